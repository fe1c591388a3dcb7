"""The engine's contract, kept: the game and its state, bound to the chapters that hold the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.message import Message, Reason
from katabasis.engine.mind import Mind
from katabasis.engine.stack import Pending
from katabasis.engine.state import State, View
from katabasis.engine.study import Study
from katabasis.games.ahuris.actions import ACTIONS, OUTCOMES
from katabasis.games.ahuris.apply import answer, proceed
from katabasis.games.ahuris.legal import chance_outcomes, legal_actions, sample
from katabasis.games.ahuris.meta import (
    BOUND,
    COLLECTION_VALUE,
    COMPETITIVE,
    DEFAULT_MODE,
    ENDINGS,
    HOME,
    LEVEL_GAIN_LIFE,
    MODE_SEATS,
    MODES,
    NAME,
    OPTIONS,
    RULES_VERSION,
    SEAT_NAMES,
    SEATS,
    SHORT_REWARD,
)
from katabasis.games.ahuris.mind.contract import MIND
from katabasis.games.ahuris.mind.statistics import STUDY
from katabasis.games.ahuris.questions import KINDS
from katabasis.games.ahuris.resample import resample_hidden
from katabasis.games.ahuris.rules.ending import shares, winning_seats
from katabasis.games.ahuris.setup import begin, lay_out
from katabasis.games.ahuris.state import AhurisState, copy_into, fortress, key_of
from katabasis.games.ahuris.view import AhurisView
from katabasis.games.ahuris.words.events import EVENTS
from katabasis.games.ahuris.words.narrate import described, question_asked, told
from katabasis.games.ahuris.words.position_reading import read_position
from katabasis.games.ahuris.words.position_writing import written
from katabasis.games.ahuris.words.reasons import related, why_not


class Ahuris(AhurisState):
    """A position of 3 ahuris that keeps the contract."""

    @property
    def to_move(self) -> int:
        return self.asked

    @property
    def question(self) -> Pending:
        return self.pending.now

    def legal_actions(self) -> list[Action]:
        return legal_actions(self)

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        return chance_outcomes(self)

    def sample(self, rng: Rng) -> Action:
        return sample(self, rng)

    def apply(self, action: Action) -> None:
        answer(self, self.pending.now, action)
        proceed(self)

    def copy(self) -> State:
        other = Ahuris()
        copy_into(self, other)
        return other

    def returns(self) -> list[float]:
        return shares(self)

    def winners(self) -> list[int]:
        return winning_seats(self)

    @property
    def ending(self) -> str:
        return ENDINGS[self.over]

    def view(self, seat: int) -> View:
        return AhurisView(self, seat)

    def resample(self, seat: int, rng: Rng) -> State:
        other = Ahuris()
        copy_into(self, other)
        resample_hidden(other, seat, rng)
        return other

    def audience(self) -> int:
        """Only the fortress player sees the Danger cards it draws and the one it puts back.  AHU-R-49"""
        return KINDS.audience(self.pending.now, fortress(self))

    def why_not(self, seat: int, action: Action) -> Reason | None:
        return why_not(self, seat, action)

    def key(self) -> list[int]:
        return key_of(self)

    def to_json(self) -> dict[str, Any]:
        return written(self)

    @property
    def game(self) -> Game:
        return GAME


class AhurisGame(Game):
    """3 ahuris dans une forteresse."""

    def __init__(self) -> None:
        self.name = NAME
        self.home = HOME
        self.rules_version = RULES_VERSION
        self.seats = SEATS
        self.options = OPTIONS
        self.actions = ACTIONS
        self.outcomes = OUTCOMES
        self.bound = BOUND
        super().__init__()

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

    def new(self, seats: int, options: Mapping[str, object]) -> State:
        seats, chosen = self.checked(seats, options)
        s = Ahuris()
        s.mode = MODES.index(chosen["mode"])
        s.goal = int(chosen["goal"])
        s.level_gain_life = LEVEL_GAIN_LIFE.index(chosen["level_gain_life"])
        s.short_reward = SHORT_REWARD.index(chosen["short_reward"])
        s.collection_value = COLLECTION_VALUE.index(chosen["collection_value"])
        lay_out(s)
        begin(s)
        proceed(s)
        return s

    def position(self, position: Mapping[str, Any]) -> State:
        s = Ahuris()
        read_position(s, position)
        proceed(s)
        return s

    def seats_and_options(self, position: Mapping[str, Any]) -> tuple[int, dict[str, str]]:
        options = {option.name: str(position[option.name]) for option in self.options}
        return MODE_SEATS[MODES.index(options["mode"])], options

    def seat_names(self, seats: int) -> list[str]:
        return SEAT_NAMES[seats]

    def question_message(self, state: State, seat: int) -> Message:
        assert isinstance(state, AhurisState)
        return question_asked(state, seat)

    def action_message(self, action: Action) -> Message:
        return described(action)

    def event_message(self, event: Event) -> Message:
        return told(event)

    def reveals(self, event: Event) -> bool:
        return EVENTS[event.kind].shows

    def mind(self) -> Mind:
        return MIND

    def study(self) -> Study | None:
        return STUDY

    def related(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, AhurisState)
        return related(state, seat)


GAME: Final = AhurisGame()
