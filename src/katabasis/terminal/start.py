"""From a command line to a match on the screen: a new one, or one that goes on."""

from __future__ import annotations

import os
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

import katabasis
from katabasis.bots import BOTS, OPPONENT
from katabasis.bots import bot as bot_named
from katabasis.bots.ratings import ratings
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Dealer, Human
from katabasis.engine.errors import BadOption, BadRecord
from katabasis.engine.game import Game
from katabasis.engine.match import Match
from katabasis.terminal.naming import names_at_terminal, remember
from katabasis.terminal.session import Session
from katabasis.words import Words

STYLES = {
    "question": "bold",
    "choice": "cyan",
    "refused": "dim",
    "rule": "italic",
    "wrong": "yellow",
    "turn": "bold magenta",
    "sheet": "green",
}


def home() -> Path:
    """Where matches are kept: KATABASIS_HOME, or the user's data folder."""
    if "KATABASIS_HOME" in os.environ:
        return Path(os.environ["KATABASIS_HOME"])
    data = os.environ.get("XDG_DATA_HOME") or (os.environ.get("APPDATA") if os.name == "nt" else "")
    return (Path(data) if data else Path.home() / ".local" / "share") / "katabasis"


def start(
    name: str,
    seats: int | None,
    bot: str | None,
    words: Words,
    seed: str | None,
    options: dict[str, str],
    seat: str,
    nickname: str = "",
    *,
    companion: bool,
    resume: bool,
    file: Path | None,
) -> None:
    """Begin or go on, and play until the match or the input ends."""
    # a terminal is given whole words; a pipe is given whole lines
    console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
    game = katabasis.game(name)
    player = bot_named(bot or OPPONENT)
    asked = False
    if resume:
        path = file or last_unfinished(game)
        match = katabasis.load(path)
        if match.game is not game:
            raise BadRecord(f"{path} is a match of {match.game.name}, not of {game.name}")
        match.deal()
    else:
        path = file or new_path(game)
        if file is not None and file.exists():
            raise BadOption(f"{file} exists already; go on with --resume --file {file}, or name another file")
        asked = sys.stdin.isatty() and seats is None and not options
        if asked and {"mode", "goal"} <= {option.name for option in game.options}:
            options = asked_options(game, words, console)
        elif asked:
            seats = asked_seats(game, words, console)
        dealer: Dealer | None = Human() if companion else None
        match = game.match(seats, seed if not companion else None, options, dealer)
    people = seats_here(match, seat)
    if asked and bot is None and len(people) < len(match.seat_names):
        bot = asked_bot(match, words, console)
        player = bot_named(bot)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        match.save(path)
    except OSError as wrong:
        raise BadOption(f"the match cannot be saved in {path}: {wrong.strerror}") from wrong
    welcome(match, words, console, resumed=resume, explained=asked)
    remember(home(), nickname)
    names = names_at_terminal(match, people, nickname, home(), words, path.stem)
    if len(names) > 1:
        console.print(
            Text(words.say("terminal-table", {"names": at_table(names, people, bot or OPPONENT, words)}), style="dim")
        )
    rng = Rng(f"{seed}/bots" if seed is not None else os.urandom(16).hex())

    def show(line: str, style: str) -> None:
        console.print(Text(line, style=STYLES.get(style, "")))

    def ask(prompt: str) -> str:
        return console.input(prompt) if sys.stdin.isatty() else from_pipe(prompt, console)

    again = f"katabasis play {name} --resume"
    if file is not None:
        again += f" --file {shlex.quote(str(file))}"
    if bot not in (None, OPPONENT):
        again += f" --bot {bot}"
    if seat != "1":
        again += f" --seat {shlex.quote(seat)}"
    Session(match, people, player, rng, words, path, show, ask, again, sys.stdin.isatty(), names).run()


def at_table(names: list[str], people: list[int], bot: str, words: Words) -> str:
    """Everybody, bots with their level."""
    level = words.say(f"bot-{bot}")
    return ", ".join(name if seat in people else f"{name} ({level})" for seat, name in enumerate(names))


def from_pipe(prompt: str, console: Console) -> str:
    """A line of a pipe, shown after the prompt so that the output reads like a session."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(Text(prompt + line.rstrip("\n")))
    return line


def seats_here(match: Match, text: str) -> list[int]:
    """The seats answered at this terminal."""
    numbers = [str(seat + 1) for seat in range(len(match.seat_names))]
    if text.strip().lower() == "all":
        return list(range(len(numbers)))
    found = []
    for part in text.split(","):
        wanted = part.strip()
        if wanted in match.seat_names:
            found.append(match.seat_names.index(wanted))
        elif wanted in numbers:
            found.append(numbers.index(wanted))
        else:
            raise BadOption(f"there is no seat '{wanted}'; this match has {', '.join(match.seat_names)}, or all")
    return sorted(set(found))


def new_path(game: Game) -> Path:
    """A file of its own for each match, so that none is ever overwritten."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    number = 0
    while True:
        path = home() / f"{game.name}-{stamp}{f'-{number}' if number else ''}.kata"
        if not path.exists():
            return path
        number += 1


def last_unfinished(game: Game) -> Path:
    """The match that was left last."""
    files = sorted(home().glob(f"{game.name}-*.kata"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        try:
            if not katabasis.load(path).over:
                return path
        except BadRecord:
            continue
    raise BadOption(f"no match of {game.name} in {home()} is unfinished; begin one with 'katabasis play {game.name}'")


def welcome(match: Match, words: Words, console: Console, resumed: bool, explained: bool) -> None:
    """What is played; the goal is explained here unless it was where it was chosen."""
    name = match.game.name
    console.print(Text(words.say(f"{name}-title"), style="bold red"))
    console.print(Text(words.say(f"{name}-tagline"), style="dim"))
    options = match.record.options
    if "mode" in options:
        console.print(Text(words.say(f"{name}-mode-{options['mode']}")))
        if "goal" in options and "competitive" not in options["mode"] and not explained:
            console.print(Text(words.say(f"{name}-option-goal"), style="dim"))
    if resumed:
        console.print(words.say("terminal-resumed", {"count": len(match.record)}))
    console.print(Text(words.say("terminal-welcome"), style="dim"))


def asked_options(game: Game, words: Words, console: Console) -> dict[str, str]:
    """On a terminal, and if nothing was said on the command line: which mode, and for a common goal which one."""
    modes, goals = (next(option for option in game.options if option.name == name) for name in ("mode", "goal"))
    listed = [words.say(f"{game.name}-mode-{mode}") for mode in modes.values]
    mode = modes.values[choice(words.say("terminal-choose-mode", {"default": listed[0]}), listed, 0, words, console)]
    if "competitive" in mode:
        return {"mode": mode}
    console.print(Text(words.say(f"{game.name}-option-goal"), style="dim"))
    names = list(goals.presets)
    listed = [words.say("terminal-goal-preset", {"name": name, "goal": goals.presets[name]}) for name in names]
    printed = names.index("printed")
    picked = choice(words.say("terminal-choose-goal", {"default": listed[printed]}), listed, printed, words, console)
    return {"mode": mode, "goal": names[picked]}


def asked_seats(game: Game, words: Words, console: Console) -> int:
    """The same for a game that knows only how many play."""
    listed = [words.say("terminal-seat-count", {"count": count}) for count in game.seats]
    return game.seats[choice(words.say("terminal-choose-seats", {"default": listed[0]}), listed, 0, words, console)]


def asked_bot(match: Match, words: Words, console: Console) -> str:
    """The level of the others, each with what it is like and how good it is at such a table."""
    listed = [words.say(f"bot-{name}") for name in BOTS]
    told = []
    for title, name in zip(listed, BOTS, strict=True):
        measured = [
            words.say(f"bot-rating-{rating.kind}", rating.numbers())
            for rating in ratings(match.game.name, name)
            if rating.fits(len(match.seat_names), match.record.options)
        ]
        told.append(" ".join([f"{title}: {words.form(f'bot-{name}', 'help')}", *measured]))
    usual = BOTS.index(OPPONENT)
    return BOTS[choice(words.say("terminal-choose-bot", {"default": listed[usual]}), told, usual, words, console)]


def choice(question: str, listed: list[str], default: int, words: Words, console: Console) -> int:
    numbers = [str(number + 1) for number in range(len(listed))]
    console.print(Text(question, style="bold"))
    for number, text in zip(numbers, listed, strict=True):
        console.print(Text(f"  {number}) {text}", style="cyan"))
    while True:
        try:
            typed = console.input("> ").strip()
        except EOFError:
            return default
        if not typed:
            return default
        if typed in numbers:
            return numbers.index(typed)
        console.print(Text(words.say("terminal-no-such-number", {"number": typed, "count": len(listed)})))
