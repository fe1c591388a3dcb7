"""Learning environments over the contract: PettingZoo, Gymnasium, OpenSpiel, and many matches at once.

Importing this package registers every door whose library is installed:

    pettingzoo.make("aec", "katabasis/abyss-v0", seats=3)
    gymnasium.make("katabasis/Ahuris-v0")
    pyspiel.load_game("python_katabasis_cerbere", {"players": 5})

`docs/envs/` says what is in an observation, `docs/tour.md` how to use each door.
"""

from __future__ import annotations

from katabasis.envs.missing import MissingLibrary
from katabasis.envs.vector import Matches

__all__ = ["DOORS", "Matches", "MissingLibrary"]

DOORS: dict[str, str] = {}  # by library: "registered", or the sentence that says what is missing

try:
    from katabasis.envs import aec as aec

    DOORS["pettingzoo"] = "registered"
except MissingLibrary as missing:
    DOORS["pettingzoo"] = str(missing)
try:
    from katabasis.envs import single as single

    DOORS["gymnasium"] = "registered"
except MissingLibrary as missing:
    DOORS["gymnasium"] = str(missing)
try:
    from katabasis.envs import spiel as spiel

    DOORS["open_spiel"] = "registered"
except MissingLibrary as missing:
    DOORS["open_spiel"] = str(missing)
