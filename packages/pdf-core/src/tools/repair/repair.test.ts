import { expect, it } from 'vitest';
import { performTool } from '../../runner/perform-tool.ts';
import { encryptBy, makeTestPdf, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { repairOptions } from './options.ts';
import { repair } from './repair.ts';

const document = makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }] });
const run = (bytes: Uint8Array, options: object = {}) =>
  repair([{ name: 'a.pdf', bytes }], repairOptions.parse(options));

it('a truncated file is repaired, with a notice', async () => {
  const cut = document.subarray(0, document.length - 71);
  expect(await qpdfComplaints(cut)).not.toBe('');
  const { files, report, notices } = await performTool(
    'repair',
    [{ name: 'a.pdf', bytes: cut }],
    repairOptions.parse({}),
  );
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  expect(await pdfToText(files[0]!.bytes, 2)).toContain('Two');
  expect(report).toEqual({ damaged: true, pages: 2, pagesLost: 0, objectsLost: 0 });
  expect(notices).toEqual([{ code: 'repaired', params: { file: 'a.pdf', pages: 2 } }]);
});

it('a sound file is given back byte for byte, a locked one too', async () => {
  const { files, report } = await run(document);
  expect(files[0]!.bytes).toBe(document);
  expect(report).toEqual({ damaged: false, pages: 2, pagesLost: 0, objectsLost: 0 });
  const locked = await encryptBy(document, ['--encrypt', 'user', 'owner', '256', '--']);
  await expect(run(locked)).rejects.toMatchObject({ code: 'encrypted' });
  expect((await run(locked, { password: 'user' })).files[0]!.bytes).toBe(locked);
});

it('refuses what is no document', async () => {
  await expect(run(Buffer.from('Dear all'))).rejects.toMatchObject({ code: 'corrupt' });
});
