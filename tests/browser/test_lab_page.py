"""The report of the laboratory in a real browser: it opens from a file, fetches nothing, and fits every screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import katabasis
from katabasis.bots import Eyes, HabitBot
from katabasis.coach.page import page as luck_page
from katabasis.coach.report import report as luck_report
from katabasis.engine.chance import Rng
from katabasis.lab.balance import balance, sweep
from katabasis.lab.report import balance_page
from katabasis.lab.sweep_report import sweep_page
from katabasis.words import words

TABLES = [("abyss", 3, "en"), ("ahuris", 2, "fr"), ("cerbere", 5, "fr")]
SIZES = [(1280, 900), (360, 740)]


def opened(browser: Browser, file: Path, size: tuple[int, int], scheme: str) -> tuple[Page, list[str]]:
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,  # type: ignore[arg-type]
    )
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda asked: None if asked.url == file.as_uri() else wrong.append(asked.url))
    page.goto(file.as_uri())
    return page, wrong


OUTSIDE = """() => {
  const marks = ".rows svg circle, .rows svg rect, svg.lines circle, svg.histogram rect";
  const sticksOut = (mark) => {
    const box = mark.getBoundingClientRect(), plot = mark.ownerSVGElement.getBoundingClientRect();
    const beside = box.left < plot.left - 8 || box.right > plot.right + 8;
    return beside || box.top < plot.top - 8 || box.bottom > plot.bottom + 8;
  };
  return [...document.querySelectorAll(marks)].filter((mark) => mark.getClientRects().length).filter(sticksOut).length;
}"""
SMALL = """() => [...document.querySelectorAll("main *")]
  .filter((one) => one.textContent.trim() && one.getClientRects().length)
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12).length"""


def looked_at(page: Page) -> None:
    """Nothing sticks out, what is drawn lies within its plot, and everything can be read."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert page.evaluate(OUTSIDE) == 0
    assert page.evaluate(SMALL) == 0


@pytest.mark.parametrize(("game", "seats", "language"), TABLES)
def test_a_balance_report_opens_and_fits(
    browser: Browser, tmp_path: Path, game: str, seats: int, language: str
) -> None:
    file = tmp_path / "report.html"
    report = balance(game, seats, games=60, seed="reef")
    file.write_text(balance_page(report, words(language)), encoding="utf-8")
    for size, scheme in zip(SIZES, ("dark", "light"), strict=True):
        page, wrong = opened(browser, file, size, scheme)
        looked_at(page)
        assert page.locator("h1").inner_text() == page.title()
        groups = {row["group"] for row in report.tables["things"]}
        for group in groups:
            title = words(language).say(f"lab-{game}-group-{group}")
            shown = page.locator("section", has=page.get_by_role("heading", name=title, exact=True))
            rows = [row for row in report.tables["things"] if row["group"] == group]
            assert shown.locator("svg[role=img]").count() == len(rows)
        for summary in page.locator("summary").all():
            summary.click()
        assert page.locator("table:visible").count() == page.locator("table").count() > 0
        looked_at(page)
        assert wrong == []
        page.close()


def test_a_sweep_opens_and_fits(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "sweep.html"
    reports = sweep("ahuris", "goal", ["5", "20", "40"], 2, games=40, seed="reef")
    file.write_text(sweep_page(reports, "goal", words("fr")), encoding="utf-8")
    for size in SIZES:
        page, wrong = opened(browser, file, size, "dark")
        looked_at(page)
        assert page.locator("svg.lines").count() >= 4
        assert page.locator("tbody tr").count() == 3
        assert wrong == []
        page.close()


def test_a_luck_report_opens_and_its_graph_can_be_read_on_every_screen(browser: Browser, tmp_path: Path) -> None:
    match = katabasis.game("cerbere").match(5, "reef")
    rng, player = Rng("reef"), HabitBot()
    while not match.over:
        match.play(player.choose(Eyes(match.state, match.to_move, rng), rng))
    file = tmp_path / "luck.html"
    file.write_text(luck_page(luck_report(match, rounds=3), match.game, words("fr")), encoding="utf-8")
    for size, scheme in zip(SIZES, ("dark", "light"), strict=True):
        page, wrong = opened(browser, file, size, scheme)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert page.locator("figure > svg:visible").count() == 1
        number = page.locator("figure > svg:visible text").first.bounding_box()
        assert number is not None
        assert number["height"] >= 12  # pixels, as it is drawn
        assert wrong == []
        page.close()
