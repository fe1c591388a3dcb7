import { beforeEach, expect, test, vi } from "vitest";
import type { Draw, PromiseText, TableFacts } from "../src/api/types";
import { differs, randomWord, remembered, seal, sealOf, toShow, unguessable } from "../src/chance/memory";
import { Rng } from "../src/chance/rng";
import { sha256 } from "../src/chance/sha256";
import { verify } from "../src/chance/verify";

const SECRET = "00112233445566778899aabbccddeeff";
const PROMISE: PromiseText = {
  start: 0,
  commitment: "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720",
  words: ["salt", ""],
  seals: [],
  withdrawn: [],
  secret: SECRET,
  seed: "35f444f0da94d35a3d6395feff5d789eb824c1d320df10f36043768d29e0eb5e",
};
const DIE: [string, number][] = [1, 2, 3, 4, 5, 6].map((face) => [`die ${face}`, 1]);

function dealt(count: number, seed = PROMISE.seed): Draw[] {
  const rng = new Rng(seed);
  return Array.from({ length: count }, (_, line) => ({ line, outcomes: DIE, came: `die ${rng.below(6) + 1}` }));
}

test("the stream is the one of the Python doctest", () => {
  const rng = new Rng("reef");
  expect(Array.from({ length: 8 }, () => rng.below(6) + 1)).toEqual([1, 2, 6, 6, 5, 5, 4, 6]);
});

test("a promise that was kept is honest", () => {
  expect(verify([PROMISE], dealt(50))).toMatchObject({ honest: true, values: { count: 50, words: 1 } });
});

test("weights are counted off in order", () => {
  const rng = new Rng(PROMISE.seed);
  const outcomes: [string, number][] = [
    ["a", 3],
    ["b", 1],
    ["c", 4],
  ];
  const draws = Array.from({ length: 30 }, (_, line) => {
    const number = rng.below(8);
    return { line, outcomes, came: number < 3 ? "a" : number < 4 ? "b" : "c" };
  });
  expect(verify([PROMISE], draws).honest).toBe(true);
});

test("one changed die is found, with its line", () => {
  const draws = dealt(50);
  draws[31]!.came = draws[31]!.came === "die 1" ? "die 2" : "die 1";
  expect(verify([PROMISE], draws)).toMatchObject({ honest: false, key: "web-verify-misdealt", values: { line: 32 } });
});

test("another secret, another word, or none yet", () => {
  const draws = dealt(5);
  expect(verify([{ ...PROMISE, secret: "ff" }], draws)).toMatchObject({ honest: false, key: "web-verify-broken-secret" });
  expect(verify([{ ...PROMISE, words: ["pepper", ""] }], draws)).toMatchObject({ honest: false, key: "web-verify-broken-seed" });
  expect(verify([{ ...PROMISE, secret: "", seed: "" }], draws)).toMatchObject({ honest: null });
  expect(verify([], draws)).toMatchObject({ honest: null, key: "web-verify-by-hand" });
});

test("a branch deals with a seed of its own from its line on", () => {
  const secret = "aabb";
  const branch: PromiseText = {
    start: 3,
    secret,
    words: ["", "pepper"],
    seals: [],
    withdrawn: [],
    commitment: sha256(secret),
    seed: sha256([secret, "", "pepper"].join("\n")),
  };
  const later = dealt(4, branch.seed).map((draw) => ({ ...draw, line: draw.line + 3 }));
  expect(verify([PROMISE, branch], [...dealt(3), ...later])).toMatchObject({ honest: true, values: { count: 7 } });
  expect(verify([branch], [...dealt(3), ...later])).toMatchObject({ honest: null, key: "web-verify-in-part" });
});

test("SHA-256 is the one of FIPS 180-4", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("a".repeat(1_000_000))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

test("and the one of browsers, whatever the length and the letters", async () => {
  for (let length = 0; length < 140; length++) {
    const text = "é".repeat(length % 3) + "x".repeat(length);
    const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    expect(sha256(text)).toBe(Array.from(theirs, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});

test("without a word nothing is proven, nor with a promise that was made anew", () => {
  const alone = { ...PROMISE, words: ["", ""], seed: sha256([SECRET, "", ""].join("\n")) };
  expect(verify([alone], dealt(9, alone.seed))).toMatchObject({ honest: null, key: "web-verify-no-words" });
  expect(verify([{ ...PROMISE, withdrawn: [sha256("first")] }], dealt(9))).toMatchObject({
    honest: null,
    key: "web-verify-withdrawn",
    values: { count: 1 },
  });
});

test("a word that is not the sealed one is found", () => {
  const sealed = { ...PROMISE, seals: [sealOf(PROMISE.commitment, 0, "salt"), ""] };
  expect(verify([sealed], dealt(9)).honest).toBe(true);
  for (const wrong of [sealOf(PROMISE.commitment, 0, "sel"), sealOf(PROMISE.commitment, 1, "salt"), sealOf(sha256("x"), 0, "salt")])
    expect(verify([{ ...sealed, seals: [wrong, ""] }], dealt(9))).toMatchObject({ honest: false, key: "web-verify-broken-seal" });
});

// What this browser remembers

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

const seat = (number: number, mine: boolean, sealed = "") => ({ seat: number, mine, seal: sealed, shown: false });
const table = (seats: ReturnType<typeof seat>[], showing: boolean, commitment = PROMISE.commitment): TableFacts =>
  ({
    id: "0123456789abcdef",
    showing,
    seats,
    promises: [{ ...PROMISE, commitment, words: [], secret: "", seed: "" }],
  }) as unknown as TableFacts;
const THEIRS = sealOf(PROMISE.commitment, 1, "pepper");

test("a word that somebody wrote cannot be guessed either", () => {
  expect(unguessable("  lan\ntern ")).toMatch(/^lan tern [a-z2-9]{20}$/);
  expect(unguessable("")).toMatch(/^[a-z2-9]{20}$/);
  expect(unguessable("é".repeat(200))).toHaveLength(80);
  expect(new Set(Array.from({ length: 50 }, randomWord)).size).toBe(50);
});

test("my word is shown when all are sealed, under the promise and the seals that I saw", () => {
  const mine = seal(table([seat(0, true), seat(1, false)], false), 0, "salt");
  expect(mine).toBe(sealOf(PROMISE.commitment, 0, "salt"));
  expect(toShow(table([seat(0, true, mine), seat(1, false)], false))).toEqual([]);
  expect(toShow(table([seat(0, true, mine), seat(1, false, THEIRS)], true, sha256("another")))).toEqual([]);
  expect(toShow(table([seat(0, true, THEIRS), seat(1, false, THEIRS)], true))).toEqual([]);
  expect(toShow(table([seat(0, true, mine), seat(1, false, THEIRS)], true))).toEqual([[0, "salt"]]);
  expect(toShow(table([seat(0, true, mine), seat(1, false, sealOf(PROMISE.commitment, 1, "later"))], true))).toEqual([]);
  expect(toShow(table([seat(0, true, mine), seat(1, false, THEIRS)], true))).toEqual([[0, "salt"]]); // after a reload
});

test("at the end the promise, my word and everybody's seals are held against what I saw", () => {
  const mine = seal(table([seat(0, true), seat(1, false)], false), 0, "salt");
  toShow(table([seat(0, true, mine), seat(1, false, THEIRS)], true));
  const memory = remembered("0123456789abcdef");
  const told = (words: string[], commitment = PROMISE.commitment): PromiseText[] => [{ ...PROMISE, words, commitment }];
  expect(differs(told(["salt", "pepper"]), memory)).toBe("");
  expect(differs(told(["salt", "pepper"], sha256("another")), memory)).toBe("promise");
  expect(differs([], memory)).toBe("promise");
  expect(differs(told(["sel", "pepper"]), memory)).toBe("word");
  expect(differs(told(["salt", "picked afterwards"]), memory)).toBe("seal");
  expect(differs(told(["salt", ""]), memory)).toBe("seal");
  expect(differs(told(["salt", "pepper"]), [])).toBe(null);
  expect(verify(told(["salt", "picked afterwards"]), dealt(5), memory)).toMatchObject({ honest: false, key: "web-verify-other-seal" });
  const alone = [{ ...memory[0]!, seals: [mine, ""] }];
  expect(verify([PROMISE], dealt(5), alone)).toMatchObject({ honest: true, key: "web-verify-proven" });
});

test("who was silent when I showed my word must have stayed silent", () => {
  const mine = seal(table([seat(0, true), seat(1, false)], false), 0, "salt");
  toShow(table([seat(0, true, mine), seat(1, false)], true));
  expect(differs([{ ...PROMISE, words: ["salt", "late"] }], remembered("0123456789abcdef"))).toBe("seal");
});

test("a promise that was withdrawn for another one is no lie, for everybody was told", () => {
  const later = sha256("later");
  seal(table([seat(0, true), seat(1, false)], false), 0, "salt");
  seal(table([seat(0, true), seat(1, false)], false, later), 0, "sugar");
  const memory = remembered("0123456789abcdef");
  expect(memory).toHaveLength(2);
  const now = { ...PROMISE, commitment: later, words: ["sugar", ""] };
  expect(differs([{ ...now, withdrawn: [PROMISE.commitment] }], memory)).toBe("");
  expect(differs([now], memory)).toBe("promise");
});
