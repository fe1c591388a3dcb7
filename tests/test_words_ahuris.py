"""The players' texts of 3 ahuris: nothing missing, nothing unused, and all of it can be said in every language."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human
from katabasis.engine.match import Match
from katabasis.engine.message import Message
from katabasis.engine.seats import CHANCE, SPECTATOR
from katabasis.games.ahuris.actions import ACTION_KINDS, ACTIONS, OUTCOME_KINDS, OUTCOMES
from katabasis.games.ahuris.data.cards import CHARACTERISTICS, ENEMIES, HEROES, SUIT_SYMBOLS
from katabasis.games.ahuris.meta import COMPETITIVE, ENDINGS, MODES, OPTIONS
from katabasis.games.ahuris.questions import FIRST_CHANCE, FIRST_STEP, KIND_NAMES, PRICE_NAMES
from katabasis.games.ahuris.words.events import EVENTS
from katabasis.games.ahuris.words.narrate import FIGHTERS, described, spoken
from katabasis.words import FORMS, LANGUAGES, LOCALE, words
from scenario_ahuris import AHURIS, EXPLORATION_STEP, Table, hero, scenario
from texts import attributes, check_text, option_values, said_by_the_engine

Values = dict[str, int | str]

OPTIONAL = "option|mode|level_gain_life|short_reward|collection_value"
SIMPLE = re.compile(rf"ahuris-({OPTIONAL}|ending|asked)-|ahuris-(title|tagline|bots)$")
ASKED = KIND_NAMES[:FIRST_CHANCE]  # questions to seats
CHANCES = KIND_NAMES[FIRST_CHANCE:FIRST_STEP]  # questions to chance

# What the terminal's sheet says, with the values it gives.
SHEET = {
    "life": "",
    "force": "",
    "rapidity": "",
    "luck": "",
    "level": "",
    "pocket": "",
    "points": "",
    "keys": "",
    "clock": "",
    "destroyed": "",
    "asleep": "",
    "paralysed": "turns",
    "unlucky": "",
    "left": "score",
    "explored": "",
    "foe": "",
    "collection": "",
    "empty": "",
    "turn": "turn",
    "goal": "goal",
    "fortress": "",
}

# What a question gives besides the turn and the hero it is about.
QUESTIONS = {
    "foe-luck": "fighter",
    "initiative": "fighter",
    "strike": "fighter",
    "pay": "price",
    "test": "value suit stat base",
}
OF_A_SEAT = ["choose-hero", "role"]  # these are about a seat instead of a hero
OF_NOBODY = ["order", "deal", "chrono", "order-lot"]

# By name, what a value can be; any other is a number.
SAMPLES: dict[str, list[int | str]] = {
    "hero": [spoken("hero", number) for number in range(len(HEROES))],
    "fighter": [spoken("fighter", number) for number in range(len(FIGHTERS))],
    "enemy": [spoken("enemy", number) for number in range(len(ENEMIES))],
    "suit": list(SUIT_SYMBOLS),
    "seat": [f"@seat-{seat}" for seat in range(4)],
    "die": [-1, 0, 3],
    "stat": list(CHARACTERISTICS),
    "price": list(PRICE_NAMES),
    "question": [f"@ahuris-asked-{name}" for name in ASKED],
}
NUMBERS: list[int | str] = [0, 1, 2, 5, 8]  # 8 because of English: an 8


# The keys the code can use


def reasons() -> dict[str, list[str]]:
    """Every ahuris-why-… of reasons.py, read from its source, with the names of its values."""
    found = said_by_the_engine("ahuris")
    source = (LOCALE.parent / "games" / "ahuris" / "words" / "reasons.py").read_text(encoding="utf-8")
    given = {"reason": [], "hero_reason": ["hero"], "value_reason": ["value"]}
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        named = dict(dictionaries(function))
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id in given:
                for name in texts(call.args[0]):
                    found[f"ahuris-why-{name}"] = given[call.func.id]
            elif call.func.id == "Reason" and isinstance(call.args[0], ast.Constant):
                values = call.args[1]
                found[str(call.args[0].value)] = named[values.id] if isinstance(values, ast.Name) else names(values)
    return found


def texts(expression: ast.expr) -> list[str]:
    """The literal texts an expression may be."""
    return [
        node.value for node in ast.walk(expression) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def names(dictionary: ast.expr) -> list[str]:
    """The keys of a dictionary that is written out."""
    assert isinstance(dictionary, ast.Dict)
    return [str(key.value) for key in dictionary.keys if isinstance(key, ast.Constant)]


def dictionaries(function: ast.FunctionDef) -> Iterator[tuple[str, list[str]]]:
    """The variables of a function that are dictionaries, with their keys."""
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Dict):
            yield node.target.id, names(node.value)


def expected() -> dict[str, set[str]]:
    """Every key with its attributes."""
    plain = [f"ahuris-event-{telling.name}" for telling in EVENTS]
    plain += [f"ahuris-asks-{name}" for name in ASKED + CHANCES]
    plain += [f"ahuris-waits-{name}" for name in ASKED]
    plain += [f"ahuris-asked-{name}" for name in ASKED]
    plain += list(reasons())
    titled = [f"ahuris-option-{option.name}" for option in OPTIONS]
    plain += option_values("ahuris", OPTIONS)
    plain += [f"ahuris-mode-{mode}" for mode in MODES]
    plain += [f"ahuris-ending-{ending}" for ending in ENDINGS if ending]
    plain += [f"ahuris-sheet-{name}" for name in SHEET]
    plain += ["ahuris-title", "ahuris-tagline", "ahuris-bots"]
    plain += [f"ahuris-coach-{name}" for name in AHURIS.mind().counted(AHURIS.new(1, {}), 0)]
    helped = [f"ahuris-action-{kind.name}" for kind in ACTION_KINDS]
    helped += [f"ahuris-outcome-{kind.name}" for kind in OUTCOME_KINDS]
    nouns = [f"ahuris-{name}" for name in FIGHTERS]
    return (
        {key: set() for key in plain}
        | {key: {"title"} for key in titled}
        | {key: {"help"} for key in helped}
        | {key: set(FORMS) for key in nouns}
    )


# The keys of the files


def written(language: str) -> dict[str, set[str]]:
    return attributes(language, "ahuris")


# Everything that can be said


def combinations(meanings: dict[str, str]) -> Iterator[Values]:
    """All samples of values, given by name with their meaning."""
    samples = [SAMPLES.get(name, SAMPLES.get(meaning, NUMBERS)) for name, meaning in meanings.items()]
    for chosen in product(*samples):
        yield dict(zip(meanings, chosen, strict=True))


def question_meanings(name: str) -> dict[str, str]:
    about = ["seat"] if name in OF_A_SEAT else [] if name in OF_NOBODY else ["hero"]
    return {value: value for value in ["turn", *about, *QUESTIONS.get(name, "").split()]}


def possible() -> Iterator[Message]:
    """Every message with a sample of all its values."""
    for name in AHURIS.mind().counted(AHURIS.new(1, {}), 0):
        yield Message(f"ahuris-coach-{name}", {"more": "12.3", "less": "2"})
    for telling in EVENTS:
        for values in combinations(dict(telling.values)):
            yield Message(f"ahuris-event-{telling.name}", values)
    for name in ASKED + CHANCES:
        for values in combinations(question_meanings(name)):
            yield Message(f"ahuris-asks-{name}", values)
    for name in ASKED:
        for values in combinations(question_meanings(name) | {"seat": "seat"}):
            yield Message(f"ahuris-waits-{name}", values)
    for action in ACTIONS + OUTCOMES:
        yield described(action)
    for key, given in reasons().items():
        for values in combinations({name: name for name in given}):
            yield Message(key, values)
    for name, given_name in SHEET.items():
        for values in combinations({value: value for value in given_name.split()}):
            yield Message(f"ahuris-sheet-{name}", values)
    for key in expected():
        if SIMPLE.match(key) or key[7:] in FIGHTERS:
            yield Message(key, {})


def said(message: Message, language: str) -> list[str]:
    """The text of a message, and its help if it has one."""
    speech = words(language)
    found = [speech.text(message)]
    if message.key.startswith(("ahuris-action-", "ahuris-outcome-")):
        found.append(speech.help(message))
    return found


def check(message: Message, language: str) -> None:
    for text in said(message, language):
        where = f"{language}: {message!r} reads '{text}'"
        check_text(text, language, where)
        if language == "en":
            assert not re.search(r"\b(a 8|an [1-79])\b", text), where


# Tests


def test_all_languages_have_the_same_keys_and_attributes() -> None:
    first, *others = [written(language) for language in LANGUAGES]
    for other in others:
        assert other == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_or_unused(language: str) -> None:
    wanted = expected()
    found = written(language)
    assert not sorted(wanted.keys() - found.keys()), "missing"
    assert not sorted(found.keys() - wanted.keys()), "unused"
    assert found == wanted


def test_the_reasons_are_read_from_the_source() -> None:
    found = reasons()
    assert found["ahuris-why-over"] == []
    assert found["ahuris-why-not-lowest"] == found["ahuris-why-not-highest"] == ["value"]
    assert found["ahuris-why-full-life"] == ["hero", "max"]
    assert found["ahuris-why-other-question"] == ["question"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    tried: set[str] = set()
    for message in possible():
        check(message, language)
        tried.add(message.key)
    assert tried == expected().keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_everything_said_in_random_matches(mode: str, language: str) -> None:
    values = {message.key: set(message.values) for message in possible()}
    for message in heard(mode):
        assert set(message.values) == values[message.key], message
        check(message, language)


@cache
def heard(mode: str) -> list[Message]:
    """All the different messages of some random matches of a mode, as every seat and a spectator get them."""
    found: dict[str, Message] = {}
    for number in range(4):
        options: dict[str, object] = {"mode": mode}
        if number % 2 and not COMPETITIVE[MODES.index(mode)]:
            options["goal"] = "gentle"
        match = AHURIS.match(options=options, dealer=Human())
        for message in played(match, random.Random(number), Rng(f"words {mode} {number}")):
            found[repr(message)] = message
        assert words("en").say(f"ahuris-ending-{match.ending}")
    return list(found.values())


def played(match: Match, player: random.Random, dealer: Rng) -> Iterator[Message]:
    """Play a match at random; every chance question is asked, as beside real dice and cards."""
    while not match.over:
        yield from asked(match)
        if match.to_move == CHANCE:
            action = match.state.sample(dealer)
        else:
            action = player.choice(match.legal_actions())
        yield AHURIS.action_message(action)
        match.play(action)
        for event in match.answers[-1].events:
            yield AHURIS.event_message(event)
    yield from refused(match, ACTIONS)


def asked(match: Match) -> Iterator[Message]:
    """The question, as every seat and a spectator get it, and why anything else is no answer to it."""
    for viewer in [*range(match.record.seats), SPECTATOR]:
        yield AHURIS.question_message(match.state, viewer)
    yield from refused(match, ACTIONS[:1] if match.to_move == CHANCE else ACTIONS)


def refused(match: Match, actions: list[Action]) -> Iterator[Message]:
    for seat in range(match.record.seats):
        for action in actions:
            reason = match.why_not(action, seat)
            if reason is not None:
                yield reason


# Questions that random matches hardly ever come to


def bribe() -> Table:
    return scenario(explore="bard", pocket=[10, 5, 5, 5, 5, 3]).deal("enemy Qh", 1)


def pilfer() -> Table:
    return scenario(explore="teller", pocket=[10, 5, 5, 5, 5, 3]).deal("enemy Qh", 6, 1)


def attack() -> Table:
    table = scenario("trio-competitive", explore="pirate", pockets={"pirate": [4, 2, 2, 2, 2, 9]})
    return table.play("attack bard")


def order() -> Table:
    return scenario(teller=hero("d"), pirate=hero("s", paralysis=2), chance=("treasure 4",))


def order_beside_a_sleeper() -> Table:
    return scenario(teller=hero("d"), pirate=hero("s", asleep=True), pending=EXPLORATION_STEP)


RARE = {
    bribe: "ahuris-why-not-highest",
    pilfer: "ahuris-why-not-highest",
    attack: "ahuris-why-not-lowest",
    order: "ahuris-why-paralysed",
    order_beside_a_sleeper: "ahuris-why-asleep",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("position", "key"), RARE.items())
def test_everything_said_at_rare_questions(position: Callable[[], Table], key: str, language: str) -> None:
    messages = list(asked(position().match))
    assert key in [message.key for message in messages]
    for message in messages:
        check(message, language)
