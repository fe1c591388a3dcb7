"""The rulebook's own example of a turn, dice and all."""

from __future__ import annotations

import pytest

from scenario_ahuris import Table, hero, scenario


def example() -> Table:
    """Start of the example: a Bard and a Pirate of equal Rapidity, a pocket of 20 points."""
    return scenario(
        bard=hero("d"), pirate=hero("ds", life=1), teller=hero("h"), pocket=[5, 5, 4, 4, 2], chance=("treasure 4",)
    )


@pytest.mark.rule("AHU-S-12", "AHU-TURN-03", "AHU-TURN-06")
def test_chrono_discards_and_the_player_chooses_between_equal_rapidities() -> None:
    table = example()
    assert table.treasure_discard == [4]
    assert table.asked == "order bard"
    assert table.choices == ["explore bard", "explore pirate"]
    assert table.why("explore teller") == "AHU-TURN-05"


@pytest.mark.rule("AHU-S-13", "AHU-COMBAT-03", "AHU-COMBAT-05", "AHU-COMBAT-06", "AHU-CAP-09")
def test_the_spy_pilfers_a_five_after_the_bard_fails_to_bribe() -> None:
    table = example()
    table.play("explore bard")
    table.play("combat", "enemy Qh")
    assert table.foe == "2/1/1/2"  # no Danger card against level 1
    table.deal(2, 2)
    assert table.pocket == [2, 4, 4, 5]
    assert table.treasure_discard == [4, 5]


@pytest.mark.rule("AHU-S-14", "AHU-COMBAT-08", "AHU-COMBAT-10", "AHU-COMBAT-11", "AHU-LEVEL-05", "AHU-WOUND-05")
def test_the_bard_strikes_first_and_is_stunned_at_level_one() -> None:
    table = example()
    table.play("explore bard")
    table.play("combat", "enemy Qh", 2, 2, 1, 6, 4, 1)
    assert (table.level("bard"), table.life("bard"), table.hero("bard")["asleep"]) == (1, 1, True)
    assert table.enemy_discard == ["Qh"]


@pytest.mark.rule("AHU-S-15", "AHU-S-16", "AHU-REST-03", "AHU-R-21", "AHU-TURN-11")
def test_the_pirate_is_paralysed_and_cured_but_does_not_act_again() -> None:
    table = example()
    table.play("explore bard")
    table.play("combat", "enemy Qh", 2, 2, 1, 6, 4, 1, 5, "danger 6h", 4)
    assert table.hero("pirate")["paralysis"] == 2
    assert table.asked == "level-one teller"
    table.play("cure paralysis pirate")
    assert table.hero("pirate")["paralysis"] == 0
    assert table.points == 15
    assert "no-exit" in table.told
    assert (table.turn, table.asked) == (2, "chrono bard")
