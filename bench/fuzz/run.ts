// npm run bench -- fuzz [--rounds N] [--seed N] [--hostile] [--bombs [--at-once N]] [--tools a,b] [--corpus DIR]: changed and hostile documents through every
// tool, under limits. Prints how each ended, and what was thrown where no code had been thought of.
import { parseArgs } from 'node:util';
import { hostileDocuments, hostileImages } from '../../packages/pdf-core/src/hostile/hostile-set.ts';
import { mutate } from '../../packages/pdf-core/src/hostile/mutate.ts';
import { richDocuments } from '../../packages/pdf-core/src/hostile/rich-documents.ts';
import { type Outcome, runHostile } from '../../packages/pdf-core/src/hostile/run-hostile.ts';
import { toolNames, tools } from '../../packages/pdf-core/src/tools/index.ts';
import { runBombs } from './bombs.ts';
import { runCorpus } from './corpus.ts';

const LIMITS = { timeoutMs: 10_000, memoryMb: 1024 };
const ROUNDS_AT_ONCE = 20;
/** A file that takes longer than this is worth a look. */
const SLOW_MS = 3000;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1000' },
      hostile: { type: 'boolean', default: false },
      bombs: { type: 'boolean', default: false },
      'at-once': { type: 'string', default: '1' },
      tools: { type: 'string' },
      corpus: { type: 'string' },
    },
  });
  if (values.corpus) return runCorpus(values.corpus);
  const wanted = toolNames.filter((name) => !values.tools || values.tools.split(',').includes(name));
  const onDocuments = wanted.filter((name) => tools[name].inputs.kind === 'pdf');
  if (values.bombs)
    return runBombs(
      onDocuments.filter((name) => tools[name].inputs.max > 0),
      Number(values['at-once']),
    );
  const onImages = wanted.filter((name) => tools[name].inputs.kind === 'image');
  const tally = new Map<string, number>();
  if (values.hostile) {
    for (const [name, make] of Object.entries(hostileDocuments))
      count(tally, await runHostile([{ name, bytes: make() }], onDocuments, LIMITS));
    for (const [name, make] of Object.entries(hostileImages))
      count(tally, await runHostile([{ name, bytes: make() }], onImages, LIMITS));
  }
  const documents = richDocuments();
  const first = Number(values.seed);
  const last = first + (values.hostile ? 0 : Number(values.rounds));
  for (let seed = first; seed < last; seed += ROUNDS_AT_ONCE) {
    const seeds = Array.from({ length: Math.min(ROUNDS_AT_ONCE, last - seed) }, (_, i) => seed + i);
    const files = seeds.map((number) => {
      const { name, bytes } = documents[number % documents.length]!;
      return { name: `${name} changed by ${number}`, bytes: mutate(bytes, number) };
    });
    count(tally, await runHostile(files, onDocuments, LIMITS));
  }
  for (const [code, times] of tally) console.log(`${String(times).padStart(8)}  ${code}`);
}

function count(tally: Map<string, number>, outcomes: Outcome[]): void {
  for (const { tool, file, code, raw, milliseconds } of outcomes) {
    tally.set(code, (tally.get(code) ?? 0) + 1);
    const foreign = raw !== undefined && !raw.startsWith('PdfError');
    if (foreign || milliseconds > SLOW_MS || code.startsWith('uncoded'))
      console.log(
        `${tool}  ${file}: ${code} after ${milliseconds} ms  ${foreign ? raw.split('\n', 1)[0] : ''}`,
      );
  }
}
