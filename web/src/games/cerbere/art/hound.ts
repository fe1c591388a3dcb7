/** Cerberus: three heads and what they sit on, resting, alert and lunging.  He stands on 0, and looks to the right. */
import { BONE, EMBER, fill, INK, line, mirrored, part } from "./pen";

const FUR = "#23131f";
const SHEEN = "#3d2233";
const LIT = "#63364a";
const GUM = "#8f1f12";
const EYE = "#ffe27a";

/** Dark against the dark: the fire below draws his edge. */
const body = (d: string): string => fill(d, FUR, 'stroke="url(#cer-rim)" stroke-width="2.6" stroke-linejoin="round"');
const teeth = (d: string): string => fill(d, BONE);

const SKULL = "M-30 28C-35 10-31-7-23-15L-33-44-7-25C2-26 11-21 17-13L24-9 46-4C52-3 55 2 52 7L48 12";
const FACE =
  fill("M-20-4C-9-13 6-11 15-5L10 5C0 9-4 18-20 20l3-6-8 1 5-7-7-2z", SHEEN) +
  fill("M-28-36L-20-17-11-23z", GUM, 'opacity=".7"') +
  fill("M22-7L45-2 49 2 30 4 21 1z", LIT) +
  fill("M45-5C53-4 55 2 51 6L44 1z", INK) +
  line("M28 5l6-5M34 6l5-5", INK, 1.6);
const GLARE = fill("M3-9L18-5 9 0z", EYE) + fill("M9-6l4 1-3 4z", GUM) + line("M0-13L19-7", INK, 3);

const profile =
  body(`${SKULL}C46 19 38 21 31 20L15 21C5 27-1 34-3 44L-32 44z`) +
  FACE +
  line("M50 11L22 13 9 7", INK, 2) +
  teeth("M44 11l-1 8-4-7zM32 12l-1 6-4-6z");

const jaws =
  body(`${SKULL}L22 13 6 12 36 33C40 39 33 45 27 43L8 38C-3 38-6 44-7 50L-34 44z`) +
  fill("M47 12L4 11 2 18 28 40C33 41 37 38 35 34L12 17 24 15z", GUM) +
  fill("M8 20C14 22 22 30 29 36 22 38 14 32 7 24z", "#e0603c") +
  teeth("M47 12l-2 12-5-11zM39 13l-2 7-4-7zM32 13l-2 6-3-6zM26 14l-2 5-3-5zM36 34l-3-11-2 7-5-9-1 5-5-7 0 5-4-4 9 10z") +
  FACE;

const front =
  body(
    "M-13-21L-31-50-33-11C-41 1-40 13-33 20l-6 2 8 4-4 6 9-1 8 9C-12 50 12 50 18 40l8-9 9 1-4-6 8-4-6-2C40 13 41 1 33-11L31-50 13-21C5-25-5-25-13-21z",
  ) +
  mirrored(
    fill("M-28-40L-30-16-19-21z", GUM, 'opacity=".7"') +
      fill("M-31-6C-27-13-14-15-8-9L-13 8-24 14c-6-6-9-13-7-20z", SHEEN) +
      fill("M-26-3L-8 4C-12 10-22 8-26-3z", EYE) +
      fill("M-17 0l5 2c0 3-3 4-5 3z", GUM) +
      line("M-29-8L-7 2", INK, 3.4),
  ) +
  fill("M-7-6L7-6 14 20C8 26-8 26-14 20z", LIT) +
  fill("M-10 12C-6 9 6 9 10 12 11 19 5 23 0 23-5 23-11 19-10 12z", INK) +
  fill("M-19 27C-8 21 8 21 19 27L14 41C8 49-8 49-14 41z", GUM) +
  fill("M-7 42C-4 36 4 36 7 42 4 47-4 47-7 42z", "#e0603c") +
  teeth("M-18 27l4 13 4-15 3 7 4-8 3 6 3-6 4 8 3-7 4 15 4-13C8 21-8 21-18 27zM-13 42l3-7 4 8zM13 42l-3-7-4 8z");

const asleep =
  body(`${SKULL}C46 19 38 21 31 20L15 21C5 25-1 30-3 36L-32 36z`) +
  FACE +
  line("M50 11L22 13 9 7", INK, 2) +
  line("M3-6q7 5 14 0", EMBER, 2.2);

const collar = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  fill("M-22-5C-8 4 8 4 22-5L22 5C8 14-8 14-22 5z", "#7a5a2e", `stroke="${INK}" stroke-width="2"`) +
  teeth("M-17 0l2 9 4-6zM-3 4l3 9 3-9zM11 3l4 6 2-9z") +
  "</g>";

const claws = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${teeth("M-14 0l3 6 3-6zM-4 1l4 7 3-7zM8 0l4 6 3-7z")}</g>`;

const tail = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  line("M0 0C-22-4-34-22-26-40-22-50-34-58-44-54", EMBER, 11) +
  line("M0 0C-22-4-34-22-26-40-22-50-34-58-44-54", FUR, 8) +
  fill("M-40-60C-50-66-62-58-66-50L-54-46C-48-44-42-48-40-60z", FUR, `stroke="${EMBER}" stroke-width="2"`) +
  `<circle cx="-51" cy="-56" r="2.4" fill="${EYE}"/>` +
  line("M-64-50l-8 1 3 4", GUM, 2) +
  "</g>";

const alert =
  tail(-62, 66, -8) +
  mirrored(
    body("M-20 10C-64-2-88 34-92 62-94 74-98 80-104 84-106 92-96 94-84 92L-40 92z") +
      fill("M-48 30C-68 28-82 46-84 66-74 56-62 50-50 54z", SHEEN),
  ) +
  part("profile", -56, -48, -1.04, 4) +
  part("profile", 56, -48, 1.04, 4) +
  body(
    "M-44-44L-62-34-55-28-69-16-60-12-67 2-59 6C-62 24-58 40-52 52L-54 82C-62 86-62 94-54 95L-20 95C-16 90-16 84-20 80L-12 50 12 50 20 80C16 84 16 90 20 95L54 95C62 94 62 86 54 82L52 52C58 40 62 24 59 6L67 2 60-12 69-16 55-28 62-34 44-44z",
  ) +
  fill("M-34-10C-42 12-36 34-26 44L-32 78-44 80-40 48C-52 28-54 4-34-10z", SHEEN) +
  fill("M34-10C42 12 36 34 26 44L32 78 44 80 40 48C52 28 54 4 34-10z", SHEEN, 'opacity=".6"') +
  fill("M-18-6l6 14 5-8 7 18 7-18 5 8 6-14C10 2-10 2-18-6z", LIT) +
  claws(-37, 88) +
  claws(37, 88) +
  collar(-50, -10, 38) +
  collar(50, -10, -38) +
  part("front", 0, -58, 1.12) +
  collar(0, -8, 0);

const resting =
  tail(-76, 70, -30) +
  body("M-96 84C-108 50-84 14-44 12-14 4 14 4 44 12 84 14 108 50 96 84 90 96-90 96-96 84z") +
  fill("M-82 70C-88 46-72 26-48 26-58 40-66 56-82 70z", SHEEN) +
  fill("M-20 14l6 10 6-6 8 12 8-12 6 6 6-10C10 10-10 10-20 14z", LIT) +
  part("asleep", -50, 62, -0.95, 8) +
  part("asleep", 50, 62, 0.95, 8) +
  body("M-24 60C-36 66-44 84-38 94L-10 95-8 84 8 84 10 95 38 94C44 84 36 66 24 60z") +
  claws(-24, 89) +
  claws(24, 89) +
  collar(0, 46, 0) +
  part("watch", 0, 40, 0.98);

const watch =
  body(
    "M-13-21L-38-36-33-6C-40 4-38 14-32 20l-6 3 9 3-2 6 10-2 6 6C-8 42 8 42 15 36l6-6 10 2-2-6 9-3-6-3C38 14 40 4 33-6L38-36 13-21C5-25-5-25-13-21z",
  ) +
  mirrored(
    fill("M-33-29L-29-11-19-19z", GUM, 'opacity=".7"') +
      fill("M-31-4C-27-11-14-13-8-7L-13 8-24 14c-6-6-9-11-7-18z", SHEEN) +
      line("M-26 0L-8 4", INK, 5) +
      line("M-25 1q8 6 15 4", EYE, 2.2),
  ) +
  fill("M-7-6L7-6 14 20C8 26-8 26-14 20z", LIT) +
  fill("M-10 12C-6 9 6 9 10 12 11 19 5 23 0 23-5 23-11 19-10 12z", INK) +
  line("M0 23v6M-15 27q7 6 15 2 8 4 15-2", INK, 2) +
  teeth("M-11 30l3 6 3-6zM11 30l-3 6-3-6z");

const lunging =
  tail(-84, 24, 38) +
  body("M-60 26C-78 30-98 52-112 60-122 64-128 76-118 82L-98 80C-92 66-74 56-56 54z") +
  body("M30 30C50 44 70 62 82 84L108 90C116 86 114 78 106 76L96 72C90 56 72 34 54 20z") +
  part("jaws", 22, -62, 0.98, -26) +
  body(
    "M-98 40C-96 10-70-10-38-12-14-24 20-46 54-38 78-32 86-8 76 14 68 34 44 40 18 42 0 56-20 60-40 56-44 68-60 82-80 88L-84 96-106 94C-112 86-104 80-96 80L-78 68C-90 62-98 52-98 40z",
  ) +
  fill("M-84 40C-84 20-66 4-46 4-60 16-64 34-56 50-68 54-80 50-84 40z", SHEEN) +
  fill("M-30-4l10 8 4-12 12 10 6-16 12 12 8-14 10 16C20 12-8 14-30-4z", LIT, 'opacity=".85"') +
  body("M44 26C62 36 84 44 104 46L124 42C132 46 130 56 122 58L100 64C78 62 46 54 26 40z") +
  claws(116, 54) +
  claws(100, 84) +
  claws(-96, 90) +
  collar(58, -34, -64) +
  part("jaws", 88, -44, 1.08, -6) +
  collar(72, -2, -40) +
  part("jaws", 86, 16, 0.94, 22);

export const HOUND: Record<string, string> = {
  profile: profile + GLARE,
  jaws: jaws + GLARE,
  front,
  asleep,
  watch,
  resting,
  alert,
  lunging,
};
