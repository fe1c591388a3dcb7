/** What is shown for a while. */
export interface Shown {
  key: string;
  milliseconds: number;
  /** One of the great moments of a game: it may take its time. */
  peak?: boolean;
  /** The scene that stages it; without one it is a caption. */
  scene?: string;
}

/** How something is shown: for how long, and whether it takes the stage. */
export interface Showing {
  milliseconds: number;
  staged: boolean;
}

// milliseconds, at the first speed
export const MOST = 600; // a happening
export const SCENE = 1000; // a scene at least
export const PEAK = 2500; // a great moment
export const FIGHT = 6000; // a fight in all
export const ROUND = 8000; // all from one decision of mine to the next
const PART = 0.6; // of its time, without which a scene is not shown
const PEAKS = 5500; // of a round, what its great moments may take
const ORDINARY = 2500; // of a round, what is left to all else that is known to wait

const BEGIN_FIGHT = ["ahuris-event-exploration-combat", "ahuris-event-attacks", "ahuris-event-enemy-appears"];
const END_FIGHT = ["ahuris-event-wins-combat", "ahuris-event-loses-combat", "ahuris-event-bribes", "ahuris-event-scream-both"];

export const beginsFight = (key: string): boolean => BEGIN_FIGHT.includes(key);
export const endsFight = (key: string): boolean => END_FIGHT.includes(key);

const great = (shown: Shown): boolean => Boolean(shown.peak || shown.scene);
const ordinary = (shown: Shown): number => Math.min(shown.milliseconds, MOST);
/** The most and the least that a great moment takes; a scene needs a second to be understood, a long one more. */
const most = (shown: Shown): number => Math.max(shown.scene ? SCENE : 0, Math.min(shown.milliseconds, PEAK));
const least = (shown: Shown): number => Math.min(most(shown), Math.max(SCENE, PART * most(shown)));
const sum = (times: number[]): number => times.reduce((all, one) => all + one, 0);

/** Time that several happenings have together; its great moments may take a part of it. */
class Purse {
  private spent = 0; // by great moments

  constructor(
    private left: number,
    private readonly peaks: number,
  ) {}

  spend(time: number, peak: boolean): void {
    this.left -= time;
    if (peak) this.spent += time;
  }

  /** What a great moment gets of it while so much else waits; 0 if it is to be shown as any other happening. */
  peak(shown: Shown, waiting: Shown[]): number {
    const room = this.room(waiting);
    const chosen = chosenFor(room, [shown, ...waiting]);
    if (!chosen.includes(shown)) return 0;
    const spare = room - sum(chosen.map(least));
    if (chosen.length === 1) return Math.min(most(shown), least(shown) + Math.max(0, spare - SCENE)); // another one may come
    const wished = sum(chosen.map((one) => most(one) - least(one))) || 1;
    return Math.min(most(shown), least(shown) + (spare * (most(shown) - least(shown))) / wished);
  }

  /** What any other happening gets of it; something stays for what is not known yet. */
  plain(shown: Shown, waiting: Shown[]): number {
    const room = this.room([shown, ...waiting]);
    const chosen = chosenFor(room, waiting);
    const kept = Math.max(0, PEAK - this.spent, Math.min(room, sum(chosen.map(most))));
    const wished = ordinary(shown);
    const others = waiting.filter((one) => !chosen.includes(one));
    return Math.min(wished, ((this.left - kept) * wished) / (wished + sum(others.map(ordinary)) + MOST));
  }

  /** What the great moments may take while so much else waits. */
  private room(waiting: Shown[]): number {
    const rest = sum(waiting.filter((one) => !great(one)).map(ordinary));
    return Math.min(this.peaks - this.spent, this.left - Math.min(Math.max(rest, MOST), ORDINARY));
  }
}

/** The great moments for which there is room: those that wish for most, and of equals the last. */
function chosenFor(room: number, all: Shown[]): Shown[] {
  const ranked = all
    .map((shown, place) => ({ shown, place }))
    .filter(({ shown }) => great(shown))
    .sort((one, other) => most(other.shown) - most(one.shown) || other.place - one.place);
  const chosen: Shown[] = [];
  for (const { shown } of ranked) {
    if (least(shown) > room) continue;
    room -= least(shown);
    chosen.push(shown);
  }
  return chosen;
}

const aRound = (): Purse => new Purse(ROUND, PEAKS);
const aFight = (): Purse => new Purse(FIGHT, FIGHT / 2);

/** How each happening is shown, so that neither a round nor a fight is ever too long; nothing is left out but time. */
export class Pace {
  private round = aRound();
  private fight: Purse | null = null;

  /** I have decided something: a new round begins.  A fight goes on. */
  begin(): void {
    this.round = aRound();
  }

  /** How something is shown while so much else waits; to be asked once, before it begins. */
  plan(shown: Shown, waiting: Shown[]): Showing {
    if (beginsFight(shown.key)) this.fight ??= aFight();
    const purses: [Purse, Shown[]][] = [[this.round, waiting]];
    if (this.fight) purses.push([this.fight, restOfFight(shown, waiting)]);
    const time = (peak: boolean) =>
      Math.min(...purses.map(([purse, others]) => (peak ? purse.peak(shown, others) : purse.plain(shown, others))));
    const long = great(shown) ? time(true) : 0;
    const milliseconds = long || time(false);
    for (const [purse] of purses) purse.spend(milliseconds, long > 0);
    if (endsFight(shown.key)) this.fight = null;
    return { milliseconds, staged: long > 0 && Boolean(shown.scene) };
  }
}

function restOfFight(shown: Shown, waiting: Shown[]): Shown[] {
  if (endsFight(shown.key)) return [];
  const end = waiting.findIndex(({ key }) => endsFight(key));
  return end < 0 ? waiting : waiting.slice(0, end + 1);
}
