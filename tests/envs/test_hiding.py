"""Two positions that differ only in what a seat cannot know look the same to it through every door."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from forms import FORMS, Form

from goldens import abyss
from katabasis.engine.batch import Batch
from katabasis.engine.chance import Rng
from katabasis.engine.features import observed
from katabasis.engine.playout import dealt
from katabasis.engine.seats import OVER
from katabasis.engine.state import State
from katabasis.envs.aec import raw_env
from katabasis.envs.seeing import Sight
from katabasis.envs.single import MatchEnv
from katabasis.envs.spiel import GAMES

EVERY = 12  # answers between two inspections


def pairs(sight: Sight) -> Any:
    """Positions of random matches asked of a seat, with another one that each seat cannot tell from it."""
    for number in range(2):
        rng = Rng(f"hiding/{number}")
        state = sight.start.copy()
        answers = 0
        while dealt(state, rng) != OVER:
            answers += 1
            if answers % EVERY == 0:
                for seat in range(sight.seats):
                    yield state, state.resample(seat, rng), seat
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        for seat in range(sight.seats):
            yield state, state.resample(seat, rng), seat


def parallel(env: Any, position: State, seat: int) -> tuple[Any, ...]:
    """PettingZoo: the agent's observation with its mask, and its info."""
    env.reset(seed=1)
    env._position = position
    agent = f"player_{seat}"
    seen = env.observe(agent)
    return seen["observation"].tobytes(), seen["action_mask"].tobytes(), env.infos[agent]


def single(env: Any, position: State, seat: int) -> tuple[Any, ...]:
    """Gymnasium: observation, mask and info of the learner."""
    env._position = position
    env.seat = seat
    info = env._info()
    return env._observation().tobytes(), env.action_masks().tobytes(), info.pop("action_mask").tobytes(), info


def spiel(game: Any, position: State, seat: int) -> tuple[Any, ...]:
    """OpenSpiel: tensor, text and struct of the player, and what it may answer."""
    state = game.new_initial_state()
    state.position = position
    return (
        state.observation_tensor(seat),
        state.observation_string(seat),
        state.to_observation_struct(seat).to_json(),
        state.legal_actions(seat) if position.to_move == seat else [],
    )


def batched(batch: Batch, position: State, seat: int) -> tuple[Any, ...]:
    """The batch shows only the seat asked; what it writes for any other is what the features say."""
    batch.states[0] = position
    if position.to_move != seat:
        return (observed(batch.features, position, seat),)
    batch.show()
    return batch.seen(), batch.masks(), batch.asked()


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_no_door_tells_a_secret(form: Form) -> None:
    game, seats, options = form
    sight = Sight(game, seats, options)
    aec = raw_env(game, seats, **options)
    gym = MatchEnv(game, seats, **options)
    open_spiel = GAMES[game]({"players": seats, **options})
    batch = Batch(sight.start, sight.features, sight.game.actions, seats, 1, "", 0)
    looked = 0
    for state, other, seat in pairs(sight):
        looked += state != other
        assert parallel(aec, state, seat) == parallel(aec, other, seat)
        assert single(gym, state, seat) == single(gym, other, seat)
        assert spiel(open_spiel, state, seat) == spiel(open_spiel, other, seat)
        assert batched(batch, state, seat) == batched(batch, other, seat)
    hidden = game != "ahuris" or "duo" in options.get("mode", "") or "quartet" in options.get("mode", "")
    assert (looked > 0) == hidden


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_observations_lie_in_their_space_and_every_block_says_something(form: Form) -> None:
    """Numbers fit; and over all forms of a game no block is always 0 (see below)."""
    game, seats, options = form
    sight = Sight(game, seats, options)
    low = np.zeros(sight.size, np.float32)
    for state, _, seat in pairs(sight):
        numbers = sight.observation(state, seat)
        assert numbers.shape == sight.high.shape
        assert ((numbers >= low) & (numbers <= sight.high)).all()


RARE = {  # so few random matches do not reach them
    "extra turn",
    "location asked about",
    "price asked for",
    "seat asked about",
    "token stolen",
    "turned",
}


@pytest.mark.parametrize("game", ["abyss", "ahuris", "cerbere"])
def test_no_block_is_always_nought(game: str) -> None:
    """Looked at after every answer, chance's included."""
    sight = Sight(game, None, {})
    highest = np.zeros(sight.size, np.uint8)
    starts = [sight.game.new(seats, options) for name, seats, options in FORMS.values() if name == game]
    if game == "abyss":
        starts += [sight.game.position(position) for position in abyss.POSITIONS.values()]
    for start in starts:
        seats = len(start.returns())
        for number in range(6):
            rng = Rng(f"blocks/{number}")
            state = start.copy()
            while state.to_move != OVER:
                if state.to_move < 0:
                    state.apply(state.sample(rng))
                else:
                    legal = state.legal_actions()
                    state.apply(legal[rng.below(len(legal))])
                seen = observed(sight.features, state, number % seats)
                np.maximum(highest, np.frombuffer(seen, np.uint8), out=highest)
    silent = {block for block, place in sight.blocks().items() if not highest[place].any()}
    assert silent <= RARE, silent
