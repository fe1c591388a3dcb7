import { DRAWER, QUESTION, UNDO, type Step } from "../../table/guide";
import type { View } from "../game";
import type { AbyssView } from "./view";

const buying = (view: View): boolean => (view as unknown as AbyssView).question?.kind === "buy";

/** The first turn of Abyss; it may begin with a card that somebody else offers. */
export const steps: Step[] = [
  { text: "web-guide-abyss-goal", rule: "ABY-END-01", at: [".mine .sums", ".mine"] },
  QUESTION,
  { text: "web-guide-abyss-buy", rule: "ABY-EXPLORE-03", at: [".descent"], until: "answer", when: buying },
  { text: "web-guide-abyss-explore", rule: "ABY-EXPLORE-01", at: [".descent"] },
  { text: "web-guide-abyss-council", rule: "ABY-COUNCIL-01", at: [".council"] },
  { text: "web-guide-abyss-lord", rule: "ABY-RECRUIT-01", at: [".court .lord", ".court"] },
  { text: "web-guide-abyss-court", rule: "ABY-RECRUIT-01", at: [".court"] },
  { text: "web-guide-abyss-threat", rule: "ABY-THREAT-01", at: [".threat"] },
  { text: "web-guide-abyss-hand", at: [".mine .hand", ".mine"] },
  { text: "web-guide-abyss-choice", rule: "ABY-TURN-03", at: [], until: "answer", when: (view) => !buying(view) },
  { text: "web-guide-abyss-places", rule: "ABY-CONTROL-01", at: [".places"] },
  { text: "web-guide-abyss-orders", at: [".bar .orders"], until: "press" },
  DRAWER,
  UNDO,
];
