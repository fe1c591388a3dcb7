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
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human, Script
from katabasis.engine.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    ChanceError,
    IllegalAction,
    KatabasisError,
    NothingToUndo,
)
from katabasis.engine.game import CHANCE, EVERYONE, OVER, SPECTATOR, State
from katabasis.engine.match import Match, commitment
from katabasis.engine.record import Entry, Record, digest
from katabasis.games.ahuris.events import EVENTS
from katabasis.games.ahuris.meta import MODES
from scenario import AHURIS, EXPLORATION_STEP, Table, hero, scenario

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
    assert (reason.key, reason.values) == ("ahuris-why-other-seat", {"seat": 1})
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
