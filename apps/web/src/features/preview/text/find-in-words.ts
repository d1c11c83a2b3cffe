/** A part of the text, by its characters. */
export interface Span {
  from: number;
  to: number;
}

/** A letter that is in every word would make a list nobody walks through. */
const MOST_HITS = 2000;

/** Where the query is in the pieces of a text; it may begin in one and end in another. The end of a line is a space. */
export function findInWords(pieces: readonly string[], query: string): Span[] {
  const words = query.trim().toLowerCase().split(/\s+/u);
  const sought = words.join(' ');
  if (!sought) return [];
  const text = pieces.join('').replaceAll('\n', ' ').toLowerCase();
  const hits: Span[] = [];
  for (
    let at = text.indexOf(sought);
    at >= 0 && hits.length < MOST_HITS;
    at = text.indexOf(sought, at + sought.length)
  )
    hits.push({ from: at, to: at + sought.length });
  return hits;
}
