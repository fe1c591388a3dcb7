"""The council's support (rulebook, "Demander le soutien du Conseil")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.games.abyss.actions import COUNCIL
from katabasis.games.abyss.bags import members_of, race_of, size, stack_of
from katabasis.games.abyss.effects import MORE_STACKS
from katabasis.games.abyss.questions import BY_ACTION, STACK
from katabasis.games.abyss.state import AbyssState, ask, has, note, only, whisper
from katabasis.games.abyss.words.events import STACK_SEEN, TAKES_STACK


def stacks(s: AbyssState) -> list[int]:
    """The races whose stack is not empty.  ABY-COUNCIL-03, ABY-R-15"""
    found: list[int] = []
    for race in range(5):
        if race_of(s.council, race):
            found.append(race)
    return found


def take_stack(s: AbyssState, seat: i64, race: i64, action: bool) -> None:
    """All its cards go to hand; the Alchemist's action takes another one.  ABY-COUNCIL-01, ABY-LORD-18, ABY-R-37"""
    stack = stack_of(s.council, race)
    s.council -= stack
    s.players[seat].hand += stack
    if s.notes is not None:
        note(s, TAKES_STACK, seat, race, size(stack))
        for ally in members_of(stack):
            whisper(s, only(seat), STACK_SEEN, race, ally % 5 + 1)
    if action and s.council and has(s, seat, MORE_STACKS):
        ask(s, STACK, seat, BY_ACTION)


def reach_stack(s: AbyssState, seat: i64) -> bool:
    """Mandatory; asked if there is a choice."""
    found = stacks(s)
    if len(found) > 1:
        return True
    s.pending.pop()
    if found:
        take_stack(s, seat, found[0], False)
    return False


def stack_choices(s: AbyssState) -> list[Action]:
    return [COUNCIL[race] for race in stacks(s)]


def answer_stack(s: AbyssState, seat: i64, action: Action) -> None:
    s.pending.pop()
    take_stack(s, seat, action.a, False)
