"""Verifiable chance: a commitment before the first draw, a word from each seat, the secret after the match."""

from __future__ import annotations

import hashlib
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from company import Company, edit, gather, invite, loaded, refused
from harness import PATIENCE, Person, Server
from typer.testing import CliRunner

import independent_verifier
import katabasis
from katabasis.cli import app
from katabasis.engine.dealers import commitment, derived_seed, sealed
from katabasis.engine.match import Match
from katabasis.engine.record import Promise
from katabasis.terminal.replay import NOTHING_SEEN, Seen, verdict
from katabasis.words import words

CHANCE = ""  # real chance: these tests are about it


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_what_is_promised_at_the_beginning_is_shown_at_the_end(tables: Server) -> None:
    company = invite(tables, "quartet-cooperative", bots=(3,))
    (promise,) = company.facts()["promises"]
    published = promise["commitment"]
    assert (len(published), promise["start"]) == (64, 0)
    assert (promise["words"], promise["seals"], promise["withdrawn"]) == ([], [], [])
    assert (promise["secret"], promise["seed"]) == ("", "")
    given = ["lantern", "", "  la   mer \n noire "]
    for seat, word in enumerate(given):
        assert company.facts()["promises"] == [promise]  # nobody can tell from the words of others
        assert all("word" not in each for each in company.facts()["seats"])
        company.person(seat).ready(company.match, seat, word)
    mixed = ["lantern", "", "la mer noire", ""]
    facts = company.facts()
    assert facts["promises"] == [{**promise, "words": mixed}]
    assert [seat["word"] for seat in facts["seats"]] == mixed
    company.play()
    (shown,) = company.facts()["promises"]
    assert (shown["commitment"], shown["words"]) == (published, mixed)
    assert sha256(shown["secret"]) == commitment(shown["secret"]) == published
    assert shown["seed"] == sha256("\n".join([shown["secret"], *mixed])) == derived_seed(shown["secret"], mixed)
    record = loaded(company.record()).record
    assert record.seeds == [(0, shown["seed"])]
    (kept,) = record.promises
    assert (kept.commitment, kept.words, kept.secret) == (published, mixed, shown["secret"])


def test_no_two_tables_promise_the_same(tables: Server) -> None:
    ariane = Person(tables)
    made = [ariane.post("/api/matches", {"game": "ahuris"})["promises"][0]["commitment"] for _ in range(5)]
    assert len(set(made)) == 5


def test_a_word_can_be_changed_until_the_match_begins(tables: Server) -> None:
    company = invite(tables, "duo")
    company.host.ready(company.match, 0, "first thought")
    company.host.ready(company.match, 0, "second thought")
    company.person(1).ready(company.match, 1, "é😀")
    assert company.facts()["promises"][0]["words"] == ["second thought", "é😀"]
    assert refused(lambda: company.host.ready(company.match, 0, "third")) == (409, "not-gathering")
    assert company.facts()["promises"][0]["words"] == ["second thought", "é😀"]


def test_a_word_is_one_line_of_visible_characters(tables: Server) -> None:
    company = invite(tables, "solo")
    for word in ("x" * 81, "a\u202eb", "a\x00b", "\u200b"):
        assert refused(company.host.ready, company.match, 0, word) == (400, "bad-request")
    assert company.facts()["status"] == "gathering"
    assert company.host.ready(company.match, 0, "x" * 80)["status"] == "playing"


def test_neither_the_secret_nor_the_seed_is_told_before_the_end(tables: Server) -> None:
    """Everything that everybody can ask for, again and again during a match with undos, branch included."""
    parent = gather(tables, "duo")
    parent.play()
    made = parent.host.post(f"{parent.path}/branch", {"at": 60, "plan": [{"kind": "me"}, {"kind": "me"}]})
    branch = Company(made["id"], [parent.host, parent.host])
    answers = [str(made)]
    answers += [str(branch.host.ready(branch.match, seat, "fork")) for seat in range(2)]
    for company in (branch, gather(tables, "quartet-cooperative", listed=True)):  # of rivals some matches end too soon
        answers += looked_at(company)
        end = company.play()
        assert end["result"] is not None
        last = company.facts()["promises"][-1]
        assert len(last["secret"]) == len(last["seed"]) == 64
        for answer in [*answers, tables.logged()]:
            assert last["secret"] not in answer
            assert last["seed"] not in answer
        everything = "".join(looked_once(company, Person(tables)))
        assert last["secret"] in everything  # the same questions do tell it when the match is over
        assert last["seed"] in everything


def looked_at(company: Company) -> list[str]:
    """All that is told to somebody at the table and to somebody else, over some answers."""
    stranger = Person(company.host.server, "Zoé")
    found: list[str] = []
    rng = random.Random(3)
    with company.host.socket(company.match, 0) as line, stranger.socket(company.match, None) as looking:
        for _ in range(2):
            asked = company.wish_back(3)
            if asked is None:
                break
            for other in asked["undo"]["missing"]:
                found.append(str(company.consent(other, asked["length"], agree=rng.random() < 0.5 or other > 1)))
                if company.view(0)["undo"]["asked_by"] is None:
                    break
            for person in (company.host, stranger):
                found += looked_once(company, person)
        line.send({"why": "heal bard"})
        line.until("why")
        looking.send({"here": True})
        looking.until("refused")
        found += [str(line.heard), str(looking.heard)]
    return found


def looked_once(company: Company, person: Person) -> list[str]:
    """What a person gets from every page about a table, refusals included."""
    pages = ["", "/talk", "/ledger", "/why?seat=0&action=heal%20bard", "/view", "/view?seat=0&since=0", "/view?seat=1"]
    pages += [f"/{page}?as={eyes}" for page in ("replay", "lines", "record") for eyes in ("table", "0", "1", "open")]
    pages += ["/replay?at=0", "/replay?at=999999", "/nothing"]
    found = [person.raw("GET", company.path + page).body.decode() for page in pages]
    found += [person.raw("GET", page).body.decode() for page in ("/api/matches", "/api/matches?mine=true", "/metrics")]
    body: dict[str, Any] = {"seat": 0, "length": 0, "action": "heal bard"}
    found.append(person.raw("POST", f"{company.path}/answers", body).body.decode())
    found.append(person.raw("POST", f"{company.path}/branch", {"at": 1}).body.decode())
    return found


@pytest.mark.parametrize("bots", [(), (1, 2, 3)])
def test_a_finished_match_is_honest_and_whoever_changes_its_record_is_found_out(
    tables: Server, tmp_path: Path, bots: tuple[int, ...]
) -> None:
    company = gather(tables, "quartet-cooperative", bots)
    company.play()
    text = company.record()
    honest, findings = verdict(loaded(text), words("en"))
    assert (honest, findings[-1]) == (True, words("en").say("verify-honest"))
    promise = company.facts()["promises"][0]
    file = tmp_path / "match.kata"
    file.write_text(text, encoding="utf-8")
    told = CliRunner().invoke(app, ["verify", str(file), "--promise", promise["commitment"], "--lang", "en"])
    assert (told.exit_code, told.output.splitlines()[-1]) == (0, "Honest.")
    lies = {
        promise["secret"]: sha256("another secret"),
        promise["seed"]: sha256("another seed"),
        promise["commitment"]: sha256("another commitment"),
        '"word 0"': '"another word"',
    }
    for true, false in lies.items():
        assert true in text
        assert verdict(loaded(text.replace(true, false)), words("en"))[0] is False


def test_what_is_downloaded_before_the_end_is_not_proven_yet(tables: Server) -> None:
    company = gather(tables, "trio-cooperative")
    company.play(6)
    honest, findings = verdict(loaded(company.record()), words("en"))
    assert honest is False
    assert words("en").say("verify-unrevealed", {"line": 1}) in findings


def test_where_people_deal_there_is_nothing_to_promise(tables: Server) -> None:
    company = gather(tables, "solo", dealer="people")
    assert company.facts()["promises"] == []
    assert [seat["word"] for seat in company.facts()["seats"]] == ["word 0"]


def test_the_promise_survives_a_crash_before_and_after_the_beginning(any_server: Server) -> None:
    company = invite(any_server, "duo")
    published = company.facts()["promises"]
    company.host.ready(company.match, 0, "early")
    any_server.kill()
    any_server.start()
    assert company.facts()["promises"] == published
    company.person(1).ready(company.match, 1, "late")
    begun = company.lines()
    any_server.kill()
    any_server.start()
    assert company.facts()["promises"][0]["words"] == ["early", "late"]
    assert company.lines() == begun
    company.play()
    assert company.facts()["promises"][0]["commitment"] == published[0]["commitment"]
    assert verdict(loaded(company.record()), words("en"))[0] is True


def test_a_branch_deals_new_chance(tables: Server) -> None:
    company = gather(tables, "solo")
    company.play()
    whole = loaded(company.record())
    at = next(number for number, entry in enumerate(whole.record.entries) if entry.who == "=" and number > 5)
    continued: set[tuple[str, ...]] = set()
    for _ in range(40):  # now and then a single die is thrown before somebody is asked
        if len(continued) > 1:
            break
        branch = Company(company.host.post(f"{company.path}/branch", {"at": at})["id"], company.people)
        branch.host.ready(branch.match, 0, "same word")
        continued.add(tuple(branch.lines()[at : at + 12]))
    assert len(continued) > 1


# Sealed words


def seal(company: Company, seat: int, word: str) -> Any:
    """Be ready with a sealed word."""
    promised = company.facts()["promises"][-1]["commitment"]
    path = f"{company.path}/seats/{seat}/ready"
    return company.person(seat).post(path, {"seal": sealed(promised, seat, word)})


def show(company: Company, seat: int, word: str) -> Any:
    return company.person(seat).post(f"{company.path}/seats/{seat}/reveal", {"word": word})


def test_words_are_sealed_before_any_is_shown(tables: Server) -> None:
    company = invite(tables, "quartet-cooperative", bots=(3,))
    published = company.facts()["promises"][-1]["commitment"]
    given = ["lantern kx3", "ä" * 80, "drei"]
    assert seal(company, 0, given[0])["showing"] is False
    assert refused(show, company, 0, given[0]) == (409, "not-showing")
    company.person(1).ready(company.match, 1, given[1])  # openly
    assert company.facts()["seats"][1]["seal"] == ""  # whoever guesses a word could try it
    facts = seal(company, 2, given[2])
    seals = [sealed(published, seat, word) for seat, word in enumerate(given)]
    assert (facts["status"], facts["showing"]) == ("gathering", True)
    assert [seat["seal"] for seat in facts["seats"]] == [*seals, ""]  # now nobody can change any word
    for word in ("lantern", "lantern kx3 ", given[2], "a\u202eb"):
        assert refused(show, company, 0, word) == (400, "bad-request")
    assert refused(show, company, 1, given[1]) == (409, "not-showing")
    facts = show(company, 2, given[2])
    assert [seat["shown"] for seat in facts["seats"]] == [False, False, True, False]
    assert all("word" not in seat for seat in facts["seats"])
    assert given[2] not in str(company.facts())
    assert show(company, 2, given[2])["showing"]  # a second time does no harm
    assert show(company, 0, given[0])["status"] == "playing"
    company.play()
    (promise,) = company.facts()["promises"]
    assert (promise["words"], promise["seals"]) == ([*given, ""], [seals[0], "", seals[2], ""])
    assert promise["seed"] == derived_seed(promise["secret"], [*given, ""])
    record = loaded(company.record())
    assert record.record.promises[0].seals == promise["seals"]
    honest, findings = verdict(record, words("en"), Seen(published, given[0]))
    assert (honest, findings[-1]) == (True, "Honest.")
    assert words("en").say("verify-open-words", {"count": 1}) in findings
    other = sealed(published, 0, "another")
    assert verdict(loaded(company.record().replace(seals[0], other)), words("en"))[0] is False


def test_a_word_is_given_or_sealed_and_a_seal_is_one(tables: Server) -> None:
    company = invite(tables, "solo")
    path = f"{company.path}/seats/0/ready"
    for body in ({"seal": "a" * 64, "word": "both"}, {"seal": "a" * 63}, {"seal": "A" * 64}, {"seal": "x"}):
        assert refused(company.host.post, path, body) == (400, "bad-request")
    assert seal(company, 0, "mine")["showing"]
    assert show(company, 0, "mine")["status"] == "playing"
    assert refused(show, company, 0, "mine") == (409, "not-gathering")


def test_while_words_are_shown_nothing_else_changes(tables: Server) -> None:
    company = invite(tables, "duo")
    seal(company, 0, "one")
    seal(company, 1, "other")
    host = company.host
    busy = (409, "showing-words")
    assert refused(host.ready, company.match, 0, "now I know") == busy
    assert refused(seal, company, 0, "another") == busy
    assert refused(host.post, f"{company.path}/seats/1", {"kind": "bot"}) == busy
    assert refused(host.call, "DELETE", f"{company.path}/seats/1") == busy
    assert refused(company.person(1).call, "DELETE", f"{company.path}/seats/1") == busy
    assert refused(Person(tables, "Zoé").post, f"{company.path}/gather") == (403, "only-watching")
    assert host.post(f"{company.path}/seats/0")["showing"]  # it is hers already
    show(company, 0, "one")
    assert refused(host.post, f"{company.path}/gather") == busy  # not before the table's patience ends
    assert show(company, 1, "other")["status"] == "playing"
    assert refused(host.post, f"{company.path}/gather") == (409, "not-showing")


def test_where_no_word_was_shown_only_the_missing_are_asked_again(tables: Server) -> None:
    company = invite(tables, "duo")
    promises = company.facts()["promises"]
    seal(company, 0, "one")
    seal(company, 1, "lost")
    facts = company.person(1).post(f"{company.path}/gather")  # at once, for it is the own word that is lost
    assert facts["promises"] == promises
    assert [(seat["ready"], bool(seat["seal"])) for seat in facts["seats"]] == [(False, False), (False, False)]


def test_a_promise_that_has_met_words_is_withdrawn_and_everybody_sees_it(tables: Server) -> None:
    company = invite(tables, "trio-cooperative")
    (first,) = company.facts()["promises"]
    seal(company, 0, "one")
    company.person(1).ready(company.match, 1, "open")
    seal(company, 2, "lost")
    show(company, 0, "one")
    company.person(2).post(f"{company.path}/gather")
    stranger = Person(tables, "Zoé").get(company.path)
    (again,) = stranger["promises"]
    assert again["commitment"] != first["commitment"]
    assert again["withdrawn"] == [first["commitment"]]
    assert [seat["ready"] for seat in stranger["seats"]] == [False, False, False]
    for seat in range(3):
        seal(company, seat, f"new {seat}")
    for seat in range(3):
        show(company, seat, f"new {seat}")
    company.play()
    match = loaded(company.record())
    assert match.record.promises[0].words == ["new 0", "new 1", "new 2"]
    assert match.record.promises[0].withdrawn == [first["commitment"]]
    honest, findings = verdict(match, words("en"), Seen(again["commitment"], "new 1"))
    assert (honest, findings[-1]) == (False, "Not proven.")
    assert words("en").say("verify-withdrawn", {"count": 1}) in findings
    assert verdict(match, words("en"), Seen(first["commitment"]))[0] is False


def test_a_seat_that_changes_hands_is_ready_anew(tables: Server) -> None:
    company = invite(tables, "duo")
    seal(company, 0, "on the other telephone")
    link = company.host.post(f"{company.path}/seats/0/link")["link"]
    friend = Person(tables, "Zoé")
    facts = friend.post(f"{company.path}/claim", {"link": link})
    assert (facts["seats"][0]["ready"], facts["seats"][0]["seal"]) == (False, "")


def test_again_with_a_sealed_word(tables: Server) -> None:
    company = gather(tables, "duo")
    company.play()
    facts = company.host.post(f"{company.path}/again", {"ready": False})
    assert [seat["ready"] for seat in facts["seats"]] == [False, False]
    later = Company(facts["id"], company.people)
    company.person(1).post(f"{company.path}/again", {"ready": False})
    for seat in range(2):
        seal(later, seat, f"word of {seat}")
    show(later, 0, "word of 0")
    assert show(later, 1, "word of 1")["status"] == "playing"


def test_sealed_words_survive_a_crash_at_any_moment(any_server: Server) -> None:
    company = invite(any_server, "duo")
    steps = [(seal, 0, "one"), (seal, 1, "other"), (show, 0, "one"), (show, 1, "other")]
    for step, seat, word in steps:
        step(company, seat, word)
        any_server.kill()
        any_server.start()
    assert company.facts()["status"] == "playing"
    assert company.facts()["promises"][0]["words"] == ["one", "other"]
    company.play()
    assert verdict(loaded(company.record()), words("en"))[0] is True


def test_who_was_killed_before_the_beginning_begins_afterwards(tmp_path: Path) -> None:
    """All words stand in the database, but nobody came to begin the match."""
    with Server(tmp_path) as server:
        company = invite(server, "duo")
        seal(company, 0, "one")
        seal(company, 1, "other")
        server.kill()
        edit(
            server,
            f"UPDATE seats SET word = CASE seat WHEN 0 THEN 'one' ELSE 'other' END WHERE match = '{company.match}'",
        )
        edit(server, f"UPDATE matches SET due = 1 WHERE id = '{company.match}'")
        server.start()
        late = time.monotonic() + PATIENCE
        while company.facts()["status"] == "gathering":
            assert time.monotonic() < late
            time.sleep(0.05)
        assert company.facts()["promises"][0]["words"] == ["one", "other"]


def test_a_table_of_before_begins_with_words_given_openly(tmp_path: Path) -> None:
    """Promises were kept with four parts then."""
    with Server(tmp_path) as server:
        company = invite(server, "duo")
        company.host.ready(company.match, 0, "early")
        server.kill()
        (row,) = edit(server, f"SELECT promises FROM matches WHERE id = '{company.match}'")
        before = json.dumps([promise[:4] for promise in json.loads(row[0])])
        edit(server, f"UPDATE matches SET promises = '{before}' WHERE id = '{company.match}'")
        server.start()
        company.person(1).ready(company.match, 1, "late")
        company.play()
        assert verdict(loaded(company.record()), words("en"))[0] is True


# A dishonest server


TRIES = 300


def favourite(said: list[str], start: int = 0) -> tuple[Match, Promise]:
    """Of many secrets the one under which the dice of a match please the server most."""
    best: tuple[int, Match, Promise] | None = None
    for number in range(TRIES):
        secret = sha256(f"try {number}")
        promise = Promise(start, commitment(secret), list(said), secret)
        match = katabasis.game("ahuris").match(options={"mode": "duo"}, promise=promise)
        while len(match.record) < 12:
            match.play(match.legal_actions()[0])
        liked = sum(entry.text.endswith(("6", "d")) for entry in match.record.entries)
        if best is None or liked > best[0]:
            best = (liked, match, promise)
    assert best is not None
    assert best[0] > 0
    return best[1], best[2]


def proven(match: Match, seen: Seen = NOTHING_SEEN) -> tuple[bool, str]:
    honest, findings = verdict(loaded(match.record.text()), words("en"), seen)
    return honest, findings[-1]


def test_a_server_that_tries_many_secrets_is_never_proven() -> None:
    # where nobody gave a word it may choose at will
    alone, _ = favourite(["", ""])
    assert proven(alone) == (False, "Not proven.")
    plain = katabasis.game("ahuris").match(options={"mode": "duo"}, seed=alone.record.seeds[0][1])
    assert proven(plain) == (False, "Not proven.")  # nor does it help to strike the promise out
    # if it knows the words and forges the promise, the record agrees with itself, but not with what anybody saw
    honest = Promise(0, commitment("honest"), ["my word", "another"], "honest")
    forged, promise = favourite(honest.words)
    promise.seals = [sealed(promise.commitment, seat, word) for seat, word in enumerate(promise.words)]
    forged.record.promises = [promise]
    assert proven(forged) == (True, words("en").say("verify-honest"))
    assert "if this promise is the one that you saw" in words("en").say("verify-honest")
    assert proven(forged, Seen(honest.commitment, "my word")) == (False, "Not honest.")
    # with the promise that was seen, it would need another word, and the seals are known
    kept = forged.record.text().replace(promise.commitment, honest.commitment)
    assert proven(loaded(kept)) == (False, "Not honest.")
    # and if it withdraws promises until one pleases, that stands in the record
    promise.withdrawn = [honest.commitment]
    assert proven(forged, Seen(promise.commitment)) == (False, "Not proven.")


# A verifier written from docs/records.md alone


def draws_of(company: Company) -> Any:
    return company.host.get(f"/web/chance/{company.match}")


def test_the_document_is_enough_for_a_verifier_in_sixty_lines() -> None:
    text = Path(independent_verifier.__file__).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))} <= {
        "json",
        "sys",
        "hashlib",
        "pathlib",
    }


def test_that_verifier_agrees_with_ours(tables: Server) -> None:
    company = invite(tables, "quartet-cooperative", bots=(2,))
    given = {0: "sealed one", 1: "openly", 3: "sealed too"}
    seen = company.facts()["promises"][0]["commitment"]
    seal(company, 0, given[0])
    company.person(1).ready(company.match, 1, given[1])
    seal(company, 3, given[3])
    show(company, 3, given[3])
    show(company, 0, given[0])
    company.play()
    text, draws = company.record(), draws_of(company)
    assert independent_verifier.verify(text, draws, seen) == "honest"
    assert independent_verifier.verify(text, draws, sha256("another")) == "dishonest: another promise"
    branch = Company(company.host.post(f"{company.path}/branch", {"at": 30})["id"], [company.host] * 4)
    for seat in range(4):
        if seat:
            branch.host.post(f"{branch.path}/seats/{seat}")
    for seat in range(4):
        branch.host.ready(branch.match, seat, "fork" if seat == 2 else "")
    branch.play()
    assert independent_verifier.verify(branch.record(), draws_of(branch)) == "honest"
    assert proven(loaded(branch.record()))[0] is True
    (promise,) = company.facts()["promises"]
    lies = [
        promise["secret"],
        promise["seed"],
        promise["commitment"],
        "sealed one",
        "openly",
        *filter(None, promise["seals"]),
    ]
    for truth in lies:
        lie = text.replace(truth, sha256("a lie") if len(truth) == 64 else "a lie")
        assert lie != text
        assert independent_verifier.verify(lie, draws).startswith("dishonest")
        assert proven(loaded(lie))[1] == "Not honest."
    for line in (0, len(draws) - 1):
        other = next(name for name, _ in draws[line]["outcomes"] if name != draws[line]["came"])
        changed = [*draws[:line], {**draws[line], "came": other}, *draws[line + 1 :]]
        assert independent_verifier.verify(text, changed) == "dishonest: other lines"
    head, _, body = text.partition("\n\n")
    doubted = f"{head}\nwithdrawn 0: {sha256('first')}\n\n{body}"
    assert independent_verifier.verify(doubted, draws, seen) == "not proven"
    assert proven(loaded(doubted)) == (False, "Not proven.")


def test_that_verifier_does_not_call_a_table_without_words_honest(tables: Server) -> None:
    company = invite(tables, "solo")
    company.host.ready(company.match, 0, "")
    company.play()
    assert independent_verifier.verify(company.record(), draws_of(company)) == "not proven"
    assert proven(loaded(company.record())) == (False, "Not proven.")
