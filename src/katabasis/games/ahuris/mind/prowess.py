"""What one hero among rivals amounts to: what it would score, how fit it is, how it would fare."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.games.ahuris.bags import ONE, keys, worth
from katabasis.games.ahuris.data.cards import FORCE, KEY, RAPIDITY
from katabasis.games.ahuris.rules.treasures import pocket
from katabasis.games.ahuris.state import AhurisState, characteristic, current, has, level


def in_hand(s: AhurisState, hero: i64) -> i64:
    """What a hero inside would score by leaving, which takes a key if it has any."""
    held = pocket(s, hero)
    return worth(held - ONE[KEY]) if keys(held) else worth(held)


def fit_level(s: AhurisState, hero: i64) -> i64:
    """Level and Life in one number, 0 to 11."""
    life: i64 = s.life[hero]
    return (level(s, hero) - 1) * 3 + min(3, life) - 1


def strength(s: AhurisState, hero: i64) -> float:
    """In a fight: blows that can be taken, and blows that hit."""
    quick = float(int(characteristic(s, hero, RAPIDITY))) / 4
    return float(s.life[hero]) + float(int(characteristic(s, hero, FORCE))) + quick


def passed(s: AhurisState, hero: i64, suit: i64, value: i64) -> float:
    """How likely a hero is to pass this trap; bad luck makes every die a 1.  AHU-DICE-02"""
    own = current(s, hero, suit)
    if has(s.unlucky, hero):
        return 1.0 if own + 1 > value else 0.0
    return float(int(max(0, min(6, own + 6 - value)))) / 6
