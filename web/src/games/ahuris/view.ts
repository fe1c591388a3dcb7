/** A view of 3 ahuris, as the server's `view.py` writes it. */
export interface Hero {
  seat: number;
  cards: string[];
  level: number;
  life: number;
  max: number;
  force: number;
  rapidity: number;
  luck: number;
  paralysis: number;
  unlucky: boolean;
  asleep: boolean;
  explored: boolean;
  left: boolean;
  score: number;
}

export interface Foe {
  name: string;
  card: string;
  life: number;
  force: number;
  rapidity: number;
  luck: number;
}

/** A number of an enemy that nobody has told yet. */
export const UNKNOWN = -1;

export const HEROES = ["bard", "teller", "pirate"] as const;
export type HeroName = (typeof HEROES)[number];

export interface AhurisView {
  game: "ahuris";
  seat: number;
  to_move: number;
  question: { kind: string; seat: number; a: number } | null;
  mode: string;
  goal: number;
  turn: number;
  ending: string;
  heroes: Record<HeroName, Hero>;
  pockets: number[][];
  points: number[];
  keys: number[];
  treasure: number[];
  treasure_discard: number[];
  removed: number[];
  found: number[];
  level_deck: string[];
  revealed: string[];
  enemy_deck: string[];
  enemy_discard: string[];
  danger_deck: string[];
  danger_discard: string[];
  danger_on_top: boolean;
  danger_top: string;
  drawn_count: number;
  drawn: string[];
  dangers: string[];
  foe: Foe | null;
  song: number;
}

export const SUITS = { h: "♥", s: "♠", d: "♦", c: "♣" } as const;
export type SuitLetter = keyof typeof SUITS;
export const LETTERS: Record<string, SuitLetter> = { "♥": "h", "♠": "s", "♦": "d", "♣": "c" };
export const SUIT_ICONS: Record<SuitLetter, string> = { h: "hearts", s: "spades", d: "diamonds", c: "clubs" };
/** Whose card it is: Jack, Queen or King, as notation has them. */
export const FIGURES: Record<string, string> = { bard: "J", teller: "Q", pirate: "K", bouncer: "J", spy: "Q", cook: "K" };
/** As they are printed on French cards: valet, dame, roi. */
const FRENCH: Record<string, string> = { J: "V", Q: "D", K: "R" };

/** The letter in the corner of a court card, or the number of another. */
export const printed = (value: string, language: string): string => (language === "fr" ? (FRENCH[value] ?? value) : value);

/** Value and suit of a card in notation: "10h". */
export function card(text: string): { value: string; suit: SuitLetter } {
  return { value: text.slice(0, -1), suit: text.slice(-1) as SuitLetter };
}

/** Cards of a pocket by value, lowest first, each with how many. */
export function grouped(pocket: number[]): { value: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const value of pocket) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => one.value - other.value);
}

/** Rivals race for the best pocket; nobody sets them a goal. */
export const racing = (view: AhurisView): boolean => view.mode.endsWith("competitive");

/** The hero a question is about; "" if it is about none. */
export function exploring(view: AhurisView): HeroName | "" {
  const about = [
    "level-one",
    "rest",
    "attack",
    "pay",
    "victim",
    "take",
    "destroy",
    "keep",
    "exit",
    "enemy",
    "dangers",
    "level",
    "reward",
    "exploration",
    "hero-luck",
    "foe-luck",
    "initiative",
    "strike",
    "test",
  ];
  return view.question && about.includes(view.question.kind) ? (HEROES[view.question.a] ?? "") : "";
}

/** The seat of the fortress player; -1 where chance runs the fortress. */
export const fortressSeat = (view: AhurisView): number => (view.mode === "duo" ? 1 : view.mode.startsWith("quartet") ? 3 : -1);

/** All that can be done to a hero, in notation. */
export const about = (name: HeroName): string[] =>
  ["choose", "explore", "heal", "cure paralysis", "cure luck", "attack", "victim", "lot"].map((verb) => `${verb} ${name}`);

/** Whose drawing somebody in a combat has: a hero by name, an enemy by card, "Jh". */
export const portrayed = (fighter: { name: string; card?: string }): string =>
  fighter.card ? `${FIGURES[fighter.name] ?? ""}${fighter.card.slice(-1)}` : fighter.name;

/** Where somebody is fought: enemies where they are at home, another hero in the ring. */
export const hallOf = (foe: Foe | null): string => (foe?.card ? foe.name : "hero");
