"""The pictures of Abyss as they are seen: powers read without pointing, contrast, a fan, lords under locations."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import pytest
from abyss_positions import position
from conftest import Come
from people import DESKTOP, PHONE, Visitor
from playwright.sync_api import expect
from test_things_abyss import at

from katabasis.games.abyss.data.lords import LORD_NAMES
from katabasis.games.abyss.data.places import PLACE_NAMES
from scenario_abyss import player

LEAST = 11  # pixels of a letter that is to be read
CONTRAST = 4.5  # WCAG AA
COURT = 6
SHOWN = 10  # locations on a desk that need no scrolling to be looked at
# By lord of the court: its power as it is drawn, and what is wrong with that.
POWERS = """least => [...document.querySelectorAll(".court .lord")].map((lord) => {
  const short = lord.querySelector(".short");
  const inside = (thing) => {
    const [box, card] = [thing.getBoundingClientRect(), lord.getBoundingClientRect()];
    return box.left >= card.left && box.right <= card.right && box.top >= card.top && box.bottom <= card.bottom;
  };
  const apart = (one, other) => {
    const [above, below] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return above.bottom <= below.top + 1.5;
  };
  const faults = [];
  if (!short.checkVisibility({ visibilityProperty: true, opacityProperty: true })) faults.push("not shown");
  if (getComputedStyle(short, "::before").content !== JSON.stringify(short.dataset.text)) faults.push("says nothing");
  if (parseFloat(getComputedStyle(short, "::before").fontSize) < least) faults.push("too small");
  for (const part of [short, lord.querySelector(".name > :last-child"), lord.querySelector(".cost")])
    if (!inside(part)) faults.push(`${part.className || "name"} is cut`);
  if (!apart(lord.querySelector(".name"), short)) faults.push("lies on the name");
  if (!apart(short, lord.querySelector(".cost"))) faults.push("lies on the cost");
  return [lord.dataset.lord, short.dataset.text, faults];
})"""
# The worst contrast between a letter's colour and what lies behind it, in a picture of the page without its letters.
WORST = """async ([selector, part, picture]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const linear = (value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility()).map((thing) => {
    const box = thing.getBoundingClientRect();
    const [width, height] = [box.width * part, box.height * part];
    const [x, y] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];
    const { data } = pen.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    const letter = light(getComputedStyle(thing).color.match(/[\\d.]+/g).map(Number));
    let worst = 21;
    for (let at = 0; at < data.length; at += 4) worst = Math.min(worst, ratio(letter, light(data.slice(at, at + 3))));
    return [thing.dataset.text, Math.round(worst * 100) / 100];
  });
}"""
NO_LETTERS = """.abyss [data-text],
.abyss [data-text]::before { color: transparent !important; text-shadow: none !important }
.abyss :is(.signs, .badge), .abyss [data-key]::after { visibility: hidden !important; }"""
DRESS = """rules => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}"""
# By card of the hand: whether its number and its creature are seen where they stand.
SEEN = """() => [...document.querySelectorAll(".mine .cards > .card")].map((card) => {
  const seen = (thing, across) => {
    const box = thing.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width * across, box.top + box.height / 2);
    return card.contains(found);
  };
  const creature = card.querySelector(".creature");
  return [card.dataset.ally, seen(card.querySelector(".value"), 0.5), seen(creature, 0.25), seen(creature, 0.5)];
})"""

BOXES = """() => [...document.querySelectorAll(".board :is([data-lord], .place, .card)")]
  .map((one) => one.getBoundingClientRect().toJSON())"""


def courts() -> Iterator[list[str]]:
    """All the lords, six at a time; the last court is filled with the first again."""
    for first in range(0, len(LORD_NAMES), COURT):
        chosen = LORD_NAMES[first : first + COURT]
        yield chosen + LORD_NAMES[: COURT - len(chosen)]


def bare(court: list[str], available: list[str] | None = None) -> dict[str, Any]:
    """A table at which nobody holds a lord or a location yet, with this court."""
    hand = "Q1 S2 C3 H4 J5"
    return {
        **position("act first", seats=2),
        "players": [player(hand=hand, pearls=3), player(hand="Q2", pearls=1)],
        "court": court,
        "available": available or ["parliament"],
        "council": [],
    }


def without_letters(visitor: Visitor) -> str:
    """A picture of the page in which no letter is drawn."""
    visitor.page.evaluate(DRESS, NO_LETTERS)
    picture = base64.b64encode(visitor.page.screenshot()).decode()
    visitor.page.evaluate(DRESS, "")
    return picture


def pictures_have_come(visitor: Visitor) -> None:
    expect(visitor.page.locator(".board img").first).to_be_attached()
    visitor.page.wait_for_function("[...document.querySelectorAll('.board img')].every((one) => one.naturalWidth > 0)")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_power_in_the_court_is_read_without_pointing_at_it(come: Come, language: str) -> None:
    """At 1440 by 900: the words are there, large enough, cut nowhere and covering nothing."""
    visitor = come(size=DESKTOP, list=False, language=language)
    read: dict[str, str] = {}
    for court in courts():
        at(visitor, bare(court))
        pictures_have_come(visitor)
        for name, text, faults in visitor.page.evaluate(POWERS, LEAST):
            assert faults == [], f"{name}: {text}"
            read[name] = text
    assert set(read) == set(LORD_NAMES)
    assert all(read.values())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_stands_on_cards_can_be_told_from_what_is_drawn_behind_it(come: Come, theme: str) -> None:
    """Contrast AA, measured in the picture itself: names and powers of lords, locations, values of allies."""
    visitor = come(size=DESKTOP, list=False, theme=theme)
    measured = 0
    for number, court in enumerate(courts()):
        at(visitor, bare(court, PLACE_NAMES[number * 4 : number * 4 + 4] or ["jail"]))
        pictures_have_come(visitor)
        picture = without_letters(visitor)
        for selector, part in (
            (".court .name > [data-text]", 1.0),
            (".court .short", 1.0),
            (".court .points", 0.5),
            (".places .words [data-text]", 1.0),
            (".mine .card .value", 0.5),
        ):
            found = visitor.page.evaluate(WORST, [selector, part, picture])
            assert found, selector
            assert [one for one in found if one[1] < CONTRAST] == [], selector
            measured += len(found)
    assert measured > len(LORD_NAMES)


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE], ids=["desktop", "small", "phone"])
def test_every_card_of_a_fanned_hand_shows_its_value_and_its_race(come: Come, size: tuple[int, int]) -> None:
    visitor = come(size=size, touch=size == PHONE, list=False)
    at(visitor, position("act first"))
    pictures_have_come(visitor)
    cards = visitor.page.evaluate(SEEN)
    assert len(cards) == 10
    assert [card for card in cards if not all(card[1:])] == []
    assert visitor.page.locator(".mine .fanned").count() == (size != PHONE)


def test_a_location_lies_on_its_lords_who_look_out_from_under_it(come: Come) -> None:
    visitor = come(size=DESKTOP, list=False)
    at(visitor, position("act first"))
    place = visitor.page.locator(".mine .place")
    tile = place.locator(".tile").bounding_box()
    lords = [one.bounding_box() for one in place.locator(".under .lord").all()]
    assert tile
    assert len(lords) == 3
    for lord in lords:
        assert lord
        assert lord["y"] < tile["y"] < lord["y"] + lord["height"]


def test_pictures_keep_their_room_before_they_have_come(come: Come) -> None:
    """The drawings come after the table; nothing moves when they do."""
    visitor = come(size=DESKTOP, list=False)
    visitor.page.route("**/art-*.js", lambda route: route.abort())
    record = position("act first")
    at(visitor, record)
    expect(visitor.page.locator(".board img")).to_have_count(0)
    without = visitor.page.evaluate(BOXES)
    visitor.page.unroute("**/art-*.js")
    visitor.page.reload()
    pictures_have_come(visitor)
    assert visitor.page.evaluate(BOXES) == without
    visitor.complaints.clear()  # that the drawings did not come at first
