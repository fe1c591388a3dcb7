"""Reports: pages that need nothing else, in both languages; data in two kinds of files; the commands that make them."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import katabasis
from katabasis.cli import app, main
from katabasis.engine.errors import BadOption
from katabasis.games import NAMES
from katabasis.lab.balance import Report, balance, sweep
from katabasis.lab.data import columns, save_data
from katabasis.lab.plots import Scale, histogram_plot, lines_plot, rows_plot, stacked_plot
from katabasis.lab.report import Writer, balance_page
from katabasis.lab.sweep_report import sweep_page
from katabasis.words import LANGUAGES, LOCALE, words

TABLES = [("abyss", 3, "random", {}), ("ahuris", 2, "habit", {"goal": "20"}), ("cerbere", 4, "random", {})]
VOID = {"meta", "line", "rect", "circle"}


class Page(HTMLParser):
    """A page as it was read: every tag is closed, and nothing is fetched."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert tag not in ("script", "link", "img", "iframe")
        for name, value in attrs:
            assert name not in ("src", "href", "srcset", "onload", "onclick")
            assert "NaN" not in (value or "")
            assert "inf%" not in (value or "")
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    return [balance(game, seats, [bot], 40, "<reef> & co", options) for game, seats, bot, options in TABLES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_needs_nothing_else(reports: list[Report], language: str) -> None:
    for report in reports:
        text = balance_page(report, words(language))
        page = Page(text)
        assert page.open == []
        assert page.seen.count("section") >= 4
        assert "svg" in page.seen
        assert f'<html lang="{language}">' in text
        said = "".join(page.texts)
        assert "<reef> & co" in said, "what somebody typed is text, not HTML"
        assert "url(" not in text
        assert "@import" not in text
        for row in report.tables["endings"]:
            assert words(language).say(f"{report.plan.game}-ending-{row['ending']}") in said


def test_a_page_tells_each_lord_and_location_with_its_numbers(reports: list[Report]) -> None:
    abyss = reports[0]
    said = "".join(Page(balance_page(abyss, words("en"))).texts)
    assert len(abyss.tables["things"]) > 40
    for row in abyss.tables["things"]:
        assert words("en").form(row["noun"], "name") in said
    (invoker,) = [row for row in abyss.tables["things"] if row["name"] == "invoker"]
    w = Writer(abyss.plan, words("en"))
    assert f"{w.percent(invoker['with'])} (" in said
    assert w.signed(100 * invoker["difference"]) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sweep_has_a_row_for_each_value_and_error_bars(language: str) -> None:
    found = sweep("ahuris", "goal", ["5", "20", "40"], 1, ["habit"], 40, "reef")
    text = sweep_page(found, "goal", words(language))
    page = Page(text)
    assert page.open == []
    table = text[text.rindex("<tbody>") :]
    assert re.findall(r"<tr><td>(\d+)</td>", table) == ["5", "20", "40"]
    assert text.count('class="whisker stroke-0"') >= 9
    assert words(language).say("ahuris-option-goal") in "".join(page.texts)


# Plots


def test_a_scale_puts_numbers_in_their_place() -> None:
    scale = Scale(10.0, 20.0, str)
    assert [scale.place(number) for number in (10, 15, 20, 99, 0)] == [0, 50, 100, 100, 0]
    assert scale.ticks() == [10, 12, 14, 16, 18, 20]
    assert Scale(3.0, 3.0, str).ticks(), "one number alone has an axis too"
    assert Scale(-20.0, 22.5, str).ticks() == [-20, -10, 0, 10, 20]


def test_a_plot_shows_what_it_was_given() -> None:
    from katabasis.lab.plots import Row, Series

    rows = rows_plot([Row("<a>", 0.5, 0.25, 0.75, "50 %")], Scale(0.0, 1.0, str), "n", 0.4)
    assert 'x1="25.0%" x2="75.0%"' in rows
    assert 'cx="50.0%"' in rows
    assert 'class="reference" x1="40.0%"' in rows
    assert "&lt;a&gt;" in rows
    assert "<a>" not in rows
    bins = histogram_plot([[0, 1, 2], [1, 2, 4]], [(1.0, "mean", "gold")], "n", str)
    assert 'height="66.0"' in bins
    assert 'height="132.0"' in bins
    stacked = stacked_plot([("w", [1.0, 3.0], "4"), ("o", [1.0, 1.0], "2")], ["A", "B"], "n")
    assert 'x="25.00%" y="12%" width="75.00%"' in stacked
    assert 'x="25.00%" y="12%" width="25.00%"' in stacked
    drawn = lines_plot(["1", "2"], [Series("s", [(0.5, 0.4, 0.6), (0.2, 0.1, 0.3)])], "n", str, True)
    assert drawn.count("whisker") == 2
    assert drawn.count('class="path') == 1


# Data


def test_the_data_are_one_line_for_each_seat(reports: list[Report], tmp_path: Path) -> None:
    for report in reports:
        file = tmp_path / "data.csv"
        save_data([report], file)
        with file.open(encoding="utf-8", newline="") as source:
            lines = list(csv.DictReader(source))
        assert len(lines) == len(report.rows) * report.plan.seats
        assert list(lines[0]) == columns(report)
        won = sum(float(line["won"]) for line in lines)
        assert won == pytest.approx(sum(seat.won for row in report.rows for seat in row.seats))
        study = katabasis.game(report.plan.game).study()
        assert study is not None
        for number, thing in enumerate(study.things):
            had = sum(int(line[f"{thing.group}_{thing.name}"]) for line in lines)
            assert had == sum(number in (seat.had or []) for row in report.rows for seat in row.seats)


def test_parquet_holds_the_same_as_csv(reports: list[Report], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install 'katabasis[lab]'")
    for report in reports:
        save_data([report], tmp_path / "data.parquet")
        save_data([report], tmp_path / "data.csv")
        table = parquet.read_table(tmp_path / "data.parquet")
        with (tmp_path / "data.csv").open(encoding="utf-8", newline="") as source:
            lines = list(csv.reader(source))
        assert table.column_names == lines[0]
        stored = [["" if value is None else str(value) for value in row.values()] for row in table.to_pylist()]
        assert stored == lines[1:]


def test_parquet_without_pyarrow_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOption, match=r"pip install 'katabasis\[lab\]', or ask for .csv"):
        save_data([balance("ahuris", 1, games=1)], tmp_path / "data.parquet")


# The commands


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["katabasis", "lab", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_balance_by_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, data = tmp_path / "r.html", tmp_path / "d.csv"
    wishes = [
        "balance",
        "ahuris",
        "--seats",
        "2",
        "--games",
        "20",
        "--seed",
        "reef",
        "--out",
        str(page),
        "--lang",
        "fr",
    ]
    assert command(monkeypatch, *wishes, "--data", str(data), "--resume", str(tmp_path / "n.jsonl")) == 0
    told = capsys.readouterr().out
    assert f"Rapport : {page}" in told.replace("\u00a0", " ")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert len(data.read_text(encoding="utf-8").splitlines()) == 41
    assert command(monkeypatch, *wishes, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["matches"], found["seed"], len(found["seats"])) == ("ahuris", 20, "reef", 2)


def test_sweep_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "s.html"
    wishes = ["sweep", "ahuris", "--option", "goal=10,gentle", "--option", "mode=solo", "--games", "10"]
    assert command(monkeypatch, *wishes, "--out", str(page), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["options"]["goal"] for one in found] == ["10", "25"]
    assert page.exists()


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (["sweep", "ahuris"], "one option with several values"),
        (["sweep", "ahuris", "--option", "goal=10,20", "--option", "mode=solo,duo"], "one option with several values"),
        (["sweep", "ahuris", "--option", "goal=10,x"], "option goal cannot be 'x'"),
        (["balance", "ahuris", "--data", "d.txt"], "ends in .csv or .parquet"),
        (["balance", "ahuris", "--out", "nowhere/r.html"], "there is no folder 'nowhere'"),
        (["balance", "ahuris", "--out", "."], "is a folder"),
        (["balance", "chess"], "there is no game 'chess'"),
        (["balance", "ahuris", "--cluster", "here"], "dask://HOST:PORT or ray://HOST:PORT"),
    ],
)
def test_what_is_typed_wrong_is_one_sentence(
    wishes: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command(monkeypatch, *wishes) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
    assert app.info.name == "katabasis"


# Words


def written(language: str) -> dict[str, ftl.Message]:
    text = (LOCALE / language / "lab.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def wanted() -> set[str]:
    """Every key that the lab says, those of each game's study included."""
    sources = (Path(katabasis.__file__).parent / "lab").glob("*.py")
    said = set(re.findall(r"""["'](lab-[a-z-]+)["']""", "".join(path.read_text(encoding="utf-8") for path in sources)))
    said |= {"lab-measure-answers", "lab-measure-decisions", "lab-measure-turns"}
    for name in NAMES:
        study = katabasis.game(name).study()
        assert study is not None
        said |= {f"lab-{name}-role-{role}" for role in study.roles}
        said |= {f"lab-{name}-source-{source}" for source in study.sources}
        said |= {f"lab-{name}-measure-{measure}" for measure in study.measures if measure != "turns"}
        said |= {f"lab-{name}-group-{thing.group}{end}" for thing in study.things for end in ("", "-told")}
        said |= {f"lab-{name}-thing-{thing.group}" for thing in study.things if not thing.noun}
    return said


def test_nothing_is_missing_and_nothing_unused_in_any_language() -> None:
    for language in LANGUAGES:
        assert written(language).keys() == wanted()


def test_french_is_set_as_french() -> None:
    """No ordinary space before a double mark or a per cent sign."""
    for line in (LOCALE / "fr" / "lab.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [:;?!%]", line.partition(" = ")[2]), line


def test_numbers_are_written_as_in_the_language(reports: list[Report]) -> None:
    english, french = (Writer(reports[0].plan, words(language)) for language in LANGUAGES)
    assert (english.number(1234.5), french.number(1234.5)) == ("1,234.5", "1\u202f234,5")
    assert (english.number(-0.04), english.signed(2.0), english.signed(-2.0)) == ("0.0", "+2.0", "−2.0")


# The document

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_python_of_the_document_runs(tmp_path: Path) -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    script = tmp_path / "study.py"
    script.write_text(block, encoding="utf-8")
    package = str(Path(katabasis.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": package},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"0\.\d+ [a-z-]+\n", done.stdout)


def test_the_commands_of_the_document_are_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is run with a few matches, in one process."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```sh\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    commands = [line for block in blocks for line in block.splitlines() if line.startswith("katabasis lab")]
    assert len(commands) >= 6
    for line in commands:
        short = re.sub(r"--(games) \d+", "--games 4", line)
        short = re.sub(r" --(cluster|workers) \S+", "", short)
        assert command(monkeypatch, *short.split()[2:]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {
        "abyss.html",
        "abyss.csv",
        "ahuris.html",
        "cerbere.html",
        "goal.html",
    }
