import type { Happened, Update } from "../api/types";
import type { Game, Moment } from "../games/game";
import { AT_ONCE, moving, settings } from "../parts/settings.svelte";
import { Pace } from "./pace";
import { Queue, type Beat } from "./queue";
import { play } from "./sound";

/** Whether nothing is shown one by one: by wish, or because nobody looks. */
const still = (): boolean => !moving() || settings.speed === AT_ONCE || document.hidden;

/** What is on the table now: an older view while the news is shown one by one, then the newest. */
export class Show {
  view: Record<string, unknown> | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  /** Counts moments, so that the same one twice is two. */
  count: number = $state(0);
  busy: boolean = $state(false);
  /** News that is not shown yet; the log holds it back. */
  ahead: number = $state(0);

  private newest: Update | null = null;
  /** Nothing more is shown until I am asked something. */
  private hurried = false;
  private readonly pace = new Pace();
  private readonly queue = new Queue<Moment & Beat>(
    (moment, waiting) => (settings.speed === AT_ONCE ? 0 : this.pace.time(moment, waiting) / Number(settings.speed)),
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
      this.moment = this.summary(news);
      if (!first && settings.sound) for (const { event } of news.slice(-3)) play(this.game.moment(event).sound);
      return;
    }
    this.busy = true;
    this.ahead += news.length;
    this.queue.add(
      news.map(({ event }) => {
        const moment = this.game.moment(event);
        return {
          ...moment,
          begin: () => {
            this.view = this.game.told(this.view!, event);
            this.moment = moment;
            this.count += 1;
            this.ahead -= 1;
            if (settings.sound) play(moment.sound);
          },
        };
      }),
    );
  }

  /** All news at once: the last of it, with the last die that was thrown. */
  private summary(news: Happened[]): Moment | null {
    const moments = news.map(({ event }) => this.game.moment(event));
    const last = moments.at(-1);
    return last ? { ...last, die: moments.findLast((moment) => moment.die)?.die ?? 0 } : null;
  }

  /** One happening on. */
  next = (): void => {
    if (this.busy) this.queue.next();
  };

  /** Another speed was chosen. */
  hurry = (): void => {
    if (this.busy && settings.speed === AT_ONCE) this.queue.skip();
  };

  /** On to my next decision, or the end. */
  skip = (): void => {
    this.hurried = !this.newest?.choices.length && !this.newest?.result;
    if (this.busy) this.queue.skip();
  };

  private settle(): void {
    this.busy = false;
    this.ahead = 0;
    if (this.newest) this.view = this.newest.view;
  }
}
