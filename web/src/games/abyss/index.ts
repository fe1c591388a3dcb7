import more from "virtual:icons/abyss";
import { pictograms } from "../../parts/pictograms.svelte";
import type { Game } from "../game";
import "./abyss.css";
import Board from "./Board.svelte";
import { ACTION_ICONS, LORD_ICONS, PLACE_ICONS, RACE_ICONS } from "./looks";
import { moment } from "./moments";
import Scene from "./Scene.svelte";
import Scores from "./Scores.svelte";
import Signs from "./Signs.svelte";
import { steps } from "./steps";
import { told } from "./told";
import { topic, type AbyssView, type Race } from "./view";

pictograms.add(more);
pictograms.addLater(() => import("virtual:icons/abyss-later"));

const abyss: Game = {
  Board,
  moment,
  told: (view, event) => told(view as unknown as AbyssView, event) as unknown as Record<string, unknown>,
  icon: ({ action }) => {
    const about = topic(action);
    return (
      LORD_ICONS[about] ??
      PLACE_ICONS[about] ??
      RACE_ICONS[about.split(" ")[0] as Race] ??
      ACTION_ICONS[action.split(" ")[0] ?? ""] ??
      "hand"
    );
  },
  seatTitle: () => "",
  Signs,
  steps,
  Scene,
  Scores,
  turning: ["abyss-event-seventh-lord", "abyss-event-nobody-can-act"],
};

export default abyss;
