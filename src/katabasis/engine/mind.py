"""What bots, the coach, the page and learners may ask of a game about a position: opinions, habits, numbers.

A game that has none is imagined to the end by its bots, played at random.

>>> from katabasis.engine.chance import Rng
>>> from katabasis.games import game
>>> abyss = game("abyss")
>>> state = abyss.match(2, "reef").state
>>> abyss.mind().habit(state, Rng("reef")) in state.legal_actions(), len(abyss.mind().prospects(state))
(True, 2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.engine.state import State

if TYPE_CHECKING:
    from katabasis.engine.features import Features
    from katabasis.engine.lessons import Lessons


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's opinions, asked of positions whose hidden part is guessed (`State.resample`), never of the truth."""

    def prospects(self, state: State) -> list[float]:  # noqa: ARG002
        """What each seat may hope to win, from 0 to 1, as the game estimates it; empty if it has no opinion."""
        return []

    def aims(self, state: State) -> list[float]:
        """What each seat plays for among people who mean each other well: its prospects, unless the game knows better.

        Where all would lose if each looked only after itself, this is what a companion looks at, and `prospects` what
        a rival does.
        """
        return self.prospects(state)

    def settled(self, state: State) -> bool:  # noqa: ARG002
        """Whether this is a good moment to ask for prospects: nothing is half done that they do not look at."""
        return True

    def patience(self, state: State) -> int:  # noqa: ARG002
        """How many answers by habit a search plays on before it asks for prospects, at least: the more, the less it
        depends on the estimate, and the more on chance.
        """
        return 1

    def countable(self, state: State) -> bool:  # noqa: ARG002
        """Whether all that may come of this question until things are settled can be counted out, dice and draws alike.

        Asked of a seat's question: whether an exact look-ahead (`katabasis.bots.lookahead`) is the way to answer it.
        """
        return False

    def habit(self, state: State, rng: Rng) -> Action:
        """What a player in a hurry would answer: quick to find and seldom foolish, for play that is only imagined."""
        legal = state.legal_actions()
        return legal[rng.below(len(legal))]

    def counted(self, state: State, seat: int) -> dict[str, float]:  # noqa: ARG002
        """By name, what a coach may count for a seat when it compares what answers lead to: more is better.

        "points" is put into words by the text `<game>-coach-points`, with the means $more and $less.
        """
        return {}

    def foreseen(self, state: State, seat: int) -> dict[str, dict[str, Any]]:  # noqa: ARG002
        """By answers this seat can give now: what would come of them, from nothing but what the seat knows."""
        return {}

    def features(self) -> Features:
        """What a seat knows, as numbers for learning."""
        raise BadOption("this game has no numbers for learning")

    def lessons(self) -> Lessons | None:
        """What the laboratory may teach this mind; None if there is nothing to learn."""
        return None
