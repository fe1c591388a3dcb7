import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Choice, HintTold, Wondered } from "../../api/types";
import type { BoardProps } from "../game";
import { powerPlayed, seatOf, SEATS, type CerbereView, type Foreseen } from "./view";

const KEY = Symbol("touch");
const KEYS = 9; // on a keyboard

/** A thing on the table that says what it is: a space by its name. */
export interface Seen {
  space: string;
  box: DOMRect;
}

/** What a hand can do at the table, and what the server foresees of it. */
export class Touch {
  seen: Seen | null = $state.raw(null);
  /** A space held close, with what can be done there. */
  held: string = $state("");
  /** All of the table is in sight: its cards are the choices. */
  readonly wide = new MediaQuery("(min-width: 1051px)");

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

  /** The answer with this notation, if it is one now. */
  answer(action: string): Choice | undefined {
    return this.choices.find((choice) => choice.action === action);
  }

  /** What the coach thinks of an answer, if asked. */
  advised(action: string): HintTold["answers"][number] | undefined {
    return this.props().hint?.answers.find((one) => one.action === action);
  }

  /** An answer is on its way. */
  get waiting(): boolean {
    return !!this.props().sent;
  }

  /** The key that gives an answer, where they are few. */
  keyOf(choice: Choice): string {
    const place = this.choices.indexOf(choice);
    return place < KEYS && this.choices.length <= KEYS ? String(place + 1) : "";
  }

  /** The answers that name this seat now, or are about one's own pawn. */
  about(seat: number): Choice[] {
    return this.choices.filter(({ action }) => {
      const named = seatOf(action);
      return named === seat || (named < 0 && seat === this.view.seat && /^(advance|retreat|draw) /.test(action));
    });
  }

  /** The answers that end here. */
  leadingTo(space: string): Choice[] {
    return this.choices.filter(({ action }) => this.foreseen[action]?.paths.some((path) => path.spaces.at(-1) === space));
  }

  /** The answer that plays this power; if it is none now, what might be wondered about. */
  playing(power: string): Choice | undefined {
    return this.choices.find(({ action }) => powerPlayed(action) === power);
  }

  wondering(power: string): Wondered | undefined {
    return this.props().wondered.find(({ action }) => powerPlayed(action) === power);
  }

  pick = (action: string): void => {
    this.seen = null;
    this.held = "";
    this.props().pick(action);
  };

  ask = (thing: Wondered): void => this.props().ask(thing);

  point = (choice: Choice | null): void => this.props().point(choice);

  look = (space: string, thing?: Element): void => {
    this.seen = space && thing ? { space, box: thing.getBoundingClientRect() } : null;
  };

  /** Whoever sits there, by nickname. */
  who(seat: number): string {
    const held = this.props().facts.seats[seat];
    return held?.kind === "person" && held.nickname ? held.nickname : "";
  }

  get seatNames(): readonly string[] {
    return SEATS;
  }
}

export function layTable(props: () => BoardProps): Touch {
  return setContext(KEY, new Touch(props));
}

export const touching = (): Touch => getContext<Touch>(KEY);
