import { DRAWER, QUESTION, UNDO, type Step } from "../../table/guide";
import type { View } from "../game";
import { racing, type AhurisView } from "./view";

const known = (view: View): AhurisView => view as unknown as AhurisView;
const mine = (view: View) => Object.values(known(view).heroes).filter((hero) => hero.seat === view.seat);
const heroes = (view: View): boolean => mine(view).length > 0;
const fortress = (view: View): boolean => !heroes(view);
const ordering = (view: View): boolean => known(view).question?.kind === "order";
const beginner = (view: View): boolean => mine(view).some((hero) => hero.level === 1);

/** The first turn of 3 ahuris, from either side. */
export const steps: Step[] = [
  { text: "web-guide-ahuris-goal", rule: "AHU-END-01", at: [".road"], when: (view) => heroes(view) && !racing(known(view)) },
  { text: "web-guide-ahuris-race", rule: "AHU-COMPET-07", at: [".pocket"], when: (view) => heroes(view) && racing(known(view)) },
  { text: "web-guide-ahuris-fortress", rule: "AHU-DUO-04", at: [".fortress", ".arena"], when: fortress },
  { text: "web-guide-ahuris-clock", rule: "AHU-TURN-03", at: [".hourglass", ".side"] },
  QUESTION,
  { text: "web-guide-ahuris-hero", rule: "AHU-TURN-05", at: [".sheet.active", ".sheet[data-asked]", ".sheet"] },
  { text: "web-guide-ahuris-roll", rule: "AHU-DICE-01", at: [".sheet.active", ".sheet[data-asked]", ".sheet"] },
  { text: "web-guide-ahuris-order", rule: "AHU-TURN-06", at: [], until: "answer", when: (view) => heroes(view) && ordering(view) },
  { text: "web-guide-ahuris-choice", rule: "AHU-EXPL-01", at: ["[data-answer=combat]"], until: "answer", when: beginner },
  { text: "web-guide-ahuris-dangers", rule: "AHU-DUO-02", at: [".fortress"], until: "answer", when: fortress },
  { text: "web-guide-ahuris-fight", rule: "AHU-COMBAT-10", at: [".arena"] },
  { text: "web-guide-ahuris-stage", rule: "AHU-EXPL-05", at: [".arena"] },
  { text: "web-guide-ahuris-pocket", rule: "AHU-TREAS-02", at: [".pocket"] },
  DRAWER,
  UNDO,
];
