import { readFileSync } from 'node:fs';
import { SHOWN_FROM, weighSigns } from '@sheaf/passages';
import { readDocuments } from '../chat/question-set.ts';
import { printTable } from '../harness.ts';
import { fitSigns } from './fit.ts';
import { shelve, shelveFiller } from './library.ts';
import { askAll, type Asked } from './questions.ts';

const SYNONYMS = new URL('../../packages/passages/assets/synonyms.txt', import.meta.url);
const KINDS = ['literal', 'paraphrase', 'elsewhere', 'words by lot', 'letters by lot'] as const;
const FLOORS = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6];

/** What is found, what is shown of it, and what is shown although no text supports it. */
export function benchQuality(isFitting: boolean): void {
  const filler = shelveFiller();
  const words = readFileSync(SYNONYMS, 'utf8')
    .split('\n')
    .map((row) => row.split(' ')[0]!);
  for (const half of ['development', 'held-out'] as const) {
    const documents = readDocuments().filter((document) => document.half === half);
    const library = [...documents.map(({ name, pages }) => shelve(name, pages)), ...filler];
    const asked = askAll(documents, library, words);
    const passages = library.reduce((sum, one) => sum + one.passages.length, 0);
    printTable(
      `${half}: ${library.length} files, ${passages} passages, shown from ${SHOWN_FROM}`,
      KINDS.map((kind) =>
        tell(
          kind,
          asked.filter((one) => one.kind === kind),
        ),
      ),
    );
    if (isFitting && half === 'development') {
      const cases = asked.flatMap(({ hits, right }) =>
        hits.map(({ signs }, i) => ({ signs, right: right[i] ?? false })),
      );
      console.log('\nfit:', JSON.stringify(fitSigns(cases)));
      printTable(
        'Shown from, and of how many something is shown, %',
        FLOORS.map((floor) => printFloor(floor, asked)),
      );
    }
  }
}

function tell(kind: string, asked: Asked[]) {
  const percent = (part: number) => ((100 * part) / asked.length).toFixed(1);
  const count = (is: (one: Asked) => boolean) => percent(asked.filter(is).length);
  const shown = (one: Asked) => listShown(one, SHOWN_FROM);
  return {
    asked: kind,
    questions: asked.length,
    'right one first, %': count(({ right }) => right[0] === true),
    'among 5, %': count(({ right }) => right.includes(true)),
    'right one shown, %': count((one) => shown(one).some((is, i) => is && one.right[i])),
    'anything shown, %': count((one) => shown(one).includes(true)),
  };
}

const listShown = ({ hits }: Asked, floor: number) => hits.map(({ signs }) => weighSigns(signs) >= floor);

function printFloor(floor: number, asked: Asked[]) {
  const shares = KINDS.map((kind) => {
    const some = asked.filter((one) => one.kind === kind);
    const right = some.filter((one) => listShown(one, floor).some((is, i) => is && one.right[i]));
    const any = some.filter((one) => listShown(one, floor).includes(true));
    const isAnswered = kind === 'literal' || kind === 'paraphrase';
    return [kind, ((100 * (isAnswered ? right : any).length) / some.length).toFixed(1)];
  });
  return { floor, ...Object.fromEntries(shares) };
}
