import { arm, eyes, faces, mouth, shoes, type Puppet } from "./figure";
import { blot, CREAM, disc, GOLD, INK, line, patch, placed, shade, shape, shine, STEEL, SUIT_SHAPES, WOOD } from "./ink";

const face = (skin: string): string =>
  shape(skin, "M39 56c0-16 8-24 21-24s22 8 21 25c-1 17-9 34-21 34S39 74 39 56z") +
  shade("M70 36c8 4 11 12 11 22-1 15-7 30-18 33 7-12 10-37 7-55z");
const nose = line("M60 60c2 5 4 9 0 10-3 1-5 0-5-2");
const lips = (fill: string): string => shape(fill, "M50 79c3-5 7-4 10-2 3-2 7-3 10 2-3 6-6 7-10 7s-7-1-10-7z") + line("M51 79h18", 2);

/** ♥ The charmer: a hat as wide as a cartwheel, and something pink in the phial. */
const charmer: Puppet = {
  size: [1, 1.02],
  behind: shape("#5a1530", "M76 50c-24 16-30 56-22 84 20 4 28-14 28-34h36c0 20 8 38 28 34 8-28 2-68-22-84z"),
  trail:
    arm("#3a1722", "#f0cfae", "", 8) +
    placed(
      "translate(46 0) rotate(-20)",
      shape("#f4a6b4", "M0 4L-26-20Q-14-40 6-40 24-36 30-20z"),
      line("M0 4L-14-30M0 4L0-38M0 4L16-34", 2),
      disc(GOLD, 0, 4, 3),
    ),
  body: [
    shape("#f0cfae", "M88 200h10v20H88zM112 200h10v20h-10z"),
    shape("#b3193a", "M80 216h20l14 12c0 4-2 4-6 4h-8l-8-6-2 6h-10zM106 216h20l14 12c0 4-2 4-6 4h-8l-8-6-2 6h-10z"),
    shape("#c2254a", "M100 96c-16 0-30 4-36 18l16 26c-12 20-20 42-22 66q42 14 88 0c-6-24-14-46-26-66l16-26c-6-14-20-18-36-18z"),
    shade("M116 98c10 2 16 6 20 16l-16 26c12 20 20 42 26 66q-12 4-26 6c2-40-6-80-18-106z"),
    shape("#f0cfae", "M86 96l14 26 14-26q-14-6-28 0z"),
    line("M76 140q24 8 48 0", 6),
    line("M104 150q14 24 12 58", 2.4),
    shape(
      CREAM,
      "M62 116c-8-2-10-12-2-16 2-8 12-10 18-6 4-2 8 2 8 4L70 122c-4 0-6-2-8-6zM138 116c8-2 10-12 2-16-2-8-12-10-18-6-4-2-8 2-8 4l16 24c4 0 6-2 8-6z",
    ),
    placed("translate(100 128)", shape(GOLD, SUIT_SHAPES.h)),
  ].join(""),
  head: face("#f0cfae"),
  faces: faces(
    (mood) =>
      eyes(mood, [50, 58, 9], [71, 58, 9], "#5a1530") +
      (mood === "calm" ? shape("#9a3f62", "M40 54c6-7 16-7 20 0-6 4-14 4-20 2zM62 54c4-6 14-6 19 0-5 4-13 4-19 2z") : "") +
      line("M40 52l-6-4M42 48l-4-6M80 52l6-4M78 48l4-6", 2.6) +
      nose +
      mouth(mood, 60, 82, lips("#c2254a")) +
      blot(44, 76, 1.8),
  ),
  over: [
    shape("#a01c3c", "M-4 42c20-22 34-20 64-22s52 2 66 24c-18 4-34-4-66-4S16 50-4 42z"),
    shade("M80 21c20 2 36 8 46 23-18 4-34-4-56-4 8-4 12-12 10-19z"),
    shape("#c2254a", "M36 30C34 6 44 2 60 6c16-4 26 0 24 24-14-4-34-4-48 0z"),
    line("M36 28q24-8 48 0", 5),
    placed(
      "translate(82 22) scale(1.1)",
      shape("#f4a6b4", "M0-8c5-6 12 0 8 6 8 0 8 10 0 10-2 7-11 7-12 0-8 2-10-8-3-10-4-6 3-11 7-6z"),
      disc(GOLD, 1, 1, 3),
    ),
    line("M40 36q4 30 14 34M56 34q2 20 0 30M72 36q-2 16 4 26", 1.2),
  ].join(""),
  lead:
    placed(
      "translate(48-4)",
      shape("#f7c6d4", "M-5-22v-12h10v12c12 6 14 24 0 28h-10c-14-4-12-22 0-28z"),
      patch("#e0457a", "M-11-10q11 5 22 0c4 8 0 13-6 14h-10c-6-1-10-6-6-14z"),
      shape(WOOD, "M-5-40H5v8H-5z"),
      placed("translate(0-6) scale(.5)", shape("#fff", SUIT_SHAPES.h)),
      line("M10-44q6-4 2-10M18-34q8-2 6-10", 2.6, "#e0457a"),
    ) + arm("#3a1722", "#f0cfae", "", 8),
};

/** ♠ The shadow: nothing to be seen of her but two eyes, and the point of a dagger. */
const shadow: Puppet = {
  size: [0.96, 1.02],
  behind: shape("#7a1420", "M70 84c-26 0-46 12-58 34l20-4-8 16 24-14zM64 100c-24 8-36 24-40 44l14-10 2 16 20-26z"),
  trail:
    placed(
      "translate(50 0)",
      shape(STEEL, "M0-22l5 15 15-6-6 15 15 5-15 5 6 15-15-6-5 15-5-15-15 6 6-15-15-5 15-5-6-15 15 6z"),
      disc(CREAM, 0, 7, 4),
    ) + arm("#2b2733", "#2b2733", "#b3261a", 9),
  body: [
    shape("#2b2733", "M76 150h48l10 56-24 10-10-34-12 34-26-10z"),
    shade("M110 152h14l10 56-20 8z"),
    shape("#1c1822", "M64 204l26 8v12l8 8H64c-6 0-4-18 0-28zM110 212l24-8c4 12 14 12 18 22 1 4-2 6-6 6h-34z"),
    shape("#2b2733", "M100 92c-24 0-36 6-42 20l14 30 2 18q26 8 52 0l2-18 14-30c-6-14-18-20-42-20z"),
    line("M80 98l28 34M122 98l-36 46", 3, "#6b6478"),
    shade("M118 94c12 2 20 8 24 18l-14 30-2 18-14 3c8-22 10-46 6-69z"),
    shape("#b3261a", "M72 140q28 9 56 0v13q-28 8-56 0z"),
    shape("#b3261a", "M78 148l-12 28 12 2 6-26z"),
    placed("translate(100 120) scale(.9)", patch("#8f889c", SUIT_SHAPES.s)),
  ].join(""),
  head:
    shape("#2b2733", "M34 58c-2-26 8-40 26-40s28 14 26 40c-1 18-10 36-26 36S35 76 34 58z") +
    shape("#e8c29c", "M38 48q22-10 44 0v18q-22 8-44 0z") +
    shade("M72 22c12 6 15 20 14 36-1 18-9 34-22 36 10-18 14-50 8-72z"),
  faces: faces(
    (mood) =>
      eyes(mood === "calm" ? "fierce" : mood, [49, 57, 8], [71, 57, 8]) +
      (mood === "hurt" || mood === "dazed" ? mouth(mood, 60, 82, "") : ""),
  ),
  over: [
    shape("#b3261a", "M33 38q27-12 54 0v8q-27-11-54 0z"),
    shape("#8d919c", "M50 32q10-3 20 0v10q-10-3-20 0z"),
    shape("#b3261a", "M34 40c-10-4-20-2-26 6 8 2 14 2 18 0-6 4-10 10-10 16 8-2 16-8 20-16z"),
    line("M40 72q20 8 40 0M44 82q16 6 32 0", 2, "#6b6478"),
  ].join(""),
  lead:
    placed(
      "translate(48 0) rotate(58)",
      shape(STEEL, "M-6-8l6-48 6 48z"),
      patch("#fff", "M-3-10l3-36v36z"),
      shape(GOLD, "M-14-10h28v6h-28z"),
      shape("#3a3440", "M-4-4h8v20h-8z"),
      disc(GOLD, 0, 18, 4),
    ) + arm("#2b2733", "#2b2733", "#b3261a", 9),
};

/** ♦ The cat: striped jersey, soft shoes, and a sack that grows through the night. */
const cat: Puppet = {
  size: [0.9, 1.02],
  behind:
    shape("#b08545", "M64 92c-30-10-58 12-56 46 2 26 28 34 48 26 20-10 26-40 8-72z") +
    shade("M40 88c26 12 32 50 10 78 24-2 38-36 14-74z") +
    placed("translate(30 130) scale(1.5)", shape(CREAM, SUIT_SHAPES.d)) +
    line("M60 94q10-8 20 2", 4),
  trail: arm("#3b3b46", "#efc7a4", "", 8),
  body: [
    shape("#3b3344", "M78 156h44l4 58h-22l-4-34-8 34H68z"),
    shade("M108 158h14l4 56h-12z"),
    shape("#6b6478", "M64 212h26c4 6 14 8 16 16 0 4-2 4-6 4H66c-6 0-6-14-2-20zM106 212h24c4 6 16 8 18 16 0 4-2 4-6 4h-34c-6 0-6-14-2-20z"),
    shape(CREAM, "M100 94c-22 0-36 6-40 18l14 24 0 26q26 8 52 0l0-26 14-24c-4-12-18-18-40-18z"),
    `<g stroke="none" fill="#3b3b46"><path d="M66 104q34 12 68 0l5 8q-39 14-78 0zM68 124q32 10 64 0l-5 10q-27 8-54 0zM74 146q26 8 52 0v10q-26 8-52 0z"/></g>`,
    line("M100 94c-22 0-36 6-40 18l14 24 0 26q26 8 52 0l0-26 14-24c-4-12-18-18-40-18z"),
    shade("M118 96c12 2 20 8 22 16l-14 24v26l-14 2c8-22 10-46 6-68z"),
    shape("#241a20", "M74 156q26 8 52 0v9q-26 7-52 0z"),
  ].join(""),
  head: shape("#7a3b1e", "M36 50c-8 14-4 34 4 42l40 0c8-8 12-28 4-42z") + face("#efc7a4"),
  faces: faces(
    (mood) =>
      shape(INK, "M34 50c8 2 18 0 26 3 8-3 18-1 26-3 0 12-6 18-14 18-6 0-10-4-12-8-2 4-6 8-12 8-8 0-14-6-14-18z") +
      (mood === "hurt" ? line("M42 54l10 5-10 5M78 54l-10 5 10 5", 3.4, "#fff") : eyes(mood, [48, 58, 7], [72, 58, 7], INK)) +
      nose +
      mouth(mood, 60, 80, line("M48 78q12 10 24-2M72 74l4 4", 4)),
  ),
  over: [
    shape("#3b3344", "M32 44C28 12 44 4 60 6s34 6 28 38q-28-8-56 0z"),
    shape("#3b3344", "M36 20L34-6l18 14zM84 20L88-6 70 8z"),
    shape("#f4a6b4", "M38 12l-1-10 8 7zM82 12l2-10-8 7z", 'stroke-width="2"'),
    shade("M72 8c14 4 20 16 16 36q-6-2-12-3c6-10 4-24-4-33z"),
    shape("#544a60", "M30 38q30-9 60 0v10q-30-9-60 0z"),
    line("M34 66l-12-2M35 72l-12 2M86 66l12-2M85 72l12 2", 2),
  ].join(""),
  lead:
    placed(
      "translate(48 0)",
      line("M0 0q14 30 34 14t24-40", 4),
      line("M0 0q14 30 34 14t24-40", 1.4, CREAM),
      placed(
        "translate(58-28) rotate(20)",
        line("M0 4v-18M0-14q-14 0-14-14M0-14q14 0 14-14M0-14v-14", 8),
        line("M0 4v-18M0-14q-14 0-14-14M0-14q14 0 14-14M0-14v-14", 3, STEEL),
      ),
    ) + arm("#3b3b46", "#efc7a4", "", 8),
};

/** ♣ The sharp eye: collar up, brim down, a glass that finds every pocket. */
const eye: Puppet = {
  size: [1.06, 0.98],
  behind: "",
  trail:
    placed(
      "translate(48 2) rotate(-8)",
      shape(CREAM, "M-8-34H34v30H-8z"),
      line("M-2-28h30M-2-22h14M-2-16h14M-2-10h14M16-22h12M16-14h12", 2),
      shape("#c9b48c", "M16-22h12v12H16z", 'stroke-width="1.6"'),
    ) + arm("#a88a54", "#d9a87e", CREAM, 10),
  body: [
    shoes("#4a2f1a"),
    shape("#4a4438", "M80 190h18v28H80zM104 190h18v28h-18z"),
    shape("#b99a66", "M100 92c-26 0-40 6-48 22l16 28-12 62q44 12 90 0l-14-62 16-28c-8-16-22-22-48-22z"),
    shade("M120 94c14 2 22 8 28 20l-16 28 14 62q-12 3-26 5c4-40 6-80 0-115z"),
    shape(CREAM, "M88 94h24l-12 22z"),
    shape("#3d7a4a", "M96 108h8l6 30-10 10-10-10z"),
    shape("#cfb07a", "M86 86L60 98l14 30 26-8zM114 86l26 12-14 30-26-8z"),
    shape("#8a6a3a", "M66 142q34 9 68 0l2 10q-36 9-72 0z"),
    shape(GOLD, "M94 145h14v11H94z"),
    disc("#6b4f28", 82, 170, 3),
    disc("#6b4f28", 118, 170, 3),
    disc("#6b4f28", 82, 190, 3),
    disc("#6b4f28", 118, 190, 3),
  ].join(""),
  head: shape("#4b2a18", "M38 50c-10 10-8 30-2 40l46 2c8-12 10-30 0-42z") + face("#d9a87e"),
  faces: faces(
    (mood) =>
      eyes(mood, [49, 58, 8], [71, 58, 11], "#4b2a18") +
      (mood === "calm" ? shape("#d9a87e", "M40 50q9-2 18 2v8q-9-6-18 0z") + blot(76, 60, 3) : "") +
      line("M71 45a13 13 0 1 0 .1 0M83 62q6 10 2 24", 3.4, "#c8a23a") +
      nose +
      mouth(mood, 60, 82, line("M50 82q10-2 20-6", 4.4)),
  ),
  over: [
    shape("#8a6a3a", "M8 46C24 32 40 34 60 34s38-4 54 14c-16 8-36 0-54 0S24 56 8 46z"),
    shape("#b99a66", "M30 39C26 8 40 8 60 12c20-6 34-4 30 27q-30-9-60 0z"),
    shade("M74 10c14 0 20 8 16 29q-8-2-14-3c4-8 4-20-2-26z"),
    line("M30 34q30-10 60 0", 6, "#3d7a4a"),
    line("M60 13q-5 8-2 14"),
    placed(
      "translate(40 26) scale(1.1) rotate(-10)",
      shape(
        "#6fc24e",
        "M0-1c-3-9-11-6-9 0-8-2-10 7-2 9-3 6 4 10 9 4 1 7 10 7 9 0 7 3 11-5 4-9 6-5 1-11-5-7 1-7-5-6-6 3z",
        'stroke-width="2.4"',
      ),
    ),
    shape("#cfb07a", "M34 96q-6-16-2-24l24 22zM86 96q6-16 2-24L64 94z"),
  ].join(""),
  lead:
    placed(
      "translate(46 0) rotate(14)",
      shape(WOOD, "M-4 14h8v-30h-8z"),
      disc("#bfe4ee", 0, -36, 19),
      `<circle cx="0" cy="-36" r="19" fill="none" stroke-width="9"/><circle cx="0" cy="-36" r="19" fill="none" stroke="#c8a23a" stroke-width="4"/>`,
      shine("M-9-42q3-8 11-8", 4),
    ) + arm("#b99a66", "#d9a87e", CREAM, 10),
};

export const SPIES: Record<string, Puppet> = { Qh: charmer, Qs: shadow, Qd: cat, Qc: eye };
