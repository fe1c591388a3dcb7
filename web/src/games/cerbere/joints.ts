/** How an Adventurer is put together from drawings: where the head sits on a body, its tilt, and where the badge is worn. */
export type Pose = "stand" | "run" | "caught" | "turned";

export const JOINTS: Record<Pose, { head: [x: number, y: number, tilt: number]; badge: [x: number, y: number] }> = {
  stand: { head: [0, -25, 0], badge: [0, -4] },
  run: { head: [4, -25, 8], badge: [2, -6] },
  caught: { head: [0, -20, -6], badge: [0, 0] },
  turned: { head: [0, -19, 0], badge: [0, 1] },
};
