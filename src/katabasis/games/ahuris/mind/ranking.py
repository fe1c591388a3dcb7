"""Answers ranked by weights: what a rank is made of, and what is written down of it while practising."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.games.ahuris.state import AhurisState, level

SURE: Final = 0.996  # an answer so likely teaches nothing


class Practice:
    """What was answered while practising: for each answer looked at what its rank is made of."""

    __slots__ = ("chosen", "entries", "hopes", "options", "places", "values")

    places: list[int]
    values: list[float]
    entries: list[int]  # by answer looked at: how many places
    options: list[int]  # by question: how many answers
    chosen: list[int]  # by question: which one was given
    hopes: list[float]  # by question: what the estimate said

    def __init__(self) -> None:
        self.places = []
        self.values = []
        self.entries = []
        self.options = []
        self.chosen = []
        self.hopes = []

    def drawn(self, ranks: list[float], entries: list[int], places: list[int], values: list[float], rng: Rng) -> int:
        """Which answer is given: higher ranks more often; written down if there was much choice."""
        highest = max(ranks)
        total = 0.0
        for place in range(len(ranks)):
            ranks[place] = math.exp(ranks[place] - highest)
            total += ranks[place]
        drawn = float(int(rng.next32())) / 4294967296.0 * total
        chosen = 0
        while chosen < len(ranks) - 1 and drawn >= ranks[chosen]:
            drawn -= ranks[chosen]
            chosen += 1
        if 1.0 / total < SURE:
            self.places += places
            self.values += values
            self.entries += entries
            self.options.append(len(ranks))
            self.chosen.append(chosen)
        return chosen


class Ranking:
    """What all answers to a question are judged by; and the judging of one after the other, number by number."""

    __slots__ = ("hero", "kind", "noting", "places", "total", "values", "weights")

    kind: i64  # of the question
    hero: i64  # that it is about
    weights: list[float]
    total: float  # the rank so far
    noting: bool  # whether to write down what it is made of
    places: list[int]
    values: list[float]

    def __init__(self, s: AhurisState, weights: list[float], noting: bool) -> None:
        question = s.pending.now
        self.kind = question.kind
        self.hero = question.a
        self.weights = weights
        self.total = 0.0
        self.noting = noting
        self.places = []
        self.values = []

    def add(self, place: i64, value: float) -> None:
        self.total += self.weights[place] * value
        if self.noting:
            self.places.append(place)
            self.values.append(value)

    def rank(self, s: AhurisState, action: Action) -> None:
        """Add up how much an answer suggests itself."""
        raise NotImplementedError


def highest(now: Ranking, s: AhurisState, legal: list[Action]) -> Action:
    """The answer with the highest rank; the first of equals."""
    best = legal[0]
    most = -1e9
    for action in legal:
        now.total = 0.0
        now.rank(s, action)
        if now.total > most:
            most = now.total
            best = action
    return best


def drawn(now: Ranking, s: AhurisState, legal: list[Action], rng: Rng, practice: Practice) -> Action:
    """An answer drawn by rank, higher ones more often, and written down if there was much choice."""
    ranks: list[float] = []
    entries: list[int] = []
    before = 0
    for action in legal:
        now.total = 0.0
        now.rank(s, action)
        ranks.append(now.total)
        entries.append(len(now.places) - before)
        before = len(now.places)
    return legal[practice.drawn(ranks, entries, now.places, now.values, rng)]


def step_of(value: i64, steps: list[int]) -> i64:
    """How many of these steps a number has reached."""
    found: i64 = 0
    for step in steps:
        if value < step:
            break
        found += 1
    return found


def fit_level(s: AhurisState, hero: i64) -> i64:
    """Level and Life in one number, 0 to 11."""
    life: i64 = s.life[hero]
    return (level(s, hero) - 1) * 3 + min(3, life) - 1
