import { settings } from "../parts/settings.svelte";
import { Bundle, type Values } from "./bundle";

class Words {
  language = $state("");
  private bundle = $state.raw<Bundle | null>(null);

  get ready(): boolean {
    return this.bundle !== null;
  }

  async speak(language: string): Promise<void> {
    const answer = await fetch(`/web/words/${language}.ftl`);
    if (!answer.ok) throw new Error(`no words in '${language}'`);
    this.bundle = new Bundle(language, await answer.text());
    this.language = language;
    settings.language = language;
  }

  say = (key: string, values?: Values): string => this.bundle?.say(key, values) ?? "";

  has = (key: string): boolean => this.bundle?.has(key) ?? false;
}

export const words = new Words();

/** The text of a key in the language of the page. */
export const t = words.say;

/** Between a name and what is said of it: French puts a space before. */
export const colon = (): string => (words.language === "fr" ? "\u00a0: " : ": ");
