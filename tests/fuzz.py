"""Input that nobody would send on purpose: values, positions, boards, records, lines and bodies for the fuzz tests.

Most of it is nearly right, for what is plainly wrong is refused at the first look: a position that was reached in play,
a record that was played, a board that is printed, with a few things in them changed.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

import katabasis
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State

GAMES = ["abyss", "ahuris", "cerbere"]
LONG = "9" * 5_000  # digits: more than Python turns into a number
MATCHES = 5  # of each game and number of seats, from which positions are taken
EVERY = 4  # answers between two of them

ODD: list[Any] = [  # values that readers forget
    None, True, False, 0, 1, -1, 2, 3, 4, 5, 9, 35, 1.0, 2.0, 3.5, -0.0, 1e300, float("inf"), float("nan"),
    2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**30, 10**5_000, -(10**5_000), "", " ", "0", "1", LONG, "é\u202e", "\x00",
    "\ud800", "²", "1_0", [], [[]], {}, {"": []}, [None], "x" * 3_000, "turn 9", [0, 0], "constructor", "__proto__",
]  # fmt: skip

odd = st.integers(0, len(ODD) - 1).map(lambda number: copy.deepcopy(ODD[number]))  # some of them cannot be printed
texts = st.one_of(st.text(max_size=30), st.sampled_from([value for value in ODD if isinstance(value, str)]))
anything = st.recursive(
    st.one_of(odd, texts, st.integers(), st.floats()),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)


@cache
def reached(name: str) -> list[str]:
    """Positions of a game as they come up in play, written down: with all its seats, and options by chance."""
    game = katabasis.game(name)
    found: list[str] = []
    for number in range(MATCHES * len(game.seats)):
        chance = Random(f"{name} {number}")
        options = {
            option.name: chance.choice([*option.values, *option.presets, option.default][:9]) for option in game.options
        }
        try:
            match = game.match(game.seats[number % len(game.seats)], f"fuzz {number}", options)
        except katabasis.KatabasisError:  # these options do not go together
            match = game.match(game.seats[number % len(game.seats)], f"fuzz {number}")
        state = match.state.copy()
        while state.to_move != OVER:
            if chance.randrange(EVERY) == 0:
                found.append(json.dumps(state.to_json()))
            outcomes = [one for one, _ in state.chance_outcomes()] if state.to_move == CHANCE else state.legal_actions()
            state.apply(chance.choice(outcomes))
        found.append(json.dumps(state.to_json()))
    return found


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a value."""
    yield way
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from places(part, (*way, key))


def at(value: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        value = value[key]
    return value


@st.composite
def changed(draw: st.DrawFn, value: Any, other: Any, most: int = 4) -> Any:
    """A value of which some parts are left out, doubled, moved, made odd, or taken from another one of its kind."""
    found = copy.deepcopy(value)
    for _ in range(draw(st.integers(1, most))):
        ways = [way for way in places(found) if way]
        if not ways:
            break
        way = ways[draw(st.integers(0, len(ways) - 1))]
        above, key = at(found, way[:-1]), way[-1]
        change = draw(st.sampled_from(["odd", "like", "like", "borrow", "borrow", "drop", "double", "move", "nudge"]))
        if change == "odd":
            above[key] = draw(st.one_of(odd, anything))
        elif change == "like":  # something that stands elsewhere in it
            above[key] = copy.deepcopy(at(found, ways[draw(st.integers(0, len(ways) - 1))]))
        elif change == "borrow":
            try:
                above[key] = copy.deepcopy(at(other, way))
            except (KeyError, IndexError, TypeError):
                above[key] = draw(odd)
        elif change == "drop":
            del above[key]
        elif change == "double" and isinstance(above, list):
            above.insert(key, copy.deepcopy(above[key]))
        elif change == "move":
            lists = [at(found, way) for way in ways if isinstance(at(found, way), list)]
            taken = above.pop(key)
            if lists:
                lists[draw(st.integers(0, len(lists) - 1))].append(taken)
        elif isinstance(above[key], int):
            above[key] += draw(st.sampled_from([-1, 1, 1.0, -5, 7]))
    return found


@st.composite
def positions(draw: st.DrawFn, name: str) -> Any:
    """A position of a game that nearly can be; now and then anything at all."""
    if draw(st.integers(0, 30)) == 0:
        return draw(anything)
    known = reached(name)
    whole, other = (json.loads(known[draw(st.integers(0, len(known) - 1))]) for _ in range(2))
    return draw(changed(whole, other))


@st.composite
def boards(draw: st.DrawFn) -> str:
    """A board file, or boards as JSON, nearly as printed."""
    (option,) = [option for option in katabasis.game("cerbere").options if option.name == "board"]
    printed = list(option.printed().values())
    whole, other = (printed[draw(st.integers(0, len(printed) - 1))] for _ in range(2))
    text = as_json(draw(changed([whole], [other])))
    toml = option.judged(text)["toml"] if draw(st.booleans()) else ""
    return draw(scratched(toml or text)) if draw(st.booleans()) else text


@st.composite
def scratched(draw: st.DrawFn, text: str) -> str:
    """A text of which some words are left out, doubled, or replaced by others of its own or by odd ones."""
    words = text.split(" ")
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(words) - 1))
        other = words[draw(st.integers(0, len(words) - 1))]
        change = draw(st.sampled_from(["drop", "like", "like", "text", "number", "line"]))
        words[place] = {"drop": "", "like": other, "number": LONG, "line": f"{other}\n{words[place]}"}.get(
            change, ""
        ) or (draw(texts) if change == "text" else "")
    return " ".join(words)


@cache
def played(name: str) -> list[str]:
    """Records of a game, played at random; some begin with a position."""
    game = katabasis.game(name)
    found: list[str] = []
    for number in range(6):
        chance = Random(f"record {name} {number}")
        position = json.loads(chance.choice(reached(name)[:20])) if number % 2 else None
        match = game.match(game.seats[0] if position is None else None, f"record {number}", position=position)
        while not match.over:
            match.play(chance.choice(match.legal_actions()))
        found.append(match.record.text())
    return found


@st.composite
def records(draw: st.DrawFn, name: str) -> str:
    """A record that nearly can be read: its digest and its length mostly fit, for they are left out."""
    known = played(name)
    lines = known[draw(st.integers(0, len(known) - 1))].splitlines()
    if draw(st.integers(0, 4)):
        lines = [line for line in lines if not line.startswith(("digest:", "answers:", "commitment:"))]
    for place, line in enumerate(lines):
        if line.startswith("position:") and draw(st.booleans()):
            lines[place] = f"position: {as_json(draw(positions(name)))}"
    for _ in range(draw(st.integers(0, 3))):
        place, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        change = draw(st.sampled_from(["drop", "like", "scratch", "add"]))
        if change == "drop" and len(lines) > 1:
            del lines[place]
        elif change == "scratch":
            lines[place] = draw(scratched(lines[place]))
        elif change == "add":
            lines.insert(place, lines[other])
        else:
            lines[place] = lines[other]
    return "\n".join(lines) + "\n"


@st.composite
def agent_lines(draw: st.DrawFn) -> str:
    """What a program might say to its seat."""
    names = ["action", "choice", "why", "order", "rule", "show", "quit", "length", "xyzzy"]
    if draw(st.integers(0, 9)) == 0:
        return draw(texts).replace("\n", " ") + "\n"
    said = draw(st.dictionaries(st.sampled_from(names), st.one_of(odd, texts, anything), min_size=1, max_size=2))
    said.pop("quit", None)
    return as_json(said) + "\n"


def as_json(value: Any) -> str:
    """As JSON, also with numbers that Python would not write."""
    return json.dumps(marked(value)).replace(f'"{LONG}"', LONG)


def marked(value: Any) -> Any:
    """With a text in the place of each number without end."""
    if isinstance(value, dict):
        return {name: marked(part) for name, part in value.items()}
    if isinstance(value, list):
        return [marked(part) for part in value]
    return LONG if isinstance(value, int) and abs(value) >= 10**4_000 else value


def play_on(state: State, chance: Rng, most: int) -> None:
    """At random, to the end or for so many answers: a position may be written that never comes to an end."""
    for _ in range(most):
        if state.to_move == OVER:
            return
        if state.to_move == CHANCE:
            state.apply(state.sample(chance))
        else:
            legal = state.legal_actions()
            state.apply(legal[chance.below(len(legal))])
