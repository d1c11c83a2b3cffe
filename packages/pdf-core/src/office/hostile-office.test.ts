import { describe, expect, test } from 'vitest';
import { PDF_ERROR_CODES, PdfError } from '../errors.ts';
import { mutate } from '../hostile/mutate.ts';
import { runTool } from '../runner/run-tool.ts';
import { officeLimits } from './office-limits.ts';
import { openOle } from './ole.ts';
import { readOffice } from './read-office.ts';
import { type Fixture, makeDocx, makeXlsx, makeZip, paragraph, readFixture } from './testing/make-office.ts';

function codeOf(bytes: Uint8Array): string {
  try {
    readOffice(bytes);
    return 'done';
  } catch (error) {
    // What is thrown by a reader of numbers past the end is coded where the process ends.
    if (error instanceof RangeError || error instanceof TypeError) return 'corrupt';
    if (error instanceof PdfError) return error.code;
    throw error;
  }
}

const LAUGHS =
  '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
const OUTSIDE =
  '<!DOCTYPE x [<!ENTITY out SYSTEM "file:///etc/passwd"><!ENTITY % dtd SYSTEM "http://127.0.0.1:1/x.dtd"> %dtd;]>';
const FIXTURES: Fixture[] = ['letter.docx', 'letter.doc', 'book.xlsx', 'book.xls'];

describe('new files', () => {
  test.each([
    ['declares entities', makeDocx(paragraph('&c;'), {}, LAUGHS), 'corrupt'],
    ['asks for a file outside', makeDocx(paragraph('&out;'), {}, OUTSIDE), 'corrupt'],
    ['uses an entity nobody declared', makeDocx(paragraph('&c;')), 'corrupt'],
    ['is nested too deep', makeDocx('<w:p>'.repeat(500) + '</w:p>'.repeat(500)), 'too_complex'],
    ['ends in the middle of its text', makeDocx('</w:body>'), 'corrupt'],
    ['is of another kind', makeZip({ 'content.txt': '<x/>' }), 'unsupported'],
    ['has no text part', makeZip({ 'word/styles.xml': '<x/>' }), 'corrupt'],
    ['is a list of shared strings that is not there', makeXlsx('<row><c t="s"><v>99</v></c></row>'), 'done'],
  ])('%s', (_name, bytes, code) => {
    expect(codeOf(bytes)).toBe(code);
  });

  test(
    'a bomb stops at the limit, in time and memory, whatever sizes it states',
    { timeout: 60_000 },
    async () => {
      const bomb = makeZip({ 'word/document.xml': new Uint8Array(officeLimits.partBytes + 1_000_000) });
      expect(bomb.length).toBeLessThan(400_000);
      const lying = Buffer.from(bomb);
      const entry = lying.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
      lying.writeUInt32LE(10, entry + 24);
      const settings = { timeoutMs: 20_000, memoryMb: 600 };
      for (const bytes of [bomb, lying])
        await expect(runTool('text', [{ name: 'a.docx', bytes }], {}, settings)).rejects.toMatchObject({
          code: 'too_complex',
        });
    },
  );

  test('what lies outside of the file is never asked for', () => {
    const relations =
      '<Relationships><Relationship Id="1" Type="http://x/footer" TargetMode="External" Target="http://127.0.0.1:1/a.xml"/>' +
      '<Relationship Id="2" Type="http://x/header" Target="../../../etc/passwd"/></Relationships>';
    expect(readOffice(makeDocx(paragraph('Kept'), { 'word/_rels/document.xml.rels': relations }))).toEqual([
      { text: 'Kept' },
    ]);
  });

  test('more parts than a document has', () => {
    const parts = Array.from({ length: officeLimits.entries + 1 }, (_, index) => [`word/${index}`, '']);
    expect(codeOf(makeZip(Object.fromEntries(parts)))).toBe('too_complex');
  });
});

describe('old files', () => {
  const letter = readFixture('letter.doc');

  test.each([0, 8, 100, 511, 512, 600, 1024, 1500, 4000, letter.length - 600])(
    'cut after %i bytes',
    (length) => {
      expect(['corrupt', 'unsupported']).toContain(codeOf(letter.slice(0, length)));
    },
  );

  test('sectors that lead back to themselves', () => {
    const bytes = Buffer.from(letter);
    const sector = (index: number) => 512 + index * 512;
    const table = sector(bytes.readUInt32LE(76));
    for (let index = 0; index < 128; index++) bytes.writeUInt32LE(index, table + index * 4);
    expect(codeOf(bytes)).toBe('corrupt');
    const endless = Buffer.from(letter);
    endless.writeUInt32LE(0, 68);
    for (let at = 512; at < 1024; at += 4) endless.writeUInt32LE(0, at);
    expect(codeOf(endless)).toBe('corrupt');
  });

  test('a directory whose entries are each other’s neighbours', () => {
    const bytes = Buffer.from(letter);
    const directory = 512 + bytes.readUInt32LE(48) * 512;
    for (let entry = 0; entry < 4; entry++) {
      bytes.writeUInt32LE(1, directory + entry * 128 + 68);
      bytes.writeUInt32LE(0, directory + entry * 128 + 72);
    }
    expect(openOle(bytes).names.length).toBeLessThan(5);
  });

  test('a password', () => {
    const bytes = Buffer.from(letter);
    const place = bytes.indexOf(Buffer.from([0xec, 0xa5]));
    bytes.writeUInt16LE(bytes.readUInt16LE(place + 10) | 0x0100, place + 10);
    expect(codeOf(bytes)).toBe('encrypted');
  });
});

describe.each(FIXTURES)('%s', (name) => {
  test('with a few wrong bytes ends in a text or one code', () => {
    const codes: string[] = ['done', ...PDF_ERROR_CODES];
    for (let seed = 0; seed < 60; seed++) expect(codes).toContain(codeOf(mutate(readFixture(name), seed)));
  });
});
