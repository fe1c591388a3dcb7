"""Ways and costs in their corners: who chooses, what a move carries over to the next one, what a cost needs.

Ledger, chapters 14 and 17.7 to 17.9; some of it needs a board on which two places lie close together.
"""

from __future__ import annotations

from typing import Any

import pytest

from colours import BLUE, GREEN, PINK, RED
from katabasis.games.cerbere.board.boards import canonical
from katabasis.games.cerbere.words.events import EVENTS
from scenario_cerbere import EXPANSION, FIRST_EDITION, Table, pawn, road, scenario, traitor


def on(middle: str, *players: dict[str, object], second: str = "rope_bridge", **fields: object) -> Table:
    """On boards of the first edition and the expansion."""
    boards = ["start_a", middle, second, "finish_a"]
    return scenario(*players, **{"options": EXPANSION, "boards": boards, **fields})


# What one move leaves to the next


@pytest.mark.rule("CER-R-48", "CER-R-44")
def test_a_pawn_that_cannot_move_triggers_nothing_even_after_another_has_moved() -> None:
    players = [pawn("start_a.s8"), pawn("platforms.s2"), pawn("platforms.s3"), pawn("start_a.s9")]
    table = on("platforms", *players).plays("surge 1", "advance 2", "advance 1 pink")
    assert (table.at(BLUE), table.at(PINK), table.hand(PINK)) == ("start_a.s10", "platforms.s2", [])
    assert ("blocked" in table.told, moves(table)) == (True, [])


@pytest.mark.rule("CER-PLACE-04", "CER-R-40")
def test_the_funicular_is_there_for_the_second_pawn_of_a_power_too() -> None:
    players = [pawn("start_a.s8"), pawn("funicular.s3"), *[pawn("start_a.s9")] * 2]
    table = on("funicular", *players).plays("surge 1", "advance 2", "advance 1 pink")
    assert (table.asked, table.choices) == ("route blue", ["walk", "cross"])
    assert table.play("cross").at(PINK) == "funicular.s6"


@pytest.mark.rule("CER-R-78", "CER-XB-05")
def test_the_direction_in_the_cave_is_fixed_for_one_move_only() -> None:
    """Pink goes deeper and cannot turn round; green, moved after it, may still enter."""
    players = [pawn("start_a.s8"), pawn("cave_of_wonders.c1"), pawn("cave_of_wonders.s4"), pawn("start_a.s9")]
    table = on("cave_of_wonders", *players, cave_treasure=False).plays("sprint 2", "advance 3 pink", "deeper")
    assert table.at(PINK) == "cave_of_wonders.c3"  # c2, c3; the third step is lost
    assert table.choices == ["advance 1 green", "advance 1 red"]
    table.play("advance 1 green")
    assert table.choices == ["walk", "enter"]
    table.play("enter", "egotism")
    assert (table.at(GREEN), table.hand(GREEN)) == ("cave_of_wonders.c1", ["egotism"])


@pytest.mark.rule("CER-R-78", "CER-XB-05")
def test_who_leaves_the_cave_does_not_enter_it_again_in_the_same_move() -> None:
    players = [pawn("start_a.s8"), pawn("cave_of_wonders.c1"), *[pawn("start_a.s9")] * 2]
    table = on("cave_of_wonders", *players).plays("sprint 2", "advance 3 pink", "out")
    assert (table.at(PINK), table.asked) == ("cave_of_wonders.s6", "part blue")


@pytest.mark.rule("CER-R-78", "CER-XB-05", "CER-XB-06")
def test_a_retreat_may_go_to_the_bottom_of_the_cave() -> None:
    players = [traitor("grudge"), pawn("cave_of_wonders.c1"), *[pawn("cave_of_wonders.s7")] * 3]
    table = on("cave_of_wonders", *players).plays("play grudge", "retreat 2 pink").play("deeper", "lyre")
    assert (table.at(PINK), table.player(PINK)["treasures"]) == ("cave_of_wonders.c3", ["lyre"])


@pytest.mark.rule("CER-R-38")
def test_the_way_is_the_choice_of_whose_turn_it_is() -> None:
    """Pink is active: the first player of the table has nothing to say."""
    players = [pawn("s20"), pawn("s20", hand="egotism"), pawn("s09"), pawn("s24")]
    table = scenario(*players, active=PINK, pending=["end", "turn pink"]).plays("surge 2", "advance 2 green")
    assert (table.seat, table.choices) == (PINK, ["walk", "cross"])
    assert table.play("cross").at(GREEN) == "s15"


@pytest.mark.rule("CER-R-38", "CER-R-58")
def test_the_way_of_a_retreat_by_sabotage_is_the_active_players_choice() -> None:
    players = [traitor("sabotage grudge"), pawn("s14", hand="egotism"), pawn("s20", hand="egotism"), pawn("s22")]
    table = scenario(*players, cerberus="s05").plays("play sabotage+", "give grudge", "sabotage pink")
    assert (table.seat, table.choices) == (PINK, ["discard egotism", "retreat 2"])
    table.play("retreat 2")
    assert (table.seat, table.choices) == (BLUE, ["walk", "cross"])
    table.play("cross", "sacrifice")
    assert (table.at(PINK), table.hand(PINK)) == ("s08", ["sacrifice", "egotism"])


def moves(table: Table) -> list[tuple[int, int, int]]:
    """The moves told in the last answer: seat, from, to."""
    events = [event for answer in table.match.answers for event in answer.events][table.seen :]
    return [(event.a, event.b, event.c) for event in events if EVENTS[event.kind].name == "moves"]


@pytest.mark.rule("CER-MOVE-01", "CER-MOVE-03")
def test_every_move_is_told_from_where_to_where() -> None:
    table = (
        scenario(pawn("s10"), pawn("s11"), *[pawn()] * 2).play("surge 1").play("advance 1 pink", "egotism", "egotism")
    )
    assert moves(table) == [(PINK, 11, 12), (BLUE, 10, 12)]
    assert (table.at(BLUE), table.at(PINK), len(table.hand(PINK))) == ("s12", "s12", 1)


@pytest.mark.rule("CER-BARQ-05", "CER-BARQ-08", "CER-R-35")
def test_the_barque_is_turned_up_once_and_boarding_is_no_obstacle() -> None:
    table = scenario(pawn("s32"), pawn("s27"), *[pawn()] * 2, revealed=True, barques=[3, 0, 0])
    table.plays("surge 1", "advance 1 pink")
    assert (table.at(PINK), table.at(BLUE)) == ("s28", "aboard")
    assert ("revealed" in table.told, "blocked" in table.told) == (False, False)


@pytest.mark.rule("CER-R-18", "CER-R-20")
def test_a_captured_pawn_is_no_longer_on_its_way() -> None:
    """The move is told as far as it came, and nothing of it is left."""
    table = scenario(traitor("grudge"), pawn("s12"), *[pawn()] * 3, cerberus="s11", rage=4).play("play grudge")
    table.play("retreat 2 pink", "ambush")
    assert moves(table) == [(PINK, 12, 11)]
    assert table.sees(BLUE)["move"] is None


# Costs


@pytest.mark.rule("CER-R-55", "CER-COST-01")
def test_a_cost_of_two_steps_needs_both() -> None:
    """Before a closed gate: one step is there, the second is not."""
    players = [traitor(), pawn("hell_gate.s5"), {"camp": "eliminated"}]
    table = on("hell_gate", *players, captured=[0, 2])
    assert (table.why("recall 2"), table.why("snare 1")) == ("CER-R-55", "")
    for space in ("hell_gate.s4", "hell_gate.s3"):
        players[1] = pawn(space)
        assert "recall 2" in on("hell_gate", *players, captured=[0, 2]).choices
    players[1] = pawn("platforms.s1")
    players[2] = pawn("platforms.s3")
    table = on("platforms", *players, captured=[0]).play("recall 2", "ambush")
    assert (table.at(PINK), table.at(GREEN)) == ("platforms.s1", "platforms.s5")  # pink cannot pay: green does


@pytest.mark.rule("CER-R-55", "CER-CAP-11", "CER-SUR-07", "CER-TRE-12")
def test_a_pawn_before_the_den_token_cannot_pay_a_retreat() -> None:
    fields: dict[str, Any] = {"options": {**EXPANSION, "den_token": "true"}, "boards": road()}
    players = [pawn("start_a.s1", hand="fatalism", treasures="dagger"), pawn("start_a.s1"), pawn("start_a.s2")]
    table = scenario(*players, **fields)
    assert table.why("play fatalism+") == "CER-R-55"
    assert "play fatalism" in table.choices  # as an effect it is allowed, and does nothing
    table.play("use dagger")  # green, the only one who can, pays
    assert (table.at(PINK), table.at(GREEN), table.at(BLUE)) == ("start_a.s1", "start_a.s1", "start_a.s4")
    players = [pawn("start_a.s2", hand="fatalism"), *[pawn("start_a.s5")] * 2]
    table = scenario(*players, **fields).plays("play fatalism+", "advance 3 pink")
    assert (table.at(BLUE), table.at(PINK)) == ("start_a.s1", "start_a.s8")
    players = [pawn("start_a.s5", treasures="dagger"), *[pawn("start_a.s1")] * 2]
    assert scenario(*players, **fields).why("use dagger") == "CER-R-55"


@pytest.mark.rule("CER-R-55", "CER-R-22")
def test_being_captured_on_the_way_completes_a_cost() -> None:
    """Without the den token the den itself takes the pawn that pays the Dagger."""
    players = [pawn("start_a.s8", treasures="dagger"), pawn("start_a.s1"), *[pawn("start_a.s9")] * 2]
    table = scenario(*players, options=EXPANSION, boards=road()).play("use dagger")
    table.play("retreat 1 pink", "ambush", "grudge")
    assert (table.camp(PINK), table.hand(PINK), table.at(BLUE)) == ("cerberus", ["ambush", "grudge"], "rope_bridge.s1")


@pytest.mark.rule("CER-R-55", "CER-R-39")
def test_a_pawn_aboard_can_pay_a_retreat_but_no_advance() -> None:
    players = [pawn("finish_a.s1", treasures="dagger", hand="fatalism"), pawn("aboard"), *[pawn("finish_a.s3")] * 2]
    table = scenario(*players, options=EXPANSION, boards=road(), revealed=True, barques=[2, 0, 0])
    table.plays("use dagger", "retreat 1 pink")
    assert (table.at(PINK), table.at(BLUE)) == ("finish_a.s5", "finish_a.s4")
    players = [pawn("aboard", hand="fatalism"), *[pawn("finish_a.s1")] * 3]
    table = scenario(*players, options=FIRST_EDITION, boards=road(), revealed=True, barques=[2, 0, 0])
    table.plays("play fatalism+", "advance 3 red")
    assert (table.at(BLUE), table.at(RED)) == ("finish_a.s5", "finish_a.s4")


@pytest.mark.rule("CER-R-55", "CER-R-78")
def test_a_pawn_that_pays_takes_only_ways_on_which_it_can_pay_in_full() -> None:
    """Two steps from the middle of the cave: its bottom is one step away, so the pawn goes out."""
    players = [traitor("ambush"), pawn("cave_of_wonders.c2"), *[pawn("cave_of_wonders.s7")] * 3]
    table = on("cave_of_wonders", *players, cave_treasure=False).play("recall 2").play("advance 2 pink", "deceit")
    assert (table.at(PINK), table.hand(BLUE)) == ("cave_of_wonders.s4", ["ambush", "deceit"])


@pytest.mark.rule("CER-R-55", "CER-R-78", "CER-BET-06")
def test_a_pawn_that_does_not_pay_may_take_a_way_on_which_steps_are_lost() -> None:
    """Advanced Deceit: pink has paid; green, thrown back three, may end at the bottom after one step."""
    players = [traitor("deceit"), pawn("cave_of_wonders.s6"), pawn("cave_of_wonders.c2"), pawn("cave_of_wonders.s7")]
    table = on("cave_of_wonders", *players, cave_treasure=False)
    table.plays("play deceit+", "advance 1 pink", "retreat 3 green")
    assert table.choices == ["deeper", "out"]
    assert table.play("deeper").at(GREEN) == "cave_of_wonders.c3"


@pytest.mark.rule("CER-R-79", "CER-XB-09", "CER-R-55")
def test_the_oubliettes_take_a_step_from_an_advance_never_from_a_retreat() -> None:
    players = [traitor("grudge"), pawn("oubliettes.o3"), *[pawn("oubliettes.s9")] * 3]
    assert on("oubliettes", *players).plays("play grudge", "retreat 2 pink").at(PINK) == "oubliettes.o1"
    players = [traitor(), pawn("oubliettes.o3"), *[pawn("oubliettes.s9")] * 3]
    table = on("oubliettes", *players).play("recall 2").play("advance 2 pink", "ambush")
    assert (table.at(PINK), table.hand(BLUE)) == ("oubliettes.s7", ["ambush"])  # one step is lost, and it has paid
    players = [pawn("start_a.s8"), pawn("oubliettes.o3"), *[pawn("start_a.s9")] * 2]
    table = on("oubliettes", *players).plays("sprint 2", "advance 3 pink")
    assert table.at(PINK) == "oubliettes.s8"  # once a move, not once a space


# Shortcuts


@pytest.mark.rule("CER-R-37", "CER-PLACE-05")
def test_a_bridge_is_never_crossed_against_the_move() -> None:
    table = scenario(pawn("s14"), *[pawn()] * 3).play("sprint 1")
    assert table.at(BLUE) == "s16"
    table = scenario(traitor("grudge"), pawn("s09"), *[pawn()] * 3).play("play grudge")
    assert table.play("retreat 2 pink").at(PINK) == "s07"


@pytest.mark.rule("CER-R-19", "CER-PLACE-06")
def test_a_portal_never_leads_behind_cerberus() -> None:
    """He stands between its two sides, and somebody holds the stele."""
    players = [traitor("grudge"), pawn("s25"), pawn("s22"), *[pawn()] * 2]
    table = scenario(*players, cerberus="s20").play("play grudge").play("retreat 2 pink", "egotism")
    assert table.at(PINK) == "s23"


@pytest.mark.rule("CER-R-42", "CER-PLACE-07")
def test_the_one_on_the_stele_does_not_open_the_portal_for_itself() -> None:
    """It leaves the stele with its first step; nobody else is there."""
    players = [traitor("deceit"), pawn("s26"), pawn("s22"), pawn("s24")]
    table = scenario(*players, cerberus="s10").plays("play deceit+", "advance 1 red", "retreat 3 green")
    assert table.at(GREEN) == "s19"
    players = [pawn("s17", hand="egotism"), pawn("s22"), *[pawn("s24")] * 2]
    table = scenario(*players).plays("surge 2", "advance 2 pink")
    assert table.at(PINK) == "s24"


@pytest.mark.rule("CER-PLACE-05", "CER-PLACE-07", "CER-R-41", "CER-R-42")
def test_what_is_down_or_closed_is_so_backwards_too() -> None:
    """The bridge has been crossed; nobody stands on the stele."""
    players = [traitor("grudge"), pawn("s14"), pawn("s25"), *[pawn()] * 2]
    table = scenario(*players, opened=["e2.bridge"]).play("play grudge").play("retreat 2 pink", "egotism")
    assert (table.at(PINK), table.hand(PINK)) == ("s12", ["egotism"])
    table = scenario(*players).play("play grudge").play("retreat 2 green", "egotism")
    assert (table.at(GREEN), table.hand(GREEN)) == ("s23", ["egotism"])


@pytest.mark.rule("CER-PLACE-03", "CER-R-43")
def test_the_gondola_going_back_when_there_is_no_other_link_on_the_road() -> None:
    players = [traitor("grudge"), pawn("gondola.s7"), pawn("gondola.s3"), pawn("gondola.s9")]
    table = on("gondola", *players, second="promontory").plays("play grudge", "retreat 2 pink", "exchange green")
    assert (table.at(PINK), table.at(GREEN)) == ("gondola.s2", "gondola.s7")


@pytest.mark.rule("CER-PLACE-03", "CER-R-43", "CER-R-38")
def test_the_gondola_brings_down_the_active_players_own_pawn_too() -> None:
    players = [pawn("gondola.s7"), pawn("gondola.s3"), *[pawn("gondola.s9")] * 2]
    table = on("gondola", *players).plays("sprint 2", "advance 1 pink", "exchange blue")
    assert (table.at(BLUE), table.at(PINK), "exchanges" in table.told) == ("gondola.s3", "gondola.s7", True)


@pytest.mark.rule("CER-PLACE-03", "CER-R-43", "CER-R-55")
def test_the_gondola_pays_a_step_of_a_cost() -> None:
    players = [traitor(), pawn("gondola.s3"), pawn("gondola.s7"), pawn("gondola.s9")]
    table = on("gondola", *players).plays("snare 1", "advance 1 pink", "exchange green", "retreat 1 green")
    assert (table.at(PINK), table.at(GREEN), table.at(RED)) == ("gondola.s7", "gondola.s2", "gondola.s8")


@pytest.mark.rule("CER-PLACE-03", "CER-PLACE-04", "CER-PLACE-05", "CER-PLACE-06")
@pytest.mark.parametrize(
    ("middle", "spaces", "way", "event"),
    [
        ("rope_bridge", "s3 s9 s9", "cross", "crosses-bridge"),
        ("infernal_portal", "s2 s5 s9", "cross", "crosses-portal"),
        ("funicular", "s3 s8 s8", "cross", "rides"),
        ("gondola", "s3 s7 s9", "exchange green", "exchanges"),
        ("sirens_pool", "s3 s7 s7", "enter", "enters-branch"),
        ("cave_of_wonders", "c1 s7 s7", "out", ""),
    ],
)
def test_a_shortcut_is_told_by_its_name(middle: str, spaces: str, way: str, event: str) -> None:
    """And a pawn that walks takes none."""
    names = ["crosses-bridge", "crosses-portal", "rides", "exchanges", "enters-branch"]
    players = [traitor(), *[pawn(f"{middle}.{space}") for space in spaces.split()]]
    second = "promontory" if middle == "rope_bridge" else "rope_bridge"
    table = on(middle, *players, second=second, cave_treasure=False).plays("snare 1", "advance 1 pink", way)
    assert [name for name in table.told if name in names] == ([event] if event else [])
    if event == "exchanges":
        told = [event for answer in table.match.answers for event in answer.events][table.seen :]
        assert [(event.a, event.b) for event in told if EVENTS[event.kind].name == "exchanges"] == [(PINK, GREEN)]
    if event:
        table = on(middle, *players, second=second).plays("snare 1", "advance 1 pink", "walk")
        assert [name for name in table.told if name in names] == []


# The gate of hell


@pytest.mark.rule("CER-XB-03", "CER-R-77")
def test_the_gate_stays_open_though_cerberus_passed_the_lever_and_went_back() -> None:
    """A Hunt of three: past the lever to s4, where he catches pink; then back to the mark on s2."""
    far = pawn("hell_gate.s9")
    players = [far, pawn("hell_gate.s4"), pawn("hell_gate.s6"), far, far]
    table = on("hell_gate", *players, cerberus="hell_gate.s1", rage=0, acted=True, carded=True, pending=["end"])
    assert (table.camp(PINK), table.cerberus, table.opened) == ("cerberus", "hell_gate.s2", ["hell_gate.gate"])
    table.plays("snare 1", "advance 1 green")
    assert table.at(GREEN) == "hell_gate.s7"


@pytest.mark.rule("CER-XB-02", "CER-R-77")
def test_the_gate_needs_another_adventurer_on_the_lever() -> None:
    """Not the one who crosses, in either direction; and the lever is left alone by Cerberus until he comes."""
    far = pawn("hell_gate.s9")
    table = on("hell_gate", traitor("grudge"), pawn("hell_gate.s8"), pawn("hell_gate.s3"), far, far)
    assert table.plays("play grudge", "retreat 2 pink").at(PINK) == "hell_gate.s6"
    players = [traitor(), pawn("hell_gate.s5"), far, far, far]
    table = on("hell_gate", *players, cerberus="hell_gate.s1").play("stalk 1")
    assert table.opened == []


# Two places close together, on a board of one's own


def close() -> dict[str, Any]:
    """A bridge over a gate with its lever at its foot, a nest beyond, a symbol under a toboggan, a slide at a fork."""
    spaces: list[dict[str, Any]] = [{"id": f"s{place}", "next": [f"s{place + 1}"]} for place in range(20)]
    spaces[0] |= {"kind": "den", "mark": True, "zone": "green"}
    spaces[1] |= {"kind": "start", "zone": "green"}
    spaces[5] |= {"kind": "lever"}
    spaces[10] |= {"symbol": "harpy"}
    spaces[11] |= {"kind": "toboggan"}
    spaces[13] |= {"kind": "crossroads"}
    spaces[15] |= {"kind": "crossroads", "next": ["s16", "n1"], "symbol": "slide"}
    spaces[19] |= {"next": ["BARQUE"]}
    spaces += [
        {"id": "o1", "next": ["s13"], "branch": "oubliettes", "symbol": "draw_survival_1"},
        {"id": "n1", "next": ["s16"], "branch": "siren", "back": "s15"},
    ]
    links = [
        {"id": "bridge", "kind": "rope_bridge", "a": "s4", "b": "s8"},
        {"id": "gate", "kind": "gate", "a": "s5", "b": "s6", "opener": "s5"},
        {"id": "hole", "kind": "branch", "entry_from": "s11", "entry": "o1", "spaces": ["o1"], "exit": "s13",
         "crossroads": "s13", "entered_by": "toboggan", "advance_penalty": 1},
        {"id": "pool", "kind": "branch", "entry_from": "s15", "entry": "n1", "spaces": ["n1"], "exit": "s16",
         "crossroads": "s15", "entered_by": "advance"},
    ]  # fmt: skip
    return {"id": "mine", "role": "full", "spaces": spaces, "links": links, "reveal_before": "s19"}


def mine(*players: dict[str, object], **fields: object) -> Table:
    return scenario(*players, options={"board": canonical([close()])}, **fields)


@pytest.mark.rule("CER-R-55", "CER-R-77", "CER-R-41")
def test_a_cost_looks_beyond_the_first_step_at_a_fork() -> None:
    """Two steps are possible over the bridge only: the gate is closed to who stands on its lever alone."""
    players = [traitor(), pawn("s4"), {"camp": "eliminated"}]
    table = mine(*players, captured=[0, 2]).play("recall 2", "ambush")
    assert (table.at(PINK), table.opened) == ("mine.s9", ["mine.bridge"])
    assert mine(*players, captured=[0, 2]).play("snare 1").choices == ["walk", "cross"]
    table = mine(*players, captured=[0, 2], opened=["mine.bridge"])
    assert (table.why("recall 2"), table.why("snare 1")) == ("CER-R-55", "")
    assert table.play("snare 1").at(PINK) == "mine.s5"
    players = [traitor(), pawn("s4"), pawn("s5")]
    table = mine(*players, captured=[0], opened=["mine.bridge"]).play("recall 2", "ambush")
    assert table.at(PINK) == "mine.s6"  # green holds the lever, and cannot cross


@pytest.mark.rule("CER-R-46", "CER-XB-04")
def test_the_way_of_a_harpys_retreat_is_its_victims_choice() -> None:
    table = mine(pawn("s16"), pawn("s9"), pawn("s16"), pawn("s16")).play("surge 1").play("advance 1 pink", "talons")
    assert (table.seat, table.choices) == (PINK, ["walk", "cross"])
    assert table.sees(BLUE)["move"] == {"seat": PINK, "steps": 3, "backward": True}
    assert table.play("cross").at(PINK) == "mine.s2"


@pytest.mark.rule("CER-R-46", "CER-R-81", "CER-R-80")
def test_the_way_of_a_slide_is_its_pawns_choice() -> None:
    table = mine(pawn("s16"), pawn("s14"), pawn("s16"), pawn("s16")).plays("surge 1", "advance 1 pink")
    assert (table.seat, table.choices) == (PINK, ["walk", "enter"])
    assert table.play("enter").at(PINK) == "mine.n1"


@pytest.mark.rule("CER-R-47", "CER-XB-08")
def test_a_symbol_at_the_end_of_a_toboggan_is_triggered() -> None:
    """The pawn goes there at once, and stops there."""
    table = mine(pawn("s16"), pawn("s10"), pawn("s16"), pawn("s16")).play("surge 1").play("advance 1 pink", "egotism")
    assert (table.at(PINK), table.hand(PINK)) == ("mine.o1", ["egotism"])


@pytest.mark.rule("CER-R-55", "CER-BARQ-08", "CER-R-35")
def test_a_cost_may_be_paid_into_a_barque_that_is_turned_up_on_the_way() -> None:
    players = [traitor(), pawn("s18"), pawn("s16"), pawn("s16")]
    table = mine(*players).play("recall 2").play("advance 2 pink", 2, "ambush")
    assert (table.at(PINK), table.revealed, table.hand(BLUE)) == ("aboard", True, ["ambush"])


@pytest.mark.rule("CER-R-47", "CER-R-81", "CER-R-82")
def test_slides_and_a_harpy_make_no_endless_loop() -> None:
    """Three slides lead to a nest whose Harpy throws the pawn back onto the first: it stays there."""
    board = close()
    for place in (2, 3, 4):
        board["spaces"][place] |= {"symbol": "slide"}
    board["spaces"][5] |= {"symbol": "harpy"}
    board["links"] = board["links"][2:]
    options = {"board": canonical([board])}
    table = scenario(pawn("s16"), pawn("s1"), pawn("s16"), pawn("s16"), options=options, rage=4).play("surge 1")
    table.play("advance 1 pink", "screech")
    assert (table.at(PINK), table.die[0], table.active) == ("mine.s2", 3, PINK)
