import { readFileSync } from 'node:fs';
import { stemOf } from './terms.ts';

/** Words that say the same in contracts, statutes, invoices, forms and reports, a group a line after its language; `*` stands for any ending. */
const TABLE = new URL('../../assets/document-words.txt', import.meta.url);
const SHORTEST_BEGINNING = 3;
const SHORTEST_PART = 5;
const LONGEST_ENDING = 5;

type Groups = { stems: Map<string, number[]>; beginnings: Map<string, number[]>; longest: number };

let groups: Map<string, Groups> | undefined;
let rows: string[][] | undefined;

/** Which groups a word is in; none where its language has no table. */
export function groupsOf(word: string, language: string): number[] {
  groups ??= readTable();
  const own = groups.get(language);
  if (!own) return [];
  const found = new Set(ownGroups(own, word, language));
  // A German word of several parts is a kind of what its last part says: a Jahresbeitrag is a Beitrag.
  if (language === 'de')
    for (let from = SHORTEST_BEGINNING; word.length - from >= SHORTEST_PART; from++)
      for (const group of ownGroups(own, word.slice(from), language)) found.add(group);
  return [...found];
}

function ownGroups({ stems, beginnings, longest }: Groups, word: string, language: string): number[] {
  const found = [...(stems.get(stemOf(word)) ?? [])];
  // A longer rest is a word of its own: a Kassenwart is no Kasse.
  const least = language === 'de' ? word.length - LONGEST_ENDING : 0;
  for (let end = Math.min(word.length, longest); end >= Math.max(least, SHORTEST_BEGINNING); end--)
    found.push(...(beginnings.get(word.slice(0, end)) ?? []));
  return found;
}

/** The words beside which the table puts a word, as they stand there; of one with any ending its beginning. */
export function listKindred(word: string, language: string): string[] {
  const table = readRows();
  const words = groupsOf(word, language).flatMap((group) => table[group]!.slice(1));
  return words.map((other) => other.replace('*', '')).filter((other) => stemOf(other) !== stemOf(word));
}

const readRows = () =>
  (rows ??= readFileSync(TABLE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split(' ')));

function readTable(): Map<string, Groups> {
  const tables = new Map<string, Groups>();
  readRows().forEach(([language = '', ...words], group) => {
    let table = tables.get(language);
    if (!table) tables.set(language, (table = { stems: new Map(), beginnings: new Map(), longest: 0 }));
    for (const word of words) {
      const [map, key] = word.endsWith('*')
        ? [table.beginnings, beginningOf(word.slice(0, -1))]
        : [table.stems, stemOf(word)];
      map.set(key, [...(map.get(key) ?? []), group]);
      if (word.endsWith('*')) table.longest = Math.max(table.longest, key.length);
    }
  });
  return tables;
}

/** What is looked up has lost its ending, by the rules of English. */
function beginningOf(word: string): string {
  const stem = stemOf(word);
  return stem.length > SHORTEST_BEGINNING && word.startsWith(stem) ? stem : word;
}
