"""What a table of any game tells a seat or a spectator is the same, byte for byte, whatever they cannot know.

`test_leaks` follows whole evenings of 3 ahuris; here positions of every game are dealt again for each pair of eyes.
"""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import pytest

import katabasis
from katabasis.engine.chance import Rng
from katabasis.engine.match import Match
from katabasis.engine.seats import SPECTATOR
from katabasis.games import NAMES
from katabasis.server.database.models import TalkRow
from katabasis.server.openapi import table_of
from katabasis.server.table.ledger import ledger
from katabasis.server.table.table import Table
from katabasis.server.table.updates import update
from katabasis.server.wire.messages import encode
from katabasis.server.wire.speech import speech
from katabasis.words import LANGUAGES

POSITIONS = 300  # for each game and number of seats
OPEN_TABLES = [("ahuris", 1), ("ahuris", 3)]  # nobody plays the fortress, the only one with secrets
TABLES = [(name, seats) for name in NAMES for seats in katabasis.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_message_tells_what_eyes_must_not_know(name: str, seats: int) -> None:
    rng = Rng(f"{name} {seats}")
    looked = changed = 0
    while looked < POSITIONS:
        match = katabasis.game(name).match(seats=seats, seed=f"{name} {seats} {looked}")
        while not match.over and looked < POSITIONS:
            for _ in range(1 + rng.below(8)):
                if not match.over:
                    step(match, rng)
            looked += 1
            changed += sum(compare(match, seat, rng) for seat in (rng.below(seats), SPECTATOR))
    if (name, seats) in OPEN_TABLES:
        assert changed == 0
    else:
        assert changed > POSITIONS / 2


def step(match: Match, rng: Rng) -> None:
    """An answer, and now and then a standing order."""
    orders = match.game.orders()
    if orders and rng.below(10) == 0:
        match.order(rng.below(match.record.seats), orders[rng.below(len(orders))])
    else:
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])


def compare(match: Match, eyes: int, rng: Rng) -> bool:
    """Deal what these eyes cannot see again, and look: whether anything was dealt otherwise."""
    table = table_of(match)
    playing = table.playing()
    other = match.state.resample(eyes, rng)
    changed = other.to_json() != match.state.to_json()
    for language in LANGUAGES:
        playing.course.state = match.state
        told = update(table, eyes, language, 0, ahead=True)
        related = wondered(playing, eyes)
        talk = stated(table, language)
        ahead = match.game.mind().foreseen(match.state, eyes)
        playing.course.state = other
        assert update(table, eyes, language, 0, ahead=True) == told
        assert stated(table, language) == talk
        assert wondered(playing, eyes) == related
        assert match.game.mind().foreseen(other, eyes) == ahead
    return changed


def stated(table: Table, language: str) -> bytes:
    """The ledger, if everybody had said everything; nothing of it is judged before the end."""
    statements = table.game.talk()
    if statements is None or table.finished:
        return b""
    rows = [
        TalkRow(match=table.id, number=number, seat=seat, nickname="", text=said.text, at=0, length=number % 7)
        for number, (seat, said) in enumerate(product(range(len(table.seats)), islice(statements, 0, None, 9)))
    ]
    told = ledger(table, rows, speech(language))
    assert len(told) > 50
    assert not any(line.verdict or line.judged for line in told)
    return encode(told)


def wondered(match: Match, eyes: int) -> list[Any]:
    """What the browser offers to be asked "why not?" about, and the reasons."""
    if match.over or eyes < 0 or match.to_move < 0:
        return []
    related = match.game.related(match.state, eyes)
    return [(action.text, str(match.why_not(action, eyes))) for action in related]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_standing_orders_of_others_change_nothing_but_the_length(seats: int) -> None:
    rng = Rng(f"orders {seats}")
    orders = katabasis.game("abyss").orders()
    told_apart = 0
    for number in range(20):
        one, other = (katabasis.game("abyss").match(seats=seats, seed=f"orders {seats} {number}") for _ in range(2))
        for _ in range(rng.below(30)):
            legal = one.legal_actions()
            action = legal[rng.below(len(legal))]
            one.play(action)
            other.play(action)
        giver = rng.below(seats)
        if one.over or one.to_move == giver:
            continue
        one.order(giver, orders[0])
        other.order(giver, orders[1 + rng.below(len(orders) - 1)])
        for eyes in [*range(seats), SPECTATOR]:
            told = [update(table_of(match), eyes, "en", 0) for match in (one, other)]
            if eyes == giver:
                told_apart += told[0] != told[1]
            else:
                assert told[0] == told[1]
                assert one.transcript(eyes) == other.transcript(eyes)
    assert told_apart > 5  # by whoever gave them
