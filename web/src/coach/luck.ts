import type { LuckReport, LuckStep } from "../api/types";

const COUNTED = 0.03; // of a win: a moment worth a line
const MOMENTS = 12;

/** Hundredths of a win with their sign, as people write it. */
export function signed(share: number): string {
  const whole = Math.round(100 * share);
  return whole === 0 ? "0" : whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** Hundredths of a win, with one decimal if it is small. */
export function plain(share: number, language: string): string {
  if (share >= 0.0095) return String(Math.round(100 * share));
  return (100 * share).toFixed(1).replace(".", language === "fr" ? "," : ".");
}

/** How much a moment counted, for whomever it counted most. */
export function weight(step: LuckStep): number {
  return Math.max(step.given, ...step.luck.map(Math.abs), ...step.decision.map(Math.abs));
}

/** The moments that counted most, in their order. */
export function counted(report: LuckReport): LuckStep[] {
  return report.steps
    .filter((step) => weight(step) >= COUNTED)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, MOMENTS)
    .sort((one, other) => one.number - other.number);
}

/** What a step was: luck, a decision, something given away, or nothing worth a mark. */
export function kindOf(step: LuckStep): "luck" | "own" | "given" | "" {
  if (step.given > 0) return "given";
  if (weight(step) < 0.01) return "";
  return step.seat < 0 ? "luck" : "own";
}

/** The seat for which luck changed most in a step. */
export function luckiest(step: LuckStep): number {
  return step.luck.reduce((best, one, seat) => (Math.abs(one) > Math.abs(step.luck[best] ?? 0) ? seat : best), 0);
}

/** On whose line its dot is put. */
export function seatOf(step: LuckStep): number {
  return step.seat >= 0 && (step.given > 0 || (step.decision[step.seat] ?? 0) !== 0) ? step.seat : luckiest(step);
}
