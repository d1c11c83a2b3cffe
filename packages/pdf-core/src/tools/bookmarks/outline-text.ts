import { MOST_LEVELS, type BookmarkEntry } from './options.ts';

const TAB = 4;
/** The longest of pages is shorter: nothing before it is looked at to find it. */
const PAGE_CHARACTERS = 10;

type Written = { title: string; level: number; page?: number | undefined };

/** Bookmarks as lines that are indented by their level: `Title .... 12`. Empty lines are passed over. */
export function parseOutlineText(text: string): BookmarkEntry[] {
  const above: number[] = [];
  return text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n?|\n/u)
    .flatMap((line) => {
      const words = line.trim();
      if (!words) return [];
      const indent = measureIndent(line);
      while (above.length && above.at(-1)! >= indent) above.pop();
      above.push(indent);
      const level = Math.min(above.length, MOST_LEVELS);
      return [{ ...divideLine(words), level }];
    });
}

/** A title, then dots, a tab or two spaces, then the page; a hyphen for none. */
function divideLine(words: string): { title: string; page: number | null } {
  const [page] = /(?<![^\s.\u2026])(?:\d{1,9}|-)$/u.exec(words.slice(-PAGE_CHARACTERS)) ?? [];
  if (!page) return { title: words, page: null };
  const before = words.slice(0, -page.length);
  const lead = before.trimEnd();
  const dots = lead.length - dropDots(lead).length;
  const space = before.slice(lead.length);
  const isParted = dots > 1 || lead.endsWith('\u2026') || space.includes('\t') || space.length > 1;
  if (!isParted) return { title: words, page: null };
  const title = dots > 1 || lead.endsWith('\u2026') ? dropDots(lead) : lead;
  return { title: title.trimEnd(), page: page === '-' ? null : Number(page) };
}

function dropDots(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === '\u2026')) end--;
  return text.slice(0, end);
}

function measureIndent(line: string): number {
  let width = 0;
  for (const sign of line) {
    if (sign === '\t') width += TAB - (width % TAB);
    else if (/\s/u.test(sign)) width++;
    else break;
  }
  return width;
}

/** What `parseOutlineText` reads. */
export function writeOutlineText(entries: Written[]): string {
  return entries
    .map(({ title, level, page }) => {
      const words = oneLine(title);
      const isPlain = words && divideLine(words).title === words;
      const line = page === undefined && isPlain ? words : `${words} .... ${page ?? '-'}`.trimStart();
      return `${'  '.repeat(level - 1)}${line}\n`;
    })
    .join('');
}

export const oneLine = (title: string) => title.replaceAll(/\s+/gu, ' ').trim();
