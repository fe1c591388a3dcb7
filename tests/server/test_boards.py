"""What only the browser asks for about Cerbère: printed boards, the loader's opinion of others, what is foreseen."""

from __future__ import annotations

import json

import pytest
from harness import Person, Refusal, Server, request

import katabasis
from katabasis.games.cerbere.board.boards import printed
from katabasis.games.cerbere.board.files import toml


def check(house: Server, text: str) -> dict[str, object]:
    answer: dict[str, object] = request(
        house, "POST", "/web/boards/check", text.encode(), {"content-type": "text/plain"}
    ).json
    return answer


def test_printed_boards_are_there_to_be_drawn(house: Server) -> None:
    assert request(house, "GET", "/web/boards").json == printed()


@pytest.mark.parametrize("as_json", [True, False])
def test_a_board_is_checked_and_comes_back_in_every_form(house: Server, as_json: bool) -> None:
    board = {**printed()["e2"], "id": "mine"}
    told = check(house, json.dumps([board]) if as_json else toml([board]))
    assert (told["faults"], told["boards"]) == ([], [board])
    assert told["toml"] == toml([board])
    katabasis.game("cerbere").new(4, {"board": str(told["option"])})


def test_every_fault_is_told_with_its_place(house: Server) -> None:
    board = json.loads(json.dumps(printed()["e2"]))
    board["spaces"][3]["zone"] = "grene"
    board["spaces"][4]["x"] = 2000
    told = check(house, json.dumps([board]))
    assert told["option"] == ""
    assert told["boards"] == [board]  # to go on drawing it
    faults = told["faults"]
    assert isinstance(faults, list)
    assert [fault["text"].split(":")[0] for fault in faults] == [
        "board 1 (e2), space 4 (s03)",
        "board 1 (e2), space 5 (s04)",
    ]
    assert [fault["space"] for fault in faults] == ["s03", "s04"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "a board file has one or more [[board]] tables"),
        ("[[board]", "this is not TOML"),
        ('[{"id":', "this is not JSON"),
        ("[1, 2]", "this is not TOML"),
        ('[[board]]\nid = "mine"\n', "board 1 (mine): role cannot be ''"),
    ],
)
def test_what_is_no_board_gets_a_sentence(house: Server, text: str, fault: str) -> None:
    told = check(house, text)
    assert fault in str(told["faults"])


def test_a_book_is_no_board(house: Server) -> None:
    assert check(house, "#" * 100_001)["faults"] == [
        {"text": "a board is written in at most 100000 characters", "board": "", "space": ""}
    ]


def test_what_is_foreseen_is_told_to_its_seat_only(house: Server) -> None:
    ariane, basil = Person(house), Person(house, "Basil")
    match = ariane.table(["me", "open", "bot"], game="cerbere", seats=3, options={"first_player": "blue"})
    basil.post(f"/api/matches/{match}/seats/1")
    basil.ready(match, 1)
    ariane.ready(match)
    told = ariane.get(f"/web/foreseen/{match}?seat=0")
    assert told["sprint 1"]["paths"][0]["spaces"] == ["e2.s06", "e2.s07"]
    assert basil.get(f"/web/foreseen/{match}?seat=1") == {}
    with pytest.raises(Refusal) as refused:
        basil.get(f"/web/foreseen/{match}?seat=0")
    assert refused.value.status in (401, 403)
