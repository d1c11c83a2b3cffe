import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Candidate } from './features.ts';
import { holdsRole, namesDeputy } from './holds-role.ts';
import { weighTopics } from '../topics/topic-places.ts';
import { askedMeasure } from './asked-measure.ts';
import { definesWord, initialsOf } from './definition-signs.ts';
import { COUNTED, FEATURES } from './features.ts';
import { readContact } from './find-contact.ts';
import { labelledValue } from './labelled-value.ts';
import { isOfOpposite } from './opposite.ts';
import { isOfOtherNumber } from './other-number.ts';
import { isOfOtherTime } from './other-time.ts';
import type { AskedQuestion } from './question-words.ts';

const NO_SPAN = -1.5;
const NO_NUMBER = -1;
const BARE = -2;
const DEFINES = 1;
const SURELY = 0.9;
const WHAT_IS =
  /^(?:what|who) (?:is|are)\s|^(?:was|wer) (?:ist|sind)\s|^qu['’ ]est-ce|^qui (?:est|sont)\s|^(?:qué|quién) (?:es|son)\s/iu;
const NAMED = 0.8;
const COVER = 0;
const KEY = FEATURES.indexOf('key');
const HEADS = FEATURES.indexOf('heads');
const KEY_OR_HEAD = FEATURES.indexOf('keyOrHead');
/** So much of the question the names of a row and of its columns have to say, each of them some of it. */
const NAMES_BOTH = 0.6;
const NAMES_SOME = 0.2;
const CROSSES = 1.5;
const MOSTLY = 0.8;
const ASKS_ITSELF = -0.7;
const HOLDS_ROLE = 3;
const LABELLED = 3;
const NO_CONTACT = -3;
const OTHER_TIME = -3;
const OPPOSITE = -2;
const NO_MEASURE = -1.5;

/** What the sets the trees have learnt from do not show: a sum is never stated without one, and a heading alone says nothing. */
export function weighByRule(
  { unit, spans, features }: Candidate,
  asked: AskedQuestion,
  question: string,
  index: PassageIndex,
): number {
  const { kind, words, absent, contact, topics } = asked;
  let worth = 0;
  if (COUNTED.has(kind) && !spans.length) worth += kind === 'number' ? NO_NUMBER : NO_SPAN;
  const isCrossed = features[KEY]! > NAMES_SOME && features[HEADS]! > NAMES_SOME;
  if (unit.shape === 'row' && isCrossed && features[KEY_OR_HEAD]! > NAMES_BOTH) worth += CROSSES;
  if (labelledValue(unit, asked) !== undefined) worth += LABELLED;
  // It is shown with the row below it where it is the best, but that row should be.
  if (unit.isHead) worth += BARE / 2;
  if (
    kind === 'thing' &&
    WHAT_IS.test(question) &&
    features[COVER]! > MOSTLY &&
    definesWord(unit.sentence.text, words, kind) >= SURELY
  )
    worth += DEFINES;
  if (kind === 'person' && words.length <= 2 && spans.length && WHAT_IS.test(question)) {
    const named = definesWord(unit.sentence.text, words, kind);
    const isKey = unit.isLabelled && words.some(({ alike }) => [...unit.key].some((stem) => alike.has(stem)));
    if (named >= NAMED || isKey) worth += named >= SURELY ? 2 * DEFINES : DEFINES / 2;
  }
  if (kind === 'definition' && definesWord(unit.sentence.text, words, kind) >= SURELY)
    worth += DEFINES + (initialsOf(unit.sentence.text, words) ? DEFINES : 0);
  const isHolder = kind === 'person' && !absent && holdsRole(index, unit, question) !== undefined;
  if (isHolder) worth += HOLDS_ROLE;
  if (contact) worth += readContact(contact.shape, unit.sentence.text) ? DEFINES : NO_CONTACT;
  if (kind === 'person' && namesDeputy(unit, question)) worth -= HOLDS_ROLE;
  if (isOfOtherTime(question, unit.sentence.text)) worth += OTHER_TIME;
  if (askedMeasure(question)?.test(unit.sentence.text) === false) worth += NO_MEASURE;
  if (isOfOtherNumber(asked.places, unit.sentence.text, index.passages[unit.passage]!.heading))
    worth += OPPOSITE;
  if (isOfOpposite(question, unit.sentence.text)) worth += OPPOSITE;
  worth += weighTopics(index, topics, unit, question);
  const isScrap = unit.length <= 3 && !/\d/.test(unit.sentence.text);
  const isCount = COUNTED.has(kind) && spans.length > 0;
  if (
    !unit.isLabelled &&
    !isCount &&
    !isHolder &&
    (unit.shape === 'heading' || unit.words.length < 2 || isScrap)
  )
    worth += BARE;
  if (unit.sentence.text.endsWith('?')) worth += ASKS_ITSELF;
  return worth;
}
