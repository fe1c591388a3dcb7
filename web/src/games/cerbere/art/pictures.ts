/** A scene for each card, composed of drawings in a square of 100; who is in it wears a seat's colour. */
import { JOINTS, type Pose } from "../joints";
import { fill, INK, part } from "./pen";

const scene = (place: string, ...things: string[]): string => part(place, 0, 0) + things.join("");

/** An Adventurer: whose colour and head, in which pose, standing where; a negative size looks to the left. */
const who = (seat: number, pose: Pose, x: number, y: number, size: number, turn = 0, head = `head-${seat}`): string => {
  const [hx, hy, tilt] = JOINTS[pose].head;
  const scale = `scale(${size} ${Math.abs(size)})`;
  return (
    `<g data-seat-tint="${seat}" transform="translate(${x} ${y}) rotate(${turn}) ${scale}">` +
    part(pose, 0, 0) +
    part(pose === "turned" ? "pelt" : head, hx, hy, 1, tilt) +
    "</g>"
  );
};
const [BLUE, PINK, GREEN, RED, YELLOW, WHITE, VIOLET] = [0, 1, 2, 3, 4, 5, 6] as const;
const shadow = (x: number, y: number, wide: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.24}" fill="#000" opacity=".45"/>`;
const worn = (seat: number, drawn: string): string => `<g data-seat-tint="${seat}">${drawn}</g>`;
export const PICTURES: Record<string, string> = {
  // Action, of Adventurers
  supplies: scene(
    "embers",
    shadow(46, 92, 34),
    part("amphora", 74, 66, 1.05, 8),
    part("sack", 40, 58, 1.2),
    part("bread", 62, 86, 0.66),
    part("bread", 38, 90, 0.5, -6),
    part("torch", 14, 62, 0.95, -12),
  ),
  surge: scene(
    "embers",
    shadow(50, 91, 44),
    part("wind", 12, 44, 0.8),
    who(YELLOW, "run", 24, 74, 0.95),
    who(GREEN, "run", 80, 72, 0.95),
    who(RED, "run", 50, 80, 1.3),
    part("wind", 14, 78, 0.7),
  ),
  sprint: scene("embers", part("wind", 14, 36, 0.9), part("wind", 20, 70, 0.9), shadow(58, 92, 28), who(BLUE, "run", 56, 74, 1.85, 6)),
  regroup: scene(
    "dusk",
    shadow(50, 90, 44),
    who(WHITE, "stand", 22, 74, 1.15),
    who(VIOLET, "stand", 78, 74, -1.15),
    part("brazier", 50, 84, 0.72),
    who(PINK, "stand", 38, 60, 0.8),
    who(GREEN, "stand", 62, 60, -0.8),
    part("brazier", 50, 88, 0.8),
  ),
  // Action, of Cerberus
  fury: scene("blood", part("burst", 50, 50, 1.2), part("front", 50, 56, 1.15)),
  stalk: scene("night", part("profile", 36, 48, 1.15, 24), part("prints", 70, 92, 0.9, -8)),
  snare: scene(
    "blood",
    part("chain", 22, 86, 0.9, 16),
    shadow(52, 90, 36),
    who(YELLOW, "run", 54, 52, 1.15, 4),
    part("trap", 56, 76, 0.95),
  ),
  recall: scene("blood", who(RED, "turned", 30, 80, 1.35), part("horn", 58, 48, 0.75, -22), part("waves", 82, 26, 0.62, -32)),
  // Survival
  sacrifice: scene(
    "embers",
    part("brazier", 20, 92, 0.9),
    part("brazier", 82, 92, 0.9),
    shadow(50, 94, 22),
    who(WHITE, "caught", 50, 80, 1.2),
    part("dagger", 50, 22, 0.78, 180),
  ),
  egotism: scene(
    "moss",
    shadow(40, 92, 26),
    who(YELLOW, "stand", 32, 76, 1.5),
    part("mirror", 74, 52, 1.35, 8),
    part("head-4", 74, 38, 0.95, 8),
  ),
  favoritism: scene(
    "moss",
    who(VIOLET, "stand", 84, 60, 0.72),
    shadow(40, 92, 34),
    who(BLUE, "stand", 24, 78, 1.3),
    who(PINK, "stand", 60, 78, -1.3),
    worn(BLUE, part("hand-out", 38, 66, 0.42)),
    worn(PINK, part("hand-out", 50, 68, -0.42)),
    part("heart", 43, 30, 0.42),
  ),
  cowardice: scene(
    "moss",
    part("alert", 78, 44, 0.26),
    who(GREEN, "stand", 38, 74, 1.3, -6),
    part("boulders", 36, 96, 0.9),
    part("slabs", 80, 98, 0.6),
  ),
  opportunism: scene(
    "moss",
    shadow(48, 92, 30),
    who(WHITE, "caught", 50, 80, 1.15),
    who(RED, "run", 54, 50, 1.2, -8),
    part("mask", 84, 26, 0.5, 14),
  ),
  arrogance: scene(
    "moss",
    part("rays", 50, 40, 0.9),
    part("pedestal", 50, 68, 0.9),
    who(YELLOW, "stand", 50, 56, 1.2, -6),
    who(PINK, "stand", 16, 84, 0.72),
    who(BLUE, "stand", 84, 84, -0.72),
  ),
  fatalism: scene(
    "dusk",
    part("front", 50, 40, 1.25),
    fill("M0 66C30 56 70 56 100 66V100H0z", INK, 'opacity=".6"'),
    shadow(50, 94, 24),
    who(WHITE, "caught", 50, 84, 0.95),
  ),
  tenacity: scene(
    "moss",
    fill("M0 100V44L22 36 46 46 52 66 46 82 54 100z", "#3a2c40", `stroke="${INK}" stroke-width="2"`) +
      fill("M0 44L22 36 46 46 20 54 0 52z", "#75607a"),
    who(RED, "run", 70, 84, 1.15, -34),
    worn(RED, part("hand-grip", 36, 44, 0.9, 24)),
  ),
  conspiracy: scene(
    "night",
    `<circle cx="50" cy="66" r="34" fill="#ffb84a" opacity=".28"/>`,
    who(GREEN, "stand", 22, 82, 1.25, 10),
    who(VIOLET, "stand", 78, 82, -1.25, -10),
    who(BLUE, "stand", 50, 62, 0.95),
    part("torch", 50, 86, 0.7),
  ),
  contempt: scene("moss", shadow(34, 94, 20), who(BLUE, "caught", 30, 86, 0.85), worn(YELLOW, part("thumb-down", 66, 38, -1.35, -8))),
  scapegoat: scene(
    "moss",
    worn(RED, part("hand-out", 8, 30, 0.7, 14)) + worn(VIOLET, part("hand-out", 94, 34, -0.7, -14)),
    part("goat", 50, 56, 1.15),
    part("rope", 50, 90, 0.62),
  ),
  // Betrayal
  ambush: scene(
    "night",
    part("eyes", 30, 34, 0.62),
    part("eyes", 78, 44, 0.42),
    part("boulders", 28, 72, 0.85),
    part("slabs", 86, 70, 0.62),
    shadow(58, 95, 18),
    who(PINK, "stand", 58, 84, 0.9),
  ),
  treachery: scene("blood", who(GREEN, "stand", 28, 76, 1.2), who(VIOLET, "turned", 72, 80, -1.4), part("dagger", 44, 56, 0.8, -76)),
  violence: scene("blood", part("burst", 54, 48, 1.25), worn(RED, part("fist", 48, 52, 1.85, -12))),
  sabotage: scene(
    "night",
    fill("M0 62L30 66V100H0zM100 62L72 66V100H100z", "#33233e", `stroke="${INK}" stroke-width="2"`),
    part("rope", 50, 56, 1.05),
    part("rope", 50, 72, 1.05),
    who(BLUE, "run", 84, 46, 0.72),
    part("saw", 40, 46, 0.95, 38),
  ),
  grudge: scene(
    "blood",
    `<circle cx="50" cy="52" r="34" fill="#ff4a3a" opacity=".25"/>`,
    part("heart", 50, 56, 1.35),
    part("crack", 50, 56, 1.35),
    part("dagger", 62, 30, 0.95, 208),
  ),
  deceit: scene("dusk", who(PINK, "turned", 58, 86, 1.6), part("mask", 42, 58, 0.86, -10)),
  malevolence: scene(
    "night",
    part("shade", 50, 58, 1.5),
    part("eyes", 50, 34, 0.95),
    part("snake", 24, 82, 0.62),
    shadow(66, 95, 14),
    who(WHITE, "caught", 66, 88, 0.66),
  ),
  machination: scene(
    "blood",
    shadow(50, 95, 20),
    who(BLUE, "caught", 50, 88, 0.95),
    part("strings", 50, 50, 0.8),
    part("claw-hand", 50, 30, 1),
  ),
  // Treasures
  mask: scene(
    "dusk",
    part("torch", 14, 64, 1, -10),
    part("torch", 86, 64, 1, 10),
    shadow(50, 97, 30),
    worn(VIOLET, part("stand", 50, 92, 1.9)),
    part("mask", 50, 44, 1.08),
  ),
  dagger: scene(
    "blood",
    part("rays", 50, 30, 0.9),
    part("pedestal", 50, 82, 1.35),
    fill("M36 76C44 71 58 71 64 76 58 81 42 81 36 76zM58 79L62 79 61 90C60 94 58 93 58 89z", "#8f0f1c"),
    part("dagger", 50, 44, 1.05, 188),
  ),
  grail: scene(
    "gold",
    part("rays", 50, 34, 1.15),
    part("grail", 50, 40, 1.1),
    worn(PINK, part("hand-grip", 33, 78, 0.72, 16)) + worn(BLUE, part("hand-grip", 67, 78, -0.72, 16)),
  ),
  lyre: scene(
    "shore",
    shadow(40, 94, 28),
    who(BLUE, "stand", 32, 78, 1.45),
    part("lyre", 60, 66, 0.78, 10),
    part("waves", 78, 42, 0.62, -24),
  ),
  "crystal-ball": scene(
    "night",
    `<circle cx="50" cy="52" r="40" fill="#a06ae0" opacity=".35"/>`,
    part("ball", 50, 54, 1.2),
    part("eyes", 50, 52, 0.42),
    worn(WHITE, part("hand-out", 8, 68, 0.78, -16)) + worn(WHITE, part("hand-out", 92, 68, -0.78, -16)),
  ),
  sandals: scene(
    "dusk",
    part("wind", 16, 36, 0.9),
    part("wind", 20, 74, 1),
    shadow(58, 95, 20),
    part("sandals", 44, 48, 0.86, -16),
    part("sandals", 64, 62, 1.2, -10),
  ),
  lamp: scene(
    "gold",
    part("shade", 70, 44, 0.86, 0, 'opacity=".72"'),
    part("eyes", 70, 32, 0.36),
    part("smoke", 66, 60, 0.9),
    part("slabs", 18, 96, 0.7),
    part("boulders", 74, 100, 0.8),
    part("lamp", 38, 74, 1.1),
  ),
};
