"""Two ordinary packs of cards and what their suits and figures mean (rulebook, chapters 1 to 3)."""

from __future__ import annotations

from typing import Final

# Suits, in the order in which anything without a choice is taken, and the characteristic each one stands for.
LIFE: Final = 0  # hearts
FORCE: Final = 1  # spades
RAPIDITY: Final = 2  # diamonds
LUCK: Final = 3  # clubs
CHARACTERISTICS: Final = ["life", "force", "rapidity", "luck"]
SUIT_LETTERS: Final = "hsdc"
SUIT_SYMBOLS: Final = "♥♠♦♣"

# Figures: Jack, Queen, King.  The same figure is a hero in one pack and an enemy in the other.
BARD: Final = 0
TELLER: Final = 1
PIRATE: Final = 2
BOUNCER: Final = 0
SPY: Final = 1
COOK: Final = 2
FIGURE_LETTERS: Final = "JQK"
HEROES: Final = ["bard", "teller", "pirate"]
ENEMIES: Final = ["bouncer", "spy", "cook"]

# The characteristic in which each figure has one more, in either pack.
CLASS_CHARACTERISTIC: Final = [RAPIDITY, LUCK, FORCE]

FIGURE_CARDS: Final = 12  # card = figure * 4 + suit
DANGER_CARDS: Final = 40  # card = (value - 1) * 4 + suit
VALUES: Final = 10  # Treasures and Dangers run from 1 (ace) to 10
KEY: Final = 1  # the aces among the Treasures
COPIES: Final = 4  # Treasures of each value; all four make a collection
TOP_LEVEL: Final = 4

# What the exploration die means, by level (rulebook, chapter 3, table).
REST: Final = 1
COMBAT: Final = 2
TRAP: Final = 3
PANIC: Final = 4
EXPLORATION: Final = [
    [],
    [],  # level 1 throws no die
    [0, REST, REST, COMBAT, COMBAT, TRAP, PANIC],
    [0, REST, COMBAT, COMBAT, TRAP, TRAP, PANIC],
    [0, COMBAT, TRAP, TRAP, TRAP, PANIC, PANIC],
]

PANIC_WOUNDS: Final = 2
ROLE_OF_DIE: Final = [0, BARD, BARD, TELLER, TELLER, PIRATE, PIRATE]  # trio competitive


def figure_card(card: int) -> str:
    """Notation of a figure: "Qh"."""
    return FIGURE_LETTERS[card // 4] + SUIT_LETTERS[card % 4]


def danger_card(card: int) -> str:
    """Notation of a Danger card: "6h", "10s"."""
    return str(card // 4 + 1) + SUIT_LETTERS[card % 4]
