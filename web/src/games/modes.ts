/** The chairs of each mode, to draw them before there is a table; the server has the last word. */
const CHAIRS: Record<string, string[]> = {
  solo: ["heroes"],
  duo: ["heroes", "fortress"],
  "trio-cooperative": ["first", "second", "third"],
  "trio-competitive": ["first", "second", "third"],
  "quartet-cooperative": ["first", "second", "third", "fortress"],
  "quartet-competitive": ["first", "second", "third", "fortress"],
};

export const chairs = (mode: string | undefined): string[] => CHAIRS[mode ?? ""] ?? ["heroes"];

/** Rivals race for the best pocket; nobody sets them a goal. */
export const hasGoal = (mode: string | undefined): boolean => !mode?.endsWith("competitive");
