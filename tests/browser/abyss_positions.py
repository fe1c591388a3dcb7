"""A position of Abyss for every kind of question, late in a match when much lies on the table."""

from __future__ import annotations

from typing import Any

from scenario_abyss import ACTING, RACES, allies, player

LORDS = "miller trader keeper"
AFFILIATED = "Q1 S1 C3 H2 H1 J3"
HAND = "Q1 Q3 S2 S2 C4 C1 H3 H5 J2 J4 J1"
MANY = "Q1 Q2 Q3 Q4 S1 S2 S3 S4 C1 C2 C3 C4 C5 H1 H2 H3 H4 J1 J2 J3 J4"  # more kinds than two rows of a phone take
FULL: dict[str, Any] = {
    "pearls": 7,
    "hand": HAND,
    "lords": LORDS,
    "affiliated": AFFILIATED,
    "tokens": (2, 3),
    "keys": 1,
    "locations": {"jail": "reaper shepherd tamer"},
}
RIVALS = [
    player(
        pearls=5,
        hand="C2 Q4 J2",
        lords="recruiter diplomat corruptor",
        affiliated="Q1 S2 C1 H3 J1",
        tokens=(2,),
        locations={"sanctuary": "master-of-magic ship-master"},
    ),
    player(pearls=3, hand="S4 Q2", lords="hunter commander", affiliated="C3 J1", tokens=(3,)),
    player(pearls=12, hand="S3 H4", lords="jailer invoker", affiliated="S3 J3", tokens=(2, 2)),
]
THREE_KEYS = {"lords": "miller keeper alchemist treasurer", "affiliated": f"{AFFILIATED} C4"}


def position(
    *pending: str,
    seats: int = 4,
    active: int = 0,
    track: str = "",
    laid: str = "",
    mine: dict[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """What is asked lies on a turn of the active seat; `mine` is what is different about the first player."""
    me = player(**{**FULL, **(mine or {})})
    ground = [line.replace("first", ["first", "second"][active]) for line in ACTING]
    return {
        "players": [{**me, "laid": allies(laid)}, *RIVALS[: seats - 1]],
        "incomplete": True,  # the deck is what is nowhere else
        "turn": 14,
        "active": active,
        "threat": 4,
        "court": ["shaman", "apprentice", "peddler", "seeker", "traitor", "landowner"],
        "council": allies("Q1 Q2 Q2 S1 C1 C2 H1 H2 H3 J5"),
        "available": ["parliament", "dockworks", "abyss", "coral-barrier"],
        "track": [card if card == "monster" else f"{RACES[card[0]]} {card[1]}" for card in track.split()],
        **fields,
        "pending": [*ground, *pending],
    }


POSITIONS: dict[str, dict[str, Any]] = {
    "act": position("act first"),
    "plot": position("act first", court=["shaman", "apprentice"]),
    "sell and sweep": position("act first", mine={"lords": "miller slaver oracle", "keys": 0}),
    "oust": position("decide first", track="Q5 C5", mine={"lords": "miller opportunist keeper"}),
    "buy": position("decide second", "buy first", active=1, track="Q5 C5 S5"),
    "take": position("decide first", track="Q5 C5 S3 J3"),
    "fight": position("decide first", track="Q5 C5 monster"),
    "reward": position("clear", "reward first 5", threat=5),
    "stack": position("stack first action"),
    "pay": position("court", "pay first apprentice"),
    "affiliate": position("court", "pay first apprentice", laid="J4 S2 C4"),
    "discard": position(),
    "many": position("act first", seats=2, council=[], mine={"hand": MANY}),
    "throw away": position(seats=3, council=[], mine={"hand": MANY}),
    "turn": position("court", "turn first second"),
    "hunt": position("court", "hunt first"),
    "again": position("court", "again first", mine={"pearls": 9}),
    "give": position(
        "court", "give first schemer", mine={"lords": f"schemer {LORDS}", "affiliated": f"{AFFILIATED} C5"}
    ),
    "appoint": position("court", "appoint first"),
    "yield": position("court", "yield first"),
    "receive": position("court", "receive first jail"),
    "spare": position("place first", "spare first", mine={**THREE_KEYS, "keys": 1}),
    "place": position("place first", mine={**THREE_KEYS, "keys": 0}),
    "keep": position(
        "keep first",
        mine={**THREE_KEYS, "keys": 0},
        drawn=["sargasso-silos", "oceanic-senate-assembly", "city-of-mirrors", "chasm"],
    ),
    "smokers": position("smokers first", mine={"locations": {"black-smokers": "reaper shepherd tamer"}}),
}
