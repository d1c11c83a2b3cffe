import { expect, test } from 'vitest';
import { makeReport } from '../../reading/testing/make-report.ts';
import { drawCells, makePages } from '../../reading/testing/one-page.ts';
import { parseXml } from '../../reading/testing/open-package.ts';
import { toHtmlOptions } from './options.ts';
import { toHtml } from './to-html.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const elementsOf = (html: string) => parseXml(html.replace('<!DOCTYPE html>', ''));

test('a document becomes a page of headings, lists, tables and pictures', async () => {
  const { files } = await toHtml([await makeReport()], toHtmlOptions.parse({}));
  const elements = elementsOf(textOf(files[0]!.bytes));
  const texts = (name: string) => elements.filter((one) => one.name === name).map(({ text }) => text.trim());
  expect(texts('title')).toEqual(['Harbour report']);
  expect(texts('h1')).toEqual(['Harbour report', '1 Ropes & <anchors>', '2 Ships', '3 People']);
  expect(texts('ol')[0]!.split('\n').filter(Boolean)).toEqual(['Order', 'Pay']);
  expect(elements.filter(({ name }) => name === 'li')).toHaveLength(5);
  expect(texts('th')).toEqual(['Item', 'Date', 'Net', 'Tax', 'Total']);
  expect(texts('td').slice(-5)).toEqual(['Total', '', '$2,100.00', '$420.00', '$2,520.00']);
  const sources = elements.flatMap(({ name, attributes }) => (name === 'img' ? [attributes['src']!] : []));
  expect(sources.map((source) => source.slice(0, 23))).toEqual(['data:image/jpeg;base64,']);
});

test('pictures beside the page are files that it names', async () => {
  const { files } = await toHtml([await makeReport()], toHtmlOptions.parse({ pictures: 'beside' }));
  expect(files.map(({ name }) => name)).toEqual(['report.html', 'report-1.jpg']);
  expect(textOf(files[0]!.bytes)).toContain('<img src="report-1.jpg" alt="" width="180"/>');
  const without = await toHtml([await makeReport()], toHtmlOptions.parse({ pictures: 'none' }));
  expect(textOf(without.files[0]!.bytes)).not.toContain('<img');
});

test('content of a document never becomes a tag, an attribute or a script', async () => {
  const evil = '</p><script>alert(1)</script><img src=x onerror="alert(2)">';
  const input = await makePages((page, font) => {
    page.drawText(evil, { x: 30, y: 780, size: 12, font });
    drawCells(page, font, [
      [evil.slice(4, 20), 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });
  const { files } = await toHtml([input], toHtmlOptions.parse({}));
  const html = textOf(files[0]!.bytes);
  expect(elementsOf(html).filter(({ name }) => name === 'script' || name === 'img')).toEqual([]);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain(`content="default-src 'none'`);
});

test('cells that cover several places do so in the page', async () => {
  const input = await makePages((page, font) =>
    drawCells(page, font, [
      [{ text: 'Both years', columns: 2 }, null, 'Note'],
      ['2024', '2025', { text: 'long', rows: 2 }],
      ['10', '20', null],
    ]),
  );
  const { files } = await toHtml([input], toHtmlOptions.parse({}));
  const spans = elementsOf(textOf(files[0]!.bytes)).flatMap(({ attributes, text }) =>
    (attributes['colspan'] ?? attributes['rowspan'])
      ? [[text, attributes['colspan'], attributes['rowspan']]]
      : [],
  );
  expect(spans).toEqual([
    ['Both years', '2', undefined],
    ['long', undefined, '2'],
  ]);
});
