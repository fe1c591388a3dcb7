"""The one door: `katabasis play`, `serve`, `agent`, `simulate`, `lab`, `replay`, `verify`, `rules`."""

from __future__ import annotations

import io
import json
import platform
import sys
from pathlib import Path
from typing import Annotated, cast

import typer

import katabasis
from katabasis.bots import BOTS, OPPONENT
from katabasis.cli.studies import lab
from katabasis.cli.typed import (
    OWN_LANGUAGE,
    AnySeed,
    AsJson,
    Bots,
    Game,
    Games,
    Language,
    Options,
    Seats,
    Seed,
    Workers,
    chosen_options,
    chosen_seed,
    known_bots,
    known_games,
    listed,
)
from katabasis.engine.errors import BadOption, KatabasisError
from katabasis.engine.extras import requirement
from katabasis.engine.seats import SPECTATOR
from katabasis.words import words

app = typer.Typer(
    name="katabasis",
    help="Board games about the deep, in your terminal and for study.",
    pretty_exceptions_enable=False,
)

app.add_typer(lab, name="lab")

OTHERS = f"Who plays the other seats: {', '.join(BOTS)}.  Unless said: {OPPONENT}."
WrongUsage = cast(type[typer.BadParameter], typer.BadParameter.__base__)  # all that typer finds wrong in what is typed


def main() -> None:
    """Run a command; whatever a user can mend is one sentence on stderr and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # an odd byte or an old code page is no reason to stop
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(app(sys.argv[1:] or ["--help"], prog_name="katabasis", standalone_mode=False))
    except KatabasisError as wrong:
        sentence = str(wrong)
    except WrongUsage as wrong:
        sentence = f"{wrong.format_message().rstrip('.')}; 'katabasis --help' tells what there is"
    except typer.Abort:
        sys.exit(130)
    typer.echo(f"katabasis: {' '.join(sentence.split())}", err=True)
    sys.exit(2)


def tell_version(wanted: bool) -> None:
    if wanted:
        core = "compiled" if katabasis.compiled else "pure Python"
        typer.echo(f"katabasis {katabasis.__version__} ({core} core, Python {platform.python_version()})")
        raise typer.Exit


@app.callback()
def door(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Which Katabasis this is.")
    ] = False,
) -> None: ...


@app.command()
def play(
    game: Game = "ahuris",
    seats: Seats = None,
    bot: Annotated[str | None, typer.Option("--bot", help=OTHERS, autocompletion=known_bots)] = None,
    lang: Language = OWN_LANGUAGE,
    seed: Seed = None,
    option: Options = None,
    seat: Annotated[str, typer.Option("--seat", help="Your seats: numbers from 1, with commas, or all.")] = "1",
    name: Annotated[
        str, typer.Option("--name", help="What you are called; several at one terminal: with commas.")
    ] = "",
    companion: Annotated[bool, typer.Option("--companion", help="Real dice and cards: type what they show.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last match, or with --file.")] = False,
    file: Annotated[Path | None, typer.Option("--file", help="Where the match is saved.")] = None,
) -> None:
    """Play in the terminal."""
    from katabasis.terminal.start import start

    start(
        game,
        seats,
        bot,
        words(lang),
        None if seed is None else chosen_seed(seed),
        chosen_options(game, option),
        seat,
        name,
        companion=companion,
        resume=resume,
        file=file,
    )


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on; 0.0.0.0 for the network.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="Port to listen on; 0 takes a free one.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://USER@HOST/DB.")
    ] = None,
    processes: Annotated[int | None, typer.Option("--processes", help="More than one needs PostgreSQL.")] = None,
    thinkers: Annotated[int | None, typer.Option("--thinkers", help="Processes in which bots think.")] = None,
    public_url: Annotated[str | None, typer.Option("--public-url", help="What people type, behind a proxy.")] = None,
    origins: Annotated[str | None, typer.Option("--origins", help="Other sites that may talk to it.")] = None,
    session_days: Annotated[int | None, typer.Option("--session-days", help="Until a token expires.")] = None,
    requests_per_second: Annotated[int | None, typer.Option("--requests-per-second", help="From an address.")] = None,
    messages_per_second: Annotated[int | None, typer.Option("--messages-per-second", help="Over a socket.")] = None,
    sockets: Annotated[int | None, typer.Option("--sockets", help="Sockets open at once.")] = None,
    body_limit: Annotated[int | None, typer.Option("--body-limit", help="Bytes in the longest request.")] = None,
    body_seconds: Annotated[int | None, typer.Option("--body-seconds", help="Until a request has arrived.")] = None,
    cached_tables: Annotated[int | None, typer.Option("--cached-tables", help="Tables kept in memory.")] = None,
    tables_per_player: Annotated[
        int | None, typer.Option("--tables-per-player", help="Under way, for each player.")
    ] = None,
    bot_tables_per_player: Annotated[
        int | None, typer.Option("--bot-tables-per-player", help="Of bots alone, for each player.")
    ] = None,
    tables_per_hour: Annotated[
        int | None, typer.Option("--tables-per-hour", help="Opened in an hour, by an address.")
    ] = None,
    players_per_hour: Annotated[
        int | None, typer.Option("--players-per-hour", help="New in an hour, from an address.")
    ] = None,
    sockets_per_player: Annotated[
        int | None, typer.Option("--sockets-per-player", help="For the seats of a player.")
    ] = None,
    sockets_per_address: Annotated[
        int | None, typer.Option("--sockets-per-address", help="Without a seat, from an address.")
    ] = None,
    spectators_per_table: Annotated[
        int | None, typer.Option("--spectators-per-table", help="Sockets that watch one table.")
    ] = None,
    reserved_sockets: Annotated[
        int | None, typer.Option("--reserved-sockets", help="Percent that are kept for seats.")
    ] = None,
    record_lines: Annotated[
        int | None, typer.Option("--record-lines", help="Until orders and undos are refused.")
    ] = None,
    orders_per_match: Annotated[
        int | None, typer.Option("--orders-per-match", help="Standing orders of a seat.")
    ] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", help="debug, info, warning, error.")] = None,
    metrics: Annotated[bool | None, typer.Option("--metrics/--no-metrics", help="Whether to serve /metrics.")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the address in a browser.")] = True,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Host tables for browsers and scripts."""
    try:
        from katabasis.server.serve import serve as run
        from katabasis.server.settings import from_environment
    except ModuleNotFoundError as missing:
        wanted = requirement("server")
        raise BadOption(f"the server needs '{missing.name}': pip install '{wanted}'") from missing

    settings = from_environment(
        host=host,
        port=port,
        database=database,
        processes=processes,
        thinkers=thinkers,
        public_url=public_url,
        origins=origins,
        session_days=session_days,
        requests_per_second=requests_per_second,
        messages_per_second=messages_per_second,
        sockets=sockets,
        body_limit=body_limit,
        body_seconds=body_seconds,
        cached_tables=cached_tables,
        tables_per_player=tables_per_player,
        bot_tables_per_player=bot_tables_per_player,
        tables_per_hour=tables_per_hour,
        players_per_hour=players_per_hour,
        sockets_per_player=sockets_per_player,
        sockets_per_address=sockets_per_address,
        spectators_per_table=spectators_per_table,
        reserved_sockets=reserved_sockets,
        record_lines=record_lines,
        orders_per_match=orders_per_match,
        log_level=log_level,
        metrics=metrics,
    )
    run(settings, words(lang), browser)


@app.command()
def agent(
    game: Annotated[
        str,
        typer.Argument(help="Which game; at a server, the game of a new table.", autocompletion=known_games),
    ] = "",
    seats: Seats = None,
    seat: Annotated[str, typer.Option("--seat", help="Your seat, by name or by number from 1.")] = "",
    bots: Annotated[
        str, typer.Option("--bots", help="Who plays the other seats: one for all, or each.", autocompletion=known_bots)
    ] = OPPONENT,
    seed: Seed = None,
    option: Options = None,
    file: Annotated[Path | None, typer.Option("--file", help="Where the match is kept, and goes on from.")] = None,
    server: Annotated[str, typer.Option("--server", help="The address of a server: http://HOST:PORT.")] = "",
    table: Annotated[str, typer.Option("--table", help="A table of that server, by its id.")] = "",
    link: Annotated[str, typer.Option("--link", help="A link by which a seat is handed over.")] = "",
    token: Annotated[
        str, typer.Option("--token", envvar="KATABASIS_TOKEN", help="Who you are at that server; else a new player.")
    ] = "",
    nickname: Annotated[str, typer.Option("--nickname", help="What others at that server call you.")] = "Script",
    word: Annotated[str, typer.Option("--word", help="Your word, mixed into the seed of a server's match.")] = "",
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Give a program a seat: one JSON object a line, on stdin and stdout (docs/agent.md)."""
    from katabasis.agent.start import Wishes, run

    given = None if seed is None else chosen_seed(seed)
    options = chosen_options(game, option)
    wishes = Wishes(game, seats, seat, listed(bots), given, options, file, server, table, link, token, nickname, word)
    raise typer.Exit(run(wishes, words(lang)))


@app.command()
def simulate(
    game: Game,
    seats: Seats = None,
    bots: Bots = "random",
    games: Games = 1_000,
    seed: AnySeed = "katabasis",
    option: Options = None,
    workers: Workers = 1,
    as_json: AsJson = False,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Let bots play many matches and count."""
    from katabasis.lab.progress import progress_bar
    from katabasis.lab.simulate import simulate as run

    speak = words(lang)
    players = listed(bots)
    with progress_bar(speak.say("simulate-progress"), games, hidden=as_json) as advance:
        report = run(game, seats, players, games, chosen_seed(seed), chosen_options(game, option), workers, advance)
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
        return
    build = speak.say("simulate-compiled" if report["compiled"] else "simulate-pure")
    summary = {"games": report["games"], "answers": report["answers"], "seconds": f"{report['seconds']:.2f}"}
    typer.echo(speak.say("simulate-summary", {**summary, "speed": report["answers_per_second"], "build": build}))
    typer.echo(speak.say("simulate-wins", {"wins": ", ".join(f"{won:g}" for won in report["wins"])}))
    for ending, count in report["endings"].items():
        told = speak.say(f"{report['game']}-ending-{ending}")
        typer.echo(speak.say("simulate-ending", {"ending": told, "count": count}))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A .kata record.")],
    viewer: Annotated[str, typer.Option("--as", help="A seat by name or number: only what it knew.")] = "",
    names: Annotated[str, typer.Option("--names", help="What the seats are called, in order, with commas.")] = "",
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Tell a recorded match: openly, or as one seat knew it; with what was promised, if FILE.talk lies beside it."""
    from katabasis.names import put_names, unnamed
    from katabasis.terminal.ledger import Ledger
    from katabasis.terminal.replay import told

    match = katabasis.load(file)
    called = listed(names) if names else []
    for line in told(match, seat_number(match.seat_names, viewer) if viewer else None, words(lang), called):
        typer.echo(line)
    called += unnamed(match.game.name, match.seat_names, words(lang))[len(called) :]
    for line in Ledger(match, file).told(words(lang)):
        typer.echo(put_names(line, called, lang))


def seat_number(names: list[str], text: str) -> int:
    """A seat by its name, or by its number from 1; "spectator" for what everybody knows."""
    if text == "spectator":
        return SPECTATOR
    if text in names:
        return names.index(text)
    numbers = [str(seat + 1) for seat in range(len(names))]
    if text in numbers:
        return numbers.index(text)
    raise BadOption(f"there is no seat '{text}'; choose one of: {', '.join([*names, 'spectator'])}")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A .kata record.")],
    promise: Annotated[
        str, typer.Option(help="The promise that you saw before the first draw, in hexadecimal digits.")
    ] = "",
    word: Annotated[str, typer.Option(help="The word that you gave, as the record must have it.")] = "",
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Check a record offline: every answer legal, every die and card as its seed deals them."""
    from katabasis.terminal.replay import Seen, verdict

    seen = Seen(promise.strip().lower(), " ".join(word.split()))
    honest, lines = verdict(katabasis.load(file), words(lang), seen)
    for line in lines:
        typer.echo(line)
    if not honest:
        raise typer.Exit(1)


@app.command()
def board(
    what: Annotated[str, typer.Argument(help="check or draw.")],
    file: Annotated[Path, typer.Argument(help="A board of Cerbère, in TOML.")],
    out: Annotated[
        Path | None, typer.Option("--out", help="Where the picture goes; beside the file by default.")
    ] = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Check a board that you transcribed, or draw it as SVG."""
    if what not in ("check", "draw"):
        raise BadOption(f"a board can be checked or drawn, not '{what}': 'katabasis board check FILE'")
    speak = words(lang)
    (option,) = [option for option in katabasis.game("cerbere").options if option.name == "board"]
    try:
        value = option.typed(str(file))
    except KatabasisError as wrong:
        for fault in wrong.told(speak.text):
            typer.echo(fault, err=True)
        raise typer.Exit(2) from wrong
    if what == "check":
        typer.echo(speak.say("terminal-board-sound", {"path": str(file)}))
        return
    target = out or file.with_suffix(".svg")
    target.write_text(option.drawn(value), encoding="utf-8")
    typer.echo(speak.say("terminal-board-drawn", {"path": str(target)}))


@app.command()
def rules(
    game: Game = "ahuris",
    text: Annotated[list[str] | None, typer.Argument(help="Words to look for, or a rule's id.")] = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Search the rules."""
    from katabasis.rulebook import rulebook
    from katabasis.terminal.phrases import cited

    speak = words(lang)
    name = katabasis.game(game).name
    wanted = " ".join(text or [])
    found = rulebook(name).search(wanted, speak.language)
    if not found:
        typer.echo(speak.say("rules-none", {"game": name, "text": wanted}))
        raise typer.Exit(1)
    for rule in found:
        typer.echo(cited(rule, speak))
    typer.echo(speak.say("rules-count", {"count": len(found)}))
