import printed from "./printed.json";

/** A view of Cerbère, as the server's `view.py` writes it. */
export interface Player {
  seat: number;
  name: string;
  camp: "adventurer" | "cerberus" | "eliminated";
  space: string; // "e2.s05", "aboard" or "captured"
  distance: number;
  ahead: number;
  hand_size: number;
  hand: string[];
  pledged_size: number;
  pledged: string[];
  played: string[];
  ready: string[];
  treasure_count: number;
  treasures: string[];
  treasures_played: string[];
}

export interface Hunt {
  due: boolean;
  reach: string;
  catches: number[];
}

export interface CerbereView {
  game: "cerbere";
  seat: number;
  to_move: number;
  question: { kind: string; seat: number; a: number } | null;
  seats: number;
  edition: number;
  boards: string[];
  own_board: boolean;
  turn: number;
  ending: string;
  active: number;
  cerberus: string;
  rage: number;
  speed: number;
  minimum: number;
  adventurers: number;
  hunt: Hunt;
  captured: number[];
  opened: string[];
  nests: string[];
  harpies: string[];
  cave_treasure: boolean;
  barques: { slot: number; seats: number; looked: number[] }[];
  revealed: boolean;
  survival_size: number;
  betrayal_size: number;
  survival_discard: string[];
  betrayal_discard: string[];
  power: string;
  targeted: number[];
  move: { seat: number; steps: number; backward: boolean } | null;
  prisoners: number[];
  players: Player[];
  /** Not from the server: whose pawn did not walk but leapt, while a story is told. */
  leap?: number;
}

/** What the server foresees of an answer; see `foresight.py`. */
export interface Foreseen {
  paths: { seat: number; spaces: string[]; captured: boolean }[];
  rage: number;
  speed: number;
  cerberus: string[];
  caught: number[];
  hunt: Hunt | null;
}

export const SEATS = ["blue", "pink", "green", "red", "yellow", "white", "violet"] as const;
export const CELLS = [7, 6, 5, 4, 3, 2, 1, 0] as const; // of the rage track; 0 is the Hunt cell
export const LAST_WITHOUT_MERCY = 2; // light cells

/** One clause of a card: what, for whom, how much, or how much else. */
export type Step = [op: string, who: string, amount: number, orElse: number];
export interface Power {
  cost: Step | null;
  effect: Step[];
}
const POWERS = printed.powers as unknown as Record<string, Power>;
const NOTHING: Power = { cost: null, effect: [] };
export const powerOf = (name: string): Power => POWERS[name] ?? NOTHING;
/** How many cards a power costs. */
export const priceOf = (name: string): number => {
  const { cost } = powerOf(name);
  return cost?.[0] === "discard" ? cost[2] : 0;
};
export const FACES = { adventurer: printed.adventurer, cerberus: printed.cerberus };
/** The other face of an Action card. */
export const otherFace = (card: string): string => {
  const place = printed.adventurer.indexOf(card);
  return (place >= 0 ? printed.cerberus[place] : printed.adventurer[printed.cerberus.indexOf(card)]) ?? card;
};

/** As keys of the language files are spelt. */
export const word = (name: string): string => name.replaceAll("_", "-").replace("+", "-advanced").replaceAll(" ", "-");

/** The seat that an action names last, or -1: "advance 2 pink". */
export const seatOf = (action: string): number => (SEATS as readonly string[]).indexOf(action.split(" ").at(-1) ?? "");

/** The power that an action plays: "sprint 1", "sacrifice+", "mask"; "" if it plays none. */
export function powerPlayed(action: string): string {
  const name = action.replace(/^(play|use) /, "");
  return POWERS[name] ? name : "";
}

/** The card that an action plays, gives or discards; "" if it is about none. */
export function cardPlayed(action: string): string {
  const card = (powerPlayed(action) || action.replace(/^(give|discard|pay) /, "")).replace(/( [12]|\+)$/, "");
  return POWERS[card] || POWERS[`${card} 1`] ? card : "";
}

/** One of these less. */
export function without(list: string[], text: string): string[] {
  const place = list.indexOf(text);
  return place < 0 ? list : list.filter((_, index) => index !== place);
}
