/** Pictograms are drawn on a grid of 512 and shown at a sixth of that at most: whole numbers on a coarser one do. */
export const GRID = 128;
