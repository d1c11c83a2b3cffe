import type { PdfDocument } from '../pdf/document.ts';
import { readNumberTree } from '../pdf/trees.ts';
import type { PdfDict } from '../pdf/values.ts';
import type { Source } from './sources.ts';

type Range = { start: number; dict: PdfDict };

const rangesOf = new WeakMap<PdfDocument, Range[]>();

function labelRanges(document: PdfDocument): Range[] {
  let ranges = rangesOf.get(document);
  if (!ranges) {
    ranges = readNumberTree(document, document.root.get('PageLabels')).flatMap(([start, value]) => {
      const dict = document.dict(value);
      return dict ? [{ start, dict }] : [];
    });
    rangesOf.set(document, ranges);
  }
  return ranges;
}

/** The catalog's /PageLabels: each page keeps the label it had; pages without one are counted from 1 in their part. */
export function pageLabels(sources: Source[]): string {
  if (sources.every(({ document }) => !labelRanges(document).length)) return '';
  const rows = sources.flatMap((source) => sourceRows(source));
  return `/PageLabels<</Nums[${rows.join(' ')}]>>`;
}

function sourceRows({ document, copier, pages, before }: Source): string[] {
  const ranges = labelRanges(document);
  const rows: string[] = [];
  let current: Range | undefined;
  let expected = -1;
  for (const [position, { index }] of pages.entries()) {
    const range = ranges.findLast(({ start }) => start <= index);
    if (index !== expected || range !== current) {
      const shift = index - (range?.start ?? 0);
      const first = Number(document.resolve(range?.dict.get('St')) ?? 1) || 1;
      const keys = ['S', 'P'].flatMap((key) => {
        const value = document.resolve(range?.dict.get(key));
        return value === null ? [] : [`/${key} ${copier.token(value)}`];
      });
      const style = range ? keys.join('') : '/S/D';
      rows.push(`${before + position}<<${style}${first + shift === 1 ? '' : `/St ${first + shift}`}>>`);
    }
    current = range;
    expected = index + 1;
  }
  return rows;
}
