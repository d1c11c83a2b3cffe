import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, FIGURES } from './figures.ts';
import { printTable } from './harness.ts';

/** What needs no documents of others: each call is a process of its own, so that none warms up another. */
const CALLS = [
  ...['merge', 'split', 'compress', 'render', 'text', 'images', 'protect', 'info'].map((name) => [
    'pdf',
    name,
  ]),
  ['ocr', 'accuracy', '--pages', '4'],
  ['chat', '--held-out'],
];
/** What a row may be worse than the committed one before the page fails. */
const WORSE = 1.15;
/** Below this a ratio is a few milliseconds, or a share a question. */
const LEAST = 0.02;

const committed = join(import.meta.dirname, 'figures.json');

/** npm run bench [-- --write]: one page of all rows, beside what was committed; --write commits what was measured now. */
export function runPage(args: string[]): void {
  const { values } = parseArgs({ args, options: { write: { type: 'boolean', default: false } } });
  const before = existsSync(committed)
    ? readFigures(readFileSync(committed, 'utf8'))
    : new Map<string, number>();
  const { figures, failed } = measure();
  printTable(
    'All figures: less is better',
    figures.map(({ row, value, goal }) => ({
      row,
      now: value.toFixed(3),
      committed: before.get(row)?.toFixed(3) ?? '-',
      goal,
      '': [value <= goal ? 'held' : 'missed', ...(isWorse(value, before.get(row)) ? ['WORSE'] : [])].join(
        ', ',
      ),
    })),
  );
  const gone = [...before.keys()].filter((row) => !figures.some((figure) => figure.row === row));
  for (const problem of [...failed, ...gone.map((row) => `not measured: ${row}`)]) console.error(problem);
  if (values.write && !failed.length) writeFileSync(committed, writeFigures(figures));
  else if (failed.length || gone.length || figures.some(({ row, value }) => isWorse(value, before.get(row))))
    process.exitCode = 1;
}

function measure(): { figures: Figure[]; failed: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bench-page-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  const failed = CALLS.flatMap((call) => {
    console.error(call.join(' '));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'run.ts'), ...call],
      {
        env: { ...process.env, [FIGURES]: file },
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      },
    );
    return status === 0 ? [] : [`${call.join(' ')} failed:\n${stdout}${stderr}`];
  });
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  return { figures: lines.map((line) => JSON.parse(line) as Figure), failed };
}

const isWorse = (value: number, before = value) => value > before * WORSE && value - before > LEAST;

const readFigures = (json: string) => new Map(Object.entries(JSON.parse(json) as Record<string, number>));

const writeFigures = (figures: Figure[]) =>
  `${JSON.stringify(Object.fromEntries(figures.map(({ row, value }) => [row, Number(value.toFixed(3))])), null, 2)}\n`;
