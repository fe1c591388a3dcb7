"""What one player and one address may have: each quota is gone over, and whoever sits at a table does not notice."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harness import Line, Person, Server

from katabasis.server.settings import Settings
from katabasis.words import LANGUAGES, words


@contextlib.contextmanager
def limited(folder: Path, **settings: int) -> Iterator[Server]:
    with Server(folder, **settings) as server:
        yield server
        server.check_log()


def refused(person: Person, code: str, method: str, path: str, body: object, **values: int) -> None:
    """With this code, and a sentence in every language."""
    for language in LANGUAGES:
        reply = person.raw(method, f"{path}?lang={language}", body)
        assert (reply.status, reply.json["code"]) == (409 if code == "record-full" else 429, code)
        assert reply.json["message"] == words(language).say(f"server-refused-{code}", values)


def turned_away(person: Person, match: str, seat: int | None, code: str, **values: int) -> None:
    """The same over a socket."""
    for language in LANGUAGES:
        with person.socket(match, seat, f"lang={language}") as line:
            assert line.closed() == (4503 if code == "too-many-sockets" else 4429)
            assert [told["code"] for told in line.heard] == [code]
            assert line.heard[0]["message"] == words(language).say(f"server-refused-{code}", values)


@contextlib.contextmanager
def opened(person: Person, match: str, seat: int | None, many: int) -> Iterator[list[Line]]:
    """So many sockets, each of which has heard something."""
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(person.socket(match, seat)) for _ in range(many)]
        for line in lines:
            line.until("table")
        yield lines


TABLE: dict[str, Any] = {"game": "ahuris", "seats": 1}
BOTS: dict[str, Any] = {**TABLE, "plan": [{"kind": "bot", "bot": "master"}]}


def test_a_player_has_so_many_tables(tmp_path: Path) -> None:
    with limited(tmp_path, tables_per_player=2) as server:
        ariane, basil = Person(server), Person(server, "Basil")
        first = ariane.table()
        ariane.table()
        refused(ariane, "too-many-tables", "POST", "/api/matches", TABLE, most=2)
        basil.table()  # that is nobody else's matter
        ariane.post(f"/api/matches/{first}/close")
        ariane.table()


def test_a_player_has_so_many_tables_of_bots_alone(tmp_path: Path) -> None:
    with limited(tmp_path, bot_tables_per_player=1) as server:
        ariane, basil = Person(server), Person(server, "Basil")
        match = ariane.table(plan=["master"], seats=1)
        refused(ariane, "too-many-bot-tables", "POST", "/api/matches", BOTS, most=1)
        ariane.table(plan=["me"], seats=1)
        basil.table(plan=["master"], seats=1)
        ariane.post(f"/api/matches/{match}/close")
        ariane.table(plan=["master"], seats=1)


def test_a_table_that_was_left_to_bots_is_one_of_bots_alone(tmp_path: Path) -> None:
    with limited(tmp_path, bot_tables_per_player=1) as server:
        ariane = Person(server)
        match = ariane.table(plan=["me", "master"], seats=2)
        ariane.ready(match)
        ariane.call("DELETE", f"/api/matches/{match}/seats/0")
        refused(ariane, "too-many-bot-tables", "POST", "/api/matches", BOTS, most=1)


def test_an_address_opens_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    with limited(tmp_path, tables_per_hour=2) as server:
        ariane, basil = Person(server), Person(server, "Basil")
        over = ariane.table(plan=["me"], seats=1)
        basil.table()
        refused(basil, "too-many-tables-here", "POST", "/api/matches", TABLE, most=2)
        ariane.post(f"/api/matches/{over}/close")
        refused(ariane, "too-many-tables-here", "POST", f"/api/matches/{over}/again", {"word": ""}, most=2)


def test_an_address_brings_so_many_players_in_an_hour(tmp_path: Path) -> None:
    with limited(tmp_path, players_per_hour=2) as server:
        ariane, _ = Person(server), Person(server, "Basil")
        refused(ariane, "too-many-players", "POST", "/api/players", {"nickname": "Mallory"}, most=2)
        assert ariane.get("/api/players/me")["nickname"] == "Ariane"


def test_a_player_has_so_many_sockets_for_seats(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_per_player=2) as server:
        ariane, basil = Person(server), Person(server, "Basil")
        match = ariane.table(plan=["me", "open"], seats=2)
        basil.post(f"/api/matches/{match}/seats/1")
        with opened(ariane, match, 0, 2):
            turned_away(ariane, match, 0, "too-many-sockets-of-yours", most=2)
            with opened(ariane, match, None, 1), opened(basil, match, 1, 2):
                pass
        with opened(ariane, match, 0, 2):  # they were given back
            pass


def test_an_address_has_so_many_sockets_that_only_look_on(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_per_address=2) as server:
        ariane = Person(server)
        match = ariane.table(plan=["me", "open"], seats=2)
        with opened(ariane, match, None, 2):
            turned_away(ariane, match, None, "too-many-sockets-here", most=2)
            with opened(ariane, match, 0, 3):  # seats are not counted there
                pass


def test_a_table_has_so_many_spectators(tmp_path: Path) -> None:
    with limited(tmp_path, spectators_per_table=1) as server:
        ariane = Person(server)
        match, other = ariane.table(), ariane.table()
        with opened(ariane, match, None, 1):
            turned_away(ariane, match, None, "too-many-spectators", most=1)
            with opened(ariane, other, None, 1), opened(ariane, match, 0, 1):
                pass


def test_sockets_are_kept_for_seats(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=6, reserved_sockets=50) as server:
        ariane = Person(server)
        match = ariane.table()
        with opened(ariane, match, None, 3):
            turned_away(ariane, match, None, "too-many-sockets")
            with opened(ariane, match, 0, 3):
                turned_away(ariane, match, 0, "too-many-sockets")


def test_300_sockets_from_one_address_leave_seated_players_untouched(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=200, reserved_sockets=50, sockets_per_address=40, messages_per_second=0) as server:
        ariane, mallory = Person(server), Person(server, "Mallory")
        match = ariane.table(plan=["me", "bot"], seats=2)
        ariane.ready(match)
        with contextlib.ExitStack() as stack:
            lines = [stack.enter_context(mallory.socket(match, None)) for _ in range(300)]
            told = [line.hear()["type"] for line in lines]
            assert told.count("refused") == 260
            with ariane.socket(match) as line:
                update = line.until("update")
                for _ in range(3):
                    while not update["choices"]:
                        update = line.until("update")
                    line.send({"length": update["length"], "action": update["choices"][0]["action"]})
                    update = line.until("update")
                    while update["reply"] != "accepted":
                        update = line.until("update")


ORDER = "order refuse all 1-3"


def test_a_seat_gives_so_many_orders(tmp_path: Path) -> None:
    with limited(tmp_path, orders_per_match=2) as server:
        ariane, basil = Person(server), Person(server, "Basil")
        match = ariane.table(plan=["me", "open"], game="abyss", seats=2)
        basil.post(f"/api/matches/{match}/seats/1")
        ariane.ready(match)
        basil.ready(match, 1)
        for _ in range(2):
            ariane.post(f"/api/matches/{match}/orders", {"seat": 0, "order": ORDER})
        path = f"/api/matches/{match}/orders"
        refused(ariane, "too-many-orders", "POST", path, {"seat": 0, "order": ORDER}, most=2)
        basil.post(path, {"seat": 1, "order": ORDER})


def test_a_long_record_takes_no_more_orders_and_undos(tmp_path: Path) -> None:
    with limited(tmp_path, record_lines=3) as server:
        ariane, basil = Person(server), Person(server, "Basil")
        match = ariane.table(plan=["me", "open"], game="abyss", seats=2, mind_after=None)
        basil.post(f"/api/matches/{match}/seats/1")
        ariane.ready(match)
        basil.ready(match, 1)
        while len(ariane.get(f"/api/matches/{match}/lines")["lines"]) < 3:
            ariane.post(f"/api/matches/{match}/orders", {"seat": 0, "order": ORDER})
        path = f"/api/matches/{match}"
        refused(ariane, "record-full", "POST", f"{path}/orders", {"seat": 0, "order": ORDER}, most=3)
        refused(ariane, "record-full", "POST", f"{path}/undo", {"seat": 0, "length": 3}, most=3)
        with ariane.socket(match) as line:
            line.until("update")
            for message in ({"order": ORDER}, {"length": 3, "undo": True}):
                line.send(message)
                assert line.until("refused")["code"] == "record-full"
        asked = ariane.view(match)["asked"]
        person = (ariane, basil)[asked]
        update = person.view(match, asked)
        after = person.answer(match, update["length"], update["choices"][0]["action"], asked)
        assert after["reply"] == "accepted"  # it can be played to its end


def test_nought_lifts_a_quota(tmp_path: Path) -> None:
    many = Settings().tables_per_player + 10
    with limited(tmp_path) as server:  # the harness lifts them all
        ariane = Person(server)
        for _ in range(many):
            ariane.table()
        assert len(ariane.get("/api/matches?mine=true&limit=100")["matches"]) == many
