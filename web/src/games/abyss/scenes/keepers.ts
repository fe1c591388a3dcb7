import { lordCard, type Player } from "../view";

const ALL_KEYS = 3; // on an ambassador, who needs nobody else

/** Who will lie under a location, as far as their keys tell: it is only shown until the table says so. */
export function keepers(player: Player | undefined): string[] {
  if (!player) return [];
  const holding = player.free.filter((name) => lordCard(name).keys && !player.turned.includes(name));
  const alone = holding.find((name) => lordCard(name).keys >= ALL_KEYS);
  return alone ? [alone] : holding;
}
