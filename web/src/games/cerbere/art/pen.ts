/** The shapes of a drawing, as short as they can be written: path, colour, and what else it needs. */
export const fill = (d: string, colour: string, more = ""): string => `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`;

/** A line of one width, its ends round. */
export const line = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

/** A part drawn elsewhere: where, how large, turned how far; a negative size looks the other way. */
export const part = (name: string, x: number, y: number, size = 1, turn = 0, more = ""): string => {
  const scaled = size === 1 ? "" : ` scale(${Math.abs(size)})`;
  const turned = turn ? ` rotate(${turn})` : "";
  const faces = size < 0 ? " scale(-1 1)" : "";
  return `<use href="#cer-${name}" transform="translate(${x} ${y})${faces}${turned}${scaled}"${more && ` ${more}`}/>`;
};

/** The same on both sides of the middle. */
export const mirrored = (drawn: string): string => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`;

export const INK = "#140a15";
export const BONE = "#f6ead6";
export const EMBER = "#ff8a3a";
