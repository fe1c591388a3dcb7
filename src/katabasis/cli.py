"""The one door: `katabasis play`, `serve`, `agent`, `simulate`, `lab`, `replay`, `verify`, `rules`."""

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

lab = typer.Typer(help="For study: tournaments of bots, balance of a game, luck and skill.", no_args_is_help=True)
app.add_typer(lab, name="lab")

WrongUsage = cast(type[typer.BadParameter], typer.BadParameter.__base__)  # all that typer finds wrong in what is typed
OWN_LANGUAGE = preferred_language()
Language = Annotated[str, typer.Option("--lang", help="fr or en; the environment's language by default.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; the game says which counts it takes.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value; repeatable.")]
Bots = Annotated[str, typer.Option("--bots", help="A bot for all seats, or one for each, with commas.")]
Games = Annotated[int, typer.Option("--games", help="How many matches.")]
StudySeed = Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same matches.")]
Workers = Annotated[int, typer.Option("--workers", help="How many processes.")]
Cluster = Annotated[str, typer.Option("--cluster", help="A cluster that runs: dask://HOST:PORT or ray://HOST:PORT.")]
Resume = Annotated[Path | None, typer.Option("--resume", help="Where to note matches, and go on from.")]
Page = Annotated[Path, typer.Option("--out", help="Where the report goes, in HTML.")]
Data = Annotated[Path | None, typer.Option("--data", help="Where the data go: a file in .csv or .parquet.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on stdout, nothing else.")]
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
def agent(
    game: Annotated[str, typer.Argument(help="Which game; at a server, the game of a new table.")] = "",
    seats: Seats = None,
    seat: Annotated[str, typer.Option("--seat", help="Your seat, by name or by number from 1.")] = "",
    bots: Annotated[str, typer.Option("--bots", help="Who plays the other seats: one for all, or each.")] = "random",
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
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Seats = None,
    bots: Bots = "random",
    games: Games = 1_000,
    seed: StudySeed = "katabasis",
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


@lab.command()
def tournament(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help="Who takes part, with commas.")] = "novice,apprentice,adept",
    games: Annotated[int, typer.Option("--games", help="Matches for each pair.")] = 200,
    seed: StudySeed = "katabasis",
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
    from katabasis.lab.tournament import tournament as run

    speak = words(lang)
    players = listed(bots)
    chosen = chosen_options(game, option)
    if one:
        tell_one_among(game, seats, players, games, chosen_seed(seed), chosen, workers, as_json, speak)
        return
    alone = together or katabasis.game(game).checked(seats, chosen)[0] == 1
    total = games * (len(players) if alone else len(players) * (len(players) - 1) // 2)
    with progress_bar(speak.say("simulate-progress"), total, hidden=as_json) as advance:
        found = run(game, seats, players, games, chosen_seed(seed), chosen, workers, together, resume, advance, cluster)
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


@lab.command()
def balance(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Seats = None,
    bots: Bots = "random",
    games: Games = 1_000,
    seed: StudySeed = "katabasis",
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
    from katabasis.lab.commands import Files, Study, run_balance

    study = Study(game, seats, listed(bots), games, chosen_seed(seed), chosen_options(game, option))
    typer.echo(run_balance(study, Files(out, data, resume), workers, cluster, words(lang), as_json))


@lab.command()
def sweep(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Seats = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option("--games", help="How many matches for each value.")] = 1_000,
    seed: StudySeed = "katabasis",
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
    """What does an option change?  The same study for each of its values."""
    from katabasis.lab.commands import Files, Study, run_sweep

    several = [text for text in option or [] if "," in text.partition("=")[2]]
    if len(several) != 1:
        raise BadOption("a sweep needs one option with several values: --option goal=20,25,30")
    name, _, values = several[0].partition("=")
    swept = [chosen_options(game, [f"{name}={value}"]) for value in listed(values)]
    fixed = chosen_options(game, [text for text in option or [] if text not in several])
    study = Study(game, seats, listed(bots), games, chosen_seed(seed), fixed)
    typer.echo(run_sweep(study, swept, Files(out, data, resume), workers, cluster, words(lang), as_json))


@lab.command()
def luck(
    file: Annotated[Path, typer.Argument(help="A .kata record of a finished match.")],
    out: Annotated[Path | None, typer.Option("--out", help="A page to write, in HTML.")] = None,
    rounds: Annotated[int, typer.Option("--rounds", help="Imagined matches for each thing that could have come.")] = 24,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same report.")] = "coach",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout, nothing else.")] = False,
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
    with progress_bar(speak.say("coach-progress"), rounds * len(moments_of(match)), hidden=as_json) as advance:
        found = run(match, rounds, chosen_seed(seed), progress=advance)
    if out is not None:
        from katabasis.coach.page import page

        try:
            out.write_text(page(found, match.game, speak), encoding="utf-8")
        except OSError as wrong:
            raise BadOption(f"the report cannot be written to {out}: {wrong.strerror}") from wrong
    if as_json:
        typer.echo(json.dumps(found.to_json(), ensure_ascii=False))
        return
    for line in report_lines(found, match.game, speak):
        typer.echo(line)
    if out is not None:
        typer.echo(speak.say("coach-written", {"path": str(out)}))


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


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
