"""The one door: `katabasis play`, `serve`, `simulate`, `lab`, `replay`, `verify`, `rules`."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Annotated, cast

import typer

import katabasis
from katabasis.engine.errors import BadOption, KatabasisError
from katabasis.engine.game import SPECTATOR
from katabasis.words import Words, preferred_language, words

app = typer.Typer(
    name="katabasis",
    help="Board games about the deep, in your terminal and for study.",
    add_completion=False,
    pretty_exceptions_enable=False,
)

lab = typer.Typer(help="For study: tournaments of bots.", no_args_is_help=True)
app.add_typer(lab, name="lab")

WrongUsage = cast(type[typer.BadParameter], typer.BadParameter.__base__)  # all that typer finds wrong in what is typed
OWN_LANGUAGE = preferred_language()
Language = Annotated[str, typer.Option("--lang", help="fr or en; the environment's language by default.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; the game says which counts it takes.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value; repeatable.")]
Seed = Annotated[str | None, typer.Option("--seed", help="Any text; the same seed deals the same chance.")]


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


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = "ahuris",
    seats: Seats = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays the other seats.")] = "random",
    lang: Language = OWN_LANGUAGE,
    seed: Seed = None,
    option: Options = None,
    seat: Annotated[str, typer.Option("--seat", help="Your seats: numbers from 1, with commas, or all.")] = "1",
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
        raise BadOption(f"the server needs '{missing.name}': pip install 'katabasis[server]'") from missing

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
        log_level=log_level,
        metrics=metrics,
    )
    run(settings, words(lang), browser)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help="A bot for all seats, or one for each, with commas.")] = "random",
    games: Annotated[int, typer.Option("--games", help="How many matches.")] = 1_000,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same matches.")] = "katabasis",
    option: Options = None,
    workers: Annotated[int, typer.Option("--workers", help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout, nothing else.")] = False,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Let bots play many matches and count."""
    from katabasis.lab.progress import progress_bar
    from katabasis.lab.simulate import simulate as run

    speak = words(lang)
    players = [name.strip() for name in bots.split(",") if name.strip()]
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


@lab.command()
def tournament(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help="Who takes part, with commas.")] = "novice,apprentice,adept",
    games: Annotated[int, typer.Option("--games", help="Matches for each pair.")] = 200,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same matches.")] = "katabasis",
    option: Options = None,
    workers: Annotated[int, typer.Option("--workers", help="How many processes.")] = 1,
    together: Annotated[bool, typer.Option("--together", help="One bot plays all seats: how often it wins.")] = False,
    one: Annotated[bool, typer.Option("--one", help="The first bot alone among seats of the second.")] = False,
    resume: Annotated[Path | None, typer.Option("--resume", help="Where to note matches, and go on from.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout, nothing else.")] = False,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Let every bot meet every other, and rate them."""
    from katabasis.lab.progress import progress_bar
    from katabasis.lab.tournament import tournament as run

    speak = words(lang)
    players = [name.strip() for name in bots.split(",") if name.strip()]
    chosen = chosen_options(game, option)
    if one:
        tell_one_among(game, seats, players, games, chosen_seed(seed), chosen, workers, as_json, speak)
        return
    alone = together or katabasis.game(game).checked(seats, chosen)[0] == 1
    total = games * (len(players) if alone else len(players) * (len(players) - 1) // 2)
    with progress_bar(speak.say("simulate-progress"), total, hidden=as_json) as advance:
        found = run(game, seats, players, games, chosen_seed(seed), chosen, workers, together, resume, advance)
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


def tell_one_among(
    game: str,
    seats: int | None,
    players: list[str],
    games: int,
    seed: str,
    options: dict[str, str],
    workers: int,
    as_json: bool,
    speak: Words,
) -> None:
    from katabasis.lab.progress import progress_bar
    from katabasis.lab.tournament import one_among

    if len(players) != 2:
        raise BadOption("--one needs two bots: the one, and the one that has all other seats")
    with progress_bar(speak.say("simulate-progress"), games, hidden=as_json) as advance:
        found = one_among(game, seats, players[0], players[1], games, seed, options, workers, advance)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    shown = {name: f"{100 * found[name]:.1f}" for name in ("rate", "low", "high", "fair")}
    ratio = {name: f"{found[name]:.2f}" for name in ("ratio", "ratio_low", "ratio_high")}
    named = {"bot": found["bot"], "among": found["among"], "matches": found["games"]}
    typer.echo(speak.say("tournament-one", {**named, **shown, **ratio}))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A .kata record.")],
    viewer: Annotated[str, typer.Option("--as", help="A seat by name or number: only what it knew.")] = "",
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Tell a recorded match: openly, or as one seat knew it; with what was promised, if FILE.talk lies beside it."""
    from katabasis.terminal.ledger import Ledger
    from katabasis.terminal.replay import told

    match = katabasis.load(file)
    for line in told(match, seat_number(match.seat_names, viewer) if viewer else None, words(lang)):
        typer.echo(line)
    for line in Ledger(match, file).told(words(lang)):
        typer.echo(line)


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
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Check a record offline: every answer legal, every die and card as its seed deals them."""
    from katabasis.terminal.replay import verdict

    honest, lines = verdict(katabasis.load(file), words(lang))
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
        for fault in getattr(wrong, "faults", [str(wrong)]):
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
    game: Annotated[str, typer.Argument(help="Which game.")] = "ahuris",
    text: Annotated[list[str] | None, typer.Argument(help="Words to look for, or a rule's id.")] = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Search the rules."""
    from katabasis.rulebook import rulebook
    from katabasis.terminal.session import cited

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


if __name__ == "__main__":
    main()
