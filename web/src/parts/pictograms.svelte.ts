import shown from "virtual:icons";

type Paths = Record<string, string>;
type Load = () => Promise<{ default: Paths }>;

/** The paths of pictograms, by name, on a grid of GRID.  Those that not every page shows come when one of them is asked for. */
class Pictograms {
  private paths = $state.raw<Paths>(shown);
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
    if (path === undefined) for (const load of this.later.splice(0)) void load().then((more) => this.add(more.default));
    return path ?? "";
  }
}

export const pictograms = new Pictograms();
