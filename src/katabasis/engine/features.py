"""A position as numbers, for learning: what one seat knows, in named blocks of small whole numbers.

A game writes one byte for each number, always as many and in the same order; a learner gets each divided by the scale
of its block, as float32.  Whole numbers are the same in every build, and a byte costs about a nanosecond to write,
where a Python float would cost twenty.  Seats are counted from the one that looks: itself, its left neighbour, …

>>> from katabasis.games import game
>>> features = game("ahuris").mind().features()
>>> features.blocks[0].name, features.blocks[0].labels[0]
('question', 'choose-hero')
>>> len(observed(features, game("ahuris").new(1, {}), 0)) == features.size
True
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, mypyc_attr, u8

from katabasis.engine.state import State

HIGHEST: Final = 255
NOUGHTS: Final = [bytes(size) for size in range(513)]  # made once: a slice would be a new object each time


class Block:
    """Numbers of one kind that stand side by side."""

    __slots__ = ("about", "labels", "name", "scale")

    name: Final[str]
    labels: Final[list[str]]  # one for each number
    scale: Final[int]  # what a number is divided by
    about: Final[str]  # one sentence for whoever reads the documentation

    def __init__(self, name: str, labels: list[str], scale: int, about: str) -> None:
        self.name = name
        self.labels = labels
        self.scale = scale
        self.about = about

    def __repr__(self) -> str:
        return f"Block({self.name!r}, {len(self.labels)} numbers / {self.scale})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(metaclass=ABCMeta):
    """What a game tells a learner."""

    blocks: list[Block]
    size: int  # numbers in all

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.size = sum([len(block.labels) for block in blocks])

    @abstractmethod
    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Write the numbers of all blocks as this seat knows them."""

    def names(self) -> list[str]:
        """A name for each number."""
        return [f"{block.name}: {label}" for block in self.blocks for label in block.labels]


def observed(features: Features, state: State, seat: int) -> bytes:
    """The numbers of a position for a seat."""
    out = BytesWriter()
    features.write(state, seat, out)
    return out.getvalue()


def mask_of(state: State, seat: int, size: int) -> bytes:
    """A byte for each action of the table: 1 if the seat may answer it now.  All are 0 if another one is asked."""
    out = BytesWriter()
    write_mask(state, seat, size, out)
    return out.getvalue()


def write_mask(state: State, seat: int, size: int, out: BytesWriter) -> None:
    start: i64 = len(out)
    out.write(NOUGHTS[size])
    if seat >= 0 and state.to_move == seat:
        for action in state.legal_actions():
            place: i64 = action.index
            out[start + place] = u8(1)


# What games write with


def number(out: BytesWriter, value: i64) -> None:
    """A number; what does not fit into a byte counts as the highest that does."""
    if value > HIGHEST:
        value = HIGHEST
    elif value < 0:
        value = 0
    out.append(u8(value))


def one_of(out: BytesWriter, place: i64, size: i64) -> None:
    """A one in that place among noughts; only noughts if it is none of them."""
    start: i64 = len(out)
    out.write(NOUGHTS[size])
    if 0 <= place < size:
        out[start + place] = u8(1)


def bits(out: BytesWriter, mask: i64, size: i64) -> None:
    """So many bits of a set, the lowest first."""
    while size >= 8:
        spread: i64 = mask & 0xFF  # eight bits become eight bytes: halves, quarters and eighths are moved apart
        spread = (spread | (spread << 28)) & 0x0000000F0000000F
        spread = (spread | (spread << 14)) & 0x0003000300030003
        spread = (spread | (spread << 7)) & 0x0101010101010101
        write_i64_le(out, spread)
        mask >>= 8
        size -= 8
    while size > 0:
        out.append(u8(mask & 1))
        mask >>= 1
        size -= 1


def digits(out: BytesWriter, pile: i64, size: i64) -> None:
    """So many counts of three bits each, the lowest first."""
    while size >= 8:
        spread: i64 = pile & 0xFFFFFF
        spread = (spread & 0xFFF) | ((spread & 0xFFF000) << 20)
        spread = (spread & 0x0000003F0000003F) | ((spread & 0x00000FC000000FC0) << 10)
        spread = (spread & 0x0007000700070007) | ((spread & 0x0038003800380038) << 5)
        write_i64_le(out, spread)
        pile >>= 24
        size -= 8
    while size > 0:
        out.append(u8(pile & 7))
        pile >>= 3
        size -= 1


def noughts(out: BytesWriter, size: i64) -> None:
    out.write(NOUGHTS[size])


def from_seat(mask: i64, seat: i64, seats: i64) -> i64:
    """A set of seats, counted from one of them."""
    return ((mask >> seat) | (mask << (seats - seat))) & (HIGHEST >> (8 - seats))


def seat_names(most: int) -> list[str]:
    """Labels for so many seats, counted from the one that looks."""
    return ["me", *[f"seat +{place}" for place in range(1, most)]]
