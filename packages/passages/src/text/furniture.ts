import type { PassageIndex } from '../ranking/passage-index.ts';
import { isListed } from './listed-contents.ts';
import type { Sentence } from './sentences.ts';

const LONGEST = 140;
const LEAST_PAGES = 3;
const PAGE_NUMBER =
  /^(?:[-–—\s|]{0,9}(?:(?:page|seite|página|pagina)\s{0,4})?\d{1,4}(?:\s{0,4}(?:of|von|de|sur|\/)\s{0,4}\d{1,4})?[-–—\s|.]{0,9}|[ivxlc]{1,7})$/iu;
/** A line of a table of contents. */
const LEADERS = /(?:\.\s?){6}/;
const ENTRY = /^(.{3,120}) \| (\d{1,4})$/;
const LEAST_ENTRIES = 5;
const ADDRESS_OF_PRINT = /^(?:https?:\/\/|www\.)\S+(?:\s+\d+\/\d+)?$/i;

/** Under each table of a kind it is said what its columns are: `T/D = trains a day`. */
const LEGEND = /^\p{L}[\p{L}\p{N}/.%()-]{0,14}\s?=\s?\p{L}/u;

const furnitureOfScopes = new WeakMap<PassageIndex, ReadonlySet<string>>();

/** Headers, footers and page numbers: what stands on page after page with at most its numbers changed says nothing of the document. */
export function isFurniture(index: PassageIndex, { text, page, from }: Sentence, file = ''): boolean {
  if (LEADERS.test(text.slice(0, 1_000)) || isListed(index, file, page, from)) return true;
  if (text.length > LONGEST || isSentence(text) || LEGEND.test(text)) return false;
  if (ENTRY.test(text) && contentsOf(index).has(`${file} ${page}`)) return true;
  return PAGE_NUMBER.test(text) || ADDRESS_OF_PRINT.test(text) || repeatedIn(index).has(fold(text));
}

function repeatedIn(index: PassageIndex): ReadonlySet<string> {
  let repeated = furnitureOfScopes.get(index);
  if (!repeated) furnitureOfScopes.set(index, (repeated = findRepeated(index)));
  return repeated;
}

function findRepeated(index: PassageIndex): ReadonlySet<string> {
  const pages = new Map<string, Set<string>>();
  for (const passage of index.passages) {
    const file = (passage as { fileId?: string }).fileId ?? '';
    for (const { text, page } of passage.sentences) {
      if (text.length > LONGEST || text.includes(' | ') || isSentence(text)) continue;
      const key = fold(text);
      const on = pages.get(key);
      if (on) on.add(`${file} ${page}`);
      else pages.set(key, new Set([`${file} ${page}`]));
    }
  }
  return new Set([...pages].filter(([, on]) => on.size >= LEAST_PAGES).map(([key]) => key));
}

const contentsOfScopes = new WeakMap<PassageIndex, ReadonlySet<string>>();

/** Pages where line after line ends in a number that never goes down. */
function contentsOf(index: PassageIndex): ReadonlySet<string> {
  let known = contentsOfScopes.get(index);
  if (known) return known;
  const numbers = new Map<string, number[]>();
  for (const passage of index.passages)
    for (const { text, page } of passage.sentences) {
      const entry = text.length <= LONGEST ? ENTRY.exec(text) : null;
      const key = `${(passage as { fileId?: string }).fileId ?? ''} ${page}`;
      if (entry) numbers.set(key, [...(numbers.get(key) ?? []), Number(entry[2])]);
    }
  const rising = [...numbers].filter(
    ([, list]) => list.length >= LEAST_ENTRIES && list.every((one, i) => i === 0 || one >= list[i - 1]!),
  );
  contentsOfScopes.set(index, (known = new Set(rising.map(([key]) => key))));
  return known;
}

const fold = (text: string) => text.toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ').trim();

/** What is said again in a sentence is said, and no header. */
const isSentence = (text: string) => /\p{L}[.!?]$/u.test(text) && text.split(' ').length > 4;
