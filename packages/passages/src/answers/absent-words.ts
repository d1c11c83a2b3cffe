import { contentWords, listGrams, stemOf } from '../lexical/terms.ts';
import { synonymsOf } from '../lexical/synonyms.ts';
import { isAsking, languageOfQuestion } from '../text/asking-words.ts';
import { kindredOf } from '../ranking/kindred-words.ts';
import { findAlike } from '../ranking/alike-words.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Question } from '../ranking/rank-passages.ts';
import { DEGREE } from '../reading/leans-on-before.ts';
import { listWords } from '../text/tokens.ts';

const ASKS =
  /^(?:and |but |so )?(?:how|what|when|where|which|who|whom|whose|why|is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|will|would|shall|should)\b/i;
const WORDS_OF_A_SEARCH = 3;
/** So much of a document's beginning tells what it is about. */
const BEGINNING = 120;
/** Words used as much alike as this may mean the same: chosen on the development half of `bench/chat`. */
const NEAR = 0.4;

const kinOfScopes = new WeakMap<PassageIndex, ReadonlySet<string>>();

/**
 * Whether the words of a question show that a scope does not say it. Either it has none of them, none that WordNet puts
 * beside one, and none that is used nearly alike. Or it has those alone that its own beginning is about, and of the others one
 * at least has no kin in it: something is asked of the subject that is never spoken of.
 */
export function isAbsent(index: PassageIndex, question: Question): boolean {
  const text = question.text.trim();
  const language = languageOfQuestion(text, index.language.code);
  const words = [...new Set(contentWords(text.replace(DEGREE, '')))].filter(
    (word) => !isAsking(word, language),
  );
  const [here, gone] = splitBy(words, (word) => index.stems.postings.has(stemOf(word)));
  if (!gone.length || isSearch(text, here)) return false;
  if (question.previous) return false;
  const alone = gone.filter((word) => !hasKin(index, word, language));
  if (here.length) return alone.length > 0 && isAboutSubject(index, here);
  return alone.length === gone.length && gone.every((word) => likenessOf(index, word) < NEAR);
}

/** A word or two that are looked for: what comes nearest is shown while one of them stands there. */
const isSearch = (text: string, here: string[]) =>
  here.length > 0 && !ASKS.test(text) && listWords(text).length <= WORDS_OF_A_SEARCH;

function isAboutSubject(index: PassageIndex, words: string[]): boolean {
  if (index.engine !== 'meaning') return false;
  const subject = new Set(contentWords(index.passages[0]!.text.slice(0, BEGINNING)).map(stemOf));
  return words.every((word) => subject.has(stemOf(word)));
}

/** Whether WordNet puts a word of the scope beside this one, or this one beside a word of the scope. */
function hasKin(index: PassageIndex, word: string, language: string): boolean {
  if (kindredOf(index, word, language).length) return true;
  if (index.engine !== 'meaning') return false;
  let kin = kinOfScopes.get(index);
  if (!kin) kinOfScopes.set(index, (kin = new Set([...index.stems.postings.keys()].flatMap(synonymsOf))));
  const stem = stemOf(word);
  return kin.has(stem) || synonymsOf(stem).some((other) => index.stems.postings.has(other));
}

/** How much a word of the scope is used like this one; in a language whose words are not known, how much is spelt like it. */
function likenessOf(index: PassageIndex, word: string): number {
  if (index.isCompared)
    return findAlike(index, word).find(([stem]) => index.stems.postings.has(stem))?.[1] ?? 0;
  const pieces = listGrams(word);
  return pieces.filter((piece) => index.grams.postings.has(piece)).length / (pieces.length || 1);
}

function splitBy<T>(list: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}
