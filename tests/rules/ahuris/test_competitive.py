"""Three rivals: attacks, exits and who wins (rulebook, chapter 5, "Trio")."""

from __future__ import annotations

from typing import Any

import pytest

from katabasis.engine.dealers import Script
from scenario_ahuris import AHURIS, CHANCE, PARALYSED, Table, hero, scenario, without

RIVALS = "trio-competitive"
BARD_ATTACKED: dict[str, Any] = {
    "explore": "pirate",
    "pirate": hero("s"),
    "bard": hero("dh"),
    "pockets": {"pirate": [5], "bard": [7]},
}
SCREAMS = pytest.mark.parametrize(
    ("attacker", "attacked", "luck"), [("teller", "pirate", [1]), ("pirate", "teller", [6, 1])]
)


def new_match() -> Table:
    return Table(AHURIS.match(options={"mode": RIVALS}, dealer=Script([])))


def rivals(**fields: Any) -> Table:
    return scenario(mode=RIVALS, **fields)


def exits(**fields: Any) -> Table:
    """Step 3 of a turn in which nobody could explore."""
    heroes: dict[str, Any] = dict.fromkeys(("bard", "teller", "pirate"), PARALYSED)
    return scenario(mode=RIVALS, **{**heroes, **fields}).deal("treasure 4")


def gone(score: int, **fields: Any) -> dict[str, Any]:
    """A hero who has left with these points."""
    return hero("h", left=True, score=score, **fields)


def blows(table: Table) -> list[str]:
    """Who struck, in order."""
    struck = ("ahuris-event-hits", "ahuris-event-misses")
    return [
        str(message.values["fighter"]).removeprefix("@ahuris-")
        for message in table.match.messages(0)
        if message.key in struck
    ]


# Roles


@pytest.mark.rule("AHU-COMPET-01", "AHU-R-25")
@pytest.mark.parametrize(
    ("die", "role"), [(1, "bard"), (2, "bard"), (3, "teller"), (4, "teller"), (5, "pirate"), (6, "pirate")]
)
def test_a_die_gives_the_role(die: int, role: str) -> None:
    table = new_match()
    assert (table.asked, table.seat, len(table.choices)) == ("role 1", CHANCE, 6)
    table.deal(die)
    assert table.hero(role)["seat"] == 0


@pytest.mark.rule("AHU-COMPET-01", "AHU-R-55")
def test_a_role_already_taken_is_thrown_again_and_the_last_role_is_not_thrown_for() -> None:
    table = new_match()
    table.deal(3)
    assert table.asked == "role 2"
    table.deal(4)
    assert "role-taken" in table.told
    assert table.asked == "role 2"
    table.deal(5)
    assert [table.hero(name)["seat"] for name in ("bard", "teller", "pirate")] == [2, 0, 1]
    assert table.asked == "deal bard"


# Leaving


@pytest.mark.rule("AHU-S-52", "AHU-COMPET-02", "AHU-R-56", "AHU-R-66")
def test_a_hero_leaves_by_discarding_a_key_and_scores_the_rest() -> None:
    table = exits(pockets={"pirate": [1, 9, 8]})
    assert (table.asked, table.seat, table.choices) == ("exit pirate", 2, ["leave", "stay"])
    table.play("leave")
    assert table.treasure_discard == [1, 4]
    assert (table.hero("pirate")["left"], table.hero("pirate")["score"]) == (True, 17)
    assert (table.ending, table.asked) == ("", "chrono bard")


@pytest.mark.rule("AHU-COMPET-02")
def test_a_hero_who_left_stops_playing() -> None:
    table = rivals(bard=gone(5), teller=hero("h"), pirate=hero("d"), treasure_discard=[1, 1], chance=("treasure 4",))
    assert table.asked == "level-one pirate"  # the Bard would have tied
    table.play("fetch key")
    assert table.asked == "level-one teller"
    table.play("fetch key").play("stay").play("stay")
    assert table.asked == "chrono bard"


@pytest.mark.rule("AHU-COMPET-03", "AHU-R-56")
def test_a_key_alone_is_enough_to_leave() -> None:
    table = exits(pockets={"pirate": [1]})
    table.play("leave")
    assert table.hero("pirate")["score"] == 0


@pytest.mark.rule("AHU-COMPET-03", "AHU-R-56")
def test_leaving_is_optional_even_with_a_hundred_points() -> None:
    table = exits(pockets={"pirate": [10, 10, 10, 10, 9, 8, 2, 1]})
    table.play("stay")
    assert (table.ending, table.asked) == ("", "chrono bard")
    assert not table.hero("pirate")["left"]


@pytest.mark.rule("AHU-COMPET-02", "AHU-R-56")
def test_nobody_leaves_without_a_key_of_its_own() -> None:
    table = exits(pockets={"bard": [9, 9], "pirate": [1]})
    assert table.asked == "exit pirate"
    table.play("stay")
    assert table.asked == "chrono bard"


@pytest.mark.rule("AHU-R-56")
def test_the_key_is_discarded_before_the_pocket_is_counted() -> None:
    table = exits(pockets={"pirate": [1, 1, 1, 1, 5]})
    table.play("leave")
    assert table.hero("pirate")["score"] == 8  # the collection of aces is broken


@pytest.mark.rule("AHU-R-56")
def test_a_hero_leaves_in_step_three_only() -> None:
    table = rivals(explore="pirate", pockets={"pirate": [1]}, treasure_discard=[1])
    assert table.why("leave") == "AHU-R-56"


@pytest.mark.rule("AHU-R-56")
def test_the_faster_leaves_first_then_the_lower_seat() -> None:
    keys = {"bard": [1], "teller": [1], "pirate": [1]}
    seats = {"bard": 2, "teller": 1, "pirate": 0}
    suits = {"bard": "h", "teller": "d", "pirate": "d"}  # Rapidity 2 each
    table = exits(pockets=keys, **{name: hero(suits[name], paralysis=6, seat=seats[name]) for name in keys})
    order: list[str] = []
    while table.asked.startswith("exit"):
        order.append(table.asked.split()[1])
        table.play("stay")
    assert order == ["pirate", "teller", "bard"]
    suits["bard"] = "d"  # Rapidity 3
    table = exits(pockets=keys, **{name: hero(suits[name], paralysis=6, seat=seats[name]) for name in keys})
    assert table.asked == "exit bard"


@pytest.mark.rule("AHU-R-56")
def test_rapidity_is_compared_anew_when_the_exit_begins() -> None:
    pockets = {"bard": [1], "pirate": [1, 1]}
    table = rivals(explore="pirate", pirate=hero("hd", life=1), bard=PARALYSED, teller=PARALYSED, pockets=pockets)
    table.deal(6)  # panic: Rapidity 3 falls to 1, below the Bard's 2
    assert table.asked == "exit bard"
    table.play("stay")
    assert table.asked == "exit pirate"


@pytest.mark.rule("AHU-R-56")
def test_asleep_and_paralysed_heroes_may_leave() -> None:
    pockets = {"bard": [1, 7], "teller": [1, 8]}
    table = rivals(explore="pirate", pirate=hero("ds"), bard=hero("h", asleep=True), teller=PARALYSED, pockets=pockets)
    table.deal(5, "danger 10c")
    assert table.asked == "exit bard"
    table.play("leave").play("leave")
    assert (table.hero("bard")["score"], table.hero("teller")["score"]) == (7, 8)


@pytest.mark.rule("AHU-R-66")
def test_the_key_of_an_exit_may_be_fetched() -> None:
    table = exits(pockets={"bard": [1]}, pirate=hero("h", paralysis=1))
    table.play("leave", "treasure 4")
    assert table.asked == "level-one pirate"
    table.play("fetch key")
    assert table.pockets == [[], [], [1]]


@pytest.mark.rule("AHU-R-66")
def test_the_key_of_an_exit_may_be_destroyed_by_a_body_search() -> None:
    table = exits(pockets={"bard": [1]}, pirate=hero("h", paralysis=1))
    table.play("leave", "treasure 4")
    table.play("combat", "enemy Jh", 6, 1)
    assert table.removed == [1]


# The end


@pytest.mark.rule("AHU-COMPET-04", "AHU-COMPET-07")
def test_the_match_ends_when_every_hero_has_left_and_the_highest_total_wins() -> None:
    table = exits(pockets={"bard": [1, 9], "teller": [1, 10], "pirate": [1, 2, 3]})
    table.play("leave").play("leave")
    assert table.ending == ""
    table.play("leave")
    assert (table.ending, table.winners, table.match.returns) == ("all-left", [1], [0.0, 1.0, 0.0])


@pytest.mark.rule("AHU-S-55", "AHU-COMPET-04", "AHU-R-57", "AHU-COMPET-07")
def test_the_match_ends_when_chrono_takes_the_last_treasure() -> None:
    table = rivals(
        bard=gone(17, seat=1),
        teller=hero("h", seat=0),
        pirate=hero("h"),
        pockets={"bard": [9, 8], "pirate": [10, 10, 1]},
        treasure=[7],
        treasure_discard=without(9, 8, 10, 10, 1, 7),
    )
    assert (table.ending, table.winners) == ("deck-empty", [1])
    assert [table.hero(name)["score"] for name in ("bard", "teller", "pirate")] == [17, -1, -1]


def with_two_treasures_left() -> Table:
    """The Pirate explores alone, with a key."""
    return rivals(
        explore="pirate",
        pirate=hero("ds"),
        bard=PARALYSED,
        teller=PARALYSED,
        pockets={"pirate": [1]},
        treasure=[4, 9],
        treasure_discard=without(1, 4, 9),
    )


@pytest.mark.rule("AHU-R-57", "AHU-COMPET-04")
def test_a_trapdoor_that_empties_the_deck_ends_the_match_without_an_exit() -> None:
    table = with_two_treasures_left().deal(5, "danger 10d", "treasure 4")
    assert table.told.count("trapdoor-discards") == 2
    assert (table.ending, table.winners, table.match.returns) == ("deck-empty", [], [0.0, 0.0, 0.0])


@pytest.mark.rule("AHU-R-57", "AHU-COMPET-04")
def test_a_reward_that_empties_the_deck_is_pocketed_before_the_match_ends() -> None:
    table = with_two_treasures_left().deal(5, "danger 1h", "treasure 4")
    assert (table.asked, table.treasure) == ("take pirate", [])
    table.play("take 9")
    assert (table.pockets[2], table.ending, table.winners) == ([1, 9], "deck-empty", [])


@pytest.mark.rule("AHU-R-58")
def test_equal_totals_share_the_victory() -> None:
    table = exits(pockets={"bard": [1, 9], "teller": [1, 2], "pirate": [1, 4, 5]})
    table.play("leave").play("leave").play("leave")
    assert (table.winners, table.match.returns) == ([0, 2], [0.5, 0.0, 0.5])


@pytest.mark.rule("AHU-R-65")
def test_the_fourth_key_destroyed_ends_the_match_for_those_inside() -> None:
    fields: dict[str, Any] = {
        "explore": "pirate",
        "pirate": hero("ds"),
        "removed": [1, 1, 1],
        "pockets": {"pirate": [1, 9]},
    }
    table = rivals(bard=gone(0), **fields)
    table.deal(6)
    assert (table.ending, table.winners) == ("keys-destroyed", [0])
    table = rivals(**fields)
    table.deal(6)
    assert (table.ending, table.winners) == ("keys-destroyed", [])


# Those who left


@pytest.mark.rule("AHU-R-67")
def test_a_hero_who_left_cannot_be_healed_cured_or_attacked() -> None:
    table = rivals(
        explore="pirate",
        bard=gone(3, life=1, paralysis=2, unlucky=True),
        pockets={"pirate": [5]},
        treasure_discard=[1],
    )
    assert table.choices == ["combat", "fetch key"]
    table.play("combat")
    assert table.choices == ["fight enemy", "attack teller"]
    assert table.why("attack bard") == "AHU-R-67"


@pytest.mark.rule("AHU-R-67", "AHU-R-17")
def test_a_ceiling_cannot_fall_on_a_hero_who_left() -> None:
    table = rivals(explore="pirate", pirate=hero("ds"), bard=gone(3))
    table.deal(5, "danger 10s")
    assert (table.life("bard"), table.life("teller"), table.life("pirate")) == (2, 1, 1)


@pytest.mark.rule("AHU-R-67")
def test_spare_keys_leave_with_their_hero_and_the_match_runs_on() -> None:
    table = rivals(
        bard=gone(7),
        teller=PARALYSED,
        pirate=PARALYSED,
        pockets={"bard": [1, 1, 5]},
        removed=[1, 1],
        treasure=[2, 3, 4],
        treasure_discard=without(1, 1, 1, 1, 5, 2, 3, 4),
    )
    table.deal("treasure 2", "treasure 3")
    assert (table.ending, table.winners) == ("deck-empty", [0])  # Chrono took the last one by itself
    assert table.pockets[0] == [1, 1, 5]


@pytest.mark.rule("AHU-R-68", "AHU-R-17")
def test_a_ceiling_wounds_the_last_hero_inside_alone() -> None:
    table = rivals(explore="pirate", pirate=hero("sh"), bard=gone(3), teller=gone(4))
    table.deal(5, "danger 10s")
    assert "ceiling-alone" in table.told
    assert [table.life(name) for name in ("bard", "teller", "pirate")] == [2, 2, 2]


# The attack


def attack(target: str, *outcomes: int | str, **fields: Any) -> Table:
    """The hero of `explore`, of level 1 and with nothing to rest for, attacks another one."""
    return rivals(**fields).play(f"attack {target}", *outcomes)


@pytest.mark.rule("AHU-S-53", "AHU-COMPET-05", "AHU-COMPET-06", "AHU-R-59", "AHU-R-60", "AHU-R-64")
def test_the_bard_attacked_by_the_pirate_bribes_his_way_out() -> None:
    table = rivals(explore="pirate", pockets={"pirate": [1, 6], "bard": [3, 8]})
    assert table.choices == ["fight enemy", "attack bard", "attack teller"]
    table.play("attack bard")
    assert (table.treasure_discard, table.pockets[2]) == ([1], [6])
    assert (table.asked, table.dangers, len(table.enemy_deck)) == ("hero-luck pirate", [], 12)
    table.deal(6)
    assert table.asked == "foe-luck pirate"
    table.deal(1)
    assert table.pockets == [[3], [], [6]]
    assert table.told == ["luck-passed", "bribes"]
    assert table.treasure_discard == [1, 8]  # the price is not returned
    assert table.foe == ""


@pytest.mark.rule("AHU-COMPET-05")
def test_a_combat_imposed_by_the_die_may_be_an_attack_too() -> None:
    table = rivals(explore="pirate", pirate=hero("ds"), pockets={"pirate": [5]})
    table.deal(3)
    assert table.choices == ["fight enemy", "attack bard", "attack teller"]


@pytest.mark.rule("AHU-COMPET-05", "AHU-R-59")
def test_fighting_an_enemy_costs_nothing() -> None:
    table = rivals(explore="pirate", pockets={"pirate": [5]})
    table.play("fight enemy")
    assert (table.asked, table.pockets[2]) == ("enemy pirate", [5])


@pytest.mark.rule("AHU-COMPET-05")
def test_heroes_do_not_attack_each_other_in_a_cooperative_match() -> None:
    table = scenario(mode="trio-cooperative", explore="pirate", pockets={"pirate": [5]})
    assert table.asked == "enemy pirate"


@pytest.mark.rule("AHU-R-59")
def test_no_attack_is_possible_with_an_empty_pocket() -> None:
    table = rivals(explore="pirate", pockets={"bard": [5]})
    assert table.asked == "enemy pirate"


@pytest.mark.rule("AHU-R-59", "AHU-R-33")
def test_the_price_is_the_lowest_treasure_as_it_counts() -> None:
    table = attack("bard", explore="pirate", pockets={"pirate": [2, 2, 2, 2, 3]})
    assert table.treasure_discard == [3]  # each 2 of the collection counts 4


@pytest.mark.rule("AHU-R-59", "AHU-R-33")
def test_the_price_is_the_lowest_number_if_the_table_says_so() -> None:
    table = attack("bard", explore="pirate", pockets={"pirate": [2, 2, 2, 2, 3]}, collection_value="printed")
    assert table.treasure_discard == [2]


@pytest.mark.rule("AHU-R-59", "AHU-R-33")
def test_the_attacker_chooses_between_prices_of_equal_worth() -> None:
    table = attack("bard", explore="pirate", pockets={"pirate": [2, 2, 2, 2, 4, 9]})
    assert (table.asked, table.seat, table.choices) == ("pay pirate 2", 2, ["pay 2", "pay 4"])
    table.play("pay 4")
    assert (table.treasure_discard, table.asked) == ([4], "hero-luck pirate")


@pytest.mark.rule("AHU-R-59")
def test_the_price_is_paid_before_the_capacities() -> None:
    table = attack("pirate", 1, explore="bard", pockets={"bard": [5]})
    assert "bribe-empty" in table.told  # the Bard has just spent his only Treasure


@pytest.mark.rule("AHU-R-60", "AHU-COMPET-06")
def test_the_attacked_hero_fights_with_its_own_characteristics_and_current_life() -> None:
    table = rivals(explore="pirate", pirate=hero("dsc"), bard=hero("hd", life=1), pockets={"pirate": [5]})
    table.deal(2)
    table.play("attack bard")
    assert table.foe == "1/2/4/2"  # maximum Life 3; no Danger card though the Pirate is of level 3
    assert (table.asked, len(table.danger_deck)) == ("hero-luck pirate", 40)


@pytest.mark.rule("AHU-R-60")
def test_bad_luck_fixes_the_dice_of_an_attacked_hero() -> None:
    table = rivals(explore="pirate", bard=hero("h", unlucky=True), pockets={"pirate": [5]})
    table.play("combat").play("attack bard", 6)
    assert table.told[-5:] == ["luck-failed", "luck-passed", "bribe-empty", "strikes-first", "hits"]  # one die thrown
    assert table.asked == "strike pirate 0"


@pytest.mark.rule("AHU-R-60")
def test_bad_luck_fixes_the_dice_of_an_attacker() -> None:
    table = attack("bard", 6, explore="pirate", pirate=hero("h", unlucky=True), pockets={"pirate": [5]})
    assert table.told[-4:] == ["luck-passed", "sings", "luck-failed", "hits"]  # the Bard's Luck Roll is the one die
    assert table.life("bard") == 1


@pytest.mark.rule("AHU-COMPET-06")
def test_the_attacked_hero_uses_its_capacity_after_the_attacker() -> None:
    table = attack("teller", 1, 1, explore="pirate", pirate=hero("h"), teller=hero("h"), pockets={"pirate": [5]})
    assert [event for event in table.told if event in ("sings", "screams")] == ["sings", "screams"]


@pytest.mark.rule("AHU-R-62")
def test_an_asleep_hero_cannot_be_attacked_but_a_paralysed_one_can() -> None:
    table = rivals(
        explore="pirate", bard=hero("h", asleep=True), teller=hero("h", paralysis=2), pockets={"pirate": [5]}
    )
    table.play("combat")
    assert table.choices == ["fight enemy", "attack teller"]
    assert table.why("attack bard") == "AHU-R-62"


# How a fight between heroes ends


@pytest.mark.rule("AHU-S-54", "AHU-R-61", "AHU-R-69")
def test_the_attacker_who_wins_gains_a_level_and_the_bard_loses_one_and_his_slot() -> None:
    table = attack(
        "bard",
        *[6, 6, 6, 1, 6, 1, 6, 1],
        **BARD_ATTACKED,
    )
    assert (table.level("bard"), table.life("bard"), table.hero("bard")["asleep"]) == (1, 1, True)
    assert table.asked == "level pirate"
    table.deal("level Kd")
    assert table.level("pirate") == 2
    assert table.pockets == [[7], [], []]  # no Treasure changes hands
    assert table.asked == "enemy teller"  # the Bard's slot would have come first


@pytest.mark.rule("AHU-S-54", "AHU-R-61")
def test_the_attacker_who_loses_is_stunned_and_the_bard_gains_nothing() -> None:
    table = attack(
        "bard",
        *[6, 6, 1],
        **BARD_ATTACKED,
    )
    assert table.told[-2:] == ["loses-combat", "stunned"]
    assert (table.level("pirate"), table.life("pirate"), table.hero("pirate")["asleep"]) == (1, 1, True)
    assert (table.level("bard"), table.pockets) == (2, [[7], [], []])
    assert table.asked == "exploration bard"  # he keeps his slot


@pytest.mark.rule("AHU-R-61")
def test_an_attacker_of_level_two_who_loses_loses_a_level() -> None:
    table = rivals(explore="pirate", pirate=hero("ds", life=1), bard=hero("dh"), pockets={"pirate": [5]})
    table.deal(3)
    table.play("attack bard", 6, 6, 1)
    assert (table.level("pirate"), table.life("pirate"), table.level("bard")) == (1, 1, 2)
    assert table.asked == "exploration bard"


@pytest.mark.rule("AHU-R-69", "AHU-R-10")
def test_a_hero_stunned_in_defence_after_its_exploration_loses_no_other() -> None:
    table = attack(
        "bard",
        *[6, 6, 5, 2, 1],
        explore="pirate",
        pirate=hero("d"),
        bard=hero("c", explored=True),
        teller=hero("h", explored=True),
        pockets={"pirate": [5]},
    )
    assert table.hero("bard")["asleep"]
    table.deal("level Ks")
    assert "skipped-asleep" not in table.told
    assert table.asked == "chrono bard"


def scream(attacker: str, attacked: str, lives: tuple[int, int], *luck: int) -> Table:
    """Two heroes of level 2 with these lives and Luck Rolls, the attacker's first; the Bard explores next."""
    heroes: dict[str, Any] = {attacker: hero("hs", life=lives[0]), attacked: hero("hs", life=lives[1])}
    table = rivals(explore=attacker, bard=hero("d"), pockets={attacker: [5]}, **heroes)
    table.deal(3)
    return table.play(f"attack {attacked}", *luck)


def condition(table: Table, name: str) -> tuple[int, int, bool]:
    """Level, Life, and whether it sleeps."""
    seen = table.hero(name)
    return seen["level"], seen["life"], seen["asleep"]


@pytest.mark.rule("AHU-R-63")
@SCREAMS
def test_a_scream_that_fells_both_costs_no_level(attacker: str, attacked: str, luck: list[int]) -> None:
    table = scream(attacker, attacked, (1, 1), *luck)
    assert condition(table, attacker) == condition(table, attacked) == (2, 1, True)
    assert "wins-combat" not in table.told


@pytest.mark.rule("AHU-R-63", "AHU-R-61")
@SCREAMS
def test_a_scream_that_fells_the_attacker_alone_stuns_it(attacker: str, attacked: str, luck: list[int]) -> None:
    table = scream(attacker, attacked, (1, 3), *luck)
    assert condition(table, attacker) == (1, 1, True)
    assert condition(table, attacked) == (2, 2, False)  # nothing gained, not even by her own scream
    assert table.asked == "level-one bard"  # no Level card is turned up


@pytest.mark.rule("AHU-R-63", "AHU-R-61")
@SCREAMS
def test_a_scream_that_fells_the_attacked_alone_is_won(attacker: str, attacked: str, luck: list[int]) -> None:
    table = scream(attacker, attacked, (3, 1), *luck)
    assert condition(table, attacked) == (1, 1, True)
    assert table.asked == f"level {attacker}"


@pytest.mark.rule("AHU-R-63")
def test_a_scream_wounds_both_and_the_fight_goes_on() -> None:
    table = scream("pirate", "teller", (3, 3), 6, 1)
    assert (table.life("pirate"), table.life("teller")) == (2, 2)
    assert table.asked == "initiative pirate 0"


@pytest.mark.rule("AHU-R-63")
def test_the_bard_falls_asleep_too_if_a_scream_fells_both() -> None:
    """He is the hero with the lowest number."""
    table = rivals(explore="teller", teller=hero("hs", life=1), bard=hero("hs", life=1), pockets={"teller": [5]})
    table.deal(3)
    table.play("attack bard", 1)
    assert [table.hero(name)["asleep"] for name in ("bard", "teller", "pirate")] == [True, True, False]


@pytest.mark.rule("AHU-R-60", "AHU-COMBAT-08")
def test_an_attackers_one_is_tied_with_the_bad_luck_of_the_attacked() -> None:
    """The die of who is unlucky counts as a 1, so that both have the same again."""
    table = rivals(explore="pirate", teller=hero("h", unlucky=True), pockets={"pirate": [5]})
    table.play("combat").play("attack teller", 6)
    assert table.asked == "initiative pirate 0"
    table.deal(1)
    assert (table.told[-1], table.asked) == ("initiative-tie", "initiative pirate 0")
    table.deal(2)
    assert table.told[-2:] == ["initiative-tie", "strikes-first"]


@pytest.mark.rule("AHU-R-64")
def test_an_attacker_who_bribes_pays_twice_and_does_not_fight() -> None:
    table = attack("pirate", 1, explore="bard", pockets={"bard": [5, 8, 9], "pirate": [10]})
    assert table.told[-2:] == ["luck-passed", "bribes"]
    assert (table.pockets, table.treasure_discard) == ([[8], [], [10]], [5, 9])
    assert table.foe == ""


@pytest.mark.rule("AHU-R-64")
def test_the_song_of_an_attacked_pirate_gives_him_the_first_blow_of_round_one_only() -> None:
    table = attack("pirate", 6, 1, 6, 6, 6, 6, 6, explore="bard", bard=hero("d"), pockets={"bard": [5]})
    assert blows(table) == ["pirate", "bard", "bard", "pirate", "bard"]


@pytest.mark.rule("AHU-R-64")
def test_the_song_of_an_attacking_pirate_gives_him_the_first_blow_of_round_one_only() -> None:
    table = attack("bard", 1, 6, 6, 6, 6, 6, 6, explore="pirate", bard=hero("h"), pockets={"pirate": [5]})
    assert blows(table) == ["pirate", "bard", "bard", "pirate", "bard"]
