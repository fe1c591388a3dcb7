/** A few short cues, made on the spot. */
export type Cue = "" | "die" | "card" | "good" | "bad" | "hit" | "turn" | "win" | "lose";

type Note = [at: number, frequency: number, length: number, shape: OscillatorType];

const CUES: Record<Exclude<Cue, "">, Note[]> = {
  die: [
    [0, 220, 0.04, "square"],
    [0.07, 180, 0.04, "square"],
    [0.15, 260, 0.05, "square"],
  ],
  card: [
    [0, 700, 0.03, "triangle"],
    [0.03, 500, 0.05, "triangle"],
  ],
  good: [
    [0, 523, 0.09, "triangle"],
    [0.08, 784, 0.16, "triangle"],
  ],
  bad: [
    [0, 220, 0.12, "sawtooth"],
    [0.1, 165, 0.2, "sawtooth"],
  ],
  hit: [[0, 130, 0.09, "square"]],
  turn: [
    [0, 440, 0.12, "sine"],
    [0.12, 660, 0.2, "sine"],
  ],
  win: [
    [0, 523, 0.14, "triangle"],
    [0.14, 659, 0.14, "triangle"],
    [0.28, 784, 0.14, "triangle"],
    [0.42, 1047, 0.4, "triangle"],
  ],
  lose: [
    [0, 330, 0.2, "triangle"],
    [0.2, 262, 0.2, "triangle"],
    [0.4, 196, 0.5, "triangle"],
  ],
};

let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!cue) return;
  context ??= new AudioContext();
  for (const [at, frequency, length, shape] of CUES[cue]) {
    const begin = context.currentTime + at;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = shape;
    voice.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    voice.connect(volume).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + length);
  }
}
