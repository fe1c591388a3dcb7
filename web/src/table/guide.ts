import type { View } from "../games/game";

/** One step of a guided first turn: it points at something on the table, says what it is, and goes on. */
export interface Step {
  /** What it says, as a key of the language files. */
  text: string;
  /** What it points at: selectors, the first that is on the table.  A step whose thing is not there is left out. */
  at: string[];
  /** The rule it tells. */
  rule?: string;
  /** What the player may do instead of pressing "next": answer, take back, or press the thing itself. */
  until?: "answer" | "undo" | "press";
  /** Only where this holds. */
  when?: (view: View) => boolean;
}

export const QUESTION: Step = { text: "web-guide-question", at: [".question"] };
export const CHOICE: Step = {
  text: "web-guide-choice",
  at: [".buttons:has(.answer)", ".choices:not(.hidden)", "[data-answer]"],
  until: "answer",
};
export const DRAWER: Step = { text: "web-guide-drawer", at: [".drawer .tabs", ".tools [aria-expanded]"], until: "press" };
export const UNDO: Step = { text: "web-guide-undo", at: [".undo"], until: "undo" };

/** What every table has; for games that say nothing of their own. */
export const GENERAL: Step[] = [QUESTION, CHOICE, DRAWER, UNDO];

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export type Side = "below" | "above" | "right" | "left";

const GAP = 14; // between thing and bubble: room for the tail
const EDGE = 8; // of the screen

/** Where a bubble covers least of what it points at, and then of what is kept free. */
export function place(thing: Box, bubble: Size, screen: Size, kept: Box[]): { left: number; top: number; side: Side } {
  const middle = { left: thing.left + (thing.width - bubble.width) / 2, top: thing.top + (thing.height - bubble.height) / 2 };
  const places: { left: number; top: number; side: Side }[] = [
    { left: middle.left, top: thing.top + thing.height + GAP, side: "below" },
    { left: middle.left, top: thing.top - bubble.height - GAP, side: "above" },
    { left: thing.left + thing.width + GAP, top: middle.top, side: "right" },
    { left: thing.left - bubble.width - GAP, top: middle.top, side: "left" },
  ];
  let best = places[0]!;
  let least = Infinity;
  for (const wish of places) {
    const left = between(EDGE, wish.left, screen.width - bubble.width - EDGE);
    const top = between(EDGE, wish.top, screen.height - bubble.height - EDGE);
    const box = { left, top, ...bubble };
    const cost = 5 * shared(box, thing) + kept.reduce((sum, other) => sum + shared(box, other), 0);
    if (cost < least) {
      least = cost;
      best = { left, top, side: wish.side };
    }
  }
  return best;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
