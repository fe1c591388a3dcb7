import type { Said } from "../../api/types";
import { shown, type Look } from "../../motion/moments";
import type { Moment } from "../game";

const SHORT = 380;
const CHANGE_OF_SIDES = 3200; // milliseconds; the one moment everybody remembers

/** How each event is shown, where it is more than a short caption.  Times include the reading. */
const LOOKS: Record<string, Look> = {
  begins: { milliseconds: 700, sound: "turn" },
  "board-chosen": { milliseconds: 400, sound: "card" },
  rolls: { milliseconds: 350 },
  "treasure-seen": { milliseconds: 700, sound: "good" },
  "turn-begins": { milliseconds: 450 },
  acts: { milliseconds: 650, sound: "card" },
  plays: { milliseconds: 800, sound: "card" },
  uses: { milliseconds: 900, sound: "good" },
  announces: { milliseconds: 700, sound: "card" },
  "asks-help": { milliseconds: 700, sound: "turn" },
  pledges: { milliseconds: 450, sound: "card" },
  refuses: { milliseconds: 420 },
  withdraws: { milliseconds: 900, sound: "bad" },
  pays: { milliseconds: 320 },
  "rage-moves": { milliseconds: 380 },
  "speed-changes": { milliseconds: 420, sound: "bad" },
  draws: { milliseconds: 240, sound: "card" },
  "card-seen": { milliseconds: 420 },
  moves: { milliseconds: 620 },
  "crosses-bridge": { milliseconds: 700, sound: "hit" },
  "crosses-portal": { milliseconds: 600, sound: "good" },
  boards: { milliseconds: 850, sound: "good" },
  revealed: { milliseconds: 1200, sound: "turn" },
  looks: { milliseconds: 500 },
  "barque-seen": { milliseconds: 900 },
  swaps: { milliseconds: 700 },
  "harpy-turned": { milliseconds: 900, sound: "bad" },
  falls: { milliseconds: 700, sound: "bad" },
  "cerberus-moves": { milliseconds: 850, sound: "hit" },
  "hunt-begins": { milliseconds: 1000, sound: "bad" },
  "hunt-misses": { milliseconds: 700 },
  captured: { milliseconds: 1100, sound: "hit" },
  "changes-camp": { milliseconds: CHANGE_OF_SIDES, least: CHANGE_OF_SIDES, sound: "lose" },
  eliminated: { milliseconds: 1500, sound: "lose" },
  escorts: { milliseconds: 600 },
  "hunt-due": { milliseconds: 700, sound: "bad" },
  escaped: { milliseconds: 1500, sound: "win" },
  "cerberus-wins": { milliseconds: 1500, sound: "lose" },
  wins: { milliseconds: 500 },
};

export const eventName = (key: string): string => key.replace("cerbere-event-", "");

/** How an event is shown. */
export const moment = (event: Said): Moment => shown(event, LOOKS[eventName(event.key)] ?? {}, SHORT);
