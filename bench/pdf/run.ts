import { parseArgs } from 'node:util';
import { cpus } from 'node:os';

export type BenchContext = { corpus: string | undefined; runs: number; heldOut: boolean };
type BenchModule = { bench: (context: BenchContext) => Promise<void> };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    corpus: { type: 'string' },
    runs: { type: 'string', default: '9' },
    'held-out': { type: 'boolean', default: false },
  },
});

console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}`,
);
for (const name of positionals) {
  if (!/^[a-z-]+$/.test(name)) throw new Error(`There is no bench named "${name}".`);
  const module = (await import(`./${name}.ts`)) as BenchModule;
  await module.bench({ corpus: values.corpus, runs: Number(values.runs), heldOut: values['held-out'] });
}
