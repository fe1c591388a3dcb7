"""What an answer leads to, shown before it is given: as it then happens, and from nothing that is hidden."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from colours import BLUE
from katabasis.engine.chance import Rng
from katabasis.games.cerbere.board.boards import canonical, printed
from katabasis.games.cerbere.board.faults import checked_boards
from katabasis.games.cerbere.board.files import toml
from scenario_cerbere import CERBERE, EXPANSION, FIRST_EDITION, Table, pawn, road, scenario, traitor

ALLOWED = {"paths", "rage", "speed", "cerberus", "caught", "hunt"}
MATCHES = [(3, {}), (5, {}), (7, {}), (4, FIRST_EDITION), (6, {**EXPANSION, "treasures": "3"})]


def ahead(table: Table, action: str, seat: int = BLUE) -> dict[str, Any]:
    return CERBERE.mind().foreseen(table.match.state, seat)[action]


def ways(told: dict[str, Any]) -> list[list[str]]:
    return [[name.removeprefix("e2.") for name in path["spaces"]] for path in told["paths"]]


@pytest.mark.rule("CER-PLACE-05", "CER-R-38")
def test_a_pawn_that_may_cross_the_bridge_has_two_paths() -> None:
    table = scenario(pawn("s08"), pawn("s18"), pawn("s22"))
    told = ahead(table, "sprint 1")
    assert ways(told) == [["s09", "s10"], ["s09", "s14"]]
    assert (told["rage"], told["hunt"]) == (2, None)
    table.play("sprint 1")
    assert ways(ahead(table, "cross")) == [["s14"]]
    assert ways(ahead(table, "walk")) == [["s10"]]


@pytest.mark.rule("CER-HUNT-03", "CER-CAP-01")
def test_the_end_of_a_turn_on_the_hunt_cell_shows_whom_cerberus_meets() -> None:
    table = scenario(
        pawn("s11", hand="egotism", played="sprint"),
        pawn("s08"),
        pawn("s20"),
        cerberus="s05",
        rage=0,
        speed=5,
        acted=True,
    )
    told = ahead(table, "end")
    assert (told["cerberus"], told["caught"]) == (["e2.s06", "e2.s07", "e2.s08"], [1])


@pytest.mark.rule("CER-CAP-01")
def test_a_retreat_onto_cerberus_is_shown_as_a_capture() -> None:
    table = scenario(traitor("grudge"), pawn("s12"), pawn("s20"), pawn("s24"), cerberus="s11")
    table.play("play grudge")
    told = ahead(table, "retreat 2 pink")
    assert (ways(told), told["paths"][0]["captured"]) == ([["s11"]], True)


@pytest.mark.rule("CER-XB-05")
def test_a_cave_shows_the_way_in_and_the_way_on() -> None:
    options = {**EXPANSION}
    table = scenario(
        pawn("cave_of_wonders.s3"),
        pawn("finish_a.s1"),
        pawn("finish_a.s1"),
        boards=road("cave_of_wonders"),
        options=options,
        revealed=True,
        barques=[2, 0, 0],
    )
    paths = [path["spaces"] for path in ahead(table, "sprint 1")["paths"]]
    assert paths == [
        ["cave_of_wonders.s4", "cave_of_wonders.s5"],
        ["cave_of_wonders.s4", "cave_of_wonders.c1"],
    ]


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_what_is_foreseen_happens_and_comes_from_nothing_hidden(seats: int, options: dict[str, str]) -> None:
    """Where one path only is shown for the mover, and nothing else happens on it, the pawn goes exactly there."""
    rng = Rng(f"foresight {seats}")
    kept = shown = 0
    for number in range(12):
        match = CERBERE.match(seats=seats, seed=f"foresight {seats} {number}", options=options)
        while not match.over:
            seat = match.to_move
            told = CERBERE.mind().foreseen(match.state, seat)
            for other in range(seats):
                if other != seat:
                    assert CERBERE.mind().foreseen(match.state, other) == {}
            if rng.below(4) == 0:
                assert CERBERE.mind().foreseen(match.state.resample(seat, rng), seat) == told
            assert {field for one in told.values() for field in one} <= ALLOWED
            legal = match.legal_actions()
            action = legal[rng.below(len(legal))]
            match.play(action)
            verb = action.text.split()[0]
            if verb in ("advance", "retreat") and action.text in told:
                paths = told[action.text]["paths"]
                shown += 1
                if len(paths) == 1 and not paths[0]["captured"]:
                    after = match.view(seat).to_json()["players"][paths[0]["seat"]]["space"]
                    kept += after == paths[0]["spaces"][-1]
    assert shown > 20
    assert kept > 0.5 * shown  # the rest: captures, forks, and what a symbol then does


def test_every_printed_board_survives_its_file() -> None:
    full = printed()["e2"]
    several = [printed()[name] for name in ("start_a", "cave_of_wonders", "hell_gate", "oubliettes", "finish_b")]
    for boards in ([full], several):
        again = tomllib.loads(toml(boards))["board"]
        assert canonical(checked_boards(again)) == canonical(checked_boards(boards))
