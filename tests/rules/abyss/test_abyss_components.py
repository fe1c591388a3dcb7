"""Components and setup (ledger, chapters 1, 2 and 19): the literals against the printed figures, line by line."""

from __future__ import annotations

import pytest

from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE, OVER
from katabasis.games.abyss import effects
from katabasis.games.abyss.bags import FULL_PACK, FULL_POOL, members_of, tokens_in, total
from katabasis.games.abyss.data.allies import (
    COPIES,
    COURT_SLOTS,
    KEY_TOKENS,
    MONSTERS,
    RACES,
    SLOTS,
    THREAT,
    TOKEN_COPIES,
    TOKEN_VALUES,
)
from katabasis.games.abyss.data.lords import GUILDS, LORDS, RACE_OF_GUILD
from katabasis.games.abyss.data.places import PLACES
from katabasis.games.abyss.meta import OPTIONS
from scenario_abyss import ABYSS

# name, guild, mandatory race, cost, races, keys, points, when its power works, whether something happens on arrival,
# whether the owner may decline
PRINTED_LORDS = """
recruiter soldier crab 10 2 1 4 permanent - -
jailer soldier crab 6 3 0 7 one_off arrival -
seeker soldier crab 7 2 0 7 one_off arrival -
assassin soldier crab 10 1 0 6 one_off arrival -
commander soldier crab 8 1 1 4 permanent arrival -
tamer soldier crab 6 3 1 4 permanent - -
hunter soldier crab 8 2 0 6 one_off arrival -
ship-master merchant shellfish 6 3 1 5 permanent - -
trader merchant shellfish 10 3 0 9 one_off arrival -
peddler merchant shellfish 8 1 0 9 one_off arrival -
landlord merchant shellfish 10 2 1 5 permanent arrival -
slaver merchant shellfish 8 1 1 5 once_per_turn - optional
shopkeeper merchant shellfish 6 3 0 9 one_off arrival -
shaman mage jellyfish 6 3 1 5 permanent - -
invoker mage jellyfish 8 1 0 8 one_off arrival -
apprentice mage jellyfish 6 3 0 9 one_off arrival -
oracle mage jellyfish 8 2 1 5 once_per_turn - optional
alchemist mage jellyfish 7 1 1 5 permanent - -
illusionist mage jellyfish 10 1 0 9 one_off arrival optional
master-of-magic mage jellyfish 10 3 1 6 permanent - optional
opportunist politician squid 6 3 1 5 once_per_turn - optional
corruptor politician squid 10 1 0 6 one_off arrival optional
traitor politician squid 12 3 0 6 one_off arrival optional
diplomat politician squid 8 1 1 5 permanent - optional
treasurer politician squid 10 2 1 5 permanent - -
schemer politician squid 8 3 0 6 one_off arrival optional
keeper farmer seahorse 6 3 1 6 none - -
reaper farmer seahorse 7 2 1 6 none - -
shepherd farmer seahorse 8 1 1 6 none - -
miller farmer seahorse 8 2 0 10 none - -
aquaculturalist farmer seahorse 9 3 0 11 none - -
landowner farmer seahorse 10 1 0 12 none - -
sage ambassador none 10 5 3 4 one_off arrival -
hermit ambassador none 10 5 3 5 one_off arrival -
elder ambassador none 10 5 3 3 one_off arrival -
"""

# name, what it counts, points, points for each, of which guild or race
PRINTED_PLACES = """
sargasso-silos guild_lords 5 2 farmer
hydrozoa-reserves guild_lords 6 2 mage
sanctuary race_allies 4 3 jellyfish
parliament guild_lords 6 2 politician
barracks guild_lords 7 2 soldier
dockworks guild_lords 5 2 merchant
sargasso-fields race_allies 3 3 seahorse
abyss guild_variety 0 2 -
city-of-mirrors copy_opponent_location 0 0 -
black-smokers nothing 0 0 -
oceanic-senate-assembly race_allies 4 3 squid
depths weakest_lord_points 0 2 -
throne-room strongest_lord_points 0 1 -
jail minus_lords 15 -1 -
chasm race_allies 5 3 crab
closed-tower lords_with_key 0 3 -
lost-tower lords_without_key 0 3 -
chamber-of-allies weakest_ally_per_race 3 0 -
nest-of-giant-clams race_allies 3 3 shellfish
coral-barrier minus_affiliated_allies 20 -1 -
"""

ONCE_A_TURN = (effects.SELL, effects.SWEEP, effects.OUST)
CHOSEN = (effects.SWAP_PLACE, effects.RECRUIT_AGAIN, effects.SWAP_WITH_COURT, effects.SWAP_WITH_DECK)
FREE_TO_USE = (effects.FREE_AFFILIATION, effects.ANY_RACES, *ONCE_A_TURN)
CLAUSES = [
    "guild_lords",
    "race_allies",
    "guild_variety",
    "copy_opponent_location",
    "nothing",
    "weakest_lord_points",
    "strongest_lord_points",
    "minus_lords",
    "lords_with_key",
    "lords_without_key",
    "weakest_ally_per_race",
    "minus_affiliated_allies",
]


def printed_lord(number: int) -> str:
    lord = LORDS[number]
    race = RACE_OF_GUILD[lord.guild]
    timing = "none"
    if lord.lasting.op in ONCE_A_TURN:
        timing = "once_per_turn"
    elif lord.lasting.op >= 0:
        timing = "permanent"
    elif lord.arrival.op >= 0:
        timing = "one_off"
    arrival = "arrival" if lord.arrival.op >= 0 else "-"
    optional = "optional" if lord.arrival.op in CHOSEN or lord.lasting.op in FREE_TO_USE else "-"
    figures = f"{lord.cost} {lord.races} {lord.keys} {lord.points} {timing} {arrival} {optional}"
    return f"{lord.name} {GUILDS[lord.guild]} {RACES[race] if race >= 0 else 'none'} {figures}"


@pytest.mark.rule("ABY-COMP-04", "ABY-COMP-05", "ABY-COMP-06", "ABY-INV-10")
def test_the_lords_are_as_printed() -> None:
    lines = PRINTED_LORDS.strip().splitlines()
    assert [printed_lord(number) for number in range(len(LORDS))] == lines
    assert [[lord.guild for lord in LORDS].count(guild) for guild in range(6)] == [7, 6, 6, 7, 6, 3]
    assert [[lord.keys for lord in LORDS].count(keys) for keys in (1, 3, 0)] == [16, 3, 16]
    assert (sum(lord.points for lord in LORDS), sum(lord.cost for lord in LORDS)) == (223, 290)


@pytest.mark.rule("ABY-COMP-07")
def test_the_locations_are_as_printed() -> None:
    found = []
    for place in PLACES:
        clause = place.clause
        of = "-"
        if clause.op == effects.PER_GUILD:
            of = GUILDS[clause.of]
        elif clause.op == effects.PER_RACE:
            of = RACES[clause.of]
        amount = 0 if clause.op == effects.WEAKEST_ALLIES else clause.amount
        found.append(f"{place.name} {CLAUSES[clause.op]} {place.points} {amount} {of}")
    assert found == PRINTED_PLACES.strip().splitlines()
    assert len({place.name for place in PLACES}) == 20


@pytest.mark.rule("ABY-COMP-01", "ABY-COMP-02", "ABY-COMP-03")
def test_the_exploration_cards() -> None:
    allies = members_of(FULL_PACK)
    assert (len(allies), MONSTERS, total(FULL_PACK)) == (65, 6, 160)
    for race in range(5):
        values = [ally % 5 + 1 for ally in allies if ally // 5 == race]
        assert (values, sum(values)) == ([1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5], 32)
    assert COPIES == [0, 4, 3, 3, 2, 1]
    assert set(RACES) == {"squid", "shellfish", "crab", "seahorse", "jellyfish"}


@pytest.mark.rule("ABY-COMP-08", "ABY-COMP-09", "ABY-COMP-10", "ABY-COMP-12", "ABY-COMP-14", "ABY-INV-04")
def test_tokens_and_tracks() -> None:
    assert tokens_in(FULL_POOL) == [2] * 9 + [3] * 9 + [4] * 2
    assert (TOKEN_VALUES, TOKEN_COPIES, KEY_TOKENS) == ([2, 3, 4], [9, 9, 2], 10)
    assert (len(THREAT) - 1, SLOTS, COURT_SLOTS) == (6, 5, 6)


@pytest.mark.rule(
    "ABY-SETUP-01",
    "ABY-SETUP-02",
    "ABY-SETUP-03",
    "ABY-SETUP-04",
    "ABY-SETUP-05",
    "ABY-SETUP-06",
    "ABY-SETUP-07",
    "ABY-SETUP-08",
    "ABY-SETUP-09",
    "ABY-SETUP-10",
    "ABY-R-01",
    "ABY-R-03",
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_is_the_same_for_all_counts(seats: int) -> None:
    state = ABYSS.new(seats, {})
    rng = Rng(f"setup/{seats}")
    asked = []
    while state.to_move == CHANCE and not state.to_json()["pending"][-1].startswith("reveal"):
        asked.append((state.to_json()["pending"][-1], len(state.chance_outcomes())))
        state.apply(state.sample(rng))
    assert asked == [("lord court", 35 - drawn) for drawn in range(6)] + [("draw 1", 20), ("first", seats)]
    seen = state.to_json()
    assert (len(seen["deck"]), seen["deck_monsters"], len(seen["lord_deck"]), len(seen["location_deck"])) == (
        65,
        6,
        29,
        19,
    )
    assert (len([lord for lord in seen["court"] if lord]), len(seen["available"])) == (6, 1)
    assert (seen["threat"], seen["track"], seen["council"], seen["discard"], seen["lord_discard"]) == (
        1,
        [],
        [],
        [],
        [],
    )
    nothing = {"hand": [], "laid": [], "affiliated": [], "tokens": [], "key_tokens": 0, "lords": [], "turned": []}
    assert seen["players"] == [{"pearls": 1, **nothing, "locations": []}] * seats
    assert tokens_in(FULL_POOL) == seen["pool"]


@pytest.mark.rule("ABY-SETUP-01", "ABY-R-01")
def test_five_cannot_play() -> None:
    assert ABYSS.seats == [2, 3, 4]


@pytest.mark.rule("ABY-COMP-11", "ABY-R-04", "ABY-DECK-10")
def test_the_treasury_never_runs_out() -> None:
    position = {"players": [{"pearls": 9_000, "lords": ["landlord"]}, {"pearls": 9_000}], "council": ["squid 1"]}
    assert ABYSS.position(position).to_json()["players"][0]["pearls"] == 9_001


@pytest.mark.rule(
    "ABY-INV-01",
    "ABY-INV-02",
    "ABY-INV-03",
    "ABY-INV-04",
    "ABY-INV-05",
    "ABY-INV-06",
    "ABY-INV-07",
    "ABY-INV-08",
    "ABY-INV-09",
)
@pytest.mark.rule("ABY-R-45", "ABY-R-62", "ABY-DECK-09", "ABY-INFO-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_ever_lost(seats: int) -> None:
    """The sums of the ledger, after every answer of random matches."""
    for number in range(6):
        state = ABYSS.new(seats, {})
        rng = Rng(f"sums/{seats}/{number}")
        corrupted = [0] * seats
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                action = state.sample(rng)
            else:
                legal = state.legal_actions()
                action = legal[rng.below(len(legal))]
            if action.text.startswith("corrupt "):
                corrupted[state.to_move] += 1
            state.apply(action)
            check_sums(state.to_json(), corrupted)
            assert state.to_json()["incomplete"] is False
            for seat in range(seats):
                assert state.view(seat).to_json()["players"][seat]["keys"] <= 4


def check_sums(seen: dict[str, object], corrupted: list[int]) -> None:
    players: list[dict[str, object]] = seen["players"]  # type: ignore[assignment]
    allies = [*seen["deck"], *seen["discard"], *seen["council"]]  # type: ignore[misc]
    allies += [card for card in seen["track"] if card != "monster"]  # type: ignore[attr-defined]
    lords = [*seen["lord_deck"], *seen["lord_discard"], *[lord for lord in seen["court"] if lord]]  # type: ignore[misc, attr-defined]
    tiles = [*seen["location_deck"], *seen["available"], *seen["drawn"]]  # type: ignore[misc]
    tokens = [*seen["pool"]]  # type: ignore[misc]
    for seat, player in enumerate(players):
        mine = [*player["lords"]]  # type: ignore[misc]
        for place in player["locations"]:  # type: ignore[attr-defined]
            tiles.append(place["location"])
            mine += place["lords"]
            assert len(place["lords"]) <= 3
        lords += mine
        allies += [*player["hand"], *player["affiliated"]]  # type: ignore[misc]
        tokens += player["tokens"]  # type: ignore[arg-type]
        assert player["pearls"] >= 0  # type: ignore[operator]
        if seen["pending"] and seen["pending"][-1].startswith("act"):  # type: ignore[index]
            assert len(player["affiliated"]) == len(mine) - corrupted[seat]  # type: ignore[arg-type]
    assert len(allies) == 65
    assert len(lords) == len(set(lords)) == 35
    assert len(set(tiles)) == len(tiles)
    assert len(tiles) == 20 or (len(tiles) == 19 and "black-smokers" not in tiles)
    assert sorted(tokens) == [2] * 9 + [3] * 9 + [4] * 2
    assert sum(player["key_tokens"] for player in players) <= 10  # type: ignore[misc]
    assert 1 <= seen["threat"] <= 6  # type: ignore[operator]


@pytest.mark.rule("ABY-R-16", "ABY-R-28", "ABY-R-31", "ABY-R-32", "ABY-R-42", "ABY-R-43", "ABY-R-49", "ABY-R-58")
def test_each_doubtful_ruling_is_an_option_with_the_decision_as_default() -> None:
    assert {option.name: (option.default, option.rule) for option in OPTIONS} == {
        "ambassadors_count_as_key_lords": ("true", "ABY-R-42"),
        "turned_lords_count_for_guild_key_and_number": ("false", "ABY-R-31"),
        "turned_lords_count_for_points": ("true", "ABY-R-31"),
        "towers_read_printed_keys_of_covered_lords": ("true", "ABY-R-43"),
        "commander_limit_checked_after_purchase": ("false", "ABY-R-32"),
        "hand_limit_without_commander": ("0", "ABY-R-58"),
        "superfluous_allies_allowed": ("false", "ABY-R-16"),
        "black_smokers_leaves_the_game_when_swapped": ("true", "ABY-R-49"),
        "extra_turn_allowed_in_last_round": ("true", "ABY-R-28"),
    }
