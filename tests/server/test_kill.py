"""Killed at any instant, the server has all that it acknowledged, nothing twice, and everybody plays on."""

from __future__ import annotations

import random
import time
from collections import Counter
from pathlib import Path

import pytest
from harness import Server
from players import World

KILLS = 200
KILLS_ON_POSTGRES = 40
EVERY = 20  # kills after which even those whom bots keep waiting must have gone on
LONGEST = 0.2  # seconds of play before the next kill


def kill_again_and_again(server: Server, kills: int) -> None:
    """Duo, trio and quartet, people and bots, over sockets and HTTP; tables come and go, answers are taken back."""
    world = World(server)
    world.circle("duo", ["socket", "http", "spectator"])
    world.circle("trio-competitive", ["http", "socket", "bot"], talking=True)
    world.circle("quartet-cooperative", ["socket", "bot", "http", "bot"])
    world.circle("trio-cooperative", ["socket", "socket", "http"], undoing=True)
    world.circle("duo", ["http", "socket"], turns=2)  # a new table every moment
    instants = random.Random(world.seed)
    doing: Counter[str] = Counter()
    flying = 0
    with world:
        world.play()
        world.everybody_goes_on()
        for kill in range(1, kills + 1):
            time.sleep(instants.uniform(0, LONGEST))
            now = [player.doing for player in world.players if player.doing]
            bots = ["bot" for circle in world.circles if circle.bots and circle.bot_asked]
            server.kill()
            doing.update({*now, *bots})
            flying += "answer" in now
            server.start()
            world.everybody_goes_on(bots=kill % EVERY == 0)
            world.check_acknowledged(everything=False)
    matches = world.check()
    assert sum(match.over for match in matches.values()) > 0
    assert flying > kills / 2, f"only {flying} kills while an answer was on its way"
    assert {"create", "take", "ready", "undo", "vote", "bot"} <= set(doing), doing
    print(
        world.seed,
        flying,
        doing,
        len(matches),
        sum(c.answered for c in world.circles),
        sum(len(m.record) for m in matches.values()),
        sum(len(p.doubtful) for p in world.players),
    )


def test_the_server_is_killed_two_hundred_times_under_play(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=0) as server:
        kill_again_and_again(server, KILLS)


def test_the_server_is_killed_under_play_on_postgresql(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database, messages_per_second=0) as server:
        kill_again_and_again(server, KILLS_ON_POSTGRES)
