"""What is hidden from whom, and standing orders (ledger, chapter 15)."""

from __future__ import annotations

import pytest

import katabasis
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadNotation, BadRecord, IllegalAction
from katabasis.engine.seats import CHANCE, OPEN, OVER, SPECTATOR
from katabasis.games.abyss.rules.orders import ORDERS
from scenario_abyss import ABYSS, A, B, C, Table, player, scenario

COURT = "keeper reaper shepherd miller landowner jailer"


def table_of(**fields: object) -> Table:
    return scenario(
        player(hand="Q1 Q2 Q3", tokens=(2, 4), pearls=3),
        player(hand="C1 C5", tokens=(3,), pearls=3),
        player(pearls=3),
        court=COURT,
        council="J1 J4 S2",
        **fields,
    )


@pytest.mark.rule("ABY-INFO-01", "ABY-INFO-03", "ABY-INFO-05", "ABY-INFO-06", "ABY-INFO-08", "ABY-R-57")
def test_each_seat_sees_its_own_hand_and_tokens() -> None:
    match = table_of().match
    for seat in (A, B, C, SPECTATOR):
        seen = match.view(seat).to_json()
        assert [bool(other["hand"]) for other in seen["players"]] == [
            seat == other and other != C for other in (A, B, C)
        ]
        assert [other["hand_size"] for other in seen["players"]] == [3, 2, 0]
        assert [other["token_count"] for other in seen["players"]] == [2, 1, 0]
        assert [bool(other["tokens"]) for other in seen["players"]] == [
            seat == other and other != C for other in (A, B, C)
        ]
        assert seen["council"] == {"squid": 0, "shellfish": 1, "crab": 0, "seahorse": 0, "jellyfish": 2}
        assert (seen["council_allies"], seen["discard_size"]) == ([], 0)
    open_view = match.view(OPEN).to_json()
    assert open_view["council_allies"] == ["shellfish 2", "jellyfish 1", "jellyfish 4"]
    assert [len(other["hand"]) for other in open_view["players"]] == [3, 2, 0]


@pytest.mark.rule("ABY-INFO-07", "ABY-R-57")
def test_everything_else_lies_open() -> None:
    table = scenario(
        player(lords="miller", affiliated="C1", keys=2, pearls=7, locations={"jail": ""}),
        player(),
        court="keeper reaper",
        available="chasm",
        lord_discard="seeker",
        threat=4,
        council="Q1",
    )
    seen = table.match.view(SPECTATOR).to_json()
    mine = seen["players"][A]
    assert (mine["pearls"], mine["key_tokens"], mine["free"], mine["affiliated"]) == (7, 2, ["miller"], ["crab 1"])
    assert mine["locations"] == [{"location": "jail", "lords": []}]
    assert (seen["court"][-2:], seen["available"], seen["lord_discard"]) == (
        ["keeper", "reaper"],
        ["chasm"],
        ["seeker"],
    )
    assert seen["threat"] == 4


@pytest.mark.rule("ABY-RECRUIT-10", "ABY-R-31")
def test_the_open_view_shows_prices_and_worths_for_whoever_has_the_turn() -> None:
    table = scenario(player(), player(lords="treasurer trader", hand="H4 Q1 C1"), court=COURT, active=1, council="Q1")
    opened, mine, theirs = (table.match.view(seat).to_json() for seat in (OPEN, B, A))
    for field in ("affordable", "costs", "worths"):
        assert opened[field] == mine[field] != theirs[field]


@pytest.mark.rule("ABY-INFO-01", "ABY-INFO-03", "ABY-INFO-05", "ABY-INFO-06")
@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_what_a_seat_cannot_know_is_dealt_again(seat: int) -> None:
    """The view stays the same, while hands, stacks, tokens and discard take many values."""
    state = table_of(discard="H5 S5", discard_monsters=1).match.state
    mine = state.view(seat).to_json()
    rng = Rng(f"again/{seat}")
    hands, stacks, tokens, discards = set(), set(), set(), set()
    for _ in range(40):
        other = state.resample(seat, rng)
        assert other.view(seat).to_json() == mine
        written = other.to_json()
        hidden = B if seat == A else A
        hands.add(tuple(written["players"][hidden]["hand"]))
        stacks.add(tuple(written["council"]))
        tokens.add(tuple(written["players"][hidden]["tokens"]))
        discards.add((*written["discard"], written["discard_monsters"]))
    assert min(len(hands), len(stacks), len(discards)) > 10
    assert len(tokens) > 1


@pytest.mark.rule("ABY-INFO-01", "ABY-INFO-06")
def test_hands_are_dealt_again_while_chance_is_asked_too() -> None:
    state = table_of(discard="H5 S5").play("explore").match.state
    assert state.to_move == CHANCE
    rng = Rng("asked")
    assert len({tuple(state.resample(A, rng).to_json()["players"][B]["hand"]) for _ in range(20)}) > 5


@pytest.mark.rule("ABY-INFO-05", "ABY-R-35")
def test_who_was_robbed_remembers_the_token() -> None:
    table = table_of(stolen={"from": 1, "by": 0, "value": 4})
    rng = Rng("robbed")
    for _ in range(30):
        assert 4 in table.match.state.resample(B, rng).to_json()["players"][A]["tokens"]
    seen = {4 in table.match.state.resample(C, rng).to_json()["players"][A]["tokens"] for _ in range(60)}
    assert seen == {True, False}


@pytest.mark.rule("ABY-RECRUIT-17", "ABY-INFO-01")
def test_a_payment_under_way_is_nobody_elses_business() -> None:
    table = scenario(player(pearls=5, hand="S5 S3 S1 Q1"), player(), court="slaver keeper reaper shepherd")
    table.plays("recruit slaver", "pay shellfish 5")
    assert table.match.view(A).to_json()["players"][A]["laid"] == ["shellfish 5"]
    assert table.match.view(B).to_json()["players"][A]["laid"] == []
    assert table.match.transcript(B)[-1].split() == ["first", "?"]
    told = ABYSS.question_message(table.match.state, B).values
    assert told == {"turn": 2, "lord": "@abyss-lord-slaver", "seat": "@seat-0"}
    assert "laid" in ABYSS.question_message(table.match.state, A).values


@pytest.mark.rule("ABY-PLACE-10", "ABY-INFO-06", "ABY-R-49")
def test_only_who_searches_the_deck_gets_its_choices() -> None:
    table = scenario(
        player(locations={"black-smokers": ""}),
        player(),
        court=COURT,
        pending=["next", "trim", "close first", "control", "smokers first"],
    )
    assert len(table.match.view(A).to_json()["legal"]) == 20
    assert table.match.view(B).to_json()["legal"] == []
    assert table.why("swap jail", B) == "ABY-R-49"


# Standing orders


def offered(*orders: str, pearls: int = 3) -> Table:
    """A explores; B has given these orders before the first card."""
    table = scenario(player(pearls=0), player(pearls=pearls), player(pearls=0), court=COURT, council="S1")
    for order in orders:
        table.match.order(B, order)
    return table


@pytest.mark.rule("ABY-EXPLORE-04", "ABY-EXPLORE-09")
def test_an_order_answers_in_its_seats_place() -> None:
    """Never below 3: the 2 is refused as if by hand, the 4 is asked."""
    table = offered("order refuse all 1-2").play("explore", "Q2")
    assert (table.asked, table.told[-1]) == ("decide first", "refuses")
    assert [str(entry) for entry in table.match.record.entries][-1].split() == ["second", "refuse"]
    table.play("go on", "C4")
    assert (table.seat, table.choices) == (B, ["buy", "refuse"])


@pytest.mark.rule("ABY-EXPLORE-05", "ABY-EXPLORE-06")
def test_an_order_buys_up_to_its_price() -> None:
    table = offered("order buy2 jellyfish 3-5")
    table.play("explore", "J3", "Q1")
    assert (table.hand(B), table.pearls(B), table.asked) == ("J3", 2, "decide first")
    table = scenario(*[player(pearls=3)] * 3, court=COURT, council="S1")
    table.match.order(C, "order buy1 all 1-5")
    table.play("explore", "J3").play("buy", "Q5")
    assert (table.asked, table.told[-1]) == ("decide first", "refuses")  # the price is 2 now


@pytest.mark.rule("ABY-EXPLORE-04")
def test_only_jellyfish_pass_this_turn_and_ask_me() -> None:
    table = offered("order refuse all 1-5", "order ask jellyfish 1-5").play("explore", "Q5")
    assert table.asked == "decide first"
    table.play("go on", "J1")
    assert table.seat == B
    table.match.order(B, "order pass")
    assert table.asked == "decide first"  # the offer on the table is answered too
    table.play("go on", "J2").play("take")
    table.match.order(A, "order ask")
    assert ABYSS.orders_json(table.match.standing(B))["allies"]["jellyfish"] == ["ask"] * 5
    table.match.order(B, "order ask")
    assert table.match.standing(B) == []


@pytest.mark.rule("ABY-EXPLORE-03")
def test_opponents_are_still_asked_in_order() -> None:
    table = scenario(*[player(pearls=3)] * 4, court=COURT, council="S1")
    table.match.order(C, "order buy3 all 1-5")
    table.play("explore", "Q5")
    assert (table.seat, table.hand(C)) == (B, "")  # B comes first
    table.play("refuse", "Q1")
    assert table.hand(C) == "Q5"


@pytest.mark.rule("ABY-INFO-01")
def test_orders_are_shown_to_nobody_until_the_open_replay() -> None:
    quiet, ordered = offered(), offered("order refuse all 1-5")
    for seat in (A, B, C, SPECTATOR):
        assert ordered.match.view(seat).to_json() == quiet.match.view(seat).to_json()
    for seat, line in ((A, "? ?"), (B, "second order refuse all 1-5"), (C, "? ?"), (SPECTATOR, "? ?")):
        assert ordered.match.transcript(seat)[-1].split() == line.split()
    assert ordered.match.events(OPEN) == quiet.match.events(OPEN)
    assert ordered.match.transcript(OPEN)[-1].split() == ["second", "order", "refuse", "all", "1-5"]
    step = list(ordered.match.walk())[-1]
    assert (step.seat, step.seen_by(A), step.seen_by(B), step.match.standing(B) != []) == (B, False, True, True)
    for state in (quiet.match.state, ordered.match.state):
        state.apply(ABYSS.action("explore"))
    assert quiet.match.state == ordered.match.state  # no position knows of them


@pytest.mark.rule("ABY-EXPLORE-04")
def test_orders_survive_records_undo_and_branches() -> None:
    match = ABYSS.match(seats=3, seed="orders")
    rng = Rng("orders")
    given = 0
    while not match.over:
        if rng.below(12) == 0:
            match.order(rng.below(3), ORDERS[rng.below(len(ORDERS))])
            given += 1
        elif match.answers and rng.below(25) == 0:
            match.undo(match.answers[-1].seat if match.answers[-1].seat >= 0 else None, consent=True)
        else:
            legal = match.legal_actions()
            match.play(legal[rng.below(len(legal))])
    assert given > 5
    again = katabasis.loads(match.record.text())
    assert (again.state, again.given, again.misdealt) == (match.state, match.given, [])
    assert again.record.text() == match.record.text()
    half = match.at(len(match.record) // 2)
    assert half.given == [order for order in match.given if order[0] < len(match.record) // 2]
    branch = match.branch(len(match.record) // 2, "elsewhere")
    assert branch.given[: len(half.given)] == half.given
    assert [step.match.state.to_move for step in match.walk()][-1] == OVER


@pytest.mark.rule("ABY-EXPLORE-04")
def test_an_order_is_no_answer_and_stops_nobodys_undo() -> None:
    table = scenario(player(pearls=5, hand="S5 S3 S1 Q1"), player(), court="slaver keeper reaper shepherd")
    table.plays("recruit slaver", "pay shellfish 5")
    table.match.order(B, "order refuse all 1-5")
    assert table.match.undoable(A)
    table.match.undo(A)
    assert table.match.standing(B) != []
    assert table.player(A)["laid"] == []


def test_whoever_takes_back_an_ordered_answer_is_asked() -> None:
    table = offered("order refuse all 1-5").play("explore", "Q2")
    table.match.undo(B, consent=True)
    assert (table.seat, table.asked) == (B, "buy second")


def test_bad_orders_are_refused_with_a_sentence() -> None:
    match = offered().match
    with pytest.raises(BadNotation, match="unknown order 'order refuse squids 1-2' in abyss; did you mean"):
        match.order(B, "order refuse squids 1-2")
    with pytest.raises(IllegalAction, match="there is no seat 7"):
        match.order(7, "order pass")
    with pytest.raises(BadNotation, match="unknown order 'order pass' in ahuris"):
        katabasis.game("ahuris").match(seats=1, seed="x").order(0, "order pass")
    over = ABYSS.match(seats=2, seed="over")
    while not over.over:
        over.play(over.legal_actions()[-1])
    with pytest.raises(IllegalAction, match="over"):
        over.order(A, "order pass")
    text = match.record.text().split("answers:")[0] + "\nthird     order nothing\n"
    with pytest.raises(BadRecord, match="unknown order"):
        katabasis.loads(text)
