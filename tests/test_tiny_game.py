"""A game that another package brings is played through every door, and nothing was changed for it elsewhere.

`examples/tiny_game` is installed for the programs of these tests only; it is what CONTRIBUTING.md shows to authors.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from harness import Person

from katabasis.words import LANGUAGES
from tiny_game import EXAMPLE, ServerWith, environment, install

ENOUGH = 300  # seconds


@pytest.fixture(scope="module")
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("lanterns"))


@pytest.fixture(scope="module")
def server(lanterns: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWith]:
    with ServerWith(tmp_path_factory.mktemp("server"), lanterns) as started:
        yield started
        started.check_log()


def run(
    arguments: list[str], folder: Path, games: Path, typed: str = "", code: int = 0
) -> subprocess.CompletedProcess[str]:
    """A program that finds the game."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=folder,
        env={**environment(games), "KATABASIS_HOME": str(folder)},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=ENOUGH,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


COMMANDS = """
import sys
from katabasis.cli import app
for line in sys.argv[1:]:
    app(line.split(), prog_name="katabasis", standalone_mode=False)
    print("\\0", end="")
"""


def commands(lines: list[str], folder: Path, games: Path, typed: str = "") -> list[str]:
    """What `katabasis` prints after each of these, one after another in one process: to start it is what takes long."""
    done = run(["-W", "default", "-c", COMMANDS, *lines], folder, games, typed)
    return str(done.stdout).split("\0")[:-1]


# Rules and words

PROMISES = """
from katabasis.engine.conformance import Coverage, check_match
from katabasis.engine.errors import BadPosition
from katabasis.games import NAMES, game
rules = game("lanterns")
seen = Coverage()
for seats in rules.seats:
    for nights in rules.options[0].values:
        for number in range(12):
            seen.add(check_match(rules, seats, {"nights": nights}, f"tiny/{number}", every=4))
print(NAMES, len(seen.questions), len(seen.events), seen.longest <= rules.bound)
print({action.text for action in [*rules.actions, *rules.outcomes]} - seen.actions or "everything")
whole = rules.new(3, {}).to_json()
refused = 0
for name in whole:
    for value in (None, "x", -1, 9, 1.5, [], [[7]], [[1] * 5, [], []]):
        try:
            rules.position({**whole, name: value})
        except BadPosition:
            refused += 1
print(len(whole) * 8 - refused)
"""


def test_it_keeps_every_promise_and_shows_all_it_has(lanterns: Path, tmp_path: Path) -> None:
    """The one suite that every game passes, with all seat counts and options."""
    told = run(["-c", PROMISES], tmp_path, lanterns).stdout.splitlines()
    assert told == ["['abyss', 'ahuris', 'cerbere', 'lanterns'] 3 5 True", "everything", "0"]


SAYS = """
from katabasis.engine.chance import Rng
from katabasis.engine.seats import OPEN, SPECTATOR
from katabasis.games import game
from katabasis.rulebook import rulebook
from katabasis.terminal.sheets import sheet_of
from katabasis.words import LANGUAGES, words
said = 0
for language in LANGUAGES:
    speak, rng = words(language), Rng(language)
    match = game("lanterns").match(4, "tiny", {"nights": "4"})
    match.dealer = __import__("katabasis.engine.dealers", fromlist=["Human"]).Human()
    rules = match.game
    eyes = [*range(4), SPECTATOR, OPEN]
    while not match.over:
        messages = [rules.question_message(match.state, seat) for seat in eyes]
        reasons = [match.state.why_not(seat, action) for action in rules.actions for seat in range(4)]
        messages += [reason for reason in reasons if reason is not None]
        for seat in eyes:
            assert all(sheet_of(match).sheet(match.view(seat), speak))
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
        for message in messages + match.messages(OPEN):
            assert speak.text(message)
            rulebook("lanterns").rule(message.rule).text(language)
            said += 1
    for action in [*rules.actions, *rules.outcomes]:
        message = rules.action_message(action)
        assert speak.text(message) and (action.chance or speak.help(message))
    names = ["title", "tagline", "option-nights", f"ending-{match.ending}", *map("seat-{}".format, match.seat_names)]
    assert all(speak.say(f"lanterns-{name}") for name in names)
print(said > 1000)
"""


def test_all_it_says_is_said_in_both_languages(lanterns: Path, tmp_path: Path) -> None:
    """Every question, reason, event, answer and sheet of whole matches; and the two files have the same keys."""
    assert run(["-c", SAYS], tmp_path, lanterns).stdout == "True\n"
    keys = []
    for language in LANGUAGES:
        text = (EXAMPLE / "lanterns" / "locale" / language / "lanterns.ftl").read_text(encoding="utf-8")
        entries = FluentParser().parse(text).body
        assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
        messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
        keys.append([(message.id.name, [part.id.name for part in message.attributes]) for message in messages])
    assert keys[0] == keys[1]


# The doors


def test_it_is_played_told_and_verified_in_the_terminal(lanterns: Path, tmp_path: Path) -> None:
    lines = [
        "play lanterns --seats 3 --seed reef --bot novice --lang fr --file evening.kata",
        "replay evening.kata --lang fr",
        "replay evening.kata --lang en",
        "replay evening.kata --as second --lang en",
        "verify evening.kata --lang en",
        "rules lanterns wind --lang en",
        "lab luck evening.kata --rounds 3 --lang fr",
    ]
    played, french, english, second, verified, rules, luck = commands(
        lines, tmp_path, lanterns, typed="? 2\nwhy\nrules vent\nhint\n2\n1\n2\n"
    )
    assert "Le deuxième gardien" in played
    assert "Lanternes en main" in played
    assert "[LAN-03]" in played
    assert "Le jour se lève" in played
    assert "Le jour se lève" in french
    assert "Day breaks" in english
    assert second != english  # not all the lanterns drawn
    assert verified.count("\n") > 1
    assert "LAN-03" in rules
    assert "Accrocher la lanterne" in luck


BOTS = ["random,habit", "greedy,novice", "apprentice,balanced", "adept,master"]


def test_every_bot_plays_it(lanterns: Path, tmp_path: Path) -> None:
    lines = [f"simulate lanterns --bots {bots} --games 1 --json" for bots in BOTS]
    for told in commands(lines, tmp_path, lanterns):
        report = json.loads(told)
        assert (report["games"], report["endings"], sum(report["mean_returns"])) == (1, {"dawn": 1}, 1.0)


def test_the_laboratory_studies_it(lanterns: Path, tmp_path: Path) -> None:
    lines = [
        "lab tournament lanterns --bots random,habit,novice --games 4 --json",
        "lab balance lanterns --seats 3 --games 40 --out balance.html --lang fr --workers 2",
        "lab sweep lanterns --games 20 --option nights=3,4 --out sweep.html --lang en",
    ]
    held = json.loads(commands(lines, tmp_path, lanterns)[0])
    assert {row["bot"] for row in held["table"]} == {"random", "habit", "novice"}
    assert "Lanternes" in (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert "Lanterns" in (tmp_path / "sweep.html").read_text(encoding="utf-8")


ENVIRONMENTS = """
import gymnasium, pettingzoo, pyspiel
import numpy as np
import katabasis.envs, lanterns
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption
from katabasis.engine.mind import Mind
from katabasis.engine.playout import dealt
from katabasis.engine.seats import OVER
from katabasis.envs.seeing import Sight

env = pettingzoo.make("aec", "katabasis/lanterns-v0", seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
assert not env.agents

learner = gymnasium.make("katabasis/Lanterns-v0", seats=2, opponents="novice")
seen, info = learner.reset(seed=7)
over = False
while not over:
    assert learner.observation_space.contains(seen)
    seen, reward, over, cut, info = learner.step(int(info["action_mask"].argmax()))
assert info["ending"] == "dawn"

state = pyspiel.load_game("python_katabasis_lanterns", {"players": 4}).new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
assert abs(sum(state.returns()) - 1) < 1e-9

matches = katabasis.envs.Matches("lanterns", rows=4, seats=2)
matches.reset()
for _ in range(30):
    matches.step(matches.random_actions())

# positions that differ only in what a seat cannot know are the same numbers to it
sight, rng, differed, told = Sight("lanterns", 4, {}), Rng("hiding"), 0, set()
for number in range(6):
    position = sight.start.copy()
    while dealt(position, rng) != OVER:
        for seat in range(4):
            other = position.resample(seat, rng)
            differed += other != position
            assert sight.observation(position, seat).tobytes() == sight.observation(other, seat).tobytes()
            assert sight.mask(position, seat).tobytes() == sight.mask(other, seat).tobytes()
            told |= set(np.flatnonzero(sight.observation(position, seat)))
        legal = position.legal_actions()
        position.apply(legal[rng.below(len(legal))])
print(differed > 100, len(told) == sight.size)

lanterns.MIND = Mind()  # a game that brings no numbers says so
try:
    Sight("lanterns", 2, {})
except BadOption as wrong:
    print(wrong)
"""


def test_learners_play_it_and_are_told_no_secret(lanterns: Path, tmp_path: Path) -> None:
    """PettingZoo, Gymnasium, OpenSpiel and many at once."""
    told = run(["-W", "ignore", "-c", ENVIRONMENTS], tmp_path, lanterns).stdout.splitlines()
    assert told == ["True True", "this game has no numbers for learning"]


def test_a_program_plays_it_through_a_pipe(lanterns: Path, tmp_path: Path) -> None:
    typed = '{"choice": 1}\n' * 3
    line = "agent lanterns --seats 3 --seed reef --bots random --lang en"
    told = [json.loads(line) for line in commands([line], tmp_path, lanterns, typed)[0].splitlines()]
    assert told[0]["title"] == "Lanterns"
    assert [message["type"] for message in told[1:]] == ["asked", "asked", "asked", "result"]
    assert told[1]["question"]["text"].startswith("Wind ")


def test_a_table_at_a_server_is_played_replayed_and_verified(
    server: ServerWith, lanterns: Path, tmp_path: Path
) -> None:
    """Two people of two languages and a bot; the coach; the page's words; the record, verified offline."""
    ariane, basil = Person(server, "Ariane", "fr"), Person(server, "Basil", "en")
    listed = {game["name"]: game for game in ariane.get("/api/games")}
    assert list(listed) == ["abyss", "ahuris", "cerbere", "lanterns"]
    assert (listed["lanterns"]["title"], listed["lanterns"]["seats"]) == ("Lanternes", [2, 3, 4])
    assert server_words(ariane, "fr").count("lanterns-title = Lanternes") == 1
    table = ariane.table(["me", "open", "novice"], game="lanterns", seats=3, options={"nights": "4"})
    basil.post(f"/api/matches/{table}/seats/1", {"kind": "me"})
    ariane.ready(table)
    basil.ready(table, 1)
    assert ariane.post(f"/api/matches/{table}/hint", {"seat": 0})["answers"]
    texts = {"fr": "", "en": ""}
    update = ariane.view(table)
    while update["result"] is None:
        asked = update["asked"]
        if asked == 2:  # the bot
            update = ariane.view(table, 0, update["length"], 10)
            continue
        person = [ariane, basil][asked]
        update = person.view(table, asked)
        texts[person.language] += update["question"]["text"]
        person.answer(table, update["length"], update["choices"][-1]["action"], asked)
        update = ariane.view(table)
    assert "quelle lanterne accrochez-vous" in texts["fr"]
    assert "which lantern do you hang out" in texts["en"]
    assert update["result"]["text"].startswith("Le jour se lève")
    position = basil.get(f"/api/matches/{table}/replay?at=20")
    assert position["view"]["keepers"].keys() == {"first", "second", "third"}
    record = tmp_path / "table.kata"
    record.write_bytes(basil.raw("GET", f"/api/matches/{table}/record").body)
    commands(["verify table.kata"], tmp_path, lanterns)  # or it would not end well


def server_words(person: Person, language: str) -> str:
    return person.raw("GET", f"/web/words/{language}.ftl").body.decode()


# What may be wrong with a game that somebody brings

BROKEN = """
import katabasis
from katabasis.engine.errors import KatabasisError
from katabasis.games import NAMES, playable
print([game.name for game in playable()])
for name in ["broken", "crashing", "hollow", "renamed", "Crooked"]:
    try:
        katabasis.game(name)
    except KatabasisError as wrong:
        print(wrong)
"""

ENTRIES = """[katabasis.games]
abyss = crooked:GAME
Crooked = crooked:GAME
broken = nowhere:GAME
crashing = crashing:GAME
hollow = hollow:GAME
renamed = lanterns:GAME
"""


def test_a_broken_game_is_one_clear_sentence_and_no_harm_to_others(lanterns: Path, tmp_path: Path) -> None:
    """No module, a crash, no game, another name; a name of ours cannot be taken, and none that is no name."""
    brought = tmp_path / "brought"
    (brought / "crooked-1.dist-info").mkdir(parents=True)
    (brought / "crooked-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: crooked\nVersion: 1\n")
    (brought / "crooked-1.dist-info" / "entry_points.txt").write_text(ENTRIES)
    (brought / "crashing.py").write_text("1 / 0\n")
    (brought / "hollow.py").write_text("GAME = 'none'\n")
    games = Path(os.pathsep.join([str(brought), str(lanterns)]))
    done = run(["-c", BROKEN], tmp_path, games)
    told = done.stdout.splitlines()
    assert told[0] == "['abyss', 'ahuris', 'cerbere', 'lanterns']"
    causes = ["ModuleNotFoundError", "ZeroDivisionError", "is no game", "calls itself 'lanterns'", "there is no game"]
    for cause, sentence in zip(causes, told[1:], strict=True):
        assert cause in sentence
    assert done.stderr.count("\n") == 4  # the log says the same of those that were left out
    typed = run(["-m", "katabasis", "simulate", "crashing", "--games", "1"], tmp_path, games, code=2)
    assert (typed.stdout, typed.stderr.count("\n")) == ("", 1)
    assert json.loads(commands(["simulate abyss --games 1 --json"], tmp_path, games)[0])["games"] == 1
