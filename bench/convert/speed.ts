import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertOptions } from '../../packages/pdf-core/src/reading/convert.options.ts';
import { toText } from '../../packages/pdf-core/src/tools/to-text/to-text.ts';
import { toWord } from '../../packages/pdf-core/src/tools/to-word/to-word.ts';
import { measureHere, printRace, race, runEach } from '../harness.ts';
import type { Known } from './documents.ts';

/** The same documents one after the other: ours warm, as in the pool, and each peer as a process for each of them. */
export async function raceConversions(documents: Known[], runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-speed-'));
  const paths = documents.map(({ pdf }, at) => {
    writeFileSync(join(folder, `${at}.pdf`), pdf);
    return join(folder, `${at}.pdf`);
  });
  const inputs = documents.map(({ pdf }) => ({ name: 'a.pdf', bytes: pdf }));
  const options = convertOptions.parse({});
  const each = (work: (input: (typeof inputs)[number]) => Promise<unknown>) => () =>
    measureHere(async () => {
      for (const input of inputs) await work(input);
    });
  const word = (layout: 'flowing' | 'exact') =>
    each((input) => toWord([input], { ...options, layout, pictures: true }));
  const text = {
    name: 'pdftotext -layout',
    run: () =>
      runEach(
        'pdftotext',
        paths.map((path) => ['-layout', path, '-']),
      ),
  };
  const office = {
    name: 'soffice, its own import',
    run: () =>
      runEach('soffice', [
        [
          '--headless',
          `-env:UserInstallation=file://${folder}/profile`,
          '--infilter=writer_pdf_import',
          '--convert-to',
          'docx',
          '--outdir',
          folder,
          ...paths,
        ],
      ]),
  };
  printRace(
    `text of ${paths.length} documents`,
    await race([text, { name: 'sheaf to-text', run: each((input) => toText([input], options)) }], runs),
  );
  printRace(
    `${paths.length} documents to Word`,
    await race(
      [
        office,
        { name: 'sheaf to-word', run: word('flowing') },
        { name: 'sheaf to-word, exact', run: word('exact') },
      ],
      runs,
    ),
  );
}
