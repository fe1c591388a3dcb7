"""What seats do at a table: answer, answer in advance, and ask why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from katabasis.engine.action import Action
from katabasis.engine.errors import IllegalAction, KatabasisError
from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE
from katabasis.server.database.models import BOT
from katabasis.server.metrics import METRICS
from katabasis.server.table.listener import Listener
from katabasis.server.table.seats import server_answers
from katabasis.server.table.updates import tell
from katabasis.server.wire.messages import Why
from katabasis.server.wire.refusals import Refused, bad_request
from katabasis.server.wire.speech import Speech

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

TRIES = 5  # to add a line that fits anywhere, while other processes add theirs


async def answer(table: Table, seat: int, length: int, text: str, by: str, listener: Listener | None = None) -> str:
    """Play an answer: "accepted" when it stands, "stale" if the record is not that long any more."""
    async with table.lock:
        await table.catch_up_to(length)
        match = table.playing()
        if length != len(table.entries):
            METRICS.stale.inc()
            return "stale"
        if match.over or table.finished:
            raise Refused("match-over")
        if by == BOT and not server_answers(table.seats[seat]):
            return "stale"  # whoever was away is back
        if by != BOT and table.seats[seat].minded:
            raise Refused("minded")
        if not table.may_answer(match, seat):
            raise Refused("not-asked")
        if not await table.play(seat, understood(table, match, seat, text)):
            return "stale"
        METRICS.answers.labels(by).inc()
        tell(table, listener, "accepted")
    table.hall.go_on(table)
    return "accepted"


def understood(table: Table, match: Match, seat: int, text: str) -> Action:
    """The action that a text names, if it may be given now; else a refusal with the rule."""
    try:
        if match.to_move == CHANCE:
            action = match.game.outcome(text)
            if action not in match.legal_actions():
                raise IllegalAction(f"'{action.text}' cannot come now")
            return action
        action = match.game.action(text)
    except KatabasisError as wrong:
        raise bad_request(wrong) from wrong
    reason = match.why_not(action, seat)
    if reason is not None:
        raise Refused("not-possible", reason=reason, names=table.names)
    return action


async def order(table: Table, seat: int, text: str, listener: Listener | None = None) -> str:
    """Take a seat's standing order, whoever is asked now; only that seat hears which it is."""
    for _ in range(TRIES):
        async with table.lock:
            await table.catch_up_to(None)
            match = table.playing()
            if match.over or table.finished:
                raise Refused("match-over")
            table.hall.quotas.check_order(table, seat)
            try:
                stands = await table.order(seat, text)
            except KatabasisError as wrong:
                raise bad_request(wrong) from wrong
            if stands:
                tell(table, listener, "accepted")
                break
    else:
        return "stale"
    table.hall.go_on(table)
    return "accepted"


def why_not(table: Table, seat: int, text: str, speech: Speech) -> Why:
    """Why an answer cannot be given now."""
    match = table.playing()
    try:
        action = match.game.action(text)
    except KatabasisError as wrong:
        raise bad_request(wrong) from wrong
    if match.over or table.finished:
        raise Refused("match-over")
    reason = match.why_not(action, seat)
    told: Any = None if reason is None else speech.message(reason)
    return Why("why", action.text, reason is None, told)
