import { blot, disc, line, shape, shine } from "./ink";

/** What a face says. */
export const MOODS = ["calm", "fierce", "hurt", "dazed"] as const;
export type Mood = (typeof MOODS)[number];

/**
 * A person as a puppet on a sheet of 200 by 240, facing right, feet on the ground at 232.
 * Arms are drawn along the x-axis from the shoulder at 0, 0 to the hand at 44, 0, with what the hand holds.
 */
export interface Puppet {
  /** Behind everything: capes, long hair, sacks. */
  behind: string;
  trail: string;
  body: string;
  head: string;
  faces: Record<Mood, string>;
  /** Over the face: hats, moustaches, hoods. */
  over: string;
  lead: string;
  /** How broad and how tall, beside others. */
  size: [number, number];
  /** Who wins levels: the colour of the cloak, and where the crown sits on the hat, how much aslant. */
  grown?: { cloak: string; crown: [x: number, y: number, turn: number] };
}

/** One drawing for each mood. */
export const faces = (draw: (mood: Mood) => string): Record<Mood, string> =>
  Object.fromEntries(MOODS.map((mood) => [mood, draw(mood)])) as Record<Mood, string>;

/** Where the arms are fixed. */
export const LEAD: [number, number] = [128, 112];
export const TRAIL: [number, number] = [72, 112];

type Eye = [x: number, y: number, r: number];

const spiral = ([x, y]: Eye): string => line(`M${x} ${y}c3-3 5 2 2 4s-9 0-8-5 9-8 13-3 1 12-5 13`, 2.4);

/** Two eyes of one mind, or not. */
export function eyes(mood: Mood, left: Eye, right: Eye, brow = "#2b1a10"): string {
  const [lx, ly, lr] = left;
  const [rx, ry, rr] = right;
  const whites = disc("#fff", lx, ly, lr) + disc("#fff", rx, ry, rr);
  switch (mood) {
    case "calm":
      return whites + blot(lx + 3, ly + 2, 3) + blot(rx - 2, ry - 3, 3);
    case "fierce":
      return (
        whites +
        blot(lx + 4, ly + 1, 3.2) +
        blot(rx + 4, ry + 1, 3.2) +
        line(`M${lx - lr - 1} ${ly - lr - 3}L${lx + lr} ${ly - 3}M${rx - rr} ${ry - 3}L${rx + rr + 1} ${ry - rr - 3}`, 6, brow)
      );
    case "hurt":
      return line(`M${lx - lr + 2} ${ly - 7}l${lr + 2} 7-${lr + 2} 7M${rx + rr - 2} ${ry - 7}l-${rr + 2} 7 ${rr + 2} 7`, 4.5);
    case "dazed":
      return whites + spiral(left) + spiral(right);
  }
}

/** A mouth; the calm one is everybody's own. */
export function mouth(mood: Mood, x: number, y: number, calm: string): string {
  switch (mood) {
    case "calm":
      return calm;
    case "fierce":
      return (
        shape("#fff", `M${x - 13} ${y - 4}q13-5 26 0l-2 10q-11 5-22 0z`) +
        line(`M${x - 6} ${y - 5}v12M${x} ${y - 6}v14M${x + 6} ${y - 5}v12M${x - 12} ${y + 1}h24`, 2)
      );
    case "hurt":
      return (
        shape("#7c1d18", `M${x - 11} ${y - 6}q11-6 22 0 2 16-11 17-13-1-11-17z`) +
        shape("#e88f86", `M${x - 7} ${y + 7}q7-6 14 0-6 6-14 0z`, 'stroke-width="2"')
      );
    case "dazed":
      return line(`M${x - 13} ${y}q5-6 9 0t9 0 8 0`) + shape("#e5786c", `M${x + 1} ${y}q1 13 7 12t4-13z`, 'stroke-width="2.6"');
  }
}

/** A sleeve, a cuff and a hand. */
export function arm(sleeve: string, skin: string, cuff = "", thick = 9): string {
  return (
    shape(sleeve, `M-4-${thick}Q14-${thick + 3} 32-${thick - 2}v${2 * thick - 4}Q14 ${thick + 3}-4 ${thick}-12 0-4-${thick}z`) +
    shape(skin, "M31-7q8-6 15-2 8 3 8 10-1 8-9 9-10 0-14-5z") +
    line("M44 1q4 1 7-1M43 6q4 1 7-1", 2) +
    (cuff && shape(cuff, `M29-${thick}h6v${2 * thick}h-6z`))
  );
}

/** Two feet in shoes; the same pair for whoever wears trousers. */
export const shoes = (fill: string): string =>
  shape(fill, "M68 214h26c2 6 16 6 20 12 1 5-3 6-8 6H70c-5 0-5-12-2-18zM108 214h26c2 6 17 6 21 12 1 5-3 6-8 6h-37c-5 0-5-12-2-18z") +
  shine("M76 222h8M116 222h8", 2.4);
