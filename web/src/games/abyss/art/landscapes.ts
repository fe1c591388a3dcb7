/** Landscapes: a location in its water and its light, with what grows and swims there. */
import { drawn, picture, type Palette, type Part } from "./pen";
import { PLACE_ART } from "./places";

export interface Landscape {
  /** Behind all: the water above and below, and the light. */
  water: readonly [above: string, below: string, light: string];
  own: Palette;
  seen?: string;
  of: Part;
}

/** Things that grow, swim and shine in more than one place. */
const SEEN: Record<string, Part> = {
  rays: ["w-.09 M40 -4L10 84H34L52 -4ZM72 -4L58 84H84L82 -4ZM104 -4L118 84H140L114 -4ZM150 -4L182 84H204L164 -4Z"],
  sand: ["n M-4 68C30 60 60 70 96 64C130 60 160 70 204 62V84H-4Z", "w-.1 M-4 68C30 60 60 70 96 64C70 70 30 66 -4 74Z"],
  rocks: [
    "n M-4 84V56L6 50L14 58L22 54L30 66L40 68L46 84ZM204 84V50L192 44L182 54L172 52L162 66L152 70L148 84Z",
    "w-.15 M-2 58L6 52L10 60ZM192 46L198 58L186 54Z",
  ],
  kelp: [
    "f M152 84C148 66 158 56 152 40C160 52 156 64 162 84ZM172 84C166 60 178 44 170 22C182 42 176 62 184 84ZM188 84C184 68 194 56 190 40C200 54 194 70 200 84Z",
    "f M-2 84C2 66 -6 54 0 38C8 54 4 66 10 84ZM14 84C10 70 18 62 14 50C22 60 20 72 22 84Z",
  ],
  fishes: [
    "w-.5 M128 22C132 18 138 18 142 22C138 26 132 26 128 22L124 19V25ZM146 32C149 29 153 29 156 32C153 35 149 35 146 32L143 30V34ZM116 34C119 31 123 31 126 34C123 37 119 37 116 34L113 32V36Z",
  ],
  bubbles: ["w-.35 O20,24,2.4", "w-.35 O26,14,1.6", "w-.35 O150,20,2.4", "w-.35 O158,10,1.6", "w-.3 O138,46,2"],
};

const COMMON: Palette = {
  b: ["#fff6df", "#a89070"],
  g: ["#ffe9a0", "#b0701c"],
  y: ["#fff6c0", "#ffb040"],
  w: ["#ffffff", "#ffffff"],
  k: ["#0a1220", "#02060e"],
  p: ["#ffffff", "#9fb0d0"],
  m: ["#e0eef8", "#4a5e78"],
};

export function placePicture(name: string): string {
  const place = PLACE_ART[name];
  if (!place) throw new Error(`there is no place called ${name}`);
  const [above, below, light] = place.water;
  const defs = `<linearGradient id="sea" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient><radialGradient id="glow" cx="62" cy="30" r="62" gradientUnits="userSpaceOnUse"><stop stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`;
  const behind = `<path fill="url(#sea)" stroke="none" d="M-4-20H204V100H-4Z"/><path fill="url(#glow)" stroke="none" d="M-4-20H204V100H-4Z"/>`;
  const seen = (place.seen?.split(" ") ?? []).map((one) => ({ part: SEEN[one]! }));
  return picture("0 0 200 80", { ...COMMON, ...place.own }, behind + drawn([...seen, { part: place.of }], 100), defs);
}
