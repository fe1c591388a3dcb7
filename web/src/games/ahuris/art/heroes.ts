import { arm, eyes, faces, mouth, type Puppet } from "./figure";
import { blot, cord, CREAM, disc, GOLD, INK, line, placed, shade, shape, shine, STEEL, WOOD } from "./ink";

/** The Bard: a tilted beret with a long feather, hose of two colours, and a lute that is no weapon until it is one. */
const bard: Puppet = {
  size: [0.96, 1],
  grown: { cloak: "#b8281a", crown: [48, 20, -16] },
  behind: "",
  trail: arm("#3f7a30", "#f3c596", CREAM),
  body: [
    shape("#c8321f", "M74 152h28l-4 66H74z"),
    shape(GOLD, "M98 152h28l2 66h-24z"),
    shade("M112 152h14l2 66h-10z"),
    line("M80 170l14 4M80 188l14 4M80 204l14 4", 2),
    shape(
      "#6b4020",
      "M70 212h24c2 6 18 4 30 14 1 6-8 6-14 6H70c-5 0-4-14 0-20zM104 212h24c4 6 20 2 34 14 1 7-10 6-16 6h-40c-5 0-5-14-2-20z",
    ),
    shape("#5a9a42", "M100 92c-22 0-36 6-42 20l10 24-8 30 10 8 8-7 9 8 9-8 8 8 9-8 9 8 8-8 10 7 8-8-8-30 8-24c-6-14-22-20-48-20z"),
    shade("M114 94c20 3 30 9 34 18l-8 24 8 30-18 8 4-40z"),
    shape(WOOD, "M66 134q34 9 68 0l1 10q-35 9-70 0z"),
    shape(GOLD, "M93 136h15v13H93z"),
    shape(CREAM, "M76 98l8-9 6 8 6-9 6 9 6-9 6 9 7-8 6 9-26 14z"),
    disc(GOLD, 100, 122, 2.6),
  ].join(""),
  head: [
    shape("#7a4522", "M34 50c-8 14-7 32 2 40 6-2 8-6 8-12zM88 46c8 14 6 34-4 42-6-2-8-6-8-12z"),
    shape("#f3c596", "M36 56c0-20 10-30 25-30s25 12 24 32c-1 18-10 34-24 34S36 76 36 56z"),
    shade("M72 32c10 6 14 16 13 28-1 16-9 31-21 32 8-10 12-34 8-60z"),
  ].join(""),
  faces: faces(
    (mood) =>
      eyes(mood, [49, 57, 9], [71, 55, 11], "#5d3216") +
      (mood === "calm" ? line("M38 44c4-4 12-5 16-2M64 40c5-3 13-2 17 2", 4.5) : "") +
      mouth(mood, 60, 85, shape("#7c1d18", "M53 84q7-5 14 0 0 8-7 8t-7-8z") + line("M56 89c3-2 6-2 8 0", 0, "#e88f86")) +
      shape("#7a4522", "M41 78c6-7 14-6 18-2 5-4 13-4 19 2-5 2-11 3-19 1-7 2-13 1-18-1z") +
      shape("#eab07d", "M59 60c8 3 10 11 2 13-5 1-8-1-8-4"),
  ),
  over: [
    shape("#c8321f", "M26 46c-2-18 26-34 48-30 16 3 22 16 18 22-6 8-24 4-38 6-12 1-26 10-28 2z"),
    shade("M66 16c20-2 30 14 26 22-6 8-24 4-34 6 12-6 18-18 8-28z"),
    line("M30 44c8-4 38-12 60-6"),
    shape(GOLD, "M74 20c6-16 26-22 40-18-2 14-16 28-36 28 6-6 14-12 22-18"),
    line("M86 22l8 2M93 15l8 2", 2),
    shape("#7a4522", "M55 93q5 12 9 0z"),
  ].join(""),
  lead:
    placed(
      "translate(44 0) rotate(12)",
      shape(WOOD, "M-5 16h9l1-44h-11z"),
      shape("#d98f3c", "M0-24c-15-1-24-12-23-27 1-16 12-30 23-31 12 1 23 15 23 31 1 15-8 26-23 27z"),
      shade("M4-82c11 3 20 16 19 31s-8 25-19 27c10-16 10-44 0-58z"),
      disc(INK, 0, -52, 7),
      line("M-9-72h18", 5),
      line("M-2-72v84M2-72v84", 1.4, CREAM),
      shape("#5d3a1a", "M-8 14h15l-2 14h-11z"),
      line("M-12 18h24M-11 24h22", 3),
    ) + arm("#5a9a42", "#f3c596", CREAM),
};

/** The Fortune-teller: headscarf, hoops, and a crystal ball that shows nothing good. */
const teller: Puppet = {
  size: [1, 0.98],
  grown: { cloak: "#1f7a74", crown: [60, 15, 4] },
  behind: shape("#2a1c2e", "M72 44c-22 22-28 74-12 100 16-4 20-30 20-50h40c0 20 4 46 20 50 16-26 10-78-12-100z"),
  trail:
    placed(
      "translate(48 0)",
      placed("rotate(-24)", shape(CREAM, "M-7-34h18v28H-7z"), shape("#b8281a", "M2-14c-8-6-5-12 0-9 5-3 8 3 0 9z", 'stroke="none"')),
      placed("rotate(4)", shape(CREAM, "M-7-36h18v30H-7z"), shape(INK, "M2-28l5 8-5 8-5-8z", 'stroke="none"')),
      placed("rotate(30)", shape("#f2d48f", "M-7-36h18v30H-7z"), line("M-2-30h8M-2-24h8M-2-18h8", 2)),
    ) + arm("#5e2d78", "#e8b288", GOLD),
  body: [
    shape("#6b3a1e", "M78 222h22c2 4 12 4 14 8-1 3-4 2-8 2H76zM116 222h22c2 4 12 4 14 8-1 3-4 2-8 2h-30z"),
    shape("#7b3f9a", "M100 94c-20 0-34 6-40 20l12 26c-10 24-20 54-24 84 30 10 74 10 104 0-4-30-14-60-24-84l12-26c-6-14-20-20-40-20z"),
    shade("M112 95c16 2 24 8 28 19l-12 26c10 24 20 54 24 84-10 4-22 6-34 7 6-40 6-90-6-136z"),
    shape("#b8281a", "M71 138q29 9 58 0l4 12q-33 10-66 0z"),
    shape("#d8452f", "M78 148l-12 34 12-3 6 10 10-40z"),
    cord("M52 208q48 14 96 0", 4, GOLD),
    disc(GOLD, 62, 196, 2.4),
    disc(GOLD, 86, 199, 2.4),
    disc(GOLD, 112, 199, 2.4),
    disc(GOLD, 136, 196, 2.4),
    disc(GOLD, 80, 108, 4),
    disc(GOLD, 90, 114, 4),
    disc(GOLD, 101, 116, 5),
    disc(GOLD, 112, 114, 4),
    disc(GOLD, 122, 108, 4),
  ].join(""),
  head: [
    shape("#e8b288", "M37 58c0-20 9-30 23-30s24 11 23 31c-1 18-9 33-23 33S37 78 37 58z"),
    shade("M71 34c9 6 13 15 12 26-1 16-8 30-20 32 8-12 12-36 8-58z"),
  ].join(""),
  faces: faces(
    (mood) =>
      eyes(mood, [49, 58, 11], [71, 58, 9], "#2a1c2e") +
      (mood === "calm" ? shape("#4d2f75", "M37 51c6-5 17-5 23 1l-2 4c-6-4-13-4-19-1zM61 52c6-5 14-5 20 0l-2 4c-5-3-10-3-15-1z") : "") +
      line("M37 50l-5-5M42 46l-3-6M80 50l5-5M75 46l4-6") +
      line("M60 60c2 6 4 10-1 11-4 1-6-1-6-2") +
      mouth(mood, 60, 82, shape("#b8281a", "M47 81c4-6 9-4 12-2 3-2 9-4 13 2-4 7-8 9-12 9s-9-3-13-9z") + line("M50 82c6 2 14 2 20 0")) +
      blot(72, 76, 1.8),
  ),
  over: [
    shape("#b8281a", "M28 50c-2-26 14-38 33-38s34 14 31 38c-8-10-18-14-32-14s-24 4-32 14z"),
    shade("M70 13c16 4 24 18 22 37-6-8-14-12-20-13 4-8 4-16-2-24z"),
    line("M30 46c8-8 18-12 30-12s23 4 31 12", 4, GOLD),
    shape("#b8281a", "M88 40c10 2 20 10 22 22-8-2-18-6-22-14zM92 36c10-4 20-2 26 4-8 4-18 6-26 2z"),
    disc(GOLD, 60, 29, 5),
    disc(GOLD, 44, 33, 3.4),
    disc(GOLD, 76, 33, 3.4),
    cord("M33 70a8 8 0 1 0 .1 0M87 70a8 8 0 1 0 .1 0", 2.4, GOLD),
  ].join(""),
  lead:
    arm("#7b3f9a", "#e8b288", GOLD) +
    placed(
      "translate(50 -20)",
      disc("#8fd3e8", 0, 0, 19),
      shade("M0-19a19 19 0 0 1 6 37c-8 2 6-20-6-37z"),
      shape("#fff", "M-3 8c-4 0-6-3-4-6 0-5 8-6 9 0 4-2 7 4 3 6z", 'stroke-width="2"'),
      shine("M-12-5c2-6 6-9 10-10", 4),
      line("M-12 16q12 8 24 0", 5),
      line("M22-18l6-4M26-8h7M-22-18l-6-4", 2.6, "#fff"),
    ),
};

/** The Pirate: a tricorne, an eyepatch, a beard like a bush, a hook and a wooden leg. */
const pirate: Puppet = {
  size: [1.06, 0.98],
  grown: { cloak: "#2d3a5a", crown: [62, 15, 6] },
  behind: shape("#82190f", "M70 104c-22 20-26 66-20 96l18-6 8 8 24-60 24 60 8-8 18 6c6-30 2-76-20-96z"),
  trail:
    placed("translate(36 0)", line("M6 0h6c14 0 14-20 0-20-5 0-8 3-8 7", 9), line("M6 0h6c14 0 14-20 0-20-5 0-8 3-8 7", 4, STEEL)) +
    shape("#a3271b", "M-4-10Q14-14 34-8v16Q14 14-4 10-13 0-4-10z") +
    shape(GOLD, "M28-11h9v22h-9z"),
  body: [
    shape("#3b3344", "M72 150h56l2 36-22 4-8-20-6 22-20-4z"),
    shape(WOOD, "M106 186h20l-4 44h-10z"),
    line("M106 196h18M110 222h12", 3),
    shape("#2d2430", "M72 184h24l-2 28c6 2 18 6 20 14 0 5-4 6-8 6H72c-6 0-3-16-2-24z"),
    shape("#4a4155", "M68 184h30l-2 12H70z"),
    shape(CREAM, "M80 94h40l4 62H76z"),
    line("M92 104l8 8 8-8M100 112v26", 2.4),
    shape("#b8281a", "M74 142q26 8 52 0v14q-26 8-52 0z"),
    shape(WOOD, "M70 148q30 10 60 0v10q-30 9-60 0z"),
    shape(GOLD, "M91 148h18v15H91z"),
    shape("#a3271b", "M88 92c-18 0-28 8-32 20l8 20-8 62 22 4 6-60zM112 92c18 0 30 8 34 20l-8 20 8 62-22 4-8-60z"),
    shade("M124 94c12 2 20 8 22 18l-8 20 8 62-12 2 2-60z"),
    line("M84 138h-20M138 138h-20", 3, GOLD),
    disc(GOLD, 73, 122, 3.4),
    disc(GOLD, 73, 160, 3.4),
    disc(GOLD, 128, 122, 3.4),
    disc(GOLD, 129, 160, 3.4),
  ].join(""),
  head: [
    shape("#eab58a", "M36 54c0-16 9-24 25-24s24 9 24 26c0 20-10 34-25 34S36 74 36 54z"),
    shade("M72 36c9 4 13 12 13 22-1 16-8 28-18 31 7-12 9-34 5-53z"),
    shape("#d0672a", "M29 60c-5 24 5 46 31 50 26-4 37-28 31-50-3 8-8 10-13 9-5-6-12-5-17-2-5-3-12-4-17 2-5 1-12-1-15-9z"),
    shade("M91 60c6 22-5 46-31 50 12-8 20-22 20-41 5 0 9-2 11-9z"),
    line("M40 92c2 6 6 10 10 12M60 96v11M80 92c-2 6-6 10-10 12M36 80c0 4 2 7 4 9M84 80c0 4-2 7-4 9"),
  ].join(""),
  faces: faces(
    (mood) =>
      mouth(mood, 60, 83, shape("#6b1712", "M49 80c6 9 16 9 22 0-4-4-18-4-22 0z") + shape(GOLD, "M56 79h5v5h-5z", 'stroke-width="2"')) +
      eyes(mood, [73, 54, 10], [73, 54, 11], "#a84d1c") +
      (mood === "calm" ? line("M64 40c6-4 14-3 19 2", 5, "#a84d1c") : "") +
      shape("#dd8f63", "M60 58c9 2 11 11 3 13-6 1-10 0-10-3"),
  ),
  over: [
    shape(INK, "M36 50c6-4 17-4 21 0 0 10-4 14-11 14s-10-6-10-14z"),
    line("M34 44l50 8M37 50l-5 6", 4),
    shape("#2d2430", "M8 42c12-2 14-30 52-30s42 28 54 30c-8 10-26 5-36-2-12-4-24-4-36 0-10 7-26 11-34 2z"),
    shade("M70 13c30 2 34 27 44 29-6 8-22 5-34-1 4-10 0-20-10-28z"),
    line("M10 43c10 2 20-2 30-6 12-4 28-4 40 0 10 4 22 8 32 6", 3.4, GOLD),
    shape(CREAM, "M51 24c0-6 4-10 9-10s10 4 10 10c0 4-2 6-4 7v4h-10v-4c-3-1-5-3-5-7z", 'stroke-width="2.4"'),
    blot(57, 24, 2.2),
    blot(64, 24, 2.2),
    line("M88 66a7 7 0 1 0 4 8", 3.4, GOLD),
  ].join(""),
  lead:
    placed(
      "translate(46 0) rotate(8)",
      shape(STEEL, "M-4-8C-2-40 8-66 30-84 32-54 22-28 6-6z"),
      shape("#fff", "M-1-12C2-40 12-62 27-76 18-56 8-36 3-12z", 'stroke="none"'),
      cord("M-10-6Q2-14 12-6 22 4 10 16", 4, GOLD),
      shape(WOOD, "M-4-4h9v20h-9z"),
    ) + arm("#a3271b", "#eab58a", GOLD, 10),
};

export const HEROES_DRAWN: Record<"bard" | "teller" | "pirate", Puppet> = { bard, teller, pirate };
