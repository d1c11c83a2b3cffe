import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { textOptions } from '../../packages/pdf-core/src/tools/text.options.ts';
import { text } from '../../packages/pdf-core/src/tools/text.ts';
import { measureHere, median, printRace, printTable, race, runEach, runProgram } from '../harness.ts';
import { chooseFiles } from './documents.ts';
import type { BenchContext } from './context.ts';

/** All text of each file: ours in this process, poppler's in one of its own for each file. */
export async function bench(context: BenchContext): Promise<void> {
  const paths = await chooseFiles(context, 100);
  const inputs = paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
  const read = (words: boolean) => () =>
    measureHere(async () => {
      for (const input of inputs) await text([input], textOptions.parse({ words }));
    });
  const poppler = (more: string[]) => () =>
    runEach(
      'pdftotext',
      paths.map((path) => [...more, path, '-']),
    );
  const contenders = [
    { name: 'pdftotext', run: poppler([]) },
    { name: 'sheaf text, warm', run: read(false) },
    { name: 'sheaf text, with the place of each word', run: read(true) },
    { name: 'pdftotext -bbox', run: poppler(['-bbox']) },
  ];
  printRace(`Text of ${paths.length} files, over pdftotext`, await race(contenders, context.runs, 1));
  const rows = await Promise.all(paths.map((path, i) => compareWords(path, inputs[i]!)));
  const used = rows.filter(({ theirs }) => theirs > 0);
  const sum = (key: 'common' | 'ours' | 'theirs') => used.reduce((total, row) => total + row[key], 0);
  const scores = used.map(scoreOf);
  const byScore = used.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  printTable('Words that both read (F1)', [
    {
      files: used.length,
      'all words': ((2 * sum('common')) / (sum('ours') + sum('theirs'))).toFixed(4),
      'median file': median(scores).toFixed(4),
      'files at 0.99 or more': scores.filter((score) => score >= 0.99).length,
    },
  ]);
  printTable(
    'The least alike',
    byScore
      .slice(0, 10)
      .map((row) => ({ file: row.name, F1: scoreOf(row).toFixed(3), ours: row.ours, theirs: row.theirs })),
  );
}

type Comparison = { name: string; common: number; ours: number; theirs: number };

function scoreOf({ common, ours, theirs }: Comparison): number {
  return (2 * common) / (ours + theirs);
}

async function compareWords(path: string, input: { name: string; bytes: Uint8Array }): Promise<Comparison> {
  const { report } = await text([input], textOptions.parse({}));
  const ours = splitWords(report.pages.map((page) => page.text).join('\n'));
  const theirs = splitWords((await runProgram('pdftotext', [path, '-'])).stdout);
  const left = new Map<string, number>();
  for (const word of theirs) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of ours) {
    const times = left.get(word) ?? 0;
    if (times) common++;
    left.set(word, times - 1);
  }
  return { name: input.name, common, ours: ours.length, theirs: theirs.length };
}

/** Words as they mean, not as they are coded: ligatures taken apart, marks of direction left out. */
function splitWords(read: string): string[] {
  const plain = read.normalize('NFKC').replace(/[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return plain.split(/[\s\f]+/).filter(Boolean);
}
