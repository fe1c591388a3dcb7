"""Many matches at once: step by step the same as single ones, in both builds."""

from __future__ import annotations

import json

import numpy as np
import pytest
from forms import FORMS, Form, random_answer

import golden_envs as golden
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption, IllegalAction
from katabasis.envs import Matches


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_every_row_is_a_single_match(form: Form) -> None:
    game, seats, options = form
    rows = 3
    matches = Matches(game, rows, seats, "rows", **options)
    sight = matches.sight
    matches.reset()
    numbers = [0] * rows
    alone = [sight.game.match(seats, f"rows/{row}/0", options) for row in range(rows)]
    rng = Rng("chooser")
    steps = ended = 0
    while steps < 40 or ended < 2:
        steps += 1
        answers = []
        for row, match in enumerate(alone):
            seat = match.to_move
            assert matches.asked[row] == seat
            assert np.array_equal(matches.observations[row], sight.observation(match.state, seat))
            assert np.array_equal(matches.masks[row], sight.mask(match.state, seat))
            assert matches.masks[row].nonzero()[0].tolist() == [action.index for action in match.legal_actions()]
            answers.append(random_answer(rng, matches.masks[row]))
        matches.step(np.array(answers))
        for row, answer in enumerate(answers):
            match = alone[row]
            match.play(sight.game.actions[answer])
            assert matches.ended[row] == match.over
            assert matches.rewards[row].tolist() == (np.array(match.returns, np.float32).tolist())
            if match.over:
                ended += 1
                numbers[row] += 1
                alone[row] = sight.game.match(seats, f"rows/{row}/{numbers[row]}", options)
        assert len(matches.endings) == matches.ended.sum()


def test_compiled_and_interpreted_batches_play_the_same_matches() -> None:
    assert golden.checksums() == json.loads(golden.CHECKSUMS.read_text(encoding="utf-8"))


def test_seats_that_play_at_random_are_never_shown() -> None:
    matches = Matches("abyss", 4, 3, "random seats", random_seats=[0, 2])
    matches.reset()
    rewards = np.zeros(3)
    for _ in range(400):
        assert (matches.asked == 1).all()
        matches.step(matches.random_actions())
        rewards += matches.rewards.sum(axis=0)
    assert (rewards > 0).all()


def test_the_same_arrays_are_filled_again() -> None:
    matches = Matches("ahuris", 2)
    matches.reset()
    seen, masks = matches.observations, matches.masks
    before = seen.copy()
    matches.step(matches.random_actions())
    assert matches.observations is seen
    assert matches.masks is masks
    assert not np.array_equal(before, seen)
    matches.reset()
    assert np.array_equal(before, seen)


def test_bad_input_gets_a_sentence() -> None:
    matches = Matches("abyss", 2, 2)
    matches.reset()
    wrong = [int((matches.masks[0] == 0).nonzero()[0][0]), 0]
    with pytest.raises(IllegalAction, match=f"action {wrong[0]} is no answer to the question asked now in row 0"):
        matches.step(wrong)
    with pytest.raises(IllegalAction, match="there are 2 matches and 1 answers"):
        matches.step([0])
    with pytest.raises(BadOption, match="random_seats are some of 0 to 1, and not all of them"):
        Matches("abyss", 2, 2, random_seats=[0, 1])
    with pytest.raises(BadOption, match="a batch has at least one row"):
        Matches("abyss", 0)
