export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What something costs to be covered; nothing for what may be covered. */
export interface Obstacle extends Box {
  cost: number;
}

const STEP = 8;
/** Left of the edge is worse than below the corner. */
const ASIDE = 2;

/**
 * How far a box is moved left and down from its corner so that it covers nothing, as little as possible; where nothing
 * is free, so that it covers the least.
 */
export function findFreePlace(
  corner: Box,
  within: Box,
  obstacles: readonly Obstacle[],
): { x: number; y: number } {
  const near = obstacles.filter((box) => overlap(box, within) > 0);
  const down = Math.max(0, within.bottom - corner.bottom);
  const left = Math.max(0, corner.left - within.left);
  const places = steps(down).flatMap((y) => steps(left).map((x) => ({ x, y })));
  places.sort((one, other) => one.x * ASIDE + one.y - (other.x * ASIDE + other.y));
  let best = { x: 0, y: 0 };
  let least = Infinity;
  for (const place of places) {
    const moved = moveBox(corner, place);
    let covered = 0;
    for (const box of near) {
      covered += overlap(box, moved) * box.cost;
      if (covered >= least) break;
    }
    if (covered === 0) return place;
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

function steps(length: number): number[] {
  return Array.from({ length: Math.floor(length / STEP) + 1 }, (_, step) => step * STEP);
}

export function moveBox({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): Box {
  return { left: left - x, right: right - x, top: top + y, bottom: bottom + y };
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
