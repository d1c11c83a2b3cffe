import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { performTool } from '../../runner/perform-tool.ts';
import { claimsOf } from '../../standards/settle-claims.ts';
import { writePacket } from '../../standards/shared-claim.ts';
import { encryptBy, makeTestPdf, pdfInfo, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { extractAttachments } from '../extract-attachments/extract-attachments.ts';
import { extractAttachmentsOptions } from '../extract-attachments/options.ts';
import { attachFiles } from './attach-files.ts';
import { attachFilesOptions } from './options.ts';

const entry = (name: string, text: string, more: object = {}) => ({
  name,
  data: Buffer.from(text).toString('base64'),
  ...more,
});
const run = (bytes: Uint8Array, attachments: object[], more: object = {}) =>
  attachFiles([{ name: 'a.pdf', bytes }], attachFilesOptions.parse({ attachments, ...more }));

/** What our own reader and poppler find attached. */
async function attachedIn(bytes: Uint8Array): Promise<{ own: string[][]; poppler: string }> {
  const { files } = await extractAttachments([{ name: 'a.pdf', bytes }], extractAttachmentsOptions.parse({}));
  const { stdout } = await runPeer('pdfdetach', ['-list', 'FILE'], bytes);
  return { own: files.map(({ name, bytes: made }) => [name, Buffer.from(made).toString()]), poppler: stdout };
}

describe('attach-files', () => {
  it('attaches files that other readers list and give back, with type, description and dates', async () => {
    const { files, report } = await run(makeDocument({ compressed: true }), [
      entry('Preise Ω.csv', 'a;1\nb;2', { description: 'Price list' }),
      entry('terms.unknown', 'Payable'),
    ]);
    const made = files[0]!.bytes;
    expect(await qpdfComplaints(made)).toBe('');
    const { own, poppler } = await attachedIn(made);
    expect(own).toEqual([
      ['Preise Ω.csv', 'a;1\nb;2'],
      ['terms.unknown', 'Payable'],
    ]);
    expect(poppler).toContain('2 embedded files');
    const { stdout } = await runPeer('qpdf', ['--list-attachments', '--verbose', 'FILE'], made);
    for (const fact of ['text/csv', 'application/octet-stream', 'Price list', 'modification date'])
      expect(stdout).toContain(fact);
    expect(report).toEqual({
      attached: [
        { name: 'Preise Ω.csv', bytes: 7 },
        { name: 'terms.unknown', bytes: 7 },
      ],
      attachments: 2,
    });
  });

  it('keeps what was attached before, and gives a second file of a name its own', async () => {
    const bytes = makeTestPdf({ pages: [{ text: 'One' }], attachments: { 'a.txt': 'old' } });
    const first = await run(bytes, [
      entry('a.txt', 'new'),
      entry('../../etc/a.txt', 'newer'),
      entry('empty.txt', ''),
    ]);
    expect(first.report.attached.map(({ name }) => name)).toEqual(['a (2).txt', 'a (3).txt', 'empty.txt']);
    const made = (await run(first.files[0]!.bytes, [entry('b.txt', 'last')])).files[0]!.bytes;
    expect(await qpdfComplaints(made)).toBe('');
    const { own, poppler } = await attachedIn(made);
    expect(own.map(([, text]) => text).toSorted()).toEqual(['', 'last', 'new', 'newer', 'old']);
    expect(poppler).toContain('5 embedded files');
  });

  it('two hundred files are found by their names, in as many leaves as they need', async () => {
    let bytes = makeDocument();
    for (let round = 0; round < 4; round++) {
      const names = Array.from({ length: 50 }, (_, at) => entry(`${round}-${at}.txt`, `${round} ${at}`));
      bytes = Buffer.from((await run(bytes, names)).files[0]!.bytes);
    }
    const { stdout } = await runPeer('qpdf', ['--show-attachment=3-49.txt', 'FILE'], bytes);
    expect(stdout).toBe('3 49');
    expect((await attachedIn(bytes)).own).toHaveLength(200);
  });

  it('a claim of PDF/A-3 stays, and one of a part that allows no attachments goes', async () => {
    for (const [part, kept] of [
      [3, ['PDF/A-3b']],
      [2, []],
    ] as const) {
      const packet = writePacket({ part, level: 'B' }, '');
      const metadata = `<< /Type /Metadata /Subtype /XML /Length ${packet.length} >>\nstream\n${packet}\nendstream`;
      const bytes = makeDocument({ catalog: '/Metadata 10 0 R', objects: [metadata] });
      const options = attachFilesOptions.parse({
        attachments: [entry('a.xml', '<a/>')],
        relationship: 'data',
      });
      const { files, notices } = await performTool('attach-files', [{ name: 'a.pdf', bytes }], options);
      expect(claimsOf(files[0]!.bytes).map(({ name }) => name)).toEqual(kept);
      expect(notices.map(({ code }) => code)).toEqual(kept.length ? [] : ['standard_dropped']);
    }
  });

  it('refuses data that is no base64, and documents that may not be changed', async () => {
    for (const data of ['####', 'YQ', 'YWJj YWJj'])
      await expect(run(makeDocument(), [{ name: 'a.txt', data }])).rejects.toMatchObject({
        reason: 'attachment_unreadable',
        params: { file: 'a.txt' },
      });
    const flags = ['--encrypt', '', 'owner', '256', '--modify=none', '--'];
    const locked = await encryptBy(makeDocument(), flags);
    await expect(run(locked, [entry('a.txt', 'a')])).rejects.toMatchObject({ code: 'encrypted' });
    const open = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--print=none', '--']);
    const { files } = await run(open, [entry('a.txt', 'a')]);
    expect(await pdfInfo(files[0]!.bytes)).toMatchObject({ Encrypted: expect.stringMatching(/print:no/) });
    expect((await attachedIn(files[0]!.bytes)).own).toEqual([['a.txt', 'a']]);
  });
});
