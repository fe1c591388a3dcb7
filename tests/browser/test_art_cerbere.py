"""The drawings of Cerbère as a player meets them: on the road, on cards, in the lens; letters on them stay readable."""

from __future__ import annotations

import gzip
import re
from importlib import resources
from typing import Any

import pytest
from conftest import Come
from people import DESKTOP, PHONE, WIDE, Visitor
from playwright.sync_api import expect
from test_table_cerbere import ROADS, SEVEN, alone, begin

from scenario_cerbere import pawn, traitor

AA = 4.5
ART = 60_000  # bytes of the game's drawings and scenes, compressed
FEW = {"players": [pawn("s12", hand="egotism"), pawn("s14"), pawn("s18")], "cerberus": "s05"}

# names that are used and not drawn
UNDRAWN = """() => [...document.querySelectorAll("use")]
  .map((use) => use.getAttribute("href"))
  .filter((name) => !document.querySelector(name))"""
# the worst contrast between letters and what lies behind them, whatever is drawn below: white at worst, black at worst
CONTRAST = """([things, letters]) => {
  const parse = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    return { r, g, b, a };
  };
  const light = ({ r, g, b }) => [r, g, b]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const over = (top, below) => ({
    r: top.r * top.a + below * (1 - top.a),
    g: top.g * top.a + below * (1 - top.a),
    b: top.b * top.a + below * (1 - top.a),
  });
  return Math.min(...[...document.querySelectorAll(things)].flatMap((thing) => {
    const ink = light(parse(getComputedStyle(letters ? thing.querySelector(letters) ?? thing : thing).color));
    const plate = parse(getComputedStyle(thing).backgroundColor);
    return [0, 255].map((below) => {
      const paper = light(over(plate, below));
      return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    });
  }));
}"""


def pictures(visitor: Visitor, where: str) -> list[str | None]:
    return [one.get_attribute("data-picture") for one in visitor.page.locator(f"{where} svg[data-picture]").all()]


def drawn(visitor: Visitor) -> None:
    """All drawings have come."""
    visitor.page.locator("#cer-alert").wait_for(state="attached")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, WIDE], ids=["desktop", "phone", "wide"])
def test_every_card_i_hold_shows_its_scene_and_its_letters_stay_readable(
    come: Come, size: tuple[int, int], theme: str
) -> None:
    ariane = begin(come, SEVEN, [{"size": size, "theme": theme}], bots=6)[0]
    ariane.waits_for_turn()
    drawn(ariane)
    held = ["supplies", "surge", "sprint", "regroup", "cowardice", "egotism", "favoritism", "sacrifice"]
    assert sorted(map(str, pictures(ariane, "[data-own] .face"))) == sorted(held)
    assert ariane.look(UNDRAWN) == []
    for things, letters in ((".face header", "b"), (".face .sign", "")):
        assert ariane.page.evaluate(CONTRAST, [things, letters]) >= AA


def test_whoever_serves_cerberus_has_other_scenes(come: Come) -> None:
    position = {**FEW, "players": [traitor("ambush grudge"), pawn("s14"), pawn("s18"), pawn("s20")]}
    ariane = begin(come, position, [{}], bots=3)[0]
    ariane.waits_for_turn()
    drawn(ariane)
    assert pictures(ariane, "[data-own] .face") == ["fury", "stalk", "snare", "recall", "ambush", "grudge"]
    expect(ariane.page.locator("[data-own] .figure")).to_have_attribute("data-pose", "turned")


def test_what_is_held_close_on_a_phone_shows_its_scene(come: Come) -> None:
    ariane = begin(come, FEW, [{"size": PHONE, "touch": True}], bots=2)[0]
    ariane.waits_for_turn()
    drawn(ariane)
    ariane.page.locator('.power[data-power="sprint 1"]').tap()
    expect(ariane.page.locator('[data-answers] svg[data-picture="sprint"]')).to_be_visible()


@pytest.mark.parametrize(("one", "two"), ROADS)
def test_nothing_on_any_road_is_left_undrawn(come: Come, one: str, two: str) -> None:
    sides = {"start": "b", "finish": "a"} if one == "platforms" else {"start": "a", "finish": "b"}
    options = {"edition": "1", "expansion_boards": "true", "first_middle": one, "second_middle": two, **sides}
    ariane = alone(come, 3, options)
    expect(ariane.page.locator("[data-space]").first).to_be_visible()
    drawn(ariane)
    assert ariane.look(UNDRAWN) == []
    used = {use.get_attribute("href") for use in ariane.page.locator(".underworld use").all()}
    own = {
        "platforms": "wood-disc",
        "gondola": "cabin",
        "promontory": "promontory",
        "funicular": "car",
        "bad_slope": "slide",
        "infernal_portal": "arch",
        "hell_gate": "bars",
        "harpies_nest": "harpy",
        "oubliettes": "toboggan",
        "cave_of_wonders": "chest",
        "sirens_pool": "siren",
    }
    assert {f"#cer-{own[name]}" for name in (one, two) if name in own} <= used
    assert "#cer-cave" in used


def test_adventurers_differ_by_head_shape_and_letter_and_run_where_the_hunt_would_reach(come: Come) -> None:
    ariane = begin(come, SEVEN, [{"letters": True}], bots=6)[0]
    ariane.waits_for_turn()
    drawn(ariane)
    pawns = ariane.page.locator(".underworld [data-pawn]")
    looks: list[Any] = [
        (
            one.locator("use").nth(1).get_attribute("href"),
            one.locator(".badge").get_attribute("d"),
            one.locator(".letter").inner_html(),
        )
        for one in pawns.all()
    ]
    assert len(looks) == 6
    for column in zip(*looks, strict=True):
        assert len(set(column)) == len(looks)
    poses = {
        str(one.get_attribute("data-pawn")): one.locator(".figure").get_attribute("data-pose") for one in pawns.all()
    }
    assert {name for name, pose in poses.items() if pose == "run"} <= {"blue", "pink", "violet"}
    assert poses["green"] == "stand"
    expect(ariane.page.locator('.rival[data-seat="4"] .figure')).to_have_attribute("data-pose", "turned")


@pytest.mark.parametrize(("rage", "mood"), [(5, "resting"), (3, "alert"), (1, "alert")])
def test_cerberus_shows_how_near_the_hunt_is(come: Come, rage: int, mood: str) -> None:
    position = {**FEW, "players": [pawn("s12")] * 5, "rage": rage}
    ariane = begin(come, position, [{}], bots=4)[0]
    ariane.waits_for_turn()
    drawn(ariane)
    hound = ariane.page.locator(".dog .hound")
    expect(hound).to_have_attribute("data-mood", mood)
    stone = ariane.page.locator('[data-space="e2.s20"] .edge').bounding_box()
    box = hound.locator("use").bounding_box()
    assert box is not None
    assert stone is not None
    assert box["width"] > 2 * stone["width"]  # the largest thing on the road


def test_braziers_burn_up_to_where_the_die_lies(come: Come) -> None:
    position = {**FEW, "players": [pawn("s12")] * 5, "rage": 4}
    ariane = begin(come, position, [{}], bots=4)[0]
    ariane.waits_for_turn()
    drawn(ariane)
    fires = [use.get_attribute("href") for use in ariane.page.locator(".rage .fire use").all()]
    assert fires == [*["#cer-brazier"] * 4, *["#cer-brazier-cold"] * 3, "#cer-watch"]


def test_the_drawings_of_the_game_are_light() -> None:
    assets = resources.files("katabasis.server") / "site" / "assets"
    own = [
        thing
        for thing in assets.iterdir()
        if re.match(r"(art|Theatre)-.*\.(js|css)$", thing.name) and b"#cer-" in thing.read_bytes()
    ]
    assert own
    assert sum(len(gzip.compress(thing.read_bytes())) for thing in own) <= ART
