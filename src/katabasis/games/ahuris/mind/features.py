"""A position of 3 ahuris as numbers, for learning: the same places for every mode.

>>> FEATURES.size == len(set(FEATURES.names()))
True
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from katabasis.engine.bits import bit
from katabasis.engine.features import Block, Features, bits, digits, noughts, number, one_of, seat_names
from katabasis.engine.state import State
from katabasis.games.ahuris.bags import CHARACTERISTIC, LADDERS, SUITS_OF, worth
from katabasis.games.ahuris.data.cards import (
    CHARACTERISTICS,
    DANGER_CARDS,
    ENEMIES,
    FIGURE_CARDS,
    FORCE,
    HEROES,
    LIFE,
    LUCK,
    RAPIDITY,
    SUIT_LETTERS,
    VALUES,
    danger_card,
    figure_card,
)
from katabasis.games.ahuris.meta import (
    COLLECTION_VALUE,
    LEVEL_GAIN_LIFE,
    MODE_SEATS,
    MODES,
    PLAYING,
    SHORT_REWARD,
)
from katabasis.games.ahuris.questions import CHOOSE_HERO, FIRST_CHANCE, KIND_NAMES, PRICE_NAMES
from katabasis.games.ahuris.questions import PAY as PAY_QUESTION
from katabasis.games.ahuris.rules.combat import foe_characteristic, foe_life
from katabasis.games.ahuris.state import NO_CARD, RIVAL, AhurisState, fortress
from katabasis.games.ahuris.view import hidden_dangers, sees_dangers

MOST_SEATS: Final = 4
SUITS: Final = list(SUIT_LETTERS)
FIGURES: Final = [figure_card(card) for card in range(FIGURE_CARDS)]
DANGERS: Final = [danger_card(card) for card in range(DANGER_CARDS)]
TREASURES: Final = [str(value) for value in range(1, VALUES + 1)]


def _ladder_numbers(hero: int, ladder: int) -> bytes:
    """Its suits, the one that would be lost first, the level, and the characteristics of a hero who has it."""
    suits = SUITS_OF[ladder]
    held = [1 if suit in suits else 0 for suit in range(4)]
    last = [1 if suits and suits[-1] == suit else 0 for suit in range(4)]
    values = [CHARACTERISTIC[(hero * LADDERS + ladder) * 4 + which] for which in range(4)]
    return bytes([*held, *last, len(suits), *values])


LADDER_NUMBERS: Final[list[bytes]] = [  # by hero * LADDERS + ladder
    _ladder_numbers(hero, ladder) for hero in range(3) for ladder in range(LADDERS)
]

OF_HERO: Final = ["paralysed", "paralysed this turn", "unlucky", "asleep", "explored", "out"]


def _hero_blocks() -> list[Block]:
    found: list[Block] = []
    for hero in HEROES:
        found += [
            Block(f"{hero} run by", seat_names(MOST_SEATS), 1, f"who runs the {hero}"),
            Block(f"{hero} cards", SUITS, 1, "the suits of its Level cards"),
            Block(f"{hero} last card", SUITS, 1, "the Level card gained last, which is lost first"),
            Block(f"{hero} values", ["level", *CHARACTERISTICS], 6, "level and characteristics; of Life, the maximum"),
            Block(f"{hero} life", ["left"], 6, "Life left"),
            Block(f"{hero} condition", OF_HERO, 1, "turns to miss, then what holds of it"),
            Block(f"{hero} score", ["score"], 50, "half the points it left with; competitive"),
        ]
    return found


BLOCKS: Final = [
    Block("question", KIND_NAMES[:FIRST_CHANCE], 1, "what is asked now; nothing when chance or nobody is asked"),
    Block("asked", seat_names(MOST_SEATS), 1, "who is asked"),
    Block("hero asked about", HEROES, 1, "the hero the question is about"),
    Block("price asked for", PRICE_NAMES, 1, "why a Treasure is paid"),
    Block("mode", MODES, 1, "the mode of the match"),
    Block("fortress", ["me"], 1, "whether this seat is the fortress player"),
    Block("goal", ["goal"], 50, "half the points to reach"),
    Block("level gain", LEVEL_GAIN_LIFE, 1, "option level_gain_life"),
    Block("short reward", SHORT_REWARD, 1, "option short_reward"),
    Block("collection value", COLLECTION_VALUE, 1, "option collection_value"),
    Block("turn", ["turn"], 40, "turns begun"),
    Block("best", ["best"], 50, "half the highest total so far"),
    *_hero_blocks(),
    *[
        Block(f"pocket {place}", TREASURES, 4, "Treasures by value: of all in pocket 1, or by hero")
        for place in range(1, 4)
    ],
    Block("points", ["pocket 1", "pocket 2", "pocket 3"], 50, "half of what each pocket is worth"),
    Block("treasure deck", TREASURES, 4, "Treasures still to come, by value"),
    Block("treasure discard", TREASURES, 4, "discarded Treasures"),
    Block("destroyed", TREASURES, 4, "Treasures out of the game"),
    Block("found", TREASURES, 4, "drawn for a reward, one of them to be taken"),
    Block("level deck", FIGURES, 1, "Level cards in the shuffled part of their deck"),
    Block("level bottom", FIGURES, 12, "lost Level cards under it: 1 is the first to come"),
    Block("enemy deck", FIGURES, 1, "Enemy cards still to come"),
    Block("danger deck", DANGERS, 1, "Danger cards that may still be drawn, for all that this seat knows"),
    Block("dangers", DANGERS, 1, "Danger cards in play"),
    Block("drawn", DANGERS, 1, "the fortress player's own: cards drawn, one of which goes back"),
    Block("put back", DANGERS, 1, "the fortress player's own: the card that lies on the deck"),
    Block("put back or drawn", ["lies on the deck", "drawn"], 4, "how many such cards there are, for everybody"),
    Block("foe", [*ENEMIES, *HEROES], 1, "who is fought: an enemy class, or a hero attacked by another"),
    Block("foe suit", SUITS, 1, "the suit of the Enemy card"),
    Block("foe values", CHARACTERISTICS, 6, "its Life left, Force, Rapidity and Luck"),
    Block("fight", ["drunk", "hero sang", "foe sang"], 1, "what was used in the combat"),
]


class AhurisFeatures(Features):
    """What one seat knows of a position of 3 ahuris."""

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(state, AhurisState)
        write_all(state, seat, out)


def write_all(s: AhurisState, seat: i64, out: BytesWriter) -> None:
    seats: i64 = MODE_SEATS[s.mode]
    question = s.pending.now
    kind = question.kind
    asked: i64 = question.seat
    hero: i64 = question.a
    if s.over != PLAYING or asked < 0:
        kind = -1
        hero = -1
        asked = -1
    else:
        asked = (asked - seat + seats) % seats
        if kind == CHOOSE_HERO:
            hero = -1
    one_of(out, kind, FIRST_CHANCE)
    one_of(out, asked, MOST_SEATS)
    one_of(out, hero, 3)
    one_of(out, question.b if kind == PAY_QUESTION else -1, 3)
    one_of(out, s.mode, 6)
    number(out, 1 if fortress(s) == seat else 0)
    number(out, s.goal // 2)
    one_of(out, s.level_gain_life, 3)
    one_of(out, s.short_reward, 2)
    one_of(out, s.collection_value, 2)
    number(out, s.turn)
    number(out, s.best // 2)
    for place in range(3):
        write_hero(s, seat, seats, place, out)
    shared: i64 = len(s.pockets)
    for pocket in s.pockets:
        digits(out, pocket, VALUES)
    noughts(out, (3 - shared) * VALUES)
    for pocket in s.pockets:
        number(out, worth(pocket) // 2)
    noughts(out, 3 - shared)
    digits(out, s.treasure, VALUES)
    digits(out, s.discard, VALUES)
    digits(out, s.removed, VALUES)
    digits(out, s.found, VALUES)
    write_decks(s, seat, out)
    write_foe(s, out)


def write_hero(s: AhurisState, seat: i64, seats: i64, hero: i64, out: BytesWriter) -> None:
    runner: i64 = s.player[hero]
    one_of(out, (runner - seat + seats) % seats if runner >= 0 else -1, MOST_SEATS)
    ladder: i64 = s.ladder[hero]
    out.write(LADDER_NUMBERS[hero * LADDERS + ladder])
    number(out, s.life[hero])
    number(out, s.paralysis[hero])
    number(out, (s.fresh >> hero) & 1)
    number(out, (s.unlucky >> hero) & 1)
    number(out, (s.asleep >> hero) & 1)
    number(out, (s.explored >> hero) & 1)
    number(out, (s.left >> hero) & 1)
    number(out, s.scores[hero] // 2 if s.scores[hero] > 0 else 0)


def write_decks(s: AhurisState, seat: i64, out: BytesWriter) -> None:
    """Danger cards that only the fortress player sees still lie in the deck for the others.  AHU-R-49"""
    bits(out, s.level_deck, FIGURE_CARDS)
    start: i64 = len(out)
    noughts(out, FIGURE_CARDS)
    order: i64 = 1
    for card in s.level_bottom:
        place: i64 = card
        out[start + place] = u8(order)
        order += 1
    bits(out, s.enemy_deck, FIGURE_CARDS)
    knows = sees_dangers(s, seat)
    deck: i64 = s.danger_deck
    if not knows:
        deck |= hidden_dangers(s)
    bits(out, deck, DANGER_CARDS)
    bits(out, s.dangers, DANGER_CARDS)
    if knows:
        drawn: i64 = 0
        for card in s.drawn:
            drawn |= bit(card)
        bits(out, drawn, DANGER_CARDS)
        one_of(out, s.danger_top, DANGER_CARDS)
    else:
        noughts(out, 2 * DANGER_CARDS)
    number(out, 0 if s.danger_top == NO_CARD else 1)
    number(out, len(s.drawn))


def write_foe(s: AhurisState, out: BytesWriter) -> None:
    if s.foe == NO_CARD:
        noughts(out, 6 + 4 + 4 + 3)
        return
    if s.foe >= RIVAL:
        one_of(out, 3 + s.foe - RIVAL, 6)
        noughts(out, 4)
    else:
        one_of(out, s.foe // 4, 6)
        one_of(out, s.foe % 4, 4)
    life = foe_life(s)
    number(out, life if life > 0 else foe_characteristic(s, LIFE))  # not yet counted while its Danger cards are drawn
    number(out, foe_characteristic(s, FORCE))
    number(out, foe_characteristic(s, RAPIDITY))
    number(out, foe_characteristic(s, LUCK))
    number(out, s.drunk)
    number(out, 1 if s.song == 1 else 0)
    number(out, 1 if s.song == 2 else 0)


FEATURES: Final = AhurisFeatures(BLOCKS)
