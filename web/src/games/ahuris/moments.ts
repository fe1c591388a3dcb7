import type { Said } from "../../api/types";
import { shown, type Look } from "../../motion/moments";
import type { Moment } from "../game";

const SHORT = 450;
const LONG = 950;

/** How each event is shown, where it is more than a caption.  Times include the reading. */
const LOOKS: Record<string, Look> = {
  "turn-begins": { milliseconds: 800, shout: "web-shout-turn", sound: "card" },
  "chrono-discards": { sound: "card" },
  "tie-die": { sound: "die" },
  "exploration-rest": { milliseconds: LONG, sound: "die", shout: "web-shout-rest" },
  "exploration-combat": { milliseconds: LONG, sound: "die", shout: "web-shout-combat" },
  "exploration-trap": { milliseconds: LONG, sound: "die", shout: "web-shout-trap" },
  "exploration-panic": { milliseconds: LONG, sound: "bad", shout: "web-shout-panic", stamp: "bad" },
  heals: { sound: "good" },
  "heals-self": { sound: "good" },
  "fetches-key": { milliseconds: LONG, sound: "good", shout: "web-shout-key" },
  "enemy-appears": { milliseconds: 800, sound: "card" },
  "danger-joins": { sound: "card" },
  attacks: { milliseconds: LONG, shout: "web-shout-treason", sound: "bad" },
  "luck-passed": { milliseconds: 900, sound: "die", stamp: "good" },
  "luck-failed": { milliseconds: 900, sound: "die", stamp: "bad" },
  bribes: { milliseconds: LONG, shout: "web-shout-bribe", sound: "good" },
  screams: { milliseconds: LONG, shout: "web-shout-scream", sound: "hit" },
  sings: { milliseconds: LONG, shout: "web-shout-song", sound: "good" },
  "search-destroys": { milliseconds: LONG, shout: "web-shout-search", sound: "bad" },
  "search-takes": { milliseconds: LONG, shout: "web-shout-search", sound: "bad" },
  pilfers: { milliseconds: LONG, shout: "web-shout-pilfer", sound: "bad" },
  drinks: { milliseconds: LONG, shout: "web-shout-drink", sound: "bad" },
  hits: { milliseconds: 900, sound: "hit", stamp: "good", shout: "web-shout-hit" },
  misses: { milliseconds: 900, sound: "die", stamp: "bad" },
  "wins-combat": { milliseconds: LONG, sound: "good", stamp: "good", shout: "web-shout-victory" },
  "loses-combat": { milliseconds: LONG, sound: "bad", stamp: "bad", shout: "web-shout-defeat" },
  stunned: { milliseconds: 800, sound: "bad" },
  "level-gained": { milliseconds: LONG, sound: "good", shout: "web-shout-level" },
  "trap-dart": { milliseconds: 900, sound: "card" },
  "trap-ceiling": { milliseconds: 900, sound: "card" },
  "trap-trapdoor": { milliseconds: 900, sound: "card" },
  "trap-star": { milliseconds: 900, sound: "card" },
  "test-passed": { milliseconds: LONG, sound: "die", stamp: "good" },
  "test-failed": { milliseconds: LONG, sound: "die", stamp: "bad" },
  "ceiling-falls": { milliseconds: 800, sound: "hit" },
  "reward-drawn": { sound: "card" },
  "reward-taken": { milliseconds: 700, sound: "good" },
  panics: { milliseconds: 900, sound: "hit" },
  "destroys-key": { milliseconds: LONG, sound: "bad" },
  "keys-gone": { milliseconds: LONG, sound: "lose" },
  "chrono-fails": { milliseconds: LONG, sound: "lose" },
  escapes: { milliseconds: LONG, sound: "win", shout: "web-shout-free" },
  leaves: { milliseconds: LONG, sound: "win", shout: "web-shout-free" },
};

/** How an event is shown. */
export const moment = (event: Said): Moment =>
  shown(event, LOOKS[event.key.replace("ahuris-event-", "")] ?? {}, SHORT, Math.max(0, Number(event.values.die ?? 0)));
