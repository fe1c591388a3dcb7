"""A road: the boards of one match, joined, as flat tables that the rules look things up in.

Spaces of the path are numbered from the den, 0, to the last one before the Barque; those of side branches come after.
`boards.py` reads, checks and joins boards; nothing here knows a file.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_SPACE: Final = -1
ABOARD: Final = 99  # the place of a pawn in the Barque
CAPTURED: Final = -1  # and of a pawn on the rage track
MOST_SPACES: Final = 90
MOST_SYMBOLS: Final = 60

ZONES: Final = ["plain", "green", "orange", "no_mercy"]
PLAIN: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
NO_MERCY: Final = 3
BONUS: Final = [0, 2, 1, 0]  # Betrayal cards, by zone.  CER-SIDE-03, CER-SIDE-04

SYMBOLS: Final = [
    "",
    "draw_survival_1",
    "draw_survival_3",
    "rage_forward_1",
    "rage_back_1",
    "speed_up_1",
    "speed_down_1",
    "barque",
    "slide",
    "harpy",
    "treasure",
    "siren",
    "hunt",
]
NO_SYMBOL: Final = 0
DRAW_ONE: Final = 1
DRAW_THREE: Final = 2
RAGE_FORWARD: Final = 3
RAGE_BACK: Final = 4
SPEED_UP: Final = 5
SPEED_DOWN: Final = 6
BARQUE_SYMBOL: Final = 7
SLIDE: Final = 8
HARPY: Final = 9
TREASURE: Final = 10
SIREN: Final = 11
HUNT_SYMBOL: Final = 12

KINDS: Final = ["", "den", "start", "platform", "stele", "lever", "toboggan", "crossroads", "promontory"]
DEN: Final = 1
START: Final = 2
PLATFORM: Final = 3
TOBOGGAN: Final = 6
CROSSROADS: Final = 7
PROMONTORY: Final = 8

LINK_KINDS: Final = ["rope_bridge", "infernal_portal", "gondola", "funicular", "gate", "branch"]
BRIDGE: Final = 0
PORTAL: Final = 1
GONDOLA: Final = 2
FUNICULAR: Final = 3
GATE: Final = 4


class Road:
    """Where everything is; by space unless said otherwise.  Made once, never changed, shared by all positions."""

    __slots__ = (
        "back",
        "boards",
        "branch",
        "crossroads",
        "deeper",
        "distance",
        "entry",
        "forward",
        "gate",
        "kind",
        "link_back",
        "link_far",
        "link_forward",
        "link_kind",
        "link_names",
        "link_near",
        "link_opener",
        "mark",
        "names",
        "nests",
        "path",
        "penalty",
        "plain_back",
        "plain_forward",
        "reveal",
        "size",
        "skulls",
        "slide_to",
        "start",
        "symbol",
        "symbol_bit",
        "text",
        "zone",
    )

    boards: list[str]  # ids, in order
    text: str  # what a file said, if the boards are not ours; "" otherwise
    names: list[str]  # "e2.s05"
    path: i64  # how many spaces the path has
    size: i64  # and with the branches
    start: i64
    reveal: i64  # entering this one or going past it turns the Barque up
    skulls: int
    forward: list[int]  # where an advance goes; ABOARD from the last space
    back: list[int]  # where a retreat goes; NO_SPACE if nowhere
    entry: list[int]  # of a branch that an advance may enter; NO_SPACE
    deeper: list[int]  # in a branch open both ways: one step further in
    branch: list[int]  # 0 on the path, 1 in a branch, 2 in one that is open both ways
    crossroads: list[int]  # of a branch space: where Cerberus cuts it off; NO_SPACE on the path
    penalty: bytes  # steps an advance that starts here loses
    distance: bytes  # steps to the Barque.  CER-R-86
    mark: bytes
    zone: bytes
    symbol: bytes
    symbol_bit: bytes  # a number for each space with a symbol
    kind: bytes
    slide_to: list[int]  # of a toboggan: the first space of the oubliettes
    link_forward: list[int]  # a shortcut that begins here, or NO_SPACE
    link_back: list[int]  # one that ends here
    gate: list[int]  # a gate between this space and the next one of the path
    plain_forward: bytes  # 1 if a step forward needs no look at anything
    plain_back: bytes
    nests: int  # spaces with a harpy, one bit each of symbol_bit
    link_names: list[str]  # these five by link
    link_kind: list[int]
    link_near: list[int]
    link_far: list[int]
    link_opener: list[int]  # the stele or the lever

    def __init__(self) -> None:
        self.boards = []
        self.text = ""
        self.names = []
        self.path = self.size = self.start = self.reveal = self.skulls = 0
        self.forward, self.back, self.entry = [], [], []
        self.deeper, self.branch, self.crossroads = [], [], []
        self.penalty = self.distance = self.mark = self.zone = b""
        self.symbol = self.symbol_bit = self.kind = b""
        self.slide_to = []
        self.link_forward, self.link_back, self.gate = [], [], []
        self.plain_forward = self.plain_back = b""
        self.nests = 0
        self.link_names, self.link_kind = [], []
        self.link_near, self.link_far, self.link_opener = [], [], []
