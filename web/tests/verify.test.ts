import { expect, test } from "vitest";
import { Rng, sha256 } from "../src/chance/rng";
import { verify } from "../src/chance/verify";
import type { Draw, PromiseText } from "../src/api/types";

const SECRET = "00112233445566778899aabbccddeeff";
const PROMISE: PromiseText = {
  start: 0,
  commitment: "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720",
  words: ["salt", ""],
  secret: SECRET,
  seed: "35f444f0da94d35a3d6395feff5d789eb824c1d320df10f36043768d29e0eb5e",
};
const DIE: [string, number][] = [1, 2, 3, 4, 5, 6].map((face) => [`die ${face}`, 1]);

async function dealt(count: number, seed = PROMISE.seed): Promise<Draw[]> {
  const rng = await Rng.from(seed);
  return Array.from({ length: count }, (_, line) => ({ line, outcomes: DIE, came: `die ${rng.below(6) + 1}` }));
}

test("the stream is the one of the Python doctest", async () => {
  const rng = await Rng.from("reef");
  expect(Array.from({ length: 8 }, () => rng.below(6) + 1)).toEqual([1, 2, 6, 6, 5, 5, 4, 6]);
});

test("a promise that was kept is honest", async () => {
  expect(await verify([PROMISE], await dealt(50))).toMatchObject({ honest: true, values: { count: 50, words: 1 } });
});

test("weights are counted off in order", async () => {
  const rng = await Rng.from(PROMISE.seed);
  const outcomes: [string, number][] = [
    ["a", 3],
    ["b", 1],
    ["c", 4],
  ];
  const draws = Array.from({ length: 30 }, (_, line) => {
    const number = rng.below(8);
    return { line, outcomes, came: number < 3 ? "a" : number < 4 ? "b" : "c" };
  });
  expect((await verify([PROMISE], draws)).honest).toBe(true);
});

test("one changed die is found, with its line", async () => {
  const draws = await dealt(50);
  draws[31]!.came = draws[31]!.came === "die 1" ? "die 2" : "die 1";
  expect(await verify([PROMISE], draws)).toMatchObject({ honest: false, key: "web-verify-misdealt", values: { line: 32 } });
});

test("another secret, another word, or none yet", async () => {
  const draws = await dealt(5);
  expect(await verify([{ ...PROMISE, secret: "ff" }], draws)).toMatchObject({ honest: false, key: "web-verify-broken-secret" });
  expect(await verify([{ ...PROMISE, words: ["pepper", ""] }], draws)).toMatchObject({ honest: false, key: "web-verify-broken-seed" });
  expect(await verify([{ ...PROMISE, secret: "", seed: "" }], draws)).toMatchObject({ honest: null });
  expect(await verify([], draws)).toMatchObject({ honest: null, key: "web-verify-by-hand" });
});

test("a branch deals with a seed of its own from its line on", async () => {
  const secret = "aabb";
  const branch: PromiseText = {
    start: 3,
    secret,
    words: ["", ""],
    commitment: await sha256(secret),
    seed: await sha256([secret, "", ""].join("\n")),
  };
  const later = (await dealt(4, branch.seed)).map((draw) => ({ ...draw, line: draw.line + 3 }));
  expect(await verify([PROMISE, branch], [...(await dealt(3)), ...later])).toMatchObject({ honest: true, values: { count: 7 } });
  expect(await verify([branch], [...(await dealt(3)), ...later])).toMatchObject({ honest: null, key: "web-verify-in-part" });
});
