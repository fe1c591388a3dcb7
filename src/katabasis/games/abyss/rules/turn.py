"""The turn: its steps in order, what it begins and ends with, and who comes next (rulebook, "Tour de jeu")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.engine.bits import lowest
from katabasis.engine.buffers import new_buffer
from katabasis.engine.stack import Pending
from katabasis.games.abyss.actions import (
    COUNCIL,
    COUNCIL_KIND,
    DONE,
    EXPLORE,
    EXPLORE_KIND,
    PLOT,
    PLOT_KIND,
    RECRUIT,
    RECRUIT_KIND,
    SKIP,
    SKIP_KIND,
)
from katabasis.games.abyss.bags import POWER_AMOUNT, race_of
from katabasis.games.abyss.data.allies import COURT_SLOTS, RACES
from katabasis.games.abyss.effects import INCOME as INCOME_POWER
from katabasis.games.abyss.meta import STANDSTILL
from katabasis.games.abyss.questions import ACT, CLOSE, CONTROL, NEXT, TRIM
from katabasis.games.abyss.rules.council import take_stack
from katabasis.games.abyss.rules.ending import finish
from katabasis.games.abyss.rules.exploring import begin_exploring, can_explore
from katabasis.games.abyss.rules.plotting import can_plot, plot
from katabasis.games.abyss.rules.powers import add_powers, can_use_powers, use_power
from katabasis.games.abyss.rules.prices import recruitable
from katabasis.games.abyss.rules.recruiting import choose_lord
from katabasis.games.abyss.state import AbyssState, after, ask, has, note, owed
from katabasis.games.abyss.words.events import EXTRA_TURN_BEGINS, INCOME, LAST_TURN, NOBODY_CAN_ACT, SKIPS, TURN_BEGINS

NEXT_STEP: Final[Pending] = owed(NEXT, 0, 0)
TRIM_STEP: Final[Pending] = owed(TRIM, 0, 0)
CONTROL_STEP: Final[Pending] = owed(CONTROL, 0, 0)
MOST_ACTS: Final = 2 + len(RACES) + COURT_SLOTS  # plot or skip, explore, a stack, a lord


def begin_turn(s: AbyssState) -> None:
    s.pending.pop()
    open_turn(s)


def open_turn(s: AbyssState) -> None:
    """Powers and purchases are fresh, the Landlord pays; then act, control, close, check.  ABY-TURN-02, ABY-TURN-04"""
    seat = s.active
    s.turn += 1
    s.used = 0
    s.bought = 0
    note(s, TURN_BEGINS, s.turn, seat)
    if s.trigger >= 0 and seat != s.trigger:
        note(s, LAST_TURN, seat)
    if has(s, seat, INCOME_POWER):
        s.players[seat].pearls += POWER_AMOUNT[INCOME_POWER]
        note(s, INCOME, seat, POWER_AMOUNT[INCOME_POWER])
    s.pending.push(NEXT_STEP)
    s.pending.push(TRIM_STEP)
    ask(s, CLOSE, seat)
    s.pending.push(CONTROL_STEP)
    ask(s, ACT, seat)


def pass_turn(s: AbyssState) -> None:
    """To the left neighbour, unless another turn is due or the last one has been played.  ABY-TURN-10, ABY-END-04"""
    s.pending.pop()
    if s.skipped >= s.seats:
        note(s, NOBODY_CAN_ACT)
        finish(s, STANDSTILL)
        return
    if s.extra:
        s.extra = 0
        note(s, EXTRA_TURN_BEGINS, s.active)
    else:
        s.active = after(s, s.active)
        if s.active == s.trigger:
            finish(s, s.cause)
            return
    open_turn(s)


def reach_act(s: AbyssState, seat: i64) -> bool:
    """Asked unless there is just one thing to do."""
    s.choices = recruitable(s, seat)
    if can_plot(s, seat) or can_use_powers(s, seat):
        return True
    exploring = can_explore(s)
    if exploring and (s.council or s.choices):
        return True
    stacks: i64 = 0
    race: i64 = -1
    for number in range(5):
        if race_of(s.council, number):
            stacks += 1
            race = number
    if stacks + (1 if exploring else 0) + (1 if s.choices else 0) > 1 or s.choices & (s.choices - 1):
        return True
    if exploring:
        answer_act(s, seat, EXPLORE)
    elif stacks:
        answer_act(s, seat, COUNCIL[race])
    elif s.choices:
        answer_act(s, seat, RECRUIT[lowest(s.choices)])
    else:
        answer_act(s, seat, SKIP)
    return False


def act_choices(s: AbyssState, seat: i64) -> list[Action]:
    """Plot, act, or use a power; an action may be skipped only if none is possible.  ABY-TURN-03, ABY-TURN-11"""
    room = new_buffer(MOST_ACTS)
    found = room[: acts_into(s, seat, room)]
    add_powers(s, seat, found)
    return found


def acts_into(s: AbyssState, seat: i64, room: list[Action]) -> i64:
    """All but powers, written to the front of a list; how many they are."""
    number: i64 = 0
    if can_plot(s, seat):
        room[0] = PLOT
        number = 1
    plotting = number
    if can_explore(s):
        room[number] = EXPLORE
        number += 1
    race: i64 = 0
    council = s.council
    while council > 0:
        if council & 1023:
            room[number] = COUNCIL[race]
            number += 1
        council >>= 10
        race += 1
    lords = s.choices
    while lords > 0:
        room[number] = RECRUIT[lowest(lords)]
        number += 1
        lords &= lords - 1
    if number == plotting:
        room[number] = SKIP
        number += 1
    return number


def answer_act(s: AbyssState, seat: i64, action: Action) -> None:
    kind = action.kind
    if kind == EXPLORE_KIND:
        s.skipped = 0
        begin_exploring(s, seat)
    elif kind == PLOT_KIND:
        plot(s, seat)
    elif kind == COUNCIL_KIND:
        s.skipped = 0
        s.pending.pop()
        take_stack(s, seat, action.a, True)
    elif kind == RECRUIT_KIND:
        s.skipped = 0
        choose_lord(s, seat, action.a)
    elif kind == SKIP_KIND:
        s.pending.pop()
        s.skipped += 1
        note(s, SKIPS, seat)
    else:
        use_power(s, seat, action)


def reach_close(s: AbyssState, seat: i64) -> bool:
    """The last chance to use a power this turn.  ABY-TURN-08, ABY-R-26"""
    if can_use_powers(s, seat):
        return True
    s.pending.pop()
    return False


def close_choices(s: AbyssState, seat: i64) -> list[Action]:
    found: list[Action] = []
    add_powers(s, seat, found)
    found.append(DONE)
    return found


def answer_close(s: AbyssState, seat: i64, action: Action) -> None:
    if action is DONE:
        s.pending.pop()
    else:
        use_power(s, seat, action)
