import { pathOf, type BoardData, type LinkData, type SpaceData } from "./road";

/** Changes of a board that somebody draws.  Each gives a new board; what is right is the server's to say. */

export const KINDS = ["", "den", "start", "platform", "stele", "lever", "toboggan", "crossroads", "promontory"] as const;
export const ZONES = ["plain", "green", "orange", "no_mercy"] as const;
export const SYMBOLS = [
  "",
  "draw_survival_1",
  "draw_survival_3",
  "rage_forward_1",
  "rage_back_1",
  "speed_up_1",
  "speed_down_1",
  "barque",
  "slide",
  "harpy",
  "treasure",
  "siren",
  "hunt",
] as const;
export const SHORTCUTS = ["rope_bridge", "infernal_portal", "gondola", "funicular", "gate"] as const;
export const BRANCHES = ["cave", "oubliettes", "siren"] as const;
const OUT = ["BARQUE", "EXIT"];
const EDGE = 30; // nearer to the edge a space would be cut
const clamp = (value: number) => Math.max(EDGE, Math.min(1000 - EDGE, Math.round(value)));

/** A den, the gates, a short road, three Barques: it can be played on at once. */
export function blank(name = "My road"): BoardData {
  const places: [number, number][] = [
    [120, 900],
    [250, 930],
    [370, 880],
    [490, 920],
    [610, 870],
    [720, 800],
    [760, 680],
    [690, 580],
    [570, 540],
    [450, 500],
    [380, 400],
    [440, 300],
  ];
  const spaces = places.map(([x, y], place): SpaceData => ({
    id: `s${place}`,
    next: [place + 1 < places.length ? `s${place + 1}` : "BARQUE"],
    ...(place === 0 ? { kind: "den", mark: true } : place === 4 ? { kind: "start", mark: true } : {}),
    zone: place < 6 ? "green" : place < 8 ? "orange" : place < 10 ? "plain" : "no_mercy",
    x,
    y,
  }));
  return {
    id: "mine",
    name,
    role: "full",
    skulls: 0,
    reveal_before: "s10",
    spaces,
    links: [],
    barque_slots: [
      { slot: 1, active: true, x: 540, y: 190 },
      { slot: 2, active: false, x: 380, y: 120 },
      { slot: 3, active: false, x: 700, y: 120 },
    ],
  };
}

function freshId(board: BoardData, letter = "s"): string {
  for (let number = board.spaces.length; ; number++) {
    const id = `${letter}${number}`;
    if (!board.spaces.some((space) => space.id === id)) return id;
  }
}

const changed = (board: BoardData, id: string, change: Partial<SpaceData>): BoardData => ({
  ...board,
  spaces: board.spaces.map((space) => (space.id === id ? trimmed({ ...space, ...change }) : space)),
});

/** Without what says nothing. */
function trimmed(space: SpaceData): SpaceData {
  const { kind, symbol, name, mark, ...rest } = space;
  return { ...rest, ...(kind ? { kind } : {}), ...(symbol ? { symbol } : {}), ...(name ? { name } : {}), ...(mark ? { mark } : {}) };
}

export const change = changed;

export const moved = (board: BoardData, id: string, x: number, y: number): BoardData => changed(board, id, { x: clamp(x), y: clamp(y) });

export const slotMoved = (board: BoardData, slot: number, x: number, y: number): BoardData => ({
  ...board,
  barque_slots: (board.barque_slots ?? []).map((one) => (one.slot === slot ? { ...one, x: clamp(x), y: clamp(y) } : one)),
});

/** A new space after this one; after the last of the path if none is named. */
export function added(board: BoardData, x: number, y: number, after = ""): { board: BoardData; id: string } {
  const before = board.spaces.find((space) => space.id === (after || pathOf(board).at(-1)));
  const id = freshId(board);
  if (!before) return { board, id: "" };
  const space: SpaceData = { id, next: [before.next[0] ?? "BARQUE"], zone: before.zone ?? "plain", x: clamp(x), y: clamp(y) };
  const spaces = board.spaces.flatMap((one) => (one === before ? [{ ...one, next: [id, ...one.next.slice(1)] }, space] : [one]));
  return { board: { ...board, spaces }, id };
}

/** Halfway to the next one, or a little further. */
export function insertedAfter(board: BoardData, id: string): { board: BoardData; id: string } {
  const here = board.spaces.find((space) => space.id === id);
  const next = board.spaces.find((space) => space.id === here?.next[0]);
  const [x, y] = [here?.x ?? 500, here?.y ?? 500];
  return added(board, next ? (x + (next.x ?? x)) / 2 : x + 80, next ? (y + (next.y ?? y)) / 2 : y - 60, id);
}

/** The path closes over the gap; links and branches that named it go too. */
export function removed(board: BoardData, id: string): BoardData {
  const gone = board.spaces.find((space) => space.id === id);
  if (!gone || board.spaces[0] === gone) return board;
  const branch = (board.links ?? []).find((link) => link.kind === "branch" && names(link).includes(id));
  if (branch) return withoutLink(board.links!.indexOf(branch), board, branch.spaces?.includes(id) ? "" : id);
  return {
    ...board,
    reveal_before: board.reveal_before === id ? gone.next[0] : board.reveal_before,
    spaces: board.spaces
      .filter((space) => space !== gone)
      .map((space) => ({ ...space, next: space.next.map((to) => (to === id ? gone.next[0]! : to)) })),
    links: (board.links ?? []).filter((link) => !names(link).includes(id)),
  };
}

const names = (link: LinkData): string[] => [
  ...[link.a, link.b, link.opener, link.entry_from, link.exit, link.crossroads].filter((name) => name !== undefined),
  ...(link.spaces ?? []),
];

/** A shortcut from a space to one some steps on, to be changed afterwards. */
export function linked(board: BoardData, kind: (typeof SHORTCUTS)[number], from: string): BoardData {
  const path = pathOf(board);
  const place = Math.max(0, path.indexOf(from));
  const far = path[Math.min(path.length - 1, place + (kind === "gate" ? 1 : 4))];
  const middle = path[Math.min(path.length - 1, place + (kind === "gate" ? 0 : 2))];
  const count = (board.links ?? []).filter((link) => link.kind === kind).length;
  const id = count ? `${kind}_${count + 1}` : kind;
  const opened = kind === "gate" || kind === "infernal_portal";
  const link: LinkData = {
    id,
    kind,
    a: path[place],
    b: far,
    ...(opened ? { opener: kind === "gate" ? path[Math.max(1, place - 2)] : middle } : {}),
  };
  let after: BoardData = { ...board, links: [...(board.links ?? []), link] };
  if (link.opener) after = changed(after, link.opener, { kind: kind === "gate" ? "lever" : "stele" });
  return after;
}

export const linkChanged = (board: BoardData, place: number, change: Partial<LinkData>): BoardData => ({
  ...board,
  links: (board.links ?? []).map((link, number) => (number === place ? ({ ...link, ...change } as LinkData) : link)),
});

/** A link gone; with a branch its spaces go too, and the path forgets its door. */
export function withoutLink(place: number, board: BoardData, also = ""): BoardData {
  const link = board.links?.[place];
  if (!link) return board;
  const inside = link.kind === "branch" ? (link.spaces ?? []) : [];
  const doors = [link.entry_from, link.crossroads];
  const after: BoardData = {
    ...board,
    links: (board.links ?? []).filter((_, number) => number !== place),
    spaces: board.spaces
      .filter((space) => !inside.includes(space.id))
      .map((space) => {
        const next = space.next.filter((to) => !inside.includes(to));
        const plain = doors.includes(space.id) && ["crossroads", "toboggan"].includes(space.kind ?? "");
        return trimmed({ ...space, next: next.length ? next : space.next, ...(plain ? { kind: "" } : {}) });
      }),
  };
  return also ? removed(after, also) : after;
}

/** Three spaces beside the path: a cave, oubliettes or a pool, as their rules want them. */
export function branched(board: BoardData, kind: (typeof BRANCHES)[number], from: string): BoardData {
  const path = pathOf(board);
  const place = path.indexOf(from);
  const door = board.spaces.find((space) => space.id === from);
  if (place < 1 || !door || door.next.length > 1) return board;
  const exit = kind === "cave" ? from : (path[Math.min(path.length - 1, place + (kind === "siren" ? 3 : 4))] ?? from);
  const letter = { cave: "c", oubliettes: "o", siren: "n" }[kind];
  const ids = [1, 2, 3].map((number) => {
    const id = `${letter}${number}`;
    return board.spaces.some((space) => space.id === id) ? `${freshId(board, letter)}_${number}` : id;
  });
  const [one, two, three] = ids as [string, string, string];
  const side = (door.x ?? 500) < 500 ? 1 : -1;
  const spot = (number: number) => ({ x: clamp((door.x ?? 500) + side * 120 * number), y: clamp((door.y ?? 500) - 45 * number) });
  const zone = door.zone ?? "plain";
  const common = (id: string, number: number) => ({ id, branch: kind, zone, ...spot(number) });
  const spaces: SpaceData[] =
    kind === "cave"
      ? [
          { ...common(one, 1), next: [from], deeper: two, back: from, symbol: "draw_survival_1" },
          { ...common(two, 2), next: [one], deeper: three, back: one, symbol: "draw_survival_3" },
          { ...common(three, 3), next: [two], back: two, symbol: "treasure" },
        ]
      : [
          { ...common(one, 1), next: [two], ...(kind === "siren" ? { back: from } : {}) },
          { ...common(two, 2), next: [three], back: one, ...(kind === "siren" ? { symbol: "siren" } : {}) },
          { ...common(three, 3), next: [exit], back: two },
        ];
  const falls = kind === "oubliettes";
  const link: LinkData = {
    id: kind,
    kind: "branch",
    entry_from: from,
    entry: one,
    spaces: ids,
    exit,
    crossroads: falls ? exit : from,
    entered_by: falls ? "toboggan" : "advance",
    two_way: kind === "cave",
    advance_penalty: falls ? 1 : 0,
  };
  let after: BoardData = { ...board, spaces: [...board.spaces, ...spaces], links: [...(board.links ?? []), link] };
  after = changed(after, from, { kind: falls ? "toboggan" : "crossroads", next: falls ? door.next : [...door.next.slice(0, 1), one] });
  return falls ? changed(after, exit, { kind: "crossroads" }) : after;
}

/** What the loader finds wrong, and the space it speaks of. */
export interface Fault {
  text: string;
  board: string;
  space: string;
}

export const leadsOut = (id: string): boolean => OUT.includes(id);
