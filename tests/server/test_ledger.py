"""Talk with memory: statements stand in a ledger, and only the end of the match says what came of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from harness import Person, Server
from inside import NOON, Dictated, House, Told, blank_database, counted, diary, player, quiet, settings_of, settle

import katabasis
from katabasis.engine.dealers import Human
from katabasis.engine.match import Match
from katabasis.server.database.models import BOT, OVER, MatchRow
from katabasis.server.database.schema import SCHEMA
from katabasis.server.database.store import Store
from katabasis.server.openapi import MATCH, table_of
from katabasis.server.table.rows import answer_rows
from scenario_cerbere import pawn

PEOPLE = ["Ariane", "Basil", "Chloe"]  # blue, pink, green
STRANGER = "Zoe"
PATH = f"/api/matches/{MATCH}"
CLAIMS = [f"claim barque {slot} {places}" for slot in (1, 2, 3) for places in (1, 2, 3)]


@pytest.fixture(autouse=True)
def dictated(monkeypatch: pytest.MonkeyPatch) -> Dictated:
    return quiet(monkeypatch)


@pytest.fixture(scope="module")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return blank_database(tmp_path_factory.mktemp("blank") / "blank.db")


def evening(seats_of_the_barque: int) -> Match:
    """Near the Barque, blue has looked at it; what it is, nobody else knows."""
    players = [pawn("s30", hand="cowardice"), pawn("s26"), pawn("s25")]
    match = katabasis.game("cerbere").match(position={"players": players, "cerberus": "s10"}, dealer=Human())
    for answer in ("play cowardice", "look 1", f"seats {seats_of_the_barque}"):
        match.play(answer)
    return match


async def sit(house: House, match: Match, **facts: Any) -> None:
    """Three people at that match, and a stranger."""
    for name in [*PEOPLE, STRANGER]:
        await house.store.add_player(player(name))
    table = table_of(match)
    table.row.host = PEOPLE[0]
    for name, value in facts.items():
        setattr(table.row, name, value)
    await house.store.create(table.row, table.seats, answer_rows(MATCH, match.record.entries, 0, NOON))


@contextlib.asynccontextmanager
async def opened(blank: Path, folder: Path, seats_of_the_barque: int = 3, **facts: Any) -> Any:
    async with House(blank, folder / f"{seats_of_the_barque}.db") as house:
        await sit(house, evening(seats_of_the_barque), **facts)
        yield house


async def state(house: House, seat: int, text: object, **more: Any) -> Told:
    return await house.ask("POST", f"{PATH}/statements", {"seat": seat, "statement": text}, PEOPLE[seat], **more)


async def ledger(house: House, name: str = STRANGER, query: str = "") -> Any:
    told = await house.ask("GET", f"{PATH}/ledger{query}", token=name)
    assert told.status == 200, told.body
    return told.json


async def play_on(house: House, answers: int = 10_000) -> None:
    """Everybody answers the first thing, to the end."""
    while answers:
        answers -= 1
        for seat, name in enumerate(PEOPLE):
            update = (await house.ask("GET", f"{PATH}/view?seat={seat}", token=name)).json
            if update["result"] is not None:
                return
            if update["choices"]:
                wish = {"seat": seat, "length": update["length"], "action": update["choices"][0]["action"]}
                assert (await house.ask("POST", f"{PATH}/answers", wish, name)).status == 200
                break


# What is said and judged


def test_a_lie_is_shown_as_such_after_the_match_and_not_before(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            said = (await state(house, 0, "claim barque 1 2")).json
            assert said == {
                "type": "talk",
                "number": 0,
                "seat": 0,
                "nickname": "Ariane",
                "text": "Barque 1 has 2 seats: I saw it.",
                "at": NOON,
                "statement": {
                    "notation": "claim barque 1 2",
                    "kind": "claim",
                    "length": 3,
                    "said": {
                        "key": "cerbere-says-claim-barque",
                        "values": {"slot": 1, "places": 2},
                        "rule": "CER-BARQ-04",
                        "text": "Barque 1 has 2 seats: I saw it.",
                    },
                },
            }
            await state(house, 0, "claim barque 1 3")
            await state(house, 1, "promise blue together")
            await state(house, 2, "ask pink card")
            before = await ledger(house)
            assert [line["talk"]["statement"]["notation"] for line in before] == [
                *("claim barque 1 2", "claim barque 1 3", "promise blue together", "ask pink card")
            ]
            assert {(line["verdict"], line["judged"]) for line in before} == {("", None)}
            await play_on(house)
            after = await ledger(house)
            assert [line["verdict"] for line in after][:2] == ["lie", "true"]
            assert after[2]["verdict"] in ("kept", "broken", "not-due")
            assert (after[3]["verdict"], after[3]["judged"]) == ("", None)  # a request is not judged
            assert after[0]["judged"]["text"] == "A lie: it had 3 seats."
            assert [line["talk"] for line in after] == [line["talk"] for line in before]
            french = await ledger(house, query="?lang=fr")
            assert french[0]["judged"]["text"] == "Un mensonge\u00a0: elle avait 3 places."
            assert french[0]["talk"]["text"] == "La Barque 1 a 2 places, je l’ai vue."
            talk = (await house.ask("GET", f"{PATH}/talk", token=STRANGER)).json
            assert talk == [line["talk"] for line in after]

    asyncio.run(run())


def test_the_record_knows_nothing_of_it(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            pages = [f"{PATH}/record?as=0", f"{PATH}/lines?as=0", f"{PATH}/replay?as=0", f"{PATH}/view?seat=0"]
            before = [(await house.ask("GET", page, token=PEOPLE[0])).body for page in pages]
            for seat in range(3):
                for text in CLAIMS:
                    assert (await state(house, seat, text)).status == 201
            assert [(await house.ask("GET", page, token=PEOPLE[0])).body for page in pages] == before

    asyncio.run(run())


def test_words_of_ones_own_are_no_statement(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            wish = {"seat": 0, "text": "claim barque 1 2"}
            told = (await house.ask("POST", f"{PATH}/talk", wish, PEOPLE[0])).json
            assert (told["text"], told["statement"]) == ("claim barque 1 2", None)
            assert await ledger(house) == []

    asyncio.run(run())


def test_everybody_hears_it_in_their_language(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            ears = [
                await house.listen(f"{PATH}/socket?seat=1", PEOPLE[1]),
                await house.listen(f"{PATH}/socket?seat=2&lang=fr", PEOPLE[2]),
                await house.listen(f"{PATH}/socket", STRANGER),
            ]
            speaker = await house.listen(f"{PATH}/socket?seat=0", PEOPLE[0])
            mine = await speaker.told({"statement": "promise pink advance 2 if card"}, "talk")
            assert mine["statement"]["kind"] == "promise"
            heard = [json.loads(wire.heard[-1]) for wire in ears]
            assert [line["type"] for line in heard] == ["talk"] * 3
            assert heard[0]["text"] == "If Basil pays a card for me, I’ll advance Basil by 2 spaces."
            assert heard[1]["text"] == "Si Basil paie une carte pour moi, je fais avancer Basil de 2 cases."
            assert heard[2] == heard[0]
            late = await house.listen(f"{PATH}/socket?seat=2&lang=fr", PEOPLE[2])
            assert json.loads(late.heard[0]) == heard[1]  # what was said before comes first
            refused = await ears[2].told({"statement": "claim barque 1 2"}, "refused")
            assert refused["code"] == "only-watching"
            for wire in (*ears, speaker, late):
                await wire.close()

    asyncio.run(run())


def test_it_outlives_the_process(any_server: Server) -> None:
    ariane = Person(any_server, "Ariane")
    match = ariane.table(["me"] * 3, "cerbere", seats=3)
    for seat in range(3):
        ariane.ready(match, seat)
    said = ariane.post(f"/api/matches/{match}/statements", {"seat": 1, "statement": "claim barque 2 3"})
    any_server.kill()
    any_server.start()
    [line] = ariane.get(f"/api/matches/{match}/ledger")
    assert (line["talk"], line["verdict"]) == (said, "")


# Nothing leaks


async def evening_through(house: House) -> list[Any]:
    """All that anybody hears of statements while the match runs, logs and metrics included."""
    heard: list[Any] = []
    counted_before = counted()
    with diary() as written:
        ears = [await house.listen(f"{PATH}/socket?seat={seat}", PEOPLE[seat]) for seat in (1, 2)]
        ears.append(await house.listen(f"{PATH}/socket", STRANGER))
        for seat in (0, 1, 2):
            for text in [*CLAIMS, "promise pink card", "ask green barque 1", "promise blue together", "claim barque"]:
                heard.append(await state(house, seat, text, language=("en", "fr")[seat % 2]))
        for name in (*PEOPLE[1:], STRANGER, ""):
            for page in ("ledger", "talk"):
                heard.append(await house.ask("GET", f"{PATH}/{page}", token=name))
        # blue knows what it saw; of what it said it hears no more than the others
        heard += [await house.ask("GET", f"{PATH}/{page}", token=PEOPLE[0]) for page in ("ledger", "talk")]
        await settle()
        heard += [wire.heard for wire in ears]
        for wire in ears:
            await wire.close()
    heard += [written.lines, counted(counted_before)]
    return heard


def test_while_the_match_runs_nobody_hears_whether_it_is_true(blank: Path, tmp_path: Path) -> None:
    """Two evenings that differ only in what blue saw: all statements, by all seats, are answered alike to the byte."""

    async def run() -> None:
        told, ends = [], []
        for places in (2, 3):
            async with opened(blank, tmp_path, places) as house:
                told.append(await evening_through(house))
                assert sum(isinstance(one, Told) and one.status == 201 for one in told[-1]) > 30
                await play_on(house)
                ends.append([line["verdict"] for line in await ledger(house)])
        assert told[0] == told[1]
        assert ends[0] != ends[1]  # there was something to tell
        assert {"true", "lie"} <= set(ends[0]) & set(ends[1])

    asyncio.run(run())


def test_the_last_moment_before_the_end_tells_nothing(blank: Path, tmp_path: Path) -> None:
    """After every single answer until the match is over, no line of the ledger is judged; then all claims are."""

    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            for text in CLAIMS:
                await state(house, 2, text)
            looks = 0
            while True:
                over = (await house.ask("GET", f"{PATH}/view?seat=0", token=PEOPLE[0])).json["result"] is not None
                verdicts = {line["verdict"] for line in await ledger(house)}
                if over:
                    assert "" not in verdicts
                    break
                assert verdicts == {""}
                looks += 1
                await play_on(house, 1)
            assert looks > 3

    asyncio.run(run())


def test_who_may_not_watch_may_not_read_the_ledger(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path, spectators=False) as house:
            await state(house, 0, "claim barque 1 2")
            told = await house.ask("GET", f"{PATH}/ledger", token=STRANGER)
            assert (told.status, told.json["code"]) == (403, "no-spectators")
            assert len(await ledger(house, PEOPLE[1])) == 1

    asyncio.run(run())


# What cannot be said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("claim barque 1 4", "unknown statement 'claim barque 1 4' in cerbere; did you mean 'claim barque"),
        ("promise blue advance 2", "is said to oneself: name another seat than blue"),
        ("promise red card", "speaks of red, who is not at this table"),
        ("", "unknown statement ''"),
        ("'); DROP TABLE talk;--", "unknown statement"),
        ("claim barque 1 2\x00", "unknown statement"),
        ("x" * 121, "length"),
        (7, "str"),
        (None, "str"),
        (["claim barque 1 2"], "str"),
    ],
)
def test_what_cannot_be_said_is_refused_in_a_sentence(blank: Path, tmp_path: Path, text: object, told: str) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            answer = await state(house, 0, text)
            assert (answer.status, answer.json["code"]) == (400, "bad-request")
            assert told in answer.json["message"]
            wire = await house.listen(f"{PATH}/socket?seat=0", PEOPLE[0])
            if text is not None:  # which over a socket says nothing at all
                assert (await wire.told({"statement": text}, "refused"))["code"] == "bad-request"
            assert (await wire.told({"statement": "ask pink card", "talk": "x"}, "refused"))["code"] == "bad-request"
            await wire.close()
            assert await ledger(house) == []

    asyncio.run(run())


def test_nobody_speaks_for_somebody_else(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            wish = {"seat": 0, "statement": "claim barque 1 2"}
            for name, code in ((PEOPLE[1], "not-your-seat"), (STRANGER, "not-your-seat"), ("", "who-are-you")):
                told = await house.ask("POST", f"{PATH}/statements", wish, name)
                assert told.json["code"] == code
            told = await house.ask("POST", f"{PATH}/statements", {**wish, "seat": 7}, PEOPLE[0])
            assert told.json["code"] == "no-such-seat"
            told = await house.ask("POST", f"{PATH}/statements", {**wish, "verdict": "true"}, PEOPLE[0])
            assert told.json["code"] == "bad-request"
            assert await ledger(house) == []

    asyncio.run(run())


def test_statements_belong_to_a_match_that_runs(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            made = await house.ask("POST", "/api/matches", {"game": "cerbere", "seats": 3}, PEOPLE[0])
            path = f"/api/matches/{made.json['id']}"
            wish = {"seat": 0, "statement": "claim barque 1 2"}
            told = await house.ask("POST", f"{path}/statements", wish, PEOPLE[0])
            assert told.json["code"] == "not-begun"
            assert (await house.ask("GET", f"{path}/ledger", token=PEOPLE[0])).json == []
            await play_on(house)
            assert (await state(house, 0, "claim barque 1 2")).json["code"] == "match-over"
            assert (await house.ask("POST", f"{PATH}/talk", {"seat": 0, "text": "Well!"}, PEOPLE[0])).status == 201

    asyncio.run(run())


def test_a_game_without_statements_says_so(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with House(blank, tmp_path / "ahuris.db") as house:
            await sit(house, katabasis.game("ahuris").match(seats=3, dealer=Human()))
            told = await state(house, 0, "claim barque 1 2")
            assert told.json["message"] == "ahuris has no statements: say it in your own words"
            assert await ledger(house) == []
            facts = (await house.ask("GET", "/api/games/ahuris")).json
            assert facts["statements"] == []

    asyncio.run(run())


def test_a_game_tells_its_forms_and_each_can_be_filled_in(blank: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with House(blank, tmp_path / "forms.db") as house:
            known = katabasis.game("cerbere").talk()
            assert known is not None
            for language in ("en", "fr"):
                forms = (await house.ask("GET", "/api/games/cerbere", language=language)).json["statements"]
                assert [form["name"] for form in forms] == [form.name for form in known.forms]
                for form in forms:
                    parts = [part["word"] or part["values"][-1]["value"] for part in form["parts"]]
                    assert known.statement(" ".join(parts)).kind == form["kind"]
                    for part in form["parts"]:
                        assert bool(part["word"]) != bool(part["values"])
                        assert all(value["text"] for value in part["values"])
            assert forms[0]["parts"][4]["values"][0] == {"value": "", "text": "rien"}

    asyncio.run(run())


# Bots


def test_a_bot_hears_and_speaks_through_the_same_door(blank: Path, tmp_path: Path, dictated: Dictated) -> None:
    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            async with house.store.changing(MATCH) as (_, _, seats):
                seats[1].kind, seats[1].bot, seats[1].nickname = BOT, "random", ""
            await state(house, 0, "ask pink card")
            dictated.said = [
                "claim barque 1 2",
                "promise pink card",
                "nonsense",
                "promise blue card",
                "claim barque 2 1",
            ]
            dictated.answers = ["sprint 1"] * 3
            with diary() as written:
                while not dictated.thought:
                    await play_on_people(house)
                await settle()
            assert b"ask pink card" in dictated.thought[0]
            lines = await ledger(house)
            assert [(line["talk"]["seat"], line["talk"]["statement"]["notation"]) for line in lines] == [
                (0, "ask pink card"),
                (1, "claim barque 1 2"),  # the second is said to oneself, the third is none, and three are enough
            ]
            assert sum("bot could not speak" in line for line in written.lines) == 2

    asyncio.run(run())


async def play_on_people(house: House) -> None:
    """Blue or green answers, whoever is asked."""
    for seat in (0, 2):
        update = (await house.ask("GET", f"{PATH}/view?seat={seat}", token=PEOPLE[seat])).json
        if update["choices"]:
            wish = {"seat": seat, "length": update["length"], "action": update["choices"][0]["action"]}
            assert (await house.ask("POST", f"{PATH}/answers", wish, PEOPLE[seat])).status == 200
            return


# The database


def test_talk_of_before_statements_is_kept(blank: Path, tmp_path: Path) -> None:
    """A database of the first schema is brought to the newest one, and its talk is still heard."""
    old = tmp_path / "old.db"
    old.write_bytes(blank.read_bytes())
    with sqlite3.connect(old) as connection:
        connection.execute("ALTER TABLE talk DROP COLUMN length")
        connection.execute("ALTER TABLE matches DROP COLUMN coach")
        connection.execute("ALTER TABLE matches DROP COLUMN again")
        connection.execute("ALTER TABLE matches DROP COLUMN sealed")
        connection.execute("ALTER TABLE seats DROP COLUMN seal")
        connection.execute("ALTER TABLE seats DROP COLUMN hints")
        connection.execute("UPDATE schema_version SET version_num = '0001'")
    connection.close()

    async def run() -> None:
        store = Store(settings_of(old))
        await store.start()
        row = table_of(evening(3)).row
        await store.create(row, [], [])
        await store.say(MATCH, 0, "Ariane", "Hello")
        assert [line.length for line in await store.talk(MATCH, 0, 10)] == [None]
        await store.stop()

    asyncio.run(run())
    with sqlite3.connect(old) as connection:
        assert connection.execute("SELECT version_num FROM schema_version").fetchall() == [(SCHEMA,)]
    connection.close()


def test_a_statement_that_comes_with_the_end_is_not_written(blank: Path, tmp_path: Path) -> None:
    """Another process has just seen the end: the row says so, though this one does not know yet."""

    async def run() -> None:
        async with opened(blank, tmp_path) as house:
            await state(house, 0, "claim barque 1 1")
            async with house.store.sessions() as session, session.begin():
                row = await session.get(MatchRow, MATCH)
                assert row is not None
                row.status = OVER
            assert (await state(house, 0, "claim barque 1 2")).json["code"] == "match-over"
            assert len(await ledger(house)) == 1

    asyncio.run(run())
