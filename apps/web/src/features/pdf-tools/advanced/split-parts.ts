import type { SplitOptions } from '@sheaf/pdf-core/options';

/** The parts as lists of pages; null where only the work itself can tell. Undefined where the ranges make no sense. */
export function planParts(
  options: Pick<SplitOptions, 'splitType' | 'pagesPerFile' | 'customRanges'>,
  count: number,
): number[][] | null | undefined {
  if (options.splitType === 'pages') return chunk(count, options.pagesPerFile);
  if (options.splitType === 'custom') return readRanges(options.customRanges, count);
  return null;
}

function chunk(count: number, size: number): number[][] {
  return Array.from({ length: Math.ceil(count / size) }, (_, part) =>
    pagesFrom(part * size + 1, Math.min(count, (part + 1) * size)),
  );
}

/** `1-3,5,8-`: each one part. */
function readRanges(text: string, count: number): number[][] | undefined {
  const parts: number[][] = [];
  for (const range of text.split(',')) {
    const found = /^\s*(?:(\d+)|(\d*)\s*-\s*(\d*))\s*$/u.exec(range);
    if (!found || (found[1] === undefined && !found[2] && !found[3])) return undefined;
    const first = Number(found[1] ?? (found[2] || 1));
    const last = Number(found[1] ?? (found[3] || count));
    if (first < 1 || last > count || first > last) return undefined;
    parts.push(pagesFrom(first, last));
  }
  return parts;
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
