import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import {
  encryptBy,
  makeTestPdf,
  pageImage,
  pdfInfo,
  pdfToText,
  qpdfComplaints,
} from '../../testing/index.ts';
import { twoTone } from '../../testing/images.ts';
import type { DocumentFile } from '../../tool.ts';
import { contactSheet } from './contact-sheet.ts';
import { contactSheetOptions } from './options.ts';

async function run(files: DocumentFile[], options: object = {}) {
  const { files: made, report } = await contactSheet(files, contactSheetOptions.parse(options));
  expect(await qpdfComplaints(made[0]!.bytes)).toBe('');
  return { bytes: made[0]!.bytes, report };
}

const pages = (count: number, content = '') =>
  makeDocument({ pages: Array.from({ length: count }, () => ({ content })) });

/** The colour of a point of a page of A4, in points from its upper left corner. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const image = sharp(await pageImage(bytes, 1)).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 64));
}

it('shows pages and pictures in order, with the name of the file and the page', async () => {
  const black = pages(1, '0 0 612 792 re f');
  const picture = await twoTone(200, 200).png().toBuffer();
  const { bytes, report } = await run([
    { name: 'black.pdf', bytes: black },
    { name: 'dot.png', bytes: picture },
    { name: 'Verträge Ω.pdf', bytes: pages(2) },
  ]);
  expect(report).toEqual({ thumbnails: 4, sheets: 1, missingCharacters: [] });
  // Columns of 122 points that begin at 36, 170, 303 and 437.
  expect(await colourAt(bytes, 97, 110)).toEqual([0, 0, 0]);
  expect(await colourAt(bytes, 200, 110)).toEqual([4, 0, 0]);
  expect(await colourAt(bytes, 260, 110)).toEqual([0, 0, 4]);
  expect(await colourAt(bytes, 364, 110)).toEqual([4, 4, 4]);
  const text = await pdfToText(bytes);
  expect(['black.pdf', 'dot.png', 'Verträge Ω.pdf'].every((name) => text.includes(name))).toBe(true);
  expect(text).toMatch(/\b2\b/);
});

it('goes on over as many sheets as it needs, or shows first pages only', async () => {
  const files = [
    { name: 'a.pdf', bytes: pages(30) },
    { name: 'b.pdf', bytes: pages(3) },
  ];
  const { bytes, report } = await run(files, { columns: 4 });
  expect(report).toMatchObject({ thumbnails: 33, sheets: 3 });
  expect((await pdfInfo(bytes)).Pages).toBe('3');
  expect((await run(files, { each: 'first' })).report).toMatchObject({ thumbnails: 2, sheets: 1 });
  const tiff = await sharp(await twoTone().png().toBuffer())
    .tiff()
    .toBuffer();
  expect((await run([{ name: 'a.tiff', bytes: tiff }], { columns: 1 })).report.thumbnails).toBe(1);
});

it('a long name is shortened in the middle, and captions can be left out', async () => {
  const name = `${'Annual report of the society '.repeat(5)}2026.pdf`;
  const text = await pdfToText((await run([{ name, bytes: pages(1) }])).bytes);
  expect(text).toMatch(/Annual.*….*2026\.pdf/);
  expect((await pdfToText((await run([{ name, bytes: pages(1) }], { caption: 'none' })).bytes)).trim()).toBe(
    '',
  );
});

it('names the file that cannot be read, and keeps restrictions', async () => {
  const good = { name: 'good.pdf', bytes: pages(1) };
  const locked = await encryptBy(makeTestPdf({ pages: [{}] }), ['--encrypt', 'secret', 'owner', '256', '--']);
  const wrong: [DocumentFile, object][] = [
    [
      { name: 'locked.pdf', bytes: locked },
      { reason: 'file_protected', params: { file: 'locked.pdf' } },
    ],
    [
      {
        name: 'cut.png',
        bytes: (await twoTone(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 900),
      },
      { params: { file: 'cut.png' } },
    ],
    [{ name: 'text.txt', bytes: Buffer.from('no picture') }, { reason: 'image_unsupported' }],
    [{ name: 'nothing.png', bytes: Buffer.alloc(0) }, { code: 'empty' }],
  ];
  for (const [file, refusal] of wrong) await expect(run([good, file])).rejects.toMatchObject(refusal);
  const flags = ['--encrypt', '', 'owner', '256', '--print=none', '--'];
  const kept = await run([good, { name: 'a.pdf', bytes: await encryptBy(pages(1), flags) }]);
  expect(await pdfInfo(kept.bytes)).toMatchObject({ Encrypted: expect.stringMatching(/print:no/) });
});
