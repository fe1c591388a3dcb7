"""A view of Cerbère as lines of text.  Knows no rule: everything comes from the view."""

from __future__ import annotations

from typing import Any

from katabasis.engine.state import View
from katabasis.words import Words, seat_forms

LETTERS: dict[str, str] = {}  # no symbols to be typed


def sheet(view: View, words: Words) -> list[str]:
    """The whole table, a line each: Cerberus and the die, the Barques, the decks, then the players."""
    seen = view.to_json()
    lines = [_head(seen, words), _line(words, "barques", _barques(seen, words))]
    boards = [words.form(_key("board", name), "name") for name in seen["boards"] if words.has(_key("board", name))]
    if boards:
        lines.append(_line(words, "road", " · ".join(boards)))
    decks = {"survival": seen["survival_size"], "betrayal": seen["betrayal_size"]}
    lines.append(_line(words, "decks", words.say("cerbere-sheet-deck-sizes", decks)))
    for player in seen["players"]:
        lines += _player(player, seen, words)
    return lines


def seat_title(view: View, seat: int, words: Words) -> str:  # noqa: ARG001
    """Who sits there."""
    return seat_forms(seat)[""]


def _key(kind: str, name: str) -> str:
    return f"cerbere-{kind}-{name.replace('_', '-')}"


def _line(words: Words, label: str, text: str) -> str:
    return words.say("terminal-labelled", {"label": words.say(f"cerbere-sheet-{label}"), "text": text})


def _head(seen: dict[str, Any], words: Words) -> str:
    caught = [seat_forms(seat)[""] for seat in seen["hunt"]["catches"]]
    parts = [
        words.say("cerbere-sheet-turn", {"turn": seen["turn"]}),
        words.say("cerbere-sheet-cerberus") + " " + words.say("cerbere-sheet-at", {"space": seen["cerberus"]}),
        words.say("cerbere-sheet-rage", {"cell": seen["rage"]}),
        words.say("cerbere-sheet-speed", {"speed": seen["speed"]}),
        words.say("cerbere-sheet-hunt-catches", {"names": ", ".join(caught)})
        if caught
        else words.say("cerbere-sheet-hunt-misses"),
    ]
    return " · ".join(parts)


def _barques(seen: dict[str, Any], words: Words) -> str:
    if seen["revealed"]:
        aboard = sum(1 for player in seen["players"] if player["space"] == "aboard")
        return words.say("cerbere-sheet-revealed", {"aboard": aboard, "seats": seen["barques"][0]["seats"]})
    return " · ".join(
        words.say(f"cerbere-sheet-{'known' if barque['seats'] else 'unknown'}", _barque_values(barque))
        for barque in seen["barques"]
    )


def _barque_values(barque: dict[str, Any]) -> dict[str, int | str]:
    values: dict[str, int | str] = {"slot": barque["slot"]}
    return {**values, "seats": barque["seats"]} if barque["seats"] else values


def _player(player: dict[str, Any], seen: dict[str, Any], words: Words) -> list[str]:
    title = seat_forms(player["seat"])[""]
    notes = []
    if player["seat"] == seen["seat"]:
        notes.append(words.say("cerbere-sheet-you"))
    if player["seat"] == seen["active"]:
        notes.append(words.say("cerbere-sheet-active"))
    if notes:
        title += f" ({', '.join(notes)})"
    parts = _place(player, words)
    parts.append(words.say("cerbere-sheet-hand-size", {"count": player["hand_size"]}))
    if player["pledged_size"]:
        parts.append(words.say("cerbere-sheet-pledged", {"count": player["pledged_size"]}))
    lines = [words.say("terminal-labelled", {"label": title, "text": " · ".join(parts)})]
    if player["hand"]:
        lines.append("  " + _line(words, "hand", " · ".join(_grouped(player["hand"], words))))
    if player["played"]:
        names = [words.form(_key("power", f"{name}-1"), "name").rsplit(" ", 1)[0] for name in player["played"]]
        lines.append("  " + _line(words, "played", " · ".join(names)))
    held = [words.form(_key("power", name), "name") for name in player["treasures"] + player["treasures_played"]]
    if held:
        lines.append("  " + _line(words, "treasures", " · ".join(held)))
    return lines


def _place(player: dict[str, Any], words: Words) -> list[str]:
    if player["camp"] == "cerberus":
        return [words.say("cerbere-sheet-captured")]
    if player["camp"] == "eliminated":
        return [words.say("cerbere-sheet-eliminated")]
    if player["space"] == "aboard":
        return [words.say("cerbere-sheet-aboard")]
    return [
        words.say("cerbere-sheet-at", {"space": player["space"]}),
        words.say("cerbere-sheet-distance", {"count": player["distance"]}),
    ]


def _grouped(cards: list[str], words: Words) -> list[str]:
    """ "Egotism ×2" instead of the same card twice."""
    found = []
    for card in sorted(set(cards), key=cards.index):
        count = cards.count(card)
        found.append(words.form(_key("card", card), "name") + (f" ×{count}" if count > 1 else ""))
    return found
