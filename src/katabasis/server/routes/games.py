"""What can be played, and by which rules."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression.middleware import CompressionMiddleware
from litestar.params import QueryParameter

import katabasis
from katabasis.games import playable
from katabasis.rulebook import rulebook
from katabasis.server.catalogue import game_facts
from katabasis.server.routes.dependencies import GameName, TheReader
from katabasis.server.wire.games import GameFacts, RuleText

# What is said of games is long and the same for everybody.  What has secrets of a table in it is never packed: how long
# it is then would tell of them.
PACKED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=1000))]


@get("/api/games", tags=["games"], summary="All games", middleware=PACKED)
async def games(reader: TheReader) -> list[GameFacts]:
    """Every game with its seats, options and bots, in your language."""
    return [game_facts(game.name, reader.speech) for game in playable()]


@get("/api/games/{name:str}", tags=["games"], summary="One game", middleware=PACKED)
async def one_game(name: GameName, reader: TheReader) -> GameFacts:
    """A game with its seats, options and bots."""
    return game_facts(katabasis.game(name).name, reader.speech)


@get("/api/games/{name:str}/rules", tags=["games"], summary="Search the rules", middleware=PACKED)
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
