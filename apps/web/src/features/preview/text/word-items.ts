import type { StoredOcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import type { PageViewport } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';

export type ReadPage = StoredOcrResult['pages'][number];
type Word = NonNullable<ReadPage['words']>[number];
type Stand = NonNullable<Word['stand']>;
type Point = [x: number, y: number];
type Viewport = Pick<PageViewport, 'width' | 'convertToPdfPoint'>;

/** The share of a letter's height that is above its line. */
export const ASCENT = 0.8;
const FONT = 'ocr';
const styles: TextContent['styles'] = {
  [FONT]: { fontFamily: 'sans-serif', ascent: ASCENT, descent: ASCENT - 1, vertical: false },
};
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFEFC]/u;

/**
 * The words that OCR read on a page, as pdf.js tells the text of a page: each at its place, with spaces between and
 * the ends of lines. Words that the page has as text of its own, such as a stamp on a scan, are left out.
 */
export function toTextContent(page: ReadPage, viewport: Viewport, own: TextItem[] = []): TextContent {
  // OCR measures the page as it is seen; pdf.js may count in other units.
  const scale = viewport.width / page.width;
  const toPdf = ([x, y]: Point) => viewport.convertToPdfPoint(x * scale, y * scale) as Point;
  const words = (page.words ?? []).filter((word) => !own.some((item) => hasPoint(item, toPdf(middle(word)))));
  const stands = standWords(words);
  const heights = new Map<number, number>();
  for (const { line, rise } of stands) heights.set(line, Math.max(heights.get(line) ?? 0, rise / ASCENT));

  const items = words.flatMap(({ text }, index) => {
    const stand = stands[index]!;
    const next = stands[index + 1];
    const height = heights.get(stand.line)!;
    const { start, end, direction, width } = level(stand);
    const place = (str: string, at: Point, room: number, hasEOL: boolean): TextItem => {
      const [x, y] = [direction[0] * height, direction[1] * height];
      const from = toPdf(at);
      const along = minus(toPdf([at[0] + x, at[1] + y]), from);
      const above = minus(toPdf([at[0] + y, at[1] - x]), from);
      const size = Math.hypot(...along);
      return {
        str,
        dir: RIGHT_TO_LEFT.test(str) ? 'rtl' : 'ltr',
        width: (room * size) / height,
        height: size,
        transform: [...along, ...above, ...from],
        fontName: FONT,
        hasEOL,
      };
    };
    if (next?.line !== stand.line) return [place(text, start, width, true)];
    const gap = Math.max(0, dot(minus(level(next).start, end), direction));
    return [place(text, start, width, false), place(' ', end, gap, false)];
  });
  const [first] = items;
  // The text of the page may end within a line.
  if (first && own.length) items.unshift({ ...first, str: '', width: 0, hasEOL: true });
  return { items, styles, lang: null };
}

/** How each word stands in its line, as far as only its box is known. */
function standWords(words: Word[]): Stand[] {
  let line = 0;
  return words.map(({ x, y, width, height, stand }, index) => {
    if (stand && stand.rise > 0 && Math.hypot(...minus(stand.to, stand.from)) > 0) return stand;
    const before = words[index - 1];
    if (!before || y > before.y + before.height || y + height < before.y) line -= 1;
    const bottom = y + height * ASCENT;
    return { line, from: [x, bottom], to: [x + width, bottom], rise: height * ASCENT };
  });
}

/** A word that climbs a little is laid level, so that a selection is a band. */
function level({ from, to }: Stand): { start: Point; end: Point; direction: Point; width: number } {
  const width = Math.hypot(...minus(to, from));
  const direction = straighten(minus(to, from).map((part) => part / width) as Point);
  const [x, y] = [(direction[0] * width) / 2, (direction[1] * width) / 2];
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { start: [middleX - x, middleY - y], end: [middleX + x, middleY + y], direction, width };
}

function straighten([x, y]: Point): Point {
  const slight = Math.sin(Math.PI / 18);
  if (Math.abs(y) < slight) return [Math.sign(x), 0];
  if (Math.abs(x) < slight) return [0, Math.sign(y)];
  return [x, y];
}

function middle({ x, y, width, height }: Word): Point {
  return [x + width / 2, y + height / 2];
}

/** Whether a piece of text is at this point of the page. */
function hasPoint({ transform, width, height }: TextItem, point: Point): boolean {
  const [a, b, c, d, e, f] = transform as number[] as [number, number, number, number, number, number];
  const from = minus(point, [e, f]);
  const right = dot(from, [a, b]) / Math.hypot(a, b);
  const up = dot(from, [c, d]) / Math.hypot(c, d);
  return right >= 0 && right <= width && up >= -height * (1 - ASCENT) && up <= height;
}

const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];
const dot = (one: Point, other: Point) => one[0] * other[0] + one[1] * other[1];
