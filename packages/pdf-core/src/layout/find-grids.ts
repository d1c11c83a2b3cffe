import type { Box } from './box.ts';
import { mergeRulings } from './merge-rulings.ts';
import type { Ruling } from './page-input.ts';

/** Lines that cross each other: where they stand, and which of the places between them have a line. */
export type Grid = { xs: number[]; ys: number[]; level: Ruling[]; upright: Ruling[] };

/** Points: lines that end so near to another one reach it. */
const REACH = 4;
/** Points: lines closer together than this leave no space for a cell. */
const NARROW = 4;
/** More rows or columns than this are a pattern. */
const MOST_LINES = 400;

/** The grids that the lines of a page make. */
export function findGrids(rulings: Ruling[]): Grid[] {
  const { level, upright } = mergeRulings(rulings);
  const groups = new Map<number, { level: Ruling[]; upright: Ruling[] }>();
  const parents = Array.from({ length: level.length + upright.length }, (_, index) => index);
  const find = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[at] !== root) [at, parents[at]] = [parents[at]!, root];
    return root;
  };
  for (const [i, one] of level.entries())
    for (const [j, other] of upright.entries())
      if (meets(one, other)) parents[find(i)] = find(level.length + j);
  for (const [index, ruling] of [...level, ...upright].entries()) {
    const root = find(index);
    if (!groups.has(root)) groups.set(root, { level: [], upright: [] });
    groups.get(root)![ruling.upright ? 'upright' : 'level'].push(ruling);
  }
  return [...groups.values()].flatMap(gridOf);
}

function meets(level: Ruling, upright: Ruling): boolean {
  return (
    upright.at >= level.from - REACH &&
    upright.at <= level.to + REACH &&
    level.at >= upright.from - REACH &&
    level.at <= upright.to + REACH
  );
}

function gridOf({ level, upright }: { level: Ruling[]; upright: Ruling[] }): Grid[] {
  if (!level.length || !upright.length) return [];
  const lefts = level.map((ruling) => ruling.from);
  const rights = level.map((ruling) => ruling.to);
  const tops = upright.map((ruling) => ruling.from);
  const bottoms = upright.map((ruling) => ruling.to);
  const xs = listPlaces(
    upright.map((ruling) => ruling.at),
    Math.min(...lefts),
    Math.max(...rights),
  );
  const ys = listPlaces(
    level.map((ruling) => ruling.at),
    Math.min(...tops),
    Math.max(...bottoms),
  );
  if (xs.length < 2 || ys.length < 2 || xs.length > MOST_LINES || ys.length > MOST_LINES) return [];
  return [{ xs, ys, level, upright }];
}

/** Where lines stand, and the two ends that no line is drawn at. */
function listPlaces(places: number[], first: number, last: number): number[] {
  const listed: number[] = [];
  for (const place of [...places, first, last].toSorted((one, other) => one - other))
    if (!listed.length || place - listed.at(-1)! > NARROW) listed.push(place);
  return listed;
}

export type GridCell = { row: number; column: number; rows: number; columns: number; box: Box };

/** The cells of a grid: places between which no line is drawn are one. */
export function listCells({ xs, ys, level, upright }: Grid): GridCell[] {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const isWall = (lines: Ruling[], at: number, from: number, to: number) => {
    let covered = 0;
    for (const line of lines)
      if (Math.abs(line.at - at) <= NARROW)
        covered += Math.max(0, Math.min(line.to, to) - Math.max(line.from, from));
    return covered > 0.5 * (to - from);
  };
  const taken = new Uint8Array(rows * columns);
  const cells: GridCell[] = [];
  const levelAt = ys.map((y) => level.filter((line) => Math.abs(line.at - y) <= NARROW));
  const uprightAt = xs.map((x) => upright.filter((line) => Math.abs(line.at - x) <= NARROW));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (taken[row * columns + column]) continue;
      let across = 1;
      while (
        column + across < columns &&
        !taken[row * columns + column + across] &&
        !isWall(uprightAt[column + across]!, xs[column + across]!, ys[row]!, ys[row + 1]!)
      )
        across++;
      let down = 1;
      while (
        row + down < rows &&
        !isWall(levelAt[row + down]!, ys[row + down]!, xs[column]!, xs[column + across]!)
      ) {
        // Below must be as wide, and whole.
        let isWhole = true;
        for (let at = column + 1; at < column + across; at++)
          isWhole &&= !isWall(uprightAt[at]!, xs[at]!, ys[row + down]!, ys[row + down + 1]!);
        for (let at = column; at < column + across; at++) isWhole &&= !taken[(row + down) * columns + at];
        if (!isWhole) break;
        down++;
      }
      for (let r = row; r < row + down; r++)
        taken.fill(1, r * columns + column, r * columns + column + across);
      cells.push({
        row,
        column,
        rows: down,
        columns: across,
        box: {
          x: xs[column]!,
          y: ys[row]!,
          width: xs[column + across]! - xs[column]!,
          height: ys[row + down]! - ys[row]!,
        },
      });
    }
  return cells;
}
