import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const CHARACTERS = Array.from({ length: 0x3000 - 0x20 }, (_, place) => String.fromCharCode(0x20 + place)).join("");
const LICENCE = [13, 14]; // what it says, and where it stands: numbers of the table of names

/**
 * A font at half its weight: without glyphs that no character leads to (small capitals, ligatures and the like, which the page
 * does not use) and without hints, which screens of today do not need.  Letters, their distances and the licence stay.
 */
export function lighter(font: Buffer, targetFormat: "woff2" | "sfnt" = "woff2"): Promise<Buffer> {
  return subsetFont(font, CHARACTERS, { targetFormat, noHinting: true, noLayoutClosure: true, preserveNameIds: LICENCE });
}

/** Makes all fonts of a build lighter. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== "asset" || !asset.fileName.endsWith(".woff2")) continue;
        asset.source = await lighter(readFileSync(resolve(import.meta.dirname, asset.originalFileNames[0]!)));
      }
    },
  };
}
