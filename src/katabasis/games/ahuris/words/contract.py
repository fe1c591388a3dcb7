"""What is said of 3 ahuris, and how its positions are written and read, handed over to the engine."""

from __future__ import annotations

from typing import Final

from katabasis.engine.rooms import Layout, Wording
from katabasis.games.ahuris.setup import set_up
from katabasis.games.ahuris.words.narrate import described, question_asked, spoken, told
from katabasis.games.ahuris.words.position_reading import read_position
from katabasis.games.ahuris.words.position_writing import written
from katabasis.games.ahuris.words.reasons import in_sight, why_not

LAYOUT: Final = Layout(set_up, written, read_position)
WORDING: Final = Wording(question_asked, described, told, spoken, in_sight, why_not, over="AHU-END-05")
