"""What is said of Cerbère, and how its positions are written and read, handed over to the engine."""

from __future__ import annotations

from typing import Final

from katabasis.engine.rooms import Layout, Wording
from katabasis.games.cerbere.setup import set_up
from katabasis.games.cerbere.words.narrate import described, question_asked, spoken, told
from katabasis.games.cerbere.words.position_reading import read_position
from katabasis.games.cerbere.words.position_writing import written
from katabasis.games.cerbere.words.reasons import in_sight, why_not

LAYOUT: Final = Layout(set_up, written, read_position)
WORDING: Final = Wording(question_asked, described, told, spoken, in_sight, why_not, over="CER-END-01")
