"""Title, seats, editions, options: what a table decides before it plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from katabasis.engine.errors import BadOption
from katabasis.engine.option import Option
from katabasis.engine.rooms import Title
from katabasis.games.cerbere.board.boards import canonical, ids, printed, read_file, read_text
from katabasis.games.cerbere.board.drawing import svg
from katabasis.games.cerbere.board.files import judged

NAME: Final = "cerbere"
HOME: Final = "katabasis.games.cerbere"
RULES_VERSION: Final = 1
SEATS: Final = [3, 4, 5, 6, 7]
SEAT_NAMES: Final = ["blue", "pink", "green", "red", "yellow", "white", "violet"]
MOST_SEATS: Final = 7

SECOND: Final = 2
FIRST: Final = 1

SLOWEST: Final = 3  # faces of the Speed die
FASTEST: Final = 8
THREE_PLAYER_MINIMUM: Final = 5  # CER-3P-01
TREASURES_IN_ALL: Final = 7
MOST_SKULLS: Final = 30

YES_NO: Final = ["true", "false"]
RANDOM: Final = "random"
PRINTED: Final = "printed"
SIDES: Final = ["a", "b", RANDOM]
MIDDLES: Final = [*ids("intermediate", ("1e", "exp")), RANDOM]


class BoardOption(Option):
    """The printed boards, or boards from somebody's own file, written in one line so that a record holds them."""

    def check(self, value: object) -> str:
        text = str(value).strip()
        return PRINTED if text.lower() in ("", PRINTED) else canonical(read_text(text))

    def typed(self, text: str) -> str:
        """On a command line a file is named; nothing else ever opens one."""
        if text.lower() in ("", PRINTED):
            return PRINTED
        if not Path(text).is_file():
            raise BadOption(f"option board cannot be '{text}'; give '{PRINTED}' or the name of a board file")
        return canonical(read_file(Path(text)))

    def printed(self) -> dict[str, Any]:
        return dict(printed())

    def judged(self, text: str) -> dict[str, Any]:
        return judged(text)

    def drawn(self, value: str) -> str:
        return svg(list(printed().values())[:1] if value == PRINTED else read_text(value))


OPTIONS: Final[list[Option]] = [
    Option("edition", "2", "CER-R-01", values=["2", "1"]),
    Option("difficulty", "0", "CER-R-75", presets={"normal": 0}, low=0, high=5),
    Option("starting_card", "false", "CER-VAR-01", values=YES_NO),
    Option("first_player", RANDOM, "CER-R-74", values=[RANDOM, *SEAT_NAMES]),
    Option("start", RANDOM, "CER-SETUP-03", values=SIDES),
    Option("first_middle", RANDOM, "CER-SETUP-03", values=MIDDLES),
    Option("second_middle", RANDOM, "CER-SETUP-03", values=MIDDLES),
    Option("finish", RANDOM, "CER-SETUP-03", values=SIDES),
    Option("skulls", "0", "CER-DIFF-03", presets={"any": 0, "advised": 10}, low=0, high=MOST_SKULLS),
    Option("expansion_boards", "false", "CER-COMP-09", values=YES_NO),
    Option("expansion_cards", "false", "CER-COMP-09", values=YES_NO),
    Option("treasures", "0", "CER-SETUP-11", presets={"none": 0}, low=0, high=TREASURES_IN_ALL),
    Option("den_token", "false", "CER-CAP-11", values=YES_NO),
    BoardOption("board", PRINTED, "CER-R-03", values=()),
]
OF_FIRST_EDITION: Final = ["start", "first_middle", "second_middle", "finish", "skulls"]
OF_EXPANSION: Final = ["expansion_boards", "expansion_cards", "treasures", "den_token"]

# No match is longer.  In principle cards that pull the die back can delay the Hunt for ever.  CER-R-36
BOUND: Final = 1_000_000

# How a match ends.
PLAYING: Final = 0
ESCAPED: Final = 1  # the Barque was full at the end of a turn
ALL_CAPTURED: Final = 2
TOO_FEW: Final = 3  # Adventurers to fill the Barque
ENDINGS: Final = ["", "escaped", "all-captured", "too-few"]

TITLE: Final = Title(NAME, HOME, RULES_VERSION, SEATS, OPTIONS, BOUND, ENDINGS)
