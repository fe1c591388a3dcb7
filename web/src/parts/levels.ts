import type { BotLevel, GameFacts, Seat } from "../api/types";
import { t, words } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** Of a bot: the name of its level; one that has no name in our languages keeps the server's. */
export const levelName = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot || t("web-bot"));

/** What everybody calls whoever sits there: the server gives names to bots and tells apart two of one name; "" for an empty seat. */
export const calledAt = (seat: Seat): string =>
  seat.nickname || (words.has(`cerbere-seat-${seat.name}`) ? t(`cerbere-seat-${seat.name}`) : "");

/** The same for lists, where an empty seat is said to be one. */
export const called = (seat: Seat | undefined): string => (!seat ? t("web-bot") : seat.nickname || t("web-seat-open"));

/** The badge beside a bot's name; "" for people. */
export const levelAt = (seat: Seat): string => (seat.kind === "bot" ? levelName(seat.bot) : "");

/** The level that was chosen last, or the one that the server would choose. */
export const usualLevel = (facts: GameFacts): string =>
  facts.bots.some((bot) => bot.name === settings.bot) ? settings.bot : facts.opponent;

/** What was measured of a bot at such a table, as sentences; nothing where nothing was. */
export const ratingOf = (bot: BotLevel | undefined, facts: GameFacts, seats: number, options: Record<string, string | undefined>): string =>
  (bot?.ratings ?? [])
    .filter((rating) => rating.seats === seats)
    .filter((rating) => Object.entries(rating.options).every(([name, value]) => plain(facts, name, options[name]) === value))
    .map((rating) => rating.text)
    .join(" ");

/** The value of an option without the names that some numbers have. */
const plain = (facts: GameFacts, name: string, value: string | undefined): string | undefined => {
  const number = facts.options.find((option) => option.name === name)?.presets[value ?? ""];
  return number === undefined ? value : String(number);
};

/** A bot for a seat, as the server is asked for it; without a level it chooses one. */
export const aBot = (level: string = settings.bot) => (words.has(`bot-${level}`) ? { kind: "bot", bot: level } : { kind: "bot" });
