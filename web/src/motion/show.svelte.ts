import type { Happened, Update } from "../api/types";
import type { Game, Moment } from "../games/game";
import { moving, settings } from "../parts/settings.svelte";
import { Queue } from "./queue";
import { play } from "./sound";

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
  private readonly queue = new Queue(() => this.settle());

  constructor(private readonly game: Game) {}

  /** A new update: show what led to it, or only the result. */
  take(update: Update, news: Happened[], first: boolean): void {
    this.newest = update;
    if (first || !moving() || !this.view || !news.length) {
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
          milliseconds: moment.milliseconds,
          least: moment.least,
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

  skip = (): void => {
    if (this.busy) this.queue.skip();
  };

  private settle(): void {
    this.busy = false;
    this.ahead = 0;
    if (this.newest) this.view = this.newest.view;
  }
}
