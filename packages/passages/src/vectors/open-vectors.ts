import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { hashBytes } from './hash.ts';

/**
 * The table of word vectors, in memory that threads share: hand `memory` to a worker and attach it there.
 *
 * The file: six 32-bit numbers (mark, dimensions, words, rows for pieces of words, bytes of the word list, padding); the words, each
 * ended by a line feed; a scale for each word; a row of bytes for each word; the same for the pieces. Behind it in
 * memory stand where each word begins and a hash table to find it by.
 */
export type StaticVectors = {
  /** Whose words are looked up, in this order. */
  languages: readonly string[];
  memory: SharedArrayBuffer;
  dimensions: number;
  words: number;
  pieces: number;
  bytes: Uint8Array;
  wordScales: Float32Array;
  wordRows: Int8Array;
  pieceScales: Float32Array;
  pieceRows: Int8Array;
  starts: Int32Array;
  slots: Int32Array;
};

/** The first number of a data file. */
export const VECTORS_MARK = 0x31424d45;
const HEADER = 24;
const ENGLISH = ['en'];
const SLOTS = 1 << 17;
const SHIPPED = new URL('../../assets/vectors.bin', import.meta.url);

let shipped: StaticVectors | undefined;

/** The vectors that come with the product, read once a process. */
export function shippedVectors(): StaticVectors {
  return (shipped ??= openVectors(SHIPPED));
}

export function openVectors(path: string | URL): StaticVectors {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const header = new Int32Array(HEADER / 4);
    readSync(file, new Uint8Array(header.buffer), 0, HEADER, 0);
    if (header[0] !== VECTORS_MARK) throw new Error(`${String(path)} holds no word vectors`);
    const memory = new SharedArrayBuffer(align(size) + (header[2]! + 1 + SLOTS) * 4);
    const bytes = new Uint8Array(memory, 0, size);
    for (let read = 0; read < size;) {
      const more = readSync(file, bytes, read, size - read, read);
      if (!more) throw new Error(`${String(path)} ends early`);
      read += more;
    }
    const vectors = attachVectors(memory);
    indexWords(vectors);
    return vectors;
  } finally {
    closeSync(file);
  }
}

/** Another thread's view of memory that `openVectors` has filled; nothing is copied. */
export function attachVectors(memory: SharedArrayBuffer): StaticVectors {
  const [, dimensions, words, pieces, listLength, padding] = new Int32Array(memory, 0, 6) as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let at = HEADER + listLength + padding;
  const take = (length: number) => {
    const from = at;
    at += length;
    return from;
  };
  const wordScales = new Float32Array(memory, take(words * 4), words);
  const wordRows = new Int8Array(memory, take(words * dimensions), words * dimensions);
  const pieceScales = new Float32Array(memory, take(pieces * 4), pieces);
  const pieceRows = new Int8Array(memory, take(pieces * dimensions), pieces * dimensions);
  at = align(at);
  const starts = new Int32Array(memory, take((words + 1) * 4), words + 1);
  const slots = new Int32Array(memory, take(SLOTS * 4), SLOTS);
  const bytes = new Uint8Array(memory);
  return {
    languages: ENGLISH,
    memory,
    dimensions,
    words,
    pieces,
    bytes,
    wordScales,
    wordRows,
    pieceScales,
    pieceRows,
    starts,
    slots,
  };
}

const align = (length: number) => (length + 3) & ~3;

function indexWords({ bytes, words, starts, slots }: StaticVectors): void {
  let at = HEADER;
  for (let word = 0; word < words; word++) {
    starts[word] = at;
    let end = at;
    while (bytes[end] !== 10) end++;
    let slot = hashBytes(bytes, at, end) & (SLOTS - 1);
    while (slots[slot]) slot = (slot + 1) & (SLOTS - 1);
    slots[slot] = word + 1;
    at = end + 1;
  }
  starts[words] = at;
}

/** The row of a word, or -1. */
export function findWord({ bytes, starts, slots }: StaticVectors, word: string, hash: number): number {
  for (let slot = hash & (SLOTS - 1); slots[slot]; slot = (slot + 1) & (SLOTS - 1)) {
    const row = slots[slot]! - 1;
    const from = starts[row]!;
    if (starts[row + 1]! - from - 1 !== word.length) continue;
    let same = 0;
    while (same < word.length && bytes[from + same] === word.charCodeAt(same)) same++;
    if (same === word.length) return row;
  }
  return -1;
}
