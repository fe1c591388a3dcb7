"""A table and a game as everybody sees them."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

import katabasis
from katabasis.bots import BOTS, MINDER, OPPONENT
from katabasis.bots.ratings import ratings
from katabasis.engine.dealers import HUMAN
from katabasis.engine.game import Game
from katabasis.engine.option import Option
from katabasis.engine.talk import Blank, Statements
from katabasis.games import NAMES
from katabasis.server.forms import StatementForm, StatementPart, StatementValue
from katabasis.server.levels import BotLevel, BotRating
from katabasis.server.models import ARCHIVED, GATHERING, OVER, MatchRow, SeatRow
from katabasis.server.offering import closed_by, kind, seats_for
from katabasis.server.protocol import (
    GameFacts,
    GameOption,
    OptionValue,
    PromiseText,
    Seat,
    TableFacts,
)
from katabasis.server.speech import Speech
from katabasis.server.table import Table


def table_facts(table: Table, player: str) -> TableFacts:
    """A table, for one player or for somebody unknown."""
    connected = {listener.seat for listener in table.listeners}
    return match_facts(table.row, table.seats, player, connected)


def match_facts(row: MatchRow, seats: list[SeatRow], player: str, connected: set[int]) -> TableFacts:
    """The same from the rows alone, for lists."""
    playable = row.game in NAMES and katabasis.game(row.game).rules_version == row.rules
    names = katabasis.game(row.game).seat_names(row.seats) if playable else [str(seat + 1) for seat in range(row.seats)]
    begun = row.status != GATHERING
    shown: Any = row.status
    return TableFacts(
        type="table",
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        status=shown,
        listed=row.listed,
        spectators=row.spectators,
        dealer="people" if row.dealer == HUMAN else "server",
        mind_after=row.mind_after,
        minder=row.minder,
        coach=bool(row.coach),
        hosting=bool(player) and row.host == player,
        seats=[
            Seat(
                seat=seat.seat,
                name=names[seat.seat],
                kind=seat.kind,
                nickname=seat.nickname,
                bot=seat.bot,
                ready=seat.ready,
                minded=seat.minded,
                connected=seat.seat in connected,
                mine=bool(player) and seat.holder == player,
                owned=bool(player) and seat.owner == player,
                hints=seat.hints or 0,
                word=seat.word if begun else UNSET,
            )
            for seat in seats
        ],
        promises=promises(row),
        length=row.length,
        asked=row.asked,
        ending=row.ending,
        parent=row.parent,
        parent_at=row.parent_at,
        created=row.created,
        changed=row.changed,
        playable=playable,
    )


def promises(row: MatchRow) -> list[PromiseText]:
    """What was promised about chance; the last secret stays one until the match is over."""
    finished = row.status in (OVER, ARCHIVED)
    seeds = dict(row.seeds)
    told = []
    for place, (start, commitment, words, secret) in enumerate(row.promises):
        shown = finished or place < len(row.promises) - 1
        told.append(
            PromiseText(start, commitment, words, secret if shown else "", seeds.get(start, "") if shown else "")
        )
    return told


def game_facts(name: str, speech: Speech) -> GameFacts:
    """A game, with all that a table may decide."""
    found = katabasis.game(name)
    return GameFacts(
        name=name,
        title=speech.say(f"{name}-title"),
        rules_version=found.rules_version,
        seats=found.seats,
        seat_names=[found.seat_names(count) for count in found.seats],
        options=[_option(name, option, speech) for option in found.options],
        bots=[_level(name, bot, speech) for bot in BOTS],
        opponent=OPPONENT,
        minder=MINDER,
        statements=statement_forms(found, speech),
    )


def _level(game: str, bot: str, speech: Speech) -> BotLevel:
    measured = [
        BotRating(
            seats=rating.seats,
            options=rating.options,
            kind=rating.kind,
            value=rating.value,
            low=rating.low,
            high=rating.high,
            matches=rating.matches,
            text=speech.say(f"bot-rating-{rating.kind}", rating.numbers()),
        )
        for rating in ratings(game, bot)
    ]
    return BotLevel(bot, speech.say(f"bot-{bot}"), speech.words.form(f"bot-{bot}", "help"), measured)


def statement_forms(game: Game, speech: Speech) -> list[StatementForm]:
    """What may be said in a set form, ready to be filled in."""
    statements = game.talk()
    if statements is None:
        return []
    found = []
    for form in statements.forms:
        kind: Any = form.kind
        parts = [_part(game.name, statements, part, speech) for part in form.parts]
        found.append(StatementForm(form.name, kind, speech.say(f"{game.name}-form-{form.name}"), form.rule, parts))
    return found


def _part(game: str, statements: Statements, part: str | Blank, speech: Speech) -> StatementPart:
    if isinstance(part, str):
        return StatementPart(part, "", "", False, [])
    values = []
    for value in part.values:
        spoken = statements.spoken(part, value)
        key = str(spoken).removeprefix("@") if part.seat else f"{game}-{part.name}-{spoken}"
        values.append(StatementValue(value, value if isinstance(spoken, int) else speech.say(key)))
    return StatementPart("", part.name, speech.say(f"{game}-blank-{part.name}"), part.seat, values)


def _option(game: str, option: Option, speech: Speech) -> GameOption:
    return GameOption(
        name=option.name,
        kind=kind(option),
        default=option.default,
        text=speech.say(f"{game}-option-{option.name}"),
        rule=option.rule,
        values=[
            OptionValue(
                value,
                _value(game, option.name, value, speech),
                seats_for(game, option.name, value),
                closed_by(game, option.name, value),
            )
            for value in option.values
        ],
        low=option.low,
        high=option.high,
        presets=option.presets,
    )


def _value(game: str, option: str, value: str, speech: Speech) -> str:
    """The name of a value, where it has one of its own."""
    key = f"{game}-{option}-{value}"
    return speech.say(key) if speech.words.has(key) else value
