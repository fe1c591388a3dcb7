/** SHA-256 (FIPS 180-4).  Browsers lend theirs only to pages that came over https or from their own machine. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
};
/** The first 32 bits behind the point. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const BEGINNING = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of a text in UTF-8, as eight words of 32 bits. */
export function digest(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  const hash = Int32Array.from(BEGINNING);
  const schedule = new Int32Array(64);
  for (let start = 0; start < padded.byteLength; start += 64) {
    for (let round = 0; round < 64; round++) {
      if (round < 16) {
        schedule[round] = padded.getInt32(start + 4 * round);
        continue;
      }
      const early = schedule[round - 15]!;
      const late = schedule[round - 2]!;
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      schedule[round] = schedule[round - 16]! + first + schedule[round - 7]! + second;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let round = 0; round < 64; round++) {
      const chosen = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[round]! + schedule[round]!) | 0;
      const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word));
  }
  return new Uint32Array(hash.buffer);
}

/** The same in hexadecimal digits. */
export const sha256 = (text: string): string => Array.from(digest(text), (word) => word.toString(16).padStart(8, "0")).join("");
