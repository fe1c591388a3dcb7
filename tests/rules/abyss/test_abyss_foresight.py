"""Possible payments, shown before a lord is chosen (ledger, chapter 8)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.games.abyss.actions import RECRUIT_KIND
from katabasis.games.abyss.data.allies import RACES, ally_name
from katabasis.games.abyss.data.lords import LORD_NAMES, LORDS
from katabasis.games.abyss.mind.foresight import Payments
from katabasis.games.abyss.rules.prices import cost_for, mandatory
from katabasis.games.abyss.state import AbyssState
from scenario_abyss import ABYSS, A, B, player, scenario

BOOK = "master-of-magic slaver traitor"


def book(hand: str = "J3 C2 S5 S1", pearls: int = 2) -> State:
    return scenario(player(pearls=pearls, hand=hand), player(), court=BOOK).match.state


@pytest.mark.rule("ABY-RECRUIT-02", "ABY-RECRUIT-08", "ABY-R-16")
def test_the_rulebooks_payments_are_shown() -> None:
    told = ABYSS.mind().foreseen(book(), A)
    assert told["recruit master-of-magic"] == {
        "payments": [{"allies": ["shellfish 5", "crab 2", "jellyfish 3"], "pearls": 0}],
        "more": 0,
    }
    assert {"allies": ["shellfish 1", "shellfish 5"], "pearls": 2} in told["recruit slaver"]["payments"]
    assert ABYSS.mind().foreseen(book(), B) == {}  # only whoever is asked


def brute_force(hand: list[str], pearls: int, cost: int, races: int, big: str) -> set[tuple[int, tuple[str, ...]]]:
    """Every set of allies that pays as the rules say, with the pearls it takes besides."""
    found = set()
    for size in range(races, len(hand) + 1):
        for allies in combinations(sorted(hand), size):
            shown = Counter(ally.split()[0] for ally in allies)
            worth = sum(int(ally.split()[1]) for ally in allies)
            superfluous = any(shown[ally.split()[0]] > 1 and worth - int(ally.split()[1]) >= cost for ally in allies)
            if len(shown) == races and (not big or big in shown) and worth + pearls >= cost and not superfluous:
                found.add((max(0, cost - worth), allies))
    return found


@pytest.mark.rule("ABY-RECRUIT-05", "ABY-RECRUIT-06", "ABY-RECRUIT-09", "ABY-R-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_payments_are_those_of_the_rules_and_only_the_best_are_shown(seats: int) -> None:
    rng = Rng(f"payments {seats}")
    looked = Counter[str]()
    while looked["lords"] < 80:
        state = ABYSS.new(seats, {})
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample(rng))
                continue
            check(state, looked)
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    assert looked["several"] > 10
    assert looked["with pearls"] > 10
    assert looked["more"] > 0


def check(state: State, looked: Counter[str]) -> None:
    assert isinstance(state, AbyssState)
    seat = state.to_move
    before = state.key()
    told = ABYSS.mind().foreseen(state, seat)
    assert state.key() == before
    assert set(told) == {action.text for action in state.legal_actions() if action.kind == RECRUIT_KIND}
    me = state.view(seat).to_json()["players"][seat]
    if len(me["hand"]) > 12:
        return
    for text, shown in told.items():
        lord = LORD_NAMES.index(text.removeprefix("recruit "))
        big = mandatory(state, seat, lord)
        cost = int(cost_for(state, seat, lord))
        wanted = brute_force(me["hand"], me["pearls"], cost, LORDS[lord].races, RACES[big] if big >= 0 else "")
        ways = Payments(state, seat, lord)
        ways.search([])
        found = [(pearls, tuple(sorted(ally_name(ally) for ally in allies))) for pearls, _, allies in ways.found]
        assert len(found) == len(wanted)
        assert set(found) == wanted
        offered = [(way["pearls"], tuple(sorted(way["allies"]))) for way in shown["payments"]]
        assert len(offered) + shown["more"] == len(found)
        dearest = max(spent(way) for way in offered)
        assert all(spent(way) >= dearest for way in set(found) - set(offered))
        looked["lords"] += 1
        looked["several"] += len(found) > 1
        looked["more"] += shown["more"] > 0
        looked["with pearls"] += any(pearls for pearls, _ in found)


def spent(way: tuple[int, tuple[str, ...]]) -> int:
    return way[0] + sum(int(ally.split()[1]) for ally in way[1])
