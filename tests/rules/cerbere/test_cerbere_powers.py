"""Powers in their corners: what is paid, who is a target, which parts are lost (ledger, chapters 4 and 17.9)."""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED, YELLOW
from scenario_cerbere import EXPANSION, Table, pawn, road, scenario, traitor

MIDDLE = "promontory.s6"


def expanded(*players: dict[str, object], **fields: object) -> Table:
    return scenario(*players, **{"options": EXPANSION, "boards": road("promontory"), **fields})


@pytest.mark.rule("CER-COST-02", "CER-COST-04", "CER-R-63")
def test_an_advanced_power_takes_its_price_and_not_a_card_more() -> None:
    table = scenario(pawn("s20", hand="egotism sacrifice arrogance arrogance"), *[pawn()] * 3)
    table.plays("play egotism+", "give arrogance")
    assert (table.at(BLUE), table.hand(BLUE)) == ("s22", ["sacrifice", "arrogance"])
    assert sorted(table.discard) == ["arrogance", "egotism"]
    table = scenario(traitor("violence ambush ambush grudge"), *[pawn()] * 3, speed=4)
    table.plays("play violence+", "give ambush", "give grudge")
    assert (table.die[1], table.hand(BLUE)) == (6, ["ambush"])


@pytest.mark.rule("CER-TURN-02", "CER-TGT-02")
def test_nothing_of_a_power_is_left_when_it_is_done() -> None:
    """While it is resolved everybody sees the power and whom it has named; afterwards neither."""
    table = scenario(pawn("s20", hand="egotism"), *[pawn()] * 3).plays("sprint 2", "advance 1 pink")
    seen = table.sees(GREEN)
    assert (seen["power"], seen["targeted"]) == ("sprint 2", [PINK])
    seen = table.play("advance 3 green").sees(GREEN)
    assert (seen["power"], seen["targeted"], seen["move"]) == ("", [], None)
    assert (table.power, table.parts, table.targeted) == ("", [], [])


@pytest.mark.rule("CER-R-55", "CER-ACT-KC1", "CER-ACT-KD2")
def test_the_first_seat_can_pay_for_a_cerberus_player_too() -> None:
    """Pink is the Cerberus player; blue is the only pawn that can move."""
    players = [pawn("s20"), traitor(), pawn("aboard"), {"camp": "eliminated"}]
    table = scenario(*players, captured=[3, 1], active=PINK, pending=["end", "turn pink"], revealed=True,
                     barques=[2, 0, 0])  # fmt: skip
    assert {"snare 1", "recall 2"} <= set(table.choices)
    table.play("recall 2", "ambush")
    assert (table.at(BLUE), table.hand(PINK)) == ("s22", ["ambush"])


@pytest.mark.rule("CER-R-65", "CER-TURN-01")
def test_a_card_that_makes_a_power_payable_makes_the_action_card_compulsory_again() -> None:
    """On the Hunt cell with Surge played out: no Action card is due until Sacrifice pulls the die back."""
    players = [pawn("s20", hand="sacrifice egotism", played="surge"), *[pawn("s22")] * 3]
    table = scenario(*players, cerberus="s05", rage=0)
    assert [text for text in table.choices if not text.startswith("play")] == ["end"]
    table.plays("play sacrifice", "rage -1", "retreat 1 pink")
    assert table.choices == ["supplies 1", "supplies 2", "sprint 1", "sprint 2", "regroup 1", "regroup 2"]
    assert table.why("end") != ""


@pytest.mark.rule("CER-TURN-01", "CER-TURN-03", "CER-TURN-04")
def test_one_action_card_a_turn() -> None:
    table = scenario(pawn("s20", hand="egotism"), *[pawn()] * 3).play("sprint 1")
    assert table.choices == ["play egotism", "end"]
    table.play("end")
    assert (table.active, table.played(BLUE), table.hand(BLUE)) == (PINK, ["sprint"], ["egotism"])


# Targets


@pytest.mark.rule("CER-R-50", "CER-TURN-06", "CER-TGT-01")
def test_captured_players_are_no_targets_of_survival_or_movement() -> None:
    players = [pawn("s20", hand="arrogance"), traitor("ambush"), {"camp": "eliminated"}, pawn("s20"), pawn("s20")]
    table = scenario(*players, captured=[1, 2]).play("supplies 2")
    assert table.choices == ["draw 1", "draw 1 red", "draw 1 yellow"]
    table = scenario(*players, captured=[1, 2]).play("play arrogance")
    assert table.choices == ["advance 1 red", "advance 1 yellow"]


@pytest.mark.rule("CER-TGT-04", "CER-ACT-KA2")
def test_the_other_cerberus_player_is_never_oneself_nor_an_adventurer() -> None:
    players = [traitor(), pawn(), traitor(), traitor(), pawn(), pawn()]
    table = scenario(*players, speed=4).play("fury 2")
    assert (table.choices, table.die[1]) == (["draw 1 green", "draw 1 red", "draw 2"], 3)
    table.play("draw 1 red", "ambush", "grudge", "grudge")
    assert [len(table.hand(seat)) for seat in range(4)] == [2, 0, 0, 1]
    table = scenario(traitor(), *[pawn()] * 3, speed=4).play("fury 2", "ambush", "grudge")
    assert (table.hand(BLUE), table.asked) == (["ambush", "grudge"], "turn blue")  # alone, the last part is lost


@pytest.mark.rule("CER-R-57", "CER-SUR-04")
def test_cowardice_moves_three_spaces_at_most_and_counts_those_strictly_ahead() -> None:
    table = scenario(pawn("s10", hand="cowardice egotism"), *[pawn("s24")] * 6)
    assert table.sees(BLUE)["players"][BLUE]["ahead"] == 6
    assert table.plays("play cowardice+", "give egotism").at(BLUE) == "s13"
    table = scenario(pawn("s19", hand="cowardice egotism"), pawn("s19"), pawn("s18"), pawn("s20"))
    table.plays("play cowardice+", "give egotism")
    assert table.at(BLUE) == "s20"
    players = [pawn("aboard", hand="cowardice egotism"), pawn("aboard"), *[pawn()] * 2]
    table = scenario(*players, revealed=True, barques=[3, 0, 0])
    assert table.sees(PINK)["players"][BLUE]["ahead"] == 0
    table.plays("play cowardice+", "give egotism")
    assert (table.at(BLUE), sorted(table.discard)) == ("aboard", ["cowardice", "egotism"])


@pytest.mark.rule("CER-R-57", "CER-R-86", "CER-SUR-04")
def test_in_a_side_branch_the_steps_to_the_barque_count() -> None:
    """From the bottom of the cave it is further than from the crossroads, and from the pool than from the path."""
    players = [pawn("cave_of_wonders.c3"), pawn("cave_of_wonders.s2"), pawn("cave_of_wonders.s1"), pawn("start_a.s9")]
    table = scenario(*players, options=EXPANSION, boards=road("cave_of_wonders", "promontory"), cave_treasure=False)
    seen = table.sees(BLUE)["players"]
    assert [player["distance"] for player in seen] == [19, 18, 19, 21]
    assert [player["ahead"] for player in seen] == [1, 0, 1, 3]
    players = [pawn("sirens_pool.n1"), pawn("sirens_pool.s4"), pawn("sirens_pool.s3")]
    table = scenario(*players, options=EXPANSION, boards=road("sirens_pool", "promontory"))
    assert [player["distance"] for player in table.sees(BLUE)["players"]] == [17, 16, 17]


@pytest.mark.rule("CER-R-52", "CER-R-85", "CER-R-51")
def test_a_part_that_finds_no_target_is_lost_and_no_part_may_be_skipped() -> None:
    """The Grail for two others: whoever gets the first two parts, the third is lost."""
    players = [pawn("promontory.s1", treasures="grail"), pawn("promontory.s2"), pawn("promontory.s2")]
    table = expanded(*players).play("use grail")
    assert len(table.choices) == 6
    table.plays("retreat 1 pink", "advance 4 green")
    assert (table.at(PINK), table.at(GREEN), table.active) == ("promontory.s1", "promontory.s6", PINK)


@pytest.mark.rule("CER-R-58", "CER-R-50", "CER-CAP-10")
def test_sabotage_leaves_the_choice_to_a_pawn_that_cannot_retreat_and_asks_no_captured_one() -> None:
    """Pink before the den chooses the retreat and stays; green, caught by its own retreat, is out of it."""
    players = [traitor("sabotage grudge"), pawn("s01", hand="egotism"), pawn("s20"), pawn("s22")]
    table = scenario(*players).plays("play sabotage+", "give grudge", "sabotage pink")
    assert table.choices == ["discard egotism", "retreat 2"]
    table.play("retreat 2")
    assert (table.at(PINK), table.hand(PINK)) == ("s01", ["egotism"])
    players = [traitor("sabotage grudge"), pawn("s12"), pawn("s12", hand="egotism"), *[pawn("s20")] * 2]
    table = scenario(*players, cerberus="s11").plays("play sabotage+", "give grudge").play("sabotage pink", "ambush")
    assert table.choices == ["sabotage green", "sabotage red", "sabotage yellow"]


@pytest.mark.rule("CER-R-60", "CER-TRE-14", "CER-BARQ-10")
def test_the_lyre_of_a_player_aboard_only_draws() -> None:
    players = [pawn("aboard", treasures="lyre"), *[pawn(MIDDLE)] * 3]
    table = expanded(*players, revealed=True, barques=[2, 0, 0]).play("use lyre", "egotism", "sacrifice")
    assert (table.at(BLUE), table.hand(BLUE)) == ("aboard", ["sacrifice", "egotism"])


@pytest.mark.rule("CER-R-60", "CER-TRE-11", "CER-TGT-02")
def test_the_masks_choice_is_made_for_each_of_two_different_targets() -> None:
    players = [pawn("promontory.s1", treasures="mask"), *[pawn(MIDDLE)] * 3]
    table = expanded(*players).plays("use mask", "retreat 1 pink")
    assert table.choices == ["advance 2", "advance 2 green", "advance 2 red", "retreat 1 green", "retreat 1 red"]
    table.play("retreat 1 red")
    assert [table.at(seat)[-2:] for seat in range(4)] == ["s3", "s5", "s6", "s5"]


@pytest.mark.rule("CER-R-61", "CER-SUR-14")
def test_the_scapegoat_named_first_is_left_out_of_the_advance() -> None:
    """Seven players, the own pawn among those who advance, one after the other in the active player's order."""
    players = [pawn("promontory.s1", hand="scapegoat egotism egotism"), *[pawn("rope_bridge.s6")] * 6]
    table = expanded(*players).plays("play scapegoat+", "give egotism", "give egotism", "retreat 2 violet")
    assert table.choices == [f"advance 2 {name}" for name in ("blue", "pink", "green", "red", "yellow", "white")]
    for name in ("white", "blue", "red", "green", "pink"):  # yellow, the last one, is not asked about
        table.play(f"advance 2 {name}")
    assert [table.at(seat)[-2:] for seat in range(7)] == ["s3", *["s8"] * 5, "s4"]


@pytest.mark.rule("CER-R-61", "CER-SUR-14", "CER-R-52")
def test_whoever_is_left_when_the_others_have_advanced_is_the_scapegoat() -> None:
    """Pink is active and moves everybody but blue first: blue cannot advance, for somebody must retreat."""
    players = [pawn("rope_bridge.s6"), pawn("promontory.s1", hand="scapegoat egotism egotism"), pawn("rope_bridge.s6")]
    table = expanded(*players, active=PINK, pending=["end", "turn pink"])
    table.plays("play scapegoat+", "give egotism", "give egotism", "advance 2 green", "advance 2 pink")
    assert [table.at(seat)[-2:] for seat in range(3)] == ["s4", "s3", "s8"]


@pytest.mark.rule("CER-R-61", "CER-SUR-14", "CER-TGT-02")
def test_simple_scapegoat_names_three_different_adventurers() -> None:
    players = [pawn("promontory.s1", hand="scapegoat"), *[pawn(MIDDLE)] * 4]
    table = expanded(*players).play("play scapegoat").play("draw 1 pink", "egotism")
    assert table.choices == [
        *[f"retreat 1 {name}" for name in ("green", "red", "yellow")],
        *[f"draw 1 {name}" for name in ("green", "red", "yellow")],
    ]
    assert table.why("draw 1 pink") == "CER-TGT-02"


@pytest.mark.rule("CER-R-59", "CER-BET-05", "CER-BARQ-11")
def test_advanced_grudge_spares_nobody_not_even_those_aboard() -> None:
    players = [traitor("grudge deceit deceit"), pawn("aboard"), pawn("aboard"), pawn("s24")]
    table = scenario(*players, cerberus="s10", revealed=True, barques=[3, 0, 0])
    table.plays("play grudge+", "give deceit", "give deceit", "retreat 2 green", "retreat 2 pink")
    assert [table.at(seat) for seat in (PINK, GREEN, RED)] == ["s31", "s31", "s22"]


@pytest.mark.rule("CER-TRE-03", "CER-TRE-02", "CER-TURN-09")
def test_a_treasure_taken_back_is_used_the_turn_after() -> None:
    """Worked scenario 51."""
    table = expanded(*[pawn("promontory.s1", laid="lyre")], *[pawn(MIDDLE)] * 2)
    assert table.why("use lyre") == "CER-TRE-03"
    table.play("regroup 1", "egotism")
    assert (table.choices, table.player(BLUE)["treasures"]) == (["play egotism", "end"], ["lyre"])
    table.play("end")
    for _ in range(2):
        table.play("sprint 1")
    assert (table.active, "use lyre" in table.choices) == (BLUE, True)
    table.plays("use lyre", "advance 1", "advance 1")
    assert (table.player(PINK)["treasures_played"], table.at(BLUE)) == (["lyre"], "promontory.s3")


@pytest.mark.rule("CER-TRE-02", "CER-TRE-04", "CER-R-76")
def test_a_treasure_skips_cerberus_and_eliminated_players_and_goes_to_one_aboard() -> None:
    players = [
        pawn("finish_a.s1"),
        pawn("finish_a.s1", treasures="lyre"),
        traitor(),
        {"camp": "eliminated"},
        pawn("aboard"),
    ]
    table = expanded(*players, captured=[3, 2], active=PINK, pending=["end", "turn pink"], revealed=True,
                     barques=[2, 0, 0])  # fmt: skip
    table.plays("use lyre", "advance 1", "advance 1")
    assert table.player(YELLOW)["treasures_played"] == ["lyre"]


@pytest.mark.rule("CER-TRE-06", "CER-R-76", "CER-TRE-15")
def test_the_last_adventurers_crystal_ball_waits_for_the_next_regroup() -> None:
    players = [pawn("promontory.s1", treasures="crystal-ball", laid="lamp"), traitor(), {"camp": "eliminated"}]
    table = expanded(*players, captured=[1, 2], rage=1).play("use crystal-ball").play("draw 1", "egotism")
    table.play("swap 1 2")
    assert (table.player(BLUE)["treasures"], table.player(BLUE)["treasures_played"]) == (["lamp"], ["crystal-ball"])


@pytest.mark.rule("CER-TURN-08", "CER-SUR-01", "CER-R-84")
@pytest.mark.parametrize("card", ["sacrifice", "egotism", "favoritism", "opportunism", "arrogance"])
def test_every_survival_card_played_is_discarded(card: str) -> None:
    """Whatever is asked on the way; and no other card is."""
    table = scenario(pawn("s20", hand=card), *[pawn("s20")] * 3).play(f"play {card}")
    while table.asked == "part blue":
        table.play(table.choices[0])
    assert (table.hand(BLUE), table.discard) == ([], [card])


@pytest.mark.rule("CER-TRE-02", "CER-TRE-01")
@pytest.mark.parametrize("treasure", ["mask", "dagger", "grail", "lyre", "crystal-ball", "sandals", "lamp"])
def test_every_treasure_used_lies_before_the_next_adventurer(treasure: str) -> None:
    players = [pawn("promontory.s1", treasures=treasure), *[pawn("promontory.s1")] * 4]
    table = expanded(*players, survival=["egotism"] * 4, incomplete=True).play(f"use {treasure}")
    while table.sees(BLUE)["power"]:
        table.play("swap 1 2" if "swap 1 2" in table.choices else table.choices[0])
    assert (table.player(PINK)["treasures_played"], table.player(BLUE)["treasures"]) == ([treasure], [])
    assert table.played(BLUE) == []  # it took the place of the Action card


@pytest.mark.rule("CER-TRE-12", "CER-R-55", "CER-TGT-01")
def test_the_daggers_cost_is_another_adventurers() -> None:
    players = [pawn("promontory.s2", treasures="dagger"), pawn(MIDDLE), traitor(), pawn(MIDDLE), {"camp": "eliminated"}]
    table = expanded(*players, captured=[4, 2]).play("use dagger")
    assert table.choices == ["retreat 1 pink", "retreat 1 red"]
    assert table.play("retreat 1 red").at(BLUE) == "promontory.s5"


@pytest.mark.rule("CER-R-57", "CER-SUR-04")
def test_captured_players_are_not_ahead_and_those_aboard_are() -> None:
    players = [pawn("s32", hand="cowardice egotism"), traitor(), {"camp": "eliminated"}, pawn("aboard"), pawn("s31")]
    table = scenario(*players, captured=[2, 1], revealed=True, barques=[2, 0, 0])
    seen = table.sees(BLUE)["players"]
    assert [player["ahead"] for player in seen] == [1, 0, 0, 0, 2]
    assert [player["distance"] for player in seen] == [1, -1, -1, 0, 2]
    table.plays("play cowardice+", "give egotism")
    assert table.at(BLUE) == "aboard"


@pytest.mark.rule("CER-BARQ-07", "CER-TRE-15", "CER-SUR-04", "CER-BET-06")
def test_nothing_is_asked_about_barques_once_one_is_turned_up() -> None:
    fields: dict[str, object] = {"revealed": True, "barques": [2, 0, 0]}
    players = [pawn("promontory.s1", treasures="crystal-ball"), *[pawn(MIDDLE)] * 3]
    table = expanded(*players, **fields).play("use crystal-ball", "egotism")
    assert (table.hand(BLUE), table.asked) == (["egotism"], "turn blue")
    table = scenario(pawn("s20", hand="cowardice"), *[pawn()] * 3, **fields).play("play cowardice")
    assert (table.asked, table.discard) == ("turn blue", ["cowardice"])
    table = scenario(traitor("deceit"), *[pawn()] * 3, **fields).play("play deceit")
    assert (table.asked, table.discard) == ("turn blue", ["deceit"])
    table = scenario(pawn("s20"), pawn("s16"), *[pawn()] * 2, **fields).plays("surge 1", "advance 1 pink")
    assert (table.at(PINK), table.asked) == ("s17", "turn pink")  # the symbol there does nothing any more


@pytest.mark.rule("CER-R-38", "CER-R-58", "CER-R-78")
def test_a_retreat_by_sabotage_may_lose_steps_in_the_cave() -> None:
    """Everybody sees who is on the way, how many steps are left, and in which direction."""
    players = [traitor("sabotage grudge"), pawn("cave_of_wonders.c2"), *[pawn("cave_of_wonders.s7")] * 2]
    table = scenario(*players, options=EXPANSION, boards=road("cave_of_wonders"), cave_treasure=False)
    table.plays("play sabotage+", "give grudge", "sabotage pink")
    assert (table.seat, table.choices) == (BLUE, ["deeper", "out"])
    assert table.sees(GREEN)["move"] == {"seat": PINK, "steps": 2, "backward": True}
    assert table.play("deeper").at(PINK) == "cave_of_wonders.c3"


@pytest.mark.rule("CER-R-38", "CER-R-55")
def test_a_pawn_that_pays_is_shown_on_its_way_too() -> None:
    players = [pawn("rope_bridge.s1", treasures="dagger"), pawn("rope_bridge.s7"), *[pawn("rope_bridge.s9")] * 2]
    table = scenario(*players, options=EXPANSION, boards=road("rope_bridge")).plays("use dagger", "retreat 1 pink")
    assert table.sees(GREEN)["move"] == {"seat": PINK, "steps": 1, "backward": True}
    assert table.play("cross").at(PINK) == "rope_bridge.s3"
    table = scenario(traitor(), pawn("s09"), *[pawn()] * 3).plays("snare 1", "advance 1 pink")
    assert table.sees(GREEN)["move"] == {"seat": PINK, "steps": 1, "backward": False}
