"""A position as plain text, for people who watch a learner: what the seat asked now knows, and what it may answer."""

from __future__ import annotations

import json

from katabasis.engine.seats import SPECTATOR
from katabasis.engine.state import State

WIDTH = 100


def shown(state: State) -> str:
    """One line for each thing; of a finished match, what everybody knows."""
    asked = state.to_move
    view = state.view(asked if asked >= 0 else SPECTATOR).to_json()
    legal = view.pop("legal")
    lines = [f"{name}: {line(value)}" for name, value in view.items()]
    return "\n".join([*lines, f"may answer: {', '.join(legal)}" if legal else f"ended: {state.ending or 'not yet'}"])


def line(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= WIDTH else f"{text[:WIDTH]}…"
