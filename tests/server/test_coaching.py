"""The coach at the tables: hints that leak nothing, second thoughts, and luck and skill when the match is over."""

from __future__ import annotations

import asyncio
import pickle
import time
from typing import Any

import pytest
from company import Company, gather, invite, loaded, refused
from harness import Person, Server

import katabasis
from katabasis.engine.chance import Rng
from katabasis.server.coach.coach import Coach, hint_request
from katabasis.server.coach.thoughts import hint_of
from katabasis.server.openapi import table_of
from katabasis.server.wire.refusals import Refused
from katabasis.server.workers import BotFailed
from test_bots import asked


def hint(company: Company, seat: int) -> Any:
    return company.person(seat).post(f"{company.path}/hint", {"seat": seat})


def luck(company: Company) -> Any:
    """The report, as soon as it is ready."""
    until = time.monotonic() + 300
    seen = 0.0
    while True:
        told = company.host.get(f"{company.path}/luck")
        assert told["progress"] >= seen
        seen = told["progress"]
        if told["status"] == "ready":
            return told["report"]
        assert told["report"] is None
        assert time.monotonic() < until
        time.sleep(0.3)


def test_a_hint_judges_every_choice_and_says_why(server: Server) -> None:
    company = gather(server, "solo")
    update = company.view(0)
    told = hint(company, 0)
    assert (told["length"], told["seat"]) == (update["length"], 0)
    assert {one["action"] for one in told["answers"]} == {one["action"] for one in update["choices"]}
    assert [one["advised"] for one in told["answers"]] == [True] + [False] * (len(update["choices"]) - 1)
    assert all(0 <= one["value"] <= 1 and one["error"] >= 0 for one in told["answers"])
    assert told["answers"][0]["behind"] == 0
    assert told["why"]["text"]
    assert told["rounds"] >= 2
    assert hint(company, 0) == told  # thought about once
    french = company.host.post(f"{company.path}/hint?lang=fr", {"seat": 0})
    assert french["answers"][0]["action"] == told["answers"][0]["action"]


def test_everybody_sees_that_a_hint_was_asked_for_and_not_what_it_said(server: Server) -> None:
    company = gather(server, "trio-cooperative")
    other = company.person(1)
    before = company.settled()
    seat = before["asked"]
    assert [one["hints"] for one in company.facts()["seats"]] == [0, 0, 0]
    hint(company, seat)
    hint(company, seat)  # the same question counts once
    seats = other.get(company.path)["seats"]
    assert [one["hints"] for one in seats] == [int(number == seat) for number in range(3)]
    server.kill()
    server.start()
    assert other.get(company.path)["seats"][seat]["hints"] == 1


def test_a_table_may_do_without_a_coach(server: Server) -> None:
    company = gather(server, "solo", coach=False)
    assert company.facts()["coach"] is False
    assert refused(lambda: hint(company, 0))[1] == "no-coach"


def test_only_who_is_asked_gets_a_hint(server: Server) -> None:
    company = gather(server, "duo")
    update = company.settled()
    waiting = 1 - update["asked"]
    assert refused(lambda: hint(company, waiting))[1] == "not-asked"
    stranger = Person(server)
    said = refused(lambda: stranger.post(f"{company.path}/hint", {"seat": update["asked"]}))
    assert said[1] == "not-your-seat"
    early = invite(server, "duo")
    assert refused(lambda: early.host.post(f"{early.path}/hint", {"seat": 0}))[1] == "not-begun"


def test_an_answer_is_judged_before_it_is_given(server: Server) -> None:
    company = gather(server, "solo")
    update = company.view(0)
    told = hint(company, 0)
    for one in told["answers"]:
        wish = {"seat": 0, "length": update["length"], "action": one["action"]}
        judged = company.host.post(f"{company.path}/judgement", wish)
        assert judged["action"] == one["action"]
        assert judged["given"] in (0.0, one["behind"])
        assert judged["blunder"] == (judged["given"] >= 0.05)
    assert company.view(0)["length"] == update["length"]  # nothing was played
    wrong = {"seat": 0, "length": update["length"], "action": "dance"}
    assert refused(lambda: company.host.post(f"{company.path}/judgement", wrong))[1] == "bad-request"
    late = {"seat": 0, "length": update["length"] + 5, "action": told["answers"][-1]["action"]}
    assert company.host.post(f"{company.path}/judgement", late)["blunder"] is False


def test_in_company_answers_are_not_judged_beforehand(server: Server) -> None:
    company = gather(server, "duo")
    update = company.settled()
    seat = update["asked"]
    wish = {"seat": seat, "length": update["length"], "action": company.view(seat)["choices"][0]["action"]}
    said = refused(lambda: company.person(seat).post(f"{company.path}/judgement", wish))
    assert said[1] == "not-alone"


def test_luck_and_skill_add_up_when_the_match_is_over(server: Server) -> None:
    company = gather(server, "trio-competitive", bots=(1, 2))
    assert refused(lambda: company.host.get(f"{company.path}/luck"))[1] == "not-over"
    company.play()
    report = luck(company)
    match = loaded(company.record())
    assert [step["number"] for step in report["steps"]] == [answer.number for answer in match.answers]
    assert report["length"] == len(match.record)
    assert report["rounds"] >= 3
    for seat, told in enumerate(report["seats"]):
        assert told["result"] == match.returns[seat]
        parts = told["luck"] + told["own"] + told["others"]
        assert abs(parts - (told["result"] - told["start"])) < 1e-4
    assert report["steps"][-1]["values"] == pytest.approx(match.returns, abs=1e-5)
    assert all(step["text"] for step in report["steps"])
    assert luck(company) == report  # made once
    stranger = Person(server)
    assert stranger.get(f"{company.path}/luck")["status"] == "ready"


def test_what_a_seat_cannot_know_does_not_change_what_the_coach_says() -> None:
    """Two positions that differ only in the card which the fortress put back: for a seed the same bytes, and hints."""
    for number in range(3):
        truth = asked("ahuris", 2, 0, f"honest {number}")
        rigged = truth.resample(0, Rng(f"rigged {number}"))
        for other in range(20):
            if rigged != truth:
                break
            rigged = truth.resample(0, Rng(f"rigged {number} {other}"))
        assert rigged != truth
        requests = [hint_request(state, 0, "seed") for state in (truth, rigged)]
        said = []
        for request in requests:
            _, sample, seat, own, _, _ = pickle.loads(request)
            said.append(hint_of(sample, seat, own, 6, 0.0))
        assert said[0] == said[1]


@pytest.mark.parametrize(("name", "seats"), [("abyss", 2), ("cerbere", 3)])
def test_no_true_position_crosses_to_a_process(name: str, seats: int) -> None:
    truth = asked(name, seats, 0, "crossing", hidden=4)
    samples = [pickle.loads(hint_request(truth, 0, f"{seed}"))[1] for seed in range(12)]
    assert any(sample != truth for sample in samples)
    for sample in samples:
        assert sample.view(0).to_json() == truth.view(0).to_json()
    assert katabasis.game(name).name == name


class Broken:
    """In the place of the processes of the bots: every thought fails."""

    async def work(self, name: str, request: bytes) -> dict[str, Any]:
        raise BotFailed(f"bot '{name}' has no answer: 4 processes died over it")


def test_a_coach_that_fails_is_a_503() -> None:
    """It says so, keeps nothing, and can be asked again."""
    match = katabasis.game("ahuris").match(seats=1, seed="reef")
    seated = table_of(match)
    coach = Coach(Broken())  # type: ignore[arg-type]

    async def run() -> None:
        for _ in range(2):
            with pytest.raises(Refused) as said:
                await coach.advice(seated, match.to_move)
            assert (said.value.code, said.value.status) == ("coach-silent", 503)
            assert seated not in coach.latest

    asyncio.run(run())
