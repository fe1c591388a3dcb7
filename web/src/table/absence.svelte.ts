import type { Seat, TableFacts } from "../api/types";

const GRACE = 500; // milliseconds: the server's clock has the last word

/** A person who should answer for a seat, and is not there. */
export const isGone = (seat: Seat): boolean => seat.kind === "person" && !seat.connected && !seat.mine && !seat.minded;

/** Seats of people who have been gone for as long as a table waits: anybody may let a bot mind them. */
export function absence(facts: () => TableFacts): { readonly seats: number[] } {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let waited: number[] = $state.raw([]);

  $effect(() => {
    for (const seat of facts().seats) {
      const number = seat.seat;
      if (isGone(seat)) {
        if (!timers.has(number))
          timers.set(
            number,
            setTimeout(() => (waited = [...waited, number]), facts().patience * 1000 + GRACE),
          );
      } else if (timers.has(number)) {
        clearTimeout(timers.get(number));
        timers.delete(number);
        waited = waited.filter((one) => one !== number);
      }
    }
  });
  $effect(() => () => timers.forEach(clearTimeout));

  return {
    get seats() {
      return waited;
    },
  };
}
