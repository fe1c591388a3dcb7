"""A record told in words, and judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from katabasis.engine.dealers import commitment, derived_seed, sealed
from katabasis.engine.match import WITHOUT_SEED, Match
from katabasis.engine.message import seat_noun
from katabasis.engine.record import CHANCE_MARK, TABLE_MARK, Promise
from katabasis.engine.seats import CHANCE, OPEN
from katabasis.names import put_names, unnamed
from katabasis.words import Words


def told(match: Match, seat: int | None, words: Words, names: Sequence[str] = ()) -> list[str]:
    """Every line of the record and what it brought about; with a seat, only what it knew."""
    called = list(names) + unnamed(match.game.name, match.seat_names, words)[len(names) :]
    viewer = OPEN if seat is None else seat
    lines: list[str] = []
    for step in match.walk():
        if step.entry.is_order and not step.seen_by(viewer):
            continue
        values: dict[str, int | str] = {"number": step.number + 1, "who": _who(match, step.entry.who, words, names)}
        if step.takes_back:
            lines.append(words.say("replay-undo", {**values, "count": step.takes_back}))
            continue
        if step.seen_by(viewer):
            text = words.text(match.game.action_message(match.game.answer(step.entry.text)))
        else:
            text = words.say("replay-hidden")
        lines.append(words.say("replay-answer", {**values, "answer": text}))
        for event in step.events:
            if event.seen_by(viewer):
                lines.append("     " + words.text(match.game.event_message(event)))
    if match.over:
        lines.append(words.say(f"{match.game.name}-ending-{match.ending}"))
    elif match.to_move != CHANCE:
        lines.append(words.say("replay-unfinished", {"seat": seat_noun(match.to_move)}))
    return [put_names(line, called, words.language) for line in lines]


def _who(match: Match, mark: str, words: Words, names: Sequence[str]) -> str:
    """Whoever answered; where nobody has a name, by the part that the seat plays."""
    if mark == CHANCE_MARK:
        return words.say("replay-chance")
    if mark == TABLE_MARK:
        return words.say("replay-table")
    seat = match.seat_names.index(mark)
    return names[seat] if seat < len(names) else words.say(f"replay-seat-{mark}")


@dataclass(frozen=True)
class Seen:
    """What somebody saw and said before the first draw: the server's promise, and a word of their own."""

    commitment: str = ""
    word: str = ""


NOTHING_SEEN = Seen()


def verdict(match: Match, words: Words, seen: Seen = NOTHING_SEEN) -> tuple[bool, list[str]]:
    """Whether chance was dealt as promised, and the findings in words.  That every line is legal, loading has shown.

    What cannot be proven is not honest: a secret not yet shown, a seed that nobody promised, one that nobody but the
    dealer had a word in, one that was promised anew after words were shown.  Only where real dice and cards were read
    there was nothing to promise.
    """
    lines = [words.say("verify-lines", {"count": len(match.record), "rules": match.record.rules})]
    if match.record.dealer in WITHOUT_SEED:
        return True, [*lines, words.say("verify-no-seed", {"dealer": match.record.dealer})]
    return Audit(match, words, lines, seen).verdict()


class Audit:
    """The seeds of one record, each held against what was promised of it."""

    def __init__(self, match: Match, words: Words, lines: list[str], seen: Seen) -> None:
        self.match = match
        self.record = match.record
        self.words = words
        self.lines = lines
        self.seen = seen
        self.broken = False  # something is not as promised
        self.proven = len(match.record) + 1  # up to this line nothing lacks its proof

    def say(self, key: str, start: int, **values: int | str) -> None:
        self.lines.append(self.words.say(key, {"line": start + 1, **values}))

    def breaks(self, key: str, start: int, **values: int | str) -> None:
        self.broken = True
        self.say(key, start, **values)

    def lacks(self, key: str, start: int, **values: int | str) -> None:
        self.proven = min(self.proven, start)
        self.say(key, start, **values)

    def verdict(self) -> tuple[bool, list[str]]:
        seeds = dict(self.record.seeds)
        promises = {promise.start: promise for promise in self.record.promises}
        starts = sorted({0, *seeds, *promises})
        self.dealt(seeds, starts)
        for start in starts:
            seed = seeds.get(start)
            if start == 0 and self.record.commitment:
                self.committed(seed)
            if start in promises:
                self.promised(promises[start], seed)
            elif start > 0:
                self.lacks("verify-branched", start)
            elif not self.record.commitment:
                self.unpromised(seed, starts)
        self.remembered()
        whole = self.proven > len(self.record)
        if self.broken:
            self.say("verify-dishonest", 0)
        elif whole:
            self.say("verify-proven" if self.seen.commitment else "verify-honest", 0)
        else:
            self.say("verify-in-part" if self.proven else "verify-unproven", self.proven - 1)
        return whole and not self.broken, self.lines

    def dealt(self, seeds: dict[int, str], starts: list[int]) -> None:
        """Whether the seeds that are known deal what stands in the record."""
        if self.match.misdealt:
            self.breaks("verify-misdealt", self.match.misdealt[0])
        elif seeds:
            count = sum(self.chance_lines(start, starts) for start in seeds)
            self.say("verify-dealt", 0, count=count)

    def chance_lines(self, start: int, starts: list[int]) -> int:
        """How many answers of chance stand between a start and the next."""
        end = min([later for later in starts if later > start], default=len(self.record))
        return sum(1 for entry in self.record.entries[start:end] if entry.who == CHANCE_MARK)

    def committed(self, seed: str | None) -> None:
        """The first seed was promised by itself, without words."""
        if seed is None:
            self.lacks("verify-unrevealed", 0)
        elif commitment(seed) == self.record.commitment:
            self.say("verify-commitment", 0)
            self.lacks("verify-alone", 0)
        else:
            self.breaks("verify-broken-commitment", 0)

    def promised(self, promise: Promise, seed: str | None) -> None:
        """A secret was promised, and the seats added their words."""
        if seed is None or not promise.secret:
            self.lacks("verify-unrevealed", promise.start)
        elif commitment(promise.secret) != promise.commitment:
            self.breaks("verify-broken-secret", promise.start)
        elif derived_seed(promise.secret, promise.words) != seed:
            self.breaks("verify-broken-seed", promise.start)
        else:
            mixed = sum(1 for word in promise.words if word)
            self.say("verify-promise", promise.start, words=mixed, commitment=promise.commitment)
            self.contributed(promise, mixed)

    def contributed(self, promise: Promise, mixed: int) -> None:
        """Whether somebody besides the server had a part in the seed, and nobody could wait for the others' part."""
        seals = promise.seals or [""] * len(promise.words)
        for seat, (seal, word) in enumerate(zip(seals, promise.words, strict=True)):
            if seal and sealed(promise.commitment, seat, word) != seal:
                self.breaks("verify-broken-seal", promise.start, seat=seat + 1)
        given_openly = sum(1 for seal, word in zip(seals, promise.words, strict=True) if word and not seal)
        if not mixed:
            self.lacks("verify-no-words", promise.start)
        elif given_openly and mixed > 1:  # where one word alone was given nobody could answer it with theirs
            self.say("verify-open-words", promise.start, count=given_openly)
        if promise.withdrawn:
            self.lacks("verify-withdrawn", promise.start, count=len(promise.withdrawn))

    def remembered(self) -> None:
        """Whether this is what somebody saw and said."""
        promises = self.record.promises
        if self.seen.commitment and all(promise.commitment != self.seen.commitment for promise in promises):
            self.breaks("verify-other-promise", 0)
        if self.seen.word and all(self.seen.word not in promise.words for promise in promises):
            self.breaks("verify-other-word", 0)

    def unpromised(self, seed: str | None, starts: list[int]) -> None:
        """Nobody promised how the match begins."""
        if seed is not None:
            self.lacks("verify-unpromised", 0)
        elif len(starts) == 1:
            self.lacks("verify-no-seed", 0, dealer=self.record.dealer)
        elif self.chance_lines(0, starts):
            self.lacks("verify-by-hand", 0, until=starts[1])
