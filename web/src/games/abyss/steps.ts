import { DRAWER, QUESTION, UNDO, type Step } from "../../table/guide";

/** The first turn of Abyss. */
export const steps: Step[] = [
  { text: "web-guide-abyss-goal", rule: "ABY-END-01", at: [".mine .sums", ".mine"] },
  QUESTION,
  { text: "web-guide-abyss-explore", rule: "ABY-EXPLORE-01", at: [".descent"] },
  { text: "web-guide-abyss-council", rule: "ABY-COUNCIL-01", at: [".council"] },
  { text: "web-guide-abyss-court", rule: "ABY-RECRUIT-01", at: [".court"] },
  { text: "web-guide-abyss-choice", rule: "ABY-TURN-03", at: [".buttons"], until: "answer" },
  { text: "web-guide-abyss-places", rule: "ABY-CONTROL-01", at: [".places"] },
  { text: "web-guide-abyss-orders", at: [".orders"], until: "press" },
  DRAWER,
  UNDO,
];
