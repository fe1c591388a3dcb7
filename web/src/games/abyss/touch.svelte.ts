import { getContext, setContext } from "svelte";
import type { Choice, Wondered } from "../../api/types";
import type { BoardProps } from "../game";
import { topic, type AbyssView } from "./view";

const KEY = Symbol("touch");

/** A card that can be looked at closely. */
export interface Card {
  kind: "lord" | "place";
  name: string;
}

/** Some ways to pay for a lord, and how many more there are. */
export interface Ways {
  payments: { allies: string[]; pearls: number }[];
  more: number;
}

/** What a hand can do at the table: look at a card, point at it, take it. */
export class Touch {
  /** The card that is pointed at, and where it lies. */
  seen: { card: Card; box: DOMRect } | null = $state.raw(null);
  /** The card that is held close, with what can be done with it. */
  held: Card | null = $state.raw(null);

  constructor(private readonly props: () => BoardProps) {}

  get view(): AbyssView {
    return this.props().view as unknown as AbyssView;
  }

  /** By answer that recruits a lord: how he could be paid for. */
  get ways(): Record<string, Ways> {
    return this.props().foreseen as Record<string, Ways>;
  }

  /** The answers that are about this thing now. */
  about(name: string): Choice[] {
    return this.props().choices.filter((choice) => topic(choice.action) === name);
  }

  /** The answer with this notation, if it is one now. */
  answer(action: string): Choice | undefined {
    return this.props().choices.find((choice) => choice.action === action);
  }

  /** What cannot be done with it now, but might be wondered about. */
  wondered(name: string): Wondered[] {
    return this.props().wondered.filter((thing) => topic(thing.action) === name);
  }

  /** Whether a choice that is pointed at elsewhere is about this. */
  shown(name: string): boolean {
    const { preview } = this.props();
    return preview !== null && topic(preview.action) === name;
  }

  get preview(): Choice | null {
    return this.props().preview;
  }

  pick = (action: string): void => {
    this.seen = null;
    this.held = null;
    this.props().pick(action);
  };

  ask = (thing: Wondered): void => {
    this.held = null;
    this.props().ask(thing);
  };

  point = (choice: Choice | null): void => this.props().point(choice);

  look = (card: Card | null, thing?: Element): void => {
    this.seen = card && thing ? { card, box: thing.getBoundingClientRect() } : null;
  };

  /** A click on a card: the one thing that can be done with it, or a closer look.  A finger always looks first. */
  take = (card: Card): void => {
    const [only, ...more] = this.about(card.name);
    const finger = matchMedia("(hover: none)").matches;
    this.seen = null;
    if (only && !more.length && !finger) this.pick(only.action);
    else this.held = card;
  };
}

export function layTable(props: () => BoardProps): Touch {
  return setContext(KEY, new Touch(props));
}

export const touching = (): Touch => getContext<Touch>(KEY);
