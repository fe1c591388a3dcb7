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


COVERED = """() => {
  const bubble = document.querySelector("aside.bubble").getBoundingClientRect();
  const kept = document.querySelectorAll("main.play :is([data-own], [data-asked], [data-answer])");
  return [...kept].map((thing) => thing.getBoundingClientRect()).filter((box) =>
    Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left) > 1 &&
    Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top) > 1).length;
}"""


@SIZES
@pytest.mark.parametrize("game", ["ahuris", "abyss", "cerbere"])
def test_every_step_is_told_in_order_and_covers_nothing_that_is_needed(
    come: Come, size: tuple[int, int], game: str
) -> None:
    """By the button alone: numbers without gaps, and neither hand nor what is asked nor an answer below the bubble."""
    ariane = come(size=size, helped=[], list=False)
    ariane.go()
    ariane.page.locator(f'.cover:has(a[href="/new/{game}"]) .learn').click()
    count = int(told(ariane).rpartition(" ")[2])
    assert count > 9
    for number in range(1, count + 1):
        expect(bubble(ariane).locator(".place")).to_have_text(f"First steps · {number} of {count}")
        expect(bubble(ariane)).to_be_in_viewport(ratio=1)
        ariane.page.wait_for_function(f"({COVERED})() === 0")  # it follows what moves, a moment later
        bubble(ariane).locator(".button.main").click()
    expect(bubble(ariane)).to_have_count(0)
    ariane.page.reload()
    expect(ariane.page.locator("[data-answer]").first).to_be_visible()
    expect(bubble(ariane)).to_have_count(0)


def test_doing_it_is_as_good_as_next(come: Come) -> None:
    """At the step that asks for an answer, the answer goes on."""
    ariane = come(helped=[])
    ariane.play_now()
    while not re.search("equally quick|At level 1", bubble(ariane).inner_text()):
        go_on(ariane)
    step = told(ariane)
    ariane.pick()
    expect(bubble(ariane).locator(".place")).not_to_have_text(step)


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
    while not re.search("equally quick|At level 1", bubble(ariane).inner_text()):
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
