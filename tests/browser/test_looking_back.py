"""Replays: any position, any eyes, play on from there, and check that chance was honest."""

from __future__ import annotations

import hashlib
import re
import time

import pytest
from conftest import Come
from harness import Person, Server
from people import LONG, Visitor
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def finished(tables: Server) -> str:
    return played(Person(tables))


def played(person: Person) -> str:
    """A duo of bots, played to its end."""
    match = person.table(options={"mode": "duo", "goal": "gentle"}, plan=["bot", "bot"])
    person_waits(person, match)
    return match


@pytest.fixture(scope="module")
def secretive(tables: Server) -> tuple[str, int]:
    """A match, and a line of it where the fortress holds cards that nobody else sees."""
    person = Person(tables)
    for _ in range(20):
        match = played(person)
        length = person.get(f"/api/matches/{match}")["length"]
        for at in range(length + 1):
            if person.get(f"/api/matches/{match}/replay?as=1&at={at}")["view"]["drawn"]:
                return match, at
    raise AssertionError("the fortress never chooses a card")


def person_waits(person: Person, match: str) -> None:
    """Until the match is over."""
    late = time.monotonic() + LONG
    update = person.view(match, None)
    while update["result"] is None:
        assert time.monotonic() < late, "the bots do not come to an end"
        update = person.view(match, None, update["length"], 10)


def is_at(visitor: Visitor, place: int, length: int) -> None:
    expect(visitor.page.locator(".controls output")).to_have_text(f"{place} / {length}")


def test_a_match_is_looked_through_line_by_line(come: Come, tables: Server, finished: str) -> None:
    ariane = come()
    ariane.go(f"/replay/{finished}")
    expect(ariane.page.locator(".hourglass")).to_be_visible()
    length = Person(tables).get(f"/api/matches/{finished}")["length"]
    assert length > 20
    is_at(ariane, length, length)
    ariane.page.get_by_role("button", name="Previous line").click()
    is_at(ariane, length - 1, length)
    ariane.page.locator(".slider").fill("5")
    is_at(ariane, 5, length)
    expect(ariane.page.locator(".hourglass b")).to_have_text(re.compile("39|40"))
    ariane.page.get_by_role("button", name="Play", exact=True).click()
    expect(ariane.page.locator(".controls output")).to_have_text(re.compile(rf"^([6-9]|\d\d+) / {length}"))
    ariane.page.get_by_role("button", name="Pause").click()


def test_every_eye_sees_its_own(come: Come, secretive: tuple[str, int]) -> None:
    """Where the fortress holds cards, the table sees their backs."""
    match, place = secretive
    ariane = come()
    ariane.go(f"/replay/{match}?as=1&at={place}")
    expect(ariane.page.locator(".row .card:not(.back)").first).to_be_visible()
    ariane.page.locator("select").select_option("table")
    expect(ariane.page.locator(".backs .card.back").first).to_be_visible()
    ariane.page.locator("select").select_option("open")
    expect(ariane.page.locator(".backs .card:not(.back)").first).to_be_visible()


def test_a_position_has_an_address(come: Come, finished: str) -> None:
    ariane, basil = come(), come()
    ariane.go(f"/replay/{finished}?as=open&at=9")
    ariane.page.get_by_role("button", name="Link to this position").click()
    ariane.page.wait_for_function("async match => (await navigator.clipboard.readText()).includes(match)", arg=finished)
    link = ariane.page.evaluate("navigator.clipboard.readText()")
    basil.page.goto(link)
    expect(basil.page.locator(".controls output")).to_have_text(re.compile("^9 /"))
    expect(basil.page.locator("select")).to_have_value("open")
    question = ariane.page.locator(".question").inner_text()
    expect(basil.page.locator(".question")).to_have_text(question)


def test_play_on_from_here(come: Come, finished: str) -> None:
    ariane = come()
    ariane.go(f"/replay/{finished}?at=9")
    ariane.page.get_by_role("button", name="Play on from here").click()
    expect(ariane.page.locator(".gathering")).to_be_visible()
    ariane.ready()
    ariane.pick()
    assert finished not in ariane.page.url


def test_chance_is_verified_in_the_browser(come: Come, finished: str) -> None:
    """By itself at the end, from what it remembers; somebody else's browser remembers nothing."""
    ariane, basil = come(), come()
    match = ariane.play_now()
    ariane.play_on()
    fair = ariane.page.locator(".result .fair")
    expect(fair).to_have_text(re.compile("Honest: the secret was promised before the first draw, as this browser rem"))
    expect(fair).to_have_attribute("data-fair", "true")
    for visitor, told in (
        (ariane, "Honest: the secret was promised"),
        (basil, "Honest, if the promise was made before"),
    ):
        visitor.go(f"/replay/{match}")
        visitor.page.get_by_role("button", name="Verify chance").click()
        expect(visitor.page.locator(".verdict")).to_have_text(re.compile(told))
    basil.go(f"/replay/{finished}")  # bots alone: nobody gave a word
    basil.page.get_by_role("button", name="Verify chance").click()
    expect(basil.page.locator(".verdict")).to_have_text(re.compile("Not proven: nobody but the server"))


def test_a_server_that_forges_its_promise_is_found_out(come: Come) -> None:
    """All of it agrees with itself, but not with what this browser saw and said."""
    ariane = come()

    def forge(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        facts = answer.json()
        (promise,) = facts["promises"]
        promise["secret"] = "0123"
        promise["commitment"] = hashlib.sha256(b"0123").hexdigest()
        promise["seals"] = []
        promise["seed"] = hashlib.sha256("\n".join(["0123", *promise["words"]]).encode()).hexdigest()
        route.fulfill(response=answer, json=facts)  # type: ignore[attr-defined]

    match = ariane.play_now()
    ariane.page.route(re.compile(rf"/api/matches/{match}\?"), forge)
    ariane.play_on()
    fair = ariane.page.locator(".result .fair")
    expect(fair).to_have_attribute("data-fair", "false")
    expect(fair).to_have_text(re.compile("Not honest: this is not the promise that this browser saw"))


def test_one_changed_card_is_found_out(come: Come, finished: str) -> None:
    """The same page, but the server lies about a single draw."""
    ariane = come()

    def lie(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        draws = answer.json()
        draw, other = next((draw, name) for draw in draws for name, _ in draw["outcomes"] if name != draw["came"])
        draw["came"] = other
        route.fulfill(response=answer, json=draws)  # type: ignore[attr-defined]

    ariane.page.route("**/web/chance/**", lie)
    ariane.go(f"/replay/{finished}")
    ariane.page.get_by_role("button", name="Verify chance").click()
    expect(ariane.page.locator(".verdict")).to_have_text(re.compile("Not honest: line"))
