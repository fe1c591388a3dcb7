import { DRAWER, QUESTION, UNDO, type Step } from "../../table/guide";

/** The first turn of Cerbère. */
export const steps: Step[] = [
  { text: "web-guide-cerbere-goal", rule: "CER-END-01", at: [".cerbere .map"] },
  { text: "web-guide-cerbere-barques", rule: "CER-END-01", at: [".barques"] },
  QUESTION,
  { text: "web-guide-cerbere-cards", rule: "CER-TURN-01", at: [".mine .actions", ".mine"] },
  { text: "web-guide-cerbere-cost", rule: "CER-TURN-02", at: [".mine .power", ".mine"] },
  { text: "web-guide-cerbere-rage", rule: "CER-RAGE-01", at: [".rage"] },
  { text: "web-guide-cerbere-hunt", rule: "CER-CAP-01", at: [".rage .said", ".rage"] },
  { text: "web-guide-cerbere-choice", rule: "CER-TURN-01", at: [".mine:has(.choice) .actions:not(.other)", ".buttons"], until: "answer" },
  { text: "web-guide-cerbere-others", at: [".rivals"] },
  DRAWER,
  UNDO,
];
