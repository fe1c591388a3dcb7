"""What must hold between the fields of a position, each with the rule that a wrong one breaks."""

from __future__ import annotations

from typing import Final

from katabasis.engine.bits import how_many, members
from katabasis.engine.errors import BadPosition
from katabasis.engine.stack import Pending
from katabasis.games.ahuris.bags import LADDER_LEVEL, keys
from katabasis.games.ahuris.data.cards import (
    BARD,
    COOK,
    COPIES,
    FIGURE_CARDS,
    HEROES,
    LIFE,
    PIRATE,
    RAPIDITY,
    SPY,
    TOP_LEVEL,
    figure_card,
)
from katabasis.games.ahuris.meta import (
    COMPETITIVE,
    DUO,
    FORTRESS_SEAT,
    MODES,
    PLAYING,
)
from katabasis.games.ahuris.questions import (
    ABOUT_HERO,
    ABOUT_SEAT,
    ATTACK,
    ATTACK_PRICE,
    BRIBE,
    CHOOSE_HERO,
    CHRONO,
    DANGERS,
    DEAL,
    ENEMY,
    EXIT,
    EXPLORATION,
    FIGHT,
    FOE_LUCK,
    HERO_LUCK,
    INITIATIVE,
    KEEP,
    KIND_NAMES,
    KINDS,
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
)
from katabasis.games.ahuris.rules.combat import attackable
from katabasis.games.ahuris.rules.order import DICE, tied_heroes
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.setup import NOT_YET
from katabasis.games.ahuris.state import (
    NO_CARD,
    RIVAL,
    AhurisState,
    characteristic,
    enemy_characteristic,
    has,
    owed,
)

FIGURES: Final = [figure_card(card) for card in range(FIGURE_CARDS)]
COMBAT: Final = (FIGHT, HERO_LUCK, FOE_LUCK, INITIATIVE, STRIKE)


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
    choosing = [line.a for line in lines if KINDS.rows[line.kind].a is ABOUT_SEAT]
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
    KINDS.check_order(lines)
    for place in range(1, len(lines)):
        check_place(s, lines[place], lines[place - 1])
        check_line(s, lines[place], lines[place + 1 :])
    check_levels(s, lines)
    check_combat(s, lines)
    check_dangers(s, lines)
    if s.found and not any(line.kind == TAKE for line in lines):
        raise BadPosition("found holds Treasures, but no 'take' is pending")


def check_place(s: AhurisState, line: Pending, below: Pending) -> None:
    """Some lines are about the hero of the one below."""
    name = KIND_NAMES[line.kind]
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
    about = KINDS.rows[kind].a
    if kind == (CHOOSE_HERO if COMPETITIVE[s.mode] else ROLE) or (about is ABOUT_SEAT and s.mode <= DUO):
        raise BadPosition(f"pending {name} is never asked in mode {MODES[s.mode]} (AHU-COOP-01, AHU-COMPET-01)")
    if about is not ABOUT_HERO:
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
    if kind == ORDER_DIE and (not has(tied_heroes(s), hero) or s.speed[hero] % DICE > 0):
        raise BadPosition(f"pending order-die: the {HEROES[hero]} has no tie to throw for (AHU-TRIO-02)")
    if kind == TAKE and s.found == 0 and (not above or above[0].b == 0 or s.treasure == 0):
        raise BadPosition("pending take needs Treasures in found, or 'reward' above it (AHU-REWARD-02)")
    if kind == STRIKE and line.b > 5:
        raise BadPosition("pending strike has a number from 0 to 5")


def may_throw(s: AhurisState, tied: int) -> bool:
    """Whether lots decide between these heroes, none of whom has thrown."""
    return tied > 0 and tied & ~s.unlucky == 0 and all(s.speed[hero] % DICE == 0 for hero in members(tied))


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
    for card in members(s.revealed):
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
