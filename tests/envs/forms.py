"""The forms of the three games that every environment is tested with: all seat counts, modes, editions, readings."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import katabasis
from katabasis.games.abyss.meta import READINGS

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # what libraries say of one another while they are imported is not ours
    from pettingzoo.test import api_test, seed_test

    import katabasis.envs

__all__ = ["FORMS", "Form", "api_test", "only_warnings", "random_answer", "seed_test"]

MODES = ["solo", "duo", "trio-cooperative", "trio-competitive", "quartet-cooperative", "quartet-competitive"]
EXPANSION = {"edition": "1", "expansion_boards": "true", "expansion_cards": "true"}
OTHER_READINGS = {name: "false" if ruled == "true" else "true" for name, _, ruled in READINGS}

Form = tuple[str, int, dict[str, str]]

FORMS: dict[str, Form] = {
    **{
        f"ahuris {mode}": ("ahuris", katabasis.game("ahuris").checked(None, {"mode": mode})[0], {"mode": mode})
        for mode in MODES
    },
    "ahuris read otherwise": (
        "ahuris",
        1,
        {"goal": "25", "level_gain_life": "full", "short_reward": "loss", "collection_value": "printed"},
    ),
    **{f"abyss {seats}": ("abyss", seats, {}) for seats in (2, 3, 4)},
    "abyss read otherwise": ("abyss", 3, {**OTHER_READINGS, "hand_limit_without_commander": "8"}),
    **{f"cerbere {seats}": ("cerbere", seats, {}) for seats in (3, 4, 5, 6, 7)},
    "cerbere with a card": ("cerbere", 4, {"starting_card": "true", "difficulty": "2"}),
    **{f"cerbere first edition {seats}": ("cerbere", seats, {"edition": "1"}) for seats in (3, 5)},
    "cerbere expansion 4": ("cerbere", 4, {**EXPANSION, "treasures": "3"}),
    "cerbere expansion 7": ("cerbere", 7, {**EXPANSION, "treasures": "7", "den_token": "true"}),
}


@contextmanager
def only_warnings(*expected: str) -> Iterator[None]:
    """The libraries' tests warn where they might fail: exactly these warnings are expected, any other is an error."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    told = {str(warning.message) for warning in caught}
    unknown = [text for text in told if not any(part in text for part in expected)]
    assert not unknown, unknown
    missing = [part for part in expected if not any(part in text for text in told)]
    assert not missing, f"no longer warned of: {missing}"


def random_answer(rng: Any, mask: Any) -> int:
    """One of the actions that a mask allows."""
    allowed = mask.nonzero()[0]
    return int(allowed[rng.below(len(allowed))])
