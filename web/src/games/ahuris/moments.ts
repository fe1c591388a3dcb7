import type { Said } from "../../api/types";
import { shown, type Look } from "../../motion/moments";
import type { Moment } from "../game";

const SHORT = 450;
const LONG = 600;

/** How each event is shown, where it is more than a caption.  Times include the reading. */
const LOOKS: Record<string, Look> = {
  "turn-begins": { milliseconds: 500, shout: "web-shout-turn", sound: "card" },
  "chrono-discards": { sound: "card" },
  "tie-die": { milliseconds: 300, sound: "die" },
  "foe-stats": { milliseconds: 160 },
  "danger-deck-rebuilt": { milliseconds: 160 },
  "enemy-deck-rebuilt": { milliseconds: 160 },
  "level-revealed": { milliseconds: 160 },
  "level-shuffled": { milliseconds: 160 },
  "card-dealt": { milliseconds: 160 },
  "card-shuffled-back": { milliseconds: 160 },
  idles: { milliseconds: 200 },
  "skipped-paralysed": { milliseconds: 300 },
  "skipped-asleep": { milliseconds: 300 },
  "strikes-first": { milliseconds: 200 },
  "strikes-first-fixed": { milliseconds: 200 },
  "initiative-tie": { milliseconds: 300, sound: "die" },
  "exploration-rest": { milliseconds: LONG, sound: "die", shout: "web-shout-rest" },
  "exploration-combat": { milliseconds: LONG, sound: "die", shout: "web-shout-combat" },
  "exploration-trap": { milliseconds: LONG, sound: "die", shout: "web-shout-trap" },
  "exploration-panic": { milliseconds: 1500, peak: true, scene: "panic", sound: "bad", shout: "web-shout-panic", stamp: "bad" },
  heals: { sound: "good" },
  "heals-self": { sound: "good" },
  "fetches-key": { milliseconds: 1500, peak: true, scene: "key", sound: "good", shout: "web-shout-key" },
  "enemy-appears": { milliseconds: 500, sound: "card" },
  "danger-joins": { sound: "card" },
  attacks: { milliseconds: LONG, shout: "web-shout-treason", sound: "bad" },
  "luck-passed": { milliseconds: 400, sound: "die", stamp: "good" },
  "luck-failed": { milliseconds: 400, sound: "die", stamp: "bad" },
  bribes: { milliseconds: LONG, shout: "web-shout-bribe", sound: "good" },
  screams: { milliseconds: LONG, shout: "web-shout-scream", sound: "hit" },
  sings: { milliseconds: LONG, shout: "web-shout-song", sound: "good" },
  "search-destroys": { milliseconds: LONG, shout: "web-shout-search", sound: "bad" },
  "search-takes": { milliseconds: LONG, shout: "web-shout-search", sound: "bad" },
  pilfers: { milliseconds: LONG, shout: "web-shout-pilfer", sound: "bad" },
  drinks: { milliseconds: LONG, shout: "web-shout-drink", sound: "bad" },
  hits: { milliseconds: LONG, sound: "hit", stamp: "good", shout: "web-shout-hit" },
  misses: { milliseconds: 220, sound: "die", stamp: "bad" },
  "wins-combat": { milliseconds: LONG, sound: "good", stamp: "good", shout: "web-shout-victory" },
  "loses-combat": { milliseconds: LONG, sound: "bad", stamp: "bad", shout: "web-shout-defeat" },
  stunned: { milliseconds: 500, sound: "bad" },
  "level-gained": { milliseconds: 1500, peak: true, scene: "level", sound: "good", shout: "web-shout-level" },
  "trap-dart": { milliseconds: LONG, sound: "card" },
  "trap-ceiling": { milliseconds: LONG, sound: "card" },
  "trap-trapdoor": { milliseconds: LONG, sound: "card" },
  "trap-star": { milliseconds: LONG, sound: "card" },
  "test-passed": { milliseconds: LONG, sound: "die", stamp: "good" },
  "test-failed": { milliseconds: LONG, sound: "die", stamp: "bad" },
  "ceiling-falls": { milliseconds: 500, sound: "hit" },
  "reward-drawn": { sound: "card" },
  "reward-taken": { milliseconds: 600, sound: "good" },
  panics: { milliseconds: LONG, sound: "hit" },
  "destroys-key": { milliseconds: 1500, peak: true, scene: "broken", sound: "bad" },
  "keys-gone": { milliseconds: 2200, peak: true, scene: "end", sound: "lose" },
  "chrono-fails": { milliseconds: 2200, peak: true, scene: "end", sound: "lose" },
  escapes: { milliseconds: 2200, peak: true, scene: "end", sound: "win", shout: "web-shout-free" },
  leaves: { milliseconds: 2000, peak: true, scene: "out", sound: "win", shout: "web-shout-free" },
  "everybody-out": { milliseconds: 2200, peak: true, scene: "end", sound: "win" },
  "deck-runs-out": { milliseconds: 2200, peak: true, scene: "end", sound: "lose" },
  "reward-fails": { milliseconds: 2200, peak: true, scene: "end", sound: "lose" },
};
/** The blow that ends a fight, and a key among the Treasures. */
const LAST_BLOW: Look = { milliseconds: 1900, peak: true, scene: "blow", sound: "hit", stamp: "good", shout: "web-shout-hit" };
const KEY_TAKEN: Look = { milliseconds: 1500, peak: true, scene: "key", sound: "good", shout: "web-shout-key" };
const KEY = 1;

function lookOf(name: string, values: Said["values"]): Look {
  if (name === "hits" && Number(values.life) === 0) return LAST_BLOW;
  if (name === "reward-taken" && Number(values.value) === KEY) return KEY_TAKEN;
  return LOOKS[name] ?? {};
}

/** How an event is shown. */
export const moment = (event: Said): Moment =>
  shown(event, lookOf(event.key.replace("ahuris-event-", ""), event.values), SHORT, Math.max(0, Number(event.values.die ?? 0)));
