import { blot, CREAM, disc, GOLD, INK, line, patch, placed, shade, shape, shine, STEEL, SUIT_SHAPES, WOOD } from "./ink";

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

const floor = (colour: string, seams: string): string =>
  shape(colour, "M-400 146H880v300H-400z") +
  line(seams, 2) +
  `<path d="M-400 146H880v10H-400z" fill="#2b1a10" opacity=".25" stroke="none"/>`;
const BOARDS =
  "M-400 164H880M-400 188H880M40 146l-30 60M150 146l-14 60M240 146v60M330 146l14 60M440 146l30 60M-60 146l-50 60M540 146l50 60";

/** The guardroom, with banners and torches: where Bouncers bounce. */
const GUARDROOM = [
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
  floor("#8a5a36", BOARDS),
].join("");

/** Somebody in a frame, who looks out of it. */
const portrait = (x: number, y: number, coat: string, skin: string, hat: string): string =>
  placed(
    `translate(${x} ${y})`,
    shape(GOLD, "M-24-30h48v60h-48z"),
    shape("#4a3a44", "M-18-24h36v48h-36z"),
    shape(coat, "M-17 24q2-16 17-16t17 16z", 'stroke-width="2.4"'),
    shape(skin, "M-10-8q0-11 10-11t10 11-10 14-10-14z", 'stroke-width="2.4"'),
    shape(hat, "M-15-11q3-12 15-12t15 12q-15-5-30 0z", 'stroke-width="2.4"'),
    disc("#fff", -4, -6, 3.4),
    disc("#fff", 5, -6, 3.4),
    blot(-2.6, -6, 1.5),
    blot(6.4, -6, 1.5),
  );
const curtain = (x: number, side: number): string =>
  placed(
    `translate(${x} 0) scale(${side} 1)`,
    shape("#7c2148", "M-34-80H40c4 60-2 150-20 222-16 8-36 8-54 2z"),
    line("M-18-80c2 90 2 150-2 222M4-80c4 90 0 150-6 224M24-80c2 80-4 150-16 220", 2.4),
    shape(GOLD, "M-34 62q26 10 58 2l-3 9q-26 8-55-1z", 'stroke-width="2.6"'),
    shape(INK, "M-26 140q14-6 22 2 6 4 12 6v4h-34zM2 142q10-4 16 2 6 4 12 6v4H2z"),
  );

/** The long gallery by night, where Spies stand behind curtains and look out of portraits. */
const GALLERY = [
  patch("#8a9a86", "M-400-300H880v460H-400z"),
  `<path d="M-400 92H880v54H-400z" fill="#6f7f6e" stroke="none"/>`,
  `<g fill="#7d8d7a" stroke="none">${Array.from({ length: 32 }, (_, n) => `<path d="M${n * 40 - 390}-300h16V92h-16z"/>`).join("")}</g>`,
  line("M-400 92H880M-400 98H880", 2.6),
  line(Array.from({ length: 16 }, (_, n) => `M${n * 80 - 380} 106h56v32h-56z`).join(""), 2),
  shape("#4a3a2a", "M190-70h100V92H190z") +
    patch("#2f4f7a", "M198-62h84V84h-84z") +
    `<circle cx="252" cy="-10" r="34" fill="#fff3b8" opacity=".2" stroke="none"/>` +
    disc("#fff3b8", 252, -10, 20) +
    patch("#e8d58c", "M246-18a5 5 0 1 1 0 8 6 6 0 0 0 0-8zM258-4a4 4 0 1 1 0 6z") +
    patch("#1c3050", "M198 84V66l10-6 8 8 12-14 10 12 14-8 12 10 18-8v24z") +
    line("M240-62V84M198 20h84", 4),
  portrait(58, 30, "#b8281a", "#eab58a", "#2d2430"),
  portrait(422, 30, "#3f7a30", "#f3c596", "#5e2d78"),
  portrait(-30, 22, "#2d3a5a", "#e8b288", "#7c2148"),
  portrait(512, 22, "#d98f3c", "#eab58a", "#3b3344"),
  curtain(150, 1),
  curtain(330, -1),
  curtain(-110, 1),
  curtain(590, -1),
  floor("#6b4a4a", BOARDS),
  shape("#8c1b24", "M150 156h180l40 90H110z") + line("M158 164h164l34 74H124z", 3, GOLD),
].join("");

const pan = (x: number, size: number, colour: string): string =>
  placed(
    `translate(${x} 6) scale(${size})`,
    line("M0 0v22", 6) + line("M0 2v20", 2.6, STEEL),
    shape(colour, "M-16 36a16 16 0 1 1 32 0 16 16 0 1 1-32 0z"),
    shade("M4 21a16 16 0 0 1 0 30c6-10 6-20 0-30z"),
    shine("M-10 32q2-6 7-8"),
  );
const sausages = (x: number): string =>
  placed(
    `translate(${x} 4)`,
    line("M0 0v10", 3),
    [0, 1, 2]
      .map((n) => shape("#b5482e", `M-6 ${10 + n * 20}q0-4 5-4t6 4q4 8 0 16-2 3-6 3t-6-3q-3-8 1-16z`, 'stroke-width="2.6"'))
      .join(""),
    shine("M-3 14v6M-3 34v6"),
  );
const jar = (x: number, y: number, colour: string): string =>
  placed(
    `translate(${x} ${y})`,
    shape(colour, "M-9-22h18q4 10 2 22h-22q-2-12 2-22z", 'stroke-width="2.6"'),
    shape(CREAM, "M-8-28h16v7H-8z", 'stroke-width="2.6"'),
  );

/** The kitchen, where the oven is always hot: where Cooks cook. */
const KITCHEN = [
  patch("#e6c98f", "M-400-300H880v460H-400z"),
  `<path d="M-400 56H880v90H-400z" fill="#f3e2bd" stroke="none"/>`,
  line("M-400 56H880M-400 86H880M-400 116H880", 1.6, "#c7a566"),
  line(Array.from({ length: 43 }, (_, n) => `M${n * 30 - 400} 56v90`).join(""), 1.6, "#c7a566"),
  line("M-400 56H880", 3),
  shape("#a5573a", "M168 146V38q0-14 12-20V-300h120V18q12 6 12 20v108z") +
    line(
      "M180-60h120M180-26h120M180 8h120M240-94v34M210-60v34M270-60v34M240-26v34M168 40h20M292 40h20M168 72h18M294 72h18M168 104h20M292 104h20",
      2,
    ) +
    shape(INK, "M190 146V84q0-38 50-38t50 38v62z") +
    shape("#ff8a2b", "M204 146q-8-30 8-44 4 8 8 10 2-24 20-36 0 22 12 30 6-6 8-14 18 22 14 54z") +
    patch("#ffdf4d", "M220 146q-4-18 6-26 4 6 8 6 2-14 10-20 2 14 8 20 4 0 6-6 8 10 4 26z") +
    shape(WOOD, "M156 28h168v12H156z"),
  line("M-400 4H880", 6) + line("M-400 4H880", 2.4, STEEL),
  pan(28, 1.05, "#c86f3c"),
  pan(78, 0.8, "#6b6f78"),
  sausages(124),
  sausages(356),
  pan(402, 0.85, "#6b6f78"),
  pan(452, 1.1, "#c86f3c"),
  pan(-40, 0.9, "#6b6f78"),
  sausages(-86),
  pan(-140, 1.1, "#c86f3c"),
  pan(520, 0.9, "#6b6f78"),
  sausages(566),
  pan(620, 1.1, "#c86f3c"),
  shape(WOOD, "M4 104h112v8H4zM364 104h112v8H364zM-190 104h112v8h-112zM558 104h112v8H558z"),
  jar(24, 103, "#8fbf6a"),
  jar(54, 103, "#d8402f"),
  jar(88, 103, "#e0a05c"),
  jar(388, 103, "#b56fb0"),
  jar(420, 103, "#8fbf6a"),
  jar(452, 103, "#d8402f"),
  jar(-130, 103, "#b56fb0"),
  jar(610, 103, "#e0a05c"),
  floor("#d9c3a0", ""),
  `<g fill="#9c5a4a" stroke="none">${Array.from({ length: 14 }, (_, n) => `<path d="M${n * 92 - 400} 150h46l-8 14h-46zM${n * 92 - 366} 164h46l-12 20h-46zM${n * 92 - 424} 184h46l-16 40h-46z"/>`).join("")}</g>`,
].join("");

const watcher = (x: number, coat: string, hair: string): string =>
  placed(
    `translate(${x} 62)`,
    shape(coat, "M-13 20q0-14 13-14t13 14z", 'stroke-width="2.6"'),
    shape("#eab58a", "M-8-2a8 9 0 1 1 16 0 8 9 0 1 1-16 0z", 'stroke-width="2.6"'),
    shape(hair, "M-9-4q0-9 9-9t9 9q-9-4-18 0z", 'stroke-width="2.6"'),
    line("M-12 10l-6-14M12 10l6-14", 4),
    shape("#7c1d18", "M-3 2h6q0 4-3 4t-3-4z", 'stroke-width="1.4"'),
  );
const rope = (y: number): string => line(`M-400 ${y}H880`, 9) + line(`M-400 ${y}H880`, 4.6, CREAM);
const post = (x: number, colour: string): string => shape("#5d3a1a", `M${x - 7} 60h14v92h-14z`) + shape(colour, `M${x - 10} 50h20v16h-20z`);

/** The ring in the courtyard, the staff on the wall: where heroes have it out. */
const RING = [
  patch("#9fd0d4", "M-400-300H880v460H-400z"),
  `<g stroke="none" opacity=".5" fill="#fff3cf"><path d="M240 90L-260-300h160zM240 90L20-300H150zM240 90L330-300H460zM240 90L600-300H780z"/></g>`,
  ...[-250, -70, 110, 330, 520, 700].map((x, n) => patch("#fff9", `M${x} ${n % 2 ? -14 : 8}q4-16 22-12 10-14 26-2 18-2 16 14z`)),
  shape(
    "#b59a74",
    `M-400 160V70${Array.from({ length: 16 }, (_, n) => `H${n * 80 - 372}V82H${n * 80 - 344}V70H${n * 80 - 320}`).join("")}V160z`,
  ),
  line("M-400 104H880M-400 128H880M-30 82v22M60 104v24M150 82v22M330 82v22M420 104v24M510 82v22", 2),
  ...[-150, -62, 22, 96, 186, 262, 330, 404, 486, 560, 640].map((x, n) =>
    watcher(x, ["#b8281a", "#3f7a30", "#5e2d78", "#d98f3c"][n % 4]!, ["#2d2430", "#a84d1c", "#f5cf57"][n % 3]!),
  ),
  shape("#a58b6a", "M-400 82H880v64H-400z") +
    line("M-400 104H880M-400 126H880M-10 82v22M70 104v22M160 82v22M320 82v22M400 104v22M490 82v22", 2),
  rope(92),
  rope(116),
  post(14, "#b8281a"),
  post(466, "#2d3a5a"),
  post(-190, "#2d3a5a"),
  post(670, "#b8281a"),
  floor("#e2cf9e", "M-400 168H880"),
  placed("translate(240 186) scale(3 1.3)", patch("#cfae70", SUIT_SHAPES.s)),
].join("");

/** Where fights are fought, by who is fought, on sheets of 480 by 200; they go on beyond their edges. */
export const HALLS: Record<string, string> = { bouncer: GUARDROOM, spy: GALLERY, cook: KITCHEN, hero: RING };
