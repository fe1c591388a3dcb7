import { describe, expect, test } from "vitest";
import { moment as abyss } from "../src/games/abyss/moments";
import { moment as ahuris } from "../src/games/ahuris/moments";
import { moment as cerbere } from "../src/games/cerbere/moments";
import { FIGHT, MOST, Pace, PEAK, ROUND, type Shown } from "../src/motion/pace";

const plain = (milliseconds: number, key = ""): Shown => ({ key, milliseconds });
const great = (milliseconds: number): Shown => ({ key: "", milliseconds, peak: true });
const said = (name: string) => ({ key: `ahuris-event-${name}`, values: {}, rule: "", text: name });

/** How long each is shown when all are known, and when each comes only after the last was shown. */
const known = (pace: Pace, all: Shown[]): number[] => all.map((shown, place) => pace.time(shown, all.slice(place + 1)));
const byAndBy = (pace: Pace, all: Shown[]): number[] => all.map((shown) => pace.time(shown, []));
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
    const shows = Array.from({ length: count }, (_, place) => (place % 7 ? plain(600) : great(2000)));
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

test("a fight with decisions in it is one fight", () => {
  const pace = new Pace();
  const times = [pace.time(ahuris(said("enemy-appears")), [])];
  for (let blow = 0; blow < 30; blow++) {
    pace.begin();
    times.push(pace.time(ahuris(said("hits")), []));
  }
  times.push(pace.time(ahuris(said("loses-combat")), []));
  expect(sum(times)).toBeLessThanOrEqual(FIGHT);
  pace.begin();
  expect(pace.time(ahuris(said("heals")), [])).toBe(ahuris(said("heals")).milliseconds); // it is over
});

test("a decision begins a round", () => {
  const pace = new Pace();
  byAndBy(
    pace,
    Array.from({ length: 100 }, () => plain(600)),
  );
  expect(pace.time(plain(600), [])).toBeLessThan(1);
  pace.begin();
  expect(pace.time(plain(600), [])).toBe(600);
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
