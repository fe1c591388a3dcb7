import { t, words } from "./words.svelte";

/**
 * People have names; the engine and its records know seats only.  In a text from the server a seat is one character of the
 * private use area: U+E000 and the seat, U+E020 "of" it, U+E040 "to" it.  Whoever shows a text puts the names in.
 */
const FIRST = 0xe000;
const FORM = 0x20;
const MARKS = /[\ue000-\ue05f]/gu;
const FORMS = ["", "of", "to"] as const;
const SOUNDS = /^[aeiouyhàâäéèêëîïôöûüœæ]/i; // before these French says « d’ »

/** A stretch of a text: plain words, or a seat. */
export interface Part {
  text: string;
  seat: number; // -1 for plain words
  before: string; // "of ", « d’ »
}

class Names {
  private seats = $state.raw<string[]>([]);

  /** By seat, as the table calls them now. */
  set(names: string[]): void {
    this.seats = names;
  }

  /** Whoever sits there. */
  of(seat: number): string {
    return this.seats[seat] || t("web-seat-unnamed", { number: seat + 1 });
  }

  /** A text with all names in it, for labels and whatever is read aloud. */
  put = (text: string): string => text.replace(MARKS, (mark) => this.said(mark));

  /** The same in stretches, for texts that show a seat's colour and shape before its name. */
  parts(text: string): Part[] {
    const parts: Part[] = [];
    let last = 0;
    for (const { 0: mark, index } of text.matchAll(MARKS)) {
      if (index > last) parts.push({ text: text.slice(last, index), seat: -1, before: "" });
      const { seat, before } = this.read(mark);
      parts.push({ text: this.of(seat), seat, before });
      last = index + mark.length;
    }
    if (last < text.length) parts.push({ text: text.slice(last), seat: -1, before: "" });
    return parts;
  }

  private said(mark: string): string {
    const { seat, before } = this.read(mark);
    return before + this.of(seat);
  }

  private read(mark: string): { seat: number; before: string } {
    const code = mark.charCodeAt(0) - FIRST;
    const seat = code % FORM;
    const form = FORMS[Math.floor(code / FORM)] ?? "";
    if (!form) return { seat, before: "" };
    if (words.language !== "fr") return { seat, before: `${form} ` };
    return { seat, before: form === "to" ? "à " : SOUNDS.test(this.of(seat)) ? "d’" : "de " };
  }
}

export const names = new Names();
