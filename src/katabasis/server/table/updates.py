"""What a table tells whoever listens: each gets what it may know, and what is new for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE, may_know
from katabasis.server.table.facts import table_facts
from katabasis.server.table.listener import Listener
from katabasis.server.table.naming import named
from katabasis.server.table.news import kept_since
from katabasis.server.table.seats import missing
from katabasis.server.wire.messages import UndoneAnswer, encode
from katabasis.server.wire.speech import Speech, speech

if TYPE_CHECKING:
    from katabasis.server.table.table import Table

RECENT = 30  # lines whose events a newcomer gets at once; the rest is there to be asked for


def tell(table: Table, author: Listener | None = None, reply: str = "") -> None:
    """Everybody gets what is new for them.  Called with the lock held, when all that is known stands."""
    made: dict[tuple[int, str, int, str, bool, bool], bytes] = {}
    for listener in table.listeners:
        if listener is author:
            listener.answer_waits()
            listener.reply = reply
        key = (
            listener.seat,
            listener.speech.language,
            listener.known,
            listener.reply,
            listener.ahead,
            listener.marks,
        )
        if key not in made:
            made[key] = update(table, *key)
        listener.offer(made[key], len(table.entries))


def dismiss(table: Table) -> None:
    """Whoever answered for a seat that is no longer theirs hears no more of it."""
    for listener in list(table.listeners):
        if listener.seat >= 0 and table.seats[listener.seat].holder != listener.player:
            table.leave(listener)
            listener.lose()


def tell_seats(table: Table) -> None:
    """Everybody sees who sits where; whoever had to leave a seat hears no more of it."""
    dismiss(table)
    made: dict[tuple[str, str], bytes] = {}
    players = table.players()
    for listener in table.listeners:
        player = listener.player if listener.player in players else ""  # all others see the same
        key = (player, listener.speech.language)
        if key not in made:
            made[key] = encode(table_facts(table, *key))
        listener.note(made[key])


def tell_one(table: Table, listener: Listener, reply: str = "") -> None:
    """One listener gets the current view."""
    listener.answer_waits()
    listener.reply = reply
    language = listener.speech.language
    shown = update(table, listener.seat, language, listener.known, reply, listener.ahead, listener.marks)
    listener.offer(shown, len(table.entries))


def update(
    table: Table, seat: int, language: str, since: int, reply: str = "", ahead: bool = False, marks: bool = False
) -> bytes:
    """All that a seat, or a spectator, may know now, and what is new since a length; what lies ahead, if wanted."""
    spoken = speech(language)
    match = table.playing()
    kept = kept_since(table.news.cuts, since, len(table.entries))
    asked = table.asked()
    ahead = ahead and seat >= 0 and asked == seat
    if ahead:
        table.ahead.look(match)
    return named(
        table,
        {
            "type": "update",
            "reply": reply,
            "match": table.id,
            "seat": seat if seat >= 0 else None,
            "length": len(table.entries),
            "asked": asked,
            "kept": kept,
            "events": table.news.since(match, seat, kept, spoken),
            "question": None if asked is None else spoken.message(match.game.question_message(match.state, seat)),
            "choices": [] if asked not in (seat, CHANCE) else choices(table, match, seat, spoken),
            "related": [spoken.related(match.game, action) for action in table.ahead.related] if ahead else [],
            "foreseen": table.ahead.foreseen if ahead else {},
            "undo": undo_state(table, match, seat, asked, spoken),
            "orders": match.game.orders_json(match.standing(seat)) if seat >= 0 else {},
            "result": result(match, spoken) if asked is None else None,
            "view": match.view(seat).to_json(),
        },
        language,
        marks,
    )


def choices(table: Table, match: Match, seat: int, speech: Speech) -> list[msgspec.Raw]:
    if seat < 0 or not table.may_answer(match, seat):
        return []
    return [speech.choice(match.game, action) for action in match.legal_actions()]


def undo_state(table: Table, match: Match, seat: int, asked: int | None, speech: Speech) -> dict[str, Any]:
    """What may be taken back, and what waits for consent."""
    playing = seat >= 0 and asked is not None
    row = table.row
    asking = row.undo_length == len(table.entries)
    possible = playing and table.may_ask_back(seat)
    wishing = row.undo_seat if asking else seat if possible else None
    return {
        "free": playing and match.undoable(seat),
        "possible": possible,
        "asked_by": row.undo_seat if asking else None,
        "agreed": [who for who in range(len(table.seats)) if asking and row.undo_agreed >> who & 1],
        "missing": missing(row, table.seats) if asking else [],
        "answers": [] if wishing is None else undone(match, wishing, seat, speech),
    }


def undone(match: Match, wishing: int, seat: int, speech: Speech) -> list[UndoneAnswer]:
    """What a seat's wish would take back, as another point of view may know it."""
    count = 1 if match.undoable(wishing) else match.since_last_decision(wishing)
    return [
        UndoneAnswer(answer.seat, speech.name(match.game, answer.action) if may_know(answer.audience, seat) else "")
        for answer in match.answers[-count:]
    ]


def result(match: Match, speech: Speech) -> dict[str, Any] | None:
    """How a match ended."""
    if not match.over:
        return None
    text = speech.say(f"{match.game.name}-ending-{match.ending}")
    return {"ending": match.ending, "text": text, "winners": match.winners, "returns": match.returns}
