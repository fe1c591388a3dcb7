import type { View } from "../games/game";

/** One step of a guided first turn: it points at something on the table, says what it is, and goes on. */
export interface Step {
  /** What it says, as a key of the language files. */
  text: string;
  /** What it points at: selectors, the first that is on the table.  If none is, the step is told all the same. */
  at: string[];
  /** The rule it tells. */
  rule?: string;
  /** What the player may do instead of pressing "next": answer, take back, or press the thing itself. */
  until?: "answer" | "undo" | "press";
  /** Only where this holds when the guide begins. */
  when?: (view: View) => boolean;
}

export const QUESTION: Step = { text: "web-guide-question", at: ["[data-question]"] };
export const CHOICE: Step = { text: "web-guide-choice", at: ["[data-asked]", "[data-answers]"], until: "answer" };
export const DRAWER: Step = { text: "web-guide-drawer", at: [".drawer .tabs", "[data-guide=drawer]"], until: "press" };
export const UNDO: Step = { text: "web-guide-undo", at: [".undo"], until: "undo" };

/** What every table has; for games that say nothing of their own. */
export const GENERAL: Step[] = [QUESTION, CHOICE, DRAWER, UNDO];

/** What a bubble never covers: my own zone, what is asked about, and every answer. */
export const KEPT = "[data-own], [data-asked], [data-answers]:not(:empty), [data-answer]";

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export type Side = "below" | "above" | "right" | "left" | "free";
export interface Spot {
  left: number;
  top: number;
  side: Side;
}

const GAP = 14; // between thing and bubble: room for the tail
const EDGE = 8; // of the screen
const STRIDE = 16; // pixels from one place that is tried to the next

/** Where a bubble covers neither what it points at nor what is kept, as near to the thing as can be; null if nowhere. */
export function place(thing: Box | null, bubble: Size, screen: Size, kept: Box[]): Spot | null {
  const right = screen.width - bubble.width - EDGE;
  const bottom = screen.height - bubble.height - EDGE;
  const covered = thing ? [thing, ...kept] : kept;
  const free = ({ left, top }: { left: number; top: number }): boolean =>
    left >= EDGE && top >= EDGE && left <= right && top <= bottom && !covered.some((box) => overlap({ left, top, ...bubble }, box));
  if (thing) {
    const left = between(EDGE, thing.left + (thing.width - bubble.width) / 2, right);
    const top = between(EDGE, thing.top + (thing.height - bubble.height) / 2, bottom);
    const beside: Spot[] = [
      { left, top: thing.top + thing.height + GAP, side: "below" },
      { left, top: thing.top - bubble.height - GAP, side: "above" },
      { left: thing.left + thing.width + GAP, top, side: "right" },
      { left: thing.left - bubble.width - GAP, top, side: "left" },
    ];
    const found = beside.find(free);
    if (found) return found;
  }
  const middle = thing ? centre(thing) : { left: screen.width / 2, top: screen.height / 2 };
  let best: Spot | null = null;
  let nearest = Infinity;
  for (let top = EDGE; top <= bottom; top += STRIDE)
    for (let left = EDGE; left <= right; left += STRIDE) {
      const from = centre({ left, top, ...bubble });
      const far = Math.hypot(from.left - middle.left, from.top - middle.top);
      if (far < nearest && free({ left, top })) {
        nearest = far;
        best = { left, top, side: "free" };
      }
    }
  return best;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
const centre = (box: Box) => ({ left: box.left + box.width / 2, top: box.top + box.height / 2 });

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
