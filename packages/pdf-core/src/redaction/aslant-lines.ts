import { ASLANT, type Characters } from '../pdfium/characters.ts';

/** Directions that differ by less than this are one, in radians. */
const ONE_WAY = 0.026;
/** How far signs of a line lie above or under each other, and how far one follows the other, for a size of one. */
const ONE_LINE = 0.15;
const NEXT = 1.6;
/** Letters of other directions are looked for in this distance, among those of about the same size. */
const NEAR = 1.6;
const ALIKE = 0.6;
const CELL = 16;
/** So many letters that stand in no line with their neighbours may be a word. */
const WORD = 3;
const BREAK = -2;

type Sign = { sign: number; along: number; level: number; size: number };

/** Adds the lines that run aslant, each in its own direction. Where words of them end is not seen. */
export function appendAslant(characters: Characters, order: number[]): void {
  const { angles, origins, sizes } = characters;
  const aslant = listAslant(characters).sort((one, other) => angles[one]! - angles[other]! || one - other);
  for (let from = 0, to = 0; from < aslant.length; from = to) {
    const angle = angles[aslant[from]!]!;
    while (to < aslant.length && angles[aslant[to]!]! - angle < ONE_WAY) to += 1;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const signs = aslant.slice(from, to).map((sign) => ({
      sign,
      along: origins[sign * 2]! * x + origins[sign * 2 + 1]! * y,
      level: origins[sign * 2 + 1]! * x - origins[sign * 2]! * y,
      size: sizes[sign]!,
    }));
    appendLines(signs, order);
  }
}

function listAslant({ count, codes, inferred, sizes, turns }: Characters): number[] {
  const aslant: number[] = [];
  for (let i = 0; i < count; i++)
    if (turns[i] === ASLANT && !inferred[i] && codes[i]! > 32 && sizes[i]! > 0) aslant.push(i);
  return aslant;
}

function appendLines(signs: Sign[], order: number[]): void {
  signs.sort((one, other) => one.level - other.level);
  for (let from = 0, to = 0; from < signs.length; from = to) {
    const { level, size } = signs[from]!;
    while (to < signs.length && signs[to]!.level - level <= ONE_LINE * size) to += 1;
    const line = signs.slice(from, to).sort((one, other) => one.along - other.along);
    for (const [at, { sign, along }] of line.entries()) {
      if (at > 0 && along - line[at - 1]!.along > NEXT * size) order.push(BREAK);
      order.push(sign);
    }
    order.push(BREAK);
  }
}

/** Letters that are turned or mirrored otherwise than those beside them, so that no order can be trusted to read them. */
export function findScattered(characters: Characters): number[] {
  const { count, codes, inferred, mirrored, turns, sizes } = characters;
  const isLetter = (sign: number) =>
    !inferred[sign] && sizes[sign]! > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(codes[sign]!));
  const odd: number[] = [];
  for (let i = 0; i < count; i++) if ((turns[i] !== 0 || mirrored[i]) && isLetter(i)) odd.push(i);
  if (odd.length < WORD) return [];
  const cells = new Map<string, number[]>();
  for (let i = 0; i < count; i++) {
    if (!isLetter(i)) continue;
    const key = cellOf(characters, i).join();
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  }
  return odd.filter((sign) => isOutOfLine(characters, sign, nearest(characters, sign, cells)));
}

export function mayBeWord(scattered: number): boolean {
  return scattered >= WORD;
}

function cellOf({ origins }: Characters, sign: number): [number, number] {
  return [Math.floor(origins[sign * 2]! / CELL), Math.floor(origins[sign * 2 + 1]! / CELL)];
}

/** Signs of a cell that are looked at: nobody reads more in so little space. */
const MOST_IN_CELL = 200;
const MOST_CELLS = 6;

function nearest(
  characters: Characters,
  sign: number,
  cells: ReadonlyMap<string, number[]>,
): number | undefined {
  const { origins, sizes } = characters;
  const size = sizes[sign]!;
  const [column, row] = cellOf(characters, sign);
  const reach = Math.min(MOST_CELLS, Math.ceil((NEAR * size) / CELL));
  let best: number | undefined;
  let least = NEAR * size;
  for (let x = column - reach; x <= column + reach; x++)
    for (let y = row - reach; y <= row + reach; y++)
      for (const other of cells.get(`${x},${y}`)?.slice(0, MOST_IN_CELL) ?? []) {
        const ratio = sizes[other]! / size;
        if (other === sign || ratio < ALIKE || ratio > 1 / ALIKE) continue;
        const distance = Math.hypot(
          origins[other * 2]! - origins[sign * 2]!,
          origins[other * 2 + 1]! - origins[sign * 2 + 1]!,
        );
        if (distance < least) [best, least] = [other, distance];
      }
  return best;
}

function isOutOfLine(
  { angles, mirrored, origins, sizes }: Characters,
  sign: number,
  other: number | undefined,
): boolean {
  if (other === undefined) return false;
  const angle = angles[sign]!;
  const turned = Math.abs(Math.atan2(Math.sin(angles[other]! - angle), Math.cos(angles[other]! - angle)));
  if (turned > ONE_WAY || mirrored[sign] !== mirrored[other]) return true;
  const [x, y] = [0, 1].map((axis) => origins[other * 2 + axis]! - origins[sign * 2 + axis]!) as [
    number,
    number,
  ];
  const level = Math.abs(y * Math.cos(angle) - x * Math.sin(angle)) / sizes[sign]!;
  return level > 2 * ONE_LINE && level < 0.7;
}
