"""What happens is shown at a pace that nobody waits for; one goes on by clicks, and a table that waits rests.

Time is stopped and let go by, so that no show depends on how busy the machine is.
"""

from __future__ import annotations

from typing import Any

import pytest
from conftest import Come
from harness import QUICK
from idle import ENDLESS
from people import PATIENCE, Visitor
from playwright.sync_api import Locator, expect

STEP = 0.25  # seconds
ROUND = 8.0  # from one decision of mine to the next
TRIO = 20.0
ROUNDS = 5
CLICKS = 8


def sit(visitor: Visitor, game: str, seats: int, mode: str = "") -> str:
    """At a table with bots that answer at once; its time stands still before anything has happened."""
    visitor.post("/api/players", {"nickname": "Ariane", "language": visitor.language})
    plan = [{"kind": "me"}, *[{"kind": "bot", "bot": QUICK}] * (seats - 1)]
    wishes = {"game": game, "seats": seats, "plan": plan, "options": {"mode": mode} if mode else {}}
    match = str(visitor.post("/api/matches", wishes)["id"])
    visitor.go(f"/table/{match}")
    expect(visitor.page.locator(".gathering")).to_be_visible()
    visitor.stop_time()
    visitor.post(f"/api/matches/{match}/seats/0/ready", {"word": "lantern"})
    news(visitor, match)
    return match


def news(visitor: Visitor, match: str) -> Any:
    """Wait until I am asked or the match is over, and the page knows all of it."""
    update = visitor.get(f"/api/matches/{match}/view?seat=0")
    while not update["choices"] and update["result"] is None:
        update = visitor.get(f"/api/matches/{match}/view?seat=0&since={update['length']}&wait=10")
    visitor.page.wait_for_selector(f"main[data-length='{update['length']}']", state="attached", timeout=PATIENCE)
    return update


def skip(visitor: Visitor) -> Locator:
    """What stands there while something is shown."""
    return visitor.page.locator(".skip")


def shown_for(visitor: Visitor) -> float:
    """Seconds until all is shown."""
    seconds = 0.0
    while skip(visitor).count():
        visitor.let_pass(STEP)
        seconds += STEP
        assert seconds < 60
    return seconds


def answer(visitor: Visitor, match: str, place: int) -> Any:
    """Give an answer that the server offers, and wait for all that comes of it."""
    update = visitor.get(f"/api/matches/{match}/view?seat=0")
    action = update["choices"][place % len(update["choices"])]["action"]
    told = {"seat": 0, "length": update["length"], "action": action}
    visitor.post(f"/api/matches/{match}/answers", told)
    return news(visitor, match)


def come_with(come: Come, **settings: object) -> Visitor:
    return come(motion="full", list=False, **settings)


def test_three_rivals_let_nobody_wait(come: Come) -> None:
    ariane = come_with(come)
    sit(ariane, "ahuris", 3, "trio-competitive")
    assert shown_for(ariane) <= TRIO


@pytest.mark.parametrize(
    ("game", "seats", "mode"),
    [("abyss", 4, ""), ("cerbere", 5, ""), ("ahuris", 3, "trio-competitive"), ("ahuris", 4, "quartet-cooperative")],
)
def test_a_round_of_bots_is_short(come: Come, game: str, seats: int, mode: str) -> None:
    ariane = come_with(come)
    match = sit(ariane, game, seats, mode)
    shown_for(ariane)
    longest = 0.0
    for place in range(ROUNDS):
        update = answer(ariane, match, place)
        longest = max(longest, shown_for(ariane))
        if update["result"] is not None:
            break
    assert STEP < longest <= ROUND + STEP


@pytest.mark.parametrize(("speed", "part"), [("2", 2), ("4", 4)])
def test_a_quicker_pace(come: Come, speed: str, part: int) -> None:
    ariane = come_with(come, speed=speed)
    match = sit(ariane, "cerbere", 5)
    for place in range(3):
        shown_for(ariane)
        answer(ariane, match, place)
        assert shown_for(ariane) <= ROUND / part + STEP


def test_at_once_is_chosen_at_the_table_and_remembered(come: Come) -> None:
    ariane = come_with(come)
    match = sit(ariane, "abyss", 3)
    shown_for(ariane)
    answer(ariane, match, 0)
    expect(skip(ariane)).to_be_visible()
    ariane.page.locator(".pace input").last.check(force=True)  # in the midst of it
    expect(skip(ariane)).to_have_count(0)
    answer(ariane, match, 0)
    expect(skip(ariane)).to_have_count(0)
    assert ariane.page.evaluate("JSON.parse(localStorage.katabasis).speed") == "0"


def told(visitor: Visitor) -> int:
    """How many happenings have been told."""
    return visitor.page.locator(".log li").count()


def test_a_click_or_the_space_bar_goes_one_happening_on_and_escape_to_the_end(come: Come) -> None:
    ariane = come_with(come)
    match = sit(ariane, "cerbere", 5)
    shown_for(ariane)
    answer(ariane, match, 0)
    expect(skip(ariane)).to_be_visible()
    before = told(ariane)
    ariane.page.locator(".box").click(position={"x": 3, "y": 3})
    assert told(ariane) == before + 1
    ariane.page.locator("body").press("Space")
    assert told(ariane) == before + 2
    ariane.page.keyboard.press("Escape")
    expect(skip(ariane)).to_have_count(0)
    events = ariane.get(f"/api/matches/{match}/view?seat=0&since=0")["events"]
    expect(ariane.page.locator(".log li")).to_have_count(len(events))  # and none of it is lost


def test_escape_while_others_think_leads_to_my_next_decision(come: Come) -> None:
    ariane = come_with(come)
    match = sit(ariane, "abyss", 4)
    ariane.page.keyboard.press("Escape")
    for place in range(4):
        update = answer(ariane, match, place)
        ariane.page.keyboard.press("Escape")
        expect(skip(ariane)).to_have_count(0)
        assert update["result"] is not None or ariane.page.locator("[data-answer]").count()


def test_a_thing_shows_within_a_tenth_of_a_second_that_it_was_heard(come: Come) -> None:
    ariane = come_with(come, speed="0")
    match = sit(ariane, "abyss", 2)
    quickest = 1000.0
    for _ in range(CLICKS):  # the machine may be busy now and then, but not always
        news(ariane, match)
        ariane.page.locator("[data-answer]").first.wait_for()
        quickest = min(quickest, ariane.page.evaluate(HEARD))
        if quickest < 100:
            break
    assert quickest < 100


HEARD = """() => new Promise((done) => {
  const thing = document.querySelector("[data-answer]");
  const begun = performance.now();
  const heard = () => !thing.isConnected || thing.disabled || "sent" in thing.dataset || thing.ariaDisabled === "true";
  const watch = new MutationObserver(() => heard() && done(performance.now() - begun));
  watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  thing.click();
})"""


@pytest.mark.parametrize("game", ["abyss", "cerbere", "ahuris"])
def test_nothing_moves_for_ever_at_a_table_that_waits(come: Come, game: str) -> None:
    ariane = come_with(come)
    match = sit(ariane, game, 3)
    for place in range(3):
        shown_for(ariane)
        assert ariane.page.evaluate(ENDLESS) == []
        if answer(ariane, match, place)["result"] is not None:
            break


def test_who_waits_is_told_since_when(come: Come) -> None:
    ariane = come_with(come, speed="0")
    ariane.post("/api/players", {"nickname": "Ariane", "language": "en"})
    plan = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ariane.post("/api/matches", {"game": "cerbere", "plan": plan, "options": {"first_player": "pink"}})
    match = table["id"]
    ariane.go(f"/table/{match}")
    expect(ariane.page.locator(".gathering")).to_be_visible()
    ariane.stop_time()
    for seat in (1, 2):
        other = come()
        other.post("/api/players", {"nickname": f"Basile {seat}", "language": "en"})
        other.post(f"/api/matches/{match}/seats/{seat}", {"kind": "me"})
        other.post(f"/api/matches/{match}/seats/{seat}/ready", {"word": "lantern"})
    ariane.post(f"/api/matches/{match}/seats/0/ready", {"word": "lantern"})
    expect(ariane.page.locator("[data-question]")).to_contain_text("Basile 1")
    ariane.let_pass(12)
    expect(ariane.page.locator(".waiting")).to_contain_text("12 s")
    ariane.let_pass(60)
    expect(ariane.page.locator(".waiting")).to_contain_text("1 min")
