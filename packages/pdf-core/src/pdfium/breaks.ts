import { ASLANT, type Characters } from './characters.ts';

/** What stands between a run of signs and the one before it. `divided`: one word, broken by the end of a line. */
export type Break = 'word' | 'line' | 'divided';

/** What was met since the last sign: a break that PDFium inferred, and whether a space was written. */
export type Met = { inferred: Break | undefined; space: boolean };

// All of it in sizes of the font.
/** Signs this far apart are two words. */
const WORD_GAP = 0.1;
/** And this far apart, where PDFium infers a break too: it knows how wide the signs beside it are. */
const INFERRED_GAP = 0.03;
/** Signs may reach into one another by this much; what begins further back was put there by itself. */
const OVERLAP = 0.5;
/** Raised and lowered signs belong to their line. */
const RAISED = 0.5;
/** Lines of one text are no further apart than this. */
const NEXT_LINE = 2.5;

/** What parts two signs that follow one another. */
export function judgeBreak(
  characters: Characters,
  previous: number,
  current: number,
  { inferred, space }: Met,
): Break | undefined {
  if (previous < 0 || inferred === 'divided') return inferred;
  const { codes } = characters;
  const [before, after] = [codes[previous]!, codes[current]!];
  const known = inferred ?? (space ? 'word' : undefined);
  const ideographs = isIdeograph(before) && isIdeograph(after);
  if (ideographs && standsBelow(characters, previous, current)) return undefined;
  if (isRightToLeft(before) || isRightToLeft(after)) return known;
  const size = sizeOfBoth(characters, previous, current);
  if (!size || Math.abs(measureBelow(characters, previous, current)) / size > RAISED) return known;
  if (ideographs && known === 'line') return known;
  if (space) return 'word';
  const gap = measureApart(characters, previous, current) / size;
  if (ideographs) return gap > WORD_GAP ? 'word' : undefined;
  if (gap < -OVERLAP) return inferred;
  return gap > (inferred ? INFERRED_GAP : WORD_GAP) ? 'word' : undefined;
}

/** The size of the larger of two signs of lines that run the same way; 0 for others. */
function sizeOfBoth({ sizes, turns }: Characters, previous: number, current: number): number {
  const turn = turns[current]!;
  return turn === ASLANT || turn !== turns[previous] ? 0 : Math.max(sizes[previous]!, sizes[current]!);
}

/** How far a sign begins below the one before, where the reader of that line sees it: a line that runs down has its next one to the left. */
function measureBelow({ origins, turns }: Characters, previous: number, current: number): number {
  const turn = turns[current]!;
  const across = turn % 2 === 1 ? 0 : 1;
  const apart = origins[current * 2 + across]! - origins[previous * 2 + across]!;
  return turn === 0 || turn === 3 ? apart : -apart;
}

/** How far a sign begins behind the end of the one before. */
function measureApart({ edges, turns }: Characters, previous: number, current: number): number {
  const turn = turns[current]!;
  const from = turn % 2 === 1 ? 1 : 0;
  return turn < 2
    ? edges[current * 4 + from]! - edges[previous * 4 + from + 2]!
    : edges[previous * 4 + from]! - edges[current * 4 + from + 2]!;
}

/** The gap between two characters of a line, in font sizes. */
export function measureGap(characters: Characters, previous: number, current: number): number | undefined {
  const size = sizeOfBoth(characters, previous, current);
  return size ? measureApart(characters, previous, current) / size : undefined;
}

/** Whether a sign stands below another and further back, as the first of the next line does. */
export function beginsNextLine(characters: Characters, previous: number, current: number): boolean {
  const size = sizeOfBoth(characters, previous, current);
  if (!size) return false;
  const below = measureBelow(characters, previous, current) / size;
  return below > RAISED && below < NEXT_LINE && measureApart(characters, previous, current) / size < -1;
}

/** Han and its neighbours are written in columns too. */
function standsBelow({ edges }: Characters, previous: number, current: number): boolean {
  const [a, b] = [previous * 4, current * 4];
  const height = Math.max(edges[a + 3]! - edges[a + 1]!, edges[b + 3]! - edges[b + 1]!);
  const aside = Math.abs(edges[a]! + edges[a + 2]! - edges[b]! - edges[b + 2]!) / 2;
  return aside < 0.3 * height && Math.abs(edges[b + 1]! - edges[a + 3]!) < 0.6 * height;
}

/** Han, kana, Hangul and their punctuation: written without spaces, and in columns too. */
function isIdeograph(code: number): boolean {
  return (
    (code >= 0x3001 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af) ||
    (code >= 0xf900 && code <= 0xffef)
  );
}

/** Hebrew, Arabic and their neighbours: in the order of reading, which is not that of places. */
export function isRightToLeft(code: number): boolean {
  return (
    (code >= 0x590 && code <= 0x8ff) ||
    (code >= 0xfb1d && code <= 0xfdff) ||
    (code >= 0xfe70 && code <= 0xfefc)
  );
}
