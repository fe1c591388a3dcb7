/** What happens on a space, as it is inlaid in the stone: about 44 wide around its middle. */
import { BONE, fill, INK, line } from "./pen";

const EDGE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`;
const CARD = "#4f8a42";
const FIRE = "#d8341a";

const card = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill("M-9-14h18v26h-18z", CARD, EDGE)}${line("M-4-8h8M-4-3h8M0 3v4", BONE, 2)}</g>`;
const flame = (x: number, size: number, outer = FIRE, inner = "#ffc04a"): string =>
  `<g transform="translate(${x} 0) scale(${size})">${fill("M-12 14C-20 2-6-6-8-20 4-14 2-6 8-12 8-4 18 4 12 14 6 20-6 20-12 14z", outer, EDGE)}${fill("M-6 14C-8 6 0 4 0-3 6 3 8 10 4 15z", inner)}</g>`;
const sign = (d: string, colour = INK): string => line(d, BONE, 7) + line(d, colour, 3.6);
const PLUS = "M7 0h8M11-4v8";
const ONE = "M20-4l4-4v14";
const LESS = "M7 0h7";
const die =
  fill("M-20-8L-6-16 6-8-8 0zM-20-8L-8 0-8 16-20 8zM6-8L6 8-8 16-8 0z", BONE, EDGE) +
  fill("M-8-9a2 2 0 1 1-.1 0zM-15 2a2 2 0 1 1-.1 0zM0 1a2 2 0 1 1-.1 0z", FIRE);

export const EMBLEMS: Record<string, string> = {
  draw_survival_1: card(-13, 1, -10) + sign(PLUS + ONE),
  draw_survival_3: card(-20, 2, -16) + card(-11, 0, 6) + sign("M4 0h8M8-4v8M17-7h8l-5 5c7 0 7 8 0 8q-2 0-4-1"),
  rage_forward_1: flame(-11, 0.95) + sign(PLUS + ONE, "#8f1206"),
  rage_back_1:
    fill("M-11-18C-4-8 2-2 2 6 2 14-4 18-11 18-18 18-24 14-24 6-24-2-18-8-11-18z", "#3f93c9", EDGE) +
    line("M-18 6C-18 10-16 12-13 13", BONE, 2.4) +
    sign(LESS + "M18-4l4-4v14", "#12401a"),
  speed_up_1: `<g transform="translate(-5 0)">${die}</g>` + sign(PLUS + ONE, "#8f1206"),
  speed_down_1: `<g transform="translate(-5 0)">${die}</g>` + sign(LESS + "M18-4l4-4v14", "#12401a"),
  barque:
    fill("M-24 4C-12 8 12 8 24 4 20 18 12 18 8 18L-8 18C-14 18-20 16-24 4z", "#8f6236", EDGE) +
    fill("M-18-6C-10-18 10-18 18-6 10 4-10 4-18-6z", BONE, EDGE) +
    fill("M-5-6a5 5 0 1 1 10 0 5 5 0 1 1-10 0z", "#2b7d8a", `stroke="${INK}" stroke-width="1.6"`),
  slide: line("M-22-12C-8-12-2 14 20 12M14 4l8 8-9 7", INK, 8) + line("M-22-12C-8-12-2 14 20 12M14 4l8 8-9 7", "#ffb067", 4),
  hunt: flame(0, 1.1, "#3d2233", FIRE) + fill("M-8 2l6 3-6 2zM8 2L2 5l6 2z", "#ffe27a"),
  reveal:
    fill("M-26 0C-14-18 14-18 26 0 14 18-14 18-26 0z", "#bff2f6", `stroke="${INK}" stroke-width="3"`) +
    fill("M-10 0a10 10 0 1 1 20 0 10 10 0 1 1-20 0z", "#1c6f7c") +
    fill("M-4 0a4 4 0 1 1 8 0 4 4 0 1 1-8 0z", INK),
  skull:
    fill("M-14 4C-20-10-12-20 0-20 12-20 20-10 14 4L9 6 9 14-9 14-9 6z", "#d8c9b6", EDGE) +
    fill("M-9-4C-10-11-2-11-2-5-2 0-8 1-9-4zM9-4C10-11 2-11 2-5 2 0 8 1 9-4zM0 0l2 5h-4z", INK) +
    line("M-4 8v5M0 8v5M4 8v5", INK, 1.6),
};
