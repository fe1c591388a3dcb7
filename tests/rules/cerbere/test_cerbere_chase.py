"""Cerberus on the road, and what everybody is shown of it (ledger, chapters 9, 10 and 17.3)."""

from __future__ import annotations

from typing import Any

import pytest

from scenario_cerbere import BLUE, EXPANSION, PINK, RED, Table, pawn, scenario, traitor


def on(middle: str, *players: dict[str, object], **fields: object) -> Table:
    boards = ["start_a", middle, "rope_bridge", "finish_a"]
    return scenario(*players, **{"options": EXPANSION, "boards": boards, **fields})


def hunt(table: Table, seat: int = BLUE) -> dict[str, Any]:
    shown: dict[str, Any] = table.sees(seat)["hunt"]
    return shown


@pytest.mark.rule("CER-HUNT-02", "CER-HUNT-03")
def test_everybody_is_shown_how_far_a_hunt_would_go_and_whom_it_would_catch() -> None:
    table = scenario(pawn("s20"), pawn("s14"), pawn("s14"), pawn("s12"), cerberus="s10", speed=5, rage=2)
    assert hunt(table) == {"due": False, "reach": "e2.s12", "catches": [RED]}
    table = scenario(pawn("s20"), pawn("s15"), pawn("s15"), pawn("s16"), cerberus="s10", speed=5, rage=0)
    assert hunt(table, RED) == {"due": True, "reach": "e2.s15", "catches": [PINK, 2]}
    table = scenario(*[pawn("s16")] * 4, cerberus="s10", speed=5)
    assert hunt(table) == {"due": False, "reach": "e2.s15", "catches": []}
    assert table.match.view(BLUE).caught == 0
    table = scenario(traitor(), *[pawn("aboard")] * 3, cerberus="s30", speed=8, revealed=True, barques=[3, 0, 0])
    assert hunt(table) == {"due": False, "reach": "e2.s32", "catches": []}


@pytest.mark.rule("CER-XB-07", "CER-R-83", "CER-HUNT-03")
def test_a_hunt_would_catch_those_beyond_the_crossroads_it_reaches() -> None:
    players = [pawn("cave_of_wonders.s7"), pawn("cave_of_wonders.c3"), *[pawn("cave_of_wonders.s7")] * 2]
    table = on("cave_of_wonders", *players, cerberus="cave_of_wonders.s1", speed=5)
    assert hunt(table) == {"due": False, "reach": "cave_of_wonders.s4", "catches": [PINK]}


@pytest.mark.rule("CER-XB-07", "CER-XB-10", "CER-XB-12", "CER-R-83")
@pytest.mark.parametrize(
    ("inside", "start"),
    [
        ("cave_of_wonders.c1", "cave_of_wonders.s2"),
        ("oubliettes.o1", "oubliettes.s5"),
        ("sirens_pool.n3", "sirens_pool.s1"),
    ],
)
def test_a_side_branch_is_safe_until_he_reaches_its_crossroads(inside: str, start: str) -> None:
    """He goes to the space before the crossroads and catches nobody; the next step takes whoever is inside."""
    middle = inside.partition(".")[0]
    players = [traitor("ambush"), pawn(inside), *[pawn("rope_bridge.s9")] * 3]
    table = on(middle, *players, cerberus=start).play("stalk 1")
    assert (table.camp(PINK), table.at(PINK)) == ("adventurer", inside)
    table = on(middle, *players, cerberus=start).plays("stalk 1", "play ambush")
    assert (table.camp(PINK), table.captured) == ("cerberus", [BLUE, PINK])


@pytest.mark.rule("CER-HUNT-05", "CER-HUNT-04")
def test_a_hunt_that_catches_somebody_is_no_miss() -> None:
    """Even the capture that ends the match does not make him faster."""
    players = [pawn("s24"), pawn("s08"), *[pawn("s24")] * 3]
    table = scenario(*players, cerberus="s05", rage=1, speed=5).play("regroup 2").play("swap 1 2", "grudge")
    assert ("hunt-begins" in table.told, "hunt-misses" in table.told) == (True, False)
    players = [pawn("s30"), pawn("s20"), traitor(), {"camp": "eliminated"}]
    table = scenario(*players, captured=[2, 3], cerberus="s18", rage=0, speed=5, revealed=True, barques=[2, 0, 0],
                     acted=True, carded=True, pending=["end"])  # fmt: skip
    assert (table.ending, table.die) == ("too-few", (0, 5))


@pytest.mark.rule("CER-XB-03")
def test_the_gate_opens_once() -> None:
    players = [traitor(), *[pawn("hell_gate.s9")] * 4]
    table = on("hell_gate", *players, cerberus="hell_gate.s3", opened=["hell_gate.gate"]).play("stalk 1")
    assert (table.cerberus, "gate-opens" in table.told) == ("hell_gate.s4", False)


@pytest.mark.rule("CER-R-10", "CER-R-09", "CER-ACT-KA1")
def test_a_die_below_the_minimum_rises_from_where_it_is() -> None:
    options = {"difficulty": "3"}
    assert scenario(traitor(), *[pawn()] * 4, speed=3, options=options).play("fury 1").die[1] == 4
    table = scenario(traitor("violence ambush ambush"), *[pawn()] * 4, speed=3, options=options)
    assert table.plays("play violence+", "give ambush", "give ambush").die[1] == 5
    players = [pawn("s20"), *[pawn("s24")] * 3]
    table = scenario(*players, cerberus="s05", rage=0, speed=3, options=options, acted=True, carded=True,
                     pending=["end"])  # fmt: skip
    assert (table.cerberus, table.die) == ("s08", (4, 4))  # a miss adds one, too


@pytest.mark.rule("CER-R-13", "CER-HUNT-01")
def test_a_die_pushed_back_to_the_hunt_cell_after_a_capture_brings_the_hunt() -> None:
    """Two Adventurers are left after the capture; advanced Treachery drives the die from cell 2 to the Hunt."""
    players = [traitor("treachery ambush"), pawn("s13"), pawn("s24"), pawn("s28"), traitor()]
    table = scenario(*players, captured=[0, 4], cerberus="s12", rage=0, revealed=True, barques=[1, 0, 0])
    table.play("stalk 1", "grudge")
    assert (table.camp(PINK), table.cerberus, table.die) == ("cerberus", "s10", (2, 3))
    table.plays("play treachery+", "give ambush")
    assert "hunt-begins" in table.told
    assert (table.cerberus, table.die) == ("s13", (2, 4))


@pytest.mark.rule("CER-R-15", "CER-CAP-05")
def test_without_an_earlier_mark_he_goes_back_to_the_den() -> None:
    table = scenario(traitor(), pawn("s05"), *[pawn()] * 3, cerberus="s04").play("stalk 1", "ambush", "grudge")
    assert (table.camp(PINK), table.cerberus) == ("cerberus", "s00")


@pytest.mark.rule("CER-R-47", "CER-MOVE-04")
def test_a_space_triggers_again_with_the_next_power() -> None:
    """Once for blue's Sprint, and again for green's Snare."""
    players = [pawn("s20", hand="favoritism"), pawn("s05"), traitor(), pawn("s20")]
    table = scenario(*players, cerberus="s00").play("sprint 2").play("advance 3 pink", "egotism")
    table.plays("play favoritism", "advance 1 pink")
    assert table.at(PINK) == "s09"
    table.play("regroup 2").plays("swap 1 2", "end")
    table.plays("snare 1", "advance 1 red").play("retreat 1 pink", "sacrifice")
    assert (table.at(PINK), table.hand(PINK)) == ("s08", ["sacrifice", "egotism"])
