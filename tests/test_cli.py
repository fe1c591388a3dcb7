"""The command line: what it prints, its exit codes, and one clear sentence for everything that is typed wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import katabasis
from katabasis.cli import main
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human, commitment, derived_seed, sealed
from katabasis.engine.errors import BadRecord
from katabasis.engine.match import Match
from katabasis.engine.record import Entry, Promise, Record, parse
from katabasis.engine.seats import CHANCE, EVERYONE, SPECTATOR
from katabasis.lab.simulate import simulate
from katabasis.rulebook import rulebook
from katabasis.terminal.phrases import cited
from katabasis.terminal.replay import told, verdict
from katabasis.words import words
from scenario_ahuris import AHURIS, hero

KEYS = [
    "game",
    "seats",
    "options",
    "bots",
    "games",
    "seed",
    "decisions",
    "answers",
    "seconds",
    "decisions_per_second",
    "answers_per_second",
    "games_per_second",
    "wins",
    "mean_returns",
    "endings",
    "measures",
    "compiled",
    "version",
]
TIMINGS = ["seconds", "decisions_per_second", "answers_per_second", "games_per_second"]


def environment(home: Path, locale: str = "C.UTF-8") -> dict[str, str]:
    """Ours, with the matches kept apart and nothing that colours the output."""
    kept = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "TTY_COMPATIBLE")}
    return {**kept, "KATABASIS_HOME": str(home), "LC_ALL": locale, "PYTHONUTF8": "1"}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "katabasis.cli", *arguments]


def run(home: Path, *arguments: str, typed: str = "", locale: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    """One command, with what is typed into it."""
    return subprocess.run(
        command(*arguments),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, locale),
        timeout=600,
        check=False,
    )


def said(home: Path, *arguments: str, code: int = 0, locale: str = "C.UTF-8") -> list[str]:
    """The lines on stdout of a command that has nothing to complain about."""
    done = run(home, *arguments, locale=locale)
    assert done.stderr == ""
    assert done.returncode == code
    return done.stdout.splitlines()


def refused(home: Path, *arguments: str) -> str:
    """The one sentence on stderr about a command that cannot be obeyed."""
    done = run(home, *arguments)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert_one_sentence(done.stderr)
    return done.stderr


def assert_one_sentence(text: str) -> None:
    assert text.startswith("katabasis: ")
    assert text.endswith("\n")
    assert len(text.splitlines()) == 1, text


# Records


def played(mode: str = "solo", seed: str = "reef", lines: int = 100_000, **options: str) -> Match:
    """A match whose seats answer at random, up to its end or to a number of lines."""
    match = AHURIS.match(seed=seed, options={"mode": mode, **options})
    rng = Rng(f"{seed}/seats")
    while not match.over and len(match.record) < lines:
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
    return match


def changed(match: Match, change: Callable[[Record], None]) -> str:
    """The record with something else in it, and a digest that fits."""
    record = parse(match.record.text())
    change(record)
    return record.text()


def tampered(match: Match) -> tuple[str, int]:
    """The record with one answer of chance replaced by another that is legal too, and the number of that line."""
    for number in reversed(range(len(match.record))):
        entry = match.record.entries[number]
        for outcome in AHURIS.outcomes if entry.who == "=" else []:
            if outcome.text == entry.text:
                continue

            def swap(record: Record, place: int = number, text: str = outcome.text) -> None:
                record.entries[place] = Entry("=", text)

            text = changed(match, swap)
            try:
                katabasis.loads(text)
            except BadRecord:
                continue
            return text, number + 1
    raise AssertionError("no line can be swapped")


def written(folder: Path, text: str, name: str = "match.kata") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


# katabasis


def test_without_a_command_it_tells_what_there_is(tmp_path: Path) -> None:
    lines = "\n".join(said(tmp_path))
    for name in ("play", "simulate", "replay", "verify", "rules"):
        assert name in lines


# simulate


def test_json_is_one_object_with_the_promised_keys_and_nothing_else(tmp_path: Path) -> None:
    (line,) = said(tmp_path, "simulate", "ahuris", "--games", "30", "--seed", "récif", "--option", "goal=5", "--json")
    report = json.loads(line)
    assert list(report) == KEYS
    assert (report["game"], report["seats"], report["games"], report["seed"]) == ("ahuris", 1, 30, "récif")
    assert report["options"]["goal"] == "5"
    assert report["bots"] == ["random"]
    assert report["compiled"] is katabasis.compiled
    assert report["version"] == katabasis.__version__
    assert 0 < report["decisions"] < report["answers"]
    assert report["answers_per_second"] == pytest.approx(report["answers"] / report["seconds"], rel=0.01)
    assert report["decisions_per_second"] == pytest.approx(report["decisions"] / report["seconds"], rel=0.01)
    assert report["games_per_second"] == pytest.approx(30 / report["seconds"], rel=0.01)


def test_the_same_seed_gives_the_same_matches_on_any_number_of_workers(tmp_path: Path) -> None:
    reports = []
    for workers in ("1", "2"):
        asked = ("simulate", "ahuris", "--seats", "2", "--games", "260", "--seed", "twice", "--workers", workers)
        (line,) = said(tmp_path, *asked, "--json")
        reports.append(json.loads(line))
    for report in reports:
        for name in TIMINGS:
            assert report.pop(name) > 0
    assert reports[0] == reports[1]


def test_another_seed_gives_other_matches() -> None:
    one, other = (simulate("ahuris", games=20, seed=seed) for seed in ("one", "other"))
    assert (one["answers"], one["decisions"]) != (other["answers"], other["decisions"])


@pytest.mark.parametrize(
    ("mode", "goal"), [("solo", 5), ("duo", 5), ("trio-cooperative", 5), ("trio-competitive", 0), ("duo", 100)]
)
def test_wins_returns_and_endings_add_up(mode: str, goal: int) -> None:
    report = simulate("ahuris", games=60, seed="sums", options={"mode": mode, **({"goal": goal} if goal else {})})
    assert sum(report["endings"].values()) == report["games"] == 60
    escaped = report["endings"].get("escaped", 0)
    assert (escaped > 0) == (goal == 5)
    if mode == "duo":
        assert report["wins"] == [escaped, 60 - escaped]
    elif mode == "trio-competitive":
        assert 0 < sum(report["wins"]) <= 60
    else:  # a team shares its wins, and everyone in it has won
        assert report["wins"] == pytest.approx([escaped / report["seats"]] * report["seats"], abs=1e-5)
    together = report["seats"] if mode == "trio-cooperative" else 1
    assert report["mean_returns"] == pytest.approx([won * together / 60 for won in report["wins"]], abs=1e-5)


def test_a_bot_for_each_seat_plays_like_one_for_all(tmp_path: Path) -> None:
    asked = ("simulate", "ahuris", "--option", "mode=trio-competitive", "--games", "5", "--json")
    (line,) = said(tmp_path, *asked, "--bots", "random, random,random")
    one_for_all = simulate("ahuris", bots=["random"], games=5, options={"mode": "trio-competitive"})
    report = json.loads(line)
    assert report["bots"] == ["random", "random", "random"]
    assert {**report, **dict.fromkeys(TIMINGS)} == {**one_for_all, **dict.fromkeys(TIMINGS)}


@pytest.mark.parametrize(
    ("language", "summary", "wins"),
    [("en", "40 matches, ", "Wins by seat: "), ("fr", "40 parties, ", "Victoires par place\u00a0: ")],
)
def test_the_summary_is_told_in_words(tmp_path: Path, language: str, summary: str, wins: str) -> None:
    lines = said(tmp_path, "simulate", "ahuris", "--games", "40", "--lang", language)
    report = simulate("ahuris", games=40)
    assert lines[0].startswith(summary)
    assert lines[0].endswith(words(language).say("simulate-compiled" if report["compiled"] else "simulate-pure"))
    assert lines[1] == wins + f"{report['wins'][0]:g}"
    endings = [(words(language).say(f"ahuris-ending-{name}"), count) for name, count in report["endings"].items()]
    assert lines[2:] == [f"{count} × {ending}" for ending, count in endings]


# replay


@pytest.mark.parametrize("viewer", ["", "heroes", "2", "spectator"])
def test_a_seat_reads_nothing_it_did_not_know(tmp_path: Path, viewer: str) -> None:
    match = played("duo", lines=150)
    file = written(tmp_path, match.record.text())
    lines = said(tmp_path, "replay", file, "--lang", "en", *(["--as", viewer] if viewer else []))
    knows = viewer in ("", "2")
    secret = [answer for answer in match.answers if answer.audience != EVERYONE]
    assert len(secret) > 3
    for answer in secret:
        number = answer.number + 1
        who = "chance" if answer.seat == CHANCE else "fortress"
        shown = words("en").text(AHURIS.action_message(answer.action)) if knows else "(hidden)"
        assert f"{number}. {who}: {shown}" in lines
        for event in answer.events:
            if event.audience != EVERYONE:
                text = "     " + words("en").text(AHURIS.event_message(event))
                assert (text in lines) == knows


def test_all_that_is_told_to_a_seat_comes_from_what_it_may_know() -> None:
    """Another hidden card changes nothing in what the others read."""
    match = played("duo", lines=150)
    place = next(a.number for a in reversed(match.answers) if a.audience != EVERYONE and a.seat == CHANCE)
    cut = parse(match.record.text())
    del cut.entries[place + 1 :]
    one = katabasis.loads(cut.text())
    before = parse(cut.text())
    del before.entries[place:]
    possible = katabasis.loads(before.text()).legal_actions()
    other_card = next(card.text for card in possible if card.text != cut.entries[place].text)
    other = katabasis.loads(changed(one, lambda record: record.entries.__setitem__(place, Entry("=", other_card))))
    for language in ("en", "fr"):
        for seat in (0, SPECTATOR):
            assert told(one, seat, words(language)) == told(other, seat, words(language))
        assert told(one, 1, words(language)) != told(other, 1, words(language))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_finished_match_ends_with_how_it_ended(tmp_path: Path, language: str) -> None:
    match = played()
    lines = said(tmp_path, "replay", written(tmp_path, match.record.text()), "--lang", language)
    assert lines[-1] == words(language).say(f"ahuris-ending-{match.ending}")
    assert sum(1 for line in lines if line.split(".")[0].isdigit()) == len(match.record)


def test_an_unfinished_match_ends_with_who_is_asked(tmp_path: Path) -> None:
    match = played("trio-cooperative", lines=20)
    lines = said(tmp_path, "replay", written(tmp_path, match.record.text()), "--lang", "en")
    assert lines[-1] == f"The match is not over: Player {match.to_move + 1} is asked."


def test_what_was_taken_back_is_told_too(tmp_path: Path) -> None:
    match = played(lines=40)
    taken = match.undo(consent=True)
    lines = told(match, None, words("en"))
    number = next(place for place, entry in enumerate(match.record.entries, 1) if entry.takes_back)
    assert f"{number}. the table takes back {taken} answer{'s' if taken > 1 else ''}" in lines


# verify


ALONE = "Whoever dealt chose that seed alone, and could have tried many before promising one."


def test_a_record_whose_dealer_chose_alone_is_not_called_honest(tmp_path: Path) -> None:
    match = played(lines=60)
    match.undo(consent=True)
    lines = said(tmp_path, "verify", written(tmp_path, match.record.text()), "--lang", "en", code=1)
    dealt = sum(entry.who == "=" for entry in match.record.entries)
    assert lines == [
        f"{len(match.record)} lines, all legal by rules version 1.",
        f"The {dealt} answers of chance are the ones its seed deals.",
        "The seed is the one promised before the first draw.",
        ALONE,
        "Not proven.",
    ]


def test_a_tampered_record_is_found_out_with_its_line(tmp_path: Path) -> None:
    text, number = tampered(played(lines=60))
    lines = said(tmp_path, "verify", written(tmp_path, text), "--lang", "en", code=1)
    assert f"Line {number} is not what the seed deals: chance was tampered with." in lines
    assert lines[-1] == "Not honest."


def test_a_broken_promise_is_found_out(tmp_path: Path) -> None:
    text = changed(played(lines=40), lambda record: setattr(record, "commitment", "0" * 64))
    lines = said(tmp_path, "verify", written(tmp_path, text), "--lang", "fr", code=1)
    assert lines[-2:] == ["La graine n’est pas celle promise avant le premier tirage.", "Pas honnête."]


def test_two_seeds_for_the_first_line_are_refused() -> None:
    with pytest.raises(katabasis.KatabasisError, match="two seeds for one line"):
        katabasis.loads(changed(played(lines=40), lambda record: record.seeds.append((0, "chosen afterwards"))))


@pytest.mark.parametrize("line", [30])
def test_a_seed_put_in_later_is_not_the_promised_one(line: int) -> None:
    def reseed(record: Record) -> None:
        record.seeds.append((line, "zzz chosen afterwards"))
        del record.entries[line:]

    promise = f"From line {line + 1} on, chance was dealt from another seed, which nobody promised."
    for before, judged in ((promised(60), f"Honest up to line {line} only."), (played(lines=60), "Not proven.")):
        match = katabasis.loads(changed(before, reseed))
        match.deal()
        honest, lines = verdict(match, words("en"))
        assert not honest
        assert lines[-2:] == [promise, judged]


# verify, with promises


SECRET = "00112233445566778899aabbccddeeff"
LATER_SECRET = "ffeeddccbbaa99887766554433221100"


HONEST = "Honest, if this promise is the one that you saw before the first draw (--promise compares it)."


def promise(start: int = 0, said: tuple[str, ...] = ("salt", ""), secret: str = SECRET) -> Promise:
    return Promise(start, commitment(secret), list(said), secret)


def promised(lines: int = 60) -> Match:
    """A duo dealt from a secret and one word."""
    return played_on(AHURIS.match(options={"mode": "duo"}, promise=promise()), lines)


def played_on(match: Match, lines: int) -> Match:
    rng = Rng("seats")
    while not match.over and len(match.record) < lines:
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
    return match


def judged(match: Match, change: Callable[[Record], object] | None = None) -> tuple[bool, list[str]]:
    """The verdict on a record with something changed in it."""
    record = parse(match.record.text())
    if change is not None:
        change(record)
    return verdict(katabasis.loads(record.text()), words("en"))


def test_a_record_dealt_as_promised_is_called_honest(tmp_path: Path) -> None:
    match = promised()
    match.undo(consent=True)
    lines = said(tmp_path, "verify", written(tmp_path, match.record.text()), "--lang", "en")
    dealt = sum(entry.who == "=" for entry in match.record.entries)
    made_of = "From line 1 on, the seed is made of the secret promised beforehand and of the word of 1 seat."
    assert lines == [
        f"{len(match.record)} lines, all legal by rules version 1.",
        f"The {dealt} answers of chance are the ones its seed deals.",
        f"{made_of} The promise was {commitment(SECRET)}.",
        HONEST,
    ]
    lines = said(tmp_path, "verify", written(tmp_path, match.record.text()), "--lang", "fr")
    assert lines[-1].startswith("Honnête, si cette promesse est celle que vous avez vue")
    assert lines[-2].startswith("À partir de la ligne 1, la graine est faite du secret promis d’avance et du mot d’un ")


def test_the_words_that_were_mixed_in_are_counted() -> None:
    honest, lines = judged(AHURIS.match(options={"mode": "duo"}, promise=promise(said=("a", "b"))))
    assert honest
    assert "beforehand and of the words of 2 seats. The promise was" in lines[-3]
    assert lines[-2].startswith("2 words were given openly, without a seal: a server in league with whoever gave the ")
    honest, lines = judged(AHURIS.match(options={"mode": "duo"}, promise=promise(said=("", ""))))
    assert not honest
    assert "beforehand and of no words: no seat gave one. The promise was" in lines[-3]
    assert lines[-2:] == [NO_WORDS.format(line=1), "Not proven."]


NO_WORDS = (
    "Nobody but the server had a part in the seed from line {line} on: it could try many secrets before promising one."
)


def test_what_somebody_saw_and_said_is_held_against_the_record(tmp_path: Path) -> None:
    file = written(tmp_path, promised().record.text())
    seen = commitment(SECRET)
    assert said(tmp_path, "verify", file, "--promise", seen.upper(), "--lang", "en")[-1] == "Honest."
    assert said(tmp_path, "verify", file, "--promise", seen, "--word", "salt", "--lang", "en")[-1] == "Honest."
    lines = said(tmp_path, "verify", file, "--promise", commitment(LATER_SECRET), "--lang", "en", code=1)
    assert lines[-2:] == ["The promise that you saw is not the one in this record.", "Not honest."]
    lines = said(tmp_path, "verify", file, "--word", "pepper", "--lang", "en", code=1)
    assert lines[-2:] == ["The word that you gave is not in this record.", "Not honest."]


OPEN_WORDS = words("en").say("verify-open-words", {"count": 2})


def sealed_promise(record: Record) -> None:
    made = record.promises[0]
    made.seals = [sealed(made.commitment, seat, word) if word else "" for seat, word in enumerate(made.words)]


def test_sealed_words_are_compared_with_their_seals() -> None:
    def other_seal(record: Record) -> None:
        sealed_promise(record)
        record.promises[0].seals[0] = sealed(record.promises[0].commitment, 1, "salt")

    honest, lines = judged(promised(), sealed_promise)
    assert (honest, lines[-1]) == (True, HONEST)
    honest, lines = judged(promised(), other_seal)
    assert not honest
    broken = "The word of seat 1 is not the one it had sealed before any word was shown (line 1)."
    assert lines[-2:] == [broken, "Not honest."]


def test_a_promise_that_was_made_anew_is_not_proven() -> None:
    def again(record: Record) -> None:
        sealed_promise(record)
        record.promises[0].withdrawn = [commitment("first"), commitment("second")]

    honest, lines = judged(promised(), again)
    assert not honest
    assert lines[-2].startswith("2 promises had been withdrawn for this one after words were shown")
    assert lines[-1] == "Not proven."


def other_secret(record: Record) -> None:
    record.promises[0].secret = LATER_SECRET


def other_secret_and_seed(record: Record) -> None:
    record.promises[0].secret = LATER_SECRET
    record.seeds[0] = (0, derived_seed(LATER_SECRET, record.promises[0].words))
    del record.entries[:]  # so that nothing is misdealt


def other_commitment(record: Record) -> None:
    record.promises[0].commitment = commitment(LATER_SECRET)


def other_word(record: Record) -> None:
    record.promises[0].words[0] = "Salt"


def word_lost(record: Record) -> None:
    record.promises[0].words[0] = ""


def word_added(record: Record) -> None:
    record.promises[0].words[1] = "pepper"


def word_of_another_seat(record: Record) -> None:
    record.promises[0].words.reverse()


def other_seed(record: Record) -> None:
    record.seeds[0] = (0, "chosen")
    del record.entries[:]


BROKEN_SECRET = "The secret shown for line 1 is not the one promised beforehand."
BROKEN_SEED = "The seed from line 1 on is not made of its secret and the words of the seats."


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (other_secret, BROKEN_SECRET),
        (other_secret_and_seed, BROKEN_SECRET),
        (other_commitment, BROKEN_SECRET),
        (other_word, BROKEN_SEED),
        (word_lost, BROKEN_SEED),
        (word_added, BROKEN_SEED),
        (word_of_another_seat, BROKEN_SEED),
        (other_seed, BROKEN_SEED),
    ],
)
def test_whatever_is_changed_in_a_promise_is_found_out(change: Callable[[Record], None], finding: str) -> None:
    honest, lines = judged(promised(), change)
    assert not honest
    assert lines[-2:] == [finding, "Not honest."]


def test_a_die_that_was_not_dealt_as_promised_is_found_out(tmp_path: Path) -> None:
    text, number = tampered(promised())
    lines = said(tmp_path, "verify", written(tmp_path, text), "--lang", "en", code=1)
    assert f"Line {number} is not what the seed deals: chance was tampered with." in lines
    assert lines[-1] == "Not honest."


def test_a_promise_that_was_struck_out_is_missed() -> None:
    honest, lines = judged(promised(), lambda record: record.promises.clear())
    assert not honest
    assert lines[-2:] == [
        "The seed was not promised before the first draw: it may have been chosen for what it deals.",
        "Not proven.",
    ]


def test_a_secret_that_is_not_shown_yet_proves_nothing(tmp_path: Path) -> None:
    unrevealed = "The secret promised for line 1 is not revealed yet: chance cannot be checked from there on."
    text = promised().record.sealed().text()
    lines = said(tmp_path, "verify", written(tmp_path, text), "--lang", "en", code=1)
    assert lines[1:] == [unrevealed, "Not proven."]
    honest, lines = judged(promised(), lambda record: setattr(record.promises[0], "secret", ""))  # but the seed is
    assert not honest
    assert lines[-2:] == [unrevealed, "Not proven."]
    honest, lines = judged(promised(), lambda record: record.seeds.clear())
    assert not honest
    assert lines[1:] == [unrevealed, "Not proven."]
    honest, lines = judged(played(lines=40), lambda record: record.seeds.clear())  # without words
    assert not honest
    assert lines[1:] == [unrevealed, "Not proven."]


def promised_branch() -> Match:
    branch = promised().branch(30, promise=promise(30, ("a", "b"), LATER_SECRET))
    return played_on(branch, 90)


def test_a_branch_with_promises_is_honest_as_a_whole(tmp_path: Path) -> None:
    match = promised_branch()
    lines = said(tmp_path, "verify", written(tmp_path, match.record.text()), "--lang", "en")
    assert [line.partition(" on,")[0] for line in lines[2:]] == [
        "From line 1",
        "From line 31",
        OPEN_WORDS,
        HONEST,
    ]
    assert "of the word of 1 seat." in lines[2]
    assert "of the words of 2 seats." in lines[3]
    after_a_plain_seed = played("duo", lines=60).branch(30, promise=promise(30))
    honest, lines = judged(after_a_plain_seed)
    assert not honest
    assert lines[2:4] == ["The seed is the one promised before the first draw.", ALONE]
    assert lines[-1] == "Not proven."


def test_each_promise_of_a_branch_is_held_against_its_own_seed() -> None:
    def exchanged(record: Record) -> None:
        first, second = record.promises
        first.secret, second.secret = second.secret, first.secret
        first.commitment, second.commitment = second.commitment, first.commitment

    honest, lines = judged(promised_branch(), exchanged)
    assert not honest
    assert lines[-3:] == [BROKEN_SEED, BROKEN_SEED.replace("line 1", "line 31"), "Not honest."]


def test_a_branch_without_its_own_promise_is_honest_up_to_there() -> None:
    nobody = "From line 31 on, chance was dealt from another seed, which nobody promised."
    honest, lines = judged(promised_branch(), lambda record: record.promises.pop())
    assert not honest
    assert lines[-2:] == [nobody, "Honest up to line 30 only."]
    honest, lines = judged(promised().branch(30, "chosen"))
    assert not honest
    assert lines[-2:] == [nobody, "Honest up to line 30 only."]


def test_a_branch_that_still_runs_is_honest_up_to_there() -> None:
    honest, lines = verdict(katabasis.loads(promised_branch().record.sealed().text()), words("en"))
    assert not honest
    assert lines[-3].startswith("From line 1 on, the seed is made of the secret promised beforehand")
    assert lines[-2:] == [
        "The secret promised for line 31 is not revealed yet: chance cannot be checked from there on.",
        "Honest up to line 30 only.",
    ]


def test_a_branch_of_a_match_dealt_by_hand_is_proven_in_no_part() -> None:
    match = AHURIS.match(seats=2, dealer=Human())
    for outcome in ("level Jd", "level Qh", "level Ks"):
        match.play(outcome)
    honest, lines = judged(match.branch(3, promise=promise(3)))
    assert not honest
    assert lines[2] == "Up to line 3, chance was dealt without a seed and cannot be checked."
    assert lines[3].startswith("From line 4 on, the seed is made of the secret promised beforehand")
    assert lines[-1] == "Not proven."


def test_a_branch_from_the_very_beginning_promises_its_own_seed() -> None:
    own = "The seed is the one promised before the first draw."
    assert judged(played(lines=40).branch(0, "again"))[1][-3:] == [own, ALONE, "Not proven."]
    assert judged(promised().branch(0, promise=promise()))[0]


def test_without_any_seed_or_promise_nothing_is_proven() -> None:
    def strike_out(record: Record) -> None:
        record.seeds.clear()
        record.commitment = ""

    honest, lines = judged(played(lines=40), strike_out)
    assert not honest
    assert lines[-2:] == [
        'The record holds no seed: chance was dealt by "sfc32-sha256/1" and cannot be checked.',
        "Not proven.",
    ]


def test_chance_dealt_by_hand_cannot_be_checked(tmp_path: Path) -> None:
    match = AHURIS.match(seats=1, dealer=Human())
    for outcome in ("level Jd", "level Qh", "level Ks", "treasure 4"):
        match.play(outcome)
    lines = said(tmp_path, "verify", written(tmp_path, match.record.text()), "--lang", "en")
    assert lines == [
        "4 lines, all legal by rules version 1.",
        'The record holds no seed: chance was dealt by "human" and cannot be checked.',
    ]


# rules


def test_rules_are_found_by_a_word(tmp_path: Path) -> None:
    lines = said(tmp_path, "rules", "ahuris", "trapdoor", "--lang", "en")
    assert lines[-1] == f"{len(lines) - 1} rules"
    assert all("trapdoor" in line.lower() for line in lines[:-1])
    assert any(line.startswith("[AHU-TRAP-04]") for line in lines)


def test_a_rule_is_found_by_its_id(tmp_path: Path) -> None:
    lines = said(tmp_path, "rules", "ahuris", "ahu-turn-03", "--lang", "fr")
    assert lines[0] == cited(rulebook("ahuris").rule("AHU-TURN-03"), words("fr"))


def test_all_the_words_must_be_there_and_accents_do_not_matter(tmp_path: Path) -> None:
    lines = said(tmp_path, "rules", "ahuris", "CLE", "defausse", "--lang", "fr")
    found = rulebook("ahuris").search("clé défausse", "fr")
    assert lines[:-1] == [cited(rule, words("fr")) for rule in found]
    assert 0 < len(found) < len(rulebook("ahuris").search("clé", "fr"))


def test_either_apostrophe_finds_a_rule(tmp_path: Path) -> None:
    typed, printed = (said(tmp_path, "rules", "cerbere", word, "--lang", "fr") for word in ("l'antre", "l’antre"))
    assert typed == printed
    assert any(line.startswith("[CER-CAP-10]") and "l’antre" in line for line in typed)


def test_without_a_word_all_rules_are_listed_in_the_language_of_the_environment(tmp_path: Path) -> None:
    lines = said(tmp_path, "rules", locale="fr_FR.UTF-8")
    rules = rulebook("ahuris").rules
    assert lines == [*(cited(rule, words("fr")) for rule in rules.values()), f"{len(rules)} règles"]


def test_nothing_found_is_said_and_exits_with_one(tmp_path: Path) -> None:
    assert said(tmp_path, "rules", "ahuris", "@Dragon", "--lang", "en", code=1) == [
        'No rule of ahuris speaks of "@Dragon".'
    ]


# Whatever is typed wrong


TYPED_WRONG: list[tuple[list[str], str]] = [
    (["dance"], "dance"),
    (["play", "ahurris"], "there is no game 'ahurris'; did you mean 'ahuris'?"),
    (["simulate", "chess"], "there is no game 'chess'; choose one of: abyss, ahuris"),
    (["rules", "chess"], "there is no game 'chess'"),
    (["simulate"], "game"),
    (["simulate", "ahuris", "--sed", "x"], "--sed"),
    (["play", "--seats"], "--seats"),
    (["play", "--seats", "many"], "--seats"),
    (["play", "ahuris", "--seats", "5"], "cannot be played with 5 seats; it takes 1, 2, 3, 4"),
    (["simulate", "ahuris", "--seats", "0"], "cannot be played with 0 seats"),
    (["simulate", "ahuris", "--seats", "3", "--option", "mode=duo"], "mode duo takes 2 seats, not 3"),
    (["play", "ahuris", "--option", "gaol=25"], "no option 'gaol'; did you mean 'goal'?"),
    (["play", "ahuris", "--option", "goal"], "an option is written name=value, not 'goal'"),
    (["play", "ahuris", "--option", "=25"], "an option is written name=value"),
    (["simulate", "ahuris", "--option", "goal=lots"], "option goal cannot be 'lots'"),
    (["simulate", "ahuris", "--option", "short_reward=drew"], "did you mean 'draw'?"),
    (["simulate", "ahuris", "--option", "mode=quintet"], "option mode cannot be 'quintet'"),
    (["play", "--option", "mode=trio-competitive", "--option", "goal=25"], "has no goal to reach"),
    (["play", "ahuris", "--lang", "de"], "there is no language 'de'"),
    (["rules", "ahuris", "chrono", "--lang", "english"], "there is no language 'english'"),
    (["play", "ahuris", "--bot", "randon"], "there is no bot 'randon'; did you mean 'random'?"),
    (["simulate", "ahuris", "--bots", "genius"], "there is no bot 'genius'"),
    (["simulate", "ahuris", "--seats", "3", "--bots", "random,random"], "3 seats need 3 bots"),
    (["simulate", "ahuris", "--games", "0"], "at least one match must be played, not 0"),
    (["simulate", "ahuris", "--games", "few"], "--games"),
    (["simulate", "ahuris", "--workers", "0"], "at least one worker is needed, not 0"),
    (["simulate", "ahuris", "--seed", "\udcff"], "the seed is not a text"),
    (["play", "ahuris", "--seat", "2"], "there is no seat '2'; this match has heroes, or all"),
    (["play", "--seats", "2", "--seat", "9" * 5000], "there is no seat '999"),
    (["play", "a\nb"], "there is no game 'a b'"),
    (["play", ":bomb:"], "there is no game ':bomb:'"),
    (["play", "--resume"], "no match of ahuris in"),
    (["play", "--file", "/dev/null/match.kata"], "the match cannot be saved in /dev/null/match.kata: "),
]


@pytest.mark.parametrize(("arguments", "sentence"), TYPED_WRONG)
def test_what_is_typed_wrong_gets_one_clear_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["katabasis", *arguments])
    monkeypatch.setenv("KATABASIS_HOME", str(tmp_path))
    with pytest.raises(SystemExit) as left:
        main()
    printed = capsys.readouterr()
    assert (left.value.code, printed.out) == (2, "")
    assert_one_sentence(printed.err)
    assert sentence in printed.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("arguments", "sentence"), TYPED_WRONG[::4])
def test_a_script_gets_it_too(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    assert sentence in refused(tmp_path, *arguments)
    assert list(tmp_path.iterdir()) == []


# Records that are none


def misspelt(record: Record) -> None:
    seat = next(place for place, entry in enumerate(record.entries) if entry.text == "combat")
    record.entries[seat].text = "combta"


def unasked(record: Record) -> None:
    seat = next(place for place, entry in enumerate(record.entries) if entry.who == "heroes")
    record.entries[seat].text = "leave"


def by_another(record: Record) -> None:
    seat = next(place for place, entry in enumerate(record.entries) if entry.who == "heroes")
    record.entries[seat].who = "fortress"


def impossible(record: Record) -> None:
    heroes = {"bard": hero("d"), "teller": hero("h"), "pirate": hero("s")}
    record.position = {"mode": "solo", "heroes": heroes, "pockets": [[10, 10, 10, 10, 10]]}


def broken_records() -> dict[str, tuple[str, str]]:
    """By what is wrong with it: a file, and a piece of the sentence about it."""
    match = played(lines=60)
    text = match.record.text()
    return {
        "empty": ("", "this is not a record"),
        "foreign": ("[Event 'Chess']\n1. e4 e5\n", "this is not a record: its first line should be 'katabasis 1'"),
        "cut in its header": (text[:60], "the record is truncated: it ends within its header"),
        "cut in its lines": (text[: text.rindex("\n", 0, -200) + 1], "the record is truncated or was added to"),
        "corrupt": (text.replace("die 1", "die 2", 1), "the record is corrupt"),
        "of another game": (text.replace("game: ahuris", "game: atlantis"), "a record of 'atlantis'"),
        "of other rules": (text.replace("rules: 1", "rules: 99"), "rules version 99"),
        "with another option": (text.replace("option goal: 100", "option goal: 0"), "the header of this record is"),
        "without seats": (text.replace("seats: 1\n", ""), "the header does not say 'seats'"),
        "with an unknown dealer": (text.replace("sfc32-sha256/1", "a friend"), "dealt by 'a friend'"),
        "with a misspelt answer": (changed(match, misspelt), "did you mean 'combat'?"),
        "with an answer that was not asked": (changed(match, unasked), "is no answer to the question asked now"),
        "with an answer by another seat": (changed(match, by_another), "is by 'fortress', but heroes was asked"),
        "from an impossible position": (changed(match, impossible), "10"),
    }


BROKEN = broken_records()


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_record_that_is_none_gets_one_clear_sentence(wrong: str) -> None:
    """Loading is one door for all commands; that each of them uses it, the next test shows."""
    text, sentence = BROKEN[wrong]
    with pytest.raises(katabasis.KatabasisError) as caught:
        katabasis.loads(text)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("arguments", [["replay"], ["verify"], ["play", "--resume", "--file"]])
@pytest.mark.parametrize("wrong", ["foreign", "cut in its lines", "corrupt"])
def test_every_command_refuses_it_and_leaves_it_alone(tmp_path: Path, wrong: str, arguments: list[str]) -> None:
    text, sentence = BROKEN[wrong]
    file = written(tmp_path, text)
    before = Path(file).read_bytes()
    assert sentence in refused(tmp_path, *arguments, file)
    assert Path(file).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["match.kata"]


@pytest.mark.parametrize("arguments", [["replay"], ["verify"], ["play", "--resume", "--file"]])
def test_a_file_that_is_not_there_is_named(tmp_path: Path, arguments: list[str]) -> None:
    assert f"there is no file '{tmp_path}/none.kata'" in refused(tmp_path, *arguments, f"{tmp_path}/none.kata")


def test_a_folder_and_a_picture_are_no_records(tmp_path: Path) -> None:
    assert "cannot be read as a record" in refused(tmp_path, "verify", str(tmp_path))
    picture = tmp_path / "match.kata"
    picture.write_bytes(bytes(range(256)))
    assert "cannot be read as a record" in refused(tmp_path, "verify", str(picture))


def test_a_record_cut_anywhere_after_it_says_its_length_is_noticed() -> None:
    text = played(lines=40).record.text()
    for length in range(text.index("answers: ") + 1, len(text) - 1):  # without its last line feed it is still whole
        with pytest.raises(BadRecord):
            katabasis.loads(text[:length])


@pytest.mark.parametrize("viewer", ["teller", "3"])
def test_a_record_is_not_replayed_as_a_seat_it_has_not(tmp_path: Path, viewer: str) -> None:
    file = written(tmp_path, played("duo", lines=30).record.text())
    sentence = refused(tmp_path, "replay", file, "--as", viewer)
    assert f"there is no seat '{viewer}'; choose one of: heroes, fortress, spectator" in sentence


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = written(tmp_path, "precious", "evening.kata")
    assert "exists already; go on with --resume --file" in refused(tmp_path, "play", "ahuris", "--file", file)
    assert Path(file).read_text(encoding="utf-8") == "precious"
