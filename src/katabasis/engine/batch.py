"""Many matches side by side, for learning: one call answers all of them and writes what every seat asked now sees.

Chance, and seats that play at random, are answered inside; a match that ends begins anew.  Row r plays match number n
from the seed "seed/r/n", dealt as `Game.match` deals it, so that any row can be played again alone.

>>> from katabasis.games import game
>>> abyss = game("abyss")
>>> batch = Batch(abyss.new(2, {}), abyss.mind().features(), abyss.actions, 2, 4, "reef", 0)
>>> batch.begin_all()
>>> batch.show()
>>> batch.play(batch.choices())
>>> batch.show()
>>> len(batch.seen()) == 4 * abyss.mind().features().size, len(batch.masks()) == 4 * len(abyss.actions)
(True, True)
"""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng, seed_both
from katabasis.engine.errors import IllegalAction
from katabasis.engine.features import NOUGHTS, Features
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State


class Batch:
    """So many matches of one game with the same seats and options."""

    start: State  # the position every match begins with
    features: Features
    table: list[Action]
    seats: int
    rows: int
    seed: str
    random: int  # seats that play at random, one bit each
    states: list[State]
    dealers: list[Rng]
    players: list[Rng]  # for the seats that play at random, and for `choices`
    numbers: list[int]  # by row, the match being played
    legal: list[list[Action]]  # by row, what may be answered
    ended: list[int]  # rows whose match has ended since the last `play`
    results: list[list[float]]  # and what each seat has won there
    endings: list[str]
    last: list[State]  # and the final positions
    _seen: BytesWriter
    _masks: BytesWriter
    _asked: BytesWriter

    def __init__(
        self,
        start: State,
        features: Features,
        table: list[Action],
        seats: int,
        rows: int,
        seed: str,
        random: int,
    ) -> None:
        self.start, self.seats = start, seats
        self.features, self.table = features, table
        self.rows, self.seed, self.random = rows, seed, random
        self.states = [start for _ in range(rows)]
        self.dealers = [Rng("") for _ in range(rows)]
        self.players = [Rng("") for _ in range(rows)]
        self.numbers = [-1] * rows
        self.legal = [[] for _ in range(rows)]
        self._forget()
        self._seen = BytesWriter()
        self._masks = BytesWriter()
        self._asked = BytesWriter()

    def begin_all(self) -> None:
        """Begin every match anew, the first of each row."""
        self._forget()
        for row in range(self.rows):
            self.numbers[row] = -1
            self._begin(row)

    def _forget(self) -> None:
        self.ended = []
        self.results = []
        self.endings = []
        self.last = []

    def _begin(self, row: i64) -> None:
        """The row's next match, up to the first seat that does not play at random."""
        while True:
            number = self.numbers[row] + 1
            self.numbers[row] = number
            state = self.start.copy()
            self.states[row] = state
            seed_both(f"{self.seed}/{row}/{number}", self.dealers[row], self.players[row])
            if self._advance(state, row):
                return

    def _advance(self, state: State, row: i64) -> bool:
        """Let chance and the seats that play at random answer; whether the match goes on."""
        dealer = self.dealers[row]
        at_random: i64 = self.random
        while True:
            seat: i64 = state.to_move
            if seat == CHANCE:
                state.apply(state.sample(dealer))
            elif seat == OVER:
                return False
            elif (at_random >> seat) & 1:
                legal = state.legal_actions()
                state.apply(legal[self.players[row].below(len(legal))])
            else:
                return True

    def answer(self, row: i64, action: Action) -> None:
        """Answer one match, which is trusted to be legal; if it ends there, the row's next one begins."""
        state = self.states[row]
        state.apply(action)
        if not self._advance(state, row):
            if row not in self.ended:  # else a match in which nobody here was asked
                self.ended.append(row)
                self.results.append(state.returns())
                self.endings.append(state.ending)
                self.last.append(state)
            self._begin(row)

    def play(self, answers: list[int]) -> None:
        """Answer every match by the number of an action."""
        if len(answers) != self.rows:
            raise IllegalAction(f"there are {self.rows} matches and {len(answers)} answers")
        size: i64 = len(self.table)
        masks = self._masks
        for row in range(self.rows):
            index: i64 = answers[row]
            if index < 0 or index >= size or masks[row * size + index] != 1:
                raise IllegalAction(f"action {index} is no answer to the question asked now in row {row}")
        self._forget()
        for row in range(self.rows):
            self.answer(row, self.table[answers[row]])

    def show(self) -> None:
        """Write what the seat asked now sees in every row, and what it may answer."""
        seen = self._seen
        masks = self._masks
        asked = self._asked
        seen.truncate(0)
        masks.truncate(0)
        asked.truncate(0)
        features = self.features
        size: i64 = len(self.table)
        nothing = NOUGHTS[size]
        start: i64 = 0
        for row in range(self.rows):
            state = self.states[row]
            seat = state.to_move
            features.write(state, seat, seen)
            legal = state.legal_actions()
            self.legal[row] = legal
            masks.write(nothing)
            for action in legal:
                place: i64 = action.index
                masks[start + place] = u8(1)
            start += size
            number: i64 = seat
            asked.append(u8(number))

    def choices(self) -> list[int]:
        """An answer for every match, evenly chosen among those that were shown."""
        found: list[int] = []
        for row in range(self.rows):
            legal = self.legal[row]
            found.append(legal[self.players[row].below(len(legal))].index)
        return found

    def seen(self) -> bytes:
        """By row, the numbers of its position."""
        return self._seen.getvalue()

    def masks(self) -> bytes:
        """By row, a byte for each action: 1 if it may be answered."""
        return self._masks.getvalue()

    def asked(self) -> bytes:
        """By row, the seat asked."""
        return self._asked.getvalue()
