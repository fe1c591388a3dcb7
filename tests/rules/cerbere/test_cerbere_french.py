"""Where the English booklet differs from the French text, the French text is played (ledger, chapter 19; CER-R-01).

E12 and E13 add what the French does not deny; E14 to E17 change nothing in play.
"""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED
from scenario_cerbere import FIRST_EDITION, Table, pawn, road, scenario, traitor

FAR = "promontory.s7"


def first_edition(*players: dict[str, object], middle: str = "promontory", **fields: object) -> Table:
    return scenario(*players, options=FIRST_EDITION, boards=road(middle), **fields)


@pytest.mark.rule("CER-R-01", "CER-SUR-05")
def test_e1_opportunism_sends_another_back() -> None:
    """The English says that the other one advances."""
    players = [pawn("promontory.s1", hand="opportunism"), pawn("promontory.s6"), pawn(FAR), pawn(FAR)]
    table = first_edition(*players).play("play opportunism")
    assert table.choices == ["advance 1", "retreat 1 pink", "retreat 1 green", "retreat 1 red"]
    table.plays("advance 1", "retreat 1 pink")
    assert (table.at(BLUE), table.at(PINK)) == ("promontory.s2", "promontory.s5")


@pytest.mark.rule("CER-R-01", "CER-SUR-02")
def test_e2_egotism_advances_oneself() -> None:
    """The English copies Fatalism's retreat of two."""
    players = [pawn("promontory.s1", hand="egotism"), *[pawn(FAR)] * 3]
    assert first_edition(*players).play("play egotism").at(BLUE) == "promontory.s2"


@pytest.mark.rule("CER-R-01", "CER-BET-04")
def test_e3_sabotage_leaves_no_choice_to_who_has_no_card() -> None:
    """The English lacks the clause."""
    players = [traitor("sabotage grudge"), pawn("promontory.s5"), pawn(FAR, hand="egotism"), pawn(FAR, hand="egotism")]
    table = first_edition(*players).plays("play sabotage+", "give grudge", "sabotage pink")
    assert (table.at(PINK), table.asked) == ("promontory.s3", "part blue")
    assert table.play("sabotage green").choices == ["discard egotism", "retreat 2"]


@pytest.mark.rule("CER-R-01", "CER-CAP-01")
def test_e4_a_card_that_moves_cerberus_captures() -> None:
    """The English knows captures in a Hunt and by a retreat only."""
    players = [traitor("ambush"), pawn("start_a.s8"), *[pawn(FAR)] * 3]
    table = first_edition(*players, cerberus="start_a.s7", speed=6, rage=2)
    table.play("play ambush", "grudge")
    assert (table.camp(PINK), table.cerberus, table.die) == ("cerberus", "start_a.s5", (3, 3))


@pytest.mark.rule("CER-R-01", "CER-END-03", "CER-R-31")
def test_e5_cerberus_wins_at_once_when_too_few_are_left() -> None:
    """In the middle of advanced Grudge, with Adventurers still to move; the English does not say when."""
    players = [traitor("grudge ambush ambush"), pawn("s12"), pawn("s20"), pawn("s30"), traitor()]
    table = scenario(*players, captured=[0, 4], cerberus="s11", revealed=True, barques=[3, 0, 0])
    table.plays("play grudge+", "give ambush", "give ambush", "retreat 2 pink")
    assert (table.ending, table.winners, table.at(GREEN), table.at(RED)) == ("too-few", [BLUE, 4], "s20", "s30")


@pytest.mark.rule("CER-R-01", "CER-DIFF-05", "CER-CAP-06", "CER-HUNT-05")
def test_e6_the_minimum_is_the_floor_of_the_die() -> None:
    """The English lacks the floor: after a capture the die shows the minimum of the table, not 3."""
    options = {**FIRST_EDITION, "difficulty": "3"}
    players = [pawn(FAR), pawn("start_a.s8"), *[pawn(FAR)] * 3]
    table = scenario(
        *players, options=options, boards=road(), cerberus="start_a.s7", rage=0, speed=8, acted=True, carded=True,
        pending=["end"], chance=("grudge",),
    )  # fmt: skip
    assert table.die == (4, 6)


@pytest.mark.rule("CER-R-01", "CER-PLACE-06", "CER-R-42")
def test_e7_every_adventurer_may_cross_the_portal_either_way() -> None:
    """The English speaks of the others, from one portal to the other: the active player's own pawn crosses too."""
    stele = pawn("infernal_portal.s5")
    players = [
        pawn("infernal_portal.s2", hand="egotism"),
        stele,
        pawn("infernal_portal.s9"),
        pawn("infernal_portal.s9"),
    ]
    table = first_edition(*players, middle="infernal_portal").plays("play egotism", "cross")
    assert table.at(BLUE) == "infernal_portal.s7"
    players = [traitor("deceit"), stele, pawn("infernal_portal.s8"), pawn("infernal_portal.s9")]
    table = first_edition(*players, middle="infernal_portal")
    table.plays("play deceit+", "advance 1 red", "retreat 3 green", "cross")
    assert table.at(GREEN) == "infernal_portal.s1"


@pytest.mark.rule("CER-R-01", "CER-PLACE-04", "CER-R-40")
def test_e8_the_funicular_is_for_a_move_that_starts_at_its_foot() -> None:
    """The English asks only that the pawn is at the foot; nor does it say that the ride is one step."""
    players = [pawn("funicular.s2"), *[pawn("funicular.s8")] * 3]
    table = first_edition(*players, middle="funicular").play("sprint 1")
    assert table.at(BLUE) == "funicular.s4"
    players = [pawn("funicular.s3"), *[pawn("funicular.s8")] * 3]
    table = first_edition(*players, middle="funicular").plays("sprint 1", "cross")
    assert table.at(BLUE) == "funicular.s7"


@pytest.mark.rule("CER-R-01", "CER-RAGE-06", "CER-R-04")
@pytest.mark.parametrize(("captured", "camp"), [(0, "cerberus"), (1, "cerberus"), (2, "eliminated"), (3, "eliminated")])
def test_e9_the_last_two_captured_are_those_without_mercy(captured: int, camp: str) -> None:
    """Four players: the English counts to two, the French by the light cells that are left."""
    others = [traitor(), traitor(), {"camp": "eliminated"}][:captured]
    players = [*others, pawn("s20"), *[pawn("s24")] * (3 - captured)]
    seats = list(range(captured))
    table = scenario(*players, captured=seats, cerberus="s18", rage=0, acted=True, carded=True, pending=["end"])
    assert (table.camp(captured), table.captured) == (camp, [*seats, captured])
    assert table.ending == ("" if captured < 3 else "all-captured")


@pytest.mark.rule("CER-R-01", "CER-HUNT-03", "CER-CAP-03")
def test_e10_the_hunt_takes_who_was_met_not_who_was_active() -> None:
    """The example of both booklets: pink's turn ends; the English moves pink's own pawn to the track."""
    players = [pawn("s14"), pawn("s13"), pawn("s08"), pawn("s14"), pawn("s14")]
    table = scenario(*players, active=PINK, cerberus="s05", rage=0, speed=5, acted=True, carded=True, pending=["end"],
                     chance=("grudge",))  # fmt: skip
    assert (table.captured, table.camp(GREEN), table.at(PINK)) == ([GREEN], "cerberus", "s13")
    assert (table.cerberus, table.die, table.active) == ("s05", (4, 3), GREEN)


@pytest.mark.rule("CER-R-01", "CER-PLACE-03", "CER-R-37")
def test_e11_the_gondola_goes_with_the_direction_of_the_move() -> None:
    """Here the English is clearer: the rear pawn advances, the fore one retreats, never the other way round."""
    players = [pawn("gondola.s7", hand="egotism"), pawn("gondola.s3"), *[pawn("gondola.s9")] * 2]
    assert first_edition(*players, middle="gondola").play("play egotism").at(BLUE) == "gondola.s8"
    players = [traitor("grudge"), pawn("gondola.s3"), pawn("gondola.s7"), pawn("gondola.s9")]
    table = first_edition(*players, middle="gondola").plays("play grudge", "retreat 2 pink")
    assert (table.at(PINK), table.at(GREEN)) == ("gondola.s1", "gondola.s7")
