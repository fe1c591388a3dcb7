"""The rules as players read them: `docs/games/<game>/rules.md` and `rulings.md`, in both languages, by rule id.

>>> Rulebook("ahuris").rule("AHU-TURN-03").title("en")
'Chrono'
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from katabasis.engine.errors import KatabasisError, nearest

HEADING = re.compile(r'^### <a id="(?P<id>[A-Z0-9-]+)"></a>(?P=id) · (?P<en>.+?) · (?P<fr>.+)$')
TEXT = re.compile(r"^- \*\*(?P<language>en|fr)\*\* — (?P<text>.+)$")
FILES = ("rules.md", "rulings.md")


class NoSuchRule(KatabasisError):
    """No rule has that id."""


@dataclass
class Rule:
    """One rule or ruling."""

    id: str
    titles: dict[str, str]
    texts: dict[str, str]

    def title(self, language: str) -> str:
        return self.titles[language]

    def text(self, language: str) -> str:
        return self.texts[language]


def folder(game: str) -> Path:
    """Where a game's rules lie: in the installed package, or in the source tree."""
    packed = Path(__file__).parent / "rulebook" / game
    return packed if packed.is_dir() else Path(__file__).parents[2] / "docs" / "games" / game


class Rulebook:
    """All rules of a game."""

    def __init__(self, game: str) -> None:
        self.rules: dict[str, Rule] = {}
        for name in FILES:
            self._read(folder(game) / name)

    def _read(self, path: Path) -> None:
        rule: Rule | None = None
        for line in path.read_text(encoding="utf-8").splitlines():
            if heading := HEADING.match(line):
                rule = Rule(heading["id"], {"en": heading["en"], "fr": heading["fr"]}, {})
                self.rules[rule.id] = rule
            elif rule is not None and (text := TEXT.match(line)):
                rule.texts[text["language"]] = text["text"]

    def rule(self, identifier: str) -> Rule:
        found = self.rules.get(identifier.upper())
        if found is None:
            raise NoSuchRule(f"there is no rule '{identifier}'{nearest(identifier.upper(), self.rules)}")
        return found

    def search(self, text: str, language: str) -> list[Rule]:
        """Rules whose id, title or text hold all the words; accents, case and kind of apostrophe do not matter.

        Titles come first.
        """
        wanted = plain(text).split()
        named, told = [], []
        for rule in self.rules.values():
            title = plain(f"{rule.id} {rule.title(language)}")
            if all(word in title for word in wanted):
                named.append(rule)
            elif all(word in f"{title} {plain(rule.text(language))}" for word in wanted):
                told.append(rule)
        return named + told


def plain(text: str) -> str:
    """Lower case, without accents, and with the apostrophe that keyboards have.

    >>> plain("L’Été"), plain("l'ete")
    ("l'ete", "l'ete")
    """
    parts = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@cache
def rulebook(game: str) -> Rulebook:
    """A game's rules, read once."""
    return Rulebook(game)
