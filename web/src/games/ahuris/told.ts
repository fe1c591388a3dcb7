import type { Said } from "../../api/types";
import { HEROES, LETTERS, UNKNOWN, type AhurisView, type Foe, type Hero, type HeroName } from "./view";

const person = (value: unknown): string => String(value ?? "").replace("@ahuris-", "");

/** A view with what an event says literally.  It is only shown until the true view comes, so nothing is worked out. */
export function told(view: AhurisView, event: Said): AhurisView {
  const kind = event.key.replace("ahuris-event-", "");
  const { values } = event;
  const number = (name: string) => Number(values[name]);
  const hero = person(values.hero ?? values.fighter) as HeroName;
  const change = (name: string, changes: Partial<Hero>): AhurisView =>
    HEROES.includes(name as HeroName)
      ? { ...view, heroes: { ...view.heroes, [name]: { ...view.heroes[name as HeroName], ...changes } } }
      : view;
  const wound = (name: string, life: number): AhurisView =>
    HEROES.includes(name as HeroName) && name !== view.foe?.name
      ? change(name, { life })
      : { ...view, foe: view.foe && { ...view.foe, life } };

  switch (kind) {
    case "turn-begins":
      return { ...view, turn: number("turn"), heroes: rested(view) };
    case "wakes":
      return change(hero, { asleep: false });
    case "chrono-discards":
    case "trapdoor-discards":
      return { ...without(view, number("value"), number("left")), treasure_discard: [...view.treasure_discard, number("value")] };
    case "exploration-rest":
    case "exploration-combat":
    case "exploration-trap":
    case "exploration-panic":
    case "explores-next":
      return { ...change(hero, { explored: true }), foe: null, dangers: [], question: about(view, hero) };
    case "heals":
      return change(person(values.target), { life: number("life") });
    case "heals-self":
    case "panics":
      return change(hero, { life: number("life") });
    case "cures-paralysis":
      return change(person(values.target), { paralysis: 0 });
    case "cures-luck":
      return change(person(values.target), { unlucky: false });
    case "fetches-key":
      return pocketed({ ...view, treasure_discard: less(view.treasure_discard, 1) }, hero, 1);
    case "bribes":
    case "pilfers":
    case "pays-attack":
      return { ...unpocketed(view, hero, number("value")), treasure_discard: [...view.treasure_discard, number("value")] };
    case "destroys":
      return { ...unpocketed(view, hero, number("value")), removed: [...view.removed, number("value")] };
    case "destroys-key":
      return { ...unpocketed(view, hero, 1), removed: [...view.removed, 1] };
    case "enemy-appears":
      return { ...view, dangers: [], foe: { ...NOBODY, name: person(values.enemy), card: `?${LETTERS[String(values.suit)]}` } };
    case "attacks":
      return { ...view, dangers: [], foe: { ...NOBODY, name: person(values.target) } };
    case "danger-joins":
      return { ...view, dangers: [...view.dangers, `${values.value}${LETTERS[String(values.suit)]}`] };
    case "trap-dart":
      return { ...view, foe: null, dangers: [`${values.value}h`] };
    case "trap-ceiling":
      return { ...view, foe: null, dangers: [`${values.value}s`] };
    case "trap-trapdoor":
      return { ...view, foe: null, dangers: [`${values.value}d`] };
    case "trap-star":
      return { ...view, foe: null, dangers: [`${values.value}c`] };
    case "foe-stats":
      return {
        ...view,
        foe: view.foe && { ...view.foe, life: number("life"), force: number("force"), rapidity: number("rapidity"), luck: number("luck") },
      };
    case "drinks":
      return { ...view, foe: view.foe && { ...view.foe, life: number("life"), rapidity: number("rapidity") } };
    case "screams": {
      const mine = change(hero, { life: number("life") });
      return { ...mine, foe: mine.foe && { ...mine.foe, life: number("other") } };
    }
    case "hits":
      return wound(person(values.foe), number("life"));
    case "wins-combat":
      return { ...view, foe: view.foe && { ...view.foe, life: 0 } };
    case "stunned":
      return { ...change(hero, { asleep: true, life: 1 }) };
    case "level-gained":
      return change(hero, { level: number("level"), cards: [...view.heroes[hero].cards, LETTERS[String(values.suit)]!] });
    case "level-lost": {
      const suit = LETTERS[String(values.suit)];
      const cards = view.heroes[hero].cards;
      return change(hero, { level: number("level"), cards: cards.filter((_, place) => place !== cards.lastIndexOf(suit!)) });
    }
    case "paralysed":
    case "paralysis-counts":
      return change(hero, { paralysis: number("turns") });
    case "paralysis-ends":
      return change(hero, { paralysis: 0 });
    case "unlucky":
      return change(hero, { unlucky: true });
    case "reward-drawn":
      return { ...without(view, number("value"), number("left")), found: [...view.found, number("value")] };
    case "reward-taken": {
      const others = less(view.found, number("value"));
      const after = pocketed({ ...view, found: [], treasure_discard: [...view.treasure_discard, ...others] }, hero, number("value"));
      const place = pocketOf(view, hero);
      return { ...after, points: view.points.map((points, index) => (index === place ? number("points") : points)) };
    }
    case "leaves":
      return change(hero, { left: true, score: number("points") });
    default:
      return view;
  }
}

/** An enemy of whom nothing is said yet. */
const NOBODY: Foe = { name: "", card: "", life: UNKNOWN, force: UNKNOWN, rapidity: UNKNOWN, luck: UNKNOWN };

/** One pocket for all, or one each. */
const pocketOf = (view: AhurisView, hero: HeroName): number => (view.pockets.length === 1 ? 0 : HEROES.indexOf(hero));

function pocketed(view: AhurisView, hero: HeroName, value: number): AhurisView {
  const place = pocketOf(view, hero);
  return { ...view, pockets: view.pockets.map((pocket, index) => (index === place ? [...pocket, value] : pocket)) };
}

function unpocketed(view: AhurisView, hero: HeroName, value: number): AhurisView {
  const place = pocketOf(view, hero);
  return { ...view, pockets: view.pockets.map((pocket, index) => (index === place ? less(pocket, value) : pocket)) };
}

/** One of these values less. */
function less(values: number[], value: number): number[] {
  const place = values.indexOf(value);
  return values.filter((_, index) => index !== place);
}

/** One card less in the deck; `left` says how many there are. */
function without(view: AhurisView, value: number, left: number): AhurisView {
  return { ...view, treasure: less(view.treasure, value).slice(0, left) };
}

function rested(view: AhurisView): AhurisView["heroes"] {
  const heroes = { ...view.heroes };
  for (const name of HEROES) heroes[name] = { ...heroes[name], explored: false };
  return heroes;
}

function about(view: AhurisView, hero: HeroName): AhurisView["question"] {
  return { kind: "exploration", seat: view.heroes[hero].seat, a: HEROES.indexOf(hero) };
}
