import { closeSync, openSync, readSync } from 'node:fs';
import { VECTORS_MARK } from '@sheaf/passages';
import { writeWhole } from './corpus.file.ts';

export const DIMENSIONS = 192;
export const PIECES = 32_768;

/** Rows of floats as train.c leaves them: one for each word of the corpus, then one for each piece. */
export type TrainedRows = { words: Float32Array; pieces: Float32Array };

export function readTrainedRows(path: string, words: number): TrainedRows {
  const file = openSync(path, 'r');
  try {
    return { words: readFloats(file, words * DIMENSIONS), pieces: readFloats(file, PIECES * DIMENSIONS) };
  } finally {
    closeSync(file);
  }
}

function readFloats(file: number, length: number): Float32Array {
  const floats = new Float32Array(length);
  const bytes = new Uint8Array(floats.buffer);
  for (let at = 0; at < bytes.length;) {
    const read = readSync(file, bytes, at, Math.min(bytes.length - at, 1 << 28), null);
    if (!read) throw new Error('The trained rows end early');
    at += read;
  }
  return floats;
}

/** The data file of the product, in the order that open-vectors.ts of packages/passages reads it; `words` names the rows that are kept. */
export function writeVectors(path: string, words: string[], rows: TrainedRows): void {
  const list = Buffer.from(words.map((word) => `${word}\n`).join(''), 'latin1');
  const padding = -list.length & 3;
  const head = Int32Array.of(VECTORS_MARK, DIMENSIONS, words.length, PIECES, list.length, padding);
  const known = quantiseRows(rows.words.subarray(0, words.length * DIMENSIONS));
  const spelt = quantiseRows(rows.pieces);
  const file = openSync(path, 'w');
  try {
    for (const part of [
      head,
      list,
      new Uint8Array(padding),
      known.scales,
      known.bytes,
      spelt.scales,
      spelt.bytes,
    ])
      writeWhole(file, part);
  } finally {
    closeSync(file);
  }
}

/** A byte a number, and for each row what its bytes are multiplied by. */
function quantiseRows(floats: Float32Array): { scales: Float32Array; bytes: Int8Array } {
  const scales = new Float32Array(floats.length / DIMENSIONS);
  const bytes = new Int8Array(floats.length);
  scales.forEach((_, row) => {
    const from = row * DIMENSIONS;
    const largest = floats
      .subarray(from, from + DIMENSIONS)
      .reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    scales[row] = largest / 127;
    if (largest)
      for (let i = from; i < from + DIMENSIONS; i++) bytes[i] = Math.round((floats[i]! * 127) / largest);
  });
  return { scales, bytes };
}
