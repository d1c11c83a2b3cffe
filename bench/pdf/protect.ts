import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { protectOptions } from '../../packages/pdf-core/src/tools/protect/options.ts';
import { protect } from '../../packages/pdf-core/src/tools/protect/protect.ts';
import { unlockOptions } from '../../packages/pdf-core/src/tools/unlock/options.ts';
import { unlock } from '../../packages/pdf-core/src/tools/unlock/unlock.ts';
import { measureHere, printRace, printTable, race, runProgram, type Contender } from '../harness.ts';
import { chooseFiles, workFolder } from './documents.ts';
import type { BenchContext } from './context.ts';

const FILES = 40;
const PASSWORD = 'sesame';

/** AES-256 on and off again, files read and written, one call a file. */
export async function bench(context: BenchContext): Promise<void> {
  const files = await chooseFiles(context, FILES);
  const folder = workFolder();
  const place = (kind: string, index: number) => join(folder, `${kind}-${index}.pdf`);
  const qpdf = (name: string, words: (path: string, index: number) => string[]): Contender => ({
    name,
    run: async () => {
      const sum = { milliseconds: 0, cpuMilliseconds: 0, peakMegabytes: 0 };
      for (const [index, path] of files.entries()) {
        const { milliseconds, cpuMilliseconds, peakMegabytes } = await runProgram('qpdf', words(path, index));
        sum.milliseconds += milliseconds;
        sum.cpuMilliseconds += cpuMilliseconds ?? Number.NaN;
        sum.peakMegabytes = Math.max(sum.peakMegabytes, peakMegabytes ?? 0);
      }
      return sum;
    },
  });
  const sheaf = (work: (path: string, index: number) => Promise<void>): Contender => ({
    name: 'sheaf, warm',
    run: () =>
      measureHere(async () => {
        for (const [index, path] of files.entries()) await work(path, index);
      }),
  });

  const locking = [
    qpdf('qpdf --encrypt', (path, index) => [
      '--encrypt',
      PASSWORD,
      PASSWORD,
      '256',
      '--',
      path,
      place('qpdf', index),
    ]),
    sheaf(async (path, index) => {
      const options = protectOptions.parse({ password: PASSWORD });
      const made = await protect([{ name: basename(path), bytes: readFileSync(path) }], options);
      writeFileSync(place('locked', index), made.files[0]!.bytes);
    }),
  ];
  printRace(`Protect ${files.length} files with AES-256, over qpdf`, await race(locking, context.runs), {
    row: 'protect, beside qpdf',
    goal: 2,
  });

  const opening = [
    qpdf('qpdf --decrypt', (_path, index) => [
      `--password=${PASSWORD}`,
      '--decrypt',
      place('locked', index),
      place('qpdf', index),
    ]),
    sheaf(async (path, index) => {
      const options = unlockOptions.parse({ password: PASSWORD });
      const made = await unlock(
        [{ name: basename(path), bytes: readFileSync(place('locked', index)) }],
        options,
      );
      writeFileSync(place('open', index), made.files[0]!.bytes);
    }),
  ];
  printRace(`Unlock them, over qpdf`, await race(opening, context.runs), {
    row: 'unlock, beside qpdf',
    goal: 2,
  });
  printTable('What qpdf --check says', [
    await complaints('protected', files, (index) => [
      `--password=${PASSWORD}`,
      '--check',
      place('locked', index),
    ]),
    await complaints('unlocked', files, (index) => ['--check', place('open', index)]),
  ]);
  rmSync(folder, { recursive: true });
}

/** Files that are worse than what they were made of. */
async function complaints(result: string, files: string[], check: (index: number) => string[]) {
  let worse = 0;
  for (const [index, path] of files.entries()) {
    const before = await runProgram('qpdf', ['--check', path]);
    const after = await runProgram('qpdf', check(index));
    if (after.code > before.code) worse++;
  }
  return { result, files: files.length, worse };
}
