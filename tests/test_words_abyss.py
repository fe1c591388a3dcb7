"""The players' texts of Abyss: nothing missing, nothing unused, and all of it can be said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.message import Message
from katabasis.engine.seats import CHANCE, OPEN, OVER, SPECTATOR
from katabasis.games.abyss.actions import ACTION_KINDS, ACTIONS, OUTCOME_KINDS, OUTCOMES
from katabasis.games.abyss.data.allies import RACES
from katabasis.games.abyss.data.lords import GUILDS, LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from katabasis.games.abyss.meta import ENDINGS, OPTIONS
from katabasis.games.abyss.questions import FIRST_CHANCE, FIRST_STEP, KIND_NAMES
from katabasis.games.abyss.rules.orders import ORDER_NAMES, ORDERS, WAYS
from katabasis.games.abyss.words.events import EVENTS
from katabasis.games.abyss.words.narrate import described, spoken
from katabasis.words import FORMS, LANGUAGES, LOCALE, words
from scenario_abyss import ABYSS
from texts import attributes, check_text, option_values, said_by_the_engine

ASKED = [*KIND_NAMES[:FIRST_CHANCE], "decide-monster"]  # questions to seats
CHANCES = KIND_NAMES[FIRST_CHANCE:FIRST_STEP]
BARE = "you active court council track available hand lords affiliated locations none laid affordable turned"
COUNTED = "deck lords-left pearls keys tokens hand-size points points-public worth"
SHEET = {  # with the values it gives
    **dict.fromkeys([*BARE.split(), "last-round", "rewards"], ""),
    "turn": "turn",
    "threat": "space",
    **dict.fromkeys(COUNTED.split(), "count"),
}
QUESTIONS = {  # what a question gives besides the turn
    "pay": "lord cost laid",
    "buy": "race value price",
    "decide": "slot race value",
    "decide-monster": "slot space",
    "reward": "space",
    "turn": "target",
    "steal": "target",
    "give": "lord",
    "receive": "location",
    "discard": "left",
}
REWARDS = ["list", "pearls", "tokens", "keys"]  # what other texts are made of
PRIVATE = {"pay": ["cost", "laid"], "discard": ["left"]}  # and not to those who wait
SAMPLES: dict[str, list[int | str]] = {
    "race": [*[spoken("race", number) for number in range(5)], "@abyss-any-race"],
    "lord": [spoken("lord", number) for number in range(len(LORD_NAMES))],
    "location": [spoken("location", number) for number in range(len(PLACE_NAMES))],
    "seat": ["@seat-0", "@seat-3"],
    "target": ["@seat-1"],
    "way": list(WAYS),
    "question": [f"@abyss-asked-{name}" for name in ASKED if name != "decide-monster"],
}
NUMBERS: list[int | str] = [0, 1, 2]


def reasons() -> dict[str, list[str]]:
    """Every abyss-why-… of reasons.py, read from its source, with the names of its values."""
    found = said_by_the_engine("abyss")
    source = (LOCALE.parent / "games" / "abyss" / "words" / "reasons.py").read_text(encoding="utf-8")
    given = {
        "reason": [],
        "lord_reason": ["lord"],
        "place_reason": ["location"],
        "race_reason": ["race"],
        "ally_reason": ["race", "value"],
        "seat_reason": ["seat"],
    }
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        named: dict[str, list[str]] = {}
        for node in ast.walk(function):
            target = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                target = node.targets[0]
            if isinstance(target, ast.Name) and isinstance(node.value, ast.Dict):  # type: ignore[attr-defined]
                named[target.id] = keys_of(node.value)  # type: ignore[attr-defined]
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in given:
                for name in texts(node.args[0]):
                    found[f"abyss-why-{name}"] = given[node.func.id]
            elif node.func.id == "Reason" and isinstance(node.args[0], ast.Constant):
                values = node.args[1]
                if isinstance(values, ast.Dict):
                    found[str(node.args[0].value)] = keys_of(values)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                key, values = node.args[0], node.args[1]
                if isinstance(key, ast.Constant) and isinstance(values, ast.Name):
                    found[str(key.value)] = WITH_NAMED[str(key.value)]
    return found


WITH_NAMED = {
    "abyss-why-not-theirs": ["lord", "seat"],
    "abyss-why-too-few-races": ["lord", "asked", "races"],
    "abyss-why-too-dear": ["lord", "cost", "worth", "pearls"],
    "abyss-why-races-not-shown": ["asked", "races"],
}


def keys_of(dictionary: ast.Dict) -> list[str]:
    return [str(key.value) for key in dictionary.keys if isinstance(key, ast.Constant)]


def texts(expression: ast.expr) -> list[str]:
    return [
        node.value
        for node in ast.walk(expression)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not node.value.startswith("ABY-")
    ]


def expected() -> dict[str, set[str]]:
    """Every key with its attributes."""
    plain = [f"abyss-event-{telling.name}" for telling in EVENTS]
    plain += [f"abyss-asks-{name}" for name in ASKED + CHANCES] + [f"abyss-waits-{name}" for name in ASKED]
    plain += [f"abyss-asked-{name}" for name in ASKED if name != "decide-monster"]
    plain += list(reasons())
    titled = [f"abyss-option-{option.name}" for option in OPTIONS]
    plain += option_values("abyss", OPTIONS)
    plain += [f"abyss-ending-{ending}" for ending in ENDINGS if ending]
    plain += [f"abyss-sheet-{name}" for name in SHEET]
    plain += [f"abyss-short-{name}" for name in LORD_NAMES]
    plain += [f"abyss-power-{name}" for name in LORD_NAMES] + [f"abyss-scores-{name}" for name in PLACE_NAMES]
    plain += ["abyss-title", "abyss-tagline", "abyss-bots"]
    plain += [f"abyss-reward-{name}" for name in REWARDS]
    plain += [f"abyss-coach-{name}" for name in ABYSS.mind().counted(ABYSS.new(2, {}), 0)]
    helped = [f"abyss-action-{name}" for name in [*(kind.name for kind in ACTION_KINDS), *ORDER_NAMES]]
    helped += [f"abyss-outcome-{name}" for name in [*(kind.name for kind in OUTCOME_KINDS), "monster"]]
    nouns = [f"abyss-{race}" for race in [*RACES, "any-race"]] + [f"abyss-guild-{guild}" for guild in GUILDS]
    nouns += [f"abyss-lord-{name}" for name in LORD_NAMES] + [f"abyss-place-{name}" for name in PLACE_NAMES]
    return (
        {key: set() for key in plain}
        | {key: {"title"} for key in titled}
        | {key: {"help"} for key in helped}
        | {key: set(FORMS) for key in nouns}
    )


def written(language: str) -> dict[str, set[str]]:
    return attributes(language, "abyss")


def combinations(meanings: dict[str, str]) -> Iterator[dict[str, int | str]]:
    """Samples of values, given by name with their meaning; long lists of nouns are tried one with the others' first."""
    samples = [SAMPLES.get(name, SAMPLES.get(meaning, NUMBERS)) for name, meaning in meanings.items()]
    if sum(len(sample) > 10 for sample in samples) > 1:
        samples = [sample[:3] for sample in samples]
    for chosen in product(*samples):
        yield dict(zip(meanings, chosen, strict=True))


def possible() -> Iterator[Message]:
    """Every message with samples of all its values."""
    for name in ABYSS.mind().counted(ABYSS.new(2, {}), 0):
        yield Message(f"abyss-coach-{name}", {"more": "12.3", "less": "2"})
    for telling in EVENTS:
        for values in combinations(dict(telling.values)):
            yield Message(f"abyss-event-{telling.name}", values)
    for name in ASKED + CHANCES:
        given = ["turn", *QUESTIONS.get(name, "").split()]
        for values in combinations({value: value for value in given}):
            yield Message(f"abyss-asks-{name}", values)
    for name in ASKED:
        given = [value for value in ["turn", *QUESTIONS.get(name, "").split()] if value not in PRIVATE.get(name, [])]
        for values in combinations({value: value for value in [*given, "seat"]}):
            yield Message(f"abyss-waits-{name}", values)
    for action in [*ACTIONS, *OUTCOMES, *ORDERS]:
        yield described(action)
    for key, given in reasons().items():
        for values in combinations({value: value for value in given}):
            yield Message(key, values)
    for name, one in SHEET.items():
        for values in combinations({value: value for value in one.split()}):
            yield Message(f"abyss-sheet-{name}", values)
    for name in REWARDS:
        for values in combinations({value: value for value in ("pearls", "tokens", "keys")}):
            yield Message(f"abyss-reward-{name}", values)
    simple = re.compile(r"abyss-(option|ending|asked|power|short|scores)-|abyss-(title|tagline|bots)$")
    for key, forms in expected().items():
        if simple.match(key) or forms == set(FORMS):
            yield Message(key, {})


def check(message: Message, language: str) -> None:
    speech = words(language)
    found = [speech.text(message)]
    if message.key.startswith(("abyss-action-", "abyss-outcome-")):
        found.append(speech.help(message))
    for text in found:
        where = f"{language}: {message!r} reads '{text}'"
        check_text(text, language, where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_abyss_is_missing_or_unused(language: str) -> None:
    wanted, found = expected(), written(language)
    assert not sorted(wanted.keys() - found.keys()), "missing"
    assert not sorted(found.keys() - wanted.keys()), "unused"
    assert found == wanted


def test_all_languages_have_the_same_keys_in_the_same_order() -> None:
    first, *others = [list(written(language)) for language in LANGUAGES]
    for other in others:
        assert other == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_abyss_can_be_said(language: str) -> None:
    tried: set[str] = set()
    for message in possible():
        check(message, language)
        tried.add(message.key)
    assert tried == expected().keys()


@cache
def heard() -> list[Message]:
    """All the different messages of some random matches, as every seat and a spectator get them."""
    found: dict[str, Message] = {}
    for number in range(3):
        state = ABYSS.new(2 + number, {})
        rng = Rng(f"words {number}")
        while state.to_move != OVER:
            messages = [ABYSS.question_message(state, seat) for seat in [*range(2 + number), SPECTATOR, OPEN]]
            if state.to_move == CHANCE:
                action = state.sample(rng)
            else:
                legal = state.legal_actions()
                action = legal[rng.below(len(legal))]
                if rng.below(6) == 0:
                    refused = [state.why_not(state.to_move, other) for other in ACTIONS]
                    messages += [reason for reason in refused if reason is not None]
            state.notes = []
            state.apply(action)
            messages += [ABYSS.event_message(event) for event in state.notes]
            found |= {repr(message): message for message in messages}
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_random_matches_of_abyss(language: str) -> None:
    values = {message.key: set(message.values) for message in possible()}
    for message in heard():
        assert set(message.values) == values[message.key], message
        check(message, language)
