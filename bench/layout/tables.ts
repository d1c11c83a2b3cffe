import { basename } from 'node:path';
import { isHeldOut } from './halves.ts';
import { judgeTables, type Score, type TableScore, truthOf } from './icdar.ts';

/** Cell relations of the documents whose truth lies beside them. */
export async function benchTables(paths: string[], only: string | undefined): Promise<void> {
  const judged: { name: string; score: TableScore }[] = [];
  for (const path of paths) {
    const truth = truthOf(path);
    if (!truth || (only && !path.includes(only))) continue;
    judged.push({ name: basename(path), score: await judgeTables(path, truth) });
  }
  if (only) {
    for (const { name, score } of judged) {
      console.log(describe(name, score));
      for (const line of score.lost) console.log(`  lost ${line}`);
      for (const line of score.extra) console.log(`  extra ${line}`);
    }
    return;
  }
  printHalf(
    'tables, tuned on',
    judged.filter(({ name }) => !isHeldOut(name)),
  );
  printHalf(
    'tables, held out',
    judged.filter(({ name }) => isHeldOut(name)),
  );
}

function printHalf(title: string, judged: { name: string; score: Score }[]): void {
  const total = judged.reduce<Score>(
    (sum, { score }) => ({
      wanted: sum.wanted + score.wanted,
      found: sum.found + score.found,
      right: sum.right + score.right,
    }),
    { wanted: 0, found: 0, right: 0 },
  );
  const mean = judged.reduce((sum, { score }) => sum + rate(score).f, 0) / Math.max(1, judged.length);
  console.log(
    `${describe(`${title}, ${judged.length} documents`, total)}, mean F of a document ${mean.toFixed(3)}`,
  );
  for (const { name, score } of judged.toSorted((one, other) => rate(one.score).f - rate(other.score).f))
    if (rate(score).f < 0.95) console.log(`  ${describe(name, score)}`);
}

function rate({ wanted, found, right }: Score): { precision: number; recall: number; f: number } {
  const [precision, recall] = [found ? right / found : wanted ? 0 : 1, wanted ? right / wanted : 1];
  return { precision, recall, f: precision + recall ? (2 * precision * recall) / (precision + recall) : 0 };
}

function describe(name: string, score: Score): string {
  const { precision, recall, f } = rate(score);
  return `${name}: F ${f.toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} of ${score.wanted})`;
}
