"""Play over a socket and over plain HTTP: what an update tells, what is accepted, what is stale, what is refused."""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from company import NAMES, SEATS, Company, Log, alone, gather, hear_until, loaded, refusal_of, refused, told, truth
from harness import PATIENCE, Line, Person, Server

import katabasis
from katabasis.engine.match import Match
from katabasis.engine.seats import SPECTATOR
from katabasis.names import put_names
from katabasis.terminal.replay import verdict
from katabasis.words import words

GAME = katabasis.game("ahuris")
IMPOSSIBLE = "explore bard"  # while heroes are being chosen
MISSPELT = "chose bard"


def send(line: Line, message: dict[str, Any]) -> dict[str, Any]:
    """The update that replies to a message."""
    line.send(message)
    return hear_until(line, lambda heard: heard["type"] == "refused" or heard.get("reply", "") != "")


# What an update tells


def test_an_update_tells_all_that_a_seat_may_know(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    company.play(6)
    match = loaded(company.record())  # nothing is hidden in this mode
    for seat in range(3):
        update = company.view(seat, 0)
        asked = match.to_move
        assert (update["type"], update["reply"], update["match"]) == ("update", "", company.match)
        assert (update["seat"], update["length"], update["asked"]) == (seat, len(match.record), asked)
        assert update["view"] == match.view(seat).to_json()
        assert update["kept"] == 0
        assert told(update) == truth(match, seat)
        assert update["result"] is None
        offered = [action.text for action in match.legal_actions()] if seat == asked else []
        assert [choice["action"] for choice in update["choices"]] == offered


@pytest.mark.parametrize("language", ["en", "fr"])
def test_questions_choices_and_events_are_told_in_the_players_language(tables: Server, language: str) -> None:
    player = Person(tables, "Ariane", language)
    match = player.table(["me"])
    player.ready(match)
    update = player.play_on(match, answers=3)
    record = loaded(Company(match, [player]).record())
    spoken = words(language)
    question = GAME.question_message(record.state, 0)
    assert update["question"] == {
        "key": question.key,
        "values": question.values,
        "rule": question.rule,
        "text": spoken.text(question),
    }
    assert len(update["choices"]) == len(record.legal_actions()) > 1
    for choice, action in zip(update["choices"], record.legal_actions(), strict=True):
        message = GAME.action_message(action)
        assert choice == {
            "action": action.text,
            "key": message.key,
            "values": message.values,
            "rule": message.rule,
            "text": spoken.text(message),
            "help": spoken.help(message),
        }
        assert choice["rule"].startswith("AHU-")
    events = player.view(match, 0, 0)
    assert told(events) == truth(record, 0, language)
    other = {"en": "fr", "fr": "en"}[language]
    assert player.get(f"/api/matches/{match}/view?seat=0&lang={other}")["question"]["text"] == words(other).text(
        question
    )
    with player.socket(match) as line:
        assert line.until("update")["choices"] == update["choices"]


def test_a_newcomer_gets_the_last_lines_and_asks_for_more(tables: Server) -> None:
    company = alone(tables, "solo")
    company.play(8)
    length = company.view(0)["length"]
    recent = company.view(0)
    assert recent["kept"] == length - 30
    whole = told(company.view(0, 0))
    assert told(recent) == [event for event in whole if event[0] >= length - 30]
    assert len(told(recent)) < len(whole)
    with company.host.socket(company.match) as line:
        assert told(line.until("update")) == told(recent)
    with company.host.socket(company.match, query="since=0") as line:
        assert told(line.until("update")) == whole


def test_who_asks_with_a_length_gets_exactly_what_is_new(tables: Server) -> None:
    company = alone(tables, "duo")
    company.play(6)
    whole = company.view(0, 0)
    for since in range(whole["length"] + 1):
        update = company.view(0, since)
        assert update["kept"] == since
        assert told(update) == [event for event in told(whole) if event[0] >= since]
    assert told(company.view(0, whole["length"] + 5)) == told(whole)  # such a length there never was


# Answers


def test_a_match_is_played_over_sockets(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    lines = [company.person(seat).socket(company.match, seat) for seat in range(3)]
    try:
        first = [line.until("update") for line in lines]
        assert [update["asked"] for update in first] == [0, 0, 0]
        reply = send(lines[0], {"length": 0, "action": "choose teller"})
        assert (reply["reply"], reply["length"], reply["asked"], reply["choices"]) == ("accepted", 1, 1, [])
        assert [event[0] for event in told(reply)] == [0]
        for line in lines[1:]:
            update = line.until("update")
            assert (update["reply"], update["length"], update["asked"], update["kept"]) == ("", 1, 1, 0)
            assert told(update) == told(reply)
        assert send(lines[1], {"length": 1, "action": "choose bard"})["reply"] == "accepted"
    finally:
        for line in lines:
            line.close()
    assert company.lines()[:2] == ["first     choose teller", "second    choose bard"]


def test_a_match_is_played_over_plain_http(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    reply = company.answer(0, 0, "choose teller")
    assert (reply["reply"], reply["length"], reply["asked"], reply["seat"]) == ("accepted", 1, 1, 0)
    assert (reply["kept"], [event[0] for event in told(reply)]) == (0, [0])
    end = company.play()
    assert end["result"] is not None
    match = loaded(company.record())
    assert match.over
    assert [entry.text for entry in match.record.entries[:1]] == ["choose teller"]


def test_an_old_length_is_answered_with_the_current_view_and_never_with_an_error(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    company.answer(0, 0, "choose teller")
    before = company.lines()
    for action in ("choose teller", "choose bard", IMPOSSIBLE, MISSPELT, "", "?" * 120):
        for seat, length in ((0, 0), (1, 0), (1, 2), (1, 10_000_000), (2, 0)):
            update = company.answer(seat, length, action)
            assert (update["reply"], update["length"], update["seat"]) == ("stale", 1, seat)
            current = company.view(seat, length)
            assert {**update, "reply": ""} == current
    with company.person(1).socket(company.match, 1) as line:
        current = line.until("update")
        for length, action in ((0, "choose bard"), (7, IMPOSSIBLE), (0, MISSPELT)):
            update = send(line, {"length": length, "action": action})
            assert (update["reply"], update["length"], update["choices"]) == ("stale", 1, current["choices"])
            assert update["view"] == current["view"]
        for message in ({"length": 0, "undo": True}, {"length": 5, "agree": True}):
            assert send(line, message)["reply"] == "stale"
    assert company.lines() == before


def test_of_a_double_click_one_counts_and_the_other_sees_what_it_did(tables: Server) -> None:
    """Twice the same answer over one socket, over two, and over HTTP: there is one line in the record."""
    company = alone(tables, "duo")
    with company.host.socket(company.match) as one, company.host.socket(company.match) as two:
        update = one.until("update")
        for _ in range(15):
            if update["result"] is not None:
                break
            if not update["choices"]:
                company.play(1)  # the fortress
                update = company.view(0)
                continue
            message = {"length": update["length"], "action": update["choices"][0]["action"]}
            one.send(message)
            two.send(message)
            body = {"seat": 0, **message}
            with ThreadPoolExecutor(2) as pool:
                sent = [pool.submit(company.host.post, f"{company.path}/answers", body) for _ in range(2)]
            replies = [reply_to(one), reply_to(two), *(future.result()["reply"] for future in sent)]
            assert sorted(replies) == ["accepted", "stale", "stale", "stale"]
            update = company.view(0)
    match = loaded(company.record(1))
    assert len(match.record) == update["length"]


def reply_to(line: Line) -> str:
    """What a socket hears of its own message."""
    return str(hear_until(line, lambda heard: heard.get("reply", "") != "")["reply"])


def test_two_clicks_on_one_socket_are_one_answer(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    with company.person(0).socket(company.match) as line:
        line.until("update")
        for action in ("choose bard", "choose teller"):
            line.send({"length": 0, "action": action})
        end = hear_until(line, lambda heard: heard.get("reply") == "stale")
        assert (end["length"], end["asked"]) == (1, 1)
    assert company.lines() == ["first     choose bard"]


def test_who_is_not_asked_is_told_so(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    assert refused(lambda: company.answer(1, 0, "choose bard")) == (409, "not-asked")
    assert refused(lambda: company.person(1).answer(company.match, 0, "choose bard", 0)) == (403, "not-your-seat")
    assert refused(lambda: company.person(1).answer(company.match, 0, "choose bard", 9)) == (404, "no-such-seat")
    with company.person(1).socket(company.match, 1) as line:
        assert send(line, {"length": 0, "action": "choose bard"})["code"] == "not-asked"
    assert company.lines() == []


def test_an_answer_that_the_rules_forbid_is_refused_with_the_rule(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    reason = GAME.new(3, {}).why_not(0, GAME.action(IMPOSSIBLE))
    assert reason is not None
    body = {"seat": 0, "length": 0, "action": IMPOSSIBLE}
    reply = company.host.raw("POST", f"{company.path}/answers", body)
    expected = {"type": "refused", "code": "not-possible", "message": words("en").text(reason), "rule": reason.rule_id}
    assert (reply.status, reply.json) == (409, expected)
    assert reply.json["rule"].startswith("AHU-")
    with company.host.socket(company.match) as line:
        line.until("update")
        assert send(line, {"length": 0, "action": IMPOSSIBLE}) == expected
    wrong = refusal_of(lambda: company.answer(0, 0, MISSPELT))
    assert (wrong.status, wrong.code) == (400, "bad-request")
    assert "did you mean 'choose bard'" in wrong.message
    assert company.lines() == []
    assert company.answer(0, 0, "choose bard")["reply"] == "accepted"  # and it can still be answered


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_refusal_is_in_the_players_language(tables: Server, language: str) -> None:
    player = Person(tables, "Ariane", language)
    match = player.table(["me", "me", "me"], seats=3)
    for seat in range(3):
        player.ready(match, seat)
    reason = GAME.new(3, {}).why_not(0, GAME.action(IMPOSSIBLE))
    assert reason is not None
    with player.socket(match) as line:
        line.until("update")
        assert send(line, {"length": 0, "action": IMPOSSIBLE})["message"] == words(language).text(reason)
        assert send(line, {"length": 0, "agree": True})["message"] == words(language).say(
            "server-refused-no-undo-asked"
        )
    assert refusal_of(lambda: player.answer(match, 0, IMPOSSIBLE)).message == words(language).text(reason)
    over = refusal_of(lambda: player.answer(match, 0, "choose bard", 1))
    assert over.message == words(language).say("server-refused-not-asked")


def test_why_not_is_answered_with_the_rule(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    state = GAME.new(3, {})
    why = f"{company.path}/why?seat=%d&action=%s"
    for seat, action in ((0, IMPOSSIBLE), (1, "choose bard"), (2, "choose bard")):
        reason = state.why_not(seat, GAME.action(action))
        assert reason is not None
        answer = company.person(seat).get(why % (seat, action.replace(" ", "%20")))
        assert (answer["type"], answer["action"], answer["possible"]) == ("why", action, False)
        assert answer["reason"] == {
            "key": reason.key,
            "values": reason.values,
            "rule": reason.rule_id,
            "text": put_names(words("en").text(reason), NAMES, "en"),
        }
        with company.person(seat).socket(company.match, seat) as line:
            line.send({"why": action})
            assert line.until("why") == answer
    possible = company.host.get(why % (0, "choose%20bard"))
    assert (possible["possible"], possible["reason"]) == (True, None)
    assert refused(lambda: company.host.get(why % (0, "chose"))) == (400, "bad-request")
    assert refused(lambda: company.host.get(why % (1, "choose%20bard"))) == (403, "not-your-seat")
    assert company.lines() == []


def test_one_person_plays_several_seats(tables: Server) -> None:
    company = alone(tables, "quartet-cooperative")
    assert refused(lambda: company.answer(1, 0, "choose bard")) == (409, "not-asked")
    with company.host.socket(company.match, 0) as one, company.host.socket(company.match, 1) as two:
        assert len(one.until("update")["choices"]) == 3
        assert two.until("update")["choices"] == []
        assert send(one, {"length": 0, "action": "choose bard"})["reply"] == "accepted"
        assert len(two.until("update")["choices"]) == 2
        assert send(two, {"length": 1, "action": "choose teller"})["reply"] == "accepted"
    company.play(20)
    fortress, hero = company.view(3), company.view(0)
    assert fortress["length"] == hero["length"]
    assert loaded_lines(company, 3) != loaded_lines(company, 0)  # each seat still has its own eyes


def loaded_lines(company: Company, seat: int) -> list[str]:
    return [line["action"] for line in company.host.get(f"{company.path}/lines?as={seat}")["lines"]]


def test_two_sockets_at_one_seat_both_hear_everything(tables: Server) -> None:
    company = gather(tables, "duo")
    with company.host.socket(company.match) as computer, company.host.socket(company.match) as telephone:
        logs = [Log(), Log()]
        for line, log in zip((computer, telephone), logs, strict=True):
            log.length = line.until("update")["length"]
        company.play(6)
        length = company.view(0)["length"]
        for line, log in zip((computer, telephone), logs, strict=True):
            while log.length < length:
                log.take(line.until("update"))
        assert logs[0].events == logs[1].events
        assert logs[0].update["view"] == logs[1].update["view"] == company.view(0)["view"]


def test_a_request_can_wait_until_something_happens(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(company.view, 1, 0, 20)
        while not company.facts()["seats"][1]["connected"]:  # who waits is there
            assert not waiting.done()
        company.answer(0, 0, "choose bard")
        update = waiting.result(PATIENCE)
    assert (update["length"], update["asked"], len(update["choices"])) == (1, 1, 2)
    assert [event[0] for event in told(update)] == [0]
    begun = time.monotonic()
    assert company.view(1, 0, 25)["length"] == 1  # nothing to wait for
    assert time.monotonic() - begun < 20
    begun = time.monotonic()
    assert company.view(1, 1, 1)["length"] == 1  # nothing happened
    assert time.monotonic() - begun >= 0.9
    assert refused(lambda: company.view(1, 1, 26)) == (400, "bad-request")


def test_a_request_does_not_wait_for_a_finished_match(tables: Server) -> None:
    company = gather(tables, "solo")
    end = company.play()
    begun = time.monotonic()
    assert company.view(0, end["length"], 25)["result"] == end["result"]
    assert time.monotonic() - begun < 20


def test_bots_answer_by_themselves(tables: Server) -> None:
    company = gather(tables, "quartet-cooperative", bots=(1, 3))  # where nobody leaves before all were asked
    end = company.play()
    assert end["result"] is not None
    facts = company.facts()
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "bot", "person", "bot"]
    who = {entry.who for entry in loaded(company.record()).record.entries}
    assert {"second", "fortress"} <= who


def test_a_message_over_a_socket_is_exactly_one_thing(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    wrong: list[Any] = [
        {},
        {"length": 0},
        {"length": 0, "action": "choose bard", "undo": True},
        {"length": 0, "action": "choose bard", "talk": "look"},
        {"here": True, "talk": "look"},
        {"action": "choose bard"},
        {"undo": True},
        {"agree": True},
        {"length": "0", "action": "choose bard"},
        {"length": -1, "action": "choose bard"},
        {"length": 0, "action": "x" * 121},
        {"length": 0, "aktion": "choose bard"},
        ["length", 0],
        0,
    ]
    with company.host.socket(company.match) as line:
        for message in wrong:
            line.send(message)
            refusal = line.until("refused")
            assert refusal["code"] == "bad-request"
            assert refusal["message"] != ""
        line.connection.send("choose bard")
        assert line.until("refused")["code"] == "bad-request"
        assert send(line, {"length": 0, "action": "choose bard"})["reply"] == "accepted"  # and the line is still good
    assert company.lines() == ["first     choose bard"]


# The end


def test_the_end_is_told_to_all(tables: Server) -> None:
    company = gather(tables, "trio-competitive")
    curious = Person(tables, "Zoé")
    with company.host.socket(company.match) as line, curious.socket(company.match, None) as looking:
        end = company.play()
        match = loaded(company.record())
        result = {
            "ending": match.ending,
            "text": words("en").say(f"ahuris-ending-{match.ending}"),
            "winners": match.winners,
            "returns": match.returns,
        }
        assert end["result"] == result
        for each in (line, looking):
            last = hear_until(each, lambda heard: heard["type"] == "update" and heard["result"] is not None)
            assert last["result"] == result
            assert (last["asked"], last["question"], last["choices"]) == (None, None, [])
        line.send({"length": end["length"], "action": "explore bard"})
        assert line.until("refused")["code"] == "match-over"
        line.send({"why": "explore bard"})
        assert line.until("refused")["code"] == "match-over"
    facts = company.facts()
    assert (facts["status"], facts["ending"], facts["asked"]) == ("over", match.ending, None)
    assert facts["length"] == len(match.record) == end["length"]
    for seat in range(3):
        assert refused(company.answer, seat, end["length"], "explore bard") == (409, "match-over")
        assert company.answer(seat, 0, "explore bard")["reply"] == "stale"
        assert company.view(seat)["result"] == result


# Companions: people deal


def dealt(company: Company, rng: random.Random, most: int = 5000) -> Any:
    """Play to the end, chance too: whoever is offered outcomes says one."""
    seats = range(len(company.people))
    update = company.view(0)
    for _ in range(most):
        if update["result"] is not None:
            return update
        asked = update["asked"]
        if asked >= 0:
            update = company.view(asked) if update["seat"] != asked else update
        elif not update["choices"]:
            update = next(view for view in map(company.view, seats) if view["choices"])
        action = rng.choice(update["choices"])["action"]
        update = company.answer(update["seat"], update["length"], action)
        assert update["reply"] == "accepted"
    raise AssertionError("the match does not end")


def test_people_deal_what_their_real_dice_and_cards_show(tables: Server) -> None:
    company = gather(tables, "trio-cooperative", dealer="people")
    facts = company.facts()
    assert (facts["dealer"], facts["promises"], facts["asked"]) == ("people", [], 0)
    company.answer(0, 0, "choose bard")
    update = company.answer(1, 1, "choose teller")
    assert (update["length"], update["asked"]) == (2, -1)  # chance is asked
    state = loaded(company.record()).state
    outcomes = [outcome.text for outcome, _ in state.chance_outcomes()]
    for seat in range(3):
        view = company.view(seat)
        assert view["asked"] == -1
        assert view["question"]["text"] == put_names(words("en").text(GAME.question_message(state, seat)), NAMES, "en")
        assert [choice["action"] for choice in view["choices"]] == outcomes
        assert all(choice["text"] for choice in view["choices"])
    wrong = refusal_of(lambda: company.answer(2, 2, "choose pirate"))
    assert (wrong.status, wrong.code) == (400, "bad-request")
    assert refused(lambda: company.answer(2, 2, "die 4")) == (400, "bad-request")  # a card is drawn, no die
    curious = Person(tables, "Zoé").view(company.match, None)
    assert (curious["choices"], curious["asked"]) == ([], -1)
    assert company.answer(2, 2, outcomes[3])["reply"] == "accepted"
    assert company.answer(1, 2, outcomes[4])["reply"] == "stale"  # somebody else said it first
    assert company.lines()[2] == f"=         {outcomes[3]}"


def test_a_match_dealt_by_people_says_so_and_replays(tables: Server) -> None:
    company = gather(tables, "trio-competitive", dealer="people")
    end = dealt(company, random.Random(4))
    text = company.record()
    assert "\ndealer: human\n" in text
    assert "seed" not in text
    assert "commitment" not in text
    match = loaded(text)
    assert match.over
    assert match.ending == end["result"]["ending"]
    assert verdict(match, words("en"))[0] is True


def test_only_who_may_see_a_card_is_asked_which_it_is(tables: Server) -> None:
    """Danger cards are drawn by the fortress player, in secret."""
    company = gather(tables, "duo", dealer="people")
    rng = random.Random(5)
    update = company.view(0)
    secret = 0
    while secret < 2:
        assert update["result"] is None, "no Danger card was drawn; take another seed"
        views = [company.view(seat) for seat in range(2)]
        if views[0]["view"]["question"]["kind"] == "dangers":
            secret += 1
            assert views[0]["choices"] == []
            assert len(views[1]["choices"]) > 1
            action = views[1]["choices"][0]["action"]
            assert refused(partial(company.answer, 0, views[0]["length"], action)) == (409, "not-asked")
            assert company.answer(1, views[1]["length"], action)["reply"] == "accepted"
            assert [line["action"] for line in company.host.get(f"{company.path}/lines?as=0")["lines"]][-1] == "?"
            update = company.view(0)
        else:
            offered = next(view for view in views if view["choices"])
            action = rng.choice(offered["choices"])["action"]
            update = company.answer(offered["seat"], offered["length"], action)


def test_bots_play_on_where_people_deal(tables: Server) -> None:
    company = gather(tables, "trio-competitive", bots=(1, 2), dealer="people")
    rng = random.Random(6)
    update = company.view(0)
    for _ in range(60):
        if update["choices"]:
            update = company.answer(0, update["length"], rng.choice(update["choices"])["action"])
        else:
            update = company.view(0, update["length"], 10)
    who = {entry.who for entry in loaded(company.record()).record.entries}
    assert {"=", "second", "third"} & who >= {"="}
    assert len(who) > 1


def test_a_misread_die_is_taken_back(tables: Server) -> None:
    """Who deals may mistype before anybody has decided anything."""
    company = alone(tables, "solo", dealer="people")
    update = company.view(0)
    company.answer(0, 0, update["choices"][0]["action"])
    again = company.undo(0, 1)
    while again["undo"]["missing"]:
        again = company.consent(again["undo"]["missing"][0], 1)
    assert (again["length"], again["asked"]) == (2, -1)
    assert [choice["action"] for choice in again["choices"]] == [choice["action"] for choice in update["choices"]]


# Everything that is sent, held against the engine


@pytest.mark.parametrize("mode", SEATS)
def test_every_update_of_a_whole_match_is_what_the_engine_says(tables: Server, mode: str) -> None:
    """Each seat and a spectator listen; afterwards the record tells what each should have heard."""
    company = gather(tables, mode)
    seats: list[int | None] = [*range(SEATS[mode]), None]
    curious = Person(tables, "Zoé")
    heard: list[list[dict[str, Any]]] = [[] for _ in seats]
    lines = [
        (curious if seat is None else company.person(seat)).socket(company.match, seat, "since=0") for seat in seats
    ]

    def listen(place: int) -> None:
        while not heard[place] or heard[place][-1]["result"] is None:
            heard[place].append(lines[place].until("update"))

    ears = [threading.Thread(target=listen, args=(place,)) for place in range(len(seats))]
    for ear in ears:
        ear.start()
    try:
        company.play()
    finally:
        for ear in ears:
            ear.join(60)
        for line in lines:
            line.close()
    whole = loaded(company.record())
    for seat, updates in zip(seats, heard, strict=True):
        assert updates[-1]["length"] == len(whole.record)
        log = Log()
        for update in updates:
            log.take(update)
            check(whole.at(update["length"]), seat, log, whole)


def check(match: Match, seat: int | None, log: Log, whole: Match) -> None:
    """What a client knows is what it should know."""
    update = log.update
    eyes = SPECTATOR if seat is None else seat
    assert log.events == truth(match, seat)
    assert update["view"] == match.view(eyes).to_json()
    assert update["asked"] == (None if match.over else match.to_move)
    mine = not match.over and match.to_move == seat
    assert [choice["action"] for choice in update["choices"]] == [a.text for a in match.legal_actions() if mine]
    playing = seat is not None and not match.over
    assert update["undo"]["free"] == (playing and match.undoable(eyes))
    assert update["undo"]["possible"] == (playing and any(answer.seat == seat for answer in match.answers))
    if match.over:
        assert update["result"]["returns"] == whole.returns
    else:
        assert update["result"] is None
        assert update["question"]["text"] == put_names(
            words("en").text(GAME.question_message(match.state, eyes)), NAMES, "en"
        )
