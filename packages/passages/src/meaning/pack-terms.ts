import { listStems } from '../lexical/terms.ts';
import { hashText } from '../vectors/hash.ts';

/** Stems are told apart by so many numbers: two rare ones may share one, which the closer look afterwards tells apart. */
export const BUCKETS = 1 << 16;
const MOST_TERMS = BUCKETS - 1;

export const bucketOf = (stem: string) => hashText(stem) & (BUCKETS - 1);

/** The words of a passage for ranking many by BM25: how many there are, and the bucket of each as often as it stands there. */
export function packTerms(text: string): Uint8Array {
  const buckets = listStems(text).slice(0, MOST_TERMS).map(bucketOf);
  return new Uint8Array(Uint16Array.from([buckets.length, ...buckets]).buffer);
}
