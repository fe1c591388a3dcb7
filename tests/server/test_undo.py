"""Undo: at once within the information horizon, beyond it by consent; and clients that forget the right things."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from company import SEATS, Company, Log, alone, gather, hear_until, loaded, refused, truth
from harness import PATIENCE, Line, Person, Server
from inside import Dictated, House, blank_database, player

from katabasis.engine.match import Match
from katabasis.engine.seats import SPECTATOR
from katabasis.server import hall
from katabasis.server.access import DAY
from katabasis.server.database.store import Store, Unavailable, now
from katabasis.server.table import clock

CHOSEN = ["first     choose bard", "second    choose teller"]


def chosen(server: Server, **more: Any) -> tuple[Company, Any]:
    """Three people; the first two have chosen their heroes, and cards were dealt."""
    company = gather(server, "trio-cooperative", **more)
    company.answer(0, 0, "choose bard")
    return company, company.answer(1, 1, "choose teller")


# Within the horizon


def test_an_answer_is_taken_back_at_once_if_nothing_was_learnt_since(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    assert not any(company.view(seat)["undo"]["free"] for seat in range(3))
    company.answer(0, 0, "choose bard")
    views = [company.view(seat) for seat in range(3)]
    assert [view["undo"]["free"] for view in views] == [True, False, False]
    with company.person(2).socket(company.match, 2) as line:
        line.until("update")
        back = company.undo(0, 1)
        assert (back["reply"], back["length"], back["asked"], back["kept"]) == ("accepted", 2, 0, 0)
        assert back["choices"][0]["action"] == "choose bard"
        told = line.until("update")
        assert (told["length"], told["kept"], told["events"]) == (2, 0, [])  # forget that a hero was chosen
    assert company.lines() == ["first     choose bard", "first     undo 1"]
    assert company.answer(0, 2, "choose pirate")["reply"] == "accepted"
    assert company.facts()["length"] == 3


def test_an_answer_is_taken_back_over_a_socket(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    with company.person(0).socket(company.match) as line:
        line.until("update")
        line.send({"length": 0, "action": "choose bard"})
        assert hear_until(line, lambda heard: heard.get("reply") == "accepted")["undo"]["free"] is True
        line.send({"length": 1, "undo": True})
        back = hear_until(line, lambda heard: heard.get("reply") == "accepted")
        assert (back["length"], back["asked"]) == (2, 0)
        line.send({"length": 1, "undo": True})  # a double click
        assert hear_until(line, lambda heard: heard.get("reply") == "stale")["length"] == 2
    assert company.lines() == ["first     choose bard", "first     undo 1"]


def test_who_has_answered_nothing_has_nothing_to_take_back(tables: Server) -> None:
    company, update = chosen(tables)
    assert company.view(2)["undo"]["possible"] is False
    assert refused(lambda: company.undo(2, update["length"])) == (409, "nothing-to-undo")
    assert refused(lambda: company.person(2).post(f"{company.path}/undo", {"seat": 0, "length": 1}))[0] == 403
    assert company.facts()["length"] == update["length"]


# By consent


def test_beyond_the_horizon_all_people_must_agree(tables: Server) -> None:
    company, update = chosen(tables)
    length = update["length"]
    assert length > 2  # chance was drawn, so that it is not free any more
    assert (update["undo"]["free"], update["undo"]["possible"]) == (False, True)
    with company.person(0).socket(company.match) as line:
        line.until("update")
        asking = company.undo(1, length)
        assert (asking["reply"], asking["length"]) == ("accepted", length)
        waiting = {"asked_by": 1, "agreed": [1], "missing": [0, 2]}
        assert waiting.items() <= asking["undo"].items()
        assert waiting.items() <= line.until("update")["undo"].items()  # the others are told
        half = company.consent(0, length)
        assert {"asked_by": 1, "agreed": [0, 1], "missing": [2]}.items() <= half["undo"].items()
        assert half["length"] == length
        done = company.consent(2, length)
    assert (done["reply"], done["length"], done["asked"]) == ("accepted", length + 1, 1)
    assert (done["undo"]["asked_by"], done["undo"]["agreed"], done["undo"]["missing"]) == (None, [], [])
    lines = company.lines()
    assert lines[:2] == CHOSEN
    assert lines[-1] == f"*         undo {length - 1}"  # her own answer and all that chance dealt since
    assert [choice["action"] for choice in company.view(1)["choices"]] == ["choose teller", "choose pirate"]


def test_the_decision_of_the_seat_that_asks_is_taken_back_and_all_that_came_after_it(tables: Server) -> None:
    company, update = chosen(tables)
    company.undo(0, update["length"])
    for seat in (1, 2):
        company.consent(seat, update["length"])
    assert company.lines()[-1] == f"*         undo {update['length']}"
    assert company.view(0)["asked"] == 0


def test_whoever_does_not_agree_stops_it(tables: Server) -> None:
    company, update = chosen(tables)
    length = update["length"]
    company.undo(1, length)
    company.consent(0, length)
    no = company.consent(2, length, agree=False)
    assert (no["reply"], no["length"], no["undo"]["asked_by"]) == ("accepted", length, None)
    assert refused(lambda: company.consent(2, length)) == (409, "no-undo-asked")
    company.undo(1, length)  # it may be asked again, and all must agree again
    assert company.view(0)["undo"]["missing"] == [0, 2]
    assert company.facts()["length"] == length


def test_the_wish_lapses_when_somebody_answers(tables: Server) -> None:
    company, update = chosen(tables)
    company.undo(1, update["length"])
    company.consent(0, update["length"])
    after = company.play(1)
    assert after["length"] > update["length"]
    assert all(company.view(seat)["undo"]["asked_by"] is None for seat in range(3))
    assert company.consent(2, update["length"])["reply"] == "stale"  # agreed too late: nothing happens
    assert refused(lambda: company.consent(2, after["length"])) == (409, "no-undo-asked")
    assert company.facts()["length"] == after["length"]


def test_nobody_agrees_for_somebody_else(tables: Server) -> None:
    company, update = chosen(tables)
    company.undo(1, update["length"])
    body = {"seat": 2, "length": update["length"], "agree": True}
    for person in (company.person(1), Person(tables)):
        assert refused(person.post, f"{company.path}/consent", body) == (403, "not-your-seat")
    for _ in range(2):
        company.consent(0, update["length"])  # once is as good as twice
    assert company.view(1)["undo"]["missing"] == [2]


def test_consent_is_asked_and_given_over_sockets(tables: Server) -> None:
    company, update = chosen(tables)
    length = update["length"]
    lines = [company.person(seat).socket(company.match, seat) for seat in range(3)]
    try:
        for line in lines:
            line.until("update")
        lines[1].send({"length": length, "undo": True})
        for line in lines:
            assert hear_until(line, lambda heard: heard["type"] == "update")["undo"]["asked_by"] == 1
        lines[0].send({"length": length, "agree": True})
        lines[2].send({"length": length, "agree": True})
        for line in lines:
            done = hear_until(line, lambda heard: heard["type"] == "update" and heard["length"] > length)
            assert (done["length"], done["asked"], done["kept"]) == (length + 1, 1, 1)
        lines[0].send({"length": length + 1, "agree": False})
        assert lines[0].until("refused")["code"] == "no-undo-asked"
    finally:
        for line in lines:
            line.close()


def test_bots_need_not_agree(tables: Server) -> None:
    company = gather(tables, "trio-cooperative", bots=(1, 2))
    company.answer(0, 0, "choose bard")
    update = company.settled()
    back = company.undo(0, update["length"])
    assert back["reply"] == "accepted"
    assert company.lines()[update["length"]] == f"*         undo {update['length']}"
    assert back["asked"] == 0


def test_minded_seats_need_not_agree(tables: Server) -> None:
    company, update = chosen(tables)
    away = [seat for seat in range(3) if seat != update["asked"]]  # so that no bot is asked now
    asking, other = (update["asked"], away[0]) if update["asked"] < 2 else (away[0], update["asked"])
    gone = next(seat for seat in range(3) if seat not in (asking, other))
    company.person(gone).post(f"{company.path}/seats/{gone}/away")
    assert company.undo(asking, update["length"])["undo"]["missing"] == [other]
    assert company.consent(other, update["length"])["length"] == update["length"] + 1


def test_a_wish_is_granted_when_the_last_one_who_must_agree_goes_away(tables: Server) -> None:
    company, update = chosen(tables)
    gone = next(seat for seat in (2, 1, 0) if seat != update["asked"])
    asking = next(seat for seat in (0, 1) if seat != gone)
    other = next(seat for seat in range(3) if seat not in (gone, asking))
    company.undo(asking, update["length"])
    company.consent(other, update["length"])
    assert company.view(asking)["undo"]["missing"] == [gone]
    company.person(gone).post(f"{company.path}/seats/{gone}/away")
    assert company.view(asking)["length"] > update["length"]
    assert company.lines()[update["length"]].startswith("*         undo ")


def test_who_is_alone_at_the_table_takes_back_at_once(tables: Server) -> None:
    company = alone(tables, "solo")
    update = company.play(3)
    while update["undo"]["free"]:
        update = company.play(1)
    back = company.undo(0, update["length"])
    assert (back["reply"], back["length"]) == ("accepted", update["length"] + 1)
    assert company.lines()[-1].startswith("*         undo ")


def test_who_holds_all_seats_is_alone_at_the_table(tables: Server) -> None:
    company = alone(tables, "trio-cooperative")
    company.answer(0, 0, "choose bard")
    update = company.answer(1, 1, "choose teller")
    back = company.undo(1, update["length"])
    assert back["length"] == update["length"] + 1
    assert back["undo"]["missing"] == []


def test_after_the_end_nothing_is_taken_back(tables: Server) -> None:
    company = gather(tables, "solo")
    end = company.play()
    assert (end["undo"]["free"], end["undo"]["possible"]) == (False, False)
    assert refused(lambda: company.undo(0, end["length"])) == (409, "match-over")
    assert refused(lambda: company.consent(0, end["length"])) == (409, "no-undo-asked")


def test_a_bot_goes_on_after_an_undo_gave_it_the_turn_again(tables: Server) -> None:
    """What the bot decided after the person is taken back too, and it decides again."""
    company = gather(tables, "trio-cooperative", bots=(0,))
    update = company.settled()
    assert (update["asked"], update["length"]) == (1, 1)
    update = company.play(4)
    asked = company.undo(1, update["length"])
    if asked["undo"]["missing"]:
        company.consent(2, update["length"])
    settled = company.settled()
    assert settled["length"] > update["length"]
    assert settled["asked"] in (1, 2)


def test_a_wish_to_take_back_survives_a_crash(any_server: Server) -> None:
    company, update = chosen(any_server)
    length = update["length"]
    company.undo(1, length)
    company.consent(0, length)
    any_server.kill()
    any_server.start()
    assert {"asked_by": 1, "agreed": [0, 1], "missing": [2]}.items() <= company.view(2)["undo"].items()
    assert company.consent(2, length)["length"] == length + 1
    any_server.kill()
    any_server.start()
    assert company.lines()[-1] == f"*         undo {length - 1}"
    assert (company.view(1)["asked"], company.view(1)["undo"]["asked_by"]) == (1, None)


# Clients that know only what they are told


class Listening:
    """A socket and what a client keeps of what it hears."""

    def __init__(self, company: Company, seat: int | None, person: Person, **more: Any) -> None:
        self.seat = seat
        self.log = Log()
        self.line: Line = person.socket(company.match, seat, "since=0", **more)
        self.updates: list[tuple[int, list[Any], dict[str, Any]]] = []

    def hear(self) -> dict[str, Any]:
        self.log.take(self.line.until("update"))
        self.updates.append((self.log.length, list(self.log.events), self.log.update["view"]))
        return self.log.update

    def up_to(self, length: int) -> dict[str, Any]:
        """Listen until the record is at least that long."""
        while not self.log.update or self.log.length < length:
            self.hear()
        return self.log.update


def settle(company: Company, ears: list[Listening], length: int) -> dict[str, Any]:
    """All hear until a person is asked; what the first one knows then."""
    update = ears[0].up_to(length)
    while update["result"] is None and company.is_bot(update["asked"]):
        update = ears[0].hear()
    for ear in ears:
        ear.up_to(update["length"])
    return update


@pytest.fixture
def ears() -> Iterator[list[Listening]]:
    """Sockets that are closed at the end."""
    found: list[Listening] = []
    yield found
    for each in found:
        each.line.close()


@pytest.mark.parametrize(("mode", "bots"), [*((mode, ()) for mode in SEATS), ("quartet-cooperative", (1, 3))])
def test_clients_keep_a_true_log_through_answers_and_undos(
    tables: Server, ears: list[Listening], mode: str, bots: tuple[int, ...]
) -> None:
    """A random match with random undos; each client's log is a fresh client's log, and what the engine tells."""
    rng = random.Random(f"{mode} {bots}")
    company = gather(tables, mode, bots)
    curious = Person(tables, "Zoé")
    people = [seat for seat in range(SEATS[mode]) if seat not in bots]
    ears += [Listening(company, seat, company.person(seat)) for seat in people]
    ears.append(Listening(company, None, curious))
    sleepy = [(seat, Log()) for seat in people]  # these ask over HTTP, now and then
    update = settle(company, ears, 0)
    for step in range(30):
        if update["result"] is not None:
            break
        length = update["length"]
        if (step in (2, 4) or rng.random() < 0.3) and may_undo(ears, people):
            take_back(company, ears, people, length, rng)
        else:
            ear = next(ear for ear in ears if ear.seat == update["asked"])
            ear.line.send({"length": length, "action": rng.choice(ear.log.update["choices"])["action"]})
        update = settle(company, ears, length + 1)
        for seat, log in sleepy:
            if rng.random() < 0.1:
                log.take(company.view(seat, log.length))
    for seat, log in sleepy:
        log.take(company.view(seat, log.length))
    for ear in ears:
        fresh = Log()
        fresh.take((curious if ear.seat is None else company.person(ear.seat)).view(company.match, ear.seat, 0))
        assert ear.log.events == fresh.events
        assert ear.log.update["view"] == fresh.update["view"]
        assert [log.events for seat, log in sleepy if seat == ear.seat] == [fresh.events] * (ear.seat is not None)
    assert len([line for line in company.lines() if " undo " in line]) >= 2
    for ear in ears:
        ear.line.close()
    whole, names = everything(company), company.names()
    for ear in ears:
        eyes = SPECTATOR if ear.seat is None else ear.seat
        for length, events, view in ear.updates:
            then = whole.at(length)
            assert events == truth(then, ear.seat, names=names)
            assert view == then.view(eyes).to_json()


def everything(company: Company) -> Match:
    """The match with all that was hidden: the last seat knows it, for it is the fortress's; all do at the end."""
    last = len(company.people) - 1
    if company.people[last] is None:
        company.play()
        return loaded(company.record())
    return loaded(company.record(last))


def may_undo(ears: list[Listening], people: list[int]) -> bool:
    return any(ear.log.update["undo"]["possible"] for ear in ears if ear.seat in people)


def take_back(company: Company, ears: list[Listening], people: list[int], length: int, rng: random.Random) -> None:
    """Somebody asks, everybody agrees."""
    able = [ear for ear in ears if ear.log.update["undo"]["possible"]]
    asking = rng.choice(able)
    asking.line.send({"length": length, "undo": True})
    update = asking.hear()
    while update["length"] == length and update["undo"]["asked_by"] is None:
        update = asking.hear()
    for seat in update["undo"]["missing"]:
        company.consent(seat, length)


def test_a_client_that_reads_slowly_misses_nothing(tables: Server, ears: list[Listening]) -> None:
    """It gets the newest view and all events since the last one it got, never a backlog."""
    company = gather(tables, "duo")
    slow = Listening(company, 0, company.person(0), max_queue=1)
    ears.append(slow)
    slow.hear()

    def read() -> None:
        while slow.log.update["result"] is None:
            slow.hear()
            time.sleep(0.02)

    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(read)  # while others play
        for step in range(1000):
            end = company.play(1)
            if end["result"] is not None:
                break
            if step in (5, 15, 25):
                back = company.undo(1 if end["seat"] == 1 else 0, end["length"])
                for seat in back["undo"]["missing"]:
                    company.consent(seat, end["length"])
        reading.result(PATIENCE)
    assert slow.log.length == end["length"]
    assert slow.log.events == truth(loaded(company.record()), 0)


# Agreed, and not written down


@pytest.mark.parametrize("people", [1, 2], ids=["by who is alone", "by the last consent"])
def test_an_undo_that_the_database_did_not_take_at_once_happens_by_itself(
    people: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All have agreed, then the disk is full for a moment: the match is due, and the next round grants it."""
    monkeypatch.setattr(hall, "Thinkers", Dictated().thinkers)
    monkeypatch.setattr(hall, "ROUND", 0.05)
    monkeypatch.setattr(clock, "GRACE", 2_000)  # when it is tried again
    full, looked = [], []
    append = Store.append
    blank = blank_database(tmp_path / "blank.db")

    async def write(self: Store, rows: list[dict[str, Any]], facts: dict[str, Any]) -> None:
        if not looked and rows[0]["text"].startswith("undo"):
            full.append(rows)
            raise Unavailable("the disk is full")
        await append(self, rows, facts)

    async def run() -> None:
        async with House(blank, tmp_path / "tables.db") as house:
            names = ["Ariane", "Bruno"][:people]
            for name in names:
                known = player(name)
                known.expires = now() + DAY  # the clock does not stand still here
                await house.store.add_player(known)
            holders = [names[0], names[-1]]
            match = await two_seats(house, holders)
            path = f"/api/matches/{match}"
            length = await learnt(house, path, holders)
            monkeypatch.setattr(Store, "append", write)
            told = await house.ask("POST", f"{path}/undo", {"seat": 0, "length": length}, holders[0])
            if people == 2:
                assert (told.status, full) == (200, [])
                wish = {"seat": 1, "length": length, "agree": True}
                told = await house.ask("POST", f"{path}/consent", wish, holders[1])
            assert (told.status, told.json["code"], full != []) == (503, "storage-down", True)
            kept = (await house.store.load(match)).match
            assert (kept.length, kept.undo_length) == (length, length)
            assert kept.due is not None
            looked.append(kept)
            async with asyncio.timeout(PATIENCE):
                while (stored := await house.store.load(match)).match.length == length:
                    await asyncio.sleep(0.05)
            assert stored.answers[length].text.startswith("undo")
            assert stored.match.undo_length is None

    asyncio.run(run())


async def two_seats(house: House, holders: list[str]) -> str:
    """A duo that has begun."""
    plan = [{"kind": "me"}, {"kind": "me" if holders[0] == holders[1] else "open"}]
    made = await house.ask("POST", "/api/matches", {"game": "ahuris", "seats": 2, "plan": plan}, holders[0])
    path = f"/api/matches/{made.json['id']}"
    if holders[0] != holders[1]:
        await house.ask("POST", f"{path}/seats/1", {}, holders[1])
    for seat, name in enumerate(holders):
        assert (await house.ask("POST", f"{path}/seats/{seat}/ready", {}, name)).status < 300
    return str(made.json["id"])


async def learnt(house: House, path: str, holders: list[str]) -> int:
    """Play until the heroes have learnt something from their answer; the length of the record."""
    while True:
        update = (await house.ask("GET", f"{path}/view?seat=0", token=holders[0])).json
        if update["undo"]["possible"] and not update["undo"]["free"]:
            return int(update["length"])
        seat = update["asked"]
        update = (await house.ask("GET", f"{path}/view?seat={seat}", token=holders[seat])).json
        wish = {"seat": seat, "length": update["length"], "action": update["choices"][0]["action"]}
        assert (await house.ask("POST", f"{path}/answers", wish, holders[seat])).status == 200
