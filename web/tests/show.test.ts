import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happened, Said, Update } from "../src/api/types";
import type { Game, Moment, View } from "../src/games/game";
import { Show } from "../src/motion/show.svelte";
import { settings } from "../src/parts/settings.svelte";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));

const AT_FIRST = { at: "first" };
const AT_LAST = { at: "last" };
const SCENE = 1500; // milliseconds

/** A game in which everything is a happening of 300 ms, but for what is called "hunt". */
const game = {
  moment: ({ key, text }: Said): Moment => ({
    ...{ key, text, rule: "", values: {}, die: 0, stamp: "", shout: "", sound: "" },
    ...(key === "hunt" ? { milliseconds: SCENE, peak: true, scene: "hunt" } : { milliseconds: 300 }),
  }),
  told: (view: View, { key }: Said): View => ({ ...view, at: key }),
} as unknown as Game;

const update = (length: number, view: object, choices: string[] = []): Update =>
  ({ length, view, choices: choices.map((action) => ({ action })), result: null, seat: 0 }) as unknown as Update;
const news = (...keys: string[]): Happened[] => keys.map((key, number) => ({ number, event: { key, text: key } }) as unknown as Happened);

/** A show to which so much happens after my answer. */
function showOf(...keys: string[]): Show {
  const show = new Show(game);
  show.take(update(1, AT_FIRST, ["walk"]), [], true);
  show.take(update(2, AT_LAST, ["run"]), news(...keys), false);
  return show;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  Object.assign(settings, { motion: "full", speed: "1", sound: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a great moment has the stage for its time, between what was before and what comes of it", () => {
  const show = showOf("walk", "hunt", "rest");
  expect(show.staged).toBeNull();
  vi.advanceTimersByTime(300);
  expect(show.staged).toMatchObject({ moment: { scene: "hunt" }, before: { at: "walk" }, view: { at: "hunt" }, milliseconds: SCENE });
  vi.advanceTimersByTime(SCENE - 1);
  expect(show.staged).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(show.staged).toBeNull();
  vi.advanceTimersByTime(300);
  expect(show.busy).toBe(false);
  expect(show.view).toBe(AT_LAST);
});

test.each(["2", "4"])("at %s times the pace it has a part of it", (speed) => {
  settings.speed = speed;
  expect(showOf("hunt").staged?.milliseconds).toBe(SCENE / Number(speed));
});

describe("skipped", () => {
  test("by a click or the space bar, the next happening begins", () => {
    const show = showOf("hunt", "rest");
    show.next();
    expect(show.staged).toBeNull();
    expect(show.moment?.key).toBe("rest");
    show.next();
    expect(show.view).toBe(AT_LAST);
  });

  test("by Escape, all of it is over at once", () => {
    const show = showOf("hunt", "hunt", "rest");
    show.skip();
    expect([show.staged, show.busy, show.ahead]).toEqual([null, false, 0]);
    expect(show.view).toBe(AT_LAST);
    vi.advanceTimersByTime(10_000);
    expect(show.view).toBe(AT_LAST);
  });

  test("by looking away or wanting no motion any more", () => {
    for (const stop of [() => vi.stubGlobal("document", { hidden: true }), () => (settings.motion = "none")]) {
      const show = showOf("hunt", "rest");
      show.hurry();
      expect(show.busy).toBe(true);
      stop();
      show.hurry();
      expect([show.staged, show.busy, show.view]).toEqual([null, false, AT_LAST]);
      vi.stubGlobal("document", { hidden: false });
      settings.motion = "full";
    }
  });
});

test.each([
  ["without motion", () => (settings.motion = "none")],
  ["all at once", () => (settings.speed = "0")],
  ["in a hidden tab", () => vi.stubGlobal("document", { hidden: true })],
])("%s nothing is staged, and the great moment is said all the same", (_, set) => {
  set();
  const show = showOf("walk", "hunt", "rest");
  expect([show.staged, show.busy, show.view]).toEqual([null, false, AT_LAST]);
  expect(show.great?.key).toBe("hunt");
});

test("what comes while a scene is on the stage waits, and its view has the last word", () => {
  const show = showOf("hunt");
  const later = { at: "later" };
  show.take(update(3, later, ["run"]), news("hunt"), false);
  expect(show.view).toMatchObject({ at: "hunt" });
  vi.advanceTimersByTime(2 * SCENE);
  expect(show.view).toBe(later);
});
