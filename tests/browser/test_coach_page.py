"""The coach in the browser: a hint, a second thought after a blunder, and luck and skill when the match is over."""

from __future__ import annotations

import re

import pytest
from conftest import Come
from harness import Person, Server
from people import DESKTOP, PHONE
from playwright.sync_api import Route, expect
from test_access import violations
from test_looking_back import person_waits

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture(scope="module")
def rivals(tables: Server) -> str:
    """Three bots, each for itself, played to the end."""
    person = Person(tables)
    match = person.table(options={"mode": "trio-competitive"}, plan=["bot", "bot", "bot"])
    person_waits(person, match)
    return match


@SIZES
def test_a_hint_marks_every_choice_and_says_why(come: Come, size: tuple[int, int]) -> None:
    ariane = come(size=size)
    ariane.play_now()
    ariane.page.get_by_role("button", name="Hint").click()
    advice = ariane.page.locator(".advice")
    expect(advice).to_be_visible()
    expect(advice).to_have_text(re.compile(r"\d+ %"))
    count = ariane.choices.count()
    expect(ariane.page.locator(".choice .worth")).to_have_count(count)
    expect(ariane.page.locator(".choice.advised")).to_have_count(1)
    expect(ariane.page.locator(".seats .hints")).to_have_count(1)  # everybody sees that it was asked for
    assert violations(ariane) == []
    ariane.page.locator(".choice.advised").click()
    expect(advice).to_have_count(0)


def test_the_others_see_that_a_hint_was_asked_for(come: Come) -> None:
    ariane, basil = come(), come()
    link = ariane.open_table("duo")
    basil.page.goto(link)
    basil.sit()
    ariane.ready()
    basil.ready()
    ariane.waits_for_turn()
    ariane.page.get_by_role("button", name="Hint").click()
    expect(ariane.page.locator(".advice")).to_be_visible()
    expect(basil.page.locator(".seats .hints")).to_have_count(1)
    expect(basil.page.locator(".advice")).to_have_count(0)


def test_a_table_without_a_coach_has_no_hints(come: Come) -> None:
    ariane = come()
    page = ariane.go("/new/ahuris")
    page.locator("input[name=mode][value=solo]").check()
    page.locator("details summary").click()
    page.get_by_label(re.compile("coach")).uncheck()
    page.locator("form .button.main").click()
    expect(page.locator(".gathering")).to_be_visible()
    ariane.ready()
    ariane.waits_for_turn()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_blunder_is_held_back_and_can_be_tried_again(come: Come) -> None:
    """The coach is made to find every answer bad, for a real blunder cannot be had to order."""
    ariane = come(warned=True)
    ariane.play_now()

    def harsh(route: Route) -> None:
        answer = route.fetch()
        assert answer.status == 200
        route.fulfill(response=answer, json={**answer.json(), "given": 0.21, "blunder": True})

    ariane.page.route("**/judgement*", harsh)
    before = ariane.stamp()
    ariane.choices.first.click()
    dialog = ariane.page.get_by_role("dialog")
    expect(dialog).to_have_text(re.compile("gives away about 21 % of a win"))
    assert violations(ariane) == []
    dialog.get_by_role("button", name="Try again").click()
    expect(dialog).to_have_count(0)
    assert ariane.stamp() == before  # nothing was played
    ariane.choices.first.click()
    dialog.get_by_role("button", name="Play it all the same").click()
    ariane.page.wait_for_function("before => document.querySelector('main')?.dataset.length !== before", arg=before)


def test_a_good_answer_is_played_at_once_though_the_coach_watches(come: Come) -> None:
    ariane = come(warned=True)
    ariane.play_now()
    ariane.page.get_by_role("button", name="Hint").click()
    expect(ariane.page.locator(".choice.advised")).to_be_visible()
    before = ariane.stamp()
    ariane.page.locator(".choice.advised").click()
    ariane.page.wait_for_function("before => document.querySelector('main')?.dataset.length !== before", arg=before)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@SIZES
def test_luck_and_skill_are_drawn_and_lead_to_their_moments(
    come: Come, rivals: str, size: tuple[int, int], theme: str, language: str
) -> None:
    ariane = come(size=size, theme=theme, language=language)
    page = ariane.go(f"/replay/{rivals}")
    page.get_by_role("button", name={"en": "Luck and skill", "fr": "Chance et talent"}[language]).click()
    luck = page.locator("section.luck")
    expect(luck.locator(".graph polyline.curve")).to_have_count(3, timeout=120_000)
    expect(luck.locator(".bars > li")).to_have_count(3)
    for text in luck.locator(".bars > li p:first-of-type").all_inner_texts():  # the parts add up, up to rounding
        numbers = [
            int(number.replace("−", "-")) for number in re.findall(r"(?<=[ \u00a0])[+−]?\d+", text.split("=", 1)[1])
        ]
        result, start = [int(number) for number in re.findall(r"(\d+)[ \u00a0]%", text)]
        assert abs(sum(numbers) - (result - start)) <= 2, text
    moments = luck.locator(".moments button")
    assert moments.count() > 0
    moments.nth(1).click()
    expect(luck.locator(".moments li.now")).to_have_count(1)
    page.locator(".panel summary").last.click()
    expect(page.locator("ol[start] li.now")).to_have_count(1)
    assert page.locator("ol[start] svg.luck").count() > 0  # dots on the log
    luck.locator(".graph input").fill("0")
    expect(page.locator(".controls output")).to_have_text(re.compile("^0 /"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ariane) == []


def test_the_end_of_a_match_leads_to_luck_and_skill(come: Come, tables: Server) -> None:
    ariane = come()
    ariane.play_now()
    for turn in range(600):
        if ariane.over:
            break
        ariane.pick(turn)
    ariane.page.get_by_role("dialog").get_by_role("link", name="Luck and skill").click()
    expect(ariane.page.locator("section.luck .bars > li")).to_have_count(1, timeout=120_000)
    assert tables.url in ariane.page.url
