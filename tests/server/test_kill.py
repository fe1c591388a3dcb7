"""Killed at any instant, the server has all that it acknowledged, nothing twice, and everybody plays on."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from harness import PATIENCE, Person, Server
from players import World, listen, stored

import katabasis
from katabasis.bots import BOTS

KILLS = 40
MANY_KILLS = 200
MOST_KILLS = 2_000  # until they have hit everything
EVERY = 20  # kills after which even those whom bots keep waiting must have gone on
TRIES = 100  # to kill a match before its end
LONGEST = 0.1  # seconds of play before the next kill
SECONDS_TO_STOP = 15.0
ABYSS_SEATS = set(katabasis.game("abyss").seat_names(2))


# Killed again and again


def kill_again_and_again(server: Server, kills: int, what: set[str]) -> None:
    """Duo, trio and quartet, people and bots, over sockets and HTTP; tables come and go, answers are taken back.

    Some kills must hit each thing that people do, and most of them an answer on its way.
    """
    world = World(server)
    world.circle("duo", ["socket", "http", "spectator"], talking=True)
    world.circle("trio-competitive", ["http", "socket", "bot"])
    world.circle("quartet-cooperative", ["socket", "bot", "http", "bot"])
    world.circle("trio-cooperative", ["socket", "socket", "http"], undoing=True)
    world.circle("duo", ["http", "socket"], turns=2)  # a new table every moment
    instants = random.Random(world.seed)
    flying: Counter[str] = Counter()  # by what was under way: in how many kills it was
    with world:
        world.play()
        world.everybody_goes_on()
        for kill in range(1, MOST_KILLS + 1):
            time.sleep(instants.uniform(0, LONGEST))
            under_way = {player.doing for player in world.players}
            if any(circle.bot_asked for circle in world.circles):
                under_way.add("bot")
            server.kill()
            flying.update(under_way)
            server.start()
            world.everybody_goes_on(bots=kill % EVERY == 0)
            world.check_acknowledged(everything=False)
            if kill >= kills and what <= set(flying) and one_ended(server) and one_stands(world):
                break
    matches = world.check()
    assert any(match.over for match in matches.values())
    assert flying["answer"] > kill / 2, f"{flying}, seed {world.seed}"
    assert what <= set(flying), f"{flying}, seed {world.seed}"
    assert one_stands(world), f"all answers in doubt were lost, seed {world.seed}"


def one_ended(server: Server) -> bool:
    return any(found.row["status"] == "over" for found in stored(server.database).values())


def one_stands(world: World) -> bool:
    """Kills come after a commit too: some answers that nobody acknowledged stand, and were not given twice."""
    kept = stored(world.servers[0].database)
    doubtful = [given for player in world.players for given in player.doubtful]
    return any((given.number, given.who, given.text) in kept[given.match].answers for given in doubtful)


def test_the_server_is_killed_under_play(any_server: Server) -> None:
    kill_again_and_again(any_server, KILLS, {"ready", "undo", "bot"})


@pytest.mark.long
def test_the_server_is_killed_two_hundred_times_under_play(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=0) as server:
        kill_again_and_again(server, MANY_KILLS, {"create", "take", "ready", "talk", "undo", "vote", "bot"})


# Killed after each thing that people do


def test_whatever_was_acknowledged_is_there_after_a_kill(server: Server) -> None:
    def killed() -> None:
        server.kill()
        server.start()

    ariane = Person(server, "Ariane", language="fr")
    killed()
    assert ariane.get("/api/players/me")["language"] == "fr"
    dedale, minos = Person(server, "Dédale"), Person(server, "Minos")
    match = ariane.table(["me", "open"], seats=2, mind_after=3600)
    killed()
    table = ariane.get(f"/api/matches/{match}")
    assert (table["hosting"], table["mind_after"]) == (True, 3600)
    page = f"/api/matches/{match}/seats"
    dedale.post(f"{page}/1")
    ariane.ready(match, 0, "salt")
    killed()
    seats = dedale.get(f"/api/matches/{match}")["seats"]
    assert [(seat["ready"], seat["mine"]) for seat in seats] == [(True, False), (False, True)]
    begun = dedale.ready(match, 1, "sand")
    assert (begun["status"], begun["length"] > 0) == ("playing", True)
    killed()
    table = ariane.get(f"/api/matches/{match}")
    assert [seat["word"] for seat in table["seats"]] == ["salt", "sand"]
    assert table["promises"][0]["commitment"] == begun["promises"][0]["commitment"]
    asked = table["asked"]
    person = (ariane, dedale)[asked]
    update = person.view(match, asked)
    action = update["choices"][0]["action"]
    assert person.answer(match, update["length"], action, asked)["reply"] == "accepted"
    killed()
    assert stored(server.database)[match].answers[update["length"]][2] == action
    said = dedale.post(f"/api/matches/{match}/talk", {"seat": 1, "text": "Wait!"})
    killed()
    assert [line["text"] for line in ariane.get(f"/api/matches/{match}/talk")] == ["Wait!"]
    assert said["number"] == 0
    link = dedale.post(f"{page}/1/link")["link"]
    killed()
    assert minos.post(f"/api/matches/{match}/claim", {"link": link})["seats"][1]["mine"]
    killed()
    assert minos.get(f"/api/matches/{match}")["seats"][1]["mine"]
    assert dedale.post(f"{page}/1/back")["seats"][1]["mine"]
    killed()
    assert dedale.get(f"/api/matches/{match}")["seats"][1]["mine"]


def test_an_undo_that_all_agreed_to_happens_though_nobody_is_there_to_see_it(server: Server) -> None:
    """Killed between the last consent and the undo."""
    ariane, dedale, match, length = undo_wished(server)
    server.kill()
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:  # what the last consent wrote
        connection.execute("UPDATE matches SET undo_agreed = 3, due = 1 WHERE id = ?", (match,))
    connection.close()
    server.start()
    update = dedale.get(f"/api/matches/{match}/view?seat=1&since={length}&wait=20")
    assert update["length"] > length
    assert update["undo"]["asked_by"] is None
    assert ariane.view(match)["length"] == update["length"]


def undo_wished(server: Server) -> tuple[Person, Person, str, int]:
    """Two people; the first wants to take back what it has learnt from.  The match and its length."""
    ariane, dedale = Person(server, "Ariane"), Person(server, "Dédale")
    match = ariane.table(["me", "open"], seats=2)
    dedale.post(f"/api/matches/{match}/seats/1")
    ariane.ready(match)
    dedale.ready(match, 1)
    update = ariane.view(match)
    while update["undo"]["free"] or not update["undo"]["possible"]:  # until it has learnt something from its answer
        seat = update["asked"]
        person = (ariane, dedale)[seat]
        update = person.view(match, seat)
        person.answer(match, update["length"], update["choices"][0]["action"], seat)
        update = ariane.view(match)
    length = update["length"]
    ariane.post(f"/api/matches/{match}/undo", {"seat": 0, "length": length})
    return ariane, dedale, match, length


def test_an_undo_that_waits_for_consent_survives_a_kill(server: Server) -> None:
    _, dedale, match, length = undo_wished(server)
    server.kill()
    server.start()
    undo = dedale.view(match, 1)["undo"]
    assert (undo["asked_by"], undo["agreed"], undo["missing"]) == (0, [0], [1])
    agreed = dedale.post(f"/api/matches/{match}/consent", {"seat": 1, "length": length, "agree": True})
    assert agreed["length"] > length
    server.kill()
    server.start()
    who, text = stored(server.database)[match].answers[length][1:]
    assert (who, text.split()[0]) == ("*", "undo")
    assert dedale.view(match, 1)["view"] == agreed["view"]


def test_a_bot_that_was_thinking_goes_on_after_a_kill_with_nobody_there(server: Server) -> None:
    ariane = Person(server, "Ariane")
    match = ariane.table(["me", "bot", "bot", "bot"], seats=4)
    ariane.ready(match)
    ariane.post(f"/api/matches/{match}/seats/0/away")
    server.kill()
    server.start()
    late = time.monotonic() + PATIENCE
    while stored(server.database)[match].row["status"] != "over":
        assert time.monotonic() < late
        time.sleep(0.05)
    assert stored(server.database)[match].match().over
    assert ariane.view(match)["result"] is not None


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells who holds a socket")
def test_a_bot_does_not_hold_the_port_of_its_server(server: Server) -> None:
    """A process for bots dies after the server that was killed: with its socket the port would be taken until then."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    listening = [f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{server.port:04X}") and row[3] == "0A"]
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text(encoding="ascii").split()
    assert len(listening) == 1
    assert listening[0] in held_by(server.pid)
    assert children
    assert not any(listening[0] in held_by(int(child)) for child in children)


def held_by(process: int) -> list[str]:
    """What a process has open."""
    return [str(entry.readlink()) for entry in Path(f"/proc/{process}/fd").iterdir()]


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_of_each_level_goes_on_after_a_kill_with_nobody_there(server: Server, level: str) -> None:
    """At its own seat, and at one that it minds."""
    ariane = Person(server, "Ariane")
    for _ in range(TRIES):  # who answers at once may be at the end before a busy machine comes to the kill
        match = ariane.table(["me", level], game="abyss", seats=2, minder=level)
        ariane.ready(match)
        ariane.post(f"/api/matches/{match}/seats/0/away")
        until_longer(server, match, 0)
        server.kill()
        killed = stored(server.database)[match]
        server.start()
        if killed.row["length"] < 150:  # in Abyss they have all of them more to say then
            break
    assert killed.row["status"] == "playing"
    until_longer(server, match, killed.row["length"])
    table = ariane.get(f"/api/matches/{match}")
    assert ([seat["bot"] for seat in table["seats"]], table["minder"]) == (["", level], level)
    kept = stored(server.database)[match].answers
    assert kept[: len(killed.answers)] == killed.answers


def until_longer(server: Server, match: str, length: int) -> None:
    """Until both seats, which bots answer for, have answered after so many lines."""
    late = time.monotonic() + PATIENCE
    while not {who for _, who, _ in stored(server.database)[match].answers[length:]} >= ABYSS_SEATS:
        assert time.monotonic() < late
        time.sleep(0.05)


def test_bots_that_talk_go_on_talking_after_a_kill_and_what_they_said_stands(server: Server) -> None:
    ariane = Person(server, "Ariane")
    for _ in range(TRIES):  # in one match of forty they have nothing more to say
        match = ariane.table(["me", *["apprentice"] * 4], game="cerbere", seats=5, minder="apprentice")
        ariane.ready(match)
        ariane.post(f"/api/matches/{match}/seats/0/away")
        said = longer_ledger(ariane, match, 0)
        server.kill()
        running = stored(server.database)[match].row["status"] == "playing"
        server.start()
        heard = [line["talk"] for line in said]  # the rest of a line changes with the end of the match
        more = ariane.get(f"/api/matches/{match}/ledger")
        assert [line["talk"] for line in more[: len(said)]] == heard
        more = longer_ledger(ariane, match, len(said))
        assert [line["talk"] for line in more[: len(said)]] == heard
        assert all(line["talk"]["seat"] > 0 for line in more)  # nobody's word is given for who is away
        if running and len(more) > len(said) > 0:
            return
    pytest.fail("nobody ever went on talking")


def longer_ledger(person: Person, match: str, length: int) -> list[Any]:
    """The ledger, once it has more lines than that, or at the end of the match."""
    late = time.monotonic() + PATIENCE
    while True:
        over = person.get(f"/api/matches/{match}")["status"] == "over"  # looked at first: then it is the last word
        found: list[Any] = person.get(f"/api/matches/{match}/ledger")
        if over or len(found) > length:
            return found
        assert time.monotonic() < late


# Killed while it starts for the first time


@pytest.mark.parametrize("tables", [1, 3, 6])
def test_a_server_killed_while_it_makes_its_tables_starts_the_next_time(tmp_path: Path, tables: int) -> None:
    """As soon as so many of them can be seen."""
    server = Server(tmp_path)
    server.start(wait=False)
    late = time.monotonic() + PATIENCE
    while made(tmp_path / "tables.db") < tables:
        assert time.monotonic() < late
    server.kill()
    with server:
        ariane = Person(server, "Ariane")
        match = ariane.table(["me"])
        ariane.ready(match)
        assert stored(server.database)[match].row["status"] == "playing"


def made(path: Path) -> int:
    """How many tables the database has by now."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
            return int(file.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table'").fetchone()[0])
    except sqlite3.Error:
        return 0


# Told to stop


def test_a_server_told_to_stop_closes_in_order_and_loses_nothing(tmp_path: Path) -> None:
    """SIGTERM under play: sockets are told to come back, answers on their way are taken or not, but never half."""
    with Server(tmp_path, messages_per_second=0) as server:
        world = World(server)
        world.circle("duo", ["socket", "socket", "spectator"])
        world.circle("trio-competitive", ["http", "socket", "bot"])
        world.circle("quartet-cooperative", ["http", "bot", "http", "bot"], talking=True)
        with world:
            world.play()
            world.everybody_goes_on()
            for stops in range(12):  # who changes tables has no socket just then
                if stops >= 3 and world.closings[1012] >= 9:
                    break
                began = time.monotonic()
                server.stop()
                assert time.monotonic() - began < SECONDS_TO_STOP
                server.start()
                world.everybody_goes_on()
        world.check()
        assert set(world.closings) == {1012}, world.closings  # "service restart"
        assert world.closings[1012] >= 9
        server.check_log()


def test_a_server_told_to_stop_waits_for_no_one_who_only_waits(tmp_path: Path) -> None:
    """A request that waits for something to happen is answered, a socket that only listens is closed."""
    with Server(tmp_path) as server:
        ariane, dedale = Person(server, "Ariane"), Person(server, "Dédale")
        match = ariane.table(["me", "open"], seats=2)
        dedale.post(f"/api/matches/{match}/seats/1")
        ariane.ready(match)
        dedale.ready(match, 1)
        length = ariane.view(match)["length"]
        replies: list[Any] = []
        waiting = threading.Thread(target=lambda: replies.append(dedale.view(match, 1, length, 25)), daemon=True)
        with listen(ariane, match, 0) as line:
            line.until("update")
            waiting.start()
            line.send({"here": True})
            late = time.monotonic() + PATIENCE
            while not ariane.get(f"/api/matches/{match}")["seats"][1]["connected"]:  # who waits is there
                assert time.monotonic() < late
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < SECONDS_TO_STOP
            assert line.closed() == 1012
        waiting.join(PATIENCE)
        assert [reply["length"] for reply in replies] == [length]
        server.check_log()
