"""Rest: heal, cure, fetch a key (rulebook, "Repos dans la Forteresse" and chapter 4, "Repos")."""

from __future__ import annotations

import pytest

from scenario_ahuris import Table, hero, scenario


def ailing() -> Table:
    """The Fortune-teller of level 1 may rest in every way."""
    return scenario(
        explore="teller",
        teller=hero("h", life=1),
        bard=hero("h", life=1, unlucky=True),
        pirate=hero("hs", life=1, paralysis=2, explored=True),
        treasure_discard=[1, 1, 4],
    )


RESTS = ["heal bard", "heal teller", "heal pirate", "cure paralysis pirate", "cure luck bard", "fetch key"]


def ailments(table: Table) -> tuple[int, ...]:
    """Everything that a rest of `ailing` can change."""
    lives = [table.life(name) for name in ("bard", "teller", "pirate")]
    return (*lives, table.hero("pirate")["paralysis"], int(table.hero("bard")["unlucky"]), len(table.pocket))


# One rest


@pytest.mark.rule("AHU-REST-01")
@pytest.mark.parametrize(
    ("rest", "after"),
    [
        ("heal bard", (2, 1, 1, 2, 1, 0)),
        ("heal teller", (1, 2, 1, 2, 1, 0)),
        ("heal pirate", (1, 1, 2, 2, 1, 0)),
        ("cure paralysis pirate", (1, 1, 1, 0, 1, 0)),
        ("cure luck bard", (1, 1, 1, 2, 0, 0)),
        ("fetch key", (1, 1, 1, 2, 1, 1)),
    ],
)
def test_a_rest_is_exactly_one_of_healing_curing_and_fetching(rest: str, after: tuple[int, ...]) -> None:
    table = ailing()
    assert table.choices == ["combat", *RESTS]
    assert ailments(table) == (1, 1, 1, 2, 1, 0)
    assert ailments(table.play(rest)) == after
    assert table.asked == "level-one bard"


@pytest.mark.rule("AHU-REST-07")
@pytest.mark.parametrize("rest", RESTS)
def test_a_rest_uses_no_die(rest: str) -> None:
    table = ailing().play(rest)
    assert (table.seat, [answer.seat for answer in table.match.answers]) == (0, [0])


# Heal


@pytest.mark.rule("AHU-REST-02")
def test_healing_gives_one_life_and_no_more() -> None:
    table = scenario(explore="teller", bard=hero("hsd", life=1)).play("heal bard")
    assert (table.life("bard"), table.hero("bard")["max"]) == (2, 4)


@pytest.mark.rule("AHU-REST-02")
def test_a_hero_at_its_maximum_is_not_healed() -> None:
    table = scenario(explore="teller", teller=hero("h", life=1), bard=hero("d"))
    assert table.choices == ["combat", "heal teller"]
    assert table.why("heal bard") == "AHU-REST-02"


@pytest.mark.rule("AHU-REST-02")
def test_a_hero_healed_to_its_maximum_is_not_healed_again() -> None:
    table = scenario(explore="teller", teller=hero("h", life=1), bard=hero("d"), treasure_discard=[1])
    table.play("heal teller")
    assert table.choices == ["combat", "fetch key"]


@pytest.mark.rule("AHU-R-09")
def test_an_asleep_hero_may_be_healed_up_to_its_maximum_and_sleeps_on() -> None:
    table = scenario(explore="teller", bard=hero("hs", life=2, asleep=True), treasure_discard=[1])
    table.play("heal bard")
    assert (table.life("bard"), table.hero("bard")["asleep"]) == (3, True)
    assert table.asked == "level-one pirate"
    assert table.why("heal bard") == "AHU-REST-02"


@pytest.mark.rule("AHU-R-09", "AHU-R-20")
def test_a_paralysed_and_unlucky_hero_may_be_healed() -> None:
    table = scenario(explore="teller", bard=hero("hs", life=1, paralysis=2, unlucky=True))
    assert table.play("heal bard").life("bard") == 2


@pytest.mark.rule("AHU-R-20")
def test_an_imposed_rest_may_cure_bad_luck_and_heal_others() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"), bard=hero("h", life=1, unlucky=True)).deal(1)
    assert table.choices == ["heal bard", "cure luck bard"]
    assert not table.play("cure luck bard").hero("bard")["unlucky"]


# Cure


@pytest.mark.rule("AHU-REST-03")
def test_a_hero_never_cures_itself() -> None:
    table = scenario(explore="teller", teller=hero("h", life=1, unlucky=True))
    assert table.choices == ["combat", "heal teller"]
    assert table.why("cure luck teller") == "AHU-REST-03"


@pytest.mark.rule("AHU-REST-03")
def test_a_cure_ends_bad_luck() -> None:
    table = scenario(explore="teller", bard=hero("h", unlucky=True)).play("cure luck bard")
    assert not table.hero("bard")["unlucky"]


@pytest.mark.rule("AHU-S-18", "AHU-REST-04", "AHU-R-21")
def test_a_hero_cured_of_paralysis_explores_at_once() -> None:
    table = scenario(bard=hero("d"), pirate=hero("dsc", paralysis=3), teller=hero("d"), chance=("treasure 4",))
    assert table.asked == "level-one bard"
    table.play("cure paralysis pirate")
    assert (table.asked, table.hero("pirate")["paralysis"]) == ("exploration pirate", 0)
    table.deal(1)  # nothing to rest for
    assert table.asked == "enemy teller"


@pytest.mark.rule("AHU-R-21", "AHU-REST-04")
def test_a_cured_hero_explores_before_its_own_slot_and_only_once() -> None:
    table = scenario(
        bard=hero("d"),
        pirate=hero("h", paralysis=1),
        teller=hero("d"),
        treasure_discard=[1, 1, 1, 1],
        chance=("treasure 4",),
    )
    table.play("cure paralysis pirate")
    assert table.asked == "level-one pirate"  # though the Fortune-teller is faster
    assert table.play("fetch key").asked == "level-one teller"
    assert table.play("fetch key").asked == "chrono bard"


@pytest.mark.rule("AHU-R-21")
def test_a_cured_hero_must_explore() -> None:
    table = scenario(
        explore="bard", bard=hero("d"), pirate=hero("h", paralysis=1), teller=hero("h"), treasure_discard=[1]
    )
    table.play("cure paralysis pirate")
    assert table.choices == ["combat", "fetch key"]
    assert table.why("explore teller") == "AHU-EXPL-01"


@pytest.mark.rule("AHU-S-19", "AHU-R-10", "AHU-R-21")
def test_a_cured_hero_put_to_sleep_this_turn_does_not_explore() -> None:
    table = scenario(
        explore="bard",
        bard=hero("d"),
        pirate=hero("ds", life=1, paralysis=3, asleep=True),
        teller=hero("d"),
        treasure_discard=[1],
    )
    table.play("cure paralysis pirate")
    assert (table.asked, table.hero("pirate")["paralysis"]) == ("level-one teller", 0)
    table.play("fetch key")
    assert table.asked == "chrono bard"
    assert "skipped-asleep" in table.told


@pytest.mark.rule("AHU-S-19", "AHU-R-10", "AHU-R-21")
def test_the_ceiling_of_a_faster_hero_may_put_it_to_sleep() -> None:
    table = scenario(
        bard=hero("d"), pirate=hero("dsc", life=1, paralysis=3), teller=hero("hdsc"), chance=("treasure 4",)
    )
    table.deal(2, "danger 10s", 1).play("victim pirate")
    assert (table.level("pirate"), table.hero("pirate")["asleep"]) == (2, True)
    table.play("cure paralysis pirate")
    assert (table.asked, table.hero("pirate")["paralysis"]) == ("chrono bard", 0)


@pytest.mark.rule("AHU-R-21", "AHU-REST-04")
def test_curing_bad_luck_lets_nobody_explore_out_of_turn() -> None:
    table = scenario(
        explore="bard", bard=hero("d"), pirate=hero("h", unlucky=True), teller=hero("d"), treasure_discard=[1]
    )
    assert table.play("cure luck pirate").asked == "level-one teller"


# Both ailments


@pytest.mark.rule("AHU-S-22", "AHU-R-24", "AHU-COMP-09")
def test_an_unlucky_hero_can_be_paralysed_too_and_each_needs_a_cure() -> None:
    table = scenario(explore="pirate", pirate=hero("ds", unlucky=True), bard=hero("d"), teller=hero("h"))
    table.deal(5, "danger 6h")
    assert (table.hero("pirate")["paralysis"], table.hero("pirate")["unlucky"]) == (2, True)
    assert table.choices == ["combat", "cure paralysis pirate", "cure luck pirate"]
    table.play("cure paralysis pirate")
    assert (table.hero("pirate")["paralysis"], table.hero("pirate")["unlucky"]) == (0, True)
    assert table.asked == "level-one teller"  # the Pirate had explored
    table.play("cure luck pirate")
    assert not table.hero("pirate")["unlucky"]


@pytest.mark.rule("AHU-S-22", "AHU-R-24", "AHU-REST-04")
def test_cured_of_paralysis_only_an_unlucky_hero_explores_at_once() -> None:
    table = scenario(explore="bard", bard=hero("d"), pirate=hero("ds", paralysis=2, unlucky=True))
    table.play("cure paralysis pirate")
    assert (table.asked, table.hero("pirate")["unlucky"]) == ("exploration pirate", True)


@pytest.mark.rule("AHU-R-24")
def test_cured_of_bad_luck_only_a_paralysed_hero_stays_paralysed() -> None:
    table = scenario(explore="bard", bard=hero("d"), pirate=hero("ds", paralysis=2, unlucky=True), treasure_discard=[1])
    table.play("cure luck pirate")
    assert (table.hero("pirate")["paralysis"], table.hero("pirate")["unlucky"]) == (2, False)
    assert table.asked == "level-one teller"


@pytest.mark.rule("AHU-R-24")
def test_a_second_bad_luck_changes_nothing() -> None:
    table = scenario(explore="pirate", pirate=hero("ds", unlucky=True), bard=hero("d"), teller=hero("h"))
    table.deal(5, "danger 9c")
    assert (table.hero("pirate")["unlucky"], table.hero("pirate")["paralysis"]) == (True, 0)
    assert not table.play("cure luck pirate").hero("pirate")["unlucky"]


# Fetch a key


@pytest.mark.rule("AHU-REST-05")
def test_fetching_takes_an_ace_of_the_discard_into_the_pocket() -> None:
    table = scenario(explore="bard", pocket=[7], treasure_discard=[1, 4]).play("fetch key")
    assert (table.pocket, table.treasure_discard) == ([1, 7], [4])


@pytest.mark.rule("AHU-REST-05")
def test_aces_of_the_deck_and_the_pocket_cannot_be_fetched() -> None:
    table = scenario(explore="bard", teller=hero("h", life=1), pocket=[1, 1], treasure_discard=[4])
    assert table.why("fetch key") == "AHU-REST-05"


@pytest.mark.rule("AHU-R-36")
def test_nobody_is_asked_which_of_several_aces_to_fetch() -> None:
    table = scenario(explore="bard", treasure_discard=[1, 1, 1])
    assert table.choices == ["combat", "fetch key"]
    table.play("fetch key")
    assert (table.pocket, table.treasure_discard) == ([1], [1, 1])


@pytest.mark.rule("AHU-R-36")
def test_nobody_is_asked_which_of_several_aces_is_destroyed() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"), pocket=[1, 1, 1, 9]).deal(6)
    assert (table.pocket, table.removed) == ([1, 1, 9], [1])


@pytest.mark.rule("AHU-REST-06")
def test_a_destroyed_key_cannot_be_fetched() -> None:
    table = scenario(explore="bard", teller=hero("h", life=1), removed=[1, 1])
    assert table.choices == ["combat", "heal teller"]
    assert table.why("fetch key") == "AHU-REST-06"
