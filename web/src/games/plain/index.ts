import { loadGame, type Game } from "../game";

const UNDRAWN = "this page cannot draw";

/** A game without a board of its own is drawn as lists and tables, and played from its questions, choices and log. */
async function plain(): Promise<Game> {
  const { default: Board } = await import("./Board.svelte");
  return {
    Board,
    moment: (event) => ({ ...event, milliseconds: 0, die: 0, stamp: "", shout: "", sound: "" }),
    told: (view) => view,
    icon: () => "card-pickup",
    seatTitle: () => "",
  };
}

/** How to draw a game: by its own board, if there is one. */
export async function gameFor(name: string): Promise<Game> {
  try {
    return await loadGame(name);
  } catch (wrong) {
    if (wrong instanceof Error && wrong.message.startsWith(UNDRAWN)) return plain();
    throw wrong;
  }
}
