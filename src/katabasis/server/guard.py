"""What stands before every door: whence a request comes, how long and how fast it may be, what browsers must know.

This wraps the whole application, so that errors and unknown pages are covered as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import structlog

from katabasis.server.metrics import METRICS
from katabasis.server.settings import Settings
from katabasis.server.wire.messages import encode
from katabasis.server.wire.refusals import Refused
from katabasis.server.wire.speech import speech

log = structlog.get_logger()

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SCHEMA = ("/schema", "/schema/openapi.json")
OURS = ("localhost", "127.0.0.1", "[::1]")  # whoever sits at this machine may look in without the proxy
SAFE = ("GET", "HEAD", "OPTIONS")
ADDRESSES = 10_000  # whose requests are counted at once

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a link to a table opens it
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """An application behind its guard."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        own = [origin.strip() for origin in settings.origins.split(",") if origin.strip()]
        self.origins = {*own, settings.public_url.rstrip("/")} - {""}
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))
        self.counts = Counts(settings.requests_per_second)
        self.hosts = {urlsplit(address).netloc.lower() for address in self.origins} if settings.public_url else set()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        refused = (
            "foreign-host"
            if self._misdirected(scope)
            else "foreign-origin"
            if self._foreign(scope)
            else ""
            if self._spend(scope)
            else "too-many"
        )
        if refused:
            METRICS.refused.labels(refused).inc()
            await send({"type": "websocket.close", "code": 4403, "reason": refused})  # 403, no handshake
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Message, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        answer = Answer(send, self.headers, scope["path"].startswith("/api/"))
        try:
            self._check(scope)
            body = Body(receive, self.settings.body_limit, self.settings.body_seconds)
            await self.app(scope, body, answer)
        except Refused as refused:
            await answer.refuse(refused, language(scope))
        METRICS.requests.labels(str(answer.status)).inc()
        if answer.status >= 500 or self.settings.log_level == "debug":
            taken = round((time.perf_counter() - begun) * 1000, 1)
            page = scope.get("path_template") or "?"  # the path itself holds the names of tables
            log.info("request", method=scope["method"], page=page, status=answer.status, milliseconds=taken)

    def _check(self, scope: Message) -> None:
        """Refuse what need not be looked at."""
        if scope["path"].startswith("/schema/") and scope["path"].rstrip("/") not in SCHEMA:
            raise Refused("no-such-page")  # the library would answer with a page of its own
        if self._misdirected(scope):
            raise Refused("foreign-host")
        if scope["method"] not in SAFE and self._foreign(scope):
            raise Refused("foreign-origin")
        if not self._spend(scope):
            raise Refused("too-many")
        announced = header(scope, b"content-length")
        number = int(announced) if announced.isascii() and announced.isdigit() and len(announced) < 20 else 0
        if number > self.settings.body_limit:
            raise Refused("too-long", limit=self.settings.body_limit)

    def _spend(self, scope: Message) -> bool:
        """Whether whoever it comes from may ask once more."""
        return self.counts.spend((scope.get("client") or ("?", 0))[0])

    def _misdirected(self, scope: Message) -> bool:
        """Whether it was sent to another name than people type: a page elsewhere may have pointed its name at us."""
        if not self.hosts:
            return False
        host = header(scope, b"host").lower()
        if host in self.hosts or host.removesuffix(":443").removesuffix(":80") in self.hosts:
            return False
        name = host.rpartition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
        return name not in OURS

    def _foreign(self, scope: Message) -> bool:
        """Whether a page of another site sent it.  Programs send no origin, browsers always do."""
        origin = header(scope, b"origin")
        if header(scope, b"sec-fetch-site") in ("cross-site", "same-site") and origin not in self.origins:
            return True
        if not origin or origin in self.origins:
            return False
        with contextlib.suppress(ValueError):
            place = urlsplit(origin).netloc
            if place == urlsplit(self.settings.public_url).netloc:
                return True  # the right host, but by another scheme
            return not place or place != header(scope, b"host")
        return True


class Answer:
    """Sends on what the application answers, with what browsers must know."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]], private: bool) -> None:
        self.send = send
        self.headers = headers
        self.private = private
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            more = [*self.headers, (b"cache-control", b"no-store")] if self.private else self.headers
            message["headers"] = [*message.get("headers", []), *more]
        await self.send(message)

    async def refuse(self, refused: Refused, spoken: str) -> None:
        METRICS.refused.labels(refused.code).inc()
        if self.status:  # it has begun to answer already
            return
        body = encode(refused.told(speech(spoken)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.encode(), value.encode()) for name, value in refused.headers.items()]
        await self({"type": "http.response.start", "status": refused.status, "headers": headers})
        await self({"type": "http.response.body", "body": body})


class Body:
    """Receives a request, as long and as slow as it may be."""

    def __init__(self, receive: Receive, limit: int, seconds: int) -> None:
        self.receive = receive
        self.limit = limit
        self.left = limit
        self.until = time.monotonic() + seconds
        self.whole = False

    async def __call__(self) -> Message:
        if self.whole:
            return await self.receive()
        try:
            async with asyncio.timeout(max(0.0, self.until - time.monotonic())):
                message = await self.receive()
        except TimeoutError:
            raise Refused("slow-request") from None
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            self.whole = not message.get("more_body", False)
            if self.left < 0:
                raise Refused("too-long", limit=self.limit)
        return message


class Counts:
    """Requests of each address: so many a second, and twice as many at once."""

    def __init__(self, per_second: int) -> None:
        self.per_second = per_second
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str) -> bool:
        """Whether this address may send one more."""
        if not self.per_second:
            return True
        at = time.monotonic()
        left, since = self.left.pop(address, (self.per_second * 2.0, at))
        left = min(self.per_second * 2.0, left + (at - since) * self.per_second)
        allowed = left >= 1
        self.left[address] = (left - 1 if allowed else left, at)
        while len(self.left) > ADDRESSES:
            self.left.popitem(last=False)
        return allowed


def header(scope: Message, wanted: bytes) -> str:
    for name, value in scope["headers"]:
        if name == wanted:
            return bytes(value).decode("latin-1")
    return ""


def language(scope: Message) -> str:
    """In which language to refuse, without looking at who it is."""
    if b"lang=fr" in scope.get("query_string", b""):
        return "fr"
    return "fr" if header(scope, b"accept-language").lower().startswith("fr") else "en"
