import printed from "./printed.json";

/** A view of Abyss, as the server's `view.py` writes it. */
export interface Points {
  locations: number;
  lords: number;
  allies: number;
  tokens: number; // -1 if this seat cannot know them
  total: number;
  public: number;
}

export interface Player {
  seat: number;
  name: string;
  pearls: number;
  hand_size: number;
  hand: string[];
  laid: string[];
  hand_limit: number;
  affiliated: string[];
  token_count: number;
  tokens: number[];
  key_tokens: number;
  keys: number;
  free: string[];
  turned: string[];
  locations: { location: string; lords: string[] }[];
  lord_count: number;
  points: Points;
}

export interface AbyssView {
  game: "abyss";
  seat: number;
  to_move: number;
  question: { kind: string; seat: number; a: number } | null;
  seats: number;
  turn: number;
  ending: string;
  active: number;
  extra_turn: boolean;
  powers_used: string[];
  bought: number[];
  price: number;
  trigger: number;
  deck_size: number;
  discard_size: number;
  track: string[];
  council: Record<Race, number>;
  council_allies: string[];
  threat: number;
  rewards: [pearls: number, tokens: number, keys: number][];
  pool_size: number;
  lord_deck_size: number;
  lord_deck: string[];
  court: string[];
  costs: Record<string, number>;
  affordable: string[];
  lord_discard: string[];
  location_deck_size: number;
  location_deck: string[];
  available: string[];
  drawn: string[];
  worths: Record<string, number>;
  players: Player[];
}

/** What stands for a seat: by race and value "ask", "refuse" or the highest price. */
export interface Standing {
  allies: Record<Race, ("ask" | "refuse" | number)[]>;
  pass_turn: number;
}

export const RACES = ["squid", "shellfish", "crab", "seahorse", "jellyfish"] as const;
export type Race = (typeof RACES)[number];
export const GUILDS = ["soldier", "farmer", "politician", "mage", "merchant", "ambassador"] as const;
export type Guild = (typeof GUILDS)[number];
export const SLOTS = 5; // of the exploration track
export const SPACES = 6; // of the threat track
export const VALUES = [1, 2, 3, 4, 5] as const;

/** What is printed on a lord card. */
export interface LordCard {
  name: string;
  guild: Guild;
  race: Race | ""; // of the big bubble; ambassadors have none
  cost: number;
  races: number;
  keys: number;
  points: number;
}

export const LORDS = printed.lords as LordCard[];
const BY_NAME = new Map(LORDS.map((lord) => [lord.name, lord]));
const NOBODY: LordCard = { name: "", guild: "ambassador", race: "", cost: 0, races: 0, keys: 0, points: 0 };
export const lordCard = (name: string): LordCard => BY_NAME.get(name) ?? NOBODY;
export const placePoints = (name: string): number => printed.places.find((place) => place.name === name)?.points ?? 0;

/** Race and value of an ally in notation: "squid 3". */
export function ally(text: string): { race: Race; value: number } {
  const [race = "squid", value = "0"] = text.split(" ");
  return { race: race as Race, value: Number(value) };
}

/** Cards by race, each once with how many, lowest first. */
export function byRace(cards: string[]): { race: Race; cards: { text: string; value: number; count: number }[]; sum: number }[] {
  return RACES.map((race) => {
    const mine = cards.filter((card) => ally(card).race === race);
    const texts = [...new Set(mine)].sort();
    return {
      race,
      cards: texts.map((text) => ({ text, value: ally(text).value, count: mine.filter((card) => card === text).length })),
      sum: mine.reduce((sum, card) => sum + ally(card).value, 0),
    };
  }).filter((group) => group.cards.length);
}

/** What an action is about: "recruit ship-master" is about "ship-master", "pay squid 3" about "squid 3". */
export const topic = (action: string): string => (action.includes(" ") ? action.slice(action.indexOf(" ") + 1) : "");

/** One of these less. */
export function without(list: string[], text: string): string[] {
  const place = list.indexOf(text);
  return place < 0 ? list : list.filter((_, index) => index !== place);
}
