"""Sets, packs and rows are numbers, and counted without loops: the same as one by one."""

from __future__ import annotations

import random

from katabasis.engine import bits
from katabasis.engine.buffers import MOST_LEGAL, bits_into, by_bits, new_buffer
from katabasis.games.abyss import bags as rows
from katabasis.games.abyss.actions import ACTIONS
from katabasis.games.cerbere import bags as packs

BITS = 62


def some_sets() -> list[int]:
    """Each bit alone, all of them, and random sets of any density."""
    rng = random.Random(1)
    dense = [
        sum(2**place for place in range(BITS) if rng.random() < share / 20) for share in range(1, 20) for _ in "ten"
    ]
    return [2**place for place in range(BITS)] + [2**BITS - 1] + [chosen for chosen in dense if chosen]


def test_sets_are_counted_and_their_lowest_member_found() -> None:
    for chosen in some_sets():
        members = [place for place in range(BITS) if chosen >> place & 1]
        assert bits.how_many(chosen) == len(members)
        assert bits.lowest(chosen) == members[0]
        assert bits.members(chosen) == members
        assert bits.nth(chosen, len(members) - 1) == members[-1]
        assert bits.is_single(chosen) == (len(members) == 1)
    assert bits.how_many(0) == 0


def test_a_pack_of_cerbere_counts_its_cards() -> None:
    rng = random.Random(2)
    for counts in [[7] * packs.CARDS, *([rng.randrange(8) for _ in range(packs.CARDS)] for _ in range(200))]:
        assert packs.size(sum(packs.ONE[card] * count for card, count in enumerate(counts))) == sum(counts)


def test_a_row_counts_its_cards() -> None:
    rng = random.Random(3)
    for _ in range(200):
        cards = [rng.choice([rows.NO_CARD, rng.randrange(63)]) for _ in range(9)]
        assert rows.how_full(rows.row_of(cards)) == sum(card != rows.NO_CARD for card in cards)


def test_the_actions_of_a_set_are_written_in_order() -> None:
    actions = list(ACTIONS[:BITS])
    table = by_bits(actions)
    for chosen in some_sets():
        room = new_buffer(MOST_LEGAL)
        number = bits_into(table, chosen, room)
        assert room[:number] == [action for place, action in enumerate(actions) if chosen >> place & 1]
