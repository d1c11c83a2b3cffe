import { foldText } from '../text/tokens.ts';
import type { Candidate } from './features.ts';
import { definesWord, initialsOf } from './definition-signs.ts';
import { COUNTED } from './features.ts';
import type { AskedQuestion } from './question-words.ts';

const TITLE = /(?<![a-z])(?:title|called|titel|titre|titulo)(?![a-z])/;
const AUTHOR =
  /(?<![a-z])(?:authors?|wrote|written|verfasser|autor(?:en)?|geschrieben|auteurs?|ecrit|autores?|escribi\w{1,3}|escrit[oa])(?![a-z])/;
const BY =
  /^(?:by|von|par|por)\s\p{Lu}|(?:written|prepared|authored|compiled) by\s|^(?:authors?|autor(?:en)?|auteurs?|autores?)(?:\s?:|\s\|)/iu;
const NAMES = /\p{Lu}\p{Ll}+(?:\s\p{Lu}\.?)*\s\p{Lu}\p{Ll}+/gu;
/** Of a document's first page so many units stand before its text begins. */
const BEGINNING = 8;

const NO_SPAN = -1.5;
const NO_NUMBER = -1;
const BARE = -2;
const DEFINES = 1;
const SURELY = 0.9;
const WHAT_IS = /^(?:what|who) (?:is|are)\s|^was (?:ist|sind)\s|^qu['’ ]est-ce|^qué (?:es|son)\s/iu;
const COVER = 0;
const MOSTLY = 0.8;
const ASKS_ITSELF = -0.7;

/**
 * What the sets the trees have learnt from do not show: a sum is never stated without one, a heading alone says nothing, and who wrote
 * something and what it is called stand at its beginning.
 */
export function weighByRule(
  { unit, spans, features }: Candidate,
  { kind, words }: AskedQuestion,
  question: string,
  at: number,
): number {
  let worth = 0;
  if (COUNTED.has(kind) && !spans.length) worth += kind === 'number' ? NO_NUMBER : NO_SPAN;
  if (unit.sentence.page === 1 && at < BEGINNING) {
    const asked = foldText(question.slice(0, 500));
    if (TITLE.test(asked) && at === 0) return 8;
    if (AUTHOR.test(asked) && BY.test(unit.sentence.text)) return 8;
    if (AUTHOR.test(asked) && (unit.sentence.text.match(NAMES)?.length ?? 0) > 1) return 3;
  }
  // It is shown with the row below it where it is the best, but that row should be.
  if (unit.isHead) worth += BARE / 2;
  if (
    kind === 'thing' &&
    WHAT_IS.test(question) &&
    features[COVER]! > MOSTLY &&
    definesWord(unit.sentence.text, words, kind) >= SURELY
  )
    worth += DEFINES;
  if (kind === 'definition' && definesWord(unit.sentence.text, words, kind) >= SURELY)
    worth += DEFINES + (initialsOf(unit.sentence.text, words) ? DEFINES : 0);
  const isScrap = unit.length <= 3 && !/\d/.test(unit.sentence.text);
  if (unit.shape === 'heading' || unit.words.length < 2 || isScrap) worth += BARE;
  if (unit.sentence.text.endsWith('?')) worth += ASKS_ITSELF;
  return worth;
}
