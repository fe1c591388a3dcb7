import { blot, CREAM, disc, GOLD, INK, line, patch, placed, shade, shape, shine, STEEL, WOOD } from "./ink";

/** What is walked by on the way out, each about 44 wide and 50 high, standing at 0, 0. */
export const STOPS: string[] = [
  shape("#8d7458", "M-22 4v-34q22-26 44 0V4z") + shape(INK, "M-13 4v-30q13-16 26 0V4z") + line("M-6 2v-34M1 2v-37M8 2v-33", 3.4, STEEL),
  shape(WOOD, "M-16 2q-6-18 0-36 16-6 32 0 6 18 0 36-16 6-32 0z") +
    shade("M4-38q8 1 12 4 6 18 0 36-6 2-12 3z") +
    line("M-18-10q18 6 36 0M-18-24q18 6 36 0", 4) +
    line("M-4-36v38M6-36v38", 1.6),
  shape("#4a4a55", "M-22-26h44q4 30-22 30t-22-30z") +
    shape("#7cb35c", "M-22-27q22-8 44 0-22 8-44 0z") +
    shape("#ff9d2e", "M-16 8q4-10 8-4 4-10 8 0 4-8 8 0 6-6 8 4z", 'stroke-width="2.4"') +
    disc("#9fd06a", -4, -34, 4) +
    disc("#9fd06a", 8, -38, 3) +
    shine("M-14-16q2 8 6 12"),
  shape("#a58b6a", "M-14 4v-40h-5v-14h8v5h7v-5h8v5h7v-5h8v14h-5V4z") +
    shade("M2-46h2v-4h7v-5h8v14h-5V4H2z") +
    shape(INK, "M-5-24q5-8 10 0v10H-5z") +
    shape("#b8281a", "M0-50v-16l16 6-16 6", 'stroke-width="2.6"'),
];

/** The gate, shut and open, standing at 0, 0. */
const arch = shape("#a58b6a", "M-30 4v-46h-6v-16h12v7h10v-7h12v-1H2v1h12v7h10v-7h12v16h-6V4z") + shade("M8-58h6v7h10v-7h12v16h-6V4H8z");
export const GATE_SHUT =
  arch +
  shape(WOOD, "M-18 4v-26q18-24 36 0V4z") +
  line("M-9 4v-34M0 4v-38M9 4v-34M-18-14h36", 2.4) +
  disc(GOLD, 6, -8, 4) +
  blot(6, -8, 1.6);
export const GATE_OPEN =
  arch +
  shape("#ffe27a", "M-18 4v-26q18-24 36 0V4z") +
  patch("#fff6d0", "M-10 4l6-30 8-4 8 34z") +
  shape(WOOD, "M-18 4l-10 4v-34l10-6zM18 4l10 4v-34l-10-6z") +
  line("M-2-66v-10M-22-64l-6-9M18-64l6-9", 4, GOLD);

/** A sack of loot on its way: it grows with what is in it. */
export const SACK =
  shape("#6b4020", "M-9 0q-6 0-7 5 6 2 12 0V-1zM8 0q6 0 9 5-6 2-12 0V-1z", 'stroke-width="2.6"') +
  shape("#c79a5f", "M0 2c-18 0-22-12-18-22 3-8 10-12 11-16l-5-8q12 4 24 0l-5 8c2 4 9 8 12 16C23-10 18 2 0 2z") +
  shade("M5-36c2 4 9 8 12 16C21-10 18 2 2 2c10-8 12-26 3-38z") +
  shape("#b8281a", "M-8-37q8 4 16 0v5q-8 4-16 0z", 'stroke-width="2.4"') +
  shape(GOLD, "M-6-46l6-7 6 7-6 3z", 'stroke-width="2.4"') +
  disc("#fff", -5, -19, 5.4) +
  disc("#fff", 7, -20, 6.2) +
  blot(-3, -18, 2) +
  blot(6, -22, 2) +
  line("M-4-8q6 5 11-1", 2.6) +
  placed("translate(-12-12)", shape(CREAM, "M-4-4h8v8h-8z", 'stroke-width="1.8"') + line("M-2 0h4", 1.4));
