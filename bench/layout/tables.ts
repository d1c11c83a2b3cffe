import { basename } from 'node:path';
import { isHeldOut } from './halves.ts';
import { findTables, judgeTables, type PageTables, type Score, type TableScore, truthOf } from './icdar.ts';
import { readByCamelot, readByTabula } from './peers.ts';

type Wanted = { only?: string | undefined; tabula?: string | undefined; camelot?: string | undefined };
type Judged = { name: string; score: TableScore };

/** Cell relations of the documents whose truth lies beside them, as Sheaf finds them and as other programs do. */
export async function benchTables(paths: string[], { only, tabula, camelot }: Wanted): Promise<void> {
  const known = paths.filter((path) => truthOf(path) && (!only || path.includes(only)));
  const ours = await judgeAll(known, findTables);
  if (only) {
    for (const { name, score } of ours) {
      console.log(describe(name, score));
      for (const line of score.lost) console.log(`  lost ${line}`);
      for (const line of score.extra) console.log(`  extra ${line}`);
    }
    return;
  }
  console.log('| tables found by | half | documents | F | precision | recall | mean F of a document |');
  console.log('|---|---|---|---|---|---|---|');
  printHalves('Sheaf', ours);
  if (tabula) printHalves('tabula', await judgeAll(known, (path) => readByTabula(tabula, path)));
  for (const way of camelot ? ['lattice', 'stream'] : [])
    printHalves(`camelot ${way}`, await judgeAll(known, (path) => readByCamelot(camelot!, way, path)));
  for (const { name, score } of ours.toSorted((one, other) => rate(one.score).f - rate(other.score).f))
    if (!isHeldOut(name) && rate(score).f < 0.95) console.log(`  ${describe(name, score)}`);
}

async function judgeAll(paths: string[], find: (path: string) => Promise<PageTables>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const path of paths) {
    const name = basename(path);
    // A file that a program cannot read has no tables for it.
    const found = await find(path).catch((error: Error): PageTables => {
      console.error(`${name}: ${error.message.split('\n')[0]}`);
      return new Map();
    });
    judged.push({ name, score: judgeTables(found, truthOf(path)!) });
  }
  return judged;
}

function printHalves(program: string, judged: Judged[]): void {
  for (const half of ['tuned on', 'held out']) {
    const some = judged.filter(({ name }) => isHeldOut(name) === (half === 'held out'));
    if (!some.length) continue;
    const total = { wanted: 0, found: 0, right: 0 };
    for (const { score } of some)
      for (const key of ['wanted', 'found', 'right'] as const) total[key] += score[key];
    const { f, precision, recall } = rate(total);
    const mean = some.reduce((sum, { score }) => sum + rate(score).f, 0) / some.length;
    const values = [f, precision, recall, mean].map((value) => value.toFixed(3));
    console.log(`| ${[program, half, some.length, ...values].join(' | ')} |`);
  }
}

function rate({ wanted, found, right }: Score): { precision: number; recall: number; f: number } {
  const [precision, recall] = [found ? right / found : wanted ? 0 : 1, wanted ? right / wanted : 1];
  return { precision, recall, f: precision + recall ? (2 * precision * recall) / (precision + recall) : 0 };
}

function describe(name: string, score: Score): string {
  const { precision, recall, f } = rate(score);
  return `${name}: F ${f.toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} of ${score.wanted})`;
}
