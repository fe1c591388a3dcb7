import icons from "virtual:icons";
import more from "virtual:icons/cerbere";
import { t } from "../../words/words.svelte";
import type { Game } from "../game";
import "./cerbere.css";
import Board from "./Board.svelte";
import { ACTION_ICONS, CARD_ICONS } from "./looks";
import { moment } from "./moments";
import Signs from "./Signs.svelte";
import { steps } from "./steps";
import { told } from "./told";
import { powerPlayed, seatOf, without, word, type CerbereView } from "./view";

Object.assign(icons, more);

const cerbere: Game = {
  Board,
  moment,
  steps,
  told: (view, event) => told(view as unknown as CerbereView, event) as unknown as Record<string, unknown>,
  icon: ({ action }) => {
    const [verb = "", ...about] = action.split(" ");
    const card = powerPlayed(action)
      .replace(/( [12]|\+)$/, "")
      .trim();
    return CARD_ICONS[card] ?? CARD_ICONS[about.join(" ")] ?? ACTION_ICONS[verb] ?? "hand";
  },
  // what a power costs and does stands on its card and, in full, below the choices; on a phone in signs on its button
  Signs,
  label: (choice) => {
    const power = powerPlayed(choice.action);
    return power ? t(`cerbere-power-${word(power)}.name`) : choice.text;
  },
  // one answers with the cards in front of one and by pointing at the others: none of it is listed again below
  onTable: (view, action) => {
    const shown = view as unknown as CerbereView;
    const me = shown.players.find((player) => player.seat === shown.seat);
    if (me && ![-1, me.seat].includes(seatOf(action))) return true;
    const card = (powerPlayed(action) || action.replace(/^(give|discard) /, "")).replace(/( [12]|\+)$/, "");
    return me !== undefined && [...me.ready, ...me.played, ...me.pledged.reduce(without, me.hand), ...me.treasures].includes(card);
  },
  fate: (view, seat) => {
    const player = (view as unknown as CerbereView | null)?.players[seat];
    if (!player) return "";
    const fate = player.camp !== "adventurer" ? player.camp : player.space === "aboard" ? "aboard" : "left";
    return t(`web-cerbere-fate-${fate}`);
  },
  seatTitle: (view, _, name) => {
    const shown = view as unknown as CerbereView | null;
    const camp = shown?.players.find((player) => player.name === name)?.camp;
    // while the match goes on the table shows who is on which side; its result says it in words
    return !shown?.ending || !camp || camp === "adventurer" ? "" : t(`web-cerbere-camp-${camp}`);
  },
};

export default cerbere;
