"""What the tests of all texts share: the messages of a Fluent file, and what every sentence must keep to."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from katabasis.engine.errors import KatabasisError
from katabasis.engine.option import Option
from katabasis.words import LOCALE, words


class Variables(Visitor):
    """The names of all the values a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> Iterator[ftl.Message]:
    """Those of a file; what cannot be read, has no text, or stands twice, is an error."""
    seen: set[str] = set()
    for entry in FluentParser().parse((LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}: cannot read '{entry.content}'"
        if isinstance(entry, ftl.Message):
            assert entry.value is not None, f"{language}: {entry.id.name} has no text"
            assert entry.id.name not in seen, f"{language}: {entry.id.name} stands twice"
            seen.add(entry.id.name)
            yield entry


def option_values(game: str, options: Iterable[Option]) -> list[str]:
    """The keys of the values of options; a value whose name is no word for people must have one."""
    english = words("en")
    found = [
        (value, f"{game}-{option.name}-{value}", f"{game}-board-{value.replace('_', '-')}")
        for option in options
        for value in option.values
    ]
    for value, own, board in found:
        assert "_" not in value or english.has(own) or english.has(board) or english.has(f"{game}-mode-{value}"), own
    return [own for _, own, _ in found if english.has(own) and "-mode-" not in own]


def attributes(language: str, file: str) -> dict[str, set[str]]:
    """Every key of a file with its attributes."""
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in messages(language, file)}


def values(language: str, file: str) -> dict[str, frozenset[str]]:
    """Every key of a file without attributes, with the values it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in messages(language, file):
        assert not entry.attributes
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = frozenset(variables.names)
    return found


def check_text(text: str, language: str, where: str) -> None:
    """Something is said, nothing is left of the markup, and it is set as the language wants it."""
    assert text, where
    assert text == text.strip(), where
    assert not re.search(r"[{}@$\n]|\s\s", text), where
    if language == "fr":
        assert not re.search(r"(?<!\u00a0)[:;!?%]", text), f"{where}: no U+00A0 before : ; ! ? %"
        assert not re.search(r"\b(de|à) les? [A-ZÉ]|\b([Ll][ea]|[Dd]e|[Qq]ue) [AEÉIOU]", text), where
    if language == "en":
        assert "\u00a0" not in text, where


def check_lines(said: Iterable[tuple[str, str]], keys: AbstractSet[str]) -> None:
    """Of every key something is said, in one line."""
    tried = set()
    for key, text in said:
        assert text, key
        assert text == text.strip(), key
        assert not re.search(r"[{}$\n]", text), f"{key} reads '{text}'"
        tried.add(key)
    assert tried == keys


def assert_ruled(table: Iterable[Any], rules: Container[str]) -> None:
    """Every row has a name of its own, and a rule that there is."""
    names = [row.name for row in table]
    assert len(set(names)) == len(names) > 0
    for row in table:
        assert row.rule in rules, row.name


def one_sentence(error: type[KatabasisError], refuse: Callable[[], object]) -> str:
    """What somebody is told whose input is refused."""
    with pytest.raises(error) as wrong:
        refuse()
    sentence = str(wrong.value)
    assert "\n" not in sentence
    assert len(sentence) > 15
    return sentence


def said_by_the_engine(game: str) -> dict[str, list[str]]:
    """Why no answer at all can be given: the reasons of every game, with the names of their values."""
    return {f"{game}-why-over": [], f"{game}-why-chance-asked": [], f"{game}-why-other-seat": ["seat"]}
