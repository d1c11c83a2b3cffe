// npm run bench -- SUITE [NAME...] [--corpus DIR] [--runs N]: figures beside native programs, in one run on one machine.
import { readdirSync } from 'node:fs';

type Suite = { run: (args: string[]) => Promise<void> };

const [suite = '', ...args] = process.argv.slice(2);
const suites = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
if (!suites.some(({ name }) => name === suite)) {
  console.error(
    `There is no suite ${suite || 'without a name'}: ${suites.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const { run } = (await import(`./${suite}/run.ts`)) as Suite;
await run(args);
