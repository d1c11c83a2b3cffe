import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { richDocuments } from '../../hostile/rich-documents.ts';
import { checkObjects } from '../../redaction/check-result.ts';
import { makeReport } from '../../reading/testing/make-report.ts';
import { runTool } from '../../runner/run-tool.ts';
import { pageImage, pdfInfo, pdfToText } from '../../testing/index.ts';
import { letter, line, QUICK, redact } from '../../redaction/testing/redact-sample.ts';
import { makeScan } from '../../testing/scans.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** How many pixels of a part of the first page have this colour, by the share that they are of it. */
async function shareOf(
  bytes: Uint8Array,
  color: number[],
  area: { left: number; top: number; width: number; height: number },
) {
  const { data, info } = await sharp(await pageImage(bytes))
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (color.every((part, k) => Math.abs(data[at + k]! - part) < 24)) count += 1;
  return count / (info.width * info.height);
}

it(
  'makes pages without the words, with the rest of the text read again, and a receipt',
  { timeout: 60_000 },
  async () => {
    const { bytes, report, before } = await redact(letter, { words: ['ada lovelace'] });
    const text = await pdfToText(bytes);
    expect(text).toContain('Letter to');
    expect(text).toContain('London');
    expect(text).not.toMatch(/ada|lovelace/i);
    expect(report).toMatchObject({
      pageCount: 1,
      pages: 1,
      boxes: 1,
      finds: 1,
      left: 0,
      dpi: 200,
      text: true,
      checkedPages: 1,
    });
    expect(report.sha256Before).toBe(sha256(before));
    expect(report.sha256After).toBe(sha256(bytes));
    expect(await pdfInfo(bytes)).toMatchObject({ Pages: '1', 'Page size': '612 x 792 pts (letter)' });
  },
);

it('makes the same file of the same document', async () => {
  const options = { words: ['Ada'], label: 'GONE' };
  const [one, other] = [await redact(letter, options), await redact(letter, options)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

it('covers words up to their accents and descenders, and the ends of their strokes', async () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Oblique /Encoding /WinAnsiEncoding >>';
  const make = (word: string): SampleDocument => ({
    objects: [font],
    pages: [
      {
        content: [700, 688].map((y) => line(`some ${word} where`, y, 'F9')).join(' '),
        entries: '/Resources << /Font << /F9 10 0 R >> >>',
      },
    ],
  });
  const results = [
    ['Lovelace', 'Lovelace'],
    ['gjpqy,;W', 'gjpqy,;W'],
    ['\\305\\311\\332\\326\\334\\307\\335W', 'ÅÉÚÖÜÇÝW'],
    ['fWfWjfjf', 'fWfWjfjf'],
  ].map(async ([written, word]) => (await redact(make(written!), { ...QUICK, words: [word!] })).bytes);
  const [first, ...others] = await Promise.all(results);
  for (const other of others) expect(other.equals(first!)).toBe(true);
});

it('takes nothing over but pages, pictures and the text read in them', { timeout: 60_000 }, async () => {
  for (const document of [...richDocuments(), await makeReport()]) {
    const { bytes } = await redact(document, { words: ['e'], wholeWords: false, ...QUICK });
    expect(checkObjects(bytes)).toBeGreaterThan(3);
    expect(await objectsJson(bytes)).not.toMatch(
      /Annot|Outlines|Metadata|Info|Names|AcroForm|StructTreeRoot|Lang|OpenAction|u:[^A]/u,
    );
  }
});

it('names what is left out', async () => {
  const [form] = richDocuments();
  const { notices } = await redact(form!, { words: ['nobody'], ...QUICK });
  expect(notices.map(({ code }) => code)).toContain('dropped_form_fields');
});

it('draws boxes in a colour, with a label', async () => {
  const box = { page: 1, x: 60, y: 640, width: 300, height: 100 };
  const area = { left: 62, top: 54, width: 296, height: 96 };
  const plain = await redact(letter, { ...QUICK, boxes: [box], color: '#ff0000' });
  expect(await shareOf(plain.bytes, [255, 0, 0], area)).toBe(1);
  const labelled = await redact(letter, { ...QUICK, boxes: [box], color: '#ff0000', label: 'Geschwärzt' });
  const share = await shareOf(labelled.bytes, [255, 0, 0], area);
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.97);
});

it.each([0, 90, 180, 270])(
  'covers what is seen in the box on a page turned by %i degrees',
  async (rotate) => {
    const crop = [50, 100, 400, 760];
    const turned: SampleDocument = { pages: [{ content: line('Ada'), rotate, crop }] };
    const { bytes } = await redact(turned, { ...QUICK, words: ['Ada'], color: '#00ff00' });
    const [width, height] = rotate % 180 ? [660, 350] : [350, 660];
    expect((await pdfInfo(bytes))['Page size']).toBe(`${width} x ${height} pts`);
    const all = { left: 0, top: 0, width, height };
    expect(await shareOf(bytes, [0, 255, 0], all)).toBeGreaterThan(0);
    expect(await shareOf(bytes, [0, 0, 0], all)).toBe(0);
  },
);

it('leaves what is named in `keep`', async () => {
  const twice: SampleDocument = { pages: [{ content: `${line('Ada one')} ${line('Ada two', 600)}` }] };
  const given = { name: 'a.pdf', bytes: makeDocument(twice) };
  const { report: found } = await runTool('find-words', [given], { words: ['Ada'] });
  const [first] = found.finds;
  const keep = first!.boxes.map((box) => ({ ...box, page: 1 }));
  const { bytes, report } = await redact(twice, { words: ['Ada'], keep });
  expect(report).toMatchObject({ finds: 1, left: 1 });
  expect((await pdfToText(bytes)).match(/Ada \w+/g)).toEqual(['Ada one']);
});

it(
  'covers words that only a picture shows, and reads scans without making a text',
  { timeout: 60_000 },
  async () => {
    const scan = await makeScan();
    const { bytes, report } = await redact(scan, { words: ['vessels'] });
    expect(report).toMatchObject({ finds: 1, readInPictures: 1 });
    const text = await pdfToText(bytes);
    expect(text).toContain('storm');
    expect(text).not.toMatch(/vessel/i);
    const numbered = await runTool('page-numbers', [scan], {});
    const silent = await redact(
      { name: 'a.pdf', bytes: numbered.files[0]!.bytes },
      { words: ['vessels'], text: false },
    );
    // A file without text was not searched.
    expect(silent.report).toMatchObject({ finds: 1, text: false, checkedPages: 0 });
    expect((await pdfToText(silent.bytes)).trim()).toBe('');
  },
);

it('reads pages in the language of the first, and those in another one as they are', async () => {
  const german =
    'Das ist nicht der Vertrag, den wir mit Ada und ihrer Schwester auf dem Schiff gemacht haben';
  const english =
    'This is not the treaty that we have made with Ada and her sister when they were on the ship';
  const page = (words: string) => ({ content: `BT /F1 11 Tf 40 700 Td (${words}) Tj ET` });
  const blank = { content: '' };
  const pages = [page(german), blank, blank, blank, page(german), page(english)];
  const { bytes, report } = await redact({ pages }, { words: ['Ada'] });
  expect(report).toMatchObject({ finds: 3, checkedPages: 6 });
  const read = (await pdfToText(bytes)).split('\f').map((text) => text.replaceAll(/\s+/g, ' '));
  for (const at of [0, 4]) expect(read[at]).toContain('ihrer Schwester auf dem Schiff gemacht');
  expect(read[5]).toContain('her sister when they were on the ship');
});
