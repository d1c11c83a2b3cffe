import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { textOptions } from '../../packages/pdf-core/src/tools/text/options.ts';
import { text } from '../../packages/pdf-core/src/tools/text/text.ts';
import { measureHere, printRace, race, runEach } from '../harness.ts';
import { chooseFiles } from './documents.ts';
import type { BenchContext } from './context.ts';
import { printWords } from './words.ts';

/** All text of each file: ours in this process, poppler's in one of its own for each file. */
export async function bench(context: BenchContext): Promise<void> {
  const paths = await chooseFiles(context, 100);
  const inputs = paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
  const read = (words: boolean) => () =>
    measureHere(async () => {
      for (const input of inputs) await text([input], textOptions.parse({ words }));
    });
  const poppler = (more: string[]) => () =>
    runEach(
      'pdftotext',
      paths.map((path) => [...more, path, '-']),
    );
  const contenders = [
    { name: 'pdftotext', run: poppler([]) },
    { name: 'sheaf text, warm', run: read(false) },
    { name: 'sheaf text, with the place of each word', run: read(true) },
    { name: 'pdftotext -bbox', run: poppler(['-bbox']) },
  ];
  printRace(`Text of ${paths.length} files, over pdftotext`, await race(contenders, context.runs, 1), {
    row: 'text, beside pdftotext',
    goal: 1,
  });
  await printWords(paths, inputs);
}
