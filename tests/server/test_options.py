"""What the server tells of a game's seats and options is what the game itself accepts."""

from __future__ import annotations

import re

import pytest

import katabasis
from katabasis.bots import BOTS, LEVELS, MINDER, OPPONENT
from katabasis.engine.errors import BadOption
from katabasis.games import NAMES
from katabasis.games.ahuris.meta import MODE_SEATS, MODES
from katabasis.server.catalogue import game_facts
from katabasis.server.wire.games import GameFacts, GameOption
from katabasis.server.wire.speech import speech
from katabasis.words import LANGUAGES


def facts(game: str) -> GameFacts:
    return game_facts(game, speech("en"))


def option(game: str, name: str) -> GameOption:
    return next(found for found in facts(game).options if found.name == name)


def test_a_mode_says_how_many_seats_it_takes() -> None:
    told = {value.value: value.seats for value in option("ahuris", "mode").values}
    assert told == {mode: [seats] for mode, seats in zip(MODES, MODE_SEATS, strict=True)}


def test_rivals_have_no_goal_to_choose() -> None:
    closing = [value.value for value in option("ahuris", "mode").values if "goal" in value.closes]
    assert closing == ["trio-competitive", "quartet-competitive"]
    assert all(set(value.closes) <= {"goal"} for value in option("ahuris", "mode").values)


def test_an_edition_closes_what_belongs_to_the_other() -> None:
    closes = {value.value: value.closes for value in option("cerbere", "edition").values}
    assert {"start", "finish", "skulls", "treasures"} <= set(closes["2"])
    assert set(closes["1"]) == {"difficulty", "starting_card"}


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    first = {value.value: value.seats for value in option("cerbere", "first_player").values}
    assert first["random"] == [3, 4, 5, 6, 7]
    assert first["yellow"] == [5, 6, 7]


@pytest.mark.parametrize("game", NAMES)
def test_seats_have_names_by_count(game: str) -> None:
    told = facts(game)
    assert [len(names) for names in told.seat_names] == told.seats


@pytest.mark.parametrize("game", NAMES)
def test_each_kind_of_option_says_what_it_takes(game: str) -> None:
    """Each value, limit and preset is accepted; a number beyond its limits is not."""
    rules = katabasis.game(game)
    known = {one.name: one for one in rules.options}
    for told in facts(game).options:
        check = known[told.name].check
        if told.kind == "choice":
            assert [check(value.value) for value in told.values] == [value.value for value in told.values]
            assert told.default in ["", *(value.value for value in told.values)]
        elif told.kind == "number":
            assert told.low < told.high
            assert [check(number) for number in (told.low, told.high)] == [str(told.low), str(told.high)]
            assert {name: int(check(name)) for name in told.presets} == told.presets
            with pytest.raises(BadOption):
                check(told.high + 1)
        else:
            assert check(told.default) == told.default
            assert not told.values
            assert not told.presets


def test_only_the_board_of_cerbere_is_a_text() -> None:
    texts = [(game, told.name) for game in NAMES for told in facts(game).options if told.kind == "text"]
    assert texts == [("cerbere", "board")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_are_told_in_order_with_a_name_and_a_sentence(language: str) -> None:
    for name in NAMES:
        told = game_facts(name, speech(language))
        assert [bot.name for bot in told.bots] == BOTS
        assert len({bot.text for bot in told.bots}) == len({bot.help for bot in told.bots}) == len(BOTS)
        assert all(bot.help.endswith(".") and len(bot.help) < 80 for bot in told.bots)
        assert (told.opponent, told.minder) == (OPPONENT, MINDER)
        assert {told.opponent, told.minder} <= set(LEVELS)


def test_french_sentences_about_bots_are_set_with_their_spaces() -> None:
    for bot in game_facts("ahuris", speech("fr")).bots:
        assert not re.search(r"(?<!\u00a0)[:;!?]", bot.help), bot.help
