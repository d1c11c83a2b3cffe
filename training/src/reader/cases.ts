import {
  ANSWER_KINDS,
  type AskedQuestion,
  cutPassages,
  FEATURES,
  indexPassages,
  listUnits,
  type PassageIndex,
  rankPassages,
  readQuestion,
  READ_PASSAGES,
  type Unit,
  weighUnits,
} from '@sheaf/passages';
import type { AskedDocument, AskedText, Place } from './asked-document.ts';
import { askOtherwise } from './ask-otherwise.ts';
import { seeded } from './grow-forest.ts';

/** What one question gives: a row of numbers for each unit. Label -1: it may be right too, and is neither. */
export type Case = {
  source: string;
  document: string;
  kind: number;
  rows: Float32Array;
  labels: Int8Array;
  texts: number[];
  isOwn: boolean;
  /** Asked in other words than the set has it. */
  isReworded: boolean;
};

const HARDEST = 20;
const OTHERS = 6;

/** The cases of a document; `foreign`: questions of other sources, which nothing in it answers. */
export function makeCases(
  document: AskedDocument,
  wordsOnly: boolean,
  most: number,
  foreign: string[],
  seed: number,
): Case[] {
  const index = indexPassages(cutPassages(document.pages), { wordsOnly });
  if (index.engine !== (wordsOnly || document.language !== 'en' ? 'words' : 'meaning')) return [];
  const random = seeded(seed);
  const step = Math.max(1, document.questions.length / most);
  const own = document.questions.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return [
    ...own.flatMap((asked, i) => {
      const isOtherwise = i % 3 !== 0;
      const said = isOtherwise ? askOtherwise(asked, document.language, random) : asked;
      const made = makeCase(index, document, said, random, true);
      return made && made.labels.includes(1) ? [{ ...made, isReworded: isOtherwise }] : [];
    }),
    ...foreign.flatMap(
      (text) => makeCase(index, document, { text, places: [], said: [] }, random, false) ?? [],
    ),
  ];
}

function makeCase(
  index: PassageIndex,
  document: AskedDocument,
  asked: AskedText,
  random: () => number,
  isOwn: boolean,
): Case | undefined {
  const question = readQuestion(index, { text: asked.text });
  if (!question.words.length) return undefined;
  const ranked = rankPassages(index, { text: asked.text }).slice(0, READ_PASSAGES);
  const candidates = weighUnits(index, question, ranked, (at) => listUnits(index, at));
  const labelled = candidates.map(({ unit, features }) => ({ unit, features, label: labelOf(unit, asked) }));
  const hard = (features: Float32Array) => features[1]! + features[2]! + features[19]!;
  const wrong = labelled
    .filter(({ label }) => label <= 0)
    .sort((a, b) => hard(b.features) - hard(a.features));
  const kept = [
    ...labelled.filter(({ label }) => label === 1),
    ...wrong.slice(0, HARDEST),
    ...wrong.slice(HARDEST).filter(() => random() < OTHERS / Math.max(1, wrong.length - HARDEST)),
  ];
  const rows = new Float32Array(kept.length * FEATURES.length);
  kept.forEach(({ features }, i) => rows.set(features, i * FEATURES.length));
  return {
    source: document.source,
    document: document.name,
    kind: kindOf(question),
    rows,
    labels: Int8Array.from(kept, ({ label }) => label),
    texts: kept.map(({ unit }) => unit.passage * 1000 + unit.place),
    isOwn,
    isReworded: false,
  };
}

const kindOf = ({ kind }: AskedQuestion) => ANSWER_KINDS.indexOf(kind);

const overlaps = ({ sentence }: Unit, { page, from, to }: Place) =>
  sentence.page === page && sentence.from < to && sentence.to > from;

function labelOf(unit: Unit, { places, said }: AskedText): number {
  if (places.some((place) => overlaps(unit, place))) return 1;
  const text = unit.sentence.text.toLowerCase();
  return said.some((answer) => answer.length > 3 && text.includes(answer.toLowerCase())) ? -1 : 0;
}
