import { joinAccents } from './accents.ts';
import { beginsNextLine, type Break, judgeBreak, measureGap, type Met } from './breaks.ts';
import type { Characters } from './characters.ts';
import type { Box } from './placement.ts';
import { findReadingOrder, GAP } from './reading-order.ts';

/** Signs that belong together as a word, and the place of the `first` of them; `gap` is what parts it from the one before, in sizes of the font, where no space is written. */
export type Run = Box & { text: string; before: Break; gap?: number; first: number };

/** The end of a line, or of one within a column, where a word may go on. */
const DIVIDED = /[\p{L}\p{N}][-\u2010]$/u;

export function splitRuns(characters: Characters): Run[] {
  const { count, codes, inferred } = characters;
  const accented = joinAccents(characters);
  const runs: Run[] = [];
  let run: Run | undefined;
  const met: Met = { inferred: 'line', space: false };
  let previous = -1;
  let covered = false;
  const order = findReadingOrder(characters);
  for (const [place, sign] of order?.signs ?? []) accented.set(place, sign);
  const length = order ? order.places.length : count;
  for (let step = 0; step < length; step++) {
    const i = order ? order.places[step]! : step;
    if (i === GAP) {
      met.space = true;
      continue;
    }
    const code = codes[i]!;
    if (isDivision(code)) met.inferred = 'divided';
    else if (isSpace(code)) {
      if (!met.inferred && !met.space) covered = isCovered(characters, i, previous);
      if (inferred[i]) met.inferred = weighBreak(met.inferred, code);
      else met.space = true;
    } else if (accented.get(i) !== '' && isShown(characters, i)) {
      const sign = accented.get(i) ?? String.fromCodePoint(code);
      const joined: boolean = covered && touches(characters, previous, i);
      let before: Break | undefined = joined ? undefined : judgeBreak(characters, previous, i, met);
      if (run && before && beginsNextLine(characters, previous, i) && DIVIDED.test(run.text)) {
        if (/\p{Ll}/u.test(sign)) run.text = run.text.slice(0, -1);
        if (/[\p{L}\p{N}]/u.test(sign)) before = 'divided';
      }
      if (before || !run) {
        const gap = before === 'word' && !met.space ? measureGap(characters, previous, i) : undefined;
        run = { ...boxAt(characters, i), text: '', before: before ?? 'line', gap, first: i };
        runs.push(run);
      } else growRun(run, characters, i);
      run.text += sign;
      previous = i;
      met.inferred = undefined;
      met.space = false;
      covered = false;
    }
  }
  return runs;
}

function weighBreak(pending: Break | undefined, code: number): Break {
  if (pending === 'divided' || pending === 'line') return pending;
  return code === 10 || code === 13 ? 'line' : 'word';
}
/** A space that lies within the sign before it (a ligature, mostly) parts nothing that the reader sees. */
function isCovered({ edges, inferred }: Characters, space: number, previous: number): boolean {
  if (previous < 0 || inferred[space]) return false;
  const [a, b] = [space * 4, previous * 4];
  const within = edges[a]! > edges[b]! + 0.1 && edges[a + 2]! < edges[b + 2]! - 0.1;
  return within && edges[a + 1]! < edges[b + 3]! && edges[a + 3]! > edges[b + 1]!;
}

function touches({ edges }: Characters, previous: number, current: number): boolean {
  const gap = edges[current * 4]! - edges[previous * 4 + 2]!;
  return Math.abs(gap) < 0.05 * (edges[current * 4 + 3]! - edges[current * 4 + 1]!);
}

/** Signs without a picture (zero, soft hyphens, controls) and those outside the page are not for reading. */
function isShown({ codes, edges, size }: Characters, index: number): boolean {
  const code = codes[index]!;
  if (code < 32 || code === 0xad || code === 0xfffd || code === 0xffff) return false;
  const x = (edges[index * 4]! + edges[index * 4 + 2]!) / 2;
  const y = (edges[index * 4 + 1]! + edges[index * 4 + 3]!) / 2;
  return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
}

/** PDFium puts these in place of a hyphen that divides a word at the end of a line. */
function isDivision(code: number): boolean {
  return code === 0x02 || code === 0xfffe;
}

function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x3000
  );
}

function boxAt({ edges }: Characters, index: number): Box {
  const [x, y] = [edges[index * 4]!, edges[index * 4 + 1]!];
  return { x, y, width: edges[index * 4 + 2]! - x, height: edges[index * 4 + 3]! - y };
}

function growRun(run: Run, { edges }: Characters, index: number): void {
  const at = index * 4;
  const right = Math.max(run.x + run.width, edges[at + 2]!);
  const bottom = Math.max(run.y + run.height, edges[at + 3]!);
  run.x = Math.min(run.x, edges[at]!);
  run.y = Math.min(run.y, edges[at + 1]!);
  run.width = right - run.x;
  run.height = bottom - run.y;
}

/** Makes a box reach around another one too. */
export function growBox(box: Box, other: Box): void {
  const right = Math.max(box.x + box.width, other.x + other.width);
  const bottom = Math.max(box.y + box.height, other.y + other.height);
  box.x = Math.min(box.x, other.x);
  box.y = Math.min(box.y, other.y);
  box.width = right - box.x;
  box.height = bottom - box.y;
}
