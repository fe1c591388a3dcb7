"""The coach: what a position is worth, which answer is best and why, and how much of a result was luck.

Like a bot it knows only the contract, and it judges a seat by what that seat could know.

>>> import katabasis
>>> from katabasis.bots import Eyes
>>> from katabasis.engine.chance import Rng
>>> state = katabasis.game("ahuris").match(seats=1, seed="reef").state
>>> advice = hint(Eyes(state, 0, Rng("eyes")), Rng("coach"), rounds=8)
>>> len(advice.answers) == len(state.legal_actions())
True
"""

from __future__ import annotations

from katabasis.coach.blunder import given_away
from katabasis.coach.hint import Advice, Hint, hint
from katabasis.coach.report import Report, report
from katabasis.coach.values import Worth, worth

__all__ = ["Advice", "Hint", "Report", "Worth", "given_away", "hint", "report", "worth"]
