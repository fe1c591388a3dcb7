import { DRAWER, QUESTION, UNDO, type Step } from "../../table/guide";
import type { View } from "../game";
import { racing, type AhurisView } from "./view";

const known = (view: View): AhurisView => view as unknown as AhurisView;
const heroes = (view: View): boolean => Object.values(known(view).heroes).some((hero) => hero.seat === view.seat);
const fortress = (view: View): boolean => !heroes(view);

/** The first turn of 3 ahuris, from either side. */
export const steps: Step[] = [
  { text: "web-guide-ahuris-goal", rule: "AHU-END-01", at: [".road"], when: (view) => heroes(view) && !racing(known(view)) },
  { text: "web-guide-ahuris-race", rule: "AHU-COMPET-07", at: [".pocket"], when: (view) => heroes(view) && racing(known(view)) },
  { text: "web-guide-ahuris-fortress", rule: "AHU-DUO-04", at: [".arena"], when: fortress },
  { text: "web-guide-ahuris-clock", rule: "AHU-TURN-03", at: [".hourglass"] },
  QUESTION,
  { text: "web-guide-ahuris-hero", rule: "AHU-TURN-05", at: [".sheet.active", ".sheet[data-answer]", ".sheet"], when: heroes },
  { text: "web-guide-ahuris-order", rule: "AHU-TURN-06", at: ['.sheet[data-answer^="explore"]'], until: "answer", when: heroes },
  { text: "web-guide-ahuris-choice", rule: "AHU-EXPL-01", at: ['[data-answer="combat"]'], until: "answer", when: heroes },
  { text: "web-guide-ahuris-dangers", rule: "AHU-DUO-02", at: [".fortress .row"], until: "answer", when: fortress },
  { text: "web-guide-ahuris-stage", rule: "AHU-EXPL-05", at: [".arena"] },
  { text: "web-guide-ahuris-pocket", rule: "AHU-TREAS-02", at: [".pocket"] },
  DRAWER,
  UNDO,
];
