"""What a caller may get wrong: each mistake is one clear sentence that says what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import katabasis
from katabasis.bots import bot
from katabasis.engine.dealers import Human, Script
from katabasis.engine.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    ChanceError,
    IllegalAction,
    KatabasisError,
    NothingToUndo,
    UnknownGame,
    nearest,
)
from katabasis.engine.match import Match
from katabasis.games import NAMES
from katabasis.games.ahuris.meta import MODE_SEATS, MODES
from katabasis.words import UnknownLanguage, Words, words
from scenario_ahuris import AHURIS, EXPLORATION_STEP, hero, scenario


def sentence(kind: type[KatabasisError], call: Callable[[], object]) -> str:
    """What the caller is told, by exactly this kind of error."""
    with pytest.raises(KatabasisError) as wrong:
        call()
    assert type(wrong.value) is kind
    told = str(wrong.value)
    assert told == told.strip()
    assert "\n" not in told
    return told


# Games, languages, bots


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("ahurs", "there is no game 'ahurs'; did you mean 'ahuris'?"),
        ("Ahuris", "there is no game 'Ahuris'; did you mean 'ahuris'?"),
        ("chess", f"there is no game 'chess'; choose one of: {', '.join(NAMES)}"),
        ("", f"there is no game ''; choose one of: {', '.join(NAMES)}"),
    ],
)
def test_an_unknown_game_is_told_what_is_near(name: str, told: str) -> None:
    assert sentence(UnknownGame, lambda: katabasis.game(name)) == told


@pytest.mark.parametrize("language", ["de", "", "EN", "français"])
def test_an_unknown_language_is_told_the_known_ones(language: str) -> None:
    for speak in (Words, words):
        told = sentence(UnknownLanguage, lambda speak=speak: speak(language))  # type: ignore[misc]
        assert told.startswith(f"there is no language '{language}'; ")
        assert "'en'" in told or "en, fr" in told


def test_an_unknown_bot_is_told_what_is_near() -> None:
    assert sentence(BadOption, lambda: bot("randm")) == "there is no bot 'randm'; did you mean 'random'?"


# Options and seats


def begin(seats: int | None = None, **options: object) -> Match:
    return AHURIS.match(seats, "bad input", options)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"gaol": 40}, "ahuris has no option 'gaol'; did you mean 'goal'?"),
        ({"Goal": 40}, "ahuris has no option 'Goal'; did you mean 'goal'?"),
        (
            {"xyzzy": 1},
            "ahuris has no option 'xyzzy'; choose one of: mode, goal, level_gain_life, short_reward, collection_value",
        ),
        ({"short_reward": "drew"}, "option short_reward cannot be 'drew'; did you mean 'draw'?"),
        ({"short_reward": ""}, "option short_reward cannot be ''; choose one of: draw, loss"),
        ({"short_reward": None}, "option short_reward cannot be 'None'; choose one of: draw, loss"),
        ({"collection_value": 4}, "option collection_value cannot be '4'; choose one of: counted, printed"),
        (
            {"level_gain_life": "none"},
            "option level_gain_life cannot be 'none'; choose one of: keep_wounds, unchanged, full",
        ),
        ({"mode": "sol"}, "option mode cannot be 'sol'; did you mean 'solo'?"),
        (
            {"mode": "coop"},
            "option mode cannot be 'coop'; choose one of: solo, duo, trio-cooperative, trio-competitive, ",
        ),
    ],
)
def test_a_wrong_option_is_told_what_would_be_right(options: Mapping[str, Any], told: str) -> None:
    assert sentence(BadOption, lambda: begin(**options)).startswith(told)
    assert sentence(BadOption, lambda: AHURIS.new(1, options)).startswith(told)
    assert sentence(BadOption, lambda: AHURIS.checked(None, options)).startswith(told)


@pytest.mark.parametrize(
    "goal", [0, 441, -5, 1.5, "", "many", "²", "1_0", None, True, "9" * 5_000], ids=lambda v: repr(v)[:9]
)
def test_a_goal_is_a_number_or_a_name(goal: object) -> None:
    assert sentence(BadOption, lambda: begin(1, goal=goal)) == (
        f"option goal cannot be '{goal}'; give a number from 1 to 440 or one of: "
        "gentle (25), steady (40), daring (60), printed (100)"
    )


@pytest.mark.parametrize(
    ("goal", "kept"), [("gentle", "25"), (" Steady ", "40"), ("060", "60"), (100, "100"), ("1", "1")]
)
def test_a_goal_has_several_spellings(goal: object, kept: str) -> None:
    match = begin(1, goal=goal)
    assert match.record.options["goal"] == kept
    assert match.state.to_json()["goal"] == int(kept)


@pytest.mark.parametrize("mode", ["Duo", " duo ", "DUO"])
def test_a_mode_may_be_written_with_capitals(mode: str) -> None:
    for seats in (None, 2):
        match = begin(seats, mode=mode)
        assert (match.record.seats, match.record.options["mode"]) == (2, "duo")
    assert sentence(BadOption, lambda: begin(3, mode=mode)) == "mode duo takes 2 seats, not 3"


@pytest.mark.parametrize("seats", [0, 5, -1, 100])
def test_a_wrong_number_of_seats_is_told_the_right_ones(seats: int) -> None:
    told = f"ahuris cannot be played with {seats} seats; it takes 1, 2, 3, 4"
    assert sentence(BadOption, lambda: begin(seats)) == told
    assert sentence(BadOption, lambda: AHURIS.new(seats, {})) == told


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_mode_is_played_with_its_number_of_seats(mode: str, seats: int) -> None:
    needed = MODE_SEATS[MODES.index(mode)]
    if seats == needed:
        assert begin(seats, mode=mode).record.seats == begin(mode=mode).record.seats == seats
        return
    told = sentence(BadOption, lambda: begin(seats, mode=mode))
    assert told == f"mode {mode} takes {needed} seat{'s' if needed > 1 else ''}, not {seats}"


@pytest.mark.parametrize("mode", ["trio-competitive", "quartet-competitive"])
def test_rivals_have_no_goal(mode: str) -> None:
    for goal in (40, "gentle"):
        told = sentence(BadOption, lambda goal=goal: begin(mode=mode, goal=goal))  # type: ignore[misc]
        assert told == f"mode {mode} has no goal to reach: leave out the option goal"
    assert begin(mode=mode, goal=100).record.options["goal"] == "100"  # as printed, it changes nothing


def test_without_a_mode_the_seats_choose_one() -> None:
    chosen = [begin(seats).record.options["mode"] for seats in (1, 2, 3, 4)]
    assert chosen == ["solo", "duo", "trio-cooperative", "quartet-cooperative"]


# Answers


def at_a_choice() -> Match:
    """The Bard of level 1 may fight, heal or cure."""
    return scenario(explore="bard", bard=hero("d"), teller=hero("h", life=1), pirate=hero("h", paralysis=1)).match


def at_a_die() -> Match:
    """Chance is asked for an exploration die, and a person answers."""
    heroes = {"bard": hero("h"), "teller": hero("h"), "pirate": hero("ds", explored=True)}
    position = {"heroes": heroes, "pending": [*EXPLORATION_STEP, "exploration pirate"]}
    return AHURIS.match(position=position, dealer=Human())


def at_the_end() -> Match:
    return AHURIS.match(
        position={"heroes": {name: hero("h") for name in ("bard", "teller", "pirate")}, "ending": "clock"}
    )


def unchanged(match: Match, kind: type[KatabasisError], call: Callable[[Match], object]) -> str:
    """What the caller is told, and that nothing has happened."""
    before = (match.record.text(), match.state.copy(), list(match.answers), match.legal_actions())
    told = sentence(kind, lambda: call(match))
    assert (match.record.text(), match.state, match.answers, match.legal_actions()) == before
    return told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("combt", "unknown action 'combt' in ahuris; did you mean 'combat'?"),
        ("Combat", "unknown action 'Combat' in ahuris; did you mean 'combat'?"),
        ("heal  teller", "unknown action 'heal  teller' in ahuris; did you mean 'heal teller'?"),
        (
            "cure paralisys pirate",
            "unknown action 'cure paralisys pirate' in ahuris; did you mean 'cure paralysis pirate'?",
        ),
        ("xyzzy", "unknown action 'xyzzy' in ahuris"),
        ("", "unknown action '' in ahuris"),
        ("die 4", "unknown action 'die 4' in ahuris"),
        ("7", "unknown action '7' in ahuris"),
    ],
)
def test_a_misspelt_action_is_told_what_is_near(text: str, told: str) -> None:
    assert unchanged(at_a_choice(), BadNotation, lambda match: match.play(text)).startswith(told)
    assert sentence(BadNotation, lambda: AHURIS.action(text)).startswith(told)
    assert sentence(BadNotation, lambda: at_a_choice().why_not(text)).startswith(told)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("heal bard", "AHU-REST-02"),
        ("cure luck teller", "AHU-REST-03"),
        ("cure paralysis bard", "AHU-REST-03"),
        ("fetch key", "AHU-REST-05"),
        ("idle", "AHU-R-18"),
        ("explore bard", "AHU-EXPL-01"),
        ("attack teller", "AHU-COMPET-05"),
        ("leave", "AHU-R-48"),
        ("return 9c", "AHU-DUO-02"),
        ("choose bard", "AHU-SOLO-01"),
    ],
)
def test_an_illegal_action_is_told_its_rule_and_the_possible_ones(text: str, rule: str) -> None:
    possible = "combat, heal teller, cure paralysis pirate"
    for action in (text, AHURIS.action(text)):
        told = unchanged(at_a_choice(), IllegalAction, lambda match, action=action: match.play(action))  # type: ignore[misc]
        assert told == f"'{text}' is no answer to the question asked now ({rule}); possible are: {possible}"


def test_an_outcome_is_no_answer_of_a_seat() -> None:
    told = unchanged(at_a_choice(), IllegalAction, lambda match: match.play(AHURIS.outcome("die 4")))
    assert told.startswith("'die 4' is no answer to the question asked now; possible are: combat, ")


@pytest.mark.parametrize(
    ("text", "kind", "told"),
    [
        ("dye 4", BadNotation, "unknown outcome 'dye 4' in ahuris; did you mean 'die 4'?"),
        ("die 7", BadNotation, "unknown outcome 'die 7' in ahuris; did you mean 'die "),
        ("combat", BadNotation, "unknown outcome 'combat' in ahuris"),
        (
            "treasure 4",
            IllegalAction,
            "'treasure 4' cannot come now; chance can answer: die 1, die 2, die 3, die 4, die 5, die 6",
        ),
    ],
)
def test_what_cannot_come_is_refused(text: str, kind: type[KatabasisError], told: str) -> None:
    assert unchanged(at_a_die(), kind, lambda match: match.play(text)).startswith(told)


def test_an_action_is_no_answer_of_chance() -> None:
    told = unchanged(at_a_die(), IllegalAction, lambda match: match.play(AHURIS.action("combat")))
    assert told == "'combat' cannot come now; chance can answer: die 1, die 2, die 3, die 4, die 5, die 6"


@pytest.mark.parametrize("text", ["combat", "die 4", "xyzzy"])
def test_after_the_end_nothing_is_an_answer(text: str) -> None:
    told = unchanged(at_the_end(), IllegalAction, lambda match: match.play(text))
    assert told == "the match is over; nothing is asked any more"


def test_every_action_is_an_answer_or_is_refused() -> None:
    legal = {action.text for action in at_a_choice().legal_actions()}
    refused = 0
    for action in AHURIS.actions:
        match = at_a_choice()
        if action.text in legal:
            match.play(action)
            assert match.record.entries[-1].text == action.text
        else:
            told = unchanged(match, IllegalAction, lambda match, action=action: match.play(action))  # type: ignore[misc]
            assert "possible are: combat, heal teller, cure paralysis pirate" in told
            refused += 1
    assert refused == len(AHURIS.actions) - 3


def test_a_mistake_in_between_leaves_the_match_as_it_was() -> None:
    """The same match with and without mistakes."""
    clean, clumsy = begin(2), begin(2)
    for _ in range(15):
        chosen = clean.legal_actions()[0]
        wrong = next(action for action in AHURIS.actions if action not in clumsy.legal_actions())
        for mistake in (wrong, "combt", "die 4", "undo 1"):
            with pytest.raises((IllegalAction, BadNotation)):
                clumsy.play(mistake)
        with pytest.raises(NothingToUndo):
            clumsy.undo(3)
        with pytest.raises(BadRecord):
            clumsy.branch(-1)
        clean.play(chosen)
        clumsy.play(chosen)
    assert clumsy.record.text() == clean.record.text()


# Dealers and positions


def test_a_script_that_names_what_cannot_come_says_what_can() -> None:
    table = scenario(explore="bard", bard=hero("d"), teller=hero("h", life=1))
    assert isinstance(table.match.dealer, Script)
    table.match.dealer.outcomes = ["die 4"]
    told = sentence(ChanceError, lambda: table.match.play("combat"))
    assert told.startswith("the script says 'die 4', but chance can only answer: enemy Jh, enemy Js, ")


@pytest.mark.parametrize("position", [{}, {"mode": "duo"}, {"heroes": {}}])
def test_a_match_cannot_begin_from_an_impossible_position(position: Mapping[str, Any]) -> None:
    told = sentence(BadPosition, lambda: AHURIS.match(position=position))
    assert told == "the bard has no Level card: give heroes.bard.cards (AHU-SETUP-02)"


# The errors themselves


@pytest.mark.parametrize(
    "kind",
    [
        UnknownGame,
        BadOption,
        BadNotation,
        BadPosition,
        BadRecord,
        IllegalAction,
        ChanceError,
        NothingToUndo,
        UnknownLanguage,
    ],
)
def test_every_mistake_can_be_caught_by_one_name(kind: type[Exception]) -> None:
    assert issubclass(kind, katabasis.KatabasisError)
    assert not issubclass(kind, ValueError | KeyError | OSError)  # nothing that Python itself raises


def test_a_suggestion_is_made_only_if_it_is_near() -> None:
    assert nearest("abys", ["abyss", "ahuris"]) == "; did you mean 'abyss'?"
    assert nearest("ABYSS", ["abyss", "ahuris"]) == "; did you mean 'abyss'?"
    assert nearest("chess", ["abyss", "ahuris"]) == "; choose one of: abyss, ahuris"
    assert nearest("chess", [f"game {number}" for number in range(13)]) == ""  # too many to list
    assert nearest("chess", []) == ""
