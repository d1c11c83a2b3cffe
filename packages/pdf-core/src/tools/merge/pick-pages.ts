import { assembleDocument } from '../../assembly/assemble.ts';
import type { AssemblySettings, Part } from '../../assembly/sources.ts';
import { PdfError } from '../../errors.ts';
import { openInput } from '../../recover/open-input.ts';
import type { PlacedPage } from '../organize/options.ts';

/**
 * Single pages of several documents, and empty ones, as the pages of one. They are bound file by file first, so that what
 * the pages of a file share comes along once and works on, and only then put in the order wanted.
 */
export async function pickPages(
  parts: Part[],
  wanted: PlacedPage[],
  settings: AssemblySettings,
): Promise<Part> {
  const { part: blanks, find } = await emptyPages(wanted);
  const all = blanks ? [...parts, blanks] : parts;
  const named = wanted.map(({ file, page, blank, rotate }) => ({
    ...(blank ? { file: all.length, page: find(blank) } : { file, page: page ?? 0 }),
    rotate,
    isBlank: blank !== undefined,
  }));
  for (const { file, page, isBlank } of named) if (!isBlank) requirePage(parts, file, page);
  const pagesOf = new Map<number, Set<number>>();
  for (const { file, page } of named) pagesOf.set(file, (pagesOf.get(file) ?? new Set()).add(page));
  const places = new Map<string, number>();
  const bound = all.flatMap((part, index) => {
    const pages = [...(pagesOf.get(index + 1) ?? [])].toSorted((a, b) => a - b);
    for (const page of pages) places.set(`${index + 1} ${page}`, places.size);
    return pages.length ? [{ ...part, pages: pages.map((page) => ({ index: page - 1 })) }] : [];
  });
  const name = 'pages.pdf';
  const open = await openInput({ name, bytes: assembleDocument(bound, settings) });
  const pages = named.map(({ file, page, rotate }) => ({
    index: places.get(`${file} ${page}`) ?? 0,
    rotate,
  }));
  return { open, pages, title: name };
}

type Size = NonNullable<PlacedPage['blank']>;

/** One empty page of each size that is wanted, and the place of a size among them, counted from 1. */
async function emptyPages(wanted: PlacedPage[]): Promise<{ part?: Part; find: (size: Size) => number }> {
  const keyOf = ({ width, height }: Size) => `${width} ${height}`;
  const sizes = new Map<string, { at: number; size: [number, number] }>();
  for (const { blank } of wanted) {
    if (!blank || sizes.has(keyOf(blank))) continue;
    sizes.set(keyOf(blank), { at: sizes.size + 1, size: [blank.width, blank.height] });
  }
  const find = (size: Size) => sizes.get(keyOf(size))?.at ?? 0;
  if (!sizes.size) return { find };
  const { blankPages } = await import('../../edit/blank-document.ts');
  const name = 'blank.pdf';
  const bytes = blankPages([...sizes.values()].map(({ size }) => size));
  const open = await openInput({ name, bytes });
  return { part: { open, pages: [...sizes.keys()].map((_, index) => ({ index })), title: name }, find };
}

function requirePage(parts: Part[], file: number, page: number): void {
  const count = parts[file - 1]?.pages.length;
  if (count !== undefined && page <= count) return;
  if (count === undefined) throw new PdfError('merge_file_missing', { file, count: parts.length });
  throw new PdfError('merge_page_missing', { file, page, count });
}
