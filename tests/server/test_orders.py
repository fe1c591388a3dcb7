"""Standing orders at a table: a seat answers in advance, and nobody else hears of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from harness import Person, Refusal, Server


class Trio:
    """Three people who play Abyss."""

    def __init__(self, server: Server) -> None:
        self.people = [Person(server, name) for name in ("Ariane", "Basil", "Chloe")]
        self.match = self.people[0].table(["me", "open", "open"], "abyss", seats=3)
        self.path = f"/api/matches/{self.match}"
        for seat, person in enumerate(self.people):
            if seat:
                person.post(f"{self.path}/seats/{seat}")
        for seat, person in enumerate(self.people):
            person.ready(self.match, seat)

    def order(self, seat: int, order: str) -> Any:
        return self.people[seat].post(f"{self.path}/orders", {"seat": seat, "order": order})

    def record(self, seat: int) -> str:
        return self.people[seat].raw("GET", f"{self.path}/record?as={seat}").body.decode()

    def view(self, seat: int) -> Any:
        return self.people[seat].view(self.match, seat)

    def explore_to_an_offer(self) -> dict[str, Any]:
        """Play until somebody is asked whether to buy: what they see."""
        while True:
            asked = self.view(0)["asked"]
            update = self.view(asked)
            actions = [choice["action"] for choice in update["choices"]]
            if "refuse" in actions:
                return dict(update)
            action = next((action for action in actions if action.startswith(("explore", "decline"))), actions[0])
            self.people[asked].answer(self.match, update["length"], action, asked)


def test_an_order_answers_for_its_seat_and_the_others_are_still_asked(tables: Server) -> None:
    trio = Trio(tables)
    for seat in (1, 2):
        trio.order(seat, "order refuse all 1-5")
    answered: set[str] = set()
    while not {"second", "third"} & answered:  # whoever explores, their left neighbour is asked first: it may be seat 0
        offered = trio.explore_to_an_offer()
        assert offered["seat"] == 0  # nobody else is left to be asked
        record = trio.record(0)
        answered = {line.split()[0] for line in record.splitlines() if line.endswith(" refuse")}
        trio.people[0].answer(trio.match, offered["length"], "refuse", 0)
    assert "order" not in record


def test_only_its_own_seat_hears_of_an_order(tables: Server) -> None:
    trio = Trio(tables)
    before = [trio.view(seat) for seat in range(3)]
    offered = any(card.startswith("squid") for card in before[0]["view"]["track"])
    race = "crab" if offered else "squid"  # an order that answers nothing yet
    with trio.people[1].socket(trio.match, 1) as line:
        line.until("update")
        told = trio.order(0, f"order buy2 {race} 4-5")
        heard = line.until("update")
    assert told["reply"] == "accepted"
    assert told["orders"]["allies"][race] == ["ask", "ask", "ask", 2, 2]
    assert heard["events"] == []
    assert {**heard, "length": 0, "kept": 0} == {**before[1], "length": 0, "kept": 0, "events": []}
    for seat in (1, 2):
        assert trio.view(seat)["orders"] == before[seat]["orders"]
        everything = json.dumps(trio.people[seat].get(f"{trio.path}/lines?as={seat}"))
        everything += trio.record(seat)
        assert "order buy2" not in everything
    lines = trio.people[0].get(f"{trio.path}/lines?as=0")["lines"]
    assert lines[-1]["action"] == f"order buy2 {race} 4-5"
    hidden = trio.people[1].get(f"{trio.path}/lines?as=1")["lines"][-1]
    assert (hidden["who"], hidden["seat"], hidden["action"]) == ("?", None, "?")


def test_an_order_over_a_socket_is_acknowledged_like_an_answer(tables: Server) -> None:
    trio = Trio(tables)
    with trio.people[2].socket(trio.match, 2) as line:
        line.until("update")
        line.send({"order": "order pass"})
        told = line.until("update")
        assert (told["reply"], told["orders"]["pass_turn"]) == ("accepted", 1)
        line.send({"order": "order perhaps"})
        assert "unknown order 'order perhaps'" in line.until("refused")["message"]


def test_orders_survive_a_restart(any_server: Server) -> None:
    trio = Trio(any_server)
    trio.order(0, "order refuse crab 1-5")
    any_server.kill()
    any_server.start()
    assert trio.view(0)["orders"]["allies"]["crab"] == ["refuse"] * 5


def test_a_wrong_order_is_refused_and_changes_nothing(tables: Server) -> None:
    trio = Trio(tables)
    length = trio.view(0)["length"]
    with pytest.raises(Refusal, match="unknown order"):
        trio.order(0, "order refuse whales 1-5")
    with pytest.raises(Refusal, match="not-your-seat"):
        trio.people[1].post(f"{trio.path}/orders", {"seat": 0, "order": "order ask"})
    assert trio.view(0)["length"] == length
    solo = trio.people[0].table()
    trio.people[0].ready(solo)
    with pytest.raises(Refusal, match="unknown order"):
        trio.people[0].post(f"/api/matches/{solo}/orders", {"seat": 0, "order": "order ask"})
