"""axe-core on every screen and dialog, in both themes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import Come
from people import DESKTOP, PHONE, Visitor
from playwright.sync_api import expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ["dark", "light"]


def violations(visitor: Visitor) -> list[str]:
    """What axe finds, each with its first place."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))  # a script of another origin would break our policy
    found: dict[str, Any] = visitor.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['impact']} {one['id']}: {one['nodes'][0]['html'][:160]} {json.dumps(one['nodes'][0]['any'][:1])[:300]}"
        for one in found["violations"]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/", "/about", "/new/ahuris", "/rules/ahuris"])
def test_pages(come: Come, theme: str, path: str) -> None:
    ariane = come(theme=theme)
    expect(ariane.go(path).locator("main")).to_be_visible()
    ariane.page.wait_for_load_state("networkidle")
    assert violations(ariane) == []


@pytest.mark.parametrize("theme", THEMES)
def test_settings(come: Come, theme: str) -> None:
    ariane = come(theme=theme)
    ariane.go().get_by_role("button", name="Settings").click()
    expect(ariane.page.locator("dialog")).to_be_visible()
    assert violations(ariane) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_from_the_first_to_the_last_moment(come: Come, theme: str, size: tuple[int, int]) -> None:
    """With its help, its drawers, and its end."""
    ariane = come(theme=theme, size=size, helped=[])
    ariane.play_now()
    expect(ariane.page.get_by_role("complementary", name="First steps")).to_be_visible()
    assert violations(ariane) == []
    ariane.page.get_by_role("button", name="I know how to play").click()
    ariane.open_drawer()
    for tab in ("Talk", "Rules", "Log"):
        ariane.page.get_by_role("tab", name=tab).click()
        ariane.page.wait_for_load_state("networkidle")
        assert violations(ariane) == []
    ariane.page.keyboard.press("Escape")  # on a phone it lies over the table
    for turns in (4, 8, 12):
        ariane.play_on(turns, turning=True)
        assert violations(ariane) == []
    ariane.play_on(turning=True)
    assert violations(ariane) == []


@pytest.mark.parametrize("theme", THEMES)
def test_gathering_handing_over_and_replay(come: Come, theme: str) -> None:
    ariane = come(theme=theme)
    ariane.open_table("duo")
    expect(ariane.page.locator(".invite > svg")).to_be_visible()
    assert violations(ariane) == []
    ariane.page.get_by_role("button", name="Bot: Pure chance").click()
    expect(ariane.page.get_by_label("Level of ").first).to_be_visible()
    assert violations(ariane) == []
    ariane.ready()
    ariane.waits_for_turn()
    ariane.page.get_by_role("button", name="What to do with this seat?").click()
    assert violations(ariane) == []
    ariane.page.get_by_role("button", name="Hand my seat over").click()
    expect(ariane.page.locator("dialog .invite > svg")).to_be_visible()
    assert violations(ariane) == []
    match = ariane.page.url.rpartition("/")[2]
    ariane.go(f"/replay/{match}")
    expect(ariane.page.locator(".hourglass")).to_be_visible()
    assert violations(ariane) == []
