"""Talk with memory: a lie told at the table is shown as such when the match is over, and not before."""

from __future__ import annotations

import re

import pytest
from conftest import Come
from harness import seat_plan
from people import DESKTOP, LONG, PHONE, Visitor
from playwright.sync_api import expect
from test_access import violations

import katabasis
from katabasis.words import words
from scenario_cerbere import pawn

LATE = {"players": [pawn("s26", hand="cowardice"), pawn("s25"), pawn("s24")], "cerberus": "s16"}


def late_table(visitor: Visitor) -> str:
    """A table of Cerbère that begins near the Barque: a record from there, uploaded and played on from its start."""
    record = katabasis.game("cerbere").match(position=LATE, seed="reef").record.text()
    return visitor.upload(record, [seat_plan(kind) for kind in ("me", "open", "bot")])


def choose(visitor: Visitor, action: str) -> None:
    visitor.page.locator(f'.choice[data-action="{action}"]:enabled').click()
    expect(visitor.page.locator(f'.choice[data-action="{action}"]')).to_have_count(0)


def go_away(visitor: Visitor, menu: str, away: str) -> None:
    visitor.page.get_by_role("button", name=menu).click()
    visitor.page.get_by_role("button", name=away).click()


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_a_lie_is_shown_as_such_afterwards(come: Come, size: tuple[int, int], theme: str) -> None:
    ariane = come(nickname="Ariane", size=size, theme=theme)
    basil = come(nickname="Basil", language="fr", size=size, theme=theme)
    match = late_table(ariane)
    ariane.go(f"/table/{match}")
    basil.go(f"/table/{match}")
    basil.sit()
    basil.ready()
    ariane.ready()

    # Ariane looks at the Barque, and tells something else
    choose(ariane, "play cowardice")
    choose(ariane, "look 1")
    seen = ariane.view()["view"]["barques"][0]["seats"]
    assert seen in (1, 2, 3)
    ariane.open_drawer()
    ariane.page.get_by_role("tab", name="Talk").click()
    composer = ariane.page.get_by_role("form", name="Promise, claim or ask")
    ariane.page.get_by_role("button", name="Promise, claim or ask").click()
    whom = composer.locator("[data-blank=whom]").locator("option").all_inner_texts()
    assert whom[0] == "Basil"
    assert len(whom) == 2  # and a bot, who has a name too
    composer.locator(".what select").select_option("claim-barque")
    composer.locator("[data-blank=places]").select_option(str(seen % 3 + 1))
    assert violations(ariane) == []
    composer.locator("[data-blank=places]").focus()
    ariane.page.keyboard.press("Tab")
    ariane.page.keyboard.press("Enter")  # without a mouse
    expect(composer).to_have_count(0)
    expect(ariane.page.locator(".talk li.stated")).to_contain_text("Barque 1 has")

    # Basil hears it in French, and promises something
    expect(basil.page.locator(".tabs .count")).to_have_text("1")
    if size == PHONE:  # where the drawer is folded, it opens at what was said
        basil.page.get_by_role("button", name="1 nouveau message").click()
        expect(basil.page.locator(".talk li.stated")).to_be_in_viewport()
    else:
        basil.page.get_by_role("tab", name="Discussion").click()
    expect(basil.page.locator(".talk li.stated")).to_contain_text(re.compile("La Barque 1 a .*, je l’ai vue"))
    basil.page.get_by_role("button", name="Promettre, affirmer ou demander").click()
    composer = basil.page.get_by_role("form", name="Promettre, affirmer ou demander")
    composer.locator(".what select").select_option("promise-together")
    composer.locator("[data-blank=whom]").select_option("blue")
    composer.get_by_role("button", name="Le dire à la table").click()
    expect(ariane.page.locator(".talk li.stated")).to_have_count(2)
    expect(ariane.page.locator(".talk li.stated").nth(1)).to_contain_text("I won’t leave without Ariane.")
    basil.page.locator(".talk input").fill("Courage")
    basil.page.keyboard.press("Enter")
    expect(ariane.page.locator(".talk li")).to_have_count(3)
    ariane.page.get_by_role("button", name="Promises and claims only").click()
    expect(ariane.page.locator(".talk li")).to_have_count(2)
    for visitor in (ariane, basil):
        assert visitor.page.locator("[data-verdict]").count() == 0  # nobody knows yet
        assert visitor.fits()

    # Bots play it to the end
    go_away(ariane, "What to do with this seat?", "Let a bot play for me")
    go_away(basil, "Que faire de cette place", "Un robot joue pour moi")
    truth = "one seat" if seen == 1 else f"{seen} seats"
    for visitor, lie in ((ariane, f"A lie: it had {truth}."), (basil, "Un mensonge")):
        unfold = visitor.page.locator("dialog summary", has_text=words(visitor.language).say("web-ledger"))
        expect(unfold).to_be_visible(timeout=1000 * LONG)
        unfold.click()
        told = visitor.page.locator("dialog .ledger li")
        expect(told).to_have_count(2)
        expect(told.first).to_have_attribute("data-verdict", "lie")
        expect(told.first).to_contain_text(lie)
        assert told.nth(1).get_attribute("data-verdict") in ("kept", "broken", "not-due")
        assert violations(visitor) == []
    ariane.page.keyboard.press("Escape")
    expect(ariane.page.locator(".talk em[data-verdict=lie]")).to_contain_text("A lie")
    expect(ariane.page.get_by_role("button", name="Promise, claim or ask")).to_have_count(0)  # it is too late

    # and whoever looks back sees it too, in the replay as well
    clio = come(size=size)
    clio.go(f"/replay/{match}")
    clio.page.get_by_text("What was promised and claimed").click()
    expect(clio.page.locator(".ledger li").first).to_contain_text("A lie")
    clio.page.locator(".ledger .said").first.click()
    expect(clio.page).to_have_url(re.compile(r"at=\d+"))
    assert violations(clio) == []
