import { PdfError } from '../errors.ts';
import { shownPageSize } from '../pdf/page-size.ts';
import { readPlacedPages } from '../placed-pages.options.ts';
import type { PlacedPage } from '../tools/organize/options.ts';
import type { Part } from './sources.ts';

/** Pages in words or listed one by one, as those of these files. */
export function resolvePlaces(parts: Part[], wanted: string | PlacedPage[]): PlacedPage[] {
  if (typeof wanted !== 'string') return wanted;
  const counts = parts.map(({ pages }) => pages.length);
  const read = readPlacedPages(wanted, counts);
  if ('problem' in read) throw new PdfError(...read.problem);
  if ('fileMissing' in read)
    throw new PdfError('merge_file_missing', { file: read.fileMissing, count: parts.length });
  let before = { file: 1, page: 1 };
  return read.pages.map(({ file, page, rotate }) => {
    if (page === null) return { file, rotate, blank: sizeOf(parts, before) };
    before = { file, page };
    return { file, page, rotate };
  });
}

function sizeOf(parts: Part[], { file, page }: { file: number; page: number }) {
  const { document, pages } = parts[file - 1]!.open;
  const { width, height } = shownPageSize(document, pages.pages[page - 1]!);
  return { width, height };
}
