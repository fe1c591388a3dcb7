/** What Cerberus is about to do, as one sees it. */
export type Mood = "resting" | "alert" | "lunging";

const NEAR = 3; // cells before the Hunt

export const moodOf = (rage: number, hunting: boolean): Mood => (hunting || rage === 0 ? "lunging" : rage <= NEAR ? "alert" : "resting");

interface Spot {
  x: number;
  y: number;
}

/** Whether he, on one space, stands in front of another, on a road of such a radius. */
export const hides = (cerberus: Spot, space: Spot, radius: number): boolean =>
  Math.abs(cerberus.x - space.x) < (HOUND.half + 0.5) * radius &&
  space.y - cerberus.y > -HOUND.high * radius &&
  space.y - cerberus.y < 1.4 * radius;

/** How he stands on a space, in its radii: half as wide, so high, his feet above its middle, and how large he is drawn. */
export const HOUND = { half: 2.3, high: 3.5, up: 1.5, size: 0.74 } as const;
