"""Answers ranked by weights: what a rank is made of, and what is written down of it while practising."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from katabasis.engine.chance import Rng

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


def step_of(value: i64, steps: list[int]) -> i64:
    """How many of these steps a number has reached."""
    found: i64 = 0
    for step in steps:
        if value < step:
            break
        found += 1
    return found
