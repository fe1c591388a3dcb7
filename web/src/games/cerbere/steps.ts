import { DRAWER, QUESTION, UNDO, type Step } from "../../table/guide";
import type { View } from "../game";
import type { CerbereView } from "./view";

const playing = (view: View): boolean => (view as unknown as CerbereView).active === view.seat;

/** The first turn of Cerbère; it may begin with a card that somebody else asks for. */
export const steps: Step[] = [
  { text: "web-guide-cerbere-goal", rule: "CER-END-01", at: [".map"] },
  { text: "web-guide-cerbere-barques", rule: "CER-END-01", at: [".barques"] },
  QUESTION,
  { text: "web-guide-cerbere-cards", rule: "CER-TURN-01", at: [".mine .actions", ".mine"] },
  { text: "web-guide-cerbere-cost", rule: "CER-TURN-02", at: [".mine .power", ".mine .actions"] },
  { text: "web-guide-cerbere-signs", at: [".mine .actions", ".mine"] },
  { text: "web-guide-cerbere-rage", rule: "CER-RAGE-01", at: [".rage"] },
  { text: "web-guide-cerbere-hunt", rule: "CER-CAP-01", at: [".rage .said", ".rage"] },
  { text: "web-guide-cerbere-choice", rule: "CER-TURN-01", at: [], until: "answer", when: playing },
  { text: "web-guide-choice", at: [], until: "answer", when: (view) => !playing(view) },
  { text: "web-guide-cerbere-others", at: [".rivals"] },
  DRAWER,
  UNDO,
];
