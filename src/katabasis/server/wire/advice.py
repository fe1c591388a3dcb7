"""What the coach says over the wire: hints, second thoughts, and luck and skill after the match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from katabasis.server.wire.messages import ActionText, Incoming, Length, Said, SeatNumber


class AskForHint(Incoming):
    seat: SeatNumber


class AdvisedAnswer(Struct):
    """An answer, and what it is worth: parts of a win, with their standard error."""

    action: str
    text: str
    value: float
    error: float
    behind: float  # how much less than after the answer advised
    advised: bool


class HintTold(Struct):
    """The answers to the question asked now, the one advised first, and why."""

    length: int  # of the record: the hint is of no more use when it has grown
    seat: int
    answers: list[AdvisedAnswer]
    why: Said
    rounds: int  # imagined matches for each answer


class AskForJudgement(Incoming):
    """An answer that somebody is about to give."""

    seat: SeatNumber
    length: Length
    action: ActionText


class Judgement(Struct):
    """How much of a win an answer would give away, beyond doubt."""

    length: int
    action: str
    given: float
    blunder: bool  # worth a second thought


class LuckSeat(Struct):
    """What made the result of one seat: luck + own + others = result − start; errors are standard errors."""

    start: float
    start_error: float
    result: float
    luck: float
    luck_error: float
    own: Annotated[float, Meta(description="By its decisions, against what a player in a hurry would answer.")]
    own_error: float
    others: Annotated[float, Meta(description="By the decisions of the other seats.")]
    others_error: float
    given: Annotated[float, Meta(description="Given away against the best answers; outside the sum.")]
    decisions: int
    usual: Annotated[int, Meta(description="Answers that habit would have given too.")]


class LuckStep(Struct):
    """An answer: what each seat could hope for after it, and what it changed for each."""

    number: int  # of its line in the record
    seat: Annotated[int, Meta(description="Who answered; -1 for chance.")]
    action: str
    text: str
    values: list[float]
    errors: list[float]
    luck: list[float]
    decision: list[float]
    given: float
    better: str  # what would have been better, if something was given away
    better_text: str


class LuckReport(Struct):
    """The whole match."""

    rounds: int
    length: int
    seats: list[LuckSeat]
    steps: list[LuckStep]


class Luck(Struct):
    """Luck and skill of a finished match, or how far it has been looked through."""

    status: Literal["thinking", "ready"]
    progress: Annotated[float, Meta(description="From 0 to 1.")]
    report: LuckReport | None
