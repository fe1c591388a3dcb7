"""Bots think in processes of their own: a slow, broken or dying bot holds up no match but its own.

What crosses to a process holds no secret: all that the seat cannot know is dealt again before.

>>> import katabasis
>>> async def first_answer() -> str:
...     state = katabasis.game("ahuris").match(seats=1, seed="reef").state
...     async with Thinkers(1) as thinkers:
...         return (await thinkers.choose("random", state, 0, seed="lagoon")).text
>>> asyncio.run(first_answer())
'explore teller'
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import hashlib
import json
import logging
import math
import os
import pickle
import pkgutil
import signal
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from katabasis.bots import Bot, Eyes, bot
from katabasis.bots.levels import SECONDS
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.state import State
from katabasis.engine.talk import Spoken
from katabasis.games import playable
from katabasis.server.coach.thoughts import HINT, PRICES, hint_of, prices_of
from katabasis.server.fair.turns import Turn, Turns

Heard = tuple[int, int, str]  # a statement: seat, length of the record when it was made, notation

MOST_SAID = 10  # statements in one answer of a bot
LONGEST = 2**24  # bytes of an answer
RETRIES = 3  # how often a thought is begun again after its process died
SHORTEST = 0.02  # seconds of a thought, however many wait
HURRIED = 0.5  # of the usual time, or less: then people are told that bots think more briefly
PAUSE = 0.5  # seconds before another try, when a process could not start
PROGRAM = "from katabasis.server.workers import think; think()"
READY = b"ready\n"
ANYBODY = Turn()  # of whom nothing is known
PR_SET_PDEATHSIG = 1  # from <sys/prctl.h>

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot has no answer: the sentence says which bot, and why."""


class Thought:
    """One question on its way to a process, and the answer on its way back."""

    def __init__(self, name: str, request: bytes, turn: Turn) -> None:
        self.name = name  # of the bot
        self.request = request
        self.turn = turn
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.deaths = 0  # processes that died over it

    def fail(self, why: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(BotFailed(f"bot '{self.name}' {why}"))


class Worker:
    """One process, and what it thinks about."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.thought: Thought | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.overdue = False  # killed because it thought too long

    def begin(self, thought: Thought, patience: float, seconds: float = SECONDS) -> None:
        """Hand over a question, and how long the bot may think."""
        self.thought = thought
        self.clock = asyncio.get_running_loop().call_later(patience, self.kill, True)
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, RuntimeError):  # it has just died: its silence will tell
            hurry = pickle.dumps(seconds, pickle.HIGHEST_PROTOCOL) if seconds < SECONDS else b""
            self.process.stdin.write(hurry + thought.request)

    async def hear(self) -> bytes:
        """The next line it says; nothing once it has died, be it in the middle of a line."""
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
        except OSError:
            return b""
        return line if line.endswith(b"\n") else b""

    def finish(self) -> Thought | None:
        """What it was thinking about."""
        thought, self.thought = self.thought, None
        if self.clock is not None:
            self.clock.cancel()
        return thought

    def kill(self, overdue: bool = False) -> None:
        self.overdue = overdue
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)  # process.kill() would race with asyncio for the exit code


class Thinkers:
    """Processes in which bots think."""

    def __init__(self, processes: int, patience: float = 30.0, bots: Mapping[str, str] | None = None) -> None:
        self.processes = processes
        self.patience = patience  # seconds for one thought, without the wait for a free process
        self.bots = dict(bots or {})  # bots besides ours: name to "module:Class"
        self.restarts = 0  # processes that had to be replaced
        self.lost = 0  # questions left without an answer
        self._open = False
        self._waiting: Turns[Thought] = Turns()
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()  # all that live, also while they start
        self._keepers: list[asyncio.Task[None]] = []  # one for each process

    @property
    def pids(self) -> list[int]:
        return sorted(worker.process.pid for worker in self._workers if worker.process.returncode is None)

    @property
    def running(self) -> int:
        return len(self.pids)

    async def start(self) -> None:
        """Start every process; returns once all of them can answer at once."""
        self._open = True
        try:
            workers = await asyncio.gather(*(self._spawn() for _ in range(self.processes)))
        except BaseException:
            await self.stop()
            raise
        self._keepers = [asyncio.create_task(self._keep(worker)) for worker in workers]

    async def stop(self) -> None:
        """End every process, whatever it does; questions still open fail."""
        self._open = False
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        left = [*self._waiting, *(worker.thought for worker in self._workers if worker.thought)]
        await asyncio.gather(*(self._end(worker) for worker in list(self._workers)))
        for thought in left:
            thought.fail("has no answer: the server is stopping")
        self._waiting.clear()
        self._idle.clear()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stop()

    @property
    def seconds(self) -> float:
        """How long a bot may think about an answer now: less, the more thoughts wait for each process."""
        return max(SHORTEST, SECONDS / (1.0 + len(self._waiting) / self.processes))

    @property
    def hurried(self) -> bool:
        """Whether so many thoughts wait that bots think noticeably less."""
        return self.seconds <= SECONDS * HURRIED

    async def choose(self, bot: str, state: State, seat: int, seed: str) -> Action:
        """The bot's answer for the seat that is asked: the same for a seed, which nobody else may know."""
        return (await self.think(bot, state, seat, seed))[0]

    async def think(
        self, bot: str, state: State, seat: int, seed: str, heard: Sequence[Heard] = (), turn: Turn = ANYBODY
    ) -> tuple[Action, list[str]]:
        """The same at a table where statements were made, and those that the bot makes before it answers."""
        try:
            if not self._open:
                raise BotFailed(f"bot '{bot}' has no process to think in: they are not started, or stopped")
            if state.to_move != seat:
                raise BotFailed(f"bot '{bot}' cannot answer for seat {seat}, which is not asked")
            legal = {action.text: action for action in state.legal_actions()}
            text, said = await self._thought(bot, request(bot, state, seat, seed, heard), turn)
            if text not in legal:
                raise BotFailed(f"bot '{bot}' chose '{text}', which does not answer the question")
            return legal[text], said
        except BotFailed:
            self.lost += 1
            raise

    async def work(self, name: str, request: bytes, turn: Turn = ANYBODY) -> Any:
        """What a process makes of a request that is not for a bot."""
        if not self._open:
            raise BotFailed(f"'{name}' has no process to think in: they are not started, or stopped")
        return (await self._thought(name, request, turn))[0]

    async def _thought(self, name: str, request: bytes, turn: Turn) -> tuple[Any, list[str]]:
        thought = Thought(name, request, turn)
        self._waiting.put(turn, thought)
        self._hand_out()
        found, error, said = json.loads(await thought.answer)
        if error:
            raise BotFailed(f"bot '{name}' failed: {error}")
        return found, said

    def _hand_out(self) -> None:
        """Give what waits, in fair turns, to who is idle."""
        while self._idle and self._waiting:
            thought = self._waiting.take()
            if not thought.answer.done():  # else nobody wants to know any more
                self._idle.pop().begin(thought, self.patience, self.seconds)

    async def _keep(self, worker: Worker) -> None:
        """Keep one process busy, and put another in its place each time it dies."""
        while True:
            await self._serve(worker)
            await self._end(worker)
            log.warning("process %d, in which bots think, is replaced", worker.process.pid)
            worker = await self._replacement()

    async def _serve(self, worker: Worker) -> None:
        """Hand out questions and answers until the process dies; then save the question it had."""
        said = READY
        while said:
            if not worker.overdue:  # else it was killed as it spoke
                self._idle.append(worker)
                self._hand_out()
            said = await worker.hear()
            thought = worker.finish()
            if said and thought is not None and not thought.answer.done():
                thought.answer.set_result(said)
        if worker in self._idle:
            self._idle.remove(worker)
        if thought is not None:
            thought.deaths += 1
            if worker.overdue:
                thought.fail(f"thought for more than {self.patience:g} seconds and was stopped")
            elif thought.deaths > RETRIES:
                thought.fail(f"has no answer: {thought.deaths} processes died over it")
            else:
                self._waiting.put(thought.turn, thought, first=True)
                self._hand_out()

    async def _replacement(self) -> Worker:
        while True:
            self.restarts += 1
            try:
                return await self._spawn()
            except (OSError, BotFailed) as error:
                log.error("%s; trying again", error)
                await asyncio.sleep(PAUSE)

    async def _spawn(self) -> Worker:
        """A process that has imported what it needs."""
        told = json.dumps([os.getpid(), math.ceil(self.patience), self.bots])
        path = os.pathsep.join(str(Path(entry).absolute()) for entry in sys.path)
        own = {name: value for name, value in os.environ.items() if not name.startswith("KATABASIS_")}  # no passwords
        # In a session of its own: Ctrl+C in the terminal is for the server, which then ends its processes in order.
        # From the thread of the loop: the kernel ends a process when the thread that started it dies.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", PROGRAM, told),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST,
            env={**own, "PYTHONPATH": path},
            start_new_session=True,
        )
        worker = Worker(process)
        self._workers.add(worker)
        if await worker.hear() != READY:
            await self._end(worker)
            raise BotFailed("a process for bots could not start; what it wrote to standard error says why")
        return worker

    async def _end(self, worker: Worker) -> None:
        worker.finish()
        worker.kill()
        await worker.process.wait()
        self._workers.discard(worker)


def request(name: str, state: State, seat: int, seed: str, heard: Sequence[Heard] = ()) -> bytes:
    """What crosses to a process: a position that the seat cannot tell from the true one, a seed for the bot, the talk.

    The talk is what the whole table heard: of each statement the seat, the length of the record then, and the notation.
    """
    sample = state.resample(seat, Rng(seed))
    # Who knew the seed of the sample could deal backwards to the truth; a digest does not lead back to it.
    own = hashlib.sha256(f"{seed}/bot".encode()).hexdigest()
    return pickle.dumps((name, sample, seat, own, list(heard)), pickle.HIGHEST_PROTOCOL)


def think() -> None:
    """What each process does: read a question, write an answer, until the server closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server, patience, bots = json.loads(sys.argv[1])
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != server:  # it died before the kernel was told
        return
    with os.fdopen(os.dup(0), "rb") as questions, os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot that reads, prints or starts programs gets other pipes
        os.dup2(2, 1)
        more = {name: pkgutil.resolve_name(place) for name, place in bots.items()}
        playable()  # loads them
        answers.write(READY)
        answers.flush()
        while questions.peek(1):
            asked = pickle.load(questions)
            seconds = SECONDS
            if isinstance(asked, float):  # many wait: this much may be thought about what follows
                seconds, asked = asked, pickle.load(questions)
            name, *rest = asked
            signal.alarm(2 * patience + 1)  # ends orphans where the kernel does not, even in compiled code
            answer = coached(name, rest) if name in (HINT, PRICES) else answer_of(more, name, *rest, seconds=seconds)
            signal.alarm(0)
            answers.write(json.dumps(answer).encode() + b"\n")
            answers.flush()


def answer_of(
    more: dict[str, type[Bot]],
    name: str,
    sample: State,
    seat: int,
    seed: str,
    heard: Sequence[Heard],
    *,
    seconds: float = SECONDS,
) -> tuple[str, str, list[str]]:
    """The text of the bot's answer, what went wrong, if anything, and the statements it makes."""
    try:
        player = more[name]() if name in more else bot(name, seconds)
        statements = sample.game.talk()
        if statements is not None:
            player.heard = [Spoken(who, length, statements.statement(text)) for who, length, text in heard]
        rng = Rng(seed)
        eyes = Eyes(sample, seat, rng)
        action = player.choose(eyes, rng)
        return action.text, "", [str(said.text) for said in player.speak(eyes, rng)][:MOST_SAID]
    except BaseException as error:  # a bot may even try to exit
        traceback.print_exc()
        return "", f"{type(error).__name__}: {error}"[:500], []


def coached(name: str, rest: list[Any]) -> tuple[Any, str, list[str]]:
    """The same for the coach: what it found, and what went wrong, if anything."""
    try:
        return (hint_of(*rest) if name == HINT else prices_of(*rest)), "", []
    except BaseException as error:
        traceback.print_exc()
        return None, f"{type(error).__name__}: {error}"[:500], []
