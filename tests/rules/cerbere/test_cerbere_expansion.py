"""Les Trésors de l'enfer: Treasures and the boards of the expansion (ledger, chapters 8 and 14.2)."""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED
from katabasis.games.cerbere.words.events import EVENTS
from scenario_cerbere import CERBERE, EXPANSION, Table, pawn, road, scenario, traitor


def expanded(middle: str, *players: dict[str, object], **fields: object) -> Table:
    return scenario(*players, **{"options": EXPANSION, "boards": road(middle), **fields})


def treasured(treasure: str, *others: str, space: str = "promontory.s1", **fields: object) -> Table:
    """Blue holds a Treasure; the others stand on these spaces."""
    players = [pawn(space, treasures=treasure), *[pawn(other) for other in others]]
    return expanded("promontory", *players, **fields)


MIDDLE = ["promontory.s6"] * 3


# Treasures


@pytest.mark.rule("CER-TRE-11", "CER-R-60")
def test_the_ritual_mask() -> None:
    table = treasured("mask", "promontory.s5", "promontory.s2", "rope_bridge.s8", rage=3).play("use mask")
    assert table.die[0] == 2
    assert [text for text in table.choices if "pink" in text] == ["advance 2 pink", "retreat 1 pink"]
    table.plays("advance 2 pink", "retreat 1 green")
    assert [table.at(seat) for seat in range(3)] == ["promontory.s3", "promontory.s7", "promontory.s1"]


@pytest.mark.rule("CER-TRE-11", "CER-R-60")
def test_one_aboard_can_only_be_sent_back_by_the_mask() -> None:
    table = treasured("mask", "aboard", *MIDDLE[:2], revealed=True, barques=[2, 0, 0]).play("use mask")
    assert [text for text in table.choices if "pink" in text] == ["retreat 1 pink"]


@pytest.mark.rule("CER-TRE-12", "CER-TRE-01", "CER-TURN-09")
def test_the_dagger_takes_the_place_of_the_action_card() -> None:
    table = treasured("dagger", "promontory.s3", "rope_bridge.s8", "rope_bridge.s8").plays(
        "use dagger", "retreat 1 pink"
    )
    assert (table.at(PINK), table.at(BLUE), table.asked) == ("promontory.s2", "promontory.s4", "barque blue may")
    table.play("decline")
    assert (table.active, table.played(BLUE)) == (PINK, [])
    players = [pawn("promontory.s1", treasures="dagger"), *[pawn("rope_bridge.s8")] * 3]
    table = expanded("promontory", *players, acted=True, carded=True, pending=["end"])
    assert table.active == PINK


@pytest.mark.rule("CER-TRE-13", "CER-R-60")
def test_the_grail() -> None:
    table = treasured("grail", "promontory.s2", "promontory.s5", "rope_bridge.s2", rage=3).play("use grail")
    assert table.die == (2, 3)
    table.plays("advance 4 pink", "retreat 1 red")  # green, the only one left, gets the 2
    assert [table.at(seat) for seat in (1, 2, 3)] == ["promontory.s6", "promontory.s7", "rope_bridge.s1"]


@pytest.mark.rule("CER-TRE-14", "CER-R-60")
def test_the_lyre_is_two_choices() -> None:
    table = treasured("lyre", *MIDDLE).play("use lyre")
    assert table.choices == ["advance 1", "draw 1"]
    table.play("draw 1", "egotism")
    assert table.choices == ["advance 1", "draw 1"]
    table.play("advance 1")
    assert (table.at(BLUE), table.hand(BLUE)) == ("promontory.s2", ["egotism"])


@pytest.mark.rule("CER-TRE-15", "CER-R-76")
def test_the_crystal_ball_never_picks_itself_up() -> None:
    players = [
        pawn("promontory.s1", played="supplies", treasures="crystal-ball", laid="lamp"),
        *[pawn(p) for p in MIDDLE],
    ]
    table = expanded("promontory", *players).play("use crystal-ball")
    table.play("draw 1", "egotism")
    table.play("look 1", 2)
    assert (table.played(BLUE), table.player(BLUE)["treasures"]) == ([], ["lamp"])
    assert table.player(PINK)["treasures_played"] == ["crystal-ball"]


@pytest.mark.rule("CER-TRE-16", "CER-TRE-05", "CER-R-24", "CER-R-25", "CER-R-76")
def test_the_sandals_of_a_captured_player_leave_the_game() -> None:
    """Worked scenario 42."""
    players = [pawn("start_a.s7", treasures="sandals"), pawn("start_a.s7"), *[pawn("start_a.s10")] * 3]
    table = expanded("promontory", *players, cerberus="start_a.s6").play("use sandals", "ambush", "grudge")
    assert (table.camp(BLUE), table.camp(PINK)) == ("cerberus", "cerberus")
    assert (table.hand(BLUE), table.hand(PINK)) == (["ambush"], ["grudge"])
    assert (table.captured, table.cerberus, table.die, table.active) == ([0, 1], "start_a.s5", (3, 3), PINK)
    assert all(not table.player(seat)["treasures_played"] for seat in range(5))
    assert "sandals" not in table.treasure_bag


@pytest.mark.rule("CER-TRE-16", "CER-R-14")
def test_the_sandals() -> None:
    table = treasured("sandals", *MIDDLE).play("use sandals")
    assert (table.at(BLUE), table.cerberus) == ("promontory.s5", "start_a.s1")
    table = expanded(
        "promontory", pawn("aboard", treasures="sandals"), *[pawn("aboard")] * 2, traitor(),
        revealed=True, barques=[3, 0, 0], cerberus="finish_a.s5",
    )  # fmt: skip
    assert table.why("use sandals") == "CER-R-14"
    table = expanded(
        "promontory", pawn("finish_a.s5", treasures="sandals"), *[pawn("aboard")] * 2, traitor(),
        revealed=True, barques=[3, 0, 0], cerberus="finish_a.s3",
    ).play("use sandals")  # fmt: skip
    assert (table.at(BLUE), table.cerberus, table.ending) == ("aboard", "finish_a.s4", "escaped")
    table = expanded(
        "promontory", pawn("aboard", treasures="sandals", hand="egotism"), *[pawn("aboard")] * 2, traitor(),
        revealed=True, barques=[3, 0, 0], cerberus="finish_a.s4",
    ).play("use sandals")  # fmt: skip
    assert (table.cerberus, table.sees(PINK)["acted"]) == ("finish_a.s5", True)
    used = [message for message in map(CERBERE.event_message, table.match.events(PINK)) if "uses" in message.key]
    assert [message.values["treasure"] for message in used] == ["@cerbere-power-sandals"]


@pytest.mark.rule("CER-TRE-17")
def test_the_wonderful_lamp() -> None:
    table = (
        treasured("lamp", *MIDDLE, speed=5)
        .play("use lamp")
        .play("draw 1 red", "egotism", "egotism", "arrogance", "sacrifice")
    )
    assert (table.hand(RED), len(table.hand(BLUE)), table.die[1]) == (["egotism"], 3, 6)
    assert treasured("lamp", *MIDDLE, speed=8).why("use lamp") == "CER-COST-01"


@pytest.mark.rule("CER-TRE-02", "CER-TRE-03", "CER-TRE-04", "CER-TRE-05")
def test_a_treasure_goes_to_the_next_adventurer() -> None:
    """Worked scenario 51."""
    players = [pawn("promontory.s1", treasures="lyre"), traitor(), pawn("promontory.s6"), pawn("promontory.s6")]
    table = expanded("promontory", *players).plays("use lyre", "advance 1", "advance 1")
    assert table.player(GREEN)["treasures_played"] == ["lyre"]
    assert table.sees(RED)["players"][GREEN]["treasures_played"] == ["lyre"]
    table.play("recall 1")
    assert table.why("use lyre") == "CER-TRE-03"
    table.play("regroup 1", "egotism").play("end")
    assert table.player(GREEN)["treasures"] == ["lyre"]
    assert table.sees(RED)["players"][GREEN]["treasures"] == ["lyre"]  # everybody remembers which one
    assert "use lyre" not in table.sees(GREEN)["legal"]  # not before green's next turn
    players = [traitor("grudge"), pawn("start_a.s7", laid="lyre"), *[pawn("promontory.s6")] * 3]
    table = expanded("promontory", *players, cerberus="start_a.s6").play("play grudge").play("retreat 2 pink", "ambush")
    assert "treasure-leaves" in table.told
    assert table.player(PINK)["treasures_played"] == []


@pytest.mark.rule("CER-TRE-06")
def test_the_last_adventurer_lays_it_before_themself() -> None:
    players = [pawn("promontory.s1", treasures="lyre"), traitor(), {"camp": "eliminated"}]
    table = expanded("promontory", *players).plays("use lyre", "advance 1", "advance 1")
    assert table.player(BLUE)["treasures_played"] == ["lyre"]


@pytest.mark.rule("CER-R-65", "CER-TRE-01")
def test_a_treasure_is_not_compulsory() -> None:
    players = [pawn("promontory.s1", hand="egotism", treasures="lyre", played="surge"), *[pawn(p) for p in MIDDLE]]
    table = expanded("promontory", *players, rage=0)
    assert table.choices == ["play egotism", "use lyre", "end"]


# Boards


@pytest.mark.rule("CER-XB-01", "CER-R-81", "CER-R-47")
def test_slides_carry_on_even_after_a_retreat() -> None:
    """Worked scenario 53."""
    players = [pawn("start_a.s9", hand="egotism"), pawn("bad_slope.s1"), *[pawn("start_a.s9")] * 2]
    table = expanded("bad_slope", *players).play("surge 2").play("advance 2 pink")
    assert table.at(PINK) == "bad_slope.s4"
    players = [traitor("machination"), pawn("bad_slope.s4"), *[pawn("bad_slope.s6")] * 3]
    table = expanded("bad_slope", *players).plays("play machination", "retreat 1 pink")
    assert table.at(PINK) == "bad_slope.s4"


@pytest.mark.rule("CER-XB-02", "CER-XB-03", "CER-R-77")
def test_the_gate_of_hell() -> None:
    """Worked scenario 47."""
    far = "hell_gate.s9"
    players = [pawn(far), pawn("hell_gate.s5"), pawn(far), pawn(far)]
    table = expanded("hell_gate", *players).plays("sprint 2", "advance 3 pink")
    assert (table.at(PINK), "blocked" in table.told) == ("hell_gate.s6", True)
    players[2] = pawn("hell_gate.s3")
    assert expanded("hell_gate", *players).plays("sprint 2", "advance 3 pink").at(PINK) == "hell_gate.s8"
    players[2] = pawn(far)
    opened = expanded("hell_gate", *players, opened=["hell_gate.gate"], cerberus="hell_gate.s2")
    assert opened.plays("sprint 2", "advance 3 pink").at(PINK) == "hell_gate.s8"


@pytest.mark.rule("CER-XB-03", "CER-R-77")
def test_cerberus_opens_the_gate_for_good() -> None:
    players = [traitor(), pawn("hell_gate.s5"), *[pawn("hell_gate.s9")] * 3]
    table = expanded("hell_gate", *players, cerberus="hell_gate.s2").play("stalk 1")
    assert (table.opened, "gate-opens" in table.told) == (["hell_gate.gate"], True)
    players = [traitor("grudge"), pawn("hell_gate.s7"), *[pawn("hell_gate.s9")] * 3]
    table = expanded("hell_gate", *players).plays("play grudge", "retreat 2 pink")
    assert table.at(PINK) == "hell_gate.s7"  # closed in both directions


@pytest.mark.rule("CER-R-55", "CER-R-77")
def test_a_closed_gate_makes_costs_unpayable() -> None:
    """Worked scenario 35."""
    players = [traitor("deceit"), pawn("hell_gate.s6"), {"camp": "eliminated"}]
    table = expanded("hell_gate", *players, captured=[0, 2])
    assert [table.why(power) for power in ("snare 1", "recall 2", "play deceit+")] == ["CER-R-55"] * 3
    assert {"recall 1", "stalk 1", "stalk 2", "fury 1", "snare 2"} <= set(table.choices)


@pytest.mark.rule("CER-XB-04", "CER-R-18", "CER-R-82")
def test_a_harpy_throws_a_pawn_back() -> None:
    """Worked scenario 48."""
    players = [pawn("harpies_nest.s9"), pawn("harpies_nest.s5"), *[pawn("harpies_nest.s9")] * 2]
    table = (
        expanded("harpies_nest", *players, cerberus="harpies_nest.s3").play("surge 1").play("advance 1 pink", "talons")
    )
    assert (table.camp(PINK), table.nests) == ("cerberus", ["harpies_nest.s4", "harpies_nest.s8"])
    assert table.cerberus == "harpies_nest.s2"
    players[1] = pawn("harpies_nest.s7")
    table = expanded("harpies_nest", *players, rage=3).play("surge 1").play("advance 1 pink", "talons")
    assert (table.at(PINK), table.die) == ("harpies_nest.s3", (3, 4))  # the die is turned by Surge, not moved


@pytest.mark.rule("CER-XB-04", "CER-R-82", "CER-R-88")
def test_a_harpy_moves_the_die_even_after_a_capture() -> None:
    players = [pawn("harpies_nest.s9"), pawn("harpies_nest.s5"), *[pawn("harpies_nest.s9")] * 3]
    table = (
        expanded("harpies_nest", *players, cerberus="harpies_nest.s3").play("surge 1").play("advance 1 pink", "screech")
    )
    assert (table.camp(PINK), table.die[0]) == ("cerberus", 3)  # four are left, one cell on
    table = expanded("harpies_nest", *players, rage=5).play("surge 1").play("advance 1 pink", "fury")
    assert (table.at(PINK), table.die[0], table.harpies) == ("harpies_nest.s6", 3, ["talons", "screech"])
    table = expanded("harpies_nest", *players, nests=[], harpies=[]).play("surge 1").play("advance 1 pink")
    assert "harpy-turned" not in table.told


@pytest.mark.rule("CER-XB-05", "CER-XB-06", "CER-R-78")
def test_the_cave_gives_cards_and_a_treasure_once() -> None:
    players = [pawn("start_a.s9"), pawn("cave_of_wonders.s3"), *[pawn("start_a.s9")] * 2]
    table = expanded("cave_of_wonders", *players).plays("sprint 2", "advance 3 pink")
    assert table.choices == ["walk", "enter"]
    table.play("enter", "egotism", "arrogance", "sacrifice")
    assert (table.at(PINK), len(table.hand(PINK))) == ("cave_of_wonders.c2", 3)
    players[1] = pawn("cave_of_wonders.c2")
    table = expanded("cave_of_wonders", *players).plays("surge 1", "advance 1 pink")
    assert table.choices == ["deeper", "out"]
    table.play("deeper", "grail")
    assert (table.player(PINK)["treasures"], table.cave_treasure) == (["grail"], False)
    assert table.sees(BLUE)["players"][PINK]["treasures"] == []
    assert table.sees(BLUE)["players"][PINK]["treasure_count"] == 1
    players[1] = pawn("cave_of_wonders.c2")
    table = expanded("cave_of_wonders", *players, cave_treasure=False).plays("surge 1", "advance 1 pink", "deeper")
    assert table.player(PINK)["treasures"] == []


@pytest.mark.rule("CER-XB-05", "CER-R-78")
def test_the_way_out_of_the_cave() -> None:
    players = [pawn("start_a.s9", hand="egotism"), pawn("cave_of_wonders.c1"), *[pawn("start_a.s9")] * 2]
    table = expanded("cave_of_wonders", *players).plays("surge 2", "advance 2 pink", "out")
    assert table.at(PINK) == "cave_of_wonders.s5"
    players[1] = pawn("cave_of_wonders.c3")
    table = expanded("cave_of_wonders", *players, cave_treasure=False).play("surge 2").play("advance 2 pink", "egotism")
    assert table.at(PINK) == "cave_of_wonders.c1"  # from the bottom there is one direction
    players = [traitor("grudge"), pawn("cave_of_wonders.c1"), *[pawn("cave_of_wonders.s7")] * 3]
    table = expanded("cave_of_wonders", *players).plays("play grudge", "retreat 2 pink", "out")
    assert table.at(PINK) == "cave_of_wonders.s3"  # backwards along the path


@pytest.mark.rule("CER-R-78", "CER-TURN-09")
def test_the_caves_treasure_may_be_used_at_once() -> None:
    players = [pawn("cave_of_wonders.c2", hand="egotism"), *[pawn("start_a.s9")] * 3]
    table = expanded("cave_of_wonders", *players).plays("play egotism").play("deeper", "lamp")
    assert "use lamp" in table.choices


@pytest.mark.rule("CER-XB-07", "CER-R-83", "CER-R-30")
def test_the_crossroads_cut_off_the_cave() -> None:
    """Worked scenario 49."""
    players = [
        traitor("ambush grudge"),
        pawn("cave_of_wonders.c2"),
        pawn("cave_of_wonders.s4"),
        *[pawn("cave_of_wonders.s7")] * 3,
    ]
    table = expanded("cave_of_wonders", *players, cerberus="cave_of_wonders.s3")
    table.plays("play ambush+", "give grudge")
    assert (table.camp(PINK), table.camp(GREEN)) == ("cerberus", "cerberus")
    assert (table.cerberus, table.captured) == ("cave_of_wonders.s2", [0, PINK, GREEN])


@pytest.mark.rule("CER-XB-08", "CER-XB-09", "CER-R-79", "CER-R-55")
def test_the_oubliettes() -> None:
    """Worked scenario 50."""
    players = [pawn("start_a.s9"), pawn("oubliettes.s2"), *[pawn("start_a.s9")] * 2]
    table = expanded("oubliettes", *players).plays("surge 1", "advance 1 pink")
    assert (table.at(PINK), "falls" in table.told) == ("oubliettes.o1", True)
    players[1] = pawn("oubliettes.o1")
    assert expanded("oubliettes", *players).plays("surge 1", "advance 1 pink").at(PINK) == "oubliettes.o1"
    assert expanded("oubliettes", *players).plays("sprint 2", "advance 3 pink").at(PINK) == "oubliettes.o3"
    players = [traitor(), pawn("oubliettes.o1"), *[pawn("oubliettes.s9")] * 3]
    table = expanded("oubliettes", *players).play("snare 1")
    assert "advance 1 pink" not in table.choices
    assert table.why("advance 1 pink") == "CER-R-55"
    players = [traitor("grudge"), pawn("oubliettes.o2"), pawn("oubliettes.s7"), *[pawn("oubliettes.s9")] * 2]
    table = expanded("oubliettes", *players).plays("play grudge", "retreat 2 pink")
    assert table.at(PINK) == "oubliettes.o1"
    table = expanded("oubliettes", *players).plays("play grudge").play("retreat 2 green", "egotism")
    assert table.at(GREEN) == "oubliettes.s5"  # along the path


@pytest.mark.rule("CER-XB-10", "CER-R-83")
def test_the_crossroads_cut_off_the_oubliettes() -> None:
    players = [traitor(), pawn("oubliettes.o1"), *[pawn("oubliettes.s9")] * 3]
    table = expanded("oubliettes", *players, cerberus="oubliettes.s6").play("stalk 1")
    assert (table.camp(PINK), table.cerberus) == ("cerberus", "oubliettes.s6")


@pytest.mark.rule("CER-XB-11", "CER-R-46", "CER-R-80")
def test_the_siren_draws_somebody_to_her_pool() -> None:
    """Worked scenario 52."""
    players = [pawn("start_a.s9"), pawn("sirens_pool.n1"), pawn("finish_a.s2"), pawn("aboard")]
    table = expanded("sirens_pool", *players, revealed=True, barques=[2, 0, 0]).plays("surge 1", "advance 1 pink")
    assert (table.seat, table.choices) == (PINK, ["decline", "lure blue", "lure green"])
    assert table.why("lure red") == "CER-R-80"
    table.play("lure green")
    assert (table.at(GREEN), table.revealed) == ("sirens_pool.n2", True)
    assert (table.asked, "triggers" in table.told) == ("turn pink", False)  # green, drawn there, draws nobody
    table = expanded("sirens_pool", *players, revealed=True, barques=[2, 0, 0]).plays("surge 1", "advance 1 pink")
    assert table.play("decline").at(GREEN) == "finish_a.s2"


@pytest.mark.rule("CER-XB-11", "CER-XB-12", "CER-R-80", "CER-R-83", "CER-R-86")
def test_ways_into_and_out_of_the_pool() -> None:
    players = [pawn("start_a.s9", hand="egotism"), pawn("sirens_pool.s3"), *[pawn("start_a.s9")] * 2]
    table = expanded("sirens_pool", *players).plays("surge 2", "advance 2 pink", "enter")
    assert table.asked == "siren pink"
    players[1] = pawn("sirens_pool.n3")
    table = expanded("sirens_pool", *players).plays("surge 2", "advance 2 pink")
    assert table.at(PINK) == "sirens_pool.s7"
    players = [traitor("grudge"), pawn("sirens_pool.n1"), *[pawn("sirens_pool.s7")] * 3]
    assert expanded("sirens_pool", *players).plays("play grudge", "retreat 2 pink").at(PINK) == "sirens_pool.s2"
    table = expanded("sirens_pool", *players, cerberus="sirens_pool.s2").play("stalk 1")
    assert (table.camp(PINK), table.cerberus) == ("cerberus", "sirens_pool.s2")


@pytest.mark.rule("CER-SETUP-13", "CER-R-76", "CER-R-87")
def test_a_treasure_in_hand_is_secret() -> None:
    table = treasured("grail", *MIDDLE)
    assert table.sees(BLUE)["players"][BLUE]["treasures"] == ["grail"]
    seen = table.sees(PINK)["players"][BLUE]
    assert (seen["treasures"], seen["treasure_count"]) == ([], 1)


# Tokens and drawn pawns


@pytest.mark.rule("CER-XB-04", "CER-SETUP-12", "CER-R-82")
def test_the_last_harpy_needs_no_turning_up_by_chance() -> None:
    """Which token lies where is open until it is turned up: of two either, of one just that one."""
    players = [pawn("harpies_nest.s9"), pawn("harpies_nest.s5"), *[pawn("harpies_nest.s9")] * 2]
    nests = ["harpies_nest.s6", "harpies_nest.s8"]
    table = expanded("harpies_nest", *players, nests=nests, harpies=["screech", "fury"], rage=4).play("surge 1")
    table.play("advance 1 pink", "fury")
    assert (table.at(PINK), table.die[0], table.harpies, table.nests) == (nests[0], 2, ["screech"], [nests[1]])
    table = expanded("harpies_nest", *players, nests=nests[:1], harpies=["screech"], rage=4).play("surge 1")
    table.play("advance 1 pink")
    assert (table.at(PINK), table.die[0], table.harpies, table.nests) == ("harpies_nest.s3", 3, [], [])


@pytest.mark.rule("CER-XB-04", "CER-R-47", "CER-R-48")
def test_a_pawn_thrown_back_onto_a_symbol_triggers_it() -> None:
    """From the first nest five spaces back to a card of the start board's other side."""
    players = [pawn("harpies_nest.s9"), pawn("harpies_nest.s3"), *[pawn("harpies_nest.s9")] * 2]
    boards = ["start_b", "harpies_nest", "promontory", "finish_a"]
    table = (
        expanded("harpies_nest", *players, boards=boards).play("surge 1").play("advance 1 pink", "talons", "egotism")
    )
    assert (table.at(PINK), table.hand(PINK)) == ("start_b.s9", ["egotism"])


@pytest.mark.rule("CER-XB-01", "CER-R-81")
def test_both_slides_carry_a_pawn_one_space_and_passing_them_does_nothing() -> None:
    players = [pawn("start_a.s9"), pawn("bad_slope.s4"), pawn("bad_slope.s2"), pawn("start_a.s9")]
    table = expanded("bad_slope", *players).plays("sprint 2", "advance 1 pink", "advance 3 green")
    assert (table.at(PINK), table.at(GREEN)) == ("bad_slope.s6", "bad_slope.s6")  # s5 slides, and so does s5 again


@pytest.mark.rule("CER-XB-11", "CER-R-80", "CER-R-50")
def test_the_siren_draws_adventurers_only() -> None:
    """Not a Cerberus player, not an eliminated one, not one aboard; ahead, behind and in the branch alike."""
    players = [
        pawn("start_a.s9"),
        pawn("sirens_pool.n1"),
        traitor(),
        {"camp": "eliminated"},
        pawn("sirens_pool.n3"),
        pawn("aboard"),
    ]
    table = expanded("sirens_pool", *players, captured=[3, 2], revealed=True, barques=[2, 0, 0])
    table.plays("surge 1", "advance 1 pink")
    assert (table.seat, table.choices) == (PINK, ["decline", "lure blue", "lure yellow"])
    assert table.play("lure yellow").at(4) == "sirens_pool.n2"


@pytest.mark.rule("CER-XB-08", "CER-R-79")
def test_a_toboggan_is_passed_by_who_does_not_stop_there() -> None:
    players = [pawn("start_a.s9"), pawn("oubliettes.s2"), *[pawn("start_a.s9")] * 2]
    table = expanded("oubliettes", *players).plays("sprint 2").play("advance 3 pink", "egotism")
    assert table.at(PINK) == "oubliettes.s5"
    players = [traitor("grudge"), pawn("oubliettes.s5"), *[pawn("oubliettes.s9")] * 3]
    assert expanded("oubliettes", *players).plays("play grudge", "retreat 2 pink").at(PINK) == "oubliettes.o1"
    players = [traitor("grudge"), pawn("oubliettes.o1"), *[pawn("oubliettes.s9")] * 3]
    table = expanded("oubliettes", *players).plays("play grudge", "retreat 2 pink")
    assert (table.at(PINK), "blocked" in table.told) == ("oubliettes.o1", True)


@pytest.mark.rule("CER-XB-06", "CER-R-78")
def test_the_caves_first_space_gives_one_card_and_its_second_three() -> None:
    players = [pawn("start_a.s9", hand="egotism"), pawn("cave_of_wonders.s3"), *[pawn("start_a.s9")] * 2]
    table = expanded("cave_of_wonders", *players).plays("surge 2", "advance 2 pink").play("enter", "egotism")
    assert (table.at(PINK), table.hand(PINK)) == ("cave_of_wonders.c1", ["egotism"])
    players[1] = pawn("cave_of_wonders.s4")
    table = expanded("cave_of_wonders", *players).plays("surge 2", "advance 2 pink")
    table.play("enter", "arrogance", "egotism", "arrogance")
    assert (table.at(PINK), table.hand(PINK)) == ("cave_of_wonders.c2", ["egotism", "arrogance", "arrogance"])


@pytest.mark.rule("CER-XB-06", "CER-SETUP-13", "CER-R-76")
def test_the_caves_treasure_is_one_of_those_nobody_has_got() -> None:
    """Of two that are left either, of one just that one; who takes it is told which, the others that it is taken."""
    players = [pawn("start_a.s9"), pawn("cave_of_wonders.c2"), *[pawn("start_a.s9")] * 2]
    left = ["mask", "lamp"]
    table = expanded("cave_of_wonders", *players, treasure_bag=left, incomplete=True).plays("surge 1", "advance 1 pink")
    table.play("deeper", "lamp")
    assert (table.player(PINK)["treasures"], table.treasure_bag) == (["lamp"], ["mask"])
    told = {seat: [EVENTS[event.kind].name for event in table.match.events(seat)] for seat in (BLUE, PINK)}
    assert ("takes-treasure" in told[BLUE], "treasure-seen" in told[BLUE]) == (True, False)
    assert ("takes-treasure" in told[PINK], "treasure-seen" in told[PINK]) == (True, True)
    table = expanded("cave_of_wonders", *players, treasure_bag=left[:1], incomplete=True)
    table.plays("surge 1", "advance 1 pink", "deeper")
    assert (table.player(PINK)["treasures"], table.treasure_bag) == (["mask"], [])
