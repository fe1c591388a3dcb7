"""Games as they are told: their options, their bots and how good these are, what may be said in a set form."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

# Options


class OptionValue(Struct):
    value: str
    text: str
    seats: Annotated[list[int], Meta(description="The seat counts it can be played with.")]
    closes: Annotated[list[str], Meta(description="Other options that decide nothing once it is chosen.")]


class GameOption(Struct):
    """Something a table decides before it plays."""

    name: str
    kind: Annotated[
        Literal["choice", "number", "text"],
        Meta(description="One of `values`, a number from `low` to `high` or one of `presets`, or a text."),
    ]
    default: Annotated[str, Meta(description='Taken where nothing is said; "" where it follows from the seats.')]
    title: Annotated[str, Meta(description="What it is called.")]
    text: Annotated[str, Meta(description="What it decides.")]
    rule: str
    values: Annotated[list[OptionValue], Meta(description="Of a choice.")]
    low: Annotated[int, Meta(description="Of a number; 0 otherwise.")]
    high: Annotated[int, Meta(description="Of a number; 0 otherwise.")]
    presets: Annotated[dict[str, int], Meta(description="Names for some numbers.")]


# Bots, as people choose them


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


# Statements


class StatementValue(Struct):
    value: str
    text: str


class StatementPart(Struct):
    """A word of a statement: one that stands, or one of some values."""

    word: str  # empty for a blank
    name: str  # of the blank
    text: str  # its label
    seat: bool  # the values are names of seats: another one than one's own, at this table
    values: list[StatementValue]  # an empty value leaves it out


class StatementForm(Struct):
    """How statements of one sort are written: its words in order, with blanks in between."""

    name: str
    kind: Literal["promise", "claim", "request"]
    text: str
    rule: str
    parts: list[StatementPart]


# Games and rules


class GameFacts(Struct):
    name: str
    title: str
    rules_version: int
    seats: list[int]
    seat_names: Annotated[list[list[str]], Meta(description="One word for each seat, by the counts of `seats`.")]
    options: list[GameOption]
    bots: Annotated[list[BotLevel], Meta(description="Whom a seat may be given to, the weakest level first.")]
    opponent: Annotated[str, Meta(description="The bot that sits down where nothing is said.")]
    minder: Annotated[str, Meta(description="The bot that minds seats where nothing is said.")]
    statements: list[StatementForm]  # what may be said in a set form


class RuleText(Struct):
    """A rule or ruling."""

    id: str
    title: str
    text: str
