import { readFileSync } from 'node:fs';
import { foldText } from '../text/tokens.ts';
import { hashText } from './hash.ts';
import { findWord, type StaticVectors } from './open-vectors.ts';

/** Where the numbers of a word begin in a table, and what they are multiplied by. */
export type WordRow = { rows: Int8Array; at: number; scale: number };
export type TranslatedWords = { find(word: string): WordRow | undefined };

/** The languages other than English whose words point somewhere. */
export const TRANSLATED = ['de', 'fr', 'es'] as const;
export type TranslatedLanguage = (typeof TRANSLATED)[number];

export const isTranslated = (code: string): code is TranslatedLanguage =>
  (TRANSLATED as readonly string[]).includes(code);

const WRITTEN = (language: string) => new URL(`../../assets/written-words-${language}.txt`, import.meta.url);
const LEARNED = (language: string) => new URL(`../../assets/learned-words-${language}.txt`, import.meta.url);
/** What a word may end in, the longest first, and what has to be left of it. */
const ENDINGS: Record<TranslatedLanguage, RegExp> = {
  de: /(?<=^.{4,})(?:ungen|ern|en|er|es|em|e|n|s)$/u,
  fr: /(?<=^.{4,})(?:es|s|e|x)$/u,
  es: /(?<=^.{4,})(?:os|as|es|o|a|s|e)$/u,
};
/** What German puts between the parts of a word. */
const JOINTS = ['', 's', 'es', 'n', 'en'];
const SHORTEST_PART = 4;
const MOST_KEPT = 20_000;

const tables = new WeakMap<SharedArrayBuffer, Map<TranslatedLanguage, TranslatedWords>>();

/** The words of a language, where the English words that translate them point. Read when the first word is asked for. */
export function translatedWords(vectors: StaticVectors, language: TranslatedLanguage): TranslatedWords {
  let known = tables.get(vectors.memory);
  if (!known) tables.set(vectors.memory, (known = new Map()));
  let table = known.get(language);
  if (!table) known.set(language, (table = openTable(vectors, language)));
  return table;
}

/** What stands behind a word in each of the two lists, until its row is asked for. */
type Entry = { written?: string; learned?: string };

function openTable(vectors: StaticVectors, language: TranslatedLanguage): TranslatedWords {
  const entries = readEntries(language);
  const ending = ENDINGS[language];
  const beginnings = new Map<string, string>();
  for (const word of entries.keys()) {
    const beginning = word.replace(ending, '');
    if (!beginnings.has(beginning)) beginnings.set(beginning, word);
  }
  const find = (word: string) => (entries.has(word) ? word : beginnings.get(word.replace(ending, '')));
  const sumOf = (word: string) => {
    const { written, learned } = entries.get(word)!;
    const rows = [
      ...(written ? [sumWritten(vectors, written.split(' '))] : []),
      ...(learned ? [sumLearned(vectors, learned.split(' '))] : []),
    ];
    return rows.length > 1 ? between(rows) : rows[0]!;
  };
  const made = new Map<string, WordRow | undefined>();
  const make = (word: string): WordRow | undefined => {
    const known = find(word);
    if (known !== undefined) return rowOf(sumOf(known));
    if (language !== 'de') return undefined;
    const [first, second] = partsOf(word, find) ?? [];
    if (first === undefined || second === undefined) return undefined;
    const other = sumOf(second);
    return rowOf(sumOf(first).map((value, i) => value + other[i]!));
  };
  return {
    find(word) {
      if (made.has(word)) return made.get(word);
      if (made.size >= MOST_KEPT) made.clear();
      const row = make(word);
      made.set(word, row);
      return row;
    },
  };
}

/** The two parts of a compound; of several, those whose second part is longest. */
function partsOf(
  word: string,
  find: (word: string) => string | undefined,
): [first: string, second: string] | undefined {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const second = find(word.slice(cut));
    if (second === undefined) continue;
    for (const joint of JOINTS) {
      const first = word.slice(0, cut - joint.length);
      if (first.length < SHORTEST_PART || !word.startsWith(joint, first.length)) continue;
      const known = find(first);
      if (known !== undefined) return [known, second];
    }
  }
  return undefined;
}

function readEntries(language: TranslatedLanguage): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const line of readLines(WRITTEN(language))) {
    const [own = '', written = ''] = line.split(' = ');
    for (const word of foldText(own).split(' ')) if (!entries.has(word)) entries.set(word, { written });
  }
  for (const line of readLines(LEARNED(language))) {
    const space = line.indexOf(' ');
    const word = line.slice(0, space);
    entries.set(word, { ...entries.get(word), learned: line.slice(space + 1) });
  }
  return entries;
}

/** What is written by hand leads, and what was learned says which of its meanings is the common one. As long as the longer one is. */
function between(rows: Float32Array[]): Float32Array {
  const [first, second] = rows as [Float32Array, Float32Array];
  const sum = first.map((value, i) => value + second[i]!);
  const wanted = Math.max(Math.hypot(...first), Math.hypot(...second));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => (value * wanted) / length);
}

const readLines = (file: URL) => readFileSync(file, 'utf8').trimEnd().split('\n');

/** Between its English words, and as long as they are on average: a word is as rare as its translation. */
function sumWritten(vectors: StaticVectors, english: string[]): Float32Array {
  const sum = new Float32Array(vectors.dimensions);
  const lengths = english.map((word) => addUnit(vectors, sum, word, 1)).filter((length) => length > 0);
  const length = Math.hypot(...sum) || 1;
  const wanted = lengths.reduce((total, one) => total + one, 0) / (lengths.length || 1);
  return sum.map((value) => (value * wanted) / length);
}

/** So many hundredths of the direction of each English word. */
function sumLearned(vectors: StaticVectors, parts: string[]): Float32Array {
  const sum = new Float32Array(vectors.dimensions);
  for (const part of parts) {
    const [word = '', hundredths] = part.split(':');
    addUnit(vectors, sum, word, Number(hundredths) / 100);
  }
  return sum;
}

/** Returns how long the word's own vector is, 0 where there is none. */
function addUnit(vectors: StaticVectors, sum: Float32Array, word: string, share: number): number {
  const row = findWord(vectors, word, hashText(word));
  if (row < 0) return 0;
  const { dimensions, wordRows, wordScales } = vectors;
  const from = row * dimensions;
  let square = 0;
  for (let i = 0; i < dimensions; i++) square += wordRows[from + i]! * wordRows[from + i]!;
  const length = Math.sqrt(square);
  for (let i = 0; i < dimensions; i++) sum[i]! += (wordRows[from + i]! * share) / length;
  return length * wordScales[row]!;
}

function rowOf(sum: Float32Array): WordRow | undefined {
  let largest = 0;
  for (const value of sum) largest = Math.max(largest, Math.abs(value));
  if (!largest) return undefined;
  return {
    rows: Int8Array.from(sum, (value) => Math.round((value * 127) / largest)),
    at: 0,
    scale: largest / 127,
  };
}
