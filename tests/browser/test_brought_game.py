"""A game that another package brings, at the browser: a plain cover, a plain board, a match played by clicking."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from conftest import Come, gather
from people import Visitor
from playwright.sync_api import Browser, expect
from test_access import violations

from tiny_game import ServerWith, install

DESKTOP, PHONE = (1280, 720), (390, 844)
NIGHTS = 3  # each seat answers once a night
SAID = {
    "en": ("Lanterns", "Lanterns in hand", "Day breaks"),
    "fr": ("Lanternes", "Lanternes en main", "Le jour se lève"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWith]:
    folder = tmp_path_factory.mktemp("lanterns")
    with ServerWith(folder, install(folder), messages_per_second=0) as started:
        yield started
        started.check_log()


@pytest.fixture
def come(browser: Browser, server: ServerWith) -> Iterator[Come]:
    yield from gather(browser, server)


def hand(visitor: Visitor, seat: int) -> list[str]:
    """The lanterns that the page shows in the hand of a seat."""
    return visitor.page.locator("[data-field=keepers] tbody tr").nth(seat).locator("td").nth(1).inner_text().split()


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
def test_a_match_against_a_bot_from_the_cover_to_the_end(come: Come, language: str, size: tuple[int, int]) -> None:
    """Nothing is wider than the screen, hidden lanterns stay hidden, and axe finds nothing to complain about."""
    title, in_hand, ending = SAID[language]
    ariane = come(language=language, size=size, helped=["lanterns"])
    page = ariane.go()
    cover = page.locator('.cover:has(a[href="/new/lanterns"])')
    expect(cover.locator("h2")).to_have_text(title)
    expect(cover.locator("p")).not_to_be_empty()
    assert ariane.fits()
    assert violations(ariane) == []
    ariane.play_now("lanterns")
    for night in range(NIGHTS):
        ariane.waits_for_turn()
        expect(page.locator("[data-field=night] dd")).to_have_text(f"{night + 1}/{NIGHTS}")
        expect(page.locator("[data-field=keepers] thead")).to_contain_text(in_hand)
        mine = ariane.view()["view"]["keepers"]["first"]["hand"]
        assert hand(ariane, 0) == [str(strength) for strength in mine]
        assert set(hand(ariane, 1)) == {"?"}
        ariane.dimmed()
        assert ariane.fits()
        assert violations(ariane) == []
        ariane.pick(1 if night else 0)
    expect(page.locator("dialog .result .text")).to_have_text(re.compile(ending))
    expect(page.locator(".log li")).to_have_count(NIGHTS + 1 + NIGHTS * 3)  # lanterns drawn; the wind, and two answers
    assert violations(ariane) == []


def test_a_table_is_made_replayed_and_its_rules_are_read(come: Come) -> None:
    """The form with the options it has, its rules, and the replay of what was played."""
    ariane = come(size=DESKTOP, helped=["lanterns"])
    page = ariane.go("/new/lanterns")
    page.locator("input[name=seats][value='4']").check()
    page.locator("input[name=rest][value=bot]").check()
    page.locator("details summary").click()
    page.get_by_label("How many nights").select_option("4")
    page.locator("form .button.main").click()
    for _ in range(4):
        ariane.pick()
    expect(page.locator("dialog .result")).to_be_visible()
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator("[data-field=keepers] tbody tr")).to_have_count(4)
    assert ariane.fits()
    ariane.go("/rules/lanterns")
    expect(page.locator("[id='LAN-04']")).to_be_visible()
    ariane.go("/about")
    expect(page.locator('a[href="/rules/lanterns"]')).to_be_visible()
