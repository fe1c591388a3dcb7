"""What a bot is, and what it is given to look at."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.game import Game
from katabasis.engine.mind import Mind
from katabasis.engine.state import State, View
from katabasis.engine.talk import Spoken, Statement


class Eyes:
    """A position as one seat knows it: what it sees, and as many guesses as it likes at what it does not see.

    The true position is forgotten before a bot gets to look: what is kept is a first guess, from which others are made.
    So nothing that a bot does can depend on what its seat cannot know.
    """

    __slots__ = ("_guess", "seat")

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.seat = seat
        self._guess = state.resample(seat, rng.copy())  # the stream is the bot's

    @property
    def view(self) -> View:
        return self._guess.view(self.seat)

    @property
    def game(self) -> Game:
        return self._guess.game

    @property
    def mind(self) -> Mind:
        """The game's opinions, to be asked of guesses."""
        return self._guess.game.mind()

    def legal(self) -> list[Action]:
        """What the seat may answer now."""
        return self._guess.legal_actions()

    def guess(self, rng: Rng) -> State:
        """A position that this seat cannot tell from the true one; all of them are equally at hand."""
        return self._guess.resample(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """Answers for one seat."""

    name: str
    heard: Sequence[Spoken] = ()  # all that was said at the table in a set form, the oldest first

    @abstractmethod
    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        """One of `eyes.legal()`; all chance it needs comes from the stream it is given."""

    def speak(self, eyes: Eyes, rng: Rng) -> list[Statement]:  # noqa: ARG002
        """What it says at the table before it gives the answer it has chosen: most bots are silent."""
        return []
