"""Positions as plain values, to be written by hand or by program: see docs/positions.md.

Everything has a natural default, so that a person writes only what matters; decks default to whatever is not elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from katabasis.engine.errors import BadPosition, nearest
from katabasis.engine.game import Pending
from katabasis.games.ahuris.data.cards import (
    BARD,
    COOK,
    COPIES,
    DANGER_CARDS,
    FIGURE_CARDS,
    HEROES,
    LIFE,
    PIRATE,
    RAPIDITY,
    SPY,
    SUIT_LETTERS,
    TOP_LEVEL,
    VALUES,
    danger_card,
    figure_card,
)
from katabasis.games.ahuris.decks import BIT, cards_of, how_many
from katabasis.games.ahuris.ladders import LADDER_LEVEL, SUITS_OF, ladder_of
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
from katabasis.games.ahuris.piles import cards_in, count, keys, pile_of
from katabasis.games.ahuris.questions import (
    ATTACK,
    ATTACK_PRICE,
    BRIBE,
    CHOOSE_HERO,
    CHRONO,
    COUNTDOWN,
    DANGERS,
    DEAL,
    ENEMY,
    EXIT,
    EXPLORATION,
    FIGHT,
    FIRST_CHANCE,
    FOE_LUCK,
    HERO_LUCK,
    INITIATIVE,
    KEEP,
    KIND_NAMES,
    LEAVING,
    LEVEL,
    LEVEL_ONE,
    ORDER,
    ORDER_DIE,
    ORDER_LOT,
    PAY,
    PILFER,
    REWARD,
    ROLE,
    STRIKE,
    TAKE,
    TEST,
    TIES,
    TRAPDOOR,
    TURN,
)
from katabasis.games.ahuris.rules.combat import attackable, fill_foe_sheet
from katabasis.games.ahuris.rules.order import DICE, all_unlucky, tied_heroes
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.setup import NOT_YET, lay_out
from katabasis.games.ahuris.state import (
    NO_CARD,
    RIVAL,
    AhurisState,
    characteristic,
    enemy_characteristic,
    has,
    owed,
    remember_best,
    with_hero,
)

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
FIGURES: Final = [figure_card(card) for card in range(FIGURE_CARDS)]
DANGER_NAMES: Final = [danger_card(card) for card in range(DANGER_CARDS)]
SONGS: Final = ["", "hero", "foe"]
WITH_NUMBER: Final = (DANGERS, INITIATIVE, STRIKE, PAY, REWARD, TRAPDOOR)
FIGHTING: Final = (HERO_LUCK, FOE_LUCK, INITIATIVE, STRIKE)
COMBAT: Final = (FIGHT, HERO_LUCK, FOE_LUCK, INITIATIVE, STRIKE)
OF_A_SEAT: Final = (CHOOSE_HERO, ROLE)
OF_ALL: Final = (TURN, LEAVING, COUNTDOWN, ORDER, TIES, CHRONO, ORDER_LOT, DEAL)  # about no hero
NUMBERS: Final = "0123456"
FASTEST: Final = 6 * DICE + 6  # Rapidity 6 and a die
HIGHEST_TURN: Final = 1_000_000_000  # no match comes near
STEPS: Final = [TURN, LEAVING, COUNTDOWN, ORDER]
BENEATH: Final[list[list[int]]] = [  # by kind: what it may lie on
    [DEAL, CHOOSE_HERO],  # choose-hero
    [TURN, LEAVING, COUNTDOWN],  # order
    STEPS,  # level-one
    STEPS,  # rest
    STEPS,  # attack
    [FIGHT, FOE_LUCK, INITIATIVE],  # pay
    STEPS,  # victim
    STEPS,  # take
    STEPS,  # destroy
    [FIGHT, TEST],  # keep
    [TURN, EXIT],  # exit
    [TURN],  # deal
    [ORDER, TIES],  # chrono
    [FIGHT, DANGERS],  # enemy
    [FIGHT, TEST],  # dangers
    STEPS,  # level
    [TAKE],  # reward
    STEPS,  # trapdoor
    [TIES],  # order-lot
    [DEAL, ROLE],  # role
    [TIES],  # order-die
    STEPS,  # exploration
    STEPS,  # hero-luck
    STEPS,  # foe-luck
    STEPS,  # initiative
    STEPS,  # strike
    STEPS,  # test
    [],  # turn
    [ORDER],  # ties
    STEPS,  # fight
    [TURN, LEAVING],  # countdown
    [TURN],  # leaving
]


# Writing


def written(s: AhurisState) -> dict[str, Any]:
    """The whole position as plain values."""
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "mode": MODES[s.mode],
        "goal": s.goal,
        "level_gain_life": LEVEL_GAIN_LIFE[s.level_gain_life],
        "short_reward": SHORT_REWARD[s.short_reward],
        "collection_value": COLLECTION_VALUE[s.collection_value],
        "turn": s.turn,
        "ending": ENDINGS[s.over],
        "best": s.best,
        "heroes": {HEROES[hero]: written_hero(s, hero) for hero in range(3)},
        "pockets": [cards_in(held) for held in s.pockets],
        "treasure": cards_in(s.treasure),
        "treasure_discard": cards_in(s.discard),
        "removed": cards_in(s.removed),
        "found": cards_in(s.found),
        "level_deck": [FIGURES[card] for card in cards_of(s.level_deck)],
        "level_bottom": [FIGURES[card] for card in s.level_bottom],
        "revealed": [FIGURES[card] for card in cards_of(s.revealed)],
        "enemy_deck": [FIGURES[card] for card in cards_of(s.enemy_deck)],
        "enemy_discard": [FIGURES[card] for card in cards_of(s.enemy_discard)],
        "danger_deck": [DANGER_NAMES[card] for card in cards_of(s.danger_deck)],
        "danger_discard": [DANGER_NAMES[card] for card in cards_of(s.danger_discard)],
        "danger_top": "" if s.danger_top == NO_CARD else DANGER_NAMES[s.danger_top],
        "danger_top_from": [DANGER_NAMES[card] for card in cards_of(s.danger_top_from)],
        "drawn": [DANGER_NAMES[card] for card in s.drawn],
        "drawn_from": [[DANGER_NAMES[card] for card in cards_of(cards)] for cards in s.drawn_from],
        "dangers": [DANGER_NAMES[card] for card in cards_of(s.dangers)],
        "foe": written_foe(s.foe),
        "foe_life": s.foe_life,
        "drunk": s.drunk == 1,
        "song": SONGS[s.song],
        "pending": [written_owed(line) for line in s.pending.listed()],
    }


def written_hero(s: AhurisState, hero: int) -> dict[str, Any]:
    return {
        "seat": s.player[hero],
        "cards": [SUIT_LETTERS[suit] for suit in SUITS_OF[s.ladder[hero]]],
        "life": s.life[hero],
        "paralysis": s.paralysis[hero],
        "fresh": has(s.fresh, hero),
        "unlucky": has(s.unlucky, hero),
        "asleep": has(s.asleep, hero),
        "explored": has(s.explored, hero),
        "speed": s.speed[hero],
        "left": has(s.left, hero),
        "score": s.scores[hero],
    }


def written_foe(foe: int) -> str:
    if foe == NO_CARD:
        return ""
    return HEROES[foe - RIVAL] if foe >= RIVAL else FIGURES[foe]


def written_owed(line: Pending) -> str:
    """A line of the stack: the name, whom it is about, and its number where it has one."""
    words = [KIND_NAMES[line.kind], str(line.a + 1) if line.kind in OF_A_SEAT else HEROES[line.a]]
    if line.kind in WITH_NUMBER:
        words.append(str(line.b))
    return " ".join(words)


# Reading


def read_position(s: AhurisState, position: Mapping[str, Any]) -> None:
    """Fill the state from plain values; a clear sentence about the first thing that cannot be."""
    if not isinstance(position, Mapping):
        raise BadPosition("a position is an object with named fields; see docs/positions.md")
    for name in position:
        if name not in FIELDS:
            raise BadPosition(f"a position has no field {name!r}{nearest(str(name), FIELDS)}")
    if position.get("game", NAME) != NAME:
        raise BadPosition(f"this is a position of {position['game']!r}, not of {NAME}")
    if position.get("rules", RULES_VERSION) != RULES_VERSION:
        raise BadPosition(
            f"this position is of rules version {position['rules']!r}; this program plays {RULES_VERSION}"
        )
    s.mode = word(position, "mode", MODES, MODES[0])
    s.goal = number(position, "goal", PRINTED_GOAL, 1, HIGHEST_GOAL)
    if COMPETITIVE[s.mode] and s.goal != PRINTED_GOAL:
        raise BadPosition(f"mode {MODES[s.mode]} has no goal to reach: leave out the field goal (AHU-COMPET-03)")
    s.level_gain_life = word(position, "level_gain_life", LEVEL_GAIN_LIFE, LEVEL_GAIN_LIFE[0])
    s.short_reward = word(position, "short_reward", SHORT_REWARD, SHORT_REWARD[0])
    s.collection_value = word(position, "collection_value", COLLECTION_VALUE, COLLECTION_VALUE[0])
    lay_out(s)
    s.turn = number(position, "turn", 0, 0, HIGHEST_TURN)
    s.over = word(position, "ending", ENDINGS, ENDINGS[0])
    read_heroes(s, position)
    read_treasures(s, position)
    read_levels(s, position)
    read_fortress(s, position)
    read_pending(s, position)
    remember_best(s)
    s.best = number(position, "best", s.best, s.best, HIGHEST_GOAL)
    check_heroes(s, s.pending.listed())
    check_stack(s, s.pending.listed())
    if any(line.kind in FIGHTING for line in s.pending.listed()):
        fill_foe_sheet(s)


def number(values: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    value = values.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{name} must be a whole number from {low} to {high}, not {value!r}")
    return value


def flag(values: Mapping[str, Any], name: str) -> bool:
    value = values.get(name, False)
    if not isinstance(value, bool):
        raise BadPosition(f"{name} must be true or false, not {value!r}")
    return value


def word(values: Mapping[str, Any], name: str, choices: list[str], default: str) -> int:
    value = values.get(name, default)
    if value not in choices:
        raise BadPosition(f"{name} cannot be {value!r}{nearest(str(value), choices)}")
    return choices.index(value)


def sequence(values: Mapping[str, Any], name: str) -> list[Any]:
    value = values.get(name, [])
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadPosition(f"{name} must be a list, not {value!r}")
    return list(value)


def numbered(name: str, value: object, choices: list[str]) -> int:
    """The place of a card's name among all of its kind."""
    if not isinstance(value, str) or value not in choices:
        raise BadPosition(f"{name} cannot hold {value!r}{nearest(str(value), choices)}")
    return choices.index(value)


def read_heroes(s: AhurisState, position: Mapping[str, Any]) -> None:
    heroes = position.get("heroes", {})
    if not isinstance(heroes, Mapping):
        raise BadPosition(f"heroes must be an object with {', '.join(HEROES)}, not {heroes!r}")
    for name in heroes:
        if name not in HEROES:
            raise BadPosition(f"there is no hero {name!r}{nearest(str(name), HEROES)}")
    for hero in range(3):
        values = heroes.get(HEROES[hero], {})
        if not isinstance(values, Mapping):
            raise BadPosition(f"hero {HEROES[hero]} must be an object, not {values!r}")
        for name in values:
            if name not in HERO_FIELDS:
                raise BadPosition(f"a hero has no field {name!r}{nearest(str(name), HERO_FIELDS)}")
        read_hero(s, hero, values)


def read_hero(s: AhurisState, hero: int, values: Mapping[str, Any]) -> None:
    suits = [numbered("cards", card, list(SUIT_LETTERS)) for card in sequence(values, "cards")]
    if len(set(suits)) < len(suits):
        raise BadPosition(f"the {HEROES[hero]} cannot hold one Level card twice (AHU-CARD-08)")
    s.ladder[hero] = ladder_of(suits)
    s.player[hero] = number(values, "seat", hero, NOT_YET, 2) if s.mode > DUO else number(values, "seat", 0, 0, 0)
    most = characteristic(s, hero, LIFE) if suits else 0
    s.life[hero] = number(values, "life", most, 0, most)
    s.paralysis[hero] = number(values, "paralysis", 0, 0, 6)
    s.speed[hero] = number(values, "speed", 0, 0, FASTEST)
    s.scores[hero] = number(values, "score", -1, -1, HIGHEST_GOAL)
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
            raise BadPosition(f"{name} holds Treasures from 1 to {VALUES}, not {value!r}")
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


def read_cards(name: str, values: list[Any], choices: list[str]) -> list[int]:
    cards = [numbered(name, value, choices) for value in values]
    for card in cards:
        if cards.count(card) > 1:
            raise BadPosition(f"{name} holds {choices[card]} twice")
    return cards


def set_of(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def rest_of(position: Mapping[str, Any], name: str, choices: list[str], elsewhere: list[list[int]], rule: str) -> int:
    """The shuffled deck: as given, or all that lies nowhere else; together they are the whole pack."""
    seen: list[int] = []
    for cards in elsewhere:
        seen += cards
    given = name in position
    if given:
        seen += read_cards(name, sequence(position, name), choices)
    for card in range(len(choices)):
        if seen.count(card) > 1:
            raise BadPosition(f"the card {choices[card]} of {name} lies in two places ({rule})")
        if given and card not in seen:
            raise BadPosition(f"the card {choices[card]} of {name} is missing ({rule})")
    if given:
        return set_of(read_cards(name, sequence(position, name), choices))
    return set_of([card for card in range(len(choices)) if card not in seen])


def read_levels(s: AhurisState, position: Mapping[str, Any]) -> None:
    """The Level deck and the heroes hold the 12 figures.  AHU-CARD-08"""
    s.level_bottom = read_cards("level_bottom", sequence(position, "level_bottom"), FIGURES)
    revealed = read_cards("revealed", sequence(position, "revealed"), FIGURES)
    s.revealed = set_of(revealed)
    held = [hero * 4 + suit for hero in range(3) for suit in SUITS_OF[s.ladder[hero]]]
    s.level_deck = rest_of(position, "level_deck", FIGURES, [s.level_bottom, revealed, held], "AHU-CARD-08")


def read_fortress(s: AhurisState, position: Mapping[str, Any]) -> None:
    """Enemy and Danger decks, discards and cards in play are the fortress pack.  AHU-CARD-09"""
    foe = position.get("foe", "")
    if foe in HEROES:
        s.foe = RIVAL + HEROES.index(foe)
    elif foe != "":
        s.foe = numbered("foe", foe, FIGURES)
    discarded = read_cards("enemy_discard", sequence(position, "enemy_discard"), FIGURES)
    in_play = [s.foe] if NO_CARD < s.foe < RIVAL else []
    s.enemy_discard = set_of(discarded)
    s.enemy_deck = rest_of(position, "enemy_deck", FIGURES, [discarded, in_play], "AHU-CARD-09")
    s.foe_life = number(position, "foe_life", 0, 0, 12)
    s.drunk = 1 if flag(position, "drunk") else 0
    s.song = word(position, "song", SONGS, "")
    used = read_cards("danger_discard", sequence(position, "danger_discard"), DANGER_NAMES)
    dangers = read_cards("dangers", sequence(position, "dangers"), DANGER_NAMES)
    top: list[int] = []
    if position.get("danger_top", "") != "":
        top = [numbered("danger_top", position["danger_top"], DANGER_NAMES)]
        s.danger_top = top[0]
    s.drawn = read_cards("drawn", sequence(position, "drawn"), DANGER_NAMES)
    s.danger_discard = set_of(used)
    s.dangers = set_of(dangers)
    s.danger_deck = rest_of(position, "danger_deck", DANGER_NAMES, [used, dangers, top, s.drawn], "AHU-CARD-09")
    if (s.drawn or top) and FORTRESS_SEAT[s.mode] < 0:
        raise BadPosition(f"mode {MODES[s.mode]} has no fortress player to draw or put back cards (AHU-DUO-02)")
    read_knowledge(s, position)


def read_knowledge(s: AhurisState, position: Mapping[str, Any]) -> None:
    """What the others can tell of the fortress player's cards: any card not seen, unless said otherwise."""
    unseen = s.danger_deck | set_of(s.drawn)
    if s.danger_top != NO_CARD:
        unseen |= BIT[s.danger_top]
        s.danger_top_from = unseen
        if sequence(position, "danger_top_from"):
            s.danger_top_from = set_of(
                read_cards("danger_top_from", sequence(position, "danger_top_from"), DANGER_NAMES)
            )
        if not s.danger_top_from & BIT[s.danger_top]:
            raise BadPosition("danger_top_from must hold danger_top itself")
    elif sequence(position, "danger_top_from"):
        raise BadPosition("danger_top_from says what danger_top may be, but there is no danger_top (AHU-R-49)")
    s.drawn_from = [unseen for _ in s.drawn]
    given = sequence(position, "drawn_from")
    if given:
        s.drawn_from = [
            set_of(read_cards("drawn_from", sequence({"drawn_from": cards}, "drawn_from"), DANGER_NAMES))
            for cards in given
        ]
    if len(s.drawn_from) != len(s.drawn):
        raise BadPosition("drawn_from must have one list for each card of drawn")
    for slot in range(len(s.drawn)):
        if not s.drawn_from[slot] & BIT[s.drawn[slot]]:
            raise BadPosition("each list of drawn_from must hold the card that was drawn")


def read_pending(s: AhurisState, position: Mapping[str, Any]) -> None:
    """The stack, the next question last; without one, a new turn begins."""
    if s.over != PLAYING:
        if sequence(position, "pending"):
            raise BadPosition("a match that has ended has nothing pending")
        return
    lines = sequence(position, "pending") or ["turn"]
    for line in lines:
        words = line.split() if isinstance(line, str) else []
        if not words or len(words) > 3 or words[0] not in KIND_NAMES:
            raise BadPosition(f"pending cannot hold {line!r}{nearest(str(line).split(' ')[0], KIND_NAMES)}")
        kind = KIND_NAMES.index(words[0])
        about = words[1] if len(words) > 1 else ("1" if kind in OF_A_SEAT else HEROES[0])
        if kind in OF_A_SEAT:
            if about not in ("1", "2", "3"):
                raise BadPosition(f"pending {words[0]} is about seat 1, 2 or 3, not '{about}'")
            hero = int(about) - 1
        elif about in HEROES:
            hero = HEROES.index(about)
        else:
            raise BadPosition(f"pending {words[0]} cannot be about '{about}'{nearest(about, HEROES)}")
        b = words[2] if len(words) > 2 else "0"
        if len(b) != 1 or b not in NUMBERS or (b != "0" and kind not in WITH_NUMBER):
            raise BadPosition(f"pending {words[0]} cannot have the number '{b}'")
        s.pending.push(owed_of(s, kind, hero, int(b)))


def owed_of(s: AhurisState, kind: int, hero: int, b: int) -> Pending:
    if kind >= FIRST_CHANCE:
        return owed(kind, 0, hero, b)
    if kind == KEEP:
        return owed(kind, max(0, FORTRESS_SEAT[s.mode]), hero, b)  # without a fortress it is refused below
    if kind == CHOOSE_HERO:
        return owed(kind, hero, hero, b)
    return owed(kind, max(0, s.player[hero]), hero, b)


# What must hold between the fields


def check_heroes(s: AhurisState, lines: list[Pending]) -> None:
    kinds = [line.kind for line in lines]
    for hero in range(3):
        name = HEROES[hero]
        if DEAL not in kinds and s.ladder[hero] == 0:
            raise BadPosition(f"the {name} has no Level card: give heroes.{name}.cards (AHU-SETUP-02)")
        if s.ladder[hero] > 0 and s.life[hero] == 0:
            raise BadPosition(f"the {name} cannot have 0 Life while a question is asked (AHU-R-09)")
        if not COMPETITIVE[s.mode] and (has(s.left, hero) or s.scores[hero] >= 0):
            raise BadPosition(f"nobody leaves alone in mode {MODES[s.mode]} (AHU-WOUND-08)")
        if has(s.left, hero) != (s.scores[hero] >= 0):
            raise BadPosition(f"the {name} has a score if and only if it has left (AHU-COMPET-02)")
        if has(s.fresh, hero) and s.paralysis[hero] == 0:
            raise BadPosition(f"the {name} cannot be freshly paralysed without a paralysis (AHU-R-22)")
    choosing = [line.a for line in lines if line.kind in OF_A_SEAT]
    if s.mode > DUO and sorted([seat for seat in s.player if seat != NOT_YET] + choosing) != [0, 1, 2]:
        raise BadPosition("each of the first three seats runs one hero, or has still to choose one (AHU-TRIO-01)")
    if s.over == PLAYING and s.left == 7:
        raise BadPosition("a match ends when every hero has left (AHU-COMPET-04)")
    if s.over == PLAYING and keys(s.removed) == COPIES:
        raise BadPosition("a match ends when the fourth key is destroyed (AHU-END-04)")
    if s.over == PLAYING and COMPETITIVE[s.mode] and s.treasure == 0 and not s.found:
        raise BadPosition("a competitive match ends when the Treasure deck is empty (AHU-COMPET-04)")
    if ORDER in kinds and CHRONO not in kinds and 0 in s.speed:  # the Exploration step is under way
        for hero in range(3):
            if s.speed[hero] == 0:
                s.speed[hero] = characteristic(s, hero, RAPIDITY) * DICE
        if s.mode > DUO and kinds[-1] == ORDER:
            s.pending.push(owed(TIES, 0, 0, 0))  # equal heroes still have to throw for it


def check_stack(s: AhurisState, lines: list[Pending]) -> None:
    """The stack must be one that the rules could carry out from the cards on the table."""
    if s.over != PLAYING:
        return
    if lines[0].kind != TURN:
        raise BadPosition("pending must begin with 'turn', the next turn, at the bottom of the stack")
    for place in range(1, len(lines)):
        check_place(s, lines[place], lines[place - 1])
        check_line(s, lines[place], lines[place + 1 :])
    check_levels(s, lines)
    check_combat(s, lines)
    check_dangers(s, lines)
    if s.found and not any(line.kind == TAKE for line in lines):
        raise BadPosition("found holds Treasures, but no 'take' is pending")


def check_place(s: AhurisState, line: Pending, below: Pending) -> None:
    """Each line lies on one that leads to it, and is about the same hero."""
    name = KIND_NAMES[line.kind]
    if line.kind == TURN:
        raise BadPosition("pending can hold 'turn' at the bottom only")
    if below.kind not in BENEATH[line.kind]:
        wanted = " or ".join(f"'{KIND_NAMES[kind]}'" for kind in BENEATH[line.kind])
        raise BadPosition(f"pending {name} lies on {wanted}, not on '{KIND_NAMES[below.kind]}'")
    if line.kind in (REWARD, DANGERS, KEEP, ENEMY) and line.a != below.a:
        raise BadPosition(f"pending {name} must be about the {HEROES[below.a]}, as '{KIND_NAMES[below.kind]}' is")
    if line.kind == PAY and not is_owed(s, line, below):
        raise BadPosition(
            "pending pay needs the combat it comes from and a Treasure in the pocket: 0 for a Bard's bribe, 1 for a "
            "Spy's pilfering, 2 for an attack on a hero (AHU-CAP-02, AHU-CAP-09, AHU-R-59)"
        )


def is_owed(s: AhurisState, line: Pending, below: Pending) -> bool:
    """Whether a Treasure is to be paid at this point of the combat, and can be."""
    if pocket(s, line.a) == 0:
        return False
    if line.b == BRIBE and below.kind == INITIATIVE:
        return line.a == BARD and s.foe == RIVAL + BARD
    if line.b == BRIBE:
        return line.a == BARD and below.a == BARD and below.kind == FOE_LUCK
    if line.b == PILFER:
        return line.a == below.a and below.kind == INITIATIVE and NO_CARD < s.foe < RIVAL and s.foe // 4 == SPY
    return line.b == ATTACK_PRICE and line.a == below.a and below.kind == FIGHT and s.foe >= RIVAL


def check_line(s: AhurisState, line: Pending, above: list[Pending]) -> None:
    """What a line needs of the table."""
    kind = line.kind
    hero = line.a
    name = KIND_NAMES[kind]
    if kind == (CHOOSE_HERO if COMPETITIVE[s.mode] else ROLE) or (kind in OF_A_SEAT and s.mode <= DUO):
        raise BadPosition(f"pending {name} is never asked in mode {MODES[s.mode]} (AHU-COOP-01, AHU-COMPET-01)")
    if kind in OF_A_SEAT or kind in OF_ALL:
        if kind == ORDER_LOT and not may_throw(s, tied_heroes(s)):
            raise BadPosition("pending order-lot needs heroes of equal speed, all of them unlucky (AHU-R-51)")
        return
    if has(s.left, hero):
        raise BadPosition(f"pending {name}: the {HEROES[hero]} has left (AHU-R-67)")
    level = LADDER_LEVEL[s.ladder[hero]]
    if (kind == LEVEL_ONE and level > 1) or (kind == EXPLORATION and level == 1):
        raise BadPosition(f"pending {name}: the {HEROES[hero]} has {level} Level cards (AHU-EXPL-01)")
    if kind == LEVEL and level == TOP_LEVEL:
        raise BadPosition(f"pending level: the {HEROES[hero]} cannot gain a level (AHU-LEVEL-03)")
    if kind in (EXIT, ATTACK) and not COMPETITIVE[s.mode]:
        raise BadPosition(f"pending {name} belongs to competitive play (AHU-COMPET-02, AHU-COMPET-05)")
    if kind == ATTACK and not attackable(s, hero):
        raise BadPosition(f"pending attack: the {HEROES[hero]} can attack nobody (AHU-R-59, AHU-R-62)")
    if kind == EXIT and keys(pocket(s, hero)) == 0:
        raise BadPosition(f"pending exit: the {HEROES[hero]} has no key (AHU-COMPET-02)")
    if kind == EXIT and any(other.a == hero for other in above):
        raise BadPosition(f"pending exit: the {HEROES[hero]} is asked once only (AHU-R-56)")
    if kind == ORDER_DIE and (hero not in tied_heroes(s) or s.speed[hero] % DICE > 0):
        raise BadPosition(f"pending order-die: the {HEROES[hero]} has no tie to throw for (AHU-TRIO-02)")
    if kind == TAKE and s.found == 0 and (not above or above[0].b == 0 or s.treasure == 0):
        raise BadPosition("pending take needs Treasures in found, or 'reward' above it (AHU-REWARD-02)")
    if kind == STRIKE and line.b > 5:
        raise BadPosition("pending strike has a number from 0 to 5")


def may_throw(s: AhurisState, tied: list[int]) -> bool:
    """Whether lots decide between these heroes, none of whom has thrown."""
    return len(tied) > 1 and all_unlucky(s, tied) and all(s.speed[hero] % DICE == 0 for hero in tied)


def check_levels(s: AhurisState, lines: list[Pending]) -> None:
    """Cards are revealed in a search only, and none of the class that is searched for."""
    searched: list[int] = []
    for line in lines:
        if line.kind == LEVEL:
            searched = [line.a]
        elif line.kind == DEAL:
            searched = [hero for hero in range(3) if s.ladder[hero] == 0]
            if not searched or s.level_bottom or any(LADDER_LEVEL[ladder] > 1 for ladder in s.ladder):
                raise BadPosition(
                    "pending deal needs a hero without a Level card, and none with several (AHU-SETUP-02)"
                )
    for card in cards_of(s.revealed):
        if not searched or card // 4 in searched:
            raise BadPosition(f"revealed cannot hold {FIGURES[card]} now (AHU-SETUP-03, AHU-LEVEL-02)")


def check_combat(s: AhurisState, lines: list[Pending]) -> None:
    """The foe and what is said of it belong to the combat on the stack."""
    combat = [line for line in lines if line.kind in COMBAT]
    if not combat:
        if s.foe != NO_CARD or s.foe_life or s.drunk or s.song:
            raise BadPosition("foe, foe_life, drunk and song need a combat in pending (AHU-COMBAT-14)")
        return
    hero = combat[0].a
    kind = combat[0].kind
    coming = any(line.kind == ENEMY for line in lines)
    if kind == FIGHT and (s.foe == NO_CARD) != coming:
        raise BadPosition("pending fight needs a foe, or 'enemy' above it, and not both (AHU-COMBAT-02)")
    if kind == FIGHT and (s.foe_life or s.drunk or s.song):
        raise BadPosition("foe_life, drunk and song are set once the fight has begun (AHU-COMBAT-04)")
    rival = s.foe - RIVAL
    if rival >= 0:
        if not COMPETITIVE[s.mode]:
            raise BadPosition("heroes fight each other in competitive play only (AHU-COMPET-05)")
        if rival == hero or has(s.left, rival) or s.foe_life:
            raise BadPosition(f"the {HEROES[hero]} fights another hero still inside, who has no foe_life (AHU-R-60)")
    elif kind != FIGHT:
        if s.foe == NO_CARD or s.foe_life == 0:
            raise BadPosition(f"pending {KIND_NAMES[kind]} needs a foe and, for an enemy, its foe_life")
        if s.foe_life > enemy_characteristic(s, LIFE):
            raise BadPosition(f"foe_life is at most {enemy_characteristic(s, LIFE)} for this enemy (AHU-STAT-08)")
    rolled = kind == INITIATIVE or kind == STRIKE  # both Luck Rolls are over
    if s.drunk and (not rolled or rival >= 0 or s.foe // 4 != COOK):
        raise BadPosition("drunk is for a Cook whose Luck Roll has passed (AHU-CAP-10)")
    if (s.song == 1 and (hero != PIRATE or kind == HERO_LUCK)) or (s.song == 2 and (rival != PIRATE or not rolled)):
        raise BadPosition("song is for a Pirate whose Luck Roll has passed (AHU-CAP-07)")


def check_dangers(s: AhurisState, lines: list[Pending]) -> None:
    """Danger cards lie there for one trap or one enemy; a fortress player sees one more before they lie open."""
    kinds = [line.kind for line in lines]
    drawing = DANGERS in kinds or KEEP in kinds
    secret = drawing and FORTRESS_SEAT[s.mode] >= 0
    if s.drawn and not drawing:
        raise BadPosition("drawn holds cards, but no 'dangers' or 'keep' is pending (AHU-DUO-02)")
    if KEEP in kinds and (not secret or len(s.drawn) < 2):
        raise BadPosition("pending keep needs a fortress player with two or more cards in drawn (AHU-DUO-02)")
    if (s.drawn and s.danger_top != NO_CARD) or (secret and s.dangers):
        raise BadPosition("while a fortress player draws there are no cards in danger_top and dangers (AHU-R-49)")
    cards = how_many(s.dangers) + len(s.drawn)
    for line in lines:
        if line.kind == DANGERS:
            cards += line.b
    if secret:
        cards -= 1
    if TEST in kinds:
        if cards != 1:
            raise BadPosition("pending test needs one card in dangers, or 'dangers' above it (AHU-TRAP-01)")
    elif s.foe >= RIVAL or not any(kind in COMBAT for kind in kinds):
        if cards or drawing:
            raise BadPosition("dangers need a trap or an enemy in pending (AHU-COMBAT-03, AHU-TRAP-01)")
    elif cards > TOP_LEVEL - 1 or (secret and cards < 1):
        raise BadPosition("an enemy has at most three Danger cards, drawn with one more by a fortress (AHU-COMBAT-03)")
