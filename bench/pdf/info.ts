import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { infoOptions } from '../../packages/pdf-core/src/tools/info/options.ts';
import { info } from '../../packages/pdf-core/src/tools/info/info.ts';
import { measureHere, median, printRace, printTable, race, runEach, runProgram } from '../harness.ts';
import type { BenchContext } from './context.ts';
import { chooseFiles } from './documents.ts';

const COLD = 10;

const command = fileURLToPath(new URL('../../packages/pdf-core/bin/sheaf.mjs', import.meta.url));

/** What a document is: warm beside pdfinfo, and as a command that starts anew for each of a few files. */
export async function bench(context: BenchContext): Promise<void> {
  const paths = await chooseFiles(context, 100);
  const inputs = paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
  const readAll = async (): Promise<void> => {
    for (const input of inputs) await info([input], infoOptions.parse({}));
  };
  const contenders = [
    {
      name: 'pdfinfo',
      run: () =>
        runEach(
          'pdfinfo',
          paths.map((path) => [path]),
        ),
    },
    { name: 'sheaf info, warm', run: () => measureHere(readAll) },
  ];
  printRace(`Info of ${paths.length} files, over pdfinfo`, await race(contenders, context.runs, 1), {
    row: 'info, warm, beside pdfinfo',
    goal: 1,
  });
  const run = (path: string) => runProgram(process.execPath, [command, 'info', path]);
  // The first one of a machine also compiles.
  await run(paths[0]!);
  const times: number[] = [];
  for (const path of paths.slice(0, COLD)) {
    const each: number[] = [];
    for (let round = 0; round < context.runs; round++) each.push((await run(path)).milliseconds / 1000);
    times.push(median(each));
  }
  printTable('sheaf info, a new process for each file, seconds (goal 0.3)', [
    { files: times.length, median: median(times).toFixed(2), worst: Math.max(...times).toFixed(2) },
  ]);
}
