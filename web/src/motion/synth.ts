/** Sounds, computed on the spot: samples of a cue, and a quiet bed that can be repeated without a seam. */
import type { Cue } from "./sound";

export const RATE = 22_050; // samples a second: nothing here is brighter
export const BED = 12; // seconds; frequencies of a bed are multiples of a twelfth of a hertz, so that its end meets its beginning

/** A game's colour: how deep it lies, what its tones consist of, how long they ring, how much comes back from the walls. */
interface Voice {
  root: number; // hertz
  partials: number[]; // loudness of the root and what rings over it
  ratios: number[];
  ring: number; // seconds
  echo: number;
  brightness: number; // of noise: 0 dull to 1
  scale: number[]; // semitones of the cues' steps
}

const MINOR = [0, 3, 5, 7, 10, 12, 15];
const MAJOR = [0, 4, 5, 7, 9, 12, 16];
const VOICES: Record<string, Voice> = {
  // skins and iron in a cave
  cerbere: { root: 147, partials: [1, 0.45, 0.2], ratios: [1, 1.5, 2.02], ring: 0.3, echo: 0.25, brightness: 0.25, scale: MINOR },
  // bells under water
  abyss: { root: 294, partials: [1, 0.35, 0.16], ratios: [1, 2.76, 5.4], ring: 0.55, echo: 0.42, brightness: 0.35, scale: MINOR },
  // a lute with too few strings
  ahuris: { root: 262, partials: [1, 0.6, 0.35, 0.2], ratios: [1, 2, 3, 4], ring: 0.22, echo: 0.08, brightness: 0.7, scale: MAJOR },
};
const voiceOf = (game: string): Voice => VOICES[game] ?? VOICES.ahuris!;

/** A tone: when, which step of the scale, how loud, and how much longer than usual it rings. */
type Tone = [at: number, step: number, loud: number, long?: number];
/** A noise: when, for how long, how loud, how bright from 0 to 1. */
type Noise = [at: number, length: number, loud: number, bright: number];

const CUES: Record<Exclude<Cue, "">, { tones?: Tone[]; noises?: Noise[]; thumps?: [at: number, loud: number][] }> = {
  die: {
    noises: [0, 0.07, 0.15, 0.26, 0.31].map((at, hit) => [at, 0.03, 0.5 - 0.07 * hit, 0.7] as Noise),
    thumps: [
      [0, 0.2],
      [0.15, 0.15],
    ],
  },
  card: { noises: [[0, 0.12, 0.32, 0.55]] },
  good: {
    tones: [
      [0, 2, 0.35],
      [0.09, 3, 0.35],
      [0.18, 5, 0.45, 1.4],
    ],
  },
  bad: {
    tones: [
      [0, 1, 0.4],
      [0.16, 0, 0.5, 1.6],
    ],
    thumps: [[0.16, 0.35]],
  },
  hit: { thumps: [[0, 0.9]], noises: [[0, 0.1, 0.4, 0.25]] },
  turn: {
    tones: [
      [0, 3, 0.35],
      [0.16, 5, 0.45, 2],
    ],
  },
  win: {
    tones: [0, 1, 3, 5, 6].map((step, place) => [0.13 * place, step, 0.4, place === 4 ? 3 : 1.2] as Tone),
    noises: [[0.52, 0.5, 0.06, 0.9]],
  },
  lose: { tones: [5, 3, 1, 0].map((step, place) => [0.22 * place, step, 0.4, place === 3 ? 3 : 1.2] as Tone), thumps: [[0.66, 0.4]] },
};

/** Noise from -1 to 1, the same each time. */
function chance(seed: number): () => number {
  return () => (seed = (seed * 48_271) % 0x7fffffff) / 0x3fffffff - 1;
}

const TURN = 2 * Math.PI;
const pitch = (voice: Voice, step: number): number => voice.root * 2 ** ((voice.scale[step] ?? 0) / 12);

function ring(into: Float32Array, voice: Voice, [at, step, loud, long = 1]: Tone): void {
  const begin = Math.round(at * RATE);
  const hertz = pitch(voice, step);
  for (const [place, partial] of voice.partials.entries()) {
    const decay = (voice.ring * long) / (1 + 0.6 * place);
    const turn = (TURN * hertz * voice.ratios[place]!) / RATE;
    for (let n = 0; begin + n < into.length; n++) {
      const seconds = n / RATE;
      const rise = Math.min(1, seconds / 0.006);
      const fall = Math.exp(-seconds / decay);
      if (fall < 0.001) break;
      into[begin + n]! += 0.5 * loud * partial * rise * fall * Math.sin(turn * n);
    }
  }
}

function rustle(into: Float32Array, voice: Voice, [at, length, loud, bright]: Noise): void {
  const noise = chance(11);
  const begin = Math.round(at * RATE);
  const keep = 1 - Math.min(0.95, bright * (0.6 + 0.5 * voice.brightness)); // a low pass of one pole
  let low = 0;
  let slow = 0;
  for (let n = 0; n < length * RATE && begin + n < into.length; n++) {
    low = low * keep + noise() * (1 - keep);
    slow = slow * 0.95 + low * 0.05;
    const swell = Math.sin((Math.PI * n) / (length * RATE)) ** 2;
    into[begin + n]! += 1.6 * loud * swell * (low - slow);
  }
}

/** A blow on something large: a low tone that falls. */
function thump(into: Float32Array, [at, loud]: [number, number]): void {
  const begin = Math.round(at * RATE);
  let angle = 0;
  for (let n = 0; n < 0.35 * RATE && begin + n < into.length; n++) {
    const seconds = n / RATE;
    angle += (TURN * (46 + 90 * Math.exp(-seconds / 0.04))) / RATE;
    into[begin + n]! += loud * Math.min(1, seconds / 0.004) * Math.exp(-seconds / 0.09) * Math.sin(angle);
  }
}

/** No louder than this; the end is silence. */
function finished(samples: Float32Array<ArrayBuffer>, most: number): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6);
  const fade = 0.03 * RATE;
  return samples.map((one, n) => (one * most * Math.min(1, (samples.length - 1 - n) / fade)) / Math.max(peak, most));
}

/** The samples of a cue in a game's colour. */
export function cueOf(cue: Exclude<Cue, "">, game: string): Float32Array<ArrayBuffer> {
  const voice = voiceOf(game);
  const { tones = [], noises = [], thumps = [] } = CUES[cue];
  const ends = [
    ...tones.map(([at, , , long = 1]) => at + 3 * voice.ring * long),
    ...noises.map(([at, length]) => at + length),
    ...thumps.map(([at]) => at + 0.35),
  ];
  const samples = new Float32Array(Math.ceil((Math.max(...ends) + 0.25) * RATE));
  for (const tone of tones) ring(samples, voice, tone);
  for (const noise of noises) rustle(samples, voice, noise);
  for (const blow of thumps) thump(samples, blow);
  const back = Math.round(0.17 * RATE);
  for (let n = back; n < samples.length; n++) samples[n]! += voice.echo * samples[n - back]!;
  return finished(samples, 0.8);
}

/** Puts a sound into a bed; what rings beyond its end is heard at its beginning. */
function lay(bed: Float32Array, at: number, length: number, sample: (seconds: number, n: number) => number): void {
  const begin = Math.round(at * RATE);
  for (let n = 0; n < length * RATE; n++) bed[(begin + n) % bed.length]! += sample(n / RATE, n);
}

const hum = (bed: Float32Array, cycles: number, loud: number, swells: number, phase = 0): void =>
  lay(bed, 0, BED, (seconds) => {
    const swell = 0.65 + 0.35 * Math.sin((TURN * swells * seconds) / BED + phase);
    return loud * swell * Math.sin((TURN * cycles * seconds) / BED + phase);
  });

/** Embers: a low breath, and now and then a crackle. */
function embers(bed: Float32Array): void {
  const noise = chance(7);
  hum(bed, 492, 0.06, 2);
  hum(bed, 984, 0.07, 3, 1);
  hum(bed, 990, 0.06, 2, 3);
  hum(bed, 1476, 0.025, 1, 2);
  for (let crackle = 0; crackle < 46; crackle++) {
    const loud = 0.02 + 0.05 * noise() ** 2;
    lay(bed, (noise() + 1) * (BED / 2), 0.012, (seconds) => loud * noise() * Math.exp(-seconds / 0.003));
  }
}

/** The deep: two slow tones, and drops far away. */
function deep(bed: Float32Array): void {
  const noise = chance(23);
  hum(bed, 660, 0.06, 1);
  hum(bed, 1320, 0.06, 2, 2);
  hum(bed, 1323, 0.05, 1, 4);
  hum(bed, 1980, 0.025, 3, 1);
  for (const at of [0.9, 2.6, 4.1, 6.8, 8.2, 10.7]) {
    const from = 700 + 250 * noise();
    for (const [later, loud] of [
      [0, 0.06],
      [0.31, 0.022],
      [0.62, 0.009],
    ] as const)
      lay(bed, at + later, 0.25, (seconds) => {
        const fall = Math.min(1, seconds / 0.004) * Math.exp(-seconds / 0.05);
        return loud * fall * Math.sin(TURN * (from * seconds + 900 * seconds * seconds));
      });
  }
}

/** A tavern behind a wall: a lute that somebody plucks without thinking of it, and a foot. */
function tavern(bed: Float32Array): void {
  const voice = VOICES.ahuris!;
  const LINE = [0, 3, 5, 3, 1, 3, 0, 3, 4, 3, 2, 3, 0, 3, 5, 6, 5, 3, 1, 3, 4, 2, 3, 0]; // steps, two a second
  for (const [beat, step] of LINE.entries()) {
    const hertz = pitch(voice, step) / 2;
    const loud = beat % 6 ? 0.035 : 0.055;
    lay(bed, beat / 2, 0.9, (seconds) => {
      const fall = Math.min(1, seconds / 0.005) * Math.exp(-seconds / 0.22);
      return loud * fall * (Math.sin(TURN * hertz * seconds) + 0.4 * Math.sin(2 * TURN * hertz * seconds));
    });
    if (beat % 3 === 0)
      lay(bed, beat / 2, 0.2, (seconds) => 0.06 * Math.min(1, seconds / 0.005) * Math.exp(-seconds / 0.06) * Math.sin(TURN * 62 * seconds));
  }
}

const BEDS: Record<string, (bed: Float32Array) => void> = { cerbere: embers, abyss: deep, ahuris: tavern };

/** The samples of a game's bed, to be repeated; none for games of others. */
export function bedOf(game: string): Float32Array<ArrayBuffer> | null {
  const make = BEDS[game];
  if (!make) return null;
  const bed = new Float32Array(BED * RATE);
  make(bed);
  return bed;
}
