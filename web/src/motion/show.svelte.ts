import type { Happened, Update } from "../api/types";
import type { Game, Moment, View } from "../games/game";
import { AT_ONCE, moving, settings } from "../parts/settings.svelte";
import { Pace, type Showing } from "./pace";
import { Queue, type Beat } from "./queue";
import { play } from "./sound";

/** Whether nothing is shown one by one: by wish, or because nobody looks. */
const still = (): boolean => !moving() || settings.speed === AT_ONCE || document.hidden;

/** A great moment on the stage. */
export interface Staged {
  moment: Moment;
  before: View;
  view: View;
  milliseconds: number;
}

/** What is on the table now: an older view while the news is shown one by one, then the newest. */
export class Show {
  view: View | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  /** The great moment that has the stage, if one has. */
  staged: Staged | null = $state.raw(null);
  /** The last great moment, staged or not: its sentence is read aloud. */
  great: Moment | null = $state.raw(null);
  /** Counts moments, so that the same one twice is two. */
  count: number = $state(0);
  busy: boolean = $state(false);
  /** News that is not shown yet; the log holds it back. */
  ahead: number = $state(0);

  private newest: Update | null = null;
  /** Nothing more is shown until I am asked something. */
  private hurried = false;
  private readonly pace = new Pace();
  private readonly queue = new Queue<Showing, Moment & Beat<Showing>>(
    (moment, waiting) => {
      const { milliseconds, staged } = this.pace.plan(moment, waiting);
      const speed = Number(settings.speed);
      return { milliseconds: speed ? milliseconds / speed : 0, staged: staged && !still() };
    },
    () => this.settle(),
  );

  constructor(private readonly game: Game) {}

  /** A new update: show what led to it, or only the result. */
  take(update: Update, news: Happened[], first: boolean): void {
    const before = this.newest;
    const takenBack = before !== null && update.length < before.length;
    if (before?.choices.length && before.length !== update.length) this.pace.begin();
    this.newest = update;
    if (update.choices.length || update.result) this.hurried = false;
    if (!news.length && this.busy && !takenBack) return; // what is shown ends with this view
    if (first || takenBack || this.hurried || still() || !this.view || !news.length) {
      this.queue.skip();
      const moments = news.map(({ event }) => this.game.moment(event));
      this.moment = summary(moments);
      if (first) return;
      this.great = moments.findLast(({ peak }) => peak) ?? this.great;
      for (const { sound } of moments.slice(-3)) play(sound);
      return;
    }
    this.busy = true;
    this.ahead += news.length;
    this.queue.add(
      news.map(({ event }) => {
        const moment = this.game.moment(event);
        return { ...moment, begin: (how?: Showing) => this.begin(moment, this.game.told(this.view!, event), how) };
      }),
    );
  }

  /** It happens on the table, and on the stage if it has it. */
  private begin(moment: Moment, view: View, how?: Showing): void {
    this.staged = how?.staged ? { moment, before: this.view!, view, milliseconds: how.milliseconds } : null;
    this.view = view;
    this.moment = moment;
    if (moment.peak) this.great = moment;
    this.count += 1;
    this.ahead -= 1;
    if (how) play(moment.sound);
  }

  /** One happening on. */
  next = (): void => {
    if (this.busy) this.queue.next();
  };

  /** Another speed was chosen, nothing is to move any more, or nobody looks. */
  hurry = (): void => {
    if (this.busy && still()) this.queue.skip();
  };

  /** On to my next decision, or the end. */
  skip = (): void => {
    this.hurried = !this.newest?.choices.length && !this.newest?.result;
    if (this.busy) this.queue.skip();
  };

  private settle(): void {
    this.busy = false;
    this.staged = null;
    this.ahead = 0;
    if (this.newest) this.view = this.newest.view;
  }
}

/** All news at once: the last of it, with the last die that was thrown. */
function summary(moments: Moment[]): Moment | null {
  const last = moments.at(-1);
  return last ? { ...last, die: moments.findLast((moment) => moment.die)?.die ?? 0 } : null;
}
