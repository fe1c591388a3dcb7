"""What 3 ahuris looks like: fighters that fill the stage, pictures of cards and endings, words that can be read."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import Come
from people import DESKTOP, PHONE, WIDE, Visitor
from playwright.sync_api import Locator, expect
from test_access import AXE, THEMES
from test_table_ahuris import FIGHTS, POSITIONS, SETUP, TRAP, TURN, seated, thing, with_real_dice

from katabasis.games.ahuris.meta import ENDINGS
from scenario_ahuris import hero

SIZES = {"desktop": DESKTOP, "small": (1024, 700), "phone": PHONE, "lying": (740, 360), "wide": WIDE}
FILLS = {
    "desktop": 0.6,
    "small": 0.6,
    "phone": 0.42,
    "lying": 0.33,
    "wide": 0.6,
}  # of the stage's height, a fighter at least
DRAWN = """card => card.querySelector(".portrait g, .drawing g")?.innerHTML ?? \"\""""
HEIGHTS = """() => {
  const stage = document.querySelector(".arena").getBoundingClientRect();
  return [...document.querySelectorAll(".arena .figure svg > g > g:first-child")].map((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return { share: (bottom - top) / stage.height, middle: ((left + right) / 2 - stage.left) / stage.width };
  });
}"""
AT_THE_END: dict[str, Any] = {
    "pending": "level-one bard",
    "heroes": {
        "bard": hero("d", explored=True),
        "teller": hero("h", explored=True),
        "pirate": hero("s", explored=True),
    },
    "pockets": [[8, 8, 8, 8, 9, 10]],
    "treasure_discard": [1],
    "goal": 25,
}


def brought_to(visitor: Visitor, actions: list[str]) -> Visitor:
    for action in actions:
        before = visitor.stamp()
        thing(visitor, action).dispatch_event("click")
        visitor.answered(before)
    return visitor


def drawings(cards: Locator) -> list[str]:
    """What is drawn on each card, once the drawings are there."""
    expect(cards.last.locator("path").last).to_be_attached()
    return [str(cards.nth(place).evaluate(DRAWN)) for place in range(cards.count())]


@pytest.mark.parametrize("size", SIZES)
def test_fighters_fill_the_stage(come: Come, size: str) -> None:
    """Facing each other, with the number that is needed between them or below."""
    ariane = with_real_dice(come, size=SIZES[size], touch=size in ("phone", "lying"))
    brought_to(ariane, [*SETUP, *FIGHTS[:3]])
    expect(ariane.page.locator(".needed .sign")).to_contain_text("≤ 2")
    expect(ariane.page.locator(".arena .figure svg > g > g:first-child")).to_have_count(2)
    left, right = ariane.page.evaluate(HEIGHTS)
    for fighter in (left, right):
        assert fighter["share"] > FILLS[size]
    assert left["middle"] < 0.45 < 0.55 < right["middle"]
    expect(ariane.page.locator('.arena [data-figure="teller"]')).to_have_attribute("data-pose", "ready")
    expect(ariane.page.locator('.arena [data-figure="Jh"]')).to_have_attribute("data-pose", "ready")


def test_a_blow_is_seen_in_how_they_stand(come: Come) -> None:
    ariane = brought_to(with_real_dice(come), [*SETUP, *FIGHTS[:6]])
    attacker, victim = (ariane.page.locator(f'.arena [data-figure="{who}"]') for who in ("Jh", "teller"))
    expect(attacker).to_have_attribute("data-pose", "hitting")
    expect(victim).to_have_attribute("data-pose", "hit")


def test_each_enemy_card_has_its_own_picture(come: Come) -> None:
    ariane = brought_to(with_real_dice(come), [*SETUP, *FIGHTS[:2]])
    cards = ariane.page.locator(".picker .card.enemy")
    expect(cards).to_have_count(12)
    assert len({drawing for drawing in drawings(cards) if drawing}) == 12


def test_each_kind_of_danger_has_its_own_picture(come: Come) -> None:
    ariane = brought_to(with_real_dice(come), TURN + TRAP[:3])
    cards = ariane.page.locator(".picker .card.danger")
    assert cards.count() == 40
    assert len({drawing for drawing in drawings(cards) if drawing}) == 4


def test_each_treasure_has_its_own_picture(come: Come) -> None:
    ariane = brought_to(with_real_dice(come), SETUP[:3])
    cards = ariane.page.locator(".picker .card.treasure")
    assert len({drawing for drawing in drawings(cards) if drawing}) == cards.count() == 10


def test_a_trap_is_a_scene_beside_the_hero(come: Come) -> None:
    ariane = brought_to(with_real_dice(come), TURN + TRAP)
    expect(ariane.page.locator('.arena [data-figure="pirate"] path').first).to_be_attached()
    expect(ariane.page.locator(".arena .danger .panel path").first).to_be_attached()
    expect(ariane.page.locator(".needed .sign")).to_contain_text("≥ 3")


def test_coins_lie_on_the_road_that_is_done(come: Come) -> None:
    """37 of 100 points, 20 coins; a Treasure that is pointed at shows what it would add."""
    position = {
        "pending": "take bard",
        "heroes": {"bard": hero("ds", explored=True)},
        "found": [5, 9],
        "pockets": [[10, 9, 9, 9]],
    }
    ariane = seated(come, position)
    expect(ariane.page.locator(".road .coin")).to_have_count(20)
    expect(ariane.page.locator(".road .coin.full")).to_have_count(7)
    thing(ariane, "take 9").hover()
    expect(ariane.page.locator(".road .coin.full")).to_have_count(7)
    expect(ariane.page.locator(".road .coin.ghost")).not_to_have_count(0)


def test_the_way_a_match_ended_is_a_picture_in_the_score_sheet_and_on_the_stage(come: Come) -> None:
    ariane = seated(come, AT_THE_END)
    ariane.answers_by(thing(ariane, "fetch key"))
    expect(ariane.page.locator("dialog .result")).to_be_visible()
    for place in ("dialog", ".arena"):
        finish = ariane.page.locator(f'{place} [data-ending="escaped"]')
        expect(finish.locator("path").first).to_be_attached()
        assert ENDINGS[1] == finish.get_attribute("data-ending")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_words_on_drawings_can_be_read(come: Come, theme: str, size: tuple[int, int]) -> None:
    """Contrast AA of the fight, the trap, the pocket, Treasures found, the fortress and the end."""
    wishes = {"theme": theme, "size": size, "touch": size == PHONE}
    fight = brought_to(with_real_dice(come, **wishes), [*SETUP, *FIGHTS[:5]])
    assert faint(fight) == []
    brought_to(fight, [*FIGHTS[5:], *TRAP])
    assert faint(fight) == []
    for position in (POSITIONS[2], POSITIONS[3], POSITIONS[7], POSITIONS[8]):
        assert faint(seated(come, position, **wishes)) == []
    end = seated(come, AT_THE_END, **wishes)
    before = end.stamp()
    thing(end, "fetch key").dispatch_event("click")
    end.answered(before)
    expect(end.page.locator("dialog .result")).to_be_visible()
    assert faint(end) == []


def faint(visitor: Visitor) -> list[str]:
    """Texts with too little contrast to what lies behind them."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = "{ runOnly: ['color-contrast'], resultTypes: ['violations'] }"
    found: dict[str, Any] = visitor.page.evaluate(f"axe.run(document, {rules})")
    return [node["html"][:160] for one in found["violations"] for node in one["nodes"]]
