"""The promises of the contract for both editions and the expansion, and everything the game has, seen at random."""

from __future__ import annotations

from typing import Any

import pytest

from katabasis.engine.bits import how_many
from katabasis.engine.chance import Rng
from katabasis.engine.conformance import Coverage, check_match, show
from katabasis.engine.seats import CHANCE, OVER
from katabasis.engine.watch import watch
from katabasis.games.cerbere.actions import ACTIONS, OUTCOMES
from katabasis.games.cerbere.bags import CARDS, count
from katabasis.games.cerbere.board.roads import ABOARD, PLATFORM
from katabasis.games.cerbere.meta import ENDINGS
from katabasis.games.cerbere.questions import FIRST_STEP, KIND_NAMES
from katabasis.games.cerbere.state import CerbereState, aboard, left
from katabasis.games.cerbere.words.events import EVENTS, HUNT_DUE
from scenario_cerbere import CERBERE, EXPANSION, FIRST_EDITION

SEATS = [3, 4, 5, 6, 7]
FORMS: dict[str, dict[str, str]] = {
    "second edition": {},
    "with a card": {"starting_card": "true", "difficulty": "2"},
    "first edition": FIRST_EDITION,
    "advised": {"edition": "1", "skulls": "10"},
    "expansion": {**EXPANSION, "treasures": "3"},
    "den token": {**EXPANSION, "den_token": "true", "difficulty": "1"},
}
MATCHES = 400  # of a form and seat count
INSPECTED = 5  # of them with every promise
LONG_MATCHES = 20_000

# Positions from which random play soon meets what is rare from the start.
RARE: list[dict[str, Any]] = [
    {  # the Barque is near, nobody has looked
        "players": [
            {"space": "s26", "hand": ["sacrifice", "opportunism"]},
            {"space": "s27"},
            {"space": "s26"},
            {"space": "s25"},
        ],
        "cerberus": "s10",
    },
    {  # aboard, and enemies with cards
        "players": [
            {"space": "aboard", "hand": ["egotism"]},
            {"space": "s30", "hand": ["opportunism"]},
            {"space": "s31", "hand": ["sacrifice", "egotism"]},
            {"camp": "cerberus", "hand": ["grudge", "grudge", "sabotage", "deceit"]},
            {"camp": "cerberus", "hand": ["grudge", "ambush"]},
        ],
        "revealed": True,
        "barques": [2, 0, 0],
        "cerberus": "s20",
    },
    {  # few cards are left
        "players": [{"space": "s20"}] * 4,
        "survival": ["egotism"],
        "betrayal": [],
        "discard": [],
        "incomplete": True,
        "cerberus": "s10",
    },
    {  # the stele is held
        "players": [{"space": "s18"}, {"space": "s22"}, {"space": "s19"}, {"space": "s25"}],
        "cerberus": "s10",
    },
    *[
        {
            "options": EXPANSION,
            "boards": ["start_a", board, "rope_bridge", "finish_a"],
            "players": [
                {"space": f"{board}.s{space}", "hand": ["egotism"] if space < 5 else ["favoritism"]}
                for space in (2, 3, 4, 5, 6)
            ],
            "cerberus": "start_a.s8",
        }
        for board in ("gondola", "funicular", "infernal_portal", "bad_slope", "hell_gate", "harpies_nest")
    ],
    *[
        {
            "options": EXPANSION,
            "boards": ["start_a", board, "platforms", "finish_a"],
            "players": [
                {"space": f"{board}.{space}", "hand": ["egotism"] if space[0] == "s" else []}
                for space in spaces.split()
            ],
            "cerberus": "start_a.s9",
        }
        for board, spaces in {
            "cave_of_wonders": "s3 s4 c1 c2 s2",
            "oubliettes": "s1 s2 o1 o3 s5",
            "sirens_pool": "s2 s3 n1 n2 s5",
        }.items()
    ],
]


def name_of(form: str, seats: int) -> str:
    return f"conformance/{form}/{seats}"


def inspected(form: str, seats: int, first: int, count: int, every: int) -> None:
    for number in range(first, first + count):
        check_match(CERBERE, seats, FORMS[form], f"{name_of(form, seats)}/{number}", every=every)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_are_watched_to_their_end(seats: int, form: str) -> None:
    tally = watch(CERBERE, CERBERE.new(seats, FORMS[form]), seats, name_of(form, seats), 0, MATCHES)
    assert tally.matches == MATCHES
    assert tally.longest < CERBERE.bound // 100  # the stated bound is far away
    assert set(tally.endings) <= {"escaped", "all-captured", "too-few"}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_keep_every_promise(seats: int, form: str) -> None:
    inspected(form, seats, 0, INSPECTED, every=150)


@pytest.mark.parametrize("place", range(len(RARE)))
def test_rare_positions_keep_every_promise(place: int) -> None:
    check_match(CERBERE, None, {}, f"rare/{place}", every=60, position=RARE[place])


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", SEATS)
def test_many_random_matches_keep_every_promise(seats: int, form: str) -> None:
    """All of them watched, every fiftieth inspected."""
    watch(CERBERE, CERBERE.new(seats, FORMS[form]), seats, name_of(form, seats), 1_000_000, LONG_MATCHES)
    inspected(form, seats, 1_000_000, LONG_MATCHES // 50, every=300)


# Invariants of the ledger, chapter 18


def check_invariants(s: CerbereState, cards: list[int]) -> None:
    adventurers = [seat for seat in range(s.seats) if (s.adventurers >> seat) & 1]
    for seat in adventurers:
        if 0 <= s.spaces[seat] < s.road.path and not (s.prisoners >> seat) & 1:
            assert s.spaces[seat] > s.cerberus  # 1
        if s.road.kind[s.spaces[seat]] == PLATFORM if s.spaces[seat] < ABOARD else False:
            assert s.spaces.count(s.spaces[seat]) == 1  # 9
    assert 7 - (7 - s.seats) - len(s.captured) == left(s)  # 2
    assert 0 <= s.rage <= left(s)
    assert 3 <= s.speed <= 8  # 4
    playing = sum(all_cards(s)) + (1 if 16 <= s.power < 54 else 0)
    assert playing == sum(cards)  # 6
    assert aboard(s) <= (s.barques[0] if s.revealed else 0)  # 7
    assert how_many(s.traitors) <= s.seats - 2  # 8
    kind = KIND_NAMES[s.question.kind]
    if kind == "turn" and not s.acted and not s.carded and not s.withdrawn:
        assert s.rage > 0  # 3
        assert not s.laid[s.active] & 8  # 5: Regroup or Recall is in hand


def all_cards(s: CerbereState) -> list[int]:
    """By card, how many lie in decks, discards and hands; the one being played is not among them."""
    packs = [s.survival, s.betrayal, s.discarded, *s.hands]
    return [sum(count(pack, card) for pack in packs) for card in range(CARDS)]


@pytest.mark.rule("CER-R-12", "CER-R-20", "CER-R-66", "CER-RAGE-02", "CER-R-10")
@pytest.mark.parametrize("form", FORMS)
def test_the_invariants_of_the_ledger_hold(form: str) -> None:
    rng = Rng(f"invariants/{form}")
    for number in range(40):
        s = CERBERE.new(SEATS[number % 5], FORMS[form])
        assert isinstance(s, CerbereState)
        cards = all_cards(s)
        while s.to_move != OVER:
            check_invariants(s, cards)
            if s.to_move == CHANCE:
                s.apply(s.sample(rng))
            else:
                legal = s.legal_actions()
                s.apply(legal[rng.below(len(legal))])


# Everything is seen


def test_random_play_shows_everything_the_game_has() -> None:
    """Every question, every answer but those no card gives, every event and ending, every power, board and symbol."""
    seen = Coverage()
    rng = Rng("everything")
    for number in range(240):
        form = list(FORMS.values())[number % len(FORMS)]
        show(CERBERE.new(SEATS[number % 5], form), rng, seen)
    for position in RARE:
        start = CERBERE.position(position)
        for _ in range(25):
            show(start.copy(), rng, seen)
    assert {KIND_NAMES[kind] for kind in range(FIRST_STEP)} - {KIND_NAMES[kind] for kind in seen.questions} == set()
    assert {EVENTS[kind].name for kind in range(len(EVENTS))} - {EVENTS[kind].name for kind in seen.events} == {
        EVENTS[HUNT_DUE].name
    }
    assert set(ENDINGS) - {""} == seen.endings
    powers = {action.text for action in ACTIONS if action.kind <= 2}
    assert powers - seen.actions == set()
    outcomes = {outcome.text for outcome in OUTCOMES if outcome.text != "board e2"}
    assert outcomes - seen.actions == set()
    kinds = {action.kind for action in ACTIONS}
    by_text = {action.text: action for action in ACTIONS}
    assert kinds - {by_text[text].kind for text in seen.actions if text in by_text} == set()
