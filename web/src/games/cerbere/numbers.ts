import { roadOf, type BoardData } from "./road";
import type { CerbereView } from "./view";

const ABOARD = 99; // in the place of a space
const numbered = new Map<string, string[]>();
const key = (view: CerbereView) => view.boards.join(" ");

/** Remember how the spaces of a match are numbered. */
export function number(view: CerbereView, boards: BoardData[]): void {
  if (numbered.has(key(view)) && !view.own_board) return;
  numbered.set(
    key(view),
    roadOf(boards).spaces.map(({ name }) => name),
  );
}

/** The space that an event calls by its number. */
export const spaceNumbered = (view: CerbereView, place: number): string =>
  place === ABOARD ? "aboard" : (numbered.get(key(view))?.[place] ?? "");
