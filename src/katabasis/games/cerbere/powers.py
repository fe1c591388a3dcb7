"""Every power in one table: Action cards by card, face and power; then Survival, Betrayal and Treasure cards.

>>> POWER_NAMES[0], POWER_NAMES[FIRST_CARD_POWER + 1], POWER_NAMES[FIRST_TREASURE_POWER]
('supplies 1', 'sacrifice+', 'mask')
"""

from __future__ import annotations

from typing import Final

from katabasis.games.cerbere.data.action import ADVENTURER_FACES, CERBERUS_FACES
from katabasis.games.cerbere.data.betrayal import BETRAYAL
from katabasis.games.cerbere.data.survival import SURVIVAL
from katabasis.games.cerbere.data.treasures import TREASURE_NAMES, TREASURES
from katabasis.games.cerbere.effects import DISCARD, SELF, TAKE_BACK, Power

ACTION_CARDS: Final = 4
FIRST_CERBERUS_POWER: Final = 8  # after two powers for each Adventurer face
FIRST_CARD_POWER: Final = 16
FIRST_TREASURE_POWER: Final = 54  # after two powers for each of 19 cards
NO_POWER: Final = 61

POWERS: Final[list[Power]] = []
POWER_NAMES: Final[list[str]] = []
for _card in ADVENTURER_FACES + CERBERUS_FACES:
    POWERS.extend([_card.first, _card.second])
    POWER_NAMES.extend([f"{_card.name} 1", f"{_card.name} 2"])
for _card in SURVIVAL + BETRAYAL:
    POWERS.extend([_card.first, _card.second])
    POWER_NAMES.extend([_card.name, f"{_card.name}+"])
POWERS.extend(TREASURES)
POWER_NAMES.extend(TREASURE_NAMES)

ACTION_CARD_NAMES: Final = [card.name for card in ADVENTURER_FACES]
CERBERUS_CARD_NAMES: Final = [card.name for card in CERBERUS_FACES]


def _price(power: Power) -> int:
    cost = power.cost
    return int(cost.amount) if cost is not None and cost.op == DISCARD and cost.who == SELF else 0


def _take_back(power: Power) -> int:
    return sum(2**part for part, step in enumerate(power.effect) if step.op == TAKE_BACK)


PRICES: Final = bytes([_price(power) for power in POWERS])  # cards to discard
ALL_PARTS: Final = bytes([2 ** len(power.effect) - 1 for power in POWERS])  # one bit each
TAKE_BACK_PARTS: Final = bytes([_take_back(power) for power in POWERS])  # those that take back Action cards


def is_card_power(power: int) -> bool:
    """A power of a Survival or Betrayal card."""
    return FIRST_CARD_POWER <= power < FIRST_TREASURE_POWER
