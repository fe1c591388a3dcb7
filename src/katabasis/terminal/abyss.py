"""A view of Abyss as lines of text.  Knows no rule: everything comes from the view."""

from __future__ import annotations

from typing import Any

from katabasis.engine.state import View
from katabasis.words import Words, seat_forms

LETTERS: dict[str, str] = {}  # no symbols to be typed


def sheet(view: View, words: Words) -> list[str]:
    """The whole table, a line each: turn, threat, track, council, court, locations, then the players."""
    seen = view.to_json()
    lines = [_head(seen, words)]
    if seen["track"]:
        lines.append(_line(words, "track", " · ".join(_card(card, words) for card in seen["track"])))
    stacks = [f"{words.form(f'abyss-{race}', 'name')} {count}" for race, count in seen["council"].items() if count]
    lines.append(_line(words, "council", " · ".join(stacks) or words.say("abyss-sheet-none")))
    lines.append(_line(words, "court", " · ".join(_lord(name, seen, words) for name in seen["court"] if name)))
    if seen["available"]:
        tiles = [_tile(name, seen, words) for name in seen["available"]]
        lines.append(_line(words, "available", " · ".join(tiles)))
    for player in seen["players"]:
        lines += _player(player, seen, words)
    return lines


def seat_title(view: View, seat: int, words: Words) -> str:  # noqa: ARG001
    """Who sits there."""
    return seat_forms(seat)[""]


def _line(words: Words, label: str, text: str) -> str:
    return words.say("terminal-labelled", {"label": words.say(f"abyss-sheet-{label}"), "text": text})


def _head(seen: dict[str, Any], words: Words) -> str:
    rewards = [
        " ".join(f"{letter}{number}" for letter, number in zip("ptk", reward, strict=True) if number)
        for reward in seen["rewards"]
    ]
    parts = [
        words.say("abyss-sheet-turn", {"turn": seen["turn"]}),
        words.say("abyss-sheet-threat", {"space": seen["threat"]})
        + f" ({words.say('abyss-sheet-rewards')} {' / '.join(rewards)})",
        words.say("abyss-sheet-deck", {"count": seen["deck_size"]}),
        words.say("abyss-sheet-lords-left", {"count": seen["lord_deck_size"]}),
    ]
    if seen["trigger"] >= 0:
        parts.append(words.say("abyss-sheet-last-round"))
    return " · ".join(parts)


def _card(card: str, words: Words) -> str:
    if card == "monster":
        return words.say("abyss-outcome-monster")
    race, value = card.split()
    return f"{words.form(f'abyss-{race}', 'name')} {value}"


def _lord(name: str, seen: dict[str, Any], words: Words) -> str:
    title = f"{words.form(f'abyss-lord-{name}', 'name')} {seen['costs'][name]}"
    return title + (f" ({words.say('abyss-sheet-affordable')})" if name in seen["affordable"] else "")


def _tile(name: str, seen: dict[str, Any], words: Words) -> str:
    title = words.form(f"abyss-place-{name}", "name")
    if seen["seat"] < 0:
        return title
    return f"{title} ({words.say('abyss-sheet-worth', {'count': seen['worths'][name]})})"


def _player(player: dict[str, Any], seen: dict[str, Any], words: Words) -> list[str]:
    mine = player["seat"] == seen["seat"]
    title = seat_forms(player["seat"])[""]
    notes = []
    if mine:
        notes.append(words.say("abyss-sheet-you"))
    if player["seat"] == seen["active"]:
        notes.append(words.say("abyss-sheet-active"))
    if notes:
        title += f" ({', '.join(notes)})"
    whole = player["points"]["total"] >= 0
    points = player["points"]["total"] if whole else player["points"]["public"]
    parts = [
        words.say("abyss-sheet-pearls", {"count": player["pearls"]}),
        words.say("abyss-sheet-keys", {"count": player["keys"]}),
        words.say("abyss-sheet-tokens", {"count": player["token_count"]}),
        words.say("abyss-sheet-hand-size", {"count": player["hand_size"]}),
        words.say("abyss-sheet-points" if whole else "abyss-sheet-points-public", {"count": points}),
    ]
    lines = [words.say("terminal-labelled", {"label": title, "text": " · ".join(parts)})]
    for label, cards in (("hand", player["hand"]), ("laid", player["laid"]), ("affiliated", player["affiliated"])):
        if cards:
            lines.append("  " + _line(words, label, " · ".join(_grouped(cards, words))))
    lords = [_free(name, player, words) for name in player["free"]]
    if lords:
        lines.append("  " + _line(words, "lords", " · ".join(lords)))
    for held in player["locations"]:
        under = ", ".join(words.form(f"abyss-lord-{name}", "name") for name in held["lords"])
        tile = words.form(f"abyss-place-{held['location']}", "name") + (f" ({under})" if under else "")
        lines.append("  " + _line(words, "locations", tile))
    return lines


def _free(name: str, player: dict[str, Any], words: Words) -> str:
    title = words.form(f"abyss-lord-{name}", "name")
    return title + (f" ({words.say('abyss-sheet-turned')})" if name in player["turned"] else "")


def _grouped(cards: list[str], words: Words) -> list[str]:
    """ "Squid 3 ×2" instead of the same card twice."""
    found = []
    for card in sorted(set(cards), key=cards.index):
        count = cards.count(card)
        found.append(_card(card, words) + (f" ×{count}" if count > 1 else ""))
    return found
