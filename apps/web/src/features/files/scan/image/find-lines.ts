import type { Edges } from './filters.ts';
import type { Line } from './line.ts';

const ANGLES = 180;
/** Pixels between two lines of the same direction. */
const APART = 2;
/** How far the edge of a pixel may point beside the line it votes for, in steps of an angle. */
const AROUND = 4;
/** Where two lines are nearly the same one: in steps of an angle, and in pixels. */
const SAME_ANGLE = 6;
const SAME_PLACE = 8;
const FAINT = 0.45;
const MOST = 9;

/** The lines that most edges lie on, as those of a page held upright: nearly level, and nearly upright. */
export function findLines(edges: Edges): { flat: Line[]; steep: Line[] } {
  const { data, dx, dy, width, height } = edges;
  const reach = Math.ceil(Math.hypot(width, height));
  const places = Math.ceil((2 * reach) / APART) + 1;
  const votes = new Float32Array(ANGLES * places);
  const normals = Array.from({ length: ANGLES }, (_, index) => {
    const angle = (index / ANGLES) * Math.PI;
    return { nx: Math.cos(angle), ny: Math.sin(angle) };
  });
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const weight = data[at]!;
      if (weight < FAINT) continue;
      const towards = Math.round((Math.atan2(dy[at]!, dx[at]!) / Math.PI) * ANGLES);
      for (let off = -AROUND; off <= AROUND; off++) {
        const index = (((towards + off) % ANGLES) + ANGLES) % ANGLES;
        const { nx, ny } = normals[index]!;
        votes[index * places + Math.round((x * nx + y * ny + reach) / APART)]! += weight;
      }
    }
  const isSteep = (index: number) => index < ANGLES / 4 || index >= (ANGLES * 3) / 4;
  const lineAt = (at: number): Line => {
    const index = Math.floor(at / places);
    return { ...normals[index]!, d: (at % places) * APART - reach };
  };
  const pick = (wanted: boolean) =>
    takeBest(votes, places, (index) => isSteep(index) === wanted).map((at) => lineAt(at));
  return { flat: pick(false), steep: pick(true) };
}

/** The most voted for, each far enough from those before it. */
function takeBest(votes: Float32Array, places: number, isWanted: (angle: number) => boolean): number[] {
  const peaks: number[] = [];
  for (let at = 0; at < votes.length; at++)
    if (votes[at]! > 0 && isWanted(Math.floor(at / places)) && isPeak(votes, at, places)) peaks.push(at);
  peaks.sort((one, other) => votes[other]! - votes[one]!);
  const taken: number[] = [];
  for (const at of peaks) {
    if (taken.length === MOST) break;
    if (taken.every((other) => !isSame(at, other, places))) taken.push(at);
  }
  return taken;
}

function isPeak(votes: Float32Array, at: number, places: number): boolean {
  const value = votes[at]!;
  return [-1, 1, -places, places].every((off) => (votes[at + off] ?? 0) <= value);
}

function isSame(one: number, other: number, places: number): boolean {
  const turn = Math.abs(Math.floor(one / places) - Math.floor(other / places));
  const [here, there] = [one % places, other % places];
  const isAround = ANGLES - turn <= SAME_ANGLE;
  // A direction half a turn on is the same one, counted from the other side.
  const away = Math.abs(isAround ? here - (places - 1 - there) : here - there) * APART;
  return (turn <= SAME_ANGLE || isAround) && away <= SAME_PLACE;
}
