"""Every refusal names the rule it comes from."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human, Script
from katabasis.engine.errors import IllegalAction
from katabasis.engine.match import Match
from katabasis.engine.seats import CHANCE, SPECTATOR
from katabasis.games.ahuris.meta import MODE_SEATS, MODES
from scenario_ahuris import AHURIS, Table, hero, scenario

RIVALS = "trio-competitive"
PARALYSED = hero("h", paralysis=6)
EVERY_TREASURE = [value for value in range(1, 11) for _ in range(4)]


def refusal(table: Table, action: str, seat: int | None = None) -> tuple[str, str]:
    """The reason, as its name in the language files and its rule; empty if nothing forbids the action."""
    reason = table.match.why_not(action, seat)
    return ("", "") if reason is None else (reason.key.removeprefix("ahuris-why-"), reason.rule_id)


def values(table: Table, action: str, seat: int | None = None) -> dict[str, int | str]:
    """What the sentence about it names."""
    reason = table.match.why_not(action, seat)
    assert reason is not None
    return reason.values


def gone(score: int) -> dict[str, Any]:
    """A hero who has left with these points."""
    return hero("h", left=True, score=score)


# Who is asked


@pytest.mark.rule("AHU-END-05")
def test_nothing_is_asked_after_the_end() -> None:
    table = scenario(treasure=[], treasure_discard=EVERY_TREASURE)
    assert table.ending == "clock"
    for action in ("combat", "leave", "return 7s"):
        assert refusal(table, action, 0) == ("over", "AHU-END-05")


@pytest.mark.rule("AHU-TURN-03", "AHU-COMBAT-02", "AHU-DUO-02")
def test_a_seat_cannot_answer_for_chance() -> None:
    table = scenario()
    assert (table.seat, table.asked) == (CHANCE, "chrono bard")
    assert refusal(table, "combat", 0) == ("chance-asked", "AHU-TURN-03")
    assert refusal(table, "leave", 0) == ("chance-asked", "AHU-TURN-03")
    table = scenario(explore="pirate")
    assert refusal(table, "combat", 0) == ("chance-asked", "AHU-COMBAT-02")


@pytest.mark.rule("AHU-DUO-01", "AHU-DUO-02", "AHU-TRIO-01", "AHU-EXPL-01")
def test_a_seat_cannot_answer_for_another_one() -> None:
    table = scenario(mode="trio-cooperative", explore="pirate", treasure_discard=[1])
    assert refusal(table, "fetch key", 2) == ("", "")
    assert refusal(table, "fetch key", 0) == ("other-seat", "AHU-EXPL-01")
    assert refusal(table, "fetch key", SPECTATOR) == ("other-seat", "AHU-EXPL-01")
    assert values(table, "fetch key", 1) == {"seat": "@seat-2"}  # whoever shows it puts the name in
    table = scenario(mode="duo", explore="pirate", pirate=hero("ds"))
    table.deal(5, "danger 7s", "danger 9c")
    assert refusal(table, "return 7s", 0) == ("other-seat", "AHU-DUO-02")


# Another question


@pytest.mark.rule("AHU-EXPL-01", "AHU-PANIC-02", "AHU-REWARD-02")
def test_an_answer_to_another_question_names_the_one_that_is_asked() -> None:
    table = scenario(explore="pirate", treasure_discard=[1])
    for action in ("take 4", "pay 4", "destroy 4", "victim bard", "explore bard", "fight enemy"):
        assert refusal(table, action) == ("other-question", "AHU-EXPL-01")
    table = scenario(explore="pirate", pirate=hero("ds"), pocket=[4, 9])
    table.deal(6)
    reason = table.match.why_not("take 4")
    assert reason is not None
    assert (reason.values, reason.rule_id) == ({"question": "@ahuris-asked-destroy"}, "AHU-PANIC-02")
    table = scenario(explore="pirate", pirate=hero("ds"))
    table.deal(5, "danger 1h", "treasure 4", "treasure 9")
    assert refusal(table, "destroy 4") == ("other-question", "AHU-REWARD-02")


@pytest.mark.rule("AHU-EXPL-05")
def test_an_imposed_rest_is_no_combat() -> None:
    table = scenario(explore="pirate", pirate=hero("hs", life=1), bard=PARALYSED)
    table.deal(1)
    assert refusal(table, "combat") == ("rest-imposed", "AHU-EXPL-05")


@pytest.mark.rule("AHU-R-18")
def test_a_hero_of_level_one_cannot_idle() -> None:
    table = scenario(explore="pirate", treasure_discard=[1])
    assert refusal(table, "idle") == ("idle-level-one", "AHU-R-18")


@pytest.mark.rule("AHU-COMPET-05")
def test_heroes_attack_each_other_in_competitive_play_only() -> None:
    table = scenario(explore="pirate", treasure_discard=[1], pocket=[5])
    assert refusal(table, "attack bard") == ("not-competitive", "AHU-COMPET-05")


@pytest.mark.rule("AHU-R-48")
def test_the_exit_of_a_team_is_automatic() -> None:
    table = scenario(explore="pirate", treasure_discard=[1], pocket=[1])
    assert refusal(table, "leave") == ("exit-automatic", "AHU-R-48")
    assert refusal(table, "stay") == ("exit-automatic", "AHU-R-48")


@pytest.mark.rule("AHU-R-56")
def test_a_rival_leaves_at_the_exit_only() -> None:
    table = scenario(mode=RIVALS, explore="pirate", treasure_discard=[1], pockets={"pirate": [1]})
    assert refusal(table, "leave") == ("exit-later", "AHU-R-56")
    assert refusal(table, "stay") == ("exit-later", "AHU-R-56")


@pytest.mark.rule("AHU-DUO-02", "AHU-SOLO-01")
def test_without_a_fortress_player_no_card_is_returned_and_alone_no_hero_is_chosen() -> None:
    table = scenario(explore="pirate", treasure_discard=[1])
    assert refusal(table, "return 7s") == ("no-fortress", "AHU-DUO-02")
    assert refusal(table, "choose bard") == ("one-player", "AHU-SOLO-01")
    table = scenario(mode="quartet-cooperative", explore="pirate", treasure_discard=[1])
    assert refusal(table, "return 7s") == ("other-question", "AHU-EXPL-01")
    assert refusal(table, "choose bard") == ("other-question", "AHU-EXPL-01")


# The same question, but not so


@pytest.mark.rule("AHU-TRIO-01")
def test_a_hero_is_chosen_once() -> None:
    table = Table(AHURIS.match(options={"mode": "trio-cooperative"}, dealer=Script([])))
    table.play("choose bard")
    assert refusal(table, "choose bard") == ("hero-taken", "AHU-TRIO-01")


@pytest.mark.rule("AHU-TURN-05", "AHU-TURN-08", "AHU-PARA-01")
def test_the_slower_the_asleep_and_the_paralysed_do_not_explore_next() -> None:
    table = scenario(bard=hero("d"), teller=hero("hd"), pirate=hero("h"), chance=("treasure 4",))
    assert refusal(table, "explore pirate") == ("slower", "AHU-TURN-05")
    table = scenario(bard=PARALYSED, teller=hero("h"), pirate=hero("h"), chance=("treasure 4",))
    assert refusal(table, "explore bard") == ("paralysed", "AHU-PARA-01")
    assert values(table, "explore bard") == {"hero": "@ahuris-bard", "turns": 6}
    heroes: dict[str, Any] = {"bard": hero("h", asleep=True), "teller": hero("h"), "pirate": hero("h")}
    table = scenario(pending=["turn", "leaving", "countdown", "order"], **heroes)
    assert refusal(table, "explore bard") == ("asleep", "AHU-TURN-08")


@pytest.mark.rule("AHU-TURN-09")
def test_nobody_explores_twice() -> None:
    heroes: dict[str, Any] = {"bard": hero("d", explored=True), "teller": hero("h"), "pirate": hero("h")}
    table = scenario(pending=["turn", "leaving", "countdown", "order"], **heroes)
    assert refusal(table, "explore bard") == ("explored", "AHU-TURN-09")


@pytest.mark.rule("AHU-REST-02", "AHU-REST-03")
def test_a_rest_must_help_somebody() -> None:
    table = scenario(explore="pirate", treasure_discard=[1])
    assert refusal(table, "heal bard") == ("full-life", "AHU-REST-02")
    assert refusal(table, "cure paralysis bard") == ("not-paralysed", "AHU-REST-03")
    assert refusal(table, "cure luck bard") == ("not-unlucky", "AHU-REST-03")
    assert values(table, "heal bard") == {"hero": "@ahuris-bard", "max": 2}


@pytest.mark.rule("AHU-REST-03")
def test_a_hero_does_not_cure_itself() -> None:
    table = scenario(explore="pirate", pirate=hero("h", unlucky=True), treasure_discard=[1])
    assert refusal(table, "cure luck pirate") == ("cure-self", "AHU-REST-03")
    assert refusal(table, "cure paralysis pirate") == ("cure-self", "AHU-REST-03")


@pytest.mark.rule("AHU-REST-05", "AHU-REST-06")
def test_a_key_is_fetched_from_the_discard_only() -> None:
    table = scenario(explore="pirate", bard=PARALYSED)
    assert refusal(table, "fetch key") == ("no-key", "AHU-REST-05")
    table = scenario(explore="pirate", bard=PARALYSED, removed=[1, 1])
    assert refusal(table, "fetch key") == ("no-key-some-destroyed", "AHU-REST-06")
    assert values(table, "fetch key") == {"keys": 2}


@pytest.mark.rule("AHU-R-19")
def test_an_imposed_rest_cannot_be_declined() -> None:
    heroes: dict[str, Any] = {"pirate": hero("hs", life=1), "bard": PARALYSED}
    table = scenario(explore="pirate", **heroes).deal(1)
    assert refusal(table, "idle") == ("idle-imposed", "AHU-R-19")
    table = scenario(mode=RIVALS, explore="pirate", **heroes).deal(1)
    assert refusal(table, "idle") == ("idle-useful", "AHU-R-19")  # the hero could heal itself
    heroes["pirate"] = hero("hs")
    table = scenario(mode=RIVALS, explore="pirate", **heroes).deal(1)
    assert refusal(table, "idle") == ("", "")  # only a rival would profit


@pytest.mark.rule("AHU-R-67")
def test_a_hero_who_left_cannot_be_helped() -> None:
    table = scenario(mode=RIVALS, explore="pirate", bard=gone(3), treasure_discard=[1])
    for action in ("heal bard", "cure paralysis bard", "cure luck bard"):
        assert refusal(table, action) == ("has-left", "AHU-R-67")


@pytest.mark.rule("AHU-COMPET-05", "AHU-R-67", "AHU-R-62", "AHU-R-59")
def test_before_the_combat_is_chosen_an_attack_is_refused_for_its_own_reason() -> None:
    fields: dict[str, Any] = {"mode": RIVALS, "explore": "pirate", "treasure_discard": [1]}
    table = scenario(bard=gone(3), teller=hero("h", asleep=True), pockets={"pirate": [5]}, **fields)
    assert table.asked == "level-one pirate"
    assert refusal(table, "attack pirate") == ("attack-self", "AHU-COMPET-05")
    assert refusal(table, "attack bard") == ("has-left", "AHU-R-67")
    assert refusal(table, "attack teller") == ("attack-asleep", "AHU-R-62")
    table = scenario(pockets={"pirate": [5]}, **fields)
    assert refusal(table, "attack bard") == ("attack-after-combat", "AHU-COMPET-05")
    table = scenario(pockets={"bard": [5]}, **fields)
    assert refusal(table, "attack bard") == ("attack-empty-pocket", "AHU-R-59")


@pytest.mark.rule("AHU-COMPET-05", "AHU-R-67", "AHU-R-62")
def test_not_everybody_can_be_attacked() -> None:
    fields: dict[str, Any] = {"mode": RIVALS, "explore": "pirate", "pockets": {"pirate": [5]}}
    table = scenario(bard=gone(3), **fields)
    assert table.choices == ["fight enemy", "attack teller"]
    assert refusal(table, "attack pirate") == ("attack-self", "AHU-COMPET-05")
    assert refusal(table, "attack bard") == ("has-left", "AHU-R-67")
    table = scenario(bard=hero("h", asleep=True), **fields)
    assert refusal(table, "attack bard") == ("attack-asleep", "AHU-R-62")


@pytest.mark.rule("AHU-TRAP-03")
def test_the_second_victim_of_a_ceiling_is_another_hero() -> None:
    table = scenario(explore="pirate", pirate=hero("ds")).deal(5, "danger 10s")
    assert refusal(table, "victim pirate") == ("victim-self", "AHU-TRAP-03")


@pytest.mark.rule("AHU-REWARD-02")
def test_only_a_treasure_that_was_found_is_taken() -> None:
    table = scenario(explore="pirate", pirate=hero("ds")).deal(5, "danger 1h", "treasure 4", "treasure 9")
    assert refusal(table, "take 5") == ("not-found", "AHU-REWARD-02")


@pytest.mark.rule("AHU-PANIC-02")
def test_only_a_treasure_of_the_pocket_is_destroyed() -> None:
    table = scenario(explore="pirate", pirate=hero("ds"), pocket=[4, 9]).deal(6)
    assert refusal(table, "destroy 5") == ("not-in-pocket", "AHU-PANIC-02")


@pytest.mark.rule("AHU-R-33")
def test_only_the_highest_treasure_pays_a_bribe() -> None:
    table = scenario(explore="bard", pocket=[3, 5, 5, 5, 5, 10]).deal("enemy Qh", 1)
    assert table.choices == ["pay 5", "pay 10"]
    assert refusal(table, "pay 3") == ("not-highest", "AHU-R-33")
    assert refusal(table, "pay 9") == ("not-in-pocket", "AHU-R-33")


@pytest.mark.rule("AHU-R-33", "AHU-R-59")
def test_only_the_lowest_treasure_pays_an_attack() -> None:
    table = scenario(mode=RIVALS, explore="pirate", pockets={"pirate": [2, 2, 2, 2, 4, 9]}).play("attack bard")
    assert table.choices == ["pay 2", "pay 4"]
    assert refusal(table, "pay 9") == ("not-lowest", "AHU-R-33")
    assert refusal(table, "pay 1") == ("not-in-pocket", "AHU-R-33")


@pytest.mark.rule("AHU-DUO-02")
def test_only_a_card_that_was_drawn_goes_back() -> None:
    table = scenario(mode="duo", explore="pirate", pirate=hero("ds")).deal(5, "danger 7s", "danger 9c")
    assert refusal(table, "return 10h") == ("not-drawn", "AHU-DUO-02")
    assert values(table, "return 10h") == {"value": 10, "suit": "♥"}


@pytest.mark.rule("AHU-REST-02")
def test_a_refused_answer_raises_an_error_that_names_the_rule() -> None:
    table = scenario(explore="pirate", treasure_discard=[1])
    with pytest.raises(IllegalAction, match="AHU-REST-02"):
        table.match.play("heal bard")
    assert table.asked == "level-one pirate"


# All actions, everywhere


def check_every_action(match: Match, seats: int, met: Counter[str]) -> None:
    """Nothing forbids what is legal, and something forbids all the rest."""
    legal = match.legal_actions() if match.to_move >= 0 else []
    for seat in [*range(seats), SPECTATOR]:
        asked = seat == match.to_move
        related = AHURIS.related(match.state, seat)
        assert set(related) >= set(legal) if asked else related == []
        for action in AHURIS.actions:
            reason = match.why_not(action, seat)
            if asked and action in legal:
                assert reason is None, f"{action.text} is legal: {reason}"
            else:
                assert reason is not None, f"{action.text} is not legal for seat {seat}"
                assert re.fullmatch(r"AHU-[A-Z]+-\d\d", reason.rule_id)
                met[reason.key.removeprefix("ahuris-why-")] += 1


@pytest.mark.rule("AHU-END-05")
@pytest.mark.parametrize("mode", MODES)
def test_there_is_a_reason_for_every_action_that_is_not_legal_and_none_for_those_that_are(mode: str) -> None:
    seats = MODE_SEATS[MODES.index(mode)]
    met: Counter[str] = Counter()
    for number in range(3):
        match = AHURIS.match(options={"mode": mode}, dealer=Human())
        rng = Rng(f"{mode} {number}")
        while not match.over:
            if match.to_move == CHANCE:
                if len(match.record) % 20 == 0:
                    check_every_action(match, seats, met)
                match.play(match.state.sample(rng))
            else:
                check_every_action(match, seats, met)
                legal = match.legal_actions()
                match.play(legal[rng.below(len(legal))])
        check_every_action(match, seats, met)
    assert len(met) > 15  # many kinds of reasons were met


@pytest.mark.rule("AHU-R-48")
def test_nothing_is_an_answer_while_chance_is_asked() -> None:
    table = scenario()
    assert table.asked == "chrono bard"
    for action in AHURIS.actions:
        assert table.why(action.text) == "AHU-TURN-03", action.text
