import type { Puppet } from "./figure";
import { LEAD, TRAIL } from "./figure";
import { cord, disc, GOLD, line, placed, shade, shape, shine, STEEL } from "./ink";

/** From which level on a hero wears it. */
const MEDAL = 2;
const ARMOUR = 3;
const CROWN = 4;

const medal = placed(
  "translate(82 118) rotate(-6)",
  shape("#b8281a", "M-6-10H6v12l-6 5-6-5z", 'stroke-width="2.6"'),
  disc(GOLD, 0, 10, 8),
  shape("#fff3b8", "M0 4l2 4 4 .6-3 3 .8 4.4L0 14l-3.8 2 .8-4.4-3-3 4-.6z", 'stroke-width="1.4"'),
);
const plate =
  shape(STEEL, "M-19 11c-4-18 6-29 21-29s22 13 19 29c-12-7-28-7-40 0z") +
  shade("M6-18c12 2 17 15 15 29-4-2-8-4-12-4 2-9 2-17-3-25z") +
  line("M-17 1c10-8 26-8 36 0", 2.4) +
  shine("M-11-5q3-7 9-8", 3) +
  disc(GOLD, 2, -2, 3);
const crown =
  shape(GOLD, "M-17 2l-4-19 10 7 11-14 11 14 10-7-4 19q-17 6-34 0z", 'stroke-width="3"') +
  disc("#d8402f", 0, -6, 3) +
  disc("#3c8ab8", -10, -3, 2.2) +
  disc("#3c8ab8", 10, -3, 2.2);

/** Behind everything: a cloak for the greatest. */
export const cloak = ({ grown }: Puppet, level: number): string =>
  grown && level >= CROWN
    ? shape(grown.cloak, "M74 98C46 120 36 172 30 222q18 8 36-2 16 12 34 6 18 6 34-6 18 10 36 2-6-50-16-102l-28-22z") +
      shade("M126 98l28 22c10 52 10 52 16 102-10 4-20 2-30-2 2-40-2-82-14-122z") +
      cord("M31 216q18 8 35-2 16 12 34 6 18 6 34-6 17 10 35 2", 2.6, GOLD)
    : "";

/** On the chest. */
export const decoration = ({ grown }: Puppet, level: number): string => (grown && level >= MEDAL ? medal : "");

/** On each shoulder, over the arm. */
export const armour = ({ grown }: Puppet, level: number, of: "lead" | "trail"): string =>
  grown && level >= ARMOUR
    ? of === "lead"
      ? placed(`translate(${LEAD}) rotate(14)`, plate)
      : placed(`translate(${TRAIL}) rotate(-14) scale(-1 1)`, plate)
    : "";

/** On the hat, on the sheet of the head. */
export const crowned = ({ grown }: Puppet, level: number): string =>
  grown && level >= CROWN ? placed(`translate(${grown.crown[0]} ${grown.crown[1]}) rotate(${grown.crown[2]})`, crown) : "";
