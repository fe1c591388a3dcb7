"""The coach at the tables: it thinks in the processes of the bots, and is asked about each question once.

A hint is made from a position that the seat cannot tell from the true one.  Luck and skill are told of finished
matches, in which nothing is hidden any more; they are priced piece by piece, so that bots are never kept waiting.
"""

from __future__ import annotations

import asyncio
import hashlib
import pickle
import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import structlog

from katabasis.coach.blunder import BLUNDER, DOUBT
from katabasis.coach.pricing import Moment, Piece, moments_of, piece_of
from katabasis.coach.report import FEWEST, assembled
from katabasis.coach.telling import reason
from katabasis.engine.chance import Rng
from katabasis.engine.match import Match
from katabasis.engine.message import Message
from katabasis.engine.state import State
from katabasis.server.coach.thoughts import HINT, PRICES
from katabasis.server.database.models import PERSON
from katabasis.server.fair.turns import Turn
from katabasis.server.table.updates import tell_seats
from katabasis.server.wire.advice import AdvisedAnswer, HintTold, Judgement, Luck, LuckReport, LuckSeat, LuckStep
from katabasis.server.wire.refusals import Refused
from katabasis.server.wire.speech import Speech
from katabasis.server.workers import BotFailed, Thinkers

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

log = structlog.get_logger()

HINT_SECONDS = 1.0  # for one hint
HINT_ROUNDS = 128
PART_SECONDS = 0.8  # of pricing, before bots have their turn
REPORT_SECONDS = 30.0  # of pricing for one report
REPORT_ROUNDS = 24
REPORTS = 100  # kept in memory


class Looking:
    """A report that is being made, or is ready."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.report: dict[str, Any] | None = None
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class Advice:
    """What is thought about the question asked at a table, once it was asked for."""

    def __init__(self, length: int, seat: int, task: asyncio.Task[dict[str, Any]]) -> None:
        self.question = (length, seat)
        self.task = task


class Coach:
    """The coach of one process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.latest: WeakKeyDictionary[Table, Advice] = WeakKeyDictionary()  # the last of each table
        self.hinted: WeakKeyDictionary[Table, set[tuple[int, int]]] = WeakKeyDictionary()  # lengths and seats, counted
        self.reports: OrderedDict[str, Looking] = OrderedDict()
        self.turn = asyncio.Semaphore(1)  # reports are made one after the other

    # Hints

    async def advice(self, table: Table, seat: int) -> tuple[int, dict[str, Any]]:
        """What there is to say about the question asked now: thought about once, however often it is asked for."""
        async with table.lock:
            match = table.playing()
            if table.finished or match.over:
                raise Refused("match-over")
            if not table.row.coach:
                raise Refused("no-coach")
            if match.to_move != seat:
                raise Refused("not-asked")
            length = len(table.entries)
            thought = self.latest.get(table)
            if thought is None or thought.question != (length, seat):
                task = asyncio.create_task(self._hint(match.state.copy(), seat))
                thought = self.latest[table] = Advice(length, seat, task)
        try:
            return length, await asyncio.shield(thought.task)
        except BotFailed as wrong:
            if self.latest.get(table) is thought:  # the next who asks begins anew
                del self.latest[table]
            log.warning("coach has no answer", table=table.id[:6], cause=str(wrong))
            raise Refused("coach-silent") from wrong

    async def _hint(self, state: State, seat: int) -> dict[str, Any]:
        request = hint_request(state, seat, secrets.token_hex(16))
        found: dict[str, Any] = await self.thinkers.work("coach", request)
        return found

    async def hint(self, table: Table, seat: int, speech: Speech) -> HintTold:
        """The best answers, with what they are worth and why; everybody at the table sees that it was asked for."""
        length, found = await self.advice(table, seat)
        async with table.lock:
            hinted = self.hinted.setdefault(table, set())
            if (length, seat) not in hinted:
                hinted.add((length, seat))
                async with table.hall.store.changing(table.id) as (_, row, seats):
                    seats[seat].hints = (seats[seat].hints or 0) + 1
                table.set_rows(row, seats)
                tell_seats(table)
        game = table.game
        answers = [
            AdvisedAnswer(
                action=text,
                text=speech.words.text(game.action_message(game.action(text))),
                value=value,
                error=error,
                behind=behind,
                advised=place == 0,
            )
            for place, (text, value, error, behind, _) in enumerate(found["answers"])
        ]
        return HintTold(
            length, seat, answers, speech.said_of(reason(Message(*found["why"]), speech.words)), found["rounds"]
        )

    async def judgement(self, table: Table, seat: int, length: int, text: str) -> Judgement:
        """Whether an answer is a blunder, before it is given: whoever tries again has seen nothing by it."""
        if not alone(table, seat):
            raise Refused("not-alone")
        if length != len(table.entries):
            return Judgement(len(table.entries), text, 0.0, False)
        at, found = await self.advice(table, seat)
        for action, _, _, behind, error in found["answers"]:
            if action == text:
                given = behind if behind > DOUBT * error else 0.0
                return Judgement(at, text, given, at == length and given >= BLUNDER)
        raise Refused("bad-request", detail="this answer cannot be given to the question asked now")

    # Luck and skill

    def luck(self, table: Table, speech: Speech) -> Luck:
        """The report of a finished match, or how far it has come.  The lock is held."""
        match = table.playing()
        if not table.finished or not match.over:
            raise Refused("not-over")
        looking = self.reports.get(table.id)
        if looking is None or looking.failed:
            looking = self.reports[table.id] = Looking()
            looking.task = asyncio.create_task(self._look(table.id, match, looking))
            while len(self.reports) > REPORTS:
                self.reports.popitem(last=False)
        self.reports.move_to_end(table.id)
        if looking.report is None:
            return Luck("thinking", round(looking.progress, 3), None)
        return Luck("ready", 1.0, told_report(match, looking.report, speech))

    async def _look(self, name: str, match: Match, looking: Looking) -> None:
        """Price the match piece by piece."""
        try:
            async with self.turn:
                text = match.record.text()
                moments = await asyncio.to_thread(moments_of, match)
                total = REPORT_ROUNDS * len(moments)
                found: list[Piece] = []
                parts = 0
                while len(found) < total and (
                    parts * PART_SECONDS < REPORT_SECONDS or len(found) < FEWEST * len(moments)
                ):
                    request = prices_request(text, name, len(found), REPORT_ROUNDS)
                    part = await self.thinkers.work("coach", request, Turn(name, awaited=False))
                    found += [piece_of(told) for told in part]
                    parts += 1
                    looking.progress = max(len(found) / total, min(0.99, parts * PART_SECONDS / REPORT_SECONDS))
                looking.report = await asyncio.to_thread(report_json, match, moments, found, name)
        except (BotFailed, asyncio.CancelledError) as wrong:
            looking.failed = True
            log.warning("coach has no answer", table=name[:6], cause=str(wrong))

    async def stop(self) -> None:
        tasks = [looking.task for looking in self.reports.values() if looking.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def alone(table: Table, seat: int) -> bool:
    """Whether whoever holds this seat plays with nobody but bots."""
    holder = table.seats[seat].holder
    people = [one for one in table.seats if one.kind == PERSON]
    return all(one.holder == holder for one in people) and all(one.kind != "open" for one in table.seats)


def hint_request(state: State, seat: int, seed: str) -> bytes:
    """What crosses to a process: a position that the seat cannot tell from the true one, and a seed."""
    sample = state.resample(seat, Rng(seed))
    # Who knew the seed of the sample could deal backwards to the truth; a digest does not lead back to it.
    own = hashlib.sha256(f"{seed}/coach".encode()).hexdigest()
    return pickle.dumps((HINT, sample, seat, own, HINT_ROUNDS, HINT_SECONDS), pickle.HIGHEST_PROTOCOL)


def prices_request(record: str, seed: str, start: int, rounds: int) -> bytes:
    return pickle.dumps((PRICES, record, seed, start, rounds, PART_SECONDS), pickle.HIGHEST_PROTOCOL)


def report_json(match: Match, moments: list[Moment], found: list[Piece], seed: str) -> dict[str, Any]:
    return assembled(match, moments, found, seed).to_json()


def told_report(match: Match, report: dict[str, Any], speech: Speech) -> LuckReport:
    """The report with its answers in words."""
    game = match.game

    def said(text: str) -> str:
        return speech.words.text(game.action_message(game.answer(text))) if text else ""

    return LuckReport(
        rounds=report["rounds"],
        length=report["length"],
        seats=[LuckSeat(**seat) for seat in report["seats"]],
        steps=[
            LuckStep(**step, text=said(step["action"]), better_text=said(step["better"])) for step in report["steps"]
        ],
    )
