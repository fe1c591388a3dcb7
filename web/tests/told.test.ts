import { expect, test } from "vitest";
import type { Said } from "../src/api/types";
import { moment } from "../src/games/ahuris/moments";
import { told } from "../src/games/ahuris/told";
import { card, grouped, type AhurisView, type Hero } from "../src/games/ahuris/view";
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
