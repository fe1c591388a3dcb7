"""Barques, movement and the places of the base games (ledger, chapters 13 and 14)."""

from __future__ import annotations

from typing import Any

import pytest

from colours import BLUE, GREEN, PINK, RED
from scenario_cerbere import CERBERE, CHANCE, FIRST_EDITION, Table, pawn, road, scenario, traitor


@pytest.mark.rule("CER-BARQ-01", "CER-BARQ-03", "CER-BARQ-04", "CER-R-64", "CER-R-87")
def test_looking_at_barques_and_swapping_them() -> None:
    table = scenario(*[pawn()] * 4).play("regroup 2")
    assert table.choices == ["look 1", "look 2", "look 3", "swap 1 2", "swap 1 3", "swap 2 3"]
    table.play("look 1", 3)
    assert [barque["seats"] for barque in table.sees(BLUE)["barques"]] == [3, 0, 0]
    assert [barque["seats"] for barque in table.sees(PINK)["barques"]] == [0, 0, 0]
    assert table.sees(PINK)["barques"][0]["looked"] == [BLUE]  # that somebody looked is public
    table.plays("regroup 2", "swap 1 3")
    assert [barque["seats"] for barque in table.sees(BLUE)["barques"]] == [0, 0, 3]  # who looked knows where it went
    assert table.sees(GREEN)["barques"][2]["looked"] == [BLUE]


@pytest.mark.rule("CER-BARQ-05", "CER-BARQ-07", "CER-R-35", "CER-R-73", "CER-MOVE-04")
def test_the_barque_is_turned_up_in_the_middle_of_a_move() -> None:
    """Worked scenario 20."""
    table = scenario(pawn("s20"), pawn("s27"), *[pawn()] * 2, rage=4, cerberus="s10")
    table.play("sprint 2").play("advance 3 pink", 2)
    assert (table.at(PINK), table.die[0], table.revealed, table.barques) == ("s30", 2, True, [2, 0, 0])
    table = scenario(pawn("s20"), *[pawn()] * 3, revealed=True, barques=[2, 0, 0]).play("regroup 2")
    assert table.active == PINK  # nothing to look at any more


@pytest.mark.rule("CER-BARQ-06", "CER-R-35")
def test_in_the_first_edition_the_finish_board_turns_it_up() -> None:
    players = [pawn("promontory.s7"), *[pawn("promontory.s6")] * 3]
    table = scenario(*players, options=FIRST_EDITION, boards=road()).play("sprint 1", 1)
    assert (table.at(BLUE), table.revealed) == ("finish_a.s2", True)


@pytest.mark.rule("CER-BARQ-08", "CER-BARQ-02", "CER-MOVE-02")
def test_boarding_ends_the_move() -> None:
    """Worked scenario 22."""
    table = scenario(pawn("s32"), *[pawn()] * 3, revealed=True, barques=[2, 0, 0]).play("sprint 1")
    assert (table.at(BLUE), table.ending) == ("aboard", "")  # one seat is still free


@pytest.mark.rule("CER-BARQ-09")
def test_a_full_barque_takes_nobody() -> None:
    """Worked scenario 23."""
    table = scenario(pawn("s31"), pawn("aboard"), *[pawn()] * 2, revealed=True, barques=[1, 0, 0]).play("sprint 1")
    assert (table.at(BLUE), table.winners) == ("s32", [PINK])


@pytest.mark.rule("CER-MOVE-01", "CER-MOVE-03", "CER-MOVE-04", "CER-MOVE-05", "CER-R-46", "CER-R-48")
def test_a_symbol_is_for_who_stops_exactly_there() -> None:
    """Worked scenario 32."""
    table = scenario(pawn("s24"), pawn("s06"), *[pawn()] * 2).plays("surge 1").play("advance 1 pink")
    assert table.hand(PINK) == []
    table = scenario(pawn("s20", hand="egotism"), pawn("s06"), *[pawn()] * 2).play("surge 2")
    table.play("advance 2 pink", "arrogance")
    assert (table.at(PINK), table.hand(PINK)) == ("s08", ["arrogance"])  # although blue moved it
    table = scenario(pawn("s20"), pawn("s06"), *[pawn()] * 2).plays("sprint 2", "advance 3 pink")
    assert (table.at(PINK), table.hand(PINK)) == ("s09", [])
    table = scenario(traitor(), *[pawn()] * 4, cerberus="s07").play("stalk 1")
    assert (table.cerberus, table.told) == ("s08", ["acts", "cerberus-moves", "turn-begins"])


@pytest.mark.rule("CER-R-48", "CER-R-47")
def test_a_retreat_triggers_like_an_advance_and_once_a_power() -> None:
    table = scenario(traitor("grudge"), pawn("s10"), *[pawn()] * 3, cerberus="s05").play("play grudge")
    table.play("retreat 2 pink", "egotism")
    assert (table.at(PINK), table.hand(PINK)) == ("s08", ["egotism"])
    players = [pawn("s20"), {"space": "s06", "fired": ["s08"]}, *[pawn()] * 2]
    table = scenario(
        *players, power="surge 2", parts=[1], pending=["end", "turn blue", "finish", "part blue"], acted=True
    )
    table.play("advance 2 pink")
    assert (table.at(PINK), table.hand(PINK)) == ("s08", [])  # it had fired for pink already


@pytest.mark.rule("CER-PLACE-05", "CER-R-38", "CER-R-41")
def test_the_rope_bridge_carries_one() -> None:
    """Worked scenario 28."""
    table = scenario(pawn("s20", hand="egotism"), pawn("s08"), pawn("s09"), pawn()).plays("surge 2", "advance 2 pink")
    assert (table.seat, table.choices) == (BLUE, ["walk", "cross"])
    table.play("cross")
    assert (table.at(PINK), table.opened) == ("s14", ["e2.bridge"])
    table.plays("surge 1", "advance 1 green")
    assert table.at(GREEN) == "s10"


@pytest.mark.rule("CER-R-19", "CER-R-37")
def test_a_bridge_never_leads_behind_cerberus() -> None:
    """Worked scenario 29."""
    table = scenario(traitor("grudge"), pawn("s14"), *[pawn()] * 3, cerberus="s11").play("snare 1")
    table.play("advance 1 green").play("retreat 1 pink")
    assert table.at(PINK) == "s13"
    table = scenario(traitor("grudge"), pawn("s14"), *[pawn()] * 3, cerberus="s09").play("snare 1")
    table.plays("advance 1 green", "retreat 1 pink")
    assert table.choices == ["walk", "cross"]
    table.play("cross", "ambush")
    assert (table.camp(PINK), table.cerberus) == ("cerberus", "s05")


@pytest.mark.rule("CER-PLACE-06", "CER-R-42", "CER-MOVE-04")
def test_the_portal_is_open_while_another_stands_on_the_stele() -> None:
    """Worked scenario 30."""
    table = scenario(pawn("s24"), pawn("s18"), pawn("s22"), pawn(), rage=3).plays("sprint 2", "advance 3 pink", "cross")
    assert (table.at(PINK), table.die[0]) == ("s26", 3)
    table = scenario(pawn("s24"), pawn("s18"), *[pawn()] * 2).plays("sprint 2", "advance 3 pink")
    assert table.at(PINK) == "s21"


@pytest.mark.rule("CER-PLACE-07", "CER-EFF-01", "CER-R-42")
def test_the_portal_closes_between_two_parts() -> None:
    """Worked scenario 31."""
    table = scenario(pawn("s24"), pawn("s19"), pawn("s22"), pawn()).play("sprint 2")
    table.play("advance 1 green", "egotism").play("advance 3 pink")
    assert table.at(PINK) == "s22"
    table = scenario(pawn("s24"), pawn("s19"), pawn("s22"), pawn()).plays("sprint 2", "advance 3 pink", "cross")
    assert table.at(PINK) == "s27"


@pytest.mark.rule("CER-PLACE-06", "CER-R-37", "CER-R-42")
def test_the_portal_works_backwards_too_but_not_for_who_holds_it() -> None:
    table = scenario(traitor("grudge"), pawn("s25"), pawn("s22"), *[pawn()] * 2, cerberus="s10").play("play grudge")
    table.play("retreat 2 pink")
    assert table.choices == ["walk", "cross"]
    assert table.sees(GREEN)["move"] == {"seat": PINK, "steps": 2, "backward": True}
    assert table.play("cross").at(PINK) == "s18"
    table = scenario(traitor("grudge"), pawn("s22"), *[pawn()] * 3, cerberus="s10").plays(
        "play grudge", "retreat 2 pink"
    )
    assert table.at(PINK) == "s20"


# First edition


def first_edition(middle: str, *players: dict[str, object], **fields: object) -> Table:
    return scenario(*players, options=FIRST_EDITION, boards=road(middle), **fields)


@pytest.mark.rule("CER-PLACE-01", "CER-R-44", "CER-MOVE-03")
def test_an_occupied_platform_stops_a_pawn() -> None:
    """Worked scenario 44."""
    players = [pawn("start_a.s9"), pawn("platforms.s1"), pawn("platforms.s3"), pawn("start_a.s9")]
    table = first_edition("platforms", *players).plays("sprint 2").play("advance 3 pink", "egotism")
    assert (table.at(PINK), table.hand(PINK)) == ("platforms.s2", ["egotism"])
    players[2] = pawn("start_a.s9")
    table = first_edition("platforms", *players).plays("sprint 2", "advance 3 pink")
    assert (table.at(PINK), table.hand(PINK)) == ("platforms.s4", [])


@pytest.mark.rule("CER-R-44", "CER-R-17")
def test_platforms_block_backwards_but_not_cerberus() -> None:
    players = [traitor("grudge"), pawn("platforms.s4"), pawn("platforms.s3"), *[pawn("platforms.s6")] * 2]
    table = first_edition("platforms", *players).plays("play grudge", "retreat 2 pink")
    assert table.at(PINK) == "platforms.s4"
    table = first_edition("platforms", *players, cerberus="platforms.s2").play("stalk 1")
    assert table.camp(GREEN) == "cerberus"


@pytest.mark.rule("CER-PLACE-02", "CER-R-49", "CER-R-46")
def test_the_promontory_may_be_declined_by_its_visitor() -> None:
    players = [pawn("start_a.s9"), pawn("promontory.s3"), *[pawn("start_a.s9")] * 2]
    table = first_edition("promontory", *players).plays("surge 1", "advance 1 pink")
    assert (table.asked, table.choices[-1]) == ("barque pink may", "decline")
    table.play("decline")
    assert "declines" in table.told
    table = scenario(pawn("s15", played="supplies surge sprint"), *[pawn()] * 3).play("regroup 2")
    assert table.why("decline") == "CER-R-49"
    table = scenario(pawn("s20"), pawn("s16"), *[pawn()] * 2).plays("surge 1", "advance 1 pink")
    assert (table.asked, "decline" in table.choices) == ("barque pink must", False)


@pytest.mark.rule("CER-PLACE-03", "CER-R-43")
def test_the_gondola_exchanges_two() -> None:
    """Worked scenario 45."""
    players = [pawn("start_a.s9"), pawn("gondola.s2"), pawn("gondola.s3"), pawn("gondola.s7")]
    table = first_edition("gondola", *players).plays("sprint 2", "advance 3 pink")
    assert table.choices == ["walk", "exchange red"]
    table.play("exchange red")
    assert [table.at(seat) for seat in (PINK, GREEN, RED)] == ["gondola.s8", "gondola.s3", "gondola.s3"]


@pytest.mark.rule("CER-PLACE-03", "CER-R-43", "CER-R-37")
def test_the_fore_one_takes_the_gondola_while_retreating() -> None:
    players = [traitor("grudge"), pawn("gondola.s7"), pawn("gondola.s3"), pawn("gondola.s3"), pawn("gondola.s9")]
    table = first_edition("gondola", *players).plays("play grudge", "retreat 2 pink")
    assert table.choices == ["walk", "exchange green", "exchange red"]
    table.play("exchange red")
    assert (table.at(PINK), table.at(RED), table.at(GREEN)) == ("gondola.s2", "gondola.s7", "gondola.s3")


@pytest.mark.rule("CER-PLACE-04", "CER-R-40")
def test_the_funicular_starts_at_its_foot() -> None:
    """Worked scenario 46."""
    players = [pawn("start_a.s9", hand="egotism"), pawn("funicular.s2"), *[pawn("start_a.s9")] * 2]
    table = first_edition("funicular", *players).plays("surge 2", "advance 2 pink")
    assert table.at(PINK) == "funicular.s4"
    players[1] = pawn("funicular.s3")
    table = first_edition("funicular", *players).plays("surge 2", "advance 2 pink")
    assert table.choices == ["walk", "cross"]
    assert table.play("cross").at(PINK) == "funicular.s7"
    players = [traitor("grudge"), pawn("funicular.s6"), *[pawn("funicular.s7")] * 3]
    table = first_edition("funicular", *players).play("play grudge")
    assert table.play("retreat 2 pink").at(PINK) == "funicular.s4"  # never downwards


@pytest.mark.rule("CER-PLACE-05", "CER-PLACE-06")
def test_bridge_and_portal_of_the_first_edition() -> None:
    players = [pawn("start_a.s9", hand="egotism"), pawn("rope_bridge.s3"), *[pawn("start_a.s9")] * 2]
    table = first_edition("rope_bridge", *players).plays("surge 2", "advance 2 pink", "cross")
    assert (table.at(PINK), table.opened) == ("rope_bridge.s8", ["rope_bridge.bridge"])
    players = [
        pawn("start_a.s9", hand="egotism"),
        pawn("infernal_portal.s2"),
        pawn("infernal_portal.s5"),
        pawn("start_a.s9"),
    ]
    table = first_edition("infernal_portal", *players).plays("surge 2", "advance 2 pink", "cross")
    assert table.at(PINK) == "infernal_portal.s8"


@pytest.mark.rule("CER-R-20", "CER-R-86", "CER-R-36")
def test_distances_and_the_bound() -> None:
    table = scenario(pawn("s32"), pawn("s05"), pawn("s20"), pawn())
    assert [table.sees(BLUE)["players"][seat]["distance"] for seat in range(3)] == [1, 28, 13]
    assert table.match.game.bound >= 1_000_000  # a harness caps, the rules do not


# Barques that somebody knows


@pytest.mark.rule("CER-BARQ-01", "CER-SETUP-05", "CER-COMP-01")
def test_a_barque_nobody_has_seen_is_any_of_those_left() -> None:
    """Each of the three as likely as the others; not one that somebody has seen elsewhere; the last one for certain."""

    def outcomes(*barques: int) -> list[tuple[str, int]]:
        looked = [[GREEN] if seats else [] for seats in barques]
        state = CERBERE.position({"players": [pawn()] * 4, "barques": list(barques), "looked": looked})
        for text in ("regroup 2", "look 1"):
            state.apply(CERBERE.action(text))
        return (
            [(outcome.text, weight) for outcome, weight in state.chance_outcomes()] if state.to_move == CHANCE else []
        )

    assert outcomes(0, 0, 0) == [("seats 1", 1), ("seats 2", 1), ("seats 3", 1)]
    assert outcomes(0, 2, 0) == [("seats 1", 1), ("seats 3", 1)]
    assert outcomes(0, 0, 3) == [("seats 1", 1), ("seats 2", 1)]
    assert outcomes(0, 2, 3) == []
    for one, other, last in ((2, 3, 1), (1, 3, 2), (1, 2, 3)):
        fields: dict[str, Any] = {"barques": [0, one, other], "looked": [[], [GREEN], [GREEN]]}
        table = scenario(*[pawn()] * 4, **fields).plays("regroup 2", "look 1")
        assert table.sees(BLUE)["barques"][0] == {"slot": 1, "seats": last, "looked": [BLUE]}
        table = scenario(pawn("s27"), *[pawn()] * 3, **fields).play("sprint 1")
        assert table.barques == [last, 0, 0]  # turned up


@pytest.mark.rule("CER-R-31", "CER-END-03", "CER-BARQ-05")
def test_a_barque_turned_up_with_a_seat_for_each_who_is_left() -> None:
    """Three are left for three seats: the match goes on."""
    table = scenario(traitor(), pawn("s27"), pawn("s20"), pawn("s20"), cerberus="s10").play("snare 1")
    table.play("advance 1 pink", 3)
    assert (table.ending, table.revealed, table.asked) == ("", True, "part blue")


@pytest.mark.rule("CER-BARQ-03", "CER-R-87")
def test_who_looks_is_told_and_the_others_hear_that_somebody_looked() -> None:
    table = scenario(*[pawn()] * 4).play("regroup 2").play("look 2", 3)
    told = {seat: [CERBERE.event_message(event) for event in table.match.events(seat)] for seat in (BLUE, PINK)}
    seen = [dict(message.values) for message in told[BLUE] if message.key == "cerbere-event-barque-seen"]
    assert [(values["slot"], values["seats"]) for values in seen] == [(2, 3)]
    assert [dict(message.values)["slot"] for message in told[PINK] if message.key == "cerbere-event-looks"] == [2]
    assert "cerbere-event-barque-seen" not in [message.key for message in told[PINK]]
    table.plays("regroup 2", "swap 2 3")  # pink
    swaps = [message for message in map(CERBERE.event_message, table.match.events(RED)) if "swaps" in message.key]
    assert [sorted(value for value in message.values.values() if value in (2, 3)) for message in swaps] == [[2, 3]]
    table.plays("regroup 2", "look 3")  # green: what it is was settled when blue looked
    assert table.sees(GREEN)["barques"][2] == {"slot": 3, "seats": 3, "looked": [BLUE, GREEN]}


@pytest.mark.rule("CER-PLACE-02", "CER-BARQ-03")
def test_the_promontory_shows_a_barque_to_its_visitor() -> None:
    players = [pawn("start_a.s9"), pawn("promontory.s3"), *[pawn("start_a.s9")] * 2]
    table = first_edition("promontory", *players).plays("surge 1", "advance 1 pink").play("look 3", 1)
    assert [table.sees(seat)["barques"][2]["seats"] for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("CER-PLACE-01", "CER-R-44")
def test_the_second_platform_holds_one_too() -> None:
    players = [pawn("start_a.s9"), pawn("platforms.s4"), pawn("platforms.s5"), pawn("platforms.s2")]
    table = first_edition("platforms", *players).plays("sprint 2", "advance 3 red")
    assert (table.at(RED), table.asked) == ("platforms.s4", "part blue")  # s3 is free, s5 is not; s4 holds two
    assert table.play("advance 1 pink").at(PINK) == "platforms.s4"
    players[2] = pawn("platforms.s6")
    table = first_edition("platforms", *players).plays("sprint 2", "advance 1 pink")
    assert table.at(PINK) == "platforms.s5"
    table.play("advance 3 red")
    assert table.at(RED) == "platforms.s4"
