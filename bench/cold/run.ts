// npm run bench -- cold [--runs N]: commands on small documents as new processes, over an empty Node in the same run.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeTestPdf } from '../../packages/pdf-core/src/testing/index.ts';
import { median, type Measured, printTable, runProgram } from '../harness.ts';

const SHEAF = fileURLToPath(new URL('../../packages/pdf-core/bin/sheaf.mjs', import.meta.url));
const RUNS = 25;
const WARM_UPS = 2;
/** Milliseconds over an empty Node. The minimum tells: a busy machine stretches every other run, the empty one's as well. */
const GOALS: Record<string, number> = { 'sheaf info': 60, 'sheaf merge': 110 };

type Case = { name: string; program: string; args: string[] };

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string' } } });
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-cold-'));
  // A cache of its own, so that a bundle of these very sources is built.
  process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
  const [three, one, out] = ['three.pdf', 'one.pdf', 'out.pdf'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const pages = ['One', 'Two', 'Three'].map((text) => ({ text }));
  writeFileSync(three, makeTestPdf({ pages }));
  writeFileSync(one, makeTestPdf({ pages: pages.slice(0, 1) }));
  const node = process.execPath;
  const cases: Case[] = [
    { name: 'node -e 0', program: node, args: ['-e', '0'] },
    { name: 'sheaf info', program: node, args: [SHEAF, 'info', three] },
    { name: 'sheaf merge', program: node, args: [SHEAF, 'merge', three, one, '-f', '-q', '-o', out] },
    { name: 'qpdf merge', program: 'qpdf', args: ['--empty', '--pages', three, one, '--', out] },
    { name: 'mutool merge', program: 'mutool', args: ['merge', '-o', out, three, one] },
  ];
  try {
    await waitForBundle(cases[1]!, join(folder, 'cache/sheaf'));
    report(cases, await measure(cases, Number(values.runs ?? RUNS)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first call starts the build of the bundle, which takes some seconds. */
async function waitForBundle({ program, args }: Case, cache: string): Promise<void> {
  await runProgram(program, args);
  const isBuilt = () =>
    readdirSync(cache).some(
      (name) => name.startsWith('bundle-') && existsSync(join(cache, name, 'manifest.json')),
    );
  while (!isBuilt()) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function measure(cases: Case[], runs: number): Promise<Measured[][]> {
  const rounds: Measured[][] = [];
  for (let round = -WARM_UPS; round < runs; round++) {
    const measured: Measured[] = [];
    for (const { name, program, args } of cases) {
      const finished = await runProgram(program, args);
      if (finished.code) throw new Error(`${name} ended with ${finished.code}: ${finished.stderr}`);
      measured.push(finished);
    }
    if (round >= 0) rounds.push(measured);
  }
  return rounds;
}

function report(cases: Case[], rounds: Measured[][]): void {
  const column = (index: number, key: 'milliseconds' | 'cpuMilliseconds') =>
    rounds.map((round) => round[index]![key] ?? Number.NaN);
  const rows = cases.map(({ name }, index) => {
    const [wall, cpu] = [column(index, 'milliseconds'), column(index, 'cpuMilliseconds')];
    const [emptyWall, emptyCpu] = [column(0, 'milliseconds'), column(0, 'cpuMilliseconds')];
    const extra = Math.min(...wall) - Math.min(...emptyWall);
    const goal = GOALS[name];
    return {
      command: name,
      'wall ms, minimum': Math.min(...wall).toFixed(0),
      'wall ms, median': median(wall).toFixed(0),
      'over node -e 0': (median(wall) / median(emptyWall)).toFixed(2),
      'processor ms, median': median(cpu).toFixed(0),
      'its ratio': (median(cpu) / median(emptyCpu)).toFixed(2),
      'ms over node -e 0: minimum': extra.toFixed(0),
      median: (median(wall) - median(emptyWall)).toFixed(0),
      processor: (median(cpu) - median(emptyCpu)).toFixed(0),
      goal: goal === undefined ? '-' : `${goal}: ${extra <= goal ? 'held' : 'missed'}`,
    };
  });
  printTable(`Commands as new processes, ${rounds.length} rounds`, rows);
}
