"""The coach in the browser: a hint, a second thought after a blunder, and luck and skill when the match is over."""

from __future__ import annotations

import re
import time

import pytest
from conftest import Come
from harness import Person, Server, seat_plan
from people import DESKTOP, LONG, PHONE, Visitor
from playwright.sync_api import Route, expect
from test_access import violations
from test_company import first_asked
from test_looking_back import person_waits
from test_table_cerbere import NEAR_THE_SHORE

import katabasis
from scenario_cerbere import pawn

GAMES = pytest.mark.parametrize("game", ["ahuris", "abyss", "cerbere"])
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture(scope="module")
def rivals(tables: Server) -> str:
    """Three bots, each for itself, played to the end."""
    person = Person(tables)
    match = person.table(options={"mode": "trio-competitive"}, plan=["bot", "bot", "bot"])
    person_waits(person, match)
    return match


@GAMES
@SIZES
def test_a_hint_marks_every_choice_and_says_why(come: Come, size: tuple[int, int], game: str) -> None:
    ariane = come(size=size)
    ariane.play_now(game)
    ariane.waits_for_turn()
    ariane.page.get_by_role("button", name="Hint", exact=True).click()
    advice = ariane.page.locator(".advice")
    expect(advice).to_be_visible()
    expect(advice).to_have_text(re.compile(r"\d+ %"))
    count = ariane.choices.count()
    expect(ariane.page.locator(".choice .worth")).to_have_count(count)
    expect(ariane.page.locator(".choice.advised")).to_have_count(1)
    expect(ariane.page.locator(".choice.advised")).to_be_in_viewport(ratio=0.9)  # however long the list is
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
    asked = first_asked(ariane, basil)  # the dice may call upon the fortress before the heroes
    assert asked is not None
    other = basil if asked is ariane else ariane
    asked.page.get_by_role("button", name="Hint").click()
    expect(asked.page.locator(".advice")).to_be_visible()
    expect(other.page.locator(".seats .hints")).to_have_count(1)
    expect(other.page.locator(".advice")).to_have_count(0)


def test_a_table_without_a_coach_has_no_hints(come: Come) -> None:
    ariane = come()
    page = ariane.go("/new/ahuris")
    page.locator("input[name=mode][value=solo]").check()
    page.locator("details summary").click()
    page.get_by_label(re.compile("coach")).uncheck()
    page.locator("form .button.main").click()
    ariane.waits_for_turn()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


@GAMES
@SIZES
def test_a_blunder_is_held_back_and_can_be_tried_again(come: Come, size: tuple[int, int], game: str) -> None:
    """The coach is made to find every answer bad, for a real blunder cannot be had to order."""
    ariane = come(warned=True, size=size)
    ariane.play_now(game)
    ariane.waits_for_turn()

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
    ariane.answered(before)


def test_a_good_answer_is_played_at_once_though_the_coach_watches(come: Come) -> None:
    ariane = come(warned=True)
    ariane.play_now()
    ariane.page.get_by_role("button", name="Hint").click()
    expect(ariane.page.locator(".choice.advised")).to_be_visible()
    before = ariane.stamp()
    ariane.page.locator(".choice.advised").click()
    ariane.answered(before)


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
    expect(luck.locator(".graph polyline.curve")).to_have_count(3, timeout=1000 * LONG)
    expect(luck.locator(".bars > li")).to_have_count(3)
    for text in luck.locator(".bars > li p:first-of-type").all_inner_texts():  # the parts add up, up to rounding
        numbers = [
            int(number.replace("−", "-")) for number in re.findall(r"(?<=[ \u00a0])[+−]?\d+", text.split("=", 1)[1])
        ]
        result, start = [int(number) for number in re.findall(r"(\d+)[ \u00a0]%", text)]
        assert abs(sum(numbers) - (result - start)) <= 2, text
    moments = luck.locator(".moments button")
    moments.nth(1).click()
    expect(luck.locator(".moments li.now")).to_have_count(1)
    page.locator(".panel summary").last.click()
    expect(page.locator("ol[start] li.now")).to_have_count(1)
    expect(page.locator("ol[start] svg.luck").first).to_be_attached()  # dots on the log
    luck.locator(".graph input").fill("0")
    expect(page.locator(".controls output")).to_have_text(re.compile("^0 /"))
    assert ariane.fits()
    assert violations(ariane) == []


@pytest.mark.parametrize(("game", "seats"), [("abyss", 2), ("cerbere", 5)])
@SIZES
def test_every_game_has_its_graph_bars_and_dots(come: Come, size: tuple[int, int], game: str, seats: int) -> None:
    """One line can be followed among many."""
    ariane = come(size=size)
    match = FINISHED.get((ariane.url, game)) or finished(ariane, game, seats)
    page = ariane.go(f"/replay/{match}")
    page.get_by_role("button", name="Luck and skill").click()
    luck = page.locator("section.luck")
    expect(luck.locator(".graph polyline.curve")).to_have_count(seats, timeout=1000 * LONG)
    expect(luck.locator(".bars > li")).to_have_count(seats)
    luck.locator(".legend button").nth(1).click()
    expect(luck.locator("polyline.curve.lit")).to_have_count(1)
    expect(luck.locator("polyline.curve.faint")).to_have_count(seats - 1)
    page.locator(".panel summary").last.click()
    expect(page.locator("ol[start] svg.luck").first).to_be_attached()  # dots on the log
    assert ariane.fits()
    assert violations(ariane) == []


FINISHED: dict[tuple[str, str], str] = {}  # by server and game: its report is made once


def finished(visitor: Visitor, game: str, seats: int) -> str:
    """A match of bots, played to the end; of Cerbère from near the shore, of Abyss from its beginning."""
    if game == "cerbere":
        record = katabasis.game(game).match(position=NEAR_THE_SHORE, seed="shore").record.text()
    else:
        record = katabasis.game(game).match(seats=seats, seed="shore").record.text()
    FINISHED[visitor.url, game] = bots_play(visitor, record, seats)
    return FINISHED[visitor.url, game]


def bots_play(visitor: Visitor, record: str, seats: int) -> str:
    """A match of bots from where a record ends, played to its end."""
    match = visitor.upload(record, [seat_plan("bot")] * seats)
    late = time.monotonic() + LONG
    while visitor.get(f"/api/matches/{match}")["status"] != "over":
        assert time.monotonic() < late, "the match does not end"
        time.sleep(0.05)
    return match


def test_with_seven_seats_the_legend_and_the_bars_are_short_on_a_phone(come: Come) -> None:
    """Of a report that is made up: how long it takes to look through seven seats is no matter here."""
    seats = 7
    ariane = come(size=PHONE, language="fr")
    position = {**NEAR_THE_SHORE, "players": [pawn(f"s{space}") for space in (26, 22, 27, 25, 24, 26, 25)]}
    record = katabasis.game("cerbere").match(position=position, seed="shore").record.text()
    match = bots_play(ariane, record, seats)
    errors = {"start_error": 0.01, "luck_error": 0.01, "own_error": 0.01, "others_error": 0.01}
    seat = {"start": 0.1, "result": 0.4, "luck": 0.1, "own": 0.1, "others": 0.1, "given": 0.0, **errors}
    step = {
        "number": 0,
        "seat": 0,
        "action": "sprint 1",
        "text": "Sprint 1",
        "given": 0.0,
        "better": "",
        "better_text": "",
    }
    hopes = {"values": [0.2] * seats, "errors": [0.01] * seats, "luck": [0.0] * seats, "decision": [0.1] * seats}
    report = {"rounds": 40, "length": 1, "steps": [{**step, **hopes}]}
    report["seats"] = [{**seat, "decisions": 1, "usual": 0}] * seats
    told = {"status": "ready", "progress": 1.0, "report": report}
    ariane.page.route(re.compile(r"/luck(\?|$)"), lambda route: route.fulfill(json=told))
    ariane.go(f"/replay/{match}?luck=1")
    expect(ariane.page.locator(".bars > li")).to_have_count(seats)
    legend = ariane.page.locator(".legend").bounding_box()
    bars = ariane.page.locator(".bars").bounding_box()
    assert legend is not None
    assert bars is not None
    assert legend["height"] < 3 * 44
    assert bars["height"] < seats * 180
    assert ariane.fits()


def test_the_end_of_a_match_leads_to_luck_and_skill(come: Come, tables: Server) -> None:
    ariane = come()
    ariane.play_now()
    ariane.play_on(turning=True)
    ariane.page.get_by_role("dialog").get_by_role("link", name="Luck and skill").click()
    expect(ariane.page.locator("section.luck .bars > li")).to_have_count(1, timeout=1000 * LONG)
    assert tables.url in ariane.page.url
