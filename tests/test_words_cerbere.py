"""The players' texts of Cerbère: nothing missing, nothing unused, and all of it can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.message import Message
from katabasis.engine.seats import CHANCE, OPEN, SPECTATOR
from katabasis.engine.talk import VERDICTS, Blank
from katabasis.games.cerbere.actions import ACTION_KINDS, ACTIONS, BOARD_IDS, OUTCOME_KINDS, OUTCOMES
from katabasis.games.cerbere.bags import CARD_NAMES
from katabasis.games.cerbere.board.roads import SYMBOLS
from katabasis.games.cerbere.data.treasures import HARPY_NAMES
from katabasis.games.cerbere.meta import ENDINGS, OPTIONS, SEAT_NAMES
from katabasis.games.cerbere.mind.coaching import COUNTED
from katabasis.games.cerbere.questions import FIRST_CHANCE, FIRST_STEP, KIND_NAMES
from katabasis.games.cerbere.rules.powers import POWER_NAMES
from katabasis.games.cerbere.words.events import EVENTS
from katabasis.games.cerbere.words.narrate import described, word
from katabasis.games.cerbere.words.statements import BOARDED, CONDITION, ENDED, FORMS, STATEMENTS, TAKEN, UNASKED, UNMET
from katabasis.terminal.cerbere import sheet
from katabasis.words import LANGUAGES, LOCALE, words
from scenario_cerbere import CERBERE, EXPANSION
from texts import attributes, check_text, option_values, said_by_the_engine

REASON = re.compile(r'(?:reason|seat_reason)\(\s*"([a-z-]+)"|"cerbere-why-([a-z-]+)"')
SHEET = re.compile(r'"cerbere-sheet-([a-z-]+)"|_line\(words, "([a-z]+)"')
PUT_TOGETHER = {"known", "unknown"}  # of the sheet


def expected() -> set[str]:
    """Every key the code can use."""
    source = LOCALE.parent
    reasons = REASON.findall((source / "games" / "cerbere" / "words" / "reasons.py").read_text(encoding="utf-8"))
    sheets = SHEET.findall((source / "terminal" / "cerbere.py").read_text(encoding="utf-8"))
    asked = [*KIND_NAMES[:FIRST_CHANCE], "turn-after", "route-of"]
    parts = ["other-advance", "other-retreat", "other-draw"]
    return {
        "cerbere-title",
        "cerbere-tagline",
        "cerbere-bots",
        *[f"cerbere-seat-{name}" for name in SEAT_NAMES],
        *[f"cerbere-card-{name}" for name in CARD_NAMES],
        *[f"cerbere-power-{word(name)}" for name in POWER_NAMES],
        *[f"cerbere-board-{word(name)}" for name in BOARD_IDS],
        *[f"cerbere-symbol-{word(name)}" for name in SYMBOLS if name],
        *[f"cerbere-harpy-{name}" for name in HARPY_NAMES],
        *[f"cerbere-asked-{name}" for name in KIND_NAMES[:FIRST_CHANCE]],
        *[f"cerbere-asks-{name}" for name in [*asked, *KIND_NAMES[FIRST_CHANCE:FIRST_STEP]]],
        *[f"cerbere-waits-{name}" for name in asked],
        *[f"cerbere-event-{event.name}" for event in EVENTS],
        *[f"cerbere-action-{name}" for name in [*(kind.name for kind in ACTION_KINDS), *parts]],
        *[f"cerbere-outcome-{kind.name}" for kind in OUTCOME_KINDS],
        *[f"cerbere-why-{first or second}" for first, second in reasons],
        *said_by_the_engine("cerbere"),
        *[f"cerbere-option-{option.name}" for option in OPTIONS],
        *option_values("cerbere", OPTIONS),
        *[f"cerbere-ending-{name}" for name in ENDINGS if name],
        *[f"cerbere-sheet-{first or second}" for first, second in sheets],
        *[f"cerbere-sheet-{name}" for name in PUT_TOGETHER],
        *[f"cerbere-says-{form.name}" for form in FORMS],
        *[f"cerbere-form-{form.name}" for form in FORMS],
        *[f"cerbere-blank-{part.name}" for form in FORMS for part in form.parts if isinstance(part, Blank)],
        *[f"cerbere-condition-{STATEMENTS.spoken(CONDITION, value)}" for value in CONDITION.values],
        *[f"cerbere-coach-{name}" for name in COUNTED],
        *[f"cerbere-judged-{word}" for words in VERDICTS.values() for word in words],
    }


def written(language: str) -> dict[str, set[str]]:
    return attributes(language, "cerbere")


def check(text: str, language: str) -> None:
    check_text(text, language, f"{language}: '{text}'")


def test_all_languages_have_the_same_keys_and_attributes() -> None:
    first, *others = [written(language) for language in LANGUAGES]
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_or_unused(language: str) -> None:
    found = written(language).keys()
    assert not sorted(expected() - found), "missing"
    assert not sorted(found - expected()), "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(language: str) -> None:
    speech = words(language)
    for action in ACTIONS + OUTCOMES:
        message = described(action)
        check(speech.text(message), language)
        check(speech.help(message), language)
    for key in expected():
        if re.match(r"cerbere-(title|tagline|bots|option|ending|asked|card|power|board|symbol|harpy|seat)", key):
            check(speech.say(key), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_and_every_verdict_can_be_said(language: str) -> None:
    speech = words(language)
    said = [speech.text(STATEMENTS.message(statement)) for statement in STATEMENTS]
    for why in (UNMET, UNASKED, TAKEN, BOARDED, ENDED):
        said.append(speech.say("cerbere-judged-not-due", {"why": why}))
    for places in range(4):
        said.append(speech.say("cerbere-judged-lie", {"places": places, "looked": "no"}))
    for looked in ("yes", "no"):
        said.append(speech.say("cerbere-judged-true", {"places": 1, "looked": looked}))
    assert len(said) == len(set(said))  # no two of them sound alike
    for key in ("kept", "broken", "unknowable"):
        said.append(speech.say(f"cerbere-judged-{key}"))
    for text in [*said, *[speech.say(key) for key in expected() if re.match(r"cerbere-(form|blank|condition)-", key)]]:
        check(text, language)


@cache
def heard() -> list[Message]:
    """All the different messages of some random matches, as every seat and a spectator get them."""
    found: dict[str, Message] = {}
    for number in range(10):
        options = {**EXPANSION, "treasures": "2"} if number % 2 else {}
        match = CERBERE.match(3 + number % 5, f"words/{number}", options)
        rng = Rng(f"words/{number}")
        for message in [*told(match.at(0).state)]:
            found[repr(message)] = message
        while not match.over:
            for message in told(match.state):
                found[repr(message)] = message
            legal = match.legal_actions()
            match.play(legal[rng.below(len(legal))])
        for event in match.events(OPEN):
            message = CERBERE.event_message(event)
            found[repr(message)] = message
    return list(found.values())


def told(state: object) -> Iterator[Message]:
    from katabasis.engine.state import State

    assert isinstance(state, State)
    for viewer in (0, 1, SPECTATOR, OPEN):
        yield CERBERE.question_message(state, viewer)
    if state.to_move == CHANCE:
        return
    for action in ACTIONS:
        reason = state.why_not(state.to_move, action)
        if reason is not None:
            yield reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_random_matches(language: str) -> None:
    speech = words(language)
    for message in heard():
        check(speech.text(message), language)
    keys = {message.key for message in heard()}
    assert len([key for key in keys if key.startswith("cerbere-event-")]) > 45
    assert len([key for key in keys if key.startswith("cerbere-why-")]) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_can_be_read_at_any_time(language: str) -> None:
    match = CERBERE.match(5, "sheet", {**EXPANSION, "treasures": "2"})
    rng = Rng("sheet")
    lines = 0
    while not match.over:
        for viewer in (0, SPECTATOR):
            shown = sheet(match.view(viewer), words(language))
            lines += len(shown)
            assert all(line.strip() for line in shown)
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
    assert lines > 200
