"""Tables: the lobby, creating one, taking, leaving and handing over seats, spectators, table talk."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path
from typing import Any

import pytest
from company import NAMES, Company, alone, edit, gather, hear_until, invite, refusal_of, refused
from harness import Person, Refusal, Server, seat_plan

import katabasis


def listed(person: Person, query: str = "") -> list[str]:
    """Ids in the lobby."""
    return [match["id"] for match in person.get(f"/api/matches?limit=100&{query}")["matches"]]


# The lobby


def test_a_listed_table_stands_in_the_lobby_and_an_unlisted_one_only_among_mine(tables: Server) -> None:
    ariane, bruno = Person(tables, "Ariane"), Person(tables, "Bruno")
    shown = ariane.table(listed=True, options={"mode": "duo"})
    hidden = ariane.table(listed=False)
    assert shown in listed(bruno)
    assert hidden not in listed(bruno)
    assert set(listed(ariane, "mine=true")) == {shown, hidden}
    assert listed(bruno, "mine=true") == []
    bruno.post(f"/api/matches/{shown}/seats/1")
    assert listed(bruno, "mine=true") == [shown]
    assert bruno.get(f"/api/matches/{hidden}")["id"] == hidden  # whoever has the link may come in


def test_mine_needs_somebody_known(tables: Server) -> None:
    nobody = Person(tables, token="none")
    nobody.token = ""
    assert refused(lambda: nobody.get("/api/matches?mine=true")) == (401, "who-are-you")
    assert isinstance(nobody.get("/api/matches")["matches"], list)


def test_a_host_without_a_seat_finds_the_table_among_mine(tables: Server) -> None:
    host = Person(tables)
    match = host.table(["open", "bot"], options={"mode": "duo"})
    assert listed(host, "mine=true") == [match]
    facts = host.get(f"/api/matches/{match}")
    assert facts["hosting"] is True
    assert not any(seat["mine"] or seat["owned"] for seat in facts["seats"])


def test_the_lobby_shows_how_far_a_match_has_come(tables: Server) -> None:
    ariane = Person(tables)
    gathering = ariane.table(["me"], listed=True)
    playing = ariane.table(["me"], listed=True)
    ariane.ready(playing)
    finished = ariane.table(["me"], listed=True)
    ariane.ready(finished)
    ariane.play_on(finished)
    for status, match in (("gathering", gathering), ("playing", playing), ("over", finished)):
        for scope in ("", "&mine=true"):
            found = listed(ariane, f"status={status}{scope}")
            assert match in found
            assert not {gathering, playing, finished} - {match} & set(found)
    assert listed(ariane, "status=archived&mine=true") == []
    assert gathering in listed(ariane, "game=ahuris&status=gathering")
    (over,) = ariane.get("/api/matches?mine=true&status=over")["matches"]
    assert over["ending"] != ""
    assert over["asked"] is None
    assert over["length"] == len(over_lines(ariane, finished))


def over_lines(person: Person, match: str) -> list[Any]:
    lines: list[Any] = person.get(f"/api/matches/{match}/lines")["lines"]
    return lines


def test_the_lobby_refuses_what_it_does_not_know(tables: Server) -> None:
    ariane = Person(tables)
    wrong = refusal_of(lambda: ariane.get("/api/matches?game=ahuri"))
    assert (wrong.status, wrong.code) == (400, "bad-request")
    assert "did you mean 'ahuris'" in wrong.message
    assert refused(lambda: ariane.get("/api/matches?status=lost")) == (400, "bad-request")
    for limit in ("0", "101", "many"):
        assert refused(ariane.get, f"/api/matches?limit={limit}") == (400, "bad-request")


def test_the_lobby_comes_in_pages_the_newest_first(tables: Server) -> None:
    ariane = Person(tables)
    made = [ariane.table() for _ in range(7)]
    assert pages(ariane, 3) == made[::-1]


def test_tables_of_the_same_millisecond_are_on_one_page_or_the_next(tables: Server) -> None:
    ariane = Person(tables)
    made = [ariane.table() for _ in range(5)]
    edit(tables, f"UPDATE matches SET created = 1700000000000 WHERE host = '{ariane.id}'")
    found = pages(ariane, 2)
    assert sorted(found) == sorted(made)


def pages(person: Person, limit: int) -> list[str]:
    """All tables of a person, page by page."""
    found: list[str] = []
    query = f"/api/matches?mine=true&limit={limit}"
    page = person.get(query)
    while True:
        assert len(page["matches"]) <= limit
        found += [match["id"] for match in page["matches"]]
        if page["before"] is None:
            return found
        assert len(found) < 100, "the pages never end"
        page = person.get(f"{query}&before={page['before']}")


# A new table


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "ahury"}, "did you mean 'ahuris'"),
    ({"game": ""}, "game"),
    ({"game": "x" * 25}, "game"),
    ({}, "game"),
    ({"game": "ahuris", "options": {"mode": "dou"}}, "option mode cannot be 'dou'; did you mean 'duo'"),
    ({"game": "ahuris", "options": {"mod": "duo"}}, "no option 'mod'; did you mean 'mode'"),
    ({"game": "ahuris", "options": {"goal": 0}}, "number from 1 to 440"),
    ({"game": "ahuris", "options": {"goal": "soft"}}, "gentle (25)"),
    ({"game": "ahuris", "options": {"goal": 1.5}}, "options"),
    ({"game": "ahuris", "options": {"mode": "trio-competitive", "goal": 40}}, "has no goal to reach"),
    ({"game": "ahuris", "seats": 7}, "cannot be played with 7 seats; it takes 1, 2, 3, 4"),
    ({"game": "ahuris", "seats": 0}, "seats"),
    ({"game": "ahuris", "seats": 2, "options": {"mode": "solo"}}, "mode solo takes 1 seat, not 2"),
    ({"game": "ahuris", "plan": [{"kind": "me"}, {"kind": "bot"}]}, "there are 1 seats, and a plan for 2"),
    ({"game": "ahuris", "plan": [{"kind": "robot"}]}, "robot"),
    ({"game": "ahuris", "plan": [{"kind": "bot", "bot": "rondom"}]}, "did you mean 'random'"),
    ({"game": "ahuris", "minder": "rondom"}, "did you mean 'random'"),
    ({"game": "ahuris", "mind_after": 4}, "mind_after"),
    ({"game": "ahuris", "mind_after": 10**9}, "mind_after"),
    ({"game": "ahuris", "dealer": "me"}, "dealer"),
    ({"game": "ahuris", "liste": True}, "liste"),
    ({"game": "ahuris", "listed": "yes"}, "listed"),
]


@pytest.mark.parametrize(("wishes", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_wrong_wish_is_refused_with_a_clear_sentence_and_makes_no_table(
    tables: Server, wishes: dict[str, Any], sentence: str
) -> None:
    ariane = Person(tables)
    wrong = refusal_of(lambda: ariane.post("/api/matches", wishes))
    assert (wrong.status, wrong.code) == (400, "bad-request")
    assert sentence in wrong.message
    assert listed(ariane, "mine=true") == []


def test_only_somebody_known_opens_a_table(tables: Server) -> None:
    nobody = Person(tables, token="none")
    assert refused(lambda: nobody.post("/api/matches", {"game": "ahuris"})) == (401, "session-unknown")
    nobody.token = ""
    assert refused(lambda: nobody.post("/api/matches", {"game": "ahuris"})) == (401, "who-are-you")


def test_a_new_table_says_everything_about_itself(tables: Server) -> None:
    ariane = Person(tables, "Ariane")
    made = ariane.post(
        "/api/matches",
        {"game": "ahuris", "options": {"mode": "quartet-cooperative", "goal": "gentle"}, "mind_after": 60},
    )
    assert made == ariane.get(f"/api/matches/{made['id']}")
    assert (made["type"], made["game"], made["rules"], made["status"]) == ("table", "ahuris", 1, "gathering")
    assert made["options"] == {
        "mode": "quartet-cooperative",
        "goal": "25",
        "level_gain_life": "keep_wounds",
        "short_reward": "draw",
        "collection_value": "counted",
    }
    assert (made["listed"], made["spectators"], made["dealer"]) == (False, True, "server")
    assert (made["mind_after"], made["minder"], made["hosting"]) == (60, "adept", True)
    assert (made["length"], made["asked"], made["ending"], made["playable"]) == (0, None, "", True)
    assert (made["parent"], made["parent_at"]) == (None, None)
    assert [seat["name"] for seat in made["seats"]] == ["first", "second", "third", "fortress"]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "open", "open"]
    assert [seat["nickname"] for seat in made["seats"]] == ["Ariane", "", "", ""]
    assert [seat["mine"] for seat in made["seats"]] == [True, False, False, False]
    assert not any(seat["ready"] or "word" in seat for seat in made["seats"])


def test_the_seats_of_a_plan_are_taken_as_it_says(tables: Server) -> None:
    ariane = Person(tables)
    match = ariane.table(["master", "me", "me"], seats=4)
    seats = ariane.get(f"/api/matches/{match}")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person", "person", "open"]
    assert [seat["bot"] for seat in seats] == ["master", "", "", ""]
    assert [seat["ready"] for seat in seats] == [True, False, False, False]


def test_there_is_nothing_where_there_is_no_table(tables: Server) -> None:
    ariane = Person(tables)
    for match in ("0123456789abcdef", "%00", "x" * 300, "%27%20OR%201=1"):
        for path in ("", "/view", "/talk", "/replay", "/lines", "/record"):
            assert refused(ariane.get, f"/api/matches/{match}{path}") == (404, "no-such-match")
    with ariane.socket("0123456789abcdef") as line:
        assert line.hear()["code"] == "no-such-match"
        assert line.closed() == 4404


# Seats before the match


def test_a_seat_is_taken_once_and_open_again_when_left(tables: Server) -> None:
    ariane, bruno, chloe = (Person(tables, name) for name in NAMES[:3])
    match = ariane.table(options={"mode": "duo"})
    path = f"/api/matches/{match}/seats/1"
    taken = bruno.post(path)["seats"][1]
    assert (taken["kind"], taken["nickname"], taken["mine"], taken["owned"]) == ("person", "Bruno", True, True)
    assert refused(lambda: chloe.post(path)) == (409, "seat-taken")
    assert refused(lambda: chloe.call("DELETE", path)) == (403, "not-your-seat")
    left = bruno.call("DELETE", path)["seats"][1]
    assert (left["kind"], left["nickname"], left["ready"]) == ("open", "", False)
    assert chloe.post(path)["seats"][1]["nickname"] == "Chloé"
    for seat in (2, 31, 4000000000000000000000):
        assert refused(chloe.post, f"/api/matches/{match}/seats/{seat}")[0] == 404


def test_the_match_begins_when_everybody_is_ready(tables: Server) -> None:
    company = invite(tables, "trio-cooperative")
    ariane, bruno, chloe = (company.person(seat) for seat in range(3))
    ariane.ready(company.match, 0)
    bruno.ready(company.match, 1)
    assert company.facts()["status"] == "gathering"
    assert refused(lambda: company.view(0)) == (409, "not-begun")
    bruno.call("DELETE", f"{company.path}/seats/1")
    bruno.post(f"{company.path}/seats/1")
    chloe.ready(company.match, 2)
    assert company.facts()["status"] == "gathering"  # who came again must see the commitment again
    assert [seat["ready"] for seat in company.facts()["seats"]] == [True, False, True]
    assert refused(lambda: ariane.ready(company.match, 1)) == (403, "not-your-seat")
    with ariane.socket(company.match) as line:
        facts = bruno.ready(company.match, 1)
        assert (facts["status"], facts["asked"]) == ("playing", 0)
        assert line.until("update")["asked"] == 0  # who waits at the table is told
    assert refused(lambda: bruno.ready(company.match, 1)) == (409, "not-gathering")


def test_the_host_gives_seats_to_bots_and_opens_them_again(tables: Server) -> None:
    host, bruno = Person(tables, "Ariane"), Person(tables, "Bruno")
    match = host.table(["me", "bot", "open"], seats=3)
    seat = f"/api/matches/{match}/seats/"
    assert refused(lambda: bruno.post(seat + "1")) == (409, "seat-not-open")
    assert refused(lambda: bruno.post(seat + "2", {"kind": "bot"})) == (403, "not-the-host")
    assert refused(lambda: bruno.post(seat + "1", {"kind": "open"})) == (403, "not-the-host")
    assert host.post(seat + "1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert bruno.post(seat + "1")["seats"][1]["kind"] == "person"
    given = host.post(seat + "2", {"kind": "bot"})["seats"][2]
    assert (given["kind"], given["bot"], given["ready"]) == ("bot", "apprentice", True)
    assert host.post(seat + "2", {"kind": "bot", "bot": "novice"})["seats"][2]["bot"] == "novice"  # another instead
    wrong = refusal_of(lambda: host.post(seat + "2", {"kind": "bot", "bot": "rondom"}))
    assert (wrong.status, wrong.message.count("did you mean 'random'")) == (400, 1)
    assert host.call("DELETE", seat + "1")["seats"][1]["kind"] == "open"  # the host may ask somebody to leave
    assert host.post(seat + "1", seat_plan("bot"))["status"] == "gathering"
    assert host.ready(match)["status"] == "playing"
    assert refused(lambda: host.post(seat + "1", {"kind": "open"})) == (409, "not-gathering")
    assert host.get(f"/api/matches/{match}")["seats"][1]["kind"] == "bot"


def test_a_table_begins_when_the_host_fills_it_with_bots(tables: Server) -> None:
    host = Person(tables)
    match = host.table(["me", "open"], options={"mode": "duo"})
    host.ready(match)
    assert host.post(f"/api/matches/{match}/seats/1", seat_plan("bot"))["status"] == "playing"


def test_who_must_leave_before_the_match_no_longer_listens_at_the_seat(tables: Server) -> None:
    host, bruno = Person(tables, "Ariane"), Person(tables, "Bruno")
    match = host.table(["me", "open"], options={"mode": "duo"})
    bruno.post(f"/api/matches/{match}/seats/1")
    with bruno.socket(match, 1) as line:
        line.until("table")
        host.post(f"/api/matches/{match}/seats/1", seat_plan("bot"))
        host.ready(match)
        assert line.closed() == 4403
        assert not [message for message in line.heard if message["type"] == "update"]


# Seats during the match


def test_a_seat_is_handed_over_by_a_link_that_works_once(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    ariane, chloe, dora = company.person(0), company.person(2), Person(tables, "Dora")
    assert refused(lambda: ariane.post(f"{company.path}/seats/2/link")) == (403, "not-your-seat")
    link = chloe.post(f"{company.path}/seats/2/link")["link"]
    assert refused(lambda: dora.post(f"{company.path}/claim", {"link": link[:-1]})) == (403, "bad-link")
    assert refused(lambda: dora.post(f"{company.path}/claim", {"link": ""})) == (403, "bad-link")
    with chloe.socket(company.match, 2) as line:
        line.until("update")
        claimed = dora.post(f"{company.path}/claim", {"link": link})["seats"][2]
        assert (claimed["nickname"], claimed["mine"], claimed["owned"]) == ("Dora", True, False)
        assert line.closed() == 4403  # who handed it over no longer listens
        assert line.heard[-1]["code"] == "not-your-seat"
    assert refused(lambda: chloe.view(company.match, 2)) == (403, "not-your-seat")
    assert dora.view(company.match, 2)["seat"] == 2
    assert refused(lambda: ariane.post(f"{company.path}/claim", {"link": link})) == (403, "bad-link")
    theirs = chloe.get(company.path)["seats"][2]
    assert (theirs["mine"], theirs["owned"]) == (False, True)


def test_the_owner_takes_back_what_was_handed_over(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    chloe, dora = company.person(2), Person(tables, "Dora")
    link = chloe.post(f"{company.path}/seats/2/link")["link"]
    dora.post(f"{company.path}/claim", {"link": link})
    again = dora.post(f"{company.path}/seats/2/link")["link"]
    with dora.socket(company.match, 2) as line:
        line.until("update")
        taken = chloe.post(f"{company.path}/seats/2/back")["seats"][2]
        assert (taken["nickname"], taken["mine"], taken["owned"]) == ("Chloé", True, True)
        assert line.closed() == 4403
    assert refused(lambda: dora.view(company.match, 2)) == (403, "not-your-seat")
    assert refused(lambda: dora.post(f"{company.path}/seats/2/back")) == (403, "not-your-seat")
    stranger = Person(tables)
    assert refused(lambda: stranger.post(f"{company.path}/claim", {"link": again})) == (403, "bad-link")


def test_a_newer_link_replaces_an_older_one(tables: Server) -> None:
    company = gather(tables, "duo")
    first, second = (company.host.post(f"{company.path}/seats/0/link")["link"] for _ in range(2))
    friend = Person(tables)
    assert refused(lambda: friend.post(f"{company.path}/claim", {"link": first})) == (403, "bad-link")
    assert friend.post(f"{company.path}/claim", {"link": second})["seats"][0]["mine"] is True


def test_a_link_opens_no_seat_of_another_table(tables: Server) -> None:
    here, there = gather(tables, "duo"), gather(tables, "duo")
    link = here.host.post(f"{here.path}/seats/0/link")["link"]
    assert refused(lambda: Person(tables).post(f"{there.path}/claim", {"link": link})) == (403, "bad-link")


def test_who_borrows_a_seat_does_not_become_its_owner(tables: Server) -> None:
    ariane, bruno = Person(tables, "Ariane"), Person(tables, "Bruno")
    match = ariane.table(["me", "open"], options={"mode": "duo"})
    link = ariane.post(f"/api/matches/{match}/seats/0/link")["link"]
    bruno.post(f"/api/matches/{match}/claim", {"link": link})
    with contextlib.suppress(Refusal):
        bruno.post(f"/api/matches/{match}/seats/0")  # takes it once more, as if it were open
    assert ariane.post(f"/api/matches/{match}/seats/0/back")["seats"][0]["nickname"] == "Ariane"


def test_a_borrowed_seat_goes_back_to_its_owner_when_it_is_left(tables: Server) -> None:
    company = gather(tables, "duo")
    dora = Person(tables, "Dora")
    dora.post(f"{company.path}/claim", {"link": company.person(1).post(f"{company.path}/seats/1/link")["link"]})
    dora.call("DELETE", f"{company.path}/seats/1")
    seat = company.person(1).get(company.path)["seats"][1]
    assert (seat["kind"], seat["nickname"], seat["owned"]) == ("person", "Bruno", True)
    assert refused(dora.view, company.match, 1) == (403, "not-your-seat")
    company.person(1).post(f"{company.path}/seats/1/back")
    assert company.play()["result"] is not None


def test_a_seat_that_was_left_is_minded_until_somebody_takes_it(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    ariane, bruno, dora = company.person(0), company.person(1), Person(tables, "Dora")
    word = company.facts()["seats"][0]["word"]
    with bruno.socket(company.match, 1) as line:
        left = ariane.call("DELETE", f"{company.path}/seats/0")["seats"][0]
        assert (left["kind"], left["minded"], left["owned"]) == ("open", True, False)
        update = hear_until(line, lambda told: told["type"] == "update" and told["asked"] == 1)
        assert update["length"] == 1  # the minder has answered for Ariane
    assert refused(lambda: bruno.post(f"{company.path}/seats/0")) == (409, "seat-not-open")  # one seat is enough
    assert refused(lambda: dora.post(f"{company.path}/seats/1")) == (409, "seat-taken")
    assert refused(lambda: ariane.post(f"{company.path}/seats/0/back")) == (403, "not-your-seat")
    taken = dora.post(f"{company.path}/seats/0")["seats"][0]
    assert (taken["kind"], taken["nickname"], taken["minded"], taken["word"]) == ("person", "Dora", False, word)
    company.people[0] = dora
    assert company.play()["result"] is not None


def test_who_leaves_no_longer_listens_at_the_seat(tables: Server) -> None:
    company = gather(tables, "duo")
    with company.person(1).socket(company.match, 1) as line:
        line.until("update")
        company.person(1).call("DELETE", f"{company.path}/seats/1")
        assert line.closed() == 4403


def test_nobody_leaves_or_takes_a_seat_of_a_finished_match(tables: Server) -> None:
    company = gather(tables, "solo")
    company.play()
    before = company.facts()
    assert refused(lambda: company.host.call("DELETE", f"{company.path}/seats/0")) == (409, "match-over")
    assert refused(lambda: Person(tables).post(f"{company.path}/seats/0")) == (409, "match-over")
    assert refused(lambda: company.host.post(f"{company.path}/seats/0/away")) == (409, "match-over")
    after = company.facts()
    assert (after["seats"], after["promises"]) == (before["seats"], before["promises"])


# Spectators


def test_a_spectator_sees_what_is_public_and_answers_nothing(tables: Server) -> None:
    company = gather(tables, "quartet-competitive")
    company.play(3)
    curious = Person(tables, "Zoé")
    update = curious.view(company.match, None)
    assert (update["seat"], update["choices"], update["view"]["legal"]) == (None, [], [])
    assert update["undo"]["free"] is update["undo"]["possible"] is False
    assert update["question"]["text"] != ""
    assert update["length"] == company.view(0)["length"]
    assert refused(lambda: curious.view(company.match, 0)) == (403, "not-your-seat")
    body = {"seat": 0, "length": update["length"], "action": "explore bard"}
    assert refused(lambda: curious.post(f"{company.path}/answers", body)) == (403, "not-your-seat")
    assert refused(lambda: curious.get(f"{company.path}/why?seat=0&action=pass")) == (403, "not-your-seat")
    with curious.socket(company.match, None) as line:
        assert line.until("update")["view"] == update["view"]
        for message in ({"length": update["length"], "action": "explore bard"}, {"talk": "hello"}, {"here": True}):
            line.send(message)
            assert line.until("refused")["code"] == "only-watching"
    unknown = Person(tables, token="none")
    unknown.token = ""  # one need not even have a name to look on
    assert unknown.view(company.match, None)["view"] == update["view"]


def test_a_socket_is_for_a_seat_of_ones_own(tables: Server) -> None:
    company = gather(tables, "duo")
    for person, seat, code in ((company.person(0), 1, 4403), (Person(tables), 0, 4403), (company.person(0), 2, 4404)):
        with person.socket(company.match, seat) as line:
            assert line.hear()["type"] == "refused"
            assert line.closed() == code


def test_a_table_without_spectators_is_closed_to_others_until_the_end(tables: Server) -> None:
    company = gather(tables, "solo", spectators=False)
    curious = Person(tables, "Zoé")
    looks = ["view", "talk", "replay", "lines", "record"]
    for look in looks:
        assert refused(curious.get, f"{company.path}/{look}") == (403, "no-spectators")
    with curious.socket(company.match, None) as line:
        assert line.hear()["code"] == "no-spectators"
        assert line.closed() == 4403
    assert company.host.view(company.match, None)["seat"] is None  # who sits there may look from outside
    company.play()
    for look in looks:
        assert curious.raw("GET", f"{company.path}/{look}").status == 200


def test_everybody_sees_who_is_there(tables: Server) -> None:
    company = gather(tables, "duo")
    with company.person(0).socket(company.match, 0) as line:
        assert [seat["connected"] for seat in line.until("table")["seats"]] == [True, False]
        with company.person(1).socket(company.match, 1):
            assert [seat["connected"] for seat in line.until("table")["seats"]] == [True, True]
            assert [seat["connected"] for seat in company.facts()["seats"]] == [True, True]
        assert [seat["connected"] for seat in line.until("table")["seats"]] == [True, False]


# Table talk


def test_what_is_said_is_heard_by_all(tables: Server) -> None:
    company = gather(tables, "duo")
    ariane, bruno, curious = company.person(0), company.person(1), Person(tables, "Zoé")
    with ariane.socket(company.match) as one, curious.socket(company.match, None) as looking:
        said = bruno.post(f"{company.path}/talk", {"seat": 1, "text": " Attention\n au <b>plafond</b> ! "})
        assert (said["number"], said["seat"], said["nickname"]) == (0, 1, "Bruno")
        assert said["text"] == "Attention au <b>plafond</b> !"
        one.send({"talk": "Merci."})
        for line in (one, looking):
            assert line.until("talk") == said
            answer = line.until("talk")
            assert (answer["number"], answer["seat"], answer["text"]) == (1, 0, "Merci.")
    assert curious.get(f"{company.path}/talk") == [said, answer]  # spectators read, too
    assert bruno.get(f"{company.path}/talk?since=1") == [answer]
    with bruno.socket(company.match, 1) as late:
        assert [late.until("talk"), late.until("talk")] == [said, answer]


def test_a_newcomer_hears_the_last_fifty_lines(tables: Server) -> None:
    company = invite(tables, "solo")
    for number in range(53):
        company.host.post(f"{company.path}/talk", {"seat": 0, "text": f"line {number}"})
    with company.host.socket(company.match) as line:
        assert [line.until("talk")["number"] for _ in range(50)] == list(range(3, 53))
    assert len(company.host.get(f"{company.path}/talk")) == 53


def test_only_those_at_the_table_talk_and_they_say_something(tables: Server) -> None:
    company = gather(tables, "duo")
    curious = Person(tables, "Zoé")
    path = f"{company.path}/talk"
    assert refused(lambda: curious.post(path, {"seat": 0, "text": "hello"})) == (403, "not-your-seat")
    assert refused(lambda: company.host.post(path, {"seat": 1, "text": "hello"})) == (403, "not-your-seat")
    for text in ("", " \n\u200b", "x" * 501):
        assert refused(company.host.post, path, {"seat": 0, "text": text}) == (400, "bad-request")
    with company.host.socket(company.match) as line:
        line.send({"talk": "\u202e"})
        assert line.until("refused")["code"] == "bad-request"
    assert company.host.get(path) == []


def test_nobody_misses_a_line_because_somebody_else_comes_in(tables: Server) -> None:
    """Whoever comes in reads what was said so far; those who are there already must hear it nevertheless."""
    company = gather(tables, "duo")
    lines = 25
    done = threading.Event()

    def come_and_go() -> None:
        while not done.is_set():
            with company.person(1).socket(company.match, 1) as line:
                line.until("update")

    crowd = [threading.Thread(target=come_and_go) for _ in range(2)]
    with company.host.socket(company.match) as there:
        there.until("update")
        for thread in crowd:
            thread.start()
        try:
            for number in range(lines):
                company.host.post(f"{company.path}/talk", {"seat": 0, "text": f"line {number}"})
        finally:
            done.set()
            for thread in crowd:
                thread.join()
        heard = [there.until("talk")["number"]]
        while heard[-1] < lines - 1:
            heard.append(there.until("talk")["number"])
        assert heard == list(range(lines))


# Tables in memory


def test_more_tables_than_are_kept_in_memory_are_still_one_table_each(tmp_path: Path) -> None:
    """What one says at a table the other hears, although the server forgets tables that nobody looks at."""
    with Server(tmp_path, cached_tables=1) as server:
        first, second = gather(server, "duo"), gather(server, "duo")
        asked = second.settled()["asked"]  # now and then it is the fortress
        with first.person(0).socket(first.match), second.person(asked).socket(second.match, asked) as one:
            one.until("update")
            with second.person(1 - asked).socket(second.match, 1 - asked) as other:
                length = other.until("update")["length"]
                answered(second, asked, one, length)
                assert hear_until(other, lambda told: told["type"] == "update")["length"] > length


def answered(company: Company, seat: int, line: Any, length: int) -> None:
    """The seat that is asked answers over a socket."""
    action = company.view(seat)["choices"][0]["action"]
    line.send({"length": length, "action": action})
    assert hear_until(line, lambda told: told["type"] == "update" and told["reply"] != "")["reply"] == "accepted"


def test_a_forgotten_table_is_read_again_as_it_was(tmp_path: Path) -> None:
    with Server(tmp_path, cached_tables=1) as server:
        companies = [alone(server, "duo") for _ in range(4)]
        for company in companies:
            company.play(5)
        before = [company.view(0, 0) for company in companies]
        assert [company.view(0, 0) for company in companies] == before
        assert katabasis.loads(companies[0].record(1)).state.view(0).to_json() == before[0]["view"]
