import shown from "virtual:icons";

type Paths = Record<string, string>;
type Load = () => Promise<{ default: Paths }>;

const SOON = 50; // milliseconds

/** The paths of pictograms, by name, on a grid of GRID.  Those that not every page shows come when one of them is asked for. */
class Pictograms {
  private paths = $state.raw<Paths>(shown);
  /** How many lists have come: whoever still misses one wants the next. */
  lists = $state(0);
  private coming = false;
  private later: Load[] = [() => import("virtual:icons/later")];

  add(more: Paths): void {
    this.paths = { ...this.paths, ...more };
    this.lists += 1;
  }

  addLater(load: Load): void {
    this.later.push(load);
  }

  /** Empty where it has to come. */
  of = (name: string): string => this.paths[name] ?? "";

  /** One is shown that has to come; most that are gone at once were never wanted.  Returns what takes the wish back. */
  want(): () => void {
    const timer = setTimeout(() => void this.fetch(), SOON);
    return () => clearTimeout(timer);
  }

  /** The next list.  If what is missing is not in it either, it is wanted again. */
  private async fetch(): Promise<void> {
    const load = this.later[0];
    if (!load || this.coming) return;
    this.coming = true;
    try {
      const { default: more } = await load();
      this.later.shift();
      this.coming = false;
      this.add(more);
    } catch {
      this.coming = false; // without a server; the next that is asked for tries again
    }
  }
}

export const pictograms = new Pictograms();
