import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { describe, expect, test } from 'vitest';
import { type ReadPage, toTextContent } from './word-items.ts';

type Word = NonNullable<ReadPage['words']>[number];

/** A page of 200 by 300 points of which 160 by 250 are seen, turned as the page says. */
async function openPage(rotate: number, more = '') {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]/CropBox[10 20 170 270]/Rotate ${rotate}${more}>>`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  const bytes = new TextEncoder().encode(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>`);
  const page = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(1);
  return page.getViewport({ scale: 1 });
}

const word = (text: string, x: number, line = 0): Word => ({
  text,
  confidence: 1,
  x,
  y: 50 + line * 20,
  width: 40,
  height: 10,
  stand: { line, from: [x, 58 + line * 20], to: [x + 40, 58 + line * 20], rise: 8 },
});
const pageOf = (words: Word[], size = { width: 160, height: 250 }): ReadPage => ({
  page: 1,
  source: 'ocr',
  text: '',
  confidence: 1,
  ...size,
  words,
});
const textOf = (items: TextItem[]) => items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('');
const itemsOf = (...given: Parameters<typeof toTextContent>) => toTextContent(...given).items as TextItem[];

describe.each([0, 90, 180, 270])('on a page turned by %i degrees, of which a part is cut off', (rotate) => {
  const seen = rotate % 180 ? { width: 250, height: 160 } : { width: 160, height: 250 };

  test('a word stands where it was read, as high and as wide', async () => {
    const viewport = await openPage(rotate);
    const [item] = itemsOf(pageOf([word('harbour', 30)], seen), viewport);
    const [a, b, c, d, e, f] = item!.transform as [number, number, number, number, number, number];
    expect([item!.width, item!.height]).toEqual([expect.closeTo(40), expect.closeTo(10)]);
    // The line under it, and the direction and height of its letters, as the page is seen.
    expect(viewport.convertToViewportPoint(e, f)).toEqual([expect.closeTo(30), expect.closeTo(58)]);
    expect(viewport.convertToViewportPoint(e + a * 4, f + b * 4)).toEqual([
      expect.closeTo(70),
      expect.closeTo(58),
    ]);
    expect(viewport.convertToViewportPoint(e + c, f + d)).toEqual([expect.closeTo(30), expect.closeTo(48)]);
  });
});

test('a page that counts in other units than points keeps its words in place', async () => {
  const viewport = await openPage(0, '/UserUnit 2');
  const [item] = itemsOf(pageOf([word('harbour', 30)]), viewport);
  const [x, y] = viewport.convertToViewportPoint(item!.transform[4], item!.transform[5]);
  expect([x! / viewport.width, y! / viewport.height]).toEqual([
    expect.closeTo(30 / 160),
    expect.closeTo(58 / 250),
  ]);
});

test('words of a line have spaces between, and its last one ends the line', async () => {
  const words = [word('The', 10), word('harbour', 60), word('master', 10, 1)];
  const items = itemsOf(pageOf(words), await openPage(0));
  expect(textOf(items)).toBe('The harbour\nmaster\n');
  expect(items[1]).toMatchObject({ str: ' ', width: expect.closeTo(10) });
});

test('words of which only the box is known are in lines too, and words of Arabic run from the right', async () => {
  const boxes = [word('The', 10), word('harbour', 60), word('ميناء', 10, 1)].map((one) => ({
    ...one,
    stand: undefined,
  }));
  const items = itemsOf(pageOf(boxes), await openPage(0));
  expect(textOf(items)).toBe('The harbour\nميناء\n');
  expect(items.map(({ dir }) => dir)).toEqual(['ltr', 'ltr', 'ltr', 'rtl']);
});

test('words that run up the page do so as text, and those that climb a little are level', async () => {
  const viewport = await openPage(0);
  const standing = (to: [number, number]): Word => ({
    ...word('harbour', 50),
    stand: { line: 0, from: [50, 100], to, rise: 8 },
  });
  const [up] = itemsOf(pageOf([standing([50, 60])]), viewport);
  expect(up!.transform.slice(0, 4)).toEqual([0, 10, -10, 0].map((part) => expect.closeTo(part)));
  const [climbing] = itemsOf(pageOf([standing([90, 98])]), viewport);
  expect(climbing!.transform.slice(0, 4)).toEqual([10, 0, 0, 10].map((part) => expect.closeTo(part)));
});

test('what the page has as text of its own is left out, and not joined to the words that follow', async () => {
  const viewport = await openPage(0);
  const [own] = itemsOf(pageOf([word('A-113', 60)]), viewport);
  const items = itemsOf(pageOf([word('harbour', 10), word('A-ll3', 61)]), viewport, [own!]);
  expect(textOf(items)).toBe('\nharbour\n');
});
