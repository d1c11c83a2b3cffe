import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lockPdf } from '../../testing/locked.ts';
import { makeTestPdf, pageImage, pdfInfo, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { linkTargets, outlineLines } from '../../testing/reading.ts';
import { mergeOptions } from './options.ts';
import { merge } from './merge.ts';

type Options = Parameters<typeof mergeOptions.parse>[0];

async function mergeAll(inputs: Uint8Array[], options: Options = {}, names = ['first.pdf', 'second.pdf']) {
  const files = inputs.map((bytes, i) => ({ name: names[i] ?? `${i}.pdf`, bytes }));
  const { files: made, report } = await merge(files, mergeOptions.parse(options));
  const { bytes } = made[0]!;
  expect(await qpdfComplaints(bytes)).toBe('');
  return { bytes, report };
}

const plain = (text: string, pages = 2) =>
  makeTestPdf({ pages: Array.from({ length: pages }, (_, i) => ({ text: `${text} ${i + 1}` })) });

const linked = (text: string) =>
  makeTestPdf({
    pages: [{ text, links: [{ to: 1 }, { named: 'place' }, { old: 'place' }] }, { text: 'Target' }],
    named: { place: 1 },
    oldNamed: { place: 0 },
  });

const form = (value: string, baseFont: string) =>
  makeTestPdf({ pages: [{ text: 'Form' }, {}], fields: [{ name: 'name', value, pages: [0, 1] }], baseFont });

const attached = (text: string) => makeTestPdf({ pages: [{}], attachments: { 'note.txt': text } });

describe('merge', () => {
  it('puts the pages of all files one after another', async () => {
    const { bytes, report } = await mergeAll([plain('Alpha'), plain('Beta', 3)]);
    expect(report.pages).toBe(5);
    expect((await pdfInfo(bytes)).Pages).toBe('5');
    expect(await pdfToText(bytes, 2)).toContain('Alpha 2');
    expect(await pdfToText(bytes, 5)).toContain('Beta 3');
  });

  it('takes single pages of the files in any order, turned and more than once', async () => {
    const pages = [
      { file: 2, page: 3 },
      { file: 1, page: 2, rotate: 90 },
      { file: 2, page: 1 },
      { file: 1, page: 2 },
    ];
    const { bytes, report } = await mergeAll([plain('Alpha'), plain('Beta', 3)], { pages });
    expect(report.pages).toBe(4);
    expect((await pdfInfo(bytes)).Pages).toBe('4');
    const texts = await Promise.all([1, 2, 3, 4].map((page) => pdfToText(bytes, page)));
    expect(texts.map((text) => text.trim())).toEqual(['Beta 3', 'Alpha 2', 'Beta 1', 'Alpha 2']);
    const { stdout } = await runPeer('pdfinfo', ['-l', '4', 'FILE'], bytes);
    expect(stdout).toMatch(/Page +2 rot: +90/);
  });

  it('keeps links, fields and bookmarks of single pages at work', async () => {
    const pages = [
      { file: 2, page: 1 },
      { file: 1, page: 2 },
      { file: 1, page: 1 },
    ];
    const { bytes } = await mergeAll([linked('First'), form('Value', 'Helvetica')], {
      pages,
      addBookmarks: true,
    });
    expect(linkTargets(bytes)).toEqual([[], [], [2, 2, 3]]);
    const doc = await PDFDocument.load(bytes);
    expect(doc.getForm().getTextField('name').getText()).toBe('Value');
    expect((await outlineLines(bytes)).join()).toMatch(/first.*second/);
  });

  it.each([
    [{ file: 3, page: 1 }, 'merge_file_missing {"file":3,"count":2}'],
    [{ file: 1, page: 9 }, 'merge_page_missing {"file":1,"page":9,"count":2}'],
  ])('refuses %j', async (page, sentence) => {
    await expect(mergeAll([plain('Alpha'), plain('Beta')], { pages: [page] })).rejects.toThrow(sentence);
  });

  it('keeps size and rotation, those inherited from the page tree too', async () => {
    const turned = makeTestPdf({ pages: [{ text: 'Turned' }], inherit: true });
    const wide = makeTestPdf({ pages: [{ text: 'Wide', size: [842, 595], rotate: 180 }] });
    const { bytes } = await mergeAll([turned, wide]);
    const { stdout } = await runPeer('pdfinfo', ['-l', '2', 'FILE'], bytes);
    expect(stdout).toMatch(/Page +1 size: +300 x 400/);
    expect(stdout).toMatch(/Page +1 rot: +90/);
    expect(stdout).toMatch(/Page +2 size: +842 x 595/);
    expect(stdout).toMatch(/Page +2 rot: +180/);
    expect(await pdfToText(bytes, 1)).toContain('Turned');
  });

  it('makes more pages than one node of the page tree holds', async () => {
    const { bytes } = await mergeAll([plain('A', 100), plain('B', 70)]);
    expect((await pdfInfo(bytes)).Pages).toBe('170');
    expect(await pdfToText(bytes, 170)).toContain('B 70');
  });

  it('keeps every link working when both files call their places by the same names', async () => {
    const { bytes } = await mergeAll([linked('One'), linked('Two')]);
    expect(linkTargets(bytes)).toEqual([[2, 2, 1], [], [4, 4, 3], []]);
    const { stdout } = await runPeer('pdfinfo', ['-dests', 'FILE'], bytes);
    expect(stdout.match(/"place[^"]*"/g)).toHaveLength(4);
  });

  it('keeps bookmarks, and with addBookmarks hangs them under one for each file', async () => {
    const marked = makeTestPdf({
      pages: [{ text: 'A' }, { text: 'B' }],
      named: { chapter: 1 },
      outline: [
        { title: 'Größe', page: 0, children: [{ title: 'Inner', named: 'chapter' }] },
        { title: 'Site', uri: 'https://example.org' },
      ],
    });
    const own = ['Größe 1', '  Inner 2', 'Site -', 'Größe 3', '  Inner 4', 'Site -'];
    expect(outlineLines((await mergeAll([marked, marked])).bytes)).toEqual(own);
    const { bytes } = await mergeAll([marked, plain('C')], { addBookmarks: true }, ['Über uns.pdf', 'b.PDF']);
    expect(outlineLines(bytes)).toEqual(['Über uns 1', '  Größe 1', '    Inner 2', '  Site -', 'b 3']);
    const { stdout } = await runPeer('mutool', ['show', 'FILE', 'outline'], bytes);
    expect(stdout).toContain('https://example.org');
  });

  it('keeps fields that can be filled, renamed where names clash, each with its own font', async () => {
    const { bytes } = await mergeAll([form('Ada', 'Helvetica'), form('Bob', 'Courier')]);
    const loaded = await PDFDocument.load(bytes);
    const fields = loaded.getForm().getFields();
    expect(fields.map((field) => field.getName())).toEqual(['name', 'name_2']);
    expect(loaded.getForm().getTextField('name_2').getText()).toBe('Bob');
    // Both forms have a font named Helv: the second one's differs, and its field refers to it by another name.
    const source = Buffer.from(bytes).toString('latin1');
    expect(source).toMatch(/\/DR<<\/Font<<\/Helv \d+ 0 R\/Helv_2 \d+ 0 R>>>>/);
    expect(source).toContain('/DA(/Helv_2 10 Tf 0 g)');
    loaded.getForm().getTextField('name_2').setText('Filled');
    expect(await pdfToText(await loaded.save(), 3)).toContain('Filled');
  });

  it('keeps page labels, and counts pages without labels from 1', async () => {
    const roman = makeTestPdf({ pages: [{}, {}, {}], labels: { 0: '/S/r', 2: '/S/D/P(A-)/St 7' } });
    const { bytes } = await mergeAll([roman, plain('B')]);
    const loaded = await runPeer('qpdf', ['--json', '--json-key=pagelabels', 'FILE'], bytes);
    expect(JSON.parse(loaded.stdout).pagelabels).toMatchObject([
      { index: 0, label: { '/S': '/r' } },
      { index: 2, label: { '/P': 'u:A-', '/S': '/D', '/St': 7 } },
      { index: 3, label: { '/S': '/D' } },
    ]);
  });

  it('keeps attachments of both files under names of their own', async () => {
    const { bytes } = await mergeAll([attached('one'), attached('two')]);
    const { stdout } = await runPeer('pdfdetach', ['-list', 'FILE'], bytes);
    expect(stdout).toContain('2 embedded files');
  });

  it('leaves out pages that show nothing, and leads bookmarks to them on', async () => {
    const gaps = makeTestPdf({
      pages: [{ text: 'A', links: [{ to: 1 }] }, {}, { text: 'B' }],
      outline: [{ title: 'Gap', page: 1 }],
    });
    const { bytes, report } = await mergeAll([gaps, plain('C')], { removeBlankPages: true });
    expect(report).toMatchObject({ pages: 4, blankPages: 1 });
    expect(outlineLines(bytes)).toEqual(['Gap 2']);
    expect(linkTargets(bytes)[0]).toEqual([2]);
    expect(await pdfToText(bytes, 2)).toContain('B');
  });

  it('numbers pages, adds a title page and a watermark', async () => {
    const { bytes } = await mergeAll([plain('A'), plain('B')], {
      addPageNumbers: true,
      pageNumberPosition: 'top-right',
      pageNumberStyle: 'roman',
      addTitlePage: true,
      titlePageContent: { title: 'Annual Report', author: 'Ada', subject: 'Sales' },
      addWatermark: true,
      watermarkOptions: { text: 'DRAFT' },
    });
    expect((await pdfInfo(bytes)).Pages).toBe('5');
    expect(await pdfToText(bytes, 1)).toMatch(/Annual Report[^]*(Ada[^]*Sales|Sales[^]*Ada)/);
    const { stdout } = await runPeer('pdftotext', ['-f', '5', '-l', '5', '-bbox', 'FILE', '-'], bytes);
    const number = /xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>iv</.exec(stdout);
    expect(Number(number?.[1])).toBeGreaterThan(200);
    expect(Number(number?.[2])).toBeLessThan(100);
    const clean = await mergeAll([plain('A'), plain('B')]);
    expect(await pageImage(bytes, 3)).not.toEqual(await pageImage(clean.bytes, 2));
  });

  it('draws the watermark as strong and as steep as asked', async () => {
    const blank = makeTestPdf({ pages: [{}] });
    const drawn = async (opacity: number, rotation: number) => {
      const options = { addWatermark: true, watermarkOptions: { text: 'DRAFT', opacity, rotation } };
      const page = await pageImage((await mergeAll([blank, blank], options)).bytes, 2);
      const image = sharp(page).grayscale();
      const { dominant } = await sharp(page).stats();
      expect(dominant.r).toBeGreaterThan(240);
      const { info } = await image.clone().trim({ threshold: 20 }).toBuffer({ resolveWithObject: true });
      return { darkest: (await image.stats()).channels[0]!.min, lies: info.width > info.height };
    };
    const [faint, strong] = [await drawn(0.4, 0), await drawn(1, 90)];
    expect(faint.lies).toBe(true);
    expect(strong.lies).toBe(false);
    // Its gray is 128: drawn in full, and as two fifths of the way from white.
    expect(Math.abs(strong.darkest - 128)).toBeLessThan(4);
    expect(Math.abs(faint.darkest - 204)).toBeLessThan(4);
  });

  it('prepares for print: boxes on each page and true size', async () => {
    const { bytes } = await mergeAll([plain('A'), plain('B')], { optimizeForPrint: true });
    const { stdout } = await runPeer('mutool', ['show', 'FILE', 'trailer/Root', 'pages/3/TrimBox'], bytes);
    expect(stdout).toContain('/PrintScaling /None');
    expect(stdout).toMatch(/\[\s*0 0 300 400\s*\]/);
  });

  it('refuses what it cannot do with a code and the name of the file', async () => {
    const good = { name: 'good.pdf', bytes: plain('A') };
    const run = (bytes: Uint8Array) => merge([good, { name: 'bad.pdf', bytes }], mergeOptions.parse({}));
    await expect(run(new Uint8Array())).rejects.toMatchObject({ code: 'empty' });
    await expect(run(Buffer.from('GIF89a'))).rejects.toMatchObject({
      code: 'corrupt',
      reason: 'file_damaged',
      params: { file: 'bad.pdf' },
    });
    await expect(merge([good], mergeOptions.parse({}))).rejects.toMatchObject({ code: 'invalid_options' });
  });

  it('takes what opens without a password, and refuses what needs one', async () => {
    const good = plain('Secret');
    const open = await mergeAll([good, await lockPdf(good, '')]);
    expect(await pdfToText(open.bytes, 3)).toContain('Secret 1');
    const inputs = [good, await lockPdf(good, 'key')].map((bytes, i) => ({ name: `${i}.pdf`, bytes }));
    await expect(merge(inputs, mergeOptions.parse({}))).rejects.toMatchObject({ code: 'encrypted' });
  });

  it('has the bounds of the product', () => {
    const wrong = [
      { pageNumberPosition: 'middle' },
      { pageNumberStyle: 'greek' },
      { watermarkOptions: { opacity: 0 } },
      { watermarkOptions: { rotation: 91 } },
    ];
    for (const options of wrong) expect(mergeOptions.safeParse(options).success).toBe(false);
    expect(mergeOptions.parse({}).watermarkOptions).toEqual({
      text: 'CONFIDENTIAL',
      opacity: 0.3,
      rotation: 45,
    });
  });
});
