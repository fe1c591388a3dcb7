"""The engine's contract, kept: the game and its state, bound to the chapters that hold the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.engine.roomed import Position, RoomedGame
from katabasis.engine.rooms import Tables
from katabasis.engine.state import View
from katabasis.games.ahuris.actions import ACTIONS, OUTCOMES
from katabasis.games.ahuris.apply import answer, proceed
from katabasis.games.ahuris.legal import chance_outcomes, legal_actions, sample
from katabasis.games.ahuris.meta import COMPETITIVE, DEFAULT_MODE, MODE_SEATS, MODES, SEAT_NAMES, TITLE
from katabasis.games.ahuris.mind.contract import OPINIONS
from katabasis.games.ahuris.questions import KINDS
from katabasis.games.ahuris.resample import deal_hidden, peeks
from katabasis.games.ahuris.rules.ending import shares, winning_seats
from katabasis.games.ahuris.state import AhurisState, copy_into, key_of
from katabasis.games.ahuris.view import AhurisView
from katabasis.games.ahuris.words.contract import LAYOUT, WORDING
from katabasis.games.ahuris.words.events import EVENTS


class Ahuris(AhurisState):
    """A position of 3 ahuris that keeps the contract."""

    def legal_actions(self) -> list[Action]:
        return legal_actions(self)

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        return chance_outcomes(self)

    def sample(self, rng: Rng) -> Action:
        return sample(self, rng)

    def apply(self, action: Action) -> None:
        answer(self, self.pending.now, action)
        proceed(self)

    def proceed(self) -> None:
        proceed(self)

    def peeks(self, action: Action) -> bool:
        return peeks(self, action)

    def copy(self) -> Position:
        other = Ahuris()
        copy_into(self, other)
        return other

    def deal_hidden(self, seat: int, rng: Rng) -> None:
        deal_hidden(self, seat, rng)

    def key(self) -> list[int]:
        return key_of(self)

    def winners(self) -> list[int]:
        return winning_seats(self)

    def returns(self) -> list[float]:
        return shares(self)

    def view(self, seat: int) -> View:
        return AhurisView(self, seat)

    @property
    def game(self) -> RoomedGame:
        return GAME


class AhurisGame(RoomedGame):
    """3 ahuris dans une forteresse."""

    def blank(self) -> Position:
        return Ahuris()

    def checked(self, seats: int | None, options: Mapping[str, object]) -> tuple[int, dict[str, str]]:
        """The mode says how many seats there are; without one, the seats choose the mode."""
        mode = self.options[0].check(options["mode"]) if "mode" in options else ""
        if seats is None and mode:
            seats = MODE_SEATS[MODES.index(mode)]
        seats, chosen = super().checked(seats, options)
        if not mode:
            chosen["mode"] = MODES[DEFAULT_MODE[seats]]
        elif MODE_SEATS[MODES.index(mode)] != seats:
            needed = MODE_SEATS[MODES.index(mode)]
            raise BadOption(f"mode {mode} takes {needed} seat{'s' if needed > 1 else ''}, not {seats}")
        if "goal" in options and COMPETITIVE[MODES.index(chosen["mode"])] and chosen["goal"] != self.options[1].default:
            raise BadOption(f"mode {chosen['mode']} has no goal to reach: leave out the option goal")
        return seats, chosen

    def seats_and_options(self, position: Mapping[str, Any]) -> tuple[int, dict[str, str]]:
        options = {option.name: str(position[option.name]) for option in self.options}
        return MODE_SEATS[MODES.index(options["mode"])], options

    def seat_names(self, seats: int) -> list[str]:
        return SEAT_NAMES[seats]


GAME: Final = AhurisGame(TITLE, Tables(ACTIONS, OUTCOMES, KINDS, EVENTS), LAYOUT, WORDING, OPINIONS)
