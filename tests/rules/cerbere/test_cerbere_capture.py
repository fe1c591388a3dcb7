"""Captures in their corners: order, mercy, cards, Treasures, the die, one's own (ledger, chapters 11, 12 and 17.5)."""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED, YELLOW
from scenario_cerbere import EXPANSION, FIRST_EDITION, Table, pawn, road, scenario, traitor


def ends(*players: dict[str, object], chance: tuple[str, ...] = (), **fields: object) -> Table:
    """The end of blue's turn comes."""
    return scenario(*players, chance=chance, acted=True, carded=True, pending=["end"], **fields)


@pytest.mark.rule("CER-R-25", "CER-CAP-08", "CER-CAP-04")
def test_nobody_is_asked_for_an_order_where_there_is_no_mercy() -> None:
    """One dark cell for two prisoners, but both were caught on the last five spaces."""
    players = [traitor(), pawn("aboard"), pawn("s29"), pawn("s29"), traitor()]
    table = scenario(*players, captured=[0, 4], cerberus="s28", revealed=True, barques=[1, 0, 0]).play("stalk 1")
    assert table.captured == [BLUE, YELLOW, GREEN, RED]
    assert (table.camp(GREEN), table.camp(RED)) == ("eliminated", "eliminated")
    assert (table.ending, table.winners) == ("escaped", [PINK])


@pytest.mark.rule("CER-R-25", "CER-CAP-07")
def test_nobody_is_asked_for_an_order_where_there_is_mercy_for_all() -> None:
    """Four are left, so cells 4 and 3 are dark: two prisoners both change camp."""
    table = ends(pawn("s17"), pawn("s17"), pawn(), pawn(), cerberus="s15", rage=0, speed=4)
    assert (table.camp(BLUE), table.camp(PINK), table.die) == ("cerberus", "cerberus", (2, 3))


@pytest.mark.rule("CER-END-03", "CER-R-31", "CER-R-33")
def test_exactly_enough_adventurers_play_on() -> None:
    """Two are left for two seats, one of them aboard."""
    players = [pawn("aboard"), pawn("s20"), pawn("s22"), {"camp": "eliminated"}]
    table = ends(*players, captured=[RED], cerberus="s18", rage=0, revealed=True, barques=[2, 0, 0])
    assert (table.camp(PINK), table.ending, table.die[0]) == ("cerberus", "", 2)


@pytest.mark.rule("CER-RAGE-05", "CER-RAGE-02")
def test_a_pawn_takes_the_cell_of_the_die_even_in_the_last_capture() -> None:
    """Two are left and the die lies on cell 2, the leftmost free one: the pawn takes it, the die goes to cell 1."""
    players = [traitor("ambush"), pawn("s20"), pawn("aboard"), {"camp": "eliminated"}]
    table = scenario(*players, captured=[0, 3], cerberus="s19", rage=2, speed=5, revealed=True, barques=[2, 0, 0])
    table.play("play ambush")
    assert (table.ending, table.die) == ("too-few", (1, 5))


@pytest.mark.rule("CER-TRE-05", "CER-R-28", "CER-R-76")
def test_treasures_in_hand_and_on_the_table_leave_with_a_captured_player() -> None:
    players = [traitor("ambush"), pawn("start_a.s8", treasures="lyre", laid="grail"), *[pawn("promontory.s6")] * 3]
    table = scenario(*players, options=EXPANSION, boards=road(), cerberus="start_a.s7").play("play ambush", "deceit")
    assert (table.player(PINK)["treasures"], table.player(PINK)["treasures_played"]) == ([], [])
    assert {"lyre", "grail"} & set(table.treasure_bag) == set()
    assert table.told.count("treasure-leaves") == 2


@pytest.mark.rule("CER-R-24", "CER-R-71", "CER-TURN-04")
def test_who_is_captured_in_their_own_turn_plays_no_more_and_draws_no_survival_card() -> None:
    """The Lyre's first step ends on a nest, whose Harpy throws blue onto Cerberus: the second choice is lost."""
    players = [pawn("harpies_nest.s5", hand="egotism", treasures="lyre"), *[pawn("harpies_nest.s9")] * 3]
    table = scenario(*players, options=EXPANSION, boards=road("harpies_nest"), cerberus="harpies_nest.s3")
    table.play("use lyre").play("advance 1", "talons")
    assert (table.camp(BLUE), table.hand(BLUE), table.active) == ("cerberus", [], PINK)
    assert table.discard == ["egotism"]
    assert table.choices[0] == "supplies 1"


@pytest.mark.rule("CER-R-24", "CER-R-71")
def test_a_draw_for_a_player_captured_by_the_cost_is_lost() -> None:
    """The optional card makes a capture, the Action card is not played, and the view says that the turn is stopped."""
    players = [pawn("start_a.s6", hand="fatalism"), pawn("start_a.s9"), *[pawn("promontory.s1")] * 2]
    table = scenario(*players, options=FIRST_EDITION, boards=road(), cerberus="start_a.s5")
    table.play("play fatalism+", "ambush", "grudge")
    assert table.sees(PINK)["stopped"] is True
    assert (table.asked, table.choices[0]) == ("part blue", "advance 3 pink")  # still blue's choice
    table.play("advance 3 pink")
    assert (table.active, table.played(BLUE), table.sees(PINK)["stopped"]) == (PINK, [], False)
    assert "cannot-act" not in table.told  # there is nothing to announce: the turn is over


@pytest.mark.rule("CER-R-24", "CER-R-29", "CER-SIDE-02")
def test_an_eliminated_active_player_still_chooses_what_is_left_of_the_power() -> None:
    """Two are left: blue, captured by the cost of Fatalism on a light cell, still moves pink."""
    players = [pawn("start_a.s6", hand="fatalism"), pawn("start_a.s8"), traitor(), {"camp": "eliminated"}]
    table = scenario(*players, options=FIRST_EDITION, boards=road(), captured=[2, 3], cerberus="start_a.s5")
    table.play("play fatalism+")
    assert (table.camp(BLUE), table.ending, table.at(PINK)) == ("eliminated", "", "rope_bridge.s1")
    assert (table.active, table.discard) == (PINK, ["fatalism"])


@pytest.mark.rule("CER-R-24", "CER-SUR-13")
def test_a_captured_pawn_makes_no_move_that_was_still_to_come() -> None:
    """Advanced Contempt: Cerberus comes first, so the advance of three is lost; the pawn stays on the track."""
    players = [pawn("start_a.s7", hand="contempt egotism"), *[pawn("start_a.s10")] * 4]
    table = scenario(*players, options=EXPANSION, boards=road(), cerberus="start_a.s6")
    table.plays("play contempt+", "give egotism").play("chase 1", "ambush")
    assert (table.at(BLUE), table.captured, table.sees(PINK)["adventurers"]) == ("captured", [BLUE], 4)


@pytest.mark.rule("CER-R-26", "CER-CAP-05", "CER-R-15")
def test_each_capture_by_a_retreat_is_an_event_of_its_own() -> None:
    """After the first one Cerberus is back on a mark, and the second pawn no longer meets him."""
    players = [traitor("grudge deceit deceit"), pawn("s12"), pawn("s12"), *[pawn("s24")] * 3]
    table = scenario(*players, cerberus="s11", rage=3, speed=6).plays("play grudge+", "give deceit", "give deceit")
    table.play("retreat 2 pink", "ambush")
    assert (table.camp(PINK), table.cerberus, table.die) == ("cerberus", "s10", (4, 3))
    table.play("retreat 2 green", "grudge")  # s11, then s10, where he waits
    assert (table.camp(GREEN), table.cerberus, table.die) == ("cerberus", "s05", (3, 3))


@pytest.mark.rule("CER-R-27", "CER-R-04", "CER-CAP-08")
def test_who_finds_no_mercy_still_uses_up_a_dark_cell() -> None:
    """Four players: one captured on the last spaces, then only one more may change camp."""
    players = [pawn("aboard"), pawn("s29"), pawn("s30"), pawn("s30")]
    table = ends(*players, cerberus="s28", rage=0, revealed=True, barques=[2, 0, 0])
    assert (table.camp(PINK), table.captured, table.die[0]) == ("eliminated", [PINK], 3)
    players = [pawn("s20"), {"camp": "eliminated"}, pawn("s22"), pawn("s24")]
    table = ends(*players, captured=[PINK], cerberus="s19", rage=0)
    assert (table.camp(BLUE), table.die[0]) == ("cerberus", 2)
    players = [traitor(), {"camp": "eliminated"}, pawn("s22"), pawn("s24")]
    table = ends(*players, captured=[PINK, BLUE], cerberus="s21", rage=0)
    assert (table.camp(GREEN), table.die[0]) == ("eliminated", 1)


@pytest.mark.rule("CER-R-23", "CER-CAP-04", "CER-SIDE-03")
def test_several_prisoners_draw_their_cards_one_after_the_other() -> None:
    players = [pawn("s24"), pawn("s07", hand="egotism"), pawn("s07"), *[pawn("s24")] * 3]
    table = ends(*players, cerberus="s06", rage=0, speed=4, chance=("ambush", "grudge", "deceit", "violence"))
    assert (table.hand(PINK), table.hand(GREEN)) == (["ambush", "grudge"], ["violence", "deceit"])
    assert (table.captured, table.cerberus, table.die) == ([PINK, GREEN], "s05", (4, 3))


@pytest.mark.rule("CER-3P-01", "CER-R-04", "CER-RAGE-06")
def test_of_three_players_one_at_most_changes_camp() -> None:
    """Worked scenario 2."""
    table = ends(pawn("s20"), pawn("s09"), pawn("s20"), cerberus="s08", rage=0, chance=("ambush",))
    assert (table.camp(PINK), table.die) == ("cerberus", (2, 5))
    table = ends(pawn("s20"), traitor(), pawn("s09"), captured=[PINK], cerberus="s08", rage=0)
    assert (table.camp(GREEN), table.die, table.ending) == ("eliminated", (1, 5), "")


@pytest.mark.rule("CER-R-28", "CER-END-05", "CER-R-23")
def test_the_cards_of_the_last_captured_player_are_discarded_too() -> None:
    players = [pawn("s30"), pawn("s20", hand="egotism sacrifice", played="surge"), traitor(), {"camp": "eliminated"}]
    table = ends(*players, captured=[2, 3], cerberus="s18", rage=0, revealed=True, barques=[2, 0, 0])
    assert (table.ending, table.camp(PINK), table.hand(PINK)) == ("too-few", "eliminated", [])
    assert (table.discard, table.played(PINK)) == (["sacrifice", "egotism"], [])


@pytest.mark.rule("CER-END-01", "CER-END-02", "CER-END-04", "CER-SIDE-06", "CER-R-34")
def test_everybody_is_told_how_it_ended_and_who_has_won() -> None:
    """Those aboard, or every Cerberus player, or nobody at all."""
    table = scenario(pawn("s32"), pawn("aboard"), traitor(), pawn("s20"), revealed=True, barques=[2, 0, 0])
    table.play("sprint 1")
    assert (table.told[-3:], table.winners) == (["escaped", "wins", "wins"], [BLUE, PINK])
    players = [traitor("ambush"), pawn("s20"), {"camp": "eliminated"}, traitor(), pawn("aboard")]
    table = scenario(*players, captured=[0, 2, 3], cerberus="s19", revealed=True, barques=[2, 0, 0])
    table.play("play ambush")
    assert (table.told[-3:], table.winners) == (["cerberus-wins", "wins", "wins"], [BLUE, RED])
    table = scenario(*[pawn("s09")] * 3, cerberus="s07", rage=1).plays("regroup 2", "swap 1 2")
    assert (table.told[-2:], table.winners) == (["cerberus-wins", "nobody-wins"], [])
