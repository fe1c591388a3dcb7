/** Something to be seen for a while. */
export interface Beat {
  milliseconds: number;
  /** However many wait, it is seen at least so long. */
  least?: number;
  begin: () => void;
}

/** Plays beats one after the other; whoever does not want to wait skips them, and nothing is left out but time. */
export class Queue {
  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly idle: () => void) {}

  get busy(): boolean {
    return this.timer !== undefined;
  }

  /** How many are still to come. */
  get left(): number {
    return this.waiting.length;
  }

  add(beats: Beat[]): void {
    this.waiting.push(...beats);
    if (!this.busy) this.next();
  }

  /** All that waits happens now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const beat of this.waiting.splice(0)) beat.begin();
    this.idle();
  }

  private next(): void {
    this.timer = undefined;
    const beat = this.waiting.shift();
    if (!beat) {
      this.idle();
      return;
    }
    // many beats wait: be quicker, so that a long fight stays a short show
    const hurry = Math.max(0.35, Math.min(1, 10 / (this.waiting.length + 1)));
    beat.begin();
    this.timer = setTimeout(() => this.next(), Math.max(beat.least ?? 0, beat.milliseconds * hurry));
  }
}
