"""The generator: known answers, fairness, copies; and the draws that a state makes with it."""

from __future__ import annotations

import copy
import hashlib
import math
import pickle
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from katabasis.engine.chance import ALGORITHM, Rng, restored
from katabasis.engine.seats import CHANCE
from katabasis.engine.state import State
from scenario_ahuris import hero, scenario

WORD = 2**32
SEEDS = ["", "reef", "0", "Cerbère, Abyss, 3 ahuris", "深海🐙", " spaces ", "line\nfeed", "long " * 20_000]
KNOWN = {
    "": [3438951106, 1215945490, 3533754447, 3672526462],
    "reef": [3967664112, 2727428023, 3704860407, 3264926945],
    "深海🐙": [2044413770, 3464340486, 1012180817, 1985796587],
}
LIMITS = [2, 3, 5, 6, 7, 8, 9, 10, 12, 40, 64, 65, 1_000, 65_536, 2**31, 2**31 + 1, 2**32 - 1, 2**32]


# The documented algorithm, written a second time


def values(seed: str) -> Iterator[int]:
    """docs/records.md, "The dealer sfc32-sha256/1", steps 1 and 2."""
    a, b, c = struct.unpack(">III", hashlib.sha256(seed.encode("utf-8")).digest()[:12])
    n = 1
    drawn = 0
    while True:
        v = (a + b + n) % WORD
        n = (n + 1) % WORD
        a = b ^ (b // 2**9)
        b = c * 9 % WORD
        c = (c * 2**21 % WORD + c // 2**11 + v) % WORD
        drawn += 1
        if drawn > 12:
            yield v


def numbers_below(k: int, source: Iterator[int]) -> Iterator[int]:
    """Step 3: masked to a power of two, drawn again if too high, never a remainder by k."""
    size = 1
    while size < k:
        size *= 2
    while True:
        found = 0 if k == 1 else next(source) % size
        if found < k:
            yield found


# Known answers


@pytest.mark.parametrize("seed", SEEDS, ids=range(len(SEEDS)))
def test_the_stream_of_a_seed_is_the_documented_one(seed: str) -> None:
    rng = Rng(seed)
    assert [rng.next32() for _ in range(1_000)] == list(islice(values(seed), 1_000))


@pytest.mark.parametrize("seed", KNOWN)
def test_the_first_values_are_what_they_always_were(seed: str) -> None:
    """Stored records were dealt by them: a change needs another name for the algorithm."""
    assert ALGORITHM == "sfc32-sha256/1"
    rng = Rng(seed)
    assert [rng.next32() for _ in range(4)] == KNOWN[seed]


def test_seeds_that_differ_by_one_letter_have_nothing_in_common() -> None:
    drawn = [rng.next32() for rng in [Rng(f"reef {letter}") for letter in "abcdefgh"] for _ in range(100)]
    assert len(set(drawn)) > 795  # one value twice among 800 of four thousand million is rare


def test_the_counter_goes_round_after_four_thousand_million_values() -> None:
    rng = restored(1, 2, 3, WORD - 1)
    assert rng.next32() == 2  # 1 + 2 + (2**32 - 1)
    assert rng.count == 0
    drawn = [rng.next32() for _ in range(1_000)]
    assert min(drawn) >= 0
    assert max(drawn) < WORD


# Numbers below a limit


@pytest.mark.parametrize("limit", LIMITS)
def test_a_number_below_a_limit_is_found_by_rejection(limit: int) -> None:
    rng = Rng("below")
    assert [rng.below(limit) for _ in range(1_000)] == list(islice(numbers_below(limit, values("below")), 1_000))


def test_numbers_below_changing_limits_come_from_one_stream() -> None:
    rng = Rng("mixed")
    source = values("mixed")
    for limit in [6, 40, 1, 12, 2, 3, 1, 39, 2**32, 6] * 50:
        assert rng.below(limit) == next(numbers_below(limit, source))


def test_where_there_is_nothing_to_choose_nothing_is_drawn() -> None:
    rng = Rng("nothing")
    untouched = rng.copy()
    assert [rng.below(1) for _ in range(10)] == [0] * 10
    assert rng.next32() == untouched.next32()


@pytest.mark.parametrize("limit", [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 33, 39, 40, 63, 64])
def test_every_number_below_a_limit_is_as_likely_as_any_other(limit: int) -> None:
    """All low bits a value can end in, one by one: each number comes from exactly one, all others are drawn again."""
    size = 2 ** (limit - 1).bit_length()
    for high in (0, 5, WORD // size - 1):
        for low in range(size):
            rng = restored(high * size + low, 0, 1_000_003, 0)  # its next value is this one
            after = rng.copy()
            assert after.next32() == high * size + low
            assert rng.below(limit) == (low if low < limit else after.below(limit))


@pytest.mark.parametrize("limit", [2, 3, 6, 10, 40, 1_000])
def test_frequencies_of_a_long_stream_are_even(limit: int) -> None:
    rng = Rng("frequencies")
    seen = Counter(rng.below(limit) for _ in range(60 * limit))
    assert set(seen) == set(range(limit))
    assert is_likely(seen, dict.fromkeys(range(limit), 1))


def is_likely(seen: Counter[Any], weights: dict[Any, int]) -> bool:
    """Whether the chi-square of these counts lies within five standard deviations of what is expected, both ways."""
    drawn, whole = sum(seen.values()), sum(weights.values())
    expected = {what: drawn * weight / whole for what, weight in weights.items()}
    distance = sum((seen[what] - often) ** 2 / often for what, often in expected.items())
    freedom = len(weights) - 1
    return set(seen) <= set(weights) and abs(distance - freedom) < 5 * math.sqrt(2 * freedom)


def test_the_measure_of_likelihood_notices_a_remainder() -> None:
    """The mistake we do not make: three bits modulo 6 give 0 and 1 twice as often."""
    rng = Rng("remainder")
    seen = Counter(rng.below(8) % 6 for _ in range(600))
    assert not is_likely(seen, dict.fromkeys(range(6), 1))


# Copies


@pytest.mark.parametrize(
    "copied",
    [Rng.copy, copy.copy, copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))],
    ids=["own", "copy", "deepcopy", "pickle"],
)
def test_a_copy_goes_on_with_the_same_stream_on_its_own(copied: Callable[[Rng], Rng]) -> None:
    rng = Rng("copies")
    for _ in range(100):
        rng.next32()
    other = copied(rng)
    ahead = [rng.next32() for _ in range(100)]  # the copy does not move along
    assert [other.next32() for _ in range(100)] == ahead
    assert rng.below(40) == other.below(40)


# Draws of a state


def chrono() -> State:
    discarded = [10, 10, 10, 9, 9, 8, 1, 1, 1, 1]
    return scenario(treasure_discard=discarded).match.state


def reward() -> State:
    table = scenario(explore="pirate", pirate=hero("ds"), pocket=[2, 2, 2], treasure_discard=[5, 5, 7])
    return table.deal(5, "danger 1h").match.state


def enemy() -> State:
    return scenario(explore="bard", bard=hero("d"), enemy_discard=["Jh", "Qs", "Kd"]).match.state


def danger() -> State:
    return scenario(explore="pirate", pirate=hero("ds"), danger_discard=["1h", "10c"]).deal(5).match.state


def level() -> State:
    table = scenario(
        bard=hero("d", explored=True), foe="Qs", foe_life=1, pending=["turn", "leaving", "countdown", "strike bard"]
    )
    return table.deal(1).match.state


def die() -> State:
    return scenario(explore="pirate", pirate=hero("ds")).match.state


def lot() -> State:
    unlucky: dict[str, Any] = {
        name: hero(cards, unlucky=True) for name, cards in (("bard", "h"), ("teller", "d"), ("pirate", "d"))
    }
    return scenario(mode="trio-cooperative", **unlucky, chance=("treasure 4",)).match.state


DRAWS = {
    "chrono": chrono,
    "reward": reward,
    "enemy": enemy,
    "dangers": danger,
    "level": level,
    "order-lot": lot,
    "exploration": die,
}


@pytest.mark.parametrize("asked", DRAWS)
def test_outcomes_come_as_often_as_their_weights_say(asked: str) -> None:
    state = DRAWS[asked]()
    assert (state.to_move, state.to_json()["pending"][-1].split()[0]) == (CHANCE, asked)
    weights = {outcome.text: weight for outcome, weight in state.chance_outcomes()}
    rng = Rng(f"sampling {asked}")
    seen = Counter(state.sample(rng).text for _ in range(150 * sum(weights.values())))
    assert set(seen) == set(weights)
    assert is_likely(seen, weights)


def test_the_weights_of_a_treasure_deck_are_its_cards() -> None:
    weights = {outcome.text: weight for outcome, weight in chrono().chance_outcomes()}
    assert [weights[f"treasure {value}"] for value in range(2, 11)] == [4, 4, 4, 4, 4, 4, 3, 2, 1]
    assert len(weights) == 9  # the aces are all gone


@pytest.mark.parametrize("asked", DRAWS)
def test_the_fast_draw_counts_a_number_off_along_the_outcomes(asked: str) -> None:
    """Step 4 of docs/records.md, so that anybody can deal a match again."""
    state = DRAWS[asked]()
    listed = [outcome.text for outcome, weight in state.chance_outcomes() for _ in range(weight)]
    rng = Rng("count off")
    places = numbers_below(len(listed), values("count off"))
    assert [state.sample(rng).text for _ in range(200)] == [listed[next(places)] for _ in range(200)]


def test_a_draw_changes_nothing_but_the_generator() -> None:
    state = chrono()
    before = state.key()
    rng = Rng("draw")
    state.sample(rng)
    assert state.key() == before
    assert rng.next32() != Rng("draw").next32()
