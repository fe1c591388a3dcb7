"""The turn, the end of the game, scoring and ties (ledger, chapters 3, 16 and 17; rulebook, "Fin du jeu")."""

from __future__ import annotations

import pytest

from katabasis.games.abyss.data.lords import LORD_NAMES
from scenario_abyss import A, B, C, D, Table, player, scenario

SIX = "trader peddler shopkeeper landowner aquaculturalist miller"
COURT = "jailer seeker hunter keeper"


def seventh() -> Table:
    """A recruits a seventh lord."""
    me = player(pearls=0, hand="H4 Q1 C1", lords=SIX)
    table = scenario(me, *[player(pearls=0)] * 3, court=COURT, council="S1 S2 H1 H2 J1 J2")
    return table.recruit("keeper", "H4 Q1 C1")


@pytest.mark.rule("ABY-END-01", "ABY-END-03", "ABY-END-04", "ABY-R-52", "ABY-TURN-01", "ABY-TURN-10")
def test_a_seventh_lord_brings_the_last_round() -> None:
    table = seventh()
    assert (table.trigger, table.cause, table.active) == (A, "seventh-lord", B)
    for seat, race in ((B, "shellfish"), (C, "seahorse")):
        assert table.seat == seat
        table.play(f"council {race}")
    assert table.ending == ""
    table.play("explore", "Q5").play("take")
    assert (table.ending, table.turn) == ("seventh-lord", 5)


@pytest.mark.rule("ABY-END-06", "ABY-R-28", "ABY-LORD-15", "ABY-END-01")
def test_the_invoker_as_the_seventh_lord_plays_on_first() -> None:
    """Scenario 46."""
    me = player(pearls=0, hand="J5 J3", lords=SIX)
    table = scenario(me, player(), player(), court=f"invoker {COURT}", council="S1 H1 J1").recruit("invoker", "J5 J3")
    assert (table.trigger, table.active, table.asked) == (A, A, "act first")
    table.play("council shellfish")
    assert table.active == B


@pytest.mark.rule("ABY-R-28")
def test_the_invoker_in_somebodys_last_turn() -> None:
    fields = {"court": f"invoker {COURT}", "council": "S1 H1 J1", "trigger": 0, "active": 1}
    table = scenario(player(), player(pearls=0, hand="J5 J3"), player(), **fields).recruit("invoker", "J5 J3")
    assert (table.active, table.asked) == (B, "act second")
    options = {"extra_turn_allowed_in_last_round": "false"}
    table = scenario(player(), player(pearls=0, hand="J5 J3"), player(), options=options, **fields)
    table.recruit("invoker", "J5 J3")
    assert table.active == C


@pytest.mark.rule("ABY-R-54", "ABY-END-05")
def test_a_later_trigger_adds_nothing() -> None:
    """Scenario 47."""
    table = scenario(
        player(),
        player(),
        player(pearls=0, hand="H4 Q1 C1", lords=SIX),
        player(),
        court=COURT,
        council="S1 J1",
        trigger=0,
        active=2,
    )
    table.recruit("keeper", "H4 Q1 C1")
    assert (table.trigger, table.active) == (A, D)
    table.play("council shellfish")
    assert table.ending == "seventh-lord"


@pytest.mark.rule("ABY-R-54", "ABY-END-05", "ABY-COURT-05")
def test_a_short_lord_deck_in_the_last_round_adds_nothing() -> None:
    """B leaves two lords in the court and three in the deck, but A has triggered the end already."""
    there = ["keeper", "jailer", "seeker", "tamer", "sage", "elder"]
    table = scenario(
        player(),
        player(pearls=0, hand="H4 Q1 C1"),
        court="keeper jailer seeker",
        lord_discard=" ".join(name for name in LORD_NAMES if name not in there),
        trigger=0,
        active=1,
    )
    table.recruit("keeper", "H4 Q1 C1", "tamer", "sage")
    assert "court-bonus" in table.told
    assert "court-short" not in table.told
    assert (table.ending, table.trigger) == ("seventh-lord", A)


@pytest.mark.rule("ABY-END-04", "ABY-END-06")
def test_all_but_who_triggered_the_end_are_told_of_their_last_turn() -> None:
    table = scenario(player(), player(), court=COURT, council="S1 H1").play("council shellfish")
    assert (table.active, "last-turn" in table.told) == (B, False)
    table = seventh()
    assert (table.active, table.told.count("last-turn")) == (B, 1)
    table.play("council shellfish")
    assert (table.active, table.told.count("last-turn")) == (C, 1)
    me = player(pearls=0, hand="J5 J3", lords=SIX)
    table = scenario(me, player(), court=f"invoker {COURT}", council="S1 H1").recruit("invoker", "J5 J3")
    assert (table.active, "last-turn" in table.told) == (A, False)  # an extra turn, and not the last
    table.play("council shellfish")
    assert (table.active, table.told.count("last-turn")) == (B, 1)


@pytest.mark.rule("ABY-END-02", "ABY-R-53", "ABY-DECK-05", "ABY-COURT-05")
@pytest.mark.parametrize(("left", "triggered"), [(3, True), (4, False)])
def test_a_deck_that_cannot_complete_the_court_ends_the_game(left: int, triggered: bool) -> None:
    """Scenario 48: a deck of 3 or 4 lords, court of three."""
    spare = ["tamer", "sage", "elder", "hermit"][:left]
    there = ["keeper", "jailer", "seeker", *spare]
    gone = " ".join(name for name in LORD_NAMES if name not in there)
    table = scenario(player(pearls=0, hand="H4 Q1 C1"), player(), court="keeper jailer seeker", lord_discard=gone)
    table.recruit("keeper", "H4 Q1 C1", *spare[:-1])
    assert (table.pearls(A), len(table.court)) == (2, 2 + left)
    assert (table.trigger == A) == triggered


@pytest.mark.rule("ABY-R-53", "ABY-DECK-04")
def test_an_empty_lord_deck_does_not_end_the_game_by_itself() -> None:
    """Scenario 48, third case."""
    court = "keeper jailer seeker hunter tamer sage"
    gone = " ".join(name for name in LORD_NAMES if name not in court.split())
    table = scenario(player(pearls=0, hand="H4 Q1 C1"), player(), court=court, lord_discard=gone)
    table.recruit("keeper", "H4 Q1 C1")
    assert (len(table.court), table.trigger) == (5, -1)


def last_turn(*players: dict[str, object], **fields: object) -> Table:
    """The last of the last turns, one action before the end."""
    table = scenario(
        *players, court="hermit", council="Q1 C1", trigger=0, active=len(players) - 1, **{"turn": 30, **fields}
    )
    return table.play("council crab")


@pytest.mark.rule("ABY-END-07", "ABY-R-56", "ABY-RECRUIT-12")
def test_the_lowest_ally_of_each_race_in_hand_is_affiliated() -> None:
    """Scenario 49."""
    table = last_turn(player(hand="C1 C4 Q3 H2 H2", lords="master-of-magic"), player())
    assert (table.affiliated(A), table.hand(A)) == ("C1 H2 Q3", "")
    assert table.discarded == "C4 H2"


@pytest.mark.rule("ABY-SCORE-01", "ABY-SCORE-02", "ABY-SCORE-03", "ABY-SCORE-04")
@pytest.mark.rule("ABY-PLACE-03", "ABY-PLACE-04", "ABY-PLACE-08")
def test_the_rulebooks_own_score_of_91_points() -> None:
    """Scenario 1."""
    bruno = player(
        lords="jailer traitor corruptor",
        affiliated="J1 J3 Q3 C2 H1 S5",
        tokens=(2, 4),
        locations={"parliament": "keeper slaver master-of-magic", "sanctuary": "elder", "abyss": ""},
    )
    table = last_turn(bruno, player())
    points = table.points(A)
    assert (points["locations"], points["lords"], points["allies"], points["tokens"]) == (32, 39, 14, 6)
    assert points["total"] == 91
    assert table.winners == [A]


@pytest.mark.rule("ABY-SCORE-05", "ABY-SCORE-06")
def test_pearls_and_keys_score_nothing() -> None:
    """Scenario 54: the crab 1 that B takes in the last turn is affiliated; 22 points beat 21 and 12 pearls."""
    poor = player(pearls=0, lords="landowner miller")
    table = last_turn(poor, player(pearls=12, lords="aquaculturalist peddler", keys=2))
    assert [table.points(seat)["total"] for seat in (A, B)] == [22, 21]
    assert table.winners == [A]


@pytest.mark.rule("ABY-TIE-01", "ABY-TIE-02", "ABY-R-55")
def test_ties_go_to_pearls_then_to_the_best_lord() -> None:
    """Scenario 52: equal points; C is out on pearls, B wins on the best lord."""
    table = last_turn(
        player(pearls=5, lords="trader shopkeeper", affiliated="J2"),
        player(pearls=5, lords="aquaculturalist peddler"),
        player(pearls=3, lords="landowner seeker"),
    )
    assert [table.points(seat)["total"] for seat in (A, B, C)] == [20, 20, 20]
    assert (table.winners, table.match.returns) == ([B], [0.0, 1.0, 0.0])


@pytest.mark.rule("ABY-TIE-01", "ABY-TIE-02")
@pytest.mark.parametrize(("seats", "winner"), [((0, 1), A), ((1, 0), B)])
def test_one_pearl_more_beats_a_better_best_lord(seats: tuple[int, int], winner: int) -> None:
    """Equal points; the best lords are worth 9 and 12."""
    rich = player(pearls=5, lords="trader shopkeeper", affiliated="J2")
    noble = player(pearls=4, lords="landowner seeker", affiliated="J1")
    table = last_turn(*[(rich, noble)[seat] for seat in seats], player(pearls=0))
    assert [table.points(seat)["total"] for seat in (A, B, C)] == [20, 20, 1]
    assert table.winners == [winner]


@pytest.mark.rule("ABY-TIE-03", "ABY-R-55")
def test_a_full_tie_is_shared() -> None:
    """Scenario 53."""
    table = last_turn(player(pearls=2, lords="trader", affiliated="C1"), player(pearls=2, lords="peddler"))
    assert (table.winners, table.match.returns) == ([A, B], [0.5, 0.5])


@pytest.mark.rule("ABY-INFO-09", "ABY-INFO-05")
def test_monster_tokens_are_revealed_at_the_end() -> None:
    table = last_turn(player(tokens=(4, 2)), player())
    assert table.match.view(B).to_json()["players"][A]["tokens"] == [2, 4]


@pytest.mark.rule("ABY-TURN-04", "ABY-TURN-03", "ABY-EXPLORE-06", "ABY-EXPLORE-07")
def test_powers_prices_and_purchases_are_fresh_each_turn() -> None:
    table = scenario(
        player(pearls=9, hand="Q1 Q2 Q3", lords="slaver"),
        player(pearls=9),
        court="keeper jailer seeker hunter tamer sage",
        council="C1 H1",
    )
    table.play("sell squid 1").play("explore", "C2").play("buy", "C3").play("take")
    assert (table.bought, table.active) == ([], B)
    table.play("explore", "C4")
    assert table.match.view(A).to_json()["price"] == 1
    table.play("refuse").play("take")
    assert "sell squid 2" in table.choices


@pytest.mark.rule("ABY-R-64", "ABY-TURN-02")
def test_the_turn_has_its_steps_in_order() -> None:
    table = scenario(player(), player(), court=COURT, council="C1 H1")
    assert table.json["pending"] == ["next", "trim", "close first", "control", "act first"]


@pytest.mark.rule("ABY-TURN-03")
def test_there_is_one_action_a_turn() -> None:
    table = scenario(
        player(hand="Q1 Q2", lords="slaver"), player(), court="keeper jailer seeker hunter tamer sage", council="C1 H1"
    )
    table.play("council crab")
    assert (table.asked, table.why("council seahorse"), table.why("explore")) == (
        "close first",
        "ABY-TURN-03",
        "ABY-TURN-03",
    )
