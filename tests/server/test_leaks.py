"""Nobody learns from the server what they must not know: all that it sends is the same, byte for byte, for twins.

Twins (`twins.py`) are two matches that differ only in what a viewer must not know.  First thousands of positions are
looked at where the words are made, at tables in memory; then a sample goes through the whole application, over HTTP
and over sockets.  The secrets of the server itself (the secret of a promise, the seeds, words not yet shown, links)
are different in every pair.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from inside import NOON, Dictated, House, Told, Wire, blank_database, counted, diary, player, quiet, settle
from twins import AHURIS, MODES, Story, Twins, secrets_of, story, twins

from katabasis.engine.chance import Rng
from katabasis.engine.dealers import HUMAN
from katabasis.engine.match import Match, resume
from katabasis.engine.record import CHANCE_MARK, TABLE_MARK, Entry, Record
from katabasis.engine.seats import CHANCE, OPEN, SPECTATOR
from katabasis.server.access import Caller, digest
from katabasis.server.database.models import BOT, GATHERING, PERSON, PLAYING, MatchRow, SeatRow
from katabasis.server.database.store import Stored
from katabasis.server.routes.replay import _line, shown
from katabasis.server.table.facts import table_facts
from katabasis.server.table.play import why_not
from katabasis.server.table.table import Table
from katabasis.server.table.updates import update
from katabasis.server.wire.messages import encode
from katabasis.server.wire.speech import speech
from katabasis.server.workers import request

Result = TypeVar("Result")

HIDING = [mode for mode in MODES if secrets_of("ahuris", mode) is not None]
STRANGER = "Zoe"  # has no seat
PEOPLE = ["Ariane", "Bruno", "Chloe", "Denis"]  # by seat
COMMITMENT = "c0" * 32  # pinned: it is public, and would be different
CARDS = [f"{value}{suit}" for value in range(1, 11) for suit in "hsdc"]


@pytest.fixture(autouse=True)
def dictated(monkeypatch: pytest.MonkeyPatch) -> Dictated:
    return quiet(monkeypatch)


def same(one: Any, other: Any, *where: object) -> None:
    """Both sides were told the same; if not, the first difference is shown with what stands around it."""
    if one == other:
        return
    place = " ".join(str(part) for part in where)
    for here, there in zip(one, other, strict=False):
        if here != there:
            left, right = str(here), str(there)
            at = next((n for n, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]), 0)
            start = max(0, at - 150)
            pytest.fail(
                f"a secret shows, {place}:\n  {left[:80]} … {left[start : at + 80]}\n  … {right[start : at + 80]}"
            )
    pytest.fail(f"a secret shows, {place}: {len(one)} and {len(other)} things were told")


POSITIONS = [500, pytest.param(2_000, marks=pytest.mark.long)]  # of each mode
MOST_STORIES = 40  # in which they are looked for; two in three would do
EVERY = {True: 4, False: 3}  # one line in so many is looked at, by whether the mode hides something
CLOSELY = 250  # and one of these closely
TABLES = {True: 2, False: 1}  # stories of each mode that go through the whole application
MOST = 3  # pages of a kind


# Rows


def secret(side: str) -> str:
    """What only the server knows; different on both sides."""
    return (side * 64)[:64]


def seed(match: str, side: str) -> str:
    return f"seed of {match} on side {side}"


def match_row(told: Story, match: str, side: str, length: int) -> MatchRow:
    """The row of a running match."""
    dealt = told.dealer != HUMAN
    words = [f"word {seat}" for seat in range(told.seats)]
    return MatchRow(
        id=match,
        game="ahuris",
        rules=AHURIS.rules_version,
        seats=told.seats,
        options=dict(told.options),
        dealer=told.dealer,
        seeds=[[0, seed(match, side)]] if dealt else [],
        promises=[[0, COMMITMENT, words, secret(side)]] if dealt else [],
        plain_commitment="",
        position=told.position,
        secret=secret(side) if dealt else "",
        status=PLAYING,
        listed=True,
        spectators=True,
        host=PEOPLE[0],
        mind_after=None,
        minder="random",
        parent=None,
        parent_at=None,
        length=length,
        asked=match_of(told, length).to_move if length else None,
        ending="",
        due=None,
        undo_length=None,
        undo_seat=None,
        undo_agreed=0,
        created=NOON,
        changed=NOON,
    )


def seat_rows(told: Story, match: str, side: str) -> list[SeatRow]:
    """A person on each seat; the links that hand the seats over are nobody's business."""
    return [
        SeatRow(
            match=match,
            seat=seat,
            kind=PERSON,
            bot="",
            owner=PEOPLE[seat],
            holder=PEOPLE[seat],
            nickname=PEOPLE[seat],
            ready=True,
            word=f"word {seat}",
            minded=False,
            seen=NOON,
            link=digest(f"link {seat} on side {side}"),
        )
        for seat in range(told.seats)
    ]


def answer_rows(told: Story, match: str, length: int) -> list[dict[str, Any]]:
    return [
        {"match": match, "number": number, "who": entry.who, "text": entry.text, "at": NOON}
        for number, entry in enumerate(told.entries[:length])
    ]


def record_of(told: Story, length: int) -> Record:
    entries = [Entry(entry.who, entry.text) for entry in told.entries[:length]]
    return Record(
        "ahuris", AHURIS.rules_version, told.seats, told.options, HUMAN, position=told.position, entries=entries
    )


def match_of(told: Story, length: int) -> Match:
    return resume(AHURIS, record_of(told, length))


# At tables in memory


class OneTable:
    """A table that is read on line by line, as from another process."""

    def __init__(self, told: Story, side: str) -> None:
        self.told = told
        self.length = 0
        self.hurried = False
        self.table = Table(self, Stored(match_row(told, "table", side, 0), seat_rows(told, "table", side), []))  # type: ignore[arg-type]

    @property
    def store(self) -> OneTable:
        return self

    async def answers(self, match: str, since: int) -> list[tuple[int, str, str]]:
        """Lines that the table does not know yet; it takes us for its hall and its store."""
        assert match == self.table.id
        known = self.told.entries[since : self.length]
        return [(number, entry.who, entry.text) for number, entry in enumerate(known, since)]

    def read_on(self, length: int) -> Match:
        self.length = length
        at_once(self.table.catch_up())
        assert self.table.match is not None
        return self.table.match


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of something that need not wait."""
    try:
        work.send(None)
    except StopIteration as done:
        found: Result = done.value
        return found
    raise AssertionError("it waits")


def player_at(seat: int) -> str:
    return STRANGER if seat == SPECTATOR else PEOPLE[seat]


def asked_for(table: Table, match: Match, seat: int, language: str, since: int) -> Iterator[tuple[str, bytes]]:
    """What a viewer can find out by asking."""
    spoken = speech(language)
    caller = Caller(None, spoken)
    yield "table", encode(table_facts(table, player_at(seat)))
    yield "from the beginning", update(table, seat, language, 0)
    yield f"since {since}", update(table, seat, language, since)
    yield "record", shown(match, seat).text().encode()
    for step in match.walk():
        yield f"line {step.number}", encode(_line(match, step, seat, caller))
    if seat >= 0:
        for action in AHURIS.actions:
            yield f"why not {action.text}", encode(why_not(table, seat, action.text, spoken))
        yield "what a bot is asked", request("random", match.state, seat, "pinned")


def lengths(told: Story, every: int, rng: Rng) -> Iterator[int]:
    """Lengths of its record to look at: one in so many, and all that end with a hidden line."""
    for length in range(1, len(told.entries)):
        if told.hidden(told.entries[length - 1]) or rng.below(every) == 0:
            yield length


def some(values: list[Result], rng: Rng, most: int) -> list[Result]:
    """So many of them at random, in order; all if there are no more."""
    chosen = set()
    while len(chosen) < min(most, len(values)):
        chosen.add(rng.below(len(values)))
    return [values[place] for place in sorted(chosen)]


@pytest.mark.parametrize("positions", POSITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_no_position_tells_what_a_viewer_must_not_know(mode: str, positions: int) -> None:
    seen: Counter[str] = Counter()
    rng = Rng(f"positions {mode}")
    for number in range(MOST_STORIES):
        pair = twins(mode, number) if seen["positions"] < positions else None
        if pair is None:
            continue
        seen["twins"] += 1
        seen["different lines"] += len(pair.differ)
        one, other = OneTable(pair.one, "a"), OneTable(pair.other, "b")
        known = OneTable(pair.one, "b") if pair.differ else other
        before = 0
        for length in lengths(pair.one, EVERY[mode in HIDING], rng):
            here, there = one.read_on(length), other.read_on(length)
            seen["positions"] += 1
            seen["positions with other secrets"] += here.state != there.state
            language = ("en", "fr")[rng.below(2)]
            closely, since = rng.below(CLOSELY) == 0, rng.below(length + 2)
            viewers = pair.one.viewers()
            looking_on = viewers if closely else some(viewers, rng, 2)
            for viewer in looking_on if rng.below(4) else [*looking_on, *pair.one.knowing()]:
                # from whoever knows what the rules hide, the server still hides its own secrets
                second = known if viewer in pair.one.knowing() else other
                after = second.read_on(length)
                where = f"to viewer {viewer} of story {number} at {length}"
                told = [update(one.table, viewer, language, before, ahead=True)]
                same(told, [update(second.table, viewer, language, before, ahead=True)], where)
                seen["comparisons"] += 1
                if closely:
                    told = list(asked_for(one.table, here, viewer, language, since))
                    same(told, list(asked_for(second.table, after, viewer, language, since)), where)
                    seen["looked at closely"] += 1
            before = length
    assert seen["positions"] >= positions
    assert seen["comparisons"] >= 2 * positions
    assert seen["looked at closely"] >= 0.006 * positions
    if mode in HIDING:
        assert seen["twins"] >= 0.006 * positions
        assert seen["different lines"] >= 0.2 * positions  # cards drawn or put back
        assert seen["positions with other secrets"] >= 0.75 * positions


# Through the application, over HTTP


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return blank_database(tmp_path_factory.mktemp("blank") / "blank.db")


Work = Callable[[House, str], Awaitable[Result]]


def both(blank: Path, folder: Path, work: Work[Result]) -> tuple[Result, Result]:
    """Do the same in two houses, one after the other, with the same people."""

    async def run() -> tuple[Result, Result]:
        found = []
        for side in "ab":
            async with House(blank, folder / f"{side}.db") as house:
                for name in [*PEOPLE, STRANGER]:
                    await house.store.add_player(player(name))
                found.append(await work(house, side))
        return found[0], found[1]

    return asyncio.run(run())


async def lay(house: House, told: Story, match: str, side: str, length: int) -> None:
    """Put a running match into a house."""
    row = match_row(told, match, side, length)
    await house.store.create(row, seat_rows(told, match, side), answer_rows(told, match, length))


def told_on(pair: Twins, side: str) -> Story:
    return pair.one if side == "a" else pair.other


def pairs(mode: str, people: bool = False) -> Iterator[tuple[int, Twins]]:
    """Twins without end."""
    for number in count():
        found = twins(mode, number, people)
        if found is not None:
            yield number, found


def questions(told: Story) -> list[int]:
    """Lengths of its record at which a seat is asked, before the end."""
    match = resume(AHURIS, record_of(told, 0))
    found = []
    for length, entry in enumerate(told.entries):
        if match.to_move != CHANCE:
            found.append(length)
        match.extend([Entry(entry.who, entry.text)])
    return found


Request = tuple[str, str, object]


def looking(match: str, seat: int, seats: int, length: int, rng: Rng, most: int) -> list[Request]:
    """Requests that change nothing: all pages, from the viewer's own eyes and from those that it may not use."""
    path = f"/api/matches/{match}"
    own = "table" if seat == SPECTATOR else str(seat)
    eyes = "" if seat == SPECTATOR else f"seat={seat}"
    pages = [path, "/api/matches", "/api/matches?mine=true", "/api/matches?status=playing&game=ahuris"]
    pages += [
        f"{path}/view?{eyes}",
        f"{path}/view?{eyes}&lang=fr&ahead=true",
        f"{path}/view",
        f"{path}/talk",
        f"{path}/ledger",
    ]
    pages += [f"{path}/view?{eyes}&since={since}" for since in some(list(range(length + 3)), rng, most)]
    for viewpoint in ("table", "open", "nobody", *map(str, range(seats + 1))):
        pages += [f"{path}/record?as={viewpoint}", f"{path}/lines?as={viewpoint}", f"{path}/replay?as={viewpoint}"]
        pages += [f"{path}/replay?as={viewpoint}&at={at}" for at in some(list(range(length + 2)), rng, 2)]
    for viewpoint in dict.fromkeys((own, "table")):
        pages += [f"{path}/replay?as={viewpoint}&at={at}" for at in some(list(range(length + 1)), rng, most)]
        pages += [f"{path}/lines?as={viewpoint}&since={since}" for since in some(list(range(length + 2)), rng, 1)]
        pages.append(f"{path}/lines?as={viewpoint}&lang=fr")
    pages.append(f"/web/chance/{match}")
    for other in range(seats + 1):
        pages += [f"{path}/view?seat={other}", f"{path}/why?seat={other}&action=return+3h"]
        pages += [f"/web/related/{match}?seat={other}", f"/web/foreseen/{match}?seat={other}"]
        pages += [f"{path}/why?seat={other}&action={text}" for text in ("danger+3h", "return+11h", "combat", "idle")]
    return [("GET", page, None) for page in pages]


def trying(match: str, seat: int, told: Story, length: int, rng: Rng) -> list[Request]:
    """Requests that are refused, or answered with the current view because they come too late."""
    path = f"/api/matches/{match}"
    found: list[Request] = []
    for other in range(told.seats):
        for late in (0, max(0, length - 1), length + 3):
            found.append(("POST", f"{path}/answers", {"seat": other, "length": late, "action": "return 3h"}))
        found.append(("POST", f"{path}/undo", {"seat": other, "length": length - 1}))
        found.append(("POST", f"{path}/consent", {"seat": other, "length": length, "agree": True}))
        found.append(("POST", f"{path}/seats/{other}", {}))
        if other != seat:
            found.append(("POST", f"{path}/seats/{other}/away", None))
            found.append(("POST", f"{path}/seats/{other}/back", None))
            found.append(("POST", f"{path}/seats/{other}/link", None))
            found.append(("DELETE", f"{path}/seats/{other}", None))
    mine = max(seat, 0)
    position = match_of(told, length)
    possible = {action.text for action in position.legal_actions()} if position.to_move == seat else set()
    for text in some([f"{verb} {card}" for verb in ("return", "danger") for card in CARDS], rng, 12):
        if text not in possible:
            found.append(("POST", f"{path}/answers", {"seat": mine, "length": length, "action": text}))
    found.append(("POST", f"{path}/answers", {"seat": mine, "length": length, "action": "return everything"}))
    found.append(("POST", f"{path}/answers", {"seat": mine, "length": "long", "action": 3}))
    found.append(("POST", f"{path}/branch", {"at": length}))
    found.append(("POST", f"{path}/claim", {"link": "link 3"}))
    found.append(("PATCH", path, {}))
    return found


async def looked_at(house: House, match: str, told: Story, seat: int, length: int, most: int) -> list[tuple[str, Told]]:
    """All that a viewer is answered over HTTP; a spectator also without saying who it is."""
    rng = Rng(f"{match} {seat} {length}")
    asked = looking(match, seat, told.seats, length, rng, most) + trying(match, seat, told, length, rng)
    found = []
    for method, page, body in asked:
        token = "" if seat == SPECTATOR and rng.below(2) else player_at(seat)
        answer = await house.ask(method, page, body, token, ("", "fr")[rng.below(2)])
        assert answer.status < 500, (page, answer)
        found.append((f"{method} {page} {body}", answer))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_no_page_tells_what_a_viewer_must_not_know(mode: str, blank: Path, tmp_path: Path) -> None:
    """Views, lobby, talk, reasons, records, lines, replays, and refusals of every kind; logs and metrics too."""
    rng = Rng(f"pages {mode}")
    laid: list[tuple[str, Twins, int]] = []
    for (number, pair), _ in zip(pairs(mode), range(TABLES[mode in HIDING]), strict=False):
        where = [length for length in questions(pair.one) if not pair.differ or pair.differ[0] < length]
        laid += [(f"{number}x{length}", pair, length) for length in [where[6], *some(where[7:], rng, 1)]]
    seen: Counter[str] = Counter()

    async def visit(house: House, side: str) -> tuple[list[tuple[str, Told]], list[str], dict[str, float]]:
        found = []
        before = counted()
        with diary() as written:
            for match, pair, length in laid:
                told = told_on(pair, side)
                await lay(house, told, match, side, length)
                await house.store.say(match, 0, PEOPLE[0], "hello")
                viewers = told.viewers()
                first = sum(match.encode()) % len(viewers)  # two of them, by turns
                for viewer in dict.fromkeys((viewers[first], viewers[first - 1])):
                    found += await looked_at(house, match, told, viewer, length, MOST)
                if match == laid[0][0]:
                    found += await looked_at(house, match, told, viewers[first], length, length)  # every page there is
                if pair.differ:  # who knows it all must still not know the secrets of the server
                    await lay(house, pair.one, f"{match}k", side, length)
                    assert told.secret is not None
                    found += await looked_at(house, f"{match}k", pair.one, told.secret.seat, length, 2)
        return found, written.lines, counted(before)

    one, other = both(blank, tmp_path, visit)
    for here, there in zip(one[0], other[0], strict=True):
        same([here], [there], here[0])
        seen[f"answered {here[1].status}"] += 1
    same(one[1], other[1], "in the log")
    assert len(one[1]) == len(one[0])  # one line for each page
    same(list(one[2].items()), list(other[2].items()), "in the metrics")
    everything = "".join([str(told) for _, told in one[0]] + one[1])
    assert secret("a") not in everything
    assert "seed of" not in everything
    assert seen["answered 200"] >= 150, seen
    assert all(seen[f"answered {status}"] >= 5 for status in (400, 403, 404, 409)), seen


# Through the application, over sockets


class Company:
    """Everybody at one table: a socket for each seat, and one for a spectator."""

    def __init__(self, house: House, told: Story, match: str) -> None:
        self.house = house
        self.told = told
        self.match = match
        self.lines: dict[int, Wire] = {}

    async def sit_down(self) -> Company:
        for seat in [*range(self.told.seats), SPECTATOR]:
            query = f"?seat={seat}&ahead=true" if seat >= 0 else "?since=0&ahead=true"
            path = f"/api/matches/{self.match}/socket{query}"
            self.lines[seat] = await self.house.listen(path, player_at(seat), ("en", "fr")[seat % 2])
        return self

    async def play(self, start: int, end: int) -> None:
        """Play what the story tells, each answer by whoever gave it; undos by all who must agree."""
        everybody = list(range(self.told.seats))
        for number in range(start, end):
            entry = self.told.entries[number]
            if self.told.hidden(entry) and entry.who != CHANCE_MARK:
                await self.pry(number)
            message: dict[str, object] = {"length": number}
            if entry.who == CHANCE_MARK:
                if self.told.dealer == HUMAN:  # said by somebody who may know it
                    knows = self.told.secret.seat if self.told.secret and self.told.hidden(entry) else 0
                    await self.lines[knows].told({**message, "action": entry.text}, "accepted")
            elif entry.who == TABLE_MARK:
                first = self.told.asked_by[number]
                await self.lines[first].told({**message, "undo": True}, "accepted")
                for other in everybody:
                    if other != first:
                        await self.lines[other].told({**message, "agree": True}, "accepted")
            else:
                wish: dict[str, object] = {"undo": True} if entry.takes_back else {"action": entry.text}
                await self.lines[AHURIS.seat_names(self.told.seats).index(entry.who)].told(
                    {**message, **wish}, "accepted"
                )

    async def pry(self, length: int) -> None:
        """Those who must not know what the fortress has drawn try to find out."""
        card = CARDS[length % len(CARDS)]
        tries: list[object] = [{"why": f"return {card}"}, {"why": f"danger {card}"}, {"length": length, "agree": True}]
        tries += [{"length": length, "action": f"{verb} {card}"} for verb in ("return", "danger", "peep at")]
        tries += [{"length": length - 1, "action": f"return {card}"}, {"length": 0, "undo": True}, "return {", {}]
        for viewer in self.told.viewers():
            for wish in tries:
                await self.lines[viewer].told(wish, "why", "refused", "stale")

    async def leave(self) -> None:
        for line in self.lines.values():
            await line.close()


def dictate(dictated: Dictated, told: Story, match: str, side: str) -> None:
    """Let chance answer as the story tells."""
    outcomes = [entry.text for entry in told.entries if entry.who == CHANCE_MARK]
    dictated.outcomes[seed(match, side)] = outcomes


def eventful(mode: str, people: bool = False) -> Twins:
    """Twins in whose story a hidden choice was taken back."""

    def kinds_taken_back(told: Story) -> set[str]:
        standing: list[Entry] = []
        found: set[str] = set()
        for entry in told.entries:
            if entry.takes_back:
                found |= {old.text.partition(" ")[0] for old in standing[-entry.takes_back :]}
                del standing[-entry.takes_back :]
            else:
                standing.append(entry)
        return found

    return next(pair for _, pair in pairs(mode, people) if {"danger", "return"} <= kinds_taken_back(pair.one))


@pytest.mark.parametrize("people", [False, True], ids=["dealt by the server", "dealt by people"])
@pytest.mark.parametrize("mode", HIDING)
def test_a_whole_match_over_sockets_tells_nothing(
    mode: str, people: bool, blank: Path, tmp_path: Path, dictated: Dictated
) -> None:
    """All messages to everybody, answer by answer, with undos, up to the end; after it everything is shown."""
    pair = eventful(mode, people)
    length = len(pair.one.entries)
    last = length - 1 if people else questions(pair.one)[-1]  # the line that ends it
    afterwards = ["record", "record?as=open", "record?as=0", "lines?as=open", "lines?as=0"]
    afterwards.append(f"replay?as=open&at={pair.differ[-1] + 1}")

    async def evening(
        house: House, side: str
    ) -> tuple[dict[int, list[str]], dict[str, Told], list[str], dict[str, float]]:
        told = told_on(pair, side)
        dictate(dictated, told, "evening", side)
        start = next(number for number in questions(told) if number)
        await lay(house, told, "evening", side, start)
        before = counted()
        with diary() as written:
            company = await Company(house, told, "evening").sit_down()
            await company.play(start, last)
            heard = {seat: list(line.heard) for seat, line in company.lines.items()}
            metrics = counted(before)
            await company.play(last, length)
            await company.leave()
        path = "/api/matches/evening"
        shown = {page: await house.ask("GET", f"{path}/{page}", token=STRANGER) for page in afterwards}
        facts = (await house.ask("GET", path, token=STRANGER)).json
        assert [promise["secret"] for promise in facts["promises"]] == ([] if people else [secret(side)])
        return heard, shown, written.lines, metrics

    (heard, open_now, *kept), (also_heard, also_open_now, *also_kept) = both(blank, tmp_path, evening)
    for viewer in pair.one.viewers():
        same(heard[viewer], also_heard[viewer], f"to viewer {viewer}")
        assert sum('"type":"update"' in message for message in heard[viewer]) > 30
    assert pair.one.secret is not None
    fortress = pair.one.secret.seat
    assert heard[fortress] != also_heard[fortress]  # who knows was told different things
    same(kept, also_kept, "in the log or the metrics")
    for page, told in open_now.items():
        assert told.status == also_open_now[page].status == 200, page
        assert (told.body == also_open_now[page].body) == ("s?as=0" in page), page


@pytest.mark.parametrize("mode", HIDING)
def test_a_hidden_choice_that_is_taken_back_stays_hidden(
    mode: str, blank: Path, tmp_path: Path, dictated: Dictated
) -> None:
    """The fortress player asks to choose again; one refuses, then all agree; it chooses the same card again."""
    pair, chosen = next(
        (pair, number)
        for _, pair in pairs(mode)
        for number in pair.differ
        if pair.one.entries[number].who == "fortress"
        and pair.one.entries[number + 1].takes_back == 0
        and number + 1 < len(pair.one.entries) - 1
    )
    after = next(length for length in questions(pair.one) if length > chosen)
    assert pair.one.secret is not None
    fortress = pair.one.secret.seat
    seats = pair.one.seats

    async def again(house: House, side: str) -> dict[int, list[object]]:
        told = told_on(pair, side)
        dictate(dictated, told, "again", side)
        outcomes = dictated.outcomes[seed("again", side)]
        dealt = [entry.text for entry in told.entries[chosen:after] if entry.who == CHANCE_MARK]
        before = sum(entry.who == CHANCE_MARK for entry in told.entries[:after])
        outcomes[before:] = dealt  # the same comes once more
        await lay(house, told, "again", side, after)
        company = await Company(house, told, "again").sit_down()
        heard: dict[int, list[object]] = {viewer: [] for viewer in told.viewers()}

        async def look() -> None:
            for viewer in heard:
                for page in ("view?since=0", "lines", "record", f"replay?at={after}"):
                    eyes = f"seat={viewer}&as={viewer}" if viewer >= 0 else "as=table"
                    path = f"/api/matches/again/{page}{'&' if '?' in page else '?'}{eyes}"
                    heard[viewer].append(await house.ask("GET", path, token=player_at(viewer)))

        wish = {"length": after, "undo": True}
        await company.lines[fortress].told(wish, "accepted")
        await look()
        refusal = {"seat": 0, "length": after, "agree": False}
        heard[0].append(await house.ask("POST", "/api/matches/again/consent", refusal, token=PEOPLE[0]))
        heard[0].append(await house.ask("POST", "/api/matches/again/consent", refusal, token=PEOPLE[0]))
        await look()
        own = {"seat": 0, "length": after}
        heard[0].append(await house.ask("POST", "/api/matches/again/undo", own, token=PEOPLE[0]))
        await company.lines[fortress].told({"length": after, "agree": False}, "accepted", "refused")
        await look()
        await company.lines[fortress].told(wish, "accepted")
        for other in range(seats):
            if other != fortress:
                await company.lines[other].told({"length": after, "agree": True}, "accepted")
        await company.pry(after + 1)
        await look()
        pages = dict.fromkeys(heard, f"/api/matches/again/view?since={after + 1}&wait=20")
        waiting = {
            viewer: asyncio.create_task(
                house.ask("GET", f"{page}&seat={viewer}" if viewer >= 0 else page, token=player_at(viewer))
            )
            for viewer, page in pages.items()
        }
        await settle()
        text = told.entries[chosen].text
        update = await company.lines[fortress].told({"length": after + 1, "action": text}, "accepted")
        assert update["length"] == after + 1 + after - chosen
        for viewer, page in waiting.items():
            heard[viewer].append(await page)
        await look()
        await company.leave()
        for viewer, pages in heard.items():
            pages += company.lines[viewer].heard
        return heard

    one, other = both(blank, tmp_path, again)
    for viewer, told in one.items():
        same(told, other[viewer], f"to viewer {viewer}")
        undone = [json.loads(message)["undo"] for message in told if isinstance(message, str) and '"undo":{' in message]
        assert fortress in [undo["asked_by"] for undo in undone]


@pytest.mark.parametrize("minded", [False, True], ids=["a bot", "a bot that minds the seat"])
def test_what_a_bot_chooses_is_as_hidden_as_what_people_choose(
    minded: bool, blank: Path, tmp_path: Path, dictated: Dictated
) -> None:
    pair, start, end = next(
        (pair, start, end)
        for _, pair in pairs("duo")
        for start, end in between_undos(pair.one)
        if sum(pair.one.entries[line].who == "fortress" for line in pair.differ if start < line < end) >= 3
    )

    async def alone(house: House, side: str) -> tuple[dict[int, list[str]], list[str], list[bytes]]:
        told = told_on(pair, side)
        dictate(dictated, told, "alone", side)
        dictated.answers = [entry.text for entry in told.entries[start:end] if entry.who == "fortress"]
        dictated.thought = []
        seats = seat_rows(told, "alone", side)
        seats[1].minded = minded
        if not minded:
            seats[1].kind, seats[1].bot, seats[1].owner, seats[1].holder = BOT, "random", None, None
        await house.store.create(match_row(told, "alone", side, start), seats, answer_rows(told, "alone", start))
        lines = {
            seat: await house.listen(f"/api/matches/alone/socket?{query}", player_at(seat))
            for seat, query in ((0, "seat=0"), (SPECTATOR, ""))
        }
        with diary() as written:
            for number in range(start, end):
                if told.entries[number].who == "heroes":
                    lines[0].say({"length": number, "action": told.entries[number].text})
                    while (await lines[0].until("update", "refused"))["asked"] != 0:
                        pass
            await settle()
        for line in lines.values():
            await line.close()
        return {seat: line.heard for seat, line in lines.items()}, written.lines, dictated.thought

    (heard, written, thought), (also_heard, also_written, also_thought) = both(blank, tmp_path, alone)
    for viewer, told in heard.items():
        same(told, also_heard[viewer], f"to viewer {viewer}")
    same(written, also_written, "in the log")
    assert len(thought) == len(also_thought) >= 3
    assert thought != also_thought  # the bot of the fortress may know what differs


def between_undos(told: Story) -> Iterator[tuple[int, int]]:
    """Stretches of a story without any undo, each from a question to the heroes to another one."""
    asked = [length for length in questions(told) if told.entries[length].who == "heroes"]
    stretch: list[int] = []
    for length in asked:
        if stretch and any(entry.takes_back for entry in told.entries[stretch[-1] : length + 1]):
            yield stretch[0], stretch[-1]
            stretch = []
        if not told.entries[length].takes_back:
            stretch.append(length)
    if stretch:
        yield stretch[0], stretch[-1]


# Seats that change hands


@pytest.mark.parametrize("slow", [False, True], ids=["at once", "slow"])
@pytest.mark.parametrize("how", ["left", "handed over"])
def test_who_gave_a_seat_away_hears_nothing_private_any_more(
    how: str, slow: bool, blank: Path, tmp_path: Path, dictated: Dictated
) -> None:
    """Somebody else plays the fortress on: the old socket sees no card, even if it did not read for a while."""
    told = eventful("duo").one
    chosen = [number for number, entry in enumerate(told.entries) if entry.who == "fortress" and not entry.takes_back]
    start = next(length for length in questions(told) if told.entries[length].who == "heroes" and length > chosen[0])
    end = next(number for number in chosen if number > start)

    async def swap(house: House, side: str) -> list[str]:
        dictate(dictated, told, "swap", side)
        await lay(house, told, "swap", side, start)
        company = await Company(house, told, "swap").sit_down()
        old = company.lines[1]
        path = "/api/matches/swap"
        if slow:
            old.reading.clear()
            await house.ask("POST", f"{path}/talk", {"seat": 0, "text": "hello"}, token=PEOPLE[0])
            await settle()
        if how == "left":
            assert (await house.ask("DELETE", f"{path}/seats/1", token=PEOPLE[1])).status == 200
            assert (await house.ask("POST", f"{path}/seats/1", {}, token=STRANGER)).status == 200
        else:
            link = (await house.ask("POST", f"{path}/seats/1/link", token=PEOPLE[1])).json
            assert (await house.ask("POST", f"{path}/claim", link, token=STRANGER)).status == 200
        before = len(old.heard)
        company.lines[1] = await house.listen(f"{path}/socket?seat=1", STRANGER)
        await company.play(start, end)
        assert json.loads(company.lines[1].heard[-1])["view"]["drawn"]  # the new player sees cards
        old.reading.set()
        await settle()
        await company.leave()
        await old.close()
        return old.heard[before:]

    for heard in both(blank, tmp_path, swap):
        assert [message for message in heard if json.loads(message).get("seat") == 1 and '"view"' in message] == []


def test_words_stay_hidden_until_the_match_begins(blank: Path, tmp_path: Path) -> None:
    """Who knew the other words could choose the own one; nobody sees any before all are ready."""
    told = story("duo", 0)

    async def gather(house: House, side: str) -> list[object]:
        row = match_row(told, "gathering", side, 0)
        row.status, row.seeds, row.promises = GATHERING, [], [[0, COMMITMENT, [], ""]]
        seats = seat_rows(told, "gathering", side)
        for seat in seats:
            seat.ready, seat.word = seat.seat == 1, f"word of side {side}" if seat.seat == 1 else ""
        await house.store.create(row, seats, [])
        path = "/api/matches/gathering"
        found: list[object] = []
        for token in (PEOPLE[0], STRANGER, ""):
            for page in (path, "/api/matches", f"{path}/view", f"{path}/record", f"{path}/lines", f"{path}/replay"):
                found.append(await house.ask("GET", page, token=token))
        line = await house.listen(f"{path}/socket?seat=0", PEOPLE[0])
        await line.told({"length": 0, "action": "combat"}, "refused")
        await line.close()
        found += line.heard
        begun = await house.ask("POST", f"{path}/seats/0/ready", {"word": "mine"}, token=PEOPLE[0])
        assert begun.json["status"] == "playing"
        assert [seat["word"] for seat in begun.json["seats"]] == ["mine", f"word of side {side}"]
        assert [promise["secret"] for promise in begun.json["promises"]] == [""]
        return found

    one, other = both(blank, tmp_path, gather)
    same(one, other, "before the beginning")


# What cannot be read


def test_a_broken_line_is_not_quoted(blank: Path, tmp_path: Path) -> None:
    """A database may hold what this program cannot read; nobody, nor the log, is told of what is hidden there."""
    pair, length = next(
        (pair, length)
        for _, pair in pairs("duo")
        for length in pair.differ
        if length in questions(pair.one)
        and match_of(pair.one, length).legal_actions() != match_of(pair.other, length).legal_actions()
    )
    possible = {
        str(action.text) for told in (pair.one, pair.other) for action in match_of(told, length).legal_actions()
    }
    wrong = next(f"return {card}" for card in CARDS if f"return {card}" not in possible)

    async def broken(house: House, side: str) -> tuple[list[Told], list[str]]:
        found = []
        with diary() as written:
            for match, late in (("whileopen", length + 1), ("fromthestart", length)):
                await lay(house, told_on(pair, side), match, side, length)
                path = f"/api/matches/{match}"
                if match == "whileopen":
                    found.append(await house.ask("GET", f"{path}/view?seat=0", token=PEOPLE[0]))
                async with house.store.sessions() as session, session.begin():
                    line = {"match": match, "number": length, "who": "fortress", "text": wrong, "at": NOON}
                    await house.store.add_answers(session, [line])
                wish = {"seat": 0, "length": late, "action": "combat"}
                found.append(await house.ask("POST", f"{path}/answers", wish, token=PEOPLE[0]))
                found.append(await house.ask("GET", f"{path}/view?seat=0", token=PEOPLE[0]))
        return found, written.lines

    (one, written), (other, also_written) = both(blank, tmp_path, broken)
    assert [told.status >= 400 for told in (one[0], one[1], one[3], one[4])] == [False, True, True, True]
    assert [told.json["code"] for told in one[1:]] == ["broken-record"] * 4  # however often one looks
    same(one, other, "to the heroes")
    same(written, also_written, "in the log")


# What the tests rest on


@pytest.mark.parametrize("mode", HIDING)
def test_twins_are_what_they_are_said_to_be(mode: str) -> None:
    """Two matches by the rules, with the same lines but for hidden ones, after which other cards are hidden."""
    for _, (_, pair) in zip(range(3), pairs(mode), strict=False):
        length = len(pair.one.entries) - 1
        here, there = match_of(pair.one, length), match_of(pair.other, length)
        assert pair.differ
        for number, (line, other) in enumerate(zip(pair.one.entries, pair.other.entries, strict=True)):
            assert line.who == other.who
            assert (line.text != other.text) == (number in pair.differ)
            assert line.text == other.text or {line.text.split()[0], other.text.split()[0]} <= {"danger", "return"}
        assert here.events(OPEN) != there.events(OPEN)
