"""Whose turn it is, in the title and as a notification; sounds for those who want them."""

from __future__ import annotations

import re

from conftest import Come
from people import Visitor
from playwright.sync_api import expect
from test_company import duo, until_asked

from katabasis.words import words

# keeps what is notified; a browser without a window has nowhere to ask whether one may, so whoever asks may
NOTES = """
window.notes = [];
window.Notification = class {
  constructor(title, more) { window.notes.push([title, more?.tag]); }
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""
# counts what is heard, and wakes nothing
TONES = """
window.tones = window.contexts = 0;
const knob = () => ({ value: 0, linearRampToValueAtTime: () => {}, setTargetAtTime: () => {} });
window.AudioContext = class {
  constructor() { window.contexts += 1; }
  currentTime = 0;
  state = "running";
  destination = {};
  resume = async () => {};
  suspend = async () => {};
  createBuffer() { return { copyToChannel: () => {} }; }
  createGain() { return { gain: knob(), connect: (next) => next }; }
  createBufferSource() {
    const source = { connect: (next) => next, stop: () => {} };
    source.start = () => { if (!source.loop) { window.tones += 1; setTimeout(() => source.onended?.()); } };
    return source;
  }
};
"""
SOUND_FILES = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('synth')).length"


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
    assert ariane.page.evaluate("contexts") == 0  # nothing is made, and nothing is loaded
    assert ariane.page.evaluate(SOUND_FILES) == 0
    ariane.open_drawer()
    ariane.page.get_by_role("button", name="With sound").click()
    expect(ariane.page.get_by_role("button", name="With sound")).to_have_count(0)
    for turn in range(20):  # not every event has a sound
        ariane.pick(turn)
        if ariane.page.evaluate("tones"):
            break
    assert ariane.page.evaluate("tones") > 0
    ariane.page.get_by_role("button", name="Settings").click()
    expect(ariane.page.get_by_label("How loud")).to_have_count(2)
    ariane.page.get_by_label("Sounds").uncheck()
    ariane.page.keyboard.press("Escape")
    heard = ariane.page.evaluate("tones")
    for turn in range(3):
        ariane.pick(turn)
    assert ariane.page.evaluate("tones") == heard


def test_whoever_wants_silence_is_asked_once(come: Come) -> None:
    ariane = come()
    ariane.play_now()
    ariane.open_drawer()
    ariane.page.get_by_role("button", name="In silence").click()
    expect(ariane.page.get_by_role("button", name="In silence")).to_have_count(0)
    ariane.page.reload()
    ariane.waits_for_turn()
    ariane.open_drawer()
    expect(ariane.page.get_by_role("button", name="In silence")).to_have_count(0)
