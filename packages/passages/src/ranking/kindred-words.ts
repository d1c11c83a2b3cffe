import { groupsOf } from '../lexical/document-words.ts';
import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from './passage-index.ts';

const groupsOfScopes = new WeakMap<PassageIndex, Map<number, string[]>>();

/** The stems of a scope that say in such documents what this word says. */
export function kindredOf(index: PassageIndex, word: string): string[] {
  const own = stemOf(word);
  const stems = groupsOf(word, index.language.code).flatMap((group) => stemsByGroup(index).get(group) ?? []);
  return [...new Set(stems)].filter((stem) => stem !== own);
}

function stemsByGroup(index: PassageIndex): Map<number, string[]> {
  let known = groupsOfScopes.get(index);
  if (known) return known;
  groupsOfScopes.set(index, (known = new Map()));
  for (const stem of index.stems.postings.keys())
    for (const group of groupsOf(stem, index.language.code)) {
      const stems = known.get(group);
      if (stems) stems.push(stem);
      else known.set(group, [stem]);
    }
  return known;
}
