"""Whose thought is next: tables where people wait come first, then whoever was served longest ago, then their table.

Somebody with a hundred tables waits at ninety-nine of them; the neighbour with one table does not notice.

>>> turns = Turns[str]()
>>> for table in ("a", "b", "c"):
...     turns.put(Turn(table, "greedy"), table)
>>> turns.put(Turn("d", "modest"), "d")
>>> turns.put(Turn("e", "greedy", awaited=False), "e")
>>> [turns.take() for _ in range(len(turns))]
['a', 'd', 'b', 'c', 'e']
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

REMEMBERED = 10_000  # owners and tables of whom it is known when they were served

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Turn:
    """Where something is thought about, for whom, and whether people wait for it."""

    table: str = ""
    owner: str = ""  # who opened the table
    awaited: bool = True


class Turns(Generic[T]):
    """All that waits, by table and by owner."""

    def __init__(self) -> None:
        self._lanes: tuple[Lane[T], Lane[T]] = (Lane(), Lane())  # awaited, and not

    def __len__(self) -> int:
        return sum(lane.size for lane in self._lanes)

    def __iter__(self) -> Iterator[T]:
        """All of it, in no order that matters."""
        for lane in self._lanes:
            for tables in lane.owners.values():
                for waiting in tables.values():
                    yield from waiting

    def put(self, turn: Turn, wanted: T, first: bool = False) -> None:
        """Wait, at the end of the table's own queue, or again at its beginning."""
        self._lanes[0 if turn.awaited else 1].put(turn, wanted, first)

    def take(self) -> T:
        """What is next; there must be something."""
        return next(lane for lane in self._lanes if lane.size).take()

    def clear(self) -> None:
        self._lanes = (Lane(), Lane())


class Lane(Generic[T]):
    """What waits at tables that are alike; whoever was served longest ago is next, and who never was before all."""

    def __init__(self) -> None:
        self.owners: dict[str, dict[str, deque[T]]] = {}
        self.size = 0
        self._served: OrderedDict[str, int] = OrderedDict()  # owners and tables, and when: numbers that rise
        self._number = 0

    def put(self, turn: Turn, wanted: T, first: bool) -> None:
        waiting = self.owners.setdefault(turn.owner, {}).setdefault(turn.table, deque())
        if first:
            waiting.appendleft(wanted)
        else:
            waiting.append(wanted)
        self.size += 1

    def take(self) -> T:
        owner = min(self.owners, key=lambda name: self._last(f"owner {name}"))
        tables = self.owners[owner]
        table = min(tables, key=lambda name: self._last(f"table {name}"))
        found = tables[table].popleft()
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.owners[owner]
        self.size -= 1
        self._note(f"owner {owner}")
        self._note(f"table {table}")
        return found

    def _last(self, name: str) -> int:
        return self._served.get(name, -1)

    def _note(self, name: str) -> None:
        self._number += 1
        self._served[name] = self._number
        self._served.move_to_end(name)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
