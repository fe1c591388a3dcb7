import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Said } from "../src/api/types";
import { ACTION_ICONS, CARD_ICONS, STEP_ICONS } from "../src/games/cerbere/looks";
import * as edit from "../src/games/cerbere/editing";
import printed from "../src/games/cerbere/printed.json";
import { curve, pathOf, roadOf, spread, type BoardData } from "../src/games/cerbere/road";
import { told } from "../src/games/cerbere/told";
import { otherFace, powerPlayed, priceOf, seatOf, type CerbereView, type Player } from "../src/games/cerbere/view";

const player = (seat: number): Player => ({
  seat,
  name: ["blue", "pink", "green"][seat]!,
  camp: "adventurer",
  space: "mine.s4",
  distance: 8,
  ahead: 0,
  hand_size: 1,
  hand: seat === 0 ? ["egotism"] : [],
  pledged_size: 0,
  pledged: [],
  played: [],
  ready: ["supplies", "surge", "sprint", "regroup"],
  treasure_count: 0,
  treasures: [],
  treasures_played: [],
});
const view = {
  seat: 0,
  seats: 3,
  active: 0,
  rage: 3,
  speed: 5,
  captured: [],
  power: "",
  boards: ["mine"],
  barques: [
    { slot: 1, seats: 0, looked: [] },
    { slot: 2, seats: 3, looked: [0] },
    { slot: 3, seats: 0, looked: [] },
  ],
  survival_size: 20,
  betrayal_size: 18,
  players: [player(0), player(1), player(2)],
} as unknown as CerbereView;
const said = (name: string, values: Said["values"]): Said => ({ key: `cerbere-event-${name}`, values, text: "", rule: "" }) as Said;

describe("what an event says is shown until the view comes", () => {
  it("a card is played and paid for by another, who does not show it before", () => {
    const pledged = told(
      told(view, said("announces", { seat: "@seat-0", power: "@cerbere-power-egotism-advanced", price: 1 })),
      said("pledges", { seat: "@seat-1" }),
    );
    expect(pledged.power).toBe("egotism+");
    expect(pledged.players[1]).toMatchObject({ pledged_size: 1, pledged: [], hand_size: 1 });
    const paid = told(pledged, said("pays", { seat: "@seat-1", card: "@cerbere-card-sacrifice" }));
    expect(paid.players[1]).toMatchObject({ pledged_size: 0, hand_size: 0 });
  });

  it("a captured player changes sides with all Action cards turned over", () => {
    const captured = told(view, said("captured", { seat: "@seat-1", space: 4, cell: 3 }));
    expect(captured.captured).toEqual([1]);
    const changed = told(captured, said("changes-camp", { seat: "@seat-1", count: 2 }));
    expect(changed.players[1]).toMatchObject({ camp: "cerberus", space: "captured", ready: ["fury", "stalk", "snare", "recall"] });
  });

  it("swapped Barques take along what is known of them", () => {
    const swapped = told(view, said("swaps", { seat: "@seat-2", slot: 1, other: 2 }));
    expect(swapped.barques.map((barque) => [barque.slot, barque.seats])).toEqual([
      [1, 3],
      [2, 0],
      [3, 0],
    ]);
  });
});

describe("notation", () => {
  it("names seats, powers and prices", () => {
    expect([seatOf("advance 2 pink"), seatOf("advance 2"), seatOf("rob blue")]).toEqual([1, -1, 0]);
    expect([powerPlayed("play sacrifice+"), powerPlayed("sprint 1"), powerPlayed("use mask"), powerPlayed("end")]).toEqual([
      "sacrifice+",
      "sprint 1",
      "mask",
      "",
    ]);
    expect([priceOf("favoritism+"), priceOf("favoritism"), priceOf("deceit+")]).toEqual([3, 0, 0]);
    expect([otherFace("supplies"), otherFace("fury")]).toEqual(["fury", "supplies"]);
  });
});

describe("pictograms", () => {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: object };
  const listed = ["../src/parts/icons.txt", "../src/parts/icons-later.txt", "../src/games/cerbere/icons.txt"].flatMap((name) =>
    readFileSync(new URL(name, import.meta.url), "utf8").split(/\s+/),
  );
  it("are there for every card, step, symbol, place and answer", () => {
    const cards = Object.keys(printed.powers).map((name) => name.replace(/( [12]|\+)$/, ""));
    expect(cards.filter((card) => !CARD_ICONS[card])).toEqual([]);
    const used = [CARD_ICONS, STEP_ICONS, ACTION_ICONS].flatMap((table) => Object.values(table));
    expect(used.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => name && !(name in set.icons))).toEqual([]);
  });
});

describe("a road", () => {
  const start = { ...edit.blank(), id: "one", role: "start" } as BoardData;
  it("numbers the path of all boards, then the branches", () => {
    const branched = edit.branched(start, "cave", "s6");
    const road = roadOf([branched, { ...edit.blank(), id: "two" }], { width: 740, height: 440 });
    expect(road.path.map(({ name }) => name)).toEqual(
      [...Array(12).keys()].map((n) => `one.s${n}`).concat([...Array(12).keys()].map((n) => `two.s${n}`)),
    );
    expect(road.spaces.slice(24).map(({ name }) => name)).toEqual(["one.c1", "one.c2", "one.c3"]);
    expect(road.branches[0]).toMatchObject({ kind: "cave", fallsIn: false });
    for (const { x, y } of road.spaces) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(road.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(road.height);
    }
  });

  it("is drawn as one smooth line", () => {
    expect(
      curve([
        { x: 0, y: 0 },
        { x: 6, y: 0 },
      ]),
    ).toBe("M0 0C1 0 5 0 6 0");
    expect(curve([])).toBe("");
  });
});

describe("drawing a board", () => {
  it("lengthens, opens and closes the path", () => {
    const { board, id } = edit.added(edit.blank(), 500, 250);
    expect(pathOf(board).at(-1)).toBe(id);
    expect(board.spaces.find((space) => space.id === id)?.next).toEqual(["BARQUE"]);
    const inserted = edit.insertedAfter(board, "s2");
    expect(pathOf(inserted.board).slice(2, 5)).toEqual(["s2", inserted.id, "s3"]);
    expect(pathOf(edit.removed(inserted.board, inserted.id))).toEqual(pathOf(board));
    expect(edit.removed(board, "s0")).toBe(board); // the den stays
  });

  it("takes links and branches away with the spaces they need", () => {
    const bridge = edit.linked(edit.blank(), "rope_bridge", "s5");
    expect(bridge.links?.[0]).toMatchObject({ a: "s5", b: "s9" });
    expect(edit.removed(bridge, "s9").links).toEqual([]);
    const pool = edit.branched(edit.blank(), "siren", "s6");
    expect(pool.spaces.find((space) => space.id === "s6")).toMatchObject({ kind: "crossroads", next: ["s7", "n1"] });
    const gone = edit.removed(pool, "n2");
    expect(gone.spaces).toHaveLength(12);
    expect(gone.spaces.find((space) => space.id === "s6")?.next).toEqual(["s7"]);
    expect(gone.spaces.find((space) => space.id === "s6")?.kind).toBeUndefined();
  });
});

describe("pawns on one space", () => {
  it.each([1, 2, 3, 4, 5, 6, 7])("%d of them stand apart and near the middle", (count) => {
    const places = spread(count, 34);
    expect(places).toHaveLength(count);
    for (const [number, one] of places.entries()) {
      expect(Math.hypot(one.x, one.y)).toBeLessThan(34 * 1.3);
      for (const other of places.slice(number + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(34 * 0.6);
    }
  });
});
