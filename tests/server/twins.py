"""Pairs of matches that somebody at a table must not be able to tell apart.

A twin of a record has the same lines, but for those that a viewer must not know: there something else was drawn and
chosen, such that every line the viewer may know could come as it came, and everything it saw happen happened as it did.

What must not be known is said here once more, as the rulebook says it, and not asked of the program under test: were
the program too talkative there would be fewer twins, and nothing would be noticed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import katabasis
from katabasis.engine.action import Action
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human
from katabasis.engine.game import Game
from katabasis.engine.match import Match
from katabasis.engine.record import Entry
from katabasis.engine.seats import CHANCE, SPECTATOR
from katabasis.engine.state import State

AHURIS = katabasis.game("ahuris")
MODES = AHURIS.options[0].values
TRIES = 4_000  # answers looked at before a twin is given up
FREE_UNDO = 4  # a free undo is taken one time in so many
AGREED_UNDO = 25  # and one that all agree to


@dataclass(frozen=True)
class Secret:
    """Something that one seat knows and nobody else."""

    seat: int
    verbs: tuple[str, ...]  # of the lines that others must not read


def secrets_of(game: str, mode: str) -> Secret | None:
    """What 3 ahuris hides, by its rulebook.  Other games are looked at in `test_leaks_games`."""
    assert game == "ahuris"
    return ahuris_hides(mode)


def ahuris_hides(mode: str) -> Secret | None:
    """AHU-R-49: only the fortress player sees the cards it draws and the one it puts back; all see those it keeps."""
    fortress = {"duo": 1, "quartet-cooperative": 3, "quartet-competitive": 3}.get(mode)
    if fortress is None:
        return None
    return Secret(fortress, ("danger", "return"))


@dataclass
class Story:
    """A match that was played: where it began, its lines, and who dealt."""

    mode: str
    seats: int
    options: dict[str, str]
    position: dict[str, Any] | None
    dealer: str
    entries: list[Entry]
    asked_by: dict[int, int] = field(default_factory=dict)  # by line: who asked the table to take something back

    @property
    def secret(self) -> Secret | None:
        return secrets_of(AHURIS.name, self.mode)

    def first(self) -> State:
        return AHURIS.new(self.seats, self.options) if self.position is None else AHURIS.position(self.position)

    def viewers(self) -> list[int]:
        """Those from whom something is hidden; everybody, if only the server has secrets."""
        return [seat for seat in [*range(self.seats), SPECTATOR] if seat not in self.knowing()]

    def knowing(self) -> list[int]:
        """Those from whom the rules hide nothing, if they hide something from others."""
        return [] if self.secret is None else [self.secret.seat]

    def hidden(self, entry: Entry) -> bool:
        """Whether the viewers must not know this line."""
        return self.secret is not None and entry.text.partition(" ")[0] in self.secret.verbs


@dataclass
class Twins:
    """Two stories that the viewers of the first one cannot tell apart."""

    one: Story
    other: Story
    differ: list[int] = field(init=False)  # numbers of the lines in which they do

    def __post_init__(self) -> None:
        pairs = zip(self.one.entries, self.other.entries, strict=True)
        self.differ = [number for number, (here, there) in enumerate(pairs) if here != there]
        assert all(self.one.hidden(self.one.entries[number]) for number in self.differ)


# Stories


def small_deck(mode: str) -> dict[str, Any]:
    """A beginning with six cards in the Danger deck, so that it is soon rebuilt, often in the middle of a draw."""
    heroes = {name: {"cards": list(suits)} for name, suits in (("bard", "dsc"), ("teller", "hs"), ("pirate", "shc"))}
    discard = [f"{value}{suit}" for value in range(1, 11) for suit in "hsdc"][:34]
    return {"mode": mode, "heroes": heroes, "danger_discard": discard}


@cache
def story(mode: str, number: int, people: bool = False) -> Story:
    """A random match with random undos, dealt by the server or by people; every third one begins with a small deck."""
    position = small_deck(mode) if number % 3 == 2 else None
    name = f"{mode} {number} {people}"
    match = AHURIS.match(
        options=None if position else {"mode": mode},
        position=position,
        seed=None if people else name,
        dealer=Human() if people else None,
    )
    rng = Rng(f"{name} players")
    asked_by: dict[int, int] = {}
    while not match.over:
        if match.to_move == CHANCE:
            match.play(match.state.sample(rng))
        else:
            legal = match.legal_actions()
            match.play(legal[rng.below(len(legal))])
        if not match.over:
            undo_perhaps(match, rng, asked_by)
    record = match.record
    return Story(mode, record.seats, record.options, record.position, record.dealer, record.entries, asked_by)


def undo_perhaps(match: Match, rng: Rng, asked_by: dict[int, int]) -> None:
    """Now and then somebody takes something back, at once or because all agree."""
    last = match.answers[-1].seat
    if match.undoable(last):
        if rng.below(FREE_UNDO) == 0:
            match.undo(last)
    elif rng.below(AGREED_UNDO) == 0:
        decided = sorted({answer.seat for answer in match.answers} - {CHANCE})
        if decided:
            seat = decided[rng.below(len(decided))]
            asked_by[len(match.record)] = seat
            match.undo(seat, consent=True)


# Their twins


@dataclass(slots=True)
class Place:
    """A position on the way, and the way back: an undo goes up, so that nothing is ever played backwards."""

    state: State
    before: Place | None
    drawing: tuple[int, ...]  # numbers of the hidden lines of chance that nobody has chosen from yet

    def up(self, count: int) -> Place:
        found = self
        for _ in range(count):
            assert found.before is not None
            found = found.before
        return found


class Search:
    """Looks for a twin, line by line; where a line cannot come any more it goes back to the last hidden one.

    Of a hidden choice everybody sees the cards that are kept: a twin keeps the same.  Events are not looked at: that
    they tell the viewers the same is to be proven.
    """

    def __init__(self, told: Story, rng: Rng) -> None:
        self.told = told
        self.rng = rng
        self.kept: dict[int, set[int]] = {}  # by hidden choice: the cards that all have seen then
        self.needed: dict[int, set[int]] = {}  # by hidden draw: those of its cards that were kept later
        self._read()

    def _read(self) -> None:
        """What the viewers know of the story itself."""
        place = Place(self.told.first(), None, ())
        for number, entry in enumerate(self.told.entries):
            if entry.takes_back:
                place = place.up(entry.takes_back)
                continue
            action = named(AHURIS, place.state, entry.text)
            assert action is not None
            if self.told.hidden(entry) and place.state.to_move == CHANCE:
                self.needed[number] = set()
            elif self.told.hidden(entry):
                self.kept[number] = keeping(place.state, action)
                for line in place.drawing:
                    self.needed[line] |= self.kept[number]
            place = self._after(place, number, action)

    def _after(self, place: Place, number: int, action: Action) -> Place:
        drawing = place.drawing
        if self.told.hidden(self.told.entries[number]):
            drawing = (*drawing, number) if place.state.to_move == CHANCE else ()
        state = place.state.copy()
        state.apply(action)
        return Place(state, place, drawing)

    def twin(self) -> Story | None:
        """Another story for the same eyes, or none if it was not found soon."""
        entries = self.told.entries
        places = [Place(self.told.first(), None, ())]
        found: list[Entry] = []
        hidden: list[tuple[int, Iterator[Action]]] = []  # hidden lines found, each with what else could stand there
        tries = 0
        while len(found) < len(entries):
            number = len(found)
            entry = entries[number]
            place = places[-1]
            if entry.takes_back:
                places.append(place.up(entry.takes_back))
                found.append(entry)
                continue
            if self.told.hidden(entry):
                if not hidden or hidden[-1][0] != number:
                    hidden.append((number, iter(self._choices(place.state, number))))
                action = next(hidden[-1][1], None)
            else:
                action = named(AHURIS, place.state, entry.text)
            tries += 1
            if action is not None:
                places.append(self._after(place, number, action))
                found.append(Entry(entry.who, action.text))
                continue
            if hidden and hidden[-1][0] == number:
                hidden.pop()
            if not hidden or tries > TRIES:
                return None
            back = hidden[-1][0]
            del found[back:], places[back + 1 :]
        return replace(self.told, entries=found)

    def _choices(self, state: State, number: int) -> list[Action]:
        """What may stand in a hidden line, the likeliest to be of use, in any order."""
        if state.to_move != CHANCE:
            legal = self._shuffled(state.legal_actions())
            return [action for action in legal if keeping(state, action) == self.kept[number]]
        possible = self._shuffled([outcome for outcome, _ in state.chance_outcomes()])
        needed = self.needed[number] - set(drawn(state))
        left = int(state.question.b)  # cards to draw, this one included
        if len(needed) > left:
            return []
        shown = [action for action in possible if int(action.a) in needed]
        if len(needed) == left:
            return shown
        return self._shuffled([*shown, *[action for action in possible if int(action.a) not in needed][:3]])

    def _shuffled(self, actions: list[Action]) -> list[Action]:
        left = list(actions)
        return [left.pop(self.rng.below(len(left))) for _ in actions]


def drawn(state: State) -> list[int]:
    """The Danger cards in the fortress player's hand."""
    cards: list[int] = state.drawn  # type: ignore[attr-defined]
    return cards


def keeping(state: State, action: Action) -> set[int]:
    """The cards that come into play when the fortress player puts one back."""
    return set(drawn(state)) - {int(action.a)}


def named(game: Game, state: State, text: str) -> Action | None:
    """The answer with this text, if it may come now."""
    if state.to_move == CHANCE:
        action = game.outcome(text)
        return action if action in [outcome for outcome, _ in state.chance_outcomes()] else None
    action = game.action(text)
    return action if state.to_move >= 0 and action in state.legal_actions() else None


@cache
def twins(mode: str, number: int, people: bool = False) -> Twins | None:
    """A random story and its twin; the same story twice where nothing is hidden; None if no other one was found."""
    told = story(mode, number, people)
    if told.secret is None:
        return Twins(told, told)
    other = Search(told, Rng(f"{mode} {number} {people} twin")).twin()
    if other is None or other.entries == told.entries:
        return None
    return Twins(told, other)
