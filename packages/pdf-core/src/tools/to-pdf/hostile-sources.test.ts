import { expect, test } from 'vitest';
import { toPdfOptions } from './options.ts';
import { toPdf } from './to-pdf.ts';

const MANY = 100_000;

async function run(name: string, source: string | Uint8Array) {
  const start = process.cpuUsage();
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const made = await toPdf([{ name, bytes }], toPdfOptions.parse({})).catch((error: unknown) => error);
  const { user, system } = process.cpuUsage(start);
  const reason = made instanceof Error ? ((made as { reason?: string }).reason ?? made.stack) : 'made';
  return { reason, seconds: (user + system) / 1e6 };
}

test.each([
  ['quotes.md', `${'>'.repeat(MANY)} a`, 'made'],
  ['lists.md', `${'- '.repeat(MANY)}a`, 'made'],
  ['brackets.md', '['.repeat(MANY), 'made'],
  ['stars.md', '**a _b '.repeat(20_000), 'made'],
  ['heading.md', `# ${'[]('.repeat(MANY)}`, 'made'],
  ['wide.md', `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n|${'b|'.repeat(2000)}\n`, 'made'],
  ['tags.html', `${'<div>'.repeat(MANY)}a`, 'document_too_complex'],
  ['tables.html', '<table><tr><td>'.repeat(MANY), 'document_too_complex'],
  ['closed.html', `<p>a${'</b>'.repeat(MANY)}b`, 'made'],
  ['entities.html', '&amp;&bogus;&#99999999;'.repeat(MANY / 10), 'made'],
  ['declared.html', '<!DOCTYPE html [<!ENTITY a "&b;&b;"><!ENTITY b "bbbb">]><p>&a;</p>', 'made'],
  [
    'rules.html',
    `<style>${'.a .b{color:red}'.repeat(20_000)}</style>${'<p class="a b">x</p>'.repeat(5000)}`,
    'document_too_complex',
  ],
  [
    'parts.eml',
    `From: a@b.c\nDate: x\nMIME-Version: 1.0\n${Array.from({ length: 10_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=B${n}\n\n--B${n}\n`).join('')}`,
    'document_too_complex',
  ],
  ['marks.txt', `a${'\u0301'.repeat(MANY)} b`, 'made'],
  ['turned.txt', '\u0645\u0631\u062d ( [ { '.repeat(5000), 'made'],
  ['solid.txt', 'x'.repeat(500_000), 'made'],
  ['long.txt', 'word '.repeat(2_100_000), 'text_too_long'],
  [
    'links.html',
    Array.from({ length: 10_000 }, (_, n) => `<a href="https://e.org/${n}">x</a> `).join(''),
    'made',
  ],
  ['zero.txt', 'abc\0def', 'not_text'],
  ['empty.txt', '', 'named_file_empty'],
  ['spaces.md', '  \n\n', 'document_without_text'],
  ['a.md', '%PDF-1.7', 'not_text'],
])('%s ends soon', { timeout: 120_000 }, async (name, source, wanted) => {
  const { reason, seconds } = await run(name, source);
  expect(reason).toBe(wanted);
  expect(seconds).toBeLessThan(15);
});
