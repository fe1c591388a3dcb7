"""What the laboratory may teach 3 ahuris."""

from __future__ import annotations

from typing import Final

from katabasis.engine.lessons import Drill, Lesson, Lessons, RivalsNetwork, Side, TeamNetwork, Weights
from katabasis.engine.state import State
from katabasis.games.ahuris.mind import rivals_net, team_net
from katabasis.games.ahuris.mind.habit import HABITS, WEIGHTS, practise
from katabasis.games.ahuris.mind.ranking import Practice
from katabasis.games.ahuris.mind.rivals_habit import RIVAL_HABITS
from katabasis.games.ahuris.mind.values import learn, learnt_from, rough
from katabasis.games.ahuris.state import AhurisState

ALONE: Final = {25: 0.25, 32: 0.10, 40: 0.40, 50: 0.10, 60: 0.15}  # by goal, the share of its matches
TO_PRACTISE: Final = [Lesson(1, {"goal": goal}, share) for goal, share in ALONE.items()]
OF_RIVALS: Final = [
    Lesson(3, {"mode": "trio-competitive"}, 0.5),
    Lesson(4, {"mode": "quartet-competitive"}, 0.5),
]
ALONE_IN_A_TEAM: Final = {25: 0.15, 33: 0.10, 40: 0.44, 48: 0.10, 60: 0.09, 80: 0.03, 100: 0.04}
OF_TEAMS: Final = [
    *[Lesson(1, {"goal": goal}, share) for goal, share in ALONE_IN_A_TEAM.items()],
    Lesson(2, {"goal": 40}, 0.02),
    Lesson(3, {"goal": 40}, 0.02),
    Lesson(4, {"goal": 40}, 0.01),
]


class AhurisLessons(Lessons):
    """An estimate, a habit and a network of teams; a habit and a network of rivals."""

    drill = Drill(HABITS, TO_PRACTISE, Practice, practise, rough)
    rivals_drill = Drill(RIVAL_HABITS, OF_RIVALS, Practice, practise, rough)
    team_network = TeamNetwork(team_net.INPUTS, OF_TEAMS, team_net.describe, team_net.describable, team_net.opposed)
    rivals_network = RivalsNetwork(
        rivals_net.INPUTS, OF_RIVALS, 3, rivals_net.describe, rivals_net.beaten, lambda state, hero: state.player[hero]
    )

    def learn(self, weights: dict[str, float]) -> None:
        learn(weights)

    def sides(self, state: State) -> list[Side]:
        assert isinstance(state, AhurisState)
        return learnt_from(state)

    def habits(self, seats: int) -> list[Weights]:  # noqa: ARG002
        """Of a team, whatever its size."""
        return [(HABITS, WEIGHTS)]


LESSONS: Final = AhurisLessons()
