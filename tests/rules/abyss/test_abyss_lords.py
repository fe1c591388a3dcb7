"""The 35 lords, each by itself and with those it meets (ledger, chapters 10, 12 and 18)."""

from __future__ import annotations

from typing import Any

import pytest

from katabasis.games.abyss.data.lords import LORD_NAMES, LORDS
from katabasis.games.abyss.data.places import PLACE_NAMES
from scenario_abyss import A, B, C, D, Table, player, scenario

COURT = "keeper reaper shepherd miller"
FULL = "keeper reaper shepherd miller landowner aquaculturalist"
HANDS = {  # a payment for each kind of price, without pearls
    "jailer": "C4 Q1 S1",
    "seeker": "C5 Q2",
    "assassin": "C5 C4 C1",
    "commander": "C5 C3",
    "hunter": "C5 Q3",
    "trader": "S5 Q3 C2",
    "peddler": "S5 S3",
    "landlord": "S5 Q5",
    "shopkeeper": "S4 Q1 C1",
    "invoker": "J5 J3",
    "illusionist": "J5 J4 J1",
    "corruptor": "Q5 Q4 Q1",
    "traitor": "Q5 S4 C3",
    "schemer": "Q5 S2 C1",
    "sage": "Q3 S2 C2 H2 J1",
    "hermit": "Q3 S2 C2 H2 J1",
    "elder": "Q3 S2 C2 H2 J1",
    "keeper": "H4 Q1 C1",
    "reaper": "H5 Q2",
    "shepherd": "H5 H3",
    "miller": "H5 Q3",
    "aquaculturalist": "H5 Q2 C2",
    "landowner": "H5 H4 H1",
    "shaman": "J4 Q1 C1",
}


def recruits(lord: str, *others: dict[str, Any], pearls: int = 0, mine: str = "", **fields: Any) -> Table:
    """A recruits a lord; the court keeps three others."""
    court = fields.pop("court", f"{lord} {' '.join(name for name in COURT.split() if name != lord)}")
    locations = fields.pop("locations", None)
    outcomes = fields.pop("outcomes", ())
    turned = fields.pop("turned", "")
    keys = fields.pop("keys", 0)
    me = player(pearls=pearls, hand=HANDS[lord], lords=mine, locations=locations, turned=turned, keys=keys)
    seats = list(others) or [player()]
    return scenario(me, *seats, court=court, **fields).recruit(lord, HANDS[lord], *outcomes)


def has_key(lord: str) -> bool:
    return LORDS[LORD_NAMES.index(lord)].keys == 1


# Merchants and farmers


@pytest.mark.rule("ABY-LORD-09", "ABY-LORD-10", "ABY-LORD-11", "ABY-LORD-13", "ABY-POWER-01")
@pytest.mark.parametrize(("lord", "pearls"), [("trader", 3), ("peddler", 2), ("landlord", 1), ("shopkeeper", 1)])
def test_merchants_bring_pearls_on_arrival(lord: str, pearls: int) -> None:
    table = recruits(lord)
    assert (table.pearls(A), table.lords(A)) == (pearls, [lord])


@pytest.mark.rule("ABY-LORD-11", "ABY-R-27", "ABY-TURN-04")
def test_the_landlord_pays_before_plotting() -> None:
    """Scenario 38."""
    table = scenario(player(pearls=0, lords="landlord"), player(), court="keeper", council="Q1")
    assert table.pearls(A) == 1
    table.play("plot", "jailer")
    assert table.pearls(A) == 0


@pytest.mark.rule("ABY-R-27", "ABY-LORD-11")
def test_a_turned_or_covered_landlord_does_not_pay() -> None:
    table = scenario(player(pearls=0, lords="landlord", turned="landlord"), player(), court=COURT, council="Q1 C1")
    assert table.pearls(A) == 0
    held = {"jail": "landlord keeper reaper"}
    table = scenario(player(pearls=0, locations=held), player(), court="miller", council="Q1 C1")
    assert table.pearls(A) == 0


@pytest.mark.rule("ABY-LORD-12", "ABY-R-26", "ABY-POWER-03")
def test_the_slaver_sells_an_ally_once_a_turn() -> None:
    """Scenario 37."""
    table = scenario(player(pearls=0, hand="Q1 Q2", lords="slaver"), player(pearls=0), court=FULL, council="S1")
    table.play("explore", "C1")
    assert table.choices == ["take", "go on", "sell squid 1", "sell squid 2"]
    table.play("sell squid 1")
    assert (table.pearls(A), table.hand(A), table.discarded, table.asked) == (2, "Q2", "Q1", "decide first")
    assert table.why("sell squid 2") == "ABY-R-26"
    table.play("take")
    assert table.active == B  # no closing window: the power is used


@pytest.mark.rule("ABY-R-26", "ABY-TURN-08", "ABY-LORD-12")
def test_the_closing_window_is_the_last_chance() -> None:
    table = scenario(player(pearls=0, hand="Q1", lords="slaver"), player(pearls=0), court=FULL, council="S1")
    table.play("council shellfish")
    assert (table.asked, table.choices) == ("close first", ["sell squid 1", "sell shellfish 1", "done"])
    table.play("sell shellfish 1")
    assert (table.pearls(A), table.active) == (2, B)


@pytest.mark.rule("ABY-R-26")
def test_a_lord_that_came_this_turn_serves_in_the_closing_window() -> None:
    table = scenario(player(pearls=0, hand="S5 S3 Q1"), player(), court=f"slaver {COURT}")
    table.recruit("slaver", "S5 S3")
    assert table.choices == ["sell squid 1", "done"]


@pytest.mark.rule("ABY-LORD-27", "ABY-LORD-28", "ABY-LORD-29", "ABY-LORD-30", "ABY-LORD-31", "ABY-LORD-32", "ABY-R-61")
@pytest.mark.parametrize("lord", ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"])
def test_farmers_have_no_power(lord: str) -> None:
    table = recruits(lord, court=f"{lord} jailer seeker tamer")
    assert (table.lords(A), table.pearls(A), table.keys(A)) == ([lord], 0, int(has_key(lord)))
    assert table.worth("sargasso-silos") == 7  # but they are lords and farmers
    assert table.points(A)["lords"] == LORDS[LORD_NAMES.index(lord)].points


# Soldiers


@pytest.mark.rule("ABY-LORD-02", "ABY-R-33", "ABY-POWER-10", "ABY-R-29", "ABY-RECRUIT-12")
def test_the_jailer_makes_opponents_discard() -> None:
    table = recruits(
        "jailer", player(hand="Q1 Q2"), player(), player(hand="S1 S3", lords="shaman"), court=f"jailer {COURT}"
    )
    assert (table.seat, table.asked) == (B, "discard second 1")
    assert table.why("discard squid 5") == "ABY-R-33"
    table.play("discard squid 2")
    assert (table.hand(B), table.hand(C), table.hand(D)) == ("Q1", "", "S1 S3")
    assert "Q2" in table.discarded


@pytest.mark.rule("ABY-R-33", "ABY-LORD-02")
def test_discards_are_shown_when_all_have_chosen() -> None:
    table = recruits("jailer", player(hand="Q1 Q2"), player(hand="S1 S3"), court=f"jailer {COURT}")
    table.play("discard squid 2")
    assert (table.hand(B), table.discarded.split().count("Q2")) == ("Q1 Q2", 0)
    assert table.match.view(C).to_json()["players"][B]["laid"] == []
    assert table.match.transcript(C)[-1].endswith("?")
    table.play("discard shellfish 3")
    assert (table.hand(B), table.hand(C)) == ("Q1", "S1")


@pytest.mark.rule("ABY-LORD-02")
def test_the_jailer_takes_the_only_ally_of_a_hand() -> None:
    table = recruits("jailer", player(hand="Q2"), court=f"jailer {COURT}")
    assert (table.hand(B), "Q2" in table.discarded, table.active) == ("", True, B)


@pytest.mark.rule("ABY-R-33", "ABY-LORD-02")
def test_a_discard_with_one_possible_answer_is_not_asked() -> None:
    """B holds one kind of ally only, C must still choose; B's goes with C's."""
    table = recruits("jailer", player(hand="Q2 Q2"), player(hand="S1 S3"), court=f"jailer {COURT}")
    assert (table.seat, table.hand(B)) == (C, "Q2 Q2")
    table.play("discard shellfish 3")
    assert (table.hand(B), table.hand(C), table.active) == ("Q2", "S1", B)
    assert table.told.count("discards") == 2


@pytest.mark.rule("ABY-LORD-03", "ABY-R-29")
def test_the_seeker_takes_two_pearls() -> None:
    """Scenario 33."""
    table = recruits(
        "seeker",
        player(pearls=1),
        player(pearls=5),
        player(pearls=5, lords="shaman"),
        court=f"seeker {COURT}",
    )
    assert [table.pearls(seat) for seat in (B, C, D)] == [0, 3, 5]
    assert table.pearls(A) == 0  # the Treasury takes them


@pytest.mark.rule("ABY-LORD-04", "ABY-R-30", "ABY-POWER-06", "ABY-POWER-08", "ABY-COMP-17")
def test_the_assassin_turns_a_free_lord_of_each_opponent() -> None:
    """Scenario 34: a covered lord cannot be hit; a turned one gives no key and no power."""
    table = recruits(
        "assassin",
        player(pearls=0, hand="H5 H3", lords="reaper keeper"),
        player(locations={"jail": "tamer shaman slaver"}),
        court="assassin shepherd miller landowner jailer",
    )
    assert table.choices == ["turn keeper", "turn reaper"]
    assert table.why("turn tamer") == "ABY-LORD-04"
    table.play("turn reaper")
    assert (table.player(B)["turned"], table.active, table.keys(B)) == (["reaper"], B, 1)
    table.recruit("shepherd", "H5 H3")
    assert (table.keys(B), table.covered(B)) == (2, {})


@pytest.mark.rule("ABY-LORD-04", "ABY-R-63", "ABY-R-29")
def test_the_assassin_spares_the_protected_and_the_turned() -> None:
    table = recruits(
        "assassin",
        player(lords="shaman miller"),
        player(lords="trader", turned="trader"),
        court="assassin keeper reaper shepherd",
    )
    assert "turned" not in table.told
    assert "no-effect" in table.told


@pytest.mark.rule("ABY-POWER-08", "ABY-POWER-02", "ABY-R-30", "ABY-R-29")
def test_a_turned_lord_has_no_power() -> None:
    table = scenario(player(lords="treasurer", turned="treasurer"), player(), court=COURT, council="Q1 C1")
    assert table.cost("keeper") == 6
    table = scenario(player(), player(lords="recruiter", turned="recruiter"), court=COURT, council="Q1 C1")
    assert table.cost("keeper") == 6
    table = scenario(player(lords="shaman", turned="shaman"), player(lords="recruiter"), court=COURT, council="Q1 C1")
    assert table.cost("keeper") == 8


@pytest.mark.rule("ABY-LORD-05", "ABY-R-32", "ABY-R-29", "ABY-R-33")
def test_the_commander_limits_hands_on_arrival() -> None:
    """Scenario 32, first half."""
    table = recruits(
        "commander",
        player(hand="Q1 Q1 Q1 Q1 Q2 Q2 Q3 Q3 Q4"),
        player(hand="S1 S1 S1 S2 S2 S3"),
        player(hand="H1 H1 H1 H2 H2 H3 H3", lords="shaman"),
        court=f"commander {COURT}",
    )
    table.plays("discard squid 1", "discard squid 1", "discard squid 4")
    assert (table.hand(B), len(table.hand(C).split()), len(table.hand(D).split())) == ("Q1 Q1 Q2 Q2 Q3 Q3", 6, 7)
    assert table.active == B


def beside_a_commander(**fields: Any) -> Table:
    """The second player holds six allies, and can buy a seventh."""
    return scenario(
        player(lords="commander"),
        player(hand="S1 S1 S1 S2 S2 S3", pearls=1),
        court=FULL,
        council="Q1 C1",
        **fields,
    )


@pytest.mark.rule("ABY-R-32", "ABY-TURN-09", "ABY-LORD-05")
def test_the_commander_bites_at_the_end_of_ones_own_turn() -> None:
    """Scenario 32, second half: a purchase on somebody else's turn is kept until then."""
    table = beside_a_commander()
    table.play("explore", "J5").play("buy", "C2").play("take")
    assert len(table.hand(B).split()) == 7
    table.play("council squid")
    assert (table.seat, table.asked) == (B, "discard second 6")
    table.plays("discard shellfish 1", "discard shellfish 1")
    assert (table.hand(B), table.active) == ("J5 Q1 S1 S2 S2 S3", A)


@pytest.mark.rule("ABY-R-32")
def test_the_other_reading_checks_after_a_purchase() -> None:
    table = beside_a_commander(options={"commander_limit_checked_after_purchase": "true"})
    table.play("explore", "J5").play("buy")
    assert (table.seat, table.asked) == (B, "discard second 6")
    table.play("discard shellfish 1", "C2")
    assert (len(table.hand(B).split()), table.asked) == (6, "decide first")


@pytest.mark.rule("ABY-R-58")
def test_there_is_no_other_hand_limit_unless_the_table_wants_one() -> None:
    hand = "Q1 Q1 Q1 Q1 Q2 Q2 Q2 Q3 Q3 Q3 Q4 Q4 Q5"
    table = scenario(player(hand=hand), player(), court=FULL, council="S1 C1").play("council shellfish")
    assert (len(table.hand(A).split()), table.active) == (14, B)
    table = scenario(
        player(hand=hand),
        player(),
        court=FULL,
        council="S1 C1",
        options={"hand_limit_without_commander": 12},
    ).play("council shellfish")
    assert table.asked == "discard first 12"


@pytest.mark.rule("ABY-LORD-07", "ABY-R-35", "ABY-INFO-05")
def test_the_hunter_steals_a_token_that_two_players_know() -> None:
    """Scenario 36."""
    table = recruits("hunter", player(tokens=(2, 4)), player(), player(), court=f"hunter {COURT}")
    assert table.seat < 0  # only B can be named; which token is chance
    table.deal(4)
    assert (table.tokens(A), table.tokens(B)) == ([4], [2])
    told = [[message.key for message in table.match.messages(seat)] for seat in (A, B, C)]
    assert ["abyss-event-stolen-seen" in keys for keys in told] == [True, True, False]
    seen = [table.match.view(seat).to_json()["players"][A]["tokens"] for seat in (A, B, C)]
    assert seen == [[4], [4], []]


@pytest.mark.rule("ABY-LORD-07", "ABY-R-29")
def test_the_hunter_chooses_among_unprotected_opponents_with_tokens() -> None:
    table = recruits(
        "hunter", player(tokens=(2,)), player(tokens=(3,)), player(tokens=(4,), lords="shaman"), court=f"hunter {COURT}"
    )
    assert table.choices == ["hunt second", "hunt third"]
    assert table.why("hunt fourth") == "ABY-LORD-07"
    table.play("hunt third")
    assert table.tokens(A) == [3]
    table = recruits("hunter", player(), court=f"hunter {COURT}")
    assert "no-effect" in table.told


@pytest.mark.rule("ABY-LORD-01", "ABY-R-18", "ABY-R-29", "ABY-LORD-14")
def test_the_recruiter_raises_the_price_of_opponents_only() -> None:
    table = scenario(player(), player(lords="recruiter"), player(lords="shaman"), court=COURT, council="Q1 C1")
    assert [table.cost("miller", seat) for seat in (A, B, C)] == [10, 8, 8]


@pytest.mark.rule("ABY-LORD-14", "ABY-R-29", "ABY-POWER-06")
def test_a_covered_shaman_protects_nobody() -> None:
    held = {"jail": "shaman keeper reaper"}
    table = scenario(player(locations=held), player(lords="recruiter"), court="miller", council="Q1 C1")
    assert table.cost("miller") == 10


# Mages


@pytest.mark.rule("ABY-LORD-15", "ABY-R-28", "ABY-TURN-10")
def test_the_invoker_brings_another_full_turn() -> None:
    table = scenario(
        player(pearls=0, hand="J5 J3", lords="landlord"), player(), court=f"invoker {COURT}", council="Q1 C1"
    )
    table.recruit("invoker", "J5 J3")
    assert (table.active, table.asked, table.turn) == (A, "act first", 3)
    assert table.pearls(A) == 2  # the Landlord pays for the extra turn too
    table.play("council squid")
    assert table.active == B


@pytest.mark.rule("ABY-LORD-17", "ABY-R-38", "ABY-R-26")
def test_the_oracle_sweeps_a_stack_away_unseen() -> None:
    table = scenario(player(lords="oracle"), player(), court=FULL, council="Q1 Q4 C1")
    table.play("sweep squid")
    assert (table.stack("Q"), table.discarded, table.asked) == ("", "Q1 Q4", "act first")
    assert "stack-seen" not in table.told
    assert table.why("sweep crab") == "ABY-R-26"
    assert table.match.view(A).to_json()["discard_size"] == 2


@pytest.mark.rule("ABY-LORD-17", "ABY-R-38")
def test_the_oracle_cannot_sweep_an_empty_stack() -> None:
    table = scenario(player(lords="oracle"), player(), court=FULL, council="Q1")
    assert table.why("sweep crab") == "ABY-R-38"
    table = scenario(player(), player(lords="oracle"), court=FULL, council="Q1")
    assert table.why("sweep squid") == "ABY-LORD-17"


@pytest.mark.rule("ABY-LORD-19", "ABY-R-40", "ABY-POWER-05", "ABY-R-25")
def test_the_illusionist_swaps_a_location() -> None:
    """Scenario 45."""
    table = recruits(
        "illusionist", locations={"jail": "keeper"}, available="throne-room", court="illusionist miller reaper shepherd"
    )
    assert table.choices == ["yield jail", "decline"]
    table.play("yield jail")
    assert (table.covered(A), table.available) == ({"throne-room": ["keeper"]}, ["jail"])


@pytest.mark.rule("ABY-LORD-19", "ABY-R-40", "ABY-R-25")
def test_the_illusionist_may_be_declined_and_needs_two_locations() -> None:
    court = "illusionist miller reaper shepherd"
    table = recruits("illusionist", locations={"jail": "keeper"}, available="throne-room", court=court).play("decline")
    assert table.covered(A) == {"jail": ["keeper"]}
    assert "no-effect" in recruits("illusionist", locations={"jail": "keeper"}, court=court).told
    assert "no-effect" in recruits("illusionist", available="jail", court=court).told


@pytest.mark.rule("ABY-R-40", "ABY-R-49", "ABY-PLACE-10")
def test_the_illusionist_sets_off_black_smokers() -> None:
    table = recruits(
        "illusionist",
        locations={"jail": "keeper"},
        available="black-smokers",
        court="illusionist miller reaper shepherd",
    ).play("yield jail")
    assert "swap barracks" in table.choices
    table.play("swap barracks")
    assert (table.covered(A), table.available) == ({"barracks": ["keeper"]}, ["jail"])
    assert "black-smokers" not in table.location_deck


# Politicians


@pytest.mark.rule("ABY-LORD-21", "ABY-R-39", "ABY-R-26", "ABY-COURT-07")
def test_the_opportunist_replaces_a_lord_of_the_court() -> None:
    """Scenario 39."""
    table = scenario(
        player(pearls=0, lords="opportunist"), player(), court="keeper assassin reaper shepherd miller jailer"
    )
    table.play("oust assassin", "elder")
    assert table.json["court"] == ["keeper", "elder", "reaper", "shepherd", "miller", "jailer"]
    assert (table.lord_discard, table.pearls(A)) == (["assassin"], 0)
    assert table.active == A
    table = scenario(player(lords="opportunist"), player(), court=COURT, council="Q1 C1").play("oust keeper", "elder")
    assert table.why("oust reaper") == "ABY-R-26"


@pytest.mark.rule("ABY-R-39", "ABY-R-26", "ABY-LORD-21")
def test_the_opportunist_has_nobody_to_replace_in_an_empty_court() -> None:
    table = scenario(player(lords="opportunist", pearls=0), player(), court="", council="Q1 C1")
    assert table.choices == ["explore", "council squid", "council crab"]
    table.play("council squid")
    assert table.active == B  # no closing window for a power that cannot be used


@pytest.mark.rule("ABY-LORD-22", "ABY-R-23", "ABY-R-21", "ABY-R-22", "ABY-COURT-04", "ABY-INV-06")
def test_the_corruptor_recruits_a_second_lord_for_five_pearls() -> None:
    """Scenario 28."""
    table = scenario(player(pearls=6, hand="Q5 Q4 Q1"), player(), court="corruptor miller keeper reaper")
    table.recruit("corruptor", "Q5 Q4 Q1")
    assert table.choices == ["corrupt keeper", "corrupt reaper", "corrupt miller", "decline"]
    table.play("corrupt miller", "jailer", "seeker", "sage", "tamer")
    assert (table.lords(A), table.affiliated(A), table.pearls(A)) == (["corruptor", "miller"], "Q1", 3)
    assert table.told.count("court-bonus") == 1
    assert len(table.court) == 6


@pytest.mark.rule("ABY-R-23", "ABY-R-21")
def test_the_bonus_comes_too_late_for_the_corruptor() -> None:
    """Scenario 28, variant: 4 pearls and a court of three."""
    table = scenario(player(pearls=4, hand="Q5 Q4 Q1"), player(), court="corruptor miller keeper")
    table.recruit("corruptor", "Q5 Q4 Q1", "jailer", "seeker", "sage", "tamer")
    assert (table.lords(A), table.pearls(A)) == (["corruptor"], 6)


@pytest.mark.rule("ABY-R-23", "ABY-POWER-04", "ABY-R-18", "ABY-R-25")
def test_what_the_corruptor_buys_arrives_like_any_lord() -> None:
    table = scenario(
        player(pearls=5, hand="Q5 Q4 Q1", lords="treasurer"),
        player(pearls=4),
        court="corruptor seeker keeper reaper miller",
    )
    table.recruit("corruptor", "Q5 Q4 Q1")  # the Treasurer makes it cheaper, but not the 5 pearls
    table.play("corrupt seeker")
    assert (table.pearls(A), table.pearls(B)) == (0, 2)
    table = scenario(player(pearls=9, hand="Q5 Q4 Q1"), player(), court="corruptor seeker keeper reaper")
    table.recruit("corruptor", "Q5 Q4 Q1").play("decline")
    assert (table.lords(A), table.pearls(A)) == (["corruptor"], 9)


@pytest.mark.rule("ABY-R-23", "ABY-END-01", "ABY-R-52")
def test_the_corruptors_second_lord_can_be_the_seventh() -> None:
    mine = "trader peddler shopkeeper landowner aquaculturalist"
    table = scenario(player(pearls=5, hand="Q5 Q4 Q1", lords=mine), player(), court="corruptor miller jailer seeker")
    table.recruit("corruptor", "Q5 Q4 Q1")
    assert table.trigger == -1
    table.play("corrupt miller", "hunter", "tamer", "sage", "elder")
    assert (table.trigger, table.cause) == (A, "seventh-lord")


@pytest.mark.rule("ABY-LORD-23", "ABY-R-24", "ABY-POWER-09", "ABY-COURT-07", "ABY-R-59")
def test_the_traitor_exchanges_a_turned_jailer() -> None:
    """Scenario 29: Assassin with Traitor."""
    table = recruits("traitor", mine="jailer", turned="jailer", court="traitor landowner reaper shepherd")
    assert table.choices == ["give jailer", "decline"]
    table.play("give jailer")
    table.play("appoint landowner", "hunter", "tamer", "sage", "elder")
    assert (table.lords(A), table.player(A)["turned"]) == (["traitor", "landowner"], [])
    assert table.lord_discard == ["jailer"]
    assert (table.pearls(A), len(table.court)) == (2, 6)


@pytest.mark.rule("ABY-LORD-23", "ABY-R-24", "ABY-R-20", "ABY-POWER-04")
def test_the_traitors_replacement_arrives_and_affiliates_nothing() -> None:
    table = recruits("traitor", player(pearls=3), mine="miller", court="traitor seeker reaper shepherd keeper")
    table.play("give miller").play("appoint seeker")
    assert (table.pearls(B), table.affiliated(A)) == (1, "C3")


@pytest.mark.rule("ABY-R-24", "ABY-R-25")
def test_the_traitor_needs_another_free_lord() -> None:
    table = recruits("traitor", locations={"jail": "tamer"}, court="traitor seeker reaper shepherd keeper")
    assert "no-effect" in table.told
    table = recruits("traitor", mine="miller", court="traitor seeker reaper shepherd keeper").play("decline")
    assert table.lords(A) == ["traitor", "miller"]


@pytest.mark.rule("ABY-R-24", "ABY-POWER-05", "ABY-R-22")
def test_the_traitor_as_the_last_lord_of_the_court_finds_no_replacement() -> None:
    table = recruits(
        "traitor", mine="miller", court="traitor", outcomes=tuple(FULL.replace("miller", "jailer").split())
    )
    assert "no-effect" in table.told
    assert (table.lords(A), table.lord_discard, table.active) == (["traitor", "miller"], [], B)


@pytest.mark.rule("ABY-LORD-23", "ABY-R-24", "ABY-R-22")
def test_the_traitor_who_leaves_one_lord_takes_that_one() -> None:
    """Nothing to choose: it comes as soon as another lord is given up, and the court is filled anew."""
    table = recruits("traitor", mine="jailer", court="traitor landowner")
    assert table.choices == ["give jailer", "decline"]
    table.play("give jailer", *FULL.replace("landowner", "hunter").split())
    assert (table.lords(A), table.lord_discard, table.active) == (["traitor", "landowner"], ["jailer"], B)
    assert (table.pearls(A), len(table.court)) == (2, 6)
    table = recruits("traitor", mine="jailer", court="traitor landowner reaper").play("give jailer")
    assert table.choices == ["appoint reaper", "appoint landowner"]  # of two one must still be chosen


@pytest.mark.rule("ABY-LORD-26", "ABY-R-24", "ABY-LORD-35", "ABY-R-41", "ABY-POWER-04")
def test_the_schemer_finds_the_elder() -> None:
    """Scenario 30: three locations, one for the Elder alone; the other keys are untouched."""
    table = recruits(
        "schemer", mine="miller tamer slaver", court=f"schemer {COURT.replace('miller', 'jailer')}", available="jail"
    )
    table.play("give miller", "elder", "abyss", "chasm", "depths")
    assert table.choices == ["keep abyss", "keep depths", "keep chasm"]
    assert table.why("control jail") == "ABY-R-46"
    table.play("keep chasm")
    assert table.covered(A) == {"chasm": ["elder"]}
    assert table.available == ["abyss", "depths", "jail"]
    assert (table.keys(A), table.lord_discard) == (2, ["miller"])


@pytest.mark.rule("ABY-R-24", "ABY-DECK-04", "ABY-LORD-26")
def test_an_empty_lord_deck_stops_the_schemer() -> None:
    """Scenario 31."""
    there = ["schemer", "keeper", "reaper", "shepherd", "miller"]
    gone = " ".join(name for name in LORD_NAMES if name not in there)
    table = recruits("schemer", mine="miller", court="schemer keeper reaper shepherd", lord_discard=gone)
    assert "no-effect" in table.told


# Ambassadors


@pytest.mark.rule("ABY-LORD-33", "ABY-LORD-34", "ABY-LORD-35", "ABY-R-41", "ABY-CONTROL-11", "ABY-POWER-07")
@pytest.mark.parametrize(("lord", "drawn"), [("sage", 2), ("hermit", 1), ("elder", 3)])
def test_an_ambassador_controls_a_location_alone(lord: str, drawn: int) -> None:
    tiles = ["abyss", "chasm", "depths"][:drawn]
    table = recruits(lord, mine="tamer slaver", outcomes=tuple(tiles), court=f"{lord} keeper reaper shepherd")
    if drawn > 1:
        assert [text.split()[0] for text in table.choices] == ["keep"] * drawn
        table.play("keep chasm")
    taken = "chasm" if drawn > 1 else "abyss"
    assert table.covered(A) == {taken: [lord]}
    assert set(table.available) == set(tiles) - {taken}
    assert (table.keys(A), table.lords(A)) == (2, ["tamer", "slaver"])


@pytest.mark.rule("ABY-R-41", "ABY-DECK-06")
def test_an_ambassador_draws_what_is_left() -> None:
    table = recruits("elder", court=f"elder {COURT}", location_deck="jail chasm", available=" ".join(OTHER_TILES))
    table.deal("jail").play("keep jail")  # the second tile is the last one
    assert "chasm" in table.available


OTHER_TILES = [name for name in PLACE_NAMES if name not in ("jail", "chasm")]


@pytest.mark.rule("ABY-R-41", "ABY-R-47")
def test_an_ambassador_without_a_deck_takes_an_available_location() -> None:
    everything = " ".join([*OTHER_TILES, "jail", "chasm"])
    table = recruits("hermit", court=f"hermit {COURT}", location_deck="", available=everything)
    assert len(table.choices_of("control")) == 20
    table.play("control jail")
    assert table.covered(A) == {"jail": ["hermit"]}
    held = dict.fromkeys([*OTHER_TILES, "jail", "chasm"], "")
    table = recruits("hermit", player(locations=held), court=f"hermit {COURT}", location_deck="")
    assert (table.lords(A), table.covered(A)) == (["hermit"], {})


@pytest.mark.rule("ABY-R-41", "ABY-R-47", "ABY-CONTROL-11")
def test_an_ambassador_that_stayed_free_takes_the_first_location_to_be_had() -> None:
    held = {name: "" for name in PLACE_NAMES if name != "jail"}
    me = player(lords="hermit tamer", keys=1)  # their keys are not mixed with its own
    table = scenario(me, player(locations=held), court=COURT, council="Q1 C1", available="jail", location_deck="")
    table.play("council squid")
    assert (table.covered(A), table.lords(A), table.keys(A)) == ({"jail": ["hermit"]}, ["tamer"], 2)
    assert table.active == B


@pytest.mark.rule("ABY-COMP-05", "ABY-POWER-01", "ABY-POWER-05")
def test_every_lord_with_an_arrow_says_so_when_it_finds_nothing_to_do() -> None:
    alone = ["jailer", "seeker", "assassin", "hunter", "apprentice", "traitor", "schemer", "illusionist"]
    for lord in alone:
        hand = HANDS.get(lord, "J4 Q1 C1")
        table = scenario(player(pearls=0, hand=hand), player(pearls=0), court=f"{lord} {COURT}")
        table.recruit(lord, hand)
        assert "no-effect" in table.told, lord
