"""Collective payment, and what is hidden from whom (ledger, chapter 4; rulings 63, 68 and 87)."""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED
from katabasis.engine.chance import Rng
from katabasis.engine.seats import OPEN, SPECTATOR
from scenario_cerbere import CERBERE, Table, pawn, scenario, traitor


def asking(*hands: str, cards: str = "favoritism egotism", **fields: object) -> Table:
    """Blue announces advanced Favoritism, which costs three."""
    others = [pawn("s20", hand=hand) for hand in hands]
    return scenario(pawn("s20", hand=cards), *others, cerberus="s05", **fields).play("play favoritism+")


@pytest.mark.rule("CER-PAY-01", "CER-PAY-02", "CER-PAY-03", "CER-PAY-04", "CER-R-63")
def test_a_payment_by_several_people() -> None:
    """Worked scenario 39: pink pays for a promise that blue does not keep."""
    table = asking("sacrifice arrogance egotism", "", "")
    assert table.choices == ["give egotism", "ask", "withdraw"]
    table.play("ask")
    assert (table.seat, table.choices) == (PINK, ["give sacrifice", "give egotism", "give arrogance", "refuse"])
    table.plays("give sacrifice", "give arrogance")
    assert (table.seat, table.choices) == (PINK, ["give egotism", "refuse"])
    table.play("refuse")
    assert (table.seat, table.choices, table.discard) == (BLUE, ["give egotism", "withdraw"], [])
    table.play("give egotism")  # one's own last card confirms
    assert sorted(table.discard) == ["arrogance", "egotism", "sacrifice"]
    table.play("advance 2 green").play("advance 1 red", "cowardice")  # blue ends on a symbol
    assert [table.at(seat) for seat in range(4)] == ["s23", "s20", "s22", "s21"]
    assert table.hand(PINK) == ["egotism"]


@pytest.mark.rule("CER-R-63", "CER-COST-01")
def test_what_the_others_cover_is_confirmed() -> None:
    table = asking("sacrifice", "egotism", "egotism", cards="favoritism")
    assert table.choices == ["ask", "withdraw"]
    table.plays("ask", "give sacrifice", "give egotism", "give egotism")
    assert (table.seat, table.choices) == (BLUE, ["pay", "withdraw"])
    table.play("pay")
    assert sorted(table.discard) == ["egotism", "egotism", "sacrifice"]
    assert table.asked == "part blue"
    assert table.told.count("pays") == 3  # everybody hears who gave what


@pytest.mark.rule("CER-R-63")
def test_a_refused_payment_goes_back_and_nothing_was_played() -> None:
    table = asking("sacrifice", "egotism egotism", "", cards="favoritism")
    table.plays("ask", "give sacrifice", "refuse")
    assert (table.asked, table.discard, table.withdrawn) == ("turn blue", [], True)
    assert (table.hand(BLUE), table.hand(PINK), table.player(PINK)["pledged"]) == (["favoritism"], ["sacrifice"], [])
    assert "play favoritism+" not in table.choices  # nobody is asked twice in a turn
    assert table.why("play favoritism+") == "CER-R-63"
    assert "play favoritism" in table.choices


@pytest.mark.rule("CER-R-63")
def test_a_payment_can_be_taken_back_once_a_turn() -> None:
    table = asking("", "", "", cards="favoritism egotism egotism egotism").plays("give egotism", "withdraw")
    assert len(table.hand(BLUE)) == 4
    table.play("play favoritism+")
    assert sorted(table.discard) == ["egotism", "egotism", "egotism"]  # no other way to pay: done at once


@pytest.mark.rule("CER-PAY-01", "CER-COST-04", "CER-TURN-06")
def test_only_ones_own_camp_can_help() -> None:
    players = [pawn(hand="egotism"), traitor("ambush grudge"), pawn(hand="sacrifice sacrifice"), pawn()]
    table = scenario(*players).plays("play egotism+", "ask")
    assert table.seat == GREEN
    players = [traitor("violence"), traitor("ambush grudge"), pawn(hand="sacrifice"), pawn()]
    table = scenario(*players, captured=[0, 1]).plays("play violence+", "ask")
    assert (table.seat, table.choices) == (PINK, ["give ambush", "give grudge", "refuse"])
    players = [traitor("violence"), pawn(hand="sacrifice sacrifice"), pawn(), pawn()]
    assert "play violence+" not in scenario(*players).choices


@pytest.mark.rule("CER-R-63", "CER-PAY-01")
def test_helpers_are_asked_in_turn_order() -> None:
    players = [pawn(hand="egotism"), pawn(hand="sacrifice egotism"), pawn(), pawn(hand="arrogance egotism")]
    table = scenario(*players, active=2, pending=["end", "turn green"])
    assert not [text for text in table.choices if text.startswith("play")]
    players[2] = pawn(hand="favoritism")
    table = scenario(*players, active=2, pending=["end", "turn green"]).plays("play favoritism+", "ask")
    assert table.seat == RED
    table.play("refuse")
    assert table.seat == BLUE


@pytest.mark.rule("CER-R-63", "CER-R-68")
def test_a_pledge_is_secret_until_it_is_paid() -> None:
    table = asking("sacrifice arrogance egotism", "egotism", "").plays("ask", "give arrogance")
    assert table.sees(PINK)["players"][PINK]["pledged"] == ["arrogance"]
    for seat in (BLUE, GREEN, RED, SPECTATOR):
        seen = table.sees(seat)["players"][PINK]
        assert (seen["pledged"], seen["pledged_size"], seen["hand"]) == ([], 1, [])
    assert table.match.transcript(BLUE)[-1].split() == ["pink", "?"]
    assert table.match.transcript(PINK)[-1].split() == ["pink", "give", "arrogance"]
    assert table.sees(OPEN)["players"][PINK]["pledged"] == ["arrogance"]


@pytest.mark.rule("CER-R-68", "CER-BARQ-04")
def test_each_seat_sees_its_own_hand_only() -> None:
    players = [pawn(hand="egotism"), pawn(hand="sacrifice sacrifice"), traitor("ambush"), pawn()]
    table = scenario(*players, discard=["arrogance", "grudge"], barques=[2, 0, 0], looked=[[1], [], []])
    for seat in (BLUE, PINK, GREEN, RED, SPECTATOR):
        seen = table.sees(seat)
        assert [other["hand_size"] for other in seen["players"]] == [1, 2, 1, 0]
        assert [bool(other["hand"]) for other in seen["players"]] == [
            seat == other and other != RED for other in range(4)
        ]
        assert (seen["survival_discard"], seen["betrayal_discard"]) == (["arrogance"], ["grudge"])
        assert seen["barques"][0]["seats"] == (2 if seat == PINK else 0)
    assert [bool(other["hand"]) for other in table.sees(OPEN)["players"]] == [True, True, True, False]


@pytest.mark.rule("CER-R-68", "CER-R-87", "CER-R-73")
@pytest.mark.parametrize("seat", [BLUE, PINK, GREEN, SPECTATOR])
def test_what_a_seat_cannot_know_is_dealt_again(seat: int) -> None:
    """The view stays the same, while hands, pledges and Barques take many values."""
    players = [
        pawn(hand="favoritism"),
        pawn(hand="sacrifice egotism cowardice"),
        traitor("ambush grudge"),
        pawn(hand="egotism"),
    ]
    table = scenario(*players, barques=[2, 0, 1], looked=[[1], [], [0, 1]]).plays(
        "play favoritism+", "ask", "give egotism"
    )
    state = table.match.state
    mine = state.view(seat).to_json()
    rng = Rng(f"again/{seat}")
    hands, barques, pledges = set(), set(), set()
    for _ in range(60):
        other = state.resample(seat, rng)
        assert other.view(seat).to_json() == mine
        written = other.to_json()
        hands.add(str([written["players"][hidden]["hand"] for hidden in range(4)]))
        barques.add(tuple(written["barques"]))
        pledges.add(tuple(written["players"][PINK]["pledged"]))
        assert written["barques"][1] == 0  # nobody has looked: it is nothing yet
        if seat == PINK:
            assert written["barques"] == [2, 0, 1]
        if seat == BLUE:
            assert written["barques"][2] == 1
    assert len(hands) > 10
    assert (len(barques) == 1) == (seat == PINK)
    assert (len(pledges) == 1) == (seat == PINK)


@pytest.mark.rule("CER-R-87", "CER-R-46")
def test_events_are_for_those_who_may_know() -> None:
    table = scenario(*[pawn()] * 4).play("supplies 1", "egotism", "arrogance")
    keys = [CERBERE.event_message(event).key for event in table.match.events(PINK)]
    assert keys.count("cerbere-event-draws") == 2
    assert "cerbere-event-card-seen" not in keys
    mine = [CERBERE.event_message(event).key for event in table.match.events(BLUE)]
    assert mine.count("cerbere-event-card-seen") == 2


# How a payment goes, step by step


@pytest.mark.rule("CER-R-63", "CER-COST-04")
def test_a_card_can_be_pledged_once_and_nobody_is_asked_who_has_none() -> None:
    table = asking("", "", "", cards="favoritism sacrifice egotism arrogance arrogance")
    assert table.choices == ["give sacrifice", "give egotism", "give arrogance", "withdraw"]  # no one to ask
    assert table.play("give egotism").choices == ["give sacrifice", "give arrogance", "withdraw"]
    assert table.play("give arrogance").choices == ["give sacrifice", "give arrogance", "withdraw"]
    table.play("give arrogance")
    assert (table.hand(BLUE), table.player(BLUE)["pledged"]) == (["sacrifice"], [])
    assert sorted(table.discard) == ["arrogance", "arrogance", "egotism"]


@pytest.mark.rule("CER-R-63", "CER-PAY-01")
def test_nobody_gives_more_than_the_price() -> None:
    """Pink covers it with the first of two cards: neither pink nor green is asked for more."""
    players = [pawn("s20", hand="egotism"), pawn(hand="sacrifice arrogance"), pawn(hand="egotism egotism"), pawn()]
    table = scenario(*players).plays("play egotism+", "ask", "give arrogance")
    assert (table.seat, table.choices) == (BLUE, ["pay", "withdraw"])
    table.play("pay")
    assert (table.at(BLUE), table.hand(PINK), table.hand(GREEN)) == ("s22", ["sacrifice"], ["egotism", "egotism"])
    assert [table.player(seat)["pledged"] for seat in range(4)] == [[], [], [], []]
    assert (table.asked, table.pending) == ("turn blue", ["end", "turn blue"])  # the payment is over


@pytest.mark.rule("CER-R-63", "CER-COST-01")
def test_after_a_payment_was_taken_back_one_pays_alone_or_not_at_all() -> None:
    players = [pawn("s20", hand="egotism sacrifice"), pawn(hand="sacrifice arrogance"), pawn(), pawn()]
    table = scenario(*players).plays("play egotism+", "ask", "give arrogance", "withdraw")
    assert (table.sees(GREEN)["power"], table.player(PINK)["pledged"]) == ("", [])
    assert "play egotism+" in table.choices
    assert table.play("play egotism+").at(BLUE) == "s22"  # with the only card there is, without being asked
    players[0] = pawn("s20", hand="egotism")
    table = scenario(*players).plays("play egotism+", "ask", "refuse")
    assert (table.asked, table.withdrawn) == ("turn blue", True)
    assert table.why("play egotism+") == "CER-R-63"
    players[0] = pawn("s20", hand="favoritism sacrifice egotism egotism")
    table = scenario(*players).plays("play favoritism+", "withdraw", "play favoritism+")
    assert table.choices == ["give sacrifice", "give egotism"]  # nobody is asked, and there is no way back
