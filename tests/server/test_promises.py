"""Verifiable chance: a commitment before the first draw, a word from each seat, the secret after the match."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import Any

import pytest
from company import Company, gather, invite, loaded, refused
from harness import Person, Server
from typer.testing import CliRunner

from katabasis.cli import app
from katabasis.engine.dealers import commitment, derived_seed
from katabasis.terminal.replay import verdict
from katabasis.words import words

CHANCE = ""  # real chance: these tests are about it


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_what_is_promised_at_the_beginning_is_shown_at_the_end(tables: Server) -> None:
    company = invite(tables, "quartet-cooperative", bots=(3,))
    (promise,) = company.facts()["promises"]
    published = promise["commitment"]
    assert (len(published), promise["start"]) == (64, 0)
    assert (promise["words"], promise["secret"], promise["seed"]) == ([], "", "")
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
    assert (honest, findings[-1]) == (True, "Honest.")
    file = tmp_path / "match.kata"
    file.write_text(text, encoding="utf-8")
    told = CliRunner().invoke(app, ["verify", str(file)])
    assert (told.exit_code, "Honest." in told.output) == (0, True)
    promise = company.facts()["promises"][0]
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
