"""The exploration table (rulebook, chapter 3, "Exploration")."""

from __future__ import annotations

import random

import pytest

from katabasis.games.ahuris.words.events import EVENTS
from scenario_ahuris import AHURIS, CHANCE, OVER, Table, hero, scenario

LONGEST = 20_000  # answers; matches stay far below
REST, COMBAT, TRAP, PANIC = "rest", "combat", "trap", "panic"


def result(cards: str, die: int) -> str:
    """What a Pirate with these cards does on this die, by what is asked or happens next."""
    table = scenario(explore="pirate", pirate=hero(cards)).deal(die)
    if "idles" in table.told:
        return REST
    if table.asked == "enemy pirate":
        return COMBAT
    if table.asked == "dangers pirate 1":
        return TRAP
    assert "panics" in table.told
    return PANIC


def resting(**heroes: dict[str, object]) -> Table:
    """The Pirate of level 2 has thrown a 2."""
    return scenario(explore="pirate", **{"pirate": hero("ds"), **heroes}).deal(2)


@pytest.mark.rule("AHU-EXPL-01")
def test_at_level_one_the_player_chooses_combat_or_a_rest() -> None:
    table = scenario(
        bard=hero("h", life=1),
        teller=hero("h", paralysis=2),
        pirate=hero("h", life=1, unlucky=True),
        treasure_discard=[1],
        chance=("treasure 4",),
    )
    assert (table.asked, table.seat) == ("level-one bard", 0)  # no die
    assert table.choices == [
        "combat",
        "heal bard",
        "heal pirate",
        "cure paralysis teller",
        "cure luck pirate",
        "fetch key",
    ]


@pytest.mark.rule("AHU-S-23", "AHU-EXPL-01", "AHU-R-18")
def test_only_combat_is_left_when_no_rest_would_change_anything() -> None:
    table = scenario(explore="bard")
    assert table.asked == "enemy bard"  # a single option is taken without asking


@pytest.mark.rule("AHU-R-18", "AHU-EXPL-01")
def test_a_useless_rest_is_not_offered() -> None:
    table = scenario(explore="bard", teller=hero("h", life=1))
    assert table.choices == ["combat", "heal teller"]
    assert table.why("heal bard") == "AHU-REST-02"
    assert table.why("cure paralysis teller") == "AHU-REST-03"
    assert table.why("cure luck teller") == "AHU-REST-03"
    assert table.why("fetch key") == "AHU-REST-05"
    assert table.why("idle") == "AHU-R-18"


@pytest.mark.rule("AHU-EXPL-02")
def test_level_two_rests_on_1_and_2_fights_on_3_and_4_is_trapped_on_5_and_panics_on_6() -> None:
    assert [result("ds", die) for die in range(1, 7)] == [REST, REST, COMBAT, COMBAT, TRAP, PANIC]


@pytest.mark.rule("AHU-EXPL-03")
def test_level_three_rests_on_1_fights_on_2_and_3_is_trapped_on_4_and_5_and_panics_on_6() -> None:
    assert [result("dsc", die) for die in range(1, 7)] == [REST, COMBAT, COMBAT, TRAP, TRAP, PANIC]


@pytest.mark.rule("AHU-EXPL-04")
def test_level_four_fights_on_1_is_trapped_on_2_to_4_and_panics_on_5_and_6() -> None:
    assert [result("dsch", die) for die in range(1, 7)] == [COMBAT, TRAP, TRAP, TRAP, PANIC, PANIC]


@pytest.mark.rule("AHU-EXPL-05")
def test_the_result_of_the_die_must_be_carried_out() -> None:
    table = resting(bard=hero("h", life=1), teller=hero("h", life=1))
    assert (table.asked, table.choices) == ("rest pirate", ["heal bard", "heal teller"])
    assert table.why("combat") == "AHU-EXPL-05"


@pytest.mark.rule("AHU-EXPL-05")
def test_the_table_is_read_with_the_level_held_when_the_die_is_thrown() -> None:
    ill = hero("h", paralysis=6)
    table = scenario(explore="pirate", pirate=hero("dsh", life=1), bard=ill, teller=ill)
    table.deal(6, "treasure 4")  # panic at level 3
    assert (table.level("pirate"), table.asked) == (2, "exploration pirate")
    table.deal(2)
    assert "exploration-rest" in table.told


@pytest.mark.rule("AHU-EXPL-05", "AHU-EXPL-01")
def test_a_hero_risen_to_level_two_throws_a_die_from_the_next_turn_on() -> None:
    ill = hero("h", paralysis=6)
    table = scenario(explore="bard", bard=hero("d"), teller=ill, pirate=ill)
    table.play("combat", "enemy Kh", 6, 6, 1, 6, 1, "level Jh", "treasure 4")
    assert (table.level("bard"), table.asked) == (2, "exploration bard")


@pytest.mark.rule("AHU-S-24", "AHU-EXPL-06", "AHU-R-19")
def test_an_imposed_rest_without_any_option_is_idle() -> None:
    table = resting()
    assert "idles" in table.told
    assert table.asked == "enemy bard"


@pytest.mark.rule("AHU-S-24", "AHU-EXPL-06", "AHU-R-19")
def test_an_imposed_rest_with_one_option_must_take_it() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"), treasure_discard=[1]).deal(2)
    assert (table.pocket, table.treasure_discard) == ([1], [])
    assert "idles" not in table.told


@pytest.mark.rule("AHU-R-19")
@pytest.mark.parametrize("mode", ["solo", "duo", "trio-cooperative", "quartet-cooperative"])
def test_an_imposed_rest_cannot_be_declined(mode: str) -> None:
    table = scenario(
        mode=mode, explore="pirate", pirate=hero("ds"), bard=hero("h", life=1), teller=hero("h", life=1), chance=(2,)
    )
    assert table.choices == ["heal bard", "heal teller"]
    assert table.why("idle") == "AHU-R-19"


@pytest.mark.rule("AHU-R-19")
def test_a_rival_may_do_nothing_when_only_others_would_profit() -> None:
    table = scenario(mode="trio-competitive", explore="pirate", pirate=hero("ds"), bard=hero("h", life=1), chance=(2,))
    assert table.choices == ["heal bard", "idle"]
    table.play("idle")
    assert (table.life("bard"), table.asked) == (1, "level-one bard")


@pytest.mark.rule("AHU-R-19")
@pytest.mark.parametrize(("life", "discard"), [(1, []), (2, [1])])
def test_a_rival_must_rest_when_it_can_help_itself(life: int, discard: list[int]) -> None:
    table = scenario(
        mode="trio-competitive",
        explore="pirate",
        pirate=hero("ds", life=life),
        bard=hero("h", life=1),
        treasure_discard=discard,
        chance=(2,),
    )
    assert len(table.choices) == 2
    assert table.why("idle") == "AHU-R-19"


@pytest.mark.rule("AHU-EXPL-07")
def test_a_hero_of_level_one_has_no_die_that_could_mean_a_trap_or_a_panic() -> None:
    table = scenario(bard=hero("d"), teller=hero("h"), pirate=hero("h"), chance=("treasure 4",))
    assert table.asked == "enemy bard"


@pytest.mark.rule("AHU-EXPL-07")
@pytest.mark.parametrize("seed", range(4))
def test_only_heroes_above_level_one_meet_traps_and_panics_of_their_own(seed: int) -> None:
    met = explored_levels(seed)
    assert len(met) > 10
    assert min(met) == 2


def explored_levels(seed: int) -> list[int]:
    """The levels of the heroes who met a trap or a panic in a solo match answered at random."""
    chosen = random.Random(seed)
    state = AHURIS.new(1, {})
    state.notes = []
    for _ in range(LONGEST):
        if state.to_move == OVER:
            break
        drawn = [outcome for outcome, _ in state.chance_outcomes()] if state.to_move == CHANCE else []
        state.apply(chosen.choice(drawn or state.legal_actions()))
    assert state.to_move == OVER
    return [event.b for event in state.notes if EVENTS[event.kind].name in ("exploration-trap", "exploration-panic")]
