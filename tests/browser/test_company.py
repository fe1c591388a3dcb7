"""Several people at one table: links, seats, secrets, talk, spectators, undo by consent."""

from __future__ import annotations

import re
import time

import pytest
from conftest import Come
from people import PATIENCE, PHONE, Visitor
from playwright.sync_api import expect

import katabasis

SIDES = [
    ("duo", "heroes"),
    ("duo", "fortress"),
    ("trio-cooperative", ""),
    ("trio-competitive", ""),
    ("quartet-cooperative", "heroes"),
    ("quartet-cooperative", "fortress"),
    ("quartet-competitive", "heroes"),
    ("quartet-competitive", "fortress"),
]


def duo(come: Come, notified: str = "") -> tuple[Visitor, Visitor, str]:
    """Ariane runs the heroes, Basil came by her link and runs the fortress; perhaps with a script in both pages."""
    ariane, basil = come(nickname="Ariane"), come(nickname="Basil", language="fr")
    if notified:
        for visitor in (ariane, basil):
            visitor.context.add_init_script(notified)
            visitor.context.grant_permissions(["notifications"])
    address = ariane.open_table("duo")
    expect(ariane.page.locator(".invite input")).to_have_value(address)
    expect(ariane.page.locator(".invite > svg path")).to_have_attribute("d", re.compile("M"))
    basil.page.goto(address)
    basil.sit()
    basil.ready("sel")
    ariane.ready("lantern")
    for visitor in (ariane, basil):
        expect(visitor.page.locator("main.play[data-length]")).to_be_visible()
    return ariane, basil, address


def test_a_browser_that_was_away_shows_its_word_when_it_is_back(come: Come) -> None:
    """Nobody loses their readiness to a telephone that sleeps; who waits may also stop waiting, and all are told."""
    ariane, basil = come(nickname="Ariane"), come(nickname="Basil")
    address = ariane.open_table("duo")
    basil.page.goto(address)
    basil.sit()
    basil.ready("sel")
    expect(basil.page.locator(".gathering .wait")).to_be_visible()
    basil.page.goto(basil.url + "/health")  # elsewhere
    ariane.ready("lantern")
    expect(ariane.page.locator(".gathering .wait").first).to_contain_text("The words are being shown: Basil")
    ariane.page.reload()
    expect(ariane.page.locator(".gathering .wait").first).to_contain_text("The words are being shown: Basil")
    basil.page.goto(address)
    for visitor in (ariane, basil):
        expect(visitor.page.locator("main.play[data-length]")).to_be_visible()
    facts = ariane.get(f"/api/matches/{address.rpartition('/')[2]}")
    assert [word.rpartition(" ")[0] for word in facts["promises"][0]["words"]] == ["lantern", "sel"]


def test_who_waits_no_longer_has_chance_promised_anew(come: Come) -> None:
    ariane, basil = come(nickname="Ariane"), come(nickname="Basil")
    address = ariane.open_table("duo")
    basil.page.goto(address)
    basil.sit()
    basil.ready()
    expect(basil.page.locator(".gathering .wait")).to_be_visible()
    basil.page.evaluate("localStorage.removeItem('katabasis-promises')")  # the word is lost
    ariane.ready()
    basil.page.locator(".gathering .wait button").click()
    for visitor in (ariane, basil):
        expect(visitor.page.locator(".gathering .withdrawn")).to_contain_text("Chance was promised anew here")
        visitor.ready()
    for visitor in (ariane, basil):
        expect(visitor.page.locator("main.play[data-length]")).to_be_visible()


def test_two_browsers_over_one_link_each_see_only_their_own(come: Come) -> None:
    ariane, basil, _ = duo(come)
    secret = ""
    for step in range(200):
        expect(ariane.page.locator("main.play")).to_be_visible()
        turn = first_asked(ariane, basil)
        if turn is None:
            break
        if turn is basil and basil.page.locator(".fortress .drawn[data-answer]").count():
            seen = basil.page.locator(".fortress .drawn").all()
            secret = seen[0].get_attribute("aria-label") or ""
            expect(ariane.page.locator(".backs .card.back")).to_have_count(len(seen))
            assert ariane.page.locator(".backs .card:not(.back)").count() == 0
            basil.pick()
            returned = secret.removeprefix("Remettre le ")
            expect(basil.page.locator(".log li", has_text="remettez le")).not_to_have_count(0)
            level(basil, ariane)  # what she is not told would have come by now
            assert not any(
                f"remettez le {returned}" in line or "for your eyes" in line.lower() for line in ariane.log()
            )
            break
        turn.pick(step)
    assert secret


def first_asked(*visitors: Visitor) -> Visitor | None:
    """Whoever is asked now; nobody once the match is over.

    Patience ends when nothing has happened for so long: strong bots on a busy machine may play dozens of answers, of
    more than a second each, before somebody here is asked, or to the end if nobody here is.
    """
    seen, until = "", time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for visitor in visitors:
            doing, progress = visitor.situation()
            if doing == "over":
                return None
            if doing == "asked":
                return visitor
        if progress != seen:
            seen, until = progress, time.monotonic() + PATIENCE / 1000
        visitors[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def until_asked(asked: Visitor, other: Visitor) -> None:
    """Play until it is this one's turn: the dice may call upon the fortress before the heroes."""
    for step in range(200):
        turn = first_asked(other, asked)
        assert turn is not None
        if turn is asked:
            return
        turn.pick(step)
    raise AssertionError("never asked")


def level(one: Visitor, other: Visitor) -> None:
    """Until both browsers know the same length of the match."""
    expect(other.page.locator("main")).to_have_attribute("data-length", one.stamp())


@pytest.mark.parametrize(("mode", "side"), SIDES)
def test_every_mode_is_played_with_bots(come: Come, mode: str, side: str) -> None:
    """From either side, some turns long, or to the end."""
    ariane = come()
    ariane.open_table(mode, others="bot", side=side)
    ariane.ready()
    for turn in range(12):
        if first_asked(ariane) is None:
            break
        ariane.pick(turn)
    expect(ariane.page.locator(".log li").nth(10)).to_be_attached()
    pockets = 1 if mode == "duo" else 3  # one for all, or one each
    expect(ariane.page.locator(".pocket, .purse")).to_have_count(pockets)  # what others hold stands on their sheets


def test_a_spectator_sees_the_table_and_cannot_touch_it(come: Come) -> None:
    ariane, basil, address = duo(come)
    until_asked(ariane, basil)
    clio = come()
    clio.page.goto(address)
    expect(clio.page.locator(".watching")).to_be_visible()
    expect(clio.page.locator('[data-hero="bard"]')).to_be_visible()
    ariane.pick()
    level(ariane, clio)
    assert clio.page.locator(".choice").count() == 0


def test_people_talk_across_the_table(come: Come) -> None:
    ariane, basil, _ = duo(come)
    ariane.page.get_by_role("tab", name="Talk").click()
    ariane.page.locator(".talk input").fill("<b>Courage!</b>")
    ariane.page.keyboard.press("Enter")
    expect(basil.page.locator(".tabs .count")).to_have_text("1")
    basil.page.get_by_role("tab", name="Discussion").click()
    expect(basil.page.locator(".talk li")).to_contain_text("<b>Courage!</b>")  # as it was typed, never as markup


def test_a_free_undo_is_one_click(come: Come) -> None:
    """With real dice nothing is seen until somebody types it."""
    ariane = come()
    ariane.open_table("solo", companion=True)
    for action in ("level Jd", "level Qh", "level Ks", "treasure 1"):
        ariane.page.locator(f'.choice[data-action="{action}"]:enabled').click()
        expect(ariane.page.locator(f'.choice[data-action="{action}"]')).to_have_count(0)
    ariane.pick()
    expect(ariane.page.locator('.choice[data-action^="enemy"]').first).to_be_visible()
    ariane.page.locator(".undo").click()
    expect(ariane.page.locator('.choice[data-action="combat"]')).to_be_visible()


def test_beyond_the_horizon_an_undo_takes_consent(come: Come) -> None:
    ariane, basil, _ = duo(come)
    for step in range(40):  # until Ariane may ask
        turn = first_asked(ariane, basil)
        assert turn is not None
        turn.pick(step)
        level(turn, ariane)  # else she may ask for what is no longer the last answer
        if ariane.page.get_by_role("button", name="Ask to take back").count():
            break
    lines = len(ariane.log())
    ariane.page.get_by_role("button", name="Ask to take back").click()
    expect(ariane.page.locator(".consent")).to_contain_text("The others are asked")
    expect(basil.page.locator(".consent")).to_contain_text("Ariane")
    basil.page.get_by_role("button", name="D’accord").click()
    expect(ariane.page.locator(".consent")).to_have_count(0)
    expect(ariane.page.locator(".log li").nth(lines - 1)).not_to_be_attached()


def test_a_seat_is_minded_handed_over_and_taken_back(come: Come) -> None:
    ariane, basil, _ = duo(come)
    until_asked(ariane, basil)
    menu = ariane.page.get_by_role("button", name="What to do with this seat?")
    menu.click()
    ariane.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ariane.page.locator(".seats")).to_contain_text("minded by a bot")
    ariane.page.get_by_role("button", name="Take my seat back").click()
    expect(ariane.page.locator(".seats")).not_to_contain_text("minded by a bot")
    menu.click()
    ariane.page.get_by_role("button", name="Hand my seat over").click()
    link = ariane.page.locator("dialog .invite input").input_value()
    clio = come(nickname="Clio")
    clio.page.goto(link)
    expect(clio.page.locator(".seats")).to_contain_text("Clio (you)")
    expect(ariane.page.locator(".watching")).to_be_visible()
    ariane.page.keyboard.press("Escape")
    ariane.page.get_by_role("button", name="Take my seat back").click()
    expect(clio.page.locator(".watching")).to_be_visible()
    expect(ariane.page.locator(".seats")).to_contain_text("Ariane (you)")


# A whole evening


def nearly_over() -> tuple[str, int]:
    """A match of one team of three as text, and a line of it after which the hourglass will soon be empty."""
    match = katabasis.game("ahuris").match(options={"mode": "trio-cooperative", "goal": "printed"}, seed="evening")
    place = None
    while not match.over:
        if place is None and len(match.view(0).to_json()["treasure"]) <= LAST_TREASURES:
            place = len(match.record)
        legal = match.legal_actions()
        match.play(legal[len(match.record) % len(legal)])
    assert place is not None
    return match.record.text(), place


LAST_TREASURES = 14


def everybody_plays(*visitors: Visitor) -> None:
    """To the end, whoever is asked."""
    step = 0
    while (turn := first_asked(*visitors)) is not None:
        turn.pick(step)
        step += 1


def test_three_friends_spend_an_evening(come: Come) -> None:
    """Invited by a code, on a phone, one goes away and comes back, something is taken back, and once more."""
    ariane, basil, clio = come(nickname="Ariane"), come(nickname="Basil", size=PHONE), come(nickname="Clio")
    record, at = nearly_over()
    match = ariane.upload(record, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], at=at)
    ariane.go(f"/table/{match}")
    code = ariane.page.locator(".invite > svg")
    expect(code.locator("path")).to_have_attribute("d", re.compile("M"))
    address = str(code.get_attribute("data-code"))
    for friend in (basil, clio):
        friend.page.goto(address)
        friend.sit()
        friend.ready()
    ariane.ready()
    for visitor in (ariane, basil, clio):
        expect(visitor.page.locator("main.play[data-length]")).to_be_visible()

    ariane.page.get_by_role("tab", name="Talk").click()
    ariane.page.locator(".talk input").fill("Courage!")
    ariane.page.keyboard.press("Enter")
    expect(basil.page.locator("[data-guide=drawer] .count")).to_have_text("1")
    basil.page.locator("[data-guide=drawer]").click()
    expect(basil.page.locator(".talk li")).to_contain_text("Courage!")
    basil.page.keyboard.press("Escape")
    ariane.page.get_by_role("tab", name="Log").click()

    clio.go("/about")  # she leaves the table
    seats = ariane.page.get_by_role("button", name="What to do with this seat?")
    seats.click()
    ariane.page.locator(".people").get_by_role("button", name="Let a bot play for Clio").click()
    expect(ariane.page.locator(".seats")).to_contain_text("minded by a bot")
    clio.page.goto(address)
    clio.page.get_by_role("button", name="Take my seat back").click()
    expect(ariane.page.locator(".seats")).not_to_contain_text("minded by a bot")

    taken_back(ariane, basil, clio)
    everybody_plays(ariane, basil, clio)
    for visitor in (ariane, basil, clio):
        expect(visitor.page.locator("dialog .scores")).to_contain_text("/ 100")
        expect(visitor.page.locator(".ways .main")).to_be_in_viewport(ratio=1)

    ariane.page.locator(".ways .main").click()
    expect(ariane.page.locator(".gathering")).to_contain_text("Basil")
    for friend in (basil, clio):
        friend.page.get_by_role("button", name="Play again: the others are coming").click()
    for visitor in (ariane, basil, clio):
        expect(visitor.page.locator("main.play[data-length]")).to_be_visible()
        assert visitor.page.url != address
    table = ariane.get(f"/api/matches/{ariane.page.url.rpartition('/')[2]}")
    assert [seat["nickname"] for seat in table["seats"]] == ["Ariane", "Basil", "Clio"]


def taken_back(*visitors: Visitor) -> None:
    """Somebody answers, dice fall, and all agree to take that back: they read what it was, and so does the log."""
    while True:
        turn = first_asked(*visitors)
        assert turn is not None
        given = turn.page.locator(".choice:not(.dim):enabled").first.inner_text().strip().partition("\n")[0]
        turn.pick()
        first_asked(*visitors)
        wish = turn.page.get_by_role("button", name="Ask to take back")
        if wish.count():
            break
    wish.click()
    for other in visitors:
        if other is not turn:
            expect(other.page.locator(".consent")).to_contain_text(given)
            other.page.get_by_role("button", name="Agreed").click()
    log = visitors[0].page.locator(".log")
    expect(log).to_contain_text("took back")
    expect(log).to_contain_text(given)
