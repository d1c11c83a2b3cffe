import type { PageText } from '../../pdfium/text.ts';

/** `page` is counted from 0, `level` from 0 for the highest; `top` is how far below the upper edge it stands, in points. */
export type Heading = { title: string; page: number; top: number; level: number };

type Line = { title: string; page: number; top: number; size: number };

/** How much larger than the running text a heading is written. */
const LARGER = 1.15;
const LONGEST = 120;
const LEVELS = 3;
/** Fewer headings do not show the structure of a document. */
const LEAST = 2;
/** What stands on so many pages, but for its numbers, is no heading but the head of a page. */
const REPEATED = 3;

/** Headings are what is written larger than the rest; in a document without them each page is called by its first line. */
export function findHeadings(pages: PageText[]): Heading[] {
  const lines = pages.flatMap(readLines);
  const body = findBodySize(lines);
  const large = lines.filter(({ size, title }) => size >= body * LARGER && isTitle(title));
  const found = dropRepeated(joinLines(large));
  if (found.length >= LEAST) return setLevels(found);
  const titles = new Map(
    lines.toReversed().flatMap((line) => (isTitle(line.title) ? [[line.page, line.title]] : [])),
  );
  return pages.map((_, page) => ({ title: titles.get(page) ?? `${page + 1}`, page, top: 0, level: 0 }));
}

function readLines({ text, words }: PageText, page: number): Line[] {
  const lines: Line[] = [];
  let before: PageText['words'][number] | undefined;
  let letters = 0;
  for (const word of words) {
    const size = round(word.height);
    const line = lines.at(-1);
    if (line && before && !text.slice(before.end, word.start).includes('\n')) {
      line.title += text.slice(before.end, word.start) + word.text;
      line.top = Math.min(line.top, word.y);
      // As most of it is written: a sign beside it may be smaller or larger.
      if (word.text.length > letters) [line.size, letters] = [size, word.text.length];
    } else {
      lines.push({ title: word.text, page, top: word.y, size });
      letters = word.text.length;
    }
    before = word;
  }
  return lines.map((line) => ({ ...line, title: line.title.replaceAll(/\s+/g, ' ').trim() }));
}

/** In which most letters are written. */
function findBodySize(lines: Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, title } of lines) letters.set(size, (letters.get(size) ?? 0) + title.length);
  return [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

function isTitle(title: string): boolean {
  return title.length <= LONGEST && /\p{L}{2}/u.test(title) && !/[.,;:]$/.test(title);
}

/** A heading may take two lines. */
function joinLines(lines: Line[]): Line[] {
  const joined: (Line & { bottom: number })[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isNext =
      before?.page === line.page &&
      before.size === line.size &&
      line.top > before.top &&
      line.top - before.bottom < line.size &&
      before.title.length + line.title.length < LONGEST;
    const bottom = line.top + line.size;
    if (isNext) Object.assign(before, { title: `${before.title} ${line.title}`, bottom });
    else joined.push({ ...line, bottom });
  }
  return joined;
}

function dropRepeated(lines: Line[]): Line[] {
  const nameOf = ({ title }: Line) => title.replaceAll(/\d+/g, '#').toLowerCase();
  const pagesOf = Map.groupBy(lines, nameOf);
  return lines.filter((line) => new Set(pagesOf.get(nameOf(line))!.map(({ page }) => page)).size < REPEATED);
}

/** By size, the largest first. One that is written once, as the title of the whole is, stands beside those below it. */
function setLevels(lines: Line[]): Heading[] {
  const sizes = [...Map.groupBy(lines, ({ size }) => size)].toSorted(([one], [other]) => other - one);
  const levels = new Map<number, number>();
  let level = 0;
  for (const [size, { length }] of sizes) {
    levels.set(size, Math.min(level, LEVELS - 1));
    if (length > 1) level++;
  }
  return lines.map(({ title, page, top, size }) => ({ title, page, top, level: levels.get(size) ?? 0 }));
}

/** Half points: the same size comes out a little different from font to font. */
const round = (size: number) => Math.round(size * 2) / 2;
