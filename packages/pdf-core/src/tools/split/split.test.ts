import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { makeTestPdf, pdfInfo, pdfToText, qpdfComplaints, type TestDocument } from '../../testing/index.ts';
import { linkTargets, outlineLines } from '../../testing/reading.ts';
import { addCode } from '../add-code/add-code.ts';
import { addCodeOptions } from '../add-code/options.ts';
import { splitOptions } from './options.ts';
import { split } from './split.ts';

type Options = Parameters<typeof splitOptions.parse>[0];

async function splitUp(document: Uint8Array | TestDocument, options: Options = {}, name = 'report.pdf') {
  const bytes = document instanceof Uint8Array ? document : makeTestPdf(document);
  const { files, report } = await split([{ name, bytes }], splitOptions.parse(options));
  const complaints = files
    .filter((file) => file.name.endsWith('.pdf'))
    .map((file) => qpdfComplaints(file.bytes));
  expect((await Promise.all(complaints)).join('')).toBe('');
  return { files, report, names: files.map((file) => file.name) };
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => ({ text: `Page ${i + 1}` }));
const pagesOf = async (bytes: Uint8Array) => Number((await pdfInfo(bytes)).Pages);

describe('split', () => {
  it('makes a file of each page, named so that they sort in order', async () => {
    const { files, names, report } = await splitUp({ pages: numbered(11) });
    expect(names.slice(0, 2)).toEqual(['report-page-01.pdf', 'report-page-02.pdf']);
    expect(files).toHaveLength(11);
    expect(report.parts[10]).toMatchObject({ name: 'report-page-11.pdf', pages: [11] });
    expect(await pdfToText(files[10]!.bytes)).toContain('Page 11');
  });

  it('cuts after so many pages', async () => {
    const { files, names } = await splitUp({ pages: numbered(5) }, { pagesPerFile: 2 });
    expect(names).toEqual(['report-pages-1-2.pdf', 'report-pages-3-4.pdf', 'report-page-5.pdf']);
    expect(await Promise.all(files.map((file) => pagesOf(file.bytes)))).toEqual([2, 2, 1]);
  });

  it('takes custom ranges, open and backwards ones too', async () => {
    const { files } = await splitUp(
      { pages: numbered(9) },
      { splitType: 'custom', customRanges: '1-3, 5,8-,3-2' },
    );
    expect(await Promise.all(files.map((file) => pagesOf(file.bytes)))).toEqual([3, 1, 2, 2]);
    expect(await pdfToText(files[3]!.bytes, 1)).toContain('Page 3');
  });

  it('cuts at blank pages, which are in no part', async () => {
    const texts = ['', 'One', 'Two', '', '', 'Three', ''];
    const { files, names, report } = await splitUp(
      { pages: texts.map((text) => ({ text })) },
      { splitType: 'blank' },
    );
    expect(names).toEqual(['report-pages-2-3.pdf', 'report-page-6.pdf']);
    expect(report.separators).toEqual([1, 4, 5, 7]);
    expect(await pdfToText(files[0]!.bytes, 2)).toContain('Two');
    expect(await pdfToText(files[1]!.bytes)).toContain('Three');
  });

  it('a dusty sheet separates as far as dust is allowed to, and a document without blank pages is refused', async () => {
    const dusty = makeDocument({ pages: [{}, { content: '100 100 8 8 re f' }, {}] });
    const { files } = await splitUp(dusty, { splitType: 'blank', specks: 0.1 });
    expect(files).toHaveLength(2);
    const byBlank = { splitType: 'blank' } as const;
    await expect(splitUp(dusty, byBlank)).rejects.toMatchObject({ reason: 'blank_page_missing' });
    const nothing = splitUp({ pages: [{ text: '' }, { text: '' }] }, byBlank);
    await expect(nothing).rejects.toMatchObject({ reason: 'all_pages_blank' });
  });

  it('cuts at pages with a code, which begin a part or are in none', async () => {
    const marked = await addCode(
      [{ name: 'stack.pdf', bytes: makeDocument({ pages: [{}, {}, {}, {}, {}] }) }],
      addCodeOptions.parse({ text: 'SEPARATOR', pages: '2,4' }),
    );
    const { bytes } = (
      await addCode(
        [{ name: 'stack.pdf', bytes: marked.files[0]!.bytes }],
        addCodeOptions.parse({ text: 'other', pages: '3' }),
      )
    ).files[0]!;
    const given = { splitType: 'code', code: 'SEPARATOR' } as const;
    const first = await splitUp(bytes, given);
    expect(first.report.parts.map(({ pages }) => pages)).toEqual([[1], [2, 3], [4, 5]]);
    expect(first.report.separators).toEqual([]);
    const dropped = await splitUp(bytes, { ...given, codePages: 'dropped' });
    expect(dropped.report.parts.map(({ pages }) => pages)).toEqual([[1], [3], [5]]);
    expect(dropped.report.separators).toEqual([2, 4]);
    expect(await pdfToText(dropped.files[1]!.bytes)).toContain('Page 3');
    const any = await splitUp(bytes, { splitType: 'code' });
    expect(any.report.parts.map(({ pages }) => pages)).toEqual([[1], [2], [3], [4, 5]]);
    await expect(splitUp(bytes, { ...given, code: 'SEP' })).rejects.toMatchObject({ reason: 'code_missing' });
    const only = (await splitUp(bytes, { pages: '2' })).files[0]!.bytes;
    await expect(splitUp(only, { ...given, codePages: 'dropped' })).rejects.toMatchObject({
      reason: 'only_code_pages',
    });
  });

  it('takes plain pages: a string of ranges, or an array with a part each', async () => {
    expect((await splitUp({ pages: numbered(4) }, { pages: '1,3-' })).files).toHaveLength(2);
    const { files } = await splitUp({ pages: numbered(4) }, { pages: ['1,4', '2'] });
    expect(await pdfToText(files[0]!.bytes, 2)).toContain('Page 4');
    expect(files).toHaveLength(2);
  });

  it.each(['', '0', '3-9', 'x', '1-2-3', '1+2', '-', '99999999999'])(
    'refuses the ranges %j',
    async (customRanges) => {
      const run = splitUp({ pages: numbered(4) }, { splitType: 'custom', customRanges });
      await expect(run).rejects.toMatchObject({ code: 'invalid_options' });
    },
  );

  it('keeps each part below the largest size', async () => {
    const pages = Array.from({ length: 10 }, (_, i) => ({
      text: `Page ${i + 1}`,
      ballast: i === 4 ? 900_000 : 300_000,
    }));
    const { files, report } = await splitUp({ pages }, { splitType: 'size', maxFileSize: 1 });
    for (const file of files) expect(file.bytes.length).toBeLessThan(1024 * 1024);
    expect(report.parts.map((part) => part.pages)).toEqual([[1, 2, 3], [4], [5], [6, 7, 8], [9, 10]]);
  });

  it('reports a page that alone exceeds the largest size', async () => {
    const run = splitUp(
      { pages: [{ text: 'small' }, { ballast: 1_200_000 }] },
      { splitType: 'size', maxFileSize: 1 },
    );
    await expect(run).rejects.toMatchObject({ reason: 'page_larger_than_part', params: { page: 2 } });
  });

  it('splits at the top bookmarks and names parts after them, whatever they contain', async () => {
    const titles = ['../../etc/passwd', 'Résumé: a/b', 'con', 'con'];
    const outline = titles.map((title, i) => ({ title, page: i + 1 }));
    const { names, report } = await splitUp({ pages: numbered(6), outline }, { splitType: 'bookmarks' });
    expect(names).toEqual([
      '1 report.pdf',
      '2 etc-passwd.pdf',
      '3 Résumé- a-b.pdf',
      '4 _con.pdf',
      '5 _con.pdf',
    ]);
    expect(report.parts.map((part) => part.pages)).toEqual([[1], [2], [3], [4], [5, 6]]);
    const none = splitUp({ pages: numbered(2) }, { splitType: 'bookmarks' });
    await expect(none).rejects.toMatchObject({ code: 'invalid_options' });
  });

  it('keeps the bookmarks that lead into a part, or none', async () => {
    const outline = [
      { title: 'One', page: 0 },
      { title: 'Two', page: 1, children: [{ title: 'Inner', named: 'inner' }] },
    ];
    const document = { pages: numbered(4), outline, named: { inner: 3 } };
    const kept = await splitUp(document, { pagesPerFile: 2 });
    expect(outlineLines(kept.files[0]!.bytes)).toEqual(['One 1', 'Two 2']);
    expect(outlineLines(kept.files[1]!.bytes)).toEqual(['Two -', '  Inner 2']);
    const dropped = await splitUp(document, { pagesPerFile: 2, preserveBookmarks: false });
    expect(outlineLines(dropped.files[0]!.bytes)).toEqual([]);
  });

  it('carries only what the pages of a part use', async () => {
    const pages = [
      { text: 'Small', links: [{ to: 1 }, { to: 0 }] },
      { text: 'Large', ballast: 500_000 },
    ];
    const fields = [
      { name: 'both', value: 'x', pages: [0, 1] },
      { name: 'second', value: 'SECRET', pages: [1] },
    ];
    const { files } = await splitUp({
      pages,
      fields,
      named: { away: 1 },
      attachments: { 'a.txt': 'attached' },
    });
    const [first] = files;
    expect(first!.bytes.length).toBeLessThan(6000);
    expect(Buffer.from(first!.bytes).toString('latin1')).not.toMatch(/SECRET|away|attached/);
    expect(linkTargets(first!.bytes)).toEqual([[0, 1]]);
    const form = (await PDFDocument.load(first!.bytes)).getForm();
    expect(form.getFields().map((field) => field.getName())).toEqual(['both']);
    form.getTextField('both').setText('still works');
  });

  it('keeps page labels', async () => {
    const labels = { 0: '/S/r', 2: '/S/D' };
    const { files } = await splitUp({ pages: numbered(6), labels }, { pages: '2-4' });
    const text = Buffer.from(files[0]!.bytes).toString('latin1');
    expect(text).toContain('/PageLabels<</Nums[0<</S /r/St 2>> 1<</S /D>>]>>');
  });

  it('gives parts the properties of the document when asked', async () => {
    const document = { pages: numbered(2), info: { Title: 'Lease', Author: 'Nora Feldt' } };
    const { files } = await splitUp(document, { addMetadata: true });
    expect(await pdfInfo(files[1]!.bytes)).toMatchObject({ Title: 'Lease - page-2', Author: 'Nora Feldt' });
    expect((await pdfInfo((await splitUp(document)).files[0]!.bytes)).Author).toBeUndefined();
  });

  it('writes smaller parts when asked, that read the same', async () => {
    const document = {
      pages: [{ text: 'Page 1 '.repeat(90), links: Array.from({ length: 40 }, () => ({ to: 0 })) }],
    };
    const usual = await splitUp(document);
    const small = await splitUp(document, { optimizeOutput: true });
    expect(small.files[0]!.bytes.length).toBeLessThan(usual.files[0]!.bytes.length / 2);
    expect(await pdfToText(small.files[0]!.bytes)).toBe(await pdfToText(usual.files[0]!.bytes));
  });

  it('puts the parts in one zip when asked', async () => {
    const { files } = await splitUp({ pages: numbered(3) }, { outputFormat: 'zip' });
    expect(files.map((file) => file.name)).toEqual(['report-split.zip']);
    const entries = unzipSync(files[0]!.bytes);
    expect(Object.keys(entries)).toEqual(['report-page-1.pdf', 'report-page-2.pdf', 'report-page-3.pdf']);
    expect(await pdfToText(entries['report-page-3.pdf']!)).toContain('Page 3');
  });

  it('has the bounds and defaults of the product', () => {
    const wrong = [
      { pagesPerFile: 0 },
      { pagesPerFile: 51 },
      { pagesPerFile: 1.5 },
      { maxFileSize: 101 },
      { maxFileSize: 0 },
    ];
    for (const options of wrong) expect(splitOptions.safeParse(options).success).toBe(false);
    expect(splitOptions.parse({})).toMatchObject({ splitType: 'pages', pagesPerFile: 1, maxFileSize: 10 });
  });
});
