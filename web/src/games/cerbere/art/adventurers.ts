/** The seven Adventurers: one head each, and the poses of a body that wears their colour.  They stand on 0. */
import { BONE, fill, INK, line } from "./pen";

const CLOTH = "var(--tint)";
const SKIN = "#e9b98f";
const TAN = "#c98a5e";
const DARK = "#8a5a3e";
/** As heavy as a pawn of 40 pixels needs; where they are drawn large, a scene says less. */
const EDGE = `stroke="${INK}" class="cer-line" stroke-linejoin="round"`;
const SHADE = 'opacity=".28"';
const GLOSS = 'opacity=".42"';

const cloth = (d: string): string => fill(d, CLOTH, EDGE);
const shade = (d: string): string => fill(d, INK, SHADE);
const light = (d: string): string => fill(d, "#fff", GLOSS);
const face = (skin: string, look = 0): string =>
  fill("M-7.5-3C-8-11 8-11 7.5-3 7.5 4 4 8.5 0 8.5-4 8.5-7.5 4-7.5-3z", skin, EDGE) +
  fill("M3-8.600C7-7.500 7.500-5 7.500-3 7.500 4 4 8.500 0 8.500 4 5 5-2 3-8.600z", INK, 'opacity=".16"') +
  [-3, 3]
    .map(
      (eye) =>
        `<ellipse cx="${eye + look}" cy="-1.2" rx="1.7" ry="2.1" fill="${INK}"/><circle cx="${eye + look - 0.5}" cy="-1.9" r=".6" fill="#fff"/>`,
    )
    .join("") +
  line(`M${-5.4 + look}-4.4L${-1.6 + look}-3.800M${1.6 + look}-3.800L${5.4 + look}-4.4`, INK, 1.1) +
  line(`M${0.2 + look} .4l.9 1.800-1.500.2`, INK, 0.8, 'opacity=".6"') +
  line(`M${-1.8 + look} 4.800q1.800.8 3.600 0`, INK, 1.1);

// around the middle of the face
const HEADS = [
  // a hooded wanderer
  face(SKIN, 0.6) +
    cloth("M-9 9C-13 0-11-12 1-19 3-15 10-12 10-2 10 4 9 7 7 9L7-3C7-8-7-8-7-3L-7 9z") +
    light("M-8.5 0C-8.5-8-4-12 1-15-4-10-6-6-6.4 3z") +
    shade("M2-17C6-13 9.400-9 9-2L7.500-3C7-8 4-13 2-17z"),
  // long hair and a diadem
  fill("M-9-4C-10-15 10-15 9.500-4 11 4 13 8 11 14 7 15 4 12 4 9L-4 9C-4 12-8 16-12 13-14 8-10 4-9-4z", "#5a2a22", EDGE) +
    face(SKIN) +
    fill("M-7.500-3C-7-10 0-11 1-10-1-7-4-5-7.500-3zM7.500-3C7-8 4-10 1-10 2-7 5-5 7.500-3z", "#5a2a22") +
    fill("M-8-7C-4-9.500 4-9.500 8-7L7-10 4-9.500 0-14-4-9.500-7-10z", "#ffd36a", `stroke="${INK}" stroke-width="1"`),
  // a hoplite's helmet with its crest
  fill("M-8-8C-14-14-8-22 2-21 10-20 14-12 12-4L8-8z", CLOTH, EDGE) +
    line("M-6-13l3 3M-2-17l2 6M5-18l-1 6M10-13l-3 4", INK, 1.2) +
    face(TAN) +
    fill("M-9 9C-11-2-10-13 0-13 10-13 11-2 9 9L4 8 3-1 6-2 6-4 1.500-5 0 3-1.500-5-6-4-6-2-3-1-4 8z", "#c99a52", EDGE) +
    light("M-7.500 2C-8-5-6-10-1-11-4-8-5.500-4-6 2z"),
  // a helmet with bull's horns, and a beard
  fill("M-8-7C-15-7-16-14-14-19-11-14-8-12-6-11zM8-7C15-7 16-14 14-19 11-14 8-12 6-11z", BONE, EDGE) +
    face(TAN) +
    fill("M-7.500 1L-4 3 0 2 4 3 7.500 1C8 8 3 12 0 12-3 12-8 8-7.500 1z", "#7a2f1a", EDGE) +
    fill("M-9-4C-9-14 9-14 9-4L1.500-5 0-1-1.500-5z", "#8f5a34", EDGE) +
    light("M-7-6C-6-10-3-11-1-11-3-9-4-7-4.500-5.500z"),
  // a crowned king
  face(SKIN) +
    fill("M-7.500 1C-4 4 4 4 7.500 1 8 9 3 11 0 11-3 11-8 9-7.500 1z", "#d8d0c4", EDGE) +
    fill("M-9-5L-11-15-5-10 0-18 5-10 11-15 9-5C4-7-4-7-9-5z", "#ffd550", EDGE) +
    fill("M-1.500-9L0-12 1.500-9 0-7z", "#c0392b"),
  // an old seer under a veil
  fill("M-11 12C-13-2-11-16 0-16 11-16 13-2 11 12L6 9-6 9z", CLOTH, EDGE) +
    face(DARK) +
    fill("M-7 1C-3 4 3 4 7 1 8 8 4 18 0 20-4 18-8 8-7 1z", "#f4efe6", EDGE) +
    shade("M5-13C10-10 11 0 10 11L7 9C8 0 8-8 5-13z") +
    line("M-7-6C-4-8 4-8 7-6", "#c9a24a", 2),
  // a sorceress of the moon
  fill("M-9-4C-10-13 10-13 9-4 11 2 10 9 12 14L5 12-5 12-12 14C-10 9-11 2-9-4z", "#221a3a", EDGE) +
    face("#d9a98c") +
    fill("M-8-5L-3-8 0-4 3-8 8-5C7-12-7-12-8-5z", "#221a3a") +
    fill("M-8-20C-8-10 8-10 8-20 12-10 6-7 0-7-6-7-12-10-8-20z", "#fff1c2", `stroke="${INK}" stroke-width="1.4"`),
];

/** A lighter hem, and folds of the cloth. */
const hem = (edge: string, folds: string): string => line(edge, "#fff", 1.5, 'opacity=".5"') + line(folds, INK, 1, 'opacity=".4"');

const stand =
  fill("M-11-8C-17 2-17 9-14 12L-4 10-4-10z", CLOTH, EDGE) +
  shade("M-11-8C-17 2-17 9-14 12L-4 10-4-10z") +
  fill("M-8 8L-7.500 14-1 14-1 8zM1 8L1 14 7.500 14 8 8z", "#4a2f24", EDGE) +
  cloth("M-7-19C-11-14-12 0-13 9-6 12 6 12 13 9 12 0 11-14 7-19 3-16-3-16-7-19z") +
  shade("M7-19C11-14 12 0 13 9L5 11C7 0 6-10 3-17z") +
  light("M-7-16C-10-8-10 0-11 7L-8 8C-8-2-8-9-5-15z") +
  fill("M-14-4C-16 0-14 3-11 3L-8-8z", CLOTH, EDGE) +
  fill("M14-4C16 0 14 3 11 3L8-8z", CLOTH, EDGE) +
  hem("M-12.400 6.400C-6 9.200 6 9.200 12.400 6.400", "M-4.500 5l-1.200 4.800M0 6v4.600M5 5l1.200 4.600M-10-10l-1.500 5M10-10l1.500 5");

const run =
  fill("M-4-16C-14-14-20-6-27-4-24 0-20 0-18 0-22 4-22 6-24 9-14 10-6 2-2-4z", CLOTH, EDGE) +
  shade("M-6-12C-14-8-18-2-25-3-21 1-18 0-17 1-19 4-19 6-21 8-13 8-6 0-2-6z") +
  fill("M-5 4L-14 8-18 4-21 7-16 14-12 14 0 9z", "#4a2f24", EDGE) +
  fill("M3 3L11 6 8 13 15 14 16 10 17 3 8-2z", "#4a2f24", EDGE) +
  cloth("M-3-19C-8-12-9 0-10 6-2 10 8 8 12 3 13-6 12-14 8-18 4-16 0-17-3-19z") +
  shade("M8-18C12-14 13-6 12 3L5 7C8-2 7-10 4-17z") +
  fill("M9-14L18-10 22-15 19-19 17-15 11-18z", CLOTH, EDGE) +
  fill("M20-21a3 3 0 1 1-.1 0z", SKIN, `stroke="${INK}" stroke-width="1.2"`) +
  hem("M-9.600 3.600C-2 7.400 7 5.600 11.600 1", "M-5 0l-1.500 6M1 2l0 5M7 0l1 5M-16-5l-4 3M-12-1l-4 5");

const caught =
  fill("M-14 6C-18 10-16 14-12 14L12 14C18 14 18 8 13 5z", "#4a2f24", EDGE) +
  cloth("M-7-14C-11-10-13 2-15 10-6 14 8 14 15 10 12 2 10-10 7-14 3-12-3-12-7-14z") +
  shade("M7-14C10-10 12 2 15 10L6 12C8 2 6-6 3-13z") +
  fill("M-8-12L-18-22-16-31-12-29-13-23-5-16zM8-12L18-22 16-31 12-29 13-23 5-16z", CLOTH, EDGE) +
  fill("M-14-34a3.200 3.200 0 1 1-.1 0zM14-34a3.200 3.200 0 1 1-.1 0z", SKIN, `stroke="${INK}" stroke-width="1.2"`) +
  line("M-14-25C-8-16 8-16 14-25", "#cfc6c9", 2.2, 'stroke-dasharray="3 2.500"') +
  hem("M-14.400 7.600C-6 11.600 8 11.600 14.400 7.600", "M-6 6l-1.500 5M0 8v4M7 6l1.500 5");

const turned =
  fill("M-12-10C-20-2-20 8-18 13L-11 10-6 14 0 11 6 14 11 10 18 13C20 8 20-2 12-10z", "#33202c", EDGE) +
  cloth("M-8-15C-12-8-12 2-12 9-4 12 4 12 12 9 12 2 12-8 8-15z") +
  shade("M8-15C12-8 12 2 12 9L4 11C7 2 6-8 3-15z") +
  fill(
    "M-10-13C-18-9-20-2-17 5L-20 9-16 8-15 11-12 7C-12 0-11-4-7-7zM10-13C18-9 20-2 17 5L20 9 16 8 15 11 12 7C12 0 11-4 7-7z",
    "#33202c",
    EDGE,
  ) +
  fill("M-13-13L-9-17-5-14 0-17 5-14 9-17 13-13C8-8-8-8-13-13z", "#4b2f3c", EDGE);

/** The wolf's skin that whoever serves Cerberus wears. */
const pelt =
  fill("M-7-3C-8-10 8-10 7-3 7 4 4 8 0 8-4 8-7 4-7-3z", "#2a1722", EDGE) +
  fill("M-6-3L-1 0C-2 2-5 2-6-3zM6-3L1 0C2 2 5 2 6-3z", "#ff4a2a") +
  fill("M-10 10C-14 0-12-8-9-10L-12-21-4-15C-2-16 2-16 4-15L12-21 9-10C12-8 14 0 10 10L6 3C8-4 4-7 0-5-4-7-8-4-6 3z", "#4b2f3c", EDGE) +
  fill("M-6-11l3 3-4 0zM6-11l-3 3 4 0z", "#ffd36a") +
  fill("M-5-5l1.500 4 1.500-4zM5-5l-1.500 4-1.500-4z", BONE);

export const ADVENTURERS: Record<string, string> = {
  ...Object.fromEntries(HEADS.map((head, seat) => [`head-${seat}`, head])),
  stand,
  run,
  caught,
  turned,
  pelt,
};
