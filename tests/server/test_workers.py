"""Bots in processes of their own: killed, hung, raising, cheating, waited for and forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import ParamSpec

import katabasis
from katabasis.bots import Bot, Eyes, RandomBot
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.state import State
from katabasis.engine.talk import Statement
from katabasis.server.workers import MOST_SAID, PROGRAM, READY, RETRIES, BotFailed, Thinkers, Worker, request

AHURIS = katabasis.game("ahuris")
PLACE = "TEST_BOTS_PLACE"  # names the folder where bots leave traces: the fixture `place`
P = ParamSpec("P")
AT_ONCE = 300.0  # seconds, on the busiest machine


# Bots


class FirstBot(Bot):
    """Takes the first answer, and leaves a trace of each thought it begins."""

    name = "first"
    seconds: float = 0

    def choose(self, eyes: Eyes, rng: Rng) -> Action:
        if PLACE in os.environ:
            Path(os.environ[PLACE], f"{time.monotonic_ns():020}-{os.getpid()}").touch()
        self.ponder()
        return self.pick(eyes)

    def ponder(self) -> None:
        """Nothing to think about."""
        time.sleep(self.seconds)

    def pick(self, eyes: Eyes) -> Action:
        return eyes.legal()[0]


class SlowBot(FirstBot):
    name = "slow"
    seconds = 0.4


class PatientBot(FirstBot):
    """Thinks until it may answer: a test need not hurry."""

    name = "patient"

    def ponder(self) -> None:
        late = time.monotonic() + AT_ONCE
        while not go_ahead(Path(os.environ[PLACE])).exists() and time.monotonic() < late:
            time.sleep(0.01)


class HungBot(FirstBot):
    name = "hung"
    seconds = 3600


class DeadlyBot(FirstBot):
    """Takes its process with it, every time."""

    name = "deadly"

    def ponder(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class FrailBot(FirstBot):
    """Takes its process with it as often as it is forgiven."""

    name = "frail"

    def ponder(self) -> None:
        if len(traces(Path(os.environ[PLACE]))) <= RETRIES:
            os.kill(os.getpid(), signal.SIGKILL)


class RaisingBot(FirstBot):
    name = "raising"

    def ponder(self) -> None:
        raise ValueError("no idea")


class LeavingBot(FirstBot):
    name = "leaving"

    def ponder(self) -> None:
        sys.exit("enough")


class NoisyBot(FirstBot):
    """Prints, reads and starts a program that stays, as if nobody else used these pipes."""

    name = "noisy"

    def ponder(self) -> None:
        print('["a loud answer", "", []]', flush=True)  # noqa: T201
        assert sys.stdin.read() == ""
        subprocess.Popen(["sleep", "5"])


class CheatingBot(FirstBot):
    name = "cheating"

    def pick(self, eyes: Eyes) -> Action:
        return next(action for action in AHURIS.actions if action not in eyes.legal())


class TalkingBot(FirstBot):
    """Echoes what it heard last, and promises a card to whoever said it."""

    name = "talking"

    def speak(self, eyes: Eyes, rng: Rng) -> list[Statement]:
        statements = katabasis.game("cerbere").talk()
        assert statements is not None
        last = self.heard[-1]
        whom = statements.seat_names[last.seat]
        return [last.statement, statements.statement(f"promise {whom} card")]


class ChatteringBot(TalkingBot):
    name = "chattering"

    def speak(self, eyes: Eyes, rng: Rng) -> list[Statement]:
        return super().speak(eyes, rng) * 1000


BOTS = {
    bot.name: f"{__name__}:{bot.__name__}"
    for bot in (
        *(FirstBot, SlowBot, PatientBot, HungBot, DeadlyBot, FrailBot, RaisingBot, LeavingBot, NoisyBot, CheatingBot),
        *(TalkingBot, ChatteringBot),
    )
}


# What the tests say


def positions(mode: str = "quartet-cooperative", seed: str = "reef") -> list[State]:
    """Every position of one match in which a seat is asked."""
    state = AHURIS.match(seed=seed, options={"mode": mode}).state.copy()
    rng = Rng(seed)
    found = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
        else:
            found.append(state.copy())
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    return found


STATE = positions()[0]
FIRST = STATE.legal_actions()[0]


def ask(thinkers: Thinkers, bot: str, state: State = STATE, seed: str = "lagoon") -> asyncio.Task[Action]:
    return asyncio.create_task(thinkers.choose(bot, state, state.to_move, seed))


async def failure(answer: Awaitable[object]) -> str:
    """The sentence with which a bot fails."""
    try:
        await answer
    except BotFailed as error:
        return str(error)
    raise AssertionError("it did not fail")


def awaited(test: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that is run to its end; one that waits in vain fails."""

    @functools.wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), 2 * AT_ONCE))

    return run


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(AT_ONCE):
        while not true():
            await asyncio.sleep(0.01)


async def kill_all(thinkers: Thinkers) -> None:
    """Returns when each of them is being replaced."""
    goal = thinkers.restarts + thinkers.running
    for pid in thinkers.pids:
        os.kill(pid, signal.SIGKILL)
    await until(lambda: thinkers.restarts >= goal)


def traces(place: Path) -> list[int]:
    """The process of each thought begun, in order."""
    return [int(trace.name.split("-")[1]) for trace in sorted(place.iterdir())]


def go_ahead(place: Path) -> Path:
    """The file that lets the patient answer; not among the traces."""
    return place.with_name(f"{place.name}-go-ahead")


def alive(pid: int) -> bool:
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, encoding="utf-8", check=False)
    return told.stdout.strip()[:1] not in ("", "Z")  # a zombie has ended, and waits for its parent to know


@contextlib.contextmanager
def started(program: str, *arguments: str, place: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A Python program in a process of its own, ended at the end of the test."""
    process = subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, PLACE: str(place), "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


# Answers


@awaited
async def test_a_bot_answers_as_it_would_here() -> None:
    async with Thinkers(2) as thinkers:
        assert thinkers.running == len(set(thinkers.pids)) == 2
        states = positions()[:60]
        chosen = await asyncio.gather(*(ask(thinkers, "random", state) for state in states))
        for state, action in zip(states, chosen, strict=True):
            sample = state.resample(state.to_move, Rng("lagoon"))
            rng = Rng(hashlib.sha256(b"lagoon/bot").hexdigest())
            assert action is RandomBot().choose(Eyes(sample, state.to_move, rng), rng)
        assert len(set(chosen)) > 5
        assert (thinkers.restarts, thinkers.lost) == (0, 0)


def test_what_crosses_to_a_process_is_the_same_whatever_the_truth() -> None:
    different = 0
    for truth in positions("quartet-competitive"):
        seat = truth.to_move
        other = truth.resample(seat, Rng("another truth"))
        different += truth != other
        assert request("random", truth, seat, "lagoon") == request("random", other, seat, "lagoon")
        name, sample, asked, seed, heard = pickle.loads(request("random", truth, seat, "lagoon"))
        assert (name, asked, heard) == ("random", seat, [])
        assert sample.view(seat).to_json() == truth.view(seat).to_json()
        assert "lagoon" not in seed  # with it, the sample could be dealt backwards
    assert different > 5  # there were secrets to keep


@awaited
async def test_a_bot_hears_what_was_stated_and_speaks(place: Path) -> None:
    state = katabasis.game("cerbere").match(seats=3, seed="reef").state
    heard = [(1, 3, "ask blue card"), (2, 7, "claim barque 1 3")]
    async with Thinkers(1, bots=BOTS) as thinkers:
        action, said = await thinkers.think("talking", state, state.to_move, "lagoon", heard)
        assert action is state.legal_actions()[0]
        assert said == ["claim barque 1 3", "promise green card"]
        _, said = await thinkers.think("chattering", state, state.to_move, "lagoon", heard)
        assert len(said) == MOST_SAID
        assert await thinkers.think("random", state, state.to_move, "lagoon", heard) == (
            await thinkers.choose("random", state, state.to_move, "lagoon"),
            [],
        )


@awaited
async def test_the_server_goes_on_while_a_bot_thinks(place: Path) -> None:
    async with Thinkers(1, bots=BOTS) as thinkers:
        answer = ask(thinkers, "patient")
        await until(lambda: len(traces(place)) == 1)
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert not answer.done()
        go_ahead(place).touch()
        assert await answer is FIRST


@awaited
async def test_two_bots_think_at_the_same_time(place: Path) -> None:
    async with Thinkers(2, bots=BOTS) as thinkers:
        answers = [ask(thinkers, "patient"), ask(thinkers, "patient")]
        await until(lambda: len(traces(place)) == 2)
        assert not any(answer.done() for answer in answers)
        assert sorted(traces(place)) == thinkers.pids
        go_ahead(place).touch()
        assert await asyncio.gather(*answers) == [FIRST, FIRST]


@awaited
async def test_thousands_wait_their_turn() -> None:
    done: list[int] = []

    async def answer(number: int) -> Action:
        action = await thinkers.choose("random", STATE, STATE.to_move, str(number))
        done.append(number)
        return action

    async with Thinkers(1) as thinkers:
        answers = await asyncio.gather(*(answer(number) for number in range(1200)))
        assert done == list(range(1200))
        assert set(answers) == set(STATE.legal_actions())
        for number in (0, 1, 600, 1199):  # nobody got the answer of somebody else
            assert answers[number] is await ask(thinkers, "random", seed=str(number))


def test_it_works_in_any_thread() -> None:
    answers: list[Action] = []

    @awaited
    async def run() -> None:
        async with Thinkers(1) as thinkers:
            answers.append(await ask(thinkers, "random"))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(AT_ONCE)
    assert len(answers) == 1


# Death


@awaited
async def test_a_process_killed_in_the_middle_of_a_thought_is_replaced_and_nothing_is_lost(place: Path) -> None:
    async with Thinkers(2, bots=BOTS) as thinkers:
        before = thinkers.pids
        answers = [ask(thinkers, "patient") for _ in range(4)]
        await until(lambda: len(traces(place)) == 2)
        os.kill(traces(place)[0], signal.SIGKILL)
        await until(lambda: len(traces(place)) == 3)
        go_ahead(place).touch()
        assert await asyncio.gather(*answers) == [FIRST] * 4
        assert len(traces(place)) == 5  # one thought was begun twice
        await until(lambda: thinkers.running == 2)
        assert (thinkers.restarts, thinkers.lost) == (1, 0)
        assert len(set(before) & set(thinkers.pids)) == 1


@awaited
async def test_who_is_free_takes_over_from_the_dead(place: Path) -> None:
    async with Thinkers(2, bots=BOTS) as thinkers:
        before = thinkers.pids
        answer = ask(thinkers, "patient")
        await until(lambda: len(traces(place)) == 1)
        os.kill(traces(place)[0], signal.SIGKILL)
        await until(lambda: len(traces(place)) == 2)
        go_ahead(place).touch()
        assert await answer is FIRST
        assert sorted(traces(place)) == before  # without waiting for a new process


@awaited
async def test_all_processes_killed_again_and_again_lose_nothing() -> None:
    async with Thinkers(2) as thinkers:
        answers = [ask(thinkers, "random", seed=str(number)) for number in range(800)]
        for _ in range(3):
            await until(lambda: thinkers.running == 2)  # some of them still start
            await kill_all(thinkers)
        assert set(await asyncio.gather(*answers)) == set(STATE.legal_actions())
        assert thinkers.lost == 0


@awaited
async def test_an_idle_process_that_dies_is_replaced_before_anybody_asks() -> None:
    async with Thinkers(2) as thinkers:
        killed = thinkers.pids[0]
        os.kill(killed, signal.SIGKILL)
        await until(lambda: thinkers.restarts == 1 and thinkers.running == 2)
        assert killed not in thinkers.pids
        os.kill(thinkers.pids[0], signal.SIGKILL)
        os.kill(thinkers.pids[1], signal.SIGKILL)
        await ask(thinkers, "random")  # asked before the loop could know
        assert thinkers.lost == 0


@awaited
async def test_a_thought_is_begun_again_three_times(place: Path) -> None:
    async with Thinkers(1, bots=BOTS) as thinkers:
        frail, next_one = ask(thinkers, "frail"), ask(thinkers, "random")
        assert await frail is FIRST
        assert not next_one.done()  # who waited longest still comes first
        await next_one
        assert len(set(traces(place))) == 1 + RETRIES
        assert (thinkers.restarts, thinkers.lost) == (RETRIES, 0)


@awaited
async def test_a_bot_that_kills_every_process_fails_and_harms_nobody_else(place: Path) -> None:
    async with Thinkers(1, bots=BOTS) as thinkers:
        deadly, next_one = ask(thinkers, "deadly"), ask(thinkers, "first")
        assert await failure(deadly) == "bot 'deadly' has no answer: 4 processes died over it"
        assert await next_one is FIRST
        assert len(traces(place)) == 1 + RETRIES + 1
        assert thinkers.lost == 1


@awaited
async def test_a_bot_that_hangs_is_stopped_while_others_go_on(place: Path) -> None:
    async with Thinkers(2, patience=5, bots=BOTS) as thinkers:
        hung = ask(thinkers, "hung")
        await until(lambda: len(traces(place)) == 1)
        (stuck,) = traces(place)
        assert await asyncio.gather(*(ask(thinkers, "random") for _ in range(50)))
        assert not hung.done()
        assert await failure(hung) == "bot 'hung' thought for more than 5 seconds and was stopped"
        await until(lambda: thinkers.restarts == 1 and thinkers.running == 2)
        assert stuck not in thinkers.pids
        assert traces(place) == [stuck]  # it is not asked again
        assert await asyncio.gather(*(ask(thinkers, "slow") for _ in range(2))) == [FIRST, FIRST]
        assert (thinkers.restarts, thinkers.lost) == (1, 1)


@awaited
async def test_a_process_killed_as_it_speaks_is_asked_nothing_more(place: Path) -> None:
    """Its answer counts, and the next question does not fail for it."""
    async with Thinkers(1, bots=BOTS) as thinkers:
        answer, next_one = ask(thinkers, "patient"), ask(thinkers, "first")
        await until(lambda: len(traces(place)) == 1)
        (worker,) = thinkers._workers
        worker.overdue = True  # as if the signal were on its way
        go_ahead(place).touch()
        assert await answer is FIRST
        os.kill(worker.process.pid, signal.SIGKILL)
        assert await next_one is FIRST
        assert (thinkers.restarts, thinkers.lost) == (1, 0)


@awaited
async def test_half_a_line_is_no_answer() -> None:
    process = await asyncio.create_subprocess_exec("printf", r"a line\nhalf", stdout=subprocess.PIPE)
    assert [await Worker(process).hear() for _ in range(2)] == [b"a line\n", b""]
    await process.wait()


# Bots that misbehave


@awaited
async def test_a_bot_that_raises_is_named_and_its_process_lives_on() -> None:
    async with Thinkers(1, bots=BOTS) as thinkers:
        before = thinkers.pids
        assert await failure(ask(thinkers, "raising")) == "bot 'raising' failed: ValueError: no idea"
        assert await failure(ask(thinkers, "leaving")) == "bot 'leaving' failed: SystemExit: enough"
        unknown = await failure(ask(thinkers, "rondom"))
        assert unknown == "bot 'rondom' failed: BadOption: there is no bot 'rondom'; did you mean 'random'?"
        await ask(thinkers, "random")
        assert thinkers.pids == before
        assert (thinkers.restarts, thinkers.lost) == (0, 3)


@awaited
async def test_only_a_legal_answer_of_the_seat_asked_is_taken() -> None:
    async with Thinkers(1, bots=BOTS) as thinkers:
        wrong = next(action for action in AHURIS.actions if action not in STATE.legal_actions())
        told = f"bot 'cheating' chose '{wrong.text}', which does not answer the question"
        assert await failure(ask(thinkers, "cheating")) == told
        other = (STATE.to_move + 1) % 4
        told = f"bot 'random' cannot answer for seat {other}, which is not asked"
        assert await failure(thinkers.choose("random", STATE, other, "lagoon")) == told
        assert thinkers.lost == 2


@awaited
async def test_what_a_bot_prints_is_no_answer() -> None:
    async with Thinkers(1, bots=BOTS) as thinkers:
        assert await ask(thinkers, "noisy") is FIRST
        assert await ask(thinkers, "noisy") is FIRST
        os.kill(thinkers.pids[0], signal.SIGKILL)  # seen at once, although the program that it started goes on
        await until(lambda: thinkers.restarts == 1 and thinkers.running == 1)
        await ask(thinkers, "random")


# Forgotten questions


@awaited
async def test_who_asks_no_more_leaves_everything_in_order(place: Path) -> None:
    async with Thinkers(1, bots=BOTS) as thinkers:
        thinking = ask(thinkers, "patient")
        await until(lambda: len(traces(place)) == 1)
        answers = [ask(thinkers, "first" if number % 2 else "random", seed=str(number)) for number in range(100)]
        await asyncio.sleep(0)
        thinking.cancel()
        for answer in answers[1::2]:
            answer.cancel()
        go_ahead(place).touch()
        wanted = await asyncio.gather(*answers[::2])
        assert thinking.cancelled()
        assert len(traces(place)) == 1  # no thought was wasted on those who left
        for number, action in zip(range(0, 100, 2), wanted, strict=True):
            assert action is await ask(thinkers, "random", seed=str(number))
        assert (thinkers.running, thinkers.restarts, thinkers.lost) == (1, 0, 0)


@awaited
async def test_a_hung_bot_is_stopped_although_nobody_asks_any_more(place: Path) -> None:
    async with Thinkers(1, patience=3, bots=BOTS) as thinkers:
        hung = ask(thinkers, "hung")
        await until(lambda: len(traces(place)) == 1)
        hung.cancel()
        await ask(thinkers, "random")
        assert thinkers.restarts == 1


# The end


@awaited
async def test_stopping_ends_hung_processes_and_open_questions(place: Path) -> None:
    thinkers = Thinkers(2, bots=BOTS)
    early = await failure(ask(thinkers, "random"))
    assert early == "bot 'random' has no process to think in: they are not started, or stopped"
    await thinkers.start()
    hung = [ask(thinkers, "hung") for _ in range(3)]
    await until(lambda: len(traces(place)) == 2)
    began = time.monotonic()
    await thinkers.stop()
    assert time.monotonic() - began < 20
    for question in hung:
        assert await failure(question) == "bot 'hung' has no answer: the server is stopping"
    assert not any(alive(pid) for pid in traces(place))
    assert thinkers.pids == []
    assert thinkers.restarts == 0
    assert "not started" in await failure(ask(thinkers, "random"))
    await thinkers.stop()  # once more does no harm
    for _ in range(2):
        await thinkers.start()
        await asyncio.gather(*(ask(thinkers, "random") for _ in range(20)))
        await thinkers.stop()


@awaited
async def test_a_process_that_cannot_start_is_told_of() -> None:
    thinkers = Thinkers(2, bots={"lost": "no_such_module:Bot"})
    assert "could not start" in await failure(thinkers.start())
    assert thinkers.pids == []


@awaited
async def test_starting_can_be_broken_off() -> None:
    thinkers = Thinkers(2)
    starting = asyncio.create_task(thinkers.start())
    await until(lambda: thinkers.running == 2)
    pids = thinkers.pids
    starting.cancel()
    await asyncio.wait({starting})
    assert starting.cancelled()
    assert thinkers.pids == []
    assert not any(alive(pid) for pid in pids)


@awaited
async def test_ctrl_c_is_for_the_server() -> None:
    async with Thinkers(2) as thinkers:
        before = thinkers.pids
        for pid in before:
            assert os.getsid(pid) != os.getsid(0)  # a terminal sends it to its own session only
            os.kill(pid, signal.SIGINT)
        await asyncio.gather(*(ask(thinkers, "random") for _ in range(20)))
        assert thinkers.pids == before
        assert thinkers.restarts == 0


SERVER = """
import asyncio
from test_workers import BOTS, Thinkers, ask

async def run():
    thinkers = Thinkers(2, patience=PATIENCE, bots=BOTS)
    await thinkers.start()
    question = ask(thinkers, "hung")
    await asyncio.sleep(0)
    print(*thinkers.pids, flush=True)
    await question

asyncio.run(run())
"""


def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """One of them idle, one in the middle of a thought."""
    patience = "30" if sys.platform == "linux" else "3"  # elsewhere an orphan thinks on, but not for long
    with started(SERVER.replace("PATIENCE", patience), place=tmp_path) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        asyncio.run(until(lambda: len(traces(tmp_path)) == 1))
        assert len(pids) == 2
        assert all(alive(pid) for pid in pids)
        server.kill()
        server.wait()
        asyncio.run(until(lambda: not any(alive(pid) for pid in pids)))


def test_an_orphan_ends_itself_where_the_kernel_does_not(tmp_path: Path) -> None:
    """Started by hand, since this kernel may well do it."""
    impatient = json.dumps([os.getpid(), 1, BOTS])  # three seconds for a thought
    with started(PROGRAM, impatient, place=tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == READY
        process.stdin.write(request("first", STATE, STATE.to_move, "lagoon"))
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == [FIRST.text, "", []]
        time.sleep(3.5)
        assert process.poll() is None  # only thoughts are timed
        process.stdin.write(request("hung", STATE, STATE.to_move, "lagoon"))
        process.stdin.flush()
        assert process.wait(AT_ONCE) == -signal.SIGALRM
