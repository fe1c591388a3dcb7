import type { Happened } from "../api/types";

/** What is known after an update: forget from `kept` on, then add what came. */
export function merged(known: Happened[], kept: number, came: Happened[]): Happened[] {
  return [...known.filter((event) => event.number < kept), ...came];
}
