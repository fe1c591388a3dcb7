"""A match: answers, events, undo, branches, dealers, records read back, copies, and what a seat may read of it."""

from __future__ import annotations

import copy
import dataclasses
import hashlib
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import katabasis
from counting import COUNTING, Count
from katabasis.engine.chance import Rng
from katabasis.engine.course import STRETCH
from katabasis.engine.dealers import Human, Script, commitment, derived_seed
from katabasis.engine.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    ChanceError,
    IllegalAction,
    KatabasisError,
    NothingToUndo,
)
from katabasis.engine.event import Event
from katabasis.engine.match import Match, resume
from katabasis.engine.record import Entry, Promise, Record, digest, parse
from katabasis.engine.seats import CHANCE, EVERYONE, NOBODY, OPEN, OVER, SPECTATOR
from katabasis.engine.state import State
from katabasis.games.ahuris.meta import MODES
from katabasis.games.ahuris.words.events import EVENTS
from scenario_ahuris import AHURIS, EXPLORATION_STEP, Table, hero, scenario

FORTRESS = 1  # its seat in duo


def answer(match: Match, chooser: Rng) -> None:
    """One answer at random; chance is the dealer's."""
    legal = match.legal_actions()
    match.play(legal[chooser.below(len(legal))])


def begun(mode: str = "solo", seed: str = "reef", answers: int = 25) -> Match:
    """A seeded match after some answers of its seats."""
    match = AHURIS.match(seed=seed, options={"mode": mode})
    chooser = Rng(f"{seed}/chooser")
    for _ in range(answers):
        if match.over:
            break
        answer(match, chooser)
    return match


def played_on(match: Match) -> None:
    """To the end, each seat giving its first answer."""
    while not match.over:
        match.play(match.legal_actions()[0])


def finished(mode: str = "solo", seed: str = "reef") -> Match:
    return begun(mode, seed, answers=100_000)


def lines(match: Match) -> list[str]:
    """The record's lines, one blank between who and what."""
    return [f"{entry.who} {entry.text}" for entry in match.record.entries]


def names(match: Match, seat: int, since: int = 0) -> list[str]:
    return [EVENTS[event.kind].name for event in match.events(seat, since)]


def choosing() -> Match:
    """Three seats choose their heroes; chance waits."""
    return AHURIS.match(3, dealer=Script([]), options={"mode": "trio-cooperative"})


def tied() -> Table:
    """Bard and Pirate of equal Rapidity, and a Fortune-teller to heal: three questions in a row without chance."""
    return scenario(bard=hero("h"), pirate=hero("d"), teller=hero("h", life=1, paralysis=2), pending=EXPLORATION_STEP)


def trapped() -> Table:
    """Duo: an unlucky Pirate in a trap; whatever the fortress returns, no die is thrown before the next question."""
    heroes: dict[str, Any] = {"bard": hero("h"), "teller": hero("d"), "pirate": hero("ds", unlucky=True)}
    table = scenario(mode="duo", explore="pirate", **heroes)
    return table.deal(5, "danger 10h", "danger 10c")


# Played and reproduced


@pytest.mark.parametrize("mode", MODES)
def test_the_same_seed_and_answers_give_the_same_match(mode: str) -> None:
    first, second = finished(mode, "again"), finished(mode, "again")
    assert first.record.text() == second.record.text()
    assert (first.state, first.returns, first.ending) == (second.state, second.returns, second.ending)
    assert first.over


def test_another_seed_deals_another_match() -> None:
    assert lines(begun(seed="reef")) != lines(begun(seed="cliff"))


def test_without_a_seed_every_match_has_a_secret_one() -> None:
    first, second = AHURIS.match(1), AHURIS.match(1)
    assert first.record.seeds != second.record.seeds
    assert len(first.record.seeds[0][1]) >= 32


def test_an_answer_is_given_by_its_text_or_as_an_action() -> None:
    by_text, by_action = begun(answers=0), begun(answers=0)
    for _ in range(20):
        chosen = by_text.legal_actions()[-1]
        by_text.play(chosen.text)
        by_action.play(chosen)
    assert by_text.record.text() == by_action.record.text()
    assert by_text.state == by_action.state


def test_chance_is_answered_until_a_seat_is_asked_or_the_match_is_over() -> None:
    match = begun(answers=0)
    chooser = Rng("until")
    while not match.over:
        assert match.to_move == 0
        assert match.question.seat == 0
        assert match.legal_actions() == match.state.legal_actions()
        answer(match, chooser)
    assert match.to_move == OVER
    assert match.legal_actions() == []
    assert match.ending != ""


def test_nothing_can_be_answered_after_the_end() -> None:
    match = finished()
    before = match.record.text()
    with pytest.raises(IllegalAction, match="the match is over"):
        match.play("combat")
    assert match.record.text() == before
    reason = match.why_not("combat", 0)
    assert reason is not None
    assert reason.key == "ahuris-why-over"


def test_a_match_has_a_seed_or_a_dealer_but_not_both() -> None:
    with pytest.raises(KatabasisError, match="not both"):
        AHURIS.match(1, seed="reef", dealer=Human())


def test_every_line_says_who_answered() -> None:
    match = begun("duo", answers=40)
    shadow = AHURIS.new(2, {"mode": "duo"})
    for entry in match.record.entries:
        who = "=" if shadow.to_move == CHANCE else match.seat_names[shadow.to_move]
        assert entry.who == who
        shadow.apply(AHURIS.answer(entry.text))
    assert shadow == match.state
    assert {entry.who for entry in match.record.entries} == {"=", "heroes", "fortress"}


# What happened, and who may know


def test_events_tell_the_fortress_player_more_than_the_others() -> None:
    match = finished("duo")
    told = [event for one in match.answers for event in one.events]
    secret = [event for event in told if event.audience != EVERYONE]
    assert {EVENTS[event.kind].name for event in secret} == {"danger-drawn-secretly", "danger-returned-secretly"}
    assert {event.audience for event in secret} == {1 << FORTRESS}
    assert match.events(FORTRESS) == told
    assert match.events(0) == match.events(SPECTATOR) == [event for event in told if event.audience == EVERYONE]


def test_events_since_a_length_of_the_record_are_the_later_ones() -> None:
    table = tied().play("explore bard").play("combat", "enemy Qh")
    length = len(table.match.record)
    table.deal(6, 6)
    assert names(table.match, 0)[0] == "explores-next"
    assert names(table.match, 0, length) == ["luck-failed", "luck-failed", "strikes-first"]
    assert names(table.match, 0, len(table.match.record)) == []


def test_messages_are_the_events_that_a_seat_may_know() -> None:
    table = trapped().play("return 10h")
    messages = [message.key for message in table.match.messages(0)]
    assert messages == [f"ahuris-event-{name}" for name in names(table.match, 0)]
    assert "ahuris-event-danger-returned-secretly" not in messages
    assert "ahuris-event-danger-returned-secretly" in [message.key for message in table.match.messages(FORTRESS)]


def test_what_is_taken_back_has_not_happened() -> None:
    table = tied().play("explore bard")
    assert "explores-next" in names(table.match, 0)
    table.match.undo(0)
    assert "explores-next" not in names(table.match, 0)


# Free undo, up to the information horizon


def test_an_answer_without_consequences_is_taken_back_freely() -> None:
    table = tied()
    before = table.match.state.copy()
    table.play("explore bard")
    assert table.asked == "level-one bard"
    assert table.match.undoable(0)
    assert table.match.undo(0) == 1
    assert table.match.state == before
    assert lines(table.match) == ["heroes explore bard", "heroes undo 1"]
    assert not table.match.undoable(0)


def test_several_answers_are_taken_back_one_by_one() -> None:
    table = tied()
    before = table.match.state.copy()
    table.play("explore bard").play("heal teller")
    assert table.life("teller") == 2
    table.match.undo(0)
    assert (table.asked, table.life("teller")) == ("level-one bard", 1)
    table.match.undo(0)
    assert table.match.state == before
    assert lines(table.match)[2:] == ["heroes undo 1", "heroes undo 1"]
    table.play("explore pirate")  # and the match goes on another way
    assert table.asked == "level-one pirate"


def test_without_a_seat_the_last_answer_is_taken_back() -> None:
    table = tied().play("explore bard")
    table.match.undo()
    assert lines(table.match)[-1] == "heroes undo 1"


@pytest.mark.parametrize("seat", [0, None, CHANCE])
def test_nothing_is_taken_back_freely_once_chance_was_drawn(seat: int | None) -> None:
    """Not even the last card or die by itself: nobody throws again."""
    table = tied().play("explore bard").play("combat", "enemy Qh")
    before = (table.match.state.copy(), lines(table.match))
    assert not table.match.undoable(0)
    with pytest.raises(NothingToUndo, match="cannot be taken back freely: chance or another seat has answered since"):
        table.match.undo(seat)
    assert (table.match.state, lines(table.match)) == before


def test_the_first_deal_is_not_dealt_again() -> None:
    match = begun(answers=0)
    before = lines(match)
    with pytest.raises(NothingToUndo):
        match.undo()
    assert lines(match) == before


def test_an_answer_is_not_taken_back_freely_once_another_seat_has_answered() -> None:
    match = choosing()
    match.play("choose pirate")
    assert match.undoable(0)
    assert not match.undoable(1)
    match.play("choose bard")
    assert not match.undoable(0)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert match.undo(1) == 1  # the other one still can: the third hero is not yet dealt anything
    assert match.undoable(0)
    assert lines(match) == ["first choose pirate", "second choose bard", "second undo 1"]
    assert match.state.to_json()["heroes"]["pirate"]["seat"] == 0


def test_nobody_takes_back_the_answer_of_another_seat() -> None:
    match = choosing()
    match.play("choose pirate")
    for seat in (1, 2, SPECTATOR):
        with pytest.raises(NothingToUndo):
            match.undo(seat)
    assert lines(match) == ["first choose pirate"]


def test_an_answer_that_showed_a_hidden_card_is_not_taken_back_freely() -> None:
    """No chance and no other seat has answered since: the kept card alone, now open, is what was learnt."""
    table = trapped().play("return 10h")
    assert table.match.answers[-1].seat == FORTRESS
    assert (table.asked, table.seat) == ("order bard", 0)
    assert "trap-star" in table.told
    assert not table.match.undoable(FORTRESS)
    for seat in (FORTRESS, None):
        with pytest.raises(NothingToUndo, match="something hidden was shown"):
            table.match.undo(seat)
    assert lines(table.match)[-1] == "fortress return 10h"


def test_the_cards_of_an_enemy_are_shown_too() -> None:
    """The Luck Roll that follows still waits for its die: what was shown is reason enough."""
    table = scenario(mode="duo", explore="pirate", pirate=hero("dsc")).deal(2, "enemy Qh")
    table.deal("danger 7s", "danger 2h", "danger 9c")
    table.play("return 9c")
    assert table.match.answers[-1].seat == FORTRESS  # chance waits for the Luck Roll
    assert "danger-joins" in table.told
    assert not table.match.undoable(FORTRESS)


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    match = choosing()
    for seat in (0, None):
        with pytest.raises(NothingToUndo):
            match.undo(seat)
        with pytest.raises(NothingToUndo):
            match.undo(seat, consent=True)
    assert lines(match) == []


# Undo by consent


def test_by_consent_all_since_the_last_decision_is_taken_back() -> None:
    table = tied().play("explore bard")
    before = table.match.state.copy()
    table.play("combat", "enemy Qh", 6, 6)
    assert table.match.undo(0, consent=True) == 4
    assert table.match.state == before
    assert lines(table.match)[-1] == "* undo 4"
    assert table.match.undo(0, consent=True) == 1
    assert lines(table.match)[-1] == "* undo 1"
    assert table.asked == "order bard"


def test_by_consent_a_seat_goes_back_past_what_others_answered() -> None:
    table = scenario(mode="duo", explore="bard", bard=hero("h"), teller=hero("h", life=1), pirate=hero("ds"))
    before = table.match.state.copy()
    table.play("heal teller", 5, "danger 10h", "danger 10c")
    table.play("return 10h")
    assert (table.asked, table.seat) == ("level-one teller", 0)
    assert table.match.undo(0, consent=True) == 5
    assert table.match.state == before
    assert lines(table.match)[-1] == "* undo 5"


def test_by_consent_without_a_seat_the_last_decision_of_any_is_taken_back() -> None:
    table = trapped()
    before = table.match.state.copy()
    table.play("return 10h")
    assert table.match.undo(consent=True) == 1
    assert table.match.state == before


def test_by_consent_a_seat_that_has_not_answered_has_nothing_to_take_back() -> None:
    match = choosing()
    match.play("choose pirate")
    with pytest.raises(NothingToUndo):
        match.undo(2, consent=True)
    assert lines(match) == ["first choose pirate"]


def test_a_person_who_deals_takes_back_one_card_or_die() -> None:
    match = AHURIS.match(1, dealer=Human())
    match.play("level Jd")
    match.play("level Qh")
    assert match.undo(consent=True) == 1
    assert match.state.to_json()["heroes"]["teller"]["cards"] == []
    match.play("level Ks")
    assert lines(match) == ["= level Jd", "= level Qh", "* undo 1", "= level Ks"]


def dealt_again(match: Match) -> list[str]:
    """What the seeds of a record deal at each of its chance lines, those taken back included."""
    seeds = dict(match.record.seeds)
    used = -1
    states = [match._first()]
    dealt = []
    for number, entry in enumerate(match.record.entries):
        if entry.takes_back:
            del states[-entry.takes_back :]
            continue
        if entry.who == "=":
            start = max(first for first in seeds if first <= number)
            if start != used:
                rng, used = Rng(seeds[start]), start
            dealt.append(states[-1].sample(rng).text)
        states.append(states[-1].copy())
        states[-1].apply(AHURIS.answer(entry.text))
    assert states[-1] == match.state
    return dealt


def chance_lines(match: Match) -> list[str]:
    return [entry.text for entry in match.record.entries if entry.who == "="]


def test_chance_never_rewinds() -> None:
    """After an undo the dealer goes on with its stream: the same answer meets other dice."""
    match = AHURIS.match(seed="rewind", position=tied().play("explore bard").match.state.to_json())
    drawn = []
    for _ in range(4):
        length = len(match.record)
        match.play("combat")
        drawn.append([entry.text for entry in match.record.entries[length + 1 :]])
        match.undo(consent=True)
    assert all(len(outcomes) > 1 for outcomes in drawn)
    assert len({tuple(outcomes) for outcomes in drawn}) == 4
    assert chance_lines(match) == dealt_again(match)


def decided(match: Match) -> bool:
    """Whether any seat has answered."""
    return any(one.seat != CHANCE for one in match.answers)


def with_undos(mode: str, seed: str = "undos") -> Match:
    """A match with many answers taken back, freely or by consent."""
    match = AHURIS.match(seed=seed, options={"mode": mode})
    chooser = Rng(f"{seed}/{mode}")
    for _ in range(60):
        if match.over:
            break
        answer(match, chooser)
        for _ in range(max(0, chooser.below(6) - 3)):  # sometimes two in a row
            if decided(match):
                match.undo(consent=not match.undoable(match.answers[-1].seat))
    return match


@pytest.mark.parametrize("mode", MODES)
def test_a_record_only_grows(mode: str) -> None:
    match = AHURIS.match(seed="grows", options={"mode": mode})
    chooser = Rng(f"grows/{mode}")
    for _ in range(50):
        before = lines(match)
        if match.over or (decided(match) and chooser.below(4) == 0):
            match.undo(consent=not match.undoable(match.answers[-1].seat))
            assert match.record.entries[len(before)].takes_back > 0
        else:
            answer(match, chooser)
        assert lines(match)[: len(before)] == before
        assert len(match.record) > len(before)


@pytest.mark.parametrize("mode", MODES)
def test_a_record_with_undo_lines_leads_back_to_the_same_match(mode: str) -> None:
    match = with_undos(mode)
    assert sum(entry.takes_back > 0 for entry in match.record.entries) > 5
    again = katabasis.loads(match.record.text())
    assert again.state == match.state
    assert again.answers == match.answers
    assert again.record == match.record
    assert again.misdealt == []
    assert chance_lines(match) == dealt_again(match)


@pytest.mark.parametrize("mode", MODES)
def test_a_match_read_back_goes_on_as_it_would_have(mode: str) -> None:
    match = with_undos(mode)
    again = katabasis.loads(match.record.text())
    chooser, same = Rng("goes on"), Rng("goes on")
    for _ in range(30):
        if match.over:
            break
        answer(match, chooser)
        answer(again, same)
    assert again.record.text() == match.record.text()


# Undo is cheap


def counted(answers: int) -> Match:
    match = COUNTING.match(1, "x")
    for number in range(answers):
        match.play(f"add {number % 2 + 1}")
    Count.applied = 0
    return match


@pytest.mark.parametrize("answers", [1, STRETCH - 1, STRETCH, STRETCH + 1, 10 * STRETCH - 1, 10 * STRETCH, 500])
def test_to_take_back_one_answer_few_are_played_again(answers: int) -> None:
    match = counted(answers)
    match.undo(0)
    assert Count.applied < STRETCH
    assert match.state == counted(answers - 1).state


def test_to_take_back_many_answers_few_are_played_again() -> None:
    for count in range(1, 501, 3):
        match = counted(500)
        match.extend([Entry("*", f"undo {count}")])
        assert Count.applied < STRETCH
        assert len(match.answers) == 500 - count
        assert match.state == Count(sum(answer.action.a for answer in match.answers))


def test_a_record_of_undos_costs_no_more_than_its_lines() -> None:
    """Answers given and taken back, thousands of times, wherever the last position was kept."""
    for before in (0, STRETCH - 1, STRETCH, 300):
        pair = [Entry("one", "add 1"), Entry("one", "undo 1")]
        record = counted(before).record
        record.entries += pair * 10_000
        Count.applied = 0
        match = resume(COUNTING, parse(record.text()))
        assert Count.applied <= before + 10_000 + STRETCH
        assert len(match.answers) == before


def test_going_back_line_by_line_costs_little_for_each() -> None:
    match = counted(600)
    for left in reversed(range(600)):
        match.undo(0)
        assert match.state == Count(3 * (left // 2) + left % 2)
    assert Count.applied < 600 * STRETCH


@pytest.mark.parametrize("mode", MODES)
def test_what_was_kept_on_the_way_is_what_was_played(mode: str) -> None:
    """After many undos the position is the one that the standing answers lead to from the beginning."""
    match = with_undos(mode)
    state = match._first()
    for place, one in enumerate(match.answers):
        for count, kept in match.course.kept:
            if count == place:
                assert kept == state
        state.apply(one.action)
    assert state == match.state
    assert len(match.course.kept) > 3


# The way it went


@pytest.mark.parametrize("mode", MODES)
def test_a_walk_goes_through_every_line_with_the_match_as_it_stood(mode: str) -> None:
    match = with_undos(mode)
    before = match.record.text()
    met = 0
    cut = resume(AHURIS, dataclasses.replace(match.record, entries=[]))
    for number, step in enumerate(match.walk()):
        cut.extend([match.record.entries[number]])
        assert (step.number, step.entry) == (number, match.record.entries[number])
        assert (step.match.state, step.match.answers) == (cut.state, cut.answers)
        assert step.match.record.entries == cut.record.entries
        assert step.takes_back == step.entry.takes_back
        if step.takes_back:
            seat = NOBODY if step.entry.who == "*" else match.seat_names.index(step.entry.who)
            assert (step.seat, step.audience, step.events) == (seat, EVERYONE, [])
        else:
            last = cut.answers[-1]
            assert (step.seat, step.audience, step.events) == (last.seat, last.audience, last.events)
        met += 1
    assert met == len(match.record)
    assert match.record.text() == before


def test_a_walk_can_begin_at_any_line() -> None:
    match = with_undos("duo")
    whole = [(step.number, step.entry, step.seat, step.events, step.match.state.copy()) for step in match.walk()]
    for since in (0, 1, 37, len(match.record) - 1, len(match.record)):
        part = [
            (step.number, step.entry, step.seat, step.events, step.match.state.copy()) for step in match.walk(since)
        ]
        assert part == whole[since:]


def test_a_match_can_be_looked_at_as_it_once_stood() -> None:
    match = with_undos("duo")
    before = (match.record.text(), match.state.copy(), copy.deepcopy(match.answers))
    for length in [*range(0, len(match.record), 5), len(match.record)]:
        past = match.at(length)
        cut = resume(AHURIS, dataclasses.replace(match.record, entries=match.record.entries[:length]))
        assert (past.state, past.answers) == (cut.state, cut.answers)
        assert past.record == cut.record
        assert past.transcript(0) == match.transcript(0)[:length]
        if not past.over:
            past.play(past.legal_actions()[0])  # nothing of it is the match's own
    assert (match.record.text(), match.state, match.answers) == before


def test_as_it_once_stood_it_does_not_deal() -> None:
    match = begun(answers=12)
    length = next(n for n, entry in enumerate(match.record.entries) if entry.who == "=" and n > 10)
    past = match.at(length)
    assert past.to_move == CHANCE
    past.deal()
    assert len(past.record) == length
    past.play(match.record.entries[length].text)
    assert past.state == match.at(length + 1).state


def test_as_it_once_stood_it_knew_only_the_seeds_of_that_time() -> None:
    match = begun(answers=12).branch(30, "another")
    match.misdealt = [2, 31]
    assert (match.at(29).record.seeds, match.at(29).misdealt) == ([(0, "reef")], [2])
    assert match.at(30).record.seeds == [(0, "reef"), (30, "another")]
    with pytest.raises(BadRecord, match="it never had -1"):
        match.at(-1)
    with pytest.raises(BadRecord, match="it never had 9999"):
        match.at(9_999)


def test_to_look_at_any_line_few_answers_are_played_again() -> None:
    match = counted(500)
    kept = match.course.kept[:]
    for length in range(501):
        Count.applied = 0
        assert match.at(length).state == Count(3 * (length // 2) + length % 2)
        assert Count.applied < STRETCH
        assert match.course.kept == kept  # the match itself still finds its way back


@pytest.mark.parametrize("mode", MODES)
def test_lines_that_another_process_has_added_are_followed(mode: str) -> None:
    match = with_undos(mode)
    entries = match.record.entries
    for cut in (0, 5, len(entries) // 2, len(entries)):
        other = resume(AHURIS, dataclasses.replace(match.record, entries=entries[:cut]))
        other.extend(entries[cut:])
        assert (other.state, other.answers, other.record.text()) == (match.state, match.answers, match.record.text())
        assert other.misdealt == []
        mine, same = copy.deepcopy(match), Rng("goes on")
        chooser = Rng("goes on")
        for _ in range(10):  # the dealer has come along
            if not mine.over:
                answer(mine, chooser)
                answer(other, same)
        assert other.record.text() == mine.record.text()


def test_a_line_that_cannot_be_is_not_followed() -> None:
    match = begun(answers=4)
    with pytest.raises(BadRecord, match=r"answer \d+ of the record, 'heroes leave': 'leave' is no answer"):
        match.extend([Entry("heroes", "leave")])
    for entry in (Entry("heroes", ""), Entry("heroes", " "), Entry("=", "die 4"), Entry("*", "undo")):
        with pytest.raises(BadRecord):
            begun(answers=4).extend([entry])


def test_a_die_that_another_process_made_up_is_noticed() -> None:
    match = next(match for match in map(of_length, range(1, 30)) if match.record.entries[-1].text.startswith("die"))
    number = len(match.record) - 1
    other = resume(AHURIS, dataclasses.replace(match.record, entries=match.record.entries[:number]))
    face = int(match.record.entries[number].text[-1])
    other.extend([Entry("=", f"die {face % 6 + 1}")])
    assert other.misdealt == [number]


# Branches


def test_a_branch_keeps_the_lines_and_deals_on_from_its_own_seed() -> None:
    match = begun(answers=12)
    whole = match.record.text()
    for at in range(0, len(match.record) + 1, 7):
        branch = match.branch(at, "another")
        assert branch.record.entries[:at] == match.record.entries[:at]
        assert branch.record.seeds[-1] == (at, "another")
        assert branch.to_move == 0
        chooser = Rng("branch")
        for _ in range(5):
            answer(branch, chooser)
        assert chance_lines(branch) == dealt_again(branch)
        again = katabasis.loads(branch.record.text())
        assert (again.state, again.misdealt) == (branch.state, [])
    assert match.record.text() == whole


def test_a_branch_and_its_original_go_on_apart() -> None:
    match = begun(answers=12)
    before = (match.record.text(), match.state.copy())
    branch = match.branch(len(match.record), "another")
    assert branch.state == match.state
    for _ in range(5):
        branch.play(branch.legal_actions()[0])
    assert (match.record.text(), match.state) == before
    match.play(match.legal_actions()[0])
    assert lines(match) != lines(branch)[: len(lines(match))]


def test_two_branches_with_one_seed_are_alike() -> None:
    match = begun(answers=12)
    assert match.branch(10, "one").record == match.branch(10, "one").record
    assert lines(match.branch(10, "one")) != lines(match.branch(10, "two"))


def test_a_branch_without_a_seed_gets_a_secret_one() -> None:
    match = begun(answers=12)
    assert match.branch(10).record.seeds[-1] != match.branch(10).record.seeds[-1]


def test_a_branch_can_be_branched_again() -> None:
    match = begun(answers=12)
    length = len(match.record)
    branch = match.branch(length, "second")
    for _ in range(6):
        branch.play(branch.legal_actions()[0])
    twig = branch.branch(len(branch.record), "third")
    for _ in range(6):
        twig.play(twig.legal_actions()[0])
    assert [seed for _, seed in twig.record.seeds] == ["reef", "second", "third"]
    assert chance_lines(twig) == dealt_again(twig)
    early = twig.branch(5, "fourth")  # before the others
    assert [seed for _, seed in early.record.seeds] == ["reef", "fourth"]


def test_a_branch_begins_before_or_after_an_undo() -> None:
    match = with_undos("solo")
    place = next(n for n, entry in enumerate(match.record.entries) if entry.takes_back)
    before, after = match.branch(place, "x"), match.branch(place + 1, "x")
    assert len(after.record.entries) > place
    assert after.record.entries[place].takes_back > 0
    assert before.record.entries[:place] == after.record.entries[:place]
    assert before.to_move == after.to_move == 0


@pytest.mark.parametrize("dealer", [Script(["level Jd", "level Qh", "level Ks", "treasure 4"]), Human()])
def test_a_match_without_a_seed_can_be_branched(dealer: Script | Human) -> None:
    match = AHURIS.match(1, dealer=dealer)
    for text in ("level Jd", "level Qh", "level Ks", "treasure 4"):
        if len(match.record) < 4:
            match.play(text)
    branch = match.branch(3, "seeded from here")
    assert lines(branch)[:3] == lines(match)[:3]
    assert branch.record.seeds == [(3, "seeded from here")]
    assert branch.to_move == 0
    assert branch.misdealt == []
    again = katabasis.loads(branch.record.text())
    assert (again.state, again.misdealt) == (branch.state, [])


@pytest.mark.parametrize("at", [-1, 1_000])
def test_a_record_is_branched_at_one_of_its_lines(at: int) -> None:
    with pytest.raises(BadRecord, match=f"cannot be branched at {at}"):
        begun(answers=2).branch(at, "x")


# Proof of fair dealing


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    for seed in ("reef", "", "深海"):
        expected = hashlib.sha256(seed.encode("utf-8")).hexdigest()
        assert commitment(seed) == expected
        assert begun(seed=seed, answers=0).record.commitment == expected


def test_a_branch_keeps_the_promise_of_the_seed_it_began_with() -> None:
    match = begun(answers=12)
    assert match.branch(10, "new").record.commitment == commitment("reef")
    assert match.branch(0, "new").record.commitment in ("", commitment("new"))  # its first seed is another one


SECRET = "00112233445566778899aabbccddeeff"


def promise(start: int = 0, words: tuple[str, ...] = ("salt", "pepper"), secret: str = SECRET) -> Promise:
    return Promise(start, commitment(secret), list(words), secret)


def test_the_seed_is_the_hash_of_the_secret_and_the_words_on_lines_of_their_own() -> None:
    for words in ([], [""], ["", ""], ["salt", "深海"], ["salt", ""]):
        text = SECRET + "".join("\n" + word for word in words)
        assert derived_seed(SECRET, words) == hashlib.sha256(text.encode("utf-8")).hexdigest()


@pytest.mark.parametrize("word", ["two\nlines", "two\rlines", "two\u2028lines", "\x00", "\ud800", "x" * 81])
def test_a_word_is_one_printable_line(word: str) -> None:
    with pytest.raises(ChanceError, match="one line"):
        derived_seed(SECRET, ["salt", word])


def test_a_secret_is_one_line() -> None:
    """Else a part of it could be called a word afterwards."""
    with pytest.raises(ChanceError, match="one line"):
        derived_seed("secret\nsalt", [])


def test_a_match_is_dealt_as_promised() -> None:
    match = AHURIS.match(options={"mode": "duo"}, promise=promise())
    seed = derived_seed(SECRET, ["salt", "pepper"])
    assert (match.record.seeds, match.record.promises, match.record.commitment) == ([(0, seed)], [promise()], "")
    assert lines(match) == lines(AHURIS.match(seed=seed, options={"mode": "duo"}))
    other = AHURIS.match(options={"mode": "duo"}, promise=promise(words=("salt", "Pepper")))
    assert lines(other) != lines(match)  # one letter of one word


def test_a_branch_is_dealt_as_promised() -> None:
    match = begun("duo", answers=12)
    seed = derived_seed(SECRET, ["salt", "pepper"])
    branch = match.branch(20, promise=promise(20))
    assert branch.record.seeds == [(0, "reef"), (20, seed)]
    assert branch.record.promises == [promise(20)]
    assert branch.record == match.branch(20, seed, promise(20)).record
    first = match.branch(0, promise=promise())
    assert (first.record.commitment, first.record.promises) == ("", [promise()])


def test_a_promise_must_fit_its_secret_and_its_seed() -> None:
    duo = {"mode": "duo"}
    with pytest.raises(KatabasisError, match="not the one that was promised"):
        AHURIS.match(options=duo, promise=Promise(0, "0" * 64, ["", ""], SECRET))
    with pytest.raises(KatabasisError, match="the seed is not the one that the secret and the words"):
        AHURIS.match(seed="chosen", options=duo, promise=promise())
    with pytest.raises(KatabasisError, match="give the seed besides"):
        AHURIS.match(options=duo, promise=Promise(0, commitment(SECRET), ["", ""]))
    with pytest.raises(KatabasisError, match="not both"):
        AHURIS.match(options=duo, promise=promise(), dealer=Human())
    with pytest.raises(BadRecord, match="cannot have a promise for line 3"):
        AHURIS.match(options=duo, promise=promise(3))
    unrevealed = Promise(0, commitment(SECRET), ["", ""])
    assert AHURIS.match(seed="kept elsewhere", options=duo, promise=unrevealed).record.promises == [unrevealed]


def test_a_promised_seed_that_is_not_shown_yet_is_not_dealt_from() -> None:
    """The seed before it deals no further than the branch."""
    match = begun("duo", answers=12).branch(20, promise=promise(20))
    chooser = Rng("goes on")
    for _ in range(10):
        answer(match, chooser)
    again = katabasis.loads(match.record.sealed().text())
    assert again.record.seeds == [(0, "reef")]
    assert (again.state, again.misdealt) == (match.state, [])
    with pytest.raises(ChanceError, match="has not been revealed"):
        played_on(again)
    place = next(number for number, entry in enumerate(match.record.entries) if entry.who == "=")
    assert place < 20
    other = "level Jh" if match.record.entries[place].text != "level Jh" else "level Js"
    record = match.record.sealed()
    del record.entries[place + 1 :]
    record.entries[place].text = other
    record.promises = []
    assert katabasis.loads(record.text()).misdealt == [place]  # what is known is still checked


def tampered(match: Match, number: int, text: str) -> str:
    """The record's text with one line changed, and its digest made to fit."""
    record = copy.deepcopy(match.record)
    record.entries[number].text = text
    body = [str(entry) for entry in record.entries]
    assert f"digest: {digest(body)}" in record.text()
    return record.text()


def of_length(answers: int) -> Match:
    return begun(answers=answers)


def test_a_die_that_the_seed_did_not_deal_is_named() -> None:
    match = next(match for match in map(of_length, range(1, 30)) if match.record.entries[-1].text.startswith("die"))
    number = len(match.record) - 1
    other = next(f"die {face}" for face in range(1, 7) if f"die {face}" != match.record.entries[number].text)
    assert match.misdealt == []
    assert katabasis.loads(match.record.text()).misdealt == []
    assert katabasis.loads(tampered(match, number, other)).misdealt == [number]


def test_the_number_of_a_misdealt_line_counts_the_answers_of_seats_too() -> None:
    match = AHURIS.match(3, "lines", {"mode": "trio-cooperative"})
    match.play("choose bard")
    match.play("choose teller")
    del match.record.entries[3:]  # up to the first card
    card = match.record.entries[2].text
    assert katabasis.loads(match.record.text()).misdealt == []
    assert katabasis.loads(tampered(match, 2, "level Jh" if card != "level Jh" else "level Js")).misdealt == [2]


def test_another_seed_did_not_deal_this() -> None:
    match = begun(answers=12)
    text = match.record.text().replace('seed 0: "reef"', 'seed 0: "cliff"')
    assert len(katabasis.loads(text).misdealt) > 3


# Dealers


def test_a_script_deals_what_it_says_then_waits() -> None:
    script = Script(["level Jd", "level Qh", "level Ks"])
    match = AHURIS.match(1, dealer=script)
    assert lines(match) == ["= level Jd", "= level Qh", "= level Ks"]
    assert match.to_move == CHANCE
    match.deal()
    assert len(match.record) == 3  # it still waits
    match.play("treasure 4")  # by hand
    assert lines(match)[-1] == "= treasure 4"
    assert len(match.state.to_json()["treasure"]) == 39


def test_a_script_cannot_deal_what_cannot_come() -> None:
    with pytest.raises(
        ChanceError, match=re.escape("the script says 'level Jd', but chance can only answer: ")
    ) as wrong:
        AHURIS.match(1, dealer=Script(["level Jd", "level Jd"]))
    assert "level Jh, level Js, level Jc, level Qh" in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_a_misspelt_script_is_told_what_is_near() -> None:
    with pytest.raises(BadNotation, match="unknown outcome 'levl Jd' in ahuris; did you mean 'level Jd'"):
        AHURIS.match(1, dealer=Script(["levl Jd"]))


def test_in_companion_mode_chance_is_asked_and_answered_by_text() -> None:
    match = AHURIS.match(1, dealer=Human())
    assert match.to_move == CHANCE
    assert [action.text for action in match.legal_actions()][:2] == ["level Jh", "level Js"]
    for text in ("level Jd", "level Qh", "level Ks", "treasure 4"):
        match.play(text)
    assert match.record.dealer == "human"
    assert match.record.seeds == []
    assert match.record.commitment == ""
    while match.to_move == CHANCE:
        match.play(match.legal_actions()[0].text)
    assert match.to_move == 0


def test_a_person_types_the_die_that_was_thrown() -> None:
    match = AHURIS.match(
        dealer=Human(),
        position={
            "heroes": {"bard": hero("h"), "teller": hero("h"), "pirate": hero("ds", explored=True)},
            "pending": [*EXPLORATION_STEP, "exploration pirate"],
        },
    )
    assert match.to_move == CHANCE
    assert [action.text for action in match.legal_actions()] == [f"die {face}" for face in range(1, 7)]
    match.play("die 4")
    assert lines(match) == ["= die 4"]
    assert match.state.to_json()["pending"][-1] == "enemy pirate"


def test_in_companion_mode_too_only_what_can_come_is_taken() -> None:
    match = AHURIS.match(1, dealer=Human())
    match.play("level Jd")
    for text, error in (("level Jd", IllegalAction), ("die 4", IllegalAction), ("die 7", BadNotation)):
        with pytest.raises(error) as wrong:
            match.play(text)
        assert f"'{text}'" in str(wrong.value)
    assert lines(match) == ["= level Jd"]


def test_a_record_dealt_by_hand_goes_on_by_hand() -> None:
    match = AHURIS.match(1, dealer=Human())
    match.play("level Jd")
    again = katabasis.loads(match.record.text())
    assert isinstance(again.dealer, Human)
    again.play("level Qh")
    assert lines(again) == ["= level Jd", "= level Qh"]


def test_a_record_whose_seed_is_still_secret_can_be_read_but_not_dealt_on() -> None:
    match = begun(answers=4)
    text = re.sub(r"seed 0: .*\n", "", match.record.text())
    again = katabasis.loads(text)
    assert (again.state, again.misdealt, again.record.commitment) == (match.state, [], commitment("reef"))
    with pytest.raises(ChanceError, match="has not been revealed"):
        again.play("combat")


# Why not?


def test_why_not_names_the_rule_for_the_seat_that_is_asked() -> None:
    table = tied()
    match = table.match
    assert match.why_not("explore bard") is None
    for action in ("explore teller", AHURIS.action("explore teller")):
        reason = match.why_not(action)
        assert reason is not None
        assert (reason.rule_id, reason.key) == ("AHU-PARA-01", "ahuris-why-paralysed")
        assert reason.values == {"hero": "@ahuris-teller", "turns": 2}


def test_why_not_tells_another_seat_that_it_is_not_asked() -> None:
    match = choosing()
    assert match.why_not("choose bard") is None
    reason = match.why_not("choose bard", 1)
    assert reason is not None
    assert (reason.key, reason.values) == ("ahuris-why-other-seat", {"seat": "@seat-0"})
    waiting = AHURIS.match(1, dealer=Human()).why_not("combat")
    assert waiting is not None
    assert waiting.key == "ahuris-why-chance-asked"


def test_an_illegal_answer_is_refused_with_its_rule_and_the_possible_ones() -> None:
    table = tied()
    before = (lines(table.match), table.match.state.copy())
    with pytest.raises(IllegalAction) as wrong:
        table.match.play("explore teller")
    assert str(wrong.value) == (
        "'explore teller' is no answer to the question asked now (AHU-PARA-01); "
        "possible are: explore bard, explore pirate"
    )
    assert (lines(table.match), table.match.state) == before


# From a position


def test_a_match_from_a_position_is_saved_and_loaded(tmp_path: Path) -> None:
    position = {
        "mode": "duo",
        "goal": 40,
        "short_reward": "loss",
        "heroes": {"bard": hero("d"), "teller": hero("hs", life=1), "pirate": hero("s", paralysis=2)},
        "pockets": [[1, 9, 9, 4]],
        "removed": [1],
        "danger_top": "9c",
    }
    match = AHURIS.match(seed="puzzle", position=position)
    assert (match.record.seats, match.record.options["mode"], match.record.options["goal"]) == (2, "duo", "40")
    assert match.record.options["short_reward"] == "loss"
    chooser = Rng("puzzle")
    for _ in range(15):
        answer(match, chooser)
    match.undo(consent=True)
    match.save(tmp_path / "puzzle.kata")
    again = katabasis.load(tmp_path / "puzzle.kata")
    assert (again.state, again.record, again.misdealt) == (match.state, match.record, [])
    assert again.branch(0, "puzzle").record.entries[0] == match.record.entries[0]


def test_a_position_in_the_middle_of_a_combat_is_played_on() -> None:
    """A match taken up from any of its positions goes on like the match itself."""
    match = begun("quartet-competitive", answers=15)
    shadow = AHURIS.new(4, {"mode": "quartet-competitive"})
    for number, entry in enumerate(match.record.entries):
        if number % 9 == 0:
            taken_up = AHURIS.match(position=shadow.to_json(), dealer=Human())
            assert taken_up.state == shadow
            for later in match.record.entries[number:]:
                taken_up.play(later.text)
            assert taken_up.state == match.state
        shadow.apply(AHURIS.answer(entry.text))


def test_a_position_that_has_ended_is_a_match_that_is_over() -> None:
    match = AHURIS.match(position=finished().state.to_json(), seed="over")
    assert match.over
    assert lines(match) == []
    assert katabasis.loads(match.record.text()).over


def test_a_match_from_an_impossible_position_does_not_begin() -> None:
    with pytest.raises(BadPosition, match="AHU-SETUP-02"):
        AHURIS.match(position={"mode": "solo"})


# Copies


def own_copy(state: State) -> State:
    return state.copy()


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("copied", [own_copy, copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("mode", MODES)
def test_copies_of_a_state_are_equal_and_independent(mode: str, copied: Callable[[State], State]) -> None:
    state = begun(mode, answers=15).state
    other = copied(state)
    assert other is not state
    assert (other, hash(other), repr(other)) == (state, hash(state), repr(state))
    key = state.key()
    other.apply(other.legal_actions()[0])
    assert state.key() == key
    assert other != state


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_copies_of_a_record_are_equal_and_independent(copied: Callable[[Record], Record]) -> None:
    record = with_undos("duo").record
    text = record.text()
    other = copied(record)
    assert (other, other.text()) == (record, text)
    other.entries[0].text = "changed"
    other.options["goal"] = "5"
    del other.entries[5:]
    assert record.text() == text


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_copied_action_is_the_action_itself(copied: Callable[[object], object]) -> None:
    for action in [*AHURIS.actions, *AHURIS.outcomes]:
        assert copied(action) is action


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_events_messages_reasons_and_questions_can_be_copied(copied: Callable[[object], object]) -> None:
    match = begun("duo", answers=20)
    events = match.events(FORTRESS)
    messages = match.messages(FORTRESS)
    reason = match.why_not("leave")
    assert len(events) > 50
    for thing in [*events[:60], *messages[:60], reason, match.question]:
        assert copied(thing) == thing


# What a seat may read of the record


def test_a_transcript_hides_the_secrets_of_the_fortress_and_has_every_line() -> None:
    match = with_undos("duo")
    open_lines = [str(entry) for entry in match.record.entries]
    assert match.transcript(FORTRESS) == open_lines
    for seat in (0, SPECTATOR):
        shown = match.transcript(seat)
        assert len(shown) == len(open_lines)
        hidden = [place for place, line in enumerate(shown) if line.split()[1] == "?"]
        assert [shown[place] for place in range(len(shown)) if place not in hidden] == [
            open_lines[place] for place in range(len(shown)) if place not in hidden
        ]
        secrets = [place for place, line in enumerate(open_lines) if line.split()[1] in ("danger", "return")]
        assert hidden == secrets
        assert len(hidden) > 10
        assert {shown[place].split()[0] for place in hidden} == {"=", "fortress"}


def test_from_the_open_point_of_view_nothing_is_hidden() -> None:
    match = with_undos("duo")
    assert match.transcript(OPEN) == [str(entry) for entry in match.record.entries]
    assert match.events(OPEN) == [event for one in match.answers for event in one.events]
    assert match.events(OPEN) != match.events(SPECTATOR)
    assert all(Event(0, audience, 0, 0, 0, 0).seen_by(OPEN) for audience in (0, 1, 2, EVERYONE))
    assert not Event(0, 0, 0, 0, 0, 0).seen_by(SPECTATOR)


@pytest.mark.parametrize("mode", ["solo", "trio-cooperative", "trio-competitive"])
def test_where_there_is_no_fortress_player_a_transcript_hides_nothing(mode: str) -> None:
    match = with_undos(mode)
    assert any(entry.text.startswith("danger ") for entry in match.record.entries)
    for seat in (0, SPECTATOR):
        assert match.transcript(seat) == [str(entry) for entry in match.record.entries]


# Doors that stay shut


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_copies_of_a_match_go_on_alike_and_apart(copied: Callable[[Match], Match]) -> None:
    match = AHURIS.match(2, "copies")
    text = match.record.text()
    other = copied(match)
    assert other.game is AHURIS
    other.play(other.legal_actions()[0])
    assert match.record.text() == text
    match.play(match.legal_actions()[0])
    assert match.record.text() == other.record.text()


def test_a_copied_game_is_the_game_itself() -> None:
    assert copy.copy(AHURIS) is copy.deepcopy(AHURIS) is pickle.loads(pickle.dumps(AHURIS)) is AHURIS


def test_an_undo_in_a_record_is_by_a_seat_within_the_horizon_or_by_the_table() -> None:
    match = AHURIS.match(1, "x")
    while match.answers[-1].seat != CHANCE or len(match.answers) < 20:  # until chance has answered a seat
        match.play(match.legal_actions()[0])
    for who, text in [("nobody", "undo 1"), ("heroes", "undo 1"), ("heroes", "undo 2")]:
        entries = [*match.record.entries, Entry(who, text)]
        record = dataclasses.replace(match.record, entries=entries)
        with pytest.raises(BadRecord, match="undo"):
            katabasis.loads(record.text())
    record = dataclasses.replace(match.record, entries=[*match.record.entries, Entry("*", "undo 1")])
    assert len(katabasis.loads(record.text()).answers) == len(match.answers) - 1


def test_an_impossible_position_in_a_header_is_a_bad_record() -> None:
    match = AHURIS.match(seed="x", position={"heroes": {name: hero("h") for name in ("bard", "teller", "pirate")}})
    with pytest.raises(BadRecord, match="AHU-CARD-07"):
        katabasis.loads(match.record.text().replace('"removed": []', '"removed": [1]'))


def test_a_seed_is_a_text_that_can_be_written() -> None:
    with pytest.raises(KatabasisError, match="UTF-8"):
        AHURIS.match(1, "\ud800")


def test_a_position_is_not_given_seats_or_options_besides() -> None:
    with pytest.raises(KatabasisError, match="leave them out"):
        AHURIS.match(4, "x", position={"heroes": {name: hero("h") for name in ("bard", "teller", "pirate")}})


def test_no_seat_can_give_an_answer_of_chance() -> None:
    with pytest.raises(BadNotation, match="answer of chance"):
        AHURIS.match(1, "x").why_not(AHURIS.outcome("die 6"))


def test_an_option_stands_once_in_a_header() -> None:
    text = AHURIS.match(1, "reef").record.text().replace("option goal: 100", "option goal: 100\noption goal: 50")
    with pytest.raises(BadRecord, match="second time"):
        katabasis.loads(text)


def test_nothing_is_legal_after_the_end() -> None:
    heroes = {name: hero("h") for name in ("bard", "teller", "pirate")}
    assert AHURIS.position({"heroes": heroes, "ending": "clock"}).legal_actions() == []


def test_whatever_is_typed_the_answer_is_one_line() -> None:
    with pytest.raises(BadNotation) as caught:
        AHURIS.match(1, "x").play("com\nbat " * 90)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_a_byte_order_mark_does_no_harm() -> None:
    match = AHURIS.match(1, "reef")
    assert katabasis.loads("\ufeff" + match.record.text()).state == match.state


def test_a_name_that_is_no_file_name_is_a_bad_record() -> None:
    with pytest.raises(BadRecord):
        katabasis.load("a\0b")
