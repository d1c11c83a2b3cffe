import { listStems } from '../lexical/terms.ts';

/** The share of the shorter text's telling words that the other holds too. */
export function shareWords(a: string, b: string): number {
  const [few, many] = [new Set(listStems(a)), new Set(listStems(b))].sort((x, y) => x.size - y.size);
  if (!few!.size) return 0;
  return [...few!].filter((stem) => many!.has(stem)).length / few!.size;
}
