// npm run bench -- growth [members|files|pages|passages|queue ...] [--steps N] [--draw FILE]: what things cost while what
// they are done to becomes ten times as much. Ends with 1 where the cost grows faster than it may.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { printTable } from '../harness.ts';
import { type Axis, type Cost, powerOf } from './cost.ts';
import { drawCharts } from './draw.ts';
import { filesOfOneMember } from './files.ts';
import { members } from './members.ts';
import { pagesOfADocument } from './pages.ts';
import { passagesOfADocument } from './passages.ts';
import { waitingFiles } from './queue.ts';

const AXES: Record<string, Axis> = {
  members,
  files: filesOfOneMember,
  pages: pagesOfADocument,
  passages: passagesOfADocument,
  queue: waitingFiles,
};
/** n log n over these sizes, and some noise. */
const STEEPEST = 1.25;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { steps: { type: 'string' }, draw: { type: 'string' } },
  });
  const charts: { grows: string; costs: Cost[] }[] = [];
  for (const name of positionals.length ? positionals : Object.keys(AXES)) {
    const axis = AXES[name];
    if (!axis) throw new Error(`There is no ${name}: ${Object.keys(AXES).join(', ')}.`);
    const sizes = Array.from(
      { length: Number(values.steps ?? axis.sizes.length) },
      (_, step) => axis.sizes[0]! * 10 ** step,
    );
    const costs = await axis.measure(sizes);
    charts.push({ grows: axis.grows, costs });
    printTable(`${axis.grows}, milliseconds, load ${loadavg()[0]!.toFixed(1)}`, tell(costs, axis.steepest));
  }
  if (values.draw) writeFileSync(values.draw, drawCharts(charts));
}

function tell(costs: Cost[], steepest = STEEPEST): Record<string, string | number>[] {
  return [...Map.groupBy(costs, ({ what }) => what)].map(([what, some]) => {
    const power = powerOf(some);
    if (power > steepest) process.exitCode = 1;
    return {
      what,
      ...Object.fromEntries(
        some.map(({ size, milliseconds }) => [`at ${size.toLocaleString('en')}`, milliseconds.toFixed(1)]),
      ),
      power: power.toFixed(2),
      '': power > steepest ? 'STEEP' : '',
    };
  });
}
