"""Setup: the road, the pawns, the decks, Treasures, and who begins (rulebook, "Mise en Place")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import bit
from katabasis.games.cerbere.actions import BOARD_IDS
from katabasis.games.cerbere.bags import FIRST_BETRAYAL, ONE
from katabasis.games.cerbere.board.boards import Wishes, next_boards, road_from_text, road_of
from katabasis.games.cerbere.board.roads import TREASURE as TREASURE_SYMBOL
from katabasis.games.cerbere.board.roads import Road
from katabasis.games.cerbere.data.betrayal import BASE, BETRAYAL
from katabasis.games.cerbere.data.betrayal import COPIES as BETRAYAL_COPIES
from katabasis.games.cerbere.data.survival import COPIES as SURVIVAL_COPIES
from katabasis.games.cerbere.data.survival import FIRST_EDITION, SECOND_EDITION, SURVIVAL
from katabasis.games.cerbere.meta import (
    FASTEST,
    OPTIONS,
    PRINTED,
    RANDOM,
    SEAT_NAMES,
    SECOND,
    SLOWEST,
    THREE_PLAYER_MINIMUM,
    TREASURES_IN_ALL,
)
from katabasis.games.cerbere.questions import ASSEMBLE, BEGIN, BOARD, CARDS, FIRST, ROLL, ROLLED, TREASURE
from katabasis.games.cerbere.rules.cards import draw
from katabasis.games.cerbere.rules.powers import NO_POWER
from katabasis.games.cerbere.rules.turn import SAME_SEAT
from katabasis.games.cerbere.state import CerbereState, Player, after, note, owe, pop
from katabasis.games.cerbere.words.events import BEGINS, BOARD_CHOSEN, ROLLS

BOARDS_OF_A_ROAD: Final = 4
ALL_TREASURES: Final = 127
ALL_HARPIES: Final = 7
TAKES: Final = 9  # in the place of a roll: takes a Treasure
PASSES: Final = 1  # or not


def normal_minimum(seats: int) -> int:
    """CER-DIFF-01, CER-3P-01"""
    return THREE_PLAYER_MINIMUM if seats == 3 else SLOWEST


def decide(s: CerbereState, seats: int, options: Mapping[str, str]) -> None:
    """What the table decided, in the few numbers that the rules look at.  CER-DIFF-01, CER-DIFF-02, CER-CAP-10"""
    s.seats = seats
    s.options = dict(options)
    s.settings = [setting(options, place) for place in range(len(OPTIONS))]
    s.edition = int(options["edition"])
    s.minimum = normal_minimum(seats) + int(options["difficulty"])
    s.den_closed = 1 if s.edition == SECOND or options["den_token"] == "true" else 0


def setting(options: Mapping[str, str], place: int) -> int:
    """An option as a number; a board by its letters, so that different boards differ."""
    option = OPTIONS[place]
    value = options[option.name]
    if option.values:
        return option.values.index(value)
    if option.name != "board":
        return int(value)
    number = 0
    for letter in value:
        number = (number * 31 + ord(letter)) % 1_000_000_007
    return 0 if value == PRINTED else number


def lay_out(s: CerbereState) -> None:
    """Everything in its place; seats and options are decided already.  CER-SETUP-04 to 09"""
    s.chosen = []
    s.road = road_of(["e2"]) if s.options["board"] == PRINTED else road_from_text(s.options["board"])
    s.rage = s.seats
    s.speed = s.minimum
    s.players = [Player(0) for _ in range(s.seats)]
    s.adventurers = bit(s.seats) - 1
    s.captured = []
    s.harpies = ALL_HARPIES
    s.barques = [0, 0, 0]
    s.seen_by = [0, 0, 0]
    s.survival = full_survival(s)
    s.betrayal = full_betrayal(s)
    s.treasure_bag = ALL_TREASURES
    s.rolls = [0] * s.seats
    s.power = NO_POWER
    take_road(s, s.road)


def take_road(s: CerbereState, road: Road) -> None:
    """Pawns on the Gates of hell, Harpies on their nests, a Treasure beside the cave.  CER-SETUP-06, -12, -13

    There are seven Treasures in all: if seven players get one each, none is left for the cave.  CER-R-76
    """
    s.road = road
    for player in s.players:
        player.space = road.start
    s.nests = road.nests
    left_over = int(s.options["treasures"]) < TREASURES_IN_ALL
    s.cave = 1 if TREASURE_SYMBOL in road.symbol and left_over else 0


def full_survival(s: CerbereState) -> int:
    """CER-COMP-01 to 04"""
    cards = SECOND_EDITION if s.edition == SECOND else FIRST_EDITION
    if s.options["expansion_cards"] == "true":
        cards = len(SURVIVAL)
    return sum(ONE[card] * SURVIVAL_COPIES for card in range(cards))


def full_betrayal(s: CerbereState) -> int:
    cards = len(BETRAYAL) if s.options["expansion_cards"] == "true" else BASE
    return sum(ONE[FIRST_BETRAYAL + card] * BETRAYAL_COPIES for card in range(cards))


def set_up(s: CerbereState, seats: int, options: dict[str, str]) -> None:
    """As the table wants it, for so many seats."""
    decide(s, seats, options)
    lay_out(s)
    begin(s)


def begin(s: CerbereState) -> None:
    """The road, then Treasures, then who begins, then a card each if the table wants it."""
    owe(s, BEGIN, SAME_SEAT)
    if s.options["starting_card"] == "true":
        owe(s, CARDS)
    owe(s, FIRST)
    if int(s.options["treasures"]):
        owe(s, ROLLED)
    owe(s, ASSEMBLE)
    if has_modules(s):
        owe(s, BOARD)


def has_modules(s: CerbereState) -> bool:
    """Whether the road is made of the first edition's boards."""
    return s.edition != SECOND and s.options["board"] == PRINTED


# The road


def wished(options: Mapping[str, str]) -> Wishes:
    return options["start"], options["first_middle"], options["second_middle"], options["finish"]


def skulls_wished(options: Mapping[str, str]) -> int:
    """On the boards: the die above its normal minimum counts too, Treasures count less.  CER-DIFF-03, CER-DIFF-06"""
    wanted = int(options["skulls"])
    return wanted - int(options["difficulty"]) + int(options["treasures"]) if wanted else 0


def with_expansion(options: Mapping[str, str]) -> bool:
    return options["expansion_boards"] == "true"


def board_outcomes(s: CerbereState) -> list[tuple[int, int]]:
    """Numbers of boards with their weights: every road that is as wished comes equally often."""
    chosen = tuple([BOARD_IDS[number] for number in s.chosen])
    found = next_boards(wished(s.options), with_expansion(s.options), skulls_wished(s.options), chosen)
    return [(BOARD_IDS.index(name), weight) for name, weight in found]


def reach_board(s: CerbereState) -> bool:
    while len(s.chosen) < BOARDS_OF_A_ROAD:
        outcomes = board_outcomes(s)
        if len(outcomes) > 1:
            return True
        choose_board(s, outcomes[0][0])
    pop(s)
    return False


def choose_board(s: CerbereState, number: i64) -> None:
    s.chosen.append(number)
    note(s, BOARD_CHOSEN, number)


def reach_assemble(s: CerbereState) -> None:
    pop(s)
    if has_modules(s):
        take_road(s, road_of([BOARD_IDS[number] for number in s.chosen]))


# Treasures


def reach_rolled(s: CerbereState) -> None:
    """Everybody rolls; the highest take one each; who ties for the last one rolls again.  CER-SETUP-11, CER-R-76"""
    wanted = int(s.options["treasures"])
    if wanted == s.seats:
        s.rolls = [TAKES] * s.seats
    for seat in range(s.seats):
        if s.rolls[seat] == 0:
            owe(s, ROLL, seat)
            return
    wanted -= s.rolls.count(TAKES)
    if wanted:
        award(s, wanted)
        return
    takers = [seat for seat in range(s.seats) if s.rolls[seat] == TAKES]
    pop(s)
    s.rolls = [0] * s.seats
    for seat in reversed(takers):
        owe(s, TREASURE, seat)


def award(s: CerbereState, wanted: int) -> None:
    for face in range(FASTEST, SLOWEST - 1, -1):
        count = s.rolls.count(face)
        for seat in range(s.seats):
            if s.rolls[seat] == face:
                s.rolls[seat] = TAKES if 0 < count <= wanted else 0 if wanted else PASSES
        wanted = wanted - count if count <= wanted else 0


def answer_roll(s: CerbereState, seat: i64, outcome: Action) -> None:
    pop(s)
    s.rolls[seat] = outcome.a
    note(s, ROLLS, seat, outcome.a)


# Who begins


def reach_first(s: CerbereState) -> bool:
    """A random seat, unless the host names one.  CER-SETUP-10, CER-R-74"""
    if s.options["first_player"] == RANDOM:
        return True
    choose_first(s, SEAT_NAMES.index(s.options["first_player"]))
    return False


def choose_first(s: CerbereState, seat: i64) -> None:
    pop(s)
    s.active = seat
    note(s, BEGINS, seat)


def deal_cards(s: CerbereState) -> None:
    """One Survival card each, in turn order.  CER-VAR-01, CER-R-70"""
    pop(s)
    order: list[int] = [s.active]
    while len(order) < s.seats:
        order.append(after(s, order[-1]))
    for seat in reversed(order):
        draw(s, seat, 1)
