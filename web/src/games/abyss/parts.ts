/** What the question is about: the parts of the table that must be in sight, whatever else is. */
import type { AbyssView } from "./view";

export const PARTS = ["payment", "places", "rivals", "court", "track", "threat", "council"] as const;
export type Part = (typeof PARTS)[number];

/** By kind of question. */
const OF_QUESTION: Record<string, Part[]> = {
  act: ["court", "track", "council"],
  pay: ["payment"],
  buy: ["track", "threat"],
  decide: ["track", "threat"],
  reward: ["threat", "track"],
  stack: ["council"],
  turn: ["rivals"],
  hunt: ["rivals"],
  again: ["court"],
  give: ["court"],
  appoint: ["court"],
  yield: ["places"],
  receive: ["places"],
  place: ["places"],
  keep: ["places"],
  smokers: ["places"],
};

/** By the first word of an answer: a power may be used at a question about something else. */
const OF_ANSWER: Record<string, Part> = { sweep: "council", oust: "court" };

/** The parts that this seat is asked about; when it is not, those where something goes on. */
export function partsAsked(view: AbyssView, actions: string[]): Part[] {
  const { question } = view;
  const mine = question !== null && question.seat === view.seat;
  const asked = new Set(mine ? OF_QUESTION[question.kind] : view.track.length ? OF_QUESTION.decide : []);
  for (const action of actions) {
    const part = OF_ANSWER[action.split(" ")[0] ?? ""];
    if (part) asked.add(part);
  }
  return asked.size ? PARTS.filter((part) => asked.has(part)) : ["court", "track", "council"];
}

/** What takes the middle of the table, because the question needs the room. */
export function focus(view: AbyssView, parts: Part[]): Part | "" {
  if (view.question?.seat !== view.seat) return "";
  return (["payment", "places", "rivals"] as const).find((part) => parts.includes(part)) ?? "";
}
