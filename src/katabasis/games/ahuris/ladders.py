"""A hero's ladder: its Level cards in the order gained, as one number.

There are 65 ladders: none, and every order of one to four different suits.  The tables answer in one look-up what a
ladder is worth and where it leads.

>>> ladder = ladder_of([2, 1])          # diamonds, then spades
>>> LADDER_LEVEL[ladder], CHARACTERISTIC[(2 * LADDERS + ladder) * 4 + 1], SUITS_OF[LADDER_BELOW[ladder]]
(2, 4, [2])
"""

from __future__ import annotations

from typing import Final

from katabasis.games.ahuris.data.cards import CLASS_CHARACTERISTIC


def _all_ladders() -> list[list[int]]:
    """Every ordered choice of different suits, shorter ones first."""
    found: list[list[int]] = [[]]
    for suits in found:  # grows while it is walked
        for suit in range(4):
            if suit not in suits:
                found.append([*suits, suit])
    return found


SUITS_OF: Final[list[list[int]]] = _all_ladders()


def ladder_of(suits: list[int]) -> int:
    """The number of a ladder; suits are all different."""
    return SUITS_OF.index(suits)


LADDER_LEVEL: Final[list[int]] = [len(suits) for suits in SUITS_OF]
LADDER_BELOW: Final[list[int]] = [ladder_of(suits[:-1]) for suits in SUITS_OF]  # without the card added last
LADDER_ABOVE: Final[list[int]] = [  # by ladder * 4 + suit; -1 if that suit is there already
    -1 if suit in suits else ladder_of([*suits, suit]) for suits in SUITS_OF for suit in range(4)
]
LADDERS: Final = 65
CHARACTERISTIC: Final[list[int]] = [  # by (hero * LADDERS + ladder) * 4 + characteristic
    len(suits) + (1 if suit in suits else 0) + (1 if CLASS_CHARACTERISTIC[hero] == suit else 0)
    for hero in range(3)
    for suits in SUITS_OF
    for suit in range(4)
]
