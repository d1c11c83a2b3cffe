/** Where words stand: letters of a paragraph. */
export interface Span {
  paragraph: number;
  start: number;
  end: number;
}

/** More are of no use to a reader. */
const MOST_HITS = 5000;
const LONGEST_QUERY = 300;
const SHORTEST_QUOTE = 6;

/** Words in the paragraphs of a document, however they are spaced and capitalized. */
export function findWords(texts: readonly string[], query: string): Span[] {
  const words = query.trim().slice(0, LONGEST_QUERY).split(/\s+/u);
  const pattern = new RegExp(
    words.map((word) => word.replace(/[$()*+./?[\\\]^{|}-]/gu, '\\$&')).join('\\s+'),
    'giu',
  );
  const hits: Span[] = [];
  if (words[0] === '') return hits;
  for (const [paragraph, text] of texts.entries())
    for (const { index, 0: found } of text.matchAll(pattern)) {
      hits.push({ paragraph, start: index, end: index + found.length });
      if (hits.length >= MOST_HITS) return hits;
    }
  return hits;
}

/** Between the cells of a row, which are paragraphs of their own. */
const BARS = /(?:^|\s)\|(?=\s|$)/gmu;
/** What counts an item or a heading is not in its text. */
const MARKERS = /^\s*(?:[•●○■▪◦*·–-]|\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[a-z]|[ivx]{1,4})[.)]?)\s+/gimu;

/**
 * A quoted passage, which may go on over paragraphs: first looked for from a paragraph on. Spaces do not matter, nor the bars between the cells of
 * a row and the numbers before items.
 */
export function findQuote(texts: readonly string[], quote: string, from: number): Span[] {
  const cells = quote.replace(BARS, ' ');
  for (const wanted of new Set([quote, cells, cells.replace(MARKERS, '')])) {
    const found = findLetters(texts, wanted, from);
    if (found.length) return found;
  }
  return [];
}

function findLetters(texts: readonly string[], quote: string, from: number): Span[] {
  const wanted = quote.replace(/\s+/gu, '');
  if (wanted.length < SHORTEST_QUOTE) return [];
  const starts: number[] = [];
  let all = '';
  for (const text of texts) {
    starts.push(all.length);
    all += text.replace(/\s+/gu, '');
  }
  const later = all.indexOf(wanted, starts[from] ?? 0);
  const at = later < 0 ? all.indexOf(wanted) : later;
  if (at < 0) return [];
  return texts.flatMap((text, paragraph) => {
    const first = at - starts[paragraph]!;
    const last = first + wanted.length;
    const length = (starts[paragraph + 1] ?? all.length) - starts[paragraph]!;
    if (last <= 0 || first >= length) return [];
    return [
      {
        paragraph,
        start: placeOf(text, Math.max(0, first)),
        end: placeOf(text, Math.min(length, last) - 1) + 1,
      },
    ];
  });
}

/** The place in a text of one of its letters, counted without spaces. */
function placeOf(text: string, letter: number): number {
  let left = letter;
  for (let at = 0; at < text.length; at++) {
    if (/\s/u.test(text[at]!)) continue;
    if (left === 0) return at;
    left--;
  }
  return text.length;
}
