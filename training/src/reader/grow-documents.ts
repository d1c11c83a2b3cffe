import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cutPassages,
  type DocumentsPart,
  hashText,
  indexPassages,
  judgeFirst,
  listAgain,
  rankPassages,
  readQuestion,
  shippedReader,
  squash,
  sumForest,
  weighAgain,
  WEIGHED_AGAIN,
  weighFirstTime,
  weighSure,
} from '@sheaf/passages';
import { type QuestionedDocument, readQuestionedDocuments } from './document-questions.ts';
import { fitSteps } from './fit-steps.ts';
import { type GrowOptions, growForest, type Table } from './grow-forest.ts';

const AGAIN: GrowOptions = { trees: 120, depth: 4, rate: 0.06, least: 8, shrink: 30, seed: 7 };
const SURE: GrowOptions = { trees: 60, depth: 2, rate: 0.08, least: 6, shrink: 15, seed: 3 };
/** Each part is judged by trees that have not seen its documents. */
const PARTS = 5;

type Asked = {
  document: string;
  weighed: ReturnType<typeof weighFirstTime>;
  rows: Float32Array[];
  before: ReturnType<typeof judgeFirst>;
  isRight: (unit: ReturnType<typeof weighFirstTime>[number]) => boolean;
};

/** Reads the documents of training/questions out of the mirrors and writes FOLDER/reader.json: the reader that ships, with its last part grown anew. */
export async function growDocuments(mirrors: string, folder: string): Promise<void> {
  const asked = (await readQuestionedDocuments(mirrors)).flatMap(weighQuestions);
  const partOf = ({ document }: Asked) => hashText(document) % PARTS;
  const unit = growUnits(asked);
  const firsts = Array.from({ length: PARTS }, (_, part) => {
    const forest = growUnits(asked.filter((one) => partOf(one) !== part));
    return asked.filter((one) => partOf(one) === part).map((one) => judge(one, forest));
  });
  const sure = growSure(firsts.flat());
  const steps = fitSteps(
    firsts.flatMap((own, part) => {
      const forest = growSure(firsts.filter((_, other) => other !== part).flat());
      return own.map(({ signs, right }) => ({ score: squash(sumForest(forest, signs)), right }));
    }),
  );
  const right = firsts.flat().filter((first) => first.right).length;
  console.log(`${asked.length} questions, ${right} first units right, ${firsts.length} parts`);
  const documents: DocumentsPart = { unit, sure, steps };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'reader.json'), JSON.stringify({ ...shippedReader(), documents }));
}

function weighQuestions({ name, pages, questions }: QuestionedDocument): Asked[] {
  const index = indexPassages(cutPassages(pages));
  return questions.flatMap(({ text, places }) => {
    const question = { text };
    const weighed = weighFirstTime(
      index,
      readQuestion(index, question),
      question,
      rankPassages(index, question),
    );
    if (!weighed.length) return [];
    const isRight: Asked['isRight'] = ({ unit: { sentence } }) =>
      places.some(({ page, from, to }) => sentence.page === page && sentence.from < to && sentence.to > from);
    return { document: name, weighed, rows: listAgain(weighed), before: judgeFirst(index, weighed), isRight };
  });
}

function growUnits(asked: Asked[]) {
  const lists = [0];
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  const offsets: number[] = [];
  for (const one of asked) {
    const most = one.weighed.slice(0, WEIGHED_AGAIN);
    if (!most.some(one.isRight)) continue;
    rows.push(...one.rows);
    labels.push(...most.map((unit) => Number(one.isRight(unit))));
    offsets.push(...most.map(({ worth }) => worth));
    lists.push(rows.length);
  }
  return growForest(
    { ...tableOf(rows, labels), lists: Uint32Array.from(lists), offsets: Float32Array.from(offsets) },
    AGAIN,
  );
}

function judge({ weighed, rows, before, isRight }: Asked, forest: ReturnType<typeof growUnits>) {
  const again = weighAgain(weighed, forest, rows);
  return { signs: weighSure(again, before), right: isRight(again[0]!) };
}

const growSure = (firsts: ReturnType<typeof judge>[]) =>
  growForest(
    tableOf(
      firsts.map(({ signs }) => signs),
      firsts.map(({ right }) => Number(right)),
    ),
    SURE,
  );

function tableOf(list: Float32Array[], labels: number[]): Table {
  const width = list[0]!.length;
  const rows = new Float32Array(list.length * width);
  list.forEach((row, i) => rows.set(row, i * width));
  return { rows, width, labels: Float32Array.from(labels), weights: new Float32Array(list.length).fill(1) };
}
