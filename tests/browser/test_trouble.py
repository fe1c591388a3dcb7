"""Reloads, dropped lines, a server that is killed: nothing is lost, and everybody goes on."""

from __future__ import annotations

from conftest import Come
from harness import Server
from playwright.sync_api import expect
from test_company import duo, first_asked, level, until_asked


def test_a_reload_in_the_middle_changes_nothing(come: Come) -> None:
    ariane = come()
    ariane.play_now()
    for turn in range(5):
        ariane.pick(turn)
    ariane.waits_for_turn()
    choices, log = ariane.choices.all_inner_texts(), ariane.log()
    ariane.page.reload()
    ariane.waits_for_turn()
    expect(ariane.choices).to_have_text(choices, use_inner_text=True)
    expect(ariane.page.locator(".log li")).to_have_text(log, use_inner_text=True)
    ariane.pick()


def test_a_dropped_line_comes_back_by_itself(come: Come) -> None:
    ariane, basil, _ = duo(come)
    until_asked(ariane, basil)
    level(ariane, basil)
    before = ariane.stamp()
    basil.outage = True
    basil.context.set_offline(True)
    basil.page.evaluate("window.dispatchEvent(new Event('offline'))")
    ariane.pick()
    basil.context.set_offline(False)
    level(ariane, basil)
    assert basil.stamp() == ariane.stamp() != before
    basil.outage = False


def test_a_server_killed_in_the_middle_of_an_effect_loses_nothing(own_server: Server, come_here: Come) -> None:
    """SIGKILL while the fortress decides what to put back; both browsers go on at the same address."""
    ariane, basil, _ = duo(come_here)
    until_asked(basil, ariane)
    level(basil, ariane)
    cards = basil.choices.all_inner_texts()
    length = ariane.stamp()
    for visitor in (ariane, basil):
        visitor.outage = True
    own_server.kill()
    for visitor in (ariane, basil):
        expect(visitor.page.locator(".lost")).to_be_visible()
    own_server.start()
    for visitor in (ariane, basil):
        expect(visitor.page.locator(".lost")).to_have_count(0)
        visitor.outage = False
    expect(ariane.page.locator("main")).to_have_attribute("data-length", length)
    expect(basil.choices).to_have_text(cards, use_inner_text=True)
    for step in range(4):
        turn = first_asked(ariane, basil)
        if turn is None:
            break
        turn.pick(step)
        level(turn, basil if turn is ariane else ariane)


def test_without_a_server_the_shell_opens_and_says_so(own_server: Server, come_here: Come) -> None:
    ariane = come_here(shell=True)
    page = ariane.go()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # now everything it needs went through the worker
    expect(page.locator(".shelf")).to_be_visible()
    ariane.outage = True
    own_server.kill()
    page.reload()
    expect(page.locator(".shelf")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    ariane.outage = False


def test_a_table_that_is_not_there_is_a_clear_sentence(come: Come) -> None:
    ariane = come()
    ariane.go("/table/0123456789abcdef")
    expect(ariane.page.get_by_role("alert")).to_have_text("There is no such table; check the link.")
    assert all("404" in complaint for complaint in ariane.complaints)  # the browser's own line about the answer
    ariane.complaints.clear()
