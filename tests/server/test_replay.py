"""Looking back: every position from every viewpoint, branches, records in and out, and rules that have changed."""

from __future__ import annotations

import http.client
import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from company import Company, alone, bots_stopped, edit, gather, hear_until, invite, loaded, refusal_of, refused
from harness import PATIENCE, Person, Refusal, Server, request, seat_plan

import katabasis
from katabasis.engine.action import Action
from katabasis.engine.dealers import Human
from katabasis.engine.match import Match
from katabasis.engine.record import Entry
from katabasis.engine.seats import CHANCE, OPEN, SPECTATOR
from katabasis.terminal.replay import verdict
from katabasis.words import words

GAME = katabasis.game("ahuris")
SECONDS = 1.0  # for a long record from a cold cache, on a busy machine; the goal is a tenth of it
LONG = 2_000
TRIES = 20  # to be quick, on a busy machine


def upload(person: Person, text: str | bytes) -> Any:
    """Send a record."""
    body = text if isinstance(text, bytes) else text.encode()
    headers = {"authorization": f"Bearer {person.token}", "content-type": "text/plain"}
    return request(person.server, "POST", "/api/records", body, headers)


def eyes_of(viewpoint: str) -> int:
    return {"table": SPECTATOR, "open": OPEN}.get(viewpoint, 0) or int(viewpoint)


class Asking:
    """Many questions over one connection."""

    def __init__(self, person: Person) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", person.server.port, timeout=PATIENCE)
        self.headers = {"authorization": f"Bearer {person.token}"}

    def get(self, path: str) -> Any:
        self.connection.request("GET", path, headers=self.headers)
        answer = self.connection.getresponse()
        body = json.loads(answer.read())
        assert answer.status == 200, body
        return body


def finished_with_undos(server: Server, mode: str) -> tuple[Company, Match]:
    """A match in which something was taken back, freely and by consent."""
    company = alone(server, mode)
    for _ in range(3):
        asked = company.wish_back(4)
        if asked is None:
            break
        length = asked["length"]
        while asked["undo"]["missing"]:
            asked = company.consent(asked["undo"]["missing"][0], length)
    company.play()
    return company, loaded(company.record())


# Positions


@pytest.mark.parametrize("mode", ["quartet-competitive", "duo"])
def test_every_position_is_there_from_every_viewpoint(server: Server, mode: str) -> None:
    company, whole = finished_with_undos(server, mode)
    stranger = Person(server)
    asking = Asking(stranger)
    viewpoints = ["table", "open", *(str(seat) for seat in range(len(company.people)))]
    for at in range(len(whole.record) + 1):
        then = whole.at(at)
        for viewpoint in viewpoints:
            seen = asking.get(f"{company.path}/replay?as={viewpoint}&at={at}")
            check(seen, then, whole, viewpoint)
    asking.connection.close()
    last = stranger.get(f"{company.path}/replay")  # the table's view of the end, unless said otherwise
    assert (last["at"], last["viewpoint"]) == (len(whole.record), "table")


def check(seen: dict[str, Any], then: Match, whole: Match, viewpoint: str) -> None:
    """A position as it should be."""
    eyes = eyes_of(viewpoint)
    at = len(then.record)
    view = then.view(eyes)
    assert seen["view"] == view.to_json()
    assert (seen["viewpoint"], seen["at"], seen["length"]) == (viewpoint, at, len(whole.record))
    assert seen["asked"] == (None if then.over else then.to_move)
    assert [choice["action"] for choice in seen["choices"]] == [action.text for action in view.legal]
    last = then.answers[-1].events if then.answers and then.answers[-1].number == at - 1 else []
    told = [GAME.event_message(event).key for event in last if event.seen_by(eyes)]
    assert [happened["event"]["key"] for happened in seen["events"]] == told
    if then.over:
        assert seen["result"]["returns"] == whole.returns
    else:
        assert seen["result"] is None
        assert seen["question"]["key"] == GAME.question_message(then.state, eyes).key


def test_the_record_is_told_line_by_line_from_every_viewpoint(tables: Server) -> None:
    company, whole = finished_with_undos(tables, "quartet-competitive")
    for viewpoint in ("table", "0", "3", "open"):
        told = company.host.get(f"{company.path}/lines?as={viewpoint}")
        assert (told["viewpoint"], told["length"]) == (viewpoint, len(whole.record))
        lines = [str(Entry(line["who"], line["action"])) for line in told["lines"]]
        assert lines == whole.transcript(eyes_of(viewpoint))
        assert [line["number"] for line in told["lines"]] == list(range(len(whole.record)))
        for line, entry in zip(told["lines"], whole.record.entries, strict=True):
            assert line["takes_back"] == entry.takes_back
            assert line["seat"] == (None if entry.who in "=*" else whole.seat_names.index(entry.who))
            assert (line["text"] != "") == (entry.takes_back == 0)
        part = company.host.get(f"{company.path}/lines?as={viewpoint}&since=7&limit=5")
        assert part["lines"] == told["lines"][7:12]
    assert company.host.get(f"{company.path}/lines?since=100000")["lines"] == []


def test_there_is_no_position_that_never_was(tables: Server) -> None:
    company = gather(tables, "solo")
    length = company.play(2)["length"]
    wrong = refusal_of(lambda: company.host.get(f"{company.path}/replay?at={length + 1}"))
    assert (wrong.status, wrong.code) == (400, "bad-request")
    assert f"has {length} lines" in wrong.message
    for query in ("at=-1", "at=x", "as=nobody", "as=-3", "as=%C2%B2", "as="):
        assert refused(company.host.get, f"{company.path}/replay?{query}") == (400, "bad-request")
    assert refused(lambda: company.host.get(f"{company.path}/replay?as=1")) == (404, "no-such-seat")


def test_a_running_match_is_looked_back_at_with_ones_own_eyes_only(tables: Server) -> None:
    company = gather(tables, "quartet-cooperative")
    update = company.play(4)
    stranger = Person(tables)
    unknown = Person(tables, token="none")
    unknown.token = ""
    for page in ("replay", "lines", "record"):
        path = f"{company.path}/{page}?as="
        for person in (company.person(0), stranger, unknown):
            assert refused(person.get, path + "open") == (403, "hidden-until-the-end")
            assert refused(person.get, path + "3") == (403, "hidden-until-the-end")
            assert person.raw("GET", path + "table").status == 200
        assert company.person(0).raw("GET", path + "0").status == 200
        assert company.person(3).raw("GET", path + "3").status == 200
    seen = {}
    for viewpoint, person in (("table", stranger), ("0", company.person(0)), ("3", company.person(3))):
        for at in range(0, update["length"] + 1, 3):
            seen[viewpoint, at] = person.get(f"{company.path}/replay?as={viewpoint}&at={at}")
    company.play()
    whole = loaded(company.record())
    for (viewpoint, at), told in seen.items():
        then = whole.at(at)
        assert told["view"] == then.view(eyes_of(viewpoint)).to_json()


def test_who_holds_no_seat_any_more_looks_back_like_everybody(tables: Server) -> None:
    company = gather(tables, "duo")
    company.play(4)
    gone = company.person(1)
    assert gone.raw("GET", f"{company.path}/record?as=1").status == 200
    gone.call("DELETE", f"{company.path}/seats/1")
    for page in ("replay", "lines", "record"):
        assert refused(gone.get, f"{company.path}/{page}?as=1") == (403, "hidden-until-the-end")


# Downloads


@pytest.mark.parametrize(("mode", "fortress"), [("duo", 1), ("quartet-cooperative", 3), ("quartet-competitive", 3)])
def test_a_download_before_the_end_hides_what_must_not_be_known(tables: Server, mode: str, fortress: int) -> None:
    for _ in range(12):  # in one match of forty no Danger card is put back
        company = gather(tables, mode)
        update = company.play(1)
        while update["result"] is None and "returned" not in returned(company, fortress):
            update = company.play(1)
        if update["result"] is None:
            break
    assert update["result"] is None, "no Danger card was put back"
    records = {seat: company.record(seat) for seat in (None, 0, fortress)}
    company.play()
    whole = loaded(company.record())
    for seat, text in records.items():
        header, _, body = text.partition("\n\n")
        eyes = SPECTATOR if seat is None else seat
        lines = body.splitlines()
        assert lines == whole.transcript(eyes)[: len(lines)]
        hidden = [line for line in lines if line.split()[1] == "?"]
        assert bool(hidden) == (seat != fortress)
        for word in ("seed", "secret"):
            assert word not in header
        assert "commitment 0: " in header
        assert 'word 0 1: "word 0"' in header
    assert refusal_of(lambda: reply_of(upload(company.host, records[None]))).message.count("hidden") == 1


def returned(company: Company, fortress: int) -> str:
    """Whether the fortress has put a card back: what its record says."""
    return "returned" if f"{'fortress':<9} return" in company.record(fortress) else ""


def reply_of(reply: Any) -> Any:
    """What was answered, or the refusal."""
    if reply.status >= 400:
        raise Refusal(reply.status, reply.json)
    return reply.json


def test_a_download_is_a_file_with_a_name(tables: Server) -> None:
    company = gather(tables, "solo")
    reply = company.host.raw("GET", f"{company.path}/record")
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert reply.headers["content-disposition"] == f'attachment; filename="ahuris-{company.match[:6]}.kata"'
    waiting = invite(tables, "solo")
    assert refused(lambda: waiting.host.get(f"{waiting.path}/record")) == (409, "not-begun")


def test_a_finished_record_verifies_offline_whoever_downloads_it(tables: Server) -> None:
    company, whole = finished_with_undos(tables, "quartet-cooperative")
    texts = {company.record(seat) for seat in (None, 0, 3)}
    texts.add(Person(tables).raw("GET", f"{company.path}/record?as=open").body.decode())
    assert len(texts) == 1
    honest, findings = verdict(whole, words("en"))
    assert honest
    assert findings[-1] == words("en").say("verify-honest")
    assert any(" undo " in line for line in texts.pop().splitlines())


# Branches


def test_a_branch_goes_on_at_a_new_table(tables: Server) -> None:
    company, whole = finished_with_undos(tables, "duo")
    friend = Person(tables, "Bruno")
    at = len(whole.record) // 2
    made = friend.post(
        f"{company.path}/branch", {"at": at, "plan": [seat_plan("me"), seat_plan("bot")], "listed": True}
    )
    assert (made["status"], made["parent"], made["parent_at"], made["length"]) == ("gathering", company.match, at, at)
    assert (made["options"], made["listed"], made["hosting"]) == (company.facts()["options"], True, True)
    old, new = made["promises"]
    assert old == company.facts()["promises"][0]
    assert (new["start"], new["secret"], new["seed"], new["words"]) == (at, "", "", [])
    branch = Company(made["id"], [friend, None])
    assert refused(lambda: branch.view(0)) == (409, "not-begun")
    friend.ready(branch.match, 0, "fork")
    begun = branch.record(0)
    assert begun.partition("\n\n")[2].splitlines()[:at] == whole.transcript(0)[:at]
    assert new["commitment"] in begun
    assert friend.get(f"{branch.path}/replay?as=0&at={at}")["view"] == whole.at(at).view(0).to_json()
    end = branch.play()
    match = loaded(branch.record())
    assert [str(entry) for entry in match.record.entries[:at]] == [str(entry) for entry in whole.record.entries[:at]]
    assert [promise.start for promise in match.record.promises] == [0, at]
    assert match.record.promises[1].words == ["fork", ""]
    honest, findings = verdict(match, words("en"))
    assert honest, findings
    assert end["result"]["ending"] == match.ending
    assert company.record() == whole.record.text()  # the parent is as it was


def test_a_branch_of_a_branch_and_of_the_first_line_verify(tables: Server) -> None:
    company = gather(tables, "solo")
    company.play()
    at = 30
    for where in (0, at, at, at + 5):  # each from the one before; twice from the same line
        made = company.host.post(f"{company.path}/branch", {"at": where})
        company = Company(made["id"], [company.host])
        company.host.ready(company.match, 0, f"at {where}")
        company.play()
        match = loaded(company.record())
        honest, findings = verdict(match, words("en"))
        assert honest, findings
        assert match.record.promises[-1].start == where
    assert [promise.start for promise in match.record.promises] == [0, at, at + 5]


def test_what_cannot_be_branched_is_refused(tables: Server) -> None:
    running = gather(tables, "solo")
    assert refused(lambda: running.host.post(f"{running.path}/branch", {"at": 3})) == (409, "not-over")
    waiting = invite(tables, "solo")
    assert refused(lambda: waiting.host.post(f"{waiting.path}/branch", {"at": 0})) == (409, "not-over")
    length = running.play()["length"]
    before = len(running.host.get("/api/matches?mine=true")["matches"])
    assert refused(lambda: running.host.post(f"{running.path}/branch", {"at": length})) == (409, "match-over")
    beyond = refusal_of(lambda: running.host.post(f"{running.path}/branch", {"at": length + 1}))
    assert (beyond.status, beyond.code) == (400, "bad-request")
    assert f"has {length} lines" in beyond.message
    wrong: list[dict[str, Any]] = [
        {},
        {"at": -1},
        {"at": 3, "plan": [{"kind": "me"}] * 2},
        {"at": 3, "seats": 1},
        {"at": 3, "minder": "rondom"},
    ]
    for wishes in wrong:
        assert refused(running.host.post, f"{running.path}/branch", wishes) == (400, "bad-request")
    assert len(running.host.get("/api/matches?mine=true")["matches"]) == before


# Uploads


def played(seed: str, mode: str = "duo", answers: int = 10_000) -> Match:
    """A match played here."""
    match = GAME.match(options={"mode": mode}, seed=seed)
    rng = random.Random(seed)
    while not match.over and answers:
        match.play(rng.choice(match.legal_actions()))
        answers -= 1
    return match


def test_a_record_from_elsewhere_is_looked_at_and_played_on_from(tables: Server) -> None:
    ariane = Person(tables)
    match = played("elsewhere")
    made = reply_of(upload(ariane, match.record.text()))
    assert (made["status"], made["ending"], made["length"]) == ("archived", match.ending, len(match.record))
    assert (made["listed"], made["asked"], made["playable"]) == (False, None, True)
    assert [seat["kind"] for seat in made["seats"]] == ["open", "open"]
    stranger = Person(tables)
    path = f"/api/matches/{made['id']}"
    assert stranger.get(f"{path}/replay?as=open&at=40")["view"] == match.at(40).view(OPEN).to_json()
    assert stranger.raw("GET", f"{path}/record").body.decode() == match.record.text()
    assert refused(lambda: stranger.post(f"{path}/seats/0")) == (409, "match-over")
    assert [each["id"] for each in ariane.get("/api/matches?mine=true&status=archived")["matches"]] == [made["id"]]
    branch = stranger.post(f"{path}/branch", {"at": 40, "plan": [{"kind": "me"}, {"kind": "me"}]})
    company = Company(branch["id"], [stranger, stranger])
    for seat in range(2):
        stranger.ready(branch["id"], seat)
    company.play()
    honest, findings = verdict(loaded(company.record()), words("en"))
    assert not honest  # the match it comes from was dealt by one alone
    assert [words("en").say("verify-alone"), words("en").say("verify-unproven")] == [findings[3], findings[-1]]


def test_an_unfinished_record_and_one_dealt_by_hand_are_played_on_from(tables: Server) -> None:
    ariane = Person(tables)
    by_hand = GAME.match(seats=1, dealer=Human())
    rng = random.Random(3)
    while len(by_hand.record) < 40:
        by_hand.play(rng.choice(by_hand.legal_actions()))
    for match in (played("unfinished", "solo", 5), by_hand):
        made = reply_of(upload(ariane, match.record.text()))
        assert (made["status"], made["ending"], made["length"]) == ("archived", "", len(match.record))
        assert made["asked"] == (None if match.to_move == CHANCE else 0)
        path = f"/api/matches/{made['id']}"
        view = ariane.view(made["id"], None)
        assert (view["asked"], view["choices"], view["result"]) == (None, [], None)
        branch = ariane.post(f"{path}/branch", {"at": len(match.record)})  # where it stopped
        company = Company(branch["id"], [ariane])
        ariane.ready(branch["id"])
        company.play()
        record = loaded(company.record()).record
        assert record.entries[: len(match.record)] == match.record.entries
        assert record.dealer != "human"


def wrong_records() -> list[tuple[str, bytes]]:
    text = played("wrong").record.text()
    lines = text.splitlines(keepends=True)
    last = lines[-1]
    other = last.replace(last.split()[1], "nonsense", 1)
    undigested = "".join(line for line in lines if not line.startswith(("digest:", "answers:")))
    return [
        ("its first line should be", b""),
        ("its first line should be", b"PK\x03\x04 something else\n"),
        ("not a text in UTF-8", text.encode("utf-16")),
        ("truncated", "".join(lines[:-1]).encode()),
        ("truncated: it ends within its header", "".join(lines[:4]).encode()),
        ("corrupt", text.replace(last, other).encode()),
        ("unknown", undigested.replace(last, other).encode()),
        ("a game this program does not know", text.replace("game: ahuris", "game: chess").encode()),
        ("rules version 99", text.replace("rules: 1", "rules: 99").encode()),
        ("header", text.replace("option mode: duo", "option mode: trio-cooperative").encode()),
        ("no header 'colour'", text.replace("dealer:", "colour: red\ndealer:").encode()),
        ("does not know", text.replace("dealer: sfc32-sha256/1", "dealer: " + "x" * 5000).encode()),
    ]


@pytest.mark.parametrize(("sentence", "body"), wrong_records(), ids=[str(n) for n in range(len(wrong_records()))])
def test_a_wrong_record_is_refused_with_a_clear_sentence(tables: Server, sentence: str, body: bytes) -> None:
    ariane = Person(tables)
    wrong = refusal_of(lambda: reply_of(upload(ariane, body)))
    assert (wrong.status, wrong.code) == (400, "bad-request")
    assert sentence in wrong.message
    assert ariane.get("/api/matches?mine=true")["matches"] == []


@pytest.mark.parametrize("commitment", ["x" * 500, "not hexadecimal \x00", "é" * 64])
def test_a_record_with_an_odd_commitment_is_no_matter_for_the_database(tables: Server, commitment: str) -> None:
    """It breaks its promise; but the server neither fails nor blames its storage."""
    text = played("odd", "solo", 4).record.text()
    old = next(line for line in text.splitlines() if line.startswith("commitment: "))
    reply = upload(Person(tables), text.replace(old, f"commitment: {commitment}"))
    assert reply.status in (201, 400), reply.body


def test_only_somebody_known_uploads(tables: Server) -> None:
    unknown = Person(tables, token="none")
    unknown.token = ""
    reply = request(tables, "POST", "/api/records", played("x", "solo", 2).record.text().encode())
    assert (reply.status, reply.json["code"]) == (401, "who-are-you")


# Rules that have changed since


def test_a_match_under_other_rules_says_clearly_that_it_cannot_go_on(any_server: Server) -> None:
    running, over = gather(any_server, "duo", bots=(1,), listed=True), gather(any_server, "solo", listed=True)
    running.play(2)
    over.play()
    waiting = invite(any_server, "duo", listed=True)
    before = running.facts()
    any_server.stop()
    edit(any_server, "UPDATE matches SET rules = 99")
    any_server.start()
    sentence = words("en").say("server-refused-rules-version", {"rules": 99, "game": "ahuris"})
    for company in (running, over):
        for path in ("view?seat=0", "view", "replay", "lines", "why?seat=0&action=heal%20bard"):
            told = refusal_of(company.host.get, f"{company.path}/{path}")
            assert (told.status, told.code, told.message) == (409, "rules-version", sentence)
        for path in ("answers", "undo", "consent"):
            body: dict[str, Any] = {"seat": 0, "length": before["length"]}
            if path == "answers":
                body["action"] = "heal bard"
            elif path == "consent":
                body["agree"] = True
            assert refused(company.host.post, f"{company.path}/{path}", body) == (409, "rules-version")
        with company.host.socket(company.match) as line:
            assert hear_until(line, lambda heard: heard["type"] == "refused")["code"] == "rules-version"
    assert refused(lambda: over.host.post(f"{over.path}/branch", {"at": 5})) == (409, "rules-version")
    assert refused(lambda: running.host.get(f"{running.path}/record")) == (409, "rules-version")
    assert "\nrules: 99\n" in over.record()  # for the program that plays them
    listed = running.host.get("/api/matches")["matches"]
    assert {match["id"] for match in listed} == {running.match, over.match, waiting.match}
    assert [match["playable"] for match in listed] == [False] * 3
    facts = running.facts()
    assert (facts["playable"], facts["rules"], facts["status"]) == (False, 99, "playing")
    assert facts["length"] == before["length"]
    for seat in range(2):
        waiting.person(seat).ready(waiting.match, seat)
    assert waiting.facts()["status"] == "gathering"  # it does not begin under rules that are not played here
    any_server.stop()
    edit(any_server, "UPDATE matches SET rules = 1")  # the program of then is back
    any_server.start()
    assert running.play()["result"] is not None
    assert over.view(0)["result"] is not None


def test_a_bot_goes_on_when_the_program_of_then_is_back(any_server: Server) -> None:
    """A program that does not play these rules has looked at the match in between."""
    host = Person(any_server)
    with bots_stopped(any_server):
        match = host.table(["bot", "bot"], options={"mode": "duo"})
        any_server.kill()
    edit(any_server, f"UPDATE matches SET rules = 99, due = 1 WHERE id = '{match}'")
    any_server.start()
    assert not host.get(f"/api/matches/{match}")["playable"]
    with host.socket(match, None) as line:
        line.until("refused")
    time.sleep(1.5)  # it looks at what is due once a second, and tells nobody
    any_server.stop()
    edit(any_server, f"UPDATE matches SET rules = 1 WHERE id = '{match}'")
    any_server.start()
    with host.socket(match, None) as line:
        hear_until(line, lambda heard: heard["type"] == "update" and heard["result"] is not None)


# Long records


def long_with_undos() -> Match:
    """A match in which more was taken back than stands."""
    rng = random.Random(11)
    match = GAME.match(options={"mode": "quartet-cooperative"}, seed="long")
    while len(match.record) < LONG + 200:
        match.play(rng.choice(match.legal_actions()))
        if match.over or rng.random() < 0.7:
            match.undo(consent=True)
    return match


def long_without_undos() -> Match:
    """A match whose answers all stand: with dice that always miss, a fight never ends."""
    match = GAME.match(options={"mode": "quartet-cooperative"}, dealer=Human())
    while len(match.record) < LONG + 200:
        match.play(next(filter(lambda action: harmless(match, action), match.legal_actions())))
    assert len(match.answers) == len(match.record)
    return match


def harmless(match: Match, action: Action) -> bool:
    """Whether nobody is hurt by an answer in a fight."""
    before = match.view(OPEN).to_json()
    if before["foe"] is None:
        return True
    then = match.state.copy()
    then.apply(action)
    after = then.view(OPEN).to_json()
    lives = [[hero["life"] for hero in view["heroes"].values()] for view in (before, after)]
    return lives[0] == lives[1] and after["foe"] == before["foe"]


@pytest.mark.parametrize("build", [long_with_undos, long_without_undos])
def test_a_match_of_two_thousand_answers_opens_quickly_from_a_cold_cache(
    any_server: Server, build: Callable[[], Match]
) -> None:
    """Twice: as the first match that a new process opens, and as the second."""
    ariane = Person(any_server)
    match = build()
    made = [reply_of(upload(ariane, match.record.text())) for _ in range(2)]
    assert made[0]["length"] == made[1]["length"] > LONG
    best = [10.0, 10.0]
    for _ in range(TRIES):
        any_server.stop()
        any_server.start()
        for place, table in enumerate(made):
            begun = time.perf_counter()
            update = ariane.view(table["id"], None)
            best[place] = min(best[place], time.perf_counter() - begun)
            assert update["length"] == table["length"]
            assert update["view"] == match.view(SPECTATOR).to_json()
        if max(best) < SECONDS / 2:
            break  # else again: the machine may be busy
    first, second = (round(seconds * 1000) for seconds in best)
    length, standing = len(match.record), len(match.answers)
    print(f"{length} answers, {standing} standing: {first} ms in a new process, then {second} ms")  # noqa: T201
    assert max(best) < SECONDS
