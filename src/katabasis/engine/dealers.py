"""Whoever answers for chance: a seeded stream, a script, or a person who reads real dice and cards.

>>> from katabasis.games import game
>>> match = game("ahuris").match(seats=1, dealer=Script(["level Jd", "level Qh", "level Ks", "treasure 4"]))
>>> match.state.view(0).to_json()["heroes"]["bard"]["rapidity"]
3
"""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable
from operator import itemgetter

from katabasis.engine.action import Action
from katabasis.engine.chance import ALGORITHM, Rng
from katabasis.engine.errors import ChanceError, KatabasisError
from katabasis.engine.record import Promise, is_word
from katabasis.engine.state import State

HUMAN = "human"
SCRIPT = "script"


class Dealer(ABC):
    """Answers the chance questions of one match, in order."""

    name: str

    @abstractmethod
    def deal(self, state: State, length: int) -> Action | None:
        """The answer to the question asked now, in a record of that length; None to wait for `Match.play`."""

    def knows(self, length: int) -> bool:  # noqa: ARG002
        """Whether what it deals in a record of that length is settled beforehand, so that a line can be checked."""
        return False


class Seeded(Dealer):
    """Deals from the stream of a seed; a branch goes on with another seed from its line on.

    A seed can be promised for a line and not be known yet: from there on nobody can deal.
    """

    name = ALGORITHM

    def __init__(self, seeds: Iterable[tuple[int, str]], promised: Iterable[int] = ()) -> None:
        found: dict[int, str | None] = {**dict.fromkeys(promised), **dict(seeds)}
        self.coming = sorted(found.items(), reverse=True, key=itemgetter(0))  # the next one last
        self.rng: Rng | None = None

    def knows(self, length: int) -> bool:
        while self.coming and self.coming[-1][0] <= length:
            seed = self.coming.pop()[1]
            self.rng = None if seed is None else Rng(seed)
        return self.rng is not None

    def deal(self, state: State, length: int) -> Action | None:
        if not self.knows(length) or self.rng is None:
            raise ChanceError("the seed of this match has not been revealed, so that nobody can deal it on")
        return state.sample(self.rng)


class Script(Dealer):
    """Deals what it is told, in tests and puzzles; refuses what cannot come."""

    name = SCRIPT

    def __init__(self, outcomes: Iterable[str]) -> None:
        self.outcomes = list(outcomes)

    def deal(self, state: State, length: int) -> Action | None:  # noqa: ARG002
        if not self.outcomes:
            return None
        outcome = state.game.outcome(self.outcomes.pop(0))
        possible = [known for known, _ in state.chance_outcomes()]
        if outcome not in possible:
            asked = ", ".join(known.text for known in possible)
            raise ChanceError(f"the script says '{outcome.text}', but chance can only answer: {asked}")
        return outcome


class Human(Dealer):
    """Companion mode: a person types what the real dice and cards showed."""

    name = HUMAN

    def deal(self, state: State, length: int) -> Action | None:  # noqa: ARG002
        return None


def derived_seed(secret: str, words: list[str]) -> str:
    """The seed that a secret and a word of each seat make: nobody could choose it alone.

    A browser computes the same: SHA-256, in hexadecimal digits, of the secret and the words on one line each.

    >>> derived_seed("00112233445566778899aabbccddeeff", ["salt", ""])
    '35f444f0da94d35a3d6395feff5d789eb824c1d320df10f36043768d29e0eb5e'
    """
    if "\n" in secret or not all(map(is_word, words)):
        raise ChanceError("a secret is one line, and a word one line of at most 80 printable characters")
    return hashlib.sha256("\n".join([secret, *words]).encode("utf-8")).hexdigest()


def sealed(promised: str, seat: int, word: str) -> str:
    """How a seat, counted from 0, commits to its word under a promise, before anybody shows theirs.

    SHA-256 of three lines: the server's commitment, the number of the seat counted from 1, the word.

    >>> sealed(commitment("00112233445566778899aabbccddeeff"), 0, "salt")
    'aa6ed3149ab25ef96430a879ff482c5d98fbeda4cb04dc1ce644179e334f25de'
    """
    return hashlib.sha256(f"{promised}\n{seat + 1}\n{word}".encode()).hexdigest()


def commitment(seed: str) -> str:
    """What is published before the first draw, and proves afterwards that the seed was not changed."""
    return hashlib.sha256(seed.encode("utf-8")).hexdigest()


def chosen_seed(seed: str | None, promise: Promise | None) -> str:
    """The seed that was given, that was promised, or else a secret one."""
    if promise is None:
        return secrets.token_hex(16) if seed is None else seed
    if not promise.secret:
        if seed is None:
            raise KatabasisError("a promise without its secret does not say what to deal from: give the seed besides")
        return seed
    if commitment(promise.secret) != promise.commitment:
        raise KatabasisError("the secret is not the one that was promised")
    promised = derived_seed(promise.secret, promise.words)
    if seed not in (None, promised):
        raise KatabasisError("the seed is not the one that the secret and the words of its promise make")
    return promised
