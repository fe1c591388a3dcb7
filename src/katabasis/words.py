"""Messages in the players' language.

Texts live in `locale/<language>/*.ftl` (Project Fluent), the same files for every client; games of other packages bring
theirs, which add to ours and change none of them.  A value that begins with "@"
names a noun there; the noun's text and its forms become values too: `$hero` "the Bard", `$hero-cap` "The Bard",
`$hero-of` "of the Bard", `$hero-to` "to the Bard", `$hero-name` "Bard", `$hero-gender` "m".

"@seat-1" is whoever sits on the second seat.  Texts know no names: they have a mark there, one character of the private
use area, which stands for the name ("Ariane"), for « d’Ariane » or for « à Ariane »; `names.py` puts names in.

>>> Words("en").say("language-name"), Words("fr").say("language-name")
('English', 'français')
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

from katabasis.engine.errors import KatabasisError, nearest
from katabasis.engine.message import Message
from katabasis.engine.plugins import texts

LANGUAGES = ["en", "fr"]
LOCALE = Path(__file__).parent / "locale"
FORMS = ("of", "to", "cap", "name", "gender")
SEAT = "@seat-"
FIRST_MARK = 0xE000  # the first seat's
MARKED = 32  # seats, at most; after them come their marks in the next form
MARK_FORMS = ("", "of", "to")
LONGEST = 900  # Fluent takes no values of more than 1000 characters, and somebody may type more


class UnknownLanguage(KatabasisError):
    """No texts in that language."""


class Number(FluentInt):
    """A number that is written as it is, while it needs no separators: Babel takes long to find that out."""

    def format(self, locale: Locale) -> str:
        if 0 <= self < 1000 and self.options == self.default_number_format_options:
            return str(int(self))
        return str(super().format(locale))


@lru_cache(maxsize=4096)
def numeral(number: int) -> Number:
    return Number(number)


class Bundle(FluentBundle):
    """Texts with numbers of ours."""

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, int | str] | None = None
    ) -> tuple[str, list[Exception]]:
        values = {name: numeral(value) if isinstance(value, int) else value for name, value in (args or {}).items()}
        errors: list[Exception] = []
        said = pattern(ResolverEnvironment(context=self, current=CurrentEnvironment(args=values), errors=errors))
        return str(said), errors


class Words:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language '{language}'{nearest(language, LANGUAGES)}")
        self.language = language
        self.bundle = Bundle([language], use_isolating=False)
        self.nouns: dict[str, dict[str, str]] = {}
        for path in [*sorted((LOCALE / language).glob("*.ftl")), *texts(language)]:
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, key: str, values: Mapping[str, int | str] | None = None) -> str:
        """The text of a key; a key or value that is not there is a mistake of ours, and says so."""
        return self._format(key, "", self._spoken(values or {}))

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is such a text, or such a form of it."""
        return self.bundle.has_message(key) and (not form or form in self.bundle.get_message(key).attributes)

    def text(self, message: Message) -> str:
        """The text of a message."""
        return self.say(message.key, message.values)

    def form(self, key: str, form: str) -> str:
        """A noun in one of its forms."""
        return self._format(key, form, {})

    def help(self, message: Message) -> str:
        """What a choice means, in a sentence."""
        return self._format(message.key, "help", self._spoken(message.values))

    def _spoken(self, values: Mapping[str, int | str]) -> dict[str, int | str]:
        spoken: dict[str, int | str] = {}
        for name, value in values.items():
            if isinstance(value, str) and value.startswith(SEAT) and value[len(SEAT) :].isdecimal():
                for form, text in seat_forms(int(value[len(SEAT) :])).items():
                    spoken[f"{name}-{form}" if form else name] = text
            elif isinstance(value, str) and value.startswith("@") and self.bundle.has_message(value[1:]):  # not typed
                for form, text in self._noun(value[1:]).items():
                    spoken[f"{name}-{form}" if form else name] = text
            elif isinstance(value, str) and len(value) > LONGEST:
                spoken[name] = value[:LONGEST] + "…"
            else:
                spoken[name] = value
        return spoken

    def _noun(self, key: str) -> dict[str, str]:
        """A noun in all its forms, put together once."""
        found = self.nouns.get(key)
        if found is None:
            noun = self.bundle.get_message(key)
            forms = ["", *(form for form in FORMS if form in noun.attributes)]
            found = self.nouns[key] = {form: self._format(key, form, {}) for form in forms}
        return found

    def _format(self, key: str, attribute: str, values: Mapping[str, int | str]) -> str:
        if not self.bundle.has_message(key):
            raise KeyError(f"no text for '{key}' in {self.language}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"no text for '{key}.{attribute}' in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"the text of '{key}' in {self.language} cannot be said: {errors[0]}")
        return text


@cache
def seat_forms(seat: int) -> dict[str, str]:
    """The marks of a seat: a name is written alike wherever it stands, but for what French puts before it."""
    marks = {form: chr(FIRST_MARK + MARKED * number + seat % MARKED) for number, form in enumerate(MARK_FORMS)}
    return {**marks, "cap": marks[""], "name": marks[""]}


@cache
def words(language: str) -> Words:
    """The texts of a language, read once."""
    return Words(language)


def preferred_language() -> str:
    """What the environment asks for; English if it says nothing we speak."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
