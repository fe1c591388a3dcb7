/** Something to be seen for a while. */
export interface Beat {
  begin: () => void;
}

/** Plays beats one after the other; whoever does not want to wait goes on, and nothing is left out but time. */
export class Queue<B extends Beat> {
  private waiting: B[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** How many milliseconds a beat is seen while others wait; asked once for each. */
    private readonly time: (beat: B, waiting: B[]) => number,
    private readonly idle: () => void,
  ) {}

  get busy(): boolean {
    return this.timer !== undefined;
  }

  /** How many are still to come. */
  get left(): number {
    return this.waiting.length;
  }

  add(beats: B[]): void {
    this.waiting.push(...beats);
    if (!this.busy) this.next();
  }

  /** One beat on. */
  next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const beat = this.waiting.shift();
    if (!beat) {
      this.idle();
      return;
    }
    beat.begin();
    this.timer = setTimeout(() => this.next(), this.time(beat, this.waiting));
  }

  /** All that waits happens now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const beat of this.waiting.splice(0)) beat.begin();
    this.idle();
  }
}
