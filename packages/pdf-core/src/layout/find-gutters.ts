import { median, rightOf } from './box.ts';
import { type Chunk, groupRows } from './make-chunks.ts';

/** An upright gap with text on both sides of it. */
export type Gutter = { left: number; right: number };

type Band = { chunks: Chunk[]; top: number; bottom: number };
type Gap = Gutter & { lines: number };

// In sizes of the font.
const NARROWEST = 0.55;
const WIDE = 1.4;
/** So many lines must stand on both sides of a narrow gap, and of a wide one. */
const LINES = 5;
const LINES_WIDE = 3;
/** A line in so many parts is a row of a table. */
const CELLS = 4;
const LINE = 1.25;
/** Headings beside paragraphs have fewer lines than these; entries of a table have about as many. */
const FEWER = 0.75;
/** Gaps that are followed at a time: a hostile page has thousands of them. */
const MOST_GAPS = 60;
/** Bands that are looked at for one strip. */
const MOST_BANDS = 2000;

/** `beside`: a gutter between text and short lines that stand beside its paragraphs. */
type Found = { count: number; gutters: Gutter[]; beside: Gutter | undefined };

/** How many bands from `from` on belong together, and the gutters that part them into columns of text. */
export function findGutters(bands: Band[], from: number): Found {
  let size = sizeOf(bands[from]!);
  let gaps = listGaps(bands[from]!, size);
  let end = from + 1;
  for (; end < bands.length && end - from < MOST_BANDS; end++) {
    const here = sizeOf(bands[end]!);
    const kept = meet(gaps, listGaps(bands[end]!, here), here);
    const settled = gaps.filter((gap) => isSettled(gap, size));
    size = Math.min(size, here);
    const isBroken = !kept.some((gap) => (settled.length ? isSettled(gap, size) : isInner(gap)));
    // The gap between two heads of a table is wider than those between its numbers, which go on in it.
    const isHead =
      settled.every((gap) => gap.lines < LINES) && bands[end]!.chunks.length >= CELLS && kept.some(isInner);
    if (isBroken && !isHead) break;
    gaps = kept;
  }
  const settled = gaps.filter((gap) => isSettled(gap, size));
  const chunks = bands.slice(from, end).flatMap((band) => band.chunks);
  const gutters = chooseGutters(chunks, settled);
  return {
    count: end - from,
    gutters,
    beside: gutters.length
      ? undefined
      : findSideGutter(
          chunks,
          gaps.filter((gap) => isSettled(gap, size) || isWide(gap, size)),
        ),
  };
}

const sizeOf = ({ chunks }: Band) => Math.max(...chunks.map((chunk) => chunk.size));

const isInner = ({ left, right }: Gutter) => Number.isFinite(left) && Number.isFinite(right);

function isSettled(gap: Gap, size: number): boolean {
  return isInner(gap) && gap.lines >= (gap.right - gap.left >= WIDE * size ? LINES_WIDE : LINES);
}

function isWide(gap: Gap, size: number): boolean {
  return isInner(gap) && gap.lines >= 2 && gap.right - gap.left >= WIDE * size;
}

/** Where a band is free from top to bottom, the sides of the page among it. */
function listGaps({ chunks, top, bottom }: Band, size: number): Gap[] {
  const gaps: Gap[] = [];
  let reach = -Infinity;
  const lines = Math.max(1, Math.round((bottom - top) / (LINE * size)));
  for (const chunk of chunks.toSorted((one, other) => one.x - other.x)) {
    const isFree = reach === -Infinity || chunk.x - reach >= NARROWEST * size;
    if (isFree) gaps.push({ left: reach, right: chunk.x, lines: reach === -Infinity ? 0 : lines });
    reach = Math.max(reach, rightOf(chunk));
  }
  gaps.push({ left: reach, right: Infinity, lines: 0 });
  return gaps.length > MOST_GAPS ? [] : gaps;
}

/** What is free in both. */
function meet(gaps: Gap[], open: Gap[], size: number): Gap[] {
  const met: Gap[] = [];
  let [a, b] = [0, 0];
  while (a < gaps.length && b < open.length) {
    const [one, other] = [gaps[a]!, open[b]!];
    const left = Math.max(one.left, other.left);
    const right = Math.min(one.right, other.right);
    // A gap is born where text begins beside text that stands above it: both must be beside each other for a line.
    if (right - left >= NARROWEST * size) met.push({ left, right, lines: one.lines + other.lines });
    if (one.right < other.right) a++;
    else b++;
  }
  return met;
}

/** Of the gaps that go through a strip, those between columns of text, and not between those of a table or a list. */
function chooseGutters(chunks: Chunk[], gaps: Gutter[]): Gutter[] {
  let left = gaps;
  while (left.length) {
    const judged = splitAtGaps(chunks, left).map(judgeColumn);
    const refused = left.filter((_, index) => !isBetweenTexts(judged[index]!, judged[index + 1]!));
    if (!refused.length) return left;
    // What a narrow gap parts may be one column, and is judged again as one.
    const narrowest = refused.reduce((one, other) =>
      other.right - other.left < one.right - one.left ? other : one,
    );
    left = left.filter((gap) => gap !== narrowest);
  }
  return [];
}

function splitAtGaps(chunks: Chunk[], gaps: Gutter[]): Chunk[][] {
  const columns: Chunk[][] = Array.from({ length: gaps.length + 1 }, () => []);
  for (const chunk of chunks) {
    let at = 0;
    while (at < gaps.length && rightOf(chunk) > gaps[at]!.left + 0.01) at++;
    columns[at]!.push(chunk);
  }
  return columns;
}

function findSideGutter(chunks: Chunk[], gaps: Gutter[]): Gutter | undefined {
  return gaps.find((gap) => {
    const [side, text] = splitAtGaps(chunks, [gap]).map(judgeColumn) as [Column, Column];
    return (
      text.isProse &&
      side.rows.length >= 2 &&
      side.rows.length < FEWER * text.rows.length &&
      side.letters >= 0.4
    );
  });
}

type Column = { rows: Chunk[][]; isProse: boolean; size: number; letters: number };

function judgeColumn(all: Chunk[]): Column {
  const chunks = all.filter((chunk) => !chunk.table);
  if (!chunks.length) return { rows: [], isProse: false, size: 1, letters: 0 };
  const rows = groupRows(chunks);
  const left = chunks.reduce((least, chunk) => Math.min(least, chunk.x), Infinity);
  const right = chunks.reduce((most, chunk) => Math.max(most, rightOf(chunk)), -Infinity);
  const [fills, counts, signs]: [number[], number[], number[]] = [[], [], []];
  for (const row of rows) {
    let [reach, words, letters] = [0, 0, 0];
    for (const chunk of row) {
      reach = Math.max(reach, rightOf(chunk));
      words += chunk.words.length;
      for (const word of chunk.words) letters += countLetters(word.text);
    }
    fills.push((reach - row[0]!.x) / Math.max(1, right - left));
    counts.push(words);
    signs.push(letters);
  }
  const [fill, words, letters] = [median(fills), median(counts), median(signs)];
  const isFilled = (words >= 3 || letters >= 16) && letters >= 10 && fill >= 0.55;
  return {
    rows,
    letters: signs.filter((count) => count > 2).length / rows.length,
    isProse: isFilled || (words >= 4 && letters >= 20),
    size: median(rows.map((row) => row[0]!.size)),
  };
}

/** Letters of ASCII, and whatever is beyond it: near enough, and quick. */
function countLetters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const small = code | 0x20;
    if (code > 0x7f || (small >= 0x61 && small <= 0x7a)) count++;
  }
  return count;
}

function isBetweenTexts(one: Column, other: Column): boolean {
  if (one.rows.length < LINES_WIDE || other.rows.length < LINES_WIDE) return false;
  if (one.isProse && other.isProse) return true;
  return (
    (one.isProse || other.isProse) &&
    shareOfCommonLines(one, other) < 0.5 &&
    Math.min(one.rows.length, other.rows.length) >= LINES
  );
}

/** How many lines of the column that has fewer stand beside a line of the other. */
function shareOfCommonLines(one: Column, other: Column): number {
  const [few, many] = one.rows.length < other.rows.length ? [one, other] : [other, one];
  const bases = many.rows.map((row) => row[0]!.base);
  let [common, at] = [0, 0];
  for (const row of few.rows) {
    const base = row[0]!.base;
    while (at < bases.length && bases[at]! < base - 0.15 * few.size) at++;
    if (at < bases.length && Math.abs(bases[at]! - base) <= 0.15 * few.size) common++;
  }
  return common / few.rows.length;
}
