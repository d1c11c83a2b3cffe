import type { SplitOptions } from '@sheaf/pdf-core/options';

/** The pages of each part, from 1. Pages in no part are left out. */
export type Parts = number[][];

export type SplitFormat = SplitOptions['outputFormat'];

export type ParsedParts = { parts: Parts } | { wrong: string };

const RANGE = /^(\d*)\s*(-?)\s*(\d*)$/u;

/** `1-3, 5, 8-`: commas separate parts; `1-3+7` is one part of two ranges. */
export function parseParts(text: string, pageCount: number): ParsedParts {
  const parts: Parts = [];
  for (const written of text.split(/[,;\n]/u)) {
    if (!written.trim()) continue;
    const part: number[] = [];
    for (const piece of written.split('+')) {
      const pages = parseRange(piece.trim(), pageCount);
      if (!pages) return { wrong: written.trim() };
      part.push(...pages);
    }
    parts.push(part);
  }
  return { parts };
}

function parseRange(text: string, pageCount: number): number[] | null {
  const [, first = '', dash = '', last = ''] = RANGE.exec(text) ?? [];
  if (!first && !last) return null;
  const from = first ? Number(first) : 1;
  const to = dash ? (last ? Number(last) : pageCount) : from;
  if (from < 1 || to < 1 || from > pageCount || to > pageCount) return null;
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

export function formatParts(parts: Parts): string {
  return parts.map((part) => formatRanges(part, '+')).join(', ');
}

/** Each part as the tool takes it. */
export function partsToSend(parts: Parts): string[] {
  return parts.map((part) => formatRanges(part, ','));
}

export function formatRanges(pages: readonly number[], between: string): string {
  const runs: [from: number, to: number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page === run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(between);
}

/** The number of parts; null if only the run can determine it, undefined if the ranges are invalid. */
export function planParts(
  {
    splitType,
    pagesPerFile,
    customRanges,
  }: Pick<SplitOptions, 'splitType' | 'pagesPerFile' | 'customRanges'>,
  pageCount: number,
): Parts | null | undefined {
  if (splitType === 'pages') return evenParts(pageCount, pagesPerFile);
  if (splitType !== 'custom') return null;
  // There each range is a part, forwards and of one piece.
  const isPlain =
    customRanges.split(',').every((range) => range.trim() !== '') && !/[+;\n]/u.test(customRanges);
  const read = isPlain ? parseParts(customRanges, pageCount) : undefined;
  if (!read || 'wrong' in read) return undefined;
  return read.parts.every(isForward) ? read.parts : undefined;
}

function isForward(part: number[]): boolean {
  return part.length === 1 || part[0]! < part[1]!;
}

/** So many pages each; the last has what is left. */
export function evenParts(pageCount: number, pagesEach: number): Parts {
  const parts: Parts = [];
  for (let first = 1; first <= pageCount; first += pagesEach) {
    const length = Math.min(pagesEach, pageCount - first + 1);
    parts.push(Array.from({ length }, (_, index) => first + index));
  }
  return parts;
}

/** Between this page and the next: a part ends here and another begins, or they are one, or nothing can be cut. */
export function cutAfter(parts: Parts, page: number): Cut {
  return findCuts(parts)(page);
}

export type Cut = 'cut' | 'joined' | null;

/** The same of any page, for as many as there are: the parts are gone through once. */
export function findCuts(parts: Parts): (page: number) => Cut {
  const partOf = new Map(parts.flatMap((part, index) => part.map((page) => [page, index] as const)));
  return (page) => {
    const one = partOf.get(page);
    const other = partOf.get(page + 1);
    if (one === undefined || other === undefined) return null;
    if (one === other) return 'joined';
    return parts[one]?.at(-1) === page && parts[other]?.[0] === page + 1 ? 'cut' : null;
  };
}

export function toggleCut(parts: Parts, page: number): Parts {
  const state = cutAfter(parts, page);
  const at = parts.findIndex((part) => part.includes(page));
  const part = parts[at];
  if (!state || !part) return parts;
  if (state === 'joined') {
    const cut = part.indexOf(page) + 1;
    return parts.toSpliced(at, 1, part.slice(0, cut), part.slice(cut));
  }
  const other = parts.findIndex((one) => one.includes(page + 1));
  const joined = [...part, ...(parts[other] ?? [])];
  return parts.map((one, index) => (index === at ? joined : one)).filter((_, index) => index !== other);
}

/** Left out, or taken back into the part of the page before it. */
export function togglePage(parts: Parts, page: number): Parts {
  if (parts.some((part) => part.includes(page)))
    return parts.map((part) => part.filter((one) => one !== page)).filter((part) => part.length > 0);
  const before = parts.findLastIndex((part) => part.some((one) => one < page));
  if (before < 0) return parts.length > 0 ? parts.with(0, [page, ...(parts[0] ?? [])]) : [[page]];
  return parts.with(
    before,
    [...(parts[before] ?? []), page].toSorted((a, b) => a - b),
  );
}
