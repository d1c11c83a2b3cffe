// npm run bench -- SUITE [NAME...] [--corpus DIR] [--runs N]: figures beside native programs, in one run on one machine.
// npm run bench [-- --write]: all that need no documents of others, on one page, beside those committed.
import { readdirSync } from 'node:fs';
import { runPage } from './page.ts';

type Suite = { run: (args: string[]) => Promise<void> };

const [suite = '', ...args] = process.argv.slice(2);
if (!suite || suite === '--write') {
  runPage(process.argv.slice(2));
  process.exit();
}
const suites = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
if (!suites.some(({ name }) => name === suite)) {
  console.error(`There is no suite ${suite}: ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const { run } = (await import(`./${suite}/run.ts`)) as Suite;
await run(args);
