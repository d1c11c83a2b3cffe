import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedVectors, type StaticVectors, vectorTokens } from '@sheaf/passages';
import { fitWords } from './fit-words.ts';
import { readPairs, readTranslations, type Translation } from './read-pairs.ts';
import { type EnglishWords, sayInEnglish } from './say-in-english.ts';

/** French first: texts of the others that are translated from French lean on it. */
const LANGUAGES = ['fr', 'de', 'es'];
const LEAST_COUNT = 3;
const MOST_WORDS_OF_A_TEXT = 120;
/** Common enough to stand for a meaning. */
const MOST_ENGLISH = 30_000;
const WORD = /^[a-z]{3,}$/;

type Rows = { places: Map<string, number>; rows: Float32Array };
type Sum = { row: Float32Array; known: number };

/** From translated texts to FOLDER/learned-words-LANGUAGE.txt and the list of those texts that ships beside them. */
export function buildWords(mirrors: string, folder: string): void {
  const vectors = shippedVectors();
  const tables = new Map<string, Rows>([['en', rowsOfVectors(vectors)]]);
  const english = unitsOf(tables.get('en')!, vectors);
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const own = readTranslations().filter((one) => one.language === language);
    const learned = learnLanguage(mirrors, own, tables);
    tables.set(language, learned);
    const lines = [...learned.places].flatMap(([word, place]) => {
      if (!WORD.test(word)) return [];
      const from = place * vectors.dimensions;
      const parts = sayInEnglish(learned.rows.slice(from, from + vectors.dimensions), english);
      const said = parts.map((part) => `${part.word}:${Math.round(part.share * 100)}`);
      return said.length ? [`${word} ${said.join(' ')}`] : [];
    });
    writeFileSync(join(folder, `learned-words-${language}.txt`), `${lines.toSorted().join('\n')}\n`);
    console.log(`${language}: ${learned.places.size} words, ${lines.length} of them said in English`);
  }
  writeFileSync(join(folder, 'translation-sources.tsv'), listTranslations(readTranslations()));
}

/** Translations and their originals, which are under the same licence. */
export function listTranslations(translations: Translation[]): string {
  const rows = translations.flatMap(({ original, licence, readIn, ...own }) =>
    [original, own].map(({ repository, revision }) =>
      [`https://github.com/${repository}`, revision, licence, readIn].join('\t'),
    ),
  );
  return `source\trevision\tlicence\tread in\n${[...new Set(rows)].join('\n')}\n`;
}

function learnLanguage(mirrors: string, own: Translation[], tables: Map<string, Rows>): Rows {
  const texts: string[][] = [];
  const targets: Float32Array[] = [];
  for (const translation of own) {
    const through = tables.get(translation.through)!;
    for (const { original, translation: said } of readPairs(mirrors, translation)) {
      const { row, known } = sumWords(vectorTokens(original, translation.through !== 'en'), through);
      const words = vectorTokens(said, true);
      if (!known || !words.length || words.length > MOST_WORDS_OF_A_TEXT) continue;
      texts.push(words);
      targets.push(row);
    }
    console.log(`${translation.repository}: ${texts.length} texts in all`);
  }
  const counts = new Map<string, number>();
  for (const word of texts.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const places = new Map(
    [...counts]
      .filter(([, count]) => count >= LEAST_COUNT)
      .toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
      .map(([word], place) => [word, place]),
  );
  const dimensions = targets[0]!.length;
  const all = new Float32Array(targets.length * dimensions);
  targets.forEach((target, at) => all.set(target, at * dimensions));
  const numbers = texts.map((words) => Int32Array.from(words.flatMap((word) => places.get(word) ?? [])));
  return { places, rows: fitWords({ texts: numbers, targets: all, words: places.size, dimensions }) };
}

function sumWords(words: string[], { places, rows }: Rows): Sum {
  const dimensions = rows.length / places.size;
  const row = new Float32Array(dimensions);
  let known = 0;
  for (const word of words) {
    const place = places.get(word);
    if (place === undefined) continue;
    known++;
    for (let i = 0; i < dimensions; i++) row[i]! += rows[place * dimensions + i]!;
  }
  return { row, known };
}

function rowsOfVectors({ bytes, starts, words, wordRows, wordScales, dimensions }: StaticVectors): Rows {
  const places = new Map<string, number>();
  for (let word = 0; word < words; word++)
    places.set(Buffer.from(bytes.subarray(starts[word], starts[word + 1]! - 1)).toString('latin1'), word);
  const rows = Float32Array.from(wordRows, (value, i) => value * wordScales[Math.floor(i / dimensions)]!);
  return { places, rows };
}

function unitsOf({ places, rows }: Rows, { dimensions }: StaticVectors): EnglishWords {
  const words = [...places.keys()].slice(0, MOST_ENGLISH).filter((word) => WORD.test(word));
  const units = new Float32Array(words.length * dimensions);
  words.forEach((word, at) => {
    const from = places.get(word)! * dimensions;
    const length = Math.hypot(...rows.subarray(from, from + dimensions)) || 1;
    for (let i = 0; i < dimensions; i++) units[at * dimensions + i] = rows[from + i]! / length;
  });
  return { words, rows: units, dimensions };
}
