"""Bots: honest, repeatable, and better than chance."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

import katabasis
from by_habit import asked_of_seats
from katabasis.bots import BOTS, LEVELS, STUDIED, Bot, Eyes, GreedyBot, HabitBot, RandomBot, SearchBot, bot
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games import NAMES
from katabasis.games.ahuris.mind import values as evaluation
from katabasis.lab.simulate import simulate
from katabasis.lab.tournament import strengths, tournament, wilson
from scenario_ahuris import win_at_hand

SEATS = {"ahuris": 1, "abyss": 2, "cerbere": 3}


def quick() -> list[Bot]:
    """One of each kind, with little to think."""
    return [RandomBot(), HabitBot(), HabitBot("novice", 4), GreedyBot("greedy", 3), SearchBot("search", 20)]


def asked(name: str, seats: int, seat: int, seed: str, hidden: int = 0) -> State:
    """A position of a random match in which a seat is asked; in 3 ahuris after a Danger card was put back unseen."""
    state = katabasis.game(name).new(seats, {})
    rng = Rng(seed)
    for answers, _ in enumerate(asked_of_seats(state, rng), 1):
        unlike = state.resample(seat, Rng("unlike")) != state
        if state.to_move == seat and answers > hidden and unlike:
            return state
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return asked(name, seats, seat, f"{seed}'", hidden)


# Honesty


def alike(number: int) -> tuple[State, State]:
    """Two positions that differ only in the card which the fortress put back: a seat that is asked cannot tell."""
    truth = asked("ahuris", 2, 0, f"honest {number}")
    rigged = truth.resample(0, Rng(f"rigged {number}"))
    for other in range(20):
        if rigged != truth:
            break
        rigged = truth.resample(0, Rng(f"rigged {number} {other}"))
    assert rigged != truth
    return truth, rigged


@pytest.mark.parametrize("player", quick(), ids=lambda player: player.name)
def test_what_a_seat_cannot_know_does_not_change_its_answers(player: Bot) -> None:
    """Two positions that differ only in the card which the fortress put back: for a seed, the very same answer."""
    for number in range(4):
        truth, rigged = alike(number)
        for seed in range(12):
            answers = [player.choose(Eyes(state, 0, Rng(f"{seed}")), Rng(f"{seed}")) for state in (truth, rigged)]
            assert answers[0] is answers[1]


@pytest.mark.parametrize(("name", "seats"), [("abyss", 2), ("cerbere", 3)])
def test_what_is_dealt_again_does_not_depend_on_what_was_dealt(name: str, seats: int) -> None:
    """The answers come from guesses; over many seeds these are the same guesses, whatever the hidden part is."""
    truth = asked(name, seats, 0, "depths", hidden=6)
    rigged = truth.resample(0, Rng("rigged"))
    assert rigged != truth
    assert Eyes(truth, 0, Rng("")).view.to_json() == Eyes(rigged, 0, Rng("")).view.to_json()
    player = HabitBot()
    tallies = []
    for state in (truth, rigged):
        chosen = [player.choose(Eyes(state, 0, Rng(f"{seed}")), Rng(f"{seed}")).text for seed in range(300)]
        tallies.append({text: chosen.count(text) for text in chosen})
    for text in {*tallies[0], *tallies[1]}:
        assert abs(tallies[0].get(text, 0) - tallies[1].get(text, 0)) < 75  # five standard errors of a difference


def test_eyes_keep_no_true_position() -> None:
    truth = asked("ahuris", 2, 0, "eyes")
    seen = {tuple(Eyes(truth, 0, Rng(f"{seed}")).guess(Rng(f"{seed}")).key()) for seed in range(40)}
    assert len(seen) > 1  # a bot that looks cannot tell which of them is true


# The same again


@pytest.mark.parametrize("player", [bot(name, seconds=0.0) for name in STUDIED], ids=lambda player: player.name)
def test_a_seed_gives_one_answer(player: Bot) -> None:
    state = asked("ahuris", 2, 0, "again")
    answers = {player.choose(Eyes(state, 0, Rng("seed")), Rng("seed")).text for _ in range(2)}
    assert len(answers) == 1


def test_random_bots_draw_one_number_an_answer() -> None:
    """Records of matches minded by random bots depend on it."""
    state = asked("ahuris", 2, 0, "stream")
    mine, theirs = Rng("stream"), Rng("stream")
    legal = state.legal_actions()
    assert RandomBot().choose(Eyes(state, 0, mine), mine) is legal[theirs.below(len(legal))]
    assert mine.next32() == theirs.next32()


def test_search_plays_the_same_matches_compiled_or_not() -> None:
    told = []
    for seats, seed in ((1, "reef"), (2, "wreck"), (3, "trench")):
        state = katabasis.game("ahuris").new(seats, {})
        dealer, stream = Rng(seed), Rng(f"{seed}/bots")
        player = SearchBot("search", 12)
        for _ in range(25):
            if state.to_move == OVER:
                break
            while state.to_move == CHANCE:
                state.apply(state.sample(dealer))
            if state.to_move >= 0:
                action = player.choose(Eyes(state, state.to_move, stream), stream)
                told.append(action.text)
                state.apply(action)
    assert hashlib.sha256("\n".join(told).encode()).hexdigest()[:16] == "31004e98ca7cd20c"


# Strength


@pytest.mark.parametrize(
    "player", [GreedyBot(), SearchBot("search", 200), bot("adept"), bot("master")], ids=lambda player: player.name
)
def test_a_win_at_hand_is_taken(player: Bot) -> None:
    """The points are there, the key lies in the discard, and nobody explores after this hero."""
    table = win_at_hand()
    state = table.match.state
    assert {action.text for action in state.legal_actions()} >= {"combat", "fetch key"}
    for seed in range(5):
        assert player.choose(Eyes(state, 0, Rng(f"{seed}")), Rng(f"{seed}")).text == "fetch key"


def test_levels_win_more_than_chance() -> None:
    rate = {}
    for name in ("random", "novice", "habit"):
        report = simulate("ahuris", seats=1, bots=[name], games=300, seed="levels", options={"goal": 25})
        rate[name] = report["mean_returns"][0]
    assert rate["random"] < 0.18 < 0.25 < rate["novice"]
    assert rate["habit"] > 0.38


@pytest.mark.parametrize("name", sorted(SEATS))
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_in_every_game(name: str, level: str) -> None:
    state = asked(name, SEATS[name] + (name == "ahuris"), 0, "any game")
    player = bot(level, seconds=0.2)
    assert player.choose(Eyes(state, 0, Rng("")), Rng("")) in state.legal_actions()


MASTER = """
import sys
from pathlib import Path
import katabasis
from katabasis.bots import Eyes, bot
from katabasis.engine.chance import Rng
from katabasis.engine.game import CHANCE

rng = Rng("memory")
master = bot("master")
state = katabasis.game(sys.argv[1]).new(int(sys.argv[2]), {})
answers = 0
while answers < 12:
    if state.to_move == CHANCE:
        state.apply(state.sample(rng))
        continue
    answers += len(state.legal_actions()) > 1
    state.apply(master.choose(Eyes(state, state.to_move, rng), rng))
print(Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the most memory that was held")
@pytest.mark.parametrize(("name", "seats"), [("ahuris", 1), ("ahuris", 4), ("abyss", 4), ("cerbere", 7)])
def test_a_master_needs_little_memory(name: str, seats: int) -> None:
    """The whole program with the game, its weights and a dozen answers: 300 MB at most."""
    command = [sys.executable, "-c", MASTER, name, str(seats)]
    kibibytes = int(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    assert kibibytes < 300_000


def test_estimates_are_chances() -> None:
    for mode, seats in (("solo", 1), ("duo", 2), ("trio-competitive", 3), ("quartet-competitive", 4)):
        state = katabasis.game("ahuris").new(seats, {"mode": mode})
        rng = Rng(mode)
        while state.to_move != OVER:
            hopes = state.game.mind().prospects(state)
            assert len(hopes) == seats
            assert all(0.0 <= hope <= 1.0 for hope in hopes)
            if mode in ("duo", "quartet-competitive"):  # somebody wins
                assert abs(sum(hopes) - 1.0) < 1e-9
            elif mode == "trio-competitive":  # perhaps nobody does: the deck may be empty before anybody has left
                assert sum(hopes) < 1.0 or state.left or min(state.player) < 0  # type: ignore[attr-defined]
            state.apply(state.sample(rng) if state.to_move == CHANCE else state.game.mind().habit(state, rng))
        assert state.game.mind().prospects(state) == state.returns()


def test_an_unknown_level_is_told_what_is_near() -> None:
    with pytest.raises(BadOption, match="there is no bot 'mastre'; did you mean 'master'"):
        bot("mastre")
    assert set(LEVELS) < set(BOTS) < set(STUDIED)


# Tournaments


def test_a_tournament_is_the_same_on_two_workers_and_after_a_break(tmp_path: Path) -> None:
    plan = {"bots": ["habit", "random"], "games": 44, "seed": "cup", "options": {"mode": "trio-competitive"}}
    alone = tournament("ahuris", 3, **plan)  # type: ignore[arg-type]
    assert tournament("ahuris", 3, workers=2, **plan) == alone  # type: ignore[arg-type]
    file = tmp_path / "cup.jsonl"
    assert tournament("ahuris", 3, resume=file, **plan) == alone  # type: ignore[arg-type]
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], lines[2][:9]]))  # the machine stopped in the middle of a line
    heard: list[int] = []
    assert tournament("ahuris", 3, resume=file, progress=heard.append, **plan) == alone  # type: ignore[arg-type]
    assert (heard[0], sum(heard)) == (20, 44)
    with pytest.raises(BadOption, match="holds another tournament"):
        tournament("ahuris", 3, resume=file, **{**plan, "seed": "other"})  # type: ignore[arg-type]


def test_a_tournament_alone_tells_how_often_each_wins() -> None:
    found = tournament("ahuris", 1, ["random", "habit"], games=100, seed="alone", options={"goal": 25})
    assert [row["bot"] for row in found["table"]] == ["habit", "random"]
    assert all(row["low"] < row["rate"] < row["high"] for row in found["table"])


@pytest.mark.parametrize(("bots", "games"), [(["random"], 5), (["random", "random"], 5), (["random", "habit"], 0)])
def test_a_tournament_that_cannot_be_held_says_why(bots: list[str], games: int) -> None:
    with pytest.raises(BadOption):
        tournament("ahuris", 2, bots, games=games)


def test_strengths_are_those_of_bradley_and_terry() -> None:
    """One of two wins three times as often: 191 points of Elo, less what the added draw takes."""
    found = strengths(["a", "b"], [("a", "b")], [[1.0] * 7500 + [0.0] * 2500])
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=0.2)
    low, high = wilson(50, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)


# Learning


def test_training_and_tuning_give_the_same_weights_again() -> None:
    pytest.importorskip("numpy")
    from katabasis.games.ahuris.mind.habit import HABITS, WEIGHTS
    from katabasis.lab.training import fitted, played
    from katabasis.lab.tuning import Generations, tuned

    lessons = katabasis.game("ahuris").mind().lessons()
    assert lessons is not None
    start = katabasis.game("ahuris").new(1, {"goal": 20})
    before = dict(zip(HABITS, WEIGHTS, strict=True))
    learnt = [fitted(played(start, lessons, "tiny", 20)) for _ in range(2)]
    assert learnt[0] == learnt[1]
    assert set(learnt[0]) == set(evaluation.TEAM)
    found = []
    for _ in range(2):
        found.append(tuned(lessons, [start], before, Generations(2, 4, 10, "tiny")))
        lessons.learn(before)
    assert found[0] == found[1] != before


def test_duels_move_habits_towards_who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    from katabasis.lab import tuning

    monkeypatch.setattr(tuning, "TOLD", 40)
    abyss = katabasis.game("abyss").mind().lessons()
    assert abyss is not None
    start = katabasis.game("abyss").new(2, {})
    before = {name: weight for names, kept in abyss.habits(2) for name, weight in zip(names, kept, strict=True)}
    lists = [kept for _, kept in abyss.habits(2)]
    usual = [list(kept) for kept in lists]
    never = [[-100.0, *usual[0][1:]], *usual[1:]]  # recruits nobody who could be done without
    assert tuning.duel(start, lists, [usual, usual], "equal") == 0.0
    won = sum(tuning.duel(start, lists, [usual, never], f"unequal {number}") for number in range(3))
    abyss.learn(before)
    assert won == 6.0

    def bolder(_: State, __: object, habits: list[list[list[float]]], ___: str) -> float:
        return 2.0 if habits[0][0][0] > habits[1][0][0] else -2.0

    monkeypatch.setattr(tuning, "duel", bolder)
    found = [tuning.tuned_in_duels(abyss, [start], before, 40, "tiny") for _ in range(2)]
    abyss.learn(before)
    assert found[0] == found[1]
    assert found[0]["habit recruit"] > before["habit recruit"]


@pytest.mark.parametrize("name", NAMES)
def test_what_was_learnt_is_part_of_the_package(name: str) -> None:
    """Without its weights a game would play on, badly, and say nothing."""
    package = Path(katabasis.__file__).parent / "games" / name / "data"
    assert len(json.loads((package / "weights.json").read_text(encoding="utf-8"))) > 20
