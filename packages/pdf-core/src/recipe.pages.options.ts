// Without zod, so that a page that lists steps need not load it.
import { readPlacedPages } from './placed-pages.options.ts';
import { listPages, readPageRanges } from './page-ranges.reader.options.ts';
import { toolOfStep } from './recipe.order.options.ts';
import { findStep } from './recipe.steps.options.ts';
import { tools } from './tools/index.ts';

/** The first page that the options of a step name and a file does not have, and the pages that there are. */
export type PageProblem = { reason: 'page_missing'; params: { page: number; count: number } };

type Counted = { pages?: number | null };

/** Why a step is certain to fail for a file; null if it has the pages, or they are not known. */
export function findPageProblem(
  type: string,
  options: Record<string, unknown>,
  { pages: count }: Counted,
): PageProblem | null {
  if (count === null || count === undefined) return null;
  const page = listNamed(type, options)
    .map((one) => findMissing(one, count))
    .find((missing) => missing !== null);
  return page === undefined || page === null ? null : { reason: 'page_missing', params: { page, count } };
}

/** Pages of the one file that a step makes of one or several; null if they are known only after the work. */
export function countMade(
  type: string,
  options: Record<string, unknown>,
  files: readonly Counted[],
): number | null {
  const tool = toolOfStep(type);
  const rule = tool === null ? undefined : tools[tool].pages;
  if (rule === undefined || rule === 'parted') return null;
  if (rule === 'listed') return countListed(options['pages'], files);
  if (rule === 'summed' && CHANGES.some((option) => options[option])) return null;
  return sumPages(files);
}

function countListed(wanted: unknown, files: readonly Counted[]): number | null {
  if (Array.isArray(wanted)) return wanted.length;
  const counts = files.flatMap(({ pages }) => pages ?? []);
  if (typeof wanted !== 'string' || counts.length < files.length) return null;
  const read = readPlacedPages(wanted, counts);
  return 'pages' in read ? read.pages.length : null;
}

/** Pages of each part that a step makes of one file; null if only the work decides where it is cut. */
export function countParts(
  type: string,
  options: Record<string, unknown>,
  { pages: count }: Counted,
): number[] | null {
  const tool = toolOfStep(type);
  if (tool === null || tools[tool].pages !== 'parted' || count === null || count === undefined) return null;
  const { pages, splitType = 'pages', customRanges, pagesPerFile = 1 } = options;
  if (Array.isArray(pages)) return countEach(pages, count);
  if (pages !== undefined) return countRanges(pages, count);
  if (splitType === 'custom') return countRanges(customRanges, count);
  const isEven = splitType === 'pages' && typeof pagesPerFile === 'number' && pagesPerFile >= 1;
  if (!isEven || count / pagesPerFile > MOST_PARTS) return null;
  return Array.from({ length: Math.ceil(count / pagesPerFile) }, (_, part) =>
    Math.min(pagesPerFile, count - part * pagesPerFile),
  );
}

/** Each range is one part. */
function countRanges(text: unknown, count: number): number[] | null {
  const read = typeof text === 'string' ? readPageRanges(text, count) : null;
  if (read === null || 'problem' in read || read.ranges.length > MOST_PARTS) return null;
  return read.ranges.map(({ pages }) => pages.length);
}

/** Each text, with all its ranges, is one part. */
function countEach(texts: unknown[], count: number): number[] | null {
  if (texts.length > MOST_PARTS) return null;
  const parts = texts.map((text) => {
    const read = typeof text === 'string' ? listPages(text, count) : null;
    return read === null || 'problem' in read ? null : read.pages.length;
  });
  return parts.every((part) => part !== null) ? parts : null;
}

/** Null if one of them is not known. */
export function sumPages(files: readonly Counted[]): number | null {
  return files.reduce<number | null>(
    (sum, { pages }) => (sum === null || pages === null || pages === undefined ? null : sum + pages),
    0,
  );
}

/** Of a file: more are not counted in advance. */
const MOST_PARTS = 10_000;

/** Options of a tool that joins files with which its result has other pages than they had together. */
const CHANGES = ['addTitlePage', 'removeBlankPages', 'pages'];

/** Ranges as text, or single pages. */
type Named = string | number;

function listNamed(type: string, options: Record<string, unknown>): Named[] {
  const tool = toolOfStep(type);
  if (tool === null) return [];
  const { pages, page, customRanges, splitType } = options;
  // Entries of several files name pages of the file that they name too.
  const isOfOne = !findStep(type)?.joins;
  const entries = Array.isArray(pages) && isOfOne ? pages.flatMap(readEntry) : [];
  return [
    ...(typeof pages === 'string' ? [pages] : entries),
    ...(typeof page === 'number' ? [page] : []),
    ...(splitType === 'custom' && typeof customRanges === 'string' ? [customRanges] : []),
  ];
}

function readEntry(entry: unknown): Named[] {
  if (typeof entry === 'string') return [entry];
  const { page, file } = (entry ?? {}) as { page?: unknown; file?: unknown };
  return file === undefined && typeof page === 'number' ? [page] : [];
}

/** The first page that is not there; null also for what is no range, which the options themselves refuse. */
function findMissing(named: Named, count: number): number | null {
  if (typeof named === 'number') return named > count ? named : null;
  // `1+3` is one part of a split.
  const read = listPages(named.replaceAll('+', ','), count);
  return 'problem' in read && read.problem[0] === 'page_missing' ? read.problem[1].page : null;
}
