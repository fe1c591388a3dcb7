"""Every power in one table: Action cards by card, face and power; then Survival, Betrayal and Treasure cards.

>>> POWER_NAMES[0], POWER_NAMES[FIRST_CARD_POWER + 1], POWER_NAMES[FIRST_TREASURE_POWER]
('supplies 1', 'sacrifice+', 'mask')
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.games.cerbere.data.action import ADVENTURER_FACES, CERBERUS_FACES
from katabasis.games.cerbere.data.betrayal import BETRAYAL
from katabasis.games.cerbere.data.survival import SURVIVAL
from katabasis.games.cerbere.data.treasures import TREASURE_NAMES, TREASURES
from katabasis.games.cerbere.effects import ADVANCE, CHASE, DISCARD, RAGE, RETREAT, SELF, SPEED, TAKE_BACK, Power

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


NO_COST: Final = 255
LEAST: Final = 8  # added to the amounts of costs, for Speed may be lowered
_COSTS: Final = [power.cost for power in POWERS]
COST_OPS: Final = bytes([NO_COST if cost is None else cost.op for cost in _COSTS])
COST_AMOUNTS: Final = bytes([LEAST if cost is None else LEAST + cost.amount for cost in _COSTS])
COST_IS_OWN: Final = bytes([int(cost is not None and cost.who == SELF) for cost in _COSTS])
PRICES: Final = bytes([_price(power) for power in POWERS])  # cards to discard
ALL_PARTS: Final = bytes([2 ** len(power.effect) - 1 for power in POWERS])  # one bit each
TAKE_BACK_PARTS: Final = bytes([_take_back(power) for power in POWERS])  # those that take back Action cards


# Powers by what they cost, one bit each: what a player can pay is then found for all of them at once.


def _costing(op: int, low: int = 1, high: int = 9) -> int:
    """Those whose cost is such an operation with an amount in that range."""
    found = 0
    for number, power in enumerate(POWERS):
        cost = power.cost
        if cost is not None and cost.op == op and low <= cost.amount <= high:
            found += 2**number
    return found


ALL_ACTS: Final = 65_535  # the powers of Action cards
FREE: Final[i64] = sum(2**number for number, power in enumerate(POWERS) if power.cost is None)
FOR_RAGE: Final[i64] = _costing(RAGE)
FOR_MORE_SPEED: Final[i64] = _costing(SPEED)
FOR_LESS_SPEED: Final[i64] = _costing(SPEED, -9, -1)
FOR_CHASE: Final[i64] = _costing(CHASE)
FOR_MOVES: Final[i64] = _costing(ADVANCE) + _costing(RETREAT)
FOR_OWN_CARD: Final[i64] = _costing(DISCARD) & ALL_ACTS
FOR_CARDS: Final[i64] = _costing(DISCARD) & ~ALL_ACTS
FOR_ONE_CARD: Final[i64] = _costing(DISCARD, 1, 1) & ~ALL_ACTS
FOR_TWO_CARDS: Final[i64] = _costing(DISCARD, 2, 2) & ~ALL_ACTS
FOR_THREE_CARDS: Final[i64] = _costing(DISCARD, 3, 3) & ~ALL_ACTS
_ALL: Final = [FREE, FOR_RAGE, FOR_MORE_SPEED, FOR_LESS_SPEED, FOR_CHASE, FOR_MOVES, FOR_OWN_CARD, FOR_CARDS]
assert sum(_ALL) == 2 ** len(POWERS) - 1  # each in one of them
assert FOR_CARDS == FOR_ONE_CARD + FOR_TWO_CARDS + FOR_THREE_CARDS
BOTH_POWERS: Final = bytes(  # by set of Action cards played: the powers of those that are left, two bits each
    [sum(3 * 4**card for card in range(ACTION_CARDS) if not played >> card & 1) for played in range(2**ACTION_CARDS)]
)
POWERS_OF_FOUR: Final = bytes(  # by how many there are of four cards, three bits each: both powers of those there
    [sum(3 * 4**card for card in range(4) if part >> (3 * card) & 7) for part in range(4096)]
)
