import type { PromiseText, TableFacts } from "../api/types";
import { sha256 } from "./sha256";

/** What this browser saw and said before the first draw; it is kept here, for the server is whom it is held against. */
export interface Remembered {
  start: number; // the line that the promise is for
  commitment: string;
  words: Record<number, string>; // mine, by seat
  seals: string[] | null; // everybody's, as they were before I showed mine
}

const KEY = "katabasis-promises";
const TABLES = 60; // that are remembered, the last ones
const LETTERS = "abcdefghijkmnopqrstuvwxyz2345679"; // 32 that nobody takes for one another
const LENGTH = 20; // 100 bits: nobody guesses a word from its seal

/** A word that nobody can guess. */
export const randomWord = (): string => Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte & 31]).join("");

/** What somebody wrote, with letters of chance behind it, or else these alone: one line of at most 80 characters. */
export function unguessable(written: string): string {
  const plain = written.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  const room = 80 - LENGTH - 1;
  return [Array.from(plain).slice(0, room).join("").trim(), randomWord()].filter(Boolean).join(" ");
}

/** How a seat commits to its word under a promise, as docs/records.md describes it. */
export const sealOf = (commitment: string, seat: number, word: string): string => sha256(`${commitment}\n${seat + 1}\n${word}`);

function all(): [string, Remembered[]][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Remembered[]][];
  } catch {
    return [];
  }
}

/** All promises under which this browser was ready at a table, oldest first. */
export const remembered = (match: string): Remembered[] => all().find(([id]) => id === match)?.[1] ?? [];

function keep(match: string, promises: Remembered[]): void {
  const others = all().filter(([id]) => id !== match);
  localStorage.setItem(KEY, JSON.stringify([...others, [match, promises]].slice(-TABLES)));
}

/** Remember the promise as it stands and my word under it, which nobody knows yet; returns the word's seal. */
export function seal(facts: TableFacts, seat: number, word: string): string {
  const { start, commitment } = facts.promises.at(-1)!;
  const known = remembered(facts.id);
  const same = known.find((one) => one.commitment === commitment) ?? { start, commitment, words: {}, seals: null };
  const words = { ...same.words, [seat]: word };
  keep(facts.id, [...known.filter((one) => one !== same), { ...same, words, seals: null }]);
  return sealOf(commitment, seat, word);
}

/** My words that may be shown now, by seat: all have sealed theirs, under the promise that I saw.
 *
 * Everybody's seals are written down first: no word that is shown after mine can then be another one.
 */
export function toShow(facts: TableFacts): [number, string][] {
  const promise = facts.promises.at(-1);
  if (!facts.showing || !promise) return [];
  const known = remembered(facts.id);
  const same = known.find((one) => one.commitment === promise.commitment);
  const seals = facts.seats.map((seat) => seat.seal);
  if (!same || (same.seals && same.seals.join() !== seals.join())) return [];
  const found = facts.seats
    .filter((seat) => seat.mine && seat.seal && !seat.shown)
    .map((seat): [number, string] => [seat.seat, same.words[seat.seat] ?? ""])
    .filter(([seat, word]) => word && sealOf(promise.commitment, seat, word) === seals[seat]);
  if (found.length && !same.seals) keep(facts.id, [...known.filter((one) => one !== same), { ...same, seals }]);
  return found;
}

/** What differs from what this browser remembers, as the end of a key; "" if nothing does, null if it knows nothing. */
export function differs(promises: PromiseText[], memory: Remembered[]): string | null {
  let known = false;
  for (const then of memory) {
    const now = promises.find((promise) => promise.start === then.start);
    if (!now) return "promise";
    if (now.commitment !== then.commitment) {
      if (now.withdrawn.includes(then.commitment)) continue; // everybody was told of that
      return "promise";
    }
    if (Object.entries(then.words).some(([seat, word]) => now.words[Number(seat)] !== word)) return "word";
    const fits = (word: string, seat: number) => (then.seals![seat] ? sealOf(now.commitment, seat, word) === then.seals![seat] : !word);
    if (then.seals && !now.words.every(fits)) return "seal";
    known ||= now === promises.at(-1);
  }
  return known ? "" : null;
}
