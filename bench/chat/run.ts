import { parseArgs } from 'node:util';
import { cutPassages, indexPassages, RANK_WEIGHTS, shareWords, type RankWeights } from '@sheaf/passages';
import { noteFigure } from '../figures.ts';
import { printTable } from '../harness.ts';
import { embedAsked, openEmbedder } from './embedder.ts';
import { askElsewhere, measureAnswers, measureRanking, type Asked, type Found } from './measure.ts';
import { benchForeign } from './foreign.ts';
import { readDocuments, type Document, type Kind } from './question-set.ts';
import { benchSpeed } from './speed.ts';

const NONE: RankWeights = {
  words: 0,
  grams: 0,
  meaning: 0,
  sentence: 0,
  alike: 0,
  synonym: 0,
  previous: 0,
  dense: 0,
};
const WORDS = { ...NONE, words: 1 };
const { previous, synonym, grams } = RANK_WEIGHTS;
/** Every part alone or on top of the words, then all together as shipped. */
const ENGINES: Record<string, RankWeights> = {
  'BM25 alone': WORDS,
  '+ previous question': { ...WORDS, previous },
  '+ synonyms': { ...WORDS, previous, synonym },
  '+ four-letter pieces': { ...WORDS, previous, synonym, grams },
  'vectors of passages alone': { ...NONE, meaning: 1 },
  'vectors of sentences alone': { ...NONE, sentence: 1 },
  'words used alike alone': { ...NONE, alike: 1 },
  'BM25 + vectors, half and half': { ...WORDS, meaning: 1 },
  'the mix': RANK_WEIGHTS,
};

/** What a model that was named changes. */
const WITH_MODEL: Record<string, RankWeights> = {
  'the mix without the model': { ...RANK_WEIGHTS, dense: 0 },
  'the model’s vectors alone': { ...NONE, dense: 1 },
  'the mix with the model': RANK_WEIGHTS,
};

/**
 * npm run bench -- chat [--held-out | --development] [--documents NAME,...]
 *   [--model NAME (--models FOLDER | --server URL)]: questions with known answers; with a model the same tables again.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      'held-out': { type: 'boolean', default: false },
      development: { type: 'boolean', default: false },
      documents: { type: 'string' },
      model: { type: 'string' },
      models: { type: 'string' },
      server: { type: 'string' },
      foreign: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  if (values.foreign) {
    const wanted = values.development ? ['tune'] : values['held-out'] ? ['held'] : ['tune', 'held'];
    return await benchForeign(values.foreign, wanted, values.verbose);
  }
  const embedder = openEmbedder(values);
  const wanted = values.documents?.split(',');
  // First, while the process holds nothing else that memory could be taken from.
  if (!wanted) benchSpeed();
  const documents = readDocuments().filter(({ name }) => wanted?.includes(name) ?? true);
  printQuestions(documents);
  const halves = (['development', 'held-out'] as const).filter(
    (half) => values[half] || !(values['held-out'] || values.development),
  );
  for (const half of halves) {
    const asked = documents.filter((document) => document.half === half).map(ask);
    if (!asked.length) continue;
    benchRanking(half, asked, ENGINES);
    benchAnswers(half, asked);
    if (!embedder) continue;
    const beside = `${half}, with ${embedder.model}`;
    const embedded: Asked[] = [];
    for (const one of asked) embedded.push(await embedAsked(one, embedder));
    benchRanking(beside, embedded, WITH_MODEL);
    benchAnswers(beside, embedded);
  }
  await embedder?.close();
}

/** A paraphrase may share no telling word with the sentence that answers it; one that does is a mistake in the set. */
function printQuestions(documents: Document[]): void {
  const questions = documents.flatMap((document) => document.questions);
  const shared = questions.filter(
    ({ kind, text, quote = '' }) => kind === 'paraphrase' && shareWords(text, quote) > 0,
  );
  if (shared.length) throw new Error(`Not paraphrased: ${shared.map(({ text }) => text).join(' | ')}`);
  printTable(
    'Questions',
    documents.map(({ name, half, pages, questions: asked }) => {
      const count = (kind: Kind) => asked.filter((one) => one.kind === kind).length;
      const counts = {
        literal: count('literal'),
        paraphrase: count('paraphrase'),
        follow: count('follow'),
        none: count('none'),
      };
      return { document: name, half, pages: pages.length, ...counts };
    }),
  );
}

const ask = (document: Document): Asked => ({ document, index: indexPassages(cutPassages(document.pages)) });

function benchRanking(half: string, asked: Asked[], engines: Record<string, RankWeights>): void {
  const sections = ['all', 'literal', 'paraphrase', 'follow'];
  for (const what of ['page', 'passage'] as const) {
    const rows = Object.entries(engines).map(([engine, weights]) => {
      const found = measureRanking(asked, weights);
      if (weights === RANK_WEIGHTS)
        noteMissed(`chat, ${half}: ${what} not among the first 3, per cent`, found, what);
      const cells = sections.map((kind) => {
        const some = found.filter(({ question }) => kind === 'all' || question.kind === kind);
        return [`${kind} (${some.length})`, recall(some, what)];
      });
      return { engine, ...Object.fromEntries(cells) };
    });
    printTable(`${half}: the ${what} is among the first 1 / 3 / 5, per cent`, rows);
  }
}

function noteMissed(row: string, found: Found[], what: 'page' | 'passage'): void {
  const missed = found.filter((one) => one[what] >= 3).length;
  noteFigure({ row, value: (100 * missed) / found.length, goal: what === 'page' ? 20 : 25 });
}

const recall = (found: Found[], what: 'page' | 'passage') =>
  [1, 3, 5]
    .map((first) => percent(found.filter((one) => one[what] < first).length, found.length))
    .join(' / ');

const percent = (part: number, all: number) => (all ? ((100 * part) / all).toFixed(1) : '-');

function benchAnswers(half: string, asked: Asked[]): void {
  const told = measureAnswers(asked);
  const rows = (['answered', 'unsure', 'not_found'] as const).map((outcome) => {
    const so = told.filter((one) => one.outcome === outcome);
    const of = (kinds: string[]) => {
      const all = told.filter(({ question }) => kinds.includes(question.kind));
      return percent(all.filter((one) => one.outcome === outcome).length, all.length);
    };
    return {
      outcome,
      questions: so.length,
      'right, %':
        outcome === 'not_found'
          ? percent(so.filter(({ question }) => question.kind === 'none').length, so.length)
          : percent(so.filter(({ right }) => right).length, so.length),
      'of literal ones, %': of(['literal']),
      'of paraphrased ones, %': of(['paraphrase']),
      'of all with an answer, %': of(['literal', 'paraphrase', 'follow']),
      'of unanswerable ones, %': of(['none']),
    };
  });
  printTable(`${half}: the three answers`, rows);
  const elsewhere = measureAnswers(askElsewhere(asked));
  const shares = (['answered', 'unsure', 'not_found'] as const).map(
    (outcome) =>
      `${outcome} ${percent(elsewhere.filter((one) => one.outcome === outcome).length, elsewhere.length)} %`,
  );
  console.log(`\nOf ${elsewhere.length} questions about another document: ${shares.join(', ')}.`);
  const sum = (key: 'sources' | 'located') => told.reduce((total, one) => total + one[key], 0);
  console.log(
    `\nOf ${sum('sources')} citations ${percent(sum('located'), sum('sources'))} % were located in their page.`,
  );
}
