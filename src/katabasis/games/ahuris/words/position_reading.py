"""Positions as plain values, to be written by hand or by program: see docs/positions.md.

Everything has a natural default, so that a person writes only what matters; decks default to whatever is not elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from katabasis.engine.bits import bit
from katabasis.engine.errors import BadPosition, nearest, shown
from katabasis.engine.positions import (
    HIGHEST_TURN,
    check_header,
    flag,
    known_fields,
    lines_of,
    place_of,
    places_of,
    rest_of,
    sequence,
    set_of,
    whole,
    word,
)
from katabasis.engine.stack import Pending
from katabasis.games.ahuris.bags import SUITS_OF, count, ladder_of, pile_of
from katabasis.games.ahuris.data.cards import (
    COPIES,
    HEROES,
    LIFE,
    SUIT_LETTERS,
    VALUES,
)
from katabasis.games.ahuris.meta import (
    COLLECTION_VALUE,
    COMPETITIVE,
    DUO,
    ENDINGS,
    FORTRESS_SEAT,
    HIGHEST_GOAL,
    LEVEL_GAIN_LIFE,
    MODES,
    NAME,
    PLAYING,
    PRINTED_GOAL,
    RULES_VERSION,
    SHORT_REWARD,
)
from katabasis.games.ahuris.questions import (
    CHOOSE_HERO,
    FIRST_CHANCE,
    FOE_LUCK,
    HERO_LUCK,
    INITIATIVE,
    KEEP,
    KINDS,
    STRIKE,
)
from katabasis.games.ahuris.rules.combat import fill_foe_sheet
from katabasis.games.ahuris.rules.order import DICE
from katabasis.games.ahuris.setup import NOT_YET, lay_out
from katabasis.games.ahuris.state import (
    NO_CARD,
    RIVAL,
    AhurisState,
    characteristic,
    owed,
    remember_best,
    with_hero,
)
from katabasis.games.ahuris.words.position_checks import FIGURES, check_heroes, check_stack
from katabasis.games.ahuris.words.position_writing import DANGER_NAMES, SONGS

FIELDS: Final = [
    "game",
    "rules",
    "mode",
    "goal",
    "level_gain_life",
    "short_reward",
    "collection_value",
    "turn",
    "ending",
    "best",
    "heroes",
    "pockets",
    "treasure",
    "treasure_discard",
    "removed",
    "found",
    "level_deck",
    "level_bottom",
    "revealed",
    "enemy_deck",
    "enemy_discard",
    "danger_deck",
    "danger_discard",
    "danger_top",
    "danger_top_from",
    "drawn",
    "drawn_from",
    "dangers",
    "foe",
    "foe_life",
    "drunk",
    "song",
    "pending",
]
HERO_FIELDS: Final = [
    "seat",
    "cards",
    "life",
    "paralysis",
    "fresh",
    "unlucky",
    "asleep",
    "explored",
    "speed",
    "left",
    "score",
]
FIGHTING: Final = (HERO_LUCK, FOE_LUCK, INITIATIVE, STRIKE)
FASTEST: Final = 6 * DICE + 6  # Rapidity 6 and a die


def read_position(s: AhurisState, position: Mapping[str, Any]) -> None:
    """Fill the state from plain values; a clear sentence about the first thing that cannot be."""
    check_header(position, FIELDS, NAME, RULES_VERSION)
    s.mode = word(position, "mode", MODES, MODES[0])
    s.goal = whole(position, "goal", PRINTED_GOAL, 1, HIGHEST_GOAL)
    if COMPETITIVE[s.mode] and s.goal != PRINTED_GOAL:
        raise BadPosition(f"mode {MODES[s.mode]} has no goal to reach: leave out the field goal (AHU-COMPET-03)")
    s.level_gain_life = word(position, "level_gain_life", LEVEL_GAIN_LIFE, LEVEL_GAIN_LIFE[0])
    s.short_reward = word(position, "short_reward", SHORT_REWARD, SHORT_REWARD[0])
    s.collection_value = word(position, "collection_value", COLLECTION_VALUE, COLLECTION_VALUE[0])
    lay_out(s)
    s.turn = whole(position, "turn", 0, 0, HIGHEST_TURN)
    s.over = word(position, "ending", ENDINGS, ENDINGS[0])
    read_heroes(s, position)
    read_treasures(s, position)
    read_levels(s, position)
    read_fortress(s, position)
    read_pending(s, position)
    remember_best(s)
    s.best = whole(position, "best", s.best, s.best, HIGHEST_GOAL)
    check_heroes(s, s.pending.listed())
    check_stack(s, s.pending.listed())
    if any(line.kind in FIGHTING for line in s.pending.listed()):
        fill_foe_sheet(s)


def read_heroes(s: AhurisState, position: Mapping[str, Any]) -> None:
    heroes = position.get("heroes", {})
    if not isinstance(heroes, Mapping):
        raise BadPosition(f"heroes must be an object with {', '.join(HEROES)}, not {shown(heroes)}")
    for name in heroes:
        if name not in HEROES:
            raise BadPosition(f"there is no hero {shown(name)}{nearest(name, HEROES)}")
    for hero in range(3):
        values = heroes.get(HEROES[hero], {})
        if not isinstance(values, Mapping):
            raise BadPosition(f"hero {HEROES[hero]} must be an object, not {shown(values)}")
        known_fields("a hero", values, HERO_FIELDS)
        read_hero(s, hero, values)


def read_hero(s: AhurisState, hero: int, values: Mapping[str, Any]) -> None:
    suits = [place_of("cards", card, list(SUIT_LETTERS)) for card in sequence(values, "cards")]
    if len(set(suits)) < len(suits):
        raise BadPosition(f"the {HEROES[hero]} cannot hold one Level card twice (AHU-CARD-08)")
    s.ladder[hero] = ladder_of(suits)
    s.player[hero] = whole(values, "seat", hero, NOT_YET, 2) if s.mode > DUO else whole(values, "seat", 0, 0, 0)
    most = characteristic(s, hero, LIFE) if suits else 0
    s.life[hero] = whole(values, "life", most, 0, most)
    s.paralysis[hero] = whole(values, "paralysis", 0, 0, 6)
    s.speed[hero] = whole(values, "speed", 0, 0, FASTEST)
    s.scores[hero] = whole(values, "score", -1, -1, HIGHEST_GOAL)
    if flag(values, "fresh"):
        s.fresh = with_hero(s.fresh, hero)
    if flag(values, "unlucky"):
        s.unlucky = with_hero(s.unlucky, hero)
    if flag(values, "asleep"):
        s.asleep = with_hero(s.asleep, hero)
    if flag(values, "explored"):
        s.explored = with_hero(s.explored, hero)
    if flag(values, "left"):
        s.left = with_hero(s.left, hero)


def read_pile(name: str, values: list[Any]) -> int:
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= VALUES:
            raise BadPosition(f"{name} holds Treasures from 1 to {VALUES}, not {shown(value)}")
        if values.count(value) > COPIES:
            raise BadPosition(f"{name} holds more than four Treasures of value {value} (AHU-COMP-04)")
    return pile_of(values)


def read_treasures(s: AhurisState, position: Mapping[str, Any]) -> None:
    """Deck, discard, pockets, destroyed and found cards are the 40 Treasures.  AHU-CARD-07"""
    held = sequence(position, "pockets")
    if held and len(held) != len(s.pockets):
        raise BadPosition(f"mode {MODES[s.mode]} has {len(s.pockets)} pockets, not {len(held)}")
    for place in range(len(held)):
        s.pockets[place] = read_pile("pockets", sequence({"pockets": held[place]}, "pockets"))
    s.discard = read_pile("treasure_discard", sequence(position, "treasure_discard"))
    s.removed = read_pile("removed", sequence(position, "removed"))
    s.found = read_pile("found", sequence(position, "found"))
    piles = [s.discard, s.removed, s.found, *s.pockets]
    if "treasure" in position:
        piles.append(read_pile("treasure", sequence(position, "treasure")))
    left: list[int] = []
    for value in range(1, VALUES + 1):
        there = sum(count(pile, value) for pile in piles)
        if there > COPIES or (there < COPIES and "treasure" in position):
            raise BadPosition(f"there are {there} Treasures of value {value} instead of four (AHU-CARD-07)")
        left += [value] * (COPIES - there)
    s.treasure = read_pile("treasure", sequence(position, "treasure")) if "treasure" in position else pile_of(left)


def read_levels(s: AhurisState, position: Mapping[str, Any]) -> None:
    """The Level deck and the heroes hold the 12 figures.  AHU-CARD-08"""
    s.level_bottom = places_of("level_bottom", sequence(position, "level_bottom"), FIGURES)
    bottom = read_set(position, "level_bottom", FIGURES)
    s.revealed = read_set(position, "revealed", FIGURES)
    held = sum(bit(hero * 4 + suit) for hero in range(3) for suit in SUITS_OF[s.ladder[hero]])
    s.level_deck = rest_of(position, "level_deck", FIGURES, [bottom, s.revealed, held], "AHU-CARD-08")


def read_set(values: Mapping[str, Any], name: str, choices: list[str]) -> int:
    return set_of(name, sequence(values, name), choices)


def read_fortress(s: AhurisState, position: Mapping[str, Any]) -> None:
    """Enemy and Danger decks, discards and cards in play are the fortress pack.  AHU-CARD-09"""
    foe = position.get("foe", "")
    if foe in HEROES:
        s.foe = RIVAL + HEROES.index(foe)
    elif foe != "":
        s.foe = place_of("foe", foe, FIGURES)
    in_play = bit(s.foe) if NO_CARD < s.foe < RIVAL else 0
    s.enemy_discard = read_set(position, "enemy_discard", FIGURES)
    s.enemy_deck = rest_of(position, "enemy_deck", FIGURES, [s.enemy_discard, in_play], "AHU-CARD-09")
    s.foe_life = whole(position, "foe_life", 0, 0, 12)
    s.drunk = 1 if flag(position, "drunk") else 0
    s.song = word(position, "song", SONGS, "")
    s.danger_discard = read_set(position, "danger_discard", DANGER_NAMES)
    s.dangers = read_set(position, "dangers", DANGER_NAMES)
    top = 0
    if position.get("danger_top", "") != "":
        s.danger_top = place_of("danger_top", position["danger_top"], DANGER_NAMES)
        top = bit(s.danger_top)
    drawn = read_set(position, "drawn", DANGER_NAMES)
    s.drawn = places_of("drawn", sequence(position, "drawn"), DANGER_NAMES)
    elsewhere = [s.danger_discard, s.dangers, top, drawn]
    s.danger_deck = rest_of(position, "danger_deck", DANGER_NAMES, elsewhere, "AHU-CARD-09")
    if (s.drawn or top) and FORTRESS_SEAT[s.mode] < 0:
        raise BadPosition(f"mode {MODES[s.mode]} has no fortress player to draw or put back cards (AHU-DUO-02)")
    read_knowledge(s, position, s.danger_deck | drawn | top)


def read_knowledge(s: AhurisState, position: Mapping[str, Any], unseen: int) -> None:
    """What the others can tell of the fortress player's cards: any card not seen, unless said otherwise."""
    if s.danger_top != NO_CARD:
        s.danger_top_from = read_set(position, "danger_top_from", DANGER_NAMES) or unseen
        if not s.danger_top_from & bit(s.danger_top):
            raise BadPosition("danger_top_from must hold danger_top itself")
    elif sequence(position, "danger_top_from"):
        raise BadPosition("danger_top_from says what danger_top may be, but there is no danger_top (AHU-R-49)")
    s.drawn_from = [unseen for _ in s.drawn]
    given = sequence(position, "drawn_from")
    if given:
        s.drawn_from = [read_set({"drawn_from": cards}, "drawn_from", DANGER_NAMES) for cards in given]
    if len(s.drawn_from) != len(s.drawn):
        raise BadPosition("drawn_from must have one list for each card of drawn")
    for slot in range(len(s.drawn)):
        if not s.drawn_from[slot] & bit(s.drawn[slot]):
            raise BadPosition("each list of drawn_from must hold the card that was drawn")


def read_pending(s: AhurisState, position: Mapping[str, Any]) -> None:
    """The stack, the next question last; without one, a new turn begins."""
    for text in lines_of(position, s.over != PLAYING, ["turn"]):
        line = KINDS.read(text, 3)
        s.pending.push(owed_of(s, line.kind, line.a, line.b))


def owed_of(s: AhurisState, kind: int, hero: int, b: int) -> Pending:
    if kind >= FIRST_CHANCE:
        return owed(kind, 0, hero, b)
    if kind == KEEP:
        return owed(kind, max(0, FORTRESS_SEAT[s.mode]), hero, b)  # without a fortress it is refused below
    if kind == CHOOSE_HERO:
        return owed(kind, hero, hero, b)
    return owed(kind, max(0, s.player[hero]), hero, b)
