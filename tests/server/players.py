"""People who answer as fast as they may, note all that was acknowledged, and come back by themselves after a drop.

with World(server) as world:
    world.circle("duo", ["socket", "http"])
    world.play()
    world.wait("everybody has answered", lambda: all(player.acknowledged for player in world.players))
    server.kill()
    server.start()
world.check()

What the clients were told is held against the database itself, which is read past the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import json
import random
import sqlite3
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

import asyncpg
from harness import PATIENCE, QUICK, Line, Person, Refusal, Server, seat_plan
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

import katabasis
from katabasis.engine.match import Match
from katabasis.engine.record import Entry, Promise, Record
from katabasis.engine.seats import SPECTATOR

AGAIN = 0.02  # seconds until the next try after a drop
POLL = 0.005
SOCKET_WAIT = 0.2  # seconds until it is asked whether to go on waiting
HTTP_WAIT = 1
DROPPED = (OSError, EOFError, http.client.HTTPException, WebSocketException)
GAME = katabasis.game("ahuris")
TOOK_BACK = ("server-took-back", "server-table-took-back")


class Stopped(Exception):
    """The test is over: go home."""


class Given(NamedTuple):
    """An answer of a client: what must stand at that number."""

    match: str
    number: int
    who: str
    text: str


@dataclass
class Watched:
    """One match as one seat was told of it."""

    length: int = 0
    events: list[tuple[int, str]] = field(default_factory=list)  # number and message, in order
    views: dict[int, str] = field(default_factory=dict)  # by length: a digest of the view


@dataclass
class Wish:
    """Something to be sent, and the line that stands once it is accepted, if it is one."""

    doing: str
    message: dict[str, Any]
    given: Given | None


class Wire:
    """A connection for requests, kept open."""

    def __init__(self, server: Server, token: str) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def call(self, method: str, path: str, body: object = None) -> Any:
        try:
            self.connection.request(method, path, None if body is None else json.dumps(body), self.headers)
            answer = self.connection.getresponse()
            data = answer.read()
        except DROPPED:
            self.connection.close()
            raise
        if answer.status >= 400:
            raise Refusal(answer.status, json.loads(data))
        return json.loads(data)

    def close(self) -> None:
        self.connection.close()


def listen(person: Person, match: str, seat: int | None = None, query: str = "") -> Line:
    """A socket, to be closed by hand."""
    place = "" if seat is None else f"&seat={seat}"
    connection = connect(
        f"ws://127.0.0.1:{person.server.port}/api/matches/{match}/socket?{query}{place}",
        additional_headers={"authorization": f"Bearer {person.token}"},
        compression=None,
        open_timeout=PATIENCE,
        close_timeout=1,
        legacy=True,
    )
    return Line(connection)


class SocketLine:
    """A seat played over a socket."""

    def __init__(self, player: Player, match: str, since: int) -> None:
        self.player = player
        self.connection = listen(player.person.at(player.server), match, player.seat, f"since={since}").connection

    def next(self) -> dict[str, Any] | None:
        """The next update; None if there is nothing new for a while."""
        until = time.monotonic() + SOCKET_WAIT
        while True:
            try:
                message = json.loads(self.connection.recv(max(0.001, until - time.monotonic())))
            except TimeoutError:
                return None
            if message["type"] == "update":
                self.player.note(message)
                return dict(message)
            if message["type"] == "talk":
                self.player.heard_talk.append((self.player.match, message["number"], message["text"]))
            elif message["type"] == "refused":
                raise Refusal(503 if message["code"] == "storage-down" else 400, message)

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send it and wait for the reply to it."""
        self.connection.send(json.dumps(message))
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            update = self.next()
            if update is not None and update["reply"]:
                return update
        raise AssertionError(f"no reply to {message}")

    def say(self, text: str) -> None:
        """Say something and wait until it comes back."""
        self.connection.send(json.dumps({"talk": text}))
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.next()
            if any(heard[2] == text for heard in reversed(self.player.heard_talk)):
                return
        raise AssertionError("what was said did not come back")

    def close(self) -> None:
        self.connection.close()


class HttpLine:
    """A seat played by requests."""

    def __init__(self, player: Player, match: str, since: int) -> None:
        self.player = player
        self.path = f"/api/matches/{match}"
        self.since = since
        self.first = True

    def next(self) -> dict[str, Any] | None:
        seat = "" if self.player.seat is None else f"&seat={self.player.seat}"
        wait = 0 if self.first else HTTP_WAIT
        self.first = False
        return self.taken(self.player.call("GET", f"{self.path}/view?since={self.since}&wait={wait}{seat}"))

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        page = "answers" if "action" in message else "consent" if "agree" in message else "undo"
        body = {name: value for name, value in message.items() if name != "undo"}
        return self.taken(self.player.call("POST", f"{self.path}/{page}", {"seat": self.player.seat, **body}))

    def taken(self, update: dict[str, Any]) -> dict[str, Any]:
        self.since = update["length"]
        self.player.note(update)
        return update

    def say(self, text: str) -> None:
        said = self.player.call("POST", f"{self.path}/talk", {"seat": self.player.seat, "text": text})
        self.player.heard_talk.append((self.player.match, said["number"], said["text"]))

    def close(self) -> None:
        """The connection is the player's."""


class Player(threading.Thread):
    """Somebody in a circle, on one seat, or looking on."""

    def __init__(self, circle: Circle, place: int, over: str) -> None:
        super().__init__(daemon=True, name=f"{circle.mode} {place} {over}")
        self.circle = circle
        self.world = circle.world
        self.over = over
        self.seat = None if over == "spectator" else place
        self.place = place
        self.doors = place  # which server is gone to: another one after each drop
        self.person = Person(self.world.servers[0], f"{over} {place}")
        self.wire: Wire | None = None
        self.random = random.Random(f"{self.world.seed} {self.name}")
        self.match = ""
        self.update: dict[str, Any] = {}  # the last one
        self.doing = ""  # what was sent and not yet replied to
        self.heard = 0  # replies and updates so far
        self.drops = 0
        self.refused = 0
        self.acknowledged: list[Given] = []
        self.checked = 0  # how many of them were looked up in the database
        self.doubtful: list[Given] = []  # sent, and then the line was dropped
        self.heard_talk: list[tuple[str, int, str]] = []
        self.watched: dict[str, Watched] = {}

    @property
    def server(self) -> Server:
        return self.world.servers[self.doors % len(self.world.servers)]

    # Talking to the server

    def call(self, method: str, path: str, body: object = None) -> Any:
        if self.circle.alternating:
            self.move_on()
        if self.wire is None:
            self.wire = Wire(self.server, self.person.token)
        answer = self.wire.call(method, path, body)
        self.heard += 1
        return answer

    def move_on(self) -> None:
        """To the next server, if there are several."""
        if self.wire is not None:
            self.wire.close()
            self.wire = None
        self.doors += 1

    def insist(self, doing: str, path: str, body: object, done: str = "") -> Any:
        """Ask until there is an answer; after a drop the refusal that says it was done already is one."""
        dropped = False
        while True:
            self.world.go_on()
            try:
                with self.at_work(doing):
                    return self.call("POST", path, body)
            except Refusal as refused:
                if dropped and refused.code == done:
                    return None
                self.world.refused(self, refused)
            except DROPPED:
                self.dropped()
            dropped = True
            time.sleep(AGAIN)

    @contextlib.contextmanager
    def at_work(self, doing: str) -> Iterator[None]:
        self.doing = doing
        try:
            yield
        finally:
            self.doing = ""

    def dropped(self) -> None:
        self.drops += 1
        self.move_on()

    # Matches, one after another

    def run(self) -> None:
        try:
            for number in range(1_000_000):
                self.match = self.circle.table(self, number)
                self.watched[self.match] = Watched()
                if self.seat is not None:
                    if self.place:
                        self.insist("take", f"/api/matches/{self.match}/seats/{self.seat}", {})
                    word = {"word": f"{self.name} {number}"}
                    self.insist("ready", f"/api/matches/{self.match}/seats/{self.seat}/ready", word, "not-gathering")
                self.play()
        except Stopped:
            pass
        except BaseException:
            self.world.wrong.append(f"{self.name}:\n{traceback.format_exc()}")
        finally:
            if self.wire is not None:
                self.wire.close()

    def play(self) -> None:
        """Answer until the match is over, whatever happens to the line; what may have been lost is sent again."""
        wish: Wish | None = None
        while True:
            self.world.go_on()
            try:
                with contextlib.closing(self.line()) as line:
                    update = line.next() if wish is None else self.send(line, wish)
                    while update is None or update["result"] is None:
                        self.world.go_on()
                        if self.circle.left(self):
                            return
                        wish = None if update is None else self.wish(update)
                        update = line.next() if wish is None else self.send(line, wish)
                    return
            except Refusal as refused:
                lapsed = wish is not None and wish.doing == "vote" and refused.code == "no-undo-asked"
                if not lapsed and refused.code != "not-begun":
                    self.world.refused(self, refused)
                wish = None
            except DROPPED as wrong:
                if isinstance(wrong, ConnectionClosed) and wrong.rcvd is not None:
                    self.world.closings[wrong.rcvd.code] += 1
                self.dropped()
            time.sleep(AGAIN)

    def line(self) -> SocketLine | HttpLine:
        kind = HttpLine if self.over == "http" else SocketLine
        return kind(self, self.match, self.watched[self.match].length)

    def send(self, line: SocketLine | HttpLine, wish: Wish) -> dict[str, Any]:
        """Send it, and note whether it was taken."""
        try:
            with self.at_work(wish.doing):
                update = line.ask(wish.message)
        except DROPPED:
            if wish.given is not None:
                self.doubtful.append(wish.given)
            raise
        if update["reply"] == "accepted":
            if wish.given is not None:
                self.acknowledged.append(wish.given)
            if self.circle.talking and self.random.random() < 0.1:
                with self.at_work("talk"):
                    line.say(f"{self.name} says {len(self.acknowledged)}")
                return self.update  # others may have answered since
        return update

    def wish(self, update: dict[str, Any]) -> Wish | None:
        """What to send now, if anything."""
        length, undo, choices = update["length"], update["undo"], update["choices"]
        if self.seat is None:
            return None
        if self.circle.undoing:
            if undo["asked_by"] is not None:  # nobody plays on before all have voted
                if self.seat in undo["missing"]:
                    return Wish("vote", {"length": length, "agree": self.random.random() < 0.8}, None)
                return None  # it comes, even if the server was stopped between the last vote and the undo
            if undo["possible"] and self.random.random() < (0.2 if undo["free"] else 0.1):
                return Wish("undo", {"length": length, "undo": True}, self.given(length, "undo 1", undo["free"]))
        if not choices:
            return None
        action = self.random.choice(choices)["action"]
        return Wish("answer", {"length": length, "action": action}, self.given(length, action))

    def given(self, length: int, text: str, stands: bool = True) -> Given | None:
        return Given(self.match, length, self.circle.names[self.place], text) if stands else None

    def note(self, update: dict[str, Any]) -> None:
        """Remember what was told: it must never be taken back."""
        self.heard += 1
        self.update = update
        assert update["match"] == self.match
        watched = self.watched[self.match]
        length = update["length"]
        assert length >= watched.length, f"the record became shorter: {watched.length}, then {length}"
        watched.length = length
        watched.events = [known for known in watched.events if known[0] < update["kept"]]
        watched.events += [(event["number"], event["event"]["key"]) for event in update["events"]]
        view = digest(update["view"])
        assert watched.views.setdefault(length, view) == view, f"two views at length {length}"


@dataclass(eq=False)
class Circle:
    """People who play one match after another."""

    world: World
    mode: str
    plan: list[str]  # by seat: "socket", "http" or "bot"; then "spectator", if there are any
    undoing: bool = False
    talking: bool = False
    turns: int = 1_000_000  # after so many answers of the first of them they leave for a new table
    alternating: bool = False  # every request goes to another server than the last
    tables: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.change = threading.Condition()
        self.seats = len([over for over in self.plan if over != "spectator"])
        self.names = GAME.seat_names(self.seats)
        self.bots = [seat for seat, over in enumerate(self.plan) if over == "bot"]
        self.players = [Player(self, place, over) for place, over in enumerate(self.plan) if over != "bot"]

    def table(self, player: Player, number: int) -> str:
        """The id of their so-manieth table, which the first of them creates."""
        if player.place == 0:
            plan = [seat_plan("bot" if over == "bot" else "open" if seat else "me") for seat, over in self.seated()]
            wishes = {"game": "ahuris", "plan": plan, "minder": QUICK, "options": {"mode": self.mode}}
            made = player.insist("create", "/api/matches", {**wishes, "seats": self.seats})
            with self.change:
                self.tables.append(made["id"])
                self.change.notify_all()
        with self.change:
            while len(self.tables) <= number:
                player.world.go_on()
                self.change.wait(0.2)
        return self.tables[number]

    def seated(self) -> list[tuple[int, str]]:
        return list(enumerate(self.plan[: self.seats]))

    def left(self, player: Player) -> bool:
        """Whether they have gone to another table: the first one decides it."""
        if player.place == 0:
            return sum(given.match == player.match for given in player.acknowledged[-self.turns :]) == self.turns
        return self.tables[-1] != player.match

    @property
    def refused(self) -> int:
        return sum(player.refused for player in self.players)

    @property
    def answered(self) -> int:
        """How many answers were acknowledged in this circle."""
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def steps(self) -> int:
        """Answers and new tables: it grows as long as they go on."""
        return self.answered + len(self.tables)

    @property
    def bot_asked(self) -> bool:
        """Whether all that is known says that a bot thinks."""
        newest = max(self.players, key=lambda player: (len(player.watched), player.update.get("length", 0)))
        return newest.update.get("asked") in self.bots


class World:
    """All circles, and what they found wrong."""

    def __init__(self, *servers: Server, tolerated: Sequence[str] = (), seed: int | None = None) -> None:
        self.servers = servers
        self.seed = random.randrange(1_000_000) if seed is None else seed
        self.tolerated = set(tolerated)
        self.circles: list[Circle] = []
        self.stopping = threading.Event()
        self.wrong: list[str] = []
        self.refusals: Counter[str] = Counter()
        self.closings: Counter[int] = Counter()

    def circle(self, mode: str, plan: list[str], **habits: Any) -> Circle:
        self.circles.append(Circle(self, mode, plan, **habits))
        return self.circles[-1]

    @property
    def players(self) -> list[Player]:
        return [player for circle in self.circles for player in circle.players]

    def play(self) -> None:
        for player in self.players:
            player.start()

    def go_on(self) -> None:
        if self.stopping.is_set():
            raise Stopped

    def refused(self, player: Player, refused: Refusal) -> None:
        """Some refusals are to be expected, in clear words; others are wrong."""
        self.refusals[refused.code] += 1
        player.refused += 1
        if refused.code not in self.tolerated:
            raise refused
        assert len(refused.message.split()) > 5
        assert "Traceback" not in refused.message

    def wait(self, what: str, reached: Callable[[], bool], within: float = PATIENCE) -> None:
        """Until something is so, while everybody plays."""
        until = time.monotonic() + within
        while not reached():
            self.healthy()
            if time.monotonic() > until:
                raise AssertionError(f"not so within {within} seconds: {what}; {self.state()}")
            time.sleep(POLL)

    def healthy(self) -> None:
        assert not self.wrong, f"{self.wrong[0]}\n{self.state()}"

    def state(self) -> str:
        lines = [f"seed {self.seed}"]
        for player in self.players:
            told = {name: player.update.get(name) for name in ("length", "asked", "undo", "reply")}
            lines.append(f"{player.name}: {player.match[:6]} heard {player.heard} doing {player.doing!r} {told}")
        return "\n".join([*lines, *(server.logged()[-2000:] for server in self.servers)])

    def everybody_goes_on(self, within: float = PATIENCE, bots: bool = True) -> None:
        """Wait until each client has heard something new, and each circle had an answer taken."""
        heard = {player: player.heard for player in self.players}
        steps = {circle: circle.steps for circle in self.circles if bots or not circle.bots}

        def all_go_on() -> bool:
            return all(player.heard > heard[player] for player in heard) and all(
                circle.steps > steps[circle] for circle in steps
            )

        self.wait("everybody goes on", all_go_on, within)

    def stop(self) -> None:
        """Everybody goes home."""
        self.stopping.set()
        for player in self.players:
            if player.is_alive():
                player.join(2 * PATIENCE)
                assert not player.is_alive(), f"{player.name} does not come home; {self.state()}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.stop()
        if kind is None:
            self.healthy()

    # What stands

    def check_acknowledged(self, everything: bool = True) -> dict[str, Kept]:
        """Every acknowledged answer stands at its number, and no number is missing or doubled.

        Not everything: only the tables where somebody plays now, and what was acknowledged since the last time.
        """
        acknowledged = []
        for player in self.players:
            acknowledged += player.acknowledged[0 if everything else player.checked :]
            player.checked = len(player.acknowledged)
        seen = [(player.match, player.watched[player.match].length) for player in self.players if player.watched]
        tables = {given.match for given in acknowledged} | {match for match, _ in seen}
        kept = stored(self.servers[0].database, None if everything else tables)
        for found in kept.values():
            assert [number for number, _, _ in found.answers] == list(range(len(found.answers)))
            assert found.row["length"] == len(found.answers)
        for given in acknowledged:
            lines = kept[given.match].answers
            assert given.number < len(lines), f"lost: {given}; {self.state()}"
            assert lines[given.number] == (given.number, given.who, given.text), f"{given}; {self.state()}"
        for match, length in seen:
            assert length <= len(kept[match].answers), f"{match} was {length} lines long; {self.state()}"
        return kept

    def check(self) -> dict[str, Match]:
        """The same, and every record is legal, honestly dealt, and all that was told of it is true."""
        kept = self.check_acknowledged()
        twice = Counter(given[:2] for player in self.players for given in player.acknowledged)
        assert [given for given, count in twice.items() if count > 1] == []
        matches = {match: found.match() for match, found in kept.items() if found.answers}
        for match, found in kept.items():
            if found.answers:
                check_row(found.row, matches[match])
        for player in self.players:
            for match, watched in player.watched.items():
                if watched.length:
                    check_told(matches[match], player.seat, watched, player.name)
            for match, number, text in player.heard_talk:
                assert kept[match].talk[number] == (number, text)
        for found in kept.values():
            assert [number for number, _ in found.talk] == list(range(len(found.talk)))
        self.check_downloads(matches)
        return matches

    def check_downloads(self, matches: dict[str, Match]) -> None:
        """Finished matches can be downloaded, and are what the database holds."""
        reader = self.players[0].person
        for match, played in matches.items():
            if played.over:
                text = reader.raw("GET", f"/api/matches/{match}/record").body.decode()
                assert text == played.record.text()


def check_row(row: dict[str, Any], match: Match) -> None:
    """The row of a match says the same as its record."""
    asked = None if match.over else match.to_move
    assert (row["asked"], row["ending"]) == (asked, match.ending)
    assert row["status"] == ("over" if match.over else "playing")


def check_told(match: Match, seat: int | None, watched: Watched, name: str) -> None:
    """Views and events that somebody was shown are those of the record."""
    eyes = SPECTATOR if seat is None else seat
    wanted = {length: view for length, view in watched.views.items() if length % 5 == 0 or length == watched.length}
    for length, view in wanted.items():
        assert digest(match.at(length).view(eyes).to_json()) == view, f"{name} saw another view at {length}"
    then = match.at(watched.length)
    told = [
        (answer.number, match.game.event_message(event).key)
        for answer in then.answers
        for event in answer.events
        if event.seen_by(eyes)
    ]
    shown = [known for known in watched.events if known[1] not in TOOK_BACK]  # is no event of theirs
    assert shown == told, f"{name} was told of other events"


# The database, past the server


@dataclass
class Kept:
    """What the database holds of a match."""

    row: dict[str, Any]
    answers: list[tuple[int, str, str]]
    talk: list[tuple[int, str]]

    def record(self) -> Record:
        row = self.row
        return Record(
            row["game"],
            row["rules"],
            row["seats"],
            row["options"],
            row["dealer"],
            [(start, seed) for start, seed in row["seeds"]],
            row["plain_commitment"],
            row["position"],
            [Entry(who, text) for _, who, text in self.answers],
            [Promise(*promise) for promise in row["promises"]],
        )

    def match(self) -> Match:
        """The match it tells; every line is legal, and chance is as the seed deals it."""
        match = katabasis.loads(self.record().text())
        assert match.misdealt == []
        return match


TABLES = {"matches": "id", "answers": "match", "talk": "match"}  # and their column with the match


def stored(database: str, matches: set[str] | None = None) -> dict[str, Kept]:
    """Matches as they stand at one moment; all of them, unless some are named."""
    names = "" if matches is None else ", ".join(f"'{match}'" for match in matches)
    which = {name: "" if matches is None else f"WHERE {column} IN ({names})" for name, column in TABLES.items()}
    order = {"matches": "id", "answers": "match, number", "talk": "match, number"}
    queries = {name: f"SELECT * FROM {name} {which[name]} ORDER BY {order[name]}" for name in TABLES}
    if database.startswith("sqlite"):
        tables = from_sqlite(database.removeprefix("sqlite:///"), queries)
    else:
        tables = asyncio.run(from_postgres(database, queries))
    kept = {}
    for row in tables["matches"]:
        for name in ("options", "seeds", "promises", "position"):
            row[name] = None if row[name] is None else json.loads(row[name])
        kept[row["id"]] = Kept(row, [], [])
    for row in tables["answers"]:
        kept[row["match"]].answers.append((row["number"], row["who"], row["text"]))
    for row in tables["talk"]:
        kept[row["match"]].talk.append((row["number"], row["text"]))
    return kept


def from_sqlite(path: str, queries: dict[str, str]) -> dict[str, list[dict[str, Any]]]:
    """Read it beside the server, which must run: the last to close the file would tidy up after a crash."""
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("BEGIN")
        found = {name: [dict(row) for row in connection.execute(query)] for name, query in queries.items()}
        connection.execute("COMMIT")
        return found


async def from_postgres(url: str, queries: dict[str, str]) -> dict[str, list[dict[str, Any]]]:
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return {name: [dict(row) for row in await connection.fetch(query)] for name, query in queries.items()}
    finally:
        await connection.close()


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def together(*deeds: Callable[[], object]) -> None:
    """Do several things at once; what goes wrong in one is raised here."""
    wrong: list[BaseException] = []

    def run(deed: Callable[[], object]) -> None:
        try:
            deed()
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=run, args=[deed], daemon=True) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(2 * PATIENCE)
    assert not any(thread.is_alive() for thread in threads)
    if wrong:
        raise wrong[0]
