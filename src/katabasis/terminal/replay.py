"""A record told in words, and judged."""

from __future__ import annotations

from katabasis.engine.game import CHANCE, Event
from katabasis.engine.match import Match, commitment
from katabasis.engine.record import CHANCE_MARK, TABLE_MARK
from katabasis.words import Words


def told(match: Match, seat: int | None, words: Words) -> list[str]:
    """Every line of the record and what it brought about; with a seat, only what it knew."""
    lines: list[str] = []
    shadow = Match(match.game, match.record.branch(0, ""), match.dealer)
    for number, entry in enumerate(match.record.entries, 1):
        who = _who(entry.who, words)
        if entry.takes_back:
            shadow._rebuild(shadow.answers[: -entry.takes_back])  # noqa: SLF001
            lines.append(words.say("replay-undo", {"number": number, "who": who, "count": entry.takes_back}))
            continue
        action = match.game.answer(entry.text)
        hidden = seat is not None and not Event(0, shadow.state.audience(), 0, 0, 0, 0).seen_by(seat)
        shadow._apply(number, shadow.to_move, action)  # noqa: SLF001
        text = words.say("replay-hidden") if hidden else words.text(match.game.action_message(action))
        lines.append(words.say("replay-answer", {"number": number, "who": who, "answer": text}))
        for event in shadow.answers[-1].events:
            if seat is None or event.seen_by(seat):
                lines.append("     " + words.text(match.game.event_message(event)))
    if match.over:
        lines.append(words.say(f"{match.game.name}-ending-{match.ending}"))
    elif match.to_move != CHANCE:
        lines.append(words.say("replay-unfinished", {"seat": match.to_move + 1}))
    return lines


def _who(mark: str, words: Words) -> str:
    if mark == CHANCE_MARK:
        return words.say("replay-chance")
    return words.say("replay-table" if mark == TABLE_MARK else f"replay-seat-{mark}")


def verdict(match: Match, words: Words) -> tuple[bool, list[str]]:
    """Whether chance was dealt as promised, and the findings in words.  That every line is legal, loading has shown."""
    record = match.record
    lines = [words.say("verify-lines", {"count": len(record), "rules": record.rules})]
    if not record.seeds:
        return True, [*lines, words.say("verify-no-seed", {"dealer": record.dealer})]
    honest = True
    if match.misdealt:
        honest = False
        lines.append(words.say("verify-misdealt", {"line": match.misdealt[0] + 1}))
    else:
        dealt = sum(1 for entry in record.entries if entry.who == CHANCE_MARK)
        lines.append(words.say("verify-dealt", {"count": dealt}))
    if record.commitment and commitment(record.seeds[0][1]) == record.commitment:
        lines.append(words.say("verify-commitment"))
    elif record.commitment:
        honest = False
        lines.append(words.say("verify-broken-commitment"))
    if record.commitment and len(record.seeds) > 1:
        start = record.seeds[1][0]
        lines.append(words.say("verify-branched", {"line": start + 1}))
        if honest and start > 0:
            return False, [*lines, words.say("verify-in-part", {"line": start})]
        honest = False
    return honest, [*lines, words.say("verify-honest" if honest else "verify-dishonest")]
