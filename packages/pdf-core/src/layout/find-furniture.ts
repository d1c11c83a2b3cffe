import { mergeRulings } from './merge-rulings.ts';
import type { InputWord, PageInput, Ruling } from './page-input.ts';

/** Heads and feet of pages, by the words that they are made of. */
export type Furniture = { header: Set<InputWord>; footer: Set<InputWord> };

/** Where heads and feet stand: so much of the page's height from its upper and lower edge. */
const EDGE = 0.14;
/** A line on this many pages at the same height belongs to none of them. */
const PAGES = 3;
const PAGES_OF_FEW = 2;
const FEW = 4;
/** Points by which it may stand higher or lower. */
const SAME_HEIGHT = 8;
/** A longer line that differs in its numbers is a sentence. */
const LONGEST = 10;
const MOST_LINES = 5;
/** Points from the edge in which browsers print where a page came from. Further in, an address is the document's own. */
const MARGIN = 40;

const PAGE_NUMBER =
  /^(?:page|seite|p[áa]gina|p\.?)?[-–—|\s]{0,9}(?:\d{1,4}|[ivxlc]{1,6})[-–—|\s]{0,9}(?:(?:of|\/|von|de|sur)\s{0,4}\d{1,4})?$/i;
const PRINTED_FROM =
  /^(?:https?:\/\/|file:\/\/\/|www\.)\S+(?:\s\d{1,5}\s?(?:\/|of)\s?\d{1,5})?(?:\s[\d/.,: ]{1,30}(?:[AP]M)?)?$/i;

type Heights = Map<string, number[]>;
type EdgeLine = { words: InputWord[]; text: string; key: string; at: number };

/** What is repeated at the edges of pages, and numbers of pages there. */
export function findFurniture(pages: PageInput[]): Furniture[] {
  const upper = pages.map((page) => listEdgeLines(page, 'upper'));
  const lower = pages.map((page) => listEdgeLines(page, 'lower'));
  const [upperHeights, lowerHeights] = [listHeights(upper), listHeights(lower)];
  return pages.map((page, index) => {
    const header = pickLines(upper[index]!, upperHeights, pages.length);
    const footer = pickLines(lower[index]!, lowerHeights, pages.length);
    // A page with no other content keeps these lines.
    const isAll = header.size + footer.size >= page.words.length;
    return isAll ? { header: new Set(), footer: new Set() } : { header, footer };
  });
}

/** The lines at an edge, the outermost first. */
function listEdgeLines({ words, rulings, height }: PageInput, edge: 'upper' | 'lower'): EdgeLine[] {
  const isUpper = edge === 'upper';
  const border = (isUpper ? EDGE : 1 - EDGE) * height;
  const columns = mergeRulings(rulings).upright.filter(({ from, to }) => from < border && to > border);
  const near = words.filter(
    (word) => word.turn === 0 && (isUpper ? word.originY < EDGE * height : word.y > (1 - EDGE) * height),
  );
  const rows: InputWord[][] = [];
  for (const word of near.toSorted((one, other) => one.originY - other.originY)) {
    const row = rows.at(-1);
    if (row && word.originY - row[0]!.originY < 0.3 * word.size) row.push(word);
    else rows.push([word]);
  }
  const lines = rows.map((row): EdgeLine => {
    const sorted = row.toSorted((one, other) => one.x - other.x);
    const text = sorted.map((word) => word.text).join(' ');
    return {
      words: sorted,
      text,
      key: keyOf(text),
      at: isUpper ? sorted[0]!.originY : height - sorted[0]!.originY,
    };
  });
  const outermost = (isUpper ? lines : lines.toReversed()).slice(0, MOST_LINES);
  const table = outermost.findIndex((line) => isRow(line, columns));
  return table < 0 ? outermost : outermost.slice(0, table);
}

/** Whether a line that stands between its words goes on into the page: it is a row of a table that begins or ends here. */
function isRow({ words }: EdgeLine, columns: Ruling[]): boolean {
  const [first, last] = [words[0]!, words.at(-1)!];
  const y = first.originY - 0.3 * first.size;
  return columns.some(
    ({ at, from, to }) => from <= y && y <= to && at > first.x + first.width / 2 && at < last.x,
  );
}

/** By which a line is known on other pages, whatever its numbers. */
export function keyOf(text: string): string {
  const words = text.split(' ').length;
  const plain = text.toLowerCase().replaceAll(/\s+/g, '');
  return words <= LONGEST ? plain.replaceAll(/\d+/g, '#').replace(/(?<=^|#|\W)[ivxl]+(?=$|\W)/g, '#') : plain;
}

/** The number of a page, or where it was printed from. */
export function saysNothing(text: string): boolean {
  return PAGE_NUMBER.test(text) || PRINTED_FROM.test(text);
}

function pickLines(lines: EdgeLine[], heights: Heights, pageCount: number): Set<InputWord> {
  const picked = new Set<InputWord>();
  for (const [index, line] of lines.entries()) {
    const isNumber = pageCount > 1 && PAGE_NUMBER.test(line.text);
    const isAddress = index === 0 && line.at < MARGIN && PRINTED_FROM.test(line.text);
    if (!isNumber && !isAddress && !isRepeated(line, heights, pageCount)) break;
    for (const word of line.words) picked.add(word);
  }
  return picked;
}

function isRepeated({ key, at }: EdgeLine, heights: Heights, pageCount: number): boolean {
  const wanted = pageCount <= FEW ? PAGES_OF_FEW : PAGES;
  if (key.length < 2 || pageCount < wanted) return false;
  const some = heights.get(key)!;
  return firstAbove(some, at + SAME_HEIGHT) - firstAbove(some, at - SAME_HEIGHT) >= wanted;
}

/** At which heights each line stands on the pages, from the edge on. */
function listHeights(pages: EdgeLine[][]): Heights {
  const heights: Heights = new Map();
  for (const { key, at } of pages.flat()) {
    if (!heights.has(key)) heights.set(key, []);
    heights.get(key)!.push(at);
  }
  for (const some of heights.values()) some.sort((one, other) => one - other);
  return heights;
}

function firstAbove(sorted: number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
