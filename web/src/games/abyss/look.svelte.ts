import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardProps } from "../game";
import { topic, type AbyssView } from "./view";

const KEY = Symbol("look");

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

/** The card that somebody looks at closely, and what the table knows about it. */
export class Look {
  card: Card | null = $state.raw(null);
  /** A finger asked for it, and must leave it again. */
  tapped = $state(false);

  constructor(private readonly props: () => BoardProps) {}

  get view(): AbyssView {
    return this.props().view as unknown as AbyssView;
  }

  /** By answer that recruits a lord: how he could be paid for. */
  get ways(): Record<string, Ways> {
    return this.props().foreseen as Record<string, Ways>;
  }

  /** Whether the answer that is pointed at, on the table or in the list, is about this. */
  pointed(name: string): boolean {
    const { preview } = this.props();
    return preview !== null && topic(preview.action) === name;
  }

  leave = (): void => {
    this.card = null;
    this.tapped = false;
  };

  /** Pointing at a thing shows what is printed on it; so does a tap, where it is no answer. */
  at =
    (kind: Card["kind"], name: string): Attachment<HTMLElement> =>
    (node) => {
      const stop = new AbortController();
      const on = (event: string, act: (event: PointerEvent) => void) =>
        node.addEventListener(event, act as EventListener, { signal: stop.signal });
      const show = () => (this.card = { kind, name });
      const hide = () => this.leave();
      on("pointerenter", ({ pointerType }) => pointerType === "mouse" && show());
      on("pointerleave", ({ pointerType }) => pointerType === "mouse" && hide());
      on("focus", () => node.matches(":focus-visible") && show());
      on("blur", () => queueMicrotask(hide)); // it may come while what had the focus is taken away
      on("click", ({ pointerType }) => {
        if (node.dataset.answer) return hide();
        show();
        this.tapped = pointerType === "touch";
      });
      return () => stop.abort();
    };
}

export function layLook(props: () => BoardProps): Look {
  return setContext(KEY, new Look(props));
}

export const useLook = (): Look => getContext<Look>(KEY);
