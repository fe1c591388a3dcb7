"""Discards, destroyed cards and empty decks (rulebook, chapter 3, "Défausser et Détruire", and chapter 4)."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.seats import SPECTATOR
from katabasis.games.ahuris.words.events import EVENTS
from scenario_ahuris import AHURIS, hero, scenario

MODES = ["solo", "duo", "trio-cooperative", "trio-competitive", "quartet-cooperative", "quartet-competitive"]
MATCHES = 8  # of each mode
HEROES = {"bard": "J", "teller": "Q", "pirate": "K"}
FIGURES = [figure + suit for figure in "JQK" for suit in "hsdc"]
DANGERS = [f"{value}{suit}" for value in range(1, 11) for suit in "hsdc"]
ALL_TREASURES = [value for value in range(1, 11) for _ in range(4)]
IN_DANGER = {"attack", "enemy", "dangers", "keep", "fight", "pay", "hero-luck", "foe-luck", "initiative", "strike"}
IN_A_TRAP = {"test", "victim", "trapdoor", "reward", "take"}


def without(cards: list[Any], *some: Any) -> list[Any]:
    """The others of these cards."""
    left = list(cards)
    for card in some:
        left.remove(card)
    return left


# To discard and to destroy


@pytest.mark.rule("AHU-CARD-01")
def test_discarded_cards_lie_open_on_the_discard_of_their_deck() -> None:
    table = scenario(
        "trio-cooperative",
        explore="bard",
        bard=hero("hd"),
        pockets={"bard": [8, 3]},
        chance=(3, "enemy Qh", "danger 4c", 1),  # a bribe
    )
    for seat in (0, 1, 2, SPECTATOR):
        seen = table.match.view(seat).to_json()
        assert (seen["treasure_discard"], seen["enemy_discard"], seen["danger_discard"]) == ([8], ["Qh"], ["4c"])


@pytest.mark.rule("AHU-CARD-02")
def test_a_destroyed_card_leaves_the_game() -> None:
    table = scenario(explore="pirate", pirate=hero("hs"), bard=hero("h", explored=True), pocket=[1, 7], chance=(6,))
    assert (table.pocket, table.removed, table.treasure_discard) == ([7], [1], [])
    assert (table.asked, table.why("fetch key")) == ("level-one teller", "AHU-REST-06")


# Empty decks


@pytest.mark.rule("AHU-CARD-04", "AHU-R-44")
def test_an_empty_enemy_deck_is_rebuilt_when_an_enemy_is_needed() -> None:
    table = scenario(
        bard=hero("d", explored=True),
        teller=hero("h", explored=True),
        enemy_deck=["Js"],
        enemy_discard=without(FIGURES, "Js"),
        explore="pirate",
        pirate=hero("h", life=1),
    )
    table.play("combat")  # the last enemy of the deck
    assert (table.foe, table.enemy_deck, len(table.enemy_discard)) == ("1/2/2/1", [], 11)
    table.deal(6, 6, 1)
    assert (table.asked, table.enemy_deck, table.enemy_discard) == ("chrono bard", [], FIGURES)
    table.deal("treasure 5")
    table.play("combat")
    assert "enemy-deck-rebuilt" in table.told
    assert (table.choices, table.enemy_discard) == ([f"enemy {card}" for card in FIGURES], [])


@pytest.mark.rule("AHU-CARD-04", "AHU-R-44")
def test_cards_in_play_stay_out_of_a_rebuilt_danger_deck() -> None:
    others = without(DANGERS, "6h")
    table = scenario(explore="bard", bard=hero("hsd"), danger_deck=["6h"], danger_discard=others)
    table.deal(2, "enemy Jd")
    assert (table.asked, table.dangers, table.danger_discard) == ("dangers bard 1", ["6h"], [])
    assert table.choices == [f"danger {card}" for card in others]


@pytest.mark.rule("AHU-CARD-04", "AHU-R-44")
def test_the_last_danger_card_does_not_rebuild_its_deck() -> None:
    others = without(DANGERS, "10h")
    table = scenario(explore="bard", bard=hero("hs"), danger_deck=["10h"], danger_discard=others)
    table.deal(5)  # a trap
    assert (table.danger_deck, table.danger_discard) == ([], DANGERS)


@pytest.mark.rule("AHU-CARD-05")
def test_an_empty_treasure_deck_is_not_rebuilt() -> None:
    done = hero("h", explored=True)
    table = scenario(explore="bard", bard=hero("h", life=1), teller=done, pirate=done, treasure_discard=ALL_TREASURES)
    table.play("heal bard")
    assert (table.ending, table.treasure, table.treasure_discard) == ("clock", [], ALL_TREASURES)


@pytest.mark.rule("AHU-CARD-06")
def test_a_treasure_to_be_drawn_from_an_empty_deck_loses_the_game() -> None:
    table = scenario(explore="bard", bard=hero("hs"), treasure_discard=ALL_TREASURES)
    table.deal(5, "danger 1s")
    assert (table.ending, table.winners, table.treasure_discard) == ("empty-reward", [], ALL_TREASURES)


# Whole matches: what holds at every question


class Moment(NamedTuple):
    """An answer: the position before, what it brought about, the position after."""

    before: dict[str, Any]
    told: list[str]
    after: dict[str, Any]


@pytest.fixture(scope="module", params=MODES)
def moments(request: pytest.FixtureRequest) -> list[Moment]:
    """Every answer, of seats and of chance, in some random matches of a mode."""
    found: list[Moment] = []
    for number in range(MATCHES):
        seed = f"{request.param} {number}"
        match = AHURIS.match(seed=seed, options={"mode": request.param})
        rng = Rng(seed)
        while not match.over:
            choices = match.legal_actions()
            match.play(choices[rng.below(len(choices))])
        state = AHURIS.new(match.record.seats, match.record.options)
        before = state.to_json()
        for answer in match.answers:
            state.apply(answer.action)
            after = state.to_json()
            found.append(Moment(before, [EVENTS[event.kind].name for event in answer.events], after))
            before = after
    return found


@pytest.mark.rule("AHU-CARD-07")
def test_no_treasure_is_ever_lost_or_made(moments: list[Moment]) -> None:
    for moment in moments:
        s = moment.after
        pockets = [value for pocket in s["pockets"] for value in pocket]
        treasures = [*s["treasure"], *s["treasure_discard"], *pockets, *s["removed"], *s["found"]]
        assert sorted(treasures) == ALL_TREASURES
        assert not s["found"] or {"take bard", "take teller", "take pirate"} & set(s["pending"])


@pytest.mark.rule("AHU-CARD-08")
def test_the_level_deck_lacks_just_the_levels_of_the_heroes(moments: list[Moment]) -> None:
    for moment in moments:
        s = moment.after
        deck = [*s["level_deck"], *s["level_bottom"], *s["revealed"]]
        held = [HEROES[name] + suit for name in HEROES for suit in s["heroes"][name]["cards"]]
        assert sorted([*deck, *held]) == sorted(FIGURES)
        for name, figure in HEROES.items():
            assert len([card for card in deck if card[0] == figure]) == 4 - len(s["heroes"][name]["cards"])


@pytest.mark.rule("AHU-CARD-09")
def test_outside_combats_and_traps_the_cards_of_the_fortress_are_in_their_decks_or_discards(
    moments: list[Moment],
) -> None:
    quiet = 0
    for moment in moments:
        s = moment.after
        enemies = [*s["enemy_deck"], *s["enemy_discard"]]
        dangers = [*s["danger_deck"], *s["danger_discard"], *([s["danger_top"]] if s["danger_top"] else [])]
        pending = {line.split()[0] for line in s["pending"]}
        if pending and not pending & (IN_DANGER | IN_A_TRAP):
            quiet += 1
        else:
            enemies += [s["foe"]] if s["foe"] in FIGURES else []
            dangers += [*s["dangers"], *s["drawn"]]
        assert sorted(enemies) == sorted(FIGURES)
        assert sorted(dangers) == sorted(DANGERS)
    assert quiet > 100


@pytest.mark.rule("AHU-CARD-03", "AHU-CARD-02")
def test_only_a_panic_and_a_body_search_destroy_and_one_card_each(moments: list[Moment]) -> None:
    for before, told, after in moments:
        destroyed = Counter(after["removed"]) - Counter(before["removed"])
        causes = [name for name in told if name in ("destroys", "destroys-key", "search-destroys")]
        assert destroyed.total() == len(causes)
        assert not Counter(before["removed"]) - Counter(after["removed"])  # nothing ever returns
        if "search-destroys" in causes:
            assert list(destroyed) == [1]


@pytest.mark.rule("AHU-CARD-05")
def test_only_confiscated_keys_return_to_the_treasure_deck(moments: list[Moment]) -> None:
    for before, told, after in moments:
        gained = Counter(after["treasure"]) - Counter(before["treasure"])
        assert set(gained) <= {1}
        assert bool(gained) == ("search-takes" in told)


@pytest.mark.rule("AHU-REWARD-04")
def test_pockets_gain_only_rewards_and_fetched_keys(moments: list[Moment]) -> None:
    for before, told, after in moments:
        gained = Counter[int]()
        for earlier, later in zip(before["pockets"], after["pockets"], strict=True):
            gained += Counter(later) - Counter(earlier)
        assert gained.total() == told.count("reward-taken") + told.count("fetches-key")
