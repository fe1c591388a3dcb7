/** What is shown for a while. */
export interface Shown {
  key: string;
  milliseconds: number;
  /** One of the great moments of a game: it may take its time. */
  peak?: boolean;
}

// milliseconds, at the first speed
export const MOST = 600; // a happening
export const PEAK = 2400; // a great moment
export const FIGHT = 6000; // a fight in all
export const ROUND = 8000; // all from one decision of mine to the next
const PEAKS = 3000; // of a round, kept for its great moments

const BEGIN_FIGHT = ["ahuris-event-exploration-combat", "ahuris-event-attacks", "ahuris-event-enemy-appears"];
const END_FIGHT = ["ahuris-event-wins-combat", "ahuris-event-loses-combat", "ahuris-event-bribes", "ahuris-event-scream-both"];

export const beginsFight = (key: string): boolean => BEGIN_FIGHT.includes(key);
export const endsFight = (key: string): boolean => END_FIGHT.includes(key);

const wish = (shown: Shown): number => Math.min(shown.milliseconds, shown.peak ? PEAK : MOST);
const total = (times: Shown[]): number => times.reduce((sum, one) => sum + wish(one), 0);

/** Its part of what is left, when so much is wished for besides; something stays for what is not known yet. */
const part = (wished: number, besides: number, left: number): number => Math.min(wished, (left * wished) / (wished + besides + MOST));

/** How long each happening is shown, so that neither a round nor a fight is ever too long; nothing is left out but time. */
export class Pace {
  private plain = ROUND - PEAKS;
  private peaks = PEAKS;
  private fight: number | null = null;

  /** I have decided something: a new round begins.  A fight goes on. */
  begin(): void {
    this.plain = ROUND - PEAKS;
    this.peaks = PEAKS;
  }

  /** For how long something is shown while so much else waits; to be asked once. */
  time(shown: Shown, waiting: Shown[]): number {
    const wished = wish(shown);
    if (beginsFight(shown.key)) this.fight ??= FIGHT;
    const alike = waiting.filter(({ peak }) => !peak === !shown.peak);
    let time = part(wished, total(alike), shown.peak ? this.peaks : this.plain);
    if (this.fight !== null) {
      const end = waiting.findIndex(({ key }) => endsFight(key));
      const rest = endsFight(shown.key) ? [] : end < 0 ? waiting : waiting.slice(0, end + 1);
      time = Math.min(time, part(wished, total(rest), this.fight));
      this.fight = endsFight(shown.key) ? null : this.fight - time;
    }
    if (shown.peak) this.peaks -= time;
    else this.plain -= time;
    return time;
  }
}
