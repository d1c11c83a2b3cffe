import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitOptions } from '../../packages/pdf-core/src/tools/split/options.ts';
import { split } from '../../packages/pdf-core/src/tools/split/split.ts';
import { measureHere, printRace, printTable, race, runEach } from '../harness.ts';
import { chooseFiles, countPages, workFolder } from './documents.ts';
import type { BenchContext } from './context.ts';

const FILES = 12;

/** Into single pages, files read and parts written: the longest documents of the chosen half. */
export async function bench(context: BenchContext): Promise<void> {
  const chosen = await chooseFiles(context, 100);
  const counted = await Promise.all(chosen.map(async (path) => ({ path, pages: await countPages(path) })));
  const longest = counted.toSorted((a, b) => b.pages - a.pages).slice(0, FILES);
  const folder = workFolder();
  for (const name of ['sheaf', 'qpdf']) mkdirSync(join(folder, name));
  const options = splitOptions.parse({});
  const splitHere = async (): Promise<void> => {
    for (const [i, { path }] of longest.entries()) {
      const { files } = await split([{ name: basename(path), bytes: readFileSync(path) }], options);
      for (const [part, { bytes }] of files.entries()) {
        writeFileSync(join(folder, 'sheaf', `${i}-${part}.pdf`), bytes);
      }
    }
  };
  const calls = longest.map(({ path }, i) => ['--split-pages', path, join(folder, 'qpdf', `${i}-%d.pdf`)]);
  const results = await race(
    [
      { name: 'qpdf --split-pages', run: () => runEach('qpdf', calls) },
      { name: 'sheaf, warm', run: () => measureHere(splitHere) },
    ],
    context.runs,
  );
  const pages = longest.reduce((sum, file) => sum + file.pages, 0);
  printRace(`Split of ${longest.length} files into ${pages} pages, over qpdf`, results, {
    row: 'split, beside qpdf',
    goal: 0.6,
  });
  printTable(
    'What was written',
    ['sheaf', 'qpdf'].map((name) => ({ result: name, ...measureFolder(join(folder, name)) })),
  );
  rmSync(folder, { recursive: true });
}

function measureFolder(folder: string): { files: number; megabytes: string } {
  const names = readdirSync(folder);
  const bytes = names.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
  return { files: names.length, megabytes: (bytes / 1024 ** 2).toFixed(1) };
}
