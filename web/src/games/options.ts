import type { GameOption } from "../api/types";
import { colon } from "../words/words.svelte";

/** What a table decided about something, in a few words; nothing for what is simply not so. */
export function inWords(option: GameOption, value: string): string {
  const text = option.values.find((one) => one.value === value)?.text ?? value;
  if (value === "true") return option.title;
  if (value === "false" && option.default === "false") return "";
  if (option.kind === "text" || (option.kind === "number" && value === option.default)) return "";
  return option.title + colon() + text;
}

const DRAWN = "katabasis-board";

/** A board that somebody drew and wants to play on: kept in this browser until a table is opened. */
export const drawnBoard = {
  take: (): string => sessionStorage.getItem(DRAWN) ?? "",
  keep: (option: string): void => sessionStorage.setItem(DRAWN, option),
  forget: (): void => sessionStorage.removeItem(DRAWN),
};
