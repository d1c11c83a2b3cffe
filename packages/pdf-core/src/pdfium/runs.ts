import type { Characters } from './characters.ts';
import type { Box } from './placement.ts';

/** What stands between a run of signs and the one before it. `divided`: one word, broken by the end of a line. */
export type Break = 'word' | 'line' | 'divided';

/** Signs that belong together as a word. */
export type Run = Box & { text: string; before: Break };

/** PDFium puts this where a word was divided at the end of a line. */
const DIVISION = 0xfffe;
/** Written side by side, signs this far apart (in heights of a sign) are two words. */
const WORD_GAP = 0.28;

export function splitRuns(characters: Characters): Run[] {
  const { count, codes, inferred } = characters;
  const runs: Run[] = [];
  let run: Run | undefined;
  let pending: Break | undefined = 'line';
  let previous = -1;
  let covered = false;
  for (let i = 0; i < count; i++) {
    const code = codes[i]!;
    if (code === DIVISION) pending = 'divided';
    else if (isSpace(code)) {
      if (!pending) covered = isCovered(characters, i, previous);
      pending = weighBreak(pending, code, inferred[i] === 1);
    } else if (isShown(characters, i)) {
      const joined: boolean = covered && touches(characters, previous, i);
      const before: Break | undefined = joined ? undefined : judgeBreak(characters, previous, i, pending);
      if (before || !run) {
        run = { ...boxAt(characters, i), text: '', before: before ?? 'line' };
        runs.push(run);
      } else growBox(run, boxAt(characters, i));
      run.text += String.fromCodePoint(code);
      previous = i;
      pending = undefined;
      covered = false;
    }
  }
  return runs;
}

function weighBreak(pending: Break | undefined, code: number, inferred: boolean): Break {
  if (pending === 'divided' || pending === 'line') return pending;
  return inferred && (code === 10 || code === 13) ? 'line' : 'word';
}

/** PDFium infers breaks for lines that run from left to right; upright columns and loose signs need a second look. */
function judgeBreak(
  { codes, edges }: Characters,
  previous: number,
  current: number,
  pending: Break | undefined,
): Break | undefined {
  if (previous < 0 || pending === 'divided') return pending;
  const [a, b] = [previous * 4, current * 4];
  const height = Math.max(edges[a + 3]! - edges[a + 1]!, edges[b + 3]! - edges[b + 1]!);
  if (pending && isIdeograph(codes[previous]!) && isIdeograph(codes[current]!)) {
    const aside = Math.abs(edges[a]! + edges[a + 2]! - edges[b]! - edges[b + 2]!) / 2;
    const below = edges[b + 1]! - edges[a + 3]!;
    return aside < 0.3 * height && Math.abs(below) < 0.6 * height ? undefined : pending;
  }
  if (pending) return pending;
  const sameLine = Math.abs(edges[a + 3]! - edges[b + 3]!) < 0.5 * height;
  return sameLine && edges[b]! - edges[a + 2]! > WORD_GAP * height ? 'word' : undefined;
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

function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x3000
  );
}

/** Han, kana, Hangul and their punctuation: written without spaces, and in columns too. */
function isIdeograph(code: number): boolean {
  return (
    (code >= 0x3001 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af) ||
    (code >= 0xf900 && code <= 0xffef)
  );
}

function boxAt({ edges }: Characters, index: number): Box {
  const [x = 0, y = 0, right = 0, bottom = 0] = edges.subarray(index * 4, index * 4 + 4);
  return { x, y, width: right - x, height: bottom - y };
}

function growBox(box: Box, other: Box): void {
  const right = Math.max(box.x + box.width, other.x + other.width);
  const bottom = Math.max(box.y + box.height, other.y + other.height);
  box.x = Math.min(box.x, other.x);
  box.y = Math.min(box.y, other.y);
  box.width = right - box.x;
  box.height = bottom - box.y;
}
