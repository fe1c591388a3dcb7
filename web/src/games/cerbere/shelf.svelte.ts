import { get } from "../../api/client";
import { number } from "./numbers";
import type { BoardData } from "./road";
import type { CerbereView } from "./view";

/** The boards this page knows: the printed ones, fetched once, and those that tables bring along. */
class Shelf {
  printed = $state.raw<Record<string, BoardData> | null>(null);
  private asked: Promise<void> | null = null;
  private readonly own = new Map<string, BoardData[]>();

  load(): Promise<void> {
    this.asked ??= get<Record<string, BoardData>>("/web/boards").then(
      (found) => void (this.printed = found),
      () => void (this.asked = null), // the next table asks again
    );
    return this.asked;
  }

  /** The boards of a match, the first one first; none yet while they are on their way or not drawn. */
  boards(view: CerbereView, option: string): BoardData[] {
    if (view.own_board) {
      if (!this.own.has(option)) this.own.set(option, JSON.parse(option) as BoardData[]);
      return this.kept(view, this.own.get(option)!);
    }
    // until the last module is drawn the road is not there
    if (view.edition === 1 && view.boards.length < 2) return [];
    const found = view.boards.flatMap((id) => this.printed?.[id] ?? []);
    return found.length === view.boards.length ? this.kept(view, found) : [];
  }

  private kept(view: CerbereView, boards: BoardData[]): BoardData[] {
    number(view, boards);
    return boards;
  }
}

export const shelf = new Shelf();
