// npm run bench -- meaning [--fit] [--passages N] [--runs N]: what a search by meaning finds in a small library, and how long it
// takes in a large one. With --fit how likely a passage is to be right is fitted anew, which is printed.
import { parseArgs } from 'node:util';
import { benchQuality } from './calibrate.ts';
import { benchRanking } from './ranking.ts';
import { benchSpeed } from './speed.ts';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      fit: { type: 'boolean', default: false },
      passages: { type: 'string', default: '100000' },
      runs: { type: 'string', default: '100' },
    },
  });
  benchQuality(values.fit);
  benchRanking(Number(values.passages));
  await benchSpeed(Number(values.passages), Number(values.runs));
}
