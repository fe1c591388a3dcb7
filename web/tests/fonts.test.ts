import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { lighter } from "../fonts";

const FILES = ["alegreya-sans/files/alegreya-sans-latin-400-normal", "bangers/files/bangers-latin-400-normal"];
const font = (file: string) => readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}.woff2`));

/** By name, each table of a font that is not packed. */
function tables(font: Buffer): Map<string, Buffer> {
  const places = Array.from({ length: font.readUInt16BE(4) }, (_, number) => 12 + 16 * number);
  return new Map(
    places.map((at) => {
      const from = font.readUInt32BE(at + 8);
      return [font.toString("latin1", at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12))];
    }),
  );
}

test.each(FILES)("%s weighs a fifth less at least, and says how long it is", async (file) => {
  const light = await lighter(font(file));
  expect(light.toString("latin1", 0, 4)).toBe("wOF2");
  expect(light.readUInt32BE(8)).toBe(light.length);
  expect(light.length).toBeLessThan(0.8 * font(file).length);
});

test.each(FILES)("%s keeps its letters, their distances and its licence", async (file) => {
  const found = tables(await lighter(font(file), "sfnt"));
  for (const name of ["cmap", "hmtx", "GPOS"]) expect(found.get(name)?.length, name).toBeGreaterThan(100);
  const names = found.get("name")!.toString("latin1").replaceAll("\0", "");
  expect(names).toContain("Project Authors");
  expect(names).toContain("sil.org/OFL");
  expect(found.has("fpgm")).toBe(false); // hints
});
