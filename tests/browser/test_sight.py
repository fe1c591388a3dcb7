"""Everything a question is about, everything one holds and every answer is in sight; and what looks for it sees faults.

`make sight` plays every game for long at all sizes; here each is played for a while on a desk and on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from conftest import Come
from harness import Server
from playwright.sync_api import Browser, Page
from sight import LANGUAGES, MODE_SEATS, MODES, SEATS, SIGHT, Case, Look, Size

import katabasis
from by_habit import by_habit
from katabasis.engine.chance import Rng
from katabasis.engine.seats import CHANCE
from katabasis.names import put_names
from katabasis.words import words

DESK: Size = (1280, 720)
PHONE: Size = (390, 844)
ANSWERS = 16
PATIENCE = 20.0  # seconds; only what never comes into sight takes so long
PLAYED = [
    *[Case("abyss", seats, size, language) for seats, size, language in ((4, DESK, "fr"), (2, PHONE, "en"))],
    *[Case("cerbere", seats, size, language) for seats, size, language in ((7, DESK, "en"), (5, PHONE, "fr"))],
    Case("ahuris", 4, DESK, "fr", "quartet-competitive"),
    Case("ahuris", 2, PHONE, "en", "duo"),
]
TABLE = """<!doctype html><meta name="viewport" content="width=device-width"><style>
  body { margin: 0 } main { height: 100vh; display: grid; grid-template-rows: 40px 1fr 140px 50px; overflow: hidden }
  [data-question] { white-space: nowrap; overflow: hidden } [data-own] { display: flex; gap: 8px }
  .space { border-radius: 50%; width: 90px; height: 90px; background: teal } [data-own] button { width: 90px }
</style><main>
  <div data-question>Which card?</div>
  <div class="board"><div class="space" data-asked data-answer="go 3">3</div></div>
  <div data-own><button data-answer="play a">A</button><button data-answer="play b">B</button></div>
  <div data-answers><button data-action="pass">Pass</button></div>
</main>"""
OFFERED = ["go 3", "play a", "play b", "pass"]
COVERED = """([at, size]) => {
  const cover = document.createElement("div");
  cover.className = "deliberate";
  const { left, top } = document.querySelector("[data-own]").getBoundingClientRect();
  cover.style = "position: fixed; z-index: 99; background: red; pointer-events: none";
  cover.style.width = cover.style.height = `${size}px`;
  cover.style.left = `${left + at}px`;
  cover.style.top = `${top + at}px`;
  document.body.append(cover);
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A table of a few lines, with nothing wrong."""
    page = browser.new_page(viewport={"width": DESK[0], "height": DESK[1]})
    page.set_content(TABLE)
    yield page
    page.close()


def seen(page: Page, offered: list[str] = OFFERED) -> list[str]:
    return list(page.evaluate(SIGHT, offered))


def test_nothing_wrong_is_found_where_nothing_is_wrong(page: Page) -> None:
    assert seen(page) == []


@pytest.mark.parametrize(("at", "size"), [(0, 10), (-30, 40), (33, 20), (90, 20)])
def test_ten_pixels_over_the_hand_are_found(page: Page, at: int, size: int) -> None:
    page.evaluate(COVERED, [at, size])
    assert any("my zone" in fault and "deliberate" in fault for fault in seen(page))


@pytest.mark.parametrize(
    ("style", "told"),
    [
        ("[data-own] { margin-bottom: -60px; height: 260px }", "my zone"),
        (".board { overflow: hidden; height: 50px }", "asked about"),
        (".board { overflow: auto; height: 50px }", "scrolls"),
        (".space { margin-left: -20px }", "20 px at the left"),
        ("main { height: 800px }", "the page: scrolls"),
        ("[data-question] { width: 60px }", "question"),
        ("[data-question] { width: 60px; white-space: normal }", "more than one line"),
        ("[data-answers] button { position: relative; left: -30px }", "answer in the row"),
        ("[data-own] button + button { margin-left: -70px }", "covered by"),
        ("main::after { content: ''; position: fixed; inset: 0; background: #fff8 }", "covered"),
    ],
)
def test_what_is_out_of_sight_is_found(page: Page, style: str, told: str) -> None:
    page.add_style_tag(content=style)
    assert any(told in fault for fault in seen(page))


def test_an_answer_that_nothing_stands_for_is_found(page: Page) -> None:
    assert seen(page, [*OFFERED, "enough"]) == ['answer "enough": nothing stands for it']


def test_what_the_table_says_is_not_said_again_below(page: Page) -> None:
    page.locator("[data-answers]").evaluate("row => row.innerHTML += '<button data-action=\"go 3\">Go</button>'")
    assert any("the table says it already" in fault for fault in seen(page))


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_everything_is_in_sight(browser: Browser, tables: Server, case: Case) -> None:
    look = Look(patience=PATIENCE)
    look.play(browser, tables, case, ANSWERS)
    assert list(look.found.lines()) == []


def test_a_deliberate_fault_at_a_real_table(browser: Browser, tables: Server) -> None:
    look = Look(patience=0, spoil=f"() => ({COVERED})([0, 10])")
    look.play(browser, tables, Case("abyss", 3, DESK, "en"), 1)
    assert any("deliberate" in line for line in look.found.lines())


# Questions

SMALL: Size = (1024, 700)
MATCHES = 2  # of each kind, by seeded habit: all kinds of questions but the rarest come
LONG_NAMES = [f"Wilhelmine-Charlotte {number}" for number in range(7)]  # nearly as long as a name may be
# how many pixels more than there is room for each text would take, in the smallest letters that are for reading
TOO_LONG = """([texts, least]) => {
  const line = document.querySelector("[data-question]").cloneNode(true);
  document.querySelector("main").append(line);
  const heading = line.querySelector("h1");
  const over = texts.flatMap((text) => {
    heading.style.fontSize = `${least}px`;
    heading.textContent = text;
    const pixels = heading.scrollWidth - heading.clientWidth;
    return pixels > 0 ? [`${pixels} px: ${text}`] : [];
  });
  line.remove();
  return over;
}"""


def questions(name: str, language: str) -> set[str]:
    """What is asked of people in whole matches, in words, with long names."""
    game, spoken = katabasis.game(name), words(language)
    kinds: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in SEATS[name]]
    if name == "ahuris":
        kinds = [(MODE_SEATS[mode], {"mode": mode}) for mode in MODES]
    found = set()
    for seats, options in kinds:
        for number in range(MATCHES):
            dealer = Rng(f"{name} {seats} {options} {number}")
            for state in by_habit(game.new(seats, options), dealer, Rng(f"players {number}")):
                if state.to_move != CHANCE:
                    text = spoken.text(game.question_message(state, state.to_move))
                    found.add(put_names(text, LONG_NAMES, language))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(SEATS))
def test_every_question_is_one_line_on_the_smallest_desk(come: Come, game: str, language: str) -> None:
    asked = questions(game, language)
    assert len(asked) > 10
    ariane = come(size=SMALL, language=language)
    ariane.play_now(game)
    ariane.waits_for_turn()
    assert ariane.page.evaluate(TOO_LONG, [sorted(asked), 14]) == []
