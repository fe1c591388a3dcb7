"""The coach: hints while a match is played, luck and skill when it is over."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from katabasis.server.routes.dependencies import MatchId, TheCaller, TheHall, at_seat
from katabasis.server.routes.play import told_to
from katabasis.server.wire.advice import AskForHint, AskForJudgement, HintTold, Judgement, Luck


@post("/api/matches/{match:str}/hint", tags=["coach"], summary="Ask for a hint", status_code=200)
async def hint(match: MatchId, data: JSONBody[AskForHint], hall: TheHall, caller: TheCaller) -> Response[HintTold]:
    """The answers to your question, with what they are worth and why.  All at the table see that you asked."""
    table = await at_seat(hall, match, data.seat, caller)
    return told_to(caller, table, await hall.coach.hint(table, data.seat, caller.speech))


@post("/api/matches/{match:str}/judgement", tags=["coach"], summary="Have an answer judged first", status_code=200)
async def judgement(match: MatchId, data: JSONBody[AskForJudgement], hall: TheHall, caller: TheCaller) -> Judgement:
    """Whether an answer you are about to give is a blunder: for whoever plays with bots only.  Nothing is played."""
    table = await at_seat(hall, match, data.seat, caller)
    return await hall.coach.judgement(table, data.seat, data.length, data.action)


@get("/api/matches/{match:str}/luck", tags=["coach"], summary="Luck and skill")
async def luck(match: MatchId, hall: TheHall, caller: TheCaller) -> Response[Luck]:
    """How the result of a finished match came about.  Ask again while it is `thinking`: it is thought about once."""
    table = await hall.table(match)
    async with table.opened():
        return told_to(caller, table, hall.coach.luck(table, caller.speech))


ROUTES = [hint, judgement, luck]
