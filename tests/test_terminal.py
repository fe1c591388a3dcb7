"""Play in a terminal: through a pipe to the end, by every command in both languages, and with nothing ever lost."""

from __future__ import annotations

import contextlib
import os
import re
import select
import shutil
import signal
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

import katabasis
from katabasis.bots import BOTS, RandomBot
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human
from katabasis.engine.match import Match
from katabasis.engine.record import Entry
from katabasis.engine.seats import EVERYONE
from katabasis.rulebook import rulebook
from katabasis.terminal.commands import COMMANDS, Typed, understood
from katabasis.terminal.replay import verdict
from katabasis.terminal.session import Session
from katabasis.words import LANGUAGES, words
from scenario_ahuris import AHURIS, hero, scenario
from test_cli import command, environment, run

# At this seed's first question the Bard has explored and sleeps, and the two others are equally fast.
SEED = "reef"
AGAIN = "katabasis play ahuris --resume"


# A session in this process


@dataclass
class Talk:
    """What was shown, line by line; what was typed stands there as in a terminal, after a prompt."""

    lines: list[str]
    match: Match
    path: Path

    @property
    def answers(self) -> list[str]:
        """What the seats answered, as it stands in the record on disk."""
        return [entry.text for entry in katabasis.load(self.path).record.entries if entry.who != "="]

    def after(self, typed: str) -> list[str]:
        """What came between this line, typed once, and the next prompt."""
        assert self.lines.count(f"> {typed}") == 1, typed
        begin = self.lines.index(f"> {typed}") + 1
        rest = self.lines[begin:]
        end = next((place for place, line in enumerate(rest) if line.startswith("> ")), len(rest))
        return rest[:end]

    def said(self, typed: str) -> str:
        """The same, if it was one line and the question was not shown anew."""
        (line,) = self.after(typed)
        return line


def talk(
    match: Match, folder: Path, *typed: str, language: str = "en", people: list[int] | None = None, often: int = 1
) -> Talk:
    """Type these lines, the last one that often; the input then ends."""
    lines: list[str] = []
    waiting = [*typed, *typed[-1:] * (often - 1)]

    def show(line: str, style: str) -> None:
        assert "\n" not in line
        lines.append(line)

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        line = waiting.pop(0)
        lines.append(prompt + line)
        return line

    path = folder / "match.kata"
    rng = Rng("the other seats")
    Session(match, [0] if people is None else people, RandomBot(), rng, words(language), path, show, ask).run()
    return Talk(lines, match, path)


def solo(seed: str = SEED) -> Match:
    return AHURIS.match(seats=1, seed=seed)


def asked(match: Match, language: str = "en", seat: int = 0) -> str:
    return words(language).text(AHURIS.question_message(match.state, seat))


def cited(rule: str, language: str = "en") -> str:
    return f"  [{rule}] {rulebook('ahuris').rule(rule).text(language)}"


def told(match: Match, seat: int, language: str = "en") -> list[str]:
    return [words(language).text(message) for message in match.messages(seat)]


def test_the_seed_of_these_tests_asks_what_they_expect() -> None:
    match = solo()
    assert [action.text for action in match.legal_actions()] == ["explore teller", "explore pirate"]
    match.play("explore teller")
    assert [action.text for action in match.legal_actions()] == ["combat", "heal bard"]


# What is shown


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "",
                "Turn 1 · Hourglass 39 · Goal: 100 points",
                "Bard             Level 1 ♥     Life ♥ 1/2  Force ♠ 1  Rapidity ♦ 2  Luck ♣ 1  (asleep, has explored)",
                "Fortune-teller   Level 1 ♣     Life ♥ 1/1  Force ♠ 1  Rapidity ♦ 1  Luck ♣ 3",
                "Pirate           Level 1 ♥     Life ♥ 2/2  Force ♠ 2  Rapidity ♦ 1  Luck ♣ 1",
                "Pocket: empty",
                "Equal Rapidity: who explores next?",
                "  1) Send the Fortune-teller exploring",
                "  2) Send the Pirate exploring",
                "Not now: 3) Send the Bard exploring   (why 3 tells why)",
            ],
        ),
        (
            "fr",
            [
                "",
                "Tour 1 · Sablier 39 · Objectif\u00a0: 100 points",
                "Barde            Niveau 1 ♥     Vie ♥ 1/2  Force ♠ 1  Rapidité ♦ 2  Chance ♣ 1  (dort, a exploré)",
                "Cartomancienne   Niveau 1 ♣     Vie ♥ 1/1  Force ♠ 1  Rapidité ♦ 1  Chance ♣ 3",
                "Pirate           Niveau 1 ♥     Vie ♥ 2/2  Force ♠ 2  Rapidité ♦ 1  Chance ♣ 1",
                "Poche\u00a0: vide",
                "Rapidités égales\u00a0: qui explore maintenant\u00a0?",
                "  1) Envoyer la Cartomancienne explorer",
                "  2) Envoyer le Pirate explorer",
                "Pas maintenant\u00a0: 3) Envoyer le Barde explorer   (pourquoi 3 dit pourquoi)",
            ],
        ),
    ],
)
def test_a_question_shows_clock_heroes_pocket_and_numbered_choices(
    tmp_path: Path, language: str, expected: list[str]
) -> None:
    match = solo()
    news = told(match, 0, language)
    shown = talk(match, tmp_path, language=language).lines
    assert shown == [*news, *expected, shown[-1]]


def test_the_sheet_shows_the_pocket_the_opponent_and_what_was_destroyed(tmp_path: Path) -> None:
    table = scenario(
        bard=hero("ds", paralysis=2, unlucky=True),
        explore="pirate",
        pocket=[5, 5, 5, 5, 3, 1],
        removed=[1, 1],
        turn=9,
    )
    table.play("combat", "enemy Qh")
    lines = talk(table.match, tmp_path, "sheet").lines
    assert "Turn 9 · Hourglass 32 · Goal: 100 points · Keys destroyed 2" in lines
    assert "Pocket: 1, 3, 5×4 (collection) · Points 44 · Keys 1" in lines
    assert "Opponent: Spy  Life ♥ 2  Force ♠ 1  Rapidity ♦ 1  Luck ♣ 2" in lines
    (bard,) = [line for line in lines if line.startswith("Bard ")]
    assert bard.endswith("(paralysed (2 turns), unlucky)")


def test_a_hero_who_has_not_entered_yet_is_not_shown(tmp_path: Path) -> None:
    lines = talk(AHURIS.match(seats=1, dealer=Human()), tmp_path, "Jd", "sheet").lines
    assert [line.split()[0] for line in lines if "Level" in line and "♥" in line] == ["Bard"]


# Answers


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "2"),
        ("en", " 2 "),
        ("en", "explore pirate"),
        ("en", "Explore  PIRATE"),
        ("en", "send the pirate exploring"),
        ("fr", "2"),
        ("fr", "explore pirate"),
        ("fr", "Envoyer le Pirate explorer"),
        ("fr", "envoyer le pirate explorer"),
    ],
)
def test_an_answer_is_a_number_a_notation_or_a_text(tmp_path: Path, language: str, typed: str) -> None:
    assert talk(solo(), tmp_path, typed, language=language).answers == ["explore pirate"]


@pytest.mark.parametrize("typed", ["guérir le barde de la paralysie", "GUERIR LE BARDE DE LA PARALYSIE"])
def test_accents_do_not_matter(tmp_path: Path, typed: str) -> None:
    table = scenario(bard=hero("ds", paralysis=2), explore="pirate")
    answers = talk(table.match, tmp_path, typed, language="fr").answers
    assert answers == ["cure paralysis bard"]


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        ("en", "0", "There is no choice 0; type a number from 1 to 2 or help."),
        ("en", "77", "There is no choice 77; type a number from 1 to 2 or help."),
        ("fr", "77", "Il n’y a pas de choix 77\u00a0; tapez un numéro de 1 à 2 ou aide."),
        ("en", "", "Type the number of a choice, or help."),
        ("en", " \t ", "Type the number of a choice, or help."),
        ("fr", "", "Tapez le numéro d’un choix, ou aide."),
        ("en", "hael bard", '"hael bard" is neither a choice nor a command; did you mean "heal bard"?'),
        ("en", "xplore pirat", '"xplore pirat" is neither a choice nor a command; did you mean "explore pirate"?'),
        ("en", "fetsh key", '"fetsh key" is neither a choice nor a command; did you mean "fetch key"?'),
        ("en", "udno", '"udno" is neither a choice nor a command; did you mean "undo"?'),
        (
            "fr",
            "envoyer la pirate exlporer",
            words("fr").say(
                "terminal-not-understood-near",
                {"text": "envoyer la pirate exlporer", "near": "Envoyer le Pirate explorer"},
            ),
        ),
        ("en", "-1", '"-1" is neither a choice nor a command; type a number or help.'),
        ("en", "zzzzz", '"zzzzz" is neither a choice nor a command; type a number or help.'),
        ("en", "@ahuris", '"@ahuris" is neither a choice nor a command; type a number or help.'),
        ("en", "[/bold]", '"[/bold]" is neither a choice nor a command; type a number or help.'),
        ("en", "1" * 5000, f'"{"1" * 900}…" is neither a choice nor a command; type a number or help.'),
    ],
)
def test_what_is_no_answer_gets_one_clear_sentence(tmp_path: Path, language: str, typed: str, sentence: str) -> None:
    shown = talk(solo(), tmp_path, typed, language=language)
    assert shown.after(typed)[:-1] == [sentence]
    assert shown.answers == []


def test_the_number_of_something_refused_tells_why(tmp_path: Path) -> None:
    shown = talk(solo(), tmp_path, "3", "explore bard")
    reason = ["Send the Bard exploring: The Bard has already explored this turn.", cited("AHU-TURN-09")]
    assert shown.after("3") == reason
    assert shown.after("explore bard")[:-1] == reason
    assert shown.answers == []


# ? and why


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_all_commands(tmp_path: Path, language: str) -> None:
    expected = [words(language).say(f"terminal-help-{name}") for name in ["answer", *COMMANDS]]
    shown = talk(solo(), tmp_path, "?", "help", "h", words(language).say("terminal-command-help"), language=language)
    assert [line for line in shown.lines if line in expected] == expected * 4


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "? 1"), ("en", "?1"), ("en", "explain combat"), ("fr", "? 1"), ("fr", "expliquer 1"), ("fr", "?Combat")],
)
def test_a_choice_is_explained_with_its_rule(tmp_path: Path, language: str, typed: str) -> None:
    shown = talk(solo(), tmp_path, "1", typed, language=language)
    explained = words(language).help(AHURIS.action_message(AHURIS.action("combat")))
    assert shown.after(typed)[:-1] == [explained, cited("AHU-COMBAT-01", language)]
    assert shown.answers == ["explore teller"]


def test_only_a_choice_can_be_explained(tmp_path: Path) -> None:
    shown = talk(solo(), tmp_path, "? 9", "? 3", "?banana")
    assert shown.said("? 9") == "There is no choice 9; type a number from 1 to 2 or help."
    assert shown.after("? 3")[0] == "Send the Bard exploring: The Bard has already explored this turn."
    assert shown.after("?banana")[0] == '"banana" is neither a choice nor a command; type a number or help.'


@pytest.mark.parametrize(("language", "typed"), [("en", "why"), ("fr", "pourquoi"), ("fr", "why")])
def test_why_alone_lists_everything_refused(tmp_path: Path, language: str, typed: str) -> None:
    match = solo()
    shown = talk(match, tmp_path, "1", typed, language=language)
    legal = match.legal_actions()
    refused = [action for action in AHURIS.related(match.state, 0) if action not in legal]
    listed = shown.after(typed)[:-1]
    assert len(listed) == len(refused) == 9
    for number, (line, action) in enumerate(zip(listed, refused, strict=True), len(legal) + 1):
        reason = match.why_not(action, 0)
        assert reason is not None
        assert line.startswith(f"{number}) {words(language).text(AHURIS.action_message(action))}")
        assert line.endswith(words(language).text(reason))


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "why 5"),
        ("en", "why cure paralysis bard"),
        ("fr", "pourquoi 5"),
        ("fr", "Pourquoi guerir le barde DE la paralysie"),
    ],
)
def test_why_tells_the_reason_with_its_rule(tmp_path: Path, language: str, typed: str) -> None:
    said = {
        "en": "Cure the Bard of paralysis: The Bard is not paralysed.",
        "fr": "Guérir le Barde de la Paralysie\u00a0: Le Barde n’est pas paralysé.",
    }
    shown = talk(solo(), tmp_path, "1", typed, language=language)
    assert shown.after(typed)[:-1] == [said[language], cited("AHU-REST-03", language)]


def test_why_a_key_cannot_be_fetched_is_told_as_it_is_now(tmp_path: Path) -> None:
    shown = talk(solo(), tmp_path, "why fetch key", "1", "why FETCH key")
    assert shown.after("why fetch key")[0].startswith("Fetch a key: That answers another question")
    assert shown.after("why FETCH key")[:-1] == [
        "Fetch a key: There is no key in the Treasure discard to fetch.",
        cited("AHU-REST-05"),
    ]


def test_why_knows_which_numbers_there_are(tmp_path: Path) -> None:
    shown = talk(solo(), tmp_path, "why 99", "why 0", "why 1", "why explore pirate", "why banana")
    assert shown.said("why 99") == "There is no choice 99; type a number from 1 to 3 or help."
    assert shown.said("why 0") == "There is no choice 0; type a number from 1 to 3 or help."
    assert shown.said("why 1") == "Choice 1 is offered: you may take it."
    assert shown.said("why explore pirate") == "Choice explore pirate is offered: you may take it."
    assert shown.after("why banana")[0].startswith('"banana" is neither')
    assert shown.answers == []


def test_why_has_nothing_to_tell_if_everything_is_offered(tmp_path: Path) -> None:
    table = scenario("trio-competitive", pockets={"bard": [1, 9]}, pending=["turn", "exit bard"])
    assert [action.text for action in table.match.legal_actions()] == ["leave", "stay"]
    assert talk(table.match, tmp_path, "why").after("why")[0] == "Everything you could think of here is offered."


# undo


@pytest.mark.parametrize(("language", "typed"), [("en", "undo"), ("en", "u"), ("fr", "annuler"), ("fr", "UNDO")])
def test_an_answer_is_taken_back_freely_as_long_as_nothing_was_seen(tmp_path: Path, language: str, typed: str) -> None:
    shown = talk(solo(), tmp_path, "1", typed, language=language)
    assert shown.answers == ["explore teller", "undo 1"]
    assert shown.after(typed)[0] == words(language).say("terminal-undone")
    assert asked(solo(), language) in shown.after(typed)
    assert katabasis.load(shown.path).state == solo().state


@pytest.mark.parametrize(("language", "takeback"), [("en", "takeback"), ("fr", "reprendre")])
def test_beyond_the_horizon_only_the_table_takes_back(tmp_path: Path, language: str, takeback: str) -> None:
    shown = talk(solo(), tmp_path, "1", "combat", "undo", takeback, language=language)
    assert shown.said("undo") == words(language).say("terminal-undo-horizon")
    assert shown.answers[:2] == ["explore teller", "combat"]
    (last,) = katabasis.load(shown.path).record.entries[-1:]
    assert (last.who, last.takes_back > 1) == ("*", True)
    asked_again = solo()
    asked_again.play("explore teller")
    assert katabasis.load(shown.path).state == asked_again.state
    assert asked(asked_again, language) in shown.after(takeback)


def test_without_an_answer_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    shown = talk(solo(), tmp_path, "undo", "takeback")
    assert shown.said("undo") == "You have no answer of your own to take back here."
    assert shown.after("takeback")[0] == "You have no answer of your own to take back here."
    assert shown.answers == []


def test_what_others_answered_since_is_taken_back_with_consent_only(tmp_path: Path) -> None:
    shown = talk(AHURIS.match(seed="trio", options={"mode": "trio-cooperative"}), tmp_path, "2", "undo", "takeback")
    assert shown.answers[:3] == ["choose teller", *shown.answers[1:3]]
    assert shown.said("undo") == words("en").say("terminal-undo-horizon")
    assert shown.after("takeback")[0] == "Taken back."
    assert katabasis.load(shown.path).question.seat == 0
    assert "  2) Play the Fortune-teller" in shown.after("takeback")


# log, sheet, rules


@pytest.mark.parametrize(("language", "typed"), [("en", "log"), ("fr", "journal"), ("fr", "log")])
def test_the_log_tells_all_that_has_happened(tmp_path: Path, language: str, typed: str) -> None:
    shown = talk(solo(), tmp_path, "1", "combat", typed, language=language)
    assert shown.after(typed)[:-1] == told(shown.match, 0, language)
    assert len(shown.after(typed)) > 30


def test_the_log_of_a_hot_seat_is_that_of_the_seat_asked(tmp_path: Path) -> None:
    match = AHURIS.match(seed="hot", options={"mode": "duo"})
    while match.to_move != 1:
        match.play(match.legal_actions()[0])
    shown = talk(match, tmp_path, "log", people=[0, 1])
    assert shown.after("log")[:-1] == told(match, 1) != told(match, 0)


@pytest.mark.parametrize(("language", "typed"), [("en", "sheet"), ("fr", "table")])
def test_the_sheet_shows_the_table_again(tmp_path: Path, language: str, typed: str) -> None:
    shown = talk(solo(), tmp_path, typed, language=language)
    first = shown.lines.index("") + 1
    assert shown.after(typed)[:-1] == shown.lines[first : first + 5]


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "rules chrono"), ("fr", "règles chrono"), ("fr", "regles CHRONO"), ("fr", "rules chrono")],
)
def test_the_rules_can_be_searched(tmp_path: Path, language: str, typed: str) -> None:
    found = talk(solo(), tmp_path, typed, language=language).after(typed)[:-1]
    assert len(found) == 6
    assert "4" in found[5]  # that many more
    assert found[0].startswith("[AHU-TURN-03] Chrono")
    assert found[0].endswith(rulebook("ahuris").rule("AHU-TURN-03").text(language))


def test_rules_wants_a_word_that_is_in_them(tmp_path: Path) -> None:
    shown = talk(solo(), tmp_path, "rules", "rules @dragon")
    assert shown.said("rules") == "rules chrono: search the rules."
    assert shown.after("rules @dragon")[0].startswith('No rule speaks of "@dragon"; try another word')


# save


@pytest.mark.parametrize(("language", "save"), [("en", "save"), ("fr", "sauver")])
def test_a_match_is_saved_where_the_player_wants_it_too(tmp_path: Path, language: str, save: str) -> None:
    copy = tmp_path / "évening 1.kata"
    shown = talk(solo(), tmp_path, save, f"{save} {copy}", "1", "undo", f"{save}  {copy}", language=language)
    assert shown.said(save) == words(language).say("terminal-saved", {"path": str(shown.path)})
    assert shown.said(f"{save} {copy}") == words(language).say("terminal-saved", {"path": str(copy)})
    assert copy.read_bytes() == shown.path.read_bytes()
    assert len(katabasis.load(copy).record) == len(solo().record) + 2


@pytest.mark.parametrize("target", ["/nonexistent/dir/x", "/dev/null/x", "~nobody-of-that-name/x", "a\0b"])
def test_a_place_where_nothing_can_be_saved_is_named_and_the_match_goes_on(tmp_path: Path, target: str) -> None:
    shown = talk(solo(), tmp_path, f"save {target}", "1")
    assert shown.said(f"save {target}").startswith(f"The match cannot be saved in {target}: ")
    assert shown.answers == ["explore teller"]


def test_saving_overwrites_nothing(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("all my poems", encoding="utf-8")
    shown = talk(solo(), tmp_path, f"save {precious}", f"save {tmp_path}", "save .", "1")
    assert (
        shown.said(f"save {precious}") == f"{precious} exists already; save under another name, nothing is overwritten."
    )
    assert shown.said(f"save {tmp_path}").startswith(f"{tmp_path} exists already")
    assert shown.said("save .").startswith(". exists already")
    assert precious.read_text(encoding="utf-8") == "all my poems"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.kata", "precious.txt"]
    assert shown.answers == ["explore teller"]


def test_a_disk_that_fails_does_not_end_the_match(tmp_path: Path) -> None:
    folder, spare = tmp_path / "stick", tmp_path / "spare.kata"
    folder.mkdir()
    lines: list[str] = []
    typed = ["1", "unplug", "1", f"save {spare}"]

    def ask(prompt: str) -> str:
        if not typed:
            raise EOFError
        line = typed.pop(0)
        if line == "unplug":
            shutil.rmtree(folder)
            line = typed.pop(0)
        return line

    def show(line: str, style: str) -> None:
        lines.append(line)

    path = folder / "match.kata"
    Session(solo(), [0], RandomBot(), Rng(""), words("en"), path, show, ask).run()
    assert f"The match cannot be saved in {path}: No such file or directory" in lines
    assert [entry.text for entry in katabasis.load(spare).record.entries if entry.who != "="] == [
        "explore teller",
        "combat",
    ]


# quit


@pytest.mark.parametrize(("language", "typed"), [("en", "quit"), ("en", "q"), ("fr", "quitter"), ("fr", "Quit")])
def test_who_quits_loses_nothing_and_reads_how_to_go_on(tmp_path: Path, language: str, typed: str) -> None:
    shown = talk(solo(), tmp_path, "1", typed, "1", language=language)
    assert shown.answers == ["explore teller"]
    left = {"path": str(shown.path), "command": "katabasis play --resume"}
    assert shown.said(typed) == words(language).say("terminal-left", left)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_commands_are_understood_in_english_and_in_the_players_language(language: str, name: str) -> None:
    own = words(language).say(f"terminal-command-{name}")
    for typed in (name, own, own.upper(), f"  {own} "):
        assert understood(typed, words(language)) == Typed(name, "")
        assert understood(f"{typed}  a  B", words(language)) == Typed(name, "a B")
    assert understood(f"{own}s", words(language)).command == ""


# Real dice and cards


def test_beside_real_dice_and_cards_a_person_types_what_they_show(tmp_path: Path) -> None:
    typed = ["Jd", "level qh", "Niveau", "Js", "KS", "4", "Qh", "die 4", "6", "1", "2", "2", "3", "1"]
    shown = talk(AHURIS.match(seats=1, dealer=Human()), tmp_path, *typed)
    record = katabasis.load(shown.path).record
    assert record.dealer == "human"
    assert record.entries == [
        Entry("=", text)
        for text in [
            "level Jd",
            "level Qh",
            "level Js",
            "level Ks",
            "treasure 4",
            "enemy Qh",
            "die 4",
            "die 6",
            "die 1",
            "die 2",
            "die 2",
            "die 3",
            "die 1",
        ]
    ]
    assert "Type what you see: Jh, Js, Jd, Jc, Qh, Qs, Qd, Qc, Kh, Ks, Kd, Kc" in shown.lines
    assert "Type what you see: 1, 2, 3, 4, 5, 6" in shown.lines
    assert "The Bard beats the Spy!" in shown.lines
    assert asked(shown.match) in shown.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_come_is_refused_with_what_can(tmp_path: Path, language: str) -> None:
    typed = ["Jd", "5x", "jd", "udno", "Qh", "Ks", "11", "4", "die 4", "combat"]
    shown = talk(AHURIS.match(seats=1, dealer=Human()), tmp_path, *typed, language=language)
    speak = words(language)
    outcomes = speak.say("terminal-outcomes", {"choices": "Jh, Js, Jc, Qh, Qs, Qd, Qc, Kh, Ks, Kd, Kc"})
    assert shown.after("5x") == [speak.say("terminal-cannot-come", {"text": "5x"}), outcomes]
    assert shown.after("jd") == [speak.say("terminal-cannot-come", {"text": "jd"}), outcomes]
    assert shown.said("udno") == speak.say("terminal-not-understood-near", {"text": "udno", "near": "undo"})
    assert shown.after("die 4")[0] == speak.say("terminal-cannot-come", {"text": "die 4"})
    assert shown.after("combat")[0].endswith(speak.say("ahuris-why-chance-asked"))
    assert [entry.text for entry in shown.match.record.entries] == ["level Jd", "level Qh", "level Ks", "treasure 4"]


def test_a_slip_beside_real_dice_is_taken_back_by_the_table(tmp_path: Path) -> None:
    shown = talk(AHURIS.match(seats=1, dealer=Human()), tmp_path, "undo", "Jd", "u", "takeback", "Jh")
    assert shown.said("undo") == words("en").say("terminal-undo-nothing")
    assert shown.said("u") == words("en").say("terminal-undo-horizon")
    assert [str(entry).split() for entry in shown.match.record.entries] == [
        ["=", "level", "Jd"],
        ["*", "undo", "1"],
        ["=", "level", "Jh"],
    ]


def test_an_outcome_can_be_explained(tmp_path: Path) -> None:
    shown = talk(AHURIS.match(seats=1, dealer=Human()), tmp_path, "? Jd", language="fr")
    assert shown.after("? Jd")[0] == "La carte Niveau est un Barde ♦."


# Several seats


def secrets_of(match: Match, language: str) -> set[str]:
    """The texts of what only the fortress player knew."""
    events = [event for answer in match.answers for event in answer.events if event.audience != EVERYONE]
    return {words(language).text(AHURIS.event_message(event)) for event in events}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fortress_player_is_asked_only_for_the_fortress_and_sees_its_secrets(tmp_path: Path, language: str) -> None:
    match = AHURIS.match(seed="d", options={"mode": "duo"})
    shown = talk(match, tmp_path, "1", language=language, people=[1], often=1000)
    assert match.over
    typed = shown.lines.count("> 1")
    assert typed == sum(answer.seat == 1 for answer in match.answers) > 5
    assert {answer.action.text.split()[0] for answer in match.answers if answer.seat == 1} == {"return"}
    news = told(match, 1, language)
    assert [line for line in shown.lines if line in news] == news
    assert secrets_of(match, language) <= set(shown.lines)
    assert (words(language).say("terminal-won") in shown.lines) == (match.winners == [1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_the_heroes_never_sees_them(tmp_path: Path, language: str) -> None:
    match = AHURIS.match(seed="d", options={"mode": "duo"})
    shown = talk(match, tmp_path, "1", language=language, often=1000)
    assert match.over
    assert len(secrets_of(match, language)) > 5
    assert not secrets_of(match, language) & set(shown.lines)
    assert not [
        line for line in shown.lines if words(language).say("ahuris-asks-keep", {"hero": "@ahuris-bard"}) == line
    ]


def test_at_a_hot_seat_everyone_is_called_by_name_and_hero(tmp_path: Path) -> None:
    match = AHURIS.match(seed="e", options={"mode": "trio-competitive"})
    shown = talk(match, tmp_path, "1", people=[0, 1, 2], often=20)
    called = [line.partition(" — ")[0] for line in shown.lines if " — " in line]
    heroes = ["Bard", "Fortune-teller", "Pirate"]
    runs = [state["seat"] for state in match.view(0).to_json()["heroes"].values()]
    asked_seats = [answer.seat for answer in match.answers if answer.seat >= 0] + [match.to_move]
    assert called == [f"Player {seat + 1} ({heroes[runs.index(seat)]})" for seat in asked_seats]
    assert len(set(called)) == len(heroes)


def test_at_a_hot_seat_the_last_answer_is_undone_though_another_seat_is_asked(tmp_path: Path) -> None:
    match = AHURIS.match(seed="trio", options={"mode": "trio-cooperative"})
    shown = talk(match, tmp_path, "2", "undo", "3", people=[0, 1, 2])
    assert shown.lines[-1].startswith("The match is saved")
    entries = [str(entry).split() for entry in match.record.entries]
    assert entries == [["first", "choose", "teller"], ["first", "undo", "1"], ["first", "choose", "pirate"]]
    assert "Player 1 — " + asked(AHURIS.match(seed="trio", options={"mode": "trio-cooperative"})) in shown.lines
    assert "Player 2 — " + asked(match, seat=1) in shown.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_at_a_hot_seat_ends_with_its_winners(tmp_path: Path, language: str) -> None:
    match = AHURIS.match(seed="golden/2", options={"mode": "trio-competitive"})
    shown = talk(match, tmp_path, "1", language=language, people=[0, 1, 2], often=3000)
    assert match.over
    assert shown.lines.count("> 1") == sum(answer.seat >= 0 for answer in match.answers)
    assert words(language).say(f"ahuris-ending-{match.ending}") in shown.lines
    speak = words(language)
    heroes = {state["seat"]: name for name, state in match.view(0).to_json()["heroes"].items()}
    if match.winners:
        named = [
            f"{speak.say('web-seat-unnamed', {'number': seat + 1})} ({speak.form(f'ahuris-{heroes[seat]}', 'name')})"
            for seat in match.winners
        ]
        assert speak.say("terminal-winners", {"names": ", ".join(named), "count": len(named)}) in shown.lines
    else:
        assert words(language).say("terminal-nobody") in shown.lines


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_one_rival_among_bots_plays_to_the_end(tmp_path: Path, seed: str) -> None:
    match = AHURIS.match(seed=seed, options={"mode": "trio-competitive"})
    shown = talk(match, tmp_path, "1", people=[1], often=1000)
    assert match.over
    typed = shown.lines.count("> 1")
    assert typed == sum(answer.seat == 1 for answer in match.answers) > 0
    results = [line for line in shown.lines if line.startswith(("You have won!", "The winner", "Nobody has won."))]
    assert len(results) == 1
    assert (results == ["You have won!"]) == (1 in match.winners)
    assert (results == ["Nobody has won."]) == (match.winners == [])


# Through a pipe


def typed_ones(match: Match, count: int) -> list[Entry]:
    """The record after the first choice was taken that often, or up to the end."""
    for _ in range(count):
        if not match.over:
            match.play(match.legal_actions()[0])
    return match.record.entries


def only_record(home: Path) -> Path:
    (path,) = home.glob("*.kata")
    assert {found.name for found in home.iterdir()} <= {path.name, "nickname"}
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_through_a_pipe(tmp_path: Path, language: str) -> None:
    done = run(tmp_path, "play", "ahuris", "--seed", SEED, "--lang", language, typed="1\n" * 1000)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(letter.isprintable() or letter in "\n\u00a0\u202f" for letter in done.stdout)
    lines = done.stdout.splitlines()
    assert lines[0] == "3 ahuris dans une forteresse"
    match = katabasis.load(only_record(tmp_path))
    assert match.over
    assert verdict(match, words("en"))[1][-1] == "Not proven."  # a terminal deals alone
    assert not match.misdealt
    assert match.record.entries == typed_ones(solo(), 1000)
    speak = words(language)
    score = told(match, 0, language)[-1]
    assert score.startswith("Score")
    assert lines.index(score) < lines.index(speak.say(f"ahuris-ending-{match.ending}"))
    assert lines[-2:] == [
        speak.say("terminal-nobody"),
        speak.say("terminal-saved", {"path": str(only_record(tmp_path))}),
    ]


def test_a_match_that_was_won_says_so(tmp_path: Path) -> None:
    arguments = ("play", "ahuris", "--seed", "golden/0", "--option", "goal=5", "--lang", "en")
    done = run(tmp_path, *arguments, typed="1\n" * 1000)
    match = katabasis.load(only_record(tmp_path))
    assert (match.ending, match.winners) == ("escaped", [0])
    assert done.stdout.splitlines()[-2] == "You have won!"


def last_question(output: str) -> list[str]:
    """The lines of the question that was still open when the input ended."""
    lines = output.splitlines()[:-1]  # without where the match is saved
    return lines[len(lines) - lines[::-1].index("") :]


def test_the_end_of_input_loses_nothing_and_the_match_goes_on_where_it_was(tmp_path: Path) -> None:
    begun = run(tmp_path, "play", "--seed", SEED, "--lang", "en", typed="1\n1\n1\nlog\n\n")
    path = only_record(tmp_path)
    assert (begun.returncode, begun.stderr) == (0, "")
    assert begun.stdout.splitlines()[-1] == (f'The match is saved in {path}; "{AGAIN}" goes on with it.')
    saved = path.read_bytes()
    resumed = run(tmp_path, "play", "--resume", "--lang", "en", typed="log\n")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert only_record(tmp_path).read_bytes() == saved
    match = katabasis.load(path)
    assert match.record.entries == typed_ones(solo(), 3)
    lines = resumed.stdout.splitlines()
    assert f"The match goes on after {len(match.record)} answers." in lines
    log = told(match, 0)
    for output in (begun.stdout.splitlines(), lines):
        begin = output.index("> log") + 1
        assert output[begin : begin + len(log)] == log
    question = begun.stdout.split("> log")[0].splitlines()
    question = question[len(question) - question[::-1].index("") :]
    assert question == last_question(resumed.stdout.split("> log")[0] + "\n")[: len(question)]
    assert asked(match) in question


def test_a_match_with_its_own_file_and_seat_says_how_to_go_on_with_it(tmp_path: Path) -> None:
    home, file = tmp_path / "home", tmp_path / "our evening.kata"
    arguments = ("play", "--seats", "2", "--seat", "fortress", "--file", str(file), "--lang", "en")
    done = run(home, *arguments, typed="1\n")
    again = f"katabasis play ahuris --resume --file '{file}' --seat fortress"
    assert done.stdout.splitlines()[-1] == f'The match is saved in {file}; "{again}" goes on with it.'
    assert done.returncode == 0
    resumed = run(home, "play", "--resume", "--file", str(file), "--seat", "2", "--lang", "en", typed="quit\n")
    assert resumed.returncode == 0
    match = katabasis.load(file)
    assert asked(match, seat=1) in resumed.stdout.splitlines()
    assert not home.exists()


def test_only_unfinished_matches_go_on_and_the_last_one_first(tmp_path: Path) -> None:
    for age, (name, lines) in enumerate({"over": 1000, "newer": 2, "older": 1}.items()):
        match = solo(name)
        typed_ones(match, lines)
        path = tmp_path / f"ahuris-{name}.kata"
        match.save(path)
        os.utime(path, (10_000 - age, 10_000 - age))
    (tmp_path / "ahuris-broken.kata").write_text("no record\n", encoding="utf-8")
    done = run(tmp_path, "play", "--resume", "--lang", "en")
    assert f"saved in {tmp_path / 'ahuris-newer.kata'};" in done.stdout


def test_an_odd_byte_does_not_stop_the_match(tmp_path: Path) -> None:
    done = subprocess.run(
        command("play", "--seed", SEED, "--lang", "en"),
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env={**environment(tmp_path), "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii:strict"},
        timeout=600,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is neither a choice nor a command" in done.stdout
    assert katabasis.load(only_record(tmp_path)).record.entries == typed_ones(solo(), 1)


def test_beside_real_dice_the_match_is_dealt_by_hand(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--companion", "--seed", "unused", "--lang", "en", typed="Jd\nQh\n7\nKs\n4\n")
    assert (done.returncode, done.stderr) == (0, "")
    record = katabasis.load(only_record(tmp_path)).record
    assert (record.dealer, record.seeds) == ("human", [])
    assert [entry.text for entry in record.entries] == ["level Jd", "level Qh", "level Ks", "treasure 4"]


def test_all_seats_can_be_answered_at_one_terminal(tmp_path: Path) -> None:
    arguments = ("play", "--option", "mode=quartet-competitive", "--seat", "all", "--seed", SEED, "--lang", "en")
    done = run(tmp_path, *arguments, typed="1\n" * 40)
    assert (done.returncode, done.stderr) == (0, "")
    record = katabasis.load(only_record(tmp_path)).record
    assert record.entries == typed_ones(AHURIS.match(seed=SEED, options={"mode": "quartet-competitive"}), 40)
    assert " (Fortress) — " in done.stdout


def test_people_and_bots_have_names_at_a_terminal(tmp_path: Path) -> None:
    arguments = ("play", "abyss", "--seats", "3", "--seat", "1,2", "--seed", SEED, "--lang", "fr")
    done = run(tmp_path, *arguments, "--name", "Ariane, Ariane", typed="1\n" * 30)
    assert (done.returncode, done.stderr) == (0, "")
    (table,) = [line for line in done.stdout.splitlines() if line.startswith("À la table\u00a0: ")]
    bots = words("fr").say("abyss-bots").split(", ")
    assert re.fullmatch(rf"À la table\u00a0: Ariane, Ariane 2, ({'|'.join(bots)}) \(Apprenti\)", table)
    assert "Ariane 2" in done.stdout.partition(table)[2]
    assert not re.search("Joueur|joueur|[\ue000-\ue05f]", done.stdout)
    record = only_record(tmp_path).read_text(encoding="utf-8")
    assert not any(name in record for name in ["Ariane", *bots])  # nothing of a person enters a record
    again = run(tmp_path, "play", "abyss", "--resume", "--seat", "1,2", "--lang", "fr", typed="journal\n")
    assert table.partition(", Ariane 2, ")[2] in again.stdout  # the same bot
    assert "Ariane" in again.stdout  # who said a name once need not say it again


def test_a_replay_has_the_names_that_are_given(tmp_path: Path) -> None:
    run(tmp_path, "play", "cerbere", "--seed", SEED, "--lang", "en", "--name", "Ariane", typed="1\n" * 10)
    record = str(only_record(tmp_path))
    named = run(tmp_path, "replay", record, "--names", "Ariane,Basil,Chloe", "--lang", "en").stdout
    assert "Basil" in named
    assert not re.search(r"Blue|Pink|Green|[\ue000-\ue05f]", named)
    unnamed = run(tmp_path, "replay", record, "--lang", "en").stdout
    assert "Pink" in unnamed


# Killed


class Player:
    """A process that plays, with a watchdog: if it hangs, it is killed and the test fails."""

    def __init__(self, home: Path, *arguments: str) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background of a shell it would be ignored
        self.process = subprocess.Popen(
            command("play", "--seed", SEED, "--lang", "en", *arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(home),
        )
        self.watchdog = threading.Timer(60, self.process.kill)
        self.watchdog.start()
        self.output = b""

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()

    def read_questions(self, count: int) -> None:
        """Read on until that many questions have been shown."""
        assert self.process.stdout is not None
        while self.questions < count:
            line = self.process.stdout.readline()
            assert line, self.output.decode()
            self.output += line

    @property
    def questions(self) -> int:
        return self.output.count(b"\n  1) ")

    def kill(self) -> None:
        """Without any warning; then what was still shown is read."""
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self.output += self.process.stdout.read()
        self.process.stdout.close()
        with contextlib.suppress(BrokenPipeError):  # what it had not read any more
            self.process.stdin.close()
        self.watchdog.cancel()


def answers_in(path: Path) -> int:
    return sum(entry.who != "=" for entry in katabasis.load(path).record.entries)


def test_a_killed_process_loses_no_answer(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.read_questions(1)
    for answered in range(1, 6):
        player.type("1\n")
        player.read_questions(answered + 1)
    player.kill()
    path = only_record(tmp_path)
    assert katabasis.load(path).record.entries == typed_ones(solo(), 5)
    resumed = run(tmp_path, "play", "--resume", "--lang", "en", typed="1\n")
    assert resumed.returncode == 0
    assert katabasis.load(path).record.entries == typed_ones(solo(), 6)


def test_who_presses_control_c_leaves_in_good_order(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.read_questions(1)
    player.type("1\n")
    player.read_questions(2)
    player.process.send_signal(signal.SIGINT)
    assert player.process.wait(10) == 0
    player.kill()
    path = only_record(tmp_path)
    assert player.output.decode().endswith(
        words("en").say("terminal-left", {"path": str(path), "command": AGAIN}) + "\n"
    )
    assert katabasis.load(path).record.entries == typed_ones(solo(), 1)


def test_whatever_the_screen_has_shown_is_on_the_disk_at_any_moment(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.type("1\n" * 30)
    player.read_questions(8)
    player.kill()
    (path,) = tmp_path.glob("*.kata")
    shown, kept = player.questions - 1, answers_in(path)
    assert 7 <= shown <= kept <= 30
    assert katabasis.load(path).record.entries == typed_ones(solo(), kept)


# On a terminal


class Terminal:
    """A process on a terminal of its own."""

    def __init__(self, home: Path, *arguments: str, locale: str) -> None:
        self.master, slave = os.openpty()
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment(home, locale), "TERM": "xterm"},
        )
        os.close(slave)
        self.output = ""

    def read_until(self, text: str) -> str:
        """What is shown up to that text."""
        give_up = time.monotonic() + 60
        raw = b""
        while text not in raw.decode("utf-8", "replace"):
            assert time.monotonic() < give_up, raw
            if select.select([self.master], [], [], 0.2)[0]:
                raw += os.read(self.master, 65536)
        self.output = raw.decode("utf-8").replace("\r\n", "\n")
        return self.output

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def close(self) -> int:
        code = self.process.wait(30)
        os.close(self.master)
        return code


def unwrapped(text: str) -> str:
    """A screen as one line, without colours."""
    return " ".join(re.sub(r"\x1b\[[0-9;]*m", "", text).split())


def test_on_a_terminal_the_menu_asks_mode_and_goal_and_explains_the_goal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", locale="fr_FR.UTF-8")
    speak = words("fr")
    menu = terminal.read_until("> ")
    assert speak.say("terminal-choose-mode", {"default": "Solo"}) in menu
    for number, mode in enumerate(["solo", "duo", "trio-cooperative"], 1):
        assert f"  {number}) {speak.say(f'ahuris-mode-{mode}')}" in menu
    terminal.type("[/7]")
    assert "Il n’y a pas de choix [/7]" in terminal.read_until("> ")
    terminal.type("1")
    menu = terminal.read_until("> ")
    goal = speak.say("ahuris-option-goal")
    assert "\n" not in goal
    assert " ".join(goal.split()) in unwrapped(menu)  # broken between words, never within one
    assert (
        speak.say(
            "terminal-choose-goal", {"default": speak.say("terminal-goal-preset", {"name": "printed", "goal": 100})}
        )
        in menu
    )
    terminal.type("1")
    question = terminal.read_until("> ")
    assert "Objectif\u00a0: 25 points" in question
    assert " ".join(goal.split()) not in unwrapped(question)  # said once
    assert "\x1b[" in question
    terminal.type("quitter")
    terminal.read_until("--resume")
    assert terminal.close() == 0
    options = katabasis.load(only_record(tmp_path)).record.options
    assert (options["mode"], options["goal"]) == ("solo", "25")


def test_rivals_on_a_terminal_are_asked_for_their_level_but_not_for_a_goal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--lang", "en", locale="C.UTF-8")
    terminal.read_until("> ")
    terminal.type("4")
    shown = terminal.read_until("> ")
    assert "Which goal?" not in shown
    assert "Who plays the other seats? (Enter: Apprentice)" in shown
    for number, name in enumerate(BOTS, 1):
        assert f"  {number}) {words('en').say(f'bot-{name}')}: " in shown
    terminal.type("1")
    shown = terminal.read_until("> ")
    assert words("en").say("ahuris-mode-trio-competitive") in shown
    terminal.type("quit")
    terminal.read_until("--resume --bot novice")  # who goes on with it meets the same
    assert terminal.close() == 0
    assert katabasis.load(only_record(tmp_path)).record.options["mode"] == "trio-competitive"


@pytest.mark.parametrize(("language", "typed"), [("en", "Q♥"), ("en", "qh"), ("fr", "D♥"), ("fr", "dh"), ("fr", "Qh")])
def test_a_card_may_be_typed_as_people_write_it(tmp_path: Path, language: str, typed: str) -> None:
    match = AHURIS.match(seats=1, dealer=Human())
    talk(match, tmp_path, typed, language=language)
    assert match.record.entries[0].text == "level Qh"
