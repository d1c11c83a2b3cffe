import { degrees, rgb, setTextRenderingMode, TextRenderingMode } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readOffice } from '../../../office/read-office.ts';
import { makeReport } from '../../../reading/testing/make-report.ts';
import { makePages } from '../../../reading/testing/one-page.ts';
import { openPackage } from '../../../reading/testing/open-package.ts';
import type { DocumentFile } from '../../../tool.ts';
import { toText } from '../../to-text/to-text.ts';
import { toTextOptions } from '../../to-text/options.ts';
import { toWordOptions } from '../options.ts';
import { toWord } from '../to-word.ts';

async function convert(input: DocumentFile, options: object = {}) {
  const { files, report } = await toWord([input], toWordOptions.parse({ layout: 'exact', ...options }));
  const parts = openPackage(files[0]!.bytes);
  return { bytes: files[0]!.bytes, report, parts, body: parts.get('word/document.xml')! };
}

/** Of each line: where its frame stands, in points, and its text. */
function readFrames(body: string) {
  return [...body.matchAll(/<w:p><w:pPr><w:framePr [^>]*w:x="(\d+)" w:y="(\d+)"\/>(.*?)<\/w:p>/gs)].map(
    ([, x, y, inner]) => ({
      x: Number(x) / 20,
      y: Number(y) / 20,
      text: [...inner!.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, text]) => text).join(''),
      color: /<w:color w:val="(\w+)"/.exec(inner!)?.[1],
    }),
  );
}

test('each line stands where it did, in its color', async () => {
  const input = await makePages((page, font) => {
    page.drawText('Paid in full', { x: 100, y: 642, size: 20, font, color: rgb(1, 0, 0) });
    page.drawText('on the day that was agreed', { x: 300, y: 342, size: 10, font });
  });
  const frames = readFrames((await convert(input)).body);
  expect(frames.map(({ text, color }) => [text, color])).toEqual([
    ['Paid in full', 'ff0000'],
    ['on the day that was agreed', undefined],
  ]);
  for (const [at, place] of [
    [0, { x: 100, y: 842 - 642 - 20 * 0.96 }],
    [1, { x: 300, y: 842 - 342 - 10 * 0.96 }],
  ] as const) {
    expect(frames[at]!.x).toBeCloseTo(place.x, 0);
    expect(Math.abs(frames[at]!.y - place.y)).toBeLessThan(1);
  }
});

test('what is not seen on the page is not seen in Word', async () => {
  const input = await makePages((page, font) => {
    page.drawText('The buyer is Ada', { x: 100, y: 642, size: 20, font });
    page.drawRectangle({ x: 90, y: 630, width: 300, height: 40, color: rgb(0, 0, 0) });
    page.drawText('white on white', { x: 100, y: 500, size: 20, font, color: rgb(1, 1, 1) });
    page.drawText('The seller is known', { x: 100, y: 400, size: 20, font });
  });
  const { body } = await convert(input);
  const runs = [...body.matchAll(/<w:r><w:rPr>(.*?)<\/w:rPr><w:t [^>]*>([^<]*)</gs)];
  expect(runs.map(([, look, text]) => [text, look!.includes('<w:vanish/>')])).toEqual([
    ['The buyer is Ada', true],
    ['white on white', true],
    ['The seller is known', false],
  ]);
});

test('a page begins where one does, and all words are there, heads and feet too', async () => {
  const report = await makeReport();
  const { body, bytes } = await convert(report);
  expect(body.match(/<w:sectPr>/g)).toHaveLength(2);
  const sort = (text: string) => text.match(/[\p{L}\p{N}]+/gu)!.toSorted();
  const words = new Set(sort(readOffice(bytes)[0]!.text));
  const { files } = await toText([report], toTextOptions.parse({}));
  // What the end of a line divides stays divided, as on the page.
  expect(sort(new TextDecoder().decode(files[0]!.bytes)).filter((word) => !words.has(word))).toEqual([
    'compared',
  ]);
  expect(words).toContain('internal');
});

test('what a page shows beside its text is a picture behind it, without the text', async () => {
  const plain = await makePages((page, font) =>
    page.drawText('Words alone', { x: 60, y: 700, size: 12, font }),
  );
  expect((await convert(plain)).report.pictures).toBe(0);
  const boxed = await makePages((page, font) => {
    page.drawRectangle({ x: 50, y: 690, width: 200, height: 40, color: rgb(0, 0, 1) });
    page.drawText('White on blue', { x: 60, y: 700, size: 12, font, color: rgb(1, 1, 1) });
  });
  const { parts, body, report } = await convert(boxed);
  expect(report.pictures).toBe(1);
  expect(body).toContain('behindDoc="1"');
  expect(readFrames(body)).toMatchObject([{ text: 'White on blue', color: 'ffffff' }]);
  expect([...parts.keys()].filter((name) => name.includes('media'))).toHaveLength(1);
  expect((await convert(boxed, { pictures: false })).report.pictures).toBe(0);
});

test('text that is not seen, as that of a scan, stays unseen, and what runs aslant stays in the picture', async () => {
  const input = await makePages((page, font) => {
    page.drawText('Level words', { x: 60, y: 700, size: 12, font });
    page.drawText('Stamped', { x: 300, y: 400, size: 30, font, rotate: degrees(30) });
  });
  const { body, report } = await convert(input);
  expect(readFrames(body).map(({ text }) => text)).toEqual(['Level words']);
  expect(report.pictures).toBe(1);
  const scan = await makePages((page, font) => {
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    page.drawText('Read by a machine', { x: 60, y: 700, size: 12, font });
  });
  expect((await convert(scan)).body).toContain('<w:vanish/>');
  expect(body).not.toContain('<w:vanish/>');
});

test('a document without text is refused', async () => {
  const empty = await makePages((page) => page.drawRectangle({ x: 50, y: 50, width: 100, height: 100 }));
  await expect(convert(empty)).rejects.toMatchObject({ reason: 'document_without_text' });
});
