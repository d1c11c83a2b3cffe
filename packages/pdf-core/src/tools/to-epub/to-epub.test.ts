import { expect, test } from 'vitest';
import { makeReport } from '../../reading/testing/make-report.ts';
import { openPackage, parseXml } from '../../reading/testing/open-package.ts';
import { toEpubOptions } from './options.ts';
import { toEpub } from './to-epub.ts';

const convert = async (options: object = {}) => {
  const { files } = await toEpub([await makeReport()], toEpubOptions.parse(options));
  return files[0]!;
};

test('a book has a chapter for each heading, in order, and names each of its parts', async () => {
  const { name, bytes } = await convert();
  expect(name).toBe('report.epub');
  const parts = openPackage(bytes);
  const elements = parseXml(parts.get('book/content.opf')!);
  const items = elements.filter((one) => one.name === 'item').map(({ attributes }) => attributes);
  const read = elements.filter((one) => one.name === 'itemref').map(({ attributes }) => attributes['idref']);
  expect(read.map((id) => items.find((item) => item['id'] === id)!['href'])).toEqual([
    'chapter-1.xhtml',
    'chapter-2.xhtml',
    'chapter-3.xhtml',
    'chapter-4.xhtml',
  ]);
  const named = items.map(({ href }) => `book/${href}`);
  const inside = [...parts.keys()].filter((part) => part.startsWith('book/') && part !== 'book/content.opf');
  expect(named.toSorted()).toEqual(inside.toSorted());
  const links = parseXml(parts.get('book/contents.xhtml')!).filter((one) => one.name === 'a');
  expect(links.map(({ text }) => text)).toEqual([
    'Harbour report',
    '1 Ropes & <anchors>',
    '2 Ships',
    '3 People',
  ]);
  expect(parts.get('book/chapter-3.xhtml')).toContain('<img src="picture-1.jpg"');
});

test('its type stands first and as it is, where readers look for it', async () => {
  const { bytes } = await convert();
  expect(new TextDecoder().decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
});

test('the same document makes the same book', async () => {
  expect(Buffer.compare((await convert()).bytes, (await convert()).bytes)).toBe(0);
});
