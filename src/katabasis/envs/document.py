"""What is in an observation, as a page for docs/envs: written from the code, so that the two cannot disagree."""

from __future__ import annotations

from itertools import groupby

import katabasis
from katabasis.engine.action import Action
from katabasis.engine.features import Block

SHOWN = 8  # labels of a block that are listed in full


def documented(name: str) -> str:
    """The page of a game."""
    game = katabasis.game(name)
    features = game.mind().features()
    about = (
        f"An observation has {features.size} numbers in {len(features.blocks)} blocks, float32, seen from one seat: "
        "`me` is the seat that looks, `seat +1` its left neighbour. A number is a count divided by the scale of its "
        "block; blocks of seats that do not play are 0. Nothing in it depends on what the seat cannot know."
    )
    lines = [
        f"# What a learner sees of {name}",
        "",
        f"Written by `make golden` from `katabasis.games.{name}.mind.features`; do not edit it by hand.",
        "",
        about,
        "",
        "| from | numbers | block | scale | what it says | each number |",
        "|---:|---:|---|---:|---|---|",
    ]
    start = 0
    for block in features.blocks:
        size = len(block.labels)
        lines.append(f"| {start} | {size} | {block.name} | {block.scale} | {block.about} | {labels(block)} |")
        start += size
    lines += ["", f"## Actions ({len(game.actions)})", "", *table(game.actions)]
    lines += ["", f"## Outcomes of chance ({len(game.outcomes)}), for OpenSpiel", "", *table(game.outcomes), ""]
    return "\n".join(lines)


def labels(block: Block) -> str:
    if len(block.labels) <= SHOWN:
        return ", ".join(block.labels)
    return f"{', '.join(block.labels[: SHOWN - 2])}, … {block.labels[-1]}"


def table(actions: list[Action]) -> list[str]:
    """Numbers and notations; runs with the same first word on one line."""
    lines = ["| number | notation |", "|---|---|"]
    for _, run in groupby(actions, key=lambda action: action.text.partition(" ")[0]):
        found = list(run)
        first, last = found[0], found[-1]
        if len(found) == 1:
            lines.append(f"| {first.index} | `{first.text}` |")
        else:
            shown = ", ".join(f"`{action.text}`" for action in found)
            lines.append(f"| {first.index} to {last.index} | {shown} |")
    return lines
