import { expect, test } from "vitest";
import type { Said } from "../src/api/types";
import { moment } from "../src/games/ahuris/moments";
import { told } from "../src/games/ahuris/told";
import { card, grouped, UNKNOWN, type AhurisView, type Hero } from "../src/games/ahuris/view";
import { merged } from "../src/socket/events";

const hero: Hero = {
  seat: 0,
  cards: ["h"],
  level: 1,
  life: 2,
  max: 2,
  force: 1,
  rapidity: 1,
  luck: 1,
  paralysis: 0,
  unlucky: false,
  asleep: false,
  explored: false,
  left: false,
  score: 0,
};
const view = {
  game: "ahuris",
  turn: 1,
  heroes: { bard: hero, teller: hero, pirate: hero },
  treasure: [1, 5, 5, 9],
  treasure_discard: [],
  found: [],
  dangers: [],
  foe: null,
  question: null,
} as unknown as AhurisView;
const said = (name: string, values: Said["values"]): Said => ({ key: `ahuris-event-${name}`, values, rule: "", text: name });

test("a view holds what an event says, and the old view stays as it was", () => {
  const after = told(view, said("panics", { hero: "@ahuris-bard", life: 1 }));
  expect(after.heroes.bard.life).toBe(1);
  expect(view.heroes.bard.life).toBe(2);
});

test("a fight as it is told", () => {
  let now = told(view, said("enemy-appears", { hero: "@ahuris-bard", enemy: "@ahuris-spy", suit: "♠" }));
  now = told(now, said("foe-stats", { fighter: "@ahuris-spy", life: 2, force: 1, rapidity: 1, luck: 2 }));
  now = told(now, said("hits", { fighter: "@ahuris-bard", foe: "@ahuris-spy", die: 1, life: 1 }));
  now = told(now, said("hits", { fighter: "@ahuris-spy", foe: "@ahuris-bard", die: 1, life: 1 }));
  expect(now.foe).toMatchObject({ name: "spy", life: 1, luck: 2 });
  expect(now.heroes.bard.life).toBe(1);
  now = told(now, said("level-gained", { hero: "@ahuris-bard", suit: "♦", level: 2 }));
  expect(now.heroes.bard).toMatchObject({ level: 2, cards: ["h", "d"] });
});

test("the hourglass runs by what the events count", () => {
  const now = told(view, said("chrono-discards", { value: 5, left: 3 }));
  expect(now.treasure).toEqual([1, 5, 9]);
  expect(now.treasure_discard).toEqual([5]);
});

test("a Treasure goes from the stage to the pocket, and what was not kept is discarded", () => {
  const found = { ...view, found: [5, 9], pockets: [[7]], points: [7] };
  const now = told(found, said("reward-taken", { hero: "@ahuris-bard", value: 9, points: 16 }));
  expect(now).toMatchObject({ found: [], pockets: [[7, 9]], points: [16], treasure_discard: [5] });
  expect(found.pockets).toEqual([[7]]);
});

test("each hero has a pocket of their own among rivals", () => {
  const rivals = { ...view, pockets: [[2], [3, 3], [4]], points: [2, 6, 4], removed: [], treasure_discard: [1] };
  const fetched = told(rivals, said("fetches-key", { hero: "@ahuris-pirate" }));
  expect(fetched).toMatchObject({ pockets: [[2], [3, 3], [4, 1]], treasure_discard: [] });
  const paid = told(rivals, said("pays-attack", { hero: "@ahuris-teller", value: 3 }));
  expect(paid).toMatchObject({ pockets: [[2], [3], [4]], treasure_discard: [1, 3] });
  const destroyed = told(rivals, said("destroys", { hero: "@ahuris-bard", value: 2 }));
  expect(destroyed).toMatchObject({ pockets: [[], [3, 3], [4]], removed: [2] });
});

test("nobody knows an enemy's numbers before they are told", () => {
  const now = told(view, said("enemy-appears", { hero: "@ahuris-bard", enemy: "@ahuris-spy", suit: "♠" }));
  expect(now.foe).toMatchObject({ life: UNKNOWN, luck: UNKNOWN });
});

test("an event that nobody draws changes nothing", () => {
  expect(told(view, said("something-new", {}))).toBe(view);
});

test("a die that was not thrown is not shown", () => {
  expect(moment(said("test-failed", { hero: "@ahuris-bard", die: -1, base: 1, value: 9 }))).toMatchObject({ die: 0, stamp: "bad" });
  expect(moment(said("test-passed", { hero: "@ahuris-bard", die: 4, base: 6, value: 9 }))).toMatchObject({ die: 4, stamp: "good" });
});

test("cards and pockets", () => {
  expect(card("10s")).toEqual({ value: "10", suit: "s" });
  expect(grouped([5, 1, 5, 9])).toEqual([
    { value: 1, count: 1 },
    { value: 5, count: 2 },
    { value: 9, count: 1 },
  ]);
});

test("an undo takes events back", () => {
  const event = said("wakes", {});
  const known = [
    { number: 1, event },
    { number: 2, event },
    { number: 4, event },
  ];
  expect(merged(known, 2, [{ number: 5, event }]).map(({ number }) => number)).toEqual([1, 5]);
});
