import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_PAUSE, Line, LONGEST_PAUSE, type Connection } from "../src/socket/line";

class FakeSocket {
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onopen: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(message: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let since = 0;
let states: Connection[] = [];
let away: number[] = [];
const line = () =>
  new Line({
    address: () => `ws://here/?since=${since}`,
    heard: (message) => void (since = (message as { length: number }).length),
    changed: (state) => void states.push(state),
    turnedAway: (code) => void away.push(code),
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  since = 0;
  states = [];
  away = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a dropped line comes back and asks from the length it knows", () => {
  line().open();
  FakeSocket.opened[0]!.hear({ type: "update", length: 7 });
  FakeSocket.opened[0]!.onclose!({ code: 1006 });
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(FIRST_PAUSE);
  expect(FakeSocket.opened[1]!.address).toBe("ws://here/?since=7");
});

test("each failure waits longer, up to a limit, and success forgets them", () => {
  line().open();
  let waited = 0;
  for (let times = 0; times < 8; times++) {
    const before = FakeSocket.opened.length;
    FakeSocket.opened.at(-1)!.onclose!({ code: 1006 });
    waited = 0;
    while (FakeSocket.opened.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    expect(waited).toBeLessThanOrEqual(LONGEST_PAUSE);
  }
  expect(waited).toBe(LONGEST_PAUSE);
  FakeSocket.opened.at(-1)!.hear({ type: "update", length: 1 });
  const before = FakeSocket.opened.length;
  FakeSocket.opened.at(-1)!.onclose!({ code: 1012 });
  vi.advanceTimersByTime(FIRST_PAUSE);
  expect(FakeSocket.opened.length).toBe(before + 1);
});

test("who is turned away does not come back", () => {
  line().open();
  FakeSocket.opened[0]!.onclose!({ code: 4403 });
  vi.advanceTimersByTime(60_000);
  expect(away).toEqual([4403]);
  expect(FakeSocket.opened.length).toBe(1);
});

test("nothing is sent over a line that is not open", () => {
  const mine = line();
  mine.open();
  expect(mine.send({ here: true })).toBe(false);
  FakeSocket.opened[0]!.hear({ type: "update", length: 1 });
  expect(mine.send({ here: true })).toBe(true);
  mine.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened.length).toBe(1);
});
