import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as textTool } from '../../packages/pdf-core/src/tools/text/text.ts';
import {
  answerQuestion,
  cutPassages,
  indexPassages,
  locateQuote,
  type Outcome,
  type Page,
  type Passage,
  type PassageIndex,
} from '@sheaf/passages';
import { printTable } from '../harness.ts';

/** `quotes`: where the document says it, each of them enough; none where it does not. */
type Asked = {
  document: string;
  kind: string;
  isParaphrase: boolean;
  text: string;
  previous?: string;
  quotes: string[];
};
type Told = Asked & {
  outcome: Outcome;
  right: boolean;
  page: number;
  passage: number;
  ms: number;
  shown: string;
};

/** Shorter quotes may stand anywhere, and count only where they were found first. */
const LEAST = 15;
const HALVES = { tune: 'tuned on', held: 'held out' } as const;

/**
 * Documents nobody here has written, which stay outside: a folder with NAME.pdf, read as an upload is, or NAME.txt (pages parted by
 * form feeds) and, for each half, tune.tsv and held.tsv: document, kind (p for a paraphrase, none or off where it has no answer),
 * question, quotes parted by ||, and where it leans on one the question before.
 */
export async function benchForeign(folder: string, halves: string[], verbose: boolean): Promise<void> {
  for (const [half, title] of Object.entries(HALVES)) {
    if (!halves.includes(half)) continue;
    const told = await measureForeign(folder, half);
    printForeign(title, told);
    if (verbose) for (const one of told) console.log(describe(one));
  }
}

async function measureForeign(folder: string, half: string): Promise<Told[]> {
  const told: Told[] = [];
  for (const [name, asked] of Map.groupBy(readForeign(folder, half), ({ document }) => document)) {
    const pages = await readPages(join(folder, name));
    const index = indexPassages(cutPassages(pages));
    for (const question of asked) told.push(ask(index, pages, question));
  }
  return told;
}

/** As the job does that reads an upload: `readText` of files.reading.service.ts. */
async function readPages(path: string): Promise<Page[]> {
  if (!existsSync(`${path}.pdf`))
    return readFileSync(`${path}.txt`, 'utf8')
      .split('\f')
      .map((text, i) => ({ page: i + 1, text }));
  const input = { name: `${path}.pdf`, bytes: new Uint8Array(readFileSync(`${path}.pdf`)) };
  const { report } = await textTool([input], { pages: 'all', words: false, contentOnly: true });
  return report.pages.map(({ page, text }) => ({ page, text }));
}

function readForeign(folder: string, half: string): Asked[] {
  const rows = readFileSync(join(folder, `${half}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [document = '', kind = '', text = '', quotes = '', previous] = row.split('\t');
    return {
      document,
      kind: kind.split(' ')[0]!,
      isParaphrase: kind.endsWith(' p'),
      text,
      ...(previous && { previous }),
      quotes: quotes ? quotes.split('||') : [],
    };
  });
}

function ask(index: PassageIndex, pages: Page[], question: Asked): Told {
  const start = performance.now();
  const { outcome, sources, ranked } = answerQuestion(index, question);
  const ms = performance.now() - start;
  const places = question.quotes.flatMap((quote) =>
    pages.flatMap(({ page, text }) => {
      const place = locateQuote(text, quote);
      return place ? [{ page, ...place }] : [];
    }),
  );
  // The document may say it more than once, in the same words.
  const says = (text: string) =>
    question.quotes.some((quote) => quote.length >= LEAST && locateQuote(text, quote));
  const holds = ({ sentences, text }: Passage) =>
    says(text) ||
    sentences.some((one) =>
      places.some(({ page, from, to }) => one.page === page && one.from < to && one.to > from),
    );
  if (question.quotes.length && !places.length)
    console.error(`${question.document} does not say: ${question.quotes.join(' || ')}`);
  const first = sources[0];
  const right =
    first !== undefined &&
    (says(first.snippet) ||
      places.some(({ page, from, to }) => first.page === page && first.from < to && first.to > from));
  const order = [...new Set(ranked.map(({ passage }) => passage.page))];
  return {
    ...question,
    outcome,
    right,
    page: Math.min(...places.map(({ page }) => order.indexOf(page)).filter((at) => at >= 0), 999),
    passage: ranked.findIndex(({ passage }) => holds(passage)),
    ms,
    shown: first?.snippet ?? '',
  };
}

const percent = (part: number, all: number) => (all ? ((100 * part) / all).toFixed(0) : '-');
const share = <T>(list: T[], is: (one: T) => boolean) => percent(list.filter(is).length, list.length);

function printForeign(title: string, told: Told[]): void {
  const answerable = told.filter(({ quotes }) => quotes.length);
  const rows = [
    ['all', answerable] as const,
    ['as written', answerable.filter((one) => !one.isParaphrase)] as const,
    ['in other words', answerable.filter((one) => one.isParaphrase)] as const,
    ...[...Map.groupBy(answerable, ({ kind }) => kind)].sort((a, b) => b[1].length - a[1].length),
  ].map(([kind, list]) => {
    const answered = list.filter(({ outcome }) => outcome === 'answered');
    return {
      kind,
      questions: list.length,
      'page in 3': share(list, ({ page }) => page < 3),
      'passage in 3': share(list, ({ passage }) => passage >= 0 && passage < 3),
      'passage in 30': share(list, ({ passage }) => passage >= 0 && passage < 30),
      'first quote right': share(list, ({ right }) => right),
      answered: percent(answered.length, list.length),
      'of them right': share(answered, ({ right }) => right),
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
    one.isParaphrase ? 'p' : 'l',
    one.outcome,
    one.right ? 'RIGHT' : 'wrong',
    one.passage,
    one.text,
    '=>',
    one.shown.slice(0, 160),
  ].join(' | ');
