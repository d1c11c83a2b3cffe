import { indexPassages, openVectors, RANK_WEIGHTS, rankPassages, type RankWeights } from '@sheaf/passages';
import { locateSources } from './build-vectors.ts';
import { makeQuestions, type AskedDocument, type AskedQuestion } from './questions.ts';
import { isHeldOut, readSource } from './read-source.ts';

const NONE = Object.fromEntries(Object.keys(RANK_WEIGHTS).map((name) => [name, 0])) as RankWeights;
const ENGINES: Record<string, RankWeights> = {
  'BM25 alone': { ...NONE, words: 1 },
  'vectors alone': { ...NONE, meaning: 1 },
  'the mix': RANK_WEIGHTS,
};
const FIRST = 3;

/** Where the first right page came for each question; 0 is first. */
type Places = { kind: AskedQuestion['kind']; place: number }[];

/** How often the page that answers is among the first, for each data file, and how far two files are apart. */
export function evaluateVectors(mirrors: string, files: string[]): void {
  const documents = locateSources(mirrors)
    .filter(({ source }) => source.isTextbook)
    .map(({ source, mirror }) => {
      const held = [...readSource(source, mirror, (path) => isHeldOut(source, path))];
      return makeQuestions(
        source.repository,
        held.map(({ records }) => records),
      );
    })
    .filter(({ questions }) => questions.length);
  console.log(
    `${documents.length} documents, ${documents.reduce((sum, { passages }) => sum + passages.length, 0)} passages of files that builds leave out`,
  );
  for (const [engine, weights] of Object.entries(ENGINES)) {
    const measured = files.map((file) => ({ file, places: measurePlaces(documents, file, weights) }));
    for (const kind of ['paraphrase', 'meaning', 'heading'] as const) {
      console.log(`\n${engine}, ${kind}: among the first 1 / 3 / 5, per cent`);
      for (const { file, places } of measured) console.log(`  ${describe(places, kind)}  ${file}`);
      for (const { file, places } of measured.slice(1))
        console.log(`  ${compare(measured[0]!.places, places, kind)}  ${file} against the first`);
    }
  }
}

function measurePlaces(documents: AskedDocument[], file: string, weights: RankWeights): Places {
  const vectors = openVectors(file);
  return documents.flatMap(({ passages, questions }) => {
    const index = indexPassages(passages, { vectors });
    return questions.map(({ kind, text, pages }) => {
      const ranked = rankPassages(index, { text }, weights).map(({ passage }) => passage.page);
      return { kind, place: [...new Set(ranked)].findIndex((page) => pages.has(page)) };
    });
  });
}

function describe(places: Places, kind: string): string {
  const own = places.filter((one) => one.kind === kind);
  const share = (first: number) => (100 * own.filter(({ place }) => place < first).length) / own.length;
  return `${[1, 3, 5].map((first) => share(first).toFixed(1).padStart(5)).join(' / ')} of ${own.length}`;
}

/** The same questions, twice: what counts is on how many the two differ. The interval holds 95 of 100 such differences. */
function compare(before: Places, after: Places, kind: string): string {
  const changes = before
    .map((one, i) => ({
      kind: one.kind,
      change: Number(after[i]!.place < FIRST) - Number(one.place < FIRST),
    }))
    .filter((one) => one.kind === kind)
    .map(({ change }) => change);
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const variance = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / changes.length;
  const wide = 196 * Math.sqrt(variance / changes.length);
  return `${(100 * mean).toFixed(1)} ± ${wide.toFixed(1)} points among the first ${FIRST}`;
}
