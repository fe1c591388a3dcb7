"""Whatever comes to the doors of the rules is refused in a sentence or played: nothing breaks, nothing hangs.

Short here, with examples that are the same every time; `make test-long` looks as long as `KATABASIS_FUZZ_MINUTES` says.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import katabasis
from fuzz import GAMES, agent_lines, as_json, boards, odd, play_on, positions, records
from katabasis.agent.lines import Conversation, Seat
from katabasis.agent.local import LocalSeat
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadPosition, BadRecord, KatabasisError, shown
from katabasis.engine.playout import playout
from katabasis.engine.seats import CHANCE, OPEN, OVER, SPECTATOR
from katabasis.engine.state import State
from katabasis.words import words
from texts import one_sentence

SHORT = 60  # examples of each kind
MINUTES = float(os.environ.get("KATABASIS_FUZZ_MINUTES", "2"))  # of each kind in the long run
MOST = 3_000  # answers; most matches end long before, but a position may be written that never does
QUIET = list(HealthCheck)
SPOKEN = words("en")


def look(check: Callable[..., None], long: bool, **strategies: st.SearchStrategy[Any]) -> None:
    """Look at examples: a few that are always the same, or new ones for as long as it shall last."""
    told = settings(
        max_examples=SHORT,
        deadline=None,
        database=None,
        derandomize=not long,
        suppress_health_check=QUIET,
        phases=[Phase.generate] if not long else [Phase.generate, Phase.shrink],
    )
    run = told(given(**strategies)(check))
    until = time.monotonic() + 60 * MINUTES
    run()
    while long and time.monotonic() < until:
        run()


LENGTHS = [pytest.param(False, id="short"), pytest.param(True, id="long", marks=pytest.mark.long)]


def sentence(wrong: KatabasisError) -> None:
    """It can be said, in one line that is not endless."""
    for told in wrong.told(SPOKEN.text):
        assert told.strip()
        told.encode("utf-8", "replace")


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """What cannot be is refused with a sentence."""
    try:
        yield
    except KatabasisError as wrong:
        sentence(wrong)


def played_on(state: State) -> None:
    """It is a position like any other: it can be looked at, written down, dealt again, and played on."""
    written = json.loads(json.dumps(state.to_json()))
    assert state.game.position(written) == state
    for seat in (*range(len(state.returns())), SPECTATOR, OPEN):
        json.dumps(state.view(seat).to_json())
        state.resample(seat, Rng("fuzz"))
    if state.to_move not in (CHANCE, OVER):
        assert len(state.legal_actions()) > 1
    for number in range(3):
        play_on(state.copy(), Rng(f"fuzz {number}"), MOST)


@pytest.mark.parametrize("long", LENGTHS)
@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_refused_or_can_be_played_on(name: str, long: bool) -> None:
    def check(position: Any) -> None:
        with refusing():
            match = katabasis.game(name).match(seed="fuzz", position=position)
            played_on(match.state)

    look(check, long, position=positions(name))


@pytest.mark.parametrize("long", LENGTHS)
@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_refused_or_read(name: str, long: bool) -> None:
    def check(text: str) -> None:
        with refusing():
            match = katabasis.loads(text)
            assert katabasis.loads(match.record.text()).record == match.record

    look(check, long, text=records(name))


@pytest.mark.parametrize("long", LENGTHS)
def test_a_board_is_judged_and_refused_or_laid_out(long: bool) -> None:
    cerbere = katabasis.game("cerbere")
    (option,) = [option for option in cerbere.options if option.name == "board"]

    def check(text: str) -> None:
        opinion = option.judged(text)
        for fault in opinion["faults"]:
            assert fault.told(SPOKEN.text).strip()
        json.dumps({**opinion, "faults": []}).encode()
        json.dumps(opinion["boards"], ensure_ascii=False, allow_nan=False).encode()
        with refusing():
            state = cerbere.match(seed="fuzz", options={"board": opinion["option"] or text}).state
            playout(state.copy(), Rng("dealer"), Rng("players"))
            assert not opinion["faults"]

    look(check, long, text=boards())


@pytest.mark.parametrize("long", LENGTHS)
@pytest.mark.parametrize("name", GAMES)
def test_options_and_seats_are_refused_or_kept(name: str, long: bool) -> None:
    game = katabasis.game(name)
    names = st.sampled_from([option.name for option in game.options])

    def check(seats: Any, options: dict[str, Any]) -> None:
        with refusing():
            game.checked(seats if isinstance(seats, int) else None, options)

    look(check, long, seats=odd, options=st.dictionaries(names, odd, max_size=2))


@pytest.mark.parametrize("long", LENGTHS)
def test_a_seat_understands_a_line_or_says_why_not(long: bool) -> None:
    class Deaf(Conversation):
        """Says nothing that does not end."""

        def tell(self, message: dict[str, Any]) -> None:
            assert json.dumps(message)

    def check(said: list[str]) -> None:
        match = katabasis.game("abyss").match(2, "lines")
        seat: Seat = LocalSeat(match, 0, ["random"], "lines", SPOKEN, None)
        Deaf(seat, io.StringIO("".join(said)), io.StringIO()).run()

    look(check, long, said=st.lists(agent_lines(), min_size=1, max_size=8))


def test_whatever_was_given_is_shown_in_one_sentence() -> None:
    assert shown("bard") == "'bard'"
    assert shown(10**5_000) == "a number of more than 4000 digits"
    assert shown({"tokens": [10**5_000]}) == "something with too long a number"
    assert len(shown("x" * 10_000)) < 400
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown(deep) == "something nested too deeply"


@pytest.mark.parametrize(
    "number", [10**5_000, -(10**5_000), 2**63, 2.0, float("nan"), float("inf")], ids=lambda given: shown(given)[:20]
)
def test_no_number_breaks_a_position(number: object) -> None:
    for name, fields in (("abyss", {"turn": number}), ("ahuris", {"best": number}), ("cerbere", {"rage": number})):
        told = one_sentence(BadPosition, lambda name=name, fields=fields: katabasis.game(name).position(fields))  # type: ignore[misc]
        assert "must be a whole number" in told
    tokens = {"players": [{"tokens": [number]}, {}]}
    assert "2, 3 or 4" in one_sentence(BadPosition, lambda: katabasis.game("abyss").position(tokens))


def test_a_number_without_end_in_a_record_is_refused() -> None:
    text = f"katabasis 1\ngame: abyss\nrules: 1\nseats: 2\ndealer: people\nposition: {as_json({'turn': 10**5_000})}\n"
    with pytest.raises(BadRecord):
        katabasis.loads(text)
