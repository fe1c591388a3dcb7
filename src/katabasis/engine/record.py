"""A match as text: a header, then one line per answer.  The record is the truth; everything else is replayed from it.

    katabasis 1
    game: ahuris
    rules: 1
    seats: 1
    option mode: solo
    dealer: sfc32-sha256/1
    seed: reef
    answers: 3

    =         level Jd
    heroes    combat
    heroes    undo 1

A line begins with who answered: a seat's name, "=" for chance, "*" for the whole table.  A record only ever grows: an
undo is a line too, and says how many answers it takes back.  Chance that several people had a hand in is promised in
more kinds of header, one commitment for each seed, which docs/records.md explains:

    commitment 0: 5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720
    seal 0 1: aa6ed3149ab25ef96430a879ff482c5d98fbeda4cb04dc1ce644179e334f25de
    word 0 1: "salt"
    secret 0: 00112233445566778899aabbccddeeff
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from katabasis.engine.errors import BadRecord

FORMAT = "katabasis 1"
CHANCE_MARK = "="
TABLE_MARK = "*"
UNDO = "undo"
ORDER = "order"  # begins a line that answers nothing yet: a seat's standing order
HIDDEN = "?"  # an answer that the reader of a record may not know before the end
DIGITS = 9  # of the longest number in a record
WORD_LENGTH = 80  # characters
MOST_SEATS = 64  # that a promise can have words of
SECRET_LENGTH = 128  # hexadecimal digits
COMMITMENT_LENGTH = 64  # of them, in a SHA-256


@dataclass(slots=True)
class Entry:
    """One line: who answered, and what."""

    who: str
    text: str

    @property
    def takes_back(self) -> int:
        """How many answers it takes back; 0 for an answer."""
        verb, _, number = self.text.partition(" ")
        return int(number) if verb == UNDO and is_number(number) else 0

    @property
    def is_order(self) -> bool:
        """Whether it is a standing order, which may be given at any time."""
        return self.text.startswith(f"{ORDER} ")

    @property
    def hidden(self) -> Entry:
        """The line for those who may not know it; of a standing order not even whose it is."""
        return Entry(HIDDEN if self.is_order else self.who, HIDDEN)

    def __str__(self) -> str:
        return f"{self.who:<9} {self.text}"


@dataclass(slots=True)
class Promise:
    """What was published before the first draw from a line on, and what was shown after the match."""

    start: int  # from which line on
    commitment: str  # SHA-256 of the secret, in hex
    words: list[str]  # one per seat, "" if a seat gave none
    secret: str = ""  # shown when the match is over
    seals: list[str] = field(default_factory=list)  # one per seat, "" for a word given openly; none at all: []
    withdrawn: list[str] = field(default_factory=list)  # commitments given up for this one after words were shown

    def copy(self) -> Promise:
        return replace(self, words=list(self.words), seals=list(self.seals), withdrawn=list(self.withdrawn))


@dataclass(slots=True)
class Record:
    """Header and lines of one match."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    dealer: str  # the algorithm that dealt, or who did
    seeds: list[tuple[int, str]] = field(default_factory=list)  # from which line on, and the seed
    commitment: str = ""  # SHA-256 of the first seed, published before it
    position: dict[str, Any] | None = None  # where the match began, if not at the beginning
    entries: list[Entry] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)  # for seeds that others had a word in; the earliest first

    def __len__(self) -> int:
        return len(self.entries)

    def text(self) -> str:
        """The record as it is stored."""
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}"]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines.append(f"dealer: {self.dealer}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        for promise in self.promises:
            lines.append(f"commitment {promise.start}: {promise.commitment}")
            if promise.withdrawn:
                lines.append(f"withdrawn {promise.start}: {' '.join(promise.withdrawn)}")
            for seat, seal in enumerate(promise.seals, 1):
                if seal:
                    lines.append(f"seal {promise.start} {seat}: {seal}")
            for seat, word in enumerate(promise.words, 1):
                if word:
                    lines.append(f"word {promise.start} {seat}: {json.dumps(word, ensure_ascii=False)}")
            if promise.secret:
                lines.append(f"secret {promise.start}: {promise.secret}")
        for start, seed in self.seeds:
            lines.append(f"seed {start}: {json.dumps(seed, ensure_ascii=False)}")
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position, ensure_ascii=False)}")
        body = [str(entry) for entry in self.entries]
        lines += [f"answers: {len(body)}", f"digest: {digest(body)}", ""]
        return "\n".join(lines + body) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all: a crash in the middle loses nothing."""
        target = Path(path)
        draft = target.with_name(target.name + ".tmp")
        draft.write_text(self.text(), encoding="utf-8", newline="\n")
        draft.replace(target)

    def branch(self, at: int, seed: str, promise: Promise | None = None) -> Record:
        """The same record up to a line, to be continued with another seed, and with a promise for it.

        The branch knows the earlier seeds, and shows them one day: of a match that still runs, branch what is sealed.
        """
        if not 0 <= at <= len(self.entries):
            raise BadRecord(f"this record has {len(self.entries)} lines; it cannot be branched at {at}")
        if promise is not None and promise.start != at:
            raise BadRecord(f"a branch at {at} cannot have a promise for line {promise.start}")
        promises = [old.copy() for old in self.promises if old.start < at]
        if promise is not None:
            promises.append(promise.copy())
        seeds = [(start, old) for start, old in self.seeds if start < at] + [(at, seed)]
        entries = [Entry(entry.who, entry.text) for entry in self.entries[:at]]
        return Record(
            self.game,
            self.rules,
            self.seats,
            dict(self.options),
            self.dealer,
            seeds,
            self.commitment if at > 0 else "",  # it was given for the seed of the first line
            self.position,
            entries,
            promises,
        )

    def sealed(self) -> Record:
        """A copy to be shown while the match runs: without the seed it is dealt from now, and the secret of that seed.

        The seeds before a branch stay, for the match that was branched has shown them.  They go too if nobody promised
        the last one: without a promise nothing would tell where they stop dealing.
        """
        promised = max((promise.start for promise in self.promises), default=-1)
        last = max([promised, *(start for start, _ in self.seeds)])
        return replace(
            self,
            options=dict(self.options),
            seeds=[(start, seed) for start, seed in self.seeds if start < last] if last == promised else [],
            entries=[Entry(entry.who, entry.text) for entry in self.entries],
            promises=[replace(old.copy(), secret=old.secret if old.start < last else "") for old in self.promises],
        )


def digest(body: list[str]) -> str:
    """A short fingerprint of the lines, which betrays any that is changed or lost."""
    return hashlib.sha256("\n".join(body).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def is_number(text: str) -> bool:
    """Whether it is a whole number such as a record holds: no other script's digits, no thousands of them."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS


def is_plain(text: str) -> bool:
    """Whether it is a number in its one spelling, so that two of them are equal if and only if their texts are."""
    return is_number(text) and str(int(text)) == text


def is_word(text: str) -> bool:
    """Whether a seat may add this to the seed: one line, printable, not too long; an empty one adds nothing."""
    return len(text) <= WORD_LENGTH and text.isprintable()


def is_hex(text: str, longest: int) -> bool:
    return 0 < len(text) <= longest and all(letter in "0123456789abcdef" for letter in text)


def parse(text: str) -> Record:
    """Read a record; a clear sentence about the first thing that is wrong with it."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"this is not a record: its first line should be '{FORMAT}'")
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    seeds: list[tuple[int, str]] = []
    promised: dict[tuple[str, ...], str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        name, colon, value = lines[number].partition(":")
        name, value = name.strip(), value.strip()
        if not colon or name in header:
            raise BadRecord(f"line {number + 1} of the header should be one 'name: value', not '{lines[number]}'")
        if name.startswith("option "):
            if name.removeprefix("option ") in options:
                raise BadRecord(f"line {number + 1} of the header gives '{name}' a second time")
            options[name.removeprefix("option ")] = value
        elif name == "seed" or name.startswith("seed "):
            seeds.append(_seed(name, value))
        elif name.startswith(("commitment ", "withdrawn ", "seal ", "word ", "secret ")):
            if tuple(name.split()) in promised:
                raise BadRecord(f"line {number + 1} of the header gives '{name}' a second time")
            promised[tuple(name.split())] = value
        elif name in ("game", "rules", "seats", "dealer", "commitment", "position", "answers", "digest"):
            header[name] = value
        else:
            raise BadRecord(f"line {number + 1}: a record has no header '{name}'")
        number += 1
    if number >= len(lines) - 1:  # an empty line must follow, and its line feed
        raise BadRecord("the record is truncated: it ends within its header")
    if len({start for start, _ in seeds}) < len(seeds):
        raise BadRecord("the header gives two seeds for one line")
    for needed in ("game", "rules", "seats", "dealer"):
        if needed not in header:
            raise BadRecord(f"the header does not say '{needed}'")
    plain = header.get("commitment", "")
    if plain and not (len(plain) == COMMITMENT_LENGTH and is_hex(plain, COMMITMENT_LENGTH)):
        raise BadRecord(f"the header's commitment should be {COMMITMENT_LENGTH} hexadecimal digits")
    entries = [_entry(place + 1, lines[place]) for place in range(number + 1, len(lines)) if lines[place].strip()]
    _check_whole(header, entries)
    seats = _whole(header, "seats")
    return Record(
        header["game"],
        _whole(header, "rules"),
        seats,
        options,
        header["dealer"],
        sorted(seeds),
        plain,
        _position(header),
        entries,
        _promises(promised, seats, len(entries)),
    )


def _seed(name: str, value: str) -> tuple[int, str]:
    start = name.removeprefix("seed").strip() or "0"
    if not is_number(start):
        raise BadRecord(f"'{name}' should be 'seed' and the line it deals from")
    try:
        value = str(json.loads(value)) if value.startswith('"') else value
        value.encode("utf-8")  # half a character is a ValueError too
    except ValueError as wrong:
        raise BadRecord(f"the seed {value!r} is not a text in quotes") from wrong
    return int(start), value


def _promises(said: Mapping[tuple[str, ...], str], seats: int, length: int) -> list[Promise]:
    """The promises that the header's lines 'commitment N', 'word N SEAT', 'secret N' and so on make up."""
    found: dict[int, Promise] = {}
    if said and seats > MOST_SEATS:
        raise BadRecord(f"the header speaks of {seats} seats; a promise can have words of {MOST_SEATS}")
    for name, value in sorted(said.items()):  # so that a commitment comes before what belongs to it
        of_seat = name[0] in ("seal", "word")
        if len(name) != (3 if of_seat else 2) or not all(map(is_plain, name[1:])):
            needed = "a line and a seat" if of_seat else "the line it is for"
            raise BadRecord(
                f"the header's '{' '.join(name)}' should be '{name[0]}' and {needed}, counted in plain digits"
            )
        start = int(name[1])
        if name[0] == "commitment":
            if start > length:
                raise BadRecord(f"the header makes a promise for line {start}, but the record has {length} lines")
            found[start] = Promise(start, _sha256(name, value), [""] * seats)
        elif start not in found:
            raise BadRecord(f"the header has '{' '.join(name)}', but no 'commitment {start}' that it belongs to")
        elif name[0] == "secret":
            if not is_hex(value, SECRET_LENGTH):
                raise BadRecord(f"the header's 'secret {start}' should be at most {SECRET_LENGTH} hexadecimal digits")
            found[start].secret = value
        elif name[0] == "withdrawn":
            found[start].withdrawn = [_sha256(name, one) for one in value.split()]
        elif not 1 <= int(name[2]) <= seats:
            raise BadRecord(f"the header has a {name[0]} of seat {name[2]}, but the match has {seats} seats")
        elif name[0] == "seal":
            found[start].seals = found[start].seals or [""] * seats
            found[start].seals[int(name[2]) - 1] = _sha256(name, value)
        else:
            found[start].words[int(name[2]) - 1] = _word(start, name[2], value)
    return [found[start] for start in sorted(found)]


def _sha256(name: tuple[str, ...], value: str) -> str:
    if len(value) != COMMITMENT_LENGTH or not is_hex(value, COMMITMENT_LENGTH):
        raise BadRecord(f"the header's '{' '.join(name)}' should be a SHA-256 in hexadecimal digits")
    return value


def _word(start: int, seat: str, value: str) -> str:
    try:
        word = json.loads(value)
    except (ValueError, RecursionError):
        word = None
    if not isinstance(word, str) or not is_word(word):
        raise BadRecord(
            f"the header's 'word {start} {seat}' should be in quotes, on one line, printable, and of at most "
            f"{WORD_LENGTH} characters"
        )
    return word


def _entry(number: int, line: str) -> Entry:
    who, _, text = line.strip().partition(" ")
    if not text.strip():
        raise BadRecord(f"line {number} should say who answered what, not '{line.strip()}'")
    return Entry(who, " ".join(text.split()))


def _whole(header: Mapping[str, str], name: str) -> int:
    value = header[name]
    if not is_number(value):
        raise BadRecord(f"the header's '{name}' should be a whole number, not '{value}'")
    return int(value)


def _position(header: Mapping[str, str]) -> dict[str, Any] | None:
    if "position" not in header:
        return None
    try:
        position = json.loads(header["position"])
    except (ValueError, RecursionError) as wrong:
        raise BadRecord(f"the header's position is not JSON: {wrong}") from wrong
    if not isinstance(position, dict):
        raise BadRecord("the header's position should be an object")
    return position


def _check_whole(header: Mapping[str, str], entries: list[Entry]) -> None:
    if "answers" in header and _whole(header, "answers") != len(entries):
        raise BadRecord(
            f"the record is truncated or was added to: its header announces {header['answers']} lines, "
            f"it has {len(entries)}"
        )
    if "digest" in header and header["digest"] != digest([str(entry) for entry in entries]):
        raise BadRecord("the record is corrupt: its lines do not give the digest in its header")
