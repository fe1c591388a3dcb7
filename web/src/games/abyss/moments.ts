import type { Said } from "../../api/types";
import { shown, type Look } from "../../motion/moments";
import type { Moment } from "../game";

const SHORT = 420;

/** How each event is shown, where it is more than a short caption.  Times include the reading. */
const LOOKS: Record<string, Look> = {
  begins: { milliseconds: 800, sound: "turn" },
  "lord-appears": { milliseconds: 260, sound: "card" },
  "first-place-appears": { milliseconds: 260, sound: "card" },
  "turn-begins": { milliseconds: 500 },
  plots: { sound: "card" },
  reveals: { milliseconds: 600, sound: "card" },
  "reveals-monster": { milliseconds: 800, sound: "hit" },
  buys: { milliseconds: 800, sound: "good" },
  refuses: { milliseconds: 200 },
  takes: { milliseconds: 700, sound: "card" },
  "threat-rises": { milliseconds: 600, sound: "bad" },
  fights: { milliseconds: 700, sound: "hit" },
  "fights-lower": { milliseconds: 700, sound: "hit" },
  rewarded: { milliseconds: 700, sound: "good" },
  "token-drawn": { milliseconds: 200 },
  "takes-stack": { milliseconds: 700, sound: "card" },
  "stack-seen": { milliseconds: 160 },
  "pays-ally": { milliseconds: 260 },
  affiliates: { milliseconds: 500, sound: "good" },
  recruits: { milliseconds: 950, sound: "good" },
  corrupts: { milliseconds: 900, sound: "good" },
  "seventh-lord": { milliseconds: 950, sound: "turn" },
  "court-short": { milliseconds: 950, sound: "turn" },
  turned: { milliseconds: 900, sound: "bad" },
  steals: { milliseconds: 800, sound: "bad" },
  controls: { milliseconds: 950, sound: "win" },
  covers: { milliseconds: 300 },
  score: { milliseconds: 700 },
  total: { milliseconds: 900, sound: "card" },
};

/** How an event is shown. */
export const moment = (event: Said): Moment => shown(event, LOOKS[event.key.replace("abyss-event-", "")] ?? {}, SHORT);
