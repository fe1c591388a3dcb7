import { arm, eyes, faces, mouth, shoes, type Puppet } from "./figure";
import { blot, CREAM, disc, GOLD, INK, line, patch, placed, shade, shape, shine, STEEL, SUIT_SHAPES, WOOD } from "./ink";

const face = (skin: string): string =>
  shape(skin, "M33 58c0-16 11-24 27-24s27 8 27 24-11 34-27 34-27-18-27-34z") +
  shade("M74 38c9 4 13 11 13 20 0 15-10 32-22 34 9-12 13-36 9-54z");
const toque = (lean = 0): string =>
  placed(
    `rotate(${lean} 60 42)`,
    shape(
      CREAM,
      "M34 46c-4-9-2-14 0-18-14-2-16-20-2-24 6-2 10 0 12 2 6-10 28-10 34 0 4-3 12-4 16 0 10 8 4 22-6 22 2 6 2 10 0 18-16-6-38-6-54 0z",
    ),
    shade("M76 4c6-3 12-2 16 2 8 8 4 20-4 20 2 6 2 12 0 20-4-2-8-3-12-4 4-12 4-26 0-38z"),
    line("M35 42c16-5 36-5 52 0M48 14v12M62 12v13M76 15v10"),
  );
const nose = (fill: string): string => disc(fill, 60, 67, 8) + shine("M56 63h3", 2.6);
const moustache = (fill: string): string => shape(fill, "M60 75c-6-4-20-4-28 5 8 6 22 4 28-1 6 5 20 7 28 1-8-9-22-9-28-5z");

/** A jacket with two rows of buttons, checked trousers and an apron. */
const jacket = (trousers: string, cloth: string, apron: string, more: string): string =>
  [
    shape(trousers, "M74 160h52l6 56h-26l-6-30-6 30H68z"),
    line("M74 176h52M72 192h22M106 192h22M84 162v52M116 162v52", 1.6),
    shoes("#4a2f1a"),
    shape(cloth, "M100 92c-26 0-42 6-48 22l14 28-4 30q38 10 76 0l-4-30 14-28c-6-16-22-22-48-22z"),
    shape(apron, "M78 116q22 10 44 0l8 34 4 40q-34 12-68 0l4-40z"),
    line("M78 116l-8-20M122 116l8-20", 4.4),
    more,
    shade("M122 94c14 3 22 8 26 20l-14 28 4 30-4 18-16 5c8-34 10-70 4-101z"),
  ].join("");

/** ♥ The jolly one: three chins, a lid for a shield, a ladle for those who leave some. */
const jolly: Puppet = {
  size: [1.26, 0.96],
  behind: "",
  trail:
    arm("#f3ead6", "#efb48c", "#b8281a", 12) +
    placed(
      "translate(48 2)",
      disc(STEEL, 0, 0, 30),
      disc("#aeb3be", 0, 0, 20),
      shade("M0-30a30 30 0 0 1 0 60c14-18 14-42 0-60z"),
      disc(INK, 0, 0, 6),
      shine("M-20-10q5-10 14-13", 4),
    ),
  body: jacket(
    "#c9b48c",
    CREAM,
    "#fff",
    `<path d="M100 184C62 158 76 132 92 136c6 2 8 9 8 9s2-7 8-9c16-4 30 22-8 48z" fill="#d8452f"/>` +
      shape("#b8281a", "M76 92q24 14 48 0l6 8q-30 16-60 0z") +
      disc(INK, 64, 130, 2.4) +
      disc(INK, 136, 130, 2.4),
  ),
  head:
    shape("#efb48c", "M26 62c0-20 14-30 34-30s34 10 34 30c4 18-10 36-34 36S22 80 26 62z") +
    line("M40 90q20 10 40 0M46 97q14 5 28 0") +
    shade("M78 36c12 6 16 14 16 26 4 18-8 34-26 36 12-16 16-42 10-62z") +
    patch("#e5786c", "M30 68q6-5 12 0-4 7-12 0zM78 68q6-5 12 0-6 7-12 0z"),
  faces: faces(
    (mood) =>
      eyes(mood, [48, 54, 8], [72, 54, 8], "#7a4522") +
      (mood === "calm" ? line("M40 44q7-6 14-1M66 43q8-5 14 1", 4.4, "#7a4522") : "") +
      mouth(
        mood,
        60,
        85,
        shape("#7c1d18", "M44 80q16 6 32 0-2 14-16 14T44 80z") + shape("#e88f86", "M52 90q8-4 16 0-8 6-16 0z", 'stroke="none"'),
      ) +
      nose("#d9553f") +
      line("M60 76q-10 8-22 2M60 76q10 8 22 2", 5.4, "#7a4522"),
  ),
  over: toque(),
  lead:
    placed(
      "translate(46 0) rotate(10)",
      line("M0 18v-58", 10),
      line("M0 18v-58", 5, WOOD),
      shape(STEEL, "M-18-56q18-8 36 0c0 20-8 26-18 26s-18-6-18-26z"),
      patch("#d8702a", "M-14-54q14-5 28 0-14 6-28 0z"),
      line("M-18-56q18 10 36 0", 2.6),
    ) + arm(CREAM, "#efb48c", "#b8281a", 12),
};

/** ♠ The butcher: what hangs at his belt was somebody's sword. */
const butcher: Puppet = {
  size: [1.14, 1.03],
  behind: "",
  trail:
    placed(
      "translate(48 0) rotate(30)",
      shape("#e8a08c", "M-14-8c-10-26 0-44 16-44s22 22 12 42z"),
      shape(CREAM, "M-6-10H6v22q6 4 2 9-4 3-8-1-4 4-8 1-4-5 2-9z"),
      line("M-4-40q6-4 12 0", 3, "#fff"),
      patch("#c8604c", "M4-46c12 4 12 20 6 34 0-12-2-24-6-34z"),
    ) + arm("#cf9068", "#cf9068", INK, 12),
  body: jacket(
    "#4a4438",
    "#7a2a24",
    "#efe3c8",
    [
      patch(
        "#b8281a",
        "M84 134q8-8 14 0 10 2 4 10 4 12-6 10-12 4-12-6-8-8 0-14zM112 164q6-6 10 0 6 6-1 10-10 2-9-10zM82 172q5-2 6 4-6 4-6-4z",
      ),
      shape("#3a2a20", "M66 142q34 10 68 0v10q-34 9-68 0z"),
      shape(STEEL, "M74 152h10l-2 34-6 4z"),
      shape(WOOD, "M74 146h10v10H74z"),
      line("M112 150v16M122 148v14", 5),
      line("M112 150v16M122 148v14", 2, STEEL),
    ].join(""),
  ),
  head: face("#cf9068") + line("M38 72l4 4M40 80l4 3M50 90l2-5M70 90l-2-5M80 80l-4 3M82 72l-4 4", 1.8),
  faces: faces(
    (mood) =>
      eyes(mood === "calm" ? "fierce" : mood, [48, 56, 8], [72, 56, 8]) +
      mouth(mood === "calm" ? "fierce" : mood, 60, 86, "") +
      nose("#b5523c") +
      shape("#241a20", "M60 74c-8-3-20-1-24 10l2 10 6-8c6-2 12-4 16-8 4 4 10 6 16 8l6 8 2-10c-4-11-16-13-24-10z") +
      line("M76 44l10 20", 3),
  ),
  over: [
    shape("#2b2530", "M30 46C26 18 40 10 60 10s34 8 30 36q-30-11-60 0z"),
    shade("M72 12c14 4 20 14 18 34q-7-2-13-4c4-10 2-22-5-30z"),
    shape("#2b2530", "M32 40c-12-2-20 2-26 10 8 2 14 2 20-2-4 6-6 12-4 18 8-4 12-12 14-20z"),
    placed(
      "translate(60 26) scale(1.05)",
      patch(CREAM, "M-9-3c0-8 18-8 18 0 0 4-2 5-3 6v4H-6V3c-1-1-3-2-3-6z"),
      blot(-4, -2, 2.2),
      blot(4, -2, 2.2),
      line("M-2 4v3M2 4v3", 1.4),
      line("M-10 12l20-6M10 12l-20-6", 2.6, CREAM),
    ),
  ].join(""),
  lead:
    placed(
      "translate(46 0) rotate(12)",
      shape(WOOD, "M-5-4h10v24H-5z"),
      shape(STEEL, "M-8-8v-54q20-6 40 4v46q-20 2-40 4z"),
      patch("#fff", "M24-58q4 1 7 3v42l-6 1z"),
      disc("#f2d48f", 0, -52, 4),
      patch("#b8281a", "M14-12q8-4 8-16 6 2 8-4v20z"),
    ) + arm("#cf9068", "#cf9068", INK, 12),
};

/** ♦ The juggler: two pans, six eggs, and no time for any of them. */
const juggler: Puppet = {
  size: [0.86, 0.99],
  behind:
    placed("translate(20 44)", shape("#fff", "M0-12c8 0 11 22 0 22s-8-22 0-22z"), line("M-12 2q-4 8 0 14", 2.4)) +
    placed("translate(60 10) rotate(30)", shape("#fff", "M0-12c8 0 11 22 0 22s-8-22 0-22z")),
  trail:
    placed(
      "translate(46 0) rotate(16)",
      line("M0 16v-30", 9),
      line("M0 16v-30", 4, WOOD),
      line("M0-14c-18-20-8-40 0-42 8 2 18 22 0 42zM0-14c-8-16-4-36 0-42 4 6 8 26 0 42z", 3),
      line("M0-14c-18-20-8-40 0-42 8 2 18 22 0 42z", 1.2, STEEL),
    ) + arm(CREAM, "#f0c8a4", "#d8702a", 8),
  body: jacket(
    "#d8702a",
    "#f7efdc",
    "#fff",
    shape("#d8702a", "M78 94q22 12 44 0l4 10q-26 14-52 0z") + placed("translate(100 152) scale(1.7)", shape("#d8402f", SUIT_SHAPES.d)),
  ),
  head: face("#f0c8a4") + shape("#8a5416", "M52 88h16l-8 26z"),
  faces: faces(
    (mood) =>
      eyes(mood, [48, 56, 11], [72, 55, 9], "#8a5416") +
      (mood === "calm" ? line("M40 42l12-3M68 40l14 2", 4.4, "#8a5416") : "") +
      mouth(mood, 60, 86, shape("#7c1d18", "M54 84h12q0 9-6 9t-6-9z")) +
      shape("#f0bd92", "M58 56c8 4 14 14 4 17-8 1-12-2-9-6") +
      line("M58 77C48 72 40 76 32 66M62 77c10-5 18-1 26-11", 4.6, "#8a5416"),
  ),
  over: placed(
    "rotate(8 60 42)",
    shape(CREAM, "M36 44L31 8C25-6 40-15 50-8c8-8 24-6 26 4 14-2 16 13 8 18l-2 30c-14-6-32-6-46 0z"),
    shade("M72-6c14 0 18 13 12 20l-2 30-10-3c5-14 5-32 0-47z"),
    line("M36 38c16-5 32-5 47 0M48 4l2 24M62 2v24M74 6l-2 20", 2.6),
  ),
  lead:
    placed(
      "translate(46 0) rotate(36)",
      shape(INK, "M-4 20h8v-38h-8z"),
      shape("#4a4a55", "M0-78a30 30 0 1 1-.1 0z"),
      disc("#6b6b78", 0, -48, 22),
      shape("#fff", "M-14-48c-2-12 12-14 18-10 12-2 14 12 6 16-2 10-18 10-18 2-4 0-6-4-6-8z", 'stroke-width="2.4"'),
      disc("#f5b82e", -1, -49, 6),
    ) + arm("#f7efdc", "#f0c8a4", "#d8702a", 9),
};

/** ♣ The tippler: what is in the bottle is not for the sauce, and the sausages are not for eating. */
const tippler: Puppet = {
  size: [1.08, 0.97],
  behind: "",
  trail:
    placed(
      "translate(48 0)",
      shape(
        "#b5523c",
        "M0 0c14 4 26 0 30-10 4-8 14-4 12 4-6 18-28 24-44 16zM40-12c-4-12 2-22 12-28 8-4 14 6 6 10-8 6-10 10-8 18zM-4 4c-6 14-2 26 8 32 6 6 14-2 8-8-6-4-8-12-6-22z",
      ),
      line("M38-8l4-4M52-38l4-2M-2 6l2-6", 4),
    ) + arm("#e8dcc0", "#efb48c", "#3d7a4a", 10),
  body: jacket(
    "#6b7a58",
    "#f3ead6",
    "#dfe8c8",
    [
      placed("translate(100 150) scale(2)", shape("#3d7a4a", SUIT_SHAPES.c)),
      shape("#3d7a4a", "M76 92q24 14 48 0l6 9q-30 16-60 0z"),
      patch("#8a4a6a", "M84 172q6-5 10 1 4 8-4 9-9-1-6-10z"),
    ].join(""),
  ),
  head: face("#efb48c") + patch("#e5786c", "M34 68q7-6 14 0-5 8-14 0zM74 68q7-6 13 0-6 8-13 0z"),
  faces: faces(
    (mood) =>
      eyes(mood, [48, 56, 10], [72, 57, 9], "#3a2a20") +
      (mood === "calm" ? shape("#e5a07c", "M38 52q10-8 20 0v5q-10-3-20 3zM63 52q9-7 18 1v7q-9-7-18-3z") : "") +
      mouth(mood, 60, 86, line("M52 86q8 6 16-2", 4)) +
      nose("#d0342a") +
      moustache("#3a2a20"),
  ),
  over:
    toque(-16) +
    placed(
      "translate(26 12) scale(1.1)",
      shape(
        "#6fc24e",
        "M0-1c-3-9-11-6-9 0-8-2-10 7-2 9-3 6 4 10 9 4 1 7 10 7 9 0 7 3 11-5 4-9 6-5 1-11-5-7 1-7-5-6-6 3z",
        'stroke-width="2.4"',
      ),
    ) +
    line("M100 52a5 5 0 1 1 .1 0M110 36a4 4 0 1 1 .1 0M104 24a2.6 2.6 0 1 1 .1 0", 2.4),
  lead:
    placed(
      "translate(46 0) rotate(16)",
      shape("#4f8a3a", "M-12 16v-40l7-12v-20H5v20l7 12v40q-12 4-24 0z"),
      shape(CREAM, "M-12-18h24v22h-24z"),
      line("M-7-14l14 14M7-14L-7 0", 2.6),
      shape(WOOD, "M-4-66h8v12h-8z"),
      shine("M-7-26l4-8v-14", 2.6),
    ) +
    arm("#f3ead6", "#efb48c", "#3d7a4a", 10) +
    disc(GOLD, 30, 0, 2.4),
};

export const COOKS: Record<string, Puppet> = { Kh: jolly, Ks: butcher, Kd: juggler, Kc: tippler };
