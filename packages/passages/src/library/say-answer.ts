import { answerQuestion } from '../answers/answer-question.ts';
import { listStems, stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { findAnswers } from '../reading/answer-spans.ts';
import { isOfRole } from './asked-roles.ts';
import type { Said } from './file-answer.ts';
import type { Wish } from './read-wish.ts';
import { type Read, valueOf } from './say-fact.ts';
import { speaksOf, speaksOfSigning } from './speaks-of.ts';
import { findAmounts } from './written-amounts.ts';

/** The reader judges one document, and among many each has a likeliest place. */
const SURE_FROM = 0.7;
/** So many letters make two words alike. */
const ALIKE = 5;

/** Who holds a part is told by a name with its word beside it; what the reader finds only comes near. */
export function sayNear(
  index: PassageIndex,
  wish: Wish,
  read: Read,
  vector: Int8Array | undefined,
): Said | undefined {
  const said = sayAnswer(index, wish, read, vector);
  return said && isOfRole(`${said.quote} ${said.context}`, wish.role!)
    ? { ...said, outcome: 'closest', value: undefined }
    : undefined;
}

export function sayAnswer(
  index: PassageIndex,
  wish: Wish,
  read: Read,
  vector: Int8Array | undefined,
): Said | undefined {
  const answer = answerQuestion(index, { text: wish.text, vector });
  const [source] = answer.sources;
  if (!source || answer.outcome === 'not_found') return undefined;
  const { page, snippet, answer: said, context } = source;
  const isOfEnd = wish.facts[0] === 'end';
  if ((!wish.topic.length || isOfEnd) && !speaksOf(wish.facts, isOfEnd ? snippet : `${snippet} ${context}`))
    return undefined;
  if (wish.asks === 'signed' && !speaksOfSigning(snippet)) return undefined;
  const isSum = wish.kind === 'amount';
  const text = isSum ? amountOf(snippet, said) : (said ?? spanOf(snippet, wish));
  const isTold =
    answer.outcome === 'answered' &&
    answer.confidence >= SURE_FROM &&
    isOfAskedKind(text, wish) &&
    (!isSum || isAbout(snippet, wish.topic));
  return {
    outcome: isTold ? 'answered' : 'closest',
    confidence: answer.confidence,
    page,
    quote: snippet,
    ...(text && { value: valueOf(text, wish.kind, read) }),
    context,
  };
}

/** A sum beside none of the words that are asked about is of something else: water stands beside electricity in lists, and is paid by itself. */
function isAbout(text: string, topic: string[]): boolean {
  const said = listStems(text);
  const isSaid = (word: string) =>
    said.some(
      (stem) => stem === stemOf(word) || (word.length > ALIKE && stem.startsWith(word.slice(0, ALIKE))),
    );
  return !topic.length || topic.some(isSaid);
}

/** Whoever asks for a sum or a day is not told what none stands in. */
function isOfAskedKind(text: string | undefined, { kind, asks, facts }: Wish): boolean {
  if (kind === 'amount') return text !== undefined;
  const isOfDay = kind === 'date' && (asks === 'signed' || facts.includes('end'));
  return !isOfDay || (text !== undefined && findAnswers(text, 'date').length === 1);
}

/** The one date of a sentence; of several none is certain. */
function spanOf(snippet: string, { kind }: Wish): string | undefined {
  if (kind !== 'date') return undefined;
  const spans = findAnswers(snippet, kind);
  return spans.length === 1 ? snippet.slice(spans[0]!.from, spans[0]!.to) : undefined;
}

/** The sum that was pointed at, else the only sum of the sentence. */
function amountOf(snippet: string, said: string | undefined): string | undefined {
  if (!said) {
    const [sum, ...others] = findAmounts(snippet);
    return sum && !others.length ? snippet.slice(sum.from, sum.to) : undefined;
  }
  const at = snippet.indexOf(said);
  const text = at < 0 ? said : snippet;
  const sum = findAmounts(text).find(({ from, to }) => at < 0 || (from < at + said.length && at < to));
  return sum && text.slice(sum.from, sum.to);
}
