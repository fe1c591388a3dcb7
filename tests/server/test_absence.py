"""Absent players: a bot minds their seats after a while, gives them back at a click, and a restart changes nothing."""

from __future__ import annotations

import time

import pytest
from company import Company, alone, bots_stopped, edit, gather, hear_until, refused
from harness import PATIENCE, Person, Server

MIND_AFTER = 5  # seconds, the least that a table may choose
AT_FIRST = 5.0  # seconds in which everybody comes to the table, before the server first looks at it


def shorten(server: Server, company: Company, seconds: int) -> float:
    """Fewer seconds than a table may choose, so that tests need not wait; when the server first looks at it.

    It is stopped for that and started again.  The clock is set when it is there, however long that takes: before
    anybody comes to the table, the server knows of it only what it finds in the database.
    """

    def set_clock(due: float) -> None:
        edit(server, f"UPDATE matches SET mind_after = {seconds}, due = {int(due * 1000)} WHERE id = '{company.match}'")

    server.stop()
    set_clock(time.time() + 3600)
    server.start()
    due = time.time() + AT_FIRST
    set_clock(due)
    return due


def until(server: Server, question: str, answer: object) -> None:
    """Look into the database until it says so, since nobody connects."""
    late = time.monotonic() + PATIENCE
    while edit(server, question) != [(answer,)]:
        assert time.monotonic() < late, f"still {edit(server, question)}:\n{server.logged()}"
        time.sleep(0.05)


def one_more_thought(server: Server) -> None:
    """A bot answers at another table, after whatever it was asked before."""
    other = gather(server, "trio-cooperative", bots=(1,))
    other.answer(0, 0, "choose bard")
    assert other.settled()["length"] > 1


# By oneself


def test_a_bot_answers_for_who_is_away_until_they_are_back(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    ariane, bruno = company.person(0), company.person(1)
    assert refused(lambda: bruno.post(f"{company.path}/seats/0/away")) == (403, "not-your-seat")
    with bruno.socket(company.match, 1) as line:
        line.until("update")
        away = ariane.post(f"{company.path}/seats/0/away")["seats"][0]
        assert (away["kind"], away["minded"], away["mine"], away["nickname"]) == ("person", True, True, "Ariane")
        update = hear_until(line, lambda heard: heard["type"] == "update" and heard["asked"] == 1)
        assert update["length"] == 1
        assert any(table["seats"][0]["minded"] for table in line.heard if table["type"] == "table")
    assert company.lines()[0].startswith("first     choose ")
    back = ariane.post(f"{company.path}/seats/0/back")["seats"][0]
    assert (back["minded"], back["mine"]) == (False, True)
    company.play(8)  # now everybody answers for themselves again
    ariane.post(f"{company.path}/seats/0/back")  # who was never away is simply there
    assert company.play()["result"] is not None


def test_a_minded_seat_plays_to_the_end(tables: Server) -> None:
    company = gather(tables, "duo")
    for seat in range(2):
        company.person(seat).post(f"{company.path}/seats/{seat}/away")
    with company.host.socket(company.match, None) as line:
        hear_until(line, lambda heard: heard["type"] == "update" and heard["result"] is not None)
    assert company.facts()["status"] == "over"


def test_nobody_is_away_before_the_match(tables: Server) -> None:
    host = Person(tables)
    match = host.table(["me", "open"], options={"mode": "duo"})
    assert refused(lambda: host.post(f"/api/matches/{match}/seats/0/away")) == (409, "not-begun")


def test_who_claims_a_minded_seat_plays_it(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    company.person(1).post(f"{company.path}/seats/1/away")  # not asked yet
    link = company.person(1).post(f"{company.path}/seats/1/link")["link"]
    dora = Person(tables, "Dora")
    claimed = dora.post(f"{company.path}/claim", {"link": link})["seats"][1]
    assert (claimed["minded"], claimed["nickname"]) == (False, "Dora")
    company.people[1] = dora
    company.answer(0, 0, "choose bard")
    assert company.answer(1, 1, "choose teller")["reply"] == "accepted"


def test_who_is_minded_answers_only_after_taking_the_seat_back(server: Server) -> None:
    company = gather(server, "trio-cooperative")
    ariane = company.person(0)
    with bots_stopped(server):
        ariane.post(f"{company.path}/seats/0/away")
        assert refused(lambda: company.answer(0, 0, "choose bard")) == (409, "minded")
        with ariane.socket(company.match) as line:
            line.until("update")
            line.send({"length": 0, "action": "choose bard"})
            assert line.until("refused")["code"] == "minded"
        ariane.post(f"{company.path}/seats/0/back")
        assert company.answer(0, 0, "choose pirate")["reply"] == "accepted"
    one_more_thought(server)
    assert company.lines() == ["first     choose pirate"]  # the bot was too late


@pytest.mark.parametrize("how", ["back", "claim"])
def test_a_bot_in_thought_does_not_answer_for_who_is_back(server: Server, how: str) -> None:
    company = gather(server, "trio-cooperative")
    ariane, dora = company.person(0), Person(server, "Dora")
    with bots_stopped(server):
        ariane.post(f"{company.path}/seats/0/away")
        if how == "back":
            ariane.post(f"{company.path}/seats/0/back")
        else:
            link = ariane.post(f"{company.path}/seats/0/link")["link"]
            dora.post(f"{company.path}/claim", {"link": link})
    one_more_thought(server)
    assert company.person(1).view(company.match, 1)["length"] == 0
    assert company.lines() == []


# By the clock


def test_a_bot_minds_a_seat_after_the_time_that_the_table_chose(any_server: Server) -> None:
    begun = time.monotonic()  # before the match does: the clock of the server may not be ahead of ours
    company = gather(any_server, "trio-cooperative", mind_after=MIND_AFTER)
    assert company.facts()["mind_after"] == MIND_AFTER
    with company.person(1).socket(company.match, 1) as line:
        table = hear_until(line, lambda heard: heard["type"] == "table" and heard["seats"][0]["minded"])
        assert MIND_AFTER - 1 < time.monotonic() - begun < PATIENCE
        assert [seat["minded"] for seat in table["seats"]] == [True, False, False]  # only who was asked
        assert hear_until(line, lambda heard: heard["type"] == "update" and heard["length"] == 1)["asked"] == 1
    company.host.post(f"{company.path}/seats/0/back")
    assert company.facts()["seats"][0]["minded"] is False


def test_a_sign_of_life_keeps_the_bot_away(any_server: Server) -> None:
    """However often it comes: ten times a second here, which is more often than it is written down."""
    company = gather(any_server, "trio-cooperative", mind_after=MIND_AFTER)
    seconds = 3
    shorten(any_server, company, seconds)
    with company.person(1).socket(company.match, 1) as line:
        line.until("update")
        line.send({"here": True})
        company.answer(0, 0, "choose bard")
        end = time.time() + seconds + 2.5
        while time.time() < end:
            line.send({"here": True})
            time.sleep(0.1)
        facts = company.facts()
        assert (facts["length"], [seat["minded"] for seat in facts["seats"]]) == (1, [False] * 3)
    until(any_server, f"SELECT minded FROM seats WHERE match = '{company.match}' AND seat = 1", True)  # then it comes


def test_who_polls_is_there(any_server: Server) -> None:
    company = gather(any_server, "trio-cooperative", mind_after=MIND_AFTER)
    due = shorten(any_server, company, 3)
    while time.time() < due + 2.5:
        assert company.view(0, 0, 1)["length"] == 0
    assert company.facts()["seats"][0]["minded"] is False


def test_the_clock_goes_on_when_somebody_else_leaves_and_somebody_comes(any_server: Server) -> None:
    company = gather(any_server, "trio-cooperative", mind_after=MIND_AFTER)
    shorten(any_server, company, 1)
    company.person(2).call("DELETE", f"{company.path}/seats/2")
    Person(any_server, "Dora").post(f"{company.path}/seats/2")
    until(any_server, f"SELECT minded FROM seats WHERE match = '{company.match}' AND seat = 0", True)


def test_a_table_that_never_minds_waits(tables: Server) -> None:
    company = gather(tables, "trio-cooperative", mind_after=None)
    assert company.facts()["mind_after"] is None
    assert edit(tables, f"SELECT due FROM matches WHERE id = '{company.match}'") == [(None,)]


# Restarts


def test_a_minded_seat_stays_minded_after_a_crash_and_is_given_back(any_server: Server) -> None:
    company = gather(any_server, "trio-cooperative")
    company.person(1).post(f"{company.path}/seats/1/away")
    any_server.kill()
    any_server.start()
    assert [seat["minded"] for seat in company.facts()["seats"]] == [False, True, False]
    company.answer(0, 0, "choose bard")
    with company.host.socket(company.match) as line:
        hear_until(line, lambda heard: heard["type"] == "update" and heard["length"] > 1)
    company.person(1).post(f"{company.path}/seats/1/back")
    any_server.kill()
    any_server.start()
    assert company.facts()["seats"][1]["minded"] is False
    company.play(3)


def test_an_absence_that_lasted_over_a_crash_is_seen_to_without_anybody_connecting(any_server: Server) -> None:
    company = gather(any_server, "trio-cooperative", mind_after=MIND_AFTER)
    any_server.kill()
    edit(any_server, f"UPDATE seats SET seen = seen - 60000 WHERE match = '{company.match}'")
    edit(any_server, f"UPDATE matches SET due = due - 60000 WHERE id = '{company.match}'")
    any_server.start()
    until(any_server, f"SELECT length FROM matches WHERE id = '{company.match}'", 1)
    assert [seat["minded"] for seat in company.facts()["seats"]] == [True, False, False]


def test_a_minded_seat_is_answered_for_after_a_crash_without_anybody_connecting(any_server: Server) -> None:
    company = gather(any_server, "trio-cooperative")
    with bots_stopped(any_server):
        company.host.post(f"{company.path}/seats/0/away")
        assert company.facts()["length"] == 0
        any_server.kill()
    any_server.start()
    until(any_server, f"SELECT length FROM matches WHERE id = '{company.match}'", 1)


def test_a_seat_that_was_left_is_answered_for_after_a_crash(any_server: Server) -> None:
    company = gather(any_server, "trio-cooperative")
    with bots_stopped(any_server):
        company.host.call("DELETE", f"{company.path}/seats/0")
        assert company.person(1).get(company.path)["length"] == 0
        any_server.kill()
    any_server.start()
    until(any_server, f"SELECT length FROM matches WHERE id = '{company.match}'", 1)


def test_bots_go_on_after_a_crash_without_anybody_connecting(any_server: Server) -> None:
    host = Person(any_server)
    with bots_stopped(any_server):
        matches = [host.table(["bot"] * 4, seats=4) for _ in range(3)]
        any_server.kill()
    states = ", ".join(f"'{match}'" for match in matches)
    count = f"SELECT COUNT(*) FROM matches WHERE id IN ({states}) AND status = "
    assert edit(any_server, count + "'playing'") == [(3,)]
    any_server.start()
    until(any_server, count + "'over'", 3)
    for match in matches:
        facts = host.get(f"/api/matches/{match}")
        assert (facts["status"], facts["asked"]) == ("over", None)
        lines = host.get(f"/api/matches/{match}/lines")["lines"]
        assert len(lines) == facts["length"]


def test_a_match_goes_on_after_a_crash_where_it_was(any_server: Server) -> None:
    company = alone(any_server, "duo")
    for _ in range(2):
        before = company.play(5)
        any_server.kill()
        any_server.start()
        after = company.view(before["seat"], before["length"])
        assert (after["length"], after["view"], after["asked"]) == (before["length"], before["view"], before["asked"])
    assert company.play()["result"] is not None
