"""What `katabasis agent` does once what was typed is read."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import katabasis
from katabasis.agent.lines import Conversation, Gone, Seat
from katabasis.agent.local import LocalSeat, begun
from katabasis.agent.remote import Line, joined
from katabasis.bots import OPPONENT
from katabasis.engine.errors import BadOption
from katabasis.words import Words

STOPPED = 1  # exit codes
OVER = 0


@dataclass(slots=True)
class Wishes:
    """Where the program wants to sit."""

    game: str = ""
    seats: int | None = None
    seat: str = ""
    bots: list[str] = field(default_factory=list)
    seed: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    file: Path | None = None
    server: str = ""
    table: str = ""
    link: str = ""
    token: str = ""
    nickname: str = "Script"
    word: str = ""


def seat_of(wishes: Wishes, speak: Words) -> Seat:
    if not wishes.server:
        return local_seat(wishes, speak)
    if wishes.file is not None or wishes.seed is not None:
        raise BadOption("a server keeps and deals its own matches: leave out --file and --seed")
    if bool(wishes.table) == bool(wishes.game):
        raise BadOption("at a server, name a table (--table ID) or the game of a new one (GAME), and not both")
    line = Line(wishes.server, speak.language, wishes.token)
    return joined(line, speak, wishes.nickname, wishes.table, wishes.seat, wishes.link, wishes.word, new_table(wishes))


def local_seat(wishes: Wishes, speak: Words) -> Seat:
    if wishes.table or wishes.link or wishes.token:
        raise BadOption("a table, a link or a token is for a server: add --server URL")
    if not wishes.game:
        raise BadOption("which game? 'katabasis agent GAME', or 'katabasis agent --server URL --table ID'")
    match = begun(wishes.game, wishes.seats, wishes.seed, wishes.options, wishes.file)
    names = match.seat_names
    place = place_of(names, wishes.seat or "1")
    return LocalSeat(match, place, wishes.bots, wishes.seed, speak, wishes.file, wishes.nickname)


def place_of(names: list[str], wanted: str) -> int:
    numbers = [str(number + 1) for number in range(len(names))]
    for known in (names, numbers):
        if wanted in known:
            return known.index(wanted)
    raise BadOption(f"there is no seat '{wanted}'; choose one of: {', '.join(names)}")


def new_table(wishes: Wishes) -> dict[str, Any] | None:
    """A table with bots at the other seats."""
    if wishes.table:
        return None
    game = katabasis.game(wishes.game)
    seats, _ = game.checked(wishes.seats, wishes.options)
    place = place_of(game.seat_names(seats), wishes.seat or "1")
    bots = iter(wishes.bots * (seats - 1) if len(wishes.bots) == 1 else wishes.bots)
    plan = [{"kind": "me"} if seat == place else {"kind": "bot", "bot": next(bots, OPPONENT)} for seat in range(seats)]
    return {"game": wishes.game, "seats": seats, "options": wishes.options, "plan": plan}


def run(wishes: Wishes, speak: Words) -> int:
    """Talk with the program on stdin and stdout; returns the exit code."""
    conversation = Conversation(seat_of(wishes, speak), sys.stdin, sys.stdout)
    try:
        return OVER if conversation.run() else STOPPED
    except Gone:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # so that Python does not complain on its way out
        return STOPPED
    except KeyboardInterrupt:
        return STOPPED
