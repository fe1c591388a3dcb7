"""A seat at a table of a server, over plain HTTP (docs/api.md)."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from katabasis.agent.lines import Seat
from katabasis.engine.errors import BadOption, KatabasisError
from katabasis.words import Words

WAIT = 5  # seconds of a long poll; a wish to take back is noticed at its end
PATIENCE = 60.0  # seconds until a server that does not answer is given up
AGAIN = 0.5  # seconds between two tries
BUSY = (429, 503)


class ServerSays(KatabasisError):
    """The server refused something, with its code, its sentence and the rule that forbids it."""

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        super().__init__(str(refusal.get("message", "")) or "the server refused this")
        self.code = str(refusal.get("code", ""))
        self.rule = str(refusal.get("rule", ""))


class Line:
    """Requests to one server by one player; what did not get through is sent again, for no answer counts twice."""

    def __init__(self, url: str, language: str, token: str = "", patience: float = PATIENCE) -> None:
        if not url.startswith(("http://", "https://")):
            raise BadOption(f"a server's address begins with http:// or https://, not like '{url}'")
        self.url = url.rstrip("/")
        self.language = language
        self.token = token
        self.patience = patience

    def ask(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        headers = {"accept": "application/json", "accept-language": self.language}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        until = time.monotonic() + self.patience
        while True:
            try:
                with urlopen(Request(self.url + path, data, headers), timeout=WAIT + 20) as answer:
                    return json.load(answer)
            except HTTPError as wrong:
                if wrong.code not in BUSY or time.monotonic() > until:
                    raise ServerSays(refusal_of(wrong)) from wrong
            except (OSError, HTTPException, ValueError) as wrong:
                if time.monotonic() > until:
                    raise KatabasisError(f"no server of ours answers at {self.url}") from wrong
            time.sleep(AGAIN)


def refusal_of(wrong: HTTPError) -> Mapping[str, Any]:
    try:
        found = json.load(wrong)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {"message": f"the server answered {wrong.code}"}


class RemoteSeat(Seat):
    """One seat at a table elsewhere."""

    def __init__(self, line: Line, table: Mapping[str, Any], seat: int, new_token: bool, speak: Words) -> None:
        self.line = line
        self.table = table
        self.match = f"/api/matches/{table['id']}"
        self.seat = seat
        self.new_token = new_token
        self.speak = speak
        self.known = 0
        self.last: dict[str, Any] | None = None  # an update that came as a reply

    def hello(self) -> dict[str, Any]:
        return {
            "game": self.table["game"],
            "title": self.speak.say(f"{self.table['game']}-title"),
            "rules": self.table["rules"],
            "options": self.table["options"],
            "seats": [seat["name"] for seat in self.table["seats"]],
            "names": [seat["nickname"] for seat in self.table["seats"]],
            "seat": self.seat,
            "language": self.line.language,
            "server": self.line.url,
            "table": self.table["id"],
            **({"token": self.line.token} if self.new_token else {}),  # with it one comes back to the seat
        }

    def update(self) -> dict[str, Any]:
        begun = self.known
        kept = begun
        events: list[dict[str, Any]] = []
        while True:
            now = self.last if self.last is not None else self.view()
            self.last = None
            kept = min(kept, now["kept"])
            events = [event for event in events if event["number"] < now["kept"]] + now["events"]
            self.known = now["length"]
            if self.consented(now):
                continue
            if now["choices"] or now["result"] is not None:
                names = ("question", "choices", "orders", "result", "view")
                return {"length": now["length"], "kept": kept, "events": events, **{name: now[name] for name in names}}

    def view(self) -> dict[str, Any]:
        wishes = {"seat": self.seat, "since": self.known, "wait": WAIT, "lang": self.line.language}
        while True:
            try:
                found: dict[str, Any] = self.line.ask(f"{self.match}/view?{urlencode(wishes)}")
                return found
            except ServerSays as wrong:
                if wrong.code != "not-begun":
                    raise
                time.sleep(AGAIN)

    def consented(self, now: Mapping[str, Any]) -> bool:
        """A program has no objection when people want to take something back; whether it was asked for its consent."""
        if self.seat not in now["undo"]["missing"]:
            return False
        try:
            self.last = self.line.ask(
                f"{self.match}/consent", {"seat": self.seat, "length": now["length"], "agree": True}
            )
        except ServerSays:
            self.last = None  # somebody was quicker: look again
        return True

    def play(self, action: str, length: int) -> dict[str, Any] | None:
        body = {"seat": self.seat, "length": length, "action": action}
        try:
            self.last = self.back_and(lambda: self.line.ask(f"{self.match}/answers", body))
        except ServerSays as wrong:
            if wrong.code == "not-possible":
                return {"type": "refused", "action": action, "rule": wrong.rule, "reason": self.why(action)["reason"]}
            raise
        return None

    def back_and(self, do: Callable[[], Any]) -> Any:
        """A bot minds a seat whose program thinks for long: take it back first."""
        try:
            return do()
        except ServerSays as wrong:
            if wrong.code != "minded":
                raise
        self.line.ask(f"{self.match}/seats/{self.seat}/back", {})
        return do()

    def why(self, action: str) -> dict[str, Any]:
        found: dict[str, Any] = self.line.ask(f"{self.match}/why?{urlencode({'seat': self.seat, 'action': action})}")
        return found

    def order(self, order: str) -> dict[str, Any] | None:
        self.line.ask(f"{self.match}/orders", {"seat": self.seat, "order": order})
        return None

    def rule(self, rule: str) -> dict[str, Any]:
        found = self.line.ask(f"/api/games/{self.table['game']}/rules?{urlencode({'text': rule})}")
        for one in found:
            if one["id"] == rule:
                return {"type": "rule", **one}
        raise KatabasisError(f"{self.table['game']} has no rule '{rule}'")


def joined(
    line: Line,
    speak: Words,
    nickname: str,
    table: str = "",
    seat: str = "",
    link: str = "",
    word: str = "",
    wishes: Mapping[str, Any] | None = None,
) -> RemoteSeat:
    """Take a seat at a table, or open one as wished; then say that we are ready."""
    new_token = not line.token
    if new_token:
        player = line.ask("/api/players", {"nickname": nickname, "language": line.language, "script": True})
        line.token = player["token"]
    facts = line.ask(f"/api/matches/{quote(table, safe='')}") if table else line.ask("/api/matches", wishes)
    match = f"/api/matches/{facts['id']}"
    if link:
        facts = line.ask(f"{match}/claim", {"link": link})
    place = chosen_seat(facts, seat)
    if not facts["seats"][place]["mine"]:
        facts = line.ask(f"{match}/seats/{place}", {})
    if facts["status"] == "gathering" and not facts["seats"][place]["ready"]:
        facts = line.ask(f"{match}/seats/{place}/ready", {"word": word})
    return RemoteSeat(line, facts, place, new_token, speak)


def chosen_seat(facts: Mapping[str, Any], wanted: str) -> int:
    """A seat by name or by number from 1; without a wish one's own, else the first that is open."""
    names = [seat["name"] for seat in facts["seats"]]
    numbers = [str(number + 1) for number in range(len(names))]
    if wanted:
        for known in (names, numbers):
            if wanted in known:
                return known.index(wanted)
        raise BadOption(f"there is no seat '{wanted}'; choose one of: {', '.join(names)}")
    own = [place for place, seat in enumerate(facts["seats"]) if seat["mine"]]
    free = [place for place, seat in enumerate(facts["seats"]) if seat["kind"] == "open"]
    if own or free:
        return (own + free)[0]
    raise BadOption(f"no seat is open at table {facts['id']}")
