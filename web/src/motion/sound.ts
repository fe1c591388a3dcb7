/** Short cues and a quiet bed for whoever wants sound; until then nothing is loaded, and there is no AudioContext. */
import { settings } from "../parts/settings.svelte";

export type Cue = "" | "die" | "card" | "good" | "bad" | "hit" | "turn" | "win" | "lose";

const FADE = 0.6; // seconds in which a bed comes or goes
const AT_MOST = 3; // cues at a time: what happens at once is no noise

let context: AudioContext | null = null;
/** The game whose table we sit at. */
let game = "";
let bed: { source: AudioBufferSourceNode; volume: GainNode } | null = null;
let sounding = 0; // cues that are heard now
const cues = new Map<string, AudioBuffer>();
const volume = { cues: 0, bed: 0 };

/** What a slider says, as ears hear it. */
const loudness = (percent: number): number => (percent / 100) ** 2;

/** A browser lets nothing be heard before the page was touched. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Wakes what makes sounds; null where none is to be heard. */
async function wake(): Promise<{ context: AudioContext; synth: typeof import("./synth") } | null> {
  if (!settings.sound || !touched()) return null;
  const synth = await import("./synth");
  context ??= new AudioContext({ latencyHint: "playback", sampleRate: synth.RATE }); // fewer wakings, nothing to convert
  if (context.state === "suspended") await context.resume();
  return { context, synth };
}

/** With nothing to be heard it sleeps, and costs nothing. */
function rest(): void {
  if (context && !sounding && !bed && context.state === "running") void context.suspend();
}

function buffered(context: AudioContext, samples: Float32Array<ArrayBuffer>, rate: number): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

function start(context: AudioContext, buffer: AudioBuffer, loud: number): { source: AudioBufferSourceNode; volume: GainNode } {
  const source = context.createBufferSource();
  const volume = context.createGain();
  source.buffer = buffer;
  volume.gain.value = loud;
  source.connect(volume).connect(context.destination);
  source.start();
  return { source, volume };
}

export async function play(cue: Cue): Promise<void> {
  if (!cue || !settings.sound || !volume.cues || sounding >= AT_MOST) return;
  sounding += 1;
  const awake = await wake().catch(() => null);
  if (!awake) {
    sounding -= 1;
    return;
  }
  const { context, synth } = awake;
  const name = `${game} ${cue}`;
  const buffer = cues.get(name) ?? buffered(context, synth.cueOf(cue, game), synth.RATE);
  cues.set(name, buffer);
  const { source } = start(context, buffer, volume.cues);
  source.onended = () => {
    sounding -= 1;
    rest();
  };
}

/** Begins or ends the bed, as it should be now: heard at a table, by whoever looks at it. */
async function attend(): Promise<void> {
  const wanted = settings.sound && game !== "" && volume.bed > 0 && !document.hidden;
  if (!wanted) return still();
  if (bed) return;
  const at = game;
  const awake = await wake().catch(() => null);
  if (!awake || bed || game !== at || document.hidden) return;
  const { context, synth } = awake;
  const samples = synth.bedOf(game);
  if (!samples) return;
  bed = start(context, buffered(context, samples, synth.RATE), 0);
  bed.source.loop = true;
  bed.volume.gain.linearRampToValueAtTime(volume.bed, context.currentTime + 3 * FADE);
}

/** The bed goes. */
function still(): void {
  if (!context || !bed) return;
  const { source, volume } = bed;
  bed = null;
  volume.gain.setTargetAtTime(0, context.currentTime, FADE / 4);
  source.onended = rest;
  source.stop(context.currentTime + FADE);
}

/** How loud cues and bed are, from 0 to 100. */
export function setVolumes(cues: number, quiet: number): void {
  volume.cues = loudness(cues);
  volume.bed = loudness(quiet);
  if (bed && context && volume.bed) bed.volume.gain.setTargetAtTime(volume.bed, context.currentTime, 0.1);
  else if (game) void attend();
}

/** While somebody who wants sound sits at a table: its game's colour and bed.  Returns how one leaves. */
export function sitAt(name: string): () => void {
  game = name;
  cues.clear();
  const look = () => void attend();
  const leaving = new AbortController();
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, look, { signal: leaving.signal });
  document.addEventListener("visibilitychange", look, { signal: leaving.signal });
  look();
  return () => {
    leaving.abort();
    game = "";
    still();
  };
}
