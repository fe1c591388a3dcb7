/** A small language to draw in.
 *
 * A part is a list of strokes: `s M10 10L20 20Z` fills a path with the colour `s` from light to dark and inks its outline.
 * Before the path stand: `|` to draw it mirrored too, `~` and a width for a line instead of a shape, the letter of a colour,
 * `-` for no outline, and a number for the opacity.  `O60,40,8` in a path is a circle, `O60,40,8,5` an ellipse. */
export type Part = readonly string[];

/** By letter: the colour in the light and in the shadow. */
export type Palette = Record<string, readonly [light: string, dark: string]>;

const STROKE = /^(\|?)(~?)([a-z])(-?)([\d.]*) (.+)$/;
const CIRCLE = /O([-\d.]+),([-\d.]+),([\d.]+)(?:,([\d.]+))?/g;
const INK = "#050c18";

/** Where a part is put down: at a place, larger or smaller, turned, mirrored. */
export interface Placed {
  part: Part;
  at?: string;
}

const round = (path: string): string =>
  path.replace(CIRCLE, (_, x: string, y: string, r: string, ry = r) => {
    const width = Number(r);
    return `M${Number(x) - width} ${y}a${width} ${ry} 0 1 0 ${2 * width} 0a${width} ${ry} 0 1 0 ${-2 * width} 0z`;
  });

function stroke(text: string, axis: number): string {
  const [, mirrored, line, colour, bare, number, path] = STROKE.exec(text) ?? [];
  if (!path) throw new Error(`no stroke: ${text}`);
  const d = round(path);
  const paint = line
    ? `fill="none" stroke="$${colour}" stroke-width="${number || 2}"`
    : bare
      ? `fill="url(#${colour})" stroke="none"${number ? ` opacity="${number}"` : ""}`
      : `fill="url(#${colour})"${number ? ` fill-opacity="${number}"` : ""}`;
  const drawn = `<path ${paint} d="${d}"/>`;
  return mirrored ? `${drawn}<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${drawn}</g>` : drawn;
}

/** The markup of parts that lie one upon the other. */
export const drawn = (parts: Placed[], axis = 60): string =>
  parts
    .map(({ part, at }) => {
      const inside = part.map((one) => stroke(one, at ? 0 : axis)).join("");
      return at ? `<g transform="${at}">${inside}</g>` : inside;
    })
    .join("");

/** "94,60,1.2,-20" as a transformation: place, size, turn; a negative size mirrors. */
export function at(text: string): string {
  const [x = 0, y = 0, size = 1, turn = 0] = text.split(",").map(Number);
  const scale = size === 1 ? "" : `scale(${size} ${Math.abs(size)})`;
  return `translate(${x} ${y})${turn ? `rotate(${turn})` : ""}${scale}`;
}

/** A whole picture (a line takes its colour in the light: it has no width to shade): its box, the colours it needs, and what is drawn. */
export function picture(box: string, palette: Palette, inside: string, defs = "", stretched = false): string {
  const used = [...new Set([...inside.matchAll(/url\(#(\w)\)/g)].map(([, letter]) => letter!))];
  const colours = used.map((letter) => {
    const [light, dark] = palette[letter] ?? [INK, INK];
    return `<linearGradient id="${letter}" x1=".2" y1="0" x2=".75" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${stretched ? ' preserveAspectRatio="none"' : ""}><defs>${colours.join("")}${defs}</defs><g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${inside.replace(/\$(\w)/g, (_, letter: string) => palette[letter]?.[0] ?? INK)}</g></svg>`;
}

/** The address of a drawing, for an `img`: it is painted once, and nothing in it reaches the page. */
export const address = (svg: string): string => `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`;
