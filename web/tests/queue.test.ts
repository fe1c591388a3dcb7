import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "../src/motion/queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const beats = (seen: string[], ...names: string[]) => names.map((name) => ({ milliseconds: 100, begin: () => void seen.push(name) }));

test("beats come one after the other, and the end is told once", () => {
  const seen: string[] = [];
  const queue = new Queue(() => void seen.push("idle"));
  queue.add(beats(seen, "die", "stamp"));
  expect(seen).toEqual(["die"]);
  vi.advanceTimersByTime(99);
  expect(seen).toEqual(["die"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["die", "stamp"]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["die", "stamp", "idle"]);
  expect(queue.busy).toBe(false);
});

test("what is added meanwhile waits its turn", () => {
  const seen: string[] = [];
  const queue = new Queue(() => void seen.push("idle"));
  queue.add(beats(seen, "one"));
  queue.add(beats(seen, "two"));
  expect(seen).toEqual(["one"]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["one", "two", "idle"]);
});

test("skipping leaves nothing out but time", () => {
  const seen: string[] = [];
  const queue = new Queue(() => void seen.push("idle"));
  queue.add(beats(seen, "one", "two", "three"));
  queue.skip();
  expect(seen).toEqual(["one", "two", "three", "idle"]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["one", "two", "three", "idle"]);
});

test("a long queue is quicker, so that a long fight stays a short show", () => {
  const seen: string[] = [];
  const queue = new Queue(() => void seen.push("idle"));
  queue.add(beats(seen, ...Array.from({ length: 40 }, String)));
  vi.advanceTimersByTime(2600);
  expect(seen.at(-1)).toBe("idle");
});
