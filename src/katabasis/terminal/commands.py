"""What a person may type besides a choice: one word each, in English and in the player's language."""

from __future__ import annotations

from dataclasses import dataclass

from katabasis.rulebook import plain
from katabasis.words import Words

COMMANDS = [
    "help",
    "explain",
    "why",
    "hint",
    "undo",
    "takeback",
    "log",
    "sheet",
    "rules",
    "order",
    "say",
    "luck",
    "save",
]
COMMANDS += ["quit"]
SHORT = {"?": "explain", "h": "help", "q": "quit", "u": "undo"}
DIGITS = 6  # no list is longer


@dataclass
class Typed:
    """A line as it was meant: a command with what follows it, or an answer."""

    command: str  # one of COMMANDS, or "" for an answer
    rest: str


def understood(line: str, words: Words) -> Typed:
    """The command a line begins with, if any.

    >>> understood("? 2", Words("en")), understood("heal bard", Words("en"))
    (Typed(command='explain', rest='2'), Typed(command='', rest='heal bard'))
    """
    text = " ".join(line.split())
    first, _, rest = text.partition(" ")
    if text.startswith("?") and len(first) > 1:  # "?2"
        first, rest = "?", text[1:]
    word = plain(first)
    if word in SHORT:
        return Typed(SHORT[word], rest)
    for command in COMMANDS:
        if word in (command, plain(words.say(f"terminal-command-{command}"))):
            return Typed(command, rest)
    return Typed("", text)


def number(text: str) -> int | None:
    """The number that a text is; None if it is something else.

    >>> number("12"), number("die 4")
    (12, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None
