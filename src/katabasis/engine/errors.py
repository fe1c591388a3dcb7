"""What can go wrong at the doors: each error says in one sentence what is wrong and what would be right.

>>> raise BadNotation("unknown action 'haul bard'; did you mean 'heal bard'?")
Traceback (most recent call last):
katabasis.engine.errors.BadNotation: unknown action 'haul bard'; did you mean 'heal bard'?
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from katabasis.engine.message import Message


LONGEST_SHOWN = 300  # characters of a value that is quoted


class KatabasisError(Exception):
    """Anything a user can mend; the command line prints it and exits with code 2."""

    def told(self, say: Callable[[Message], str]) -> list[str]:  # noqa: ARG002
        """The same in the players' words, a line each, if there are any; else as it is."""
        return [str(self)]


class UnknownGame(KatabasisError):
    """No game has that name."""


class BadOption(KatabasisError):
    """An option, a seat count or a mode that the game does not have."""


class BadNotation(KatabasisError):
    """A text that names no action or outcome of this game."""


class BadPosition(KatabasisError):
    """A position that cannot be: the sentence names the field or the rule of conservation it breaks."""


class BadRecord(KatabasisError):
    """A record that is corrupt, truncated, foreign, or made under other rules."""


class IllegalAction(KatabasisError):
    """An action of this game which is not an answer to the question asked now."""


class ChanceError(KatabasisError):
    """A dealer cannot answer: the script is at its end, or names what cannot come."""


class NothingToUndo(KatabasisError):
    """The last answer lies beyond the information horizon, or there is none."""


def one_line(text: str) -> str:
    """Whatever somebody typed, as a part of one sentence.

    >>> one_line("com\\nbat")
    'com bat'
    """
    shown = " ".join(text.splitlines())
    return shown if len(shown) <= 80 else shown[:80] + "…"


def shown(value: object) -> str:
    """Whatever somebody gave, as a part of one sentence: of any kind and any length.

    >>> shown("bard"), shown(10**5000), shown([1] * 1000)[-5:]
    ("'bard'", 'a number of more than 4000 digits', ', 1,…')
    """
    try:
        told = repr(value)
    except ValueError:  # Python writes no number of more than 4300 digits
        return "a number of more than 4000 digits" if isinstance(value, int) else "something with too long a number"
    except RecursionError:
        return "something nested too deeply"
    return told if len(told) <= LONGEST_SHOWN else told[:LONGEST_SHOWN] + "…"


def nearest(given: object, known: Iterable[str]) -> str:
    """The end of a sentence about a misspelt word: a suggestion if one is near, else the choices if they are few.

    >>> nearest("abys", ["abyss", "ahuris"])
    "; did you mean 'abyss'?"
    """
    choices = list(known)
    close = closest(given if isinstance(given, str) else shown(given), choices)
    if close:
        return f"; did you mean '{close}'?"
    if 0 < len(choices) <= 12:
        return "; choose one of: " + ", ".join(choices)
    return ""


def closest(word: str, choices: list[str]) -> str:
    """What somebody probably meant to write; "" if nothing is near."""
    if len(word) > LONGEST_SHOWN:  # no name is so long, and comparing would take for ever
        return ""
    lowered = {choice.lower(): choice for choice in choices}
    found = difflib.get_close_matches(word.lower(), list(lowered), n=1, cutoff=0.6)
    return lowered[found[0]] if found else ""
