"""Turn structure, costs, effects, targets and the Action cards (ledger, chapters 3 to 5)."""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED
from scenario_cerbere import pawn, scenario, traitor


@pytest.mark.rule("CER-ACT-A1", "CER-TURN-01", "CER-TURN-02", "CER-TURN-03", "CER-COST-02")
def test_supplies_draws_two_and_stays_on_the_table() -> None:
    """Worked scenario 4."""
    table = scenario(*[pawn()] * 5, rage=5, speed=3).play("supplies 1", "egotism", "arrogance")
    assert table.die == (4, 3)
    assert table.hand(BLUE) == ["egotism", "arrogance"]
    assert table.played(BLUE) == ["supplies"]
    assert table.told[:2] == ["acts", "rage-moves"]  # the cost comes first
    assert table.why("supplies 1") == "CER-TURN-01"


@pytest.mark.rule("CER-ACT-A2", "CER-TGT-01", "CER-TGT-02", "CER-EFF-04")
def test_supplies_for_three() -> None:
    table = scenario(*[pawn()] * 5, rage=5)
    table.play("supplies 2")
    assert table.die == (4, 3)
    assert table.choices == ["draw 1", "draw 1 pink", "draw 1 green", "draw 1 red", "draw 1 yellow"]
    assert table.why("draw 1 blue") == "CER-TGT-01"
    table.play("draw 1 pink", "egotism").play("draw 1", "sacrifice")
    assert table.why("draw 1 pink") == "CER-TGT-02"
    table.play("draw 1 red", "cowardice")
    assert [table.hand(seat) for seat in range(4)] == [["sacrifice"], ["egotism"], [], ["cowardice"]]


@pytest.mark.rule("CER-ACT-B1", "CER-ACT-B2", "CER-COST-01", "CER-R-62", "CER-R-72")
def test_surge_needs_a_die_below_eight_or_a_card_of_ones_own() -> None:
    """Worked scenario 5."""
    table = scenario(pawn(), pawn(hand="egotism"), *[pawn()] * 2, speed=8)
    assert not [text for text in table.choices if text.startswith("surge")]
    assert (table.why("surge 1"), table.why("surge 2")) == ("CER-COST-01", "CER-R-62")
    table = scenario(pawn("s10", hand="egotism sacrifice"), pawn("s10"), *[pawn()] * 2, speed=8)
    assert [text for text in table.choices if text.startswith("surge")] == ["surge 2"]
    table.play("surge 2")
    assert table.choices == ["discard sacrifice", "discard egotism"]
    table.play("discard egotism").play("advance 2 pink", "arrogance")
    assert (table.at(BLUE), table.at(PINK)) == ("s11", "s12")
    assert (table.hand(BLUE), table.hand(PINK), table.discard) == (["sacrifice"], ["arrogance"], ["egotism"])


@pytest.mark.rule("CER-ACT-B1", "CER-EFF-01", "CER-RAGE-03")
def test_surge_moves_two_pawns_in_any_order() -> None:
    table = scenario(pawn("s10"), pawn("s06"), *[pawn()] * 2, rage=3)
    table.play("surge 1")
    assert table.die == (3, 4)  # the die is turned, not moved
    assert table.choices == ["advance 1 pink", "advance 1 green", "advance 1 red", "advance 2"]
    table.play("advance 1 pink", "egotism")
    assert (table.at(BLUE), table.at(PINK), table.hand(BLUE)) == ("s12", "s07", ["egotism"])


@pytest.mark.rule("CER-ACT-C1", "CER-RAGE-01")
def test_sprint_alone() -> None:
    table = scenario(pawn("s10"), *[pawn()] * 3, rage=4).play("sprint 1", "egotism")
    assert (table.at(BLUE), table.die, table.hand(BLUE)) == ("s12", (3, 3), ["egotism"])  # s12 bears a symbol


@pytest.mark.rule("CER-ACT-C2", "CER-TGT-01", "CER-TGT-02")
def test_sprint_for_two_others() -> None:
    """Worked scenario 6."""
    table = scenario(pawn("s12"), pawn("s10"), pawn("s10"), pawn()).play("sprint 2")
    assert "advance 3" not in table.choices
    assert (table.why("advance 3 blue"), table.why("advance 3")) == ("CER-TGT-01", "CER-EFF-01")
    table.play("advance 3 pink")
    assert table.why("advance 1 pink") == "CER-TGT-02"
    table.play("advance 1 green")
    assert (table.at(PINK), table.at(GREEN)) == ("s13", "s11")


@pytest.mark.rule("CER-TGT-03", "CER-R-51", "CER-R-85", "CER-EFF-02")
@pytest.mark.parametrize(("part", "space"), [("advance 3 pink", "aboard"), ("advance 1 pink", "s32")])
def test_too_few_targets_get_the_part_one_chooses(part: str, space: str) -> None:
    """Worked scenario 7."""
    table = scenario(pawn("s30"), pawn("s31"), pawn("aboard"), revealed=True, barques=[3, 0, 0]).play("sprint 2")
    assert table.choices == ["advance 1 pink", "advance 3 pink"]
    assert table.why("advance 1 green") == "CER-TGT-03"
    table.play(part)
    assert table.at(PINK) == space


@pytest.mark.rule("CER-ACT-D1", "CER-EFF-03", "CER-R-66")
def test_regroup_takes_itself_back_too() -> None:
    """Worked scenario 8."""
    table = scenario(pawn(played="supplies surge sprint"), *[pawn()] * 4, rage=5)
    assert table.choices == ["regroup 1", "regroup 2"]
    table.play("regroup 1", "egotism")
    assert (table.die[0], table.hand(BLUE), table.played(BLUE)) == (4, ["egotism"], [])


@pytest.mark.rule("CER-ACT-D2", "CER-BARQ-03")
def test_regroup_and_look() -> None:
    table = scenario(pawn(played="supplies"), *[pawn()] * 4).play("regroup 2")
    assert (table.asked, table.played(BLUE)) == ("barque blue must", [])
    table.play("look 2", 3)
    assert table.barques == [0, 3, 0]


@pytest.mark.rule("CER-TURN-04", "CER-TURN-05", "CER-TURN-08", "CER-R-69", "CER-R-53")
def test_one_optional_card_before_or_after_even_one_just_drawn() -> None:
    table = scenario(pawn("s10", hand="egotism"), *[pawn()] * 3)
    table.play("play egotism")
    assert (table.at(BLUE), table.discard) == ("s11", ["egotism"])
    assert "end" not in table.choices  # the Action card is still due
    table.play("supplies 1", "arrogance", "egotism")
    assert table.active == PINK  # a second card is not offered
    table = scenario(pawn("s10"), *[pawn()] * 3).play("supplies 1", "arrogance", "egotism")
    assert table.choices == ["play egotism", "play egotism+", "play arrogance", "play arrogance+", "end"]
    table.play("play egotism")
    assert (table.at(BLUE), table.active) == ("s11", PINK)


@pytest.mark.rule("CER-TURN-04")
def test_the_optional_card_is_never_compulsory_and_never_a_second_one() -> None:
    table = scenario(pawn("s10", hand="egotism egotism"), *[pawn()] * 3).play("sprint 1", "arrogance")
    assert "end" in table.choices
    table = scenario(pawn("s10", hand="egotism egotism"), *[pawn()] * 3).play("play egotism")
    assert table.why("play egotism") == "CER-TURN-04"


@pytest.mark.rule("CER-TURN-06", "CER-TURN-07", "CER-SIDE-06")
def test_each_camp_has_its_own_faces_and_cards() -> None:
    table = scenario(traitor("ambush"), *[pawn()] * 4)
    assert table.choices == [
        "fury 1",
        "stalk 1",
        "stalk 2",
        "snare 1",
        "snare 2",
        "recall 1",
        "recall 2",
        "play ambush",
    ]
    assert (table.why("supplies 1"), table.why("play egotism")) == ("CER-TURN-07", "CER-TURN-06")
    table.play("stalk 2", "grudge")
    assert table.hand(BLUE) == ["ambush", "grudge"]
    table = scenario(*[pawn()] * 4)
    assert (table.why("fury 1"), table.why("play ambush")) == ("CER-TURN-07", "CER-TURN-06")


@pytest.mark.rule("CER-TURN-11", "CER-BARQ-10", "CER-TGT-03", "CER-R-50", "CER-R-52")
def test_a_player_aboard_plays_on_without_advancing() -> None:
    """Worked scenario 25, too: one aboard may be named for a card, not for an advance."""
    table = scenario(pawn("aboard"), pawn("s20"), *[pawn()] * 2, revealed=True, barques=[2, 0, 0])
    table.play("surge 1")  # one's own part is lost; the other is compulsory
    assert table.choices == ["advance 1 pink", "advance 1 green", "advance 1 red"]
    assert table.why("advance 2") == "CER-BARQ-10"
    table = scenario(pawn(), pawn("aboard"), *[pawn()] * 2, revealed=True, barques=[2, 0, 0]).play("supplies 2")
    assert "draw 1 pink" in table.choices


@pytest.mark.rule("CER-TURN-12", "CER-R-29")
def test_an_eliminated_player_is_skipped() -> None:
    table = scenario(pawn("s10"), {"camp": "eliminated"}, traitor(), pawn(), pawn(), captured=[2, 1], rage=3)
    table.play("sprint 1", "egotism").play("end")
    assert table.active == GREEN
    table.play("recall 1")
    assert table.active == RED


@pytest.mark.rule("CER-TURN-10", "CER-END-01", "CER-END-02", "CER-HUNT-01")
def test_a_full_barque_leaves_before_any_hunt() -> None:
    """Worked scenario 26."""
    table = scenario(
        pawn("s31"), pawn("aboard"), pawn("s06"), pawn(), cerberus="s05", rage=1, revealed=True, barques=[2, 0, 0]
    )
    table.play("sprint 1")
    assert (table.ending, table.winners, table.at(GREEN)) == ("escaped", [BLUE, PINK], "s06")
    assert table.match.returns == [1.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("CER-END-01")
def test_a_barque_that_was_full_for_a_moment_does_not_leave() -> None:
    """Worked scenario 27."""
    players = [pawn("s20", hand="opportunism"), pawn("aboard"), pawn("s31"), pawn("s10")]
    table = scenario(*players, cerberus="s05", rage=3, revealed=True, barques=[2, 0, 0])
    table.plays("sprint 2", "advance 3 green")  # the 1 goes to red, the only one left
    assert (table.at(GREEN), table.ending) == ("aboard", "")
    table.plays("play opportunism", "retreat 1 pink")
    assert (table.at(PINK), table.at(BLUE), table.ending, table.active) == ("s32", "s21", "", PINK)


@pytest.mark.rule("CER-R-65", "CER-R-07", "CER-COST-01")
def test_without_a_payable_power_the_turn_goes_on() -> None:
    """Worked scenario 33."""
    table = scenario(pawn("s15", hand="egotism"), *[pawn()] * 3, cerberus="s05", rage=1).play("play egotism")
    assert (table.at(BLUE), table.die[0], table.power) == ("s16", 0, "surge 1")  # all that can be paid is played
    table.play("advance 1 pink")
    assert "hunt-begins" in table.told
    table = scenario(pawn("s15", hand="egotism", played="surge"), *[pawn()] * 3, cerberus="s05", rage=1)
    table.play("play egotism")
    assert "cannot-act" in table.told
    assert "hunt-begins" in table.told
    assert table.played(BLUE) == ["surge"]


@pytest.mark.rule("CER-R-07")
def test_costs_of_the_die_on_the_hunt_cell() -> None:
    table = scenario(pawn(hand="egotism"), *[pawn()] * 3, rage=0)
    assert [text for text in table.choices if not text.startswith("play")] == ["surge 1", "surge 2"]
    assert table.why("supplies 1") == "CER-R-07"


# The Cerberus face


@pytest.mark.rule("CER-ACT-KA1", "CER-R-09")
def test_fury_makes_him_faster() -> None:
    assert scenario(traitor(), *[pawn()] * 3, speed=5).play("fury 1").die == (3, 6)
    assert scenario(traitor(), *[pawn()] * 3, speed=8).play("fury 1").die == (3, 8)  # legal, and lost


@pytest.mark.rule("CER-ACT-KA2", "CER-COST-05", "CER-R-10", "CER-TGT-04")
def test_fury_for_cards_may_go_below_the_minimum() -> None:
    """Worked scenario 36."""
    table = scenario(traitor(), *[pawn()] * 3, speed=3)
    assert "fury 2" not in table.choices
    assert table.why("fury 2") == "CER-COST-05"
    table = scenario(traitor(), traitor(), *[pawn()] * 3, speed=5, options={"difficulty": "2"})
    table.play("fury 2")
    assert (table.die[1], table.choices) == (4, ["draw 1 pink", "draw 2"])
    table.play("draw 2", "ambush", "grudge", "deceit")
    assert (table.hand(BLUE), table.hand(PINK)) == (["ambush", "grudge"], ["deceit"])
    table = scenario(
        pawn("s12"), pawn("s20"), *[pawn()] * 3, cerberus="s11", speed=4, rage=1, options={"difficulty": "2"}
    )
    table.play("regroup 2").play("swap 1 2", "ambush")  # blue is caught in the Hunt
    assert table.die == (4, 5)


@pytest.mark.rule("CER-ACT-KB1", "CER-ACT-KB2", "CER-R-11")
def test_stalk() -> None:
    table = scenario(traitor(), *[pawn()] * 3, cerberus="s10", speed=4, rage=2).play("stalk 1")
    assert (table.cerberus, table.die) == ("s11", (2, 4))
    assert scenario(traitor(), *[pawn()] * 3).play("stalk 2", "sabotage").hand(BLUE) == ["sabotage"]


@pytest.mark.rule("CER-ACT-KC1", "CER-TGT-05", "CER-R-56")
def test_snare_with_two_adventurers_left() -> None:
    """Worked scenario 34."""
    table = scenario(traitor(), pawn("s20"), pawn("s22"), captured=[0], cerberus="s10", rage=2)
    table.play("snare 1")
    assert table.choices == ["advance 1 pink", "advance 1 green"]
    table.play("advance 1 pink")
    assert (table.at(PINK), table.at(GREEN)) == ("s21", "s21")


@pytest.mark.rule("CER-ACT-KC1", "CER-ACT-KC2")
def test_snare_sends_three_others_back() -> None:
    table = scenario(traitor(), *[pawn("s20")] * 5, cerberus="s10").plays("snare 1", "advance 1 pink")
    assert table.choices == ["retreat 1 green", "retreat 1 red", "retreat 1 yellow", "retreat 1 white"]
    table.plays("retreat 1 green", "retreat 1 red", "retreat 1 white")
    assert [table.at(seat) for seat in range(1, 6)] == ["s21", "s19", "s19", "s20", "s19"]
    assert scenario(traitor(), *[pawn()] * 4, rage=4).play("snare 2").die[0] == 3


@pytest.mark.rule("CER-ACT-KD1", "CER-ACT-KD2", "CER-R-66")
def test_recall() -> None:
    table = scenario(traitor(played="fury stalk snare"), *[pawn("s20")] * 4)
    assert table.choices == ["recall 1", "recall 2"]
    assert table.play("recall 1").played(BLUE) == []
    table = scenario(traitor(played="fury stalk snare"), *[pawn("s20")] * 4).play("recall 2")
    table.play("advance 2 pink", "ambush")
    assert (table.at(PINK), table.hand(BLUE), table.played(BLUE)) == ("s22", ["ambush"], [])


@pytest.mark.rule("CER-R-14", "CER-R-55")
def test_costs_that_move_a_pawn_need_every_step() -> None:
    table = scenario(
        traitor(), pawn("aboard"), pawn("aboard"), pawn("s32"), pawn("s32"), revealed=True, barques=[2, 0, 0],
        cerberus="s20", active=0,
    )  # fmt: skip
    assert "snare 1" not in table.choices  # aboard, or before a full Barque
    assert (table.why("snare 1"), table.why("recall 2")) == ("CER-R-55", "CER-R-55")
    table = scenario(
        traitor("deceit"), pawn("aboard"), pawn("s32"), pawn(), pawn(), revealed=True, barques=[2, 0, 0], cerberus="s20"
    )
    table.play("recall 2")
    assert "advance 2 green" in table.choices  # boarding completes the move
    assert "advance 2 pink" not in table.choices
    assert table.why("advance 2 pink") == "CER-TGT-03"


# Turn after turn


@pytest.mark.rule("CER-TURN-04", "CER-R-63")
def test_an_advanced_power_is_the_one_card_of_the_turn_too() -> None:
    table = scenario(pawn("s10", hand="egotism egotism sacrifice"), *[pawn()] * 3).play("play egotism+")
    table.play("give egotism", "arrogance")
    assert not [text for text in table.choices if text.startswith("play")]
    assert table.why("play sacrifice") == "CER-TURN-04"


@pytest.mark.rule("CER-TURN-10", "CER-SETUP-10", "CER-HUNT-01")
def test_a_turn_leaves_nothing_behind() -> None:
    """Turns are counted, what was played this turn is forgotten, and nothing of it is still owed."""
    table = scenario(pawn("s17", hand="egotism egotism"), *[pawn()] * 3, cerberus="s05", rage=3, turn=7)
    assert (table.sees(PINK)["acted"], table.sees(PINK)["carded"]) == (False, False)
    table.play("play egotism")
    assert (table.sees(PINK)["acted"], table.sees(PINK)["carded"]) == (False, True)
    table.play("sprint 1")
    assert (table.turn, table.pending, table.acted, table.carded) == (8, ["end", "turn pink"], False, False)
    table = scenario(pawn("s19"), *[pawn()] * 3, cerberus="s05", rage=1, turn=7).play("sprint 1")
    assert (table.turn, table.pending, table.told[-1]) == (8, ["end", "turn pink"], "turn-begins")
    assert (table.cerberus, table.die) == ("s08", (4, 4))  # after a Hunt, too
    table = scenario(pawn("s17", hand="egotism"), *[pawn()] * 3).play("sprint 1")
    assert (table.sees(PINK)["acted"], table.sees(PINK)["carded"]) == (True, False)
    table = scenario(pawn("s19", hand="cowardice egotism"), *[pawn()] * 3).plays("play cowardice+", "give egotism")
    assert table.sees(PINK)["carded"] is True


@pytest.mark.rule("CER-R-63", "CER-TURN-10")
def test_a_payment_taken_back_is_forgotten_with_the_turn() -> None:
    """Blue has withdrawn; pink, in the next turn, may ask the others again."""
    players = [
        pawn("s20", hand="egotism sacrifice"),
        pawn("s20", hand="favoritism egotism"),
        *[pawn(hand="egotism")] * 2,
    ]
    table = scenario(*players).plays("play egotism+", "withdraw", "sprint 1", "end")
    assert (table.active, table.withdrawn) == (PINK, False)
    assert "play favoritism+" in table.choices
    assert table.play("play favoritism+").choices == ["give egotism", "ask", "withdraw"]


@pytest.mark.rule("CER-R-69", "CER-TURN-02", "CER-TURN-04")
def test_no_card_is_played_between_the_cost_and_the_effect_of_another() -> None:
    table = scenario(pawn("s20", hand="egotism sacrifice"), *[pawn()] * 3).play("surge 2")
    assert table.choices == ["discard sacrifice", "discard egotism"]
    table.play("discard egotism")
    assert table.choices == ["advance 1", "advance 2 pink", "advance 2 green", "advance 2 red"]
    table = scenario(traitor("ambush"), *[pawn()] * 3).play("snare 1")
    assert table.choices == ["advance 1 pink", "advance 1 green", "advance 1 red"]


@pytest.mark.rule("CER-COST-01", "CER-COST-05", "CER-R-07")
@pytest.mark.parametrize(("speed", "rage", "powers"), [(3, 1, 7), (7, 1, 7), (8, 1, 6), (3, 0, 1), (8, 0, 0)])
def test_which_powers_can_be_paid(speed: int, rage: int, powers: int) -> None:
    """Six cost a cell of the die, one a point of speed, one a card that blue does not have."""
    table = scenario(*[pawn("s20")] * 4, cerberus="s05", speed=speed, rage=rage, pending=["end", "turn blue"])
    if powers > 1:
        assert len(table.choices) == powers
        assert ("surge 1" in table.choices) == (speed < 8)
    elif powers == 1:
        assert table.power == "surge 1"  # nothing to choose
    else:
        assert (table.active, table.die) == (PINK, (4, 8))  # nothing to play: the Hunt


@pytest.mark.rule("CER-COST-01", "CER-PAY-01", "CER-R-63")
def test_a_price_in_cards_is_asked_for_only_if_the_camp_can_cover_it() -> None:
    """Favoritism wants three cards beside itself, Violence two, Egotism one; cards of the other camp do not count."""
    for others, offered in (("", False), ("egotism", False), ("egotism egotism", True)):
        players = [pawn("s20", hand="favoritism sacrifice"), pawn(hand=others), traitor("ambush ambush"), pawn()]
        assert ("play favoritism+" in scenario(*players).choices) == offered
    for others, offered in (("", False), ("grudge", True)):
        players = [traitor("violence ambush"), pawn(hand="egotism egotism"), traitor(others), pawn(), pawn()]
        assert ("play violence+" in scenario(*players).choices) == offered
    assert "play egotism+" not in scenario(pawn("s20", hand="egotism"), *[pawn()] * 3).choices
    assert "play egotism+" in scenario(pawn("s20", hand="egotism"), pawn(hand="egotism"), *[pawn()] * 2).choices
