"""A view of 3 ahuris as lines of text.  Knows no rule: everything comes from the view."""

from __future__ import annotations

from typing import Any

from katabasis.engine.state import View
from katabasis.words import Words, seat_forms

SUITS = {"h": "♥", "s": "♠", "d": "♦", "c": "♣"}
LETTERS = {symbol: letter for letter, symbol in SUITS.items()}
STATS = (("force", "♠"), ("rapidity", "♦"), ("luck", "♣"))
COMPLETE = 4
ABOUT_A_HERO = ("level-one", "rest", "attack", "pay", "victim", "take", "destroy", "keep", "exit")


def sheet(view: View, words: Words) -> list[str]:
    """The whole table, a line each: turn and clock, the heroes, the pockets, the opponent."""
    seen = view.to_json()
    lines = [_clock(seen, words)]
    names = list(seen["heroes"])
    asked = names[seen["question"]["a"]] if seen["question"] and seen["question"]["kind"] in ABOUT_A_HERO else ""
    for name, hero in seen["heroes"].items():
        if hero["cards"]:  # else it has not entered the fortress yet
            lines.append(_hero(name, hero, words, exploring=name == asked))
    for place, cards in enumerate(seen["pockets"]):
        owner = "" if len(seen["pockets"]) == 1 else words.form(f"ahuris-{names[place]}", "of")
        lines.append(_pocket(owner, cards, seen["points"][place], seen["keys"][place], words))
    if seen["foe"]:
        lines.append(_foe(seen["foe"], words))
    return lines


def _clock(seen: dict[str, Any], words: Words) -> str:
    parts = [
        words.say("ahuris-sheet-turn", {"turn": seen["turn"]}),
        f"{words.say('ahuris-sheet-clock')} {len(seen['treasure'])}",
    ]
    if "competitive" not in seen["mode"]:
        parts.append(words.say("ahuris-sheet-goal", {"goal": seen["goal"]}))
    destroyed = seen["removed"].count(1)
    if destroyed:
        parts.append(f"{words.say('ahuris-sheet-destroyed')} {destroyed}")
    return " · ".join(parts)


def seat_title(view: View, seat: int, words: Words) -> str:
    """Who sits there, with the hero it runs where each seat has one, or its part in the match."""
    seen = view.to_json()
    who = seat_forms(seat)[""]
    heroes = [name for name, hero in seen["heroes"].items() if hero["seat"] == seat]
    if len(heroes) == 1:
        return f"{who} ({words.form(f'ahuris-{heroes[0]}', 'name')})"
    if not heroes and seen["turn"]:
        return f"{who} ({words.say('ahuris-sheet-fortress')})"
    return who


def _hero(name: str, hero: dict[str, Any], words: Words, exploring: bool) -> str:
    title = words.form(f"ahuris-{name}", "name")
    cards = "".join(SUITS[card] for card in hero["cards"])
    stats = [f"{words.say('ahuris-sheet-life')} ♥ {hero['life']}/{hero['max']}"]
    stats += [f"{words.say(f'ahuris-sheet-{stat}')} {suit} {hero[stat]}" for stat, suit in STATS]
    notes = []
    if hero["asleep"]:
        notes.append(words.say("ahuris-sheet-asleep"))
    if hero["paralysis"]:
        notes.append(words.say("ahuris-sheet-paralysed", {"turns": hero["paralysis"]}))
    if hero["unlucky"]:
        notes.append(words.say("ahuris-sheet-unlucky"))
    if hero["left"]:
        notes.append(words.say("ahuris-sheet-left", {"score": hero["score"]}))
    elif hero["explored"] and not exploring:
        notes.append(words.say("ahuris-sheet-explored"))
    line = f"{title:<16} {words.say('ahuris-sheet-level')} {hero['level']} {cards:<4}  {'  '.join(stats)}"
    return line + (f"  ({', '.join(notes)})" if notes else "")


def _pocket(owner: str, cards: list[int], points: int, keys: int, words: Words) -> str:
    label = f"{words.say('ahuris-sheet-pocket')} {owner}".strip()
    if not cards:
        return words.say("terminal-labelled", {"label": label, "text": words.say("ahuris-sheet-empty")})
    groups = []
    for value in sorted(set(cards)):
        count = cards.count(value)
        group = f"{value}×{count}" if count > 1 else str(value)
        groups.append(group + (f" ({words.say('ahuris-sheet-collection')})" if count == COMPLETE else ""))
    text = (
        f"{', '.join(groups)} · {words.say('ahuris-sheet-points')} {points} · {words.say('ahuris-sheet-keys')} {keys}"
    )
    return words.say("terminal-labelled", {"label": label, "text": text})


def _foe(foe: dict[str, Any], words: Words) -> str:
    name = words.form(f"ahuris-{foe['name']}", "name")
    stats = [f"{words.say(f'ahuris-sheet-{stat}')} {suit} {foe[stat]}" for stat, suit in (("life", "♥"), *STATS)]
    return words.say("terminal-labelled", {"label": words.say("ahuris-sheet-foe"), "text": "  ".join([name, *stats])})
