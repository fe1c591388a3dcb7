import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Said } from "../src/api/types";
import { DRAWINGS, PICTURES, sprite } from "../src/games/cerbere/art";
import { BRANCHES, KINDS, SHORTCUTS, SYMBOLS } from "../src/games/cerbere/editing";
import { JOINTS } from "../src/games/cerbere/joints";
import { KIND_DRAWINGS, LINK_DRAWINGS, SYMBOL_DRAWINGS } from "../src/games/cerbere/looks";
import { moment } from "../src/games/cerbere/moments";
import { HOUND, moodOf } from "../src/games/cerbere/moods";
import printed from "../src/games/cerbere/printed.json";
import { roadOf, type BoardData } from "../src/games/cerbere/road";
import { sceneryOf } from "../src/games/cerbere/scenery";
import { SCENES } from "../src/games/cerbere/scenes";
import { cardPlayed } from "../src/games/cerbere/view";
import { SHAPES } from "../src/table/seats";

// what draws people asks how they like their letters
vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));

const HOME = new URL("../src/games/cerbere/", import.meta.url);
const cards = [...new Set(Object.keys(printed.powers).map(cardPlayed))];
const drawn = (names: string[]) => names.map((name) => DRAWINGS[name]);
const svelte = (folder: string) =>
  readdirSync(new URL(folder, HOME))
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => readFileSync(new URL(folder + name, HOME), "utf8"))
    .join("\n");

describe("a scene on every card", () => {
  it("is there for each of the 8 faces of Action cards, 19 Survival and Betrayal cards and 7 Treasures, and for nothing else", () => {
    expect(cards).toHaveLength(34);
    expect(Object.keys(PICTURES).sort()).toEqual([...cards].sort());
  });

  it("is like no other", () => {
    expect(new Set(Object.values(PICTURES)).size).toBe(cards.length);
    // not even but for where it takes place, or for whose colour is in it
    const bare = Object.values(PICTURES).map((scene) => scene.replace(/^<use[^>]*>/, "").replace(/data-seat-tint="\d"|#cer-head-\d/g, ""));
    expect(new Set(bare).size).toBe(cards.length);
  });

  it("is found by whatever is done with the card", () => {
    expect(["sprint 1", "play sacrifice+", "use mask", "give egotism", "discard grudge", "advance 2 pink", "end"].map(cardPlayed)).toEqual([
      "sprint",
      "sacrifice",
      "mask",
      "egotism",
      "grudge",
      "",
      "",
    ]);
  });
});

describe("every place looks like itself", () => {
  it("each symbol of a space", () => {
    const symbols = SYMBOLS.filter(Boolean);
    expect(symbols.filter((symbol) => !SYMBOL_DRAWINGS[symbol]?.length)).toEqual([]);
    const all = symbols.map((symbol) => drawn(SYMBOL_DRAWINGS[symbol]!).join());
    expect(new Set(all).size).toBe(symbols.length);
  });

  it("each special space", () => {
    const kinds = KINDS.filter(Boolean);
    const all = kinds.map((kind) => drawn(Object.values(KIND_DRAWINGS[kind] ?? {})).join());
    expect(all.filter((one) => one === "")).toEqual([]);
    expect(new Set(all).size).toBe(kinds.length);
  });

  it("each device; the rope bridge is as long as its way, and drawn plank by plank", () => {
    const devices = SHORTCUTS.filter((kind) => kind !== "rope_bridge");
    expect(new Set(drawn(devices.map((kind) => LINK_DRAWINGS[kind]!))).size).toBe(devices.length);
    expect(BRANCHES).toHaveLength(3);
  });

  it("seven Adventurers have a head of their own, in every pose", () => {
    expect(new Set(drawn(SHAPES.map((_, seat) => `head-${seat}`))).size).toBe(7);
    expect(new Set(drawn(Object.keys(JOINTS))).size).toBe(4);
  });

  it("Cerberus rests, sits up and lunges", () => {
    expect([7, 4, 3, 1, 0].map((rage) => moodOf(rage, false))).toEqual(["resting", "resting", "alert", "alert", "lunging"]);
    expect(moodOf(7, true)).toBe("lunging");
    expect(new Set(drawn(["resting", "alert", "lunging"])).size).toBe(3);
    expect(HOUND.half).toBeGreaterThan(2); // spaces wide: nothing on the road is larger
  });
});

describe("drawings", () => {
  it("use only what is drawn", () => {
    const used = [sprite, ...Object.values(PICTURES), svelte("./"), svelte("./scenes/")].flatMap((text) =>
      [...text.matchAll(/#cer-([a-z_0-9-]+)(?=["')])/g)].map(([, name]) => name!),
    );
    const gradients = new Set([...(sprite + svelte("./")).matchAll(/Gradient\s+id="cer-([a-z-]+)"/g)].map(([, name]) => name!));
    expect(used.filter((name) => !(name in DRAWINGS) && !gradients.has(name))).toEqual([]);
  });

  it("are put into the page once, each by a name of its own", () => {
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(sprite).not.toMatch(/ on[a-z]+=|style=|<script|href="(?!#)/);
  });
});

describe("great moments", () => {
  const events = readFileSync(new URL("../../src/katabasis/locale/en/cerbere.ftl", import.meta.url), "utf8").matchAll(
    /^(cerbere-event-[a-z-]+) =/gm,
  );
  const staged = [...events]
    .map(([, key]) => moment({ key, text: "", rule: "", values: {} } as unknown as Said))
    .filter(({ scene }) => scene);

  it("have a scene each, and no scene is left over", () => {
    expect([...new Set(staged.map(({ scene }) => scene))].sort()).toEqual(Object.keys(SCENES).sort());
  });

  it("last from one second to two and a half", () => {
    expect(staged.filter(({ milliseconds, peak }) => !peak || milliseconds < 1000 || milliseconds > 2500)).toEqual([]);
  });
});

describe("what lies beside the road", () => {
  const board = {
    id: "mine",
    role: "full",
    spaces: Array.from({ length: 12 }, (_, place) => ({
      id: `s${place}`,
      next: [`s${place + 1}`],
      x: 80 + 75 * place,
      y: 500 + 200 * (place % 3),
    })),
    barque_slots: [{ slot: 1, x: 900, y: 120 }],
  } as BoardData;

  it("is drawn, lies where it lay, and never on a space", () => {
    const road = roadOf([board], { width: 800, height: 600 });
    const pieces = sceneryOf(road);
    expect(pieces.length).toBeGreaterThan(5);
    expect(sceneryOf(roadOf([board], { width: 800, height: 600 }))).toEqual(pieces);
    for (const piece of pieces) {
      expect(DRAWINGS[piece.name]).toBeTruthy();
      for (const space of road.spaces) expect(Math.hypot(space.x - piece.x, space.y - piece.y)).toBeGreaterThan(road.radius);
    }
  });
});
