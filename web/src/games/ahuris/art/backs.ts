import { blot, CREAM, disc, GOLD, INK, line, patch, placed, shade, shape, shine, STEEL, SUIT_SHAPES } from "./ink";

const RED = "#b3261a";
const cloth = (colour: string, dark: string): string =>
  shape(colour, "M3 8Q3 3 8 3H64q5 0 5 5V92q0 5-5 5H8q-5 0-5-5z") +
  line("M10 12q0-3 3-3H59q3 0 3 3V88q0 3-3 3H13q-3 0-3-3z", 2.4, CREAM) +
  `<g fill="${dark}" stroke="none">${[
    [36, 16],
    [18, 30],
    [54, 30],
    [18, 70],
    [54, 70],
    [36, 84],
  ]
    .map(([x, y]) => `<path d="M${x} ${y! - 5}l4 5-4 5-4-5z"/>`)
    .join("")}</g>`;

/** The backs of the decks, on a sheet of 72 by 100: who waits in the dark, what snaps, what one rises to, what was thrown away. */
export const BACKS: Record<string, string> = {
  enemies:
    cloth(RED, "#8f1b12") +
    shape(INK, "M14 66V48a22 22 0 0 1 44 0v18q-22 8-44 0z") +
    shape("#ffdf4d", "M20 46q10-4 13 6-10 4-13-6zM52 46q-10-4-13 6 10 4 13-6z", 'stroke-width="1.6"') +
    blot(28, 49, 2) +
    blot(44, 49, 2) +
    line("M22 60l4 5 5-5 5 5 5-5 5 5 4-5", 3.4, CREAM),
  dangers:
    cloth("#4d3a63", "#33244a") +
    shape(STEEL, "M8 56q0-24 28-24t28 24l-7-2-4 8-6-9-5 9-6-9-6 9-5-9-6 9-4-8z") +
    shape(STEEL, "M8 58q0 22 28 22t28-22l-6 3-5-7-6 8-5-8-6 8-6-8-5 8-6-8-5 7z") +
    shade("M44 33q20 4 20 23l-7-2-4 8-6-9zM44 79q20-3 20-21l-6 3-5-7-6 8z") +
    disc("#d8402f", 36, 24, 5),
  levels:
    cloth("#2f6a4a", "#1d4a32") +
    shape(GOLD, "M12 66l-2-32 14 14 12-22 12 22 14-14-2 32q-24 8-48 0z") +
    shade("M44 42l4 6 14-14-2 32q-8 4-16 4 4-14 0-28z") +
    placed("translate(36 56) scale(.9)", patch(RED, SUIT_SHAPES.h)) +
    disc(CREAM, 36, 26, 3.6) +
    disc(CREAM, 10, 34, 3.4) +
    disc(CREAM, 62, 34, 3.4) +
    shine("M17 46l2 12"),
  discard:
    shape("#f3dfae", "M3 8Q3 3 8 3H64q5 0 5 5V92q0 5-5 5H8q-5 0-5-5z") +
    shape("#c79a5f", "M36 88c-24 0-30-16-24-30 4-12 14-16 16-22l-7-11q15 5 30 0l-7 11c2 6 12 10 16 22 6 14 0 30-24 30z") +
    shade("M44 36c2 6 12 10 16 22 6 14 0 30-24 30 16-12 18-34 8-52z") +
    shape(RED, "M27 34q9 5 18 0v7q-9 5-18 0z") +
    disc(GOLD, 36, 64, 11) +
    line("M36 57v14M31 61h8M33 68h8", 2.6),
};
