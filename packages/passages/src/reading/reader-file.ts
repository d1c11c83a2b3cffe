import { readFileSync } from 'node:fs';
import type { Forest } from './forest.ts';
import { FEATURES } from './features.ts';

/** `meaning` where words are compared by vectors, `words` where by their letters alone. `sure` says how likely the first unit is right. */
export type ReaderPart = {
  unit: Forest;
  sure: Forest;
  related: Forest;
  steps: [score: number, likely: number][];
};
export type Reader = { features: string[]; meaning: ReaderPart; words: ReaderPart };

const FILE = new URL('../../assets/reader.json', import.meta.url);

let shipped: Reader | undefined;

/** What `npm run training -- reader` has made. */
export function shippedReader(): Reader {
  if (shipped) return shipped;
  const read = JSON.parse(readFileSync(FILE, 'utf8')) as Reader;
  if (read.features.join() !== FEATURES.join()) throw new Error('reader.json was trained on other features');
  return (shipped = read);
}
