"""The look-ahead counts as chance does, tells no secret, and answers in every mode."""

from __future__ import annotations

import pytest

import katabasis
from katabasis.bots.bot import Eyes
from katabasis.bots.lookahead import Count, LookaheadBot, hopes_of
from katabasis.bots.random import RandomBot
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from scenario_ahuris import hero, scenario, win_at_hand

MODES = [("solo", 1), ("duo", 2), ("trio-cooperative", 3), ("quartet-cooperative", 4), ("trio-competitive", 3)]


def forward(state: State) -> float:
    """Hope after a chance question, found the other way round: the chances of all positions, carried on and on."""
    crowd = {tuple(state.key()): (state, 1.0)}
    hope = 0.0
    while sum(chance for _, chance in crowd.values()) > 1e-10:
        later: dict[tuple[int, ...], tuple[State, float]] = {}
        for position, chance in crowd.values():
            outcomes = position.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            for outcome, weight in outcomes:
                after = position.copy()
                after.apply(outcome)
                part = chance * weight / total
                if after.to_move == OVER:
                    hope += part * after.returns()[0]
                elif after.game.mind().settled(after):
                    hope += part * after.game.mind().prospects(after)[0]
                else:
                    key = tuple(after.key())
                    later[key] = (after, part + (later[key][1] if key in later else 0.0))
        crowd = later
    return hope


@pytest.mark.parametrize(
    ("fighter", "pocket", "unlucky"),
    [("bard", [], False), ("bard", [10, 8], False), ("teller", [10, 1], False), ("pirate", [9, 1], False),
     ("pirate", [7, 6, 1], True), ("teller", [5], True)],
)  # fmt: skip
def test_a_fight_is_worth_what_all_its_courses_are_worth_together(
    fighter: str, pocket: list[int], unlucky: bool
) -> None:
    """Misses bring the fighters back to where they stood; the count solves what the other way only comes near to."""
    heroes = {"bard": hero("h", life=2), "teller": hero("sc", life=1), "pirate": hero("d", life=1)}
    heroes[fighter] = {**heroes[fighter], "cards": ["h"], "life": 2, "unlucky": unlucky}
    heroes["teller"]["life"] = 1 if fighter != "teller" else 2
    table = scenario(explore=fighter, pocket=pocket, treasure_discard=[1, 2], goal=25, **heroes)
    state = table.match.state
    legal = state.legal_actions()
    place = [action.text for action in legal].index("combat")
    after = state.copy()
    after.apply(legal[place])
    assert after.to_move == CHANCE
    assert after.game.mind().countable(after)
    assert hopes_of(state, legal, 0, close=1e9)[place] == pytest.approx(forward(after), abs=1e-9)
    assert hopes_of(state, legal, 0, close=1.0)[place] == after.game.mind().prospects(after)[0]


def test_beyond_its_budget_it_judges_as_things_stand() -> None:
    table = scenario(explore="bard", bard=hero("h", life=1), teller=hero("s"), pirate=hero("d"), goal=25)
    state = table.match.state
    state.apply(state.game.action("combat"))
    short = Count(positions=13).average(state, 0).mean()[0]
    full = Count().average(state, 0).mean()[0]
    assert 0.0 < short < 1.0
    assert 0.0 < full < 1.0
    assert short != full
    late = Count(until=1e-9)  # the clock has passed it long ago
    assert 0.0 < late.average(state, 0).mean()[0] < 1.0
    assert late.left == 0


def test_a_win_at_hand_is_taken() -> None:
    table = win_at_hand()
    state = table.match.state
    assert LookaheadBot().choose(Eyes(state, 0, Rng("")), Rng("")).text == "fetch key"


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_it_answers_every_question_of_a_match_and_again_the_same(mode: str, seats: int) -> None:
    told: list[list[str]] = []
    for _ in range(2):
        state = katabasis.game("ahuris").new(seats, {"mode": mode})
        dealer, stream = Rng(f"{mode} deal"), Rng(f"{mode} play")
        player = LookaheadBot("lookahead", RandomBot(), guesses=1)
        texts: list[str] = []
        for _ in range(8):
            while state.to_move == CHANCE:
                state.apply(state.sample(dealer))
            if state.to_move == OVER:
                break
            action = player.choose(Eyes(state, state.to_move, stream), stream)
            assert action in state.legal_actions()
            texts.append(action.text)
            state.apply(action)
        told.append(texts)
    assert told[0] == told[1]


def test_what_the_heroes_cannot_know_does_not_change_their_answer() -> None:
    """Duo: positions that differ only in the Danger card which the fortress has put back."""
    compared = 0
    player = LookaheadBot("lookahead", guesses=2)
    for number in range(12):
        state = katabasis.game("ahuris").new(2, {"goal": 25})
        rng = Rng(f"rigged {number}")
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample(rng))
                continue
            rigged = state.resample(0, Rng(f"other {number}"))
            if state.to_move == 0 and rigged != state:
                answers = [player.choose(Eyes(one, 0, Rng("eyes")), Rng("eyes")) for one in (state, rigged)]
                assert answers[0] is answers[1]
                compared += 1
                break
            state.apply(state.game.mind().habit(state, rng))
    assert compared >= 3
