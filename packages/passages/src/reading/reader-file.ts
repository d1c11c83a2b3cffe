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
/** Learnt from questions to whole documents of all kinds: what to add to each of the first units, and how sure the first is then. */
export type DocumentsPart = Pick<ReaderPart, 'unit' | 'sure' | 'steps'>;
export type Reader = { features: string[]; meaning: ReaderPart; words: ReaderPart; documents: DocumentsPart };

const FILE = new URL('../../assets/reader.json', import.meta.url);

let shipped: Reader | undefined;

/** What `npm run training -- reader` has made. */
export function shippedReader(): Reader {
  if (shipped) return shipped;
  const read = JSON.parse(readFileSync(FILE, 'utf8')) as Reader;
  if (read.features.join() !== FEATURES.join()) throw new Error('reader.json was trained on other features');
  return (shipped = read);
}
