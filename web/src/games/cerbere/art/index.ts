/** All drawings of Cerbère as one sprite: each is used by its name, and put into the page once. */
import { ADVENTURERS } from "./adventurers";
import { BACKDROPS } from "./backdrops";
import { EMBLEMS } from "./emblems";
import { HOUND } from "./hound";
import { LANDMARKS } from "./landmarks";
import { PROPS } from "./props";
import { CAVE, ROCKS } from "./rock";

export { PICTURES } from "./pictures";

const GRADIENTS =
  '<linearGradient id="cer-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a4a6a"/><stop offset=".55" stop-color="#c2531f"/><stop offset="1" stop-color="#ff9a4a"/></linearGradient>' +
  '<radialGradient id="cer-halo"><stop offset=".3" stop-color="#ff7a2a" stop-opacity=".6"/><stop offset="1" stop-color="#ff5a1e" stop-opacity="0"/></radialGradient>';

export const DRAWINGS: Record<string, string> = {
  ...HOUND,
  ...ADVENTURERS,
  ...ROCKS,
  cave: CAVE,
  ...LANDMARKS,
  ...EMBLEMS,
  ...PROPS,
  ...BACKDROPS,
};

export const sprite: string =
  GRADIENTS +
  Object.entries(DRAWINGS)
    .map(([name, drawn]) => `<g id="cer-${name}">${drawn}</g>`)
    .join("");
