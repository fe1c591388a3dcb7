/** Where one looks when a road is larger than its window: at what is asked about, all of it at once. */
import type { Size } from "./layout";
import type { Point, Road } from "./road";

export interface Camera {
  x: number; // of the road's corner in the window
  y: number;
  scale: number;
}

export const WHOLE = { x: 0, y: 0 };
const AROUND = { left: 2.2, right: 2.2, above: 3, below: 1.8 }; // radii: whoever stands there, with what is said above
const CLOSEST = 1.8; // how near one goes to tell apart who stands together

export function cameraOn(points: Point[], road: Road, window: Size, crowded: boolean): Camera {
  const fits = Math.min(1, window.width / road.width, window.height / road.height);
  if (!points.length) return { ...WHOLE, scale: fits };
  const r = road.radius;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = {
    left: Math.min(...xs) - AROUND.left * r,
    right: Math.max(...xs) + AROUND.right * r,
    top: Math.min(...ys) - AROUND.above * r,
    bottom: Math.max(...ys) + AROUND.below * r,
  };
  const room = Math.min(window.width / (box.right - box.left), window.height / (box.bottom - box.top));
  const scale = Math.max(fits, Math.min(room, crowded ? CLOSEST : 1));
  const shift = (from: number, to: number, inside: number, all: number) =>
    Math.max(Math.min(0, inside - all * scale), Math.min(0, inside / 2 - ((from + to) / 2) * scale));
  return { x: shift(box.left, box.right, window.width, road.width), y: shift(box.top, box.bottom, window.height, road.height), scale };
}
