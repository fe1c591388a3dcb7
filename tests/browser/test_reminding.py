"""Whose turn it is, in the title and as a notification; sounds for those who want them."""

from __future__ import annotations

import re

from conftest import Come
from people import Visitor
from playwright.sync_api import expect
from test_company import duo, until_asked

from katabasis.words import words

# keeps what is notified; the permission is the browser's own
NOTES = """
window.notes = [];
{
  const Real = window.Notification;
  window.Notification = class {
    constructor(title, more) { window.notes.push([title, more?.tag]); }
    static get permission() { return Real.permission; }
    static requestPermission() { return Real.requestPermission(); }
  };
}
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""
# counts the tones
TONES = """
window.tones = 0;
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const voice = { frequency: {}, connect: (next) => next, start: () => (window.tones += 1), stop: () => {} };
    return voice;
  }
  createGain() {
    return { gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: (next) => next };
  }
};
"""


def wants_notes(visitor: Visitor) -> None:
    """Switch notifications on, as a person does it."""
    visitor.page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
    visitor.page.get_by_label(re.compile("Tell me when|Me prévenir quand")).check()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog")).to_have_count(0)


def test_the_title_says_whose_turn_it_is(come: Come) -> None:
    ariane, basil, _ = duo(come)
    until_asked(ariane, basil)
    expect(ariane.page).to_have_title(re.compile("^● Your turn! — 3 ahuris"))
    expect(basil.page).to_have_title(re.compile("^3 ahuris"))
    until_asked(basil, ariane)
    expect(basil.page).to_have_title(re.compile("^● À vous.! — 3 ahuris"))
    expect(ariane.page).to_have_title(re.compile("^3 ahuris"))
    ariane.go("/about")
    expect(ariane.page).to_have_title("Katabasis")


def test_whoever_looks_elsewhere_is_notified_if_they_wish(come: Come) -> None:
    ariane, basil, address = duo(come, notified=NOTES)
    wants_notes(basil)
    until_asked(basil, ariane)
    assert basil.page.evaluate("notes") == []  # they are looking
    basil.page.evaluate("window.away = true")  # before the answer: the next question may come with it
    basil.pick()
    until_asked(basil, ariane)
    basil.page.wait_for_function("() => notes.length")
    match = address.rpartition("/")[2]
    assert basil.page.evaluate("notes[0]") == [words("fr").say("web-your-turn"), match]
    assert ariane.page.evaluate("notes") == []  # did not ask for it


def test_nobody_is_notified_who_did_not_ask(come: Come) -> None:
    ariane, basil, _ = duo(come, notified=NOTES)
    until_asked(ariane, basil)
    basil.page.evaluate("window.away = true")
    until_asked(basil, ariane)
    expect(basil.page).to_have_title(re.compile("^●"))
    assert basil.page.evaluate("notes") == []


def test_it_is_silent_until_sound_is_switched_on(come: Come) -> None:
    ariane = come()
    ariane.context.add_init_script(TONES)
    ariane.play_now()
    for turn in range(5):
        ariane.pick(turn)
    ariane.waits_for_turn()
    assert ariane.page.evaluate("tones") == 0
    ariane.page.get_by_role("button", name="Settings").click()
    ariane.page.get_by_label("Sound").check()
    ariane.page.keyboard.press("Escape")
    for turn in range(20):  # not every event has a sound
        ariane.pick(turn)
        if ariane.page.evaluate("tones"):
            break
    assert ariane.page.evaluate("tones") > 0
    ariane.page.get_by_role("button", name="Settings").click()
    ariane.page.get_by_label("Sound").uncheck()
    ariane.page.keyboard.press("Escape")
    heard = ariane.page.evaluate("tones")
    for turn in range(3):
        ariane.pick(turn)
    assert ariane.page.evaluate("tones") == heard
