/** What lies beside the road, always the same for the same road: fire near the cave, water near the shore. */
import { steady, type Point, type Road } from "./road";

export interface Piece extends Point {
  name: string;
  size: number; // of a drawing that is 100 wide
  flipped: boolean;
  way: number; // from 0 at the cave to 1 at the shore
}

const NEAR_CAVE = ["pool", "boulders", "fang", "pool", "bones", "spires", "slabs"];
const BETWEEN = ["boulders", "column", "spires", "slabs", "tree", "fang", "bones", "boulders"];
const NEAR_SHORE = ["crystals", "slabs", "water", "column", "crystals", "reeds", "fang"];
const STEP = 2.7; // radii from one place to the next
const CLEAR = 1.75; // radii that stay free around spaces
const FLAT = new Set(["pool", "water"]);
const TALL: Record<string, number> = { spires: 0.75, tree: 0.8, column: 0.75, fang: 1.1, bones: 0.75 };

/** How far along the road a point lies, by the space that is nearest. */
export function wayAt({ x, y }: Point, road: Road): number {
  let best = 0;
  let least = Infinity;
  for (const [place, space] of road.path.entries()) {
    const far = Math.hypot(space.x - x, space.y - y);
    if (far < least) [least, best] = [far, place];
  }
  return best / Math.max(1, road.path.length - 1);
}

export function sceneryOf(road: Road): Piece[] {
  const r = road.radius;
  const step = STEP * r;
  const kept: Point[] = [...road.spaces, ...road.spaces.slice(1).flatMap(between(road.spaces)), ...links(road)];
  const found: Piece[] = [];
  for (let row = 0; row * step < road.height + step; row++) {
    for (let column = 0; column * step < road.width + step; column++) {
      const x = (column - 0.5 + steady(row, column)) * step;
      const y = (row - 0.3 + steady(column + 7, row + 3)) * step;
      const room = Math.min(
        ...kept.map((space) => Math.hypot(space.x - x, (space.y - y) * 1.15)),
        ...road.slots.map((slot) => Math.hypot(slot.x - x, slot.y - y) - 2.6 * r),
      );
      if (room < CLEAR * r) continue;
      const way = wayAt({ x, y }, road);
      const kinds = way < 0.33 ? NEAR_CAVE : way < 0.72 ? BETWEEN : NEAR_SHORE;
      const name = kinds[Math.floor(steady(row + 31, column + 5) * kinds.length)]!;
      const size = Math.min(1.15, (room / r - 1.05) * 0.62) * (TALL[name] ?? 1) * (r / 34);
      found.push({ name, x, y, size, flipped: steady(row, column + 17) > 0.5, way });
    }
  }
  // what is flat lies under what stands; what stands further back is drawn first
  return found.sort((one, other) => Number(FLAT.has(other.name)) - Number(FLAT.has(one.name)) || one.y - other.y);
}

/** The middle of the way to each space, which is no place for rocks either. */
const between =
  (spaces: Point[]) =>
  (space: Point, place: number): Point[] => {
    const last = spaces[place]!;
    return [{ x: (space.x + last.x) / 2, y: (space.y + last.y) / 2 }];
  };

const links = (road: Road): Point[] => road.links.map(({ near, far }) => ({ x: (near.x + far.x) / 2, y: (near.y + far.y) / 2 }));
