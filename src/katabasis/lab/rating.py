"""`python -m katabasis.lab.rating RESULTS… --out FILE --page FILE`: what tournaments have measured, for people.

RESULTS are what `katabasis lab tournament --json` printed, one object each; several of one kind of table are put
together.  The first file is what bots carry (`katabasis.bots.ratings`), the other the same as a page of docs.  With
`--keep` what that file tells already stays, but for what was measured anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import katabasis
from katabasis.bots import OPPONENT, STUDIED
from katabasis.bots.ratings import ELO, MIDDLE, SHARE, WINS

ORDER = ["random", "novice", "apprentice", "greedy", "adept", "balanced", "master"]
HEADS = {ELO: "Rating", WINS: "Wins", SHARE: "Share"}


def held(result: dict[str, Any]) -> dict[str, Any]:
    """A tournament without what nobody looks at again."""
    game = katabasis.game(result["game"])
    _, usual = game.checked(result["seats"], {})
    options = {name: value for name, value in result["options"].items() if value != usual[name] or name == "mode"}
    plan = {"game": result["game"], "seats": result["seats"], "options": options}
    seed = result["seed"]
    if "among" in result:
        row = {name: result[key] for name, key in (("value", "ratio"), ("low", "ratio_low"), ("high", "ratio_high"))}
        shown = {"bot": result["bot"], **row, "matches": result["games"], "seed": seed}
        more = {"wins": result["rate"], "fair": result["fair"], "wins_low": result["low"], "wins_high": result["high"]}
        return {**plan, "kind": SHARE, "table": [{**shown, **more}], "pairs": []}
    table = result["table"]
    if result["together"]:
        rows = [
            {
                "bot": row["bot"],
                **{to: 100 * row[name] for to, name in (("value", "rate"), ("low", "low"), ("high", "high"))},
                "matches": row["matches"],
                "seed": seed,
            }
            for row in table
        ]
        return {**plan, "kind": WINS, "table": rows, "pairs": []}
    middle = next(row["elo"] for row in table if row["bot"] == OPPONENT)
    rows = [
        {
            "bot": row["bot"],
            **{to: row[name] - middle + MIDDLE for to, name in (("value", "elo"), ("low", "low"), ("high", "high"))},
            "matches": sum(pair["matches"] for pair in result["pairs"] if row["bot"] in (pair["bot"], pair["against"])),
            "seed": seed,
        }
        for row in table
    ]
    return {**plan, "kind": ELO, "table": rows, "pairs": result["pairs"]}


def gathered(results: list[dict[str, Any]], kept: Sequence[dict[str, Any]] = ()) -> list[dict[str, Any]]:
    """All tournaments, those of one kind of table put together; of two that tell of the same bot the later one.

    Strengths of bots that met each other hold only together: such a table is replaced as a whole.
    """
    found = list(kept)
    for one in map(held, results):
        same = ("game", "seats", "options", "kind")
        other = next((kept for kept in found if all(kept[name] == one[name] for name in same)), None)
        if other is not None:
            found.remove(other)
            if one["kind"] != ELO:
                anew = {row["bot"] for row in one["table"]}
                one["table"] += [row for row in other["table"] if row["bot"] not in anew]
        found.append(one)
    for one in found:
        one["table"].sort(key=lambda row: ORDER.index(row["bot"]) if row["bot"] in ORDER else len(ORDER))
    found.sort(key=lambda one: (one["game"], one["seats"], json.dumps(one["options"]), one["kind"]))
    return found


def page(found: list[dict[str, Any]]) -> str:
    """The same, to be read."""
    lines = [
        "# Ratings of bots",
        "",
        "Written by `python -m katabasis.lab.rating`; who the bots are and what they should reach: [bots](../bots.md).",
        "All intervals are 95 %. No clock ran, so that every line can be played again.",
    ]
    for one in found:
        options = "".join(f" {name}={value}" for name, value in one["options"].items())
        lines += ["", f"## {one['game']}, {one['seats']} {'seat' if one['seats'] == 1 else 'seats'}{options}", ""]
        lines += [f"Seed `{'`, `'.join(dict.fromkeys(row['seed'] for row in one['table']))}`.", ""]
        if one["kind"] == SHARE:
            lines += [
                "| Bot among apprentices | Deals | Wins | Fair share | Times its share |",
                "|---|---|---|---|---|",
            ]
            for row in one["table"]:
                wins = f"{100 * row['wins']:.1f} % ({100 * row['wins_low']:.0f} to {100 * row['wins_high']:.0f})"
                share = f"{row['value']:.2f} ({row['low']:.2f} to {row['high']:.2f})"
                lines.append(f"| `{row['bot']}` | {row['matches']:,} | {wins} | {100 * row['fair']:.1f} % | {share} |")
            continue
        lines += [f"| Bot | Matches | {HEADS[one['kind']]} | Interval |", "|---|---|---|---|"]
        digits = 0 if one["kind"] == ELO else 1
        unit = "" if one["kind"] == ELO else " %"
        for row in one["table"]:
            shown = {name: f"{row[name]:.{digits}f}" for name in ("value", "low", "high")}
            lines.append(
                f"| `{row['bot']}` | {row['matches']:,} | {shown['value']}{unit} | {shown['low']} to {shown['high']} |"
            )
        if one["pairs"]:
            lines += ["", "| Pair | Matches | The first wins | Interval |", "|---|---|---|---|"]
        for pair in one["pairs"]:
            names = f"`{pair['bot']}` – `{pair['against']}`"
            between = f"{100 * pair['low']:.1f} to {100 * pair['high']:.1f}"
            lines.append(f"| {names} | {pair['matches']:,} | {100 * pair['rate']:.1f} % | {between} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What tournaments have measured, for people who choose a bot.")
    parser.add_argument("results", nargs="+", type=Path, help="what `katabasis lab tournament --json` printed")
    parser.add_argument("--out", type=Path, required=True, help="the file that bots carry")
    parser.add_argument("--page", type=Path, required=True, help="the page of docs")
    parser.add_argument("--keep", action="store_true", help="keep what that file tells, but for what was measured anew")
    chosen = parser.parse_args(arguments)
    kept = json.loads(chosen.out.read_text(encoding="utf-8")) if chosen.keep else []
    found = rounded(gathered([json.loads(path.read_text(encoding="utf-8")) for path in chosen.results], kept))
    unknown = {row["bot"] for one in found for row in one["table"]} - set(STUDIED)
    if unknown:
        parser.error(f"there is no bot {', '.join(sorted(unknown))}")
    chosen.page.write_text(page(found), encoding="utf-8")
    chosen.out.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    sys.stderr.write(f"{len(found)} tables: {chosen.out}, {chosen.page}\n")


def rounded(value: Any) -> Any:
    """Numbers that a person can compare, in a file that can be read."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: rounded(part) for name, part in value.items()}
    return [rounded(part) for part in value] if isinstance(value, list) else value


if __name__ == "__main__":
    main()
