"""People have names; the engine and its records know seats.

A text with a seat in it has a mark there, one character that no text uses (`words.py`).  Whoever shows the text puts
the name in, at the very last: so renaming, replays, old records and both languages go on working.

>>> from katabasis.words import words
>>> put_names(words("fr").say("abyss-event-plots", {"seat": "@seat-1"}), ["Basile", "Ariane"], "fr")
'Ariane manigance à la Cour, pour 1 Perle.'
>>> told_apart(["Ariane", "Basile", "ariane"])
['Ariane', 'Basile', 'ariane 2']
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from functools import lru_cache

from katabasis.words import FIRST_MARK, MARK_FORMS, MARKED, Words

MARKS = re.compile(f"[{chr(FIRST_MARK)}-{chr(FIRST_MARK + MARKED * len(MARK_FORMS) - 1)}]")
ENCODED = re.compile(b"\xee[\x80\x81][\x80-\xbf]")  # the same in UTF-8, where no other character is written so
ELIDING = re.compile(r"[aeiouyhàâäéèêëîïôöûüœæ]", re.IGNORECASE)  # before these French says « d’ »


def put_names(text: str, names: Sequence[str], language: str) -> str:
    """A text with names where its marks are."""
    return MARKS.sub(lambda mark: said(ord(mark.group()), names, language), text)


def put_names_in_json(told: bytes, names: Sequence[str], language: str) -> bytes:
    """The same for a whole message that was made ready to be sent."""

    def escaped(mark: re.Match[bytes]) -> bytes:
        return json.dumps(said(ord(mark.group().decode()), names, language), ensure_ascii=False)[1:-1].encode()

    return ENCODED.sub(escaped, told)


def said(mark: int, names: Sequence[str], language: str) -> str:
    """A seat's name in the form that its mark asks for: « Ariane », « d’Ariane », « à Ariane »."""
    form, seat = divmod(mark - FIRST_MARK, MARKED)
    name = names[seat] if seat < len(names) else f"#{seat + 1}"
    if MARK_FORMS[form] == "of":
        return f"of {name}" if language != "fr" else f"d’{name}" if ELIDING.match(name) else f"de {name}"
    if MARK_FORMS[form] == "to":
        return f"à {name}" if language == "fr" else f"to {name}"
    return name


def told_apart(names: Sequence[str]) -> list[str]:
    """The same names; who has a name that somebody before has gets a number."""
    found: list[str] = []
    used: set[str] = set()
    for name in names:
        free, number = name, 1
        while free.casefold() in used:
            number += 1
            free = f"{name} {number}"
        used.add(free.casefold())
        found.append(free)
    return found


def unnamed(game: str, seat_names: Sequence[str], words: Words) -> list[str]:
    """What seats are called that nobody has given a name: by their colour, or by their number."""
    keys = [f"{game}-seat-{name}" for name in seat_names]
    return [
        words.say(key) if words.has(key) else words.say("web-seat-unnamed", {"number": seat + 1})
        for seat, key in enumerate(keys)
    ]


@lru_cache(maxsize=1000)
def bot_names(game: str, table: str, words: Words) -> list[str]:
    """By seat the name that a bot has there: out of the game's world, none twice, and always the same at one table."""
    key = f"{game}-bots" if words.has(f"{game}-bots") else "bots-names"
    order = words.say(key).split(", ")
    random.Random(table).shuffle(order)
    return order


def friendly_name(words: Words, rng: random.Random) -> str:
    """A name that fits anybody: "Merry Otter"."""
    noun = rng.choice(words.say("web-friend-nouns").split(", "))
    trait = rng.choice(words.say("web-friend-traits").split(", "))
    return words.say("web-friend-name", {"noun": noun, "trait": trait})
