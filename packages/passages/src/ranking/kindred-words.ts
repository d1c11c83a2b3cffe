import { groupsOf } from '../lexical/document-words.ts';
import { stemOf } from '../lexical/terms.ts';
import { rootOf } from '../lexical/word-roots.ts';
import { spokenOr } from '../text/asking-words.ts';
import { rowsOf, wordsOfRow } from '../lexical/words-across.ts';
import type { PassageIndex } from './passage-index.ts';

/** How much a word of a scope says what a word of a question says: as another form of it, in another language, by its last part, or in such documents. */
const FORM = 0.95;
const ACROSS = 0.85;
const PART = 0.75;
const KINDRED = 0.6;
const SHORTEST_PART = 5;

type Known = { groups: Map<number, string[]>; roots: Map<string, string[]>; rows: Map<number, string[]> };

const knownOfScopes = new WeakMap<PassageIndex, Map<string, Known>>();
const kinOfScopes = new WeakMap<PassageIndex, Map<string, ReadonlyMap<string, number>>>();
const KEPT = 500;

/** The stems of a scope that say in such documents what this word says. */
export const kindredOf = (index: PassageIndex, word: string, language = index.language.code): string[] => [
  ...listKin(index, word, language).keys(),
];

/** The same, each with how much it says so; `language` is that of the word. */
export function listKin(
  index: PassageIndex,
  word: string,
  language = index.language.code,
): ReadonlyMap<string, number> {
  let known = kinOfScopes.get(index);
  if (!known) kinOfScopes.set(index, (known = new Map()));
  const key = `${language} ${word}`;
  let kin = known.get(key);
  if (!kin) {
    if (known.size >= KEPT) known.clear();
    known.set(key, (kin = findKin(index, word, language)));
  }
  return kin;
}

function findKin(index: PassageIndex, word: string, language: string): ReadonlyMap<string, number> {
  const ofScope = spokenOr(index.language.code, language);
  const { groups, roots, rows } = readScope(index, ofScope);
  const kin = new Map<string, number>();
  const own = stemOf(word);
  const add = (stems: string[] | undefined, likeness: number) => {
    for (const stem of stems ?? [])
      if (stem !== own && likeness > (kin.get(stem) ?? 0)) kin.set(stem, likeness);
  };
  const isAcross = language !== ofScope;
  if (isAcross || ofScope !== 'en')
    for (const row of rowsOf(word, language)) {
      add(rows.get(row), isAcross ? ACROSS : KINDRED);
      for (const said of isAcross ? wordsOfRow(row, ofScope) : [])
        for (const group of groupsOf(said, ofScope)) add(groups.get(group), KINDRED);
    }
  if (!isAcross) for (const group of groupsOf(word, ofScope)) add(groups.get(group), KINDRED);
  if (ofScope === 'en') return kin;
  const root = rootOf(word, ofScope);
  add(roots.get(root), FORM);
  if (ofScope === 'de' && root.length >= SHORTEST_PART)
    for (const [other, stems] of roots)
      if (other.length >= SHORTEST_PART && (other.endsWith(root) || root.endsWith(other))) add(stems, PART);
  return kin;
}

function readScope(index: PassageIndex, language: string): Known {
  let ofLanguages = knownOfScopes.get(index);
  if (!ofLanguages) knownOfScopes.set(index, (ofLanguages = new Map()));
  let known = ofLanguages.get(language);
  if (known) return known;
  ofLanguages.set(language, (known = { groups: new Map(), roots: new Map(), rows: new Map() }));
  const { groups, roots, rows } = known;
  for (const stem of index.stems.postings.keys())
    for (const group of groupsOf(stem, language)) put(groups, group, stem);
  for (const word of new Set(index.words.flat())) {
    const stem = stemOf(word);
    if (language !== 'en') put(roots, rootOf(word, language), stem);
    for (const row of rowsOf(word, language)) put(rows, row, stem);
  }
  return known;
}

function put<Key>(map: Map<Key, string[]>, key: Key, stem: string): void {
  const stems = map.get(key);
  if (!stems) map.set(key, [stem]);
  else if (!stems.includes(stem)) stems.push(stem);
}
