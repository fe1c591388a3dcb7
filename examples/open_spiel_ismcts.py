"""OpenSpiel's search for hidden information plays Abyss for two against a random player.

Each simulation begins from a position that the searcher cannot tell from the true one: `set_resampler` deals again all
that it cannot know.
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from katabasis.engine.chance import Rng
from katabasis.envs.spiel import resampler

SIMULATIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 25
DECISIONS = int(sys.argv[2]) if len(sys.argv) > 2 else 12  # of the search; 0 for a whole match

game = pyspiel.load_game("python_katabasis_abyss", {"players": 2})
evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=SIMULATIONS, random_state=np.random.RandomState(1))
bot.set_resampler(resampler(Rng("search")))

chooser = random.Random(7)
state = game.new_initial_state()
searched = 0
while not state.is_terminal() and (searched < DECISIONS or DECISIONS == 0):
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        action = chooser.choices(outcomes, weights)[0]
    elif state.current_player() == 0:
        action = bot.step(state)
        searched += 1
        print("search:", state.action_to_string(action))
    else:
        action = chooser.choice(state.legal_actions())
    state.apply_action(action)
print("returns:", state.returns(), "after", searched, "decisions of the search")
