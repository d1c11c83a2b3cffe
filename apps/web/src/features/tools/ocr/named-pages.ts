import { parseParts } from '../split/split-parts.ts';

/** Pages as people write them, from 1; all where nothing is written, null where the document has no such pages. */
export function readNamedPages(text: string, count: number): number[] | 'all' | null {
  if (!text.trim()) return 'all';
  const read = parseParts(text, count);
  return 'parts' in read ? [...new Set(read.parts.flat())] : null;
}
