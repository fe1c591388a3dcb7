"""A plain picture of boards, as SVG: to see whether a file says what one meant.  The table draws its own."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from katabasis.games.cerbere.board.faults import Board, path_of

SIDE: Final = 1000  # of one board; boards are stacked upwards
RADIUS: Final = 30
FILLS: Final = {"green": "#7fae6b", "orange": "#e0a458", "plain": "#d9cbb0", "no_mercy": "#b5564f"}
SIGNS: Final = {
    "draw_survival_1": "+1",
    "draw_survival_3": "+3",
    "rage_forward_1": "▶",
    "rage_back_1": "◀",
    "speed_up_1": "▲",
    "speed_down_1": "▼",
    "barque": "⛵",
    "slide": "⤴",
    "harpy": "H",
    "treasure": "T",
    "siren": "S",
    "hunt": "!",
}
LINK_STROKES: Final = {"rope_bridge": "8 8", "infernal_portal": "2 8", "gondola": "16 6", "funicular": "12 4 2 4"}

Point = tuple[int, int]


def svg(boards: list[Board]) -> str:
    """All boards of a road, the first one lowest."""
    height = SIDE * len(boards)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {height}" font-family="sans-serif">',
        f'<rect width="{SIDE}" height="{height}" fill="#2b211d"/>',
    ]
    places: list[dict[str, Point]] = []
    for number, board in enumerate(boards):
        top = SIDE * (len(boards) - 1 - number)
        places.append({space["id"]: (space["x"], space["y"] + top) for space in board["spaces"]})
    for number, board in enumerate(boards):
        following = places[number + 1] if number + 1 < len(boards) else {}
        first = path_of(boards[number + 1])[0] if following else ""
        lines += ways(board, places[number], following.get(first))
        lines += shortcuts(board, places[number])
    for number, board in enumerate(boards):
        for space in board["spaces"]:
            lines += circle(space, places[number][space["id"]])
        top = SIDE * (len(boards) - 1 - number)
        for slot in board.get("barque_slots", []):
            lines += boat(slot, top)
        title = escape(str(board.get("name", board["id"])))
        lines.append(f'<text x="20" y="{top + 40}" font-size="28" fill="#f3e9d6">{title}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def line(start: Point, end: Point, style: str) -> str:
    return f'<line x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}" {style}/>'


def ways(board: Board, places: dict[str, Point], beyond: Point | None) -> list[str]:
    """From each space to the next one, and over the edge to the next board."""
    found = []
    for space in board["spaces"]:
        for following in space["next"]:
            end = places.get(following, beyond if following == "EXIT" else None)
            if end is not None:
                found.append(line(places[space["id"]], end, 'stroke="#8c7a62" stroke-width="10"'))
    return found


def shortcuts(board: Board, places: dict[str, Point]) -> list[str]:
    found = []
    for link in board.get("links", []):
        if link["kind"] in LINK_STROKES:
            style = f'stroke="#9fd3e6" stroke-width="6" stroke-dasharray="{LINK_STROKES[link["kind"]]}"'
            found.append(line(places[link["a"]], places[link["b"]], style))
        elif link["kind"] == "gate":
            (x, y), (u, v) = places[link["a"]], places[link["b"]]
            middle = ((x + u) // 2, (y + v) // 2)
            found.append(f'<rect x="{middle[0] - 8}" y="{middle[1] - 26}" width="16" height="52" fill="#9fd3e6"/>')
    return found


def circle(space: dict[str, Any], place: Point) -> list[str]:
    x, y = place
    fill = FILLS[space.get("zone", "plain")]
    ring = "#f3e9d6" if space.get("kind") else "#1a1310"
    lines = [f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{fill}" stroke="{ring}" stroke-width="4"/>']
    sign = SIGNS.get(space.get("symbol", ""), "")
    if sign:
        lines.append(f'<text x="{x}" y="{y + 9}" font-size="26" text-anchor="middle">{sign}</text>')
    if space.get("mark", False):
        lines.append(f'<text x="{x + 24}" y="{y - 20}" font-size="30" fill="#f3e9d6">⸙</text>')
    told = escape(str(space.get("name", space["id"])))
    lines.append(f'<text x="{x}" y="{y + 52}" font-size="18" fill="#f3e9d6" text-anchor="middle">{told}</text>')
    return lines


def boat(slot: dict[str, Any], top: int) -> list[str]:
    x, y = int(slot.get("x", 0)), int(slot.get("y", 0)) + top
    ring = "#f3e9d6" if slot.get("active", False) else "#8c7a62"
    return [
        f'<ellipse cx="{x}" cy="{y}" rx="60" ry="28" fill="#5a4634" stroke="{ring}" stroke-width="4"/>',
        f'<text x="{x}" y="{y + 9}" font-size="26" fill="#f3e9d6" text-anchor="middle">{slot.get("slot", "")}</text>',
    ]
