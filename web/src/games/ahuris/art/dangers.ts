import { blot, CREAM, disc, GOLD, INK, line, patch, placed, shade, shape, shine, STEEL, SUIT_SHAPES, WOOD } from "./ink";

/** What a Danger gives an enemy, by suit, on a sheet of 100 by 100: armour, a blade, wings, a charm. */
export const DANGERS: Record<string, string> = {
  h:
    shape("#b8281a", "M50 4c14 8 26 10 40 8 2 40-10 68-40 84C20 80 8 52 10 12c14 2 26 0 40-8z") +
    shape(STEEL, "M50 14c10 6 20 8 30 7 0 30-8 50-30 64C28 71 20 51 20 21c10 1 20-1 30-7z") +
    placed("translate(50 52) scale(2.3)", shape("#d8402f", SUIT_SHAPES.h, 'stroke-width="1.6"')) +
    shade("M54 16c9 5 18 6 26 5 0 30-8 50-26 62 8-22 8-46 0-67z") +
    shine("M26 28q0 16 6 28"),
  s:
    placed(
      "rotate(42 50 50)",
      shape(STEEL, "M42 66V18L50-6l8 24v48z"),
      patch("#fff", "M45 62V20l5-18v60z"),
      shape(GOLD, "M24 64q26 8 52 0v9q-26 8-52 0z"),
      shape("#3a2a20", "M45 74h10v22H45z"),
      disc(GOLD, 50, 100, 7),
    ) +
    placed(
      "rotate(-42 50 50)",
      shape("#8d919c", "M42 66V18L50-6l8 24v48z"),
      patch("#fff", "M45 62V20l5-18v60z"),
      shape(GOLD, "M24 64q26 8 52 0v9q-26 8-52 0z"),
      shape("#3a2a20", "M45 74h10v22H45z"),
      disc(GOLD, 50, 100, 7),
    ),
  d:
    shape(CREAM, "M44 44C20 44 4 30 2 6c16 10 34 10 44 18zM44 54C30 58 16 52 8 40c14 4 28 0 36 2z") +
    shape("#d8702a", "M36 14h34v44c0 6 24 8 26 24 0 6-2 8-6 8H40c-8 0-8-8-6-18z") +
    shade("M56 14h14v44c0 6 24 8 26 24 0 6-2 8-6 8H66c4-26 2-54-10-76z") +
    shape(WOOD, "M34 82h62q4 10-6 12H38q-8-2-4-12z") +
    shape(GOLD, "M32 12h42v10H32z") +
    line("M44 34h14M44 44h14", 3) +
    line("M4 66h18M0 80h22", 3.4),
  c:
    shape(INK, "M32 96c-16 0-20-10-18-20 4-20 10-22 8-38L18 12l16 10q14-6 28 0L78 10l-4 28c4 14 16 22 16 40 0 14-10 18-22 18z") +
    patch("#6b6478", "M70 40c4 14 16 22 16 38 0 10-6 14-14 15 6-18 6-36-2-53z") +
    shape("#9be36c", "M28 40q10-10 16 2-8 8-16-2zM52 42q8-12 18-2-8 10-18 2z", 'stroke-width="2"') +
    patch(INK, "M36 34v12l2-6zM60 34v12l2-6z") +
    shape("#f4a6b4", "M44 52h9l-4 6z", 'stroke-width="1.6"') +
    line("M24 54L8 50M24 58L8 62M72 54l16-4M72 58l16 4M48 58v4q-6 6-10 1M48 62q6 6 11 1", 2, CREAM) +
    line("M86 84c16-2 12-24 2-22", 7) +
    line("M44 92v-14M58 92v-14", 2, "#6b6478"),
};

const floor = (colour: string): string =>
  shape(colour, "M-40 132q120-10 240 0v40H-40z") + line("M-20 146h60M70 152h50M130 142h50M20 158h40", 2);

/** The four traps, as scenes of 160 by 160: a dart, a ceiling, a trapdoor, a star. */
export const TRAPS: Record<string, string> = {
  h: [
    floor("#b98d5a"),
    shape("#8d7458", "M96-14h80v150H96z"),
    line("M96 20h64M96 54h64M96 88h64M124-10v30M140 20v34M118 54v34M140 88v46", 2.4),
    shape("#c9ae86", "M104 30q26-20 44 6 12 30-8 50-30 14-40-14-6-26 4-42z"),
    blot(118, 52, 6),
    blot(136, 52, 6),
    shape(INK, "M112 72q16-10 30 0l-4 14q-12 6-22 0z"),
    shape("#fff", "M116 70l4 8 5-9zM132 69l4 9 3-8z", 'stroke-width="2"'),
    placed(
      "translate(26 84) rotate(-6)",
      shape(STEEL, "M-22 0L2-9V9z"),
      shape(WOOD, "M0-4h50v8H0z"),
      shape("#d8402f", "M44-4l14-14h18L62 0l14 18H58L44 4z"),
      line("M50-8l12-6M50 8l12 6", 2),
    ),
    line("M108 78h-6M88 66h-14M90 102H74M104 92l-8 6", 4, CREAM),
    line("M-6 62q10 4 12 14M-10 84h12M-6 106q10-4 12-12", 4, "#c8321f"),
  ].join(""),
  s: [
    floor("#a58b6a"),
    shape("#6b5b4c", "M-40-40h240v34l-20 8-8 26-26-12-14 18-24-20-16 24-30-16-14 22-22-20-26 12-8-30-32-6z"),
    shade("M60-40h140v34l-20 8-8 26-26-12-14 18-24-20-10 16c-6-24-20-50-38-70z"),
    line("M-10-20l30 12M50-30l10 24 20-4M110-24l-6 20M140-20l20 12", 3),
    shape("#8d7c6a", "M40 42l26-12 22 14-2 28-28 8-22-16z"),
    shade("M66 30l22 14-2 28-28 8q14-24 8-50z"),
    shape("#7d6c5a", "M104 62l24-8 16 18-10 26-26 2-14-18z"),
    shape("#9a8974", "M8 84l20-6 12 14-8 18-20 0-10-14z"),
    shape("#8d7c6a", "M66 104l16-4 8 12-8 14H66l-6-12z"),
    shine("M44 46l16-8M110 66l12-5M12 88l12-4", 2.6),
    line("M30 20v20M98 24v20M124 30v14M54 86v12M16 56v18M138 106v12", 4, CREAM),
    shape(
      "#efe3c8",
      "M2 136c-2-12 14-14 18-6 4-10 18-6 16 4 6 0 6 8 0 8H6c-6 0-8-6-4-6zM104 138c-2-12 14-14 18-6 4-10 18-6 16 4 6 0 6 8 0 8h-30c-6 0-8-6-4-6z",
    ),
  ].join(""),
  d: [
    floor("#b98d5a"),
    shape(INK, "M14 128l30-26h84l28 26-26 26H36z"),
    patch("#3a2730", "M30 130l22-18h68l20 18-14 16H44z"),
    shape(WOOD, "M44 102l-26-52 24-6 30 52z"),
    line("M28 54l28 44M36 46l28 50M30 76l20-5M40 92l20-5", 2.4),
    shape(WOOD, "M128 102l26-52-24-6-30 52z"),
    line("M144 54l-28 44M136 46l-28 50M142 76l-20-5M132 92l-20-5", 2.4),
    shape("#9be36c", "M66 128q8-8 14 1-7 7-14-1zM92 129q7-9 14-1-8 8-14 1z", 'stroke-width="2"'),
    blot(74, 128, 2.6),
    blot(99, 128, 2.6),
    shape("#4f8a3a", "M112 150c6-20 2-34 10-44 6-6 14 2 8 6-8 6-4 26-6 38z"),
    disc("#7cb35c", 124, 112, 3),
    placed("translate(86 58) rotate(20)", shape(CREAM, "M-12-16h24v32h-24z"), placed("scale(.9)", patch("#c8321f", SUIT_SHAPES.d))),
    placed("translate(66 84) rotate(-30)", disc(GOLD, 0, 0, 8)),
    placed("translate(104 86)", disc(GOLD, 0, 0, 7)),
    line("M70 30v14M86 20v14M102 32v14", 4, CREAM),
  ].join(""),
  c: [
    patch("#2d2a4a", "M-200-200h560v400h-560z"),
    floor("#4a4461"),
    shape(GOLD, "M84 8l16 36 38 4-28 26 9 38-35-20-34 20 9-38-29-26 39-4z"),
    shade("M84 8l16 36 38 4-28 26 9 38-35-20q18-40 0-84z"),
    blot(72, 56, 4),
    blot(96, 56, 4),
    line("M72 76q12-12 24 0M64 46l12 4M104 46l-12 4", 4),
    shape("#8fd3e8", "M104 66q8 12 0 16-8-4 0-16z", 'stroke-width="2.4"'),
    shape(
      "#6b6690",
      "M-6 92c-2-16 18-22 26-10 6-14 28-12 30 4 14-2 16 16 4 18H4c-10 0-16-8-10-12zM104 104c-2-14 16-18 22-8 6-12 26-8 26 4 10 0 10 14 2 14h-44c-8 0-12-6-6-10z",
    ),
    placed(
      "translate(34 120) scale(1.1)",
      shape(
        "#6fc24e",
        "M0-1c-3-9-11-6-9 0-8-2-10 7-2 9-3 6 4 10 9 4 1 7 10 7 9 0 7 3 11-5 4-9 6-5 1-11-5-7 1-7-5-6-6 3z",
        'stroke-width="2.4"',
      ),
      line("M2 8q0 12 8 16", 3),
    ),
    line("M20 16v8M16 20h8M140 20v8M136 24h8M28 60v6M25 63h6M150 66v6M147 69h6", 2.6, CREAM),
    line("M60 6L44-14M108 8l14-20M84-2v-18", 3.4, GOLD),
  ].join(""),
};
