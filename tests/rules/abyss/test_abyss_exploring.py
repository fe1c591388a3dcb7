"""Plotting, exploring, monsters, the council (ledger, chapters 4 to 7; rulebook, "Explorer les profondeurs")."""

from __future__ import annotations

import pytest

from katabasis.games.abyss.data.lords import LORD_NAMES
from scenario_abyss import ACTING, CHANCE, A, B, C, D, Table, player, scenario

COURT = "keeper reaper shepherd miller landowner jailer"
EXPLORING = [*ACTING, "decide first"]


def explores(*players: dict[str, object], **fields: object) -> Table:
    """A has just decided to explore; with a full court and an empty council there is nothing else to do."""
    return scenario(*players, court=COURT, **fields)


# Plotting


@pytest.mark.rule("ABY-PLOT-01", "ABY-PLOT-02", "ABY-PLOT-03", "ABY-PLOT-04")
def test_plotting_goes_on_until_the_court_is_full() -> None:
    """Scenario 7."""
    table = scenario(player(pearls=3), player(), court="keeper reaper shepherd miller", council="Q1")
    table.play("plot", "jailer").play("plot", "seeker")
    assert table.json["court"] == ["seeker", "jailer", "keeper", "reaper", "shepherd", "miller"]
    assert table.pearls(A) == 1
    assert table.why("plot") == "ABY-PLOT-04"


@pytest.mark.rule("ABY-PLOT-04", "ABY-DECK-04")
def test_an_empty_lord_deck_stops_plotting() -> None:
    """Scenario 8."""
    court = "keeper reaper shepherd miller landowner"
    gone = " ".join(name for name in LORD_NAMES if name not in court.split())
    table = scenario(player(pearls=4), player(), court=court, lord_discard=gone, council="Q1")
    assert "plot" not in table.choices
    assert table.why("plot") == "ABY-PLOT-04"


@pytest.mark.rule("ABY-PLOT-04")
def test_who_has_no_pearl_cannot_plot() -> None:
    table = scenario(player(pearls=0), player(), court="keeper", council="Q1")
    assert table.why("plot") == "ABY-PLOT-04"


@pytest.mark.rule("ABY-PLOT-05", "ABY-R-22")
def test_plotting_gives_no_bonus_and_never_ends_the_game() -> None:
    """An Opportunist leaves the court at two lords, and a plot takes the last of the deck: nothing follows."""
    rest = " ".join(name for name in LORD_NAMES if name not in ("keeper", "reaper", "miller"))
    table = scenario(player(pearls=2), player(), court="keeper reaper", lord_discard=rest, council="Q1")
    table.play("plot")
    assert (table.pearls(A), table.court, table.trigger) == (1, ["miller", "keeper", "reaper"], -1)


@pytest.mark.rule("ABY-TURN-05")
def test_there_is_no_plotting_once_the_action_has_begun() -> None:
    table = scenario(player(pearls=3), player(pearls=0), court="keeper", council="Q1").play("explore", "Q3")
    assert table.why("plot") == "ABY-TURN-05"


# Offers


@pytest.mark.rule(
    "ABY-EXPLORE-01",
    "ABY-EXPLORE-03",
    "ABY-EXPLORE-04",
    "ABY-EXPLORE-05",
    "ABY-EXPLORE-06",
    "ABY-EXPLORE-07",
    "ABY-EXPLORE-08",
    "ABY-EXPLORE-09",
    "ABY-EXPLORE-10",
    "ABY-EXPLORE-11",
    "ABY-EXPLORE-12",
    "ABY-EXPLORE-13",
    "ABY-EXPLORE-15",
    "ABY-EXPLORE-16",
    "ABY-MONSTER-06",
    "ABY-R-02",
    "ABY-R-06",
    "ABY-R-07",
    "ABY-COMP-12",
)
def test_the_exploration_of_the_rulebook_in_full() -> None:
    """Scenario 5: D buys card 2 for 1, B buys card 4 for 2, card 7 lies on the last slot."""
    table = explores(player(pearls=0), player(pearls=2), player(pearls=2), player(pearls=2), chance=("C1",))
    assert (table.seat, table.choices) == (B, ["buy", "refuse"])
    table.plays("refuse", "refuse", "refuse").play("go on", "Q2")
    table.plays("refuse", "refuse").play("buy", "monster")
    assert (table.hand(D), table.pearls(D), table.pearls(A)) == ("Q2", 1, 1)
    assert table.track == ["crab 1", "monster"]  # the third card on the second slot
    table.play("go on", "H4")
    assert (table.threat, table.seat) == (2, B)
    table.play("buy", "S1")
    assert (table.pearls(B), table.pearls(A), table.hand(B)) == (0, 3, "H4")
    assert table.seat == A  # C cannot pay 3
    table.play("go on", "S2").play("go on", "J5")
    assert (table.hand(A), table.pearls(A)) == ("J5", 4)
    assert (table.stack("C"), table.stack("S")) == ("C1", "S1 S2")
    assert (table.discard_monsters, table.threat, table.track) == (1, 2, [])
    assert table.active == B


@pytest.mark.rule("ABY-EXPLORE-06", "ABY-EXPLORE-07", "ABY-EXPLORE-18", "ABY-R-08")
def test_three_opponents_pay_one_two_and_three() -> None:
    """Scenario 9."""
    table = explores(*[player(pearls=3)] * 4, chance=("C1",))
    table.play("buy", "C2").play("buy", "C3").play("buy", "C4")
    assert [table.pearls(seat) for seat in (A, B, C, D)] == [9, 2, 1, 0]
    assert table.asked == "decide first"  # further allies are offered to nobody


@pytest.mark.rule("ABY-EXPLORE-08", "ABY-R-08")
def test_who_has_bought_or_cannot_pay_is_passed_over() -> None:
    """Scenario 10."""
    table = explores(player(), player(pearls=5), player(pearls=1), chance=("C1",))
    table.play("buy", "C2")
    assert (table.seat, table.asked) == (A, "decide first")


@pytest.mark.rule("ABY-EXPLORE-09", "ABY-R-08")
def test_a_refusal_concerns_one_ally_only() -> None:
    table = explores(player(), player(pearls=5), chance=("C1",))
    table.play("refuse").play("go on", "C2")
    assert (table.seat, table.choices) == (B, ["buy", "refuse"])


@pytest.mark.rule("ABY-EXPLORE-10", "ABY-EXPLORE-11", "ABY-R-05", "ABY-EXPLORE-17")
def test_after_a_purchase_another_card_must_be_revealed() -> None:
    """Scenario 11."""
    table = explores(player(), player(), chance=("C1",)).play("buy")
    assert table.seat == CHANCE
    table.deal("C2")
    assert table.track == ["crab 2"]


@pytest.mark.rule("ABY-R-06", "ABY-EXPLORE-13")
def test_a_purchase_on_the_last_slot_frees_it_again() -> None:
    """Scenario 12."""
    table = scenario(
        player(pearls=0),
        player(pearls=5),
        player(pearls=1),
        court=COURT,
        track="C1 C1 C2 C2 Q1",
        bought=[2],
        pending=[*EXPLORING, "buy second"],
    )
    table.play("buy", "Q5")  # B has bought, C too
    assert (table.hand(B), table.hand(A), table.pearls(A)) == ("Q1", "Q5", 3)


@pytest.mark.rule("ABY-EXPLORE-12", "ABY-EXPLORE-17", "ABY-INFO-02")
def test_an_ally_refused_by_all_may_be_taken_for_free() -> None:
    table = explores(player(), player(), chance=("C4",)).play("refuse")
    assert table.choices == ["take", "go on"]
    table.play("take")
    assert (table.hand(A), table.pearls(A), table.active) == ("C4", 1, B)


@pytest.mark.rule("ABY-EXPLORE-14", "ABY-R-10")
def test_what_was_left_behind_cannot_be_taken_or_fought() -> None:
    table = explores(player(), player(pearls=0), chance=("C4",)).play("go on", "monster").play("go on", "Q1")
    table.play("take")
    assert (table.hand(A), table.stack("C"), table.discard_monsters) == ("Q1", "C4", 1)
    table = explores(player(), player(pearls=0), chance=("C4",)).play("go on", "monster")
    assert table.why("take") == "ABY-EXPLORE-14"


@pytest.mark.rule("ABY-EXPLORE-02", "ABY-DECK-03", "ABY-R-12", "ABY-R-13", "ABY-TURN-11")
def test_with_nothing_to_reveal_exploring_cannot_be_chosen() -> None:
    table = scenario(
        player(pearls=1), player(), court="keeper", deck="", deck_monsters=0, council="Q1 C1", incomplete=True
    )
    assert "explore" not in table.choices
    assert table.why("explore") == "ABY-EXPLORE-02"


@pytest.mark.rule("ABY-DECK-01", "ABY-DECK-02", "ABY-R-11")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    """Scenario 17: monsters go in too; council, hands and track stay."""
    table = scenario(
        player(hand="J5"),
        player(pearls=0),
        court=COURT,
        track="C1 C2",
        deck="",
        deck_monsters=0,
        discard="Q1 Q1 Q1 Q1 S1 S1 S1 S1",
        discard_monsters=1,
        council="H1",
        incomplete=True,
        pending=EXPLORING,
    )
    table.play("go on")
    assert (table.discarded, len(table.json["deck"]), table.deck_monsters) == ("", 8, 1)
    assert (table.hand(A), table.stack("H"), table.track) == ("J5", "H1", ["crab 1", "crab 2"])
    table.deal("monster")
    assert table.track == ["crab 1", "crab 2", "monster"]


@pytest.mark.rule("ABY-R-12", "ABY-DECK-03")
def test_an_exploration_without_cards_ends_by_itself() -> None:
    """Scenario 18, from a position with cards missing: the ally must be taken, without a pearl; or nothing is."""
    nothing = {"deck": "", "deck_monsters": 0, "incomplete": True, "court": COURT, "track": "C1 C2 Q3"}
    table = scenario(player(pearls=0), player(), pending=[*EXPLORING, "buy second"], **nothing)
    table.play("refuse")
    assert table.told[:3] == ["refuses", "takes", "cleared"]  # and no pearl for a last slot
    table = scenario(player(pearls=0), player(), pending=[*EXPLORING, "buy second"], **nothing)
    table.play("buy")
    assert table.told[:3] == ["buys", "nothing-left", "cleared"]
    assert (table.pearls(A), table.pearls(B)) == (1, 0)


@pytest.mark.rule("ABY-R-13", "ABY-TURN-11")
def test_when_nobody_in_a_row_can_act_the_game_ends() -> None:
    """Defensive, as ruled: only a position with cards missing comes to this."""
    gone = " ".join(name for name in LORD_NAMES if name not in COURT.split())
    nothing = {"deck": "", "deck_monsters": 0, "incomplete": True, "court": COURT, "lord_discard": gone}
    table = scenario(player(hand="Q3"), player(), council="C1 S1", **nothing)
    table.play("council crab")  # B takes the shellfish without a choice, then A and B can do nothing
    assert [name for name in table.told if name in ("takes-stack", "skips", "nobody-can-act")] == [
        "takes-stack",
        "takes-stack",
        "skips",
        "skips",
        "nobody-can-act",
    ]
    assert (table.ending, table.affiliated(A), table.affiliated(B)) == ("standstill", "C1 Q3", "S1")


@pytest.mark.rule("ABY-R-13", "ABY-TURN-11")
def test_who_cannot_act_may_still_plot_or_skip() -> None:
    nothing = {"deck": "", "deck_monsters": 0, "incomplete": True}
    table = scenario(player(pearls=1), player(), court="keeper", **nothing)
    assert table.choices == ["plot", "skip"]
    table.play("skip")
    assert table.active == B


@pytest.mark.rule("ABY-LORD-08", "ABY-R-36")
def test_the_ship_master_is_paid_for_each_race_sent_to_the_council() -> None:
    """Scenario 19."""
    table = scenario(
        player(pearls=0, lords="ship-master"), player(pearls=0), court=COURT, track="C2 C1 Q4", pending=EXPLORING
    )
    table.play("go on", "monster").play("go on", "H3")
    assert (table.pearls(A), table.hand(A)) == (3, "H3")
    assert (table.stack("C"), table.stack("Q"), table.discard_monsters) == ("C1 C2", "Q4", 1)


@pytest.mark.rule("ABY-R-36", "ABY-LORD-08")
def test_the_ship_master_is_paid_after_a_fight_too() -> None:
    table = scenario(
        player(pearls=0, lords="ship-master"), player(pearls=0), court=COURT, track="C2 monster", pending=EXPLORING
    )
    table.play("fight").play("reward p1")
    assert table.pearls(A) == 2


# Monsters


@pytest.mark.rule(
    "ABY-MONSTER-01", "ABY-MONSTER-02", "ABY-MONSTER-03", "ABY-MONSTER-04", "ABY-MONSTER-05", "ABY-THREAT-01"
)
def test_a_fight_is_won_and_ends_the_exploration() -> None:
    """Scenario 13."""
    table = explores(player(pearls=0), player(pearls=5), chance=("monster",))
    assert (table.seat, table.choices) == (A, ["fight", "go on"])  # not offered to anybody
    table.play("fight")
    assert table.choices == ["reward p1", "reward t1"]
    table.play("reward t1", 3)
    assert (table.tokens(A), table.hand(A), table.threat, table.discard_monsters) == ([3], "", 1, 1)
    assert table.active == B


@pytest.mark.rule("ABY-MONSTER-07", "ABY-THREAT-04", "ABY-MONSTER-05", "ABY-EXPLORE-13")
@pytest.mark.parametrize(("reward", "pearls", "tokens"), [("reward k1p1", 2, []), ("reward k1t1", 1, [2])])
def test_on_the_last_slot_a_monster_must_be_fought(reward: str, pearls: int, tokens: list[int]) -> None:
    """Scenario 14."""
    table = scenario(player(pearls=0), player(pearls=0), court=COURT, track="C1 C1 C2 C2", threat=4, pending=EXPLORING)
    table.play("go on", "monster").play(reward, *tokens)
    assert (table.pearls(A), table.tokens(A), table.keys(A), table.threat) == (pearls, tokens, 1, 1)


@pytest.mark.rule("ABY-R-09", "ABY-R-10", "ABY-THREAT-06", "ABY-COMP-09")
def test_the_threat_stays_on_its_last_space() -> None:
    """Scenario 15."""
    table = scenario(player(pearls=0), player(pearls=0), court=COURT, track="C1 monster", threat=6, pending=EXPLORING)
    table.play("go on", "monster")
    assert table.threat == 6
    table.play("fight")
    assert (table.keys(A), table.threat, table.discard_monsters) == (2, 1, 2)


@pytest.mark.rule("ABY-R-14", "ABY-THREAT-07", "ABY-THREAT-02", "ABY-DECK-08")
def test_only_what_the_pool_can_pay_is_offered() -> None:
    """Scenario 16."""
    tokens = (2,) * 9 + (3,) * 9 + (4,)
    table = scenario(player(), player(tokens=tokens), court=COURT, track="monster", threat=2, pending=EXPLORING)
    table.play("fight")
    assert table.choices == ["reward p2", "reward p1t1"]
    assert table.why("reward t2") == "ABY-THREAT-07"
    assert table.why("reward p1") == "ABY-MONSTER-04"


@pytest.mark.rule("ABY-R-14", "ABY-DECK-08")
def test_an_empty_pool_leaves_the_pearls() -> None:
    tokens = (2,) * 9 + (3,) * 9 + (4,) * 2
    table = scenario(player(pearls=0), player(tokens=tokens), court=COURT, track="monster", threat=5, pending=EXPLORING)
    table.play("fight")
    assert (table.pearls(A), table.keys(A)) == (2, 1)


@pytest.mark.rule(
    "ABY-THREAT-01",
    "ABY-THREAT-02",
    "ABY-THREAT-03",
    "ABY-THREAT-04",
    "ABY-THREAT-05",
    "ABY-THREAT-06",
    "ABY-MONSTER-04",
)
@pytest.mark.parametrize(
    ("space", "rewards"),
    [
        (1, ["p1", "t1"]),
        (2, ["p2", "p1t1", "t2"]),
        (4, ["k1p1", "k1t1"]),
        (5, ["k1p2", "k1p1t1", "k1t2"]),
        (3, []),
        (6, []),
    ],
)
def test_every_space_of_the_threat_track(space: int, rewards: list[str]) -> None:
    table = scenario(player(pearls=0), player(), court=COURT, track="monster", threat=space, pending=EXPLORING)
    table.play("fight")
    assert table.choices_of("reward") == rewards
    if not rewards:  # key tokens and nothing to choose
        assert (table.keys(A), table.pearls(A)) == (space // 3, 0)


@pytest.mark.rule("ABY-MONSTER-08", "ABY-THREAT-05", "ABY-COMP-08")
def test_tokens_are_drawn_at_random_and_kept_face_down() -> None:
    table = scenario(player(pearls=0), player(), court=COURT, track="monster", threat=5, pending=EXPLORING)
    table.play("fight").play("reward k1t2")
    assert [(outcome.text, weight) for outcome, weight in table.match.state.chance_outcomes()] == [
        ("token 2", 9),
        ("token 3", 9),
        ("token 4", 2),
    ]
    table.deal(4, 2)
    assert table.tokens(A) == [2, 4]
    assert table.match.view(B).to_json()["players"][A]["tokens"] == []
    assert table.match.view(B).to_json()["players"][A]["token_count"] == 2


@pytest.mark.rule("ABY-MONSTER-08", "ABY-COMP-08")
def test_chance_is_not_asked_for_tokens_that_are_all_alike() -> None:
    tokens = (2,) * 9 + (3,) * 9
    table = scenario(player(pearls=0), player(tokens=tokens), court=COURT, track="monster", threat=2, pending=EXPLORING)
    table.play("fight").play("reward t2")
    assert (table.tokens(A), table.active) == ([4, 4], B)


@pytest.mark.rule("ABY-MONSTER-06", "ABY-MONSTER-09")
def test_the_marker_stays_until_somebody_fights() -> None:
    table = explores(player(), player(pearls=0), chance=("monster",)).play("go on", "C1").play("take")
    assert (table.threat, table.active) == (2, B)


@pytest.mark.rule("ABY-LORD-06", "ABY-R-34", "ABY-R-29")
@pytest.mark.parametrize(
    ("mine", "threat", "reward"), [("", 3, "space 2"), ("", 1, "space 1"), ("shaman", 3, "key"), ("tamer", 3, "key")]
)
def test_the_tamer_lowers_the_reward_of_opponents(mine: str, threat: int, reward: str) -> None:
    """Scenario 35."""
    theirs = "" if mine == "tamer" else "tamer"
    table = scenario(
        player(pearls=0, lords=mine),
        player(lords=theirs),
        court=COURT,
        track="monster",
        threat=threat,
        pending=EXPLORING,
    )
    table.play("fight")
    if reward == "key":
        assert table.player(A)["key_tokens"] == 1
    else:
        assert table.choices_of("reward") == {"space 2": ["p2", "p1t1", "t2"], "space 1": ["p1", "t1"]}[reward]
        table.play("reward p2" if reward == "space 2" else "reward p1")
    assert table.threat == 1


# The council


@pytest.mark.rule("ABY-COUNCIL-01", "ABY-COUNCIL-02", "ABY-COUNCIL-03", "ABY-R-15", "ABY-INFO-03", "ABY-COMP-13")
def test_a_stack_is_taken_whole_and_unseen() -> None:
    """Scenario 20."""
    table = scenario(player(), player(), court=COURT, council="C1 C2 C3 C4")
    assert table.why("council squid") == "ABY-COUNCIL-03"
    for seat in (A, B):
        assert table.match.view(seat).to_json()["council"]["crab"] == 4
        assert table.match.view(seat).to_json()["council_allies"] == []
    table.play("council crab", *())
    assert (table.hand(A), table.stack("C")) == ("C1 C2 C3 C4", "")
    assert [message.key for message in table.match.messages(B)].count("abyss-event-stack-seen") == 0
    assert [message.key for message in table.match.messages(A)].count("abyss-event-stack-seen") == 4
    assert table.match.view(B).to_json()["players"][A]["hand"] == []
    assert table.match.view(B).to_json()["players"][A]["hand_size"] == 4


@pytest.mark.rule("ABY-LORD-18", "ABY-R-37", "ABY-COUNCIL-04")
def test_the_alchemist_takes_two_stacks() -> None:
    """Scenario 21: the second is mandatory, and chosen when the first has been seen."""
    table = scenario(player(lords="alchemist"), player(), court=COURT, council="J1 J2 J3 Q1")
    table.play("council jellyfish")
    assert table.hand(A) == "J1 J2 J3 Q1"
    table = scenario(player(lords="alchemist"), player(), court=COURT, council="J1 J2 J3")
    table.play("council jellyfish")
    assert table.hand(A) == "J1 J2 J3"
    table = scenario(player(lords="alchemist"), player(), court=COURT, council="J1 Q1 C1")
    table.play("council jellyfish")
    assert (table.hand(A), table.choices) == ("J1", ["council squid", "council crab"])
    table.play("council crab")
    assert (table.hand(A), table.stack("Q")) == ("C1 J1", "Q1")


@pytest.mark.rule("ABY-LORD-16", "ABY-R-37", "ABY-COUNCIL-04")
def test_the_apprentice_takes_one_stack_on_arrival() -> None:
    table = scenario(
        player(pearls=0, hand="J3 C2 Q1", lords="alchemist"),
        player(),
        court="apprentice keeper reaper shepherd",
        council="H1 H2 S1",
    )
    table.recruit("apprentice", "J3 C2 Q1")
    assert table.choices == ["council shellfish", "council seahorse"]
    table.play("council seahorse")
    assert (table.hand(A), table.stack("S")) == ("H1 H2", "S1")  # the Alchemist does not double it


@pytest.mark.rule("ABY-LORD-16")
def test_the_apprentice_finds_an_empty_council() -> None:
    table = scenario(player(pearls=0, hand="J3 C2 Q1"), player(), court="apprentice keeper reaper shepherd")
    table.recruit("apprentice", "J3 C2 Q1")
    assert "no-effect" in table.told
