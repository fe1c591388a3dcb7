import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, string | number>;

const FORMS = ["of", "to", "cap", "name", "gender"];

/** The texts of one language; the same files and the same nouns with forms as everywhere in Katabasis. */
export class Bundle {
  private readonly bundle: FluentBundle;

  constructor(language: string, ...texts: string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a key; "key.form" is a form of a noun or a help text. */
  say(name: string, values: Values = {}): string {
    const [key = "", form] = name.split(".");
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) throw new Error(`no text for '${name}'`);
    return this.bundle.formatPattern(pattern, this.spoken(values));
  }

  /** A value that begins with "@" names a noun, and brings its forms along. */
  private spoken(values: Values): Record<string, FluentVariable> {
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      if (typeof value !== "string" || !value.startsWith("@") || !this.has(value.slice(1))) {
        spoken[name] = value;
        continue;
      }
      const key = value.slice(1);
      spoken[name] = this.say(key);
      const noun = this.bundle.getMessage(key);
      for (const form of FORMS) {
        if (noun?.attributes[form]) spoken[`${name}-${form}`] = this.say(`${key}.${form}`);
      }
    }
    return spoken;
  }
}
