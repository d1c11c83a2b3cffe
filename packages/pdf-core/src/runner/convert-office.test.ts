import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTestPdf, pdfToText } from '../testing/index.ts';
import { runToolInto } from './run-tool.ts';

/** LibreOffice is 400 MB and not on every machine: a program that takes its flags stands in for it. */
async function makeProgram() {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-convert-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'soffice');
  await writeFile(join(folder, 'made.pdf'), makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }] }));
  await writeFile(
    program,
    `#!/bin/sh\nwhile [ $# -gt 1 ]; do [ "$1" = --outdir ] && out=$2; shift; done\ncase $1 in *.odt) cp ${folder}/made.pdf "$out/source.pdf";; esac\n`,
  );
  await chmod(program, 0o700);
  return { folder, office: { program, walls: { launcher: [] } } };
}

const letter = { name: 'Letter.odt', bytes: Buffer.from('PK') };

test('to-pdf gives a document of an office program to LibreOffice, and tells its pages', async () => {
  const { folder, office } = await makeProgram();
  const { files, report } = await runToolInto(folder, 'to-pdf', [letter], {}, { office });
  expect(files.map(({ name }) => name)).toEqual(['Letter.pdf']);
  expect(await pdfToText(await readFile(files[0]!.path))).toMatch(/One\s+Two/);
  expect(report).toMatchObject({ format: 'office', pages: 2 });
});

test('without LibreOffice the error says what is missing', async () => {
  const { folder } = await makeProgram();
  const failed = runToolInto(folder, 'to-pdf', [letter], {}, { office: null });
  await expect(failed).rejects.toMatchObject({ reason: 'office_unavailable' });
});
