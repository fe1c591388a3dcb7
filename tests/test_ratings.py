"""What tournaments have measured, told to people who choose a bot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import katabasis
from katabasis.bots import LEVELS, OPPONENT
from katabasis.bots.ratings import ELO, MIDDLE, SHARE, WINS, Kind, Rating, measured, ratings
from katabasis.engine.errors import BadOption
from katabasis.lab.rating import gathered, main, page
from katabasis.lab.tournament import one_among, tournament
from katabasis.words import words

PAGE = Path(__file__).parents[1] / "docs" / "bots" / "ratings.md"


def test_results_become_ratings_of_one_table_and_a_page(tmp_path: Path) -> None:
    """Rivals get strengths around an apprentice's, teams the share of matches they win, one among others its share."""
    table = {"mode": "trio-competitive"}
    results = [
        tournament("ahuris", 3, ["novice", OPPONENT], games=4, seed="reef", options=table),
        tournament("ahuris", 1, ["novice", OPPONENT], games=4, seed="reef", options={"goal": 20}),
        one_among("ahuris", 3, "novice", OPPONENT, games=3, seed="reef", options=table),
        one_among("ahuris", 3, "random", OPPONENT, games=3, seed="wreck", options=table),
    ]
    files = []
    for number, result in enumerate(results):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_text(json.dumps(result), encoding="utf-8")
    main([*map(str, files), "--out", str(tmp_path / "r.json"), "--page", str(tmp_path / "r.md")])
    found = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))
    assert [(one["seats"], one["kind"]) for one in found] == [(1, WINS), (3, ELO), (3, SHARE)]
    assert found[0]["options"] == {"mode": "solo", "goal": "20"}
    assert {row["bot"]: row["value"] for row in found[1]["table"]}[OPPONENT] == MIDDLE
    assert [row["bot"] for row in found[2]["table"]] == ["random", "novice"]
    assert [row["seed"] for row in found[2]["table"]] == ["wreck", "reef"]
    for one in found:
        assert all(row["low"] <= row["value"] <= row["high"] for row in one["table"])
    assert (tmp_path / "r.md").read_text(encoding="utf-8") == page(found)


def test_what_was_told_already_is_kept_unless_it_was_measured_anew(tmp_path: Path) -> None:
    table = {"mode": "trio-competitive"}
    earlier = [
        tournament("ahuris", 3, ["novice", OPPONENT, "random"], games=4, seed="reef", options=table),
        one_among("ahuris", 3, "novice", OPPONENT, games=3, seed="reef", options=table),
        one_among("ahuris", 3, "random", OPPONENT, games=3, seed="reef", options=table),
    ]
    later = [
        tournament("ahuris", 3, ["novice", OPPONENT], games=4, seed="wreck", options=table),
        one_among("ahuris", 3, "random", OPPONENT, games=6, seed="wreck", options=table),
    ]
    files = []
    for number, result in enumerate([*earlier, *later]):
        files.append(str(tmp_path / f"{number}.json"))
        Path(files[-1]).write_text(json.dumps(result), encoding="utf-8")
    out = ["--out", str(tmp_path / "r.json"), "--page", str(tmp_path / "r.md")]
    main([*files[:3], *out])
    main([*files[3:], *out, "--keep"])
    rivals, shares = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))
    assert [(row["bot"], row["seed"]) for row in rivals["table"]] == [("novice", "wreck"), (OPPONENT, "wreck")]
    assert [(row["bot"], row["seed"], row["matches"]) for row in shares["table"]] == [
        ("random", "wreck", 6),
        ("novice", "reef", 3),
    ]


def test_tournaments_with_dear_pairs_hold_fewer_matches_of_them() -> None:
    found = tournament("ahuris", 1, ["novice", "master"], games=12, seed="reef", options={"goal": 20}, slow_games=4)
    assert {row["bot"]: row["matches"] for row in found["table"]} == {"novice": 12, "master": 4}


def test_pairs_that_are_skipped_do_not_meet_but_everybody_is_rated() -> None:
    bots = ["habit", "novice", "random"]
    table = {"mode": "trio-competitive"}
    found = tournament("ahuris", 3, bots, games=4, seed="reef", options=table, skip=["random-habit"])
    assert [(pair["bot"], pair["against"]) for pair in found["pairs"]] == [("habit", "novice"), ("novice", "random")]
    assert {row["bot"] for row in found["table"]} == set(bots)
    with pytest.raises(BadOption, match="named once"):
        tournament("ahuris", 3, bots, games=4, options=table, skip=["random-oracle"])
    with pytest.raises(BadOption, match="skip fewer pairs"):
        tournament("ahuris", 3, bots, games=4, options=table, skip=["random-habit", "novice-random"])


def test_one_among_others_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    note = tmp_path / "note"
    table = {"mode": "trio-competitive"}
    whole = one_among("ahuris", 3, "novice", "random", games=25, seed="reef", options=table, resume=note)
    lines = note.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 3  # the plan, and three parts of up to ten deals
    note.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:20], encoding="utf-8")
    heard: list[int] = []
    again = one_among(
        "ahuris", 3, "novice", "random", games=25, seed="reef", options=table, resume=note, progress=heard.append
    )
    assert again == whole
    assert sum(heard) == 25


def test_the_page_of_ratings_tells_what_bots_carry() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(measured())


@pytest.mark.parametrize("name", ["ahuris", "abyss", "cerbere"])
def test_every_level_is_rated_in_every_game(name: str) -> None:
    """At the usual table of the game at least; an apprentice among apprentices needs none."""
    usual = {"ahuris": 1, "abyss": 2, "cerbere": 5}[name]
    for level in LEVELS:
        assert level == OPPONENT or usual in {rating.seats for rating in ratings(name, level)}


def test_a_rating_is_told_only_where_it_was_measured() -> None:
    _, options = katabasis.game("ahuris").checked(1, {"goal": "steady"})
    rating = Rating(1, {"mode": "solo", "goal": "40"}, WINS, 18.24, 16.6, 20.0, 2000)
    assert rating.fits(1, options)
    assert not rating.fits(1, {**options, "goal": "25"})
    assert not rating.fits(2, options)


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [(ELO, 1612.4, "1612"), (WINS, 18.24, "18 %"), (WINS, 0.26, "0.3"), (SHARE, 1.557, "1.56")],
)
def test_ratings_are_sentences_in_both_languages(kind: Kind, value: float, said: str) -> None:
    rating = Rating(2, {}, kind, value, value - 1, value + 1, 200)
    for language in ("en", "fr"):
        sentence = words(language).say(f"bot-rating-{kind}", rating.numbers())
        assert said.replace(" ", "") in sentence.replace(" ", "").replace("\u00a0", "")


def test_files_of_unknown_bots_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = tournament("ahuris", 1, ["novice"], games=2, seed="reef", options={"goal": 20})
    result["table"][0]["bot"] = "oracle"
    file = tmp_path / "x.json"
    file.write_text(json.dumps(result), encoding="utf-8")
    with pytest.raises(SystemExit):
        main([str(file), "--out", str(tmp_path / "r.json"), "--page", str(tmp_path / "r.md")])
    assert "oracle" in capsys.readouterr().err
    assert gathered([result])[0]["table"][0]["bot"] == "oracle"
