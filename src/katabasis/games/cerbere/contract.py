"""The engine's contract, kept: the game and its state, bound to the chapters that hold the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from katabasis.engine.action import Action
from katabasis.engine.bits import how_many
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.engine.roomed import Position, RoomedGame
from katabasis.engine.rooms import Tables
from katabasis.engine.state import View
from katabasis.games.cerbere.actions import ACTIONS, OUTCOMES
from katabasis.games.cerbere.apply import answer, proceed
from katabasis.games.cerbere.board.boards import completions
from katabasis.games.cerbere.legal import chance_outcomes, legal_actions, legal_into, sample
from katabasis.games.cerbere.meta import (
    ESCAPED,
    FASTEST,
    OF_EXPANSION,
    OF_FIRST_EDITION,
    OPTIONS,
    PRINTED,
    RANDOM,
    SEAT_NAMES,
    TITLE,
)
from katabasis.games.cerbere.mind.contract import OPINIONS
from katabasis.games.cerbere.questions import KINDS
from katabasis.games.cerbere.resample import TRIES, deal_hidden, peeks, still_asked
from katabasis.games.cerbere.rules.ending import shares, winning_seats
from katabasis.games.cerbere.setup import normal_minimum, skulls_wished, wished, with_expansion
from katabasis.games.cerbere.state import CerbereState, copy_into, key_of
from katabasis.games.cerbere.view import CerbereView
from katabasis.games.cerbere.words.contract import LAYOUT, WORDING
from katabasis.games.cerbere.words.events import EVENTS

HARDEST_FIRST_EDITION: Final = 3  # above the normal minimum.  CER-R-75


class Cerbere(CerbereState):
    """A position of Cerbère that keeps the contract."""

    def legal_actions(self) -> list[Action]:
        return legal_actions(self)

    def legal_into(self, room: list[Action]) -> int:
        return legal_into(self, room)

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        return chance_outcomes(self)

    def sample(self, rng: Rng) -> Action:
        return sample(self, rng)

    def apply(self, action: Action) -> None:
        answer(self, self.top, action)
        proceed(self)

    def proceed(self) -> None:
        proceed(self)

    def peeks(self, action: Action) -> bool:
        return peeks(self, action)

    def copy(self) -> Position:
        other = Cerbere()
        copy_into(self, other)
        return other

    def measures(self) -> dict[str, float]:
        """How many were captured, how many of them changed camp, how often everybody had a turn, who got away."""
        saved = float(len(winning_seats(self))) if self.over == ESCAPED else 0.0
        return {
            "captured": float(len(self.captured)),
            "changed camp": float(how_many(self.traitors)),
            "rounds": float(int(self.turn)) / float(int(self.seats)),
            "saved": saved,
        }

    def deal_hidden(self, seat: int, rng: Rng) -> None:
        deal_hidden(self, seat, rng)

    def still_asked(self) -> bool:
        return still_asked(self)

    def tries(self) -> int:
        return TRIES

    def key(self) -> list[int]:
        return key_of(self)

    def winners(self) -> list[int]:
        return winning_seats(self)

    def returns(self) -> list[float]:
        return shares(self)

    def view(self, seat: int) -> View:
        return CerbereView(self, seat)

    @property
    def game(self) -> RoomedGame:
        return GAME


class CerbereGame(RoomedGame):
    """Cerbère."""

    def blank(self) -> Position:
        return Cerbere()

    def checked(self, seats: int | None, options: Mapping[str, object]) -> tuple[int, dict[str, str]]:
        """Besides each option on its own: those that do not go together."""
        count, chosen = super().checked(seats, options)
        check_together(count, chosen)
        return count, chosen

    def seat_names(self, seats: int) -> list[str]:
        return SEAT_NAMES[:seats]


def check_together(seats: int, options: Mapping[str, str]) -> None:
    """A clear sentence about the first options that do not go together."""
    defaults = {option.name: option.default for option in OPTIONS}
    changed = [name for name in options if options[name] != defaults[name]]
    own = options["board"] != PRINTED
    if options["edition"] == "2":
        for name in [*OF_EXPANSION, *OF_FIRST_EDITION]:
            if name in changed:
                raise BadOption(f"option {name} belongs to the first edition: add edition=1 (CER-R-06)")
    elif options["starting_card"] == "true":
        raise BadOption("option starting_card belongs to the second edition (CER-VAR-01)")
    for name in [*OF_FIRST_EDITION, "expansion_boards"]:
        if own and name in changed:
            raise BadOption(f"option {name} chooses among the printed boards; it does not go with a board of one's own")
    highest = FASTEST if options["edition"] == "2" else normal_minimum(seats) + HARDEST_FIRST_EDITION
    minimum = normal_minimum(seats) + int(options["difficulty"])
    if minimum > min(highest, FASTEST):
        most = min(highest, FASTEST) - normal_minimum(seats)
        raise BadOption(f"option difficulty is at most {most} with {seats} seats in this edition (CER-R-75)")
    if int(options["treasures"]) > seats:
        raise BadOption(f"option treasures is at most one for each of the {seats} seats (CER-R-76)")
    first = options["first_player"]
    if first != RANDOM and first not in SEAT_NAMES[:seats]:
        raise BadOption(f"option first_player cannot be '{first}' with {seats} seats")
    if options["edition"] == "1" and not own:
        check_road(options)


def check_road(options: Mapping[str, str]) -> None:
    """There must be a road as wished.  CER-SETUP-03, CER-R-45"""
    if completions(wished(options), with_expansion(options), skulls_wished(options), ()):
        return
    roads = completions(wished(options), with_expansion(options), 0, ())
    if not roads:
        raise BadOption("two sides of one sheet cannot be used together: choose other middle boards (CER-R-45)")
    raise BadOption(f"no such road has a difficulty of {options['skulls']} skulls (CER-DIFF-03)")


GAME: Final = CerbereGame(TITLE, Tables(ACTIONS, OUTCOMES, KINDS, EVENTS), LAYOUT, WORDING, OPINIONS)
