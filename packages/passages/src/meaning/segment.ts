import { isCompared as isLanguageCompared } from '../text/language.ts';

/** What is kept of a document's passages to rank them among all others: numbers, and nothing of the text. */
export type Segment = {
  fileId: string;
  stamp: string;
  /** Whether its passages are compared by their vectors, or by their words alone. */
  isCompared: boolean;
  count: number;
  dimensions: number;
  vectors: Int8Array;
  /** One divided by each vector's length. */
  scales: Float32Array;
  /** The sum of its vectors, each of length one. */
  sum: Float32Array;
  terms: Uint16Array;
  /** Where each passage's terms begin, and the end. */
  starts: Uint32Array;
};

/** As they are stored: the vectors of a document's passages one behind the other, and so its packed terms. */
export type PackedDocument = {
  fileId: string;
  stamp: string;
  language: string;
  count: number;
  vectors: Uint8Array;
  terms: Uint8Array;
};

/** `anyLanguage`: the vectors are those of a model that is not bound to one. */
export function openSegment(packed: PackedDocument, anyLanguage: boolean): Segment {
  const { fileId, stamp, count } = packed;
  const vectors = new Int8Array(packed.vectors);
  const dimensions = count ? Math.floor(vectors.length / count) : 0;
  const scales = new Float32Array(count);
  const sum = new Float32Array(dimensions);
  for (let at = 0; at < count; at++) {
    const scale = scaleOf(vectors, at * dimensions, dimensions);
    scales[at] = scale;
    for (let i = 0; i < dimensions; i++) sum[i]! += vectors[at * dimensions + i]! * scale;
  }
  const isCompared = dimensions > 0 && (anyLanguage || isLanguageCompared(packed.language));
  return { fileId, stamp, isCompared, count, dimensions, vectors, scales, sum, ...openTerms(packed) };
}

function scaleOf(vectors: Int8Array, from: number, dimensions: number): number {
  let square = 0;
  for (let i = from; i < from + dimensions; i++) square += vectors[i]! * vectors[i]!;
  return square ? 1 / Math.sqrt(square) : 0;
}

function openTerms({ terms: packed, count }: PackedDocument): Pick<Segment, 'terms' | 'starts'> {
  // What comes out of a database or another thread need not begin at an even place.
  const all = new Uint16Array(new Uint8Array(packed).buffer);
  const terms = new Uint16Array(Math.max(0, all.length - count));
  const starts = new Uint32Array(count + 1);
  let from = 0;
  for (let at = 0; at < count; at++) {
    const length = all[from] ?? 0;
    terms.set(all.subarray(from + 1, from + 1 + length), starts[at]!);
    starts[at + 1] = starts[at]! + length;
    from += length + 1;
  }
  return { terms, starts };
}

const OVERHEAD = 1000;

export function sizeOfSegment({ vectors, scales, sum, terms, starts }: Segment): number {
  const arrays = [vectors, scales, sum, terms, starts];
  return OVERHEAD + arrays.reduce((total, { byteLength }) => total + byteLength, 0);
}
