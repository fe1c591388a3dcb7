"""Who stays, who comes again: a bot for a neighbour who has gone, tables that are closed, the same people once more."""

from __future__ import annotations

import time

from company import Company, gather, hear_until, invite, refused
from harness import PATIENCE, Person, Refusal, Server

MIND_AFTER = 5  # seconds, the least that a table may choose
MOST = 300  # answers until a hidden one was given


def let_mind(company: Company, by: int, seat: int) -> dict[str, object]:
    """Ask until that seat has been away for long enough."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            facts = company.person(by).post(f"{company.path}/seats/{seat}/mind")
        except Refusal as wrong:
            if wrong.code != "not-away" or time.monotonic() > late:
                raise
            time.sleep(0.1)
        else:
            return dict(facts["seats"][seat])


# A bot for a neighbour


def test_a_neighbour_lets_a_bot_mind_the_seat_of_who_has_gone(tables: Server) -> None:
    company = gather(tables, "trio-cooperative", mind_after=MIND_AFTER)
    assert company.facts()["patience"] == MIND_AFTER
    with company.person(0).socket(company.match, 0) as line:  # who is asked stays
        line.until("update")
        minded = let_mind(company, 0, 2)
        assert (minded["minded"], minded["nickname"]) == (True, "Chloé")
        hear_until(line, lambda heard: heard["type"] == "table" and heard["seats"][2]["minded"])
    back = company.person(2).post(f"{company.path}/seats/2/back")["seats"][2]
    assert (back["minded"], back["mine"]) == (False, True)


def test_nobody_who_is_there_is_minded_by_others(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    path = f"{company.path}/seats/2/mind"
    with company.person(2).socket(company.match, 2) as line:
        line.until("update")
        assert refused(lambda: company.person(0).post(path)) == (409, "not-away")
    assert refused(lambda: Person(tables, "Dora").post(path)) == (403, "only-watching")
    assert company.facts()["seats"][2]["minded"] is False


def test_a_bot_minds_among_friends_unless_they_say_otherwise(tables: Server) -> None:
    assert invite(tables, "duo").facts()["mind_after"] == 120
    assert invite(tables, "duo", mind_after=None).facts()["mind_after"] is None
    assert invite(tables, "duo", bots=(1,)).facts()["mind_after"] is None  # nobody waits for anybody
    assert invite(tables, "duo").facts()["patience"] == 20


# Closed


def test_the_host_closes_a_table_and_everybody_hears_of_it(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    company.play(2)
    assert refused(lambda: company.person(1).post(f"{company.path}/close")) == (403, "not-the-host")
    with company.person(1).socket(company.match, 1) as line:
        line.until("update")
        assert company.host.post(f"{company.path}/close")["status"] == "archived"
        hear_until(line, lambda heard: heard["type"] == "table" and heard["status"] == "archived")
        update = hear_until(line, lambda heard: heard["type"] == "update")
        assert (update["asked"], update["choices"], update["result"]) == (None, [], None)
    length = company.view(0)["length"]
    assert refused(lambda: company.answer(0, length, "combat")) == (409, "match-over")
    assert company.facts()["promises"][0]["secret"]  # nothing is kept from anybody now
    branch = company.host.post(f"{company.path}/branch", {"at": length, "plan": [{"kind": "me"}, {"kind": "bot"}]})
    assert branch["parent"] == company.match  # what was begun can be gone on with
    assert company.host.post(f"{company.path}/close")["status"] == "archived"  # twice is once


def test_a_table_that_never_began_is_closed_too(tables: Server) -> None:
    company = invite(tables, "duo")
    assert company.host.post(f"{company.path}/close")["status"] == "archived"
    assert Person(tables, "Dora").get(company.path)["status"] == "archived"
    assert refused(lambda: company.person(1).post(f"{company.path}/seats/1/ready", {})) == (409, "not-gathering")


# Once more


def finished(server: Server, mode: str, bots: tuple[int, ...] = ()) -> Company:
    company = gather(server, mode, bots=bots, options={"goal": "gentle"})
    assert company.play()["result"] is not None
    return company


def test_the_same_people_play_once_more_as_they_come(tables: Server) -> None:
    company = finished(tables, "trio-cooperative", bots=(1,))
    ariane, chloe = company.person(0), company.person(2)
    with chloe.socket(company.match, 2) as line:
        line.until("update")
        table = ariane.post(f"{company.path}/again", {"word": "lantern"})
        assert table["status"] == "gathering"
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]
        assert [table["seats"][seat]["nickname"] for seat in (0, 2)] == ["Ariane", "Chloé"]
        assert (table["options"], table["hosting"]) == (company.facts()["options"], True)
        told = hear_until(line, lambda heard: heard["type"] == "table" and heard["again"] is not None)
        assert told["again"] == table["id"]
    kept = f"/api/matches/{table['id']}/seats/2"
    assert refused(lambda: Person(tables, "Dora").post(kept, {})) == (409, "seat-not-open")  # it is Chloé's
    begun = chloe.post(f"{company.path}/again", {})
    assert (begun["id"], begun["status"]) == (table["id"], "playing")
    assert begun["seats"][0]["word"] == "lantern"
    assert ariane.post(f"{company.path}/again", {})["id"] == table["id"]  # once more is the same once


def test_who_does_not_come_again_is_replaced_by_the_host(tables: Server) -> None:
    company = finished(tables, "duo")
    table = company.person(1).post(f"{company.path}/again", {})
    begun = company.person(1).post(f"/api/matches/{table['id']}/seats/0", {"kind": "bot"})
    assert begun["status"] == "playing"


def test_alone_with_bots_it_begins_at_once(tables: Server) -> None:
    company = finished(tables, "duo", bots=(1,))
    assert company.host.post(f"{company.path}/again", {})["status"] == "playing"


def test_only_who_played_plays_once_more_and_only_after_the_end(tables: Server) -> None:
    company = gather(tables, "duo")
    assert refused(lambda: company.host.post(f"{company.path}/again", {})) == (409, "not-over")
    company.play()
    assert refused(lambda: Person(tables, "Dora").post(f"{company.path}/again", {})) == (403, "only-watching")


# What is taken back


def test_a_wish_says_what_would_be_taken_back_and_the_log_keeps_it(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    update = company.view(0)
    given = update["choices"][0]
    company.answer(0, update["length"], given["action"])
    while True:  # until somebody else has answered
        update = company.view(0)
        if not update["undo"]["free"]:
            break
        asked = company.view(update["asked"])
        company.answer(update["asked"], asked["length"], asked["choices"][0]["action"])
    asking = company.undo(0, update["length"])
    wished = asking["undo"]["answers"]
    assert wished[0] == {"seat": 0, "text": given["text"]}
    for seat in (1, 2):
        heard = company.view(seat)["undo"]["answers"]
        assert [answer["seat"] for answer in heard] == [answer["seat"] for answer in wished]
    done = asking
    for seat in (1, 2):
        done = company.consent(seat, update["length"])
    assert done["undo"]["asked_by"] is None
    events = [event for event in company.view(2, 0)["events"] if event["event"]["key"] == "server-took-back"]
    assert [event["number"] for event in events] == [update["length"]]
    assert given["text"] in events[0]["event"]["text"]


def test_nobody_learns_from_a_wish_what_they_may_not_know(tables: Server) -> None:
    """Which Danger the fortress puts back is its own business."""
    company = gather(tables, "duo", options={"goal": "daring"})
    for _ in range(MOST):
        update = company.view(company.settled()["asked"])
        asked = update["asked"]
        update = company.answer(asked, update["length"], update["choices"][-1]["action"])
        assert update["result"] is None, "nothing hidden was ever answered"
        if asked == 1 and not company.view(1)["undo"]["free"]:
            length = company.undo(1, update["length"])["length"]
            told = [company.view(seat)["undo"]["answers"] for seat in (0, 1)]
            assert all(heroes["text"] in ("", fortress["text"]) for heroes, fortress in zip(*told, strict=True))
            company.consent(0, length, agree=False)
            if not all(heroes["text"] for heroes in told[0]):
                assert all(fortress["text"] for fortress in told[1])
                return
    raise AssertionError("nothing hidden was ever answered")
