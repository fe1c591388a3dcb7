import { roadOf, type BoardData } from "./road";
import type { CerbereView } from "./view";

const ABOARD = 99; // in the place of a space
const numbered = new Map<string, string[]>();
const paths = new Map<string, number>(); // how many of them lie on the path
const key = (view: CerbereView) => view.boards.join(" ");

/** Remember how the spaces of a match are numbered. */
export function number(view: CerbereView, boards: BoardData[]): void {
  if (numbered.has(key(view)) && !view.own_board) return;
  const { spaces, path } = roadOf(boards);
  numbered.set(
    key(view),
    spaces.map(({ name }) => name),
  );
  paths.set(key(view), path.length);
}

/** The space that an event calls by its number. */
export const spaceNumbered = (view: CerbereView, place: number): string =>
  place === ABOARD ? "aboard" : (numbered.get(key(view))?.[place] ?? "");

/** How far along the path a space lies; -1 beside it. */
export function onPath(view: CerbereView, space: string): number {
  const place = numbered.get(key(view))?.indexOf(space) ?? -1;
  return place < (paths.get(key(view)) ?? 0) ? place : -1;
}
