"""Rage track, Hunt, capture, change of camp and the endings (ledger, chapters 9 to 12 and 15)."""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED
from scenario_cerbere import EXPANSION, FIRST_EDITION, OVER, Table, pawn, road, scenario, traitor


def ends(*players: dict[str, object], chance: tuple[str, ...] = (), **fields: object) -> Table:
    """The end of blue's turn comes."""
    return scenario(*players, chance=chance, acted=True, carded=True, pending=["end"], **fields)


@pytest.mark.rule("CER-HUNT-01", "CER-HUNT-02", "CER-HUNT-04", "CER-R-02", "CER-R-12")
def test_a_hunt_that_catches_nobody() -> None:
    """Worked scenario 9."""
    table = ends(*[pawn("s05")] * 5, cerberus="s00", rage=0, speed=3)
    assert (table.cerberus, table.die) == ("s03", (5, 4))
    assert ends(*[pawn("s24")] * 5, cerberus="s00", rage=0, speed=8).die == (5, 8)


@pytest.mark.rule("CER-HUNT-03", "CER-CAP-03", "CER-CAP-06", "CER-SIDE-01", "CER-SIDE-02", "CER-SIDE-03", "CER-RAGE-04")
def test_a_hunt_stops_at_the_first_adventurer_met() -> None:
    """Worked scenario 10."""
    players = [pawn("s11"), pawn("s08", hand="egotism", played="supplies"), *[pawn("s24")] * 3]
    table = ends(*players, cerberus="s05", rage=0, speed=5, chance=("grudge",))
    assert (table.cerberus, table.die, table.captured) == ("s05", (4, 3), [PINK])
    assert (table.camp(PINK), table.hand(PINK), table.played(PINK)) == ("cerberus", ["grudge"], [])
    assert (table.discard, table.active) == (["egotism"], PINK)
    assert "fury 1" in table.choices


@pytest.mark.rule("CER-CAP-05", "CER-R-16")
def test_a_capture_on_a_mark_sends_him_to_the_mark_before() -> None:
    """Worked scenario 11."""
    table = ends(pawn(), pawn("s10"), *[pawn()] * 2, cerberus="s08", rage=0, speed=4, chance=("grudge",))
    assert (table.camp(PINK), table.cerberus) == ("cerberus", "s05")


@pytest.mark.rule("CER-CAP-02", "CER-CAP-04", "CER-CAP-07", "CER-RAGE-02", "CER-RAGE-05", "CER-RAGE-06", "CER-R-25")
def test_the_active_player_orders_prisoners_when_mercy_depends_on_it() -> None:
    """Worked scenario 12."""
    players = [pawn("s17"), pawn("s17"), pawn(), traitor()]
    table = ends(*players, cerberus="s15", rage=0, speed=4)
    assert (table.asked, table.choices) == ("capture blue", ["take blue", "take pink"])
    table.play("take pink")
    assert (table.camp(PINK), table.camp(BLUE)) == ("cerberus", "eliminated")
    assert (table.captured, table.die) == ([RED, PINK, BLUE], (1, 3))
    table = ends(*players, cerberus="s15", rage=0, speed=4).play("take blue")
    assert (table.camp(BLUE), table.camp(PINK)) == ("cerberus", "eliminated")
    table = ends(pawn("s17"), pawn("s17"), *[pawn()] * 3, cerberus="s15", rage=0, speed=4)
    assert (table.camp(BLUE), table.camp(PINK), table.die[0]) == ("cerberus", "cerberus", 3)  # the same for both


@pytest.mark.rule("CER-R-18", "CER-R-30", "CER-CAP-01", "CER-RAGE-04")
def test_a_retreat_onto_his_space_is_a_capture_there() -> None:
    """Worked scenario 15."""
    table = scenario(traitor("grudge"), pawn("s12"), *[pawn()] * 3, cerberus="s11", rage=4)
    table.play("play grudge").play("retreat 2 pink", "ambush")
    assert (table.camp(PINK), table.hand(PINK), table.cerberus, table.die) == ("cerberus", ["ambush"], "s10", (3, 3))


@pytest.mark.rule("CER-CAP-10", "CER-SUR-20", "CER-R-50")
def test_nobody_retreats_into_the_den_of_the_second_edition() -> None:
    """Worked scenario 16."""
    table = scenario(traitor("grudge"), pawn("s01"), *[pawn()] * 3, cerberus="s00").play("play grudge")
    table.play("retreat 2 pink")
    assert (table.at(PINK), table.camp(PINK)) == ("s01", "adventurer")
    table = scenario(traitor("grudge"), pawn("s02"), *[pawn()] * 3, cerberus="s00").play("play grudge")
    assert table.play("retreat 2 pink").at(PINK) == "s01"


@pytest.mark.rule("CER-R-22", "CER-R-15", "CER-SIDE-04")
def test_in_the_first_edition_one_can_be_pushed_into_the_den() -> None:
    """Worked scenario 16."""
    players = [traitor("grudge"), pawn("start_a.s1"), *[pawn("start_a.s9")] * 3]
    table = scenario(*players, options=FIRST_EDITION, boards=road()).play("play grudge")
    table.play("retreat 2 pink", "ambush", "deceit")
    assert (table.camp(PINK), table.hand(PINK), table.cerberus) == ("cerberus", ["ambush", "deceit"], "start_a.s0")


@pytest.mark.rule("CER-CAP-11", "CER-SETUP-14")
def test_the_den_token_closes_the_den() -> None:
    players = [traitor("grudge"), pawn("start_a.s1"), *[pawn("start_a.s9")] * 3]
    table = scenario(*players, options={**FIRST_EDITION, "den_token": "true"}, boards=road()).play("play grudge")
    assert table.play("retreat 2 pink").at(PINK) == "start_a.s1"


@pytest.mark.rule("CER-SIDE-03", "CER-SIDE-05")
@pytest.mark.parametrize(("space", "bonus"), [("s07", 2), ("s08", 1), ("s13", 1), ("s14", 0), ("s27", 0)])
def test_bonus_cards_by_colour(space: str, bonus: int) -> None:
    here = int(space[1:])
    chance = ("ambush", "grudge")[:bonus]
    table = ends(pawn("s28"), pawn(space), *[pawn("s28")] * 3, cerberus=f"s{here - 1:02}", rage=0, chance=chance,
                 revealed=True, barques=[1, 0, 0])  # fmt: skip
    assert (table.camp(PINK), len(table.hand(PINK))) == ("cerberus", bonus)


@pytest.mark.rule("CER-SIDE-04", "CER-SIDE-05")
@pytest.mark.parametrize(
    ("space", "bonus"),
    [("start_a.s5", 2), ("start_a.s6", 1), ("start_a.s10", 1), ("rope_bridge.s1", 0)],
)
def test_bonus_cards_by_board_in_the_first_edition(space: str, bonus: int) -> None:
    before = {"start_a.s5": "start_a.s4", "start_a.s6": "start_a.s5", "start_a.s10": "start_a.s9"}
    chance = ("ambush", "grudge")[:bonus]
    table = ends(
        pawn("promontory.s7"), pawn(space), *[pawn("promontory.s7")] * 3, options=FIRST_EDITION, boards=road(),
        cerberus=before.get(space, "start_a.s10"), rage=0, chance=chance,
    )  # fmt: skip
    assert (table.camp(PINK), len(table.hand(PINK))) == ("cerberus", bonus)


@pytest.mark.rule("CER-CAP-08", "CER-R-27", "CER-R-28")
def test_no_mercy_on_the_last_five_spaces() -> None:
    """Worked scenario 19."""
    players = [pawn("s30"), pawn("s29", hand="egotism"), *[pawn("s30")] * 3]
    table = ends(*players, cerberus="s27", rage=0, revealed=True, barques=[2, 0, 0])
    assert (table.camp(PINK), table.captured, table.hand(PINK)) == ("eliminated", [PINK], [])
    assert (table.cerberus, table.die, table.discard) == ("s25", (4, 3), ["egotism"])


@pytest.mark.rule("CER-CAP-09")
def test_no_mercy_on_the_finish_board() -> None:
    players = [pawn("finish_a.s3"), pawn("finish_a.s1"), *[pawn("finish_a.s3")] * 3]
    table = ends(*players, options=FIRST_EDITION, boards=road(), cerberus="promontory.s7", rage=0, revealed=True,
                 barques=[2, 0, 0])  # fmt: skip
    assert (table.camp(PINK), table.cerberus) == ("eliminated", "promontory.s6")


@pytest.mark.rule("CER-END-03", "CER-END-04", "CER-END-05", "CER-R-31", "CER-R-33")
def test_too_few_to_fill_the_barque() -> None:
    """Worked scenario 40."""
    players = [pawn("s30"), pawn("s20"), traitor(), {"camp": "eliminated"}]
    table = ends(*players, captured=[GREEN, RED], cerberus="s18", rage=0, revealed=True, barques=[2, 0, 0])
    assert (table.ending, table.winners, table.seat) == ("too-few", [GREEN], OVER)
    assert table.match.returns == [0.0, 0.0, 1.0, 0.0]


@pytest.mark.rule("CER-R-34", "CER-R-32", "CER-END-03")
def test_all_at_once_and_nobody_wins() -> None:
    """Worked scenario 41."""
    table = ends(*[pawn("s09")] * 3, cerberus="s07", rage=0)
    assert (table.ending, table.winners, table.match.returns) == ("all-captured", [], [0.0, 0.0, 0.0])
    assert [table.camp(seat) for seat in range(3)] == ["eliminated"] * 3


@pytest.mark.rule("CER-R-32")
def test_a_hidden_barque_ends_nothing() -> None:
    table = ends(pawn("s20"), pawn("s09"), traitor(), captured=[GREEN], barques=[3, 0, 0], looked=[[0], [], []],
                 cerberus="s08", rage=0)  # fmt: skip
    assert (table.ending, table.camp(PINK), table.die[0]) == ("", "eliminated", 1)


@pytest.mark.rule("CER-R-31", "CER-R-35", "CER-BARQ-05")
def test_a_barque_turned_up_too_big() -> None:
    """Worked scenario 21."""
    table = scenario(
        traitor(), pawn("s27"), pawn("s20"), captured=[0], cerberus="s10", barques=[3, 0, 0], looked=[[1], [], []]
    )
    table.plays("snare 1", "advance 1 pink")
    assert (table.ending, table.winners, table.at(PINK)) == ("too-few", [BLUE], "s28")


@pytest.mark.rule("CER-R-23", "CER-R-24", "CER-R-29")
def test_the_active_player_captured_in_the_middle_of_the_turn() -> None:
    """Contempt: advance 3, Cerberus advances 1; the advance is lost, the turn is over."""
    players = [pawn("start_a.s7", hand="contempt egotism"), *[pawn("start_a.s10")] * 4]
    table = scenario(*players, options=EXPANSION, boards=road(), cerberus="start_a.s6")
    table.plays("play contempt+", "give egotism").play("chase 1", "ambush")
    assert (table.camp(BLUE), table.hand(BLUE), table.active) == ("cerberus", ["ambush"], PINK)
    assert (table.discard, table.cerberus, table.die) == (["egotism", "contempt"], "start_a.s5", (4, 3))


@pytest.mark.rule("CER-R-21", "CER-BARQ-11")
def test_one_aboard_is_safe_until_it_has_to_retreat_onto_him() -> None:
    players = [traitor("grudge"), pawn("aboard"), pawn("aboard"), pawn("aboard"), traitor()]
    table = ends(*players, captured=[0, 4], cerberus="s30", rage=0, revealed=True, barques=[3, 0, 0])
    assert table.ending == "escaped"  # a full Barque leaves before he comes
    players = [traitor("grudge"), pawn("aboard"), pawn("aboard"), pawn("s32"), traitor()]
    table = scenario(
        traitor("grudge"), pawn("aboard"), pawn("aboard"), pawn("aboard"), traitor(),
        captured=[0, 4], cerberus="s32", revealed=True, barques=[3, 0, 0],
    )  # fmt: skip
    table.play("play grudge").play("retreat 2 pink")
    assert (table.ending, table.camp(PINK)) == ("too-few", "eliminated")


@pytest.mark.rule("CER-R-14", "CER-HUNT-04")
def test_he_stops_before_the_barque() -> None:
    players = [pawn("aboard"), pawn("aboard"), pawn("aboard"), pawn("aboard")]
    table = ends(pawn("aboard"), pawn("aboard"), pawn("s32"), *players[:0], cerberus="s31", rage=0, speed=8,
                 revealed=True, barques=[3, 0, 0])  # fmt: skip
    assert (table.ending, table.camp(GREEN)) == ("too-few", "eliminated")
    table = scenario(traitor(), *[pawn("aboard")] * 2, traitor(), captured=[0, 3], cerberus="s32", speed=4,
                     revealed=True, barques=[2, 0, 0])  # fmt: skip
    table.play("stalk 1")
    assert (table.cerberus, table.ending) == ("s32", "escaped")


@pytest.mark.rule("CER-R-17")
def test_he_follows_the_path_only() -> None:
    """Bridge intact, portal held open: he walks round."""
    table = scenario(traitor(), pawn("s22"), *[pawn()] * 3, cerberus="s09").play("stalk 1")
    assert table.cerberus == "s10"
    table = scenario(traitor(), pawn("s22"), *[pawn("s28")] * 3, cerberus="s19", revealed=True, barques=[1, 0, 0])
    assert table.play("stalk 1").cerberus == "s20"


@pytest.mark.rule("CER-R-08", "CER-HUNT-01")
def test_no_hunt_during_a_turn() -> None:
    table = scenario(pawn("s07", hand="egotism"), *[pawn()] * 3, cerberus="s05", rage=1).play(
        "supplies 1", "egotism", "egotism"
    )
    assert (table.die[0], table.cerberus, table.asked) == (0, "s05", "turn blue")
    table.play("end", "ambush", "grudge")
    assert (table.camp(BLUE), table.cerberus) == ("cerberus", "s05")


@pytest.mark.rule("CER-R-09", "CER-R-05", "CER-COST-05")
def test_a_lowering_effect_stops_at_the_minimum() -> None:
    from katabasis.games.cerbere.rules.rage import turn_speed

    for speed, number, wanted in ((6, -2, 5), (5, -1, 5), (4, -1, 4), (7, 2, 8), (8, 1, 8), (4, 1, 5)):
        table = scenario(*[pawn()] * 4, speed=speed, options={"difficulty": "2"})
        turn_speed(table.match.state, number)
        assert table.die[1] == wanted
