/** Something to be seen for a while. */
export interface Beat<Showing> {
  /** `how` it is shown; undefined when it happens without being shown. */
  begin: (how?: Showing) => void;
}

/** Plays beats one after the other; whoever does not want to wait goes on, and nothing is left out but time. */
export class Queue<Showing extends { milliseconds: number }, B extends Beat<Showing>> {
  private waiting: B[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** How a beat is shown while others wait; asked once for each, before it begins. */
    private readonly plan: (beat: B, waiting: B[]) => Showing,
    private readonly idle: () => void,
  ) {}

  get busy(): boolean {
    return this.timer !== undefined;
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
    const how = this.plan(beat, this.waiting);
    beat.begin(how);
    this.timer = setTimeout(() => this.next(), how.milliseconds);
  }

  /** All that waits happens now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const beat of this.waiting.splice(0)) beat.begin();
    this.idle();
  }
}
