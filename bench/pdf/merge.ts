import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeOptions } from '../../packages/pdf-core/src/tools/merge/options.ts';
import { merge } from '../../packages/pdf-core/src/tools/merge/merge.ts';
import { measureHere, printRace, printTable, race, runProgram } from '../harness.ts';
import { countWhatWorks } from './correctness.ts';
import { chooseFiles, countPages, workFolder } from './documents.ts';
import type { BenchContext } from './context.ts';

// A worker of a pool lives for many merges; the compiler is done with its work after about so many of this size.
const WARM_UPS = 12;

const command = fileURLToPath(new URL('../../packages/pdf-core/bin/sheaf.mjs', import.meta.url));

const native = (program: string, args: string[]) => () => runProgram(program, args);

/** Files are read and the result is written by all contenders; ours warm as in a pool, and as a new process. */
export async function bench(context: BenchContext): Promise<void> {
  const files = await chooseFiles(context, 100);
  const folder = workFolder();
  const out = (name: string) => join(folder, 'out', `${name}.pdf`);
  const options = mergeOptions.parse({});
  const mergeHere = async (): Promise<void> => {
    const inputs = files.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
    const result = await merge(inputs, options);
    writeFileSync(out('sheaf'), result.files[0]!.bytes);
  };
  const warm = await race(
    [
      { name: 'mutool merge', run: native('mutool', ['merge', '-o', out('mutool'), ...files]) },
      { name: 'sheaf, warm', run: () => measureHere(mergeHere) },
    ],
    context.runs,
    WARM_UPS,
  );
  const cold = await race(
    [
      { name: 'qpdf', run: native('qpdf', ['--empty', '--pages', ...files, '--', out('qpdf')]) },
      {
        name: 'sheaf merge, new process',
        run: native(process.execPath, [command, 'merge', ...files, '--force', '-o', out('cold')]),
      },
    ],
    Math.max(3, context.runs >> 1),
    1,
  );
  const pages = await countPages(out('sheaf'));
  printRace(`Merge of ${files.length} files, ${pages} pages, over mutool`, warm, {
    row: 'merge, warm, beside mutool',
    goal: 0.7,
  });
  printRace('The same as a command, over qpdf', cold, {
    row: 'sheaf merge, a new process, beside qpdf',
    goal: 0.3,
  });
  const before = countWhatWorks(files);
  const rows = ['sheaf', 'mutool', 'qpdf'].map((name) => ({ result: name, ...countWhatWorks([out(name)]) }));
  printTable('What still works', [{ result: 'inputs', ...before }, ...rows]);
  rmSync(folder, { recursive: true });
}
