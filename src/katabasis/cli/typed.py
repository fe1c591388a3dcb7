"""What is typed on the command line: what each option means, and its value as the rest understands it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import katabasis
from katabasis.bots import BOTS
from katabasis.engine.errors import BadOption
from katabasis.games import NAMES
from katabasis.words import LANGUAGES, preferred_language


def known_games(begun: str) -> list[str]:
    """What a shell offers where a game is named."""
    return [name for name in NAMES if name.startswith(begun)]


def known_bots(begun: str) -> list[str]:
    """And where bots are, one or several with commas.

    >>> known_bots("adept,nov")
    ['adept,novice']
    """
    before, comma, last = begun.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(last)]


def known_languages(begun: str) -> list[str]:
    return [name for name in LANGUAGES if name.startswith(begun)]


MOST_WORKERS = 256  # more processes than any machine of ours has processors would only fill its memory
OWN_LANGUAGE = preferred_language()
Game = Annotated[str, typer.Argument(help="Which game.", autocompletion=known_games)]
Language = Annotated[
    str,
    typer.Option("--lang", help="fr or en; the environment's language by default.", autocompletion=known_languages),
]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; the game says which counts it takes.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value; repeatable.")]
Bots = Annotated[
    str,
    typer.Option("--bots", help="A bot for all seats, or one for each, with commas.", autocompletion=known_bots),
]
Games = Annotated[int, typer.Option("--games", help="How many matches.")]
AnySeed = Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same matches.")]
Workers = Annotated[int, typer.Option("--workers", max=MOST_WORKERS, help="How many processes.")]
Cluster = Annotated[str, typer.Option("--cluster", help="A cluster that runs: dask://HOST:PORT or ray://HOST:PORT.")]
Resume = Annotated[Path | None, typer.Option("--resume", help="Where to note matches, and go on from.")]
Page = Annotated[Path, typer.Option("--out", help="Where the report goes, in HTML.")]
Data = Annotated[Path | None, typer.Option("--data", help="Where the data go: a file in .csv or .parquet.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on stdout, nothing else.")]
Seed = Annotated[str | None, typer.Option("--seed", help="Any text; the same seed deals the same chance.")]


def chosen_seed(given: str) -> str:
    try:
        given.encode("utf-8")
    except UnicodeEncodeError as wrong:
        raise BadOption("the seed is not a text in UTF-8") from wrong
    return given


def chosen_options(game: str, given: list[str] | None) -> dict[str, str]:
    """Options as typed; one that is a file is read here and nowhere else."""
    known = {option.name: option for option in katabasis.game(game).options} if given else {}
    options: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadOption(f"an option is written name=value, not '{text}'")
        option = known.get(name.strip())
        options[name.strip()] = option.typed(value.strip()) if option is not None else value.strip()
    return options


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
