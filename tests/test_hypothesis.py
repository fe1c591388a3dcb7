"""A match keeps its promises whatever is done with it: answered, taken back, saved, branched, taken up elsewhere."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import katabasis
from katabasis.engine.chance import Rng
from katabasis.engine.errors import NothingToUndo
from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE, OVER, SPECTATOR
from katabasis.engine.state import State
from katabasis.games.ahuris.meta import MODES
from scenario_ahuris import AHURIS

CHOICES = st.integers(0, 9_999)
SEEDS = st.integers(0, 999).map(lambda number: f"machine {number}")
SEATS = st.sampled_from([None, 0, 1, 2, 3])
LENGTH = 40  # steps of one story
STORIES = 12  # of each mode


def lines(match: Match) -> list[str]:
    return [str(entry) for entry in match.record.entries]


def replayed(match: Match, count: int) -> State:
    """The position after the first answers that still stand."""
    position = match.record.position
    state = AHURIS.new(match.record.seats, match.record.options) if position is None else AHURIS.position(position)
    for one in match.answers[:count]:
        state.apply(one.action)
    return state


class Story(RuleBasedStateMachine):
    """All that can be done with a match, in any order."""

    match: Match
    before: list[str]  # the record's lines after the last step

    def __init__(self, mode: str) -> None:
        super().__init__()
        self.mode = mode

    def take_up(self, match: Match) -> None:
        self.match = match
        self.before = lines(match)

    # What is done

    @initialize(seed=SEEDS)
    def begin(self, seed: str) -> None:
        self.take_up(AHURIS.match(seed=seed, options={"mode": self.mode}))

    @precondition(lambda self: not self.match.over)
    @rule(choices=st.lists(CHOICES, min_size=1, max_size=6), by_text=st.booleans())
    def answer(self, choices: list[int], by_text: bool) -> None:
        for choice in choices:
            if self.match.over:
                break
            legal = self.match.legal_actions()
            chosen = legal[choice % len(legal)]
            count = len(self.match.answers)
            self.match.play(chosen.text if by_text else chosen)
            assert self.match.answers[count].action is chosen
            assert all(later.seat == CHANCE for later in self.match.answers[count + 1 :])

    @rule(seat=SEATS)
    def take_back_freely(self, seat: int | None) -> None:
        match = self.match
        last = match.answers[-1].seat if match.answers else CHANCE
        asked = last if seat is None else seat
        allowed = match.undoable(asked)
        assert not allowed or (last == asked and last != CHANCE)
        if allowed:
            expected = replayed(match, len(match.answers) - 1)
            assert match.undo(seat) == 1
            assert match.state == expected
            assert lines(match)[-1].split() == [match.seat_names[asked], "undo", "1"]
        else:
            self.refuse_undo(seat, consent=False)

    @rule(seat=SEATS)
    def take_back_by_consent(self, seat: int | None) -> None:
        match = self.match
        own = [n for n, one in enumerate(match.answers) if one.seat != CHANCE and seat in (None, one.seat)]
        if own:
            expected = replayed(match, own[-1])
            count = len(match.answers) - own[-1]
            assert match.undo(seat, consent=True) == count
            assert match.state == expected
            assert lines(match)[-1].split() == ["*", "undo", str(count)]
        else:
            self.refuse_undo(seat, consent=True)

    def refuse_undo(self, seat: int | None, consent: bool) -> None:
        state = self.match.state.copy()
        with pytest.raises(NothingToUndo):
            self.match.undo(seat, consent=consent)
        assert self.match.state == state
        assert lines(self.match) == self.before

    @rule()
    def save_and_load(self) -> None:
        text = self.match.record.text()
        again = katabasis.loads(text)
        assert again.record.text() == text
        assert again.misdealt == []
        assert again.answers == self.match.answers
        self.take_up(again)

    @rule(where=CHOICES, seed=SEEDS)
    def branch(self, where: int, seed: str) -> None:
        at = where % (len(self.match.record) + 1)
        text, state = self.match.record.text(), self.match.state.copy()
        branch = self.match.branch(at, seed)
        assert lines(branch)[:at] == self.before[:at]
        assert branch.to_move != CHANCE
        assert (self.match.record.text(), self.match.state) == (text, state)
        self.take_up(branch)

    @rule(seed=SEEDS)
    def take_up_from_the_position(self, seed: str) -> None:
        match = AHURIS.match(seed=seed, position=json.loads(json.dumps(self.match.state.to_json())))
        assert match.state == self.match.state
        assert (match.record.seats, match.record.options) == (self.match.record.seats, self.match.record.options)
        self.take_up(match)

    @rule(seed=SEEDS)
    def look_from_every_seat(self, seed: str) -> None:
        state = self.match.state
        for seat in [*range(len(self.match.seat_names)), SPECTATOR]:
            seen = state.view(seat)
            assert seen.legal == (state.legal_actions() if seat == state.to_move else [])
            other = state.resample(seat, Rng(seed))
            assert other.view(seat).to_json() == seen.to_json()
            assert AHURIS.position(other.to_json()) == other
            assert len(self.match.transcript(seat)) == len(self.match.record)

    # What is always true

    @invariant()
    def a_seat_is_asked_and_has_a_choice(self) -> None:
        state = self.match.state
        if state.to_move == OVER:
            assert state.ending != ""
            assert self.match.legal_actions() == []
            return
        assert 0 <= state.to_move < len(self.match.seat_names)  # chance is the dealer's
        assert state.question.seat == state.to_move
        legal = state.legal_actions()
        assert len(legal) > 1
        assert all(earlier.index < later.index for earlier, later in pairwise(legal))
        assert (state.ending, state.winners(), sum(state.returns())) == ("", [], 0)

    @invariant()
    def the_record_only_grows(self) -> None:
        now = lines(self.match)
        assert now[: len(self.before)] == self.before
        self.before = now

    @invariant()
    def replaying_leads_here(self) -> None:
        assert replayed(self.match, len(self.match.answers)) == self.match.state
        standing: list[str] = []
        for entry in self.match.record.entries:
            if entry.takes_back:
                del standing[-entry.takes_back :]
            else:
                standing.append(entry.text)
        assert standing == [one.action.text for one in self.match.answers]

    @invariant()
    def the_cards_add_up(self) -> None:
        written = self.match.state.to_json()
        again = AHURIS.position(written)
        assert again == self.match.state
        assert again.to_json() == written


@pytest.mark.parametrize("mode", MODES)
def test_a_match_keeps_its_promises_whatever_is_done_with_it(mode: str) -> None:
    told = settings(max_examples=STORIES, stateful_step_count=LENGTH, deadline=None, derandomize=True)
    run_state_machine_as_test(lambda: Story(mode), settings=told)  # type: ignore[arg-type]
