import { digest } from "./sha256";

/** The dealer sfc32-sha256/1, as docs/records.md describes it: the same numbers in any language. */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private n = 1;

  constructor(seed: string) {
    [this.a, this.b, this.c] = digest(seed) as unknown as [number, number, number];
    for (let count = 0; count < 12; count++) this.next();
  }

  private next(): number {
    const value = (this.a + this.b + this.n) >>> 0;
    this.n = (this.n + 1) >>> 0;
    this.a = (this.b ^ (this.b >>> 9)) >>> 0;
    this.b = (this.c + (this.c << 3)) >>> 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + value) >>> 0;
    return value;
  }

  /** A fair number from 0 to n - 1; nothing is drawn when there is nothing to choose. */
  below(n: number): number {
    if (n <= 1) return 0;
    let mask = n - 1;
    for (const shift of [1, 2, 4, 8, 16]) mask |= mask >>> shift;
    for (;;) {
      const value = (this.next() & mask) >>> 0;
      if (value < n) return value;
    }
  }
}
