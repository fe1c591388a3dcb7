"""`katabasis lab`: tournaments, balance, luck and skill."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import katabasis
from katabasis.bots import SLOW
from katabasis.cli.typed import (
    OWN_LANGUAGE,
    AnySeed,
    AsJson,
    Bots,
    Cluster,
    Data,
    Game,
    Games,
    Language,
    Options,
    Page,
    Resume,
    Seats,
    Workers,
    chosen_options,
    chosen_seed,
    listed,
)
from katabasis.engine.errors import BadOption
from katabasis.words import Words, words

lab = typer.Typer(help="For study: tournaments of bots, balance of a game, luck and skill.", no_args_is_help=True)


@lab.command()
def tournament(
    game: Game,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help="Who takes part, with commas.")] = "novice,apprentice,adept",
    games: Annotated[int, typer.Option("--games", help="Matches for each pair.")] = 200,
    slow_games: Annotated[
        int | None, typer.Option("--slow-games", help=f"Matches for pairs with {' or '.join(SLOW)}, if not as many.")
    ] = None,
    dear: Annotated[int | None, typer.Option("--dear", hidden=True)] = None,  # its earlier name
    skip: Annotated[str, typer.Option("--skip", help="Pairs that need not meet: master-novice, with commas.")] = "",
    seed: AnySeed = "katabasis",
    option: Options = None,
    workers: Workers = 1,
    cluster: Cluster = "",
    together: Annotated[bool, typer.Option("--together", help="One bot plays all seats: how often it wins.")] = False,
    one: Annotated[bool, typer.Option("--one", help="The first bot alone among seats of the second.")] = False,
    resume: Resume = None,
    as_json: AsJson = False,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Let every bot meet every other, and rate them."""
    from katabasis.lab.progress import progress_bar
    from katabasis.lab.tournament import fixtures_of, slow
    from katabasis.lab.tournament import tournament as run

    speak = words(lang)
    slow_games = dear if slow_games is None else slow_games
    players = listed(bots)
    chosen = chosen_options(game, option)
    if one:
        found = one_among_others(
            game, seats, players, games, chosen_seed(seed), chosen, workers, resume, as_json, speak
        )
        typer.echo(json.dumps(found, ensure_ascii=False) if as_json else told_one_among(found, speak))
        return
    alone = together or katabasis.game(game).checked(seats, chosen)[0] == 1
    skipped = listed(skip) if skip else []
    fixtures = fixtures_of(players, alone, skipped)
    total = sum(games if slow_games is None or not slow(fixture) else slow_games for fixture in fixtures)
    with progress_bar(speak.say("simulate-progress"), total, hidden=as_json) as advance:
        found = run(
            game,
            seats,
            players,
            games,
            chosen_seed(seed),
            chosen,
            workers,
            together,
            resume,
            advance,
            cluster,
            slow_games,
            skipped,
        )
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    for row in found["table"]:
        key = "tournament-rate" if found["together"] else "tournament-elo"
        shown = {
            name: f"{value:+.0f}" if key == "tournament-elo" else f"{100 * value:.1f}"
            for name, value in row.items()
            if isinstance(value, float)
        }
        typer.echo(speak.say(key, {"bot": row["bot"], "matches": row.get("matches", 0), **shown}))
    for row in found.get("pairs", []):
        shown = {name: f"{100 * row[name]:.1f}" for name in ("rate", "low", "high")}
        typer.echo(
            speak.say(
                "tournament-pair", {"bot": row["bot"], "against": row["against"], "matches": row["matches"], **shown}
            )
        )


def one_among_others(
    game: str,
    seats: int | None,
    players: list[str],
    games: int,
    seed: str,
    options: dict[str, str],
    workers: int,
    resume: Path | None,
    as_json: bool,
    speak: Words,
) -> dict[str, Any]:
    from katabasis.lab.progress import progress_bar
    from katabasis.lab.tournament import one_among

    if len(players) != 2:
        raise BadOption("--one needs two bots: the one, and the one that has all other seats")
    with progress_bar(speak.say("simulate-progress"), games, hidden=as_json) as advance:
        return one_among(game, seats, players[0], players[1], games, seed, options, workers, resume, advance)


def told_one_among(found: dict[str, Any], speak: Words) -> str:
    shown = {name: f"{100 * found[name]:.1f}" for name in ("rate", "low", "high", "fair")}
    ratio = {name: f"{found[name]:.2f}" for name in ("ratio", "ratio_low", "ratio_high")}
    named = {"bot": found["bot"], "among": found["among"], "matches": found["games"]}
    return speak.say("tournament-one", {**named, **shown, **ratio})


@lab.command()
def balance(
    game: Game,
    seats: Seats = None,
    bots: Bots = "random",
    games: Games = 1_000,
    seed: AnySeed = "katabasis",
    option: Options = None,
    out: Page = Path("report.html"),
    data: Data = None,
    workers: Workers = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    as_json: AsJson = False,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Is it fair?  Play many matches; report wins, points, lengths and cards, with intervals."""
    from katabasis.lab.commands import Files, Series, run_balance

    series = Series(game, seats, listed(bots), games, chosen_seed(seed), chosen_options(game, option))
    typer.echo(run_balance(series, Files(out, data, resume), workers, cluster, words(lang), as_json))


@lab.command()
def sweep(
    game: Game,
    seats: Seats = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option("--games", help="How many matches for each value.")] = 1_000,
    seed: AnySeed = "katabasis",
    option: Annotated[
        list[str] | None, typer.Option("--option", help="name=value; one of them with several: goal=20,25,30.")
    ] = None,
    out: Page = Path("report.html"),
    data: Data = None,
    workers: Workers = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    as_json: AsJson = False,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """What does an option change?  The same matches for each of its values."""
    from katabasis.lab.commands import Files, Series, run_sweep

    several = [text for text in option or [] if "," in text.partition("=")[2]]
    if len(several) != 1:
        raise BadOption("a sweep needs one option with several values: --option goal=20,25,30")
    name, _, values = several[0].partition("=")
    swept = [chosen_options(game, [f"{name}={value}"]) for value in listed(values)]
    fixed = chosen_options(game, [text for text in option or [] if text not in several])
    series = Series(game, seats, listed(bots), games, chosen_seed(seed), fixed)
    typer.echo(run_sweep(series, swept, Files(out, data, resume), workers, cluster, words(lang), as_json))


@lab.command()
def luck(
    file: Annotated[Path, typer.Argument(help="A .kata record of a finished match.")],
    out: Annotated[Path | None, typer.Option("--out", help="A page to write, in HTML.")] = None,
    rounds: Annotated[int, typer.Option("--rounds", help="Imagined matches for each thing that could have come.")] = 24,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same report.")] = "coach",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout, nothing else.")] = False,
    names: Annotated[str, typer.Option("--names", help="What the seats are called, in order, with commas.")] = "",
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Tell how much of a result was luck, and how much was skill."""
    from katabasis.coach.pricing import moments_of
    from katabasis.coach.report import FEWEST
    from katabasis.coach.report import report as run
    from katabasis.coach.telling import report_lines
    from katabasis.lab.progress import progress_bar

    speak = words(lang)
    if rounds < FEWEST:
        raise BadOption(f"a report needs at least {FEWEST} rounds, not {rounds}")
    match = katabasis.load(file)
    called = listed(names) if names else []
    with progress_bar(speak.say("coach-progress"), rounds * len(moments_of(match)), hidden=as_json) as advance:
        found = run(match, rounds, chosen_seed(seed), progress=advance)
    if out is not None:
        from katabasis.coach.page import page

        try:
            out.write_text(page(found, match.game, speak, called), encoding="utf-8")
        except OSError as wrong:
            raise BadOption(f"the report cannot be written to {out}: {wrong.strerror}") from wrong
    if as_json:
        typer.echo(json.dumps(found.to_json(), ensure_ascii=False))
        return
    for line in report_lines(found, match.game, speak, called):
        typer.echo(line)
    if out is not None:
        typer.echo(speak.say("coach-written", {"path": str(out)}))
