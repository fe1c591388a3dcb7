"""The position: everything needed to go on playing, and nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.bits import bit, how_many
from katabasis.engine.event import write_down
from katabasis.engine.roomed import Position
from katabasis.engine.seats import EVERYONE
from katabasis.engine.stack import Pending, Stack
from katabasis.games.ahuris.bags import CHARACTERISTIC, LADDER_LEVEL, LADDERS, OF_SUIT, worth
from katabasis.games.ahuris.data.cards import CLASS_CHARACTERISTIC, LIFE
from katabasis.games.ahuris.meta import COMPETITIVE, COUNTED, FORTRESS_SEAT
from katabasis.games.ahuris.questions import KINDS

NO_CARD: Final = -1
RIVAL: Final = 12  # foe numbers from here on are heroes attacked by another hero


class AhurisState(Position):
    """A position of 3 ahuris.  Heroes and enemy classes are numbered 0 to 2; sets of heroes are bit masks."""

    # what the table decided
    mode: i64 = 0
    goal: i64 = 0
    level_gain_life: i64 = 0
    short_reward: i64 = 0
    collection_value: i64 = 0
    # the table
    turn: i64 = 0  # 0 during setup
    best: i64 = 0  # the highest total ever in the pockets (competitive: in one of them)
    player: list[int]  # by hero, the seat that runs it; -1 until known
    # the heroes
    ladder: list[int]  # by hero, its Level cards in order
    life: list[int]  # by hero, current Life
    paralysis: list[int]  # by hero, turns still to miss
    fresh: i64 = 0  # heroes paralysed this turn: their count starts next turn
    unlucky: i64 = 0
    asleep: i64 = 0
    explored: i64 = 0  # heroes who have taken their exploration this turn
    speed: list[int]  # by hero, Rapidity when the Exploration step began, times 8, plus a die thrown for a tie
    left: i64 = 0  # competitive: heroes who are out
    scores: list[int]  # by hero, points counted on leaving; -1 before
    # the Treasures, as piles
    pockets: list[int]  # one for all in solo and duo, else by hero
    treasure: i64 = 0  # the deck
    discard: i64 = 0
    removed: i64 = 0  # destroyed, out of the game
    found: i64 = 0  # drawn for a reward, one of them to be taken
    # the Level deck, as sets of figures
    level_deck: i64 = 0  # the shuffled part
    level_bottom: list[int]  # cards lost by heroes lie under it, in the order of loss
    revealed: i64 = 0  # turned up in the search under way
    # the fortress's decks, as sets
    enemy_deck: i64 = 0
    enemy_discard: i64 = 0
    danger_deck: i64 = 0  # the shuffled part
    danger_discard: i64 = 0
    danger_top: i64 = NO_CARD  # a card put back by the fortress player, who alone knows it; NO_CARD if none
    danger_top_from: i64 = 0  # the cards it may be, for all that the others know
    drawn: list[int]  # Danger cards only the fortress player sees, one of which goes back
    drawn_from: list[int]  # for each of them, the cards it may be, for all that the others know
    dangers: i64 = 0  # Danger cards in play: the enemy's, or the trap
    # the combat under way
    foe: i64 = NO_CARD  # the Enemy card, or RIVAL + the hero attacked; NO_CARD if none
    foe_life: i64 = 0  # an enemy's current Life
    foe_force: i64 = 0  # the counters on the foe's sheet, set when the fight begins; they follow from its cards
    foe_rapidity: i64 = 0
    foe_luck: i64 = 0
    drunk: i64 = 0  # 1 once the Cook has had his Moonshine
    song: i64 = 0  # 1 if the hero sang, 2 if the hero attacked did
    # what is owed, the next one last
    pending: Stack

    @property
    def question(self) -> Pending:
        return self.pending.now

    def in_charge(self) -> int:
        """Only the fortress player sees the Danger cards it draws and the one it puts back.  AHU-R-49"""
        return fortress(self)


def competitive(s: AhurisState) -> bool:
    return COMPETITIVE[s.mode]


def fortress(s: AhurisState) -> i64:
    """The seat of the fortress player; -1 if chance runs the fortress."""
    return FORTRESS_SEAT[s.mode]


def has(heroes: i64, hero: i64) -> bool:
    """Whether a set of heroes holds this one."""
    return (heroes >> hero) & 1 == 1


def inside(s: AhurisState, hero: i64) -> bool:
    return not has(s.left, hero)


def level(s: AhurisState, hero: i64) -> i64:
    """The number of its Level cards.  AHU-STAT-05"""
    return LADDER_LEVEL[s.ladder[hero]]


def characteristic(s: AhurisState, hero: i64, which: i64) -> i64:
    """Level, plus one for a card of the suit, plus one for the class.  Of Life, the maximum.  AHU-STAT-02"""
    ladder: i64 = s.ladder[hero]
    return CHARACTERISTIC[(hero * LADDERS + ladder) * 4 + which]


def current(s: AhurisState, hero: i64, which: i64) -> i64:
    """The value a Roll or a Test uses: of Life, what is left of it.  AHU-STAT-13"""
    return s.life[hero] if which == LIFE else characteristic(s, hero, which)


def enemy_characteristic(s: AhurisState, which: i64) -> i64:
    """The same for the Enemy card in play, its level being its Danger cards; Moonshine included.  AHU-STAT-08"""
    value: i64 = 1
    if s.dangers:
        value = how_many(s.dangers) + how_many(s.dangers & OF_SUIT[which])
    if s.foe % 4 == which:
        value += 1
    if CLASS_CHARACTERISTIC[s.foe // 4] == which:
        value += 1
    if s.drunk and which % 2 == 0:  # Life and Rapidity
        value += 1
    return value


def able(s: AhurisState, hero: i64) -> bool:
    """Can explore: neither out, nor paralysed, nor asleep.  AHU-TURN-07"""
    return inside(s, hero) and s.paralysis[hero] == 0 and not has(s.asleep, hero)


def pocket_of(s: AhurisState, hero: i64) -> i64:
    """Which pocket a hero uses: one for all, or each its own.  AHU-SOLO-01, AHU-TRIO-03"""
    return 0 if len(s.pockets) == 1 else hero


def counted(s: AhurisState) -> bool:
    """Whether a collection's cards count double when the highest or lowest Treasure is looked for.  AHU-R-33"""
    return s.collection_value == COUNTED


def points(s: AhurisState) -> i64:
    """What the pockets are worth together; each pocket doubles its own collections only.  AHU-R-52"""
    total: i64 = 0
    for pocket in s.pockets:
        total += worth(pocket)
    return total


def remember_best(s: AhurisState) -> None:
    """Keep the highest total for the score at the end: of all pockets, or in competitive play of one."""
    if competitive(s):
        for pocket in s.pockets:
            s.best = max(s.best, worth(pocket))
    else:
        s.best = max(s.best, points(s))


OWED: Final[list[Pending]] = KINDS.everything(4, 3, 7)


def owed(kind: i64, seat: i64, hero: i64, b: i64) -> Pending:
    """The one object for this; the seat does not matter if no seat is asked."""
    return OWED[((kind * 4 + seat) * 7 + b) * 3 + hero]


def ask(s: AhurisState, kind: i64, hero: i64, b: i64 = 0) -> None:
    """Put a question to the player of a hero on the stack."""
    s.pending.push(owed(kind, s.player[hero], hero, b))


def draw(s: AhurisState, kind: i64, hero: i64, b: i64 = 0) -> None:
    """Put a question to chance, or a step that nobody is asked about, on the stack."""
    s.pending.push(owed(kind, 0, hero, b))


def draw_instead(s: AhurisState, kind: i64, hero: i64, b: i64 = 0) -> None:
    """The same in place of what lies on top."""
    s.pending.now = owed(kind, 0, hero, b)


def with_hero(heroes: i64, hero: i64) -> i64:
    return heroes | bit(hero)


def without_hero(heroes: i64, hero: i64) -> i64:
    return heroes & ~bit(hero)


def finish(s: AhurisState, how: i64) -> None:
    """The match is over; nothing more is owed."""
    s.over = how
    s.pending.clear()


def note(s: AhurisState, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Tell everybody, if anybody listens."""
    notes = s.notes
    if notes is not None:
        write_down(notes, EVERYONE, kind, a, b, c, d, e)


def whisper(s: AhurisState, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Tell one seat, if anybody listens."""
    notes = s.notes
    if notes is not None:
        write_down(notes, bit(seat), kind, a, b, 0, 0, 0)


def copy_into(s: AhurisState, other: AhurisState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.notes = None
    # what the table decided
    other.mode, other.goal, other.level_gain_life = s.mode, s.goal, s.level_gain_life
    other.short_reward, other.collection_value = s.short_reward, s.collection_value
    # the table
    other.turn, other.over, other.best = s.turn, s.over, s.best
    other.player = s.player[:]
    # the heroes
    other.ladder, other.life = s.ladder[:], s.life[:]
    other.paralysis, other.speed, other.scores = s.paralysis[:], s.speed[:], s.scores[:]
    other.fresh, other.unlucky, other.asleep = s.fresh, s.unlucky, s.asleep
    other.explored, other.left = s.explored, s.left
    # the Treasures
    other.pockets = s.pockets[:]
    other.treasure, other.discard, other.removed, other.found = s.treasure, s.discard, s.removed, s.found
    # the Level deck
    other.level_deck, other.revealed = s.level_deck, s.revealed
    other.level_bottom = s.level_bottom[:]
    # the fortress's decks
    other.enemy_deck, other.enemy_discard = s.enemy_deck, s.enemy_discard
    other.danger_deck, other.danger_discard = s.danger_deck, s.danger_discard
    other.danger_top, other.danger_top_from = s.danger_top, s.danger_top_from
    other.drawn, other.drawn_from = s.drawn[:], s.drawn_from[:]
    other.dangers = s.dangers
    # the combat under way
    other.foe, other.foe_life, other.foe_force = s.foe, s.foe_life, s.foe_force
    other.foe_rapidity, other.foe_luck, other.drunk, other.song = s.foe_rapidity, s.foe_luck, s.drunk, s.song
    # what is owed
    other.pending = s.pending.copy()
    other.asked = s.asked


def key_of(s: AhurisState) -> list[int]:
    """Every field as numbers, lists led by their length."""
    key = [s.mode, s.goal, s.level_gain_life, s.short_reward, s.collection_value, s.turn, s.over, s.best]
    key += s.player
    key += s.ladder
    key += s.life
    key += s.paralysis
    key += [s.fresh, s.unlucky, s.asleep, s.explored, s.left]
    key += s.speed
    key += s.scores
    key += s.pockets
    key += [s.treasure, s.discard, s.removed, s.found, s.level_deck, s.revealed, len(s.level_bottom)]
    key += s.level_bottom
    key += [s.enemy_deck, s.enemy_discard, s.danger_deck, s.danger_discard, s.danger_top, s.danger_top_from]
    key += [s.dangers, s.foe, s.foe_life, s.drunk, s.song, len(s.drawn)]
    key += s.drawn
    key += s.drawn_from
    for owed in s.pending.listed():
        key += [owed.kind, owed.seat, owed.a, owed.b]
    return key
