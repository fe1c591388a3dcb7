"""The things on the table of Abyss are its buttons: at every kind of question, by mouse, by touch and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from abyss_positions import POSITIONS, position
from conftest import Come
from harness import seat_plan
from people import Visitor
from playwright.sync_api import expect
from sight import faults

from katabasis.games.abyss.actions import ACTION_KINDS
from scenario_abyss import ABYSS

DESK = (1280, 720)
PHONE = (360, 740)
TURNED = (740, 360)
# what nothing on the table stands for; it stands in the row of answers
ROW = {
    "skip": "no action is possible: there is nothing to point at",
    "refuse": "the ally on offer stands for buying it",
    "done": "the powers that could be used stand for using them",
    "decline": "the lords and locations that could be exchanged stand for exchanging them",
    "withdraw": "each ally laid down stands for paying with it and keeping it",
}
FINGER = 44  # pixels
# buttons lower than that, and things that are answers or in the hand that are also narrower
SMALL = """least => [...document.querySelectorAll(".board :is([data-answer], .hand .card, button)")]
  .filter((thing) => thing.checkVisibility())
  .map((thing) => [thing.className, thing.dataset.answer ?? "", thing.offsetHeight, thing.offsetWidth])
  .filter(([name, answer, height, width]) => height < least || (width < least && (answer || /^card/.test(name))))"""
ANSWERS = """where => [...document.querySelectorAll(`${where} [data-answer]`)]
  .flatMap((thing) => thing.dataset.answer.split(" | "))"""

KINDS = {action.text: ACTION_KINDS[action.kind].name for action in ABYSS.actions}


def at(visitor: Visitor, where: dict[str, Any]) -> list[str]:
    """At a table that goes on from a position, with bots; returns what can be answered."""
    record = ABYSS.match(position=where, seed="reef").record.text()
    bots = [seat_plan("bot")] * (len(where["players"]) - 1)
    match = visitor.upload(record, [{"kind": "me"}, *bots])
    visitor.post(f"/api/matches/{match}/seats/0/ready", {"word": "lantern"})
    visitor.go(f"/table/{match}")
    expect(visitor.page.locator("[data-answer]").first).to_be_visible()
    return [choice["action"] for choice in visitor.get(f"/api/matches/{match}/view?seat=0")["choices"]]


def test_a_finger_hits_each_thing_however_much_is_held(come: Come) -> None:
    """Upright and turned, at every kind of question: a hand of many rows takes the room it needs."""
    visitor = come(size=PHONE, touch=True, list=False, language="fr")
    for name, where in POSITIONS.items():
        at(visitor, where)
        for width, height in (PHONE, TURNED):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate("() => new Promise(requestAnimationFrame)")
            assert visitor.page.evaluate(SMALL, FINGER) == [], f"{name}, {width} by {height}"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_answer_that_names_a_thing_is_given_by_pointing_at_it(come: Come, size: tuple[int, int]) -> None:
    """At every kind of question, all of it in sight; what is left for the row is written down above."""
    met: set[str] = set()
    visitor = come(size=size, touch=size == PHONE, list=False, language="fr")
    for name, where in POSITIONS.items():
        offered = at(visitor, where)
        assert faults(visitor.page, offered) == [], name
        if size == PHONE:
            visitor.page.set_viewport_size({"width": TURNED[0], "height": TURNED[1]})
            assert faults(visitor.page, offered) == [], f"{name}, turned"
            visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        things = visitor.page.evaluate(ANSWERS, ".board")
        row = visitor.page.evaluate(ANSWERS, "[data-answers]")
        assert sorted({*things, *row}) == sorted(offered), name
        assert not {*things} & {*row}, name
        assert {KINDS[action] for action in row} <= {*ROW}, name
        met |= {KINDS[action] for action in things}
    assert not met & {*ROW}
    assert met | {*ROW} == {kind.name for kind in ACTION_KINDS}


PAYING = position("act first", seats=3, court=["shaman", "apprentice"])
LAID = ["pay jellyfish 4", "pay shellfish 2", "pay crab 4"]


def test_a_turn_by_pointing_with_a_mouse(come: Come) -> None:
    """A lord is recruited: pointing shows what comes of it, a click does it."""
    ariane = come(size=DESK, list=False)
    at(ariane, PAYING)
    page = ariane.page
    lord = page.locator('.court [data-answer="recruit apprentice"]')
    lord.hover()
    expect(page.locator(".look")).to_contain_text("Apprentice")
    expect(page.locator(".look .ways li").first).to_be_visible()
    ariane.answers_by(lord)
    for action in LAID:
        ariane.answers_by(page.locator(f'.hand [data-answer="{action}"]'))
    expect(page.locator(".payment .sum")).to_contain_text("10 / 8")
    ariane.answers_by(page.locator('.payment [data-answer="affiliate shellfish 2"]'))
    expect(page.locator('.mine [data-lord="apprentice"]')).to_be_visible()


def test_a_turn_by_touch(come: Come) -> None:
    """A first tap shows it in the lens, a second one or the large button does it."""
    ariane = come(size=PHONE, touch=True, list=False)
    at(ariane, PAYING)
    page = ariane.page
    lord = page.locator('.court [data-answer="recruit apprentice"]')
    lord.tap()
    expect(page.locator("[data-answers] .lens")).to_contain_text("On arrival, take one council stack.")
    before = ariane.stamp()
    lord.tap()
    ariane.answered(before)
    for action in LAID:
        page.locator(f'.hand [data-answer="{action}"]').tap()
        before = ariane.stamp()
        page.locator(f'[data-answers] [data-answer="{action}"]').tap()
        ariane.answered(before)
    page.locator('.payment [data-answer="affiliate shellfish 2"]').tap()
    before = ariane.stamp()
    page.locator('[data-answers] [data-answer="affiliate shellfish 2"]').tap()
    ariane.answered(before)
    expect(page.locator('.mine [data-lord="apprentice"]')).to_be_visible()


def test_a_turn_by_keys(come: Come) -> None:
    """The key on a thing gives its answer."""
    ariane = come(size=DESK, list=False)
    at(ariane, PAYING)
    page = ariane.page
    for action in ["recruit apprentice", "pay squid 1", "pay seahorse 3", "pay jellyfish 4"]:
        thing = page.locator(f'.board [data-answer="{action}"]')
        before = ariane.stamp()
        page.keyboard.press(thing.get_attribute("data-key") or "?")
        ariane.answered(before)
        expect(thing).to_have_count(0)


def test_on_a_phone_all_else_is_one_swipe_away(come: Come) -> None:
    """The second pane holds the others; what a finger asks about is shown there, and left at a tap."""
    ariane = come(size=PHONE, touch=True, list=False)
    at(ariane, POSITIONS["stack"])
    page = ariane.page
    expect(page.locator(".council")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="The others and the rest").tap()
    expect(page.locator(".rival").first).to_be_in_viewport(ratio=1)
    page.locator('.rival [data-lord="hunter"]').tap()
    expect(page.locator(".look")).to_contain_text("steal a monster token")
    page.locator(".look").tap()
    expect(page.locator(".look")).to_have_count(0)
    expect(page.locator("[data-own]")).to_be_in_viewport(ratio=1)
