import { asPlayer, post } from "../api/client";
import type { NewMatch, TableFacts } from "../api/types";
import { friendlyName } from "./nickname";
import { settings } from "./settings.svelte";

/** A word that this browser chose, so that the server did not choose chance alone. */
export const chosenWord = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");

/** Whoever was never asked gets a friendly name, and keeps it. */
export const myName = (): string => settings.nickname || friendlyName();

/** What a table may be asked to be; what is not said is as usual. */
type Wish = Partial<Omit<NewMatch, "plan">> & { game: string; plan: { kind: string; bot?: string }[] };

/** Open a table; where nobody else need come, the match begins at once. */
export async function openTable(nickname: string, wish: Wish): Promise<TableFacts> {
  let table = await asPlayer(nickname, () => post<TableFacts>("/api/matches", wish));
  if (table.seats.every((seat) => seat.kind === "bot" || seat.mine))
    for (const seat of table.seats.filter(({ mine }) => mine))
      table = await post<TableFacts>(`/api/matches/${table.id}/seats/${seat.seat}/ready`, { word: chosenWord() });
  return table;
}

/** The same table once more, for the same people: whoever asks is at it, and ready. */
export const onceMore = (match: string): Promise<TableFacts> =>
  asPlayer(myName(), () => post<TableFacts>(`/api/matches/${match}/again`, { word: chosenWord() }));
