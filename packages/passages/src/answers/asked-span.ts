import { synonymsOf } from '../lexical/synonyms.ts';
import { stemOf } from '../lexical/terms.ts';
import { type AnswerSpan, findAnswers } from '../reading/answer-spans.ts';
import { isEdge } from '../reading/asked-edge.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import { FUNCTION_WORDS, STOP_WORDS } from '../text/stop-words.ts';
import { listWords } from '../text/tokens.ts';
import { hasRival, pickByClause, standsNear } from './asked-clause.ts';
import { laterOfChange } from './changed-value.ts';

/** What only names the day of the week, the month or the hour of the same date. */
const SAME_DATE = /^,?(?:\s(?:at|um|on|à|a las|den|le|el|of))?,?\s?(?:\()?$/u;
/** `Ein verlorener Schlüssel` counts nothing. */
const ARTICLE = /^(?:eine?|one)$/iu;
/** Seven figures or more in groups: a phone number, an account. */
const GROUPED = /\+?\(?\d(?:[\s()/-]{0,2}\d){6,18}/gu;
const ASKS_WHAT_NOT = [
  ['What', 'what', 'Was', 'was'],
  ['not', 'never', 'nicht'],
];
/** What is left to be paid. */
const REST =
  /(?<!\p{L})(?:still|left|remain\p{L}{0,3}|outstanding|owe[ds]?|owing|due|balance|noch|offen\p{L}?|rest\p{L}{0,4}|solde|queda\p{L}?|pendiente|falta)(?!\p{L})/iu;
const BESIDE = 30;
/** `6 000 €`: a sum whose thousands stand apart. */
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3}){0,3}[ \u00a0\u202f]$/u;
const RAGGED_END = /[\s,;:(–[-]/u;
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const;

/**
 * Of several dates, sums or names in a sentence the one that is asked for: by the clause that the words of the question stand in. Where that
 * does not decide, none is told: the sentence is right, and a wrong part of it would not be.
 */
export function chooseSpan(text: string, spans: AnswerSpan[], asked: AskedQuestion): AnswerSpan | undefined {
  const { edge, kind, tokens } = asked;
  // `What does it not pay for?` asks for no sum.
  if (kind === 'amount' && ASKS_WHAT_NOT.every((words) => words.some((word) => tokens.has(word))))
    return undefined;
  const told = listCandidates(text, spans, asked);
  const [only] = told;
  if (told.length < 2) return only && (kind !== 'person' || standsNear(text, only, asked)) ? only : undefined;
  const edged = edge ? told.filter((span) => isEdge(edge, text, span)) : [];
  if (edged.length === 1) return hasRival(text, edged[0]!, told, asked) ? undefined : edged[0];
  const picked = pickByClause(text, told, asked);
  if (picked.length === 1) return isDoubtful(text, picked[0]!, told, asked) ? undefined : picked[0];
  return kind === 'date' ? undefined : laterOfChange(text, picked, asked);
}

/** A single name beside full ones is hardly who is asked for; what is left to pay is not what was paid. */
function isDoubtful(
  text: string,
  picked: AnswerSpan,
  told: AnswerSpan[],
  { kind, tokens }: AskedQuestion,
): boolean {
  const isFull = ({ from, to }: AnswerSpan) => text.slice(from, to).includes(' ');
  if (kind === 'person') return !isFull(picked) && told.some(isFull);
  const asksRest = kind === 'amount' && [...tokens].some((word) => REST.test(word));
  return asksRest && !REST.test(text.slice(Math.max(0, picked.from - BESIDE), picked.to + BESIDE));
}

function listCandidates(text: string, spans: AnswerSpan[], asked: AskedQuestion): AnswerSpan[] {
  const { kind, tokens } = asked;
  const said = (span: AnswerSpan) => text.slice(span.from, span.to);
  const whole =
    kind === 'date' ? joinDates(text, spans) : kind === 'number' ? joinGroups(text, spans) : spans;
  const isOfQuestion = (span: AnswerSpan) =>
    said(span)
      .split(/\s+/u)
      .every((word) => tokens.has(word));
  const fit = whole
    .map((span) => trimSpan(text, withThousands(text, span)))
    .filter((span) => span.to > span.from && !isOfQuestion(span));
  if (kind === 'person')
    return preferFull(
      text,
      fit.filter((span) => namesSomebody(said(span), asked)),
    );
  if (kind !== 'number') return fit;
  const dates = findAnswers(text, 'date').filter(({ from, to }) => to - from > 4);
  const isOfDate = ({ from, to }: AnswerSpan) => dates.some((date) => date.from <= from && to <= date.to);
  return fit.filter((span) => !ARTICLE.test(said(span)) && !isOfDate(span));
}

/** `Tuesday 4 November, 7.30 pm` is one date. */
function joinDates(text: string, spans: AnswerSpan[]): AnswerSpan[] {
  const joined: AnswerSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && SAME_DATE.test(text.slice(last.to, span.from))) last.to = span.to;
    else joined.push({ ...span });
  }
  return joined;
}

function withThousands(text: string, { from, to }: AnswerSpan): AnswerSpan {
  const before = /^\d{3}(?!\d)/u.test(text.slice(from, to)) ? THOUSANDS.exec(text.slice(0, from)) : null;
  return { from: from - (before?.[0].length ?? 0), to };
}

/** A number that is written in groups is one, and not its first group. */
function joinGroups(text: string, spans: AnswerSpan[]): AnswerSpan[] {
  const groups = [...text.slice(0, 3_000).matchAll(GROUPED)].map(({ 0: said, index }) => ({
    from: index,
    to: index + said.length,
  }));
  const groupOf = (span: AnswerSpan) => groups.find(({ from, to }) => from <= span.from && span.to <= to);
  const seen = new Set<AnswerSpan>();
  return spans.flatMap((span) => {
    const group = groupOf(span);
    if (!group) return [span];
    if (seen.has(group)) return [];
    seen.add(group);
    return [group];
  });
}

/** Without a bracket that has no other in it, and what stands behind one. */
export function trimSpan(text: string, { from, to }: AnswerSpan): AnswerSpan {
  let said = text.slice(from, to);
  for (const [open, close] of BRACKETS) {
    const [opens, closes] = [said.indexOf(open), said.indexOf(close)];
    if (closes >= 0 && (opens < 0 || closes < opens)) said = said.slice(0, closes);
    else if (opens >= 0 && said.indexOf(close, opens) < 0) said = said.slice(0, opens);
  }
  const start = from + (/^[\s,;:.)\]–-]*/u.exec(said)?.[0].length ?? 0);
  const letters = [...said];
  const last = letters.findLastIndex((letter) => !RAGGED_END.test(letter));
  const end = from + letters.slice(0, last + 1).join('').length;
  return { from: start, to: Math.max(start, end) };
}

/** A word alone at the beginning of a sentence has its capital there anyway: a common word is no name where there is another. */
function preferFull(text: string, spans: AnswerSpan[]): AnswerSpan[] {
  const isCommon = ({ from, to }: AnswerSpan) =>
    from === 0 && synonymsOf(stemOf(text.slice(from, to).toLowerCase())).length > 0;
  const others = spans.filter((span) => !isCommon(span));
  return others.length ? others : spans;
}

const isSmall = (word: string) => Object.values(FUNCTION_WORDS).some((words) => words.has(word));

/** `Please` and `The` are written as names are, so are numbers of grants and names of taxes, and what the question says itself is not who is asked for. */
const namesSomebody = (said: string, { words }: AskedQuestion): boolean => {
  const own = listWords(said);
  return (
    !/\d|^\p{Lu}{2,4}$/u.test(said) &&
    own.some((word) => !STOP_WORDS.has(word) && !isSmall(word)) &&
    !own.some((word) => words.some(({ stem }) => stem === stemOf(word)))
  );
};
