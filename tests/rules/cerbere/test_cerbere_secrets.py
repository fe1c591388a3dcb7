"""No secret leaks: two matches that differ only in what is hidden look the same to everybody else (CER-R-68, CER-R-87).

Everything that leaves the core is compared: the view, the transcript, the events, and what is written of them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.seats import OPEN, SPECTATOR
from katabasis.games.cerbere.data.treasures import TREASURE_NAMES
from scenario_cerbere import BLUE, CERBERE, EXPANSION, GREEN, PINK, RED, Table, pawn, road, scenario, traitor


def known(table: Table, seat: int) -> tuple[Any, ...]:
    """All that a seat is ever told: what it sees now, the record so far, what happened, and what was asked."""
    events = table.match.events(seat)
    told = [(message.key, dict(message.values)) for message in map(CERBERE.event_message, events)]
    return table.sees(seat), table.match.transcript(seat), told, CERBERE.mind().foreseen(table.match.state, seat)


def unlike(one: Table, other: Table) -> set[int]:
    """The seats that can tell two tables apart."""
    return {seat for seat in (BLUE, PINK, GREEN, RED, SPECTATOR) if known(one, seat) != known(other, seat)}


@pytest.mark.rule("CER-R-68", "CER-TURN-06")
def test_a_drawn_survival_card_is_known_to_who_drew_it_only() -> None:
    tables = [scenario(*[pawn()] * 4).play("supplies 2").play("draw 1 pink", card) for card in ("egotism", "sacrifice")]
    assert unlike(*tables) == {PINK}
    assert known(tables[0], OPEN) != known(tables[1], OPEN)  # they do differ


@pytest.mark.rule("CER-R-68", "CER-TURN-06")
def test_a_drawn_betrayal_card_is_known_to_who_drew_it_only() -> None:
    players = [traitor(), traitor(), pawn(), pawn()]
    tables = [scenario(*players, speed=5).play("fury 2") for _ in range(2)]
    for table, card in zip(tables, ("ambush", "grudge"), strict=True):
        table.play("draw 1 pink", card, "violence", "violence")
    assert unlike(*tables) == {PINK}


@pytest.mark.rule("CER-R-68", "CER-SIDE-03")
def test_the_cards_of_a_new_cerberus_player_are_secret() -> None:
    players = [traitor("ambush"), pawn("s11"), pawn(), pawn()]
    tables = [scenario(*players, cerberus="s10").play("play ambush", card) for card in ("grudge", "deceit")]
    assert unlike(*tables) == {PINK}


@pytest.mark.rule("CER-BARQ-03", "CER-BARQ-04", "CER-R-87")
def test_what_was_seen_of_a_barque_is_known_to_who_looked_only() -> None:
    """That blue looked, and where, is public; it stays so when the Barque changes its place, and to who looks later."""
    tables = [scenario(*[pawn()] * 4).play("regroup 2").play("look 2", seats) for seats in (1, 3)]
    assert unlike(*tables) == {BLUE}
    for table in tables:
        table.plays("regroup 2", "swap 1 2")  # pink's turn
    assert unlike(*tables) == {BLUE}
    assert [table.sees(BLUE)["barques"][0]["seats"] for table in tables] == [1, 3]
    for table in tables:
        table.plays("regroup 2", "look 1")  # green's turn
    assert unlike(*tables) == {BLUE, GREEN}


@pytest.mark.rule("CER-BARQ-05", "CER-R-73")
def test_the_two_other_barques_leave_unseen() -> None:
    """Blue knows the second Barque; once the first is turned up nobody is shown it, not even blue."""
    fields: dict[str, Any] = {"looked": [[], [0], []], "cerberus": "s10"}
    players = [pawn("s27"), *[pawn()] * 3]
    tables = [scenario(*players, barques=[0, seats, 0], **fields).play("sprint 1", 2) for seats in (1, 3)]
    assert [barque["seats"] for barque in tables[0].sees(BLUE)["barques"]] == [2, 0, 0]
    assert [barque["looked"] for barque in tables[0].sees(BLUE)["barques"]] == [[], [], []]
    assert unlike(*tables) == set()


@pytest.mark.rule("CER-R-63", "CER-R-68", "CER-PAY-01")
def test_a_pledge_is_known_to_who_made_it_only_until_it_is_paid() -> None:
    """Pink, green and red pledge one card each; when all is paid everybody knows."""
    players = [
        pawn(hand="favoritism"),
        pawn(hand="sacrifice arrogance"),
        pawn(hand="sacrifice egotism"),
        pawn(hand="egotism"),
    ]
    tables = [scenario(*players).plays("play favoritism+", "ask") for _ in range(2)]
    for table, card in zip(tables, ("sacrifice", "arrogance"), strict=True):
        table.play(f"give {card}")
    assert unlike(*tables) == {PINK}
    for table in tables:
        table.plays("refuse", "give egotism")
    assert unlike(*tables) == {PINK}
    for table in tables:
        table.plays("refuse", "give egotism", "pay")
    assert unlike(*tables) == {BLUE, PINK, GREEN, RED, SPECTATOR}
    assert ["sacrifice" in table.discard for table in tables] == [True, False]


@pytest.mark.rule("CER-R-63", "CER-R-68")
def test_a_payment_taken_back_has_shown_nothing() -> None:
    players = [pawn(hand="favoritism sacrifice arrogance"), pawn(hand="sacrifice egotism"), pawn(), pawn()]
    tables = [scenario(*players).play("play favoritism+") for _ in range(2)]
    for table, card in zip(tables, ("sacrifice", "arrogance"), strict=True):
        table.play(f"give {card}")
    assert unlike(*tables) == {BLUE}
    for table in tables:
        table.play("withdraw")
    assert unlike(*tables) == {BLUE}  # who remembers what they answered themself
    assert tables[0].json == tables[1].json


@pytest.mark.rule("CER-R-68", "CER-R-76", "CER-XB-06")
def test_the_caves_treasure_is_known_to_who_took_it_only() -> None:
    players = [pawn("start_a.s9"), pawn("cave_of_wonders.c2"), *[pawn("start_a.s9")] * 2]
    tables = [
        scenario(*players, options=EXPANSION, boards=road("cave_of_wonders"))
        .plays("surge 1", "advance 1 pink")
        .play("deeper", treasure)
        for treasure in ("grail", "lamp")
    ]
    assert unlike(*tables) == {PINK}


@pytest.mark.rule("CER-R-68", "CER-SETUP-11", "CER-R-76")
def test_treasures_dealt_at_the_start_are_secret_and_dealt_again() -> None:
    """Pink's Lyre was open once and is remembered; blue's Grail and green's Mask were not."""
    players = [
        pawn("promontory.s1", treasures="grail"),
        pawn("promontory.s1", treasures="lyre"),
        pawn("promontory.s1", treasures="mask"),
        pawn("promontory.s1"),
    ]
    table = scenario(*players, options=EXPANSION, boards=road(), open_treasures=["lyre"])
    for seat in (BLUE, PINK, GREEN, RED, SPECTATOR):
        seen = [player["treasures"] for player in table.sees(seat)["players"]]
        assert seen == [["grail"] if seat == BLUE else [], ["lyre"], ["mask"] if seat == GREEN else [], []]
        rng = Rng(f"treasures/{seat}")
        held: list[set[str]] = [set(), set(), set()]
        for _ in range(60):
            other = table.match.state.resample(seat, rng)
            assert other.view(seat).to_json() == table.sees(seat)
            written = other.to_json()
            for place in range(3):
                (treasure,) = written["players"][place]["treasures"]
                held[place].add(treasure)
            everywhere = [treasure for player in written["players"] for treasure in player["treasures"]]
            assert sorted([*everywhere, *written["treasure_bag"]]) == sorted(TREASURE_NAMES)
        assert [len(found) > 3 for found in held] == [seat != BLUE, False, seat != GREEN]


@pytest.mark.rule("CER-R-68", "CER-R-87")
def test_what_others_could_hold_comes_from_decks_and_hidden_hands_alone() -> None:
    """Discards lie open and one's own hand is one's own: their cards are never dealt to others; camps never mix."""
    players = [pawn(hand="egotism egotism"), pawn(hand="sacrifice sacrifice"), traitor("ambush ambush"), pawn()]
    discard = ["egotism", "egotism", *["arrogance"] * 3, *["grudge"] * 3]  # one Arrogance is still somewhere
    state = scenario(*players, discard=discard).match.state
    rng = Rng("hands")
    survival, betrayal = set(), set()
    for _ in range(80):
        written = state.resample(BLUE, rng).to_json()
        hands = [player["hand"] for player in written["players"]]
        assert hands[BLUE] == ["egotism", "egotism"]
        assert [len(hand) for hand in hands] == [2, 2, 2, 0]
        survival |= set(hands[PINK])
        betrayal |= set(hands[GREEN])
        assert hands[PINK].count("arrogance") < 2
        assert sorted(written["discard"]) == sorted(discard)
        survivals = Counter([*written["survival"], *hands[BLUE], *hands[PINK], *discard[:5]])
        betrayals = Counter([*written["betrayal"], *hands[GREEN], *discard[5:]])
        assert (set(survivals.values()), len(survivals)) == ({4}, 6)  # every card is somewhere, once
        assert (set(betrayals.values()), len(betrayals)) == ({3}, 6)
    assert survival == {"sacrifice", "favoritism", "cowardice", "opportunism", "arrogance"}
    assert betrayal == {"ambush", "treachery", "violence", "sabotage", "deceit"}


@pytest.mark.rule("CER-R-68")
def test_nobody_elses_answers_are_shown() -> None:
    """Whoever is not asked is told the question, never what could be answered."""
    table = scenario(pawn(hand="egotism sacrifice"), pawn(hand="arrogance"), *[pawn()] * 2)
    assert "play sacrifice" in table.sees(BLUE)["legal"]
    for seat in (PINK, GREEN, RED, SPECTATOR):
        assert table.sees(seat)["legal"] == []
    assert table.sees(OPEN)["legal"] == table.sees(BLUE)["legal"]


@pytest.mark.rule("CER-R-68", "CER-R-87")
def test_a_question_that_is_asked_is_asked_in_every_guess() -> None:
    """Pink must choose what to discard, so pink holds two kinds; a card is drawn by chance, so the deck holds two."""
    players = [traitor("sabotage"), pawn(hand="egotism sacrifice"), pawn(), pawn()]
    deck = ["egotism"] * 3 + ["sacrifice"]
    table = scenario(*players, survival=deck, incomplete=True).plays("play sabotage", "rob pink")
    assert table.asked == "discard pink effect"
    rng = Rng("asked")
    for seat in (BLUE, GREEN, SPECTATOR):
        for _ in range(60):
            other = table.match.state.resample(seat, rng)
            assert other.to_json()["players"][PINK]["hand"] == ["sacrifice", "egotism"]
            assert len(other.legal_actions()) == 2
    players = [pawn(), pawn(hand="egotism egotism sacrifice"), pawn(), pawn()]
    state = CERBERE.position({"players": players, "survival": ["egotism", "sacrifice"], "incomplete": True})
    state.apply(CERBERE.action("supplies 1"))
    assert state.legal_actions() == []  # chance is asked, and no seat
    for _ in range(60):
        assert len(state.resample(GREEN, rng).chance_outcomes()) == 2


@pytest.mark.rule("CER-BARQ-05", "CER-R-87")
def test_what_lies_open_is_the_same_in_every_guess() -> None:
    """A Barque that is turned up, and a match that is over."""
    players = [pawn("s30", hand="egotism"), pawn("s20", hand="sacrifice"), traitor("ambush"), pawn("s20")]
    fields: dict[str, Any] = {"revealed": True, "barques": [2, 0, 0], "cerberus": "s18"}
    going_on = scenario(*players, **fields)
    over = scenario(*players[:3], {"camp": "eliminated"}, captured=[3, 2], rage=0, acted=True, carded=True,
                    pending=["end"], **fields)  # fmt: skip
    assert over.ending == "too-few"
    rng = Rng("open")
    for table in (going_on, over):
        hands = set()
        for _ in range(30):
            other = table.match.state.resample(BLUE, rng)
            assert other.view(BLUE).to_json() == table.sees(BLUE)
            assert other.to_json()["barques"] == [2, 0, 0]
            hands.add(tuple(other.to_json()["players"][GREEN]["hand"]))
        assert len(hands) > 2


@pytest.mark.rule("CER-R-87", "CER-BARQ-01")
def test_guesses_about_barques_are_a_1_a_2_and_a_3() -> None:
    """Blue knows the second slot; somebody knows the two others: they are what is left, in either order."""
    table = scenario(*[pawn()] * 4, barques=[1, 2, 3], looked=[[PINK], [BLUE, PINK], [GREEN]])
    rng = Rng("barques")
    for seat, wanted in ((BLUE, 2), (PINK, 1), (GREEN, 2), (RED, 6), (SPECTATOR, 6)):
        guesses = {tuple(table.match.state.resample(seat, rng).to_json()["barques"]) for _ in range(80)}
        assert len(guesses) == wanted
        assert all(sorted(guess) == [1, 2, 3] for guess in guesses)
    assert [barque["seats"] for barque in table.sees(OPEN)["barques"]] == [1, 2, 3]
    assert [barque["seats"] for barque in table.sees(SPECTATOR)["barques"]] == [0, 0, 0]


@pytest.mark.rule("CER-R-68", "CER-TURN-03", "CER-TURN-07", "CER-R-63")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    """Camps, Action cards played and ready by the faces they show, the question, the Barque, the cave's Treasure."""
    players = [
        pawn("cave_of_wonders.s1", hand="egotism sacrifice", played="surge"),
        traitor(played="fury snare"),
        {"camp": "eliminated"},
        pawn("finish_a.s1"),
    ]
    boards = road("cave_of_wonders")
    table = scenario(*players, options=EXPANSION, boards=boards, captured=[2, 1], revealed=True, barques=[1, 0, 0])
    table.plays("play egotism+", "withdraw")
    for seat in (BLUE, PINK, GREEN, RED, SPECTATOR):
        seen = table.sees(seat)
        assert [player["camp"] for player in seen["players"]] == ["adventurer", "cerberus", "eliminated", "adventurer"]
        assert [player["played"] for player in seen["players"]] == [["surge"], ["fury", "snare"], [], []]
        assert [player["ready"] for player in seen["players"]] == [
            ["supplies", "sprint", "regroup"],
            ["stalk", "recall"],
            [],
            ["supplies", "surge", "sprint", "regroup"],
        ]
        assert (seen["withdrawn"], seen["revealed"], seen["cave_treasure"], seen["own_board"]) == (
            True,
            True,
            True,
            False,
        )
        assert seen["question"] == {"kind": "turn", "seat": BLUE, "a": 0}
        assert (seen["boards"], seen["adventurers"], seen["captured"]) == (boards, 2, [2, 1])
    seen = scenario(*[pawn()] * 4).sees(RED)
    assert (seen["withdrawn"], seen["revealed"], seen["cave_treasure"]) == (False, False, False)
    over = scenario(*[pawn("s09")] * 3, cerberus="s07", rage=0, acted=True, carded=True, pending=["end"])
    assert (over.sees(PINK)["question"], over.sees(PINK)["legal"], over.sees(OPEN)["legal"]) == (None, [], [])
