"""The table of Cerbère: five people through a capture and a change of sides, payments by several, every road."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from conftest import Come
from harness import seat_plan
from moments import WRITTEN, Stage
from people import DESKTOP, PHONE, WIDE, Visitor
from playwright.sync_api import Locator, expect
from sight import faults
from test_access import violations
from test_company import first_asked

from katabasis.games.cerbere import effects
from katabasis.games.cerbere.actions import ACTION_KINDS
from katabasis.games.cerbere.board.boards import read_file, road_of
from katabasis.games.cerbere.rules.powers import ACTION_CARD_NAMES, CERBERUS_CARD_NAMES, POWER_NAMES, POWERS
from scenario_cerbere import CERBERE, pawn, traitor

PRINTED = Path(__file__).parents[2] / "web" / "src" / "games" / "cerbere" / "printed.json"
OPS = ["advance", "retreat", "draw", "rage", "speed", "chase", "barque", "take-back", "discard", "ahead"]
OPS += ["either", "advance-or-draw", "sabotage"]
WHO = ["", "self", "other", "traitor", "every", "rest"]
MOST = 900  # answers in a match; those below take some hundreds
MOMENT = 100  # milliseconds
CAPTURE = next(written for written in WRITTEN if str(written) == "cerbere-capture")
# what brings a match to its end soon
SMALL_DESK = (1280, 720)
WISHES = ("advance", "sprint 1", "surge", "regroup", "stalk 1", "snare 2", "fury 1", "recall", "cross", "walk", "end")
NEAR_THE_SHORE = {
    "players": [pawn("s26"), pawn("s22"), pawn("s27"), pawn("s25"), pawn("s24")],
    "cerberus": "s20",
    "rage": 1,
    "speed": 3,
}
SEVEN = {
    "players": [
        pawn("s08", hand="egotism sacrifice favoritism cowardice", played="supplies"),
        pawn("s09", hand="arrogance", played="surge regroup"),
        pawn("s13", hand="cowardice egotism"),
        pawn("s22"),
        traitor("ambush grudge", played="fury"),
        pawn("s18", hand="opportunism"),
        pawn("s08", hand="opportunism sacrifice"),
    ],
    "cerberus": "s05",
    "rage": 2,
    "speed": 4,
}
MODULES: dict[str, Any] = {
    "options": {"edition": "1", "expansion_boards": "true", "expansion_cards": "true"},
    "boards": ["start_a", "cave_of_wonders", "gondola", "finish_b"],
    "players": [
        pawn("cave_of_wonders.s3", hand="tenacity"),
        pawn("cave_of_wonders.c2"),
        pawn("gondola.s3"),
        pawn("gondola.s7"),
        traitor("malevolence"),
        pawn("start_a.s9"),
        pawn("start_a.s9"),
    ],
    "cerberus": "start_a.s6",
    "rage": 3,
}
COSTLY: dict[str, Any] = {
    "players": [
        pawn("s12", hand="favoritism egotism"),
        pawn("s14", hand="sacrifice arrogance egotism"),
        pawn("s18"),
    ],
    "cerberus": "s05",
}
ROADS = [
    ("platforms", "gondola"),
    ("promontory", "funicular"),
    ("rope_bridge", "bad_slope"),
    ("infernal_portal", "hell_gate"),
    ("harpies_nest", "oubliettes"),
    ("cave_of_wonders", "sirens_pool"),
]
# the first line of a finished match after which somebody holds a Survival card
HELD = """async (match) => {
  const ask = async (path) => (await fetch(`/api/matches/${match}${path}`)).json();
  const { length } = await ask("");
  for (let at = 0; at <= length; at += 1) {
    const { players } = (await ask(`/replay?as=open&at=${at}`)).view;
    if (players.some((player) => player.hand.length)) return at;
  }
  return null;
}"""


def begin(
    come: Come, position: dict[str, Any], visitors: list[dict[str, object]], bots: int = 0, level: str = "bot"
) -> list[Visitor]:
    """People at a table that goes on from a position: a record of it is uploaded, and played on from."""
    host = come(nickname="Ariane", **visitors[0])
    guests = [come(nickname=f"N{number}", **wishes) for number, wishes in enumerate(visitors[1:], 1)]
    text = CERBERE.match(position=position, seed="shore").record.text()
    plan = [{"kind": "me"}, *[{"kind": "open"}] * len(guests), *[seat_plan(level)] * bots]
    match = host.upload(text, plan)
    for visitor in (host, *guests):
        visitor.go(f"/table/{match}")
        if visitor is not host:
            visitor.sit()
        visitor.ready()
    for visitor in (host, *guests):
        expect(visitor.page.locator(".underworld")).to_be_visible()
    return [host, *guests]


def alone(come: Come, seats: int = 5, options: dict[str, str] | None = None, **wishes: object) -> Visitor:
    """One person and bots."""
    visitor = come(nickname="Ariane", **wishes)
    visitor.post("/api/players", {"nickname": "Ariane", "language": visitor.language})
    plan = [seat_plan(kind) for kind in ["me", *["bot"] * (seats - 1)]]
    table = {"game": "cerbere", "seats": seats, "options": options or {}, "plan": plan}
    match = visitor.post("/api/matches", table)["id"]
    visitor.post(f"/api/matches/{match}/seats/0/ready", {"word": "lantern"})
    visitor.go(f"/table/{match}")
    return visitor


def choose(visitor: Visitor) -> str:
    """The choice that leads to the end soonest, by its button."""
    actions = visitor.actions()
    best = min(actions, key=lambda action: next((i for i, wish in enumerate(WISHES) if action.startswith(wish)), 99))
    return visitor.pick(actions.index(best))


def answer(visitor: Visitor, action: str) -> None:
    visitor.waits_for_turn()
    visitor.answers_by(visitor.page.locator(f'.choice[data-action="{action}"]'))


def play_to_the_end(*visitors: Visitor) -> None:
    while (turn := first_asked(*visitors)) is not None:
        turn.play_on(wishes=WISHES, waiting=False)


# What is drawn


def test_what_is_printed_on_the_cards_is_what_the_game_plays_with() -> None:
    """The browser draws powers from a list of its own; it must not drift."""
    printed = json.loads(PRINTED.read_text(encoding="utf-8"))

    def step(one: effects.Step) -> list[object]:
        return [OPS[one.op], WHO[one.who], one.amount, one.or_else]

    assert printed["powers"] == {
        name: {
            "cost": step(power.cost) if power.cost is not None else None,
            "effect": [step(part) for part in power.effect],
        }
        for name, power in zip(POWER_NAMES, POWERS, strict=True)
    }
    assert (printed["adventurer"], printed["cerberus"]) == (ACTION_CARD_NAMES, CERBERUS_CARD_NAMES)


@pytest.mark.parametrize(("one", "two"), ROADS)
def test_every_board_is_drawn_with_its_places_and_numbered_as_the_rules_number_it(
    come: Come, one: str, two: str
) -> None:
    sides = {"start": "b", "finish": "a"} if one == "platforms" else {"start": "a", "finish": "b"}
    options = {"edition": "1", "expansion_boards": "true", "first_middle": one, "second_middle": two, **sides}
    ariane = alone(come, 3, options)
    spaces = ariane.page.locator("[data-space]")
    expect(spaces.first).to_be_visible()
    names = [space.get_attribute("data-space") for space in spaces.all()]
    road = road_of([f"start_{sides['start']}", one, two, f"finish_{sides['finish']}"])
    assert names == road.names
    links = [link.get_attribute("data-link") for link in ariane.page.locator("[data-link]").all()]
    assert sorted(map(str, links)) == sorted(road.link_names)
    for name in {"rope_bridge", "harpies_nest", "oubliettes", "sirens_pool"} & {one, two}:
        ariane.page.locator(f'[data-space="{name}.s3"]').focus()
        expect(ariane.page.locator(".cerbere .lens")).to_have_text(re.compile(r"\S"))


def test_a_space_tells_what_it_does_by_mouse_and_by_keyboard(come: Come) -> None:
    ariane = alone(come)
    ariane.waits_for_turn()
    ariane.page.locator('[data-space="e2.s22"]').hover()
    expect(ariane.page.locator(".cerbere .lens")).to_contain_text("the infernal portal is open to the others")
    ariane.page.locator('[data-space="e2.s22"]').focus()
    ariane.page.keyboard.press("ArrowRight")
    expect(ariane.page.locator(".cerbere .lens")).to_contain_text("draws a Survival card")
    expect(ariane.page.locator('[data-space="e2.s23"]')).to_be_focused()


def test_pointing_at_a_choice_shows_where_it_leads(come: Come) -> None:
    """Several paths at the bridge, the die moved, and the Hunt that is to come."""
    position = {**COSTLY, "players": [pawn("s08"), pawn("s14"), pawn("s18")]}
    ariane = begin(come, position, [{}], bots=2)[0]
    ariane.waits_for_turn()
    ariane.page.locator('.choice[data-action="sprint 1"]').hover()
    traces = ariane.page.locator(".trace")
    expect(traces).to_have_count(2)
    assert sorted(str(trace.get_attribute("data-trace")) for trace in traces.all()) == ["e2.s10", "e2.s14"]
    expect(ariane.page.locator(".die")).to_have_count(2)
    ariane.page.mouse.move(0, 0)
    ariane.page.locator('.power[data-power="surge 1"]').hover()
    expect(ariane.page.locator(".said .help")).to_contain_text("speed +1")


# Whole matches


@pytest.mark.parametrize("language", ["fr", "en"])
def test_five_people_in_five_browsers_through_a_change_of_sides_to_an_ending(come: Come, language: str) -> None:
    people = begin(come, NEAR_THE_SHORE, [{"language": language}] * 5)
    blue, pink, *_ = people
    expect(blue.page.locator(".rage .hidden")).to_contain_text("N1")  # whoever sits there
    answer(blue, "sprint 1")  # the die comes to the Hunt cell, and Pink is near
    for visitor in people:
        expect(visitor.page.locator('[data-change="pink"]')).to_be_visible()
    expect(pink.page.locator(".changed b")).to_have_text(
        "Vous changez de camp" if language == "fr" else "You change sides"
    )
    expect(pink.page.locator("section.mine")).to_have_attribute("data-camp", "cerberus")
    expect(pink.page.locator('.face[data-kind="cerberus"]')).to_have_count(4)
    expect(blue.page.locator('.rival[data-seat="1"]')).to_have_attribute("data-camp", "cerberus")
    expect(blue.page.locator(".changed")).to_contain_text("N1")
    blue.page.locator(".changed .button").click()
    expect(blue.page.locator(".changed")).to_have_count(0)
    play_to_the_end(*people)
    told = people[0].page.locator("dialog .result .text").inner_text()
    for visitor in people:
        expect(visitor.page.locator("dialog .result .text")).to_have_text(told, use_inner_text=True)


def test_a_payment_by_several_is_refused(come: Come) -> None:
    """All cards go back, and nobody else sees what was offered."""
    blue, pink, green = begin(come, COSTLY, [{}] * 3)
    answer(blue, "play favoritism+")
    answer(blue, "give egotism")
    for visitor in (blue, pink, green):
        expect(visitor.page.locator(".payment .pledge")).to_have_count(1)
        expect(visitor.page.locator(".payment .missing")).to_have_count(2)
    expect(blue.page.locator(".payment .pledge")).to_contain_text("Egotism")
    assert "Egotism" not in pink.page.locator(".payment .pledge").inner_text()
    answer(blue, "ask")
    answer(pink, "refuse")
    expect(blue.page.locator(".payment")).to_have_count(0)
    last = re.compile(r"^\s*Ariane takes Favoritism \+ back: all cards return to their hands\.")
    expect(pink.page.locator(".log li").last).to_have_text(last)
    view = blue.view()["view"]
    assert view["players"][0]["hand"] == ["egotism", "favoritism"]
    assert view["players"][1]["hand_size"] == 3


def test_a_payment_by_several_is_paid(come: Come) -> None:
    """By clicking the cards themselves."""
    blue, pink, green = begin(come, COSTLY, [{}, {"size": PHONE, "language": "fr"}, {}])
    blue.waits_for_turn()
    blue.answers_by(blue.page.locator('.power[data-answer][data-power="favoritism+"]'))
    blue.answers_by(blue.page.locator('.whole[data-card="egotism"]'))
    answer(blue, "ask")
    pink.waits_for_turn()
    expect(pink.page.locator(".question h1")).to_contain_text("Favoritisme +")
    pink.answers_by(pink.page.locator('.whole[data-card="sacrifice"]'))
    expect(pink.page.locator(".payment .pledge")).to_have_count(2)
    assert pink.fits()  # who has pledged how much is said beside each name
    pink.answers_by(pink.page.locator('.whole[data-card="arrogance"]'))
    blue.waits_for_turn()
    if "pay" in blue.actions():
        answer(blue, "pay")
    expect(blue.page.locator(".payment")).to_have_count(0)
    expect(green.page.locator('.rival[data-seat="1"] [aria-label="1 in hand"]')).to_be_visible()
    blue.page.locator('.choice[data-action="advance 3"]').hover()
    expect(blue.page.locator('[data-trace="e2.s15"]')).to_have_count(1)


def test_a_phone_a_desk_and_bots_play_to_the_end(come: Come) -> None:
    position = {**NEAR_THE_SHORE, "players": [pawn("s26"), pawn("s27"), pawn("s25"), pawn("s24")], "rage": 3}
    phone, desk = begin(come, position, [{"size": PHONE, "language": "fr"}, {}], bots=2)
    for _ in range(MOST):
        turn = first_asked(phone, desk)
        if turn is None:
            break
        if turn is phone:
            phone.shows_choices()
            expect(phone.page.locator(".question h1")).to_be_in_viewport(ratio=1)
        turn.play_on(1, wishes=WISHES)
    for visitor in (phone, desk):  # one of them may hear of it a moment later
        expect(visitor.page.locator("dialog .result")).to_be_visible()


# Hands on the table


LOOKING = {
    "players": [pawn("s12", hand="cowardice"), pawn("s14"), pawn("s18"), traitor()],
    "cerberus": "s05",
}


def thing(visitor: Visitor, action: str, where: str = ".board") -> Locator:
    """Whatever on the table gives this answer, and no other."""
    return visitor.page.locator(f'{where} [data-answer="{action}"]').first


def stands(visitor: Visitor) -> dict[str, Any]:
    """The table as this browser's seat knows it, once it is asked."""
    expect(visitor.page.locator("[data-answer]").first).to_be_visible()
    return dict(visitor.view()["view"])


def test_a_turn_is_played_by_pointing_at_things(come: Come) -> None:
    """A power on a card, a pawn, a space, a rival's panel, a Barque: each is the answer it stands for."""
    ariane = begin(come, LOOKING, [{"list": False}], bots=3)[0]
    page = ariane.page
    stands(ariane)
    thing(ariane, "sprint 2").hover()
    expect(page.locator(".die")).to_have_count(2)  # where it would be
    ariane.answers_by(page.locator('.power[data-power="sprint 2"]'))
    stands(ariane)
    expect(page.locator("[data-answers] [data-answer]")).to_have_count(0)  # the row says nothing that glows already
    thing(ariane, "advance 3 pink", ".spaces").hover()
    expect(page.locator('[data-trace="e2.s17"]')).to_have_count(1)
    ariane.answers_by(thing(ariane, "advance 3 pink", ".spaces"))
    expect(thing(ariane, "play cowardice")).to_be_visible()
    spaces = [player["space"] for player in stands(ariane)["players"]]
    assert spaces[1:3] == ["e2.s17", "e2.s19"]  # nobody else was left to go one
    ariane.answers_by(thing(ariane, "play cowardice"))
    expect(page.locator('[data-barque="2"]')).to_have_attribute("data-answer", "look 2")
    ariane.answers_by(page.locator('[data-barque="2"]'))
    known = page.locator("[data-barque].known")  # the bots may have swapped it meanwhile
    expect(known).to_have_count(1)
    expect(known.locator("title")).to_have_text(re.compile("you have seen it"))


def test_a_rival_who_can_be_asked_two_things_asks_which(come: Come) -> None:
    """Forward or back: the panel has both, the pawn opens the lens with both in words."""
    position = {**COSTLY, "players": [pawn("s12", hand="opportunism egotism"), pawn("s17"), pawn("s20")]}
    ariane = begin(come, position, [{"list": False}], bots=2)[0]
    page = ariane.page
    stands(ariane)
    ariane.answers_by(thing(ariane, "play opportunism+"))
    stands(ariane)
    ariane.answers_by(page.locator('.whole[data-card="egotism"]'))
    stands(ariane)
    for way in ("advance 2 pink", "retreat 2 pink"):
        expect(thing(ariane, way, '.rival[data-seat="1"]')).to_be_visible()
    page.locator('[data-pawn="pink"]').click()
    lens = page.locator("[data-answers] [data-answer]")
    expect(lens).to_have_count(2)
    expect(lens.nth(1)).to_contain_text("retreats 2")
    ariane.answers_by(lens.nth(1))
    assert stands(ariane)["players"][1]["space"] == "e2.s15"


def test_a_turn_is_played_by_touch(come: Come) -> None:
    """A tap shows what would come of it, and asks; a second one, or the large button, does it."""
    ariane = begin(come, LOOKING, [{"list": False, "size": PHONE, "touch": True}], bots=3)[0]
    page = ariane.page
    stands(ariane)
    sprint = page.locator('.power[data-power="sprint 1"]')
    sprint.tap()
    expect(page.locator(".lens [data-answer]")).to_have_attribute("data-answer", "sprint 1")
    expect(page.locator('[data-trace="e2.s14"]')).to_have_count(1)
    assert ariane.view()["length"] == int(ariane.stamp())  # nothing is answered yet
    page.locator(".lens .button.quiet").tap()
    expect(page.locator(".lens [data-answer]")).to_have_count(0)
    page.locator('.power[data-power="sprint 2"]').tap()
    ariane.taps(page.locator(".lens [data-answer]"))
    stands(ariane)
    pink = page.locator('[data-pawn="pink"]')
    pink.tap()
    expect(page.locator(".lens [data-answer]")).to_have_count(2)  # three, or one
    ariane.taps(page.locator('.lens [data-answer="advance 3 pink"]'))
    card = page.locator('.face[data-card="cowardice"] [data-answer="play cowardice"]')
    expect(card).to_be_visible()
    assert stands(ariane)["players"][1]["space"] == "e2.s17"
    card.tap()
    ariane.taps(card)  # the second tap does it
    barque = page.locator('[data-barque="2"]')
    expect(barque).to_have_attribute("data-answer", "look 2")
    barque.tap()
    ariane.taps(barque)


def test_a_turn_is_played_by_keys(come: Come) -> None:
    """Numbers are badges on the things, arrows walk through them, Enter gives the one in focus, "?" asks about it."""
    ariane = begin(come, LOOKING, [{"list": False}], bots=3)[0]
    page = ariane.page
    stands(ariane)
    expect(page.locator('.power[data-power="sprint 2"]')).to_have_attribute("data-key", "6")
    before = ariane.stamp()
    page.keyboard.press("6")
    ariane.answered(before)
    stands(ariane)
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-answer", re.compile("advance 1 pink"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(":focus")).to_have_attribute("data-answer", re.compile("advance 3 green"))
    page.keyboard.press("?")
    expect(page.locator(".lens [data-answer]").first).to_be_visible()
    page.keyboard.press("Escape")
    before = ariane.stamp()
    page.keyboard.press("1")
    ariane.answered(before)
    expect(thing(ariane, "play cowardice")).to_be_visible()
    assert stands(ariane)["players"][1]["space"] == "e2.s15"


# An answer that names no thing on the table; all others are given by pointing at one.
FOR_NOTHING = {
    "end": "to stop is to touch nothing more",
    "ask": "the others are asked all together, not one of them",
    "pay": "what is paid with lies there already, and pointing at it would say nothing more",
    "withdraw": "it takes back all that lies there, whoever laid it",
    "refuse": "to give nothing is to touch nothing",
    "decline": "to leave the Barques, or everybody, where they are is to touch nothing",
}


def test_every_answer_that_names_a_thing_is_given_by_pointing_at_it(come: Come) -> None:
    """Each kind of answer in the table of actions stands for a thing, or is listed above; and so it is at the table."""
    verbs = {kind.name for kind in ACTION_KINDS}
    assert set(FOR_NOTHING) <= verbs
    positions: list[tuple[dict[str, Any], list[str]]] = [
        (LOOKING, ["play cowardice", "look 2"]),
        (LOOKING, ["surge 1"]),
        ({**COSTLY, "players": [pawn("s08"), pawn("s14"), pawn("s18")]}, ["sprint 1", "cross"]),
        (COSTLY, ["play favoritism+", "give egotism", "withdraw"]),
        (
            {**LOOKING, "players": [traitor("ambush sabotage deceit"), *LOOKING["players"][1:]]},
            ["play ambush", "recall 2"],
        ),
    ]
    for position, answers in positions:
        ariane = begin(come, position, [{"list": False}], bots=len(position["players"]) - 1)[0]
        for wish in answers:
            stands(ariane)
            offered = [choice["action"] for choice in ariane.view()["choices"]]
            drawn = " | ".join(
                str(found.get_attribute("data-answer")) for found in ariane.page.locator(".board [data-answer]").all()
            )
            row = [
                str(found.get_attribute("data-answer"))
                for found in ariane.page.locator("[data-answers] [data-answer]").all()
            ]
            assert {action for action in offered if action not in drawn.split(" | ")} == set(row)
            assert {action.split()[0] for action in row} <= set(FOR_NOTHING), row
            if wish in offered:
                before = ariane.stamp()
                ariane.page.locator(f'[data-answer="{wish}"]').first.click()
                ariane.answered(before)


SIZES_LOOKED_AT = [DESKTOP, SMALL_DESK, PHONE]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES_LOOKED_AT, ids=["desktop", "small", "phone"])
@pytest.mark.parametrize("position", [SEVEN, MODULES], ids=["seven", "modules"])
def test_all_that_is_asked_about_is_in_sight(
    come: Come, position: dict[str, Any], size: tuple[int, int], language: str
) -> None:
    """With seven seats, on one board and on four: which card, whom it moves, and by how much."""
    wishes = {"list": False, "size": size, "language": language, "touch": size == PHONE}
    ariane = begin(come, position, [wishes], bots=6)[0]
    for _ in range(2):
        stands(ariane)
        offered = [choice["action"] for choice in ariane.view()["choices"]]
        assert faults(ariane.page, offered, patience=20) == []
        if "sprint 2" in offered:
            before = ariane.stamp()
            ariane.page.keyboard.press(str(offered.index("sprint 2") + 1))  # whom does it move, and how far?
            ariane.answered(before)


def test_both_faces_of_the_action_cards_can_be_looked_at(come: Come) -> None:
    ariane = alone(come)
    expect(ariane.page.locator('.face[data-kind="adventurer"]')).to_have_count(4)
    ariane.page.get_by_role("button", name="See the other face").click()
    expect(ariane.page.locator('.face[data-kind="cerberus"]')).to_have_count(4)
    expect(ariane.page.locator('[data-card="stalk"]')).to_contain_text("Stalk")


def test_a_power_that_cannot_be_paid_says_why(come: Come) -> None:
    ariane = alone(come, options={"first_player": "blue"})
    ariane.waits_for_turn()
    ariane.page.locator('.power[data-wondered][data-power="surge 2"]').click()
    expect(ariane.page.locator(".said a")).to_have_text(re.compile(r"CER-[A-Z]+-\d+"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_change_of_sides_is_a_show_that_can_be_skipped(come: Come, size: tuple[int, int]) -> None:
    """What happens is written, with the chance in it: a Barque is turned over, Pink is caught, nobody is asked."""
    stage = Stage(come(motion="full", size=size, list=False), CAPTURE)
    stage.happen()
    shout = stage.page.locator('.change[data-change="pink"] .shout')
    while not shout.count():  # what comes before it is shown first
        assert stage.busy, stage.mounted
        stage.let_pass(MOMENT)
    stage.let_pass(MOMENT)
    expect(shout).to_be_in_viewport(ratio=1)  # however long the table is
    stage.page.keyboard.press("Escape")
    expect(stage.page.locator(".change")).to_have_count(0)
    expect(stage.page.locator('.rival[data-seat="1"]')).to_have_attribute("data-camp", "cerberus")
    expect(stage.page.locator('.rival[data-camp="cerberus"]')).to_have_count(1)


def test_what_happens_is_shown_and_ends_as_the_view_says(come: Come) -> None:
    ariane = alone(come, motion="full")
    ariane.waits_for_turn()
    ariane.stop_time()
    captions = 0
    for turn in range(8):
        if ariane.watch() == "over":
            break
        view = ariane.view()["view"]
        track = ariane.page.locator(".track[data-rage]")
        expect(track).to_have_attribute("data-rage", str(view["rage"]))
        expect(track).to_have_attribute("data-speed", str(view["speed"]))
        choose(ariane)
        captions += ariane.page.locator(".caption").count()
        if turn % 2:
            ariane.page.keyboard.press("Escape")
    assert captions


def test_on_a_phone_each_power_shows_what_it_does_beside_the_road(come: Come) -> None:
    """The road from where one stands, and one's cards; the others are one swipe away, or all of the road at a touch."""
    ariane = begin(come, COSTLY, [{"size": PHONE, "touch": True, "list": False}], bots=2)[0]
    stands(ariane)
    page = ariane.page
    signs = page.locator('.power[data-power="surge 1"] .sign')
    expect(signs).to_have_count(3)  # its cost, two spaces, one for somebody else
    for sign in signs.all():
        expect(sign).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-pawn="blue"]')).to_be_in_viewport(ratio=1)
    expect(page.locator(".rage .said")).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-space="e2.s00"]')).not_to_be_in_viewport()
    page.get_by_role("button", name="See the whole road").tap()
    expect(page.locator('[data-space="e2.s00"]')).to_be_in_viewport()
    page.get_by_role("button", name="The others, and more").tap()
    expect(page.locator('.rival[data-seat="1"]')).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Back to the road").tap()
    expect(page.locator('[data-pawn="blue"]')).to_be_in_viewport(ratio=1)


def test_seven_on_one_space_can_be_told_apart(come: Come) -> None:
    everybody = {"players": [pawn("s12")] * 7, "cerberus": "s10", "rage": 3, "speed": 3}
    ariane = begin(come, everybody, [{}], bots=6)[0]
    ariane.waits_for_turn()
    expect(ariane.page.locator(".crowd")).to_have_count(1)  # ringed together, for they are caught together
    expect(ariane.page.locator("[data-pawn]")).to_have_count(7)
    answer(ariane, "sprint 2")  # whom does it move?
    pawns = ariane.page.locator("[data-pawn][data-answer]")
    expect(pawns).to_have_count(6)
    for one in pawns.all():  # whatever is in front, the middle of each shows its own shape
        box = one.locator(".pawn > g").bounding_box()
        assert box is not None
        middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] * 0.2}
        seen = "({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-pawn]')?.dataset.pawn"
        assert ariane.page.evaluate(seen, middle) == one.get_attribute("data-pawn")


# For everybody


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, WIDE], ids=["desktop", "phone", "wide"])
def test_nothing_is_wider_than_the_screen_or_too_small_to_touch(come: Come, size: tuple[int, int], seats: int) -> None:
    ariane = alone(come, seats, size=size, language="fr")
    for _ in range(4):
        if first_asked(ariane) is None:
            break
        ariane.shows_choices()
        expect(ariane.page.locator(".question h1")).to_be_in_viewport(ratio=1)
        expect(ariane.page.locator(".rival")).to_have_count(seats - 1)
        assert ariane.small_buttons() == []
        choose(ariane)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(come: Come, theme: str, size: tuple[int, int]) -> None:
    """From the first to the last moment, with its dialogs, a payment and a change of sides."""
    ariane = come(theme=theme, size=size)
    expect(ariane.go("/new/cerbere").locator("form")).to_be_visible()
    ariane.page.locator("summary").click()
    assert violations(ariane) == []
    payer = begin(come, COSTLY, [{"theme": theme, "size": size, "helped": []}], bots=2)[0]
    payer.waits_for_turn()
    assert violations(payer) == []
    answer(payer, "play favoritism+")
    assert violations(payer) == []
    runner = begin(come, NEAR_THE_SHORE, [{"theme": theme, "size": size}], bots=4)[0]
    runner.waits_for_turn()
    runner.page.locator('[data-space="e2.s22"]').focus()
    runner.page.keyboard.press("Enter")
    assert violations(runner) == []
    runner.page.keyboard.press("Escape")
    answer(runner, "sprint 1")
    seen: set[str] = set()
    while given := runner.play_on(1, wishes=WISHES):
        action = given[0].split()[0]
        if action not in seen:  # what follows each kind of answer
            seen.add(action)
            assert violations(runner) == []
    assert violations(runner) == []


def test_looking_back_at_a_match(come: Come) -> None:
    """Any position through any eyes: others' hands only when all is shown."""
    for _ in range(20):
        ariane = begin(come, {**NEAR_THE_SHORE, "rage": 3}, [{}], bots=4)[0]
        ariane.play_on(wishes=WISHES)
        match = ariane.page.url.rpartition("/")[2]
        held = ariane.page.evaluate(HELD, match)
        if held is not None:  # some matches are over before anybody has drawn a card
            break
    assert held is not None
    page = ariane.go(f"/replay/{match}?at={held}&as=table")
    expect(page.locator(".underworld")).to_be_visible()
    expect(page.locator(".rival")).to_have_count(5)
    assert page.locator(".rival .open").count() == 0
    page.locator("select").select_option("open")
    expect(page.locator(".rival .open").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_tells_who_won_with_whom_and_what_became_of_everybody(come: Come, size: tuple[int, int]) -> None:
    ariane = begin(come, {**NEAR_THE_SHORE, "rage": 3}, [{"size": size}], bots=4)[0]
    ariane.play_on(wishes=WISHES)
    update = ariane.view()
    everybody = ariane.page.locator(".result .scores tbody tr")
    expect(everybody).to_have_count(5)
    expect(ariane.page.locator(".result .scores .wins")).to_have_count(len(update["result"]["winners"]))
    fates = {"cerberus": "served Cerberus", "eliminated": "captured without mercy"}
    told = Counter(
        fates.get(player["camp"], "aboard the Barque" if player["space"] == "aboard" else "still on the path")
        for player in update["view"]["players"]
    )
    for fate, count in told.items():
        expect(everybody.filter(has_text=fate)).to_have_count(count)
    assert ariane.fits()
    assert violations(ariane) == []


# Boards of one's own


def on_the_board(visitor: Visitor, x: float, y: float) -> tuple[float, float]:
    """Where on the screen a point of the board is now."""
    box = visitor.page.locator(".ground svg").bounding_box()
    assert box is not None
    side = min(box["width"], box["height"])
    left, top = box["x"] + (box["width"] - side) / 2, box["y"] + (box["height"] - side) / 2
    return left + side * x / 1000, top + side * y / 1000


def test_a_board_is_drawn_checked_saved_opened_again_and_played_on(come: Come, tmp_path: Path) -> None:
    ariane = come(nickname="Ariane")
    page = ariane.go()
    page.locator('a[href="/board"]').click()
    page.get_by_role("button", name="New").click()
    expect(page.locator(".opinion")).to_contain_text("It can be played on.")
    spaces = page.locator("[data-space]")
    expect(spaces).to_have_count(12)
    page.mouse.click(*on_the_board(ariane, 500, 250))  # the path gets longer
    expect(spaces).to_have_count(13)
    page.locator('[data-field="zone"]').select_option("no_mercy")
    page.locator('[data-space="s6"]').click()
    page.locator('[data-field="symbol"]').select_option("barque")
    page.locator('[data-field="mark"]').check()
    page.locator('[data-add="rope_bridge"]').click()
    page.locator('[data-space="s3"]').click()
    page.locator('[data-add="gate"]').click()
    page.locator('[data-space="s5"]').click()
    page.locator('[data-add="siren"]').click()
    expect(spaces).to_have_count(16)
    mouse = page.locator('[data-space="n2"]').bounding_box()
    assert mouse is not None
    page.mouse.move(mouse["x"] + mouse["width"] / 2, mouse["y"] + mouse["height"] / 2)
    page.mouse.down()
    page.mouse.move(*on_the_board(ariane, 550, 700), steps=4)
    page.mouse.up()
    page.locator('[data-field="name"]').fill("Sunday road")
    expect(page.locator(".opinion")).to_contain_text("It can be played on.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download (TOML)").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    (board,) = read_file(file)
    assert (board["name"], len(board["spaces"]), len(board["links"])) == ("Sunday road", 16, 3)
    pool = next(space for space in board["spaces"] if space["id"] == "n2")
    assert abs(pool["x"] - 550) < 15
    assert abs(pool["y"] - 700) < 15
    page.get_by_role("button", name="New").click()
    expect(spaces).to_have_count(12)
    page.locator("input[type=file]").set_input_files(file)
    expect(spaces).to_have_count(16)
    expect(page.locator(".opinion")).to_contain_text("It can be played on.")
    page.get_by_role("button", name="Play on it").click()
    page.locator("input[name=rest][value=bot]").check()
    page.locator("summary").click()
    expect(page.locator("form")).to_contain_text("Your board: Sunday road")
    page.locator("form .button.main").click()
    ariane.waits_for_turn()
    expect(page.locator('[data-space="mine.n2"]')).to_be_visible()
    for _ in range(5):
        if first_asked(ariane) is not None:
            choose(ariane)


def test_a_part_of_a_road_comes_with_a_start_and_a_finish(come: Come) -> None:
    """So that it can be played on; a fault leads to the board it is on."""
    ariane = come(nickname="Ariane")
    page = ariane.go("/board")
    page.locator("select").first.select_option("sirens_pool")
    expect(page.locator('[data-space="n2"]')).to_be_visible()
    expect(page.locator(".opinion")).to_contain_text("It can be played on.")
    page.locator('[data-space="n2"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-field="kind"]').select_option("toboggan")
    fault = page.locator(".opinion li button")
    expect(fault).to_have_count(1)
    page.get_by_role("button", name="Start board A").click()
    expect(page.locator('[data-space="n2"]')).to_have_count(0)
    fault.click()
    expect(page.locator('[data-space="n2"].faulty')).to_be_visible()
    page.locator('[data-field="kind"]').select_option("")
    expect(page.locator(".opinion")).to_contain_text("It can be played on.")
    page.get_by_role("button", name="Play on it").click()
    page.locator("summary").click()
    expect(page.locator("form")).to_contain_text("The Siren's Pool")


def test_faults_are_shown_where_they_are(come: Come, tmp_path: Path) -> None:
    ariane = come(language="fr")
    page = ariane.go("/board")
    expect(page.locator("[data-space]").first).to_be_visible()
    page.locator('[data-space="s4"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.locator('[data-field="kind"]').select_option("platform")
    expect(page.locator(".opinion")).to_contain_text("une seule case du chemin, après l’antre, est le départ")
    expect(page.get_by_role("button", name="Y jouer")).to_be_disabled()
    page.locator('[data-space="s7"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-field="kind"]').select_option("toboggan")
    page.locator('[data-space="s4"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-field="kind"]').select_option("start")
    expect(page.locator('[data-space="s7"].faulty')).to_be_visible()
    assert violations(ariane) == []
    broken = tmp_path / "broken.toml"
    broken.write_text("[[board]\n", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator(".opinion")).to_contain_text("ceci n’est pas du TOML")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_editor_is_for_everybody(come: Come, theme: str, size: tuple[int, int]) -> None:
    ariane = come(theme=theme, size=size)
    page = ariane.go("/board")
    page.locator("select").first.select_option("cave_of_wonders")
    expect(page.locator('[data-space="c3"]')).to_be_visible()
    page.locator('[data-space="c3"]').focus()
    page.keyboard.press("Enter")
    assert ariane.fits()
    assert violations(ariane) == []
