import type { Said } from "../../api/types";
import { shown, type Look } from "../../motion/moments";
import type { Moment } from "../game";

const SHORT = 380;

/** How each event is shown, where it is more than a short caption.  Times include the reading. */
const LOOKS: Record<string, Look> = {
  begins: { milliseconds: 600, sound: "turn" },
  "board-chosen": { milliseconds: 400, sound: "card" },
  rolls: { milliseconds: 350 },
  "treasure-seen": { milliseconds: 600, sound: "good" },
  "turn-begins": { milliseconds: 450 },
  acts: { milliseconds: 600, sound: "card" },
  plays: { milliseconds: 600, sound: "card" },
  uses: { milliseconds: 600, sound: "good" },
  announces: { milliseconds: 500, sound: "card" },
  "asks-help": { milliseconds: 450, sound: "turn" },
  pledges: { milliseconds: 300, sound: "card" },
  refuses: { milliseconds: 150 },
  withdraws: { milliseconds: 600, sound: "bad" },
  pays: { milliseconds: 280 },
  "rage-moves": { milliseconds: 260 },
  "speed-changes": { milliseconds: 420, sound: "bad" },
  draws: { milliseconds: 240, sound: "card" },
  "card-seen": { milliseconds: 350 },
  moves: { milliseconds: 600 },
  "crosses-bridge": { milliseconds: 600, sound: "hit" },
  "crosses-portal": { milliseconds: 600, sound: "good" },
  boards: { milliseconds: 1400, peak: true, scene: "boarding", sound: "good" },
  revealed: { milliseconds: 1700, peak: true, scene: "barque", sound: "turn" },
  looks: { milliseconds: 500 },
  "barque-seen": { milliseconds: 1500, peak: true, scene: "barque" },
  swaps: { milliseconds: 600 },
  "harpy-turned": { milliseconds: 600, sound: "bad" },
  falls: { milliseconds: 600, sound: "bad" },
  "cerberus-moves": { milliseconds: 600, sound: "hit" },
  "hunt-begins": { milliseconds: 1900, peak: true, scene: "hunt", sound: "bad" },
  "hunt-misses": { milliseconds: 1400, peak: true, scene: "miss" },
  captured: { milliseconds: 1400, peak: true, scene: "capture", sound: "hit" },
  "changes-camp": { milliseconds: 2400, peak: true, scene: "turncoat", sound: "lose" },
  eliminated: { milliseconds: 1600, peak: true, scene: "lost", sound: "lose" },
  escorts: { milliseconds: 500 },
  "hunt-due": { milliseconds: 600, sound: "bad" },
  escaped: { milliseconds: 2400, peak: true, scene: "escape", sound: "win" },
  "cerberus-wins": { milliseconds: 2400, peak: true, scene: "defeat", sound: "lose" },
  wins: { milliseconds: 500 },
};

export const eventName = (key: string): string => key.replace("cerbere-event-", "");

/** How an event is shown. */
export const moment = (event: Said): Moment => shown(event, LOOKS[eventName(event.key)] ?? {}, SHORT);
