/** Where to say what answering does to those on the road, so that it hides none of them. */
import type { Amount } from "./pointing";
import type { Point } from "./road";

export const TAG = { high: 18, picture: 15, letter: 9, gap: 5, key: 20 }; // pixels

export const wideAmount = ({ text }: Amount): number => TAG.picture + 3 + TAG.letter * text.length;
export const wideTag = (amounts: Amount[]): number =>
  amounts.reduce((sum, amount) => sum + wideAmount(amount), TAG.gap * Math.max(1, amounts.length));

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Above, below or beside what a tag is about; the middle of its lower edge. */
const beside = (about: Box, width: number, high: number): Point[] => {
  const middle = (about.left + about.right) / 2;
  const half = (about.top + about.bottom + high) / 2;
  return [
    { x: middle, y: about.top },
    { x: middle, y: about.bottom + high },
    { x: about.right + width / 2, y: about.top + high },
    { x: about.left - width / 2, y: about.top + high },
    { x: about.right + width / 2, y: half },
    { x: about.left - width / 2, y: half },
    { x: middle, y: about.top - high },
  ];
};

/** Wherever of these it hides least of what is to be kept free, and stays inside. */
export function placeTag(
  about: Box,
  width: number,
  high: number,
  kept: Box[],
  inside: Box,
  wishes = beside(about, width, high),
): { at: Point; box: Box } {
  const places = wishes.map((at) => {
    const x = Math.max(inside.left + width / 2, Math.min(at.x, inside.right - width / 2));
    const y = Math.max(inside.top + high, Math.min(at.y, inside.bottom));
    return { at: { x, y }, box: { left: x - width / 2, right: x + width / 2, top: y - high, bottom: y } };
  });
  const hidden = places.map(({ box }) => [about, ...kept].reduce((sum, other) => sum + shared(box, other), 0));
  return places[hidden.indexOf(Math.min(...hidden))]!;
}
