import shown from "virtual:icons";

type Paths = Record<string, string>;
type Load = () => Promise<{ default: Paths }>;

/** The paths of pictograms, by name, on a grid of GRID.  Those that not every page shows come when one of them is asked for. */
class Pictograms {
  private paths = $state.raw<Paths>(shown);
  private coming = false;
  private later: Load[] = [() => import("virtual:icons/later")];

  add(more: Paths): void {
    this.paths = { ...this.paths, ...more };
  }

  addLater(load: Load): void {
    this.later.push(load);
  }

  /** Empty for a moment, where it has to come. */
  of(name: string): string {
    const path = this.paths[name];
    if (path === undefined && !this.coming) void this.fetch();
    return path ?? "";
  }

  /** The next list; if what is missing is not in it either, it will be asked for again. */
  private async fetch(): Promise<void> {
    const load = this.later[0];
    if (!load) return;
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
