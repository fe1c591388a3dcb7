import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Said } from "../src/api/types";
import { poseOf, quakes } from "../src/games/ahuris/acting";
import * as drawings from "../src/games/ahuris/art/drawings";
import { moment } from "../src/games/ahuris/moments";
import { FIGURES, hallOf, HEROES, portrayed, SUITS } from "../src/games/ahuris/view";

const { BACKS, DANGERS, ENDINGS, HALLS, LOOT, PEOPLE, POSES, STOPS, TRAPS, posed } = drawings;
const ENEMIES = ["bouncer", "spy", "cook"].flatMap((name) => Object.keys(SUITS).map((suit) => portrayed({ name, card: `?${suit}` })));
const ART = new URL("../src/games/ahuris/art/", import.meta.url);
const LIGHTEST = 60 * 1024; // bytes that all art of a game may weigh, zipped
const LEVELS = [1, 2, 3, 4];
/** As meta.py has them. */
const WAYS_TO_END = ["escaped", "clock", "empty-reward", "keys-destroyed", "all-left", "deck-empty"];
const SCENES = ["blow", "level", "key", "panic", "broken", "out", "end"];

const said = (name: string, values: Record<string, string | number> = {}): Said => ({
  key: `ahuris-event-${name}`,
  values,
  rule: "",
  text: name,
});
const happens = (name: string, values: Record<string, string | number> = {}) => moment(said(name, values));

/** How many elements are opened, closed and both. */
function balance(drawing: string): number {
  const opened = drawing.match(/<[a-z]+[^>]*[^/]>|<[a-z]+>/gi)?.length ?? 0;
  return opened - (drawing.match(/<\/[a-z]+>/gi)?.length ?? 0);
}

const ALL: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(PEOPLE).flatMap(([who, puppet]) => POSES.map((pose) => [`${who} ${pose}`, posed(puppet, pose)] as const)),
  ),
  ...Object.fromEntries(
    Object.entries({ BACKS, DANGERS, ENDINGS, HALLS, LOOT, STOPS, TRAPS }).flatMap(([kind, all]) =>
      Object.entries(all).map(([name, drawing]) => [`${kind} ${name}`, drawing] as const),
    ),
  ),
};

describe("everything has a picture of its own", () => {
  test("the twelve enemies and the three heroes", () => {
    expect(Object.keys(PEOPLE).sort()).toEqual([...HEROES, ...ENEMIES].sort());
    expect(ENEMIES).toHaveLength(12);
  });

  test("what an enemy looks like is said by the card alone, also before its value is told", () => {
    expect(portrayed({ name: "spy", card: "Qh" })).toBe("Qh");
    expect(portrayed({ name: "spy", card: "?h" })).toBe("Qh");
    expect(portrayed({ name: "teller", card: "" })).toBe("teller");
    for (const name of ["bouncer", "spy", "cook"]) expect(PEOPLE[`${FIGURES[name]}s`]).toBeDefined();
  });

  test("each kind of Danger as what it gives an enemy and as a trap", () => {
    expect(Object.keys(DANGERS).sort()).toEqual(Object.keys(SUITS).sort());
    expect(Object.keys(TRAPS).sort()).toEqual(Object.keys(SUITS).sort());
  });

  test("the place where each is fought, enemies at home and heroes in the ring", () => {
    const fought = ["bouncer", "spy", "cook"].map((name) => hallOf({ name, card: "?h", life: 1, force: 1, rapidity: 1, luck: 1 }));
    fought.push(hallOf({ name: "bard", card: "", life: 1, force: 1, rapidity: 1, luck: 1 }));
    expect(Object.keys(HALLS).sort()).toEqual([...fought].sort());
    expect(new Set(fought).size).toBe(4);
  });

  test("each deck by its back", () => {
    expect(Object.keys(BACKS).sort()).toEqual(["dangers", "discard", "enemies", "levels"]);
  });

  test.each(HEROES)("each level of a hero, by what is worn: %s", (name) => {
    const worn = LEVELS.map((level) => posed(PEOPLE[name]!, "ready", level));
    expect(new Set(worn).size).toBe(LEVELS.length);
    expect(worn.map((drawing) => drawing.length)).toEqual(worn.map((drawing) => drawing.length).sort((one, other) => one - other));
    expect(worn.map(balance)).toEqual([0, 0, 0, 0]);
  });

  test("an enemy wears nothing of that", () => {
    expect(posed(PEOPLE.Jh!, "ready", 4)).toBe(posed(PEOPLE.Jh!, "ready"));
  });

  test("all of it weighs little", () => {
    const source = readdirSync(ART).map((file) => readFileSync(new URL(file, ART)));
    expect(gzipSync(Buffer.concat(source)).length).toBeLessThan(LIGHTEST);
  });

  test("Treasures of each value", () => {
    expect(Object.keys(LOOT).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("each way a match ends, and the fortress that laughs last", () => {
    expect(Object.keys(ENDINGS).sort()).toEqual([...WAYS_TO_END, "fortress"].sort());
  });

  test("no two are equal, in any pose, and each is whole", () => {
    expect(new Set(Object.values(ALL)).size).toBe(Object.keys(ALL).length);
    for (const [name, drawing] of Object.entries(ALL)) {
      expect(drawing.length, name).toBeGreaterThan(100);
      expect(balance(drawing), name).toBe(0);
      expect(drawing, name).not.toMatch(/undefined|NaN|\bid=/);
    }
  });
});

describe("people act what happens", () => {
  test("a blow", () => {
    const hits = happens("hits", { fighter: "@ahuris-bard", foe: "@ahuris-cook", die: 2, life: 1 });
    expect(poseOf("bard", hits, 2)).toBe("hitting");
    expect(poseOf("cook", hits, 1, true)).toBe("hit");
    expect(poseOf("pirate", hits, 2)).toBe("ready");
  });

  test("the end of a fight", () => {
    const wins = happens("wins-combat", { hero: "@ahuris-bard", foe: "@ahuris-cook" });
    expect([poseOf("bard", wins, 1), poseOf("cook", wins, 0, true)]).toEqual(["cheering", "beaten"]);
    const loses = happens("loses-combat", { hero: "@ahuris-bard", foe: "@ahuris-cook" });
    expect([poseOf("bard", loses, 0), poseOf("cook", loses, 1, true)]).toEqual(["beaten", "cheering"]);
  });

  test("whoever has no life left lies, whatever is told", () => {
    expect(poseOf("cook", null, 0, true)).toBe("beaten");
  });

  test("panic shakes the stage, a rest does not", () => {
    expect(quakes(happens("exploration-panic"))).toBe(true);
    expect(quakes(happens("heals"))).toBe(false);
    expect(quakes(null)).toBe(false);
  });
});

describe("great moments", () => {
  test.each([
    ["hits", { fighter: "@ahuris-bard", foe: "@ahuris-cook", die: 2, life: 0 }, "blow"],
    ["level-gained", { hero: "@ahuris-bard", suit: "♠", level: 2 }, "level"],
    ["fetches-key", { hero: "@ahuris-bard" }, "key"],
    ["reward-taken", { hero: "@ahuris-bard", value: 1, points: 1 }, "key"],
    ["exploration-panic", { hero: "@ahuris-bard", die: 6, level: 2 }, "panic"],
    ["destroys-key", { hero: "@ahuris-bard", keys: 1 }, "broken"],
    ["leaves", { hero: "@ahuris-bard", points: 12 }, "out"],
    ["escapes", {}, "end"],
    ["chrono-fails", {}, "end"],
    ["reward-fails", {}, "end"],
    ["keys-gone", {}, "end"],
    ["everybody-out", {}, "end"],
    ["deck-runs-out", {}, "end"],
  ])("%s takes the stage", (name, values, scene) => {
    const { scene: staged, milliseconds, peak } = happens(name, values);
    expect(staged).toBe(scene);
    expect(SCENES).toContain(staged);
    expect(peak).toBe(true);
    expect(milliseconds).toBeGreaterThanOrEqual(1000);
    expect(milliseconds).toBeLessThanOrEqual(2500);
  });

  test("a blow that somebody stands, and any other Treasure, do not", () => {
    expect(happens("hits", { fighter: "@ahuris-bard", foe: "@ahuris-cook", die: 2, life: 1 }).scene).toBe("");
    expect(happens("reward-taken", { hero: "@ahuris-bard", value: 9, points: 9 }).scene).toBe("");
  });
});
