import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Bundle } from "../src/words/bundle";

const LOCALE = join(import.meta.dirname, "../../src/katabasis/locale");
const text = (language: string) =>
  ["web", "coach", "ahuris"].map((name) => readFileSync(join(LOCALE, language, `${name}.ftl`), "utf8")).join("\n");
const bundle = (language: string) => new Bundle(language, text(language));
const keys = (language: string) => [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

test("nouns bring their forms along, as in Python", () => {
  expect(bundle("fr").say("ahuris-event-wakes", { hero: "@ahuris-teller" })).toBe("La Cartomancienne se réveille avec une belle bosse.");
  expect(bundle("en").say("ahuris-bard.name")).toBe("Bard");
});

test("numbers choose their words", () => {
  const french = bundle("fr");
  expect(french.say("web-taken-back", { count: 1 })).toBe("1 réponse reprise");
  expect(french.say("web-taken-back", { count: 3 })).toBe("3 réponses reprises");
});

test("a text that is not there is a mistake", () => {
  expect(() => bundle("en").say("web-no-such-text")).toThrow("no text for 'web-no-such-text'");
});

test("both languages have the same keys", () => {
  expect(keys("fr")).toEqual(keys("en"));
});

test("every key that the pages name exists", () => {
  const english = bundle("en");
  const sources = readdirSync(join(import.meta.dirname, "../src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, "../src", name), "utf8"));
  const named = new Set(
    sources.flatMap((source) => [...source.matchAll(/"((?:web|coach|ahuris)-[a-z0-9-]+[a-z0-9])(?:\.\w+)?"/g)].map((found) => found[1]!)),
  );
  const missing = [...named].filter((key) => !english.has(key) && !key.startsWith("ahuris-event-") && !key.startsWith("ahuris-action-"));
  expect(named.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
