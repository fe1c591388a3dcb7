"""Bots of Cerbère: a habit for every board, an estimate, honest answers and honest talk."""

from __future__ import annotations

import itertools

import pytest

import katabasis
from by_habit import asked_of_seats, by_habit
from katabasis.bots import Bot, Eyes, GreedyBot, HabitBot, SearchBot, TalkingBot
from katabasis.bots.talking import Ears
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.engine.talk import Spoken
from katabasis.games.cerbere.board.boards import ids, sheet_of
from katabasis.games.cerbere.mind import values as evaluation
from katabasis.games.cerbere.mind.coaching import COUNTED
from katabasis.games.cerbere.mind.sketch_value import HABITS, HABITS_OF_THREE, WEIGHTS, WEIGHTS_OF_THREE
from katabasis.games.cerbere.questions import PART, TURN
from katabasis.games.cerbere.state import CerbereState
from katabasis.lab.simulate import simulate
from katabasis.lab.tournament import one_among
from katabasis.lab.tuning import won_by_habit
from scenario_cerbere import pawn, scenario

CERBERE = katabasis.game("cerbere")
STATEMENTS = CERBERE.talk()
assert STATEMENTS is not None
LONGEST = 5000  # answers of a match by habit


def tables() -> list[tuple[int, dict[str, str]]]:
    """Every seat count with both editions, and every intermediate board once."""
    found: list[tuple[int, dict[str, str]]] = []
    for seats in (3, 4, 5, 6, 7):
        found.append((seats, {}))
        found.append((seats, {"edition": "1"}))
        cards = {"edition": "1", "expansion_boards": "true", "expansion_cards": "true", "treasures": "2"}
        found.append((seats, cards))
    boards = ids("intermediate", ("1e", "exp"))
    for first, second in itertools.pairwise([*boards, boards[0]]):
        if sheet_of(first) != sheet_of(second):
            middle = {"first_middle": first, "second_middle": second, "expansion_boards": "true"}
            found.append((5, {"edition": "1", **middle}))
    return found


def played(state: State, seed: str) -> list[str]:
    """A match by habit to its end; the answers given."""
    dealer, stream = Rng(seed), Rng(f"{seed}/habit")
    told: list[str] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(dealer))
            continue
        action = state.game.mind().habit(state, stream)
        assert action in state.legal_actions()
        told.append(action.text)
        assert len(told) < LONGEST
        state.apply(action)
    return told


def asked(seats: int, seed: str, after: int = 30, hidden: bool = True) -> tuple[State, int]:
    """A position of a match by habit in which the seat asked does not know all."""
    state = CERBERE.new(seats, {})
    dealer, stream = Rng(seed), Rng(f"{seed}/habit")
    for answers, _ in enumerate(asked_of_seats(state, dealer), 1):
        unlike = state.resample(state.to_move, Rng("unlike")) != state
        if answers > after and (unlike or not hidden):
            return state, state.to_move
        state.apply(state.game.mind().habit(state, stream))
    return asked(seats, f"{seed}'", after, hidden)


def rigged(truth: State, seat: int, seed: str) -> State:
    """The same position for the seat, another one for the others."""
    for number in range(50):
        other = truth.resample(seat, Rng(f"{seed}/{number}"))
        if other != truth:
            return other
    raise AssertionError("nothing is hidden")


# Habit and estimate


@pytest.mark.parametrize(("seats", "options"), tables())
def test_habit_plays_every_table_to_its_end(seats: int, options: dict[str, str]) -> None:
    told = [played(CERBERE.new(seats, options), "table") for _ in range(2)]
    assert told[0] == told[1]


def test_no_seat_is_everybodys_darling() -> None:
    """Among companions who are equally well served the next one is, not the first at the table: all seats win alike.

    With the first of equals, the first seat won 51 % of such matches and the last 31 %.
    """
    start = CERBERE.new(5, {})
    matches = 1200
    won = [0.0] * 5
    for number in range(matches):
        state, rng = start.copy(), Rng(f"darling/{number}")
        while state.to_move != OVER:
            state.apply(state.sample(rng) if state.to_move == CHANCE else state.game.mind().habit(state, rng))
        for seat, share in enumerate(state.returns()):
            won[seat] += share / matches
    assert max(won) - min(won) < 0.08


def test_habit_beats_chance_for_adventurers() -> None:
    """Five Adventurers by habit escape far more often than five at random."""
    escaped = {}
    for name in ("habit", "random"):
        endings = simulate("cerbere", seats=5, bots=[name], games=60, seed="escape")["endings"]
        escaped[name] = endings.get("escaped", 0)
    assert escaped["habit"] > escaped["random"] + 20


def test_estimates_are_chances_and_end_as_the_match_does() -> None:
    for seats, options in tables()[:15]:
        state = CERBERE.new(seats, options)
        dealer, stream = Rng("hopes"), Rng("hopes/habit")
        while state.to_move != OVER:
            if state.game.mind().settled(state):
                hopes = state.game.mind().prospects(state)
                assert len(hopes) == seats
                assert all(0.0 <= hope <= 1.0 for hope in hopes)
            state.apply(state.sample(dealer) if state.to_move == CHANCE else state.game.mind().habit(state, stream))
        assert state.game.mind().prospects(state) == state.returns()
        assert isinstance(state, CerbereState)
        assert set(state.measures()) == {"captured", "changed camp", "rounds", "saved"}


def test_prospects_are_chances_to_win_and_aims_are_more() -> None:
    """Over many matches of apprentices prospects tell how often a seat wins; aims count that anybody escapes."""
    player = GreedyBot("apprentice", 3)
    hoped, aimed, won = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]  # Adventurers, Cerberus players
    count = [0, 0]
    for number in range(60):
        state = CERBERE.new(5, {})
        dealer, stream = Rng(f"fair {number}"), Rng("fair/habit")
        seen: list[tuple[int, int]] = []
        while state.to_move != OVER:
            if state.game.mind().settled(state):
                assert isinstance(state, CerbereState)
                prospects, aims = state.game.mind().prospects(state), state.game.mind().aims(state)
                for seat in range(5):
                    camp = state.traitors >> seat & 1
                    if camp or state.adventurers >> seat & 1:
                        hoped[camp] += prospects[seat]
                        aimed[camp] += aims[seat]
                        seen.append((seat, camp))
            if state.to_move == CHANCE:
                state.apply(state.sample(dealer))
            else:
                state.apply(player.choose(Eyes(state, state.to_move, stream), stream))
        result = state.returns()
        for seat, camp in seen:
            won[camp] += result[seat]
            count[camp] += 1
    for camp in range(2):
        assert abs(hoped[camp] - won[camp]) / count[camp] < 0.12
    assert aimed[0] / count[0] > won[0] / count[0] + 0.2
    assert aimed[1] == hoped[1]


def test_the_coach_counts_what_a_camp_looks_at() -> None:
    seen: set[str] = set()
    furthest = 0.0
    for number in range(12):
        state = CERBERE.new(5, {})
        for _ in by_habit(state, Rng(f"counted {number}"), Rng("counted/habit")):
            assert isinstance(state, CerbereState)
            for seat in range(5):
                counted = CERBERE.mind().counted(state, seat)
                free = state.adventurers >> seat & 1
                assert counted["free"] == 100.0 * free
                assert ("way" in counted) == bool(free)
                if "caught" in counted:
                    assert counted["caught"] == 5 - state.adventurers.bit_count()
                furthest = max(furthest, counted.get("way", 0.0))
                seen |= counted.keys()
    assert seen == set(COUNTED)
    assert isinstance(state, CerbereState)
    assert furthest == state.road.distance[0]  # somebody got aboard


def test_who_is_eliminated_has_no_hope() -> None:
    for number in range(20):
        state = CERBERE.new(4, {})
        for _ in by_habit(state, Rng(f"lost {number}"), Rng("lost/habit")):
            assert isinstance(state, CerbereState)
            for seat in range(4):
                if not (state.adventurers | state.traitors) >> seat & 1:
                    assert state.game.mind().prospects(state)[seat] == 0.0


def test_what_is_learnt_from_has_a_number_for_each_name() -> None:
    state, _ = asked(5, "numbers")
    assert isinstance(state, CerbereState)
    for names, numbers, seats in evaluation.learnt_from(state):
        assert len(names) == len(numbers)
        assert len(seats) == 1


# Honesty


@pytest.mark.parametrize(
    "player", [HabitBot(), GreedyBot("greedy", 2), SearchBot("search", 8)], ids=lambda one: one.name
)
def test_answers_come_from_what_a_seat_can_know(player: Bot) -> None:
    """In positions that differ only in what is hidden, guesses and therefore answers are alike in the long run."""
    truth, seat = asked(5, "honest", 40)
    other = rigged(truth, seat, "rigged")
    assert truth.view(seat).to_json() == other.view(seat).to_json()
    counts: list[dict[str, int]] = []
    for state in (truth, other):
        chosen = [player.choose(Eyes(state, seat, Rng(f"{n}")), Rng(f"{n}")).text for n in range(60)]
        counts.append({text: chosen.count(text) for text in chosen})
    for text in {*counts[0], *counts[1]}:
        assert abs(counts[0].get(text, 0) - counts[1].get(text, 0)) <= 27  # five standard errors of a difference


@pytest.mark.parametrize(
    "player", [HabitBot(), GreedyBot("greedy", 4), SearchBot("search", 40)], ids=lambda one: one.name
)
def test_nobody_profits_from_a_barque_that_others_have_seen(player: Bot) -> None:
    """Pink knows which Barque has three seats, now the first and now the last; blue may swap them, and cannot know."""
    swaps: list[list[str]] = []
    for barques in ([3, 0, 1], [1, 0, 3]):
        table = scenario(pawn("s25", "cowardice"), pawn("s24"), pawn("s24"), barques=barques, looked=[[1], [], [1]])
        state = table.plays("play cowardice").match.state
        swaps.append([player.choose(Eyes(state, 0, Rng(f"{n}")), Rng(f"{n}")).text for n in range(80)])
    good, bad = (answers.count("swap 1 3") for answers in reversed(swaps))  # it helps in the second table only
    assert abs(good - bad) <= 31  # five standard errors of a difference


def test_three_have_habits_of_their_own() -> None:
    """The die begins at 5 and nobody can be spared: what four or more learnt leads three into Cerberus' arms."""
    start = CERBERE.new(3, {})
    general = {f"{name} (3)": weight for name, weight in zip(HABITS, WEIGHTS, strict=True)}
    own = dict(zip(HABITS_OF_THREE, list(WEIGHTS_OF_THREE), strict=True))
    wins = []
    for weights in (own, general):
        evaluation.learn(weights)
        wins.append(won_by_habit(start, "three", 150, evaluation.escaped))
    evaluation.learn(own)
    assert wins[0] > wins[1] + 0.15


def test_three_have_an_estimate_of_their_own() -> None:
    """What they may hope for changes with its weights, and what others may hope for does not."""
    tables = {seats: CERBERE.match(seats, seed="reef").state for seats in (3, 5)}
    hopes = {seats: state.game.mind().prospects(state) for seats, state in tables.items()}
    base = "adventurer base (3)"
    own = evaluation.ADVENTURER_WEIGHTS_OF_THREE[evaluation.ADVENTURER_OF_THREE.index(base)]
    evaluation.learn({base: own + 1.0})
    try:
        assert all(more > less for more, less in zip(tables[3].game.mind().prospects(tables[3]), hopes[3], strict=True))
        assert tables[5].game.mind().prospects(tables[5]) == hopes[5]
    finally:
        evaluation.learn({base: own})
    assert tables[3].game.mind().prospects(tables[3]) == hopes[3]


def test_habit_of_a_seat_does_not_look_at_what_it_cannot_know() -> None:
    """Hands of others, and Barques that others looked at: the very same answer."""
    for number in range(12):
        truth, seat = asked(5, f"blind {number}", 20 + 3 * number)
        for other in range(4):
            unlike = rigged(truth, seat, f"rigged {other}")
            assert truth.game.mind().habit(truth, Rng("a")) is unlike.game.mind().habit(unlike, Rng("a"))


# Talk


def said(text: str, seat: int, length: int = 0) -> Spoken:
    assert STATEMENTS is not None
    return Spoken(seat, length, STATEMENTS.statement(text))


def talked(levels: list[float], seed: str) -> tuple[list[Spoken], list[tuple[Spoken, list[int]]], int]:
    """A match of talking bots by habit: all that was said; claims with what the speaker knew; and the turns."""
    state = CERBERE.new(len(levels), {})
    dealer, stream = Rng(seed), Rng(f"{seed}/bots")
    table = [TalkingBot(HabitBot(), lying) for lying in levels]
    heard: list[Spoken] = []
    known: list[tuple[Spoken, list[int]]] = []
    length = 0
    while state.to_move != OVER:
        length += 1
        if state.to_move == CHANCE:
            state.apply(state.sample(dealer))
            continue
        seat = state.to_move
        player = table[seat]
        player.heard = heard[:]
        eyes = Eyes(state, seat, stream)
        action = player.choose(eyes, stream)
        for statement in player.speak(eyes, stream):
            one = Spoken(seat, length, statement)
            heard.append(one)
            known.append((one, list(eyes.view.barques)))  # type: ignore[attr-defined]
        state.apply(action)
    assert isinstance(state, CerbereState)
    return heard, known, int(state.turn)


def test_honest_bots_claim_what_they_saw() -> None:
    claims = 0
    for number in range(6):
        for one, barques in talked([0.0] * 5, f"honest {number}")[1]:
            if one.statement.kind == "claim":
                claims += 1
                slot, places = int(one.statement.words["slot"]), int(one.statement.words["places"])
                assert barques[slot - 1] == places
    assert claims > 3


def test_liars_lie_only_about_what_they_saw() -> None:
    lies = 0
    for number in range(12):
        for one, barques in talked([1.0] * 5, f"liars {number}")[1]:
            if one.statement.kind == "claim":
                slot, places = int(one.statement.words["slot"]), int(one.statement.words["places"])
                assert barques[slot - 1] > 0
                lies += barques[slot - 1] != places
    assert lies > 0


def test_bots_say_little_and_nothing_twice() -> None:
    for number in range(4):
        heard, _, turns = talked([0.5] * 6, f"few {number}")
        for seat in range(6):
            own = [one.statement.text for one in heard if one.seat == seat]
            assert len(own) == len(set(own))
            assert len(own) <= turns // 6 + 3


def test_what_is_said_depends_on_what_the_seat_knows_only() -> None:
    assert STATEMENTS is not None
    for number in range(10):
        truth, seat = asked(5, f"words {number}", 25 + 2 * number)
        answer = truth.game.mind().habit(truth, Rng("a"))
        other = rigged(truth, seat, "rigged")
        spoken = [STATEMENTS.sayings(state, seat, answer, [], Rng("say"), 0.5) for state in (truth, other)]
        assert [one.text for one in spoken[0]] == [one.text for one in spoken[1]]


def barque_known_to(others: int) -> tuple[CerbereState, int]:
    """A turn in which the seat asked has not looked at the first Barque, and another one has."""
    for number in range(60):
        state = CERBERE.new(5, {})
        dealer, stream = Rng(f"look {number}"), Rng("look/habit")
        while state.to_move != OVER:
            assert isinstance(state, CerbereState)
            if state.to_move >= 0 and state.pending.now.kind == TURN and not state.revealed:
                seen = state.seen_by[0]
                if seen and bin(seen).count("1") >= others and not seen >> state.to_move & 1:
                    return state, state.to_move
            state.apply(state.sample(dealer) if state.to_move == CHANCE else state.game.mind().habit(state, stream))
    raise AssertionError("nobody looks")


def test_a_claim_of_who_looked_is_believed_mostly() -> None:
    assert STATEMENTS is not None
    state, seat = barque_known_to(1)
    speaker = next(other for other in range(5) if state.seen_by[0] >> other & 1)
    heard = [said("claim barque 1 3", speaker)]
    fits = STATEMENTS.belief(state, seat, heard)
    assert fits is not None
    rng = Rng("ears")
    ears = Ears(Eyes(state, seat, rng), fits, rng)
    believing = [ears.guess(rng) for _ in range(200)]
    doubting = [Eyes(state, seat, rng).guess(rng) for _ in range(200)]
    counts = [sum(guess.barques[0] == 3 for guess in many) for many in (believing, doubting)]  # type: ignore[attr-defined]
    assert counts[0] > counts[1] + 40


def test_a_claim_of_who_never_looked_is_not_believed() -> None:
    assert STATEMENTS is not None
    state, seat = barque_known_to(1)
    stranger = next(other for other in range(5) if other != seat and not state.seen_by[0] >> other & 1)
    assert STATEMENTS.belief(state, seat, [said("claim barque 1 3", stranger)]) is None


def test_a_liar_found_out_is_believed_less() -> None:
    assert STATEMENTS is not None
    state, seat = barque_known_to(1)
    speaker = next(other for other in range(5) if state.seen_by[0] >> other & 1)
    honest = [said("claim barque 1 3", speaker)]
    caught = [said("claim barque 2 3", speaker), *honest]  # there is one of each
    counts = []
    for heard in (honest, caught):
        fits = STATEMENTS.belief(state, seat, heard)
        rng = Rng("credit")
        two = state.copy()
        assert isinstance(two, CerbereState)
        two.barques[0] = 2
        counts.append(sum(1 for _ in range(400) if fits is None or fits(two, rng)))
    assert counts[0] + 100 < counts[1]  # guesses against the claim are thrown away less often


def part_for_two() -> tuple[CerbereState, int, list[Action]]:
    """A question in which at least two others may be advanced."""
    for number in range(40):
        state = CERBERE.new(5, {})
        dealer, stream = Rng(f"part {number}"), Rng("part/habit")
        while state.to_move != OVER:
            assert isinstance(state, CerbereState)
            if state.to_move >= 0 and state.pending.now.kind == PART:
                others = [one for one in state.legal_actions() if one.text.startswith("advance") and one.b < 5]
                if len({int(one.b) for one in others}) > 1:
                    return state, state.to_move, others
            state.apply(state.sample(dealer) if state.to_move == CHANCE else state.game.mind().habit(state, stream))
    raise AssertionError("nobody advances others")


def test_a_promise_is_kept_by_the_honest_and_not_always_by_others() -> None:
    state, seat, others = part_for_two()
    names = CERBERE.seat_names(5)
    for action in others:
        whom = names[action.b]
        honest, false = TalkingBot(HabitBot(), 0.0), TalkingBot(HabitBot(), 1.0)
        honest.heard = false.heard = [said(f"promise {whom} advance 1", seat)]
        assert honest.choose(Eyes(state, seat, Rng("a")), Rng("a")).b == action.b
        assert false.choose(Eyes(state, seat, Rng("a")), Rng("a")) is state.game.mind().habit(state, Rng("a"))


def test_without_talk_a_talking_bot_is_the_bot_it_is() -> None:
    state, seat = asked(5, "silent")
    for player in (HabitBot(), GreedyBot("greedy", 2)):
        mine, theirs = Rng("stream"), Rng("stream")
        talking = TalkingBot(player, 0.5)
        assert talking.choose(Eyes(state, seat, mine), mine) is player.choose(Eyes(state, seat, theirs), theirs)
        assert mine.next32() == theirs.next32()


def test_bargains_are_struck_when_help_is_asked_for() -> None:
    """Somewhere in a few matches a card is asked for in words, of somebody who is then asked to give."""
    heard = [one for number in range(8) for one in talked([0.0] * 5, f"bargain {number}")[0]]
    assert any(one.statement.form.name == "ask-card" for one in heard)


# The lab


def test_one_among_others_is_measured_against_its_fair_share() -> None:
    found = [one_among("cerbere", 4, "habit", "random", games=24, seed="one", workers=workers) for workers in (1, 2)]
    assert found[0] == found[1]
    assert found[0]["ratio_low"] <= found[0]["ratio"] <= found[0]["ratio_high"]
    assert found[0]["ratio"] == pytest.approx(found[0]["rate"] / found[0]["fair"])
