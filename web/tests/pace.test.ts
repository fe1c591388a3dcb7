import { describe, expect, test } from "vitest";
import { moment as abyss } from "../src/games/abyss/moments";
import { moment as ahuris } from "../src/games/ahuris/moments";
import { moment as cerbere } from "../src/games/cerbere/moments";
import { FIGHT, MOST, Pace, PEAK, ROUND, SCENE, type Shown, type Showing } from "../src/motion/pace";

const plain = (milliseconds: number, key = ""): Shown => ({ key, milliseconds });
const great = (milliseconds: number): Shown => ({ key: "", milliseconds, peak: true });
const scene = (milliseconds: number, name = "hunt"): Shown => ({ ...great(milliseconds), scene: name });
const said = (name: string) => ({ key: `ahuris-event-${name}`, values: {}, rule: "", text: name });

/** How long each is shown when all are known, and when each comes only after the last was shown. */
const planned = (pace: Pace, all: Shown[]): Showing[] => all.map((shown, place) => pace.plan(shown, all.slice(place + 1)));
const known = (pace: Pace, all: Shown[]): number[] => planned(pace, all).map(({ milliseconds }) => milliseconds);
const byAndBy = (pace: Pace, all: Shown[]): number[] => all.map((shown) => pace.plan(shown, []).milliseconds);
const sum = (times: number[]): number => times.reduce((all, one) => all + one, 0);

describe.each([
  ["known at once", known],
  ["coming by and by", byAndBy],
])("%s", (_, times) => {
  test("a few happenings take their time", () => {
    expect(times(new Pace(), [plain(300), plain(600), great(1500)])).toEqual([300, 600, 1500]);
  });

  test("none is longer than its kind may be", () => {
    expect(times(new Pace(), [plain(5000)])).toEqual([MOST]);
    expect(times(new Pace(), [great(50_000)])[0]).toBeLessThanOrEqual(PEAK);
  });

  test.each([10, 40, 400])("%i happenings are one round", (count) => {
    const shows = Array.from({ length: count }, (_, place) => (place % 7 ? plain(600) : place % 2 ? great(2000) : scene(2400)));
    const took = times(new Pace(), shows);
    expect(sum(took)).toBeLessThanOrEqual(ROUND);
    expect(Math.min(...took)).toBeGreaterThan(0);
  });

  test.each([3, 12, 100])("a fight of %i blows", (count) => {
    const blows = Array.from({ length: count }, () => ["misses", "hits"].map((name) => ahuris(said(name)))).flat();
    const fight = [ahuris(said("exploration-combat")), ahuris(said("enemy-appears")), ...blows, ahuris(said("wins-combat"))];
    expect(sum(times(new Pace(), fight))).toBeLessThanOrEqual(FIGHT);
  });
});

test("a scene has its time, from one second to two and a half", () => {
  expect(new Pace().plan(scene(200), [])).toEqual({ milliseconds: SCENE, staged: true });
  expect(new Pace().plan(scene(50_000), [])).toEqual({ milliseconds: PEAK, staged: true });
});

test("where there is no room for all scenes, those that wish for most and the last of equals have the stage", () => {
  const all = [scene(1200), scene(2400), scene(1200), plain(600), scene(2400), scene(1200), scene(1200), scene(1200)];
  const shown = planned(new Pace(), all);
  expect(shown.map(({ staged }) => staged)).toEqual([false, true, false, false, true, false, true, true]);
  for (const { milliseconds, staged } of shown) {
    if (staged) expect(milliseconds).toBeGreaterThanOrEqual(SCENE);
    else expect(milliseconds).toBeLessThanOrEqual(MOST);
  }
  expect(sum(shown.map(({ milliseconds }) => milliseconds))).toBeLessThanOrEqual(ROUND);
});

test("scenes that come by and by leave room for one more, and what comes after is told in short", () => {
  const pace = new Pace();
  const shown = Array.from({ length: 8 }, () => pace.plan(scene(2400), []));
  expect(shown.filter(({ staged }) => staged).length).toBeGreaterThanOrEqual(2);
  for (const { milliseconds, staged } of shown) expect(milliseconds >= SCENE).toBe(staged);
  pace.begin();
  expect(pace.plan(scene(2400), []).staged).toBe(true);
});

test("what is only told never has the stage", () => {
  expect(new Pace().plan(great(2000), []).staged).toBe(false);
});

test("no round and no fight is too long, whatever is in it and however it comes", () => {
  let seed = 7;
  const chance = (most: number) => (seed = (seed * 48271) % 0x7fffffff) % most;
  const keys = ["", "", "", "ahuris-event-enemy-appears", "ahuris-event-wins-combat"];
  for (let round = 0; round < 200; round++) {
    const pace = new Pace();
    const all = Array.from({ length: 1 + chance(60) }, (): Shown => {
      const kind = chance(6);
      const shown = kind ? (kind > 1 ? plain(100 + chance(600)) : great(100 + chance(2500))) : scene(900 + chance(1700));
      return { ...shown, key: keys[chance(keys.length)]! };
    });
    const known = round % 2 ? all.length : 1 + chance(4);
    const shown = all.map((one, place) => pace.plan(one, all.slice(place + 1, place + known)));
    expect(sum(shown.map(({ milliseconds }) => milliseconds))).toBeLessThanOrEqual(ROUND + 1e-6);
    for (const [place, { milliseconds, staged }] of shown.entries()) {
      expect(milliseconds).toBeGreaterThan(0);
      if (staged) expect(milliseconds).toBeGreaterThanOrEqual(SCENE - 1e-6);
      else if (all[place]!.scene) expect(milliseconds).toBeLessThanOrEqual(MOST);
    }
  }
});

test("a fight with decisions in it is one fight", () => {
  const pace = new Pace();
  const times = [pace.plan(ahuris(said("enemy-appears")), []).milliseconds];
  for (let blow = 0; blow < 30; blow++) {
    pace.begin();
    times.push(pace.plan(ahuris(said("hits")), []).milliseconds);
  }
  times.push(pace.plan(ahuris(said("loses-combat")), []).milliseconds);
  expect(sum(times)).toBeLessThanOrEqual(FIGHT);
  pace.begin();
  expect(pace.plan(ahuris(said("heals")), []).milliseconds).toBe(ahuris(said("heals")).milliseconds); // it is over
});

test("a decision begins a round", () => {
  const pace = new Pace();
  byAndBy(
    pace,
    Array.from({ length: 100 }, () => plain(600)),
  );
  expect(pace.plan(plain(600), []).milliseconds).toBeLessThan(1);
  pace.begin();
  expect(pace.plan(plain(600), []).milliseconds).toBe(600);
});

test("what all are known of is squeezed evenly, and the last is still seen", () => {
  const took = known(
    new Pace(),
    Array.from({ length: 20 }, () => plain(600)),
  );
  expect(Math.max(...took) / Math.min(...took)).toBeLessThan(3);
});

test("misses, refusals and passes are quick", () => {
  const quick = [
    ahuris(said("misses")),
    abyss({ ...said(""), key: "abyss-event-refuses" }),
    cerbere({ ...said(""), key: "cerbere-event-refuses" }),
  ];
  for (const { milliseconds } of quick) expect(milliseconds).toBeLessThanOrEqual(250);
});
