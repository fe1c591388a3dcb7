"""The table of 3 ahuris in a browser: its things are the buttons, for a mouse, a finger and a keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import Come
from harness import QUICK
from people import DESKTOP, PHONE, WIDE, Visitor
from playwright.sync_api import Locator, expect

from katabasis.games.ahuris.actions import ACTION_KINDS, OUTCOME_KINDS
from scenario_ahuris import AHURIS, EXPLORATION_STEP, hero

# With real dice and cards: the Bard fetches a key, the Fortune-teller is beaten, the Pirate wins a level.
SETUP = ["level Jd", "level Qh", "level Ks", "treasure 1"]
FIGHTS = [
    *["fetch key", "explore teller", "enemy Jh", "die 6", "die 6", "die 1", "die 6", "die 1"],
    *["combat", "enemy Qh", "die 6", "die 6", "die 6", "die 1", "die 1", "die 6", "die 1", "level Kd"],
]
TRAP = ["treasure 5", "explore pirate", "die 5", "danger 6s"]
TURN = SETUP + FIGHTS

# What stands for nothing on the table, or is asked too rarely to be met here.
IN_THE_ROW = {"idle": "the hero twiddles thumbs: there is nothing to point at"}
NOT_MET = {
    "lot": "only when equally quick heroes are all unlucky; it is given at a sheet, like every answer about a hero"
}

SEATS = {"solo": 1, "duo": 2, "trio-competitive": 3}
POSITIONS: list[dict[str, Any]] = [
    {
        "pending": "level-one bard",
        "heroes": {
            "bard": hero("d", explored=True),
            "teller": hero("hs", life=2, unlucky=True),
            "pirate": hero("s", paralysis=1),
        },
        "treasure_discard": [1],
    },
    {"pending": "victim bard", "heroes": {"bard": hero("ds", explored=True)}},
    {"pending": "take bard", "heroes": {"bard": hero("ds", explored=True)}, "found": [5, 9]},
    {"pending": "destroy bard", "heroes": {"bard": hero("ds", explored=True)}, "pockets": [[2, 9, 9]]},
    {
        "pending": "attack bard",
        "mode": "trio-competitive",
        "heroes": {"bard": hero("ds", explored=True)},
        "pockets": [[3], [], []],
    },
    {
        "pending": "rest bard",
        "mode": "trio-competitive",
        "heroes": {"bard": hero("ds", explored=True), "teller": hero("h", life=1)},
    },
    {
        "pending": "fight bard, pay bard 2",
        "mode": "trio-competitive",
        "heroes": {"bard": hero("ds", explored=True)},
        "foe": "teller",
        "pockets": [[1, 1, 1, 1, 2], [], []],
    },
    {"pending": "exit bard", "mode": "trio-competitive", "heroes": {"bard": hero("d")}, "pockets": [[1, 4], [], []]},
    {
        "pending": "fight bard, keep bard",
        "mode": "duo",
        "heroes": {"bard": hero("ds", explored=True)},
        "foe": "Qh",
        "drawn": ["6h", "3s"],
    },
]
GIVEN = """row => [...document.querySelectorAll("[data-answer]")]
  .filter((thing) => (thing.closest("[data-answers]") !== null) === row && thing.checkVisibility())
  .flatMap((thing) => thing.dataset.answer.split(" | "))"""


def pointing(come: Come, **wishes: object) -> Visitor:
    """Somebody who answers at the table itself, not in a list."""
    return come(list=False, nickname="Ariane", known=True, **wishes)


def thing(visitor: Visitor, action: str) -> Locator:
    """What on the table stands for this answer alone."""
    return visitor.page.locator(f'.board [data-answer="{action}"]').first


def with_real_dice(come: Come, **wishes: object) -> Visitor:
    return begun(pointing(come, **wishes), "solo", 1, dealer="people")


def begun(visitor: Visitor, mode: str, seats: int, **more: object) -> Visitor:
    """At a new table, the others bots."""
    visitor.post("/api/players", {"nickname": "Ariane", "language": visitor.language})
    plan = [{"kind": "me"}, *[{"kind": "bot", "bot": QUICK}] * (seats - 1)]
    wishes = {"game": "ahuris", "seats": seats, "plan": plan, "options": {"mode": mode}, **more}
    match = visitor.post("/api/matches", wishes)["id"]
    visitor.post(f"/api/matches/{match}/seats/0/ready", {"word": "lantern"})
    visitor.go(f"/table/{match}")
    expect(visitor.page.locator(".board")).to_be_visible()
    return visitor


def seated(come: Come, position: dict[str, Any], **wishes: object) -> Visitor:
    """At a table that goes on from a position, in the seat that is asked."""
    heroes = {name: hero("h") for name in ("bard", "teller", "pirate")} | position["heroes"]
    lines = str(position["pending"]).split(", ")
    beneath = ["turn"] if lines[0].startswith("exit") else EXPLORATION_STEP
    match = AHURIS.match(
        position={"mode": "solo", **position, "heroes": heroes, "pending": [*beneath, *lines]}, seed="inn"
    )
    visitor = pointing(come, **wishes)
    plan = [
        {"kind": "me"} if seat == match.to_move else {"kind": "bot", "bot": QUICK}
        for seat in range(SEATS[str(position.get("mode", "solo"))])
    ]
    table = visitor.upload(match.record.text(), plan)
    visitor.go(f"/table/{table}")
    visitor.ready()
    expect(visitor.page.locator(".board")).to_be_visible()
    return visitor


def standing(visitor: Visitor, row: bool = False) -> set[str]:
    """All answers that something on the table stands for, or all in the row."""
    expect(visitor.page.locator("[data-answer]").first).to_be_visible()
    return set(visitor.page.evaluate(GIVEN, row))


NAMES = {
    **{action.text: ACTION_KINDS[action.kind].name for action in AHURIS.actions},
    **{outcome.text: OUTCOME_KINDS[outcome.kind].name for outcome in AHURIS.outcomes},
}


def kinds(actions: set[str]) -> set[str]:
    """Their kinds, as the table of actions names them."""
    return {NAMES[action] for action in actions}


# A whole turn


def test_a_whole_turn_is_played_by_pointing_at_things(come: Come) -> None:
    """Cards, dice, sheets, the key ring and the dark door: nothing is left for the row of answers."""
    ariane = with_real_dice(come)
    for action in TURN:
        expect(thing(ariane, action)).to_be_visible()
        expect(ariane.page.locator("[data-answers] [data-answer]")).to_have_count(0)
        ariane.answers_by(thing(ariane, action))
    expect(ariane.page.locator(".hourglass small")).to_have_text("Turn 2")
    expect(ariane.page.locator('[data-hero="pirate"]')).to_have_attribute("aria-label", "Pirate, Level 2 ♠♦")


def test_a_whole_turn_is_played_by_touch(come: Come) -> None:
    """A first tap holds a thing close, a second gives the answer, or the large button does."""
    ariane = with_real_dice(come, size=PHONE, touch=True, language="fr")
    lens = ariane.page.locator("[data-answers] .lens")
    for place, action in enumerate(TURN):
        before = ariane.stamp()
        thing(ariane, action).tap()
        expect(lens).to_be_visible()
        assert ariane.stamp() == before  # nothing is done yet
        if place % 2:
            lens.locator(f'[data-answer="{action}"]').tap()
        else:
            thing(ariane, action).tap()
        ariane.answered(before)
    expect(ariane.page.locator(".hourglass small")).to_have_text("Tour 2")


def test_a_whole_turn_is_played_by_keys(come: Come) -> None:
    """The badge in the corner of a thing is its key; arrows walk from thing to thing, Enter gives the answer."""
    ariane = with_real_dice(come)
    for place, action in enumerate(TURN):
        expect(thing(ariane, action)).to_be_visible()
        before = ariane.stamp()
        if place % 2:
            ariane.page.keyboard.press(thing(ariane, action).get_attribute("data-key") or "none")
        else:
            for _ in range(len(standing(ariane))):
                ariane.page.keyboard.press("ArrowRight")
                if ariane.page.evaluate("document.activeElement.dataset.answer") == action:
                    break
            ariane.page.keyboard.press("Enter")
        ariane.answered(before)
    expect(ariane.page.locator(".hourglass small")).to_have_text("Turn 2")


# All kinds of answers


def test_every_kind_of_answer_is_given_at_a_thing(come: Come) -> None:
    """But for those listed above, each with its reason."""
    pointed: set[str] = set()
    for position in POSITIONS:
        ariane = seated(come, position)
        there = standing(ariane)
        assert kinds(standing(ariane, row=True)) <= set(IN_THE_ROW), position["pending"]
        pointed |= kinds(there)
    chooser = begun(pointing(come), "trio-cooperative", 3)
    pointed |= kinds(standing(chooser))
    dealer = with_real_dice(come)
    for action in TURN + TRAP:
        expect(thing(dealer, action)).to_be_visible()
        pointed |= kinds(standing(dealer))
        dealer.answers_by(thing(dealer, action))
    assert set(NAMES.values()) - pointed == {*IN_THE_ROW, *NOT_MET}


def test_what_stands_for_nothing_is_in_the_row(come: Come) -> None:
    ariane = seated(come, POSITIONS[5])
    expect(ariane.page.locator("[data-answers] [data-answer]")).to_have_count(1)
    expect(ariane.page.locator('[data-answers] [data-answer="idle"]')).to_be_visible()


def test_a_finger_gets_two_large_buttons_where_a_sheet_stands_for_two_answers(come: Come) -> None:
    """A mouse points at the tag of one of them."""
    both = "heal teller | cure luck teller"
    basil = seated(come, POSITIONS[0])
    expect(basil.page.locator('.board [data-answer="heal teller"]')).to_be_visible()
    ariane = seated(come, POSITIONS[0], size=PHONE, touch=True)
    before = ariane.stamp()
    ariane.page.locator(f'.board [data-answer="{both}"]').tap()
    buttons = ariane.page.locator("[data-answers] .lens [data-answer]")
    expect(buttons).to_have_count(2)
    buttons.nth(1).tap()
    ariane.answered(before)
    assert not ariane.view()["view"]["heroes"]["teller"]["unlucky"]


# What is drawn


@pytest.mark.parametrize("size", [DESKTOP, PHONE, WIDE], ids=["desktop", "phone", "wide"])
def test_beside_a_die_stands_what_it_needs(come: Come, size: tuple[int, int]) -> None:
    """The Fortune-teller, Luck 2: two faces are good, four are not; the Bouncer, Luck 1: only a 1."""
    ariane = with_real_dice(come, size=size, touch=size == PHONE)
    for action in [*SETUP, *FIGHTS[:3]]:
        before = ariane.stamp()
        thing(ariane, action).dispatch_event("click")
        ariane.answered(before)
    for good in (2, 1):
        expect(ariane.page.locator(".needed .face.good")).to_have_count(good)
        expect(ariane.page.locator(".needed .face.bad")).to_have_count(6 - good)
        expect(ariane.page.locator(".needed .sign")).to_contain_text(f"≤ {good}")
        before = ariane.stamp()
        thing(ariane, "die 6").dispatch_event("click")
        ariane.answered(before)


@pytest.mark.parametrize(("language", "letters"), [("fr", "VDR"), ("en", "JQK")])
def test_court_cards_have_the_letters_of_their_language(come: Come, language: str, letters: str) -> None:
    ariane = with_real_dice(come, language=language)
    for letter, action in zip(letters, SETUP[:3], strict=True):
        expect(thing(ariane, action).locator(".corner")).to_have_attribute("data-value", letter)
        ariane.answers_by(thing(ariane, action))


def test_only_the_fortress_sees_what_it_drew(come: Come) -> None:
    """In its hand they lie open; on the stage, where everybody looks, face down."""
    ariane = seated(come, POSITIONS[8])
    expect(ariane.page.locator("[data-own] .fortress .drawn")).to_have_count(2)
    expect(ariane.page.locator(".arena .card.back")).to_have_count(2)
    before = ariane.stamp()
    thing(ariane, "return 3s").click()
    ariane.answered(before)


def test_a_table_that_waits_does_not_move(come: Come) -> None:
    """With motion on, nothing on it goes on without end."""
    ariane = begun(pointing(come, motion="full"), "solo", 1)
    endless = """() => document.getAnimations()
      .filter((one) => one.effect.getComputedTiming().iterations === Infinity && one.effect.target?.closest(".board"))
      .map((one) => one.effect.target.className)"""
    expect(ariane.page.locator(".board [data-answer]").first).to_be_visible()
    assert ariane.page.evaluate(endless) == []
