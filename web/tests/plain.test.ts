import { describe, expect, it, vi } from "vitest";
import { fields, label } from "../src/games/plain/view";

vi.mock("../src/words/words.svelte", async () => {
  const { readFileSync } = await import("node:fs");
  const { join } = await import("node:path");
  const { Bundle } = await import("../src/words/bundle");
  const path = join(import.meta.dirname, "../../examples/tiny_game/lanterns/locale/en/lanterns.ftl");
  const bundle = new Bundle("en", readFileSync(path, "utf8"));
  return { words: { has: (key: string) => bundle.has(key) }, t: (key: string) => bundle.say(key) };
});

describe("a game that has no board of its own", () => {
  it("is called as its texts call it, or as its view does", () => {
    expect(label("lanterns", "wind")).toBe("Wind");
    expect(label("lanterns", "second")).toBe("The second keeper");
    expect(label("lanterns", "moon_phase")).toBe("Moon phase");
  });

  it("is drawn as values, lists and a row for each seat, without what the frame tells", () => {
    const view = {
      seat: 0,
      legal: ["stay"],
      wind: 3,
      bag: [1, 2],
      gone: [],
      none: null,
      keepers: { first: { light: 4, hand: [1, "?"] }, second: { light: 0 } },
      weather: { dawn: "red", dusk: ["grey"] },
    };
    const drawn = fields("lanterns", view);
    expect(drawn.map((field) => field.name)).toEqual(["wind", "bag", "gone", "none", "keepers", "weather"]);
    expect(drawn.slice(0, 4).map((field) => field.values)).toEqual([["3"], ["1", "2"], [], ["–"]]);
    expect(drawn[4]?.columns.map((column) => column.label)).toEqual(["Light", "Lanterns in hand"]);
    expect(drawn[4]?.rows.map((row) => [row.label, row.cells])).toEqual([
      ["The first keeper", [["4"], ["1", "?"]]],
      ["The second keeper", [["0"], []]],
    ]);
    expect(drawn[5]?.rows.map((row) => [row.label, row.cells])).toEqual([
      ["Dawn", [["red"]]],
      ["Dusk", [["grey"]]],
    ]);
  });
});
