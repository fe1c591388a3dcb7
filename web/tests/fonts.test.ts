import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { lighter } from "../fonts";

const FILES = ["alegreya-sans/files/alegreya-sans-latin-400-normal", "bangers/files/bangers-latin-400-normal"];
const font = (file: string, kind: string) => readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}.${kind}`));

/** By number or name, each table of a WOFF2 font; those that are named by number are known to the standard. */
function tables(font: Buffer): Map<string, Buffer> {
  let at = 48;
  const sizes: [string, number][] = Array.from({ length: font.readUInt16BE(12) }, () => {
    const number = font[at++]! & 63;
    const name = number === 63 ? font.toString("latin1", at, (at += 4)) : String(number);
    let size = 0;
    for (let more = 128; more; more = font[at++]! & 128) size = size * 128 + (font[at]! & 127);
    return [name, size];
  });
  const body = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  let from = 0;
  const found = new Map(sizes.map(([name, size]) => [name, body.subarray(from, (from += size))]));
  expect(from).toBe(body.length);
  return found;
}

test.each(FILES)("%s weighs a fifth less at least, and says how long it is", (file) => {
  const light = lighter(font(file, "woff"));
  expect(light.toString("latin1", 0, 4)).toBe("wOF2");
  expect(light.readUInt32BE(8)).toBe(light.length);
  expect(light.length).toBeLessThan(0.8 * font(file, "woff2").length);
});

test.each(FILES)("%s keeps its letters, their distances and its licence", (file) => {
  const found = tables(lighter(font(file, "woff")));
  const [CMAP, HMTX, NAME, GLYF, LOCA, GPOS] = ["0", "3", "5", "10", "11", "27"].map((number) => found.get(number));
  for (const table of [CMAP, HMTX, GPOS]) expect(table?.length).toBeGreaterThan(100);
  expect(NAME!.toString("latin1").replaceAll("\0", "")).toContain("Project Authors");
  expect(2 * LOCA!.readUInt16BE(LOCA!.length - 2)).toBe(GLYF!.length);
});
