"""What can be played, and by which rules."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

import katabasis
from katabasis.games import NAMES
from katabasis.rulebook import rulebook
from katabasis.server.catalogue import game_facts
from katabasis.server.routes.dependencies import GameName, TheReader
from katabasis.server.wire.games import GameFacts, RuleText


@get("/api/games", tags=["games"], summary="All games")
async def games(reader: TheReader) -> list[GameFacts]:
    """Every game with its seats, options and bots, in your language."""
    return [game_facts(name, reader.speech) for name in NAMES]


@get("/api/games/{name:str}", tags=["games"], summary="One game")
async def one_game(name: GameName, reader: TheReader) -> GameFacts:
    """A game with its seats, options and bots."""
    return game_facts(katabasis.game(name).name, reader.speech)


@get("/api/games/{name:str}/rules", tags=["games"], summary="Search the rules")
async def rules(
    name: GameName,
    reader: TheReader,
    text: Annotated[str, QueryParameter(description="Words to look for, or a rule's id.", max_length=200)] = "",
) -> list[RuleText]:
    """Rules whose id, title or text hold all the words; all rules without any."""
    language = reader.speech.language
    found = rulebook(katabasis.game(name).name).search(text, language)
    return [RuleText(rule.id, rule.title(language), rule.text(language)) for rule in found]


ROUTES = [games, one_game, rules]
