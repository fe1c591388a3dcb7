/** How boards are laid so that their road fills a box: in lines that turn, upwards or across, stretched to its sides. */
import type { BoardData, Point } from "./road";

export interface Size {
  width: number;
  height: number;
}

/** A board, and where its points come to lie. */
export interface Sheet {
  board: BoardData;
  place: (point: Point) => Point;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const MIDDLE = 500; // of a board, where it does not say
export const FLAT = 0.84; // a space is so much less high than wide
const MARGIN = 78; // around a board, in its own measure
const BARQUE = { x: 60, y: 20 }; // half of one
const STRETCH = 2.3; // at most, one way more than the other
const CLOSE = 0.43; // of the distance to its neighbour, the radius of a space
const LARGEST = 52; // radius of a space
const EDGE = 40; // pixels around the road, before one knows how large its spaces are
const ROOM = 1.5; // radii around it then
const USUAL = 0.06; // of the spaces may lie closer together than all others

function boxOf(points: Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const spacesOf = (board: BoardData): Point[] => board.spaces.map(({ x, y }) => ({ x: x ?? MIDDLE, y: y ?? MIDDLE }));
const slotsOf = (board: BoardData): Point[] => board.barque_slots ?? [];
const around = ({ x, y }: Point): Point[] => [
  { x: x - BARQUE.x, y: y - BARQUE.y },
  { x: x + BARQUE.x, y: y + BARQUE.y },
];

/** The boards one after the other: the first line climbs, the next comes down again beside it with its boards turned round. */
function inLines(boards: BoardData[], lines: number): Sheet[] {
  const each = Math.ceil(boards.length / lines);
  const sheets: Sheet[] = [];
  const boxes = boards.map((board) => boxOf([...spacesOf(board), ...slotsOf(board).flatMap(around)]));
  const tall = (box: Box) => box.bottom - box.top + 2 * MARGIN;
  const groups = Array.from({ length: Math.ceil(boards.length / each) }, (_, line) =>
    [...boards.keys()].slice(line * each, (line + 1) * each),
  );
  const heights = groups.map((group) => group.reduce((sum, place) => sum + tall(boxes[place]!), 0));
  const height = Math.max(...heights);
  let left = 0;
  for (const [line, group] of groups.entries()) {
    const own = group.map((place) => boxes[place]!);
    const [least, most] = [Math.min(...own.map((box) => box.left)), Math.max(...own.map((box) => box.right))];
    const longer = height / heights[line]!; // lines are equally long
    const from = left;
    let gone = 0;
    for (const place of group) {
      const box = boxes[place]!;
      const start = gone;
      gone += tall(box);
      sheets.push({
        board: boards[place]!,
        place: ({ x, y }) => {
          const along = (start + MARGIN + box.bottom - y) * longer;
          return line % 2 ? { x: from + most - x, y: along } : { x: from + x - least, y: height - along };
        },
      });
    }
    left += most - least + 2 * MARGIN;
  }
  return sheets;
}

/** The same from left to right instead of upwards. */
const across = (sheets: Sheet[]): Sheet[] =>
  sheets.map(({ board, place }) => ({
    board,
    place: (point) => {
      const { x, y } = place(point);
      return { x: -y, y: -x };
    },
  }));

const placed = (sheets: Sheet[], points: (board: BoardData) => Point[]): Point[] =>
  sheets.flatMap(({ board, place }) => points(board).map(place));

/** The same, stretched so that all of it lies in the box with so much room around it. */
function stretched(sheets: Sheet[], size: Size, edge: number): Sheet[] {
  const box = boxOf([...placed(sheets, spacesOf), ...placed(sheets, slotsOf).flatMap(around)]);
  const room = { width: Math.max(1, size.width - 2 * edge), height: Math.max(1, size.height - 2 * edge) };
  const wide = room.width / Math.max(1, box.right - box.left);
  const high = room.height / Math.max(1, box.bottom - box.top);
  const [across, down] = [Math.min(wide, high * STRETCH), Math.min(high, wide * STRETCH)];
  const left = edge + (room.width - across * (box.right - box.left)) / 2;
  const top = edge + (room.height - down * (box.bottom - box.top)) / 2;
  return sheets.map(({ board, place }) => ({
    board,
    place: (point) => {
      const { x, y } = place(point);
      return { x: left + (x - box.left) * across, y: top + (y - box.top) * down };
    },
  }));
}

/** How large spaces can be so that they lie beside each other. */
export function radiusAmong(points: Point[]): number {
  const nearest = points.map((one) =>
    Math.min(...points.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, (one.y - other.y) / FLAT))),
  );
  nearest.sort((one, other) => one - other);
  return Math.min(LARGEST, CLOSE * (nearest[Math.floor(nearest.length * USUAL)] ?? 100));
}

/** Laid in a box with room for whoever stands at its edge, and how large its spaces can be. */
function fitted(way: Sheet[], size: Size): { sheets: Sheet[]; radius: number } {
  const loose = stretched(way, size, EDGE);
  const sheets = stretched(way, size, ROOM * radiusAmong(placed(loose, spacesOf)));
  return { sheets, radius: radiusAmong(placed(sheets, spacesOf)) };
}

/**
 * The boards in a box, the way that leaves the largest spaces.  Of a box that changes its height `usual` is what it has
 * mostly: the road shall not turn round because there is more room for a moment.
 */
export function laidOut(boards: BoardData[], size: Size, usual: Size = size): { sheets: Sheet[]; radius: number } {
  const ways = boards.flatMap((_, more) => [inLines(boards, more + 1), across(inLines(boards, more + 1))]);
  const rooms = ways.map((way) => fitted(way, usual).radius);
  return fitted(ways[rooms.indexOf(Math.max(...rooms))] ?? [], size);
}
