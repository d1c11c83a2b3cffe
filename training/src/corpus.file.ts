import { closeSync, openSync, writeSync } from 'node:fs';
import { listPieces } from '@sheaf/passages';
import { UNIT_FIELDS, type FinishedCorpus } from './corpus.ts';
import { append, emptyList, trimmed } from './growing-list.ts';

/** What the trainer reads; the head of train.c says what stands where. */
export function writeCorpus(path: string, corpus: FinishedCorpus, pieces: number): void {
  const { words, counts, stream, units } = corpus;
  const from = new Int32Array(words.length + 1);
  const references = emptyList();
  words.forEach((word, i) => {
    for (const piece of listPieces(word, pieces)) append(references, piece);
    from[i + 1] = references.length;
  });
  const sizes = [words.length, pieces, references.length, stream.length, units.length / UNIT_FIELDS];
  const file = openSync(path, 'w');
  try {
    for (const part of [Int32Array.from(sizes), counts, from, trimmed(references), stream, units])
      writeWhole(file, part);
  } finally {
    closeSync(file);
  }
}

/** A single write may take less than it is given. */
export function writeWhole(file: number, part: Int32Array | Float32Array | Int8Array | Uint8Array): void {
  const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, Math.min(bytes.length - at, 1 << 28));
}
