import type { Component } from "svelte";
import type { Choice, Happened, HintTold, Result, Said, TableFacts, Wondered } from "../api/types";
import type { Cue } from "../motion/sound";
import type { Step } from "../table/guide";

export type View = Record<string, unknown>;

/** How an event is shown: its sentence, and what is big and moves. */
export interface Moment {
  text: string;
  rule: string;
  key: string;
  values: Record<string, string | number>;
  milliseconds: number;
  /** One of the great moments of the game, which may take longer than others. */
  peak?: boolean;
  /** The scene of the game that stages it, by name; "" for a caption alone. */
  scene?: string;
  /** A die that is thrown; 0 for none. */
  die: number;
  /** A stamp: green, red, or none. */
  stamp: "good" | "bad" | "";
  /** A shout in big letters, as a key of the language files. */
  shout: string;
  sound: Cue;
}

export interface BoardProps {
  view: View;
  choices: Choice[];
  wondered: Wondered[];
  /** By answer: what would be seen of it, as far as the server tells. */
  foreseen: Record<string, unknown>;
  preview: Choice | null;
  moment: Moment | null;
  /** What is asked now, as the server says it. */
  question?: Said | null;
  count: number;
  facts: TableFacts;
  busy: boolean;
  /** What the coach thinks of the choices, and the one that was sent and is not answered yet. */
  hint?: HintTold | null;
  sent?: string;
  pick: (action: string) => void;
  ask: (wondered: Wondered) => void;
  point: (choice: Choice | null) => void;
  /** What this seat answers in advance, and how it says so; only where one may. */
  orders?: Record<string, unknown>;
  order?: (order: string) => Promise<void>;
}

/** A great moment, staged over the board for as long as it lasts. */
export interface SceneProps {
  /** What happened; its `scene` says how it is staged. */
  moment: Moment;
  /** What lay on the table before, and what lies there with it. */
  before: View;
  view: View;
  /** How long it is seen, at the chosen speed. */
  milliseconds: number;
  facts: TableFacts;
}

/** What a score sheet is drawn from, once the match is over. */
export interface ScoresProps {
  view: View;
  facts: TableFacts;
  result: Result;
  events: Happened[];
  mySeat: number | null;
}

/** What the frame needs of a game to draw it.  No rule is in it. */
export interface Game {
  Board: Component<BoardProps>;
  moment: (event: Said) => Moment;
  /** The view with what an event says literally, until the next view comes. */
  told: (view: View, event: Said) => View;
  /** A pictogram for a choice. */
  icon: (choice: { action: string }) => string;
  /** Something shorter for its button, where the table shows the rest. */
  label?: (choice: { action: string; text: string }) => string;
  /** What its button shows in signs besides, where it is held close. */
  Signs?: Component<{ action: string }>;
  /** The part that a seat plays besides its name: its hero, its camp; "" if there is none. */
  seatTitle: (view: View | null, seat: number, name: string) => string;
  /** Its great moments, drawn large. */
  Scene?: Component<SceneProps>;
  /** Its score sheet, once the match is over. */
  Scores?: Component<ScoresProps>;
  /** Keys of events of which the last one decided the match. */
  turning?: string[];
  /** Its guided first turn; without one the general steps are told. */
  steps?: Step[];
}

const LOADERS: Record<string, () => Promise<{ default: Game }>> = {
  ahuris: () => import("./ahuris"),
  abyss: () => import("./abyss"),
  cerbere: () => import("./cerbere"),
};

export async function loadGame(name: string): Promise<Game> {
  const load = LOADERS[name];
  if (!load) throw new Error(`this page cannot draw '${name}'`);
  return (await load()).default;
}
