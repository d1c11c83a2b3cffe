import { join } from 'node:path';
import {
  answerQuestion,
  cutPassages,
  indexPassages,
  locateNoted,
  locateQuote,
  type Outcome,
  type Page,
  type Passage,
  type PassageIndex,
} from '@sheaf/passages';
import { readForeignPages } from '../foreign-pages.ts';
import { printTable } from '../harness.ts';
import { type Asked, readForeign } from './foreign-questions.ts';

/** `right`: the first quote touches the place; `states`: it holds the answer that was written down, too. */
type Told = Asked & {
  outcome: Outcome;
  right: boolean;
  states: boolean;
  page: number;
  passage: number;
  confidence: number;
  ms: number;
  shown: string;
};

/** Shorter quotes may stand anywhere, and count only where they were found first. */
const LEAST = 15;
const HALVES = { tune: 'tuned on', held: 'held out' };

/**
 * Documents nobody here has written, which stay outside: a folder with NAME.pdf, read as an upload is, or NAME.txt (pages parted by
 * form feeds), and the questions. Either questions.json, a list of { doc, language, kind (literal, paraphrase, table, yesno, absent, offtopic),
 * answerType, question, answers, page, passage }; or, for each half, tune.tsv and held.tsv: document, kind (p for a paraphrase, none or off where
 * it has no answer), question, quotes parted by ||, and where it leans on one the question before.
 */
export async function benchForeign(folder: string, halves: string[], verbose: boolean): Promise<void> {
  for (const [title, asked] of readForeign(folder, HALVES, halves)) {
    const told = await measureForeign(folder, asked);
    printForeign(title, told);
    if (verbose) for (const one of told) console.log(describe(one));
  }
}

async function measureForeign(folder: string, asked: Asked[]): Promise<Told[]> {
  const told: Told[] = [];
  for (const [name, own] of Map.groupBy(asked, ({ document }) => document)) {
    const pages = await readForeignPages(join(folder, name));
    const index = indexPassages(cutPassages(pages));
    for (const question of own) told.push(ask(index, pages, question));
  }
  return told;
}

type Place = { page: number; from: number; to: number };

function ask(index: PassageIndex, pages: Page[], question: Asked): Told {
  const start = performance.now();
  const { outcome, sources, ranked, confidence } = answerQuestion(index, question);
  const ms = performance.now() - start;
  const places = locateNoted(pages, question);
  // The document may say it more than once, in the same words.
  const says = (text: string) =>
    question.quotes.some((quote) => quote.length >= LEAST && locateQuote(text, quote));
  const touches = (one: Place) =>
    places.some(({ page, from, to }) => one.page === page && one.from < to && one.to > from);
  const holds = ({ sentences, text }: Passage) => says(text) || sentences.some(touches);
  if (question.quotes.length && !places.length)
    console.error(`${question.document} does not say: ${question.quotes.join(' || ')}`);
  const first = sources[0];
  const right = first !== undefined && (says(first.snippet) || touches(first));
  const order = [...new Set(ranked.map(({ passage }) => passage.page))];
  return {
    ...question,
    outcome,
    right,
    states: right && statesAnswer(first.snippet, question),
    page: Math.min(...places.map(({ page }) => order.indexOf(page)).filter((at) => at >= 0), 999),
    passage: ranked.findIndex(({ passage }) => holds(passage)),
    confidence,
    ms,
    shown: first?.snippet ?? '',
  };
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Whether it is so is said by the clause that decides, whose words nobody can write down beforehand. */
const statesAnswer = (snippet: string, { answers, kind, groups }: Asked) =>
  !answers.length ||
  kind === 'yesno' ||
  groups.includes('asks: yesno') ||
  answers.some((answer) => plain(snippet).includes(plain(answer)));

const percent = (part: number, all: number) => (all ? ((100 * part) / all).toFixed(0) : '-');
const share = <T>(list: T[], is: (one: T) => boolean) => percent(list.filter(is).length, list.length);

function printForeign(title: string, told: Told[]): void {
  const answerable = told.filter(({ quotes }) => quotes.length);
  const groups = [...new Set(answerable.flatMap((one) => one.groups))];
  const rows = [
    ['all', answerable] as const,
    ...groups.map((group) => [group, answerable.filter((one) => one.groups.includes(group))] as const),
  ].map(([kind, list]) => {
    const answered = list.filter(({ outcome }) => outcome === 'answered');
    return {
      kind,
      questions: list.length,
      'page in 3': share(list, ({ page }) => page < 3),
      'passage first': share(list, ({ passage }) => passage === 0),
      'passage in 3': share(list, ({ passage }) => passage >= 0 && passage < 3),
      'passage in 30': share(list, ({ passage }) => passage >= 0 && passage < 30),
      'first quote right': share(list, ({ right }) => right),
      answered: percent(answered.length, list.length),
      'of them right': share(answered, ({ right }) => right),
      'of them with the answer': share(answered, ({ states }) => states),
      'not found': share(list, ({ outcome }) => outcome === 'not_found'),
    };
  });
  printTable(`${title}: questions with an answer, per cent`, rows);
  const outcomes = ['none', 'off'].map((kind) => {
    const list = told.filter((one) => one.kind === kind);
    const of = (wanted: Outcome) => share(list, ({ outcome }) => outcome === wanted);
    return {
      kind,
      questions: list.length,
      answered: of('answered'),
      unsure: of('unsure'),
      'not found': of('not_found'),
    };
  });
  printTable(`${title}: questions without an answer (none: on the topic, off: off it), per cent`, outcomes);
  const times = told.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(`\np95 ${times[Math.floor(0.95 * times.length)]!.toFixed(0)} ms`);
}

const describe = (one: Told) =>
  [
    one.document,
    one.kind,
    one.outcome,
    one.right ? (one.states ? 'RIGHT' : 'RIGHT without the answer') : 'wrong',
    one.passage,
    one.confidence.toFixed(2),
    one.text,
    '=>',
    one.shown.slice(0, 160),
  ].join(' | ');
