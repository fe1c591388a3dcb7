"""The coach: honest, repeatable, and its sums add up."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import katabasis
from katabasis.bots import Eyes, HabitBot
from katabasis.bots.bot import Bot
from katabasis.bots.random import RandomBot
from katabasis.coach import given_away, hint, report, worth
from katabasis.coach.blunder import BLUNDER, better
from katabasis.coach.page import page
from katabasis.coach.pricing import FEW, moments_of, piece_of, pieces, priced
from katabasis.coach.report import Report, assembled
from katabasis.coach.telling import reason, report_lines
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.errors import KatabasisError
from katabasis.engine.game import Game
from katabasis.engine.match import Match
from katabasis.engine.message import Message
from katabasis.engine.seats import CHANCE
from katabasis.engine.state import State
from katabasis.terminal.session import Session
from katabasis.words import LANGUAGES, words
from scenario_ahuris import win_at_hand
from test_bots import alike, asked
from test_cli import run
from test_terminal import talk

LOCALE = Path(katabasis.__file__).parent / "locale"
TABLES = [
    ("ahuris", {"mode": "solo", "goal": "25"}),
    ("ahuris", {"mode": "duo"}),
    ("ahuris", {"mode": "trio-competitive"}),
]


def played(name: str, options: dict[str, str], seed: str, player: Bot | None = None, seats: int | None = None) -> Match:
    """A finished match between equal bots."""
    match = katabasis.game(name).match(seats, seed=seed, options=options)
    rng = Rng(f"{seed}/players")
    bot = player or HabitBot("novice", 4)
    while not match.over:
        match.play(bot.choose(Eyes(match.state, match.to_move, rng), rng))
    return match


def rest(found: Report, seat: int) -> float:
    """What the sum leaves over."""
    total = found.totals[seat]
    parts = total.luck.mean + total.own.mean + total.others.mean
    return parts - (found.result[seat] - found.start[seat].mean)


# Values


def test_a_position_is_worth_what_follows() -> None:
    """Nothing can go wrong any more, so that there is no error either."""
    over = played("ahuris", {"mode": "solo"}, "over").state
    found = worth(over, rounds=4)
    assert (found.means, found.errors) == (over.returns(), [0.0])


def test_more_rounds_make_an_estimate_surer_and_a_seed_makes_it_the_same() -> None:
    state = katabasis.game("ahuris").new(1, {"goal": 25})
    few, many = worth(state, 8, "seed"), worth(state, 64, "seed")
    assert many.errors[0] < few.errors[0] < math.inf
    assert worth(state, 8, "seed") == few
    assert worth(state, 10_000, "seed", seconds=0.01).rounds < 10_000


# Hints


def test_a_win_at_hand_is_advised_and_said_to_be_one() -> None:
    """The points are there and so is the key; staying inside would be a blunder."""
    table = win_at_hand()
    found = hint(Eyes(table.match.state, 0, Rng("eyes")), Rng("coach"), rounds=32)
    assert found.best.action.text == "fetch key"
    assert found.best.value > 0.9
    worst = found.answers[-1]
    assert given_away(found, found.best.action) == 0.0
    assert given_away(found, worst.action) > BLUNDER
    assert better(found, worst.action) is found.best
    for language in LANGUAGES:
        assert words(language).text(found.why)


@pytest.mark.parametrize("number", range(4))
def test_what_a_seat_cannot_know_does_not_change_its_hints(number: int) -> None:
    """Two positions that differ only in the card which the fortress put back: for a seed, the very same hint."""
    truth, rigged = alike(number)
    told = []
    for state in (truth, rigged):
        found = hint(Eyes(state, 0, Rng("seed")), Rng("coach"), rounds=6)
        told.append(([(one.action.text, one.value, one.error) for one in found.answers], found.why))
    assert told[0] == told[1]


@pytest.mark.parametrize(("name", "seats"), [("ahuris", 2), ("abyss", 2), ("cerbere", 3)])
def test_every_game_can_be_coached(name: str, seats: int) -> None:
    state = asked(name, seats, 0, "coached", hidden=2)
    found = hint(Eyes(state, 0, Rng("eyes")), Rng("coach"), rounds=2)
    assert {one.action for one in found.answers} == set(state.legal_actions())
    for language in LANGUAGES:
        assert words(language).text(found.why)


# Luck and skill


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("seed", ["reef", "wreck"])
def test_the_parts_add_up(name: str, options: dict[str, str], seed: str) -> None:
    found = report(played(name, options, seed), rounds=3)
    for seat in range(len(found.result)):
        assert abs(rest(found, seat)) < 1e-9
    assert [value.mean for value in found.steps[-1].values] == found.result
    for step in found.steps:  # every step too
        if step.seat == CHANCE:
            assert all(decision.mean == 0.0 for decision in step.decision)


@pytest.mark.parametrize(("name", "seats"), [("abyss", 2), ("cerbere", 3)])
def test_they_add_up_in_games_with_secrets(name: str, seats: int) -> None:
    """What a seat could not know is luck; priced here on the last answers only, which is quicker."""
    match = played(name, {}, "secret", RandomBot(), seats)
    moments = moments_of(match)[-12:]
    found = assembled(match, moments, list(pieces(moments, "coach", 0, 3)), "coach")
    for seat in range(seats):
        assert abs(rest(found, seat)) < 1e-9


def test_luck_has_no_mean() -> None:
    """Over all that a die can show, weighed, luck is nothing: by the estimate of the outcomes themselves."""
    match = played("ahuris", {"mode": "solo", "goal": "25"}, "dice")
    tried = 0
    for moment in moments_of(match):
        if moment.seat != CHANCE or len(moment.state.chance_outcomes()) > FEW:
            continue
        tried += 1
        outcomes = moment.state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        pieces_by = {}
        for outcome, _ in outcomes:
            moment.action = outcome
            pieces_by[outcome] = priced(moment, "coach", 0)
        for outcome, weight in outcomes:
            assert math.isclose(pieces_by[outcome].share, weight / total)
        # what one outcome leaves for the others is what all of them leave, less its own part
        values = {one: after_of(moment.state, one) for one in pieces_by}
        mean = sum(weight / total * values[outcome] for outcome, weight in outcomes)
        for outcome, weight in outcomes:
            assert math.isclose(pieces_by[outcome].rest[0], mean - weight / total * values[outcome], abs_tol=1e-9)
        if tried == 12:
            break
    assert tried == 12


def after_of(state: State, outcome: Action) -> float:
    from katabasis.coach.values import after

    return after(state, outcome, Rng("coach/0"))[0]


def test_an_answer_of_habit_changes_nothing() -> None:
    """A hero alone who plays by habit makes no decision that counts: all is luck."""
    found = report(played("ahuris", {"mode": "solo", "goal": "25"}, "habit", HabitBot()), rounds=3)
    total = found.totals[0]
    assert (total.own.mean, total.own.error, total.others.mean) == (0.0, 0.0, 0.0)
    assert total.usual == total.decisions > 0


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    """Somebody who answers at random gives something away, and no less than nothing."""
    found = report(played("ahuris", {"mode": "solo", "goal": "25"}, "blunders", RandomBot()), rounds=6)
    worst = max(found.steps, key=lambda step: step.given)
    assert worst.given > 0.01
    assert worst.better not in ("", worst.action)
    assert all(step.given >= 0.0 for step in found.steps)
    assert math.isclose(found.totals[0].given, sum(step.given for step in found.steps))


def test_pieces_can_be_priced_one_by_one_in_any_process() -> None:
    """Parts of a report made elsewhere and written as JSON give the same report, up to its digits."""
    match = played("ahuris", {"mode": "trio-competitive"}, "parts")
    moments = moments_of(match)
    whole = report(match, rounds=3, seed="s")
    told = []
    start = 0
    while start < 3 * len(moments):
        part = list(pieces(moments, "s", start, 3, seconds=0.05))
        start += len(part)
        told += [piece_of(json.loads(json.dumps(piece.to_json()))) for piece in part]
    found = assembled(match, moments, told, "s")
    for seat in range(3):
        assert math.isclose(found.totals[seat].luck.mean, whole.totals[seat].luck.mean, abs_tol=1e-3)
        assert abs(rest(found, seat)) < 1e-9


def test_a_match_that_is_not_over_is_not_told() -> None:
    with pytest.raises(KatabasisError, match="not over"):
        report(katabasis.game("ahuris").match(seed="begun"))


def test_luck_and_skill_of_equal_bots_are_equal() -> None:
    """Few matches here; docs/bots.md tells of a hundred.  The seats' means lie within four standard errors of zero."""
    differences: dict[str, list[float]] = {"luck": [], "own": []}
    for number in range(8):
        found = report(played("ahuris", {"mode": "trio-competitive"}, f"equal {number}"), rounds=3)
        for part in differences:
            one, other = getattr(found.totals[0], part).mean, getattr(found.totals[1], part).mean
            differences[part].append(one - other)
        assert all(abs(rest(found, seat)) < 1e-9 for seat in range(3))
    for part, numbers in differences.items():
        mean = sum(numbers) / len(numbers)
        spread = math.sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))
        assert abs(mean) <= 4 * spread / math.sqrt(len(numbers)) + 1e-9, part


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_told_in_words_and_as_a_page(language: str) -> None:
    match = played("ahuris", {"mode": "trio-competitive"}, "told")
    found = report(match, rounds=3)
    lines = report_lines(found, match.game, words(language))
    assert words(language).say("coach-report") == lines[0]
    html = page(found, match.game, words(language))
    assert html.startswith("<!doctype html>")
    assert html.count("<polyline") == 6  # for each seat one on a desk and one on a phone
    assert not re.search(r'(src|href)="(?!#)', html)  # nothing from anywhere else
    for step in re.findall(r'href="#([^"]+)"', html):
        assert f'id="{step}"' in html


def test_lab_luck_writes_a_page(tmp_path: Path) -> None:
    match = played("ahuris", {"mode": "solo", "goal": "25"}, "file")
    match.save(tmp_path / "match.kata")
    out = tmp_path / "report.html"
    done = run(
        tmp_path, "lab", "luck", str(tmp_path / "match.kata"), "--rounds", "3", "--out", str(out), "--lang", "en"
    )
    assert done.returncode == 0, done.stderr
    assert "Luck and skill" in done.stdout
    assert "<svg" in out.read_text(encoding="utf-8")
    told = json.loads(run(tmp_path, "lab", "luck", str(tmp_path / "match.kata"), "--rounds", "3", "--json").stdout)
    seat = told["seats"][0]
    assert abs(seat["luck"] + seat["own"] + seat["others"] - (seat["result"] - seat["start"])) < 1e-5


def test_lab_luck_says_what_is_wrong(tmp_path: Path) -> None:
    katabasis.game("ahuris").match(seed="begun").save(tmp_path / "match.kata")
    done = run(tmp_path, "lab", "luck", str(tmp_path / "match.kata"))
    assert (done.returncode, "not over" in done.stderr) == (2, True)
    done = run(tmp_path, "lab", "luck", str(tmp_path / "match.kata"), "--rounds", "1")
    assert (done.returncode, "at least 3 rounds" in done.stderr) == (2, True)


def written(language: str) -> dict[str, str]:
    """The keys of the coach's file and of the games' own reasons, as they are written."""
    found = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and ("-coach-" in entry.id.name or entry.id.name.startswith("coach-")):
                found[entry.id.name] = path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
    return found


def test_both_languages_have_the_same_sentences_well_set() -> None:
    english, french = written("en"), written("fr")
    assert list(english) == list(french)
    variable = re.compile(r"\$[a-z_]+")
    for key, text in english.items():
        assert set(variable.findall(text)) == set(variable.findall(french[key])), key
        assert not re.search("[«»\u00a0]", text), key
    for key, text in french.items():
        said = re.sub(r"\{[^}]*->|\[[^\]]*\]", "", text)
        assert not re.search(r"(?<!\u00a0)[:;!?»](?=\s|$)", said), key


@pytest.mark.parametrize("name", ["ahuris", "abyss", "cerbere"])
def test_what_a_game_counts_can_be_said(name: str) -> None:
    game: Game = katabasis.game(name)
    for seats in game.seats:
        state = game.new(seats, {})
        for seat in range(seats):
            for language in LANGUAGES:
                for number in game.mind().counted(state, seat):
                    assert words(language).say(f"{name}-coach-{number}", {"more": "2", "less": "1"})


def test_a_mean_is_written_as_the_language_writes_it() -> None:
    why = Message("ahuris-coach-life", {"more": "5.4", "less": "5"})
    assert "5,4" in words("fr").text(reason(why, words("fr")))
    assert "5.4" in words("en").text(reason(why, words("en")))


# In the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_the_terminal_marks_the_best_answer(tmp_path: Path, language: str) -> None:
    match = katabasis.game("ahuris").match(seats=1, seed="reef")
    choices = len(match.legal_actions())
    shown = talk(match, tmp_path, words(language).say("terminal-command-hint"), language=language)
    lines = shown.after(words(language).say("terminal-command-hint"))[: choices + 2]
    assert lines[0].startswith("→ ")
    assert all(re.search(r"\d+[ \u00a0]% \(± [\d.,]+\)$", line) for line in lines[:choices])
    assert match.record.entries == katabasis.load(shown.path).record.entries  # nothing was played


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_and_skill_are_told_after_the_match(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak = words(language)
    early = talk(katabasis.game("ahuris").match(seats=1, seed="reef"), tmp_path, "luck", language=language)
    assert early.after("luck")[0] == speak.say("coach-not-over")
    match = played("ahuris", {"mode": "solo", "goal": "25"}, "after")
    monkeypatch.setattr("katabasis.terminal.session.LOOKING_BACK", 0.1)
    lines: list[str] = []
    waiting = ["dance", "hint", speak.say("terminal-command-luck"), ""]

    def show(line: str, style: str) -> None:
        lines.append(line)

    def ask(prompt: str) -> str:
        return waiting.pop(1)

    path = tmp_path / "over.kata"
    Session(match, [0], RandomBot(), Rng(""), speak, path, show, ask, stays=True).run()
    assert waiting == ["dance"]  # a line left empty ends it
    assert lines.count(speak.say("coach-after")) == 2
    assert speak.say("coach-report") in lines
