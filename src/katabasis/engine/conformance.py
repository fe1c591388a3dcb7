"""The promises of the contract, checked on random matches.  Every game passes this one suite.

>>> from katabasis.games import game
>>> seen = check_match(game("ahuris"), seats=1, options={}, seed="reef")
>>> seen.endings
{'empty-reward'}
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from katabasis.engine.action import Action
from katabasis.engine.buffers import MOST_LEGAL, new_buffer
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.match import Match, resume
from katabasis.engine.record import parse
from katabasis.engine.seats import CHANCE, OPEN, OVER, SPECTATOR
from katabasis.engine.state import State


class BrokenPromise(AssertionError):
    """A game does not keep the contract; the sentence says which promise, in which match, after how many answers."""


@dataclass
class Coverage:
    """What random matches have shown."""

    questions: set[int] = field(default_factory=set)  # kinds
    actions: set[str] = field(default_factory=set)  # texts, of players and chance
    events: set[int] = field(default_factory=set)  # kinds
    endings: set[str] = field(default_factory=set)
    longest: int = 0
    matches: int = 0

    def add(self, other: Coverage) -> None:
        self.questions |= other.questions
        self.actions |= other.actions
        self.events |= other.events
        self.endings |= other.endings
        self.longest = max(self.longest, other.longest)
        self.matches += other.matches


def check_match(
    game: Game,
    seats: int | None,
    options: Mapping[str, object],
    seed: str,
    every: int = 25,
    position: Mapping[str, Any] | None = None,
) -> Coverage:
    """Play one random match: light promises at every answer, heavy ones about every so many answers and at the end."""
    match = game.match(seats, seed, options if position is None else None, position=position)
    return Check(match, seed, every).run()


def show(state: State, rng: Rng, seen: Coverage) -> list[Event]:
    """Play a position on at random, only to see what there is and what happens: quicker than to check it."""
    events: list[Event] = []
    state.notes = events
    while state.to_move != OVER:
        seen.questions.add(int(state.question.kind))
        if state.to_move == CHANCE:
            action = state.sample(rng)
        else:
            legal = state.legal_actions()
            action = legal[rng.below(len(legal))]
        seen.actions.add(action.text)
        state.apply(action)
    state.notes = None
    seen.events |= {event.kind for event in events}
    seen.endings.add(state.ending)
    seen.matches += 1
    return events


class Check:
    """One match under inspection."""

    def __init__(self, match: Match, seed: str, every: int) -> None:
        self.match = match
        self.game = match.game
        self.seed = seed
        self.every = every
        self.chooser = Rng(f"{seed}/chooser")
        self.spare = Rng(f"{seed}/spare")
        self.copies: list[tuple[State, int, list[int]]] = []  # an earlier position, its hash and key at that time
        self.seen = Coverage(matches=1)

    def broken(self, promise: str) -> BrokenPromise:
        return BrokenPromise(f"{self.game.name}, seed {self.seed!r}, after {len(self.match.record)} answers: {promise}")

    def demand(self, kept: bool, promise: str) -> None:
        if not kept:
            raise self.broken(promise)

    def run(self) -> Coverage:
        # the match is driven by hand, without its dealer's loop, so that chance's questions are inspected too
        match = self.match
        dealer, match.dealer = match.dealer, Human()
        for number, entry in enumerate(match.record.entries):  # dealt before the first question to a seat
            self.seen.questions.add(int(match.at(number).question.kind))
            self.seen.actions.add(entry.text)
        while not match.over:
            self.light()
            if self.chooser.below(self.every) == 0:
                self.heavy()
            if match.to_move == CHANCE:
                action = dealer.deal(match.state, len(match.record))
                assert action is not None
            else:
                legal = match.legal_actions()
                action = legal[self.chooser.below(len(legal))]
            self.seen.questions.add(int(match.question.kind))
            self.seen.actions.add(action.text)
            match.play(action)
            self.demand(len(match.record) <= self.game.bound, "the match is longer than its stated bound")
        self.heavy()
        self.at_the_end()
        return self.seen

    # At every answer

    def light(self) -> None:
        state = self.match.state
        seats = len(self.match.seat_names)
        self.demand(state.to_move == CHANCE or 0 <= state.to_move < seats, "the one to move is no seat, nor chance")
        self.demand(state.question.seat == state.to_move, "the question is not put to the one to move")
        self.demand(state.ending == "" and state.winners() == [], "a match that goes on has no ending")
        if state.to_move == CHANCE:
            self.outcomes(state)
        else:
            answers = state.legal_actions()
            self.ordered(answers, self.game.actions, "legal actions")
            room = new_buffer(MOST_LEGAL)
            self.demand(room[: state.legal_into(room)] == answers, "legal actions written to a list differ")
            answers.clear()
            answers = state.legal_actions()
            self.demand(bool(answers), "who changes a list of legal actions changes the position")
            for action in answers:
                self.demand(self.game.action(action.text) is action, f"'{action.text}' does not name its action")

    def outcomes(self, state: State) -> None:
        pairs = state.chance_outcomes()
        self.ordered([outcome for outcome, _ in pairs], self.game.outcomes, "chance outcomes")
        self.demand(all(weight > 0 for _, weight in pairs), "an outcome has no weight")
        for outcome, _ in pairs:
            self.demand(self.game.outcome(outcome.text) is outcome, f"'{outcome.text}' does not name its outcome")
        quick, plain = self.spare.copy(), self.spare.copy()
        self.demand(state.sample(quick) is State.sample(state, plain), "the fast draw differs from the plain one")
        self.spare.next32()

    def ordered(self, answers: list[Action], table: list[Action], what: str) -> None:
        self.demand(len(answers) >= 2, f"{what}: a question with fewer than two answers is asked")
        for earlier, later in pairwise(answers):
            self.demand(earlier.index < later.index, f"{what} are not sorted and unique")
        self.demand(all(table[action.index] is action for action in answers), f"{what} are not in the table")

    # Now and then

    def heavy(self) -> None:
        state = self.match.state
        self.copies_are_independent(state)
        self.travels(state)
        self.keeps_secrets(state)
        self.keeps_no_secrets(state)

    def copies_are_independent(self, state: State) -> None:
        kept = state.copy()
        self.demand(kept == state and hash(kept) == hash(state), "a copy does not equal its original")
        self.copies.append((kept, hash(kept), kept.key()))
        if state.to_move == OVER:
            return
        played = state.copy()
        before = state.key()
        played.apply(played.sample(self.spare) if state.to_move == CHANCE else played.legal_actions()[-1])
        self.demand(state.key() == before, "an answer to a copy changed the original")

    def travels(self, state: State) -> None:
        written = state.to_json()
        again = self.game.position(json.loads(json.dumps(written)))
        self.demand(again == state, "to_json and position do not lead back to the same state")
        self.demand(again.to_json() == written, "a state read back is written differently")
        self.demand(pickle.loads(pickle.dumps(state)) == state, "a pickle does not lead back to the same state")
        self.demand(copy.deepcopy(state) == state and copy.copy(state) == state, "copy and deepcopy differ")

    def keeps_secrets(self, state: State) -> None:
        for seat in [*range(len(self.match.seat_names)), SPECTATOR]:
            seen = state.view(seat)
            self.demand(bool(seen.legal) == (seat == state.to_move), "only the seat to move sees legal actions")
            other = state.resample(seat, self.spare)
            self.demand(other.view(seat).to_json() == seen.to_json(), f"the view of seat {seat} shows a secret")
            self.demand(self.game.position(other.to_json()) == other, "what was dealt again does not add up")
            for action in self.game.actions:
                reason = state.why_not(seat, action)
                self.demand((reason is None) == (action in seen.legal), f"why_not is wrong about '{action.text}'")
                if not seen.legal:
                    self.demand(other.why_not(seat, action) == reason, f"why_not('{action.text}') tells a secret")

    def keeps_no_secrets(self, state: State) -> None:
        """From the open point of view."""
        seen = state.view(OPEN)
        legal = state.legal_actions() if state.to_move >= 0 else []
        self.demand((seen.seat, seen.legal) == (OPEN, legal), "the open view does not list what the seat asked may do")
        self.demand(state.resample(OPEN, self.spare) == state, "something is hidden from the open view")
        if state.to_move >= 0:
            asked = self.game.question_message(state, state.to_move)
            self.demand(self.game.question_message(state, OPEN) == asked, "the open view reads another question")
        fields = seen.to_json()
        for seat in [*range(len(self.match.seat_names)), SPECTATOR]:
            mine = state.view(seat).to_json()
            self.demand(mine.keys() == fields.keys(), "the open view has other fields than a seat's")
            self.demand(mine["legal"] in ([], fields["legal"]), "a seat sees more legal actions than the open view")

    # At the end

    def at_the_end(self) -> None:
        match = self.match
        state = match.state
        seats = len(match.seat_names)
        self.seen.endings.add(state.ending)
        self.seen.longest = len(match.record)
        self.seen.events |= {event.kind for answer in match.answers for event in answer.events}
        self.demand(state.ending != "", "the match is over without an ending")
        self.demand(len(state.returns()) == seats, "there is not one return per seat")
        winners = [seat for seat, won in enumerate(state.returns()) if won > 0]
        self.demand(winners == state.winners(), "returns and winners disagree")
        for earlier, hashed, key in self.copies:
            self.demand(hash(earlier) == hashed and earlier.key() == key, "an earlier copy has changed")
        self.tells()
        text = match.record.text()
        again = resume(self.game, parse(text))
        self.demand(again.state == state, "replaying the record gives another state")
        self.demand(again.record.text() == text, "the record read back is written differently")
        self.demand(not again.misdealt, "the record's seed does not deal what was dealt")

    def tells(self) -> None:
        """What happened, to each seat a part of what the open view tells."""
        match = self.match
        lines = [str(entry) for entry in match.record.entries]
        self.demand(match.transcript(OPEN) == lines, "a line is hidden from the open view")
        for seat in [*range(len(match.seat_names)), SPECTATOR]:
            told = iter(match.events(OPEN))
            self.demand(all(event in told for event in match.events(seat)), "the open view misses an event")
            for line, shown in zip(lines, match.transcript(seat), strict=True):
                self.demand(shown == line or shown.endswith(" ?"), "a seat reads a line that was not written")
