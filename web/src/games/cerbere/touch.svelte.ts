import { getContext, setContext } from "svelte";
import type { Choice } from "../../api/types";
import type { BoardProps } from "../game";
import { amountOf, leadingTo, named, type Amount } from "./pointing";
import { powerPlayed, type CerbereView, type Foreseen } from "./view";

const KEY = Symbol("touch");

/** A thing on the table that says what it is: a space by its name. */
export interface Seen {
  space: string;
  box: DOMRect;
}

/** How the table lies: all of it side by side; on a phone held upright; on its side.  The latter two have a second pane. */
export type Shape = "desk" | "tall" | "flat";

/** What a hand can do at the table, and what the server foresees of it. */
export class Touch {
  seen: Seen | null = $state.raw(null);
  shape: Shape = $state("desk");

  constructor(private readonly props: () => BoardProps) {}

  /** By answer: where it leads. */
  get foreseen(): Record<string, Foreseen> {
    return this.props().foreseen as Record<string, Foreseen>;
  }

  get view(): CerbereView {
    return this.props().view as unknown as CerbereView;
  }

  get choices(): Choice[] {
    return this.props().choices;
  }

  get preview(): Choice | null {
    return this.props().preview;
  }

  /** Where the choice that is pointed at leads. */
  get ahead(): Foreseen | null {
    return this.foreseen[this.preview?.action ?? ""] ?? null;
  }

  /** The answers among these that can be given now. */
  among(actions: string[]): string[] {
    return this.choices.flatMap(({ action }) => (actions.includes(action) ? action : []));
  }

  /** The answers with this first word. */
  of(...verbs: string[]): string[] {
    return this.choices.flatMap(({ action }) => (verbs.includes(action.split(" ")[0] ?? "") ? action : []));
  }

  /** The answers that are about this seat. */
  about(seat: number): string[] {
    return this.choices.flatMap(({ action }) => (named(action, this.view) === seat ? action : []));
  }

  /** What each of them does to it, each sign once. */
  amounts(actions: string[]): Amount[] {
    const found = new Map<string, string[]>();
    for (const { icon, text } of actions.map(amountOf)) found.set(icon, [...(found.get(icon) ?? []), text]);
    return [...found].map(([icon, texts]) => ({ icon, text: [...new Set(texts)].filter(Boolean).join(" ") }));
  }

  /** The answers that end on this space. */
  leadingTo(space: string): string[] {
    return leadingTo(space, this.choices, this.foreseen);
  }

  /** The answers that play this power, or would if one could: for its half of the card. */
  playing(power: string): string[] {
    return [power, `play ${power}`, `use ${power}`].filter((action) => powerPlayed(action) === power);
  }

  look = (space: string, thing?: Element): void => {
    this.seen = space && thing ? { space, box: thing.getBoundingClientRect() } : null;
  };
}

export function layTable(props: () => BoardProps): Touch {
  return setContext(KEY, new Touch(props));
}

export const touching = (): Touch => getContext<Touch>(KEY);
