import { PdfError } from '../../errors.ts';
import { readOutlines, type OutlineItem } from '../../pdf/outlines.ts';
import type { OpenDocument } from '../../pdf/open.ts';
import { resolveRanges } from '../../page-ranges.ts';
import { toEnglish } from '../../page-ranges.words.options.ts';
import type { SplitOptions } from './options.ts';
import { safeStem } from './part-names.ts';

/** A planned part: its pages, counted from 0, and its name. */
export type PlannedPart = { stem: string; title: string; pages: number[] };

/** Which pages make which part; splitting by size is decided while parts are made, in fit-size.ts. */
export function planParts(
  open: OpenDocument,
  stem: string,
  options: SplitOptions,
  separators: ReadonlySet<number>,
): PlannedPart[] {
  const count = open.pages.pages.length;
  if (options.splitType === 'bookmarks') return planByBookmarks(open, stem);
  if (options.splitType === 'blank') {
    if (!separators.size) throw new PdfError('blank_page_missing');
    return planBetween(separators, stem, count, 'all_pages_blank');
  }
  if (options.splitType === 'code') {
    if (!separators.size) throw new PdfError('code_missing');
    if (options.codePages === 'first') return planFrom(separators, stem, count);
    return planBetween(separators, stem, count, 'only_code_pages');
  }
  if (options.splitType === 'custom') return planRanges(options.customRanges, stem, count);
  const { pagesPerFile } = options;
  return Array.from({ length: Math.ceil(count / pagesPerFile) }, (_, i) => {
    const first = i * pagesPerFile;
    const length = Math.min(pagesPerFile, count - first);
    const pages = Array.from({ length }, (__, offset) => first + offset);
    return namePages(stem, pages, undefined, String(count).length);
  });
}

/** What is between separators: as people put sheets between documents before they scan them. */
function planBetween(
  separators: ReadonlySet<number>,
  stem: string,
  count: number,
  nothing: 'all_pages_blank' | 'only_code_pages',
): PlannedPart[] {
  const runs: number[][] = [[]];
  for (let page = 0; page < count; page++) {
    if (!separators.has(page)) runs.at(-1)!.push(page);
    else if (runs.at(-1)!.length) runs.push([]);
  }
  const parts = runs.filter((pages) => pages.length);
  if (!parts.length) throw new PdfError(nothing);
  return parts.map((pages) => namePages(stem, pages, undefined, String(count).length));
}

/** Each of these pages begins a part. What is before the first of them is one too. */
function planFrom(starts: ReadonlySet<number>, stem: string, count: number): PlannedPart[] {
  const parts: number[][] = [];
  for (let page = 0; page < count; page++) {
    if (!page || starts.has(page)) parts.push([]);
    parts.at(-1)!.push(page);
  }
  return parts.map((pages) => namePages(stem, pages, undefined, String(count).length));
}

/** Each range is one part; of an array, each entry with all its ranges. */
export function planRanges(ranges: string | string[], stem: string, count: number): PlannedPart[] {
  if (typeof ranges === 'string') {
    return resolveRanges(ranges, count).map(({ label, pages }) => namePages(stem, pages, label));
  }
  return ranges.map((entry) => {
    const read = resolveRanges(entry, count);
    const label = read.map((range) => range.label).join(',');
    return namePages(
      stem,
      read.flatMap(({ pages }) => pages),
      label,
    );
  });
}

/** Pages that are not one after the other. */
const UNEVEN = /,|odd|even/;

/** `report-pages-004-006`: sorted by name, parts stand in order. */
export function namePages(stem: string, pages: number[], label?: string, digits = 1): PlannedPart {
  const [first, last] = [pages[0]! + 1, pages.at(-1)! + 1];
  const pad = (page: number) => String(page).padStart(digits, '0');
  const range = first === last ? `page-${pad(first)}` : `pages-${pad(first)}-${pad(last)}`;
  const written = label && UNEVEN.test(toEnglish(label)) ? `pages-${safeStem(label)}` : range;
  return { stem: `${stem}-${written}`, title: label ?? range, pages };
}

function planByBookmarks(open: OpenDocument, stem: string): PlannedPart[] {
  const starts = topLevel(readOutlines(open));
  if (!starts.length) {
    throw new PdfError('bookmarks_missing');
  }
  const count = open.pages.pages.length;
  const parts: PlannedPart[] = [];
  if (starts[0]!.page > 0) starts.unshift({ page: 0, title: '' });
  for (const [i, { page, title }] of starts.entries()) {
    const end = starts[i + 1]?.page ?? count;
    const pages = Array.from({ length: end - page }, (_, offset) => page + offset);
    const number = String(i + 1).padStart(String(starts.length).length, '0');
    parts.push({ stem: `${number} ${safeStem(title) || stem}`, title: title || stem, pages });
  }
  return parts;
}

/** Where each top-level bookmark starts, in page order; of several on one page the first gives the name. */
function topLevel(items: OutlineItem[]): { page: number; title: string }[] {
  const starts = new Map<number, string>();
  for (const item of items) {
    const page = item.page ?? firstPage(item.children);
    if (page !== undefined && !starts.has(page)) starts.set(page, item.title);
  }
  return [...starts].map(([page, title]) => ({ page, title })).sort((a, b) => a.page - b.page);
}

/** A chapter's bookmark that leads nowhere itself starts where the first below it does. */
function firstPage(items: OutlineItem[]): number | undefined {
  for (const item of items) {
    const page = item.page ?? firstPage(item.children);
    if (page !== undefined) return page;
  }
  return undefined;
}
