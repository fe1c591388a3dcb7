/** Portraits: the parts of a lord put together, in the light of his own, before the scene of his guild. */
import type { Guild } from "../view";
import { BODIES, eyes, HEADS } from "./bodies";
import { HEADGEAR } from "./headgear";
import { LORD_ART } from "./lords";
import { at, drawn, picture, type Palette, type Part } from "./pen";
import { PROPS } from "./props";

const COMMON: Palette = {
  g: ["#ffe9a0", "#b0701c"],
  b: ["#fff6df", "#b89e78"],
  m: ["#e8f2fa", "#50637c"],
  p: ["#ffffff", "#9fb0d0"],
  e: ["#fff6b8", "#f0b030"],
  y: ["#fff3b0", "#ff9d2e"],
  f: ["#a6f0e0", "#1f7d8c"],
  w: ["#ffffff", "#ffffff"],
  k: ["#0b1424", "#02060e"],
};

const PALETTES: Record<Guild, Palette> = {
  soldier: { s: ["#ff9a80", "#8e1f2c"], t: ["#ffd0a8", "#c04838"], c: ["#8a3040", "#38101e"], d: ["#5a2030", "#220a14"] },
  merchant: { s: ["#d8f5d0", "#4f9a78"], t: ["#ffd9c0", "#c9786a"], c: ["#2f8a68", "#0c3a30"], d: ["#7a5634", "#33200f"] },
  mage: { s: ["#dcb8ff", "#5a34a8"], t: ["#ffc0ec", "#8a3aa0"], c: ["#5c3a9c", "#221046"], d: ["#3a2468", "#140a2c"] },
  politician: { s: ["#a8dcff", "#2560a8"], t: ["#ffe0ea", "#b070a8"], c: ["#25528f", "#0a1d40"], d: ["#18365f", "#07142c"] },
  farmer: { s: ["#ffe08a", "#b8741c"], t: ["#ffb070", "#b04a1c"], c: ["#7a5a20", "#33230a"], d: ["#6b4420", "#2c1a08"] },
  ambassador: { s: ["#b8e8d0", "#3a7a80"], t: ["#8fd0c0", "#2a5a68"], c: ["#7a4a9c", "#241040"], d: ["#3a5a78", "#101f34"] },
};

/** Where each guild is at home, drawn dark behind its lords. */
const SCENES: Record<Guild, string> = {
  soldier:
    "<path d='M0 150V70L10 60V44H16V52H22V44H28V60L34 66V150ZM86 150V58L92 52V34H98V42H104V34H110V52L120 60V150Z'/><path d='M8 0L12 60M112 0L106 50' stroke-width='2'/><path d='M9 4L30 8L24 20L30 30L11 26Z'/>",
  merchant:
    "<path d='M0 150V40C10 12 34 12 40 44V150H32V52C28 34 16 34 10 54V150ZM80 150V36C88 6 112 8 120 34V150H112V46C106 30 94 30 90 48V150Z'/><path d='M0 20C30 34 50 34 60 24C80 34 100 30 120 16' fill='none' stroke-width='1.5'/><path d='M22 30l5 8l-5 8l-5 -8ZM44 31l4 6l-4 6l-4 -6ZM84 28l4 6l-4 6l-4 -6Z'/>",
  mage: "<path d='M0 150V96L8 62L18 100L26 84L34 150ZM120 150V84L110 50L100 92L92 78L84 150Z'/><path d='M20 24l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1ZM100 14l2 5 5 1-4 4 1 5-4-3-5 3 1-5-4-4 5-1Z'/><path d='M60 4a54 54 0 0 1 50 36M60 4a54 54 0 0 0-50 36' fill='none' stroke-width='1.4' stroke-dasharray='5 6'/>",
  politician:
    "<path d='M4 150V30H0V22H34V30H30V150H25V34H21V150H15V34H11V150ZM86 150V30H90V22H120V30H116V150H111V34H107V150H100V34H96V150Z'/><path d='M-4 22L60 -14L124 22Z'/>",
  farmer:
    "<path d='M8 150C20 120 0 96 12 70C20 48 4 30 14 0C24 30 14 50 20 74C26 100 14 120 22 150ZM98 150C90 120 110 100 100 76C92 54 108 30 104 6C116 30 106 52 112 78C118 104 104 124 112 150ZM34 150C38 130 28 116 36 98C42 114 38 130 44 150ZM78 150C74 130 86 112 82 92C94 112 86 132 90 150Z'/><path d='M12 40C2 36 0 30-2 24M18 66C28 62 30 54 30 48M106 46C116 42 118 36 120 30M100 84C90 80 88 72 88 66' fill='none' stroke-width='3'/>",
  ambassador:
    "<path d='M0 150V80C14 60 6 40 14 20C18 40 24 44 22 60C32 50 28 38 34 30C38 52 26 72 28 92L34 150ZM120 150V70C108 54 114 34 106 14C102 36 96 40 98 58C88 48 92 34 86 26C82 50 94 70 92 92L86 150Z'/><path d='M60 40L20 -10H34ZM60 40L48 -10H58ZM60 40L72 -10H86ZM60 40L104 -10H120ZM60 40L0 4V-10Z' opacity='.6'/>",
};

const all: Record<string, Part> = { ...BODIES, ...HEADS, ...HEADGEAR, ...PROPS };

/** The parts named in a line.  `robe` lies where it was drawn, `orb:60,124,.8,10` at a place, in a size, turned;
 * `(0,4,.9,8 … )` moves what is between, about the neck; `eyes-sly:16,56,8` are so far from the middle, so high, so large. */
export function composed(line: string): string {
  const out: string[] = [];
  for (const word of line.split(" ")) {
    if (word === ")") out.push("</g>");
    else if (word.startsWith("(")) {
      const [x = 0, y = 0, size = 1, turn = 0] = word.slice(1).split(",").map(Number);
      out.push(`<g transform="translate(${60 + x} ${84 + y})rotate(${turn})scale(${size} ${Math.abs(size)})translate(-60 -84)">`);
    } else {
      const [name = "", where = ""] = word.split(":");
      if (name.startsWith("eyes-")) {
        const [apart = 0, high = 0, size = 0] = where.split(",").map(Number);
        out.push(drawn([{ part: eyes(name.slice(5), apart, high, size) }]));
      } else {
        const part = all[name];
        if (!part) throw new Error(`no part is called ${name}`);
        out.push(drawn([{ part, at: where && at(where) }]));
      }
    }
  }
  return out.join("");
}

/** A lord, whole or only what matters of him where there is little room. */
export function lordPicture(name: string, close = false): string {
  const lord = LORD_ART[name];
  if (!lord) throw new Error(`nobody is called ${name}`);
  const palette = { ...COMMON, ...PALETTES[lord.guild], ...lord.own };
  const [x, y, side] = lord.face ?? [10, 6, 100];
  const [ground, deep] = PALETTES[lord.guild].c!;
  const defs = `<radialGradient id="halo" cx="60" cy="52" r="76" gradientUnits="userSpaceOnUse"><stop stop-color="${lord.light}"/><stop offset=".4" stop-color="${lord.light}" stop-opacity=".4"/><stop offset="1" stop-color="${ground}" stop-opacity=".25"/></radialGradient><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="#030a16" stop-opacity="0"/><stop offset="1" stop-color="#030a16" stop-opacity=".8"/></linearGradient>`;
  const scene = `<path fill="${deep}" stroke="none" d="M-40-40H160V190H-40Z"/><path fill="url(#halo)" stroke="none" d="M-40-40H160V190H-40Z"/><g fill="${deep}" stroke="${deep}" opacity=".75"${lord.turned ? ' transform="matrix(-1 0 0 1 120 0)"' : ""}>${SCENES[lord.guild].replaceAll("'", '"')}</g>`;
  const front = `<path fill="url(#shade)" stroke="none" d="M-40 0H160V150H-40Z"/>`;
  return picture(close ? `${x} ${y} ${side} ${side}` : "0 0 120 150", palette, scene + composed(lord.of) + front, defs);
}
