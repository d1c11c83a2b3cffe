import { PdfError } from '../../errors.ts';

type Made = { pages: number[]; bytes: Uint8Array };

/**
 * Cuts a document into parts below `maxBytes` by making them: only a finished part has a size that is true. The last
 * part's length is the first guess for the next.
 */
export function* fitSize(
  pageCount: number,
  maxBytes: number,
  make: (pages: number[]) => Uint8Array,
): Generator<Made> {
  let guess = 1;
  for (let first = 0; first < pageCount;) {
    const part = largestPart(first, pageCount, maxBytes, guess, make);
    guess = part.pages.length;
    first += guess;
    yield part;
  }
}

function largestPart(
  first: number,
  pageCount: number,
  maxBytes: number,
  guess: number,
  make: (pages: number[]) => Uint8Array,
): Made {
  const left = pageCount - first;
  let best: Made | undefined;
  // Fits with `low` pages, does not with `high`.
  let low = 0;
  let high = left + 1;
  let next = Math.min(guess, left);
  while (high - low > 1) {
    const pages = Array.from({ length: next }, (_, i) => first + i);
    const bytes = make(pages);
    if (bytes.length < maxBytes) {
      low = next;
      best = { pages, bytes };
    } else high = next;
    next = high > left ? Math.min(low * 2, left) : (low + high) >> 1;
    if (next === 0) next = 1;
  }
  if (best) return best;
  throw new PdfError('page_larger_than_part', { page: first + 1, limit: maxBytes });
}
