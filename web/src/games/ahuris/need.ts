import { HEROES, card, type AhurisView, type HeroName, type SuitLetter } from "./view";

/** What a face of a die brings. */
export type Fate = "good" | "bad" | "rest" | "combat" | "trap" | "panic" | "";

/** What a die is thrown for: the number that is needed, and what each of its six faces would bring. */
export interface Need {
  suit: SuitLetter | "";
  sign: string; // "≤ 2", "≥ 4"; "" where no number is needed
  faces: Fate[];
}

/** A question or an event, as the server says it. */
interface Told {
  key: string;
  values: Record<string, unknown>;
}

const FACES = [1, 2, 3, 4, 5, 6];
const STATS: Record<string, SuitLetter> = { life: "h", force: "s", rapidity: "d", luck: "c" };
/** The tables printed for levels 2 to 4; level 1 throws no die. */
const EXPLORATION: Record<number, Fate[]> = {
  2: ["rest", "rest", "combat", "combat", "trap", "panic"],
  3: ["rest", "combat", "combat", "trap", "trap", "panic"],
  4: ["combat", "trap", "trap", "trap", "panic", "panic"],
};

/** A Roll: the characteristic or less. */
const roll = (suit: SuitLetter, value: number): Need => ({
  suit,
  sign: `≤ ${Math.min(value, 6)}`,
  faces: FACES.map((face) => (face <= value ? "good" : "bad")),
});

/** A Test: characteristic and die together must beat the Danger. */
const test = (suit: SuitLetter | "", base: number, value: number): Need => ({
  suit,
  sign: value - base < 6 ? `≥ ${Math.max(1, value - base + 1)}` : "",
  faces: FACES.map((face) => (base + face > value ? "good" : "bad")),
});

/** What the die of a question or of an event is thrown for; null where there is none. */
export function needed(view: AhurisView, told: Told | null | undefined): Need | null {
  if (!told) return null;
  const { values } = told;
  const number = (name: string) => Number(values[name]);
  const name = (key: string) => String(values[key] ?? "").replace("@ahuris-", "");
  const fighter = (who: string) => (view.foe?.name === who || !HEROES.includes(who as HeroName) ? view.foe : view.heroes[who as HeroName]);
  switch (told.key.replace(/^ahuris-(event|asks|waits)-/, "")) {
    case "exploration":
    case "exploration-rest":
    case "exploration-combat":
    case "exploration-trap":
    case "exploration-panic": {
      const level = number("level") || view.heroes[name("hero") as HeroName]?.level;
      const faces = EXPLORATION[level ?? 0];
      return faces ? { suit: "", sign: "", faces } : null;
    }
    case "hero-luck":
      return roll("c", view.heroes[name("hero") as HeroName]?.luck ?? 0);
    case "foe-luck":
    case "luck-passed":
    case "luck-failed":
      return roll("c", fighter(name("fighter"))?.luck ?? 0);
    case "strike":
    case "hits":
    case "misses":
      return roll("s", fighter(name("fighter"))?.force ?? 0);
    case "test":
      return test(STATS[String(values.stat)] ?? "", number("base"), number("value"));
    case "test-passed":
    case "test-failed": {
      const trap = view.dangers[0];
      return test(trap ? card(trap).suit : "", number("base"), number("value"));
    }
    default:
      return null;
  }
}
