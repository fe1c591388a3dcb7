import type { Said } from "../../api/types";
import { shown, type Look } from "../../motion/moments";
import type { Moment } from "../game";

const SHORT = 420;

/** How each event is shown, where it is more than a short caption.  Times include the reading. */
const LOOKS: Record<string, Look> = {
  begins: { milliseconds: 600, sound: "turn" },
  "lord-appears": { milliseconds: 260, sound: "card" },
  "first-place-appears": { milliseconds: 260, sound: "card" },
  "turn-begins": { milliseconds: 400 },
  plots: { sound: "card" },
  reveals: { milliseconds: 600, sound: "card" },
  "reveals-monster": { milliseconds: 1300, peak: true, scene: "monster", sound: "hit" },
  buys: { milliseconds: 600, sound: "good" },
  refuses: { milliseconds: 120 },
  takes: { milliseconds: 600, sound: "card" },
  "threat-rises": { milliseconds: 1000, peak: true, scene: "retreat", sound: "bad" },
  fights: { milliseconds: 600, sound: "hit" },
  "fights-lower": { milliseconds: 600, sound: "hit" },
  rewarded: { milliseconds: 1400, peak: true, scene: "rewarded", sound: "good" },
  "token-drawn": { milliseconds: 200 },
  "takes-stack": { milliseconds: 600, sound: "card" },
  "stack-seen": { milliseconds: 160 },
  "pays-ally": { milliseconds: 260 },
  affiliates: { milliseconds: 500, sound: "good" },
  recruits: { milliseconds: 2000, peak: true, scene: "recruited", sound: "good" },
  corrupts: { milliseconds: 2000, peak: true, scene: "recruited", sound: "good" },
  appoints: { milliseconds: 1600, peak: true, scene: "recruited", sound: "good" },
  "seventh-lord": { milliseconds: 2400, peak: true, scene: "seventh", sound: "turn" },
  "court-short": { milliseconds: 2200, peak: true, scene: "short", sound: "turn" },
  turned: { milliseconds: 600, sound: "bad" },
  steals: { milliseconds: 1000, peak: true, sound: "bad" },
  controls: { milliseconds: 2200, peak: true, scene: "taken", sound: "win" },
  covers: { milliseconds: 300 },
  score: { milliseconds: 600 },
  total: { milliseconds: 600, sound: "card" },
};

/** How an event is shown. */
export const moment = (event: Said): Moment => shown(event, LOOKS[event.key.replace("abyss-event-", "")] ?? {}, SHORT);
