import type { Draw, PromiseText } from "../api/types";
import { differs, sealOf, type Remembered } from "./memory";
import { Rng } from "./rng";
import { sha256 } from "./sha256";

/** What was found, as a key of the language files with its values. */
export interface Verdict {
  honest: boolean | null; // null: there is nothing to prove, or not everything can be proven
  key: string;
  values: Record<string, string | number>;
}

/** Whether every promise was kept, and is the one that was seen, and every die and card is what its seed gives. */
export function verify(promises: PromiseText[], draws: Draw[], memory: Remembered[] = []): Verdict {
  const different = differs(promises, memory);
  if (different) return { honest: false, key: `web-verify-other-${different}`, values: {} };
  if (!promises.length) return { honest: null, key: "web-verify-by-hand", values: {} };
  const starts = [...promises].sort((one, other) => one.start - other.start);
  for (const promise of starts) {
    const line = promise.start + 1;
    if (!promise.secret || !promise.seed) return { honest: null, key: "web-verify-unrevealed", values: { line } };
    if (sha256(promise.secret) !== promise.commitment) return { honest: false, key: "web-verify-broken-secret", values: { line } };
    if (sha256([promise.secret, ...promise.words].join("\n")) !== promise.seed) {
      return { honest: false, key: "web-verify-broken-seed", values: { line } };
    }
    const broken = promise.seals.findIndex((seal, seat) => seal && sealOf(promise.commitment, seat, promise.words[seat] ?? "") !== seal);
    if (broken >= 0) return { honest: false, key: "web-verify-broken-seal", values: { line, number: broken + 1 } };
  }
  let rng: Rng | null = null;
  let coming = 0;
  let checked = 0;
  for (const draw of draws) {
    while (coming < starts.length && starts[coming]!.start <= draw.line) rng = new Rng(starts[coming++]!.seed);
    if (!rng) continue; // before the first promise somebody else dealt
    if (dealt(rng, draw.outcomes) !== draw.came) return { honest: false, key: "web-verify-misdealt", values: { line: draw.line + 1 } };
    checked += 1;
  }
  const words = starts.flatMap((promise) => promise.words).filter(Boolean);
  const alone = starts.find((promise) => !promise.words.some(Boolean));
  if (alone) return { honest: null, key: "web-verify-no-words", values: { line: alone.start + 1, count: checked } };
  const anew = starts.find((promise) => promise.withdrawn.length);
  if (anew) return { honest: null, key: "web-verify-withdrawn", values: { line: anew.start + 1, count: anew.withdrawn.length } };
  if (starts[0]!.start > 0) return { honest: null, key: "web-verify-in-part", values: { line: starts[0]!.start + 1, count: checked } };
  const key = different === "" ? "web-verify-proven" : "web-verify-honest";
  return { honest: true, key, values: { count: checked, words: words.length } };
}

/** Count a number below the sum of the weights off along the outcomes. */
function dealt(rng: Rng, outcomes: [string, number][]): string {
  let left = rng.below(outcomes.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [outcome, weight] of outcomes) {
    if (left < weight) return outcome;
    left -= weight;
  }
  return "";
}
