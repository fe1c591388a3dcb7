/** What a person has decided for this browser; kept in it, and nowhere else. */
export interface Choices {
  language: string;
  theme: string;
  motion: string;
  sound: boolean;
  soundAsked: boolean; // and answered: nobody is asked twice
  cues: number; // how loud, from 0 to 100
  bed: number; // what is heard all the time, behind them
  letters: boolean;
  size: string;
  notify: boolean;
  warned: boolean;
  nickname: string;
  named: boolean; // and has said so: nobody is asked twice
  bot: string; // the level chosen last
  speed: string; // of what is shown: "1", "2", "4" times, or "0": at once
  list: boolean; // all answers as a list of sentences too
  drawer: string; // beside the table: "open", "folded", or "" as the window has room
  known: boolean;
  helped: string[];
}

/** How many times as fast what happens is shown; the last: at once. */
export const SPEEDS = ["1", "2", "4", "0"] as const;
export const AT_ONCE = "0";

const KEY = "katabasis";

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

function spoken(): string {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export const settings: Choices = $state({
  language: spoken(),
  theme: "dark",
  motion: "auto",
  sound: false,
  soundAsked: false,
  cues: 60,
  bed: 40,
  letters: false,
  size: "normal",
  notify: false,
  warned: false,
  nickname: "",
  named: false,
  bot: "",
  speed: "1",
  list: false,
  drawer: "",
  known: false,
  helped: [],
  ...kept(),
});

/** Write them down, and let the page follow; once, from the root. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings));
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.theme;
      root.dataset.size = settings.size;
      root.dataset.motion = moving() ? "full" : "none";
    });
  });
}

/** Whether things may move. */
export function moving(): boolean {
  if (settings.motion !== "auto") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
