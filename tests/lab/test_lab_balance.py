"""Balance and sweep: the same tables whatever plays them, intervals that hold, files that can be gone on from."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.lab.balance import PART, balance, sweep
from katabasis.lab.matches import MatchRow, SeatRow, play_part, row_of
from katabasis.lab.simulate import simulate
from katabasis.lab.tables import difference_of, histogram, mean_of, share_of, tables_of
from katabasis.lab.workers import Resources

TABLES = [("abyss", 3, "random"), ("ahuris", 4, "random"), ("cerbere", 5, "random"), ("ahuris", 1, "habit")]


@pytest.mark.parametrize(("game", "seats", "bot"), TABLES)
def test_it_plays_the_matches_that_simulate_plays(game: str, seats: int, bot: str) -> None:
    report = balance(game, seats, [bot], games=12, seed="reef")
    counted = simulate(game, seats, [bot], games=12, seed="reef")
    assert {row["ending"]: row["matches"] for row in report.tables["endings"]} == counted["endings"]
    assert sum(row.answers for row in report.rows) == counted["answers"]
    assert sum(row.decisions for row in report.rows) == counted["decisions"]
    assert [row["wins"] for row in report.tables["seats"]] == pytest.approx(counted["mean_returns"], abs=1e-6)


def test_two_processes_give_the_tables_of_one() -> None:
    games = PART + 7
    one = balance("ahuris", 2, games=games, seed="reef")
    two = balance("ahuris", 2, games=games, seed="reef", resources=Resources(workers=2))
    assert one.rows == two.rows
    assert json.dumps(one.tables) == json.dumps(two.tables)
    assert one.tables != balance("ahuris", 2, games=games, seed="cliff").tables


def test_a_row_is_read_as_it_was_written() -> None:
    for game, seats, bot in TABLES:
        for row in play_part(game, seats, {}, [bot] * seats, "reef", 0, 3):
            assert row_of(json.loads(json.dumps(row.to_json()))) == row


# Going on


def test_what_was_noted_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    games = 2 * PART + 5
    whole = balance("ahuris", 1, games=games, seed="reef", resources=Resources(resume=file))
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    told: list[int] = []
    again = balance("ahuris", 1, games=games, seed="reef", resources=Resources(resume=file, progress=told.append))
    assert (again.tables, told) == (whole.tables, [games])
    file.write_text("\n".join([lines[0], lines[3], lines[1][:40]]), encoding="utf-8")  # killed while it wrote
    told = []
    again = balance("ahuris", 1, games=games, seed="reef", resources=Resources(resume=file, progress=told.append))
    assert (again.tables, told) == (whole.tables, [5, PART, PART])
    assert sorted(file.read_text(encoding="utf-8").splitlines()) == sorted(lines)


def test_a_file_of_another_study_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    balance("ahuris", 1, games=5, seed="reef", resources=Resources(resume=file))
    kept = file.read_bytes()
    with pytest.raises(BadOption, match="holds other matches"):
        balance("ahuris", 1, games=6, seed="reef", resources=Resources(resume=file))
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"games": 0}, "at least one match"),
        ({"bots": ["random", "random"]}, "1 seats need 1 bots"),
        ({"bots": ["grandmaster"]}, "there is no bot 'grandmaster'"),
        ({"seats": 9}, "cannot be played with 9 seats"),
        ({"resources": Resources(workers=0)}, "at least one worker"),
        ({"resources": Resources(cluster="spark://here:1")}, "dask://HOST:PORT or ray://HOST:PORT"),
        ({"resources": Resources(cluster="dask://here")}, "dask://HOST:PORT or ray://HOST:PORT"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(wishes: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        balance("ahuris", **{"seats": 1, **wishes})  # type: ignore[arg-type]


# Sweeps


def test_a_sweep_is_one_study_for_each_value() -> None:
    reports = sweep("ahuris", "goal", ["5", "20", "gentle"], 1, ["habit"], games=60, seed="reef")
    assert [report.plan.options["goal"] for report in reports] == ["5", "20", "25"]
    assert reports[1].tables == balance("ahuris", 1, ["habit"], 60, "reef", {"goal": 20}).tables
    won = [report.tables["seats"][0]["wins"] for report in reports]
    assert won[0] > won[1] > won[2], "a higher goal is harder"


def test_a_sweep_needs_several_different_values() -> None:
    for values in (["20"], ["25", "gentle"]):
        with pytest.raises(BadOption, match="a sweep needs"):
            sweep("ahuris", "goal", values, 1, games=1)


# Intervals


def test_an_interval_of_a_share_holds_the_truth_as_often_as_it_says() -> None:
    """Coins thrown for whole matches of three seats that win or lose together: the seats are worth one coin."""
    rng = Rng("coins")
    held = 0
    for _ in range(400):
        tosses = [1.0 if rng.below(10) < 3 else 0.0 for _ in range(60)]
        _, low, high = share_of([[toss] * 3 for toss in tosses])
        held += low <= 0.3 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_an_interval_of_a_difference_holds_the_truth_as_often_as_it_says() -> None:
    """One of two seats has a thing, and wins six times in ten; the other wins when the first does not."""
    rng = Rng("coins")
    held = 0
    for _ in range(400):
        won = [1.0 if rng.below(10) < 6 else 0.0 for _ in range(80)]
        found = difference_of([[("", True, one), ("", False, 1 - one)] for one in won])
        assert found is not None
        held += found[1] <= 0.2 <= found[2]
    assert 0.92 <= held / 400 <= 0.98


def test_roles_are_compared_with_themselves() -> None:
    """Hounds win always and often have the thing, hares never and seldom: the thing itself is worth nothing."""
    hounds, hares = (
        [("hound", place < 9, 1.0) for place in range(10)],
        [("hare", place < 1, 0.0) for place in range(10)],
    )
    found = difference_of([[one] for one in [*hounds, *hares]])
    assert found == pytest.approx((0.0, 0.0, 0.0))
    plain = difference_of([[("", has, number)] for _, has, number in [*hounds, *hares]])
    assert plain is not None
    assert plain[0] == pytest.approx(0.8)
    assert difference_of([[("hound", True, 1.0), ("hare", False, 0.0)]]) is None, "nobody to compare with"


def test_the_interval_of_a_mean_is_the_textbook_one() -> None:
    numbers = [1.0, 2.0, 4.0, 9.0]
    middle, low, high = mean_of([[number] for number in numbers])
    error = (sum((number - 4.0) ** 2 for number in numbers) / 4 / 4) ** 0.5
    assert (middle, low, high) == pytest.approx((4.0, 4 - 1.959964 * error, 4 + 1.959964 * error))


def test_a_histogram_leaves_nobody_out() -> None:
    numbers = sorted([0.0, 0.5, 3.0, 77.0, 77.0, 1000.0])
    bins = histogram(numbers)
    assert sum(count for _, _, count in bins) == len(numbers)
    assert all(end == begin for (_, end, _), (begin, _, _) in pairwise(bins))
    assert histogram([5, 5]) == [[5, 6, 2]]


# Tables


def test_cards_are_compared_among_those_who_may_have_them() -> None:
    """Two matches of Abyss by hand: the Recruiter wins once and loses once, the others win once in four."""
    rows = [
        MatchRow(
            0, "seventh-lord", 1, 1, [1] * 6, [SeatRow("", 1.0, [0, 9, 0, 0], [0]), SeatRow("", 0.0, [0] * 4, [])]
        ),
        MatchRow(
            1, "seventh-lord", 1, 1, [1] * 6, [SeatRow("", 0.0, [0, 3, 0, 0], [0]), SeatRow("", 1.0, [8] * 4, [])]
        ),
    ]
    found = tables_of("abyss", 2, rows)
    (recruiter,) = found["things"]
    assert (recruiter["name"], recruiter["having"], recruiter["lacking"]) == ("recruiter", 2, 2)
    assert (recruiter["with"], recruiter["without"], recruiter["difference"]) == (0.5, 0.5, 0.0)
    assert (recruiter["score_with"], recruiter["score_without"]) == (6.0, 16.0)
    assert [row["mean"] for row in found["points"]] == [2.0, 5.0, 2.0, 2.0, 11.0]
    assert found["points"][-1]["winners"] == 20.5
    assert found["decided"] == 1.0
