"""What is said of Abyss, and how its positions are written and read, handed over to the engine."""

from __future__ import annotations

from typing import Final

from katabasis.engine.rooms import Layout, Wording
from katabasis.games.abyss.setup import set_up
from katabasis.games.abyss.words.narrate import described, question_asked, spoken, told
from katabasis.games.abyss.words.position_reading import read_position
from katabasis.games.abyss.words.position_writing import written
from katabasis.games.abyss.words.reasons import in_sight, why_not

LAYOUT: Final = Layout(set_up, written, read_position)
WORDING: Final = Wording(question_asked, described, told, spoken, in_sight, why_not, over="ABY-SCORE-06")
