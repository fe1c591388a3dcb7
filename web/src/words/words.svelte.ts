import { Offline } from "../api/client";
import { settings } from "../parts/settings.svelte";
import { Bundle, type Values } from "./bundle";

/** What every page says; besides there is a part for each game, said at its tables. */
const FRAME = "frame";

async function fetched(language: string, part: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`/web/words/${language}/${part}.ftl`);
  } catch {
    throw new Offline();
  }
  if (!answer.ok) throw new Error(`no words for '${part}' in '${language}'`);
  return answer.text();
}

class Words {
  language = $state("");
  private bundle = $state.raw<Bundle | null>(null);
  private texts = new Map<string, string>([[FRAME, ""]]); // by part
  private last: Promise<void> = Promise.resolve(); // what is being fetched: one after the other

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** All parts that were needed until now, in a language; if they cannot be had, the one spoken stays. */
  speak(language: string): Promise<void> {
    return this.inTurn(async () => {
      const parts = [...this.texts.keys()];
      const texts = await Promise.all(parts.map((part) => fetched(language, part)));
      this.take(language, new Map(parts.map((part, place) => [part, texts[place]!])));
    });
  }

  /** What is said at tables of a game, too. */
  learn(game: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.texts.has(game)) return;
      const text = await fetched(this.language, game);
      this.take(this.language, new Map([...this.texts, [game, text]]));
    });
  }

  say = (key: string, values?: Values): string => this.bundle?.say(key, values) ?? "";

  has = (key: string): boolean => this.bundle?.has(key) ?? false;

  private take(language: string, texts: Map<string, string>): void {
    this.texts = texts;
    this.bundle = new Bundle(language, ...texts.values());
    this.language = language;
    settings.language = language;
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined); // whoever asked for it hears of it
    return mine;
  }
}

export const words = new Words();

/** The text of a key in the language of the page. */
export const t = words.say;

/** Between a name and what is said of it: French puts a space before. */
export const colon = (): string => (words.language === "fr" ? "\u00a0: " : ": ");
