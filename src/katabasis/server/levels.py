"""Bots as people choose them: a name, what it is like, and how good it is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class BotRating(Struct):
    """What tournaments have measured of a bot at one kind of table."""

    seats: int
    options: Annotated[dict[str, str], Meta(description="Of that table, those that are not as usual.")]
    kind: Annotated[
        Literal["elo", "wins", "share"],
        Meta(
            description="A strength on Elo's scale, an apprentice's being 1500; how many of 100 matches it wins if it "
            "has all seats; or how many times its fair share it wins alone among apprentices."
        ),
    ]
    value: float
    low: Annotated[float, Meta(description="From here on the 95 % interval goes.")]
    high: Annotated[float, Meta(description="It ends here.")]
    matches: int
    text: Annotated[str, Meta(description="The same in a sentence of your language.")]


class BotLevel(Struct):
    """A bot that people may choose."""

    name: str
    text: Annotated[str, Meta(description="Its name in your language.")]
    help: Annotated[str, Meta(description="What it is like.")]
    ratings: Annotated[list[BotRating], Meta(description="How good it is, as measured; nothing where nothing was.")]
