"""People have names: whole matches are played, and no text that anybody is sent calls somebody by their seat."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from harness import Person, Server

from katabasis.names import bot_names, put_names, told_apart
from katabasis.words import words

GAMES = {"abyss": 3, "ahuris": 4, "cerbere": 5}
OPTIONS: dict[str, dict[str, str]] = {"abyss": {}, "ahuris": {"mode": "quartet-competitive"}, "cerbere": {}}
MARK = re.compile("[\ue000-\uf8ff]")
BY_SEAT = re.compile(
    r"\b(seat|Seat|player|Player|joueur|Joueur|siège|place) \d|\bsiège d|@seat|@[a-z]+-seat|keep_wounds|[a-z]+_[a-z]+"
)
COLOURS = {  # of Cerbère's pawns, and no other word of its texts
    "en": re.compile(r"\b(Blue|Pink|Green|Red|Yellow|White|Violet)\b"),
    "fr": re.compile(r"\b(Bleu|Rose|Vert|Rouge|Jaune|Blanc|Violet)\b"),
}
TEXTS = ("text", "help", "reason", "message", "better_text")  # what is shown to people
MOST = 400  # answers of people, in games that could go on


def texts(told: Any) -> Iterator[str]:
    """Every sentence for people in what was told."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name in TEXTS and isinstance(value, str):
                yield value
            elif name not in ("view", "values", "foreseen"):
                yield from texts(value)
    elif isinstance(told, list):
        for value in told:
            yield from texts(value)


def check(told: Any, game: str, language: str) -> int:
    """Nobody is a number, a colour or a mark there; how many sentences were read."""
    assert not MARK.search(json.dumps(told, ensure_ascii=False))
    count = 0
    for text in texts(told):
        count += 1
        assert not BY_SEAT.search(text), text
        assert game != "cerbere" or not COLOURS[language].search(text), text
    return count


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(GAMES))
def test_in_a_whole_match_everybody_is_called_by_name(house: Server, game: str, language: str) -> None:
    seats = GAMES[game]
    people = [Person(house, "Ariane", language), Person(house, "Ariane", language)]
    plan = ["me", "open", *["bot"] * (seats - 2)]
    match = people[0].table(plan, game, seats=seats, options=OPTIONS[game])
    people[1].post(f"/api/matches/{match}/seats/1", {"kind": "me"})
    for seat, person in enumerate(people):
        person.ready(match, seat)
    facts = people[0].get(f"/api/matches/{match}")
    called = [seat["nickname"] for seat in facts["seats"]]
    assert called[:2] == ["Ariane", "Ariane 2"]
    assert set(called[2:]) <= set(words(language).say(f"{game}-bots").split(", "))
    assert len(set(called)) == seats
    chance = random.Random(game)
    read, length, heard = 0, 0, ""
    answers = 0
    while answers < MOST:
        update = people[0].view(match, 0, length, 10)
        read += check(update, game, language)
        heard += json.dumps(update, ensure_ascii=False)
        length = update["length"]
        if update["result"] is not None:
            break
        asked = update["asked"]
        if asked not in (0, 1):
            continue
        own = people[asked].view(match, asked, max(0, length - 1))
        read += check(own, game, language)
        seen = people[asked].get(f"/api/matches/{match}/view?seat={asked}&ahead=true")
        read += check(seen, game, language)
        for wondered in seen["related"][:3]:
            query = urlencode({"seat": asked, "action": wondered["action"]})
            read += check(people[asked].get(f"/api/matches/{match}/why?{query}"), game, language)
        if own["choices"]:
            people[asked].answer(match, own["length"], chance.choice(own["choices"])["action"], asked)
            answers += 1
    assert read > 200
    # in 3 ahuris a match may end before everybody has done something; elsewhere all have their turns
    assert (any if game == "ahuris" else all)(name in heard for name in called)
    lines = people[0].get(f"/api/matches/{match}/lines?as=0")
    check(lines, game, language)
    check(people[0].get(f"/api/matches/{match}/replay?as=0&at=5"), game, language)
    check(people[0].get(f"/api/matches/{match}/talk"), game, language)
    record = people[0].raw("GET", f"/api/matches/{match}/record?as=0").body.decode()
    assert not any(name in record for name in called)  # nothing of a person enters a record


def test_who_puts_names_in_gets_marks(house: Server) -> None:
    ariane = Person(house, "Ariane", "fr")
    match = ariane.table(["me", "bot"], "abyss", seats=2)
    ariane.ready(match, 0)
    marked = ariane.get(f"/api/matches/{match}/view?seat=0&since=0&names=marks")
    named = ariane.get(f"/api/matches/{match}/view?seat=0&since=0")
    called = [seat["nickname"] for seat in ariane.get(f"/api/matches/{match}")["seats"]]
    told = json.dumps(marked["events"], ensure_ascii=False)
    assert MARK.search(told)
    length = marked["length"]
    assert named["length"] == length or named["length"] > length
    first = [event["event"]["text"] for event in marked["events"]]
    assert [put_names(text, called, "fr") for text in first] == [
        event["event"]["text"] for event in named["events"] if event["number"] < length
    ][: len(first)]


def test_a_refusal_names_whoever_is_asked(house: Server) -> None:
    ariane, basil = Person(house, "Ariane", "en"), Person(house, "Basil", "en")
    match = ariane.table(["me", "open"], "abyss", seats=2)
    basil.post(f"/api/matches/{match}/seats/1", {"kind": "me"})
    ariane.ready(match, 0)
    basil.ready(match, 1)
    asked = ariane.view(match, 0)["asked"]
    other = 1 - asked
    person = (ariane, basil)[other]
    why = person.get(f"/api/matches/{match}/why?seat={other}&action=explore")
    assert why["reason"]["text"] == f"{['Ariane', 'Basil'][asked]} is asked now; wait for your turn."


def test_nobody_is_called_by_a_mark(house: Server) -> None:
    assert Person(house, "Ari\ue001ane", "en").get("/api/players/me")["nickname"] == "Ariane"


def test_names_are_told_apart_and_bots_keep_theirs() -> None:
    assert told_apart(["Ariane", "Ariane", "Ariane 2"]) == ["Ariane", "Ariane 2", "Ariane 2 2"]
    english, french = words("en"), words("fr")
    for game in GAMES:
        one = bot_names(game, "a table", english)
        assert len(set(one)) == len(one) == 12
        assert one == bot_names(game, "a table", english) != bot_names(game, "another", english)
        listed = dict(zip(english.say(f"{game}-bots").split(", "), french.say(f"{game}-bots").split(", "), strict=True))
        assert [listed[name] for name in one] == bot_names(game, "a table", french)  # the same bot in both languages
    assert put_names("\ue020 \ue040", ["Ariane"], "fr") == "d’Ariane à Ariane"
    assert put_names("\ue020 \ue040", ["Rose"], "fr") == "de Rose à Rose"
    assert put_names("\ue020 \ue040", ["Rose"], "en") == "of Rose to Rose"
