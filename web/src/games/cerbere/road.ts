/** Boards as their files describe them, joined to a road and laid out to be drawn.  Where things are, no rule. */
import { laidOut, MIDDLE, type Sheet, type Size } from "./layout";

export interface SpaceData {
  id: string;
  next: string[];
  kind?: string;
  name?: string;
  mark?: boolean;
  symbol?: string;
  zone?: string;
  branch?: string;
  deeper?: string;
  back?: string;
  x?: number;
  y?: number;
}

export interface LinkData {
  id?: string;
  kind: string;
  a?: string;
  b?: string;
  opener?: string;
  entry_from?: string;
  entry?: string;
  spaces?: string[];
  exit?: string;
  crossroads?: string;
  entered_by?: string;
  [field: string]: unknown;
}

export interface BoardData {
  id: string;
  name?: string;
  name_fr?: string;
  edition?: string;
  role: string;
  skulls?: number;
  reveal_before?: string;
  spaces: SpaceData[];
  links?: LinkData[];
  barque_slots?: { slot: number; active?: boolean; x: number; y: number }[];
  [field: string]: unknown;
}

export interface Point {
  x: number;
  y: number;
}

export interface Space extends Point {
  name: string; // "e2.s05"
  board: string;
  number: number;
  zone: string;
  symbol: string;
  kind: string;
  mark: boolean;
  onPath: boolean;
  branch: string; // name of the link it belongs to
}

export interface Link {
  name: string;
  kind: string;
  near: Space;
  far: Space;
  opener: Space | null;
}

export interface Branch {
  name: string;
  kind: "cave" | "oubliettes" | "siren";
  spaces: Space[];
  door: Space;
  exit: Space;
  fallsIn: boolean;
}

export interface Road {
  boards: BoardData[];
  spaces: Space[]; // in the order of their numbers
  path: Space[];
  links: Link[];
  branches: Branch[];
  slots: (Point & { slot: number })[];
  skulls: (Point & { count: number; board: string })[];
  reveal: Space | null;
  landing: Point; // where a pawn aboard sits
  width: number;
  height: number;
  radius: number; // of a space
  at: (name: string) => Space | undefined;
}

const SIDE = 1000; // of a board
const AHEAD = 2.6; // radii from the last space to a Barque of which its board says nothing

/** The path from the first space, as far as it goes without coming back. */
export function pathOf(board: BoardData): string[] {
  const byId = new Map(board.spaces.map((space) => [space.id, space]));
  const path: string[] = [];
  for (let id = board.spaces[0]?.id ?? ""; byId.has(id) && !path.includes(id); id = byId.get(id)?.next[0] ?? "") path.push(id);
  return path;
}

/**
 * All boards of a match as one drawing that fills a box, or as their files draw them; spaces are numbered as the rules
 * number them: the path, then the branches.
 */
export function roadOf(boards: BoardData[], size?: Size, least = 0, usual = size): Road {
  const drawn = size ? roomFor(boards, size, least, usual) : null;
  const laid: Sheet[] = drawn?.sheets ?? boards.map((board) => ({ board, place: ({ x, y }) => ({ x, y }) }));
  const paths = boards.map(pathOf);
  const spaces: Space[] = [];
  const add = (sheet: Sheet, data: SpaceData, onPath: boolean) => {
    const link = sheet.board.links?.find((link) => link.kind === "branch" && link.spaces?.includes(data.id));
    spaces.push({
      ...sheet.place({ x: data.x ?? MIDDLE, y: data.y ?? MIDDLE }),
      name: `${sheet.board.id}.${data.id}`,
      board: sheet.board.id,
      number: spaces.length,
      zone: data.zone ?? "plain",
      symbol: data.symbol ?? "",
      kind: data.kind ?? "",
      mark: Boolean(data.mark),
      onPath,
      branch: link ? `${sheet.board.id}.${link.id ?? link.kind}` : "",
    });
  };
  for (const [place, sheet] of laid.entries()) {
    for (const id of paths[place]!)
      add(
        sheet,
        sheet.board.spaces.find((space) => space.id === id)!,
        true,
      );
  }
  const path = [...spaces];
  for (const [place, sheet] of laid.entries()) {
    for (const data of sheet.board.spaces) if (!paths[place]!.includes(data.id)) add(sheet, data, false);
  }
  const byName = new Map(spaces.map((space) => [space.name, space]));
  const at = (name: string) => byName.get(name);
  const last = laid.at(-1);
  const end = path.at(-1) ?? { x: 0, y: 0 };
  const steps = path.slice(1).map((space, place) => Math.hypot(space.x - path[place]!.x, space.y - path[place]!.y));
  const step = [...steps].sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 100;
  const radius = drawn?.radius ?? Math.max(22, Math.min(46, 0.37 * step));
  const slots = laid.flatMap(({ board, place }) => (board.barque_slots ?? []).map((slot) => ({ slot: slot.slot, ...place(slot) })));
  return {
    boards,
    spaces,
    path,
    links: laid.flatMap(({ board }) => linksOf(board, at)),
    branches: laid.flatMap(({ board }) => branchesOf(board, at)),
    slots,
    skulls: laid
      .filter(({ board }) => board.skulls)
      .map(({ board }) => {
        const own = spaces.filter((space) => space.board === board.id);
        return { board: board.id, count: board.skulls ?? 0, ...clearing(own, [...spaces, ...slots]) };
      }),
    reveal: last?.board.reveal_before ? (at(`${last.board.id}.${last.board.reveal_before}`) ?? null) : null,
    landing: slots.find(({ slot }) => slot === 1) ?? { x: end.x, y: end.y - AHEAD * radius },
    width: drawn?.width ?? SIDE,
    height: drawn?.height ?? SIDE,
    radius,
    at,
  };
}

const BARQUE = 4.6; // a Barque with a little water around it, in radii

/** Where the Barques lie, beside each other whatever the board says, and how large they can be. */
export function slotsOf(road: Road): { places: (Point & { slot: number })[]; radius: number } {
  const { slots, landing, width } = road;
  if (slots.length > 1) {
    const apart = Math.min(
      ...slots.flatMap((slot, place) => slots.slice(place + 1).map((other) => Math.hypot(slot.x - other.x, 1.7 * (slot.y - other.y)))),
    );
    return { places: slots, radius: Math.min(road.radius, apart / BARQUE) };
  }
  const radius = road.radius * 0.8;
  const way = landing.x > width / 2 ? -1 : 1; // where there is room
  return { places: [1, 2, 3].map((slot) => ({ slot, x: landing.x + way * (slot - 1) * BARQUE * radius, y: landing.y })), radius };
}

/** Boards laid in a box; if spaces came out smaller than this, in a larger one of its shape. */
function roomFor(boards: BoardData[], size: Size, least: number, usual?: Size): Size & { sheets: Sheet[]; radius: number } {
  const tight = laidOut(boards, size, usual);
  const more = Math.max(1, least / Math.max(1, tight.radius));
  const { width, height } = { width: size.width * more, height: size.height * more };
  return { width, height, ...(more > 1 ? laidOut(boards, { width, height }, usual) : tight) };
}

/** Among these points, the place farthest from all others. */
function clearing(own: Point[], others: Point[]): Point {
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const parts = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const room = (place: Point) => Math.min(...others.map(({ x, y }) => Math.hypot((x - place.x) * 0.8, y - place.y)));
  const places = parts.flatMap((down) =>
    parts.map((across) => ({ x: left + across * (Math.max(...xs) - left), y: top + down * (Math.max(...ys) - top) })),
  );
  return places.reduce((best, place) => (room(place) > room(best) ? place : best), places[0] ?? { x: left, y: top });
}

function linksOf(board: BoardData, at: Road["at"]): Link[] {
  return (board.links ?? [])
    .filter((link) => link.kind !== "branch")
    .flatMap((link) => {
      const near = at(`${board.id}.${link.a}`);
      const far = at(`${board.id}.${link.b}`);
      if (!near || !far) return [];
      return [
        { name: `${board.id}.${link.id ?? link.kind}`, kind: link.kind, near, far, opener: at(`${board.id}.${link.opener}`) ?? null },
      ];
    });
}

function branchesOf(board: BoardData, at: Road["at"]): Branch[] {
  return (board.links ?? [])
    .filter((link) => link.kind === "branch")
    .flatMap((link) => {
      const spaces = (link.spaces ?? []).flatMap((id) => at(`${board.id}.${id}`) ?? []);
      const door = at(`${board.id}.${link.entry_from}`);
      const exit = at(`${board.id}.${link.exit}`);
      if (!spaces.length || !door || !exit) return [];
      const fallsIn = link.entered_by === "toboggan";
      const kind = spaces.some(({ symbol }) => symbol === "siren") ? "siren" : fallsIn ? "oubliettes" : "cave";
      return [{ name: `${board.id}.${link.id ?? link.kind}`, kind, spaces, door, exit, fallsIn } satisfies Branch];
    });
}

/** A smooth line through points. */
export function curve(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const round = (value: number) => Math.round(value * 10) / 10;
  let drawn = `M${round(first.x)} ${round(first.y)}`;
  for (const [place, to] of rest.entries()) {
    const from = points[place]!;
    const before = points[place - 1] ?? from;
    const after = points[place + 2] ?? to;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    drawn += `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return drawn;
}

/** A line that sags, from one point to another. */
export function sag(from: Point, to: Point, depth: number): string {
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + depth} ${to.x} ${to.y}`;
}

const SHOULDER = 0.68; // of the radius, from one pawn of a row to the next

/** Places for so many pawns on one spot: from four on in two rows, those in front between those behind. */
export function spread(count: number, radius: number): Point[] {
  const behind = count < 4 ? 0 : Math.floor(count / 2);
  const row = (many: number, y: number): Point[] =>
    Array.from({ length: many }, (_, place) => ({ x: (place - (many - 1) / 2) * SHOULDER * radius, y: y * radius }));
  return behind ? [...row(behind, -1.1), ...row(count - behind, 0.45)] : row(count, 0);
}

/** A number between 0 and 1 that is always the same for the same two numbers: rocks lie where they lay. */
export function steady(one: number, other: number): number {
  const mixed = Math.sin(one * 127.1 + other * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
