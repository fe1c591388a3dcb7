import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, inflateSync } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Fonts at half their weight: without glyphs that no character leads to (small capitals, ligatures and the like, which the page
 * does not use) and without hints, which screens of today do not need.  Letters, their distances and the licence stay.
 * Read as WOFF, which is simpler, and written as WOFF2; https://www.w3.org/TR/WOFF2/ says how.
 */
export function fonts(): Plugin {
  return {
    name: "fonts",
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== "asset" || !asset.fileName.endsWith(".woff2")) continue;
        const [file] = asset.originalFileNames;
        const light = lighter(readFileSync(resolve(import.meta.dirname, file!.replace(/2$/, ""))));
        if (light.length < asset.source.length) asset.source = light;
      }
    },
  };
}

type Tables = Map<string, Buffer>;

const LEFT_OUT = ["GSUB", "fpgm", "prep", "cvt ", "DSIG"]; // exchanges of glyphs, and hints
/** In the order of the standard, which gives them numbers. */
const NUMBERED =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS";
const SMOOTH = Buffer.from([0, 1, 0, 1, 0xff, 0xff, 0, 15]); // at every size

/** A WOFF font as a smaller WOFF2. */
export function lighter(woff: Buffer): Buffer {
  const tables = read(woff);
  for (const name of LEFT_OUT) tables.delete(name);
  tables.set("gasp", SMOOTH);
  const post = Buffer.from(tables.get("post")!.subarray(0, 32)); // no names of glyphs
  post.writeUInt32BE(0x30000, 0);
  tables.set("post", post);
  thinGlyphs(tables);
  return written(tables, woff.readUInt32BE(4));
}

function read(woff: Buffer): Tables {
  const tables: Tables = new Map();
  for (let number = 0; number < woff.readUInt16BE(12); number += 1) {
    const at = 44 + 20 * number;
    const [offset, packed, whole] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const body = woff.subarray(offset, offset + packed);
    tables.set(woff.toString("latin1", at, at + 4), packed < whole ? inflateSync(body) : body);
  }
  return tables;
}

/** Outlines without hints, and none where no character leads; numbers of glyphs stay as they are. */
function thinGlyphs(tables: Tables): void {
  const long = tables.get("head")!.readInt16BE(50) === 1;
  const [loca, glyf] = [tables.get("loca")!, tables.get("glyf")!];
  const start = (glyph: number) => (long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const outline = (glyph: number) => glyf.subarray(start(glyph), start(glyph + 1));
  const used = new Set([0]); // what stands for a missing letter
  const use = (glyph: number): void => {
    if (used.has(glyph)) return;
    used.add(glyph);
    for (const part of parts(outline(glyph))) use(part.glyph);
  };
  for (const glyph of mapped(tables.get("cmap")!)) use(glyph);
  const count = tables.get("maxp")!.readUInt16BE(4);
  const places = Buffer.alloc(loca.length);
  const kept: Buffer[] = [];
  let at = 0;
  for (let glyph = 0; glyph <= count; glyph += 1) {
    if (long) places.writeUInt32BE(at, 4 * glyph);
    else places.writeUInt16BE(at / 2, 2 * glyph);
    if (glyph === count || !used.has(glyph)) continue;
    const bare = unhinted(outline(glyph));
    const padded = Buffer.alloc(bare.length + (-bare.length & (long ? 3 : 1)));
    bare.copy(padded);
    kept.push(padded);
    at += padded.length;
  }
  tables.set("glyf", Buffer.concat(kept));
  tables.set("loca", places);
}

/** All glyphs that a character leads to: a table of the usual form, ranges of the first 65,536 characters. */
function mapped(cmap: Buffer): number[] {
  const found: number[] = [];
  for (let number = 0; number < cmap.readUInt16BE(2); number += 1) {
    const at = cmap.readUInt32BE(4 + 8 * number + 4);
    const form = cmap.readUInt16BE(at);
    if (form !== 4) throw new Error(`a font has a table of characters of form ${form}; fonts.ts reads form 4`);
    const double = cmap.readUInt16BE(at + 6); // twice the number of ranges
    for (let range = 0; range < double; range += 2) {
      const [end, first] = [cmap.readUInt16BE(at + 14 + range), cmap.readUInt16BE(at + 16 + double + range)];
      const shift = cmap.readUInt16BE(at + 16 + 2 * double + range);
      const where = at + 16 + 3 * double + range;
      const offset = cmap.readUInt16BE(where);
      for (let letter = first; letter <= end && letter < 0xffff; letter += 1) {
        const raw = offset ? cmap.readUInt16BE(where + offset + 2 * (letter - first)) : letter;
        if (raw || !offset) found.push((raw + shift) & 0xffff);
      }
    }
  }
  return found;
}

interface Part {
  at: number;
  flags: number;
  glyph: number;
  end: number;
}

/** What a glyph is put together from: an é from an e and an accent; nothing if it has an outline of its own. */
function parts(outline: Buffer): Part[] {
  const found: Part[] = [];
  if (!outline.length || outline.readInt16BE(0) >= 0) return found;
  let flags = 0x20;
  for (let at = 10; flags & 0x20; at = found.at(-1)!.end) {
    flags = outline.readUInt16BE(at);
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    found.push({ at, flags, glyph: outline.readUInt16BE(at + 2), end: at + (flags & 1 ? 8 : 6) + scale });
  }
  return found;
}

function unhinted(outline: Buffer): Buffer {
  if (!outline.length) return outline;
  const contours = outline.readInt16BE(0);
  if (contours < 0) {
    const all = parts(outline);
    const bare = Buffer.from(outline.subarray(0, all.at(-1)!.end));
    for (const { at, flags } of all) bare.writeUInt16BE(flags & ~0x100, at);
    return bare;
  }
  const at = 10 + 2 * contours;
  return Buffer.concat([outline.subarray(0, at), Buffer.alloc(2), outline.subarray(at + 2 + outline.readUInt16BE(at))]);
}

function written(tables: Tables, flavour: number): Buffer {
  const names = [...tables.keys()].filter((name) => name !== "loca").sort();
  names.splice(names.indexOf("glyf") + 1, 0, "loca");
  const directory = Buffer.concat(
    names.map((name) => {
      const place = NUMBERED.indexOf(name);
      const number = place < 0 ? 63 : place / 5;
      const plain = name === "glyf" || name === "loca" ? 3 << 6 : 0; // as they are
      return Buffer.concat([Buffer.from([number | plain]), Buffer.from(place < 0 ? name : "", "latin1"), sized(tables.get(name)!.length)]);
    }),
  );
  const body = Buffer.concat(names.map((name) => tables.get(name)!));
  const { BROTLI_PARAM_MODE: mode, BROTLI_MODE_FONT: font, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  const packed = brotliCompressSync(body, { params: { [mode]: font, [hint]: body.length } });
  const header = Buffer.alloc(48);
  const unpacked = names.reduce((sum, name) => sum + 16 + ((tables.get(name)!.length + 3) & ~3), 12);
  header.write("wOF2", "latin1");
  header.writeUInt32BE(flavour, 4);
  header.writeUInt16BE(names.length, 12);
  header.writeUInt32BE(unpacked, 16);
  header.writeUInt32BE(packed.length, 20);
  const whole = Buffer.concat([header, directory, packed]);
  const padded = Buffer.concat([whole, Buffer.alloc(-whole.length & 3)]);
  padded.writeUInt32BE(padded.length, 8);
  return padded;
}

/** A number in as few bytes as it needs, seven bits in each. */
function sized(number: number): Buffer {
  const bytes = [number & 127];
  for (let rest = number >> 7; rest; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
}
