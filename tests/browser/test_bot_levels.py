"""Bots by level: chosen in the browser, seated as chosen, shown by name, remembered, and good for a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from conftest import Come
from harness import Server
from people import PHONE, Visitor
from playwright.sync_api import expect
from test_access import violations
from test_company import first_asked
from test_table_abyss import choose
from test_table_cerbere import WISHES, begin

from katabasis.bots import BOTS, MINDER, OPPONENT
from katabasis.bots.ratings import ratings
from katabasis.words import words
from scenario_cerbere import pawn

ANSWERS = 4  # of a bot, in games that take long


def seats(visitor: Visitor) -> list[dict[str, Any]]:
    """The seats of the table at hand, as the server tells them."""
    match = visitor.page.url.rpartition("/")[2]
    found: dict[str, Any] = visitor.page.evaluate("async match => (await fetch(`/api/matches/${match}`)).json()", match)
    return list(found["seats"])


def levels(visitor: Visitor) -> list[str]:
    return [seat["bot"] for seat in seats(visitor)]


def answers_of_others(visitor: Visitor) -> int:
    """How many answers in the record are not this visitor's, who has the first seat."""
    match = visitor.page.url.rpartition("/")[2]
    lines = visitor.page.evaluate("async match => (await fetch(`/api/matches/${match}/lines`)).json()", match)["lines"]
    return sum(line["seat"] not in (None, 0) for line in lines)


def table_against(visitor: Visitor, game: str, level: str, **picked: str) -> None:
    """A new table with bots of a level, through the form, begun."""
    page = visitor.go(f"/new/{game}")
    for name, value in picked.items():
        page.locator(f"input[name={name}][value='{value}']").check()
    page.locator("input[name=rest][value=bot]").check()
    tiles = page.locator("input[name=level]")
    assert [tile.get_attribute("value") for tile in tiles.all()] == BOTS
    page.locator(f"input[name=level][value={level}]").check()
    page.locator("form .button.main").click()
    expect(page.locator("main.play")).to_be_visible()


@pytest.mark.parametrize("level", BOTS)
def test_a_match_is_played_to_its_end_against_each_level(come: Come, level: str) -> None:
    ariane = come()
    table_against(ariane, "ahuris", level, mode="trio-competitive")
    assert first_asked(ariane) is not None
    shown = ariane.page.locator(".seats li").all_inner_texts()
    assert [words("en").say(f"bot-{level}") in text for text in shown] == [False, True, True]
    ariane.play_on()
    assert [(seat["kind"], seat["bot"]) for seat in seats(ariane)] == [("person", ""), ("bot", level), ("bot", level)]
    expect(ariane.page.get_by_role("dialog").locator(".result")).to_be_visible()
    assert answers_of_others(ariane) > 0


def until_others_have_answered(ariane: Visitor) -> Iterator[int]:
    """Turns of hers, as many as that takes."""
    for turn in range(60):
        if answers_of_others(ariane) >= ANSWERS:
            return
        yield turn
    assert answers_of_others(ariane) >= ANSWERS


@pytest.mark.parametrize("level", BOTS)
def test_each_level_plays_abyss(come: Come, level: str) -> None:
    ariane = come()
    table_against(ariane, "abyss", level, seats="2")
    for _ in until_others_have_answered(ariane):
        assert first_asked(ariane) is not None
        choose(ariane)
    assert levels(ariane) == ["", level]
    ariane.page.locator(".bar button.all").click()  # who sits there
    expect(ariane.page.locator(".people")).to_contain_text(words("en").say(f"bot-{level}"))


@pytest.mark.parametrize("level", BOTS)
def test_each_level_plays_cerbere(come: Come, level: str) -> None:
    ariane = come()
    table_against(ariane, "cerbere", level, seats="3")
    for turn in until_others_have_answered(ariane):
        if first_asked(ariane) is None:  # all three may be captured before the others have answered so often
            table_against(ariane, "cerbere", level, seats="3")
        else:
            ariane.pick(turn)
    assert levels(ariane) == ["", level, level]
    shown = ariane.page.locator(".seats li").all_inner_texts()
    assert [words("en").say(f"bot-{level}") in text for text in shown] == [False, True, True]


@pytest.mark.parametrize("level", BOTS)
def test_cerbere_is_played_to_its_end_against_each_level(come: Come, level: str) -> None:
    """From two thirds of the road, for the stronger ones take their time, and nobody gets out in one turn."""
    near = {"players": [pawn("s20"), pawn("s22"), pawn("s23")], "cerberus": "s12", "rage": 3}
    ariane = begin(come, near, [{}], bots=2, level=level)[0]
    ariane.play_on(wishes=WISHES)
    assert levels(ariane) == ["", level, level]
    assert answers_of_others(ariane) > 0
    expect(ariane.page.get_by_role("dialog").locator(".result")).to_be_visible()


def test_one_click_meets_the_usual_level_and_the_next_one_the_level_chosen_last(come: Come) -> None:
    ariane = come(bot="")
    ariane.play_now("abyss")
    assert levels(ariane) == ["", OPPONENT, OPPONENT]
    page = ariane.go()
    choice = page.get_by_label("Level of the bots")
    expect(choice).to_have_value(OPPONENT)
    choice.select_option(label="Novice")
    expect(page.locator(".levels")).to_contain_text("Plays by habit")
    ariane.go("/about")
    ariane.play_now("abyss")
    assert levels(ariane) == ["", "novice", "novice"]
    table_against(ariane, "ahuris", "adept", mode="trio-competitive")
    expect(ariane.go().get_by_label("Level of the bots")).to_have_value("adept")
    page.reload()
    expect(page.get_by_label("Level of the bots")).to_have_value("adept")


def test_a_level_that_no_longer_exists_is_forgotten(come: Come) -> None:
    ariane = come(bot="oracle")
    expect(ariane.go().get_by_label("Level of the bots")).to_have_value(OPPONENT)
    ariane.play_now("abyss")
    assert levels(ariane) == ["", OPPONENT, OPPONENT]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_how_good_a_level_is_stands_where_it_is_chosen_and_was_measured(come: Come, language: str) -> None:
    """What tournaments found at such a table; nothing where there were none."""
    page = come(language=language).go("/new/abyss")
    page.locator("input[name=rest][value=bot]").check()
    tile = page.locator("label.tile", has=page.locator("input[name=level][value=master]"))
    for rating in ratings("abyss", "master"):
        page.locator(f"input[name=seats][value='{rating.seats}']").check()
        expect(tile).to_contain_text(words(language).say(f"bot-rating-{rating.kind}", rating.numbers()))
    page.locator("input[name=level][value=random]").check()
    expect(page.locator("label.tile", has=page.locator("input[value=random]"))).not_to_contain_text("1500")


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("fr", PHONE)])
def test_the_host_gives_each_seat_a_level_of_its_own(come: Come, language: str, size: tuple[int, int]) -> None:
    speak = words(language)
    ariane, basil = come(language=language, size=size, bot=""), come(language=language, size=size)
    page = ariane.go("/new/cerbere")
    page.locator("input[name=seats][value='4']").check()
    page.locator("form .button.main").click()
    rows = page.locator(".gathering li")
    page.locator(".levels select").select_option("adept")
    rows.nth(1).get_by_role("button", name=speak.say("bot-adept")).click()
    expect(rows.nth(1).locator("select")).to_have_value("adept")
    rows.nth(2).get_by_role("button", name=speak.say("bot-adept")).click()
    rows.nth(2).locator("select").select_option("master")
    basil.page.goto(page.url)
    theirs = basil.page.locator(".gathering li")
    expect(theirs.nth(1)).to_contain_text(speak.say("bot-adept"))
    expect(theirs.nth(2)).to_contain_text(speak.say("bot-master"))
    expect(basil.page.locator(".gathering select")).to_have_count(0)  # it is the host's to decide
    assert levels(ariane) == ["", "adept", "master", ""]
    assert ariane.fits()
    assert violations(ariane) == []
    rows.nth(1).get_by_role("button", name=speak.say("web-seat-free")).click()
    expect(rows.nth(1)).to_contain_text(speak.say("web-seat-open"))
    assert levels(ariane) == ["", "", "master", ""]


def test_who_minds_a_seat_is_said(come: Come) -> None:
    ariane = come()
    page = ariane.go("/new/ahuris")
    page.locator("input[name=mode][value=duo]").check()
    page.locator("details summary").click()
    name = words("en").say(f"bot-{MINDER}")
    expect(page.get_by_label(f"After two minutes of absence, a bot ({name}) minds the seat")).to_be_visible()


def test_bots_go_on_in_an_open_page_after_the_server_was_killed(come_here: Come, own_server: Server) -> None:
    ariane = come_here(bot="novice")
    ariane.play_now("abyss")
    ariane.outage = True
    own_server.kill()
    expect(ariane.page.locator(".lost")).to_be_visible()
    own_server.start()
    expect(ariane.page.locator(".lost")).to_have_count(0)
    before = answers_of_others(ariane)
    for _ in range(40):
        if answers_of_others(ariane) >= before + ANSWERS:
            break
        assert first_asked(ariane) is not None
        choose(ariane)
    assert answers_of_others(ariane) >= before + ANSWERS
    assert levels(ariane) == ["", "novice", "novice"]
