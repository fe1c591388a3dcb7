"""A door for programs: whole matches through a pipe, bad lines that lose nothing, no secrets, a server."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from harness import Person, Server

import katabasis
from katabasis.agent import lines, remote
from katabasis.agent.lines import LONGEST, REQUESTS, Conversation, Misunderstood, understood
from katabasis.agent.local import LocalSeat, begun
from katabasis.agent.remote import Line, joined
from katabasis.agent.start import Wishes, seat_of
from katabasis.engine.chance import Rng
from katabasis.engine.errors import KatabasisError
from katabasis.engine.seats import may_know
from katabasis.games import NAMES
from katabasis.words import LANGUAGES, LOCALE, words

ROOT = Path(__file__).parents[1]
PACKAGE = str(Path(katabasis.__file__).parents[1])  # the one under test, installed or in the source tree
DOCS = ROOT / "docs" / "agent.md"
TABLES = [("abyss", 2, 1), ("ahuris", 4, 3), ("cerbere", 4, 2)]  # game, seats, the program's seat

Told = dict[str, Any]


class Program(io.TextIOBase):
    """Both ends of the pipe: it hears each line, and says what `answer` makes of the last one."""

    def __init__(self, answer: Callable[[Told], str]) -> None:
        self.answer = answer
        self.heard: list[Told] = []

    def write(self, text: str) -> int:
        assert text.endswith("\n")
        assert text.count("\n") == 1
        self.heard.append(json.loads(text))
        return len(text)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        return self.answer(self.heard[-1])


def any_choice(seed: str) -> Callable[[Told], str]:
    rng = Rng(seed)
    return lambda told: json.dumps({"choice": rng.below(len(told["choices"]))}) + "\n"


def local(game: str, seats: int, seat: int, seed: str = "reef", language: str = "en", **more: Any) -> LocalSeat:
    match = katabasis.game(game).match(seats, seed, more.pop("options", {}))
    return LocalSeat(match, seat, ["random"], seed, words(language), more.pop("file", None))


def talk(seat: LocalSeat, *said: str) -> list[Told]:
    """What comes out when these lines go in; hello and the first question left out."""
    out = io.StringIO()
    Conversation(seat, io.StringIO("".join(line + "\n" for line in said)), out).run()
    return [json.loads(line) for line in out.getvalue().splitlines()][2:]


# Whole matches


@pytest.mark.parametrize(("game", "seats", "seat"), TABLES)
def test_a_match_is_played_whole_and_tells_what_the_seat_may_know(game: str, seats: int, seat: int) -> None:
    """Each view is the seat's own, and the same in all positions that it cannot tell apart; so are the choices."""
    table = local(game, seats, seat)
    rng = Rng("resample")
    choose = any_choice("program")
    asked = 0

    def answer(told: Told) -> str:
        nonlocal asked
        asked += 1
        match = table.match
        state = match.state
        assert told["view"] == plain(match.view(seat).to_json())
        twin = state.resample(seat, rng)
        assert told["view"] == plain(twin.view(seat).to_json())
        assert [choice["action"] for choice in told["choices"]] == [action.text for action in twin.legal_actions()]
        assert told["question"]["key"] == match.game.question_message(twin, seat).key
        assert told["length"] == len(match.record)
        return choose(told)

    program = Program(answer)
    assert Conversation(table, program, program).run()  # type: ignore[arg-type]
    hello, *middle, end = program.heard
    assert (hello["type"], hello["protocol"], hello["seat"], hello["game"]) == ("hello", lines.PROTOCOL, seat, game)
    assert {told["type"] for told in middle} == {"asked"}
    assert len(middle) == asked > 5
    assert end["type"] == "result"
    assert end["result"]["returns"] == table.match.returns
    assert end["result"]["winners"] == table.match.winners
    assert end["choices"] == []
    told_events = [event["number"] for told in program.heard[1:] for event in told["events"]]
    known = [
        answer.number for answer in table.match.answers for event in answer.events if may_know(event.audience, seat)
    ]
    assert told_events == known, "each event that the seat may know is told once, in order"


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("game", "seats", "seat"), TABLES)
def test_a_match_is_played_whole_through_a_real_pipe(game: str, seats: int, seat: int) -> None:
    ends = [through_a_pipe(game, str(seats), str(seat + 1)) for _ in range(2)]
    assert ends[0]["result"]["text"]
    assert ends[0] == ends[1], "the same seed and the same answers: the same match"


def through_a_pipe(game: str, seats: str, seat: str) -> Told:
    wishes = ["agent", game, "--seats", seats, "--seat", seat, "--seed", "reef", "--lang", "fr", "--bots", "random"]
    choose = any_choice("program")
    told: Told = {}
    with started(*wishes) as agent:
        assert agent.stdout is not None
        for line in agent.stdout:
            told = json.loads(line)
            if told["type"] == "asked":
                say(agent, choose(told).strip())
    assert agent.returncode == 0
    assert told["type"] == "result"
    return told


def started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "katabasis.cli", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": PACKAGE, "PYTHONUTF8": "1"},
    )


def test_actions_by_name_and_choices_by_number_are_the_same() -> None:
    one, other = Program(any_choice("x")), Program(any_choice("x"))
    rng = Rng("x")
    other.answer = lambda told: (
        json.dumps({"action": told["choices"][rng.below(len(told["choices"]))]["action"], "length": told["length"]})
        + "\n"
    )
    for program in (one, other):
        assert Conversation(local("ahuris", 2, 0), program, program).run()  # type: ignore[arg-type]
    assert one.heard == other.heard


# Bad input

BAD = {
    "hello?": "agent-not-json",
    '{"action": "combat"': "agent-not-json",
    "[" * 50_000: "agent-not-json",
    '"combat"': "agent-not-object",
    "17": "agent-not-object",
    "null": "agent-not-object",
    "{}": "agent-one-of",
    '{"acton": "combat"}': "agent-one-of",
    '{"action": "combat", "choice": 0}': "agent-one-of",
    '{"action": "combat", "seed": "x"}': "agent-one-of",
    '{"action": 4}': "agent-wants-text",
    '{"action": null}': "agent-wants-text",
    '{"choice": "0"}': "agent-wants-other",
    '{"choice": true}': "agent-wants-other",
    '{"choice": 0.5}': "agent-wants-other",
    '{"show": 1}': "agent-wants-other",
    '{"show": true, "length": 3}': "agent-length",
    '{"choice": 0, "length": "3"}': "agent-length",
    '{"choice": 0, "length": true}': "agent-length",
    '{"action": "' + "x" * LONGEST + '"}': "agent-too-long",
}


@pytest.mark.parametrize(("line", "key"), BAD.items(), ids=lambda value: str(value)[:30])
def test_a_line_that_says_nothing_is_misunderstood(line: str, key: str) -> None:
    with pytest.raises(Misunderstood) as wrong:
        understood(line)
    assert wrong.value.key == key
    for language in LANGUAGES:
        assert words(language).say(wrong.value.key, wrong.value.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_lines_get_an_error_each_and_nothing_is_lost(language: str) -> None:
    seat = local("ahuris", 2, 0, language=language)
    before = str(seat.match.record)
    more = [
        '{"choice": 99}',
        '{"choice": -1}',
        '{"choice": 0, "length": 1}',
        '{"action": "fly"}',
        '{"action": "die 6"}',
    ]
    more += ['{"why": "fly"}', '{"rule": "AHU-NONE-99"}', '{"order": "order nothing"}', "\x00", "\udcff"]
    said = [*BAD, *more]
    told = talk(seat, *said, "", "  ", '{"show": true}')
    *errors, shown, stopped = told
    assert [error["type"] for error in errors] == ["error"] * len(said)
    assert [error["line"] for error in errors] == list(range(1, len(said) + 1))
    assert all(error["message"] and "Traceback" not in error["message"] for error in errors)
    assert (shown["type"], stopped["type"]) == ("asked", "stopped")
    assert str(seat.match.record) == before


def test_a_refusal_tells_the_rule_in_the_language_chosen() -> None:
    for language in LANGUAGES:
        seat = local("ahuris", 1, 0, language=language)
        question = seat.update()
        actions = {choice["action"] for choice in question["choices"]}
        wrong = next(
            action.text for action in seat.match.game.related(seat.match.state, 0) if action.text not in actions
        )
        seat.known = 0
        refused, why, rule, _ = talk(
            seat, json.dumps({"action": wrong}), json.dumps({"why": wrong}), json.dumps({"rule": "AHU-REST-02"})
        )
        reason = seat.match.why_not(wrong, 0)
        assert reason is not None
        assert (refused["type"], refused["rule"], refused["action"]) == ("refused", reason.rule_id, wrong)
        assert refused["reason"]["text"] == words(language).text(reason)
        assert (why["possible"], why["reason"]) == (False, refused["reason"])
        assert (rule["type"], rule["id"]) == ("rule", "AHU-REST-02")


def test_a_standing_order_may_be_given() -> None:
    seat = local("abyss", 2, 0)
    told = talk(seat, '{"order": "order refuse all 1-3"}')
    assert told[0]["type"] == "asked"
    assert told[0]["orders"] == plain(seat.match.game.orders_json(seat.match.standing(0)))
    assert told[0]["orders"]


def test_a_match_that_stopped_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.kata"
    seat = local("ahuris", 2, 0, file=file)
    talk(seat, *['{"choice": 0}'] * 6)
    kept = katabasis.load(file)
    assert kept.record.entries == seat.match.record.entries
    program = Program(any_choice("x"))
    again = LocalSeat(begun("ahuris", None, None, {}, file), 0, ["random"], None, words("en"), file)
    assert Conversation(again, program, program).run()  # type: ignore[arg-type]
    assert program.heard[1]["length"] == len(kept.record)
    assert katabasis.load(file).over
    with pytest.raises(KatabasisError, match="holds a match of ahuris, not of abyss"):
        begun("abyss", None, None, {}, file)
    with pytest.raises(KatabasisError, match="leave out --seats"):
        begun("ahuris", None, "other", {}, file)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (Wishes(), "which game"),
        (Wishes("chess", bots=["random"]), "there is no game 'chess'"),
        (Wishes("ahuris", 2, "5", ["random"]), "there is no seat '5'"),
        (Wishes("abyss", 3, bots=["random", "random", "random"]), "2 other seats need 2 bots"),
        (Wishes("abyss", 3, bots=["grandmaster"]), "there is no bot 'grandmaster'"),
        (Wishes("ahuris", table="x", bots=["random"]), "add --server URL"),
        (Wishes("ahuris", server="http://127.0.0.1:9", table="x"), "and not both"),
        (Wishes(server="http://127.0.0.1:9", table="x", seed="reef"), "leave out --file and --seed"),
        (Wishes(server="127.0.0.1:9", table="x"), "begins with http"),
    ],
)
def test_what_cannot_be_started_gets_a_sentence(wishes: Wishes, sentence: str) -> None:
    with pytest.raises(KatabasisError, match=sentence):
        seat_of(wishes, words("en"))


def test_nobody_reading_is_no_traceback() -> None:
    with started("agent", "ahuris", "--seats", "1", "--seed", "reef") as agent:
        assert agent.stdout is not None
        agent.stdout.close()
    assert agent.returncode == 1


# At a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("agent"), messages_per_second=0) as found:
        yield found


@pytest.mark.parametrize("game", NAMES)
def test_a_program_plays_whole_matches_at_a_server(server: Server, game: str) -> None:
    """Its own table, with bots; each view is what the server shows that seat to whoever asks with the same token."""
    line = Line(server.url, "fr")
    wishes = Wishes(game, seat="2", bots=["random"])
    seat = seat_of_at(line, wishes)
    looks = 0
    choose = any_choice("program")

    def answer(told: Told) -> str:
        nonlocal looks
        if looks < 3:
            looks += 1
            shown = line.ask(f"{seat.match}/view?seat={seat.seat}")
            assert (told["view"], told["choices"]) == (shown["view"], shown["choices"])
        return choose(told)

    program = Program(answer)
    assert Conversation(seat, program, program).run()  # type: ignore[arg-type]
    hello, *_, end = program.heard
    assert (hello["table"], hello["seat"], hello["token"]) == (seat.table["id"], 1, line.token)
    facts = line.ask(seat.match)
    assert (facts["status"], facts["ending"]) == ("over", end["result"]["ending"])
    match = katabasis.loads(record_of(server, line, seat.match))
    assert match.over
    assert match.returns == end["result"]["returns"]
    numbers = [event["number"] for told in program.heard[1:] for event in told["events"]]
    known = [one.number for one in match.answers for event in one.events if event.seen_by(1)]
    assert numbers == known


def seat_of_at(line: Line, wishes: Wishes) -> Any:
    from katabasis.agent.start import new_table

    seats = katabasis.game(wishes.game).seats
    wishes.seats = next(count for count in seats if count > 1)
    return joined(line, words(line.language), "Script", seat=wishes.seat, wishes=new_table(wishes))


def record_of(server: Server, line: Line, match: str) -> str:
    from urllib.request import Request, urlopen

    asked = Request(f"{server.url}{match}/record", headers={"authorization": f"Bearer {line.token}"})
    with urlopen(asked) as answer:
        text: str = answer.read().decode()
    return text


def test_a_program_takes_an_open_seat_beside_a_person(server: Server) -> None:
    """The command itself: it joins, is refused with a rule, and plays on to the end."""
    ariane = Person(server, "Ariane")
    table = ariane.table(["me", "open"], options={"mode": "duo", "goal": "5"})
    agent = started("agent", "--server", server.url, "--table", table, "--nickname", "Robot", "--word", "reef")
    with agent:
        hello = heard(agent)
        assert (hello["type"], hello["seat"], hello["table"], hello["game"]) == ("hello", 1, table, "ahuris")
        ariane.ready(table)
        now = ariane.view(table)
        wrong = choose = 0
        while now["result"] is None:
            if now["choices"]:
                now = ariane.answer(table, now["length"], now["choices"][choose % len(now["choices"])]["action"])
                choose += 1
                continue
            if now["asked"] == 1:
                told = heard(agent)
                assert (told["type"], told["view"]["seat"]) == ("asked", 1)
                if not wrong:
                    refused_with_a_rule(agent)
                    wrong += 1
                say(agent, json.dumps({"action": told["choices"][0]["action"]}))
            now = ariane.view(table, since=now["length"], wait=5)
        assert wrong, "the fortress was asked"
        end = heard(agent)
        assert (end["type"], end["result"]["winners"]) == ("result", now["result"]["winners"])
    assert agent.returncode == 0
    seats = ariane.get(f"/api/matches/{table}")["seats"]
    assert [seat["nickname"] for seat in seats] == ["Ariane", "Robot"]


def refused_with_a_rule(agent: subprocess.Popen[str]) -> None:
    say(agent, "what?")
    assert heard(agent)["type"] == "error"
    say(agent, json.dumps({"action": "combat"}))
    refused = heard(agent)
    assert refused["type"] == "refused"
    assert re.fullmatch(r"AHU-[A-Z]+-\d+", refused["rule"])
    assert refused["reason"]["text"]


def heard(agent: subprocess.Popen[str]) -> Told:
    assert agent.stdout is not None
    told: Told = json.loads(agent.stdout.readline())
    return told


def say(agent: subprocess.Popen[str], line: str) -> None:
    assert agent.stdin is not None
    agent.stdin.write(line + "\n")
    agent.stdin.flush()


def test_a_program_comes_back_with_its_token(server: Server) -> None:
    line = Line(server.url, "en")
    seat = seat_of_at(line, Wishes("ahuris", seat="1", bots=["random"]))
    talked = io.StringIO()
    assert not Conversation(seat, io.StringIO('{"choice": 0}\n' * 3), talked).run()
    stopped = json.loads(talked.getvalue().splitlines()[-1])
    again = joined(Line(server.url, "en", line.token), words("en"), "", table=seat.table["id"])
    assert again.seat == 0
    assert "token" not in again.hello()
    program = Program(any_choice("x"))
    assert Conversation(again, program, program).run()  # type: ignore[arg-type]
    assert program.heard[1]["length"] >= stopped["length"]


def test_a_program_agrees_when_people_take_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "WAIT", 1)
    ariane = Person(server, "Ariane")
    table = ariane.table(["me", "open"], options={"mode": "duo"})
    seat = joined(Line(server.url, "en"), words("en"), "Robot", table=table)
    program = Program(lambda _: json.dumps({"choice": 0}) + "\n")
    thread = threading.Thread(target=Conversation(seat, program, program).run)  # type: ignore[arg-type]
    ariane.ready(table)
    thread.start()
    now = ariane.view(table)
    while now["asked"] != 0 or not now["undo"]["possible"] or now["undo"]["free"]:
        if now["choices"]:
            now = ariane.answer(table, now["length"], now["choices"][0]["action"])
        else:
            now = ariane.view(table, since=now["length"], wait=5)
    asked = ariane.post(f"/api/matches/{table}/undo", {"seat": 0, "length": now["length"]})
    assert asked["undo"]["missing"] == [1]
    taken = ariane.view(table, since=now["length"], wait=20)
    assert (taken["length"], taken["kept"] < now["length"]) == (now["length"] + 1, True)
    ariane.play_on(table)
    thread.join(60)
    assert program.heard[-1]["type"] == "result"


def test_a_server_that_refuses_or_is_not_there_gets_a_sentence(server: Server) -> None:
    with pytest.raises(KatabasisError, match="There is no such table"):
        joined(Line(server.url, "en"), words("en"), "Script", table="nowhere")
    full = Person(server, "Basil").table(["me", "bot"], options={"mode": "duo"})
    with pytest.raises(KatabasisError, match="no seat is open"):
        joined(Line(server.url, "en"), words("en"), "Script", table=full)
    with pytest.raises(KatabasisError, match="no server of ours answers"):
        joined(Line("http://127.0.0.1:9", "en", patience=0.1), words("en"), "Script", table="x")


# Words and documents


def test_the_texts_are_complete_in_both_languages() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/katabasis/agent").glob("*.py"))
    said = set(re.findall(r'"(agent-[a-z-]+)"', source)) | {"agent-wants-text", "agent-wants-other"}
    for language in LANGUAGES:
        text = (LOCALE / language / "agent.ftl").read_text(encoding="utf-8")
        found = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
        assert len(found) == len(set(found))
        assert set(found) == said


def test_the_document_names_all_that_goes_in_and_comes_out() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert set(re.findall(r'^\| `\{"([a-z]+)":', text, re.MULTILINE)) == REQUESTS.keys()
    kinds = set(re.findall(r"^\| `([a-z]+)` \|", text, re.MULTILINE)) - {"type"}  # the head of the table
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/katabasis/agent").glob("*.py"))
    assert kinds == set(re.findall(r'"type": "([a-z]+)"', source))


def blocks(language: str) -> list[str]:
    text = DOCS.read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert found
    return found


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment in which `katabasis` is the package under test."""
    command = tmp_path / "bin" / "katabasis"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m katabasis.cli "$@"\n', encoding="utf-8")
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    path = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHONPATH": PACKAGE, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}


def run(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=600, check=False
    )
    assert done.stderr == ""
    return done.stdout


def test_the_shell_of_the_document_runs(tmp_path: Path, shell: dict[str, str]) -> None:
    first, mistakes, file = [run(["sh", "-c", block], tmp_path, shell) for block in blocks("sh")]
    assert json.loads(first)["type"] == "result"
    kinds = [json.loads(line)["type"] for line in mistakes.splitlines()]
    assert kinds == ["hello", "asked", "error", "error", "asked", "stopped"]
    stopped, end, *verdict = file.splitlines()
    assert (json.loads(stopped)["type"], json.loads(end)["type"]) == ("stopped", "result")
    assert verdict


def test_the_python_of_the_document_runs(tmp_path: Path, shell: dict[str, str]) -> None:
    (block,) = blocks("python")
    assert run([sys.executable, "-W", "ignore", "-c", block], tmp_path, shell).strip()


def test_the_javascript_of_the_document_runs(tmp_path: Path, shell: dict[str, str]) -> None:
    (block,) = blocks("js")
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine")
    script = tmp_path / "agent.mjs"
    script.write_text(block, encoding="utf-8")
    assert run([node, str(script)], tmp_path, shell).strip()
