import { readFileSync } from 'node:fs';
import { rootOf } from './word-roots.ts';
import { stemOf } from './terms.ts';

/** Words of documents in four languages: in each row those that say the same, a language between bars; `*` stands for any ending. */
const TABLE = new URL('../../assets/words-across.txt', import.meta.url);
const LANGUAGES = ['en', 'de', 'fr', 'es'];
const SHORTEST_BEGINNING = 3;

type Column = { roots: Map<string, number[]>; beginnings: Map<string, number[]>; cells: string[][] };

let columns: Map<string, Column> | undefined;

/** English words are looked up by their stems, those of other languages by their roots. */
export const keyOf = (word: string, language: string) =>
  language === 'en' ? stemOf(word) : rootOf(word, language);

/** How a row says it in a language. */
export const wordsOfRow = (row: number, language: string): string[] =>
  (columns ??= readColumns()).get(language)?.cells[row] ?? [];

/** The rows a word of a language is in. */
export function rowsOf(word: string, language: string): number[] {
  columns ??= readColumns();
  const own = columns.get(language);
  if (!own) return [];
  const found = new Set(own.roots.get(keyOf(word, language)));
  for (let end = word.length; end >= SHORTEST_BEGINNING; end--)
    for (const row of own.beginnings.get(word.slice(0, end)) ?? []) found.add(row);
  return [...found];
}

function readColumns(): Map<string, Column> {
  const read = new Map<string, Column>(
    LANGUAGES.map((language) => [language, { roots: new Map(), beginnings: new Map(), cells: [] }]),
  );
  const rows = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  rows.forEach((row, at) => {
    row.split(' | ').forEach((cell, i) => {
      const language = LANGUAGES[i]!;
      const { roots, beginnings, cells } = read.get(language)!;
      cells.push(cell.split(' '));
      for (const word of cells.at(-1)!) {
        const [map, key] = word.endsWith('*')
          ? [beginnings, word.slice(0, -1)]
          : [roots, keyOf(word, language)];
        map.set(key, [...(map.get(key) ?? []), at]);
      }
    });
  });
  return read;
}
