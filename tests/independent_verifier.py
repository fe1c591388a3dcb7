"""What docs/records.md says, and nothing else: python independent_verifier.py match.kata draws.json [promise seen]."""

import json
import sys
from hashlib import sha256
from pathlib import Path


def fingerprint(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


class Dealer:
    def __init__(self, seed: str) -> None:
        self.a, self.b, self.c, self.n = *(int(fingerprint(seed)[at : at + 8], 16) for at in (0, 8, 16)), 1
        self.thrown = [self.next() for _ in range(12)]

    def next(self) -> int:
        value = (self.a + self.b + self.n) % 2**32
        self.n, self.a, self.b = (self.n + 1) % 2**32, self.b ^ self.b >> 9, self.c * 9 % 2**32
        self.c = ((self.c << 21 | self.c >> 11) + value) % 2**32
        return value

    def deal(self, outcomes: list[tuple[str, int]]) -> str:
        cards = [name for name, weight in outcomes for _ in range(weight)]
        number = len(cards) if cards[1:] else 0
        while number >= len(cards):
            number = self.next() & 2 ** (len(cards) - 1).bit_length() - 1
        return cards[number]


def verify(text: str, draws: list, seen: str = "") -> str:
    head, body = (part.splitlines() for part in text.split("\n\n"))
    said = dict(line.split(": ", 1) for line in head[1:])
    drawn = [(number, line.split()[1:]) for number, line in enumerate(body) if line.startswith("=")]
    if fingerprint(*body)[:16] != said["digest"] or drawn != [(draw["line"], draw["came"].split()) for draw in draws]:
        return "dishonest: other lines"
    starts = sorted(int(name.split()[1]) for name in said if name.startswith("commitment "))
    if seen not in ["", *(said[f"commitment {start}"] for start in starts)]:
        return "dishonest: another promise"
    proven, dealers = starts[:1] == [0], {}
    for start in starts:
        promise, secret = said[f"commitment {start}"], said.get(f"secret {start}", "")
        words = [json.loads(said.get(f"word {start} {seat + 1}", '""')) for seat in range(int(said["seats"]))]
        proven = proven and bool(secret) and any(words) and f"withdrawn {start}" not in said
        if secret and [fingerprint(secret), fingerprint(secret, *words)] != [promise, said[f"seed {start}"][1:-1]]:
            return "dishonest: another secret or word"
        seals = [(fingerprint(promise, str(seat), word), f"seal {start} {seat}") for seat, word in enumerate(words, 1)]
        if any(said.get(name, seal) != seal for seal, name in seals):
            return "dishonest: another word than the sealed one"
        dealers[start] = Dealer(said.get(f"seed {start}", "")[1:-1])
    for draw in draws:
        start = max((start for start in starts if start <= draw["line"] and f"seed {start}" in said), default=-1)
        if start >= 0 and dealers[start].deal(draw["outcomes"]) != draw["came"]:
            return f"dishonest: line {draw['line'] + 1}"
    return "honest" if proven else "not proven"


if __name__ == "__main__":
    sys.exit(verify(Path(sys.argv[1]).read_text("utf-8"), json.loads(Path(sys.argv[2]).read_bytes()), *sys.argv[3:]))
