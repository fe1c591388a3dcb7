import type { Moment } from "../game";
import type { Pose } from "./art/poses";
import { HEROES, type HeroName } from "./view";

/** Who does what at a moment, by name: heroes and enemies alike. */
const PARTS: Record<string, [who: string, pose: Pose][]> = {
  hits: [
    ["fighter", "hitting"],
    ["foe", "hit"],
  ],
  misses: [["fighter", "hitting"]],
  screams: [
    ["hero", "hit"],
    ["foe", "hit"],
  ],
  "scream-both": [
    ["hero", "beaten"],
    ["foe", "beaten"],
  ],
  sings: [["hero", "cheering"]],
  bribes: [["foe", "cheering"]],
  attacks: [["hero", "hitting"]],
  "strikes-first": [["fighter", "hitting"]],
  "wins-combat": [
    ["hero", "cheering"],
    ["foe", "beaten"],
  ],
  "loses-combat": [
    ["hero", "beaten"],
    ["foe", "cheering"],
  ],
  stunned: [["hero", "stunned"]],
  "level-gained": [["hero", "cheering"]],
  "level-lost": [["hero", "stunned"]],
  "exploration-panic": [["hero", "hit"]],
  panics: [["hero", "hit"]],
  "destroys-key": [["hero", "stunned"]],
  destroys: [["hero", "stunned"]],
  "test-passed": [["hero", "cheering"]],
  "test-failed": [["hero", "hit"]],
  paralysed: [["hero", "stunned"]],
  unlucky: [["hero", "stunned"]],
  "ceiling-falls": [
    ["hero", "beaten"],
    ["target", "beaten"],
  ],
  "ceiling-alone": [["hero", "beaten"]],
  "reward-taken": [["hero", "cheering"]],
  "fetches-key": [["hero", "cheering"]],
  leaves: [["hero", "cheering"]],
};
/** What enemies do without being named. */
const ENEMIES: Record<string, Pose> = {
  "search-takes": "hitting",
  "search-destroys": "hitting",
  pilfers: "hitting",
  drinks: "cheering",
  bribes: "cheering",
};

/** The event without its game: "hits". */
export const happening = (moment: Moment | null): string => moment?.key.replace("ahuris-event-", "") ?? "";

/** A hero's name out of a value of an event; "" if it is none. */
export function heroIn(moment: Moment | null, value: string): HeroName | "" {
  const name = String(moment?.values[value] ?? "").replace("@ahuris-", "") as HeroName;
  return HEROES.includes(name) ? name : "";
}

/** How somebody stands at a moment; whoever has no life left lies. */
export function poseOf(name: string, moment: Moment | null, life = 1, foe = false): Pose {
  const event = happening(moment);
  const part = PARTS[event]?.find(([value]) => moment?.values[value] === `@ahuris-${name}`);
  if (part) return part[1];
  if (foe && ENEMIES[event]) return ENEMIES[event];
  return life === 0 ? "beaten" : "ready";
}

/** Moments at which the ground shakes. */
export const quakes = (moment: Moment | null): boolean =>
  ["exploration-panic", "panics", "screams", "ceiling-falls", "ceiling-alone", "destroys-key", "keys-gone"].includes(happening(moment));
