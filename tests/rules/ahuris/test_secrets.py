"""Only the fortress player knows the Danger cards it draws and the one it puts back (duo and quartet)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human
from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE, OPEN, SPECTATOR
from katabasis.engine.state import State
from katabasis.games.ahuris.words.events import EVENTS
from scenario_ahuris import AHURIS, Table, hero, scenario

FORTRESS = {"duo": 1, "quartet-cooperative": 3, "quartet-competitive": 3}
MODES = list(FORTRESS)
EVERY_DANGER = [f"{value}{suit}" for value in range(1, 11) for suit in "hsdc"]
SECRET_EVENTS = {"danger-drawn-secretly", "danger-returned-secretly"}


def all_but(*cards: str) -> list[str]:
    """All the Danger cards but these."""
    return [card for card in EVERY_DANGER if card not in cards]


def others(mode: str) -> list[int]:
    """Everybody who must not know."""
    return [*range(FORTRESS[mode]), SPECTATOR]


def hidden(state: State) -> list[str]:
    """The Danger cards only the fortress player sees."""
    position = state.to_json()
    return [*position["drawn"], *([position["danger_top"]] if position["danger_top"] else [])]


def answer(match: Match, rng: Rng) -> None:
    """One answer at random, of a seat or of chance."""
    if match.to_move == CHANCE:
        match.play(match.state.sample(rng))
    else:
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])


def small_deck(mode: str) -> dict[str, Any]:
    """A beginning with six cards in the Danger deck, so that it is soon rebuilt, often in the middle of a draw."""
    heroes: dict[str, Any] = {"bard": hero("dsc"), "teller": hero("hs"), "pirate": hero("shc")}
    return {"mode": mode, "heroes": heroes, "danger_discard": EVERY_DANGER[:34]}


def secret_positions(mode: str, matches: int) -> Iterator[Match]:
    """Positions of random matches, those in the middle of a draw included, in which something is hidden."""
    for number in range(matches):
        start = small_deck(mode) if number % 2 else None
        options = None if number % 2 else {"mode": mode}
        match = AHURIS.match(options=options, position=start, dealer=Human())
        rng = Rng(f"{mode} {number}")
        while not match.over:
            answer(match, rng)
            if hidden(match.state):
                yield match


def known(state: State, seat: int) -> dict[str, Any]:
    """All that a seat can ask of a position."""
    return {
        "view": state.view(seat).to_json(),
        "why not": [repr(state.why_not(seat, action)) for action in AHURIS.actions],
        "question": "" if state.ending else repr(AHURIS.question_message(state, seat)),
        "related": AHURIS.related(state, seat),
    }


def told(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat has learnt of a match, and can ask of it now."""
    return {"events": match.events(seat), "lines": match.transcript(seat), **known(match.state, seat)}


# Dealt again


@pytest.mark.rule("AHU-R-49", "AHU-DUO-02", "AHU-QUART-01")
@pytest.mark.parametrize("mode", MODES)
def test_no_other_seat_can_tell_the_hidden_cards_from_different_ones(mode: str) -> None:
    rng = Rng("secrets")
    seen: Counter[str] = Counter()
    for number, match in enumerate(secret_positions(mode, 6)):
        if number % 4:
            continue
        state = match.state
        for seat in others(mode):
            other = state.resample(seat, rng)
            assert known(other, seat) == known(state, seat)
            seen["positions"] += 1
            seen["changed"] += hidden(other) != hidden(state)
            seen["in a draw"] += len(state.to_json()["drawn"]) > 0
    assert seen["positions"] > 400
    assert seen["changed"] > seen["positions"] / 2  # most samples are really different
    assert seen["in a draw"] > 20


@pytest.mark.rule("AHU-R-49", "AHU-CARD-09")
@pytest.mark.parametrize("mode", MODES)
def test_the_deck_adds_up_when_it_is_dealt_again(mode: str) -> None:
    rng = Rng("adds up")
    for number, match in enumerate(secret_positions(mode, 6)):
        if number % 4:
            continue
        before = match.state.to_json()
        other = match.state.resample(SPECTATOR, rng)
        after = other.to_json()
        cards = [*after["danger_deck"], *after["danger_discard"], *after["dangers"], *hidden(other)]
        assert sorted(cards) == sorted(EVERY_DANGER)
        for name, value in before.items():
            if name not in ("danger_deck", "danger_top", "drawn"):
                assert after[name] == value  # nothing else has moved
        assert AHURIS.position(after) == other


@pytest.mark.rule("AHU-R-49")
@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_hidden_from_the_fortress_player(mode: str) -> None:
    rng = Rng("fortress")
    for number, match in enumerate(secret_positions(mode, 2)):
        assert match.state.resample(FORTRESS[mode], rng) == match.state
        if number % 10 == 0:
            seen = match.view(FORTRESS[mode]).to_json()
            position = match.state.to_json()
            assert (seen["drawn"], seen["danger_top"]) == (position["drawn"], position["danger_top"])
            assert seen["danger_deck"] == position["danger_deck"]


@pytest.mark.rule("AHU-R-49")
@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_hidden_from_the_open_view(mode: str) -> None:
    """It is the fortress player's, but for whose eyes they are and for what the seat that is asked may answer."""
    rng = Rng("open")
    asked: Counter[int] = Counter()
    for number, match in enumerate(secret_positions(mode, 2)):
        state = match.state
        assert state.resample(OPEN, rng) == state
        if number % 4:
            continue
        seen = state.view(OPEN).to_json()
        asked[state.to_move] += 1
        legal = [] if state.to_move < 0 else [action.text for action in state.legal_actions()]
        assert (seen["seat"], seen["legal"]) == (OPEN, legal)
        same = state.view(FORTRESS[mode]).to_json()
        assert {**seen, "seat": 0, "legal": []} == {**same, "seat": 0, "legal": []}
        if state.to_move >= 0:
            question = AHURIS.question_message(state, OPEN)
            assert question == AHURIS.question_message(state, state.to_move)
            assert question.key.startswith("ahuris-asks-")
    assert min(asked[seat] for seat in (CHANCE, 0, FORTRESS[mode])) > 3


def test_the_open_view_of_a_match_that_is_over_has_nothing_to_answer() -> None:
    match = AHURIS.match(options={"mode": "duo"}, dealer=Human())
    rng = Rng("over")
    while not match.over:
        answer(match, rng)
    assert match.view(OPEN).legal == []


@pytest.mark.parametrize("mode", ["solo", "trio-competitive"])
def test_without_a_fortress_player_the_open_view_is_everybodys(mode: str) -> None:
    match = AHURIS.match(options={"mode": mode}, dealer=Human())
    rng = Rng("everybody")
    while not match.over:
        assert match.state.resample(OPEN, rng) == match.state
        seen, common = match.view(OPEN).to_json(), match.view(SPECTATOR).to_json()
        assert {**seen, "seat": 0, "legal": []} == {**common, "seat": 0, "legal": []}
        answer(match, rng)


# Events and records


@pytest.mark.rule("AHU-R-49", "AHU-DUO-02")
@pytest.mark.parametrize("mode", MODES)
def test_another_card_in_the_place_of_a_hidden_one_leaves_no_trace(mode: str) -> None:
    """Replay a match with the hidden card and one that was never drawn exchanged: the others learn the same."""
    rng = Rng("twins")
    pairs = 0
    for _ in range(4):
        match = AHURIS.match(options={"mode": mode}, dealer=Human())
        length = 0
        while not match.over:
            answer(match, rng)
            position = match.state.to_json()
            if position["danger_deck"] and hidden(match.state) and len(match.record) > length + 60:
                length = len(match.record)
                if any(EVENTS[event.kind].name == "danger-deck-rebuilt" for event in match.events(SPECTATOR)):
                    break  # from then on every card has been seen
                mine = hidden(match.state)[rng.below(len(hidden(match.state)))]
                never = position["danger_deck"][rng.below(len(position["danger_deck"]))]
                twin = replayed(match, {mine: never})
                assert hidden(twin.state) != hidden(match.state)
                for seat in others(mode):
                    assert told(twin, seat) == told(match, seat)
                pairs += 1
    assert pairs > 5


def replayed(match: Match, exchange: dict[str, str]) -> Match:
    """The same match with some Danger cards exchanged."""
    twin = AHURIS.match(options=match.record.options, dealer=Human())
    for entry in match.record.entries:
        verb, _, card = entry.text.partition(" ")
        twin.play(f"{verb} {exchange.get(card, card)}" if verb in ("danger", "return") else entry.text)
    return twin


@pytest.mark.rule("AHU-R-49", "AHU-DUO-02")
def test_the_others_are_told_how_many_cards_are_drawn_but_not_which() -> None:
    table = scenario(mode="duo", explore="pirate", pirate=hero("dsc"))
    table.deal(2, "enemy Qh", "danger 7s", "danger 2h", "danger 9c")
    table.play("return 9c")
    for seat in (0, SPECTATOR):
        names = [EVENTS[event.kind].name for event in table.match.events(seat)]
        assert not SECRET_EVENTS & set(names)
        assert names.count("danger-returned-hidden") == 1
        (drawn,) = [message for message in table.match.messages(seat) if message.key.endswith("drawn-hidden")]
        assert drawn.values == {"count": 3}
    names = [EVENTS[event.kind].name for event in table.match.events(1)]
    assert (names.count("danger-drawn-secretly"), names.count("danger-returned-secretly")) == (3, 1)


@pytest.mark.rule("AHU-R-49")
def test_the_kept_cards_are_told_in_an_order_that_says_nothing_of_the_draw() -> None:
    stories = []
    for drawn in (["7s", "2h", "9c"], ["9c", "2h", "7s"], ["2h", "9c", "7s"]):
        table = scenario(mode="duo", explore="pirate", pirate=hero("dsc"))
        table.deal(2, "enemy Qh", *[f"danger {card}" for card in drawn])
        table.play("return 9c")
        stories.append(told(table.match, 0))
    assert stories[0] == stories[1] == stories[2]


@pytest.mark.rule("AHU-R-49", "AHU-DUO-02")
def test_a_transcript_shows_hidden_answers_to_the_fortress_player_only() -> None:
    table = scenario(mode="duo", explore="pirate", pirate=hero("dsc"))
    table.deal(2, "enemy Qh", "danger 7s", "danger 2h", "danger 9c")
    table.play("return 9c")
    lines = [line.split() for line in table.match.transcript(1)]
    assert lines[2:] == [
        ["=", "danger", "7s"],
        ["=", "danger", "2h"],
        ["=", "danger", "9c"],
        ["fortress", "return", "9c"],
    ]
    for seat in (0, SPECTATOR):
        lines = [line.split() for line in table.match.transcript(seat)]
        assert lines == [["=", "die", "2"], ["=", "enemy", "Qh"], *[["=", "?"]] * 3, ["fortress", "?"]]


@pytest.mark.rule("AHU-R-49", "AHU-DUO-02")
def test_why_not_does_not_tell_the_heroes_which_cards_were_drawn() -> None:
    reasons = []
    for drawn in ("danger 7s", "danger 1c"):
        table = scenario(mode="duo", explore="pirate", pirate=hero("ds"))
        table.deal(5, drawn, "danger 9c")
        assert table.asked == "keep pirate"
        reasons.append([repr(table.match.why_not(action, 0)) for action in AHURIS.actions])
    assert reasons[0] == reasons[1]


# The card put back


@pytest.mark.rule("AHU-R-49", "AHU-DUO-02")
@pytest.mark.parametrize("mode", MODES)
def test_the_card_put_back_is_the_first_one_of_the_next_draw(mode: str) -> None:
    met = 0
    for number in range(6):
        match = AHURIS.match(options={"mode": mode}, dealer=Human())
        rng = Rng(f"met again {number}")
        top = ""
        while not match.over:
            answer(match, rng)
            position = match.state.to_json()
            if top and not position["danger_top"]:
                assert position["drawn"][0] == top
                met += 1
            top = position["danger_top"]
    assert met > 30


# The deck is rebuilt in the middle of a draw


def rebuilt_draws(deck: list[str], level: int) -> Iterator[Table]:
    """Every way in which a trap, and then a combat that empties the deck, can be drawn for.

    The Pirate's trap is always the 10 of clubs, which ends his turn; the Fortune-teller's combat comes next.  Stops at
    the fortress player's second question.
    """
    cards = [card for card in deck if card != "10c"]
    for top in cards:
        for rest in orders([card for card in cards if card != top]):
            for found in all_but(*cards):
                table = scenario(
                    mode="duo",
                    explore="pirate",
                    pirate=hero("ds"),
                    bard=hero("h", paralysis=6),
                    teller=hero("hscd"[:level]),
                    danger_discard=all_but(*deck),
                )
                asked = [f"danger {card}" for card in ("10c", top)] if len(deck) > 2 else ["danger 10c"]
                table.deal(5, *asked)
                table.play(f"return {top}", {2: 3, 3: 2, 4: 1}[level], "enemy Qh")
                asked = [f"danger {card}" for card in rest[:-1]]  # the last one is drawn without asking
                yield table.deal(*asked, f"danger {found}")


def orders(cards: list[str]) -> list[list[str]]:
    """Every order of some cards; of none, one."""
    if not cards:
        return [[]]
    return [[first, *later] for first in cards for later in orders([card for card in cards if card != first])]


SMALL_DECKS = [(["10c", "6h"], 2), (["10c", "9c", "6h"], 3)]


@pytest.mark.rule("AHU-R-49", "AHU-R-44")
@pytest.mark.parametrize(("deck", "level"), SMALL_DECKS)
def test_during_a_draw_with_a_rebuild_the_others_know_exactly_what_can_be(deck: list[str], level: int) -> None:
    """They know which cards were left in the old deck, and that the last one comes from the discard."""
    tables = list(rebuilt_draws(deck, level))
    assert all(table.asked == "keep teller" for table in tables)
    possible = {tuple(table.drawn) for table in tables}
    first = tables[0]
    for table in tables:
        assert told(table.match, 0) == told(first.match, 0)
    rng = Rng("what can be")
    samples = {tuple(first.match.state.resample(0, rng).to_json()["drawn"]) for _ in range(1500)}
    assert samples == possible


@pytest.mark.rule("AHU-R-49", "AHU-R-44")
@pytest.mark.parametrize(("deck", "level"), SMALL_DECKS)
def test_after_a_draw_with_a_rebuild_the_others_know_exactly_what_can_lie_on_top(deck: list[str], level: int) -> None:
    tops: dict[tuple[str, ...], set[str]] = defaultdict(set)  # by kept cards: what was put back
    stories: dict[tuple[str, ...], dict[str, Any]] = {}
    states: dict[tuple[str, ...], State] = {}
    for returned in range(level):
        for table in rebuilt_draws(deck, level):
            top = table.drawn[returned]
            kept = tuple(sorted(card for card in table.drawn if card != top))
            table.play(f"return {top}")
            tops[kept].add(top)
            story = told(table.match, 0)
            assert stories.setdefault(kept, story) == story  # nothing but the kept cards was learnt
            states[kept] = table.match.state
    assert {len(cards) for cards in tops.values()} == {1, 41 - len(deck)}  # an old card for sure, or any rebuilt one
    rng = Rng("what can lie on top")
    for kept, state in states.items():
        tries = 20 if len(tops[kept]) == 1 else 600
        assert {str(state.resample(0, rng).to_json()["danger_top"]) for _ in range(tries)} == tops[kept]


@pytest.mark.rule("AHU-R-49", "AHU-R-44")
def test_the_last_card_of_the_old_deck_is_known_if_it_goes_back() -> None:
    """One card is left, the second one comes from the rebuilt deck: who sees that one kept knows the other."""
    table = scenario(
        mode="duo",
        explore="pirate",
        pirate=hero("ds"),
        danger_deck=["6h"],
        danger_discard=all_but("6h"),
    )
    table.deal(5, "danger 10c")
    assert table.drawn == ["6h", "10c"]
    table.play("return 6h")
    assert table.danger_top_from == ["6h"]
    assert table.match.view(0).to_json()["danger_top"] == ""


@pytest.mark.rule("AHU-R-49", "AHU-R-44")
def test_two_cards_of_the_rebuilt_deck_may_be_any_two_of_it() -> None:
    table = scenario(mode="duo", explore="pirate", pirate=hero("dsc"), danger_deck=["6h"], danger_discard=all_but("6h"))
    table.deal(2, "enemy Qh", "danger 10c", "danger 3d")
    rng = Rng("two of the rebuilt")
    samples = [table.match.state.resample(0, rng).to_json()["drawn"] for _ in range(600)]
    assert {sample[0] for sample in samples} == {"6h"}
    assert {sample[1] for sample in samples} == {sample[2] for sample in samples} == set(all_but("6h"))
    table.play("return 3d")
    tops = {str(table.match.state.resample(0, rng).to_json()["danger_top"]) for _ in range(600)}
    assert tops == set(all_but("6h", "10c"))
