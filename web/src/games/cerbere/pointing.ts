/** What on the table an answer is about: the notation says it, and what is foreseen of the answer.  No rule is in it. */
import type { Choice } from "../../api/types";
import { ACTION_ICONS } from "./looks";
import { powerPlayed, seatOf, type CerbereView, type Foreseen } from "./view";

/** What an answer does to somebody: a sign, and how much of it. */
export interface Amount {
  icon: string;
  text: string;
}

const OF_ONES_OWN = /^(advance|retreat|draw) \d$/;
const MOVES = /^(advance|retreat|walk|cross|enter|deeper|out|exchange|lure)\b/;

/** The seat that an answer is about, or -1. */
export function named(action: string, view: CerbereView): number {
  const seat = seatOf(action);
  return seat < 0 && OF_ONES_OWN.test(action) ? view.seat : seat;
}

/** "+2" steps, "−1", a card. */
export function amountOf(action: string): Amount {
  const [verb = "", number = ""] = action.split(" ");
  const count = /^[+-]?\d+$/.test(number) ? Math.abs(Number(number)) : 0;
  const sign = verb === "retreat" || number.startsWith("-") ? "−" : "+";
  const bare = !count || verb === "look" || verb === "swap";
  return { icon: ACTION_ICONS[verb] ?? "hand", text: bare ? "" : `${sign}${count}` };
}

/** The answers that move somebody, and end on this space; a fork is answered by the first space of either way too. */
export function leadingTo(space: string, choices: Choice[], foreseen: Record<string, Foreseen>): string[] {
  const moves = choices.filter(({ action }) => MOVES.test(action) && !powerPlayed(action));
  const ways = (action: string) => foreseen[action]?.paths.map((path) => path.spaces) ?? [];
  const ends = moves.filter(({ action }) => ways(action).some((way) => way.at(-1) === space));
  const begins = moves.filter(({ action }) => !seatNamed(action) && !/\d/.test(action) && ways(action).some((way) => way[0] === space));
  return [...new Set((ends.length ? ends : begins).map(({ action }) => action))];
}

const seatNamed = (action: string) => seatOf(action) >= 0;
