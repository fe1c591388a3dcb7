import { get } from "../api/client";
import type { Draw, TableFacts } from "../api/types";
import { remembered } from "./memory";
import { verify, type Verdict } from "./verify";

/** The chance of a finished match, held against all that this browser remembers of it. */
export async function verifyTable(match: string): Promise<Verdict> {
  const { promises, status } = await get<TableFacts>(`/api/matches/${match}`);
  if (status === "playing") throw new Error("the secret is not shown yet");
  return verify(promises, promises.length ? await get<Draw[]>(`/web/chance/${match}`) : [], remembered(match));
}
