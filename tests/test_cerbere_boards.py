"""Boards are data: faults told with their place, pictures, boards of one's own in a match."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

import katabasis
from colours import BLUE, PINK
from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadOption, BadPosition
from katabasis.games.cerbere.board import faults as faults_module
from katabasis.games.cerbere.board.boards import canonical, printed, read_file, read_text, road_from_text, road_of
from katabasis.games.cerbere.board.drawing import svg
from katabasis.games.cerbere.board.faults import BadBoard, checked_boards
from katabasis.games.cerbere.meta import OPTIONS
from katabasis.words import LANGUAGES, LOCALE, words
from scenario_cerbere import CERBERE, pawn, scenario

(BOARD,) = [option for option in OPTIONS if option.name == "board"]


def board() -> dict[str, Any]:
    return copy.deepcopy(printed()["e2"])


def faults(*boards: dict[str, Any]) -> str:
    with pytest.raises(BadBoard) as wrong:
        checked_boards(list(boards))
    return str(wrong.value)


def small() -> dict[str, Any]:
    """A short board that uses the symbols no printed one has."""
    symbols = {3: "hunt", 4: "speed_up_1", 5: "speed_down_1"}
    spaces: list[dict[str, Any]] = [
        {"id": f"s{place}", "next": [f"s{place + 1}"], "x": 100 * place, "y": 500} for place in range(10)
    ]
    spaces[0] |= {"kind": "den", "mark": True, "zone": "green"}
    spaces[2] |= {"kind": "start", "zone": "green"}
    spaces[9]["next"] = ["BARQUE"]
    for place, symbol in symbols.items():
        spaces[place]["symbol"] = symbol
    return {"id": "mine", "role": "full", "spaces": spaces, "reveal_before": "s8"}


@pytest.mark.parametrize("name", printed())
def test_every_board_of_ours_is_sound(name: str) -> None:
    one = printed()[name]
    if one["role"] == "full":
        assert checked_boards([one])
        return
    boards = [printed()["start_a"], printed()["finish_a"]]
    boards[{"start": 0, "finish": 1}.get(one["role"], 1) : 1 if one["role"] != "finish" else 2] = [one]
    assert checked_boards(boards)


def test_faults_are_told_with_their_place() -> None:
    wrong = board()
    wrong["spaces"][7]["zone"] = "purple"
    wrong["spaces"][8]["symbol"] = "draw_survival_2"
    wrong["spaces"][9]["colour"] = "red"
    told = faults(wrong)
    assert "board 1 (e2), space 8 (s07): zone cannot be 'purple'; choose one of" in told
    assert "space 9 (s08): symbol cannot be 'draw_survival_2'; did you mean 'draw_survival_" in told
    assert "space 10 (s09): there is no field 'colour'" in told


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda b: b["spaces"][4].update(next=["s55"]), "space s04: next leads to 's55', which is not there"),
        (lambda b: b["spaces"][32].update(next=["s00"]), "exactly one space leads to BARQUE, not 0"),
        (lambda b: b["spaces"][0].update(kind="start"), "is the den (CER-SETUP-04)"),
        (lambda b: b["spaces"][5].pop("kind"), "is the start (CER-SETUP-06)"),
        (lambda b: b.update(reveal_before="s99"), "reveal_before must name a space of the path"),
        (lambda b: b.update(reveal_before="s03"), "must lie beyond the start"),
        (lambda b: b["links"][0].update(a="s14", b="s09"), "link 1 (bridge): a and b must be spaces of the path"),
        (lambda b: b["links"][0].update(kind="bridge"), "kind cannot be 'bridge'"),
        (lambda b: b["links"][0].update(uses=2), "uses must be 1: the rules know no other"),
        (lambda b: b["links"][1].pop("opener"), "opener must name a space of the path"),
        (lambda b: b["links"][1].update(a="s09"), "space s09: two shortcuts end here"),
        (lambda b: b["spaces"][3].update(id="s02"), "the id 's02' stands twice"),
        (lambda b: b["spaces"][3].update(x=-4), "x must be a whole number from 0 to 1000, not -4"),
        (lambda b: b["spaces"][3].update(mark="yes"), "mark must be true or false"),
        (lambda b: b["spaces"][3].update(kind="toboggan"), "a toboggan needs a branch"),
        (lambda b: [b["spaces"][n].update(symbol="harpy") for n in (1, 2, 3, 4)], "only three Harpy tokens"),
        (lambda b: b["spaces"].append({"id": "lost", "next": ["s03"]}), "neither on the path nor in a branch"),
        (lambda b: b.update(role="middle"), "role cannot be 'middle'"),
        (lambda b: b.update(spaces=3), "spaces must be a list of tables"),
        (lambda b: b.update(links=3), "links must be a list of tables"),
    ],
)
def test_one_fault_after_the_other(change: Any, told: str) -> None:
    wrong = board()
    change(wrong)
    assert told in faults(wrong)


def test_branches_and_roads_are_checked_too() -> None:
    cave = copy.deepcopy(printed()["cave_of_wonders"])
    cave["spaces"][3]["next"] = ["s5"]
    assert "must lead into the branch by its second next" in faults(printed()["start_a"], cave, printed()["finish_a"])
    cave = copy.deepcopy(printed()["cave_of_wonders"])
    del cave["spaces"][7]["deeper"]
    assert "c1 must lead to c2" in faults(printed()["start_a"], cave, printed()["finish_a"])
    assert "a road is one full board, or start" in faults(printed()["start_a"], printed()["platforms"])
    assert "one or more [[board]] tables" in faults()


def test_a_file_that_is_none_gets_one_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    for content, told in ((b"[[board", "is not TOML"), (b"\xff\xfe", "not a text in UTF-8"), (b"x = 1", "[[board]]")):
        bad.write_bytes(content)
        with pytest.raises(BadBoard, match=told.replace("[", r"\[")):
            read_file(bad)
    with pytest.raises(BadBoard, match="cannot be read"):
        read_file(tmp_path / "none.toml")
    with pytest.raises(BadBoard, match="must be a board file"):
        read_text("/etc/hostname")
    with pytest.raises(BadOption, match="the name of a board file"):
        BOARD.typed(str(tmp_path / "none.toml"))


def test_a_board_of_ones_own_is_played_recorded_and_replayed() -> None:
    text = canonical([small()])
    match = CERBERE.match(4, "mine", {"board": text})
    rng = Rng("mine")
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
    again = katabasis.loads(match.record.text())
    assert (again.state, again.record.text()) == (match.state, match.record.text())
    assert match.view(0).to_json()["own_board"] is True
    with pytest.raises(BadOption, match="does not go with a board of one's own"):
        CERBERE.new(4, {"edition": "1", "board": text, "skulls": "10"})
    assert CERBERE.new(4, {"edition": "1", "board": text}) != CERBERE.new(4, {"edition": "1", "first_player": "blue"})


@pytest.mark.rule("CER-R-05", "CER-R-09", "CER-HUNT-01")
def test_symbols_that_no_printed_board_has() -> None:
    options = {"board": canonical([small()])}
    table = scenario(pawn("s2"), pawn("s2"), pawn("s6"), pawn("s6"), options=options).plays("surge 1", "advance 1 pink")
    assert (table.camp(PINK), "hunt-due" in table.told) == ("cerberus", True)
    assert "hunt-begins" in table.told  # at the end of the turn, although the die is not on the Hunt cell
    players = [pawn("s2", hand="egotism"), pawn("s2"), pawn("s6"), pawn("s6")]
    table = scenario(*players, options=options).plays("surge 1", "advance 1 pink")
    assert (table.asked, table.cerberus, table.sees(BLUE)["hunt"]["due"]) == ("turn blue", "mine.s0", True)
    table = scenario(pawn("s5"), pawn("s3"), pawn("s6"), pawn("s6"), options=options, speed=5)
    assert table.plays("surge 1", "advance 1 pink").die[1] == 7
    table = scenario(pawn("s6"), pawn("s4"), pawn("s6"), pawn("s6"), options=options, speed=5)
    assert table.play("surge 1").play("advance 1 pink", 1).die[1] == 5


def test_pictures_are_drawn_of_every_road() -> None:
    for names in (["e2"], ["start_a", "cave_of_wonders", "hell_gate", "finish_b"]):
        picture = ET.fromstring(svg([printed()[name] for name in names]))
        circles = picture.findall("{http://www.w3.org/2000/svg}circle")
        assert len(circles) == road_of(names).size
    assert BOARD.drawn("printed").startswith("<svg")
    assert road_from_text(canonical([small()])).path == 10


def test_the_command_line_checks_and_draws(tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "katabasis.cli", *arguments],
            capture_output=True,
            encoding="utf-8",
            timeout=600,
            check=False,
        )

    good = tmp_path / "good.toml"
    good.write_text("\n".join(["[[board]]", *[f"{k} = {toml(v)}" for k, v in small().items()]]), encoding="utf-8")
    assert tomllib.loads(good.read_text(encoding="utf-8"))["board"][0]["id"] == "mine"
    done = run("board", "check", str(good), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "can be played on" in done.stdout
    assert run("board", "draw", str(good)).returncode == 0
    assert (tmp_path / "good.svg").read_text(encoding="utf-8").startswith("<svg")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace('"green"', '"grene"'), encoding="utf-8")
    done = run("board", "check", str(bad))
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 2
    assert "did you mean 'green'?" in done.stderr
    done = run("simulate", "cerbere", "--games", "3", "--option", f"board={good}", "--json")
    assert json.loads(done.stdout)["games"] == 3
    assert run("board", "eat", str(good)).returncode == 2


def toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value)


# Positions that cannot be


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"players": [{"space": "s05", "hand": ["ambush"]}]}, "blue cannot hold ambush (CER-TURN-06)"),
        ({"players": [{"space": "s03"}], "cerberus": "s05"}, "cannot stand behind Cerberus"),
        ({"players": [{"space": "aboard"}]}, "more pawns aboard than seats"),
        ({"players": [{"space": "s77"}]}, "space cannot be 's77'"),
        ({"speed": 9}, "speed must be a whole number from 3 to 8, not 9"),
        ({"rage": 5}, "rage must be a whole number from 0 to 3"),
        ({"barques": [1, 1, 0]}, "one Barque with 1, one with 2 and one with 3 seats"),
        ({"revealed": True}, "once the active Barque is revealed"),
        ({"players": [{"camp": "cerberus"}, {"camp": "cerberus"}, {}]}, "the last two Adventurers cannot change camp"),
        ({"players": [{"hand": ["egotism"] * 4}, {"hand": ["egotism"]}]}, "there are 5 cards egotism instead of 4"),
        ({"power": "sacrifice"}, "power names the one being paid or resolved"),
        ({"pending": ["turn blue"]}, "must begin with 'end' or 'begin'"),
        ({"pending": ["end", "turn"]}, "must say which seat"),
        ({"pending": ["end", "dance blue"]}, "pending cannot hold 'dance blue'"),
        ({"move": {"seat": "blue", "steps": 1}}, "a pawn is on its way if and only if 'move' is pending"),
        ({"prisoners": [0]}, "'capture' is pending then"),
        ({"treasure_bag": ["mask", "mask"]}, "treasure_bag holds mask twice"),
        ({"wrath": 3}, "a position has no field 'wrath'"),
        ({"game": "abyss"}, "this is a position of 'abyss', not of cerbere"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_a_sentence(position: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        CERBERE.position(position)
    assert told in str(wrong.value)


def test_every_fault_is_told_in_both_languages() -> None:
    """Each key of faults.py has a text in each language, and no text is left over."""
    source = "".join(
        (Path(faults_module.__file__).parent / name).read_text(encoding="utf-8")
        for name in ("faults.py", "boards.py", "files.py")
    )
    used = {
        f"board-fault-{key}"
        for key in re.findall(r'(?:whole\(|faults\.add\([^"]*?|self\.add\(where, )"([a-z-]+)"', source)
    }
    used |= set(re.findall(r'"(board-(?:fault|place)-[a-z]+)"', source)) | {
        f"board-place-{part}" for part in ("board", "space", "link", "colon")
    }
    for language in LANGUAGES:
        text = (LOCALE / language / "boards.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) == used


def test_a_fault_in_french() -> None:
    wrong = board()
    wrong["spaces"][7]["zone"] = "oragne"
    wrong["spaces"][9].update(next=["s55"])
    with pytest.raises(BadBoard) as found:
        checked_boards([wrong])
    (told,) = found.value.told(words("fr").text)
    assert told.replace("\u00a0", "~") == (
        "plateau 1 (e2), case 8 (s07)~: zone ne peut pas être 'oragne'~; vouliez-vous dire «~orange~»~?"
    )
    assert [fault.space for fault in found.value.faults] == ["s07"]
