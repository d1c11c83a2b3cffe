import { expect, test } from 'vitest';
import { outlineLines, pdfInfo, pdfToText } from '../../testing/index.ts';
import { twoTone } from '../../testing/images.ts';
import { anyText } from '../text/office-text.ts';
import { textOptions } from '../text/options.ts';
import { chapter, makeEpub } from './make-epub.samples.ts';
import { toPdfOptions } from './options.ts';
import { convert } from './to-pdf.samples.ts';
import { toPdf } from './to-pdf.ts';

const NAV = `<nav epub:type="landmarks"><ol><li><a href="text/one.xhtml">Not this</a></li></ol></nav>
<nav epub:type="toc"><h1>Contents</h1><ol>
<li><a href="text/one.xhtml">First <i>chapter</i></a><ol><li><a href="text/one.xhtml#ropes">Ropes</a></li></ol></li>
<li><a href="text/sec%20two.xhtml#nowhere">Second chapter</a></li><li><a href="https://example.org/">Elsewhere</a></li>
</ol></nav>`;

const pagesOf = async (bytes: Uint8Array) =>
  (await pdfToText(bytes)).split('\f').map((page) => page.replaceAll(/\s+/gu, ' ').trim());

async function makeBook(): Promise<Uint8Array> {
  const picture = await twoTone().png().toBuffer();
  return makeEpub({
    metadata: '<dc:title>The Harbour</dc:title><dc:language>en-GB</dc:language>',
    items:
      '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="css" href="look.css" media-type="text/css"/>',
    spine: ['cover.xhtml', 'text/one.xhtml', 'text/sec two.xhtml'],
    parts: {
      'nav.xhtml': chapter(NAV),
      'look.css': '.unseen { display: none }',
      'pictures/sail.png': picture,
      'cover.xhtml': chapter(
        '<svg xmlns="http://www.w3.org/2000/svg"><image xlink:href="pictures/sail.png"/></svg>',
      ),
      'text/one.xhtml': chapter(
        '<h2>One</h2><p>Ships <a id="ropes"/>and <a href="sec%20two.xhtml#end">the end</a>.</p><p class="unseen">Hidden</p><p>&nbsp;<img src="../pictures/sail.png" alt="A sail"/></p>',
        '<title>One</title><link rel="stylesheet" href="../look.css"/>',
      ),
      'text/sec two.xhtml': chapter(
        '<h2>Two</h2><p id="end">Anchors. <a href="one.xhtml">Back</a> <a href="../../../etc/passwd">Out</a></p><img src="https://example.org/x.png" alt="Far away"/>',
      ),
    },
  });
}

test('a book becomes a document, its table of contents bookmarks, and its links places', async () => {
  const { name, bytes, report } = await convert('harbour.epub', await makeBook(), { pageNumbers: false });
  expect(name).toBe('harbour.pdf');
  expect(await pagesOf(bytes)).toEqual(['', 'One Ships and the end.', 'Two Anchors. Back Out Far away', '']);
  expect(outlineLines(bytes)).toEqual(['First chapter 2', '  Ropes 2', 'Second chapter 3']);
  expect(await pdfInfo(bytes)).toMatchObject({ Title: 'The Harbour', Tagged: 'yes', Pages: '3' });
  expect(report).toMatchObject({ format: 'epub', pages: 3, links: 2, pictures: 2, picturesLeftOut: 1 });
});

test('its text is read for the search', async () => {
  const input = { name: 'harbour.epub', bytes: await makeBook() };
  const { report } = await anyText([input], textOptions.parse({}));
  expect(report.pages.map(({ text }) => text.replaceAll(/\s+/gu, ' '))).toEqual([
    'One Ships and the end. Hidden Two Anchors. Back Out',
  ]);
});

test('the contents of an older book are points; without contents the headings count', async () => {
  const ncx = `<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx><docTitle><text>Book</text></docTitle><navMap><navPoint id="a"><navLabel><text>Part A</text></navLabel><content src="a.xhtml"/><navPoint id="b"><navLabel><text>Part B</text></navLabel><content src="b.xhtml#x"/></navPoint></navPoint></navMap></ncx>`;
  const book = {
    spine: ['a.xhtml', 'b.xhtml'],
    parts: { 'a.xhtml': chapter('<h1>Alpha</h1>'), 'b.xhtml': chapter('<p>b</p><h2 id="x">Beta</h2>') },
  };
  const old = makeEpub({
    ...book,
    spineKeys: ' toc="ncx"',
    items: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
    parts: { ...book.parts, 'toc.ncx': ncx },
  });
  expect(outlineLines((await convert('old.epub', old)).bytes)).toEqual(['Part A 1', '  Part B 2']);
  expect(outlineLines((await convert('plain.epub', makeEpub(book))).bytes)).toEqual(['Alpha 1', '  Beta 2']);
});

const BOMB =
  '<!DOCTYPE p [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
const one = (body: string) => ({ spine: ['a.xhtml'], parts: { 'a.xhtml': chapter(body) } });
const locked = (part: string) => ({
  'META-INF/encryption.xml': `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:CipherData><enc:CipherReference URI="${part}"/></enc:CipherData></enc:EncryptedData></encryption>`,
});

test.each<[what: string, make: () => Uint8Array, reason: string]>([
  [
    'chapters with a lock',
    () => makeEpub({ ...one('<p>a</p>'), beside: locked('OEBPS/a.xhtml') }),
    'file_protected',
  ],
  ['fonts with a lock', () => makeEpub({ ...one('<p>a</p>'), beside: locked('OEBPS/f.otf') }), 'made'],
  ['no chapter', () => makeEpub({ spine: [], parts: {} }), 'document_without_text'],
  ['chapters that are not there', () => makeEpub({ spine: ['a.xhtml'], parts: {} }), 'document_without_text'],
  [
    'no package',
    () => makeEpub({ ...one('a'), beside: { 'META-INF/container.xml': '<a/>' } }),
    'document_damaged',
  ],
  ['an end that is cut off', () => makeEpub(one('<p>a</p>')).subarray(0, -200), 'document_damaged'],
  [
    'one chapter a hundred thousand times',
    () => makeEpub({ ...one('<p>a</p>'), spine: Array(100_000).fill('a.xhtml') }),
    'made',
  ],
  ['a chapter that unpacks to 100 MB', () => makeEpub(one(' '.repeat(100_000_000))), 'document_too_complex'],
  [
    'two million elements in four chapters',
    () => {
      const names = [0, 1, 2, 3].map((n) => `${n}.xhtml`);
      const body = chapter('<p/>'.repeat(400_000));
      return makeEpub({ spine: names, parts: Object.fromEntries(names.map((name) => [name, body])) });
    },
    'document_too_complex',
  ],
  [
    'contents of endless depth',
    () =>
      makeEpub({
        ...one('<p>a</p>'),
        items: '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
        parts: { ...one('<p>a</p>').parts, 'nav.xhtml': `<nav>${'<ol><li>'.repeat(50_000)}` },
      }),
    'document_too_complex',
  ],
])('%s: %s', async (_, make, reason) => {
  const bytes = make();
  const start = process.cpuUsage();
  const made = await toPdf([{ name: 'a.epub', bytes }], toPdfOptions.parse({})).catch(
    (error: unknown) => error,
  );
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(20);
  expect(made instanceof Error ? ((made as { reason?: string }).reason ?? made.stack) : 'made').toBe(reason);
});

// What is left of a declaration in the text is not understood, and shown.
test('entities are never expanded, and nothing beside the book is read', async () => {
  const book = makeEpub({
    declaration: BOMB,
    metadata: '<dc:title>&b;&x;</dc:title>',
    spine: ['a.xhtml'],
    parts: {
      'a.xhtml': `${BOMB}<html><body><p>Words &x; end</p><img src="../../../../etc/hostname" alt="Away"/><img src="file:///etc/hostname"/></body></html>`,
    },
  });
  const { bytes, report } = await convert('a.epub', book);
  expect((await pagesOf(bytes))[0]).toBe(']> Words &x; end Away');
  expect(report).toMatchObject({ pictures: 0, picturesLeftOut: 2 });
});

test('what only calls itself a book is refused, and a book is no text', async () => {
  const options = { name: 'a.epub', bytes: Buffer.from('PK\x03\x04 and nothing') };
  await expect(toPdf([options], toPdfOptions.parse({}))).rejects.toMatchObject({ reason: 'not_text' });
  const text = { name: 'a.epub', bytes: Buffer.from('only words') };
  expect((await toPdf([text], toPdfOptions.parse({}))).report.format).toBe('text');
  const asText = toPdf([{ name: 'a.txt', bytes: await makeBook() }], toPdfOptions.parse({ format: 'html' }));
  await expect(asText).rejects.toMatchObject({ reason: 'not_text' });
});
