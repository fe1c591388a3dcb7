import { CREAM, line, patch, placed, shape, SUIT_SHAPES } from "./ink";

const WALL = "#c9875f";
const torch = (x: number): string =>
  placed(
    `translate(${x} 60)`,
    `<circle cx="0" cy="-8" r="34" fill="#ffd98a" opacity=".35" stroke="none"/>`,
    shape("#5d3a1a", "M-4 4h8l-2 26h-4z"),
    shape("#ff9d2e", "M0-24c10 10 12 18 8 26H-8c-6-8-2-12 0-18 2 4 4 4 4 0s2-6 4-8z"),
    patch("#ffe27a", "M0-8c5 5 5 8 3 12h-6c-3-4-1-8 3-12z"),
  );
const banner = (x: number, suit: keyof typeof SUIT_SHAPES, colour: string): string =>
  placed(
    `translate(${x} 0)`,
    shape(colour, "M-22-30h44v104l-22-16-22 16z"),
    line("M-26-30h52M-14-24v84M14-24v84", 3),
    placed("translate(0 22) scale(1.5)", patch(CREAM, SUIT_SHAPES[suit])),
  );

/** The hall where fights are fought, on a sheet of 480 by 200; it goes on beyond its edges. */
export const HALL = [
  patch(WALL, "M-400-300H880v460H-400z"),
  `<g fill="#b8754f" stroke="none">${[
    [20, 20],
    [120, 70],
    [210, 96],
    [330, 80],
    [440, 30],
    [60, 112],
    [400, 120],
    [-60, 60],
    [540, 90],
    [-130, 20],
    [600, 30],
  ]
    .map(([x, y]) => `<path d="M${x} ${y}h34v14h-34zM${x! + 38} ${y}h20v14h-20z"/>`)
    .join("")}</g>`,
  `<g stroke="none" opacity=".5" fill="#fbe3b0"><path d="M240 130L-260-300h160zM240 130L20-300H150zM240 130L330-300H460zM240 130L600-300H780z"/></g>`,
  banner(178, "h", "#8c1b24"),
  banner(302, "s", "#2d3a5a"),
  banner(-80, "c", "#2f5d3a"),
  banner(560, "d", "#a3541b"),
  torch(22),
  torch(458),
  shape("#8a5a36", "M-400 146H880v300H-400z"),
  line("M-400 164H880M-400 188H880M40 146l-30 60M150 146l-14 60M240 146v60M330 146l14 60M440 146l30 60M-60 146l-50 60M540 146l50 60", 2),
  `<path d="M-400 146H880v10H-400z" fill="#2b1a10" opacity=".25" stroke="none"/>`,
].join("");
