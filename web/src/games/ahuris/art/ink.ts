/** The comic hand: every picture is made of these few strokes.  Where nothing else is said, lines are ink and what they close is filled with it. */
export const INK = "#2b1a10";
export const CREAM = "#fff7e4";
export const GOLD = "#f5cf57";
export const STEEL = "#c9ccd4";
export const WOOD = "#8a5a2b";

/** A filled shape with an ink outline. */
export const shape = (fill: string, d: string, more = ""): string => `<path d="${d}" fill="${fill}"${more && " " + more}/>`;

/** A line of ink, or of another colour. */
export const line = (d: string, width = 0, colour = ""): string =>
  `<path d="${d}" fill="none"${width ? ` stroke-width="${width}"` : ""}${colour ? ` stroke="${colour}"` : ""}/>`;

/** A line with an outline of ink: cords, hoops, chains. */
export const cord = (d: string, width: number, colour: string): string => line(d, width + 5) + line(d, width, colour);

/** What lies in the shadow: halftone dots. */
export const shade = (d: string): string => `<path d="${d}" fill="url(#dots)" stroke="none"/>`;

/** Where light falls. */
export const shine = (d: string, width = 3): string => line(d, width, "#fff");

/** A colour without an outline. */
export const patch = (fill: string, d: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;

export const disc = (fill: string, x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Eyes, mouths and all else that is ink alone. */
export const blot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" stroke="none"/>`;

/** The same drawing elsewhere. */
export const placed = (how: string, ...parts: string[]): string => `<g transform="${how}">${parts.join("")}</g>`;

/** The four suits, each about 20 high around its middle. */
export const SUIT_SHAPES = {
  h: "M0 9C-13-1-9-10-4-9-1-9 0-5 0-5s1-4 4-4c5-1 9 8-4 18z",
  s: "M0-10C-2-5-10-1-9 4-8 8-3 8-1 5L-3 10H3L1 5C3 8 8 8 9 4 10-1 2-5 0-10z",
  d: "M0-11L8 0 0 11-8 0z",
  c: "M0-10a5 5 0 0 1 4 8 5 5 0 1 1-2 8l2 4h-8l2-4a5 5 0 1 1-2-8 5 5 0 0 1 4-8z",
} as const;
