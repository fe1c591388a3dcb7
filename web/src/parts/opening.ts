import { asPlayer, post } from "../api/client";
import type { NewMatch, TableFacts } from "../api/types";
import { randomWord, seal, toShow } from "../chance/memory";
import { friendlyName } from "./nickname";
import { settings } from "./settings.svelte";

/** Whoever was never asked gets a friendly name, and keeps it. */
export const myName = (): string => settings.nickname || friendlyName();

/** What a table may be asked to be; what is not said is as usual. */
type Wish = Partial<Omit<NewMatch, "plan">> & { game: string; plan: { kind: string; bot?: string }[] };

/** Ready with a seat: its word is sealed, and shown when all are ready; where people deal it is of no use. */
export async function beReady(table: TableFacts, seat: number, word = randomWord()): Promise<TableFacts> {
  const body = table.promises.length ? { seal: seal(table, seat, word) } : {};
  return showWords(await post<TableFacts>(`/api/matches/${table.id}/seats/${seat}/ready`, body));
}

const shown = new Set<string>(); // words that are on their way or have arrived

/** Show the words that this browser has sealed, if their time has come; each once, whoever notices first. */
export async function showWords(table: TableFacts): Promise<TableFacts> {
  for (const [seat, word] of toShow(table)) {
    const mark = `${table.id} ${table.promises.at(-1)!.commitment} ${seat}`;
    if (shown.has(mark)) continue;
    shown.add(mark);
    try {
      table = await post<TableFacts>(`/api/matches/${table.id}/seats/${seat}/reveal`, { word });
    } catch (wrong) {
      shown.delete(mark); // the line broke: it is tried again when the table is told again
      throw wrong;
    }
  }
  return table;
}

/** Open a table; where nobody else need come, the match begins at once. */
export async function openTable(nickname: string, wish: Wish): Promise<TableFacts> {
  let table = await asPlayer(nickname, () => post<TableFacts>("/api/matches", wish));
  if (table.seats.every((seat) => seat.kind === "bot" || seat.mine)) table = await allReady(table);
  return table;
}

/** The same table once more, for the same people: whoever asks is at it, and ready. */
export const onceMore = (match: string): Promise<TableFacts> =>
  asPlayer(myName(), async () => allReady(await post<TableFacts>(`/api/matches/${match}/again`, { ready: false })));

/** With all my seats that are not ready yet. */
async function allReady(table: TableFacts): Promise<TableFacts> {
  if (table.status === "gathering")
    for (const seat of table.seats.filter(({ mine, ready }) => mine && !ready)) table = await beReady(table, seat.seat);
  return table;
}
