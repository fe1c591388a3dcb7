import { t } from "../../words/words.svelte";
import type { Game } from "../game";
import { album } from "./art/album.svelte";
import Board from "./Board.svelte";
import { moment } from "./moments";
import Scene from "./Scene.svelte";
import Scores from "./Scores.svelte";
import { steps } from "./steps";
import { told } from "./told";
import { HEROES, type AhurisView } from "./view";

/** By the first word of an action. */
const ICONS: Record<string, string> = {
  choose: "hand",
  explore: "footprint",
  combat: "crossed-swords",
  heal: "heart-plus",
  cure: "shamrock",
  fetch: "key",
  idle: "sleepy",
  fight: "crossed-swords",
  attack: "crossed-swords",
  pay: "swap-bag",
  victim: "falling-rocks",
  take: "card-pickup",
  destroy: "broken-heart",
  return: "return-arrow",
  leave: "exit-door",
  stay: "campfire",
  die: "perspective-dice-six-faces-random",
  treasure: "swap-bag",
  enemy: "crossed-swords",
  danger: "wolf-trap",
  level: "chess-queen",
  lot: "rolling-dices",
};

album.open().catch(() => undefined); // without its drawings the table is plain, but whole

const ahuris: Game = {
  Board,
  moment,
  told: (view, event) => told(view as unknown as AhurisView, event) as unknown as Record<string, unknown>,
  icon: ({ action }) => ICONS[action.split(" ")[0] ?? ""] ?? "hand",
  seatTitle: (raw, seat, name) => {
    const view = raw as unknown as AhurisView | null;
    if (name === "fortress") return t("ahuris-sheet-fortress");
    if (name === "heroes") return t("web-ahuris-heroes");
    const heroes = HEROES.filter((hero) => view?.heroes[hero].seat === seat);
    return heroes.length === 1 ? t(`ahuris-${heroes[0]}.name`) : "";
  },
  steps,
  Scene,
  Scores,
};

export default ahuris;
