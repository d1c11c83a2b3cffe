import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { BenchContext, CorpusPart } from './context.ts';

type BenchModule = { bench: (context: BenchContext) => Promise<void> };

const benches: Record<string, () => Promise<BenchModule>> = {
  merge: () => import('./merge.ts'),
  split: () => import('./split.ts'),
  render: () => import('./render.ts'),
  text: () => import('./text.ts'),
  images: () => import('./images.ts'),
  compress: () => import('./compress.ts'),
  protect: () => import('./protect.ts'),
  info: () => import('./info.ts'),
};

export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      corpus: { type: 'string' },
      runs: { type: 'string', default: '9' },
      'held-out': { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      sets: { type: 'string' },
    },
  });
  const processor = cpus()[0]?.model;
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${processor}`,
  );
  const part: CorpusPart = values.whole ? 'whole' : values['held-out'] ? 'held-out' : 'tuned';
  for (const name of positionals.length ? positionals : Object.keys(benches)) {
    const bench = benches[name];
    if (!bench) throw new Error(`There is no bench named ${name}: ${Object.keys(benches).join(', ')}.`);
    const context = { corpus: values.corpus, runs: Number(values.runs), part, sets: values.sets?.split(',') };
    await (await bench()).bench(context);
  }
}
