import { expect, test } from "vitest";
import type { LuckReport, LuckStep } from "../src/api/types";
import { counted, kindOf, luckiest, plain, seatOf, signed, weight } from "../src/coach/luck";

const step = (number: number, changes: Partial<LuckStep>): LuckStep => ({
  number,
  seat: -1,
  action: "die 4",
  text: "Die: 4",
  values: [0.5, 0.5],
  errors: [0, 0],
  luck: [0, 0],
  decision: [0, 0],
  given: 0,
  better: "",
  better_text: "",
  ...changes,
});

test("hundredths of a win have a sign of their own", () => {
  expect([signed(0.214), signed(-0.05), signed(0.001), signed(-0.001)]).toEqual(["+21", "−5", "0", "0"]);
  expect([plain(0.214, "fr"), plain(0.004, "fr"), plain(0.004, "en")]).toEqual(["21", "0,4", "0.4"]);
});

test("a moment is what counted most in it", () => {
  const lucky = step(3, { luck: [-0.2, 0.2] });
  const decided = step(4, { seat: 1, decision: [0.1, -0.1] });
  const missed = step(5, { seat: 0, given: 0.3, better: "leave" });
  expect([lucky, decided, missed, step(6, {})].map(kindOf)).toEqual(["luck", "own", "given", ""]);
  expect(weight(missed)).toBe(0.3);
  expect([luckiest(lucky), seatOf(decided), seatOf(missed)]).toEqual([0, 1, 0]);
});

test("of many moments the greatest are told, in their order", () => {
  const steps = Array.from({ length: 40 }, (_, number) => step(number, { luck: [((number * 7) % 40) / 100, 0] }));
  const told = counted({ rounds: 3, length: 40, seats: [], steps } as LuckReport);
  expect(told).toHaveLength(12);
  expect(told.map((one) => one.number)).toEqual([...told.map((one) => one.number)].sort((one, other) => one - other));
  expect(Math.min(...told.map(weight))).toBeCloseTo(0.28);
});
