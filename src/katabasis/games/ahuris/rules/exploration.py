"""The exploration die (rulebook, chapter 3, "Exploration")."""

from __future__ import annotations

from mypy_extensions import i64

from katabasis.engine.action import Action
from katabasis.games.ahuris.data.cards import COMBAT, EXPLORATION, PANIC, REST
from katabasis.games.ahuris.questions import REST as REST_QUESTION
from katabasis.games.ahuris.rules.combat import begin_combat
from katabasis.games.ahuris.rules.panic import panic
from katabasis.games.ahuris.rules.traps import begin_trap
from katabasis.games.ahuris.state import AhurisState, ask, level, note
from katabasis.games.ahuris.words.events import EXPLORATION_REST


def answer_exploration(s: AhurisState, hero: i64, outcome: Action) -> None:
    """The table is read with the level held now, and must be obeyed.  AHU-EXPL-02 to AHU-EXPL-05"""
    s.pending.pop()
    result = EXPLORATION[level(s, hero)][outcome.a]
    note(s, EXPLORATION_REST + result - REST, hero, level(s, hero), outcome.a)
    if result == REST:
        ask(s, REST_QUESTION, hero)
    elif result == COMBAT:
        begin_combat(s, hero)
    elif result == PANIC:
        panic(s, hero)
    else:
        begin_trap(s, hero)
