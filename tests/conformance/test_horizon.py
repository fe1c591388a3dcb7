"""Free undo gives nothing away: pairs of positions that a seat cannot tell apart, answered alike.

If all that the seat is told afterwards is the same, so is whether it may take its answer back freely; if anything is
not, it may in neither.  What is compared is what goes over the wire: question, events, view, undo, who is asked; in
the long run, where putting all into words would take hours, mostly that from which it is made.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import katabasis
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import HUMAN
from katabasis.engine.errors import NothingToUndo
from katabasis.engine.event import Event
from katabasis.engine.game import Game
from katabasis.engine.match import Match, resume
from katabasis.engine.record import Entry, Record
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.server.openapi import table_of
from katabasis.server.table.updates import update

PAIRS = 300  # a game
MANY = 100_000
SPOKEN = 50  # in the long run: one pair of so many is compared in words too
FIRST_STEPS = 12  # answers between two positions that are looked at
TABLES: dict[str, list[tuple[int | None, dict[str, str]]]] = {
    "abyss": [(2, {}), (3, {}), (4, {})],
    "cerbere": [(3, {}), (5, {}), (7, {})],
    "ahuris": [(None, {"mode": "duo"}), (None, {"mode": "quartet-competitive"}), (None, {"mode": "trio-cooperative"})],
}


def answered(state: State, action: str) -> Match:
    """A match that stood so, and the answer; what chance says is left open."""
    game = state.game
    position = state.to_json()
    seats, options = game.seats_and_options(position)
    match = resume(game, Record(game.name, game.rules_version, seats, options, HUMAN, position=position))
    match.play(action)
    return match


def told(match: Match, seat: int) -> dict[str, Any]:
    """All that a listener hears of it."""
    heard: dict[str, Any] = json.loads(update(table_of(match), seat, "en", 0))
    return heard


def seen(state: State, action: Action) -> tuple[tuple[object, ...], bool]:
    """What an answer shows who gives it, before it is put into words; and whether it may be taken back freely."""
    game, seat, after = state.game, state.to_move, state.copy()
    events: list[Event] = []
    after.notes = events
    after.apply(action)
    after.notes = None
    asked = after.to_move
    question = None if asked == OVER else game.question_message(after, seat)
    coming = [outcome.text for outcome, _ in after.chance_outcomes()] if asked == CHANCE else []
    shown = [repr(event) for event in events if event.seen_by(seat)]
    free = asked != OVER and not any(map(game.reveals, events)) and not game.peeks(state, action)
    return (asked, question, coming, shown, after.view(seat).to_json()), free


def pairs(name: str, count: int, seed: str, spoken: int = 1) -> Counter[str]:
    """Compare so many pairs of a game, one of so many in words too; what was found, by name."""
    game: Game = katabasis.game(name)
    rng = Rng(f"{name} {seed}")
    found: Counter[str] = Counter()
    tables = TABLES[name]
    while found["pairs"] < count:
        seats, options = tables[rng.below(len(tables))]
        match = game.match(seats, f"{seed} {rng.next32()}", options)
        while not match.over and found["pairs"] < count:
            for _ in range(rng.below(FIRST_STEPS)):
                if not match.over:
                    legal = match.legal_actions()
                    match.play(legal[rng.below(len(legal))])
            if match.over:
                break
            legal = match.legal_actions()
            compare(match.state, legal[rng.below(len(legal))], rng, found, spoken)
    return found


def compare(state: State, action: Action, rng: Rng, found: Counter[str], spoken: int) -> None:
    """One answer in two positions that the seat asked cannot tell apart."""
    other = state.resample(state.to_move, rng)
    here, free = seen(state, action)
    there, free_there = seen(other, action)
    found["pairs"] += 1
    found["free"] += free
    found["different"] += here != there
    assert free == free_there, (state, action)
    assert here == there or not free, (state, action)
    if found["pairs"] % spoken == 0:
        compare_in_words(state, other, action, free)


def compare_in_words(state: State, alike: State, action: Action, expected: bool) -> None:
    """The same of two tables, and of all that is sent to who sits there."""
    seat = state.to_move
    one, other = answered(state, action.text), answered(alike, action.text)
    heard, heard_there = told(one, seat), told(other, seat)
    free = [heard["undo"]["free"], heard_there["undo"]["free"]]
    assert free == [expected, expected], (state, action)
    assert heard == heard_there or not expected, (state, action)
    assert not any(one.undoable(listener) for listener in range(-1, len(one.seat_names)) if listener != seat)


@pytest.mark.parametrize("name", TABLES)
def test_who_may_take_back_freely_has_learnt_nothing(name: str) -> None:
    found = pairs(name, PAIRS, "reef")
    assert found["free"] > PAIRS // 20  # most of what could be taken back freely still can


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_who_may_take_back_freely_has_learnt_nothing_in_many_positions(name: str) -> None:
    found = pairs(name, MANY, "long", SPOKEN)
    print(name, dict(found))  # noqa: T201  # with -s: the rates in docs/quality.md
    assert found["different"] > 0
    assert found["free"] > MANY // 20


def peeking() -> Match:
    """Somebody in Abyss has just answered, nobody since, and another hand would perhaps not have been asked now."""
    rng = Rng("peek")
    while True:
        match = katabasis.game("abyss").match(2, str(rng.next32()))
        while not match.over:
            seat = match.to_move
            if match._last_of(seat) is False and match.answers:
                last = match.answers[-1].seat
                if last >= 0 and last != seat and match._last_of(last) and not match.undoable(last):
                    return match
            legal = match.legal_actions()
            match.play(legal[rng.below(len(legal))])


def test_who_is_asked_next_can_tell_what_a_hand_holds() -> None:
    """With an empty council, whoever can recruit nothing is not asked: that is no free look."""
    match = peeking()
    last = match.answers[-1].seat
    with pytest.raises(NothingToUndo):
        match.undo(last)
    assert not told(match, last)["undo"]["free"]


def test_a_record_of_before_keeps_its_undo() -> None:
    """There such an answer was taken back freely: its lines mean what they meant."""
    match = peeking()
    length, state = len(match.record), match.at(match.answers[-1].number).state
    match.record.entries.append(Entry(match.seat_names[match.answers[-1].seat], "undo 1"))
    again = katabasis.loads(match.record.text())
    assert len(again.record) == length + 1
    assert again.state == state


def test_what_the_table_takes_back_has_been_seen() -> None:
    """By consent the last answer goes; the one before it, of the same seat, is not free again."""
    match = katabasis.game("ahuris").match(seats=3, seed="seen", options={"mode": "trio-cooperative"})
    match.play("choose bard")
    assert match.undoable(0)
    match.play("choose teller")
    match.undo(1, consent=True)
    assert [answer.action.text for answer in match.answers] == ["choose bard"]
    assert not match.undoable(0)
    match.undo(0, consent=True)
    match.play("choose pirate")
    assert match.undoable(0)


def test_a_game_that_does_not_say_what_tells_is_asked_by_trying() -> None:
    """As a game of somebody else's may: who is asked next, and what is shown, in other positions."""
    abyss = katabasis.game("abyss")
    match = peeking()
    number = match.answers[-1].number
    assert abyss.peeks(match.at(number).state, match.answers[-1].action)
    choosing = katabasis.game("ahuris").match(seats=3, seed="seen", options={"mode": "trio-cooperative"})
    bard = choosing.game.action("choose bard")
    assert Game.peeks(choosing.game, choosing.state, bard) is choosing.game.peeks(choosing.state, bard) is False
    hidden = next(
        state
        for state in hands("abyss")
        if Game.peeks(abyss, state, state.legal_actions()[0])  # what a fight or a theft showed, for instance
    )
    assert hidden.to_move >= 0


def hands(name: str) -> Iterator[State]:
    """Positions of one game after another, where somebody is asked."""
    rng = Rng(name)
    while True:
        match = katabasis.game(name).match(2, str(rng.next32()))
        while not match.over:
            yield match.state.copy()
            legal = match.legal_actions()
            match.play(legal[rng.below(len(legal))])
