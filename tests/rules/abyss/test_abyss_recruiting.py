"""Recruiting a lord and the court (ledger, chapters 8 and 9; rulebook, "Recruter un Seigneur")."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.errors import IllegalAction
from katabasis.games.abyss.data.lords import LORD_NAMES, LORDS, RACE_OF_GUILD
from scenario_abyss import ABYSS, RACES, A, B, C, Table, player, scenario

BOOK = "master-of-magic slaver traitor"  # the court of the rulebook's example
FARMERS = ("keeper", "reaper", "shepherd", "miller")


def book() -> Table:
    return scenario(player(pearls=2, hand="J3 C2 S5 S1"), player(), court=BOOK)


@pytest.mark.rule("ABY-RECRUIT-02", "ABY-RECRUIT-03", "ABY-RECRUIT-05", "ABY-RECRUIT-11", "ABY-COURT-03")
def test_the_rulebook_recruits_the_master_of_magic() -> None:
    """Scenario 2: 10 of 10, three races with a jellyfish; two lords are left, so 2 pearls and four new lords."""
    table = book().play("recruit master-of-magic")
    assert table.choices == ["pay shellfish 5", "pay crab 2", "pay jellyfish 3"]  # the 1 would be superfluous
    table = book().recruit("master-of-magic", "J3 C2 S5", *FARMERS)
    assert table.affiliated(A) == "C2"
    assert table.discarded == "J3 S5"
    assert table.hand(A) == "S1"
    assert table.pearls(A) == 4
    assert table.court == [*reversed(FARMERS), "slaver", "traitor"]


@pytest.mark.rule("ABY-RECRUIT-06", "ABY-RECRUIT-08", "ABY-RECRUIT-11", "ABY-COURT-03", "ABY-COMP-15")
def test_the_rulebook_recruits_the_slaver_with_two_pearls() -> None:
    """Scenario 3."""
    table = book().recruit("slaver", "S5 S1", *FARMERS)
    assert table.affiliated(A) == "S1"
    assert table.discarded == "S5"
    assert table.pearls(A) == 2
    assert len(table.court) == 6


@pytest.mark.rule("ABY-RECRUIT-03", "ABY-RECRUIT-15", "ABY-COMP-06")
def test_the_rulebook_cannot_recruit_the_traitor() -> None:
    """Scenario 4: no squid in hand, although three races are."""
    table = book()
    assert "recruit traitor" not in table.choices
    assert table.why("recruit traitor") == "ABY-RECRUIT-03"
    with pytest.raises(IllegalAction, match="ABY-RECRUIT-03"):
        table.play("recruit traitor")


@pytest.mark.rule("ABY-RECRUIT-02", "ABY-RECRUIT-03", "ABY-RECRUIT-04")
@pytest.mark.parametrize(
    ("hand", "possible"),
    [("J4 C3 S3", True), ("J5 J4", False), ("J4 C2 S2 Q2", False), ("J4 J4 C1 S1", True), ("C5 S5 Q4", False)],
)
def test_how_a_price_is_read(hand: str, possible: bool) -> None:
    """Scenario 6: three bubbles, the big one jellyfish, cost 10: exactly three races, jellyfish among them."""
    court = "master-of-magic slaver traitor keeper"
    table = scenario(player(pearls=0, hand=hand), player(pearls=0), court=court, council="Q1")
    offered = "recruit master-of-magic" in table.choices
    if hand == "J4 C2 S2 Q2":  # any three races are worth 8: the fourth would be one too many
        assert table.why("recruit master-of-magic") == "ABY-RECRUIT-15"
    assert offered == possible


@pytest.mark.rule("ABY-R-16", "ABY-RECRUIT-09", "ABY-RECRUIT-07")
def test_a_payment_holds_nothing_superfluous() -> None:
    """Scenario 22: the two fours are enough for the Diplomat, the one is not needed."""
    table = scenario(player(pearls=0, hand="Q4 Q4 Q1"), player(), court="diplomat keeper reaper shepherd")
    table.recruit("diplomat", "Q4 Q4 Q1")
    assert table.affiliated(A) == "Q4"  # the only payment there is
    assert (table.hand(A), table.discarded) == ("Q1", "Q4")


@pytest.mark.rule("ABY-R-16", "ABY-RECRUIT-07")
def test_value_above_the_cost_is_lost() -> None:
    table = scenario(player(pearls=3, hand="Q5 Q4"), player(), court="diplomat keeper reaper shepherd")
    table.recruit("diplomat", "Q5 Q4")
    assert (table.affiliated(A), table.pearls(A), table.hand(A)) == ("Q4", 3, "")


@pytest.mark.rule("ABY-R-16")
def test_an_ally_too_many_is_refused_with_the_rule() -> None:
    table = scenario(player(pearls=9, hand="J5 C4 C1 S3 S1"), player(), court="keeper shaman reaper shepherd")
    table.play("recruit shaman").plays("pay jellyfish 5", "pay crab 4")
    assert table.why("pay jellyfish 4") == "ABY-RECRUIT-01"
    assert table.why("pay crab 1") == "ABY-RECRUIT-17"  # no third race would leave both crabs needed
    assert table.choices == ["pay shellfish 1", "pay shellfish 3"]


@pytest.mark.rule("ABY-R-16")
def test_the_other_reading_lets_a_payment_be_larger() -> None:
    table = scenario(
        player(pearls=0, hand="Q4 Q4 Q1"),
        player(),
        court="diplomat keeper reaper shepherd",
        options={"superfluous_allies_allowed": "true"},
    )
    table.recruit("diplomat", "Q1 Q4 Q4")
    assert (table.affiliated(A), table.hand(A)) == ("Q1", "")


@pytest.mark.rule("ABY-RECRUIT-06", "ABY-RECRUIT-11", "ABY-LORD-09")
def test_pearls_make_up_what_the_allies_lack() -> None:
    """Scenario 23."""
    table = scenario(player(pearls=7, hand="S1 C1 Q1"), player(), court="trader keeper reaper shepherd")
    table.play("recruit trader").plays("pay squid 1", "pay shellfish 1")
    assert table.choices_of("affiliate") == ["squid 1", "shellfish 1", "crab 1"]  # the last of them was forced
    table.play("affiliate crab 1")
    assert (table.affiliated(A), table.pearls(A)) == ("C1", 3)


@pytest.mark.rule("ABY-R-17", "ABY-RECRUIT-08")
def test_pearls_may_be_preferred_to_allies_in_hand() -> None:
    table = scenario(player(pearls=6, hand="S5 S3 S1"), player(), court="slaver keeper reaper shepherd")
    table.play("recruit slaver").play("pay shellfish 3")
    assert table.choices == ["pay shellfish 1", "pay shellfish 5", "affiliate shellfish 3", "withdraw"]
    table.play("affiliate shellfish 3")
    assert (table.hand(A), table.pearls(A)) == ("S1 S5", 1)  # exactly the shortfall of 5


@pytest.mark.rule("ABY-R-17")
def test_without_an_ally_of_each_race_no_pearl_helps() -> None:
    table = scenario(player(pearls=50, hand="S1 C1"), player(), court="trader keeper reaper miller")
    assert table.choices_of("recruit") == []
    assert table.why("recruit trader") == "ABY-RECRUIT-02"


@pytest.mark.rule("ABY-RECRUIT-10", "ABY-R-18", "ABY-R-29", "ABY-LORD-01", "ABY-LORD-25", "ABY-LORD-14")
def test_treasurer_and_recruiter_add_up() -> None:
    """Scenario 24."""
    court = "keeper reaper shepherd miller"
    table = scenario(player(lords="treasurer"), player(lords="recruiter"), player(), court=court)
    assert [table.cost("keeper", seat) for seat in (A, B, C)] == [6, 6, 8]
    table = scenario(player(lords="treasurer shaman"), player(lords="recruiter"), court=court)
    assert table.cost("keeper", A) == 4


@pytest.mark.rule("ABY-R-18", "ABY-LORD-25", "ABY-LORD-01")
def test_cheaper_and_dearer_lords_are_paid_at_their_price() -> None:
    court = "keeper miller reaper jailer"
    table = scenario(player(pearls=0, hand="H2 C1 Q1", lords="treasurer"), player(), court=court)
    assert table.choices_of("recruit") == ["jailer", "keeper"]  # 4 points for a printed cost of 6
    table = scenario(player(pearls=0, hand="H4 C2 Q1"), player(lords="recruiter"), court=court, council="Q1")
    assert table.why("recruit keeper") == "ABY-RECRUIT-15"  # 7 points are not 8


@pytest.mark.rule("ABY-R-19", "ABY-LORD-24")
def test_the_diplomat_ignores_the_mandatory_race() -> None:
    """Scenario 25: one race for the Slaver, any race; two races are still too many."""
    table = scenario(
        player(pearls=0, hand="C5 C3 S3", lords="diplomat"), player(), court="slaver keeper reaper shepherd"
    )
    table.recruit("slaver", "C5 C3")
    assert (table.affiliated(A), table.discarded, table.hand(A)) == ("C3", "C5", "S3")
    court = "slaver keeper reaper shepherd"
    table = scenario(player(pearls=0, hand="C5 S3", lords="diplomat"), player(), court=court, council="Q1")
    assert table.why("recruit slaver") == "ABY-RECRUIT-15"


@pytest.mark.rule("ABY-LORD-20", "ABY-R-20")
def test_the_master_of_magic_affiliates_any_ally() -> None:
    """Scenario 26."""
    table = scenario(
        player(pearls=0, hand="H3 C2 Q1", lords="master-of-magic"), player(), court="keeper reaper shepherd miller"
    )
    table.play("recruit keeper").plays("pay squid 1", "pay crab 2")
    assert table.choices == ["affiliate squid 1", "affiliate crab 2", "affiliate seahorse 3", "withdraw"]
    table.play("affiliate seahorse 3")
    assert (table.affiliated(A), table.discarded) == ("H3", "C2 Q1")


@pytest.mark.rule("ABY-LORD-20", "ABY-R-20", "ABY-RECRUIT-14")
def test_the_master_of_magic_does_not_help_to_recruit_himself() -> None:
    table = scenario(player(pearls=0, hand="J5 C3 Q2"), player(), court="master-of-magic reaper shepherd miller")
    table.recruit("master-of-magic", "Q2 C3 J5")
    assert table.affiliated(A) == "Q2"


@pytest.mark.rule("ABY-RECRUIT-16", "ABY-COMP-06", "ABY-COMP-05")
def test_an_ambassador_needs_all_five_races() -> None:
    table = scenario(
        player(pearls=9, hand="Q2 S2 C2 H2"), player(), court="sage reaper shepherd miller", available="jail"
    )
    assert table.why("recruit sage") == "ABY-RECRUIT-02"
    table = scenario(player(pearls=0, hand="Q2 S2 C2 H2 J2"), player(), court="sage reaper shepherd miller")
    table.play("recruit sage").plays("pay squid 2", "pay shellfish 2", "pay crab 2", "pay seahorse 2")
    assert len(table.choices_of("affiliate")) == 5


@pytest.mark.rule("ABY-RECRUIT-17", "ABY-RECRUIT-14")
def test_nothing_is_paid_until_all_is_named_and_all_can_be_taken_back() -> None:
    table = scenario(player(pearls=5, hand="S5 S3 S1 Q1"), player(), court="slaver keeper reaper shepherd")
    start = table.match.state.copy()
    table.plays("recruit slaver", "pay shellfish 5")
    assert (table.hand(A), table.player(A)["laid"]) == ("Q1 S1 S3 S5", ["shellfish 5"])
    assert (table.court, table.discarded, table.pearls(A)) == (["slaver", "keeper", "reaper", "shepherd"], "", 5)
    table.play("pay shellfish 1")
    assert table.choices == ["affiliate shellfish 1", "withdraw"]  # complete, but not confirmed
    for _ in range(3):
        table.match.undo(A)
    assert table.match.state == start


@pytest.mark.rule("ABY-RECRUIT-17")
def test_a_complete_payment_is_confirmed_or_taken_back_once_a_turn() -> None:
    table = scenario(player(pearls=5, hand="S5 S3 S1 Q1"), player(), court="slaver keeper reaper shepherd")
    table.plays("recruit slaver", "pay shellfish 5", "pay shellfish 3", "withdraw")
    assert (table.asked, table.hand(A), table.player(A)["laid"]) == ("act first", "Q1 S1 S3 S5", [])
    table.plays("recruit slaver", "pay shellfish 5", "pay shellfish 3")  # the second time it is carried out at once
    assert (table.lords(A), table.affiliated(A), table.hand(A)) == (["slaver"], "S3", "Q1 S1")


@pytest.mark.rule("ABY-RECRUIT-01", "ABY-RECRUIT-12", "ABY-RECRUIT-13", "ABY-COMP-18")
def test_what_is_paid_and_what_is_gained() -> None:
    table = scenario(player(pearls=0, hand="C5 C3 Q1"), player(), court="commander keeper reaper shepherd")
    table.recruit("commander", "C3 C5")
    assert (table.lords(A), table.affiliated(A), table.discarded) == (["commander"], "C3", "C5")
    assert table.hand(A) == "Q1"


@pytest.mark.rule("ABY-RECRUIT-01")
def test_only_lords_of_the_court_can_be_recruited() -> None:
    table = scenario(player(pearls=0, hand="C5 C3 Q1"), player(), court="commander keeper reaper shepherd")
    assert table.why("recruit seeker") == "ABY-RECRUIT-01"


@pytest.mark.rule("ABY-RECRUIT-11", "ABY-RECRUIT-17")
def test_who_affiliates_too_soon_or_too_high_hears_the_rule() -> None:
    table = scenario(player(pearls=9, hand="S5 C3 Q1 Q2"), player(), court="trader keeper reaper shepherd")
    table.plays("recruit trader", "pay shellfish 5")
    assert table.why("affiliate shellfish 5") == "ABY-RECRUIT-02"
    assert table.why("affiliate crab 3") == "ABY-RECRUIT-11"
    table.plays("pay crab 3")
    assert table.why("pay seahorse 1") == "ABY-RECRUIT-01"
    table.play("pay squid 1")
    assert table.why("affiliate crab 3") == "ABY-RECRUIT-11"


# Every payment, by brute force


def by_hand(hand: list[str], pearls: int, lord: str) -> set[tuple[str, ...]]:
    """All payments by the words of the ledger: races, mandatory race, cost, nothing superfluous."""
    card = LORDS[LORD_NAMES.index(lord)]
    big = RACE_OF_GUILD[card.guild]
    names = list(RACES.values())
    found = set()
    for number in range(1, len(hand) + 1):
        for chosen in combinations(hand, number):
            races = [ally.split()[0] for ally in chosen]
            worth = sum(int(ally.split()[1]) for ally in chosen)
            if len(set(races)) != card.races or (big >= 0 and names[big] not in races) or worth + pearls < card.cost:
                continue
            needless = [
                ally
                for ally in chosen
                if races.count(ally.split()[0]) > 1 and worth - int(ally.split()[1]) >= card.cost
            ]
            if not needless:
                found.add(tuple(sorted(chosen)))
    return found


@pytest.mark.rule("ABY-RECRUIT-02", "ABY-RECRUIT-05", "ABY-RECRUIT-15", "ABY-RECRUIT-17", "ABY-R-16", "ABY-R-17")
@pytest.mark.parametrize("lord", ["jailer", "seeker", "commander", "traitor", "hermit", "diplomat", "reaper"])
def test_the_questions_lead_to_every_payment_and_to_no_other(lord: str) -> None:
    """Card by card, every prefix that is offered can be completed; compared with all subsets of a random hand."""
    rng = Rng(f"payments/{lord}")
    deck = [f"{race} {value}" for race in RACES.values() for value in (1, 1, 2, 2, 3, 3, 4, 5)]
    seen = 0
    for _ in range(60):
        left = deck[:]
        hand = [left.pop(rng.below(len(left))) for _ in range(4 + rng.below(5))]
        pearls = rng.below(4)
        position = {
            "players": [{"pearls": pearls, "hand": hand}, {"pearls": 0}],
            "court": ["landlord", "keeper", "aquaculturalist", lord],
            "council": ["squid 4"],
        }
        state = ABYSS.position(position)
        wanted = by_hand(hand, pearls, lord)
        assert (f"recruit {lord}" in [action.text for action in state.legal_actions()]) == bool(wanted)
        if wanted:
            seen += 1
            assert every_payment(state, lord) == wanted
    assert seen > 5


def every_payment(start: Any, lord: str) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    state = start.copy()
    state.notes = []
    state.apply(ABYSS.action(f"recruit {lord}"))
    waiting = [state]
    reached = set()
    while waiting:
        state = waiting.pop()
        if not state.to_json()["pending"][-1].startswith("pay"):
            found.add(paid(state))
            continue
        answers = state.legal_actions()
        assert answers
        for action in answers:
            if action.text == "withdraw":
                continue
            after = state.copy()
            after.notes = list(state.notes)
            after.apply(action)
            key = tuple(after.key())
            if key not in reached:
                reached.add(key)
                waiting.append(after)
    return found


def paid(state: Any) -> tuple[str, ...]:
    told = [ABYSS.event_message(event) for event in state.notes]
    found = [message.values for message in told if message.key in ("abyss-event-pays-ally", "abyss-event-affiliates")]
    return tuple(sorted(f"{str(values['race']).removeprefix('@abyss-')} {values['value']}" for values in found))


# The court


@pytest.mark.rule("ABY-COURT-01", "ABY-COURT-02", "ABY-PLOT-02", "ABY-COURT-06")
def test_lords_slide_away_from_the_deck_and_three_are_enough() -> None:
    """Scenario 27."""
    table = scenario(player(pearls=0, hand="H5 H3"), player(), court="keeper shepherd reaper miller")
    table.recruit("shepherd", "H5 H3")
    assert table.json["court"] == ["", "", "", "keeper", "reaper", "miller"]
    assert table.pearls(A) == 0
    table = scenario(player(pearls=4), player(), court="keeper reaper miller", council="Q1")
    table.play("plot", "jailer").play("plot", "seeker").play("plot", "sage")
    assert table.json["court"] == ["sage", "seeker", "jailer", "keeper", "reaper", "miller"]


@pytest.mark.rule("ABY-COURT-03", "ABY-COURT-04", "ABY-R-22", "ABY-R-60")
def test_two_lords_left_bring_two_pearls_and_four_lords() -> None:
    table = scenario(player(pearls=0, hand="H5 H3"), player(), court="shepherd reaper miller")
    table.recruit("shepherd", "H5 H3", "jailer", "seeker", "sage", "hermit")
    assert table.json["court"] == ["hermit", "sage", "seeker", "jailer", "reaper", "miller"]
    assert table.pearls(A) == 2
    assert table.told.count("court-bonus") == 1


@pytest.mark.rule("ABY-R-22")
@pytest.mark.parametrize("court", ["shepherd reaper", "shepherd"])
def test_fewer_than_two_lords_count_as_two(court: str) -> None:
    lords = ["jailer", "seeker", "sage", "hermit", "elder", "tamer"][: 7 - len(court.split())]
    table = scenario(player(pearls=0, hand="H5 H3"), player(), court=court)
    table.recruit("shepherd", "H5 H3", *lords)
    assert (table.pearls(A), len(table.court)) == (2, 6)


@pytest.mark.rule("ABY-R-22")
def test_the_bonus_is_paid_even_if_the_lord_deck_is_empty() -> None:
    rest = " ".join(name for name in LORD_NAMES if name not in ("shepherd", "reaper", "miller"))
    table = scenario(player(pearls=0, hand="H5 H3"), player(), court="shepherd reaper miller", lord_discard=rest)
    table.recruit("shepherd", "H5 H3")
    assert (table.pearls(A), table.court, table.trigger) == (2, ["reaper", "miller"], A)


@pytest.mark.rule("ABY-COURT-04", "ABY-COURT-05")
def test_a_deck_too_short_fills_what_it_can() -> None:
    rest = " ".join(name for name in LORD_NAMES if name not in ("shepherd", "reaper", "miller", "jailer"))
    table = scenario(player(pearls=0, hand="H5 H3"), player(), court="shepherd reaper miller", lord_discard=rest)
    table.recruit("shepherd", "H5 H3")
    assert table.court == ["jailer", "reaper", "miller"]
    assert (table.trigger, table.cause) == (A, "lords-short")


@pytest.mark.rule("ABY-COURT-07", "ABY-R-59")
def test_discarded_lords_never_return() -> None:
    there = ("keeper", "reaper", "miller", "jailer", "opportunist")
    gone = " ".join(name for name in LORD_NAMES if name not in there)
    court = " ".join(there[:4])
    table = scenario(player(pearls=5, lords="opportunist"), player(), court=court, lord_discard=gone, council="Q1")
    assert table.why("plot") == "ABY-PLOT-04"
    assert table.why("oust keeper") == "ABY-R-39"


@pytest.mark.rule("ABY-R-19", "ABY-LORD-24", "ABY-RECRUIT-15")
def test_with_the_diplomat_the_three_best_of_four_races_pay() -> None:
    """Squids are asked for, and are the weakest: 12 points are C5, S4 and H3."""
    table = scenario(player(pearls=0, hand="C5 S4 H3 Q1", lords="diplomat"), player(), court="traitor keeper reaper")
    table.play("recruit traitor")
    assert table.choices_of("pay") == ["shellfish 4", "crab 5", "seahorse 3"]
    table.play("pay seahorse 3")
    assert table.choices_of("pay") == ["shellfish 4", "crab 5"]
