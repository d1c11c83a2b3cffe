import type { Word } from './make-chunks.ts';

const CUT = /\p{L}[-\u2010]$/u;

/** How a word at the end of a line goes on: as one word with the next, as one without its hyphen, or not at all. */
export function joinWords(last: Word, next: Word): 'whole' | 'cut' | 'apart' {
  if (last.divided && next.place === last.place + 1) return 'whole';
  return CUT.test(last.text) && /^\p{Ll}/u.test(next.text) ? 'cut' : 'apart';
}
