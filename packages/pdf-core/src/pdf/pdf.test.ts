import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeTestPdf, runPeer } from '../testing/index.ts';
import { decodeStream } from './filters.ts';
import { Lexer } from './lexer.ts';
import { openDocument } from './open.ts';
import { packDocument } from './graph/pack-document.ts';
import { stringText, textToken } from './text.ts';
import type { PdfString, PdfDict } from './values.ts';

const sample = makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }] });
const text = Buffer.from(sample).toString('latin1');
const fromText = (source: string) => Buffer.from(source, 'latin1');
const countPages = (bytes: Uint8Array) => openDocument(bytes).pages.pages.length;
const readValue = (source: string) => new Lexer(fromText(source)).read();

async function rewrite(...options: string[]): Promise<Uint8Array> {
  const { stdout } = await runPeer(
    'sh',
    ['-c', `qpdf ${options.join(' ')} "$0" - | base64 -w0`, 'FILE'],
    sample,
  );
  return Buffer.from(stdout, 'base64');
}

const decode = (data: Buffer, keys: string) =>
  decodeStream(data, readValue(`<<${keys}>>`) as PdfDict).toString();

describe('reading', () => {
  it('reads classic cross-references, streams of them and object streams', async () => {
    expect(countPages(sample)).toBe(3);
    expect(countPages(await rewrite('--object-streams=generate'))).toBe(3);
    expect(countPages(await rewrite('--linearize', '--object-streams=generate'))).toBe(3);
    expect(countPages(packDocument(sample))).toBe(3);
  });

  it('reads a hybrid file, whose rows call free what the stream beside them holds', () => {
    const body = text.slice(0, text.lastIndexOf('xref\n0 '));
    const rows = [...text.slice(body.length).matchAll(/^\d{10} \d{5} [nf] $/gm)].map(([row]) => row);
    const table = Buffer.from(
      rows.flatMap((row) => [row[17] === 'n' ? 1 : 0, ...int32(Number(row.slice(0, 10))), 0]),
    );
    const keys = `/Type/XRef/Size ${rows.length}/W[1 4 1]/Root 1 0 R/Length ${table.length}`;
    const stream = `99 0 obj\n<<${keys}>>\nstream\n${table.toString('latin1')}\nendstream\nendobj\n`;
    const free = rows.map(() => '0000000000 65535 f \n').join('');
    const xref = `xref\n0 ${rows.length}\n${free}trailer\n<</Size ${rows.length}/Root 1 0 R/XRefStm ${body.length}>>\n`;
    const hybrid = `${body}${stream}${xref}startxref\n${body.length + stream.length}\n%%EOF`;
    expect(countPages(fromText(hybrid))).toBe(3);
  });

  it('reads what an update changed', () => {
    const kid = /\/Kids\[(\d+ 0 R)/.exec(text)![1]!;
    const at = text.length;
    const update = `2 0 obj\n<</Type/Pages/Count 1/Kids[${kid}]>>\nendobj\n`;
    const row = `${String(at).padStart(10, '0')} 00000 n \n`;
    const previous = /startxref\n(\d+)/.exec(text)![1]!;
    const end = `xref\n2 1\n${row}trailer\n<</Root 1 0 R/Prev ${previous}>>\nstartxref\n${at + update.length}\n%%EOF`;
    expect(countPages(fromText(text + update + end))).toBe(1);
  });

  it.each([
    ['no cross-reference', text.slice(0, text.lastIndexOf('xref\n0 '))],
    [
      'a cross-reference that points beside the objects',
      text.replace('%PDF-1.7\n', '%PDF-1.7\n%moved all along\n'),
    ],
    ['garbage before the header', `garbage\n${text}`],
    ['a wrong startxref', text.replace(/startxref\n\d+/, 'startxref\n999999')],
    ['a cut-off end', text.slice(0, text.lastIndexOf('trailer'))],
    ['a root that is not there', text.replace('/Root 1 0 R', '/Root 77 0 R')],
    ['wrong stream lengths', text.replaceAll(/\/Length \d+/g, '/Length 3')],
    ['a /Count that lies', text.replace('/Count 3', '/Count 9999999999')],
    ['no catalog', text.replace('/Type/Catalog', '/Type/Nothing').replace('/Root 1 0 R', '/Root 0 0 R')],
    [
      'a page tree that is gone',
      text.replace(/\/Kids\[[^\]]*\]/, (kids) => '/Gone['.padEnd(kids.length - 1) + ']'),
    ],
    ['pages that claim no type', text.replaceAll('/Type/Page/', '/Kind/Page/')],
  ])('repairs a file with %s', (_, broken) => {
    expect(countPages(fromText(broken))).toBe(3);
  });

  it('reads numbers, names and strings as writers really write them', () => {
    expect(readValue('[+1 -.5 --3 4. 1e 6.02-3]')).toEqual([1, -0.5, -3, 4, 1, 6.02]);
    expect(readValue('/A#20B')).toMatchObject({ name: 'A B' });
    const string = (source: string) => stringText(readValue(source) as PdfString);
    expect(string('(a\\(b\\051\\\n(c)\\n)')).toBe('a(b)(c)\n');
    expect(string('<FEFF00dc0062>')).toBe('Üb');
    expect(string('(\\200\\240)')).toBe('•€');
    expect(string(textToken('日本 (𝄞)'))).toBe('日本 (𝄞)');
  });

  it('undoes filters, also several in a row', () => {
    const words = Buffer.from('stream '.repeat(50));
    const hex = Buffer.from(`${deflateSync(words).toString('hex')}>`);
    expect(decode(hex, '/Filter[/ASCIIHexDecode/FlateDecode]')).toBe(words.toString());
    expect(decode(deflateSync(words).subarray(0, -4), '/Filter/FlateDecode')).toBe(words.toString());
    expect(decode(Buffer.from('87cURD]i,"Ebo80~>'), '/Filter/ASCII85Decode')).toBe('Hello World!');
    expect(decode(Buffer.from([2, 65, 66, 67, 254, 68, 128]), '/Filter/RunLengthDecode')).toBe('ABCDDD');
    const lzw = Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]);
    expect(decode(lzw, '/Filter/LZWDecode')).toBe('-----A---B');
  });
});

const int32 = (value: number): number[] => [
  value >>> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];
