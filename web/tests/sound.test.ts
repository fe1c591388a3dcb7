import { describe, expect, test } from "vitest";
import type { Cue } from "../src/motion/sound";
import { BED, bedOf, cueOf, RATE } from "../src/motion/synth";

const GAMES = ["abyss", "ahuris", "cerbere"];
const CUES: Exclude<Cue, "">[] = ["die", "card", "good", "bad", "hit", "turn", "win", "lose"];
const loudest = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const mean = (samples: Float32Array): number => Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

describe.each(GAMES)("%s", (game) => {
  test.each(CUES)("%s is short, begins and ends softly and is never too loud", (cue) => {
    const samples = cueOf(cue, game);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(samples.length / RATE).toBeLessThan(6);
    expect(loudest(samples)).toBeGreaterThan(0.02);
    expect(loudest(samples)).toBeLessThanOrEqual(0.8 + 1e-6);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(1e-3);
  });

  test("its bed is quiet and has no seam", () => {
    const bed = bedOf(game)!;
    expect(bed.length).toBe(BED * RATE);
    expect(mean(bed)).toBeGreaterThan(0.005);
    expect(mean(bed)).toBeLessThan(0.15);
    const steps = bed.slice(1).map((one, place) => Math.abs(one - bed[place]!));
    expect(Math.abs(bed[0]! - bed.at(-1)!)).toBeLessThanOrEqual(loudest(steps));
  });
});

test("each game has a colour of its own", () => {
  for (const cue of ["good", "turn", "win"] as const)
    expect(new Set(GAMES.map((game) => String(cueOf(cue, game).slice(200, 240)))).size).toBe(GAMES.length);
});

test("a game that nobody gave a bed has none, and sounds all the same", () => {
  expect(bedOf("lanterns")).toBeNull();
  expect(loudest(cueOf("turn", "lanterns"))).toBeGreaterThan(0.1);
});
