import { BOUNCERS } from "./bouncers";
import { COOKS } from "./cooks";
import { HEROES_DRAWN } from "./heroes";
import { blot, CREAM, disc, GOLD, INK, line, patch, placed, shade, shape, shine, STEEL, WOOD } from "./ink";
import { BROKEN_KEY, LOOT } from "./loot";
import { posed, type Pose } from "./poses";
import { SACK } from "./road";
import { SPIES } from "./spies";

const { bard, teller, pirate } = HEROES_DRAWN;

/** Somebody standing at x, y, so many times as large. */
const standing = (who: Parameters<typeof posed>[0], pose: Pose, x: number, y: number, size: number, flipped = false): string =>
  placed(`translate(${x} ${y}) scale(${flipped ? -size : size} ${size}) translate(-100 -232)`, posed(who, pose));

const sky = (colour: string): string => patch(colour, "M-200-200h720v600h-720z");
const rays = (x: number, y: number, colour: string, opacity: number): string =>
  `<g fill="${colour}" opacity="${opacity}" stroke="none">${Array.from({ length: 12 }, (_, ray) => {
    const edge = (turn: number) => `${Math.round(x + 460 * Math.cos(turn))} ${Math.round(y + 460 * Math.sin(turn))}`;
    return `<path d="M${x} ${y}L${edge(ray * 0.5236)} ${edge(ray * 0.5236 + 0.26)}z"/>`;
  }).join("")}</g>`;
const ground = (colour: string, top = 140): string => shape(colour, `M-200 ${top}q180-16 360 0t360 0v260h-720z`);
const bricks = (colour: string): string =>
  `<g fill="${colour}" stroke="none">${[
    [10, 14],
    [70, 44],
    [250, 20],
    [210, 60],
    [20, 84],
    [286, 90],
    [130, 10],
  ]
    .map(([x, y]) => `<path d="M${x} ${y}h26v10h-26zM${x! + 30} ${y}h14v10h-14z"/>`)
    .join("")}</g>`;
const stars = (places: [number, number][]): string => line(places.map(([x, y]) => `M${x} ${y - 3}v6M${x - 3} ${y}h6`).join(""), 2, CREAM);
const sack = (x: number, y: number, size: number): string => placed(`translate(${x} ${y}) scale(${size})`, SACK);
const loot = (value: number, x: number, y: number, size: number): string =>
  placed(`translate(${x} ${y}) scale(${size})`, LOOT[value] ?? "");

/** The fortress with its gate, open or shut, 150 wide, at 0, 0. */
const fortress = (gate: string): string =>
  [
    shape(
      "#8a6a4c",
      "M0 0v-70h-6v-14h10v6h8v-6h8v6h8v-6h10v14h-4v20h18v-44h-6v-16h10v7h10v-7h10v7h10v-7h10v16h-6v44h18v-20h-4v-14h10v6h8v-6h8v6h8v-6h10v14h-6V0z",
    ),
    shade("M76-110h10v7h10v-7h10v16h-6v44h18v-20h-4v-14h10v6h8v-6h8v6h8v-6h10v14h-6V0H76z"),
    shape("#ffd34d", "M12-48q6-8 12 0v12H12zM116-48q6-8 12 0v12h-12zM66-84q6-8 12 0v12H66z"),
    shape("#b8281a", "M72-110v-24l24 8-24 8"),
    shape(gate, "M48 0v-30q24-30 48 0V0z"),
  ].join("");

const glass = (x: number, y: number, size: number, upper: string, lower: string): string =>
  placed(
    `translate(${x} ${y}) scale(${size})`,
    shape("#fff9e8", "M-38-68h76c0 34-30 46-34 67 4 21 34 35 34 69h-76c0-34 30-48 34-69-4-21-34-33-34-67z"),
    upper,
    lower,
    shade("M2-68h36c0 34-30 46-34 67 4 21 34 35 34 69H18C20 38 6 18 4 0 6-20 14-40 2-68z"),
    line("M-38-68h76c0 34-30 46-34 67 4 21 34 35 34 69h-76c0-34 30-48 34-69-4-21-34-33-34-67z", 4),
    shape(WOOD, "M-50-82h100v14H-50zM-50 68h100v14H-50z"),
    line("M-43-68V68M43-68V68", 6),
    shine("M-28-60c1 14 8 22 14 30", 4),
  );

/** The three ways to a heap at the bottom of it. */
const heap = shape("#d98f22", "M-32 66q4-34 32-40 28 6 32 40z");

/** How a match ends, on a sheet of 320 by 180. */
export const ENDINGS: Record<string, string> = {
  escaped: [
    sky("#ffd98a"),
    rays(236, 96, "#fff3c9", 0.75),
    disc("#fff3c9", 236, 96, 30),
    shape("#9fb86a", "M-60 132q90-40 200-10t240-14v120H-60z"),
    placed("translate(6 128)", fortress("#ffe27a")),
    ground("#7f9c4a", 138),
    shape("#e3cb9a", "M72 128q30 4 60 22t120 30h-150q-30-26-42-52z"),
    placed("translate(150 20) rotate(16) scale(.42)", LOOT[1] ?? ""),
    line("M146 52l-10 6M150 34l-12-2", 2.4),
    standing(teller, "cheering", 172, 172, 0.5),
    standing(bard, "cheering", 222, 176, 0.52),
    standing(pirate, "cheering", 276, 174, 0.52),
    sack(128, 174, 0.9),
    loot(10, 108, 108, 0.26),
    disc(GOLD, 112, 158, 4),
    disc(GOLD, 98, 166, 4),
    disc(GOLD, 140, 182, 4),
  ].join(""),
  clock: [
    sky("#7d2b24"),
    rays(160, 80, "#a8433a", 0.6),
    ground("#4a2a1c", 142),
    glass(160, 78, 0.98, "", heap + line("M0 0v20", 2.4, "#d98f22")),
    standing(bard, "stunned", 62, 170, 0.5),
    standing(teller, "beaten", 232, 178, 0.5),
    standing(pirate, "stunned", 284, 170, 0.5, true),
    placed("translate(104 34) rotate(-14)", shape("#fff", "M-4-16h8v20h-8zM-4 9h8v8h-8z", 'stroke-width="2.6"')),
    placed("translate(218 30) rotate(14)", shape("#fff", "M-4-16h8v20h-8zM-4 9h8v8h-8z", 'stroke-width="2.6"')),
  ].join(""),
  "empty-reward": [
    sky("#6d5a78"),
    rays(160, 120, "#8a7596", 0.6),
    ground("#5a4034", 138),
    shape("#7a4a22", "M104 92L92 44q66-26 132 0l-12 48z"),
    shape("#5d3517", "M106 88L98 52q60-20 120 0l-8 36z"),
    shape("#8a5226", "M96 92h124v62H96z"),
    shape(INK, "M100 84h116v14H100z"),
    shape(GOLD, "M94 92h128v10H94zM110 102h10v52h-10zM196 102h10v52h-10zM148 92h20v26h-20z"),
    blot(158, 102, 3.4),
    line("M100 54q24 6 30 34M100 70q14 4 16 18M114 50q-2 20-16 28M216 54q-16 4-22 20M216 66q-10 2-14 12", 1.8, CREAM),
    placed(
      "translate(162 58) rotate(-16)",
      shape("#d8cfe6", "M0 0c-10-16-26-14-24-2 2 8 14 8 24 2zM0 0c10-16 26-14 24-2-2 8-14 8-24 2z", 'stroke-width="2.4"'),
      line("M0 4v-8M0-4l-4-7M0-4l4-7", 2.4),
    ),
    line("M158 84q10-6 4-14t6-10", 2, CREAM),
    standing(pirate, "stunned", 52, 172, 0.54),
    standing(bard, "hit", 268, 172, 0.5, true),
    standing(teller, "beaten", 160, 182, 0.46),
  ].join(""),
  "keys-destroyed": [
    sky("#5b4a52"),
    bricks("#6b5860"),
    ground("#4a3a34", 142),
    shape("#8d7458", "M98 144V54q62-84 124 0v90z"),
    shape(WOOD, "M110 144V58q50-66 100 0v86z"),
    shade("M166 26q30 4 44 32v86h-44z"),
    line("M130 144V44M150 144V32M170 144V32M190 144V44", 2.6),
    line("M110 76h100M110 112h100", 8),
    line("M110 76h100M110 112h100", 3, STEEL),
    shape(STEEL, "M136 82h48v36h-48z"),
    line("M144 82V70q16-20 32 0v12", 10),
    line("M144 82V70q16-20 32 0v12", 4.6, STEEL),
    blot(160, 96, 5),
    line("M160 98v10", 4.4),
    placed("translate(70 130) scale(.42)", BROKEN_KEY),
    placed("translate(116 142) scale(.42) rotate(30 40 40)", BROKEN_KEY),
    placed("translate(172 140) scale(.42) rotate(-50 40 40)", BROKEN_KEY),
    placed("translate(222 132) scale(.42) rotate(70 40 40)", BROKEN_KEY),
    standing(bard, "hit", 44, 168, 0.54),
    standing(pirate, "hit", 284, 168, 0.54, true),
    standing(teller, "beaten", 160, 186, 0.42),
  ].join(""),
  "all-left": [
    sky("#9fd3e4"),
    rays(160, 60, "#d5f0f7", 0.8),
    shape("#9fb86a", "M-60 132q90-40 200-10t240-14v120H-60z"),
    placed("translate(236 124) scale(.56)", fortress(INK)),
    ground("#7f9c4a", 144),
    shape("#c79a5f", "M122 180v-52h76v52z"),
    shape("#b3864c", "M50 180v-34h72v34zM198 180v-24h72v24z"),
    shade("M170 128h28v52h-28zM96 146h26v34H96zM246 156h24v24h-24z"),
    `<text x="160" y="168" font-family="Bangers, Impact" font-size="34" text-anchor="middle" stroke="none">1</text>`,
    `<text x="86" y="174" font-family="Bangers, Impact" font-size="26" text-anchor="middle" stroke="none">2</text>`,
    `<text x="234" y="177" font-family="Bangers, Impact" font-size="22" text-anchor="middle" stroke="none">3</text>`,
    standing(pirate, "cheering", 160, 129, 0.48),
    standing(bard, "cheering", 86, 147, 0.46),
    standing(teller, "ready", 236, 157, 0.46),
    sack(32, 176, 0.8),
    sack(296, 178, 0.6),
    loot(10, 100, 6, 0.24),
    line("M70 20l8 6M250 20l-8 6M216 8l-3 10M110 44l-8-4", 3, "#c8321f"),
    line("M40 40l6 8M284 40l-8 6M190 20l4-8", 3, GOLD),
  ].join(""),
  "deck-empty": [
    sky("#2d2a4a"),
    stars([
      [24, 24],
      [70, 14],
      [262, 20],
      [300, 46],
      [128, 10],
      [222, 40],
    ]),
    ground("#3b344e", 150),
    shape("#6b5b6e", "M40 160V16h-8V-4h20v8h24v-8h24v8h24v-8h24v8h24v-8h24v8h24v-8h24v8h20v20h-8v144z"),
    shade("M200-4h20v8h24v-8h24v8h20v20h-8v144h-80z"),
    shape(INK, "M66 160V68q94-76 188 0v92z"),
    standing(bard, "hit", 108, 162, 0.5),
    standing(teller, "hit", 160, 164, 0.5),
    standing(pirate, "hit", 214, 162, 0.5, true),
    `<g stroke-width="12">${line("M84 160V56M118 160V36M152 160V28M186 160V30M220 160V42M66 84h188M66 128h188", 12)}</g>`,
    line("M84 160V56M118 160V36M152 160V28M186 160V30M220 160V42M66 84h188M66 128h188", 5.4, STEEL),
    placed(
      "translate(276 128) rotate(8)",
      shape(CREAM, "M-20-30h40v56h-40z"),
      line("M-13-22h26v40h-26zM-13-22l26 40M13-22l-26 40", 2.4),
      shape("#c8321f", "M-30 20L26-34l8 8-56 54z"),
    ),
    glass(28, 134, 0.4, "", heap),
  ].join(""),
  fortress: [
    sky("#3a2040"),
    rays(160, 150, "#5d3560", 0.7),
    stars([
      [30, 26],
      [286, 30],
      [110, 16],
      [222, 12],
    ]),
    disc("#fff3c9", 262, 44, 20),
    disc("#f0d68c", 256, 40, 4),
    standing(COOKS.Ks!, "cheering", 244, 152, 0.56, true),
    standing(SPIES.Qs!, "cheering", 160, 148, 0.58),
    standing(BOUNCERS.Js!, "cheering", 78, 152, 0.56),
    shape("#8a6a4c", "M-60 240V136h40v14h30v-14h40v14h30v-14h40v14h30v-14h40v14h30v-14h40v14h30v-14h40v14h30v90z"),
    shade("M200 240V136h20v14h30v-14h40v14h30v-14h40v14h30v90z"),
    line("M20 168h26M70 164h30M140 170h26M210 164h30M270 170h26", 2.4),
  ].join(""),
};
