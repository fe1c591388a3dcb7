import type { Component } from "svelte";
import { words } from "../words/words.svelte";

export type Page = Component<{ id: string }>;
type Loaded = Promise<{ default: Page }>;

/** By the first word of the address. */
const PAGES: Record<string, () => Loaded> = {
  "": () => import("./Home.svelte") as unknown as Loaded,
  table: () => import("../table/TablePage.svelte") as Loaded,
  replay: () => import("./Replay.svelte") as Loaded,
  new: () => import("./NewTable.svelte") as Loaded,
  rules: () => import("./Rules.svelte") as Loaded,
  board: () => import("./BoardEditor.svelte") as unknown as Loaded,
  about: () => import("./About.svelte") as unknown as Loaded,
};
/** The page that an address names; home for any other. */
export const pageName = (path: string[]): string => (path[0] && path[0] in PAGES ? path[0] : "");

/** A page, with the words that it needs; tables and replays learn which game it is, and ask for its words themselves. */
export async function loadPage(name: string): Promise<Page> {
  const [module] = await Promise.all([PAGES[name]!(), name === "board" ? words.learn("cerbere") : undefined]);
  return module.default;
}
