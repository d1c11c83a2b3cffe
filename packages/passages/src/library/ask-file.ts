import { answerQuestion } from '../answers/answer-question.ts';
import { listKindred } from '../lexical/document-words.ts';
import { listStems, stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { findAnswers } from '../reading/answer-spans.ts';
import type { DocumentKind } from '../summaries/document-kind.ts';
import type { FactName } from '../summaries/fact-names.ts';
import type { Fact } from '../summaries/fact.ts';
import { listFacts } from '../summaries/list-facts.ts';
import { dayComesFirst, typeDate } from '../summaries/typed-date.ts';
import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import { FACT_WORDS, FILE_WORDS } from './asked-words.ts';
import type { FileAnswer, Said, Value } from './file-answer.ts';
import { findMention } from './find-mention.ts';
import type { Wish } from './read-wish.ts';
import { currencyOf, typeAmount } from './typed-amount.ts';
import { weighFit } from './weigh-fit.ts';
import { findAmounts } from './written-amounts.ts';

type Read = {
  kind: DocumentKind;
  facts: Fact[];
  dayFirst: boolean | undefined;
  currency: string | undefined;
};

/** What comes nearest is shown from here on; where no file answers, of so many files in any case. */
const CLOSEST_FROM = 0.3;
const LEAST_SHOWN = 3;
/** So much of what is asked about has to stand in the file. */
const SPOKEN_FROM = 0.6;
/** Documents name these by few words. */
const NAMED = new Set<FactName>(['deposit', 'rent', 'salary', 'notice', 'iban', 'nextMeeting']);
const LONGEST_QUOTE = 400;

/** What one of many files says, by its key facts, else by the reader; nothing where it does not speak of it. `pages`: some of its text; `name`: its file name. */
export function askFile(
  index: PassageIndex,
  { pages, name = '' }: { pages: Page[]; name?: string },
  wish: Wish,
  today: string,
  vector?: Int8Array,
): FileAnswer | null {
  const spoken = wish.mentions ? 1 : shareSpoken(index, pages, wish.topic);
  // The reader judges one document; among many, most are about something else.
  if (spoken < SPOKEN_FROM) return null;
  const read = readFile(pages, index.language.code);
  const isOfKind = wish.files && (read.kind === wish.files || isNamed(name, wish.files));
  if (wish.files && !isOfKind && read.kind !== 'other') return null;
  const said = wish.mentions
    ? findMention(index, pages, wish.topic)
    : (sayFact(read, index, pages, wish, spoken) ?? sayAnswer(index, wish, read, vector));
  if (!said) return null;
  const { context, ...answer } = said;
  return {
    ...answer,
    fit: weighFit(said, context, read.facts, wish, today),
    ...(isOfKind !== undefined && { isOfKind }),
  };
}

const isNamed = (name: string, files: DocumentKind) =>
  FILE_WORDS.some(({ kind, asked }) => kind === files && asked.test(foldText(name)));

/** Of answers in the order in which their files came: those of the kind that was asked about where there are any; of these all that answer, and the closest that are worth showing. */
export function chooseAnswers<One extends FileAnswer>(all: One[]): One[] {
  const ofKind = all.filter((one) => one.isOfKind);
  const answers = ofKind.length ? ofKind : all;
  const isAnswered = ({ outcome, fit }: FileAnswer) => outcome === 'answered' && fit !== 'no';
  const least = answers.some(isAnswered) ? 0 : LEAST_SHOWN;
  const closest = answers.filter(({ outcome }) => outcome === 'closest');
  const shown = new Set(closest.filter(({ confidence }, i) => i < least || confidence >= CLOSEST_FROM));
  return answers.filter((one) => one.outcome === 'answered' || shown.has(one));
}

function readFile(pages: Page[], language: string): Read {
  const { kind, facts } = listFacts(pages, language);
  const dates = facts.filter((fact) => fact.kind === 'date').map(({ text }) => text);
  const currencies = new Set(
    facts.flatMap((fact) => (fact.kind === 'amount' ? (currencyOf(fact.text) ?? []) : [])),
  );
  const [currency] = currencies.size === 1 ? currencies : [];
  return { kind, facts, dayFirst: dayComesFirst(dates, language), currency };
}

/** A fact answers where nothing else is asked, or of a bill that speaks of what is asked. */
function sayFact(
  read: Read,
  index: PassageIndex,
  pages: Page[],
  wish: Wish,
  spoken: number,
): Said | undefined {
  if (wish.topic.length && (read.kind !== 'invoice' || spoken < 1)) return undefined;
  for (const name of wish.facts) {
    const named = read.facts.filter((fact) => fact.name === name && fitsWish(fact, wish));
    const typed = named.map((fact) => ({ fact, value: valueOfFact(fact, read) }));
    // A total comes behind the sums that make it up; of others the first is told.
    const [best] = name === 'total' ? typed.toSorted(bySum) : typed;
    const [place] = best?.fact.places ?? [];
    const page = pages.find((one) => one.page === place?.page);
    if (!best || !place || !page) continue;
    const quote = lineAt(index, page, place);
    return { outcome: 'answered', confidence: 1, page: page.page, quote, value: best.value, context: quote };
  }
  return undefined;
}

/** How much of what is asked about the file has words for. */
function shareSpoken({ words, language }: PassageIndex, pages: Page[], topic: string[]): number {
  if (!topic.length) return 1;
  const stems = new Set([...words.flat().map(stemOf), ...pages.flatMap(({ text }) => listStems(text))]);
  const said = [...stems];
  const isSaid = (word: string) =>
    stems.has(stemOf(word)) ||
    listKindred(word, language.code).some((other) => said.some((stem) => stem.startsWith(stemOf(other))));
  return topic.filter(isSaid).length / topic.length;
}

/** A due date may be a time as well; a sum may not be a share. */
function fitsWish(fact: Fact, { kind }: Wish): boolean {
  if (kind === 'amount') return fact.kind === 'amount';
  if (kind === 'date') return fact.kind === 'date' || fact.kind === 'duration';
  return true;
}

function valueOfFact({ kind, text, date }: Fact, read: Read): Value {
  if (kind === 'amount') return valueOf(text, 'amount', read);
  return { text, ...(date && { date }) };
}

function valueOf(text: string, kind: Wish['kind'], { dayFirst, currency }: Read): Value {
  if (kind === 'date') {
    const date = typeDate(text, dayFirst);
    return { text, ...(date && { date }) };
  }
  const amount = kind === 'amount' ? typeAmount(text) : undefined;
  if (!amount) return { text };
  const known = amount.currency ?? currency;
  return { text, amount: amount.amount, ...(known && { currency: known }) };
}

function sayAnswer(
  index: PassageIndex,
  wish: Wish,
  read: Read,
  vector: Int8Array | undefined,
): Said | undefined {
  const answer = answerQuestion(index, { text: wish.text, vector });
  const [source] = answer.sources;
  if (!source || answer.outcome === 'not_found') return undefined;
  const { page, snippet, answer: said, context } = source;
  if (!wish.topic.length && !speaksOf(wish.facts, `${snippet} ${context}`)) return undefined;
  const isSum = wish.kind === 'amount';
  const text = isSum ? amountOf(snippet, said) : (said ?? spanOf(snippet, wish));
  // Whoever asks for a total is not told what no sum stands in.
  const isTold = answer.outcome === 'answered' && (text !== undefined || !wish.facts.includes('total'));
  return {
    outcome: isTold ? 'answered' : 'closest',
    confidence: answer.confidence,
    page,
    quote: snippet,
    ...(text && { value: valueOf(text, wish.kind, read) }),
    context,
  };
}

/** Among many files, most do not have what is asked for, and the likeliest date of such a file is another. */
function speaksOf(facts: FactName[], text: string): boolean {
  const fact = FACT_WORDS.find((one) => one.facts[0] === facts[0] && NAMED.has(one.facts[0]!));
  if (!fact) return true;
  const words = listStems(fact.words);
  const said = listStems(text);
  return fact.asked.test(foldText(text)) || words.some((word) => said.some((one) => one.startsWith(word)));
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

/** The line, where all of it is a name and its value; else the sentence, which lines may have cut. */
function lineAt(index: PassageIndex, { page, text }: Page, { from, to }: Fact['places'][number]): string {
  const start = text.lastIndexOf('\n', Math.max(0, from - 1)) + 1;
  const next = text.indexOf('\n', to);
  const raw = text.slice(start, next < 0 ? undefined : next);
  const line = readAloud(raw).trim();
  const isWhole = from === start && to >= start + raw.length;
  const sentence = isWhole ? undefined : sentenceAt(index, page, from, to);
  return (
    [sentence, line].find((one) => one && one.length <= LONGEST_QUOTE) ??
    readAloud(text.slice(from, to)).trim()
  );
}

function sentenceAt({ passages }: PassageIndex, page: number, from: number, to: number): string | undefined {
  for (const { sentences } of passages) {
    const found = sentences.find((one) => one.page === page && one.from <= from && one.to >= to);
    if (found) return found.text;
  }
  return undefined;
}

const bySum = (a: { value: Value }, b: { value: Value }) => (b.value.amount ?? 0) - (a.value.amount ?? 0);
