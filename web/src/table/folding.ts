import type { Happened } from "../api/types";
import { beginsFight, endsFight } from "../motion/pace";

/** A line of the log; what belongs together is one line that opens. */
export interface Line {
  head: Happened;
  /** What came of it, where several things are one line. */
  outcome: Happened | null;
  rest: Happened[];
  /** It still goes on. */
  open: boolean;
}

const named = (happened: Happened): string => happened.event.key.replace(/^[a-z]+-event-/, "");

const SEAT = /[\ue000-\ue05f]/u; // as names.svelte.ts reads them

const TURNS = ["turn-begins", "extra-turn-begins"];
/** In 3 ahuris a turn is everybody's, and each hero explores in it. */
const EXPLORATIONS = ["exploration-rest", "exploration-trap", "exploration-panic"];
/** In Abyss an ally is offered to one after the other; then it is taken, or left lying. */
const OFFERS = ["reveals"];
const TAKEN = ["buys", "takes", "goes-on"];
/** What somebody remembers of a turn; the later ones before the earlier. */
const TELLING = [
  ["goes-on", "draws", "pays", "moves", "rage-moves", "reveals", "pays-ally", "luck-passed", "luck-failed", "hits", "misses"],
  ["acts", "plays", "uses", "buys", "takes", "takes-stack", "fights", "test-passed", "test-failed", "heals", "reward-taken"],
  ["recruits", "corrupts", "wins-combat", "loses-combat", "bribes", "scream-both", "panics", "fetches-key", "hunt-misses"],
  ["controls", "seventh-lord", "level-gained", "captured", "changes-camp", "boards", "escapes", "leaves", "escaped"],
];

const telling = (happened: Happened): number => TELLING.findLastIndex((names) => names.includes(named(happened)));

/** The most telling of them, and of several the last. */
function outcome(rest: Happened[]): Happened | null {
  let best: Happened | null = null;
  for (const happened of rest) if (telling(happened) >= 0 && (!best || telling(happened) >= telling(best))) best = happened;
  return best ?? rest.at(-1) ?? null;
}

type Kind = "turn" | "exploration" | "fight" | "offer";

/** What a line begins, if it is the first of several. */
function begins(happened: Happened, mine: (seat: number) => boolean): Kind | null {
  const { key, text } = happened.event;
  if (beginsFight(key)) return "fight";
  const name = named(happened);
  if (EXPLORATIONS.includes(name)) return "exploration";
  if (OFFERS.includes(name)) return "offer";
  const seat = SEAT.exec(text)?.[0].charCodeAt(0);
  return TURNS.includes(name) && seat !== undefined && !mine(seat & 0x1f) ? "turn" : null;
}

/** Whether a line is the last of what it lies in, or lies outside it already. */
const ends = (kind: Kind, happened: Happened): boolean =>
  (kind === "fight" && endsFight(happened.event.key)) || (kind === "offer" && TAKEN.includes(named(happened)));
const leaves = (kind: Kind, happened: Happened): boolean =>
  TURNS.includes(named(happened)) ||
  named(happened) === "explores-next" ||
  (kind === "exploration" && (EXPLORATIONS.includes(named(happened)) || beginsFight(happened.event.key))) ||
  (kind === "offer" && OFFERS.includes(named(happened)));

/** All lines of the log: a fight, a turn of somebody else, an ally on offer is one. */
export function folded(events: Happened[], mine: (seat: number) => boolean): Line[] {
  const lines: Line[] = [];
  let kind: Kind | null = null;
  for (const happened of events) {
    const last = lines.at(-1);
    if (kind && last && !leaves(kind, happened)) {
      last.rest.push(happened);
      if (ends(kind, happened)) {
        kind = null;
        last.open = false;
      }
      continue;
    }
    if (last) last.open = false;
    kind = begins(happened, mine);
    lines.push({ head: happened, outcome: null, rest: [], open: kind !== null });
  }
  for (const line of lines) line.outcome = outcome(line.rest);
  return lines;
}
