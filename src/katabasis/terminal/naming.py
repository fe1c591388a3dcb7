"""What those at a terminal are called: as they say, as they said last time, or as friendly chance has it."""

from __future__ import annotations

import getpass
import random
from collections.abc import Sequence
from pathlib import Path

from katabasis.engine.match import Match
from katabasis.names import bot_names, friendly_name, told_apart, unnamed
from katabasis.words import Words

LONGEST = 24  # characters, as at a server
NOBODY = {"", "root", "admin", "administrator", "user", "ubuntu", "runner", "guest"}  # logins that are no names


def names_at_terminal(
    match: Match, people: Sequence[int], given: str, folder: Path, words: Words, key: str
) -> list[str]:
    """By seat: the names that were given, with commas; bots have names of their own, the same whenever they go on."""
    wanted = [clean(name) for name in given.split(",") if clean(name)] or [usual_name(folder, words)]
    bots = bot_names(match.game.name, key, words)
    called = unnamed(match.game.name, match.seat_names, words)
    for seat in range(len(called)):
        if seat not in people:
            called[seat] = bots[seat % len(bots)]
        elif people.index(seat) < len(wanted):
            called[seat] = wanted[people.index(seat)]
    return told_apart(called)


def usual_name(folder: Path, words: Words) -> str:
    """The name that was given last, else the login, else one that fits anybody."""
    try:
        known = clean((folder / "nickname").read_text(encoding="utf-8"))
    except (OSError, UnicodeError):
        known = ""
    if known:
        return known
    try:
        login = getpass.getuser()
    except (OSError, KeyError):  # nobody knows who this process is
        login = ""
    return friendly_name(words, random.Random()) if login.lower() in NOBODY else clean(login.capitalize())


def remember(folder: Path, given: str) -> None:
    """Whoever said a name once need not say it again; where nothing can be written they have to."""
    name = clean(given.partition(",")[0])
    if name:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "nickname").write_text(name + "\n", encoding="utf-8")
        except OSError:
            return


def clean(text: str) -> str:
    """One line of what can be seen.

    >>> clean(" Ari\\ue001ane\\n ")
    'Ariane'
    """
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter == " ").split())[:LONGEST]
