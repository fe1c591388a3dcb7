"""Bad positions of Abyss are refused with a sentence and, where a rule is broken, with its name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from katabasis.engine.errors import BadPosition
from scenario_abyss import ABYSS

TURN = ["next", "trim", "close first", "control"]
TWO: list[dict[str, Any]] = [{}, {}]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"players": [{"hand": ["squid 5", "squid 5"]}, {}]}, "more than 1 of squid 5 .ABY-COMP-03"),
        ({"players": [{"hand": ["squid 5"]}, {"hand": ["Q5"]}]}, "2 allies squid 5 instead of 1 .ABY-INV-01"),
        ({"players": TWO, "deck": []}, "0 allies squid 1 instead of 4 .ABY-INV-01"),
        ({"players": TWO, "discard_monsters": 4, "deck_monsters": 4}, "8 monsters instead of 6 .ABY-INV-01"),
        ({"players": [{"lords": ["keeper"]}, {"lords": ["keeper"]}]}, "keeper lies in two places .ABY-INV-02"),
        ({"players": [{"lords": ["keeper"]}, {}], "court": ["keeper"]}, "keeper lies in two places .ABY-INV-02"),
        ({"players": TWO, "lord_deck": ["keeper"]}, "recruiter is missing .ABY-INV-02"),
        ({"players": [{"locations": ["jail"]}, {}], "available": ["jail"]}, "jail lies in two places .ABY-INV-03"),
        ({"players": [{"locations": ["jail"]}, {"locations": ["jail"]}]}, "jail lies in two places .ABY-INV-03"),
        ({"players": TWO, "location_deck": []}, "sargasso-silos is missing .ABY-INV-03"),
        ({"players": [{"tokens": [4, 4]}, {"tokens": [4]}]}, "3 monster tokens of 4 instead of 2 .ABY-INV-04"),
        ({"players": [{"key_tokens": 6}, {"key_tokens": 6}]}, "12 key tokens, more than 10 .ABY-INV-04"),
        ({"players": [{"key_tokens": 3}, {}]}, "first has 3 keys and would have taken a location .ABY-INV-05"),
        (
            {"players": [{"locations": [{"location": "jail", "lords": ["sage", "keeper"]}]}, {}]},
            "an ambassador lies alone .*ABY-INV-07",
        ),
        (
            {"players": [{"locations": [{"location": "jail", "lords": ["miller"]}]}, {}]},
            "up to three lords with a key .*ABY-INV-07",
        ),
        ({"players": TWO, "track": ["squid 1"]}, "the track is empty unless somebody explores .ABY-INV-08"),
        ({"players": [{"pearls": -1}, {}]}, "pearls must be a whole number from 0"),
        ({"players": [{"pearls": True}, {}]}, "pearls must be a whole number"),
        ({"players": [{"lords": ["keeper"], "turned": ["miller"]}, {}]}, "turned must be a part of lords"),
        ({"players": [{"laid": ["squid 1"]}, {}]}, "laid must be a part of hand"),
        ({"players": [{"hand": ["squid 1"], "laid": ["squid 1"]}, {}]}, "laid needs a payment"),
        ({"players": TWO, "threat": 7}, "threat must be a whole number from 1 to 6"),
        ({"players": [{}] * 5}, "seats must be a whole number from 2 to 4"),
        ({"players": TWO, "court": ["keper"]}, "court cannot hold 'keper'; did you mean 'keeper'"),
        ({"players": TWO, "court": ["keeper"] * 7}, "the court has 6 slots"),
        ({"players": TWO, "corut": []}, "a position has no field 'corut'; did you mean 'court'"),
        ({"players": [{"pearl": 1}, {}]}, "a player has no field 'pearl'; did you mean 'pearls'"),
        ({"players": TWO, "options": {"superfluous": "true"}}, "options has no field 'superfluous'"),
        ({"players": TWO, "game": "ahuris"}, "a position of 'ahuris', not of abyss"),
        ({"players": TWO, "rules": 2}, "rules version 2"),
        ({"players": TWO, "trigger": 1, "cause": ""}, "trigger and cause belong together"),
        ({"players": TWO, "bought": [0]}, "the active player cannot have bought"),
        ({"players": TWO, "stolen": {"from": 0, "by": 1, "value": 2}}, "a stolen token lies with another player"),
        ({"players": TWO, "pending": ["act first"]}, "pending must begin with"),
        ({"players": TWO, "pending": [*TURN, "pay first keeper"]}, "pending pay lies on 'court', not on 'control'"),
        ({"players": TWO, "pending": [*TURN, "court", "pay first keeper"]}, "pending pay needs a lord of the court"),
        (
            {"players": TWO, "court": ["keeper"], "pending": [*TURN, "court", "pay first keeper"]},
            "pending pay needs a payment that can be completed .ABY-RECRUIT-15",
        ),
        ({"players": TWO, "pending": [*TURN, "decide first"]}, "pending decide needs a card on the track"),
        ({"players": TWO, "pending": [*TURN, "act second"]}, "pending act is asked of the active player"),
        ({"players": TWO, "pending": [*TURN, "act third"]}, "pending act must say which seat is asked"),
        ({"players": TWO, "pending": [*TURN, "atc first"]}, "pending cannot hold 'atc first'; did you mean 'act'"),
        ({"players": TWO, "pending": [*TURN, "clear", "reward first 9"]}, "pending reward needs a number from 1 to 6"),
        ({"players": TWO, "ending": "seventh-lord", "pending": ["begin"]}, "has nothing pending"),
        ({"players": [{"hand": ["Q1"]}, {}], "ending": "standstill"}, "no ally is left in a hand .*ABY-END-07"),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        ABYSS.position(position)


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadPosition, match="a position is an object"):
        ABYSS.position([])  # type: ignore[arg-type]


def test_short_and_long_names_of_allies_are_the_same() -> None:
    short = ABYSS.position({"players": [{"hand": ["Q3", "J5"]}, {}], "council": ["C1"]})
    long = ABYSS.position({"players": [{"hand": ["squid 3", "jellyfish 5"]}, {}], "council": ["crab 1"]})
    assert short == long
    assert ABYSS.position(json.loads(json.dumps(short.to_json()))) == short
