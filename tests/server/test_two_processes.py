"""Two processes on one PostgreSQL: one table, whichever door people come through."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from company import bots_stopped
from harness import PATIENCE, STARTING, Line, Person, Refusal, Server, two_servers
from players import World, listen, stored, together
from postgres import Postgres

from katabasis.server.access import Caller
from katabasis.server.app import create_app
from katabasis.server.database.schema import SCHEMA
from katabasis.server.hall import Hall
from katabasis.server.routes.socket import Line as SocketLine
from katabasis.server.settings import Settings
from katabasis.server.wire.speech import speech

Pair = tuple[Server, Server]

DOUBLE_CLICKS = 100
RACES = 20
MOST_RACES = 2_000  # until each side has won one
HAMMERING = 10.0  # seconds
GOING_ON = 120.0  # seconds until a match goes on without the process that was killed: bots wait two or three


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes that the tests of this module share; each test sits at tables of its own."""
    name = f"pair_{random.randrange(10**9)}"
    url = postgres.create_database(name)
    with two_servers(tmp_path_factory.mktemp("pair"), url, messages_per_second=0) as servers:
        yield servers
    postgres.drop_database(name)


def alone(ariane: Person) -> tuple[str, Any]:
    """A match for one, begun."""
    match = ariane.table(["me"])
    ariane.ready(match)
    return match, ariane.view(match)


def at_both(person: Person, servers: Pair) -> list[Person]:
    return [person.at(server) for server in servers]


# One match, two doors


def test_a_match_is_played_alternately_through_both(pair: Pair) -> None:
    """Each answer goes through the other process than the last; everybody at both sees everything, in order."""
    answers = 0
    while answers <= 20:  # one match in a thousand is shorter
        answers += played_through_both(pair)


def played_through_both(pair: Pair) -> int:
    """A whole match of two; how many answers they gave."""
    ariane, dedale = Person(pair[0], "Ariane"), Person(pair[1], "Dédale")
    match = ariane.table(["me", "open"], seats=2)
    dedale.post(f"/api/matches/{match}/seats/1")
    for seat, person in enumerate((ariane, dedale)):
        person.ready(match, seat)
    with contextlib.ExitStack() as lines:
        seats = [[lines.enter_context(listen(who, match, seat, "since=0")) for who in at_both(person, pair)]
                 for seat, person in enumerate((ariane, dedale))]  # fmt: skip
        watching = [lines.enter_context(listen(who, match, None, "since=0")) for who in at_both(ariane, pair)]
        chooser = random.Random(7)
        length, asked, answers = 0, 0, 0
        while True:
            line = seats[asked][answers % 2]
            update = reached(line, length)
            if update["result"] is not None:
                break
            if update["asked"] != asked:
                asked = update["asked"]
                continue
            line.send({"length": update["length"], "action": chooser.choice(update["choices"])["action"]})
            answers += 1
            length = update["length"] + 1
        for line in [*seats[0], *seats[1], *watching]:
            reached(line, update["length"])
            check_in_order(line)
    kept = stored(pair[0].database, {match})[match]
    assert kept.match().over
    assert len(kept.answers) == update["length"]
    return answers


def reached(line: Line, length: int) -> dict[str, Any]:
    """The newest update, once the record has that length."""
    while not line.heard or line.heard[-1]["length"] < length:
        message = line.hear()
        if message["type"] != "update":
            line.heard.pop()
    return line.heard[-1]


def check_in_order(line: Line) -> None:
    """Lengths only grow, and each update begins where the last one ended."""
    known = 0
    for update in line.heard:
        assert update["length"] >= known
        assert update["kept"] == known
        assert all(event["number"] >= known for event in update["events"])
        known = update["length"]


# Races


def raced(*requests: tuple[Person, str, object]) -> list[Any]:
    """What came out of requests sent at the same moment."""
    start = threading.Barrier(len(requests))
    results: list[Any] = [None] * len(requests)

    def send(place: int) -> None:
        person, page, body = requests[place]
        start.wait()
        try:
            results[place] = person.post(page, body)
        except Refusal as refused:
            results[place] = refused

    together(*(partial(send, place) for place in range(len(requests))))
    return results


def test_a_hundred_double_clicks_race_through_both(pair: Pair) -> None:
    """The same answer twice, or two answers: one is accepted, the other gets the view that follows it."""
    ariane = Person(pair[0], "Ariane")
    one, two = at_both(ariane, pair)
    won = [0, 0]
    taken: list[tuple[str, int, str]] = []
    match, update = alone(ariane)
    for click in range(MOST_RACES):
        if click >= DOUBLE_CLICKS and min(won):
            break
        if update["result"] is not None:
            match, update = alone(ariane)
        length, actions = update["length"], [choice["action"] for choice in update["choices"]]
        clicked = (actions[0], actions[-1] if click % 2 else actions[0])
        page, clicks = f"/api/matches/{match}/answers", [{"seat": 0, "length": length, "action": a} for a in clicked]
        replies = raced((one, page, clicks[0]), (two, page, clicks[1]))
        assert sorted(reply["reply"] for reply in replies) == ["accepted", "stale"]
        winner = [reply["reply"] for reply in replies].index("accepted")
        won[winner] += 1
        taken.append((match, length, clicked[winner]))
        assert {**replies[0], "reply": ""} == {**replies[1], "reply": ""}
        update = replies[winner]
    assert min(won) > 0, won
    kept = stored(pair[0].database, {match for match, _, _ in taken})
    for match, length, action in taken:
        assert kept[match].answers[length][2] == action
    assert all(found.match() for found in kept.values())


def test_double_clicks_race_over_two_sockets(pair: Pair) -> None:
    ariane = Person(pair[0], "Ariane")
    match, _ = alone(ariane)
    one, two = at_both(ariane, pair)
    with listen(one, match, 0) as first, listen(two, match, 0) as second:
        update = reached(first, 0)
        for _ in range(RACES):
            length = update["length"]
            reached(second, length)
            if update["result"] is not None:  # a short match
                break
            click = {"length": length, "action": update["choices"][0]["action"]}
            together(partial(first.send, click), partial(second.send, click))
            replies = [replied(line) for line in (first, second)]
            assert sorted(reply["reply"] for reply in replies) == ["accepted", "stale"]
            assert replies[0]["length"] == replies[1]["length"] > length
            update = replies[0]


def replied(line: Line) -> dict[str, Any]:
    """The next update that answers a message of one's own."""
    while True:
        update = line.until("update")
        if update["reply"]:
            return update


def test_a_free_undo_races_with_an_answer(pair: Pair) -> None:
    """The one or the other, never both."""
    ariane = Person(pair[0], "Ariane")
    one, two = at_both(ariane, pair)
    match, update = alone(ariane)
    races, undone = 0, 0
    while races < RACES or (undone in (0, races) and races < MOST_RACES):
        if update["result"] is not None:
            match, update = alone(ariane)
        length, action = update["length"], update["choices"][-1]["action"]
        if not update["undo"]["free"]:
            update = one.answer(match, length, action)
            continue
        undo = (f"/api/matches/{match}/undo", {"seat": 0, "length": length})
        answer = (f"/api/matches/{match}/answers", {"seat": 0, "length": length, "action": action})
        here, there = (one, two) if races % 2 else (two, one)
        replies = raced((here, *undo), (there, *answer))
        assert sorted(reply["reply"] for reply in replies) == ["accepted", "stale"]
        assert replies[0]["view"] == replies[1]["view"]
        text = stored(pair[0].database, {match})[match].answers[length][2]
        assert text in (action, "undo 1")
        undone += text == "undo 1"
        races += 1
        update = one.view(match)
    assert 0 < undone < races
    assert stored(pair[0].database, {match})[match].match().misdealt == []


def test_the_last_vote_for_an_undo_races_with_an_answer(pair: Pair) -> None:
    """If the answer was first, the vote came too late, and that is no error."""
    people = [Person(pair[0], "Ariane"), Person(pair[1], "Dédale")]
    match = two_seats(people)
    races, undone = 0, 0
    update = people[0].view(match)
    while races < RACES or (undone in (0, races) and races < MOST_RACES):
        if update["result"] is not None:
            match = two_seats(people)
            update = people[0].view(match)
        asked, length = update["asked"], update["length"]
        until(lambda: people[asked].view(match, asked)["length"] == length)  # noqa: B023
        update = people[asked].view(match, asked)
        action = update["choices"][0]["action"]
        possible = update["undo"]["possible"] and not update["undo"]["free"]
        here, there = (pair if races % 2 else pair[::-1]) if possible else pair
        if possible:
            wish = {"seat": asked, "length": length}
            people[asked].at(there).post(f"/api/matches/{match}/undo", wish)
            consent = {"seat": 1 - asked, "length": length, "agree": True}
            replies = raced(
                (people[1 - asked].at(there), f"/api/matches/{match}/consent", consent),
                (people[asked].at(here), f"/api/matches/{match}/answers", {**wish, "action": action}),
            )
            assert not any(isinstance(reply, Refusal) for reply in replies), replies
            assert sorted(reply["reply"] for reply in replies) == ["accepted", "stale"]
            text = stored(pair[0].database, {match})[match].answers[length][2]
            assert text.startswith("undo ") == (replies[0]["reply"] == "accepted")
            undone += text.startswith("undo ")
            races += 1
        else:
            people[asked].answer(match, length, action, asked)
        update = newest(people, match)
    assert 0 < undone < races


def two_seats(people: list[Person]) -> str:
    """A match of two that has begun."""
    match = people[0].table(["me", "open"], seats=2)
    people[1].post(f"/api/matches/{match}/seats/1")
    for seat, person in enumerate(people):
        person.ready(match, seat)
    return match


def newest(people: list[Person], match: str) -> dict[str, Any]:
    """The view of the process that knows most."""
    views = [person.view(match, seat) for seat, person in enumerate(people)]
    return dict(max(views, key=lambda view: int(view["length"])))


def test_two_take_the_same_seat_at_once(pair: Pair) -> None:
    host, ariane, dedale = Person(pair[0], "Minos"), Person(pair[0], "Ariane"), Person(pair[1], "Dédale")
    for _ in range(RACES):
        match = host.table(["me", "open"], seats=2)
        page = f"/api/matches/{match}/seats/1"
        replies = raced((ariane, page, {}), (dedale, page, {}))
        lost = [reply for reply in replies if isinstance(reply, Refusal)]
        assert [(refused.status, refused.code) for refused in lost] == [(409, "seat-taken")]
        holder = "Dédale" if lost[0] is replies[0] else "Ariane"
        for person in at_both(host, pair):
            until(lambda: person.get(f"/api/matches/{match}")["seats"][1]["nickname"] == holder)  # noqa: B023


def test_all_are_ready_at_once_and_the_match_begins_once(pair: Pair) -> None:
    ariane, dedale = Person(pair[0], "Ariane"), Person(pair[1], "Dédale")
    for number in range(RACES):
        match = ariane.table(["me", "open"], seats=2)
        dedale.post(f"/api/matches/{match}/seats/1")
        page = f"/api/matches/{match}/seats"
        words = [{"word": f"{name} {number}"} for name in ("left", "right")]
        replies = raced((ariane, f"{page}/0/ready", words[0]), (dedale, f"{page}/1/ready", words[1]))
        assert not any(isinstance(reply, Refusal) for reply in replies)
        kept = stored(pair[0].database, {match})[match]
        assert kept.row["status"] == "playing"
        assert [start for start, _ in kept.row["seeds"]] == [0]
        assert [promise[2] for promise in kept.row["promises"]] == [[f"left {number}", f"right {number}"]]
        assert [line[0] for line in kept.answers] == list(range(kept.row["length"]))
        assert kept.match().to_move == kept.row["asked"]
        for seat, person in enumerate((ariane, dedale)):
            assert person.view(match, seat)["length"] == kept.row["length"]  # the loser of the race knows it too


def test_who_did_something_through_one_process_may_go_on_through_the_other(pair: Pair) -> None:
    """At once: the other process need not have heard of it, but it has to look before it refuses."""
    ariane, dedale = Person(pair[0], "Ariane"), Person(pair[0], "Dédale")
    for number in range(RACES // 2):
        here, there = pair[number % 2], pair[1 - number % 2]
        match = ariane.at(here).table(["me", "open"], seats=2)
        page = f"/api/matches/{match}/seats"
        ariane.at(there).ready(match)
        dedale.at(here).post(f"{page}/1")
        dedale.at(there).ready(match, 1)
        length = ariane.at(here).view(match)["length"]
        assert dedale.at(there).view(match, 1)["length"] == length
        link = ariane.at(here).post(f"{page}/0/link")["link"]
        dedale.at(there).post(f"/api/matches/{match}/claim", {"link": link})
        assert dedale.at(here).view(match, 0)["length"] == length
        ariane.at(there).post(f"{page}/0/back")
        assert ariane.at(here).view(match, 0)["length"] == length
        ariane.at(there).call("DELETE", f"{page}/0")
        assert ariane.at(here).post(f"{page}/0")["seats"][0]["mine"]


def until(reached: Callable[[], bool], within: float = PATIENCE) -> None:
    late = time.monotonic() + within
    while not reached():
        assert time.monotonic() < late
        time.sleep(0.01)


def test_talk_through_both_reaches_everybody_once(pair: Pair) -> None:
    """Even those who listen while newcomers come and go."""
    ariane, dedale = Person(pair[0], "Ariane"), Person(pair[1], "Dédale")
    match = ariane.table(["me", "open"], seats=2)
    dedale.post(f"/api/matches/{match}/seats/1")
    number, silent = 40, threading.Event()

    def talk(person: Person, seat: int) -> None:
        for line in range(number):
            person.post(f"/api/matches/{match}/talk", {"seat": seat, "text": f"{seat} says {line}"})

    def come_and_go(person: Person) -> None:
        while not silent.is_set():
            with listen(person, match) as line:
                line.until("table")

    def talk_on() -> None:
        try:
            together(lambda: talk(ariane, 0), lambda: talk(dedale, 1))
        finally:
            silent.set()

    def hear(line: Line, numbers: list[int]) -> None:
        with contextlib.suppress(TimeoutError):
            while len(numbers) < 2 * number:
                numbers.append(line.until("talk")["number"])

    with listen(ariane, match, 0) as first, listen(dedale, match, 1) as second:
        heard: list[list[int]] = [[], []]
        listening = [partial(hear, line, numbers) for line, numbers in zip((first, second), heard, strict=True)]
        together(talk_on, *listening, *(partial(come_and_go, who) for who in (ariane, dedale)))
    assert heard == [list(range(2 * number))] * 2
    kept = stored(pair[0].database, {match})[match]
    assert len({text for _, text in kept.talk}) == 2 * number


# Nothing is missed


@pytest.mark.parametrize("reading", ["load", "talk"])
def test_a_change_while_somebody_comes_is_not_missed(pair: Pair, reading: str) -> None:
    """The notice of it comes after the database was read and before there is a table, or a listener, to hear it."""
    ariane = Person(pair[0], "Ariane")
    match, update = alone(ariane)

    async def run() -> int:
        app: Any = create_app(Settings(database=pair[0].database)).app
        async with app.lifespan():
            hall: Hall = app.dependencies["hall"].dependency()
            read = getattr(hall.store, reading)

            async def slow_read(*wanted: Any) -> Any:
                found = await read(*wanted)
                setattr(hall.store, reading, read)
                action = update["choices"][0]["action"]
                await asyncio.to_thread(ariane.answer, match, update["length"], action)
                await asyncio.sleep(1)  # the notice has come by now
                return found

            setattr(hall.store, reading, slow_read)
            stranger = Caller(None, speech("en"))
            socket: Any = SimpleNamespace(scope={})  # nothing is sent
            line = await SocketLine.open(socket, hall, await hall.table(match), stranger, None, 0)
            length = 0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while length <= update["length"]:
                        await line.listener.wake.wait()
                        line.listener.wake.clear()
                        told = line.listener.take()
                        length = json.loads(told)["length"] if told is not None else length
            return length

    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    try:
        assert asyncio.run(run()) == ariane.view(match)["length"] > update["length"]
    finally:  # a server settles in for good, these tests do not
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        sys.setswitchinterval(interval)


# One process is killed


def test_one_process_is_killed_in_mid_match_and_the_other_goes_on(tmp_path: Path, database: str) -> None:
    with two_servers(tmp_path, database, messages_per_second=0) as servers:
        world = World(*servers)
        world.circle("duo", ["socket", "http", "spectator", "spectator"])
        world.circle("trio-competitive", ["http", "socket", "bot"], talking=True)
        world.circle("quartet-cooperative", ["socket", "bot", "http", "bot"])
        world.circle("trio-cooperative", ["socket", "socket", "http"], undoing=True)
        with world:
            world.play()
            world.everybody_goes_on()
            for killed in servers:
                killed.kill()
                world.everybody_goes_on(GOING_ON)
                world.everybody_goes_on(GOING_ON)  # not only what was on its way
                world.check_acknowledged()
                killed.start()
                world.everybody_goes_on()
        world.check()


def test_bots_play_on_in_the_other_process_with_nobody_there(tmp_path: Path, database: str) -> None:
    """The seat's person has gone; the bots of the process that was killed are waited for by nobody."""
    with two_servers(tmp_path, database) as (one, two):
        ariane = Person(one, "Ariane")
        with bots_stopped(one):  # else the match may be over before it is killed
            match = ariane.table(["me", "bot", "bot", "bot"], seats=4)
            ariane.ready(match)
            ariane.post(f"/api/matches/{match}/seats/0/away")
            one.kill()
        length = stored(one.database)[match].row["length"]
        until(lambda: stored(one.database)[match].row["length"] > length, GOING_ON)
        until(lambda: stored(one.database)[match].row["status"] == "over")
        assert ariane.at(two).view(match)["result"] is not None
        assert stored(one.database)[match].match().over


# Many at once


def test_two_processes_start_at_once_on_an_empty_database(tmp_path: Path, postgres: Postgres) -> None:
    for number in range(2):
        name = f"empty_{random.randrange(10**9)}"
        url = postgres.create_database(name)
        servers = [Server(tmp_path / f"{number} {side}", url) for side in range(2)]
        for server in servers:
            server.start(wait=False)
        for server in servers:
            server.wait()
        match, update = alone(Person(servers[0]))
        assert Person(servers[1]).view(match, None)["length"] == update["length"]
        assert asyncio.run(versions(url)) == [SCHEMA]
        for server in servers:
            server.stop()
            server.check_log()
        postgres.drop_database(name)


def test_one_command_starts_two_processes_behind_one_address(tmp_path: Path, database: str) -> None:
    """`--processes 2`: whichever of them somebody watches through, the answer given to one is seen."""
    with Server(tmp_path, database, processes=2) as server:
        ariane = Person(server, "Ariane")
        match, update = alone(ariane)
        with contextlib.ExitStack() as lines:
            watching = [lines.enter_context(listen(ariane, match, None, "since=0")) for _ in range(16)]
            ariane.answer(match, update["length"], update["choices"][0]["action"])
            for line in watching:
                reached(line, update["length"] + 1)
        until = time.monotonic() + STARTING
        while server.logged().count('"event": "open"') < 2 and time.monotonic() < until:
            time.sleep(0.05)
        assert server.logged().count('"event": "open"') == 2
    server.check_log()


async def versions(url: str) -> list[str]:
    connection = await asyncpg.connect(url)
    try:
        return [row["version_num"] for row in await connection.fetch("SELECT version_num FROM schema_version")]
    finally:
        await connection.close()


def test_many_matches_at_once_never_wait_for_each_other(tmp_path: Path, postgres: Postgres, database: str) -> None:
    """No deadlock, no refusal, no error: whatever people do through whichever process."""
    with two_servers(tmp_path, database, messages_per_second=0) as servers:
        world = World(*servers)
        world.circle("duo", ["http", "http"], alternating=True, talking=True)
        world.circle("trio-cooperative", ["http", "http", "http"], alternating=True, undoing=True)
        world.circle("quartet-competitive", ["socket", "http", "socket", "http"], undoing=True, talking=True)
        world.circle("duo", ["socket", "socket"], undoing=True)
        world.circle("trio-competitive", ["socket", "bot", "bot"])
        world.circle("quartet-cooperative", ["http", "bot", "socket", "bot"], talking=True)
        world.circle("duo", ["http", "socket"], turns=1)
        world.circle("duo", ["socket", "http"], turns=2, undoing=True)
        with world:
            world.play()
            late = time.monotonic() + HAMMERING
            while time.monotonic() < late:
                world.everybody_goes_on()
                world.check_acknowledged(everything=False)
        world.check()
        assert world.refusals == {}
        assert world.closings == {}
        for server in servers:
            server.check_log()
        assert "deadlock" not in postgres.log()
