import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareUnits,
  type DocumentsPart,
  FEATURES,
  hashText,
  type Reader,
  type ReaderPart,
  squash,
  sumForest,
  weighFirst,
} from '@sheaf/passages';
import { readGitText } from '../git-text.ts';
import { findMirror } from '../sources.ts';
import type { AskedDocument } from './asked-document.ts';
import { type Case, makeCases } from './cases.ts';
import { fitSteps } from './fit-steps.ts';
import { type GrowOptions, growForest, joinForests, type Table } from './grow-forest.ts';
import { QUESTION_SETS } from './question-sets.ts';
import { readReaderSources } from './reader-sources.ts';
import { makeForms } from './rule-made.ts';
import { askYesOrNo } from './yes-or-no.ts';

/** How many questions of one document are taken, and how many of them the half that knows words alone is given. */
const MOST: Record<string, number> = {
  qamr: 90,
  medquad: 2,
  policyqa: 12,
  xquad: 100,
  covid: 14,
  'rule-made': 26,
  'yes-or-no': 4,
};
const FORMS = 40;
const OF_ANOTHER = 6;
/** One document in so many is kept to look at. */
const KEPT = 6;
const UNIT: GrowOptions = { trees: 120, depth: 6, rate: 0.14, least: 12, shrink: 8, seed: 1 };
const FIRST: GrowOptions = { trees: 70, depth: 4, rate: 0.1, least: 10, shrink: 10, seed: 2 };

/** What `documents` grows once this is in its place. */
const EMPTY: DocumentsPart = { unit: { base: 0, trees: [] }, sure: { base: 0, trees: [] }, steps: [[0, 0]] };

/** Here several sentences answer and one is marked: they teach what to look for, and not when to be sure. */
const LOOSE = new Set(['policyqa', 'medquad']);

/** Reads the sets in the mirrors and writes FOLDER/reader.json, for packages/passages/assets. */
export function buildReader(mirrors: string, folder: string): void {
  const documents = readSets(mirrors);
  const features = [...FEATURES];
  const reader: Reader = {
    features,
    meaning: buildPart(documents, false),
    words: buildPart(documents, true),
    documents: EMPTY,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'reader.json'), JSON.stringify(reader));
}

function readSets(mirrors: string): AskedDocument[] {
  const documents = readReaderSources().flatMap((source) => {
    const mirror = findMirror(mirrors, source);
    if (!mirror) throw new Error(`${source.repository} is not in ${mirrors}`);
    const set = QUESTION_SETS[source.repository]!;
    return set.read(readGitText(mirror, source.revision, set.wants));
  });
  const prose = documents
    .filter(({ language }) => language === 'en')
    .map(({ pages }) => pages.map(({ text }) => text).join('\n'));
  const all = [
    ...documents,
    ...documents.filter((_, i) => i % 3 === 0).flatMap((document, i) => askYesOrNo(document, i)),
    ...makeForms(
      prose.filter((_, i) => i % 3 === 0),
      FORMS,
      1,
    ),
  ];
  console.log(`${all.length} documents`);
  return all;
}

function buildPart(documents: AskedDocument[], wordsOnly: boolean): ReaderPart {
  const cases = gather(documents, wordsOnly);
  const isKept = ({ document }: Case) => hashText(document) % KEPT === 0;
  const side = ({ document }: Case) => (hashText(document) >>> 8) % 2;
  // The first is judged by forests that have not seen its document: what is judged must not be what was learnt by heart.
  const started = performance.now();
  const halves = [0, 1].map((half) => growUnits(cases.filter((one) => !isKept(one) && side(one) === half)));
  console.log(`halves grown, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const firsts = cases.flatMap((one) => judge(one, halves[1 - side(one)]!));
  const learnt = firsts.filter(({ from }) => !isKept(from) && !(LOOSE.has(from.source) && from.isOwn));
  const kept = firsts.filter(({ from }) => isKept(from));
  const sure = growForest(
    tableOf(learnt.map(({ signs, right, weight }) => ({ signs, label: Number(right), weight }))),
    FIRST,
  );
  const related = growForest(
    tableOf(
      firsts
        // A reworded question resembles one that the document does not speak of, and would teach to take that for its own.
        .filter(({ from }) => !isKept(from) && !from.isReworded)
        .map(({ signs, from, weight }) => ({ signs, label: Number(from.isOwn), weight })),
    ),
    FIRST,
  );
  const steps = fitSteps(
    kept
      .filter(({ from }) => !LOOSE.has(from.source))
      .map(({ signs, right }) => ({ score: squash(sumForest(sure, signs)), right })),
  );
  report(wordsOnly ? 'words' : 'meaning', kept, sure, related);
  return { unit: growUnits(cases.filter((one) => !isKept(one))), sure, related, steps };
}

function gather(documents: AskedDocument[], wordsOnly: boolean): Case[] {
  const start = performance.now();
  const cases = documents.flatMap((document, i) => {
    const isForeign = document.language !== 'en';
    if (isForeign && !wordsOnly) return [];
    // Of the English sets a third is enough to learn what words alone tell.
    if (wordsOnly && !isForeign && hashText(document.name) % 4) return [];
    if (document.source === 'medquad' && hashText(document.name) % 4) return [];
    const foreign = Array.from(
      { length: OF_ANOTHER },
      (_, k) => documents[(i * 31 + (k + 1) * 977) % documents.length]!,
    )
      .filter((other) => other.source !== document.source && other.language === document.language)
      .flatMap(
        ({ questions }) => questions[hashText(document.name) % Math.max(1, questions.length)]?.text ?? [],
      );
    return makeCases(
      document,
      wordsOnly,
      (MOST[document.source] ?? 20) / (isForeign ? 2 : 1),
      foreign,
      i + 1,
    );
  });
  const rows = cases.reduce((sum, { labels }) => sum + labels.length, 0);
  console.log(
    `${cases.length} questions, ${rows} rows, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  return cases;
}

/** Every set weighs the same, whatever its size: no kind of text shall decide alone. */
function weightsOf(cases: Case[]): Map<string, number> {
  const counts = Map.groupBy(cases, ({ source }) => source);
  return new Map(
    [...counts].map(([source, list]) => [
      source,
      Math.min(6, Math.sqrt(cases.length / counts.size / list.length)),
    ]),
  );
}

function growUnits(cases: Case[]) {
  const weights = weightsOf(cases);
  const rows = cases.flatMap((one) =>
    [...one.labels].flatMap((label, i) =>
      label < 0
        ? []
        : [
            {
              signs: one.rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length),
              label,
              weight: weights.get(one.source)!,
            },
          ],
    ),
  );
  const table = tableOf(rows);
  // One that judges each unit by itself and one that also compares it with the others of its question: together they err less.
  return joinForests([
    growForest(table, UNIT),
    growForest({ ...table, lists: listsOf(cases) }, { ...UNIT, seed: UNIT.seed + 10 }),
  ]);
}

/** Which rows are of one question: that the best of them is before the others is what counts. */
function listsOf(cases: Case[]): Uint32Array {
  const starts = [0];
  for (const { labels } of cases)
    starts.push(starts.at(-1)! + labels.reduce((sum, label) => sum + Number(label >= 0), 0));
  return Uint32Array.from(starts);
}

type First = { from: Case; signs: Float32Array; right: boolean; weight: number };

/** The first unit of a question as it stands, and of what is left when every unit that answers is taken away. */
function judge(from: Case, forest: ReturnType<typeof growUnits>): First[] {
  const scored = [...from.labels].map((label, i) => {
    const features = from.rows.slice(i * FEATURES.length, (i + 1) * FEATURES.length);
    return { label, features, unit: { sentence: { text: String(from.texts[i]) } } };
  });
  const first = (list: typeof scored): First[] => {
    if (!list.length) return [];
    compareUnits(list);
    const sorted = list
      .map((one) => ({ ...one, sum: sumForest(forest, one.features) }))
      .sort((a, b) => b.sum - a.sum);
    return sorted[0]!.label < 0
      ? []
      : [{ from, signs: weighFirst(sorted), right: sorted[0]!.label === 1, weight: 1 }];
  };
  const whole = first(scored);
  const without =
    from.isOwn && from.source !== 'policyqa' ? first(scored.filter(({ label }) => label === 0)) : [];
  return [...whole, ...without.map((one) => ({ ...one, weight: 0.4 }))];
}

function tableOf(list: { signs: Float32Array; label: number; weight: number }[]): Table {
  const width = list[0]!.signs.length;
  const rows = new Float32Array(list.length * width);
  list.forEach(({ signs }, i) => rows.set(signs, i * width));
  return {
    rows,
    width,
    labels: Float32Array.from(list, ({ label }) => label),
    weights: Float32Array.from(list, ({ weight }) => weight),
  };
}

function report(
  title: string,
  kept: First[],
  sure: ReturnType<typeof growUnits>,
  related: ReturnType<typeof growUnits>,
): void {
  const whole = kept.filter(({ weight }) => weight === 1);
  for (const [source, list] of Map.groupBy(whole, ({ from }) => from.source)) {
    const own = list.filter(({ from }) => from.isOwn);
    const at = (level: number) => {
      const told = list.filter(({ signs }) => squash(sumForest(sure, signs)) >= level);
      return `${told.length} answered, ${((100 * told.filter(({ right }) => right).length) / (told.length || 1)).toFixed(0)} % right`;
    };
    const off = list.filter(({ from }) => !from.isOwn);
    const refused = (some: First[]) =>
      `${some.filter(({ signs }) => squash(sumForest(related, signs)) < 0.3).length} of ${some.length}`;
    console.log(
      `${title}, ${source}: first right ${own.filter(({ right }) => right).length} of ${own.length}; from 0.5 ${at(0.5)}; from 0.7 ${at(0.7)}; refused own ${refused(own)}, other ${refused(off)}`,
    );
  }
}
