import { blot, cord, CREAM, disc, GOLD, line, patch, placed, shade, shape, shine, STEEL, WOOD } from "./ink";

const coin = (x: number, y: number, metal = GOLD): string =>
  `<ellipse cx="${x}" cy="${y}" rx="20" ry="9" fill="${metal}"/><ellipse cx="${x}" cy="${y - 6}" rx="20" ry="9" fill="${metal}"/>` +
  line(`M${x - 9} ${y - 7}q9-4 18 0`, 2);
const gem = (x: number, y: number, size: number, colour: string): string =>
  placed(
    `translate(${x} ${y}) scale(${size})`,
    shape(colour, "M-18-6L-10-18H10L18-6 0 18z"),
    patch("#fff8", "M-10-18L-6-6h-12zM0-18l6 12H-6z"),
    line("M-18-6h36M-6-6L0 18 6-6 0-18z", 2),
  );

/** What Treasures of each value are, on a sheet of 100 by 100; the aces are keys. */
export const LOOT: Record<number, string> = {
  1: placed(
    "rotate(38 50 50)",
    shape(GOLD, "M50 6a21 21 0 0 1 7 41v12h-5l0 8h16v9h-7v8h7v9H43V47A21 21 0 0 1 50 6z"),
    shape(CREAM, "M50 17a10 10 0 1 1-.1 0z"),
    shade("M54 8c16 4 20 30 3 39v46h-6V46c12-6 12-26 3-38z"),
    shine("M37 26q2-8 9-11M47 52v30"),
  ),
  2:
    coin(38, 74, "#d98f4c") +
    coin(62, 66, "#d98f4c") +
    coin(50, 50, "#e0a05c") +
    placed("rotate(-24 68 30)", shape("#e0a05c", "M68 12a18 18 0 1 1-.1 0z"), line("M62 24q6-4 11 0 2 6-5 7-7 1-5 7 5 4 11 0M68 20v22", 3)),
  3:
    placed(
      "rotate(40 50 50)",
      shape(STEEL, "M34 6v24c0 12 10 14 11 16l-3 44c0 8 12 8 12 0l-3-44c1-2 11-4 11-16V6h-5v22h-6V6h-6v22h-6V6z"),
      shine("M38 12v18"),
    ) +
    placed(
      "rotate(-40 50 50)",
      shape(STEEL, "M50 4c16 4 18 34 4 42l3 46c0 8-14 8-14 0l3-46C32 38 34 8 50 4z"),
      shade("M50 4c16 4 18 34 4 42l3 46-5 5c2-30 6-60-2-93z"),
      shine("M43 14q-5 10-1 20"),
    ),
  4:
    cord("M14 30Q20 84 50 84T86 30", 4, WOOD) +
    [
      [16, 36],
      [21, 52],
      [30, 67],
      [50, 82],
      [70, 67],
      [79, 52],
      [84, 36],
    ]
      .map(([x, y]) => disc("#f4f0ff", x!, y!, y === 82 ? 14 : 9))
      .join("") +
    shine("M44 76q2-4 6-4M26 63l3-2M66 63l3-2", 2.6) +
    shine("M13 33l3-2M80 33l3-2M18 48l3-2M76 48l3-2", 2.4),
  5:
    shape(GOLD, "M22 12h56c2 30-6 44-22 48v16l16 10v6H28v-6l16-10V60C28 56 20 42 22 12z") +
    shade("M62 12h16c2 30-6 44-22 48v16l16 10v6H54c8-24 16-50 8-80z") +
    `<ellipse cx="50" cy="13" rx="28" ry="7" fill="#8c1b24"/>` +
    disc("#c8321f", 50, 40, 7) +
    shape("#3c8ab8", "M32 30l6 8-6 8-5-8zM68 30l6 8-6 8-6-8z") +
    shine("M28 22q0 12 6 20"),
  6:
    shape("#f0e2c0", "M45 6h10v22H45zM15 20h9v20h-9zM76 20h9v20h-9z") +
    shape("#ff9d2e", "M50-8q8 8 0 14-8-6 0-14zM19 6q7 7 0 13-7-6 0-13zM80 6q7 7 0 13-7-6 0-13z", 'stroke-width="2.4"') +
    shape(
      GOLD,
      "M40 28h20v8h-5v12c14 0 20-2 22-8h-6v-6h20v6h-6c-2 14-14 18-30 18v20c12 0 20 4 20 12H25c0-8 8-12 20-12V58c-16 0-28-4-30-18H9v-6h20v6h-6c2 6 8 8 22 8V36h-5z",
    ) +
    shade("M52 28h8v8h-5v12c14 0 20-2 22-8l8 0c-2 14-14 18-30 18v20c12 0 20 4 20 12H54z"),
  7: placed(
    "rotate(18 50 50)",
    shape(WOOD, "M44 62h12l4 34H40z"),
    disc(GOLD, 50, 36, 33),
    disc("#bfe4ee", 50, 36, 24),
    patch("#fff", "M34 44L58 16l8 6-24 30z"),
    shade("M54 12a24 24 0 0 1 4 46c10-14 8-32-4-46z"),
    disc("#c8321f", 50, 1, 5),
    disc("#3d7a4a", 17, 36, 4.4),
    disc("#3d7a4a", 83, 36, 4.4),
    disc("#c8321f", 50, 69, 5),
  ),
  8:
    gem(50, 66, 1.5, "#d0342a") +
    gem(28, 40, 1, "#3c8ab8") +
    gem(72, 38, 1.05, "#4fa35a") +
    gem(50, 18, 0.8, "#9a5fc0") +
    shine("M14 14l4 4M18 14l-4 4M86 62v8M82 66h8", 2.6),
  9:
    shape("#a8682f", "M10 44C10 22 26 14 50 14s40 8 40 30v6H10z") +
    shape("#8a5226", "M10 54h80v34H10z") +
    shape(GOLD, "M16 48c4-10 12-4 16-8 8-6 14-2 18 0 6-6 14-4 18 0 8-2 14 2 16 8z") +
    disc(GOLD, 34, 40, 6) +
    disc(GOLD, 62, 38, 6) +
    shape("#c8321f", "M44 44l6-9 7 9z") +
    shape(GOLD, "M8 48h84v9H8zM20 57h8v31h-8zM72 57h8v31h-8zM42 50h16v18H42z") +
    blot(50, 57, 3) +
    line("M50 58v5", 3) +
    shade("M70 17c14 4 20 14 20 27v44H76z"),
  10:
    shape("#c8321f", "M24 50q26-30 52 0l-4 22H28z") +
    shape(GOLD, "M8 28l20 20L50 12l22 36 20-20-10 54q-32 10-64 0z") +
    shade("M72 48l20-20-10 54q-10 4-22 5 8-14 12-39z") +
    line("M20 70q30 9 60 0") +
    disc("#3c8ab8", 50, 62, 6) +
    disc("#4fa35a", 32, 60, 4.4) +
    disc("#4fa35a", 68, 60, 4.4) +
    disc(CREAM, 50, 10, 6) +
    disc(CREAM, 8, 26, 5) +
    disc(CREAM, 92, 26, 5) +
    shine("M20 44l4 18"),
};

/** A key in two, for those that are destroyed. */
export const BROKEN_KEY =
  placed(
    "rotate(-30 40 40)",
    shape("#a99a86", "M40 4a19 19 0 0 1 6 37v8l-5-5-6 5V41A19 19 0 0 1 40 4z"),
    shape(CREAM, "M40 14a9 9 0 1 1-.1 0z"),
  ) +
  placed("translate(24 20) rotate(24 50 60)", shape("#a99a86", "M44 40l6 5 6-5v12h14v8h-7v7h7v8H44z")) +
  line("M64 30l8-8M72 40h10M58 22V12", 4, "#c8321f");
