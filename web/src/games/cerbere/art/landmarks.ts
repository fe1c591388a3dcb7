/** Places of the road, drawn around the middle of a space that is 68 wide: what stands on it, and the devices between two. */
import { BONE, EMBER, fill, INK, line, mirrored } from "./pen";

const EDGE = `stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"`;
const STONE = "#6f5a66";
const PALE = "#a8929c";
const SHADE = "#46343f";
const WOOD = "#8f6236";
const PLANK = "#c08a50";
const BARK = "#4a2f18";

/** A worn stone: its zone's colours are `--stone` and `--worn`, the light below it `--glow`. */
const stone = (top: string, wear: string): string =>
  fill("M-40 12C-40 48 40 48 40 12 40-14-40-14-40 12z", "var(--glow)", 'opacity=".5"') +
  fill("M-34-1C-35 6-34 10-33 13-26 41 26 41 33 13 34 10 35 6 34-1z", "#24161d", `stroke="${INK}" stroke-width="2"`) +
  line("M-32 15C-22 39 22 39 32 15", "var(--glow)", 2.6) +
  line("M-22 26l1 7M-4 31v6M14 29l-1 7M27 20l-2 7", INK, 2) +
  fill(top, "var(--worn)", `stroke="${INK}" stroke-width="2.200"`) +
  fill("M-29-2C-29-19-14-25 2-25 20-25 28-14 29-3 27-10 14-19-2-19-16-19-26-12-29-2z", "#fff", 'opacity=".34"') +
  fill("M-28-1C-28-17-14-22 0-22 16-22 28-15 28-1 28 14 14 20 0 20-16 20-28 13-28-1z", "var(--stone)") +
  fill("M28-1C28 14 14 20 0 20-12 20-22 16-26 8-16 15-2 16 8 13 18 10 24 4 28-1z", INK, 'opacity=".16"') +
  line(wear, INK, 1.8, 'opacity=".55"');

const boat = (hull: string, lit: string): string =>
  fill("M-78 22C-50 36 50 36 78 22 60 44-60 44-78 22z", "#071820", 'opacity=".7"') +
  fill(
    "M-84-26C-76-18-70-12-62-8L62-8C70-12 78-20 88-34 92-36 94-32 92-28 84 6 66 28 46 30L-46 30C-66 28-80 4-88-20-90-26-88-28-84-26z",
    hull,
    EDGE,
  ) +
  fill("M-62-8L62-8 54 2-54 2z", "#20130f") +
  fill("M-80-14C-74-6-66 0-58 3L58 3C68-2 78-10 84-18 78 0 66 12 56 14L-56 14C-68 10-76-2-80-14z", lit) +
  line("M-72 4C-40 12 40 12 74 2M-62 18C-30 24 30 24 60 18", INK, 2, 'opacity=".6"') +
  line("M-88-24C-92-34-88-42-80-42M90-32C94-44 88-52 80-50", hull, 6) +
  mirrored(line("M-30-8v10M-58-7v8", BARK, 4)) +
  `<circle cx="-66" cy="6" r="5" fill="${BONE}" stroke="${INK}" stroke-width="1.6"/><circle cx="-66" cy="6" r="2" fill="${INK}"/>`;

export const LANDMARKS: Record<string, string> = {
  "stone-0": stone(
    "M-34-1C-34-20-16-28 0-28 18-28 34-19 34-1 34 18 18 26 0 26-18 26-34 18-34-1z",
    "M30-11l-10 5-2 7M-16 24l4-8 6-2M-24-16l6 3",
  ),
  "stone-1": stone(
    "M-34 0C-33-18-20-26-4-28 8-27 12-29 20-25 30-19 34-10 34-1 34 16 20 25 2 26-20 27-34 17-34 0z",
    "M-31-9l11 4 2 8 8 3M18 23l-3-8",
  ),
  "stone-2": stone(
    "M-33-2C-34-14-24-24-10-27 6-29 24-26 31-14 35-4 34 8 27 16 16 26-8 28-20 23-30 17-34 8-33-2z",
    "M-8-26l2 8-6 5M24 14l-8-6 1-7M-29 6l8-1",
  ),
  "wood-disc":
    line("M-24 14v44M24 14v44M-24 48L24 26M24 48L-24 26", INK, 10) +
    line("M-24 14v44M24 14v44M-24 48L24 26M24 48L-24 26", BARK, 6) +
    fill("M-36-22L34-27 38 22-34 28z", BARK, EDGE) +
    fill("M-36-28L34-33 36-20-36-15zM-37-13L37-18 37-4-37 1zM-36 3L37-2 37 11-35 16z", PLANK, EDGE) +
    fill("M-35 4L36-1 36 3-35 8zM-36-12L36-17 36-13-36-8zM-35-27L33-32 34-28-35-23z", "#e8b878", 'opacity=".7"') +
    `<g fill="${INK}"><circle cx="-29" cy="-22" r="2"/><circle cx="29" cy="-26" r="2"/><circle cx="-30" cy="9" r="2"/><circle cx="31" cy="5" r="2"/></g>`,
  start:
    mirrored(
      fill("M-64 28L-62 18-58-46-66-52-36-52-42-46-40 18-38 28z", STONE, EDGE) +
        fill("M-58-46L-50-46-50 20-60 20z", PALE) +
        line("M-49-46v66M-60-20h20M-60 2h20", INK, 1.8, 'opacity=".6"') +
        fill("M-58-56C-64-72-52-74-54-88-44-80-46-74-40-82-38-70-34-68-40-56z", EMBER) +
        fill("M-52-56C-54-64-48-66-48-72-42-66-42-62-44-56z", "#ffe08a"),
    ) +
    fill("M-70-52C-40-92 40-92 70-52L58-46C30-74-30-74-58-46z", STONE, EDGE) +
    fill("M-62-56C-34-84 34-84 62-56 30-80-30-80-62-56z", PALE) +
    fill("M-12-92C-14-78-8-72 0-72 8-72 14-78 12-92 6-100-6-100-12-92z", BONE, EDGE) +
    fill("M-7-88h5v6h-5zM2-88h5v6h-5zM-3-79h6v4h-6z", INK),
  stele:
    fill("M-20-6L-15-74 0-92 15-74 20-6C8 2-8 2-20-6z", "#56407a", EDGE) +
    fill("M-20-6L-15-74 0-92-3-4C-10-2-16-3-20-6z", "#9a7fd0") +
    line("M3-66h7M3-54h8M6-66v12M4-42l7 8M11-42l-7 8M4-22h8M8-26v10", "#f0dcff", 2.2) +
    fill("M-28 2C-14-10 14-10 28 2 14 10-14 10-28 2z", "#3d2c58", EDGE),
  lever:
    fill("M-22 6L-18-12 18-12 22 6C8 12-8 12-22 6z", STONE, EDGE) +
    fill("M-18-12L18-12 12-18-12-18z", PALE, EDGE) +
    line("M0-14L20-56", INK, 10) +
    line("M0-14L20-56", "#c9a24a", 6) +
    `<circle cx="21" cy="-58" r="8" fill="#c0392b" stroke="${INK}" stroke-width="2.400"/>`,
  toboggan:
    fill("M-27-4C-27-20 27-20 27-4 27 14-27 14-27-4z", "#060308", EDGE) +
    fill("M-24-8C-20-18 20-18 24-8 16-14-16-14-24-8z", "#5d5666") +
    line("M-8-15C-14-4-10 4-2 8M8-15C4-6 8 2 14 6", "#7a7286", 3) +
    line("M-10 2l10 8 8-8", EMBER, 4),
  crossroads:
    line("M38 6L34-62", INK, 9) +
    line("M38 6L34-62", WOOD, 5) +
    fill("M6-58L14-66 56-62 56-48 14-50z", PLANK, EDGE) +
    fill("M66-38L58-46 20-44 20-30 58-30z", WOOD, EDGE) +
    line("M18-58l28 3M28-38h24", BARK, 2),
  promontory:
    fill("M-60 54L-54 8-34-22-4-30 26-26 50-4 58 56z", SHADE, EDGE) +
    fill("M-54 8L-34-22-24 10-40 54-60 54z", PALE, 'opacity=".6"') +
    line("M-10 30l-4 24M16 28l6 26M36 20l8 30", INK, 2.4),
  spyglass:
    line("M-14 10L2-14 16 8M2-14L4 12", INK, 6) +
    line("M-14 10L2-14 16 8M2-14L4 12", WOOD, 3) +
    fill("M-18-6L14-30 22-20-12 4z", "#c9a24a", EDGE) +
    fill("M14-32L24-36 30-26 22-18z", "#e8cf86", EDGE),
  arch:
    fill("M-44 8C-56-40-40-92 0-92 40-92 56-40 44 8L30 8C40-36 28-74 0-74-28-74-40-36-30 8z", "#4c3a66", EDGE) +
    fill("M-44 8C-56-40-40-92 0-92-28-82-42-40-36 8z", "#8a70b8") +
    line("M-48-30l16 4M-40-66l14 10M-14-90l4 16M14-90l-4 16M40-66L26-56M48-30L32-26", INK, 2.2),
  whirl:
    fill("M-30 6C-40-36-28-74 0-74 28-74 40-36 30 6z", "var(--deep)") +
    line("M-4-34C-12-34-14-46-2-48 14-50 20-30 8-20-8-8-26-24-22-46-18-64 4-70 16-60", "var(--spell)", 4) +
    line("M-14-2C-4 4 14 0 22-10M24-46l2-8M-26-14l-2-6", "var(--spell)", 3),
  cabin:
    line("M0-46L-26-14M0-46L26-14", "#d8c9b6", 3) +
    fill("M-36-16L36-16 28 18C14 24-14 24-28 18z", WOOD, EDGE) +
    fill("M-34-10L34-10 32-2-32-2z", PLANK) +
    line("M-31 4h62M-12-2l2 20M12-2l-2 20", BARK, 2.2) +
    `<circle cy="-48" r="6" fill="#8a6a42" stroke="${INK}" stroke-width="2"/>`,
  mast:
    line("M-14 12L0-66 14 12M-8-20L9-6M8-20L-9-6", INK, 9) +
    line("M-14 12L0-66 14 12M-8-20L9-6M8-20L-9-6", WOOD, 5) +
    `<circle cy="-68" r="8" fill="#c9a24a" stroke="${INK}" stroke-width="2.400"/>`,
  car:
    fill("M-32-20L30-24 36 12-34 16z", "#a8342a", EDGE) +
    fill("M-34-26L32-30 30-22-32-18z", "#d8523e", EDGE) +
    fill("M-24-14h14v14h-14zM-4-15h12v14H-4zM14-16h12v14H14z", "#ffd9a0", EDGE) +
    `<circle cx="-18" cy="17" r="6" fill="#2a1a1d" stroke="#b8b4c4" stroke-width="2"/><circle cx="18" cy="15" r="6" fill="#2a1a1d" stroke="#b8b4c4" stroke-width="2"/>`,
  pillars: mirrored(
    fill("M-62 20L-58 10-56-44-64-52-32-52-40-44-38 10-34 20z", STONE, EDGE) +
      fill("M-56-44L-48-44-48 12-58 12z", PALE) +
      fill("M-60-52L-48-74-36-52z", SHADE, EDGE),
  ),
  bars:
    line("M-32 14v-62M-16 16v-68M0 16v-70M16 16v-68M32 14v-62", INK, 8) +
    line("M-32 14v-62M-16 16v-68M0 16v-70M16 16v-68M32 14v-62", "#9c96a8", 4.6) +
    line("M-38-36h76M-38-4h76", INK, 9) +
    line("M-38-36h76M-38-4h76", "#7a7486", 5.6) +
    fill("M-10-28L10-28 8-10C4-6-4-6-8-10z", "#c9a24a", EDGE) +
    fill("M-2-24h4v9h-4z", INK),
  raised:
    line("M-32-46v10M-16-50v12M0-52v14M16-50v12M32-46v10", INK, 8) +
    line("M-32-46v8M-16-50v10M0-52v12M16-50v10M32-46v8", "#9c96a8", 4.6) +
    line("M-38-50h76", "#7a7486", 6),
  nest:
    fill("M-34 2C-40 22-20 30 0 30 20 30 40 22 34 2 20 10-20 10-34 2z", "#6a4a2a", EDGE) +
    line("M-36 8L-10 22M-28 20L16 10M36 6L8 24M30 20L-8 12M-40 0l14 6M40-2L26 6", "#b88a52", 2.6),
  harpy:
    fill("M-4-6C-22-34-46-30-56-14-44-16-42-10-46-4-36-8-32-2-34 6-24 0-14 6-4 8z", "#7d4a6a", EDGE) +
    fill("M4-6C22-34 46-30 56-14 44-16 42-10 46-4 36-8 32-2 34 6 24 0 14 6 4 8z", "#7d4a6a", EDGE) +
    fill("M-10-8C-12 6-6 18 0 22 6 18 12 6 10-8z", "#a86a86", EDGE) +
    fill("M-8-16C-14-32 14-32 8-16 12-10 6-4 0-4-6-4-12-10-8-16z", "#2a1522", EDGE) +
    fill("M-6-18C-6-25 6-25 6-18 6-12 0-8 0-8 0-8-6-12-6-18z", "#e0b090") +
    fill("M-4-19l4 2-4 1zM4-19l-4 2 4 1z", "#c0200a") +
    line("M-5 20l-3 8M5 20l3 8", "#e0b04a", 3),
  chest:
    fill("M-30-6C-30-26 30-26 30-6z", WOOD, EDGE) +
    fill("M-32-4L32-4 28 24-28 24z", BARK, EDGE) +
    fill("M-28-6C-16-18-8-8-2-14 6-22 14-8 28-6L26 0-26 0z", "#ffd36a", EDGE) +
    fill("M-20-16L-8-30M0-18h0z", "#ffd36a") +
    line("M-18-26l-4-8M0-28v-10M18-26l4-8", "#ffe9a8", 3) +
    fill("M-6-2h12v12h-12z", "#ffd36a", EDGE),
  siren:
    fill("M-40 14C-26 4 26 4 40 14 28 26-28 26-40 14z", "#2fa3b0", EDGE) +
    fill("M-4 14C2 2 14-2 22-10 18-20 24-26 34-28 30-22 34-18 36-12 28-12 26-8 24-4 20 8 10 16-4 14z", "#3fae7a", EDGE) +
    fill("M-14 14C-20-2-14-10-8-14L4-12C8-4 6 6 0 14z", "#e9b98f", EDGE) +
    fill("M-14-20C-14-36 8-36 8-22 14-8 12 0 6 4 4-4 2-8-2-8-10-8-12-2-18 2-22-6-18-12-14-20z", "#c2531f", EDGE) +
    fill("M-9-20C-9-27 3-27 3-20 3-14-3-10-3-10-3-10-9-14-9-20z", "#f3c9a0") +
    line("M-30 16q8-5 16 0M10 18q8-5 16 0", "#c9f6f4", 2.4),
  boat: boat("#7a5230", "#b07c46"),
  "boat-dim": boat("#4d3a30", "#6f5442"),
  mist:
    fill(
      "M-98 14C-104 0-84-8-70-2-66-18-40-20-32-8-24-22 6-22 12-8 22-20 50-18 54-4 72-14 100-2 92 14 70 24-80 24-98 14z",
      "#cfe6ea",
      'opacity=".34"',
    ) +
    fill("M-60-10C-62-22-40-26-32-18-22-32 8-30 12-18 24-26 46-20 44-8 20 2-44 2-60-10z", "#e6f4f6", 'opacity=".3"') +
    fill("M-40 22C-30 12 10 14 20 18 40 10 76 14 80 24 50 32-24 32-40 22z", "#e6f4f6", 'opacity=".3"'),
  ripples: line("M-44-8q11-6 22 0t22 0M-6 8q11-6 22 0t22 0M-40 16q8-4 16 0", "#a9ecec", 2.6),
  seat: fill("M-14-8C-14-20 14-20 14-8L12 6-12 6z", "#e8c79a", EDGE) + fill("M-16 4L16 4 14 12-14 12z", WOOD, EDGE),
  paw:
    fill("M-14 4C-16-6-6-14 0-14 6-14 16-6 14 4 14 14 4 10 0 10-4 10-14 14-14 4z", "var(--claw)", EDGE) +
    fill(
      "M-20-4C-26-8-24-18-18-18-12-16-14-6-20-4zM-7-16C-13-18-12-30-6-30 0-28-1-16-7-16zM7-16C13-18 12-30 6-30 0-28 1-16 7-16zM20-4C26-8 24-18 18-18 12-16 14-6 20-4z",
      "var(--claw)",
      EDGE,
    ),
};
