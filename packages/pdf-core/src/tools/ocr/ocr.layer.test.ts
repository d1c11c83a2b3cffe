import { degrees } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OcrPage, OcrWord } from './read-page.ts';
import { closeReaders } from './readers.ts';
import { withDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import { pageImage, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { makeScan, WORDS } from '../../testing/scans.ts';
import { ocrOptions } from './options.ts';
import { ocr } from './ocr.ts';
import { textOptions } from '../text/options.ts';
import { text } from '../text/text.ts';

afterAll(closeReaders);

type Placed = { text: string; x: number; y: number; width: number; height: number };

/** Words with their boxes from the upper left of the page as it is seen, as each reader of PDFs has them. */
const readers: Record<string, (bytes: Uint8Array) => Promise<Placed[]>> = {
  async pdfium(bytes) {
    const { report } = await text([{ name: 'in.pdf', bytes }], textOptions.parse({ words: true }));
    return report.pages[0]!.words!;
  },
  async poppler(bytes) {
    const { stdout } = await runPeer('pdftotext', ['-bbox', 'FILE', '-'], bytes);
    const words = stdout.matchAll(
      /xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g,
    );
    return [...words].map(([, x1, y1, x2, y2, word]) => boxOf(word!, [+x1!, +x2!], [+y1!, +y2!]));
  },
  async 'pdf.js'(bytes) {
    const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
    const page = await (await loading.promise).getPage(1);
    const { items } = await page.getTextContent();
    const viewport = page.getViewport({ scale: 1 });
    const words = items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number];
      const [length, size] = [Math.hypot(a, b), Math.hypot(c, d)];
      const corners = [
        [e, f],
        [e + (a / length) * item.width, f + (b / length) * item.width],
        [e + (c / size) * item.height, f + (d / size) * item.height],
      ].map(([x, y]) => viewport.convertToViewportPoint(x!, y!));
      return [
        boxOf(
          item.str.trim(),
          corners.map(([x]) => x!),
          corners.map(([, y]) => y!),
        ),
      ];
    });
    await loading.destroy();
    return words;
  },
};

function boxOf(word: string, xs: number[], ys: number[]): Placed {
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { text: word, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function joinLines(words: OcrWord[]): Placed[] {
  return [...Map.groupBy(words, ({ stand }) => stand?.line).values()].map((line) =>
    boxOf(
      line.map((word) => word.text).join(' '),
      line.flatMap(({ x, width }) => [x, x + width]),
      line.flatMap(({ y, height }) => [y, y + height]),
    ),
  );
}

/** In the direction of reading, whichever way the page is shown. */
const along = (box: Placed) => Math.max(box.width, box.height);
const textsOf = (words: Placed[]) => words.map((word) => word.text).toSorted();

function distance(one: Placed, other: Placed): number {
  const [across, down] = [one.x - other.x, one.y - other.y];
  return Math.hypot(across + (one.width - other.width) / 2, down + (one.height - other.height) / 2);
}

describe.each([
  ['as it was scanned', 0, 0],
  ['shown turned by 90 degrees', 0, 90],
  ['shown upside down', 0, 180],
  ['shown turned by 270 degrees', 0, 270],
  ['scanned on its side and shown upright', 90, 270],
  ['scanned askew', 2, 0],
])('a page %s', (_, turn, shown) => {
  let page: OcrPage;
  let before: Uint8Array;
  let after: Uint8Array;
  beforeAll(async () => {
    const scan = await makeScan({ turn }, (document) => document.getPage(0).setRotation(degrees(shown)));
    const { files, report } = await ocr([scan], ocrOptions.parse({}));
    [page, before, after] = [report.pages[0]!, scan.bytes, files[0]!.bytes];
  }, 60_000);

  test.each(Object.keys(readers))('is searched and selected in %s where its words are', async (name) => {
    expect(page.words.map((word) => word.text)).toEqual(WORDS);
    // pdf.js puts the words of a line together, as it selects them.
    const wanted = name === 'pdf.js' ? joinLines(page.words) : page.words;
    const found = await readers[name]!(after);
    expect(textsOf(found)).toEqual(textsOf(wanted));
    // A line of a page that lies askew has a box that is higher than its letters.
    const near = name === 'pdf.js' ? 12 : 6;
    const astray = wanted.filter((word) => {
      // Of words that occur more than once, the nearest one.
      const [same] = found
        .filter((one) => one.text === word.text)
        .toSorted((one, other) => distance(one, word) - distance(other, word));
      const isLong = word.text.length > 3;
      return distance(same!, word) > near || (isLong && Math.abs(along(same!) - along(word)) > 3);
    });
    expect(astray).toEqual([]);
  });

  test('looks as before in every pixel', async () => {
    expect(await qpdfComplaints(after)).toBe('');
    expect(Buffer.compare(await pageImage(after, 1, 100), await pageImage(before, 1, 100))).toBe(0);
    const [drawn, given] = await Promise.all(
      [after, before].map((bytes) =>
        withDocument(bytes, {}, (open) => renderPage(open, 0, { scale: 2 }).data),
      ),
    );
    expect(Buffer.compare(drawn!, given!)).toBe(0);
  });
});

test('words that were read before are laid over the pages, as they were put right', async () => {
  const scan = await makeScan();
  const { report } = await ocr([scan], ocrOptions.parse({ searchable: false }));
  const words = report.pages[0]!.words.map((word) =>
    word.text === 'Seventeen' ? { ...word, text: 'Nineteen' } : word,
  );
  const options = ocrOptions.parse({
    known: [
      { page: 1, words },
      { page: 9, words },
    ],
  });
  const { files, report: none } = await ocr([scan], options);
  expect(none.pages).toEqual([]);
  const found = await readers['pdfium']!(files[0]!.bytes);
  expect(found.map((word) => word.text)).toEqual(
    WORDS.map((word) => (word === 'Seventeen' ? 'Nineteen' : word)),
  );

  // Of words kept by an earlier version only the boxes are known.
  const boxes = words.map(({ stand: _stand, ...word }) => word);
  const early = await ocr([scan], ocrOptions.parse({ known: [{ page: 1, words: boxes }] }));
  const placed = await readers['pdfium']!(early.files[0]!.bytes);
  expect(placed.map((word) => word.text)).toEqual(found.map((word) => word.text));
  for (const [i, word] of placed.entries()) expect(Math.abs(word.x - boxes[i]!.x)).toBeLessThan(1.5);
});
