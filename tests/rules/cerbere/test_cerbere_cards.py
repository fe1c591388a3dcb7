"""Survival and Betrayal cards of both editions, one by one (ledger, chapters 6, 7 and 19)."""

from __future__ import annotations

import pytest

from colours import BLUE, GREEN, PINK, RED
from scenario_cerbere import CERBERE, EXPANSION, FIRST_EDITION, Table, pawn, road, scenario, traitor


def holding(cards: str, *others: str, **fields: object) -> Table:
    """Blue on s10 holds these cards; the others stand on these spaces."""
    return scenario(pawn("s10", hand=cards), *[pawn(space) for space in others], **fields)


def with_cerberus(cards: str, *others: str, **fields: object) -> Table:
    """Blue is a Cerberus player."""
    return scenario(traitor(cards), *[pawn(space) for space in others], **fields)


@pytest.mark.rule("CER-SUR-01", "CER-R-08")
def test_sacrifice_takes_the_die_off_the_hunt_cell() -> None:
    """Worked scenario 13."""
    table = scenario(pawn("s21", hand="sacrifice"), pawn("s20"), *[pawn()] * 2, cerberus="s08", rage=1, speed=3)
    table.plays("sprint 2", "advance 1 green", "advance 3 red", "play sacrifice")
    assert table.choices == ["retreat 1 pink", "retreat 1 green", "retreat 1 red", "rage -1"]
    table.plays("rage -1", "retreat 1 pink")
    assert (table.die, table.at(PINK), table.cerberus) == ((1, 3), "s19", "s08")  # no Hunt


@pytest.mark.rule("CER-SUR-01", "CER-R-08", "CER-EFF-02", "CER-COST-04", "CER-SETUP-08")
def test_advanced_sacrifice_never_passes_the_leftmost_free_cell() -> None:
    """Worked scenario 14."""
    table = holding("sacrifice egotism", "s20", "s24", "s24", cerberus="s09", rage=4)
    table.plays("play sacrifice+", "give egotism", "rage -2", "retreat 2 pink")
    assert (table.die[0], table.at(PINK)) == (4, "s18")
    assert table.discard == ["sacrifice", "egotism"]
    assert holding("sacrifice", "s20", "s24", "s24").why("play sacrifice+") == "CER-COST-04"  # not with itself


@pytest.mark.rule("CER-SUR-02")
def test_egotism_advances_as_in_the_french_text() -> None:
    """The English booklet says retreat 2 (E2)."""
    assert holding("egotism", "s24", "s24", "s24").play("play egotism").at(BLUE) == "s11"
    table = holding("egotism sacrifice", "s24", "s24", "s24").plays("play egotism+")
    table.play("give sacrifice", "arrogance")
    assert table.at(BLUE) == "s12"


@pytest.mark.rule("CER-SUR-03", "CER-R-54")
def test_favoritism() -> None:
    table = holding("favoritism", "s06", "s24", "s24").plays("play favoritism", "advance 1 pink")
    assert (table.at(BLUE), table.at(PINK)) == ("s11", "s07")
    table = holding("favoritism egotism egotism egotism", "s17", "s20", "s24").play("play favoritism+")
    table.plays("give egotism", "give egotism", "give egotism")
    others = [f"advance {number} {seat}" for number in (1, 2) for seat in ("pink", "green", "red")]
    assert table.choices == [*others, "advance 3"]
    table.plays("advance 2 green", "advance 1 pink")
    assert [table.at(seat) for seat in (BLUE, PINK, GREEN)] == ["s13", "s18", "s22"]


@pytest.mark.rule("CER-SUR-04", "CER-R-57")
def test_cowardice_counts_those_ahead() -> None:
    """Worked scenario 37."""
    players = [pawn("s28", hand="cowardice egotism"), pawn("s28"), pawn("s30"), pawn("aboard"), pawn("aboard")]
    table = scenario(*players, revealed=True, barques=[3, 0, 0], cerberus="s10")
    assert table.sees(BLUE)["players"][BLUE]["ahead"] == 3
    table.plays("play cowardice+", "give egotism")
    assert table.at(BLUE) == "s31"


@pytest.mark.rule("CER-SUR-04", "CER-R-57", "CER-R-53")
def test_cowardice_looks_and_may_do_nothing() -> None:
    table = holding("cowardice", "s24", "s24", "s24").plays("play cowardice", "swap 1 3")
    assert "swaps" in table.told
    table = holding("cowardice egotism", "s10", "s09", "s09").plays("play cowardice+", "give egotism")
    assert table.at(BLUE) == "s10"


@pytest.mark.rule("CER-SUR-05", "CER-SUR-20")
def test_opportunism_sends_back_as_in_the_french_text() -> None:
    """The English booklet says advance (E1)."""
    table = holding("opportunism", "s20", "s24", "s24").plays("play opportunism", "retreat 1 pink")
    assert (table.at(BLUE), table.at(PINK)) == ("s11", "s19")
    table = holding("opportunism egotism", "s20", "s24", "s24").plays("play opportunism+", "give egotism")
    assert [text for text in table.choices if "pink" in text] == ["advance 2 pink", "retreat 2 pink"]
    assert table.play("advance 2 pink").at(PINK) == "s22"
    table = holding("opportunism egotism", "s20", "s24", "s24").plays("play opportunism+", "give egotism")
    assert table.play("retreat 2 pink").at(PINK) == "s18"


@pytest.mark.rule("CER-SUR-06")
def test_arrogance() -> None:
    table = holding("arrogance", "s20", "s18", "s24").plays("play arrogance", "advance 1 pink", "advance 1 red")
    assert (table.at(PINK), table.at(GREEN), table.at(RED)) == ("s21", "s18", "s25")
    table = holding("arrogance egotism", "s20", "s18", "s24", rage=2).plays("play arrogance+", "give egotism")
    table.plays("rage -1")
    table.play("advance 3 pink", "sacrifice")
    assert (table.at(PINK), table.die[0], table.hand(PINK)) == ("s23", 3, ["sacrifice"])


@pytest.mark.rule("CER-SUR-07", "CER-R-24", "CER-SIDE-04")
def test_fatalism() -> None:
    """Worked scenario 43: captured by one's own cost."""
    boards = road()
    table = scenario(
        pawn("start_a.s9", hand="fatalism"), pawn("start_a.s8"), *[pawn("promontory.s1")] * 2,
        options=FIRST_EDITION, boards=boards,
    )  # fmt: skip
    table.play("play fatalism", "egotism")
    assert (table.at(BLUE), table.hand(BLUE)) == ("start_a.s7", ["egotism"])
    players = [pawn("start_a.s6", hand="fatalism"), pawn("start_a.s8"), *[pawn("promontory.s1")] * 2]
    table = scenario(*players, options=FIRST_EDITION, boards=boards, cerberus="start_a.s5")
    table.play("play fatalism+", "ambush", "grudge")
    assert (table.camp(BLUE), table.hand(BLUE), table.cerberus, table.die) == (
        "cerberus",
        ["ambush", "grudge"],
        "start_a.s0",
        (3, 3),
    )
    assert table.asked == "part blue"
    table.play("advance 3 pink")
    assert table.at(PINK) == "rope_bridge.s1"  # start_a has eleven spaces
    assert (table.active, table.discard) == (PINK, ["fatalism"])  # no Action card any more this turn


FIELDS = {"options": EXPANSION, "boards": road()}
HERE = "rope_bridge.s9"


def expanded(cards: str, *others: str, **fields: object) -> Table:
    """Blue on promontory.s1 holds these cards of the expansion."""
    players = [pawn("promontory.s1", hand=cards), *[pawn(space) for space in others]]
    return scenario(*players, **{**FIELDS, **fields})


@pytest.mark.rule("CER-SUR-11", "CER-R-84")
def test_tenacity_can_never_draw_itself() -> None:
    table = expanded("tenacity", *["promontory.s6"] * 3).play("play tenacity", "egotism", "sacrifice")
    assert table.hand(BLUE) == ["sacrifice", "egotism"]
    table = expanded("tenacity", *["promontory.s6"] * 3, survival=["egotism"], incomplete=True).play("play tenacity")
    assert (table.hand(BLUE), table.discard) == (["egotism"], ["tenacity"])  # the second draw is lost
    assert "draw-lost" in table.told
    table = expanded("tenacity egotism egotism", *["promontory.s6"] * 3).play("play tenacity+")
    table.plays("give egotism", "give egotism")
    assert table.asked == "barque blue may"
    assert table.at(BLUE) == "promontory.s4"


@pytest.mark.rule("CER-SUR-12", "CER-R-60")
def test_conspiracy() -> None:
    table = expanded("conspiracy", "promontory.s6", "promontory.s6", "promontory.s1")
    table.plays("play conspiracy", "advance 1 pink", "retreat 1 red")
    assert (table.at(PINK), table.at(RED)) == ("promontory.s7", "rope_bridge.s9")
    table = expanded("conspiracy egotism egotism", "promontory.s2", "promontory.s6", "promontory.s1")
    table.plays("play conspiracy+", "give egotism", "give egotism", "advance 3 pink", "retreat 2 green", "decline")
    assert [table.at(seat) for seat in (BLUE, PINK, GREEN)] == ["promontory.s3", "promontory.s5", "promontory.s4"]


@pytest.mark.rule("CER-SUR-13")
def test_contempt() -> None:
    table = expanded("contempt", *["promontory.s6"] * 3, speed=4).plays("play contempt", "speed +1")
    assert (table.at(BLUE), table.die[1]) == ("promontory.s2", 5)
    table = expanded("contempt egotism", *["promontory.s6"] * 3).plays("play contempt+", "give egotism")
    table.play("chase 1")
    assert (table.at(BLUE), table.cerberus) == ("promontory.s4", "start_a.s1")


@pytest.mark.rule("CER-SUR-14", "CER-R-61")
def test_scapegoat() -> None:
    table = expanded("scapegoat", *["promontory.s6"] * 3).plays("play scapegoat", "retreat 1 pink")
    table.play("draw 1 red", "egotism", "arrogance")
    assert (table.at(PINK), table.hand(RED), table.hand(GREEN)) == ("promontory.s5", ["egotism"], ["arrogance"])
    table = expanded("scapegoat egotism egotism", *["promontory.s5"] * 3)
    table.plays("play scapegoat+", "give egotism", "give egotism")
    others = ("pink", "green", "red")
    assert table.choices == [
        *[f"advance 2 {seat}" for seat in ("blue", *others)],
        *[f"retreat 2 {seat}" for seat in others],
    ]
    table.plays("advance 2 blue", "advance 2 pink", "advance 2 green")
    # red, the last one left, is the scapegoat
    assert [table.at(seat)[-2:] for seat in range(4)] == ["s3", "s7", "s7", "s3"]


@pytest.mark.rule("CER-SUR-14", "CER-R-61")
def test_those_aboard_are_left_where_they_are() -> None:
    players = [pawn("finish_a.s1", hand="scapegoat egotism egotism"), pawn("aboard"), pawn("finish_a.s3"), pawn(HERE)]
    table = scenario(*players, **FIELDS, revealed=True, barques=[2, 0, 0])
    table.plays("play scapegoat+", "give egotism", "give egotism")
    assert "advance 2 pink" not in table.choices
    table.plays("retreat 2 pink")  # out of the Barque
    assert table.at(PINK) == "finish_a.s4"
    table.plays("advance 2 blue", "advance 2 green")
    assert [table.at(seat)[-2:] for seat in range(4)] == ["s3", "s4", "s5", "s2"]


# Betrayal


@pytest.mark.rule("CER-BET-01", "CER-R-11")
def test_ambush() -> None:
    """Worked scenario 18."""
    table = with_cerberus("ambush", "s16", "s24", "s24", cerberus="s12", speed=4, rage=2).play("play ambush")
    assert (table.cerberus, table.die) == ("s13", (2, 4))


@pytest.mark.rule("CER-BET-01", "CER-R-13", "CER-CAP-01", "CER-HUNT-05")
def test_advanced_ambush_catches_and_cancels_the_hunt() -> None:
    """Worked scenario 17."""
    table = with_cerberus("ambush grudge", "s13", *["s24"] * 4, cerberus="s12", rage=1)
    table.plays("snare 2", "play ambush+").play("give grudge", "deceit")
    assert (table.camp(PINK), table.cerberus, table.die) == ("cerberus", "s10", (4, 3))
    assert "hunt-begins" not in table.told
    assert table.active == PINK  # who plays the next turn in the other camp


@pytest.mark.rule("CER-BET-02", "CER-R-07", "CER-BET-03")
def test_treachery_and_violence() -> None:
    assert with_cerberus("treachery", *["s24"] * 4, speed=4).play("play treachery").die[1] == 5
    table = with_cerberus("treachery grudge", *["s24"] * 4, cerberus="s05", rage=1)
    table.plays("play treachery+", "give grudge")
    assert table.die[0] == 0  # two cells on from cell 1 is one cell
    assert with_cerberus("violence", *["s24"] * 4, rage=3).play("play violence").die[0] == 2
    table = with_cerberus("violence grudge grudge", *["s24"] * 4, speed=7)
    assert table.plays("play violence+", "give grudge", "give grudge").die[1] == 8


@pytest.mark.rule("CER-BET-04", "CER-R-58", "CER-R-72")
def test_sabotage_robs_two() -> None:
    players = [traitor("sabotage"), pawn(hand="egotism sacrifice"), pawn(), pawn(hand="egotism")]
    table = scenario(*players).play("play sabotage")
    assert table.choices == ["rob pink", "rob green", "rob red"]
    table.play("rob pink")
    assert (table.asked, table.choices) == ("discard pink effect", ["discard sacrifice", "discard egotism"])
    table.plays("discard sacrifice", "rob green")
    assert "nothing-to-discard" in table.told
    assert (table.hand(PINK), table.hand(RED)) == (["egotism"], ["egotism"])


@pytest.mark.rule("CER-BET-04", "CER-R-58", "CER-R-39")
def test_advanced_sabotage_forces_who_has_no_card() -> None:
    """Worked scenario 38; the English booklet leaves the clause out (E3)."""
    players = [
        traitor("sabotage grudge"),
        pawn("s20"),
        pawn("s22", hand="egotism sacrifice"),
        pawn("aboard", hand="egotism"),
    ]
    table = scenario(*players, cerberus="s10", revealed=True, barques=[2, 0, 0])
    table.plays("play sabotage+", "give grudge", "sabotage pink")
    assert table.at(PINK) == "s18"
    table.play("sabotage red")
    assert table.choices == ["discard egotism", "retreat 2"]
    table.play("retreat 2")
    assert table.at(RED) == "s31"
    assert (table.asked, table.choices) == ("sabotaged green 2", ["discard sacrifice", "discard egotism", "retreat 2"])
    table.play("discard egotism")
    assert (table.at(GREEN), table.hand(GREEN)) == ("s22", ["sacrifice"])


@pytest.mark.rule("CER-BET-05", "CER-BARQ-11", "CER-R-39")
def test_grudge_takes_one_out_of_the_barque() -> None:
    """Worked scenario 24."""
    players = [traitor("grudge"), pawn("aboard"), pawn(), pawn()]
    table = scenario(*players, cerberus="s10", revealed=True, barques=[2, 0, 0]).plays("play grudge", "retreat 2 pink")
    assert (table.at(PINK), table.sees(BLUE)["barques"][0]["seats"]) == ("s31", 2)
    assert "leaves-barque" in table.told


@pytest.mark.rule("CER-BET-05", "CER-R-59", "CER-R-26", "CER-CAP-05")
def test_advanced_grudge_is_one_retreat_after_the_other() -> None:
    table = with_cerberus("grudge deceit deceit", "s12", "s22", "s24", "s24", cerberus="s11", rage=3)
    table.plays("play grudge+", "give deceit", "give deceit")
    assert table.choices == ["retreat 2 pink", "retreat 2 green", "retreat 2 red", "retreat 2 yellow"]
    table.play("retreat 2 pink", "ambush")  # caught on s11, an orange space
    assert (table.camp(PINK), table.cerberus, table.die) == ("cerberus", "s10", (3, 3))
    table.plays("retreat 2 red", "retreat 2 green")
    assert [table.at(seat) for seat in (2, 3, 4)] == ["s20", "s22", "s22"]


@pytest.mark.rule("CER-BET-06", "CER-TGT-05")
def test_deceit() -> None:
    table = with_cerberus("deceit", *["s24"] * 4).plays("play deceit")
    assert table.asked == "barque blue must"
    table = with_cerberus("deceit", "s20", "s22", "s24", cerberus="s05").plays("play deceit+", "advance 1 pink")
    assert table.choices == ["retreat 3 green", "retreat 3 red"]
    assert table.play("retreat 3 green").at(GREEN) == "s19"
    assert table.at(PINK) == "s21"


@pytest.mark.rule("CER-BET-11", "CER-BET-12")
def test_malevolence_and_machination() -> None:
    def traitors(cards: str, **fields: object) -> Table:
        return scenario(traitor(cards), *[pawn("promontory.s6")] * 4, **{**FIELDS, **fields})

    assert traitors("malevolence", rage=3).play("play malevolence").die[0] == 2
    assert traitors("malevolence", rage=3, speed=4).play("play malevolence+").die == (1, 3)
    assert traitors("malevolence", speed=3).why("play malevolence+") == "CER-COST-05"
    table = traitors("machination").plays("play machination", "retreat 1 pink", "retreat 1 green", "retreat 1 yellow")
    assert [table.at(seat)[-2:] for seat in range(1, 5)] == ["s5", "s5", "s6", "s5"]
    table = traitors("machination", speed=4).play("play machination+", "ambush", "grudge", "deceit")
    assert (table.hand(BLUE), table.die[1]) == (["ambush", "grudge", "deceit"], 3)


@pytest.mark.rule("CER-R-67", "CER-R-71")
def test_an_empty_deck_is_its_discard_shuffled() -> None:
    table = scenario(*[pawn()] * 4, survival=["egotism"], discard=["sacrifice", "arrogance", "ambush"], incomplete=True)
    table.play("supplies 1", "sacrifice")
    assert table.hand(BLUE) == ["sacrifice", "egotism"]
    assert "deck-rebuilt" in table.told
    assert (table.survival, table.discard) == (["arrogance"], ["ambush"])  # the decks never mix


# Decks


@pytest.mark.rule("CER-R-67", "CER-TURN-06")
def test_an_empty_betrayal_deck_is_its_discard_shuffled_too() -> None:
    """One card is left in the deck, two kinds in the discard; Survival cards stay where they are."""
    discard = ["ambush", "grudge", "egotism"]
    table = scenario(traitor(), *[pawn()] * 3, betrayal=["deceit"], discard=discard, incomplete=True, speed=4)
    table.play("fury 2", "ambush")
    assert (table.hand(BLUE), table.betrayal, table.discard) == (["ambush", "deceit"], ["grudge"], ["egotism"])
    assert ("deck-rebuilt" in table.told, "draw-lost" in table.told) == (True, False)
    table = scenario(traitor(), *[pawn()] * 3, betrayal=["deceit"], discard=["egotism"], incomplete=True, speed=4)
    table.play("fury 2")
    assert (table.hand(BLUE), table.betrayal, table.discard) == (["deceit"], [], ["egotism"])
    assert ("deck-rebuilt" in table.told, table.told.count("draw-lost")) == (False, 1)
    assert table.pending == ["end", "turn blue"]


@pytest.mark.rule("CER-COMP-04", "CER-R-67", "CER-TURN-08")
def test_a_card_is_in_one_place_only() -> None:
    """What is drawn is no longer in the deck; what is discarded is no longer in a hand."""
    table = scenario(*[pawn()] * 4).play("supplies 1", "egotism", "egotism")
    assert (len(table.survival), table.survival.count("egotism")) == (22, 2)
    table = scenario(traitor(), *[pawn()] * 3).play("stalk 2", "ambush")
    assert (len(table.betrayal), table.betrayal.count("ambush")) == (17, 2)
    table = scenario(traitor(), *[pawn()] * 3, betrayal=["ambush"] * 2, incomplete=True).play("stalk 2")
    assert (table.hand(BLUE), table.betrayal) == (["ambush"], ["ambush"])  # nothing to be dealt by chance
    table = scenario(traitor("sabotage"), pawn(hand="egotism"), *[pawn()] * 2).plays("play sabotage", "rob pink")
    assert (table.hand(PINK), table.discard) == ([], ["egotism"])


@pytest.mark.rule("CER-R-68", "CER-TURN-06")
def test_everybody_hears_of_which_deck_somebody_drew() -> None:
    def told(table: Table, seat: int) -> list[tuple[str, dict[str, object]]]:
        messages = [CERBERE.event_message(event) for event in table.match.events(seat)]
        keys = ("cerbere-event-draws", "cerbere-event-card-seen", "cerbere-event-deck-rebuilt")
        return [(message.key, dict(message.values)) for message in messages if message.key in keys]

    survival = scenario(*[pawn()] * 4, survival=[], discard=["egotism", "arrogance"] * 2, incomplete=True)
    betrayal = scenario(traitor(), *[pawn()] * 3, betrayal=[], discard=["ambush", "grudge"], incomplete=True)
    survival.play("supplies 1", "egotism", "arrogance")
    betrayal.play("stalk 2", "grudge")
    for table, deck, drawn in ((survival, 0, 2), (betrayal, 1, 1)):
        heard = told(table, PINK)
        assert [key for key, _ in heard] == ["cerbere-event-deck-rebuilt", *["cerbere-event-draws"] * drawn]
        assert all(deck in values.values() for _, values in heard)
        assert len(told(table, BLUE)) == 1 + 2 * drawn  # and which one, who drew it
