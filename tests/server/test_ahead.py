"""What comes with a question besides its answers, where it is wanted: what may be wondered about, what is foreseen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from harness import Person, Server

import katabasis
from katabasis.engine.match import Match
from katabasis.engine.seats import SPECTATOR
from katabasis.games import NAMES
from katabasis.server.openapi import table_of
from katabasis.server.table import question
from katabasis.server.table.table import Table
from katabasis.server.table.updates import update

SEATS = {"ahuris": 3, "abyss": 3, "cerbere": 4}


def told(table: Table, seat: int, language: str = "en", ahead: bool = True) -> Any:
    return json.loads(update(table, seat, language, 0, ahead=ahead))


def questions(name: str, count: int) -> list[Match]:
    """A match at so many of its questions."""
    match = katabasis.game(name).match(seats=SEATS[name], seed="ahead")
    found = []
    for turn in range(count):
        found.append(match.at(len(match.record)))
        legal = match.legal_actions()
        match.play(legal[turn % len(legal)])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_whoever_is_asked_and_wants_it_is_told_what_lies_ahead(name: str) -> None:
    seen = 0
    for match in questions(name, 30):
        table, seat, game = table_of(match), match.to_move, match.game
        found = told(table, seat)
        legal = {str(action.text) for action in match.legal_actions()}
        assert {choice["action"] for choice in found["choices"]} == legal
        assert [one["action"] for one in found["related"]] == [
            action.text for action in game.related(match.state, seat) if action.text not in legal
        ]
        assert all(one["text"] for one in found["related"])
        assert found["foreseen"] == json.loads(json.dumps(game.mind().foreseen(match.state, seat)))
        seen += bool(found["related"])
        for other in (*range(SEATS[name]), SPECTATOR):
            asked_for = told(table, other, ahead=other != seat)
            assert (asked_for["related"], asked_for["foreseen"]) == ([], {}), other
    assert seen >= 5


def test_it_is_in_the_language_of_whoever_looks() -> None:
    match = next(match for match in questions("ahuris", 30) if told(table_of(match), match.to_move)["related"])
    table = table_of(match)
    english, french = (told(table, match.to_move, language)["related"] for language in ("en", "fr"))
    assert [one["action"] for one in english] == [one["action"] for one in french]
    assert all(one["text"] != other["text"] for one, other in zip(english, french, strict=True))


def test_it_is_found_once_for_each_question_and_not_at_all_for_who_did_not_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def counted(name: str) -> Any:
        find = getattr(question, name)
        return lambda match, seat: (looked.append(name), find(match, seat))[1]

    for name in ("related", "foreseen"):
        monkeypatch.setattr(question, name, counted(name))
    table = table_of(katabasis.game("cerbere").match(seats=4, seed="ahead"))
    match = table.playing()
    for seat in (*range(4), SPECTATOR):
        told(table, seat, ahead=False)
        if seat != match.to_move:
            told(table, seat)
    assert looked == []
    for language in ("en", "fr", "en"):
        told(table, match.to_move, language)
    assert looked == ["related", "foreseen"]
    match.play(match.legal_actions()[0])
    told(table, match.to_move)
    assert looked == ["related", "foreseen"] * 2


def test_the_view_and_the_socket_tell_it_where_it_is_wanted(server: Server) -> None:
    """The same as the two addresses of their own, which stay."""
    ariane = Person(server)
    match = ariane.table(["me", "bot", "bot"], game="cerbere", seats=3, options={"first_player": "blue"})
    ariane.ready(match)
    related = ariane.get(f"/web/related/{match}?seat=0")
    foreseen = ariane.get(f"/web/foreseen/{match}?seat=0")
    assert related
    assert foreseen
    with ariane.socket(match) as plain, ariane.socket(match, query="ahead=true") as curious:
        wanted = [ariane.get(f"/api/matches/{match}/view?seat=0&ahead=true"), curious.until("update")]
        unwanted = [ariane.view(match), plain.until("update")]
        assert [(one["related"], one["foreseen"]) for one in wanted] == [(related, foreseen)] * 2
        assert [(one["related"], one["foreseen"]) for one in unwanted] == [([], {})] * 2
        length = unwanted[0]["length"]
        plain.send({"length": length, "action": unwanted[0]["choices"][0]["action"]})
        asked = next(update for _ in range(1000) if (update := curious.until("update"))["asked"] == 0)
        assert asked["length"] > length
        assert asked["foreseen"] == ariane.get(f"/web/foreseen/{match}?seat=0")
        assert asked["related"] == ariane.get(f"/web/related/{match}?seat=0")
