import { vectorTokens } from '../text/tokens.ts';
import { hashText } from './hash.ts';
import { findWord, type StaticVectors } from './open-vectors.ts';
import { isTranslated, translatedWords, type WordRow } from './translated-words.ts';

const SHARED_OUT = 0.5;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;
const MOST_PIECES = 32;
const LONGEST_WORD = 66;

/** A text's direction as signed bytes; only the angle between two of them means anything. */
export function embedText(vectors: StaticVectors, text: string): Int8Array {
  return embedTokens(vectors, vectorTokens(text, vectors.languages[0] !== 'en'));
}

export function embedTokens(vectors: StaticVectors, tokens: string[]): Int8Array {
  const sum = new Float32Array(vectors.dimensions);
  for (const token of tokens) addToken(vectors, sum, token);
  return quantise(sum);
}

export const isKnownWord = (vectors: StaticVectors, word: string) => locateWord(vectors, word) !== undefined;

/** In the table of the first language that has it. */
function locateWord(vectors: StaticVectors, word: string): WordRow | undefined {
  for (const language of vectors.languages) {
    if (isTranslated(language)) {
      const row = translatedWords(vectors, language).find(word);
      if (row) return row;
    } else {
      const row = findWord(vectors, word, hashText(word));
      if (row >= 0)
        return { rows: vectors.wordRows, at: row * vectors.dimensions, scale: vectors.wordScales[row]! };
    }
  }
  return undefined;
}

/** How much a word tells in general: its vector is as long as the word is rare. One that is spelt is as rare as the rarest. */
export function weightOfWord(vectors: StaticVectors, word: string): number {
  const found = locateWord(vectors, word);
  if (!found) return 1;
  const bytes = found.rows.subarray(found.at, found.at + vectors.dimensions);
  return found.scale * Math.sqrt(dotBytes(bytes, bytes));
}

function addToken(vectors: StaticVectors, sum: Float32Array, token: string): void {
  const { languages, dimensions, wordRows, wordScales } = vectors;
  // Most texts are English, and every word of a text comes through here.
  const row = languages[0] === 'en' ? findWord(vectors, token, hashText(token)) : -1;
  if (row >= 0) return addRow(sum, wordRows, row * dimensions, wordScales[row]!);
  const found = locateWord(vectors, token);
  if (found) addRow(sum, found.rows, found.at, found.scale);
  else addSpelt(vectors, sum, token);
}

function addRow(sum: Float32Array, rows: Int8Array, at: number, scale: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += rows[at + i]! * scale;
}

/** A word outside the table is the mean of its pieces. */
function addSpelt({ pieces, pieceRows, pieceScales }: StaticVectors, sum: Float32Array, token: string): void {
  const rows = listPieces(token, pieces);
  for (const row of rows) addRow(sum, pieceRows, row * sum.length, pieceScales[row]! / rows.length);
}

/** The rows of a word's pieces of three to five letters, of as many rows as there are; the trainer learns them by the same rule. */
export function listPieces(token: string, pieces: number): number[] {
  const word = `<${token.slice(0, LONGEST_WORD)}>`;
  const rows: number[] = [];
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++)
    for (let i = 0; i + length <= word.length && rows.length < MOST_PIECES; i++)
      rows.push(hashText(word, i, i + length) % pieces);
  return rows;
}

/** Any vector as signed bytes: its direction is kept. */
export function quantise(sum: ArrayLike<number>): Int8Array {
  let largest = 0;
  for (let i = 0; i < sum.length; i++) largest = Math.max(largest, Math.abs(sum[i]!));
  const bytes = new Int8Array(sum.length);
  if (largest) for (let i = 0; i < sum.length; i++) bytes[i] = Math.round((sum[i]! * 127) / largest);
  return bytes;
}

/** A question's direction with half of what all the texts share taken out: their common subject tells none from another. */
export function turnFrom(asked: Int8Array, texts: Int8Array[]): Int8Array {
  const turned = Float32Array.from(asked);
  const size = Math.sqrt(dotBytes(asked, asked));
  for (const text of texts) {
    const share = (SHARED_OUT * size) / (Math.sqrt(dotBytes(text, text)) || 1) / texts.length;
    for (let i = 0; i < turned.length; i++) turned[i]! -= text[i]! * share;
  }
  return quantise(turned);
}

/** The same where the mean of the texts' directions is known. */
export function turnFromMean(asked: Int8Array, mean: Float32Array): Int8Array {
  const size = SHARED_OUT * Math.sqrt(dotBytes(asked, asked));
  return quantise(Float32Array.from(asked, (value, i) => value - size * mean[i]!));
}

/** In whole numbers, and four at a time: this is where much of the time of a question goes. */
export function dotBytes(a: Int8Array, b: Int8Array): number {
  const whole = a.length & ~3;
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let i = 0; i < whole; i += 4) {
    one = (one + Math.imul(a[i]!, b[i]!)) | 0;
    two = (two + Math.imul(a[i + 1]!, b[i + 1]!)) | 0;
    three = (three + Math.imul(a[i + 2]!, b[i + 2]!)) | 0;
    four = (four + Math.imul(a[i + 3]!, b[i + 3]!)) | 0;
  }
  for (let i = whole; i < a.length; i++) one += a[i]! * b[i]!;
  return one + two + three + four;
}

/** From -1 to 1; nothing is like a text without words, or like a vector of another make. */
export function cosine(a: Int8Array, b: Int8Array): number {
  if (a.length !== b.length) return 0;
  const lengths = Math.sqrt(dotBytes(a, a) * dotBytes(b, b));
  return lengths ? dotBytes(a, b) / lengths : 0;
}
