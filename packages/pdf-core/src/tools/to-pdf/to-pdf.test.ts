import { expect, test } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { outlineLines, pdfInfo, pdfToText } from '../../testing/index.ts';
import { extractAttachments } from '../extract-attachments/extract-attachments.ts';
import { extractAttachmentsOptions } from '../extract-attachments/options.ts';
import { convert, wordsOf } from './to-pdf.samples.ts';

/** The links of each page as pdf.js follows them: addresses, and pages of the document from 0. */
async function linksOf(bytes: Uint8Array): Promise<(string | number)[][]> {
  const loading = getDocument({ data: Uint8Array.from(bytes) });
  const document = await loading.promise;
  const pages: (string | number)[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const links: (string | number)[] = [];
    for (const { url, dest } of await (await document.getPage(number)).getAnnotations())
      links.push(url ?? (await document.getPageIndex(dest[0])));
    pages.push(links);
  }
  await loading.destroy();
  return pages;
}

test('Markdown keeps its words in order, with bookmarks, links and the title of its first heading', async () => {
  const source = `# The *first* title

A paragraph with **bold**, *italic*, \`code\` and a [link](https://example.org/a(b)) to [the end](#the-end).

- one
  1. inner
- two

> quoted

## The end

| Name | Sum |
|:-----|----:|
| Ada  | 12  |
`;
  const { name, bytes, report } = await convert('notes.md', source);
  expect(name).toBe('notes.pdf');
  const text = await pdfToText(bytes);
  const words =
    'The first title A paragraph with bold italic code and a link to the end one 1 inner two quoted The end Name Sum Ada 12';
  expect(wordsOf(text)).toEqual(words.split(' '));
  expect(report).toMatchObject({ format: 'markdown', encoding: 'utf-8', pages: 1, links: 2, missing: 0 });
  expect(await linksOf(bytes)).toEqual([['https://example.org/a(b)', 0]]);
  expect(await pdfInfo(bytes)).toMatchObject({ Title: 'The first title', Tagged: 'yes' });
  expect(outlineLines(bytes)).toEqual(['The first title 1', '  The end 1']);
});

test('links of Markdown reach headings by their words, whatever these are marked with', async () => {
  const source = `[a](#use-of-code-and-links) [b](#second) [c](#second-1) [d](#third)

# Use of \`code\` and [links](https://example.org/a(b)) <br>

## _Second_

## **Second**
`;
  const { bytes } = await convert('a.md', source);
  expect(await linksOf(bytes)).toEqual([[0, 0, 0, 'https://example.org/a(b)']]);
});

test('the head of a table is there again on each page, and no row is lost', async () => {
  const rows = Array.from({ length: 120 }, (_, row) => `| row${row} | words of row ${row} |`);
  const { bytes, report } = await convert('a.md', `| Number | What |\n|---|---|\n${rows.join('\n')}\n`, {
    pageNumbers: false,
  });
  expect(report.pages).toBeGreaterThan(2);
  const pages = (await pdfToText(bytes)).split('\f').slice(0, report.pages);
  for (const page of pages) expect(wordsOf(page).slice(0, 2)).toEqual(['Number', 'What']);
  for (let row = 0; row < 120; row++) expect(pages.join(' ')).toContain(`row${row} `.trim());
});

test('a row higher than a page goes on with every word', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `w${index}`);
  const { bytes, report } = await convert(
    'a.html',
    `<table border=1><tr><td>side<td>${words.join(' ')}</table>`,
  );
  expect(report.pages).toBeGreaterThan(2);
  const found = new Set(wordsOf(await pdfToText(bytes)));
  expect(words.filter((word) => !found.has(word))).toEqual([]);
});

test('HTML follows its styles; scripts and what is hidden are not there, and nothing is fetched', async () => {
  const source = `<!doctype html><html lang="de"><head><title>Angebot</title><style>.new{page-break-before:always}.no{display:none}</style></head>
    <body><p>erste Seite <script>document.write('geschrieben')</script><span class="no">verborgen</span></p>
    <img src="https://example.org/x.png" alt="Logo"><img src="file:///etc/passwd"> <a href="javascript:alert(1)">kein Link</a>
    <p class="new">zweite Seite</p></body></html>`;
  const { bytes, report } = await convert('a.html', source, { pageNumbers: false });
  const pages = (await pdfToText(bytes)).split('\f').map((page) => wordsOf(page).join(' '));
  expect(pages.slice(0, 2)).toEqual(['erste Seite Logo kein Link', 'zweite Seite']);
  expect(report).toMatchObject({ pages: 2, links: 0, pictures: 0, picturesLeftOut: 2 });
  expect((await pdfInfo(bytes))['Title']).toBe('Angebot');
});

test('a mail message has its headers, its HTML and its attachments', async () => {
  const source = [
    'From: =?utf-8?Q?J=C3=BCrgen?= <j@example.org>',
    'To: Ann <ann@example.com>',
    'Subject: =?utf-8?B?UmVjaG51bmcgZsO8ciBKYW51YXI=?=',
    'Date: Thu, 1 Jan 2026 10:00:00 +0100',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=X',
    '',
    '--X',
    'Content-Type: text/html; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<p>Gr=FC=DFe</p>',
    '--X',
    'Content-Type: text/csv; name=sums.csv',
    'Content-Disposition: attachment; filename=sums.csv',
    'Content-Transfer-Encoding: base64',
    '',
    'YSxiCg==',
    '--X--',
  ].join('\r\n');
  const { bytes, report } = await convert('m.eml', source);
  const text = (await pdfToText(bytes)).replace(/\s+/g, ' ');
  for (const part of [
    'Rechnung für Januar',
    'Jürgen <j@example.org>',
    'Ann <ann@example.com>',
    'sums.csv (4 B)',
    'Grüße',
  ])
    expect(text).toContain(part);
  expect(report).toMatchObject({ format: 'mail', attachments: 1 });
  const attached = await extractAttachments([{ name: 'm.pdf', bytes }], extractAttachmentsOptions.parse({}));
  const found = attached.files.map((file) => [file.name, Buffer.from(file.bytes).toString()]);
  expect(found).toEqual([['sums.csv', 'a,b\n']]);
});

test('text in any script is there to be copied; a character without a font is told of', async () => {
  const source = 'Straße Привет مرحبا שלום 中文测试 日本語 한국어 ภาษาไทย हिन्दी 😀 \u{1F0A1}\u{13000}';
  const { bytes, report } = await convert('a.txt', source);
  expect(report.missingCharacters).toContain('\u{13000}');
  const text = await pdfToText(bytes);
  for (const word of ['Straße', 'Привет', 'مرحبا', 'שלום', '中文测试', '日本語', '한국어', '😀', '\u{13000}'])
    expect(text).toContain(word);
});

test.each([
  ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('hällo wörld', 'utf16le')])],
  ['windows-1252', Buffer.from('hällo wörld', 'latin1')],
  ['utf-8', Buffer.from('hällo wörld')],
])('text in %s', async (encoding, bytes) => {
  const made = await convert('a.txt', bytes);
  expect(made.report.encoding).toBe(encoding);
  expect(await pdfToText(made.bytes)).toContain('hällo wörld');
});

test('plain text keeps its lines, its spaces and its pages', async () => {
  const { bytes, report } = await convert('a.txt', 'a    b\n    c\n\nd\fe\n', { pageNumbers: false });
  expect(report.pages).toBe(2);
  expect((await pdfToText(bytes)).split('\f').slice(0, 2)).toEqual(['a    b\n    c\n\nd\n', 'e\n']);
});
