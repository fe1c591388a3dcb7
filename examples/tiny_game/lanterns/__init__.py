"""Lanterns: a tiny game for Katabasis, in plain Python, to be read before you write your own.

Everybody holds lanterns that nobody else sees.  Each night a die says how strong the wind blows; then everybody in turn
hangs out a lantern or stays in the dark.  `rules.md` has the rules, `locale/` all that is said in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from katabasis.engine.chance import Rng
from katabasis.engine.errors import BadPosition
from katabasis.engine.features import Block, Features, noughts, number, seat_names
from katabasis.engine.game import (
    CHANCE,
    EVERYONE,
    OPEN,
    OVER,
    Action,
    Event,
    Game,
    Message,
    Mind,
    Option,
    Pending,
    Reason,
    State,
    View,
)

SEATS = ["first", "second", "third", "fourth"]
STRENGTHS = range(1, 7)
COPIES = 4  # lanterns of each strength
DEAL, WIND, HANG = range(3)  # questions, and what answers them
DEALT, NIGHT, BURNS, OUT, STAYS = range(5)  # events
EVENTS = [("dealt", "LAN-02"), ("night", "LAN-03"), ("burns", "LAN-04"), ("out", "LAN-04"), ("stays", "LAN-04")]
STAY = 0  # in the place of a strength

HANGS = [Action("lanterns", False, n, HANG, n, 0, f"hang {n}" if n else "stay") for n in (STAY, *STRENGTHS)]
DEALS = [Action("lanterns", True, n - 1, DEAL, n, 0, f"deal {n}") for n in STRENGTHS]
WINDS = [Action("lanterns", True, n + 5, WIND, n, 0, f"wind {n}") for n in STRENGTHS]


class Lanterns(State):
    """A position.  Nobody stores an order that nobody knows: what lies in no hand, nor hangs, is left to draw."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.notes = None
        self.nights, self.night = fields["nights"], fields["night"]  # in all, and which one it is, from 1
        self.wind, self.turn = fields["wind"], fields["turn"]  # 0 while the die is to be thrown; the seat asked
        self.light = list(fields["light"])  # by seat, like all that follows
        self.hands = [sorted(hand) for hand in fields["hands"]]
        self.hung = [list(row) for row in fields["hung"]]  # by night

    def to_json(self) -> dict[str, Any]:
        lists = {"light": self.light[:], "hands": [hand[:] for hand in self.hands], "hung": [r[:] for r in self.hung]}
        return {"nights": self.nights, "night": self.night, "wind": self.wind, "turn": self.turn, **lists}

    def copy(self) -> State:
        return Lanterns(self.to_json())

    def key(self) -> list[int]:
        rows = [n for row in (*self.hands, *self.hung) for n in (*row, -1)]
        return [self.nights, self.night, self.wind, self.turn, *self.light, *rows]

    @property
    def game(self) -> Game:
        return GAME

    @property
    def question(self) -> Pending:
        """It follows from the position here; where questions wait for others, keep a `Stack` of them."""
        for seat, hand in enumerate(self.hands):
            if self.night == 1 and self.wind == 0 and len(hand) <= self.nights:
                return Pending(DEAL, CHANCE, seat, 0)
        return Pending(HANG, self.turn, self.wind, 0) if self.wind else Pending(WIND, CHANCE, 0, 0)

    @property
    def to_move(self) -> int:
        return OVER if self.night > self.nights else int(self.question.seat)

    def legal_actions(self) -> list[Action]:
        return [action for action in HANGS if action.a == STAY or action.a in self.hands[self.turn]]

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        if self.question.kind == WIND:
            return [(wind, 1) for wind in WINDS]
        left = self.unseen(self.hands)
        return [(deal, left.count(int(deal.a))) for deal in DEALS if deal.a in left]

    def unseen(self, hands: list[list[int]]) -> list[int]:
        """The lanterns that neither lie in these hands nor hang."""
        seen = [n for row in (*hands, *self.hung) for n in row]
        return [n for n in STRENGTHS for _ in range(COPIES - seen.count(n))]

    def apply(self, action: Action) -> None:
        question, n = self.question, int(action.a)
        if question.kind == DEAL:
            self.hands[question.a] = sorted([*self.hands[question.a], n])
            self.tell(DEALT, 1 << question.a, n)
        elif question.kind == WIND:
            self.wind = n
            self.tell(NIGHT, EVERYONE, n)
        else:
            self.hang(n)

    def hang(self, n: int) -> None:
        """The seat asked hangs out a lantern or stays in the dark; after the last one the night is over.  LAN-04"""
        if n != STAY:
            self.hands[self.turn].remove(n)
        self.hung[self.turn].append(n)
        burns = n >= self.wind
        self.light[self.turn] += 7 - n if burns else 0
        self.tell(BURNS if burns else STAYS if n == STAY else OUT, EVERYONE, n)
        self.turn = (self.turn + 1) % len(self.hands)
        if self.turn == 0:
            self.night, self.wind = self.night + 1, 0

    def tell(self, kind: int, audience: int, n: int) -> None:
        if self.notes is not None:  # somebody listens
            self.notes.append(Event(kind, audience, n, self.turn, self.night, 0))

    @property
    def ending(self) -> str:
        return "dawn" if self.night > self.nights else ""

    def winners(self) -> list[int]:
        return [seat for seat, light in enumerate(self.light) if light == max(self.light)] if self.ending else []

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.light))]

    def audience(self) -> int:
        return 1 << self.question.a if self.question.kind == DEAL else EVERYONE

    def view(self, seat: int) -> View:
        return LanternsView(self, seat)

    def resample(self, seat: int, rng: Rng) -> State:
        """The hands that it does not see are drawn again, from all the lanterns that it does not see."""
        other = Lanterns(self.to_json())
        hidden = [place for place in range(len(self.hands)) if seat not in (place, OPEN)]
        left = self.unseen([hand for place, hand in enumerate(self.hands) if place not in hidden])
        for place in hidden:
            other.hands[place] = sorted(left.pop(rng.below(len(left))) for _ in self.hands[place])
        return other

    def why_not(self, seat: int, action: Action) -> Reason | None:
        if seat < 0 or seat != self.to_move:
            return Reason("lanterns-reason-turn", {}, "LAN-05")
        if action in self.legal_actions():
            return None
        return Reason("lanterns-reason-hand", {"strength": int(action.a)}, "LAN-05")


class LanternsView(View):
    """What one seat may know: of the hands of others, only how many lanterns they hold."""

    def __init__(self, s: Lanterns, seat: int) -> None:
        self.seat, self.to_move, self.legal = seat, s.to_move, []
        self.question = None if s.to_move == OVER else s.question
        if s.to_move >= 0 and seat in (s.to_move, OPEN):
            self.legal = s.legal_actions()
        self.nights, self.night, self.wind, self.light = s.nights, min(s.night, s.nights), s.wind, s.light[:]
        self.hands = [hand[:] if seat in (place, OPEN) else [0] * len(hand) for place, hand in enumerate(s.hands)]
        self.hung = [row[:] for row in s.hung]

    def to_json(self) -> dict[str, Any]:
        """A game without a board has each of these drawn as a list or a table; `lanterns-view-…` is its label."""
        rows = zip(SEATS, self.light, self.hands, self.hung, strict=False)
        return {
            "seat": self.seat,
            "to_move": self.to_move,
            "legal": [action.text for action in self.legal],
            "night": f"{self.night}/{self.nights}",
            "wind": self.wind or "–",
            "keepers": {
                name: {"light": light, "hand": [n or "?" for n in hand], "hung": [n or "–" for n in row]}
                for name, light, hand, row in rows
            },
        }


class LanternsFeatures(Features):
    """What a learner sees: numbers written from the view, so that nothing can leak."""

    def write(self, state: State, seat: int, out: Any) -> None:
        assert isinstance(state, Lanterns)
        view = LanternsView(state, seat)
        places = [*range(seat, len(view.light)), *range(seat)]  # from the one that looks
        light = [view.light[place] for place in places]
        for n in (view.wind, view.nights - view.night, *map(view.hands[seat].count, STRENGTHS), *light):
            number(out, n)
        noughts(out, len(SEATS) - len(light))


class LanternsMind(Mind):
    """No opinions, which are what makes bots strong: they imagine matches to their end.  Only numbers for learners."""

    def features(self) -> Features:
        return FEATURES


FEATURES = LanternsFeatures(
    [
        Block("weather", ["wind", "nights to come"], 6, "The wind, 0 before it blows, and how many nights are left."),
        Block("hand", [f"strength {n}" for n in STRENGTHS], COPIES, "My lanterns."),
        Block("light", seat_names(len(SEATS)), 24, "What everybody has given."),
    ]
)
MIND = LanternsMind()


class LanternsGame(Game):
    """Lanterns: its tables, and what is said of it."""

    def __init__(self) -> None:
        self.name = self.home = "lanterns"
        self.rules_version = 1
        self.seats = [2, 3, 4]
        self.options = [Option("nights", "3", "LAN-06", values=["3", "4"])]
        self.actions, self.outcomes = HANGS, [*DEALS, *WINDS]
        self.bound = 4 * 5 + 4 * (1 + 4)  # every lantern drawn; then each night the wind and every seat
        super().__init__()

    def new(self, seats: int, options: Mapping[str, object]) -> State:
        seats, chosen = self.checked(seats, options)
        lists = {"light": [0] * seats, "hands": [[]] * seats, "hung": [[]] * seats}
        return Lanterns({"nights": int(chosen["nights"]), "night": 1, "wind": 0, "turn": 0, **lists})

    def seats_and_options(self, position: Mapping[str, Any]) -> tuple[int, dict[str, str]]:
        return len(position["hands"]), {"nights": str(position["nights"])}

    def position(self, position: Mapping[str, Any]) -> State:
        try:
            s = Lanterns(position)
            sound = str(s.nights) in self.options[0].values and len(s.light) in self.seats
            sound = sound and len(s.light) == len(s.hands) == len(s.hung)
            hung = [n for row in s.hung for n in row if n != STAY]
            sound = sound and len(s.unseen(s.hands)) + len(hung) + sum(map(len, s.hands)) == COPIES * len(STRENGTHS)
            sound = sound and 1 <= s.night <= s.nights + 1 and 0 <= s.wind <= 6 and 0 <= s.turn < len(s.light)
            sound = sound and all(type(n) is int for n in s.key())
        except (KeyError, TypeError, ValueError):
            sound = False
        if not sound:
            raise BadPosition("a position of Lanterns is written as `to_json` writes it, with 24 lanterns in all")
        return s

    def seat_names(self, seats: int) -> list[str]:
        return SEATS[:seats]

    def question_message(self, state: State, seat: int) -> Message:
        asked = state.question
        if asked.kind == WIND:
            return Message("lanterns-question-wind", {}, "LAN-03")
        if asked.kind == DEAL:
            return Message("lanterns-question-deal", {"seat": keeper(asked.a)}, "LAN-02")
        key = "hang" if seat in (asked.seat, OPEN) else "wait"
        return Message(f"lanterns-question-{key}", {"seat": keeper(asked.seat), "wind": int(asked.a)}, "LAN-04")

    def action_message(self, action: Action) -> Message:
        n, key = int(action.a), action.text.split()[0]
        return Message(f"lanterns-action-{key}", {"strength": n, "light": 7 - n}, f"LAN-0{action.kind + 2}")

    def event_message(self, event: Event) -> Message:
        name, rule = EVENTS[event.kind]
        values: dict[str, int | str] = {"strength": event.a, "light": 7 - event.a, "night": event.c}
        return Message(f"lanterns-event-{name}", {**values, "seat": keeper(event.b)}, rule)

    def reveals(self, event: Event) -> bool:
        return event.kind != STAYS

    def related(self, state: State, seat: int) -> list[Action]:  # noqa: ARG002
        return HANGS

    def mind(self) -> Mind:
        return MIND


def keeper(seat: int) -> str:
    """Who sits there, as a noun of the language files."""
    return f"@lanterns-seat-{SEATS[seat]}"


GAME = LanternsGame()
