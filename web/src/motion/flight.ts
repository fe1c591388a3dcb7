import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { moving } from "../parts/settings.svelte";

/** Things travel between places of the table that say their name: `data-place`. */
export interface Way {
  place: string;
}

const TIME = 380; // milliseconds
const STILL: TransitionConfig = { duration: 0 };

const find = (place: string): Element | undefined =>
  [...document.querySelectorAll(`[data-place="${place}"]`)].find((thing) => thing.checkVisibility());

/** The path from a place to where a thing lies: first and last place measured, then played backwards. */
function path(node: Element, { place }: Way): (away: number) => string {
  const here = node.getBoundingClientRect();
  const there = find(place)?.getBoundingClientRect();
  const right = there ? there.left + there.width / 2 - here.left - here.width / 2 : 150; // not drawn here: from above
  const down = there ? there.top + there.height / 2 - here.top - here.height / 2 : -110;
  return (away) => `translate(${right * away}px, ${down * away}px) rotate(${24 * away}deg) scale(${1 - 0.45 * away})`;
}

/** A thing comes from a place. */
export function from(node: Element, way: Way): TransitionConfig {
  if (!moving()) return STILL;
  const at = path(node, way);
  return { duration: TIME, easing: cubicOut, css: (time, away) => `transform: ${at(away)}; opacity: ${Math.min(1, time * 3)}` };
}

/** A thing goes to a place. */
export function to(node: Element, way: Way): TransitionConfig {
  if (!moving()) return STILL;
  const at = path(node, way);
  return { duration: TIME, css: (time, away) => `transform: ${at(away)}; opacity: ${Math.min(1, time * 2)}` };
}

/** A thing leaves one place and arrives at another under the same key; if it does neither, its `place` says where from or to. */
export const [leave, arrive] = crossfade({
  duration: () => (moving() ? TIME + 60 : 0),
  easing: cubicOut,
  fallback: (node, params, coming) => {
    const way = params as unknown as Way;
    return coming ? from(node, way) : to(node, way);
  },
}) as unknown as [Carry, Carry];

type Carry = (node: Element, params: { key: string; place: string }) => () => TransitionConfig;
