import { expect, test } from "vitest";
import type { Happened } from "../src/api/types";
import { folded } from "../src/table/folding";

const ME = 0;
const mine = (seat: number) => seat === ME;
const log = (game: string, ...names: string[]): Happened[] =>
  names.map((told, number) => {
    const [name = "", seat] = told.split(" ");
    const text = seat === undefined ? name : `${name} of ${String.fromCharCode(0xe000 + Number(seat))}`;
    return { number, event: { key: `${game}-event-${name}`, values: {}, rule: "", text } };
  });
/** Each line in short: "fight …outcome (3)". */
const lines = (events: Happened[]): string[] =>
  folded(events, mine).map(({ head, outcome, rest, open }) => {
    const short = (happened: Happened) => happened.event.key.replace(/^\w+-event-/, "");
    return short(head) + (outcome ? ` …${short(outcome)} (${rest.length})` : "") + (open ? " +" : "");
  });

test("a fight is one line, with what came of it; what follows stands below", () => {
  const fight = ["exploration-combat", "enemy-appears", "foe-stats", "misses", "hits", "hits", "wins-combat"];
  expect(lines(log("ahuris", "explores-next", ...fight, "level-gained", "explores-next"))).toEqual([
    "explores-next",
    "exploration-combat …wins-combat (6)",
    "level-gained",
    "explores-next",
  ]);
});

test("a fight that still goes on stays open", () => {
  expect(lines(log("ahuris", "exploration-combat", "enemy-appears", "hits"))).toEqual(["exploration-combat …hits (2) +"]);
});

test("each exploration is one line", () => {
  const traps = ["exploration-trap", "trap-dart", "test-failed", "panics"];
  expect(lines(log("ahuris", "turn-begins", ...traps, "exploration-rest", "heals", "turn-begins"))).toEqual([
    "turn-begins",
    "exploration-trap …panics (3)",
    "exploration-rest …heals (1)",
    "turn-begins",
  ]);
});

test("somebody else's turn is one line, mine is not", () => {
  const turn = ["explores", "reveals", "refuses 0", "takes"];
  expect(lines(log("abyss", "turn-begins 1", ...turn, "turn-begins 0", "explores 0", "reveals", "refuses 1", "takes 0"))).toEqual([
    "turn-begins …takes (4)",
    "turn-begins",
    "explores",
    "reveals …takes (2)",
  ]);
});

test("each ally on offer is one line", () => {
  const offers = ["reveals", "refuses 1", "refuses 2", "goes-on", "reveals", "buys 1", "reveals", "takes"];
  expect(lines(log("abyss", "turn-begins 0", ...offers))).toEqual([
    "turn-begins",
    "reveals …goes-on (3)",
    "reveals …buys (1)",
    "reveals …takes (1)",
  ]);
});

test("a turn is told by the greatest thing in it", () => {
  expect(lines(log("cerbere", "turn-begins 2", "plays 2", "moves 2", "captured 0", "rage-moves", "turn-begins 0"))).toEqual([
    "turn-begins …captured (4)",
    "turn-begins",
  ]);
});

test("nothing is lost, and the order stays", () => {
  const all = log(
    "abyss",
    "begins",
    "turn-begins 1",
    "explores",
    "reveals",
    "takes",
    "extra-turn-begins 1",
    "plots",
    "turn-begins 0",
    "reveals",
  );
  expect(folded(all, mine).flatMap(({ head, rest }) => [head, ...rest])).toEqual(all);
});
