"""What the server refuses: each refusal has a code, a status and a sentence in both languages (`locale/*/server.ftl`).

>>> Refused("seat-taken", seat=2).status
409
"""

from __future__ import annotations

from collections.abc import Callable

from katabasis.engine.errors import KatabasisError
from katabasis.engine.message import Message
from katabasis.names import put_names
from katabasis.server.wire.messages import Refusal
from katabasis.server.wire.speech import Speech

LONGEST = 500  # characters of a sentence: what somebody sent may be quoted in it

# By code: the HTTP status.
CODES = {
    "bad-request": 400,  # the sentence comes with it
    "who-are-you": 401,
    "session-unknown": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "no-spectators": 403,
    "only-watching": 403,
    "hidden-until-the-end": 403,
    "bad-link": 403,
    "no-coach": 403,
    "not-alone": 403,
    "no-such-match": 404,
    "no-such-seat": 404,
    "no-such-page": 404,
    "bad-method": 405,
    "slow-request": 408,
    "seat-taken": 409,
    "seat-not-open": 409,
    "not-gathering": 409,
    "showing-words": 409,
    "not-showing": 409,
    "not-begun": 409,
    "not-over": 409,
    "match-over": 409,
    "not-away": 409,
    "not-asked": 409,
    "minded": 409,
    "not-possible": 409,
    "nothing-to-undo": 409,
    "no-undo-asked": 409,
    "rules-version": 409,
    "broken-record": 409,
    "record-full": 409,
    "too-long": 413,
    "foreign-host": 421,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-bot-tables": 429,
    "too-many-tables-here": 429,
    "too-many-players": 429,
    "too-many-sockets-of-yours": 429,
    "too-many-sockets-here": 429,
    "too-many-spectators": 429,
    "too-many-orders": 429,
    "storage-down": 503,
    "too-many-sockets": 503,
    "coach-silent": 503,
}


class Refused(Exception):
    """Something that cannot be done, said by its code."""

    def __init__(
        self,
        code: str,
        detail: str = "",
        reason: Message | None = None,
        wrong: KatabasisError | None = None,
        names: Callable[[str], list[str]] | None = None,
        **values: int | str,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code]
        self.detail = detail  # a sentence of the engine, which is in English
        self.reason = reason  # or of the rules, which is in both languages
        self.wrong = wrong  # or what the engine found wrong, some of which is in both languages
        self.names = names  # by language, of whom that sentence may speak
        self.values = values

    @property
    def headers(self) -> dict[str, str]:
        """What goes with it over HTTP."""
        if self.status in (429, 503):
            return {"retry-after": "1"}
        if self.status in (408, 413):
            return {"connection": "close"}  # the rest of the request is not waited for
        return {}

    def told(self, speech: Speech) -> Refusal:
        """The refusal in words."""
        if self.reason is not None:
            text = speech.words.text(self.reason)
            if self.names is not None:
                text = put_names(text, self.names(speech.language), speech.language)
            return Refusal("refused", self.code, text, self.reason.rule)
        if self.wrong is not None:
            return Refusal("refused", self.code, sentence(self.wrong, speech))
        return Refusal("refused", self.code, self.detail or speech.say(f"server-refused-{self.code}", self.values))


def bad_request(wrong: KatabasisError) -> Refused:
    """Whatever the engine found wrong in what somebody sent."""
    return Refused("bad-request", wrong=wrong)


def sentence(wrong: KatabasisError, speech: Speech) -> str:
    """What the engine found wrong, in one line that is not too long."""
    said = " ".join("; ".join(wrong.told(speech.words.text)).split())
    if len(said) > LONGEST:  # its beginning and its end are ours
        said = f"{said[: LONGEST // 2]} … {said[-LONGEST // 2 :]}"
    return said
