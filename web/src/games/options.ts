import { t, words } from "../words/words.svelte";

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
