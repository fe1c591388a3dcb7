import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "../src/motion/queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TIME = 100;
const queueOf = (seen: string[]) =>
  new Queue(
    () => ({ milliseconds: TIME }),
    () => void seen.push("idle"),
  );
const beats = (seen: string[], ...names: string[]) => names.map((name) => ({ begin: () => void seen.push(name) }));

test("beats come one after the other, and the end is told once", () => {
  const seen: string[] = [];
  const queue = queueOf(seen);
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
  const queue = queueOf(seen);
  queue.add(beats(seen, "one"));
  queue.add(beats(seen, "two"));
  expect(seen).toEqual(["one"]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["one", "two", "idle"]);
});

test("skipping leaves nothing out but time", () => {
  const seen: string[] = [];
  const queue = queueOf(seen);
  queue.add(beats(seen, "one", "two", "three"));
  queue.skip();
  expect(seen).toEqual(["one", "two", "three", "idle"]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["one", "two", "three", "idle"]);
});

test("how a beat is shown is decided before it begins; what is skipped is not shown", () => {
  const begun: unknown[] = [];
  const beat = { begin: (how?: object) => void begun.push(how) };
  const how = { milliseconds: TIME, staged: true };
  const queue = new Queue(
    () => how,
    () => undefined,
  );
  queue.add([beat, beat]);
  expect(begun).toEqual([how]);
  queue.skip();
  expect(begun).toEqual([how, undefined]);
});

test("a beat's time is asked for once, with all that wait", () => {
  const asked: [string, number][] = [];
  const queue = new Queue<{ milliseconds: number }, { name: string; begin: () => void }>(
    ({ name }, waiting) => (asked.push([name, waiting.length]), { milliseconds: TIME }),
    () => undefined,
  );
  queue.add(["one", "two", "three"].map((name) => ({ name, begin: () => undefined })));
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([
    ["one", 2],
    ["two", 1],
    ["three", 0],
  ]);
});

test("one goes on beat by beat, and nothing is lost", () => {
  const seen: string[] = [];
  const queue = queueOf(seen);
  queue.add(beats(seen, "one", "two", "three"));
  queue.next();
  expect(seen).toEqual(["one", "two"]);
  vi.advanceTimersByTime(TIME - 1);
  expect(seen).toEqual(["one", "two"]); // which is seen as long as any
  queue.next();
  queue.next();
  expect(seen).toEqual(["one", "two", "three", "idle"]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["one", "two", "three", "idle"]);
});

test("a beat that takes no time is seen all the same", () => {
  const seen: string[] = [];
  const queue = new Queue(
    () => ({ milliseconds: 0 }),
    () => void seen.push("idle"),
  );
  queue.add(beats(seen, ...Array.from({ length: 40 }, String)));
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([...Array.from({ length: 40 }, String), "idle"]);
});
