import { isFieldAsked } from './asked-field.ts';
import { tellsHowMany } from './asked-count.ts';
import { tellsHowOften } from './asked-rate.ts';
import { FACT_WORDS } from '../library/asked-words.ts';
import { readWish } from '../library/read-wish.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AnswerKind } from '../reading/answer-kind.ts';
import { type AnswerSpan, findAnswers } from '../reading/answer-spans.ts';
import type { AskedContact } from '../reading/asked-contact.ts';
import { readContact } from '../reading/find-contact.ts';
import { holdsRole } from '../reading/holds-role.ts';
import { askedRole } from '../reading/named-roles.ts';
import type { Reading } from '../reading/read-passages.ts';
import type { Unit } from '../reading/units.ts';
import { foldText } from '../text/tokens.ts';

/** No question that is meant here depends on the day. */
const ANY_DAY = '2000-01-01';
/** Whoever asks what a bill comes to asks for one line of it, and what is paid or costs something stands in many. */
const TOTAL =
  /(?<![a-z])(?:total|(?:amount|balance) due|gesamt\w*|rechnungsbetrag|montant|importe total|net a payer)(?![a-z])/;
/** So many of the likeliest sentences may say otherwise. */
const COMPARED = 8;
/** Letters between a fact and its value. */
const BESIDE = 60;

/**
 * Whether the first sentence states what alone is asked for: `How much is the deposit?` is answered by the sentence that has a
 * sum beside the deposit, if no other sentence has another.
 */
export function statesFact(index: PassageIndex, question: string, { asked, units }: Reading): boolean {
  if (units[0] && askedRole(index, question)?.(units[0].unit)) return true;
  if (isOnlyContact(index, asked.contact)) return true;
  if (!asked.absent && namesHolder(index, question, units)) return true;
  if (isFieldAsked(asked, units) || tellsHowOften(asked, units)) return true;
  if (tellsHowMany(asked, units)) return true;
  const { topic, facts, kind, when, sum } = readWish(question, ANY_DAY);
  const fact = FACT_WORDS.find((one) => one.facts.includes(facts[0]!));
  if (topic.length || when || sum || !fact?.answer || fact.answer !== kind) return false;
  const names = facts.includes('total') ? TOTAL : fact.asked;
  const values = units
    .slice(0, COMPARED)
    .map(({ unit }) => valueBeside(unit, names, kind) ?? valueBelow(index, unit, names, kind));
  const [first] = values;
  return first !== undefined && values.every((value) => value === undefined || value === first);
}

/** Of one phone number in all it needs not be said whose it is. */
function isOnlyContact({ passages }: PassageIndex, contact: AskedContact | undefined): boolean {
  if (!contact?.isAlone) return false;
  const found = passages.flatMap(({ text }) => {
    const first = readContact(contact.shape, text);
    const other = first && readContact(contact.shape, text.replaceAll(first, ' '));
    return [first, other].filter((one) => one !== undefined);
  });
  return new Set(found).size === 1;
}

/** Who the president is, says a line that names one, where no other line names another. */
function namesHolder(index: PassageIndex, question: string, units: Reading['units']): boolean {
  const holders = units.slice(0, COMPARED).map(({ unit }) => holdsRole(index, unit, question));
  const [first] = holders;
  return first !== undefined && holders.every((name) => name === undefined || name === first);
}

/** The value next to where the fact is named; of several in a row none is certain. */
function valueBeside(
  { sentence: { text }, shape }: Unit,
  names: RegExp,
  kind: AnswerKind,
): string | undefined {
  const named = names.exec(foldText(text));
  // The number of a clause is no value.
  if (!named || shape === 'heading') return undefined;
  const spans = findAnswers(text, kind);
  if (shape === 'row' && spans.length > 1) return undefined;
  const far = ({ from, to }: AnswerSpan) =>
    Math.max(from - named.index - named[0].length, named.index - to, 0);
  const [nearest] = spans.toSorted((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= BESIDE ? text.slice(nearest.from, nearest.to) : undefined;
}

/** The one value of a sentence below a heading that names the fact: below `Kaution`, what the tenant provides. */
function valueBelow(
  { passages }: PassageIndex,
  { sentence: { text }, passage, shape }: Unit,
  names: RegExp,
  kind: AnswerKind,
): string | undefined {
  if (shape === 'heading' || !names.test(foldText(passages[passage]!.heading ?? ''))) return undefined;
  const [value, ...others] = findAnswers(text, kind);
  return value && !others.length ? text.slice(value.from, value.to) : undefined;
}
