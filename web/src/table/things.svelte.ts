import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import type { Choice, HintTold, Wondered } from "../api/types";
import { names } from "../words/names.svelte";
import { t } from "../words/words.svelte";

/** Between the answers of a thing that stands for several, in `data-answer`. */
export const SEPARATOR = " | ";
const KEY = Symbol("things");
const KEYS = 9; // on a keyboard

/** What the frame lends to whatever lies on the table. */
export interface Lent {
  choices: Choice[];
  wondered: Wondered[];
  sent: string;
  hint: HintTold | null;
  pick: (action: string) => void;
  ask: (wondered: Wondered) => void;
  point: (choice: Choice | null) => void;
}

/** The thing is the button: whatever is drawn on the table and stands for answers is answered by pointing at it. */
export class Things {
  /** Answers held close on a touch screen, or of a thing that stands for several: the lens shows them with large buttons. */
  held: Choice[] = $state.raw([]);
  /** How many things in sight stand for an answer; what none stands for goes into the row of answers. */
  private readonly drawn = new SvelteMap<string, number>();

  constructor(private readonly lent: () => Lent) {}

  /** What no thing on the table stands for. */
  get unseen(): Choice[] {
    return this.lent().choices.filter(({ action }) => !this.drawn.get(action));
  }

  /** Whether anything can be answered. */
  get any(): boolean {
    return this.lent().choices.length > 0;
  }

  /** What cannot be done now, and no thing on the table stands for. */
  get unlikely(): Wondered[] {
    return this.lent().wondered.filter(({ action }) => !this.drawn.get(action));
  }

  /** The answers among these that can be given now. */
  among(actions: string[]): Choice[] {
    return this.lent().choices.filter(({ action }) => actions.includes(action));
  }

  /** The key that gives an answer: its place in the list, for the first nine. */
  keyOf(action: string): string {
    const place = this.lent().choices.findIndex((choice) => choice.action === action);
    return place >= 0 && place < KEYS ? String(place + 1) : "";
  }

  /** What the coach thinks of answers, once it was asked: attributes for what stands for them. */
  worth(actions: string[]): Record<string, string> {
    const judged = this.lent().hint?.answers.filter(({ action }) => actions.includes(action)) ?? [];
    if (!judged.length) return {};
    const value = Math.max(...judged.map((one) => one.value));
    return {
      "data-worth": t("coach-value", { value: Math.round(100 * value) }),
      ...(judged.some((one) => one.advised) && { "data-advised": "" }),
    };
  }

  pick = (action: string): void => {
    this.held = [];
    this.lent().pick(action);
  };

  /** Hold answers close; the lens takes it from here. */
  hold = (choices: Choice[]): void => {
    this.held = choices;
    this.lent().point(choices.length === 1 ? choices[0]! : null);
  };

  /**
   * Makes a thing of the table the button of these answers: `<div {@attach things.answer("recruit keeper")}>`.
   *
   * A mouse that points at it previews the answer, a click gives it; a first tap holds it in the lens, a second gives it;
   * a thing that stands for several answers always asks the lens.  What cannot be done now can be asked about.
   * `away`: it is not in sight while one is asked (another pane of a phone), so that the row of answers has it too.
   */
  answer =
    (actions: string | string[], { away = false } = {}): Attachment<HTMLElement | SVGElement> =>
    (node) => {
      const wanted = typeof actions === "string" ? [actions] : actions;
      const { choices, wondered, sent } = this.lent();
      const mine = choices.filter(({ action }) => wanted.includes(action));
      const asked = mine.length ? undefined : wondered.find(({ action }) => wanted.includes(action));
      if (!mine.length && !asked) return;
      const told = [...mine.map(({ action }) => action), ...(asked ? [asked.action] : [])];
      const forget = away ? () => undefined : this.remember(told);
      const native = node instanceof HTMLButtonElement;
      const stop = new AbortController();
      const on = (name: string, act: (event: Event) => void) => node.addEventListener(name, act, { signal: stop.signal });
      const before = new Map(["role", "tabindex", "aria-label", "aria-disabled"].map((name) => [name, node.getAttribute(name)]));

      if (!native) node.setAttribute("role", "button");
      if (!native) node.setAttribute("tabindex", "0");
      // what cannot be done is not what the thing is: it keeps its own name if it has one
      const wonder = before.get("aria-label") ? "" : (asked?.text ?? "");
      const said = names.put(mine.map(({ text }) => text).join(", ") || wonder);
      if (said) node.setAttribute("aria-label", said);
      if (mine.length) {
        node.dataset.answer = mine.map(({ action }) => action).join(SEPARATOR);
        node.dataset.key = mine.length === 1 ? this.keyOf(mine[0]!.action) : "";
        if (mine.some(({ action }) => action === sent)) node.dataset.sent = "";
        for (const [name, value] of Object.entries(this.worth(told))) node.setAttribute(name, value);
        if (sent) node.setAttribute("aria-disabled", "true");
        const only = mine.length === 1 ? mine[0]! : null;
        on("pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && this.lent().point(only));
        on("pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && this.lent().point(null));
        on("focus", () => this.lent().point(only));
        // it may come while what had the focus is taken away, when nothing may be changed
        on("blur", () => queueMicrotask(() => !this.held.length && this.lent().point(null)));
        on("click", (event) => {
          event.stopPropagation();
          if (sent) return;
          const touched = (event as PointerEvent).pointerType === "touch";
          const again = this.held.length === 1 && this.held[0]!.action === only?.action;
          if (only && (!touched || again)) this.pick(only.action);
          else this.hold(mine);
        });
      } else {
        node.dataset.wondered = asked!.action;
        on("click", (event) => {
          event.stopPropagation();
          this.lent().ask(asked!);
        });
      }
      if (!native)
        on("keydown", (event) => {
          const { key } = event as KeyboardEvent;
          if (key !== "Enter" && key !== " ") return;
          event.preventDefault();
          node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        });
      return () => {
        stop.abort();
        forget();
        for (const name of ["answer", "key", "sent", "advised", "worth", "wondered"]) delete node.dataset[name];
        for (const [name, value] of before)
          if (name === "aria-label" && node.getAttribute(name) !== said)
            continue; // the thing says something new of itself
          else if (value === null) node.removeAttribute(name);
          else node.setAttribute(name, value);
      };
    };

  private remember(actions: string[]): () => void {
    const change = (by: number) => {
      for (const action of actions) this.drawn.set(action, (this.drawn.get(action) ?? 0) + by);
    };
    queueMicrotask(() => change(1)); // an attachment must not depend on what it changes
    return () => queueMicrotask(() => change(-1));
  }
}

export function layThings(lent: () => Lent): Things {
  return setContext(KEY, new Things(lent));
}

const NOTHING: Lent = {
  choices: [],
  wondered: [],
  sent: "",
  hint: null,
  pick: () => {},
  ask: () => {},
  point: () => {},
};

/** The things of the table that this component lies on; a table at which nothing is asked has none. */
export const useThings = (): Things => getContext<Things | undefined>(KEY) ?? new Things(() => NOTHING);
