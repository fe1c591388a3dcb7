import { t, words } from "../words/words.svelte";

/** Options of Cerbère's first edition, and of its second; the server has the last word. */
const FIRST = [
  "start",
  "first_middle",
  "second_middle",
  "finish",
  "skulls",
  "expansion_boards",
  "expansion_cards",
  "treasures",
  "den_token",
];
const SECOND = ["starting_card"];
const ROAD = ["start", "first_middle", "second_middle", "finish", "skulls", "expansion_boards"];
const PRINTED = "printed";

/** Whether an option means anything beside the others that are chosen. */
export function matters(name: string, chosen: Record<string, string>): boolean {
  if (chosen.board && chosen.board !== PRINTED && ROAD.includes(name)) return false;
  if (chosen.edition === "2") return !FIRST.includes(name);
  return chosen.edition !== "1" || !SECOND.includes(name);
}

/** A value in words, where it has any. */
export function valueText(option: string, value: string, text: string): string {
  const keys = [`web-${option}-${value}`, `web-${value}`, `cerbere-board-${value.replaceAll("_", "-")}`, `cerbere-seat-${value}`];
  const key = text === value ? keys.find(words.has) : undefined;
  if (!key) return text;
  return key.startsWith("cerbere-") ? t(`${key}.name`) : t(key);
}

const DRAWN = "katabasis-board";

/** A board that somebody drew and wants to play on: kept in this browser until a table is opened. */
export const drawnBoard = {
  take: (): string => sessionStorage.getItem(DRAWN) ?? "",
  keep: (option: string): void => sessionStorage.setItem(DRAWN, option),
  forget: (): void => sessionStorage.removeItem(DRAWN),
};
