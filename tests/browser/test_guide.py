"""The guided first turn: it points at the real things, goes on by doing or by a button, and comes back when called."""

from __future__ import annotations

import re

import pytest
from conftest import Come
from people import DESKTOP, PHONE, Visitor
from playwright.sync_api import Locator, expect

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def bubble(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("complementary", name="First steps")


def told(visitor: Visitor) -> str:
    """The step that is told now."""
    expect(bubble(visitor)).to_be_visible()
    return bubble(visitor).locator(".place").inner_text()


def go_on(visitor: Visitor, how: str = "Next") -> None:
    """Press the button and wait for another step, or none."""
    before = told(visitor)
    bubble(visitor).get_by_role("button", name=how).click()
    visitor.page.wait_for_function(
        "before => document.querySelector('aside.bubble .place')?.innerText !== before", arg=before
    )


def points_at(visitor: Visitor, selector: str) -> None:
    """The halo lies around the thing, all of the bubble is on the screen, and it does not hide the thing."""
    expect(bubble(visitor)).to_be_in_viewport(ratio=1)
    visitor.page.wait_for_function(  # it follows what moves, a moment later
        """selector => {
          const box = (where) => document.querySelector(where)?.getBoundingClientRect() ?? new DOMRect();
          const [halo, bubble, thing] = [".halo", "aside.bubble", selector].map(box);
          const near = (one, other) => Math.abs(one - other) < 10;
          const width = Math.min(bubble.right, thing.right) - Math.max(bubble.left, thing.left);
          const height = Math.min(bubble.bottom, thing.bottom) - Math.max(bubble.top, thing.top);
          const covered = Math.max(0, width) * Math.max(0, height) / (thing.width * thing.height);
          const around = near(halo.left, thing.left) && near(halo.top, thing.top) && near(halo.bottom, thing.bottom);
          return around && covered < 0.15;
        }""",
        arg=selector,
    )


@SIZES
def test_a_first_turn_of_3_ahuris_is_shown_by_doing_it(come: Come, size: tuple[int, int]) -> None:
    """Goal, clock, question, hero, then the player answers; what happened, the pocket, the drawer."""
    ariane = come(size=size, helped=[])
    ariane.play_now()
    for thing in (".road", ".hourglass", ".question"):
        points_at(ariane, thing)
        go_on(ariane)
    told(ariane)
    active = ariane.page.locator("main.play .sheet.active").count()  # before one that may be chosen, wherever it stands
    points_at(ariane, ".sheet.active" if active else ".sheet.choosable")
    go_on(ariane)
    answered = 0
    while re.search("equally quick|A level-1 hero", bubble(ariane).inner_text()):  # either, or first the one
        points_at(ariane, ".buttons")
        step = told(ariane)
        ariane.pick()
        expect(bubble(ariane).locator(".place")).not_to_have_text(step)
        answered += 1
    assert answered
    points_at(ariane, ".stage")
    go_on(ariane)
    points_at(ariane, ".pocket")
    go_on(ariane)
    points_at(ariane, ".drawer .tabs")
    step = told(ariane)
    ariane.page.get_by_role("tab", name="Rules").click()
    expect(bubble(ariane).get_by_text(step)).to_have_count(0)
    if bubble(ariane).count():  # the last answer can be taken back
        points_at(ariane, ".undo")
        bubble(ariane).get_by_role("button", name="Off we go!").click()
    expect(bubble(ariane)).to_have_count(0)
    ariane.page.reload()
    ariane.waits_for_turn()
    expect(bubble(ariane)).to_have_count(0)


@SIZES
def test_a_first_turn_of_abyss_goes_around_its_table(come: Come, size: tuple[int, int]) -> None:
    ariane = come(size=size, helped=[])
    ariane.play_now("abyss")
    for thing in (".mine .sums", ".question", ".descent", ".council", ".court"):
        points_at(ariane, thing)
        go_on(ariane)
    points_at(ariane, ".buttons")


def test_it_can_be_skipped_and_called_again(come: Come) -> None:
    """From the drawer of this table, and from the settings."""
    ariane = come(helped=[])
    ariane.play_now()
    first = told(ariane)
    go_on(ariane)
    bubble(ariane).get_by_role("button", name="I know how to play").click()
    expect(bubble(ariane)).to_have_count(0)
    ariane.page.get_by_role("tab", name="Rules").click()
    ariane.page.get_by_role("button", name="Guided first turn").click()
    expect(bubble(ariane).locator(".place")).to_have_text(first)
    bubble(ariane).get_by_role("button", name="I know how to play").click()
    ariane.page.get_by_role("button", name="Settings").click()
    ariane.page.get_by_role("button", name="Show the help of the first turn again").click()
    expect(bubble(ariane).locator(".place")).to_have_text(first)
    expect(ariane.page.locator("dialog")).to_have_count(0)


def test_keys_alone_are_enough(come: Come) -> None:
    """The button has the focus as long as nothing else has it; numbers still answer."""
    ariane = come(helped=[])
    ariane.play_now()
    ariane.page.reload()  # nothing has the focus
    expect(bubble(ariane).get_by_role("button", name="Next")).to_be_focused()
    for _ in range(4):
        before = told(ariane)
        ariane.page.keyboard.press("Enter")
        expect(bubble(ariane).locator(".place")).not_to_have_text(before)
    before = told(ariane)
    ariane.page.keyboard.press("1")
    expect(bubble(ariane).locator(".place")).not_to_have_text(before)
    ariane.page.keyboard.press("Tab")
    expect(bubble(ariane).get_by_role("button", name="I know how to play")).to_be_visible()


def test_the_fortress_is_told_its_own_side(come: Come) -> None:
    ariane = come(helped=[])
    ariane.open_table("duo", others="bot", side="fortress")
    ariane.ready()
    expect(bubble(ariane)).to_contain_text("You play the fortress and its dice")


def test_a_step_is_read_out(come: Come) -> None:
    """Whoever cannot see the halo hears the text: it stands in a polite live region."""
    ariane = come(helped=[], language="fr")
    ariane.play_now()
    french = ariane.page.get_by_role("complementary", name="Premiers pas")
    expect(french.locator("[aria-live=polite]")).to_contain_text("Trois doux dingues")
    expect(french.locator("a")).to_have_attribute("href", "/rules/ahuris#AHU-END-01")


@SIZES
def test_a_first_turn_of_cerbere_is_shown_step_by_step(come: Come, size: tuple[int, int]) -> None:
    ariane = come(size=size, helped=[])
    ariane.play_now("cerbere")
    ariane.waits_for_turn()
    rules = [
        "CER-END-01",
        "CER-END-01",
        "",
        "CER-TURN-01",
        "CER-TURN-02",
        "CER-RAGE-01",
        "CER-CAP-01",
        "CER-TURN-01",
        "",
    ]
    for number, rule in enumerate(rules, 1):
        expect(bubble(ariane).locator(".place")).to_have_text(re.compile(f"{number} of 11$"))
        expect(bubble(ariane)).to_contain_text(rule)
        expect(bubble(ariane)).to_be_in_viewport(ratio=1)
        go_on(ariane)
