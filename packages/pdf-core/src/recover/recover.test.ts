import { describe, expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { richDocuments } from '../hostile/rich-documents.ts';
import { performTool } from '../runner/perform-tool.ts';
import { pdfInfo, pdfToText, qpdfComplaints } from '../testing/index.ts';
import { makeTestPdf } from '../testing/documents.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { type ToolName, toolNames, tools } from '../tools/index.ts';
import { recoverDocument } from './recover-document.ts';

const pages = Array.from({ length: 12 }, (_, page) => ({ text: `Words of page ${page + 1}` }));
const classic = makeTestPdf({
  pages,
  attachments: { 'note.txt': 'kept' },
  fields: [{ name: 'name', value: 'Ada', pages: [0] }],
  info: { Title: 'Damaged' },
});
/** Objects and cross-reference in streams. */
const packed = makeDocument({ compressed: true, pages: pages.map(() => ({})) });

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const change = (bytes: Uint8Array, edit: (text: string) => string) =>
  new Uint8Array(Buffer.from(edit(latin1(bytes)), 'latin1'));

/** Each is opened by qpdf, poppler or mutool, and has all twelve pages. */
const damaged: Record<string, Uint8Array> = {
  'cut by 71 bytes': classic.subarray(0, classic.length - 71),
  'objects in streams, cut by 71 bytes': packed.subarray(0, packed.length - 71),
  'objects in streams, cut before its table': packed.subarray(0, latin1(packed).lastIndexOf('startxref')),
  'a table that starts elsewhere': change(classic, (text) =>
    text.replace(/startxref\n\d+/, 'startxref\n123'),
  ),
  'rows of the table that are wrong': change(classic, (text) =>
    text.replaceAll(
      /^(\d{10}) 00000 n/gm,
      (_, place: string) => `${String(Number(place) + 7).padStart(10, '0')} 00000 n`,
    ),
  ),
  'no table at all': change(classic, (text) => text.slice(0, text.lastIndexOf('xref\n0'))),
  'no trailer': change(classic, (text) => text.replace(/trailer[^]*$/, '%%EOF\n')),
  'no endobj': change(classic, (text) => text.replaceAll('endobj\n', '')),
  'wrong lengths of streams': change(classic, (text) =>
    text.replaceAll(/\/Length \d+>>\nstream/g, '/Length 3>>\nstream').replace(/xref\n0[^]*$/, ''),
  ),
  'bytes before the header': new Uint8Array(Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), classic])),
  'bytes after the end': new Uint8Array(Buffer.concat([classic, Buffer.alloc(3000, 'junk\n')])),
  'no header': change(classic, (text) => text.replace('%PDF-1.7\n', '')),
};

const onDocuments = toolNames.filter(
  (name) => tools[name].inputs.kind === 'pdf' && tools[name].inputs.max > 0,
);

async function perform(name: ToolName, bytes: Uint8Array) {
  const { min } = tools[name].inputs;
  const given = Array.from({ length: Math.max(1, min) }, () => ({ name: 'a.pdf', bytes }));
  const { data } = await tools[name].check(sampleOptions(name));
  return performTool(name, given, data as never);
}

describe.each(Object.entries(damaged))('a file with %s', (_, bytes) => {
  it('is made into a sound one that has all its pages', async () => {
    const { bytes: sound, repair } = await recoverDocument(bytes);
    expect(repair).toMatchObject({ pages: 12, pagesLost: 0, objectsLost: 0 });
    expect(await qpdfComplaints(sound)).toBe('');
    expect((await pdfInfo(sound)).Pages).toBe('12');
    expect(await pdfToText(sound, 12)).toMatch(/page 12|Page 12/);
  });

  // Nothing is locked here, nothing is to be recognised, and there are no tables.
  const able = onDocuments.filter((name) => !['unlock', 'ocr', 'to-excel', 'to-csv'].includes(name));
  it('is accepted by every tool, with a notice that it was repaired', { timeout: 120_000 }, async () => {
    const isPacked = _.startsWith('objects');
    for (const name of able) {
      // Nothing can be filled in where there is no form.
      if (isPacked && name.startsWith('fill-')) continue;
      const { notices } = await perform(name, bytes);
      const told = notices.filter(({ code }) => code === 'repaired');
      expect([name, told[0]]).toEqual([name, { code: 'repaired', params: { file: 'a.pdf', pages: 12 } }]);
    }
  });
});

it('a node with a single kid and no list has that page', async () => {
  const odd = change(makeTestPdf({ pages: pages.slice(0, 1) }), (text) =>
    text.replace(/\/Kids\[(\d+ 0 R)\]/, '/Kids $1  '),
  );
  const { bytes } = await recoverDocument(odd);
  expect(await qpdfComplaints(bytes)).toBe('');
  expect(await pdfToText(bytes)).toContain('Words of page 1');
});

describe('what a damaged file no longer has', () => {
  it('is counted: pages and other objects', async () => {
    const whole = makeDocument({ pages: pages.map(() => ({})) });
    const cut = whole.subarray(0, latin1(whole).indexOf('117 0 obj'));
    const { notices, files } = await perform('rotate', cut);
    expect(notices).toEqual([
      { code: 'repaired', params: { file: 'a.pdf', pages: 9 } },
      { code: 'pages_lost', params: { file: 'a.pdf', count: 3 } },
      { code: 'objects_lost', params: { file: 'a.pdf', count: 1 } },
    ]);
    expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
    expect((await pdfInfo(files[0]!.bytes)).Pages).toBe('9');
  });

  it('is nothing where the file is sound, which stays as it is', async () => {
    for (const { bytes } of richDocuments()) expect(await recoverDocument(bytes)).toEqual({ bytes });
  });
});
