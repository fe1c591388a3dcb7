"""The table of Abyss: whole matches by several people, at a desk and on a phone, by clicking what lies there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import Come
from people import DESKTOP, PHONE, WIDE, Visitor
from playwright.sync_api import expect
from test_access import violations
from test_company import first_asked

from katabasis.games.abyss.data.allies import RACES
from katabasis.games.abyss.data.lords import GUILDS, LORDS, RACE_OF_GUILD
from katabasis.games.abyss.data.places import PLACES

PRINTED = Path(__file__).parents[2] / "web" / "src" / "games" / "abyss" / "printed.json"
CLICKED = 60  # answers that are given with the mouse: all kinds are among them
MOST = 2000  # answers in a match; those below take some hundreds
# what leads to the end of a match soon
WISHES = (
    "affiliate",
    "pay",
    "recruit",
    "control",
    "keep",
    "council",
    "buy",
    "take",
    "fight",
    "explore",
    "done",
    "decline",
)


def choose(visitor: Visitor) -> str:
    """The choice that leads to the end soonest, by its button."""
    actions = visitor.actions()
    best = min(actions, key=lambda action: next((i for i, wish in enumerate(WISHES) if action.startswith(wish)), 99))
    return visitor.pick(actions.index(best))


def company(come: Come, sizes: list[tuple[int, int]]) -> list[Visitor]:
    """A table of so many people, who came by the link of the first."""
    host, *guests = [come(nickname=f"Guest {number}", size=size) for number, size in enumerate(sizes)]
    page = host.go("/new/abyss")
    page.locator(f"input[name=seats][value='{len(sizes)}']").check()
    page.locator("form .button.main").click()
    link = host.page.locator(".invite input").input_value()
    for guest in guests:
        guest.page.goto(link)
        guest.sit()
        guest.ready()
    host.ready()
    for visitor in (host, *guests):
        expect(visitor.page.locator(".descent")).to_be_visible()
    return [host, *guests]


def order_refusals(visitor: Visitor) -> None:
    """A standing order, by clicking: refuse everything."""
    page = visitor.page
    page.get_by_role("button", name="Standing orders").click()
    page.get_by_text("Refuse", exact=True).click()
    for value in range(1, 6):
        page.get_by_role("button", name=f"All allies of value {value}").click()
        expect(page.locator(f'[data-order="crab {value}"]')).to_have_attribute("aria-label", f"Crab {value} : Refuse")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Standing orders")).to_contain_text("orders are given")


def test_what_is_printed_on_the_cards_is_what_the_game_plays_with() -> None:
    """The browser draws cards from a list of its own; it must not drift."""
    printed = json.loads(PRINTED.read_text(encoding="utf-8"))
    assert printed["lords"] == [
        {
            "name": lord.name,
            "guild": GUILDS[lord.guild],
            "race": RACES[RACE_OF_GUILD[lord.guild]] if RACE_OF_GUILD[lord.guild] >= 0 else "",
            "cost": lord.cost,
            "races": lord.races,
            "keys": lord.keys,
            "points": lord.points,
        }
        for lord in LORDS
    ]
    assert printed["places"] == [{"name": place.name, "points": place.points} for place in PLACES]


def test_three_people_in_three_browsers_play_a_whole_match_one_with_a_standing_order(come: Come) -> None:
    """Who ordered it refuses every offer without being asked, and nobody else is told why."""
    ariane, basil, clio = company(come, [DESKTOP] * 3)
    order_refusals(clio)
    asked_about: list[str] = []
    for count in range(MOST):
        turn = first_asked(ariane, basil, clio)
        if turn is None:
            break
        if turn is clio:
            asked_about += clio.actions()
        if count < CLICKED:
            choose(turn)
        else:
            turn.play_on(1, wishes=WISHES)
    assert asked_about
    assert "buy" not in asked_about
    expect(ariane.page.locator(".log li", has_text=re.compile(r"^\s*Guest 2\s+does not buy"))).not_to_have_count(0)
    log = [" ".join(line.split()) for line in ariane.page.locator(".log li").all_text_contents()]  # folded ones too
    assert not any(re.match("Guest 2 buys", line) for line in log)
    assert not any("tanding order" in line for line in log)
    for visitor in (ariane, basil, clio):
        expect(visitor.page.locator("dialog .result .text")).to_have_text(re.compile(r"\w{5}"))
        visitor.page.keyboard.press("Escape")
    expect(ariane.page.get_by_text("orders are given")).to_have_count(0)
    for seat, rival in ((1, basil), (2, clio)):  # at the end everybody sees everything
        total = rival.page.locator(".board .mine .total").inner_text()
        expect(ariane.page.locator(f'.rival[data-seat="{seat}"] .total')).to_have_text(total, use_inner_text=True)


def test_a_phone_and_a_desk_play_a_whole_match(come: Come) -> None:
    phone, desk = company(come, [PHONE, DESKTOP])
    order_refusals(phone)
    for count in range(MOST):
        turn = first_asked(phone, desk)
        if turn is None:
            break
        if turn is phone:
            phone.shows_choices()
        if count < CLICKED:
            choose(turn)
        else:
            turn.play_on(1, wishes=WISHES)
    for visitor in (phone, desk):  # one of them may hear of it a moment later
        expect(visitor.page.locator("dialog .result")).to_be_visible()


def test_four_people_with_bots(come: Come) -> None:
    """One person and three bots: all four sides are there, one's own with its hand."""
    ariane = come(language="fr")
    page = ariane.go("/new/abyss")
    page.locator("input[name=seats][value='4']").check()
    page.locator("input[name=rest][value=bot]").check()
    page.locator("form .button.main").click()
    for _ in range(6):
        choose(ariane)
    expect(page.locator(".rival")).to_have_count(3)
    expect(page.locator(".board .mine")).to_have_count(1)


def test_a_lord_tells_what_it_does_and_why_it_cannot_be_had(come: Come) -> None:
    ariane = come()
    ariane.play_now("abyss")
    for _ in range(60):  # until it is our own turn
        ariane.waits_for_turn()
        if ariane.page.locator('.choice[data-action="explore"]').count():
            break
        ariane.pick(1)
    lord = ariane.page.locator(".court .lord[data-wondered]").first
    name = lord.get_attribute("data-lord") or ""
    lord.hover()
    expect(ariane.page.locator(".look")).to_contain_text("You cannot pay for this lord now.")
    lord.click()
    expect(ariane.page.locator(".said .why a")).to_have_text(re.compile(r"ABY-[A-Z]+-\d+"))
    view = ariane.view()["view"]
    assert name in view["court"]
    assert name not in view["affordable"]
    place = view["available"][0]
    tile = ariane.page.locator(f'[data-place="{place}"]')
    expect(tile.locator(".worth [data-text]")).to_have_attribute("data-text", str(view["worths"][place]))


def test_a_lord_that_can_be_had_shows_how_he_could_be_paid(come: Come) -> None:
    ariane = come()
    match = ariane.play_now("abyss")
    recruits = ariane.page.locator('.choice[data-action^="recruit "]')
    for _ in range(200):
        ariane.waits_for_turn()
        if recruits.count():
            break
        choose(ariane)
    action = recruits.first.get_attribute("data-action") or ""
    lord = ariane.page.locator(f'.court [data-lord="{action.removeprefix("recruit ")}"]')
    lord.hover()
    ways = ariane.page.locator(".look .ways li")
    expect(ways.first).to_be_visible()
    foreseen = "async match => (await fetch(`/web/foreseen/${match}?seat=0`)).json()"
    told = ariane.page.evaluate(foreseen, match)[action]
    assert 1 <= len(told["payments"]) <= 6
    expect(ways).to_have_count(len(told["payments"]) + (told["more"] > 0))


def test_orders_stand_after_a_reload_and_are_forgotten_at_a_click(come: Come) -> None:
    ariane = come()
    ariane.play_now("abyss")
    order_refusals(ariane)
    ariane.page.reload()
    page = ariane.page
    page.get_by_role("button", name="Standing orders").click()
    expect(page.locator('[data-order="squid 5"]')).to_have_attribute("aria-label", "Squid 5 : Refuse")
    page.get_by_text("Up to 2", exact=True).click()
    page.locator('[data-order="squid 5"]').click()
    expect(page.locator('[data-order="squid 5"]')).to_have_attribute("aria-label", "Squid 5 : Up to 2")
    page.get_by_role("button", name="Refuse all this turn").click()
    expect(page.get_by_role("button", name="All is refused this turn")).to_be_visible()
    page.get_by_role("button", name="Forget all").click()
    expect(page.locator('[data-order="squid 5"]')).to_have_attribute("aria-label", "Squid 5 : Ask me")
    page.keyboard.press("Escape")
    expect(page.get_by_text("orders are given")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, WIDE], ids=["desktop", "phone", "wide"])
def test_nothing_is_wider_than_the_screen(come: Come, size: tuple[int, int]) -> None:
    """Whether all is large enough to touch is asked at written positions, in test_things_abyss."""
    ariane = come(size=size, language="fr", touch=size == PHONE)
    ariane.play_now("abyss")
    for _ in range(16):
        ariane.waits_for_turn()
        ariane.shows_choices()
        choose(ariane)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(come: Come, theme: str, size: tuple[int, int]) -> None:
    """From the first to the last moment, with its dialogs."""
    ariane = come(theme=theme, size=size, helped=[])
    expect(ariane.go("/new/abyss").locator("form")).to_be_visible()
    ariane.page.locator("summary").click()
    assert violations(ariane) == []
    ariane.play_now("abyss")
    ariane.waits_for_turn()
    assert violations(ariane) == []
    ariane.page.get_by_role("button", name="I know how to play").click()
    ariane.page.get_by_role("button", name="Standing orders").click()
    assert violations(ariane) == []
    ariane.page.keyboard.press("Escape")
    ariane.page.locator(".court .lord").last.focus()
    seen: set[str] = set()
    for turn in range(MOST):
        given = ariane.play_on(1, wishes=WISHES)
        if not given:
            break
        action = given[0].split()[0]
        if action not in seen or turn in (5, 25, 45):  # what follows each kind of answer
            seen.add(action)
            assert violations(ariane) == []
    assert violations(ariane) == []


def test_looking_back_at_a_match(come: Come) -> None:
    """Any position through any eyes: others' hands only when all is shown."""
    ariane = come()
    match = ariane.play_now("abyss")
    ariane.play_on(wishes=WISHES)
    page = ariane.go(f"/replay/{match}?at=60&as=table")
    expect(page.locator(".rival")).to_have_count(3)
    assert page.locator(".rival .open").count() == 0
    page.locator("select").select_option("open")
    expect(page.locator(".rival .open").first).to_be_visible()
    page.get_by_role("button", name="Verify chance").click()
    expect(page.locator(".verdict")).to_have_text(re.compile("Honest: the secret was promised before the first draw"))


def test_what_happens_is_shown_and_ends_as_the_view_says(come: Come) -> None:
    """With motion: captions come and go, and afterwards the table shows what the server says."""
    ariane = come(motion="full")
    ariane.play_now("abyss")
    ariane.waits_for_turn()
    ariane.stop_time()
    captions = 0
    for turn in range(14):
        assert ariane.watch() == "asked"
        view = ariane.view()["view"]
        lords = ariane.page.locator(".court .lord")
        expect(lords).to_have_count(len([name for name in view["court"] if name]))
        expect(ariane.page.locator(".slot .card")).to_have_count(len(view["track"]))
        choose(ariane)
        captions += ariane.page.locator(".caption").count()
        if turn % 3 == 2:
            ariane.page.keyboard.press("Escape")
    assert captions
