import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { richDocuments } from '../../hostile/rich-documents.ts';
import {
  encryptBy,
  makeReport,
  makeTestPdf,
  outlineLines,
  pageImage,
  pdfInfo,
  pdfToText,
  runPeer,
  type TestPage,
} from '../../testing/index.ts';
import { linkTargets } from '../../testing/reading.ts';
import { linearize } from './linearize.ts';
import { linearizeOptions } from './options.ts';

/** Bytes that are asked for at a time. */
const CHUNK = 4096;

async function run(bytes: Uint8Array, password?: string) {
  const { files, report } = await linearize([{ name: 'a.pdf', bytes }], linearizeOptions.parse({ password }));
  const made = files[0]!.bytes;
  const ask = (what: string) => runPeer('qpdf', [what, `--password=${password ?? ''}`, 'FILE'], made);
  const checked = await ask('--check');
  expect(checked).toMatchObject({ code: 0, stderr: '' });
  expect(checked.stdout).toContain('File is linearized');
  expect((await ask('--check-linearization')).stdout).toContain('no linearization errors');
  const shown = await ask('--show-linearization');
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(checked.stdout + shown.stdout).not.toContain('WARNING');
  expect(report.size).toBe(made.length);
  return { bytes: made, report, shown: shown.stdout };
}

/** As a browser reads it from a server, with what it asks for of the file. */
async function readFirstPage(bytes: Uint8Array): Promise<{ text: string; loaded: number }> {
  const asked = new Set<number>();
  const transport = new PDFDataRangeTransport(bytes.length, bytes.slice(0, CHUNK));
  transport.requestDataRange = (begin: number, end: number) => {
    for (let at = begin; at < end; at += CHUNK) asked.add(Math.floor(at / CHUNK));
    transport.onDataRange(begin, bytes.slice(begin, end));
  };
  const loading = getDocument({
    range: transport,
    rangeChunkSize: CHUNK,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: 0,
  });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent();
  await loading.destroy();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  return { text, loaded: (asked.size + 1) * CHUNK };
}

const texts = (count: number): TestPage[] =>
  Array.from({ length: count }, (_, i) => ({ text: `Page ${i + 1}` }));

describe('linearize', () => {
  it('qpdf and poppler find a linearized file that says the same', async () => {
    const { bytes, report } = await run(makeTestPdf({ pages: texts(30), info: { Title: 'Lease' } }));
    expect(report.pages).toBe(30);
    expect(await pdfInfo(bytes)).toMatchObject({ Pages: '30', Title: 'Lease', Optimized: 'yes' });
    expect(await pdfToText(bytes, 1)).toContain('Page 1');
    expect(await pdfToText(bytes, 30)).toContain('Page 30');
  });

  it('the first page can be shown when only its part is there', async () => {
    const pages = texts(20).map((page) => ({ ...page, ballast: 20_000 }));
    const { bytes, report } = await run(makeTestPdf({ pages }));
    expect(report.firstPage).toBeLessThan(bytes.length / 10);
    const { text, loaded } = await readFirstPage(bytes);
    expect(text).toBe('Page 1');
    expect(loaded).toBeLessThan(bytes.length / 4);
  });

  it.each(richDocuments())('$name keeps links, bookmarks, fields, labels and looks', async ({ bytes }) => {
    const { bytes: made } = await run(bytes);
    expect(outlineLines(made)).toEqual(outlineLines(bytes));
    expect(linkTargets(made)).toEqual(linkTargets(bytes));
    const [before, after] = await Promise.all([bytes, made].map((file) => PDFDocument.load(file)));
    const names = (document: PDFDocument) =>
      document
        .getForm()
        .getFields()
        .map((field) => field.getName());
    expect(names(after!)).toEqual(names(before!));
    expect(after!.getPages().map((page) => page.getSize())).toEqual(
      before!.getPages().map((page) => page.getSize()),
    );
    expect(Buffer.from(await pageImage(made)).equals(await pageImage(bytes))).toBe(true);
  });

  it('bookmarks that are shown at once are read with the first page', async () => {
    const plain = await PDFDocument.load(
      makeTestPdf({
        pages: texts(4),
        outline: [
          { title: 'One', page: 0 },
          { title: 'Two', page: 3 },
        ],
      }),
    );
    const { context, catalog } = plain;
    catalog.set(context.obj('PageMode') as never, context.obj('UseOutlines'));
    const { bytes, shown } = await run(await plain.save());
    expect(outlineLines(bytes)).toEqual(['One 1', 'Two 4']);
    expect(shown).toMatch(/Outlines Hint Table/);
  });

  it('object streams, several updates and one page alone', async () => {
    await run(makeDocument({ pages: [{}, {}, {}], compressed: true }));
    await run(makeDocument());
    const { bytes } = await makeReport();
    const twice = await run((await run(bytes)).bytes);
    expect(await pdfToText(twice.bytes)).toBe(await pdfToText(bytes));
  });

  it('a page that stands in the tree twice, and one on which another is named, stay two pages', async () => {
    const once = Buffer.from(makeDocument({ pages: [{}, {}] })).toString('latin1');
    const bytes = Buffer.from(once.replace('/Kids [100 0 R 102 0 R]', '/Kids [100 0 R 100 0 R]'), 'latin1');
    const { bytes: made, report } = await run(bytes);
    expect(report.pages).toBe(2);
    expect(await pdfToText(made, 2)).toContain('Page 1 body');
  });

  it.each([
    ['128', ['--use-aes=n', '--']],
    ['128', ['--use-aes=y', '--']],
    ['256', ['--']],
  ])('stays encrypted as it was, with %s bits %j', async (bits, flags) => {
    const plain = makeTestPdf({ pages: texts(5), outline: [{ title: 'Three', page: 2 }] });
    const locked = await encryptBy(plain, [
      '--allow-weak-crypto',
      '--encrypt',
      'open',
      'owner',
      bits,
      ...flags,
    ]);
    await expect(run(locked)).rejects.toMatchObject({ reason: 'password_needed' });
    await expect(run(locked, 'wrong')).rejects.toMatchObject({ reason: 'password_wrong' });
    const { bytes } = await run(locked, 'open');
    const { stdout } = await runPeer('pdftotext', ['-upw', 'open', 'FILE', '-'], bytes);
    expect(stdout).toContain('Page 5');
    expect((await runPeer('qpdf', ['--check', 'FILE'], bytes)).code).not.toBe(0);
  });

  it('the version of the format stays', async () => {
    const bytes = Buffer.from(makeDocument());
    bytes.write('%PDF-1.4');
    expect(Buffer.from((await run(bytes)).bytes).toString('latin1', 0, 8)).toBe('%PDF-1.4');
  });
});
