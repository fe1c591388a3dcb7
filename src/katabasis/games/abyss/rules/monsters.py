"""Monsters and the threat track (rulebook, "Si la carte révélée est un Monstre")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.games.abyss.actions import REWARD as REWARDS
from katabasis.games.abyss.bags import ONE_TOKEN, POWER_AMOUNT, how_many_tokens, is_uniform, nth_token
from katabasis.games.abyss.data.allies import KEY_TOKENS, TOP_THREAT
from katabasis.games.abyss.effects import LOWER_REWARD
from katabasis.games.abyss.questions import CLEAR, REWARD, TOKEN
from katabasis.games.abyss.state import AbyssState, ask, note, only, opponent_has, owe, owed, whisper
from katabasis.games.abyss.words.events import FIGHTS, FIGHTS_LOWER, REWARDED, THREAT_RISES, TOKEN_DRAWN, TOKEN_SEEN


def rise(s: AbyssState) -> None:
    """Going on past a monster moves the marker, never beyond the last space.  ABY-MONSTER-06, ABY-R-09"""
    if s.threat < TOP_THREAT:
        s.threat += 1
        note(s, THREAT_RISES, s.threat)


def reward_space(s: AbyssState, seat: i64) -> i64:
    """The marker's space, or the one before it against a Tamer.  ABY-LORD-06, ABY-R-34"""
    if s.threat > 1 and opponent_has(s, seat, LOWER_REWARD):
        return s.threat - POWER_AMOUNT[LOWER_REWARD]
    return s.threat


def fight(s: AbyssState, seat: i64) -> None:
    """Always won; the monster is discarded and a reward chosen, then the track is cleared.  ABY-MONSTER-03"""
    space = reward_space(s, seat)
    s.discard_monsters += 1
    note(s, FIGHTS if space == s.threat else FIGHTS_LOWER, seat, space)
    owe(s, CLEAR)
    ask(s, REWARD, seat, space)


def reward_choices(s: AbyssState, space: i64) -> list[Action]:
    """What the pool can pay in full.  ABY-THREAT-07, ABY-R-14"""
    left = how_many_tokens(s.pool)
    return [reward for reward in REWARDS[space] if reward.b % 4 <= left]


def reach_reward(s: AbyssState, seat: i64, space: i64) -> bool:
    """The marker goes back to the first space, whatever is chosen.  ABY-MONSTER-05"""
    choices = reward_choices(s, space)
    if len(choices) > 1:
        return True
    answer_reward(s, seat, choices[0])
    return False


def answer_reward(s: AbyssState, seat: i64, action: Action) -> None:
    tokens: i64 = action.b % 4
    keys: i64 = min(action.b // 4, KEY_TOKENS - held_keys(s))  # ABY-R-62
    player = s.players[seat]
    player.pearls += action.a
    player.keys += keys
    s.threat = 1
    note(s, REWARDED, seat, action.a, tokens, keys)
    s.pending.pop()
    if tokens:
        owe(s, TOKEN, tokens)


def held_keys(s: AbyssState) -> i64:
    """Key tokens of all players."""
    held: i64 = 0
    for player in s.players:
        held += player.keys
    return held


def reach_token(s: AbyssState, left: i64) -> bool:
    if not is_uniform(s.pool):
        return True
    draw_token(s, left, nth_token(s.pool, 0))
    return False


def draw_token(s: AbyssState, left: i64, value: i64) -> None:
    """At random from the pool, and kept face down.  ABY-MONSTER-08"""
    seat = s.active
    s.pool -= ONE_TOKEN[value]
    s.players[seat].tokens += ONE_TOKEN[value]
    note(s, TOKEN_DRAWN, seat)
    whisper(s, only(seat), TOKEN_SEEN, value)
    if left > 1:
        s.pending.now = owed(TOKEN, 0, left - 1)
    else:
        s.pending.pop()
