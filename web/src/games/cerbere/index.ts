import more from "virtual:icons/cerbere";
import { t } from "../../words/words.svelte";
import { pictograms } from "../../parts/pictograms.svelte";
import type { Game } from "../game";
import "./cerbere.css";
import Board from "./Board.svelte";
import { ACTION_ICONS, CARD_ICONS } from "./looks";
import { gallery } from "./gallery.svelte";
import { moment } from "./moments";
import Scene from "./Scene.svelte";
import Scores from "./Scores.svelte";
import HeldCard from "./HeldCard.svelte";
import { steps } from "./steps";
import { told } from "./told";
import { cardPlayed, powerPlayed, word, type CerbereView } from "./view";

pictograms.add(more);
void gallery.load();

const cerbere: Game = {
  Board,
  moment,
  steps,
  told: (view, event) => told(view as unknown as CerbereView, event) as unknown as Record<string, unknown>,
  icon: ({ action }) => {
    const [verb = "", ...about] = action.split(" ");
    return CARD_ICONS[cardPlayed(action)] ?? CARD_ICONS[about.join(" ")] ?? ACTION_ICONS[verb] ?? "hand";
  },
  // what a power costs and does stands on its card
  label: (choice) => {
    const power = powerPlayed(choice.action);
    return power ? t(`cerbere-power-${word(power)}.name`) : choice.text;
  },
  Signs: HeldCard,
  Scene,
  Scores,
  turning: ["cerbere-event-captured", "cerbere-event-escaped"],
  seatTitle: (view, _, name) => {
    const shown = view as unknown as CerbereView | null;
    const camp = shown?.players.find((player) => player.name === name)?.camp;
    // while the match goes on the table shows who is on which side; its result says it in words
    return !shown?.ending || !camp || camp === "adventurer" ? "" : t(`web-cerbere-camp-${camp}`);
  },
};

export default cerbere;
