"""Heuristics of Abyss: opinions on a view, the same for all that a seat cannot tell apart."""

from __future__ import annotations

from katabasis.engine.chance import Rng
from katabasis.games.abyss.heuristics import margin, opinion
from katabasis.games.abyss.view import AbyssView
from scenario_abyss import A, B, player, scenario


def view(table: object, seat: int) -> AbyssView:
    seen = table.match.view(seat)  # type: ignore[attr-defined]
    assert isinstance(seen, AbyssView)
    return seen


def test_opinions_tell_no_secret() -> None:
    others = player(hand="C1 C5", tokens=(2,))
    state = scenario(player(hand="Q1 Q2", tokens=(4,)), others, court="keeper", council="J1 J4")
    rng = Rng("secret")
    seen = view(state, A)
    for _ in range(20):
        other = state.match.state.resample(A, rng).view(A)
        assert isinstance(other, AbyssView)
        assert (opinion(other, B), margin(other, A)) == (opinion(seen, B), margin(seen, A))


def test_opinions_like_points_keys_pearls_and_what_can_be_paid() -> None:
    plain = view(scenario(player(), player(), court="keeper", council="Q1 C1"), A)
    for richer in (
        player(lords="miller"),
        player(pearls=5),
        player(keys=2),
        player(tokens=(4,)),
        player(hand="Q5 Q4"),
        player(locations={"jail": ""}),
    ):
        assert opinion(view(scenario(richer, player(), court="keeper", council="Q1 C1"), A), A) > opinion(plain, A)
    poor = view(scenario(player(hand="Q2 C2 Q2"), player(), court="keeper", council="Q1 C1"), A)
    able = view(scenario(player(hand="H2 C2 Q2"), player(), court="keeper", council="Q1 C1"), A)
    assert opinion(able, A) > opinion(poor, A)
    assert margin(able, A) > 0
