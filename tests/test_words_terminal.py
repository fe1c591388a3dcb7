"""The texts of the terminal and the command line: nothing missing, nothing unused, well set in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from katabasis.games import NAMES, game
from katabasis.rulebook import rulebook
from katabasis.terminal.commands import COMMANDS, SHORT
from katabasis.words import LANGUAGES, LOCALE, words
from texts import check_lines, values

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "katabasis"
ELISION = re.compile(r"\b([cdjlmnst]|qu|jusqu|lorsqu|puisqu)'\w", re.IGNORECASE)  # French words that end so
FAMILIES = ("language", "terminal", "replay", "verify", "rules", "simulate", "tournament")
CODES = {"rules-version"}  # of the server, and no key
KEY = re.compile(rf"({'|'.join(FAMILIES)})(-[a-z]+)+")

SEATS = {name for rules in map(game, NAMES) for count in rules.seats for name in rules.seat_names(count)}

# Keys that are put together, with all that can be put in.
COMPOSED = {
    "terminal-command-{}": COMMANDS,
    "terminal-help-{}": ["answer", *COMMANDS],
    "replay-seat-{}": sorted(SEATS),
}

# By name, what a value can be.
SAMPLES: dict[str, list[int | str]] = {
    "against": ["random"],
    "among": ["apprentice"],
    "bot": ["adept"],
    "elo": ["+120"],
    "fair": ["20.0"],
    "high": ["48.1"],
    "low": ["44.9"],
    "matches": [200],
    "rate": ["46.5"],
    "ratio": ["1.50"],
    "ratio_high": ["1.93"],
    "ratio_low": ["1.25"],
    "answer": ["Combat"],
    "build": ["compiled core"],
    "cause": ["No such file or directory"],
    "choice": ["1", "combat"],
    "choices": ["3) Combat · 4) Fetch a key"],
    "command": ["katabasis play --resume"],
    "count": [0, 1, 2, 1234],
    "dealer": ["human"],
    "default": ["Solo"],
    "ending": ["The hourglass ran out."],
    "first": [3],
    "game": ["ahuris"],
    "games": [1, 1000],
    "goal": [25, 100],
    "label": ["Combat"],
    "last": [11],
    "line": [1, 40],
    "name": ["gentle", "steady", "daring", "printed"],
    "names": ["Bard", "Bard, Pirate"],
    "near": ["heal bard"],
    "number": [0, 77, "[/x]"],
    "path": ["/home/bard/ahuris-20261115-225452.kata"],
    "rules": [1],
    "seat": ["Ariane"],
    "seconds": ["0.05"],
    "speed": [134230],
    "text": ["hael bard", "@bard"],
    "who": ["heroes", "chance"],
    "wins": ["0, 12.5"],
    "answers": [1, 6237],
    "commitment": ["5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"],
    "until": [3],
    "words": [0, 1, 4],
}


# What is written


@cache
def written(language: str) -> dict[str, frozenset[str]]:
    return values(language, "terminal")


# What the code says


def trees() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def pattern(joined: ast.JoinedStr) -> str:
    """An f-string with {} for what is put in."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in joined.values)


@cache
def spoken() -> tuple[frozenset[str], frozenset[str]]:
    """The keys that stand in the code (also in the examples of its docstrings), and those that are put together."""
    keys: set[str] = set()
    composed: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and pattern(node).startswith(tuple(f"{name}-" for name in FAMILIES)):
                composed.add(pattern(node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if KEY.fullmatch(node.value) and node.value not in CODES:
                    keys.add(node.value)
                keys.update(re.findall(r'\.say\("([a-z-]+)"\)', node.value))
    return frozenset(keys), frozenset(composed)


def calls() -> Iterator[tuple[str, set[str]]]:
    """Every key said with values that are written out there: the key and the names of the values."""
    for tree in trees():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or not call.args:
                continue
            if call.func.attr not in ("say", "_say"):
                continue
            given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
            if not isinstance(given, ast.Dict) or None in given.keys:
                continue
            names = {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
            for node in ast.walk(call.args[0]):
                if isinstance(node, ast.Constant) and KEY.fullmatch(str(node.value)):
                    yield str(node.value), names


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every key with its text, for every sample of every value."""
    for key, names in written(language).items():
        longest = max([1, *(len(SAMPLES[name]) for name in names)])
        for turn in range(longest):
            values = {name: SAMPLES[name][turn % len(SAMPLES[name])] for name in names}
            yield key, words(language).say(key, values)


# Tests


def test_all_languages_have_the_same_keys_with_the_same_values() -> None:
    first, *others = [written(language) for language in LANGUAGES]
    assert len(first) > 60
    for other in others:
        assert other == first


def test_the_keys_stand_in_the_same_order_in_every_language() -> None:
    first, *others = [list(written(language)) for language in LANGUAGES]
    for other in others:
        assert other == first


def test_the_keys_that_are_put_together_are_known() -> None:
    assert spoken()[1] == COMPOSED.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_or_unused(language: str) -> None:
    used = {key for key in spoken()[0] if KEY.fullmatch(key)}
    for key, parts in COMPOSED.items():
        used |= {key.replace("{}", part) for part in parts}
    assert not sorted(used - written(language).keys()), "missing"
    assert not sorted(written(language).keys() - used), "unused"


def test_every_value_a_text_needs_is_given() -> None:
    found = dict(calls())
    assert len(found) > 30
    for key, given in calls():
        assert given == written("en")[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_one_line(language: str) -> None:
    check_lines(said(language), written(language).keys())


def test_french_is_set_with_its_spaces() -> None:
    """A no-break space before : ; ! ? » and after «; "? 2" is a command, not the end of a question."""
    for key, text in said("fr"):
        assert not re.search(r"(?<![\u00a0])([:;!»]|\?(?! \d))", text), f"{key} reads '{text}'"
        assert not re.search(r"«(?!\u00a0)", text), f"{key} reads '{text}'"
        assert '"' not in text, f"{key} reads '{text}'"
        assert text.count("«") == text.count("»"), f"{key} reads '{text}'"


def test_french_has_the_apostrophe_of_print() -> None:
    """In every text of the program and in what is said of the rules; not in what Fluent quotes."""
    texts = {path.name: re.sub(r'\{\s*"[^"]*"\s*\}', "", path.read_text("utf-8")) for path in LOCALE.glob("fr/*.ftl")}
    assert len(texts) > 8
    for name in NAMES:
        texts |= {rule.id: f"{rule.title('fr')}\n{rule.text('fr')}" for rule in rulebook(name).rules.values()}
    for where, text in texts.items():
        assert not [line for line in text.splitlines() if "'" in line], where
    for path in (ROOT / "docs" / "games").rglob("*.md"):  # what stands beside the rules, in two languages
        assert not [line for line in path.read_text("utf-8").splitlines() if ELISION.search(line)], path


def test_english_is_set_without_them() -> None:
    for key, text in said("en"):
        assert not re.search(r"[«»\u00a0\u202f]| [:;!]", text), f"{key} reads '{text}'"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_single_words_of_their_own(language: str) -> None:
    names = [words(language).say(f"terminal-command-{command}") for command in COMMANDS]
    assert all(re.fullmatch(r"[^\W\d_]+", name) and name == name.lower() for name in names)
    assert len(set(names)) == len(names)
    for command, name in zip(COMMANDS, names, strict=True):
        assert name == command or name not in COMMANDS  # an English command means the same everywhere
        assert name not in SHORT


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_each_command_as_it_is_typed(language: str) -> None:
    for command in COMMANDS:
        text = words(language).say(f"terminal-help-{command}")
        name = "?" if command == "explain" else words(language).say(f"terminal-command-{command}")
        assert re.match(rf"{re.escape(name)}[ :\u00a0]", text), text
