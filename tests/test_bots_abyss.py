"""Bots at a table of Abyss: honest, repeatable, and no fools; and how a match is kept close."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from by_habit import asked_of_seats
from katabasis.bots import BalancedBot, Bot, Eyes, GreedyBot, HabitBot, SearchBot
from katabasis.bots.balanced import GENEROUS
from katabasis.bots.search import Place, Race, found_again
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games.abyss.meta import SEAT_NAMES
from scenario_abyss import ABYSS, A, player, scenario


def quick() -> list[Bot]:
    """One of each kind, with little to think."""
    bots: list[Bot] = [HabitBot(), HabitBot("novice", 2), GreedyBot("greedy", 4)]
    return [*bots, SearchBot("search", 40), BalancedBot("balanced", 40)]


def seen_by(seat: int, seats: int, seed: str, turns: int) -> State:
    """A position of a match by habit in which a seat is asked, and does not know everything."""
    state = ABYSS.new(seats, {})
    rng = Rng(seed)
    while True:
        assert state.to_move != OVER
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        if state.to_move == seat and state.key()[3] > turns and state.resample(seat, Rng("unlike")) != state:
            return state
        state.apply(state.game.mind().habit(state, rng))


# Honesty


@pytest.mark.parametrize("bot", quick(), ids=lambda bot: bot.name)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_does_not_change_its_answers(bot: Bot, seats: int) -> None:
    for number in range(3):
        truth = seen_by(1, seats, f"honest {number}", 6 + 5 * number)
        for other in range(3):
            rigged = truth.resample(1, Rng(f"rigged {other}"))
            answers = [bot.choose(Eyes(state, 1, Rng("same")), Rng("same")) for state in (truth, rigged)]
            assert answers[0] is answers[1]


@pytest.mark.parametrize("bot", quick(), ids=lambda bot: bot.name)
def test_nobody_profits_from_what_lies_face_down(bot: Bot) -> None:
    """Two stacks of three: the fives and fours lie in one of them, face down, now in this one and now in the other."""
    me = player(pearls=0, hand="H1")
    tables = [
        scenario(me, player(), court="miller landowner keeper", council="Q5 Q4 Q4 C1 C1 C1"),
        scenario(me, player(), court="miller landowner keeper", council="Q1 Q1 Q1 C5 C4 C4"),
    ]
    for seed in range(6):
        answers = {bot.choose(Eyes(table.match.state, A, Rng(f"{seed}")), Rng(f"{seed}")).text for table in tables}
        assert len(answers) == 1


def test_a_tree_is_found_again_by_what_the_seat_sees_only() -> None:
    """A tree kept from one position answers for another one if and only if the seat cannot tell them apart."""
    truth = seen_by(0, 2, "kept", 8)
    kept = Place(2)
    for other in range(5):
        unlike = truth.resample(0, Rng(f"{other}"))
        assert found_again(kept, unlike, Eyes(truth, 0, Rng(""))) is kept
    elsewhere = seen_by(0, 2, "elsewhere", 8)
    assert found_again(kept, elsewhere, Eyes(truth, 0, Rng(""))) is None


# Habit


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"superfluous_allies_allowed": "true", "hand_limit_without_commander": 3}])
def test_habit_is_legal_and_knows_no_secret(seats: int, options: dict[str, object]) -> None:
    for number in range(6):
        state = ABYSS.new(seats, options)
        rng = Rng(f"habit {number}")
        for answers, _ in enumerate(asked_of_seats(state, rng)):
            legal = state.legal_actions()
            usual = state.game.mind().habit(state, rng)
            assert usual in legal
            assert state.game.mind().habit(state.resample(state.to_move, Rng(f"{answers}")), rng) is usual
            state.apply(usual if rng.below(3) else legal[rng.below(len(legal))])


def test_habit_ends_a_match_in_reasonable_time() -> None:
    for seats in (2, 3, 4):
        for number in range(10):
            state = ABYSS.new(seats, {})
            rng = Rng(f"end {number}")
            answers = 0
            while state.to_move != OVER and answers < 1500:
                state.apply(state.sample(rng) if state.to_move == CHANCE else state.game.mind().habit(state, rng))
                answers += 1
            assert state.ending == "seventh-lord"


@pytest.mark.parametrize("seed", ["long 19", "long 45"])
def test_who_finds_nothing_but_monsters_stops_looking(seed: str) -> None:
    """Nobody wants a lord of the court, and all allies are in hands and stacks: exploring would go on for ever."""
    state = ABYSS.new(3, {})
    rng = Rng(seed)
    for _ in range(3000):
        if state.to_move == OVER:
            break
        state.apply(state.sample(rng) if state.to_move == CHANCE else state.game.mind().habit(state, rng))
    assert state.ending == "seventh-lord"


# Estimate


def turned_round(state: State, by: int) -> State:
    """The same position with every seat moved on."""
    position = state.to_json()
    seats = position["seats"]
    position["players"] = [position["players"][(seat - by) % seats] for seat in range(seats)]
    for name in ("active", "trigger"):
        if position[name] >= 0:
            position[name] = (position[name] + by) % seats
    names = {SEAT_NAMES[seat]: SEAT_NAMES[(seat + by) % seats] for seat in range(seats)}
    position["pending"] = [" ".join(names.get(word, word) for word in line.split()) for line in position["pending"]]
    return ABYSS.position(position)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_estimate_does_not_depend_on_where_one_sits(seats: int) -> None:
    state = ABYSS.new(seats, {})
    rng = Rng(f"round {seats}")
    compared = 0
    for _ in asked_of_seats(state, rng):
        hopes = state.game.mind().prospects(state)
        assert sum(hopes) == pytest.approx(1.0)
        if state.game.mind().settled(state) and state.to_json()["stolen"] is None and not state.to_json()["bought"]:
            for by in range(1, seats):
                moved = state.game.mind().prospects(turned_round(state, by))
                assert [moved[(seat + by) % seats] for seat in range(seats)] == pytest.approx(hopes)
                compared += 1
        state.apply(state.game.mind().habit(state, rng))
    assert compared > 10
    assert state.game.mind().prospects(state) == state.returns()


@pytest.mark.parametrize(
    "more", [{"tokens": (4, 4)}, {"pearls": 6}, {"keys": 2}, {"hand": "H5 C4 Q4"}, {"affiliated": "S5"}]
)
def test_the_estimate_likes_what_wins(more: dict[str, Any]) -> None:
    """In the middle of a match, with three lords each and a location to be had."""

    def hopes(mine: dict[str, Any]) -> float:
        me = player(lords="miller jailer trader", **mine)
        others = player(lords="seeker peddler shopkeeper")
        table = scenario(me, others, court="keeper reaper", council="Q1 C1", available="jail")
        return table.match.state.game.mind().prospects(table.match.state)[A]

    assert hopes(more) > hopes({}) + 0.01


# The same again


def played(bots: list[Bot], seed: str, answers: int) -> list[str]:
    """What the bots answer in the first so many answers of a match."""
    state = ABYSS.new(len(bots), {})
    dealer, stream = Rng(seed), Rng(f"{seed}/bots")
    told: list[str] = []
    while state.to_move != OVER and len(told) < answers:
        if state.to_move == CHANCE:
            state.apply(state.sample(dealer))
            continue
        action = bots[state.to_move].choose(Eyes(state, state.to_move, stream), stream)
        told.append(action.text)
        state.apply(action)
    return told


class Watched(SearchBot):
    """Counts how often its tree was kept."""

    def __init__(self, iterations: int) -> None:
        super().__init__("watched", iterations)
        self.answers = 0
        self.found = 0

    def remembered(self, eyes: Eyes) -> Place | None:
        root = super().remembered(eyes)
        self.answers += 1
        self.found += root is not None
        return root


def test_a_kept_tree_gives_the_same_match_again() -> None:
    tables = [[Watched(60), Watched(60)] for _ in range(2)]
    told = [played([*table], "again", 60) for table in tables]
    assert told[0] == told[1]
    first = tables[0][0]
    assert 0 < first.found < first.answers  # sometimes what was thought of comes true


def test_several_processes_give_one_answer() -> None:
    state = seen_by(0, 2, "processes", 8)
    answers = {
        SearchBot("search", 60, processes=2).choose(Eyes(state, 0, Rng("seed")), Rng("seed")).text for _ in range(2)
    }
    assert len(answers) == 1
    assert answers <= {action.text for action in state.legal_actions()}


def test_search_plays_the_same_matches_compiled_or_not() -> None:
    told = []
    for seats, seed in ((2, "reef"), (3, "wreck")):
        bot = SearchBot("search", 12)  # one mind for all seats
        told += played([bot] * seats, seed, 25)
    assert hashlib.sha256("\n".join(told).encode()).hexdigest()[:16] == "c40e6b6d38cc07d5"


# Strength


def test_greedy_beats_random_nearly_always() -> None:
    won = 0.0
    for number in range(10):
        for side in range(2):
            state = ABYSS.new(2, {})
            dealer, stream = Rng(f"strong {number}"), Rng(f"strong {number} {side}")
            greedy = GreedyBot("greedy", 4)
            while state.to_move != OVER:
                if state.to_move == CHANCE:
                    state.apply(state.sample(dealer))
                elif state.to_move == side:
                    state.apply(greedy.choose(Eyes(state, side, stream), stream))
                else:
                    legal = state.legal_actions()
                    state.apply(legal[stream.below(len(legal))])
            won += state.returns()[side]
    assert won >= 18


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot("search", 150)], ids=lambda bot: bot.name)
def test_the_seventh_lord_that_wins_is_taken(bot: Bot) -> None:
    """Six lords against two, far ahead: whoever recruits now wins, whatever the others do in their last turn."""
    ahead = player(
        pearls=0, hand="H5 H3", lords="miller aquaculturalist landowner trader peddler shopkeeper", affiliated="H4"
    )
    table = scenario(ahead, player(lords="tamer jailer"), court="shepherd keeper reaper", council="Q1 C1")
    for seed in range(3):
        answer = bot.choose(Eyes(table.match.state, A, Rng(f"{seed}")), Rng(f"{seed}"))
        assert answer.text == "recruit shepherd"


# Balanced


def ran(answers: list[Action], hopes: list[list[float]], visits: int = 100) -> Race:
    """What a search may have learnt: by answer, what each seat may hope for."""
    race = Race(answers, answers[0], 0.0, len(hopes[0]), 8)
    for place, hope in enumerate(hopes):
        branch = Place(len(hope))
        branch.add(visits, [visits * one for one in hope], [visits * one * one for one in hope])
        race.root.branches[answers[place].index] = branch
        more = hope[0] - hopes[0][0]
        race.runs[place] = visits
        race.gain[place] = visits * more
        race.square[place] = visits * more * more
    return race


@pytest.mark.parametrize(
    ("hopes", "chosen"),
    [
        ([[0.3, 0.7], [0.4, 0.6], [0.2, 0.8]], 1),  # behind: the best
        ([[0.55, 0.45], [0.6, 0.4], [0.5, 0.5]], 0),  # ahead: as usual, not the best and not the worst
        ([[0.8, 0.2], [0.7, 0.3], [0.66, 0.34]], 2),  # far ahead: what keeps it close
        ([[0.75, 0.25], [0.62, 0.38], [0.6, 0.4]], 1),  # but no closer than close: the lead is not given away
        ([[0.95, 0.05], [0.65, 0.35], [0.85, 0.15]], 2),  # and no folly
        ([[0.5, 0.25, 0.25], [0.45, 0.28, 0.27], [0.6, 0.2, 0.2]], 0),  # three at the table: nearest to a lead of 0.3
        ([[0.6, 0.6], [0.8, 0.8], [0.7, 0.7]], 1),  # all win together: the best
        ([[0.2], [0.1], [0.3]], 2),  # alone: the best
    ],
)
def test_balanced_keeps_the_match_close(hopes: list[list[float]], chosen: int) -> None:
    answers = ABYSS.actions[:3]
    race = ran(answers, hopes)
    assert BalancedBot().preferred(race, 0) is answers[chosen]
    assert SearchBot().preferred(race, 0) is max(answers, key=lambda action: hopes[answers.index(action)][0])
    best = max(hope[0] for hope in hopes)
    assert hopes[chosen][0] >= best - GENEROUS


def test_balanced_gives_no_answer_that_only_looks_close() -> None:
    """Few imagined matches say little: such an answer may be a folly."""
    answers = ABYSS.actions[:3]
    race = ran(answers, [[0.8, 0.2], [0.66, 0.34], [0.7, 0.3]])
    race.root.branches[answers[1].index] = ran(answers, [[0.66, 0.34]] * 3, visits=40).root.branches[answers[1].index]
    assert BalancedBot().preferred(race, 0) is answers[2]
