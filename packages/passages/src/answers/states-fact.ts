import { FACT_WORDS } from '../library/asked-words.ts';
import { readWish } from '../library/read-wish.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AnswerKind } from '../reading/answer-kind.ts';
import { type AnswerSpan, findAnswers } from '../reading/answer-spans.ts';
import { holdsRole } from '../reading/holds-role.ts';
import type { Reading } from '../reading/read-passages.ts';
import type { Unit } from '../reading/units.ts';
import { foldText } from '../text/tokens.ts';

/** No question that is meant here depends on the day. */
const ANY_DAY = '2000-01-01';
/** Whoever asks what a bill comes to asks for one line of it, and what is paid or costs something stands in many. */
const TOTAL =
  /(?<![a-z])(?:total|(?:amount|balance) due|gesamt\w*|rechnungsbetrag|montant|importe total|net a payer)(?![a-z])/;
const WHO_IS =
  /^(?:who is|whos|who are|wer ist|wer sind|qui est|qui sont|quien es|quienes son) (?:the |der |die |das |le |la |les |l|el |los )?(\p{L}{3,30})\s*[?!.]?$/u;
const CALLED =
  /\p{L}[.,]? \((?:(?:the|hereinafter|hereafter|called|nachfolgend|nachstehend|im folgenden|der|die|ci-apres|le|la|el|en adelante)[ ,:]{1,2}){0,4}["“”„«]{0,2}\s?(?:the |der |die |le |la |el )?(\p{L}{3,30})\s?["“”»]{0,2}\)/gu;
/** So many of the likeliest sentences may say otherwise. */
const COMPARED = 8;
/** Letters between a fact and its value. */
const BESIDE = 60;

/**
 * Whether the first sentence states what alone is asked for: `How much is the deposit?` is answered by the sentence that has a
 * sum beside the deposit, if no other sentence has another.
 */
export function statesFact(index: PassageIndex, question: string, { asked, units }: Reading): boolean {
  if (statesRole(question, units[0]?.unit)) return true;
  if (!asked.absent && namesHolder(index, question, units)) return true;
  const { topic, facts, kind, when, sum } = readWish(question, ANY_DAY);
  const fact = FACT_WORDS.find((one) => one.facts.includes(facts[0]!));
  if (topic.length || when || sum || !fact?.answer || fact.answer !== kind) return false;
  const names = facts.includes('total') ? TOTAL : fact.asked;
  const values = units.slice(0, COMPARED).map(({ unit }) => valueBeside(unit, names, kind));
  const [first] = values;
  return first !== undefined && values.every((value) => value === undefined || value === first);
}

/** Who the landlord is, says the sentence that calls somebody so: `Ada Brook (the Landlord)`. */
function statesRole(question: string, first: Unit | undefined): boolean {
  const role = WHO_IS.exec(foldText(question))?.[1];
  if (!role || !first) return false;
  return [...foldText(first.sentence.text).matchAll(CALLED)].some(([, called]) => called === role);
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
  if (!named) return undefined;
  const spans = findAnswers(text, kind);
  if (shape === 'row' && spans.length > 1) return undefined;
  const far = ({ from, to }: AnswerSpan) =>
    Math.max(from - named.index - named[0].length, named.index - to, 0);
  const [nearest] = spans.toSorted((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= BESIDE ? text.slice(nearest.from, nearest.to) : undefined;
}
