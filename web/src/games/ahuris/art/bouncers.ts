import { arm, eyes, faces, mouth, shoes, type Puppet } from "./figure";
import { blot, cord, CREAM, disc, GOLD, INK, line, patch, placed, shade, shape, shine, STEEL, WOOD } from "./ink";

const SKIN = "#dba57c";

/** More neck than head. */
const skull = (skin: string, neck: string): string =>
  [
    shape(neck, "M32 62v34q28 12 56 0V62z"),
    shape(skin, "M33 34c0-18 12-26 27-26s27 8 27 26v22c3 5 3 24-6 30-11 8-31 8-42 0-9-6-9-25-6-30z"),
    shade("M72 11c9 4 15 12 15 23v22c3 5 3 24-6 30-4 3-10 5-15 6 9-20 11-56 6-81z"),
    shape(skin, "M29 44c-7 0-8 15 2 16M91 44c7 0 8 15-2 16"),
  ].join("");

const nose = shape("#cf9468", "M54 54c-5 9-5 14 6 14s11-5 6-14");

/** Trousers, shoes and a chest as broad as a door. */
const trunk = (legs: string, chest: string, more: string): string =>
  [
    shape(legs, "M68 158h64l6 58h-32l-6-34-6 34H62z"),
    shade("M112 158h20l6 58h-16z"),
    shoes("#241a20"),
    shape(chest, "M100 92c-30 0-50 6-56 22l10 32 12 20q34 8 68 0l12-20 10-32c-6-16-26-22-56-22z"),
    more,
    shade("M122 94c20 3 31 10 34 20l-10 32-12 20-16 3c12-22 14-52 4-75z"),
  ].join("");

/** ♥ The wall: a boxer with a heart on his vest, who smiles and does not move. */
const wall: Puppet = {
  size: [1.2, 1.02],
  behind: "",
  trail: arm(SKIN, SKIN, "", 13) + shape("#c8321f", "M28-13c10-8 34-8 36 12 0 18-24 22-36 12z") + line("M34-12v22", 3, CREAM),
  body: trunk(
    "#b8281a",
    CREAM,
    line("M64 100q4 14 2 24M136 100q-4 14-2 24") +
      shape("#c8321f", `M100 150C70 126 82 106 93 108c5 1 7 8 7 8s2-7 7-8c11-2 23 18-7 42z`) +
      shape(GOLD, "M66 156q34 8 68 0v12q-34 8-68 0z"),
  ),
  head: skull(SKIN, "#c98f68"),
  faces: faces(
    (mood) =>
      eyes(mood, [48, 48, 7], [72, 48, 7]) +
      (mood === "calm" ? line("M38 38h16M66 38h16", 5) : "") +
      nose +
      mouth(mood, 60, 78, line("M42 74q18 14 36 0", 4) + shape("#fff", "M50 77h7v7h-6z", 'stroke-width="2"')),
  ),
  over: [
    shape(CREAM, "M66 82l16-10 5 8-16 10z", 'stroke-width="2.4"'),
    line("M72 79l6 3M74 85l4-6", 1.6),
    shape("#b8281a", "M33 30q27-12 54 0v8q-27-10-54 0z"),
    shine("M46 16q8-5 18-3", 4),
  ].join(""),
  lead:
    arm(SKIN, SKIN, "", 13) +
    shape("#d8452f", "M28-13c10-10 38-10 40 10 0 20-26 24-40 14z") +
    line("M35-13v24", 3, CREAM) +
    shine("M46-10q10 0 13 8") +
    line("M42 8q8 4 14 0", 2.4),
};

/** ♠ The spike: iron on the head, iron on the shoulders, iron at the end of a chain. */
const spike: Puppet = {
  size: [1.1, 0.99],
  behind: "",
  trail:
    arm("#3a3440", SKIN, INK, 11) +
    placed(
      "translate(46 4)",
      shape("#a9743f", "M-26-26q26-10 52 0l-4 34Q12 26 0 32-12 26-22 8z"),
      shape(STEEL, "M-5-12q5-4 10 0l3 14q-8 8-16 0z"),
      line("M-20-18q20-7 40 0", 2),
    ),
  body: trunk(
    "#2b2530",
    "#4d4654",
    [
      line("M58 104l84 56M142 104l-84 56", 9),
      line("M58 104l84 56M142 104l-84 56", 3.6, WOOD),
      disc(STEEL, 100, 132, 9),
      shape(STEEL, "M44 114l-8-16 16 6 0-18 14 12 8-4c-6 8-8 16-8 28zM156 114l8-16-16 6 0-18-14 12-8-4c6 8 8 16 8 28z"),
    ].join(""),
  ),
  head: skull("#cf9870", "#b37f58"),
  faces: faces(
    (mood) =>
      eyes(mood === "calm" ? "fierce" : mood, [48, 50, 7], [72, 50, 7]) +
      nose +
      mouth(mood, 60, 80, line("M44 82q16-9 32 0", 5)) +
      line("M80 58l-8 22M74 64l7 3M72 71l7 3", 2.4),
  ),
  over: [
    shape("#8d919c", "M30 42V30C30 12 44 4 60 4s30 8 30 26v12q-30-12-60 0z"),
    shade("M70 6c12 3 20 12 20 24v12q-8-3-16-4c4-10 2-24-4-32z"),
    shape(STEEL, "M54 8L60-18l6 26zM34 20L20 6l22 4zM86 20L100 6 78 10z"),
    line("M32 36q28-12 56 0", 3),
    blot(42, 30, 2.4),
    blot(60, 26, 2.4),
    blot(78, 30, 2.4),
    shape("#5a5f6b", "M55 34h10l-2 20h-6z"),
  ].join(""),
  lead: [
    placed(
      "translate(46 2) rotate(20)",
      shape(WOOD, "M-5 20h10l-1-62h-8z"),
      line("M-5-34h10M-5-26h10", 3),
      line("M0-44c-4-10 8-14 14-8", 7),
      line("M0-44c-4-10 8-14 14-8", 2.4, STEEL),
    ),
    placed(
      "translate(76-52)",
      shape("#6b7078", "M0-30l5 10 11-6-3 12 13 1-9 9 10 8-13 3 3 12-12-5-5 11-6-11-12 5 3-12-13-3 10-8-9-9 13-1-3-12 11 6z"),
      disc("#8d919c", 1, 0, 14),
      shine("M-6-6q4-5 9-4", 3.4),
    ),
    arm("#3a3440", SKIN, INK, 12),
  ].join(""),
};

/** ♦ The sprinter: whistle in the mouth, wings at the ankles; nobody has ever run away from him. */
const sprinter: Puppet = {
  size: [0.86, 1],
  behind: line("M8 120h26M0 140h30M10 160h22", 4),
  trail: arm("#e08a2c", "#efc19a", CREAM, 9),
  body: [
    shape("#efc19a", "M74 164h22l-14 50-16-4zM106 164h24l8 46h-18z"),
    shape("#2f6f8f", "M68 150h64l4 30-34-2-34 8z"),
    shape("#d8402f", "M60 210h24l16 14c2 6-2 8-8 8H62c-6 0-6-16-2-22zM114 208h24l18 16c2 6-2 8-8 8h-32c-6 0-6-18-2-24z"),
    shine("M66 224h20M120 224h20", 3),
    shape(
      "#fff",
      "M62 208c-14 0-24-8-28-20 10 6 18 2 22 0-2 8 4 14 10 14zM114 206c-12-2-20-10-22-22 8 8 16 6 20 4-2 6 4 14 8 14z",
      'stroke-width="2.6"',
    ),
    shape("#e08a2c", "M100 94c-24 0-38 6-44 18l12 28-4 20q36 8 72 0l-4-20 12-28c-6-12-20-18-44-18z"),
    line("M60 104l34 50M66 98l36 54", 4, CREAM),
    shape(CREAM, "M84 116h34v26H84z"),
    shape("#c8321f", "M101 118l9 11-9 11-9-11z", 'stroke="none"'),
    shade("M118 96c14 2 22 8 26 16l-12 28 4 20-14 2c8-22 8-46-4-66z"),
  ].join(""),
  head: skull("#efc19a", "#d9a67c"),
  faces: faces(
    (mood) =>
      eyes(mood, [48, 49, 9], [73, 49, 9]) +
      (mood === "calm" ? line("M38 37l18 3M84 37l-18 3", 5, "#8a5416") : "") +
      nose +
      (mood === "calm" || mood === "fierce"
        ? shape(STEEL, "M58 76h16c12 0 12 16 0 16-8 0-10-6-10-9h-6z") + blot(73, 84, 3) + line("M84 72l5-4M88 80h7", 2.4)
        : mouth(mood, 60, 80, "")),
  ),
  over: [
    shape("#f0c23a", "M30 34C24 14 36 2 44 6 52-6 74-8 84 2c10 0 12 18 5 32-4-6-8-10-12-10-12 4-26 4-34 0-6 0-10 4-13 10z"),
    shade("M76-4c4 2 6 3 8 6 10 0 12 18 5 32-4-6-8-10-12-10 4-8 4-20-1-28z"),
    shape("#c8321f", "M31 28q29-10 58 0v9q-29-10-58 0z"),
    line("M52 4c-6 4-8 10-8 16M66 0c-4 6-6 12-4 18", 2.4),
  ].join(""),
  lead:
    placed("translate(46 0) rotate(24)", shape("#3a3440", "M-5 18H6l2-66c0-8-14-8-14 0z"), shine("M-1-46v40"), line("M-6 8H8", 3)) +
    arm("#e08a2c", "#efc19a", CREAM, 10),
};

/** ♣ The lucky one: bowler, clover, gold, and a horseshoe in the fist. */
const lucky: Puppet = {
  size: [1.02, 0.98],
  behind: "",
  trail:
    arm("#2f5d3a", SKIN, CREAM, 11) +
    placed(
      "translate(50 2) rotate(20)",
      shape("#fff", "M-12-10h20v20h-20z"),
      blot(-7, -5, 2),
      blot(3, 5, 2),
      blot(-2, 0, 2),
      placed("translate(10-16) rotate(30)", shape("#fff", "M-9-9H9V9H-9z"), blot(-4, -4, 2), blot(4, 4, 2), blot(4, -4, 2), blot(-4, 4, 2)),
    ),
  body: trunk(
    "#24452c",
    "#3d7a4a",
    [
      shape(CREAM, "M84 96h32l-8 52h-16z"),
      shape("#c8321f", "M94 102h12l4 30-10 12-10-12z"),
      shape("#2f5d3a", "M82 94l14 62-30-8-4-46zM118 94l-14 62 30-8 4-46z"),
      cord("M68 128q16 22 34 20", 3, GOLD),
      disc(GOLD, 66, 126, 6),
      disc(GOLD, 100, 158, 3),
    ].join(""),
  ),
  head:
    skull("#f0bd92", "#d49b70") + shape("#c8602a", "M31 40c-4 18-2 36 6 44l6-4c-6-10-8-24-4-40zM89 40c4 18 2 36-6 44l-6-4c6-10 8-24 4-40z"),
  faces: faces(
    (mood) =>
      eyes(mood, [49, 48, 8], [72, 48, 8], "#c8602a") +
      (mood === "calm" ? shape("#f0bd92", "M63 42q9-6 18 0v7q-9-5-18 1z") + line("M38 37q8-6 18-1", 5, "#c8602a") : "") +
      nose +
      mouth(
        mood,
        60,
        79,
        shape("#fff", "M42 74q18 8 36-2-2 14-18 14T42 74z") +
          shape(GOLD, "M62 78h7v7h-7z", 'stroke-width="2"') +
          line("M52 78v6M58 79v7M72 76v6", 1.8),
      ),
  ),
  over: [
    shape("#24452c", "M18 32q42-16 84 0c4 8-6 8-12 6-18-6-42-6-60 0-6 2-16 2-12-6z"),
    shape("#2f5d3a", "M30 30C28 4 42-4 60-4s32 8 30 34q-30-10-60 0z"),
    shade("M70-2c16 2 22 14 20 32q-8-3-16-4c4-10 2-20-4-28z"),
    line("M30 24q30-10 60 0", 6, "#c8a23a"),
    placed(
      "translate(80 10) rotate(14)",
      shape(
        "#6fc24e",
        "M0-1c-3-9-11-6-9 0-8-2-10 7-2 9-3 6 4 10 9 4 1 7 10 7 9 0 7 3 11-5 4-9 6-5 1-11-5-7 1-7-5-6-6 3z",
        'stroke-width="2.4"',
      ),
      line("M2 10q0 8 4 12", 2.6),
    ),
    line("M78 80l16 4", 2.6, WOOD),
  ].join(""),
  lead:
    placed(
      "translate(50 0) rotate(10)",
      shape(STEEL, "M-16 8c-10-26 0-46 16-46s26 20 16 46l-10-3c8-18 4-32-6-32s-14 14-6 32z"),
      blot(-14, -14, 2),
      blot(14, -14, 2),
      blot(-8, -28, 2),
      blot(8, -28, 2),
      patch("#fff", "M-12-20c2-8 6-12 10-13-4 4-7 9-8 15z"),
    ) +
    arm("#3d7a4a", SKIN, CREAM, 12) +
    disc(GOLD, 50, 2, 4),
};

export const BOUNCERS: Record<string, Puppet> = { Jh: wall, Js: spike, Jd: sprinter, Jc: lucky };
