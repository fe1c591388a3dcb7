import { loadGame, type Game, type View } from "../games/game";
import { t, words } from "../words/words.svelte";
import Plain from "./Plain.svelte";

const UNDRAWN = "this page cannot draw";

/** A game that this page cannot draw is played from its questions, its choices and its log. */
function plain(name: string): Game {
  const noun = (seat: string): string => (words.has(`${name}-seat-${seat}`) ? t(`${name}-seat-${seat}`) : seat);
  return {
    Board: Plain,
    moment: (event) => ({ ...event, milliseconds: 0, die: 0, stamp: "", shout: "", sound: "" }),
    told: (view) => view,
    icon: () => "card-pickup",
    seatTitle: (_view: View | null, _seat, seat) => noun(seat),
  };
}

/** How to draw a game: by its own board, if there is one. */
export async function gameFor(name: string): Promise<Game> {
  try {
    return await loadGame(name);
  } catch (wrong) {
    if (wrong instanceof Error && wrong.message.startsWith(UNDRAWN)) return plain(name);
    throw wrong;
  }
}
