import type { Draw, PromiseText } from "../api/types";
import { Rng, sha256 } from "./rng";

/** What was found, as a key of the language files with its values. */
export interface Verdict {
  honest: boolean | null; // null: there is nothing to prove, or not everything can be proven
  key: string;
  values: Record<string, string | number>;
}

/** Whether every promise was kept and every die and card is what its seed gives. */
export async function verify(promises: PromiseText[], draws: Draw[]): Promise<Verdict> {
  if (!promises.length) return { honest: null, key: "web-verify-by-hand", values: {} };
  const starts = [...promises].sort((one, other) => one.start - other.start);
  for (const promise of starts) {
    const line = promise.start + 1;
    if (!promise.secret || !promise.seed) return { honest: null, key: "web-verify-unrevealed", values: { line } };
    if ((await sha256(promise.secret)) !== promise.commitment) return { honest: false, key: "web-verify-broken-secret", values: { line } };
    if ((await sha256([promise.secret, ...promise.words].join("\n"))) !== promise.seed) {
      return { honest: false, key: "web-verify-broken-seed", values: { line } };
    }
  }
  let rng: Rng | null = null;
  let coming = 0;
  let checked = 0;
  for (const draw of draws) {
    while (coming < starts.length && starts[coming]!.start <= draw.line) rng = await Rng.from(starts[coming++]!.seed);
    if (!rng) continue; // before the first promise somebody else dealt
    if (dealt(rng, draw.outcomes) !== draw.came) return { honest: false, key: "web-verify-misdealt", values: { line: draw.line + 1 } };
    checked += 1;
  }
  const words = starts.flatMap((promise) => promise.words).filter(Boolean);
  if (starts[0]!.start > 0) return { honest: null, key: "web-verify-in-part", values: { line: starts[0]!.start + 1, count: checked } };
  return { honest: true, key: "web-verify-honest", values: { count: checked, words: words.length } };
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
