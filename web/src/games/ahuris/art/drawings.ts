/** All drawings of the game, loaded when a table of it opens. */
import { BOUNCERS } from "./bouncers";
import { COOKS } from "./cooks";
import type { Puppet } from "./figure";
import { HEROES_DRAWN } from "./heroes";
import { SPIES } from "./spies";

export { BACKS } from "./backs";
export { DANGERS, TRAPS } from "./dangers";
export { ENDINGS } from "./endings";
export { BROKEN_KEY, LOOT } from "./loot";
export { HALLS } from "./places";
export { GATE_OPEN, GATE_SHUT, SACK, STOPS } from "./road";
export { POSES, posed, type Pose } from "./poses";

/** Heroes by name, enemies by card: "Jh". */
export const PEOPLE: Record<string, Puppet> = { ...HEROES_DRAWN, ...BOUNCERS, ...SPIES, ...COOKS };
