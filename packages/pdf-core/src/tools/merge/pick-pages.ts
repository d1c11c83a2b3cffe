import { assembleDocument } from '../../assembly/assemble.ts';
import type { AssemblySettings, Part } from '../../assembly/sources.ts';
import { PdfError } from '../../errors.ts';
import { openInput } from '../../recover/open-input.ts';
import type { MergeOptions } from './options.ts';

type Picked = NonNullable<MergeOptions['pages']>;

/**
 * Single pages of several documents as the pages of one. They are bound file by file first, so that what the pages of a
 * file share comes along once and works on, and only then put in the order wanted.
 */
export async function pickPages(parts: Part[], wanted: Picked, settings: AssemblySettings): Promise<Part> {
  for (const { file, page } of wanted) requirePage(parts, file, page);
  const places = new Map<string, number>();
  const bound = parts.flatMap((part, index) => {
    const own = wanted.filter(({ file }) => file === index + 1).map(({ page }) => page);
    const pages = [...new Set(own)].toSorted((a, b) => a - b);
    for (const page of pages) places.set(`${index + 1} ${page}`, places.size);
    return pages.length ? [{ ...part, pages: pages.map((page) => ({ index: page - 1 })) }] : [];
  });
  const name = 'pages.pdf';
  const open = await openInput({ name, bytes: assembleDocument(bound, settings) });
  const pages = wanted.map(({ file, page, rotate }) => ({
    index: places.get(`${file} ${page}`) ?? 0,
    rotate,
  }));
  return { open, pages, title: name };
}

function requirePage(parts: Part[], file: number, page: number): void {
  const count = parts[file - 1]?.pages.length;
  if (count !== undefined && page <= count) return;
  if (count === undefined) throw new PdfError('merge_file_missing', { file, count: parts.length });
  throw new PdfError('merge_page_missing', { file, page, count });
}
