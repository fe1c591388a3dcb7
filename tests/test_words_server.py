"""The texts of the server: nothing missing, nothing unused, well set in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from katabasis.server.wire.refusals import CODES, Refused
from katabasis.server.wire.speech import speech
from katabasis.words import LANGUAGES, words
from test_words_terminal import pattern
from texts import check_lines, values

SOURCE = Path(__file__).parents[1] / "src" / "katabasis"
KEY = re.compile(r"serve(r-front)?-[a-z]+|server-(table-)?took-back")
FREE = {"detail", "reason"}  # a sentence that comes along instead of ours

# Keys that are put together, with all that can be put in.
COMPOSED = {
    "server-front-{}": ["games", "lobby", "schema", "health"],
    "server-refused-{}": list(CODES),
    "option-value-{}": ["true", "false", "random"],
}

# By name, what a value can be.
SAMPLES: dict[str, list[int | str]] = {
    "address": ["http://192.168.1.7:8765/"],
    "count": [1, 2, 4],
    "game": ["ahuris"],
    "limit": [1_000_000],
    "most": [50, 20_000],
    "rules": [1, 12],
    "answers": ["none", "Combat · Heal the Bard"],
    "seat": ["Ariane"],
    "seconds": [30, 120],
}


# What is written


@cache
def written(language: str) -> dict[str, frozenset[str]]:
    return values(language, "server")


# What the code says


@cache
def nodes() -> list[ast.AST]:
    files = [*sorted((SOURCE / "server").rglob("*.py")), *sorted((SOURCE / "cli").rglob("*.py"))]
    return [node for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every refusal in the code: its code and the names of the values that come with it."""
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused" and node.args:
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and part.value in CODES:
                    yield str(part.value), {str(keyword.arg) for keyword in node.keywords}


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every key with its text, for every sample of every value."""
    for key, names in written(language).items():
        longest = max([1, *(len(SAMPLES[name]) for name in names)])
        for turn in range(longest):
            yield key, words(language).say(key, {name: SAMPLES[name][turn % len(SAMPLES[name])] for name in names})


# Tests


def test_all_languages_have_the_same_keys_with_the_same_values_in_the_same_order() -> None:
    first, *others = [list(written(language).items()) for language in LANGUAGES]
    assert len(first) > 30
    for other in others:
        assert other == first


def test_the_keys_that_are_put_together_are_known() -> None:
    joined = {pattern(node) for node in nodes() if isinstance(node, ast.JoinedStr)}
    assert {key for key in joined if key.startswith(("serve", "option-value"))} == COMPOSED.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_or_unused(language: str) -> None:
    used = {
        str(node.value)
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value)
    }
    for key, parts in COMPOSED.items():
        used |= {key.replace("{}", part) for part in parts}
    assert not sorted(used - written(language).keys()), "missing"
    assert not sorted(written(language).keys() - used), "unused"


def test_every_code_is_used_and_no_other() -> None:
    used = {code for code, _ in refusals()}
    assert not sorted(CODES.keys() - used), "unused"
    wrong = [
        ast.unparse(node)
        for node in nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"
        if not any(isinstance(part, ast.Constant) and part.value in CODES for part in ast.walk(node))
    ]
    assert not wrong, "unknown"


def test_every_value_a_refusal_needs_is_given() -> None:
    found = list(refusals())
    assert len(found) > 30
    for code, given in found:
        if not given & FREE:
            assert given >= written("en")[f"server-refused-{code}"], code


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_one_line(language: str) -> None:
    check_lines(said(language), written(language).keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence(language: str) -> None:
    for key, text in said(language):
        if key.startswith("server-refused-"):
            assert text[0].isupper(), text
            assert text.endswith("."), text


def test_a_refusal_is_told_in_the_language_of_the_reader() -> None:
    told = [Refused("no-such-seat", seat=5, count=1).told(speech(language)).message for language in ("en", "fr", "xx")]
    assert told[0] == told[2] == "There is no such seat; this table has one seat, counted from 0."
    assert told[1] == "Ce siège n’existe pas\u00a0; cette table a un seul siège, compté à partir de 0."


def test_french_is_set_with_its_spaces() -> None:
    """A no-break space before : ; ! ? » and after «; but not within an address."""
    for key, text in said("fr"):
        plain = re.sub(r"https?://\S+", "", text)
        assert not re.search(r"(?<!\u00a0)[:;!?»]", plain), f"{key} reads '{text}'"
        assert not re.search(r"«(?!\u00a0)", plain), f"{key} reads '{text}'"
        assert "'" not in plain, f"{key} reads '{text}'"


def test_english_is_set_without_them() -> None:
    for key, text in said("en"):
        assert not re.search(r"[«»\u00a0\u202f’]| [:;!?]", text), f"{key} reads '{text}'"
