import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runTool } from '../../runner/run-tool.ts';
import { objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { qpdfComplaints } from '../../testing/index.ts';
import { makeTestPdf } from '../../testing/documents.ts';
import type { DocumentFile } from '../../tool.ts';
import { type Content, makeText, type Setting, typeset } from './testing/typeset.ts';

const OTHER: Setting = { font: StandardFonts.Helvetica, size: 9, columns: 2, margin: 45 };
const paragraphs = Array.from({ length: 24 }, (_, at): Content => ({ text: makeText(at + 1) }));
const rows = (price: string) => ({
  rows: [
    ['Item', 'Period', 'Price'],
    ['Hosting', 'monthly', '1,200.00'],
    ['Backup', 'monthly', price],
    ['Support', 'hourly', '95.00'],
  ],
});

async function changesOf(before: DocumentFile, after: DocumentFile, options = {}) {
  const { report } = await runTool('compare', [before, after], options);
  return report;
}

/** A picture of a page with its text over it, as OCR leaves it. */
async function makeScan(text: string): Promise<DocumentFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const white = { width: 8, height: 8, channels: 3 as const, background: '#ffffff' };
  const paper = await document.embedPng(await sharp({ create: white }).png().toBuffer());
  page.drawImage(paper, { x: 0, y: 0, width: 595, height: 842 });
  page.drawText(text, { x: 50, y: 700, size: 9, opacity: 0 });
  return { name: 'scan.pdf', bytes: await document.save() };
}

async function makeLines(...texts: string[]): Promise<DocumentFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  for (const [at, text] of texts.entries()) page.drawText(text, { x: 50, y: 700 - 14 * at, size: 11 });
  return { name: 'lines.pdf', bytes: await document.save() };
}

const seen = ({ changes }: Awaited<ReturnType<typeof changesOf>>) =>
  changes.map(({ kind, part, before, after }) => [kind, part, before.text, after.text]);

describe('compare', () => {
  it('finds nothing in a text typeset with another font, margin, header and number of columns', async () => {
    const contents = [...paragraphs, rows('150.00')];
    const report = await changesOf(await typeset(contents), await typeset(contents, OTHER));
    expect(seen(report)).toEqual([]);
    expect(report.summary).toEqual({
      code: 'same',
      params: { added: 0, removed: 0, changed: 0, moved: 0 },
    });
  });

  it('finds words, a sentence, a moved paragraph, a row and a cell, in another setting', async () => {
    const before = [...paragraphs, rows('150.00')];
    const changed = [...paragraphs] as { text: string }[];
    changed[3] = { text: changed[3]!.text.replace(/^The \w+/, 'The CHANGED') };
    changed[7] = { text: `${changed[7]!.text} A sentence that nobody had written before.` };
    changed.splice(20, 0, ...changed.splice(11, 1));
    const table = rows('175.50');
    table.rows.splice(3, 1);
    const report = await changesOf(await typeset(before), await typeset([...changed, table], OTHER));
    const word = /^The (\w+)/.exec((paragraphs[3] as { text: string }).text)![1]!;
    const moved = (paragraphs[11] as { text: string }).text;
    expect(seen(report).toSorted()).toEqual(
      [
        ['changed', 'text', word, 'CHANGED'],
        ['added', 'text', '', 'A sentence that nobody had written before.'],
        ['moved', 'text', moved, moved],
        ['changed', 'text', '150.00', '175.50'],
        ['removed', 'row', 'Support hourly 95.00', ''],
      ].toSorted(),
    );
  });

  it('finds a line that moved below the next one, which is not another order of reading', async () => {
    const [first, moved, next, last] = [
      'Each side pays its own costs of the audit.',
      'Notices are sent by registered letter.',
      'The tenant may keep two small animals in the flat at its own cost.',
      'Repairs are ordered by the landlord and are paid for by whoever caused them.',
    ];
    const report = await changesOf(
      await makeLines(first, moved, next, last),
      await makeLines(first, next, moved, last),
    );
    expect(seen(report)).toEqual([['moved', 'text', moved, moved]]);
  });

  it('gives the rectangles of the words on both pages', async () => {
    const text = 'The fee is 1200 euros in each month of the term that both agree on.';
    const before = await typeset([{ text }]);
    const after = await typeset([{ text: makeText(5) }, { text: text.replace('1200', '1300') }]);
    const { changes } = await changesOf(before, after);
    const { before: one, after: other } = changes.at(-1)!;
    expect([one.text, other.text]).toEqual(['1200', '1300']);
    expect(one.places).toHaveLength(1);
    expect(one.places[0]!.width).toBeCloseTo(22, 0);
    expect(other.places[0]!.y).toBeGreaterThan(one.places[0]!.y + 20);
  });

  it('finds a header whose words changed once, and no shifted page numbers', async () => {
    const long = Array.from({ length: 60 }, (_, at): Content => ({ text: makeText(at + 1) }));
    const before = await typeset(long, { header: 'Version A of the contract' });
    const after = await typeset(long, { ...OTHER, header: 'Version B of the contract' });
    expect(seen(await changesOf(before, after))).toEqual([
      ['changed', 'edge', 'Version A of the contract', 'Version B of the contract'],
    ]);
  });

  it('does not take the header of a page without other text for a new text', async () => {
    const long = Array.from({ length: 60 }, (_, at): Content => ({ text: makeText(at + 1) }));
    const gap = Array.from({ length: 6 }, (): Content => ({ picture: () => undefined }));
    const header = 'Agreement of the two sides';
    const before = await typeset(long, { header });
    const after = await typeset([...long, ...gap], { header });
    const report = await changesOf(before, after);
    expect(report.after.pages).toBeGreaterThan(report.before.pages);
    expect(seen(report)).toEqual([]);
    const other = await typeset([...long, ...gap, { text: 'Agreement of three sides' }], { header });
    expect(seen(await changesOf(before, other))).toEqual([['added', 'text', '', 'Agreement of three sides']]);
  });

  it('takes words that one document has above its pages and the other in its text for the same', async () => {
    const long = Array.from({ length: 60 }, (_, at): Content => ({ text: makeText(at + 1) }));
    const header = 'Agreement of the two sides';
    const before = await typeset(long, { header });
    const titled = await typeset([{ text: header }, ...long], OTHER);
    expect(seen(await changesOf(before, titled))).toEqual([]);
    expect(seen(await changesOf(titled, before))).toEqual([]);
    const plain = await typeset(long, OTHER);
    expect(seen(await changesOf(before, plain))).toEqual([['removed', 'edge', header, '']]);
  });

  it('finds a drawing on a page whose words are at the same places', async () => {
    const draw = (color: number): Content => ({
      picture: (page, y) => {
        page.drawCircle({ x: 200, y: y + 50, size: 40, color: rgb(0, 0, 0.5) });
        page.drawCircle({ x: 400, y: y + 50, size: 30, color: rgb(color, color, color) });
      },
    });
    const before = await typeset([...paragraphs.slice(0, 3), draw(1)]);
    const after = await typeset([...paragraphs.slice(0, 3), draw(0)]);
    const { changes, pagesDrawn } = await changesOf(before, after);
    expect(pagesDrawn).toBe(1);
    expect(changes.map(({ kind, part }) => [kind, part])).toEqual([['changed', 'drawing']]);
    const [place] = changes[0]!.after.places;
    expect(place!.x).toBeGreaterThan(350);
    expect(place!.x + place!.width).toBeLessThan(450);
    expect((await changesOf(before, before)).changes).toEqual([]);
    expect((await changesOf(before, after, { pictures: false })).changes).toEqual([]);
  });

  it('lists as many changes as asked for and counts the others', async () => {
    const changed = paragraphs.map((one) => ({
      text: (one as { text: string }).text.replace('The ', 'Every '),
    }));
    const report = await changesOf(await typeset(paragraphs), await typeset(changed), { changes: 5 });
    expect([report.changes.length, report.total, report.more]).toEqual([5, 24, 19]);
  });

  it('puts a note at each change of the second file', async () => {
    const changed = [...paragraphs.slice(0, 4), { text: 'A paragraph that is new in this version.' }];
    const inputs = [await typeset(paragraphs.slice(0, 5)), await typeset(changed)];
    const { files, report } = await runTool('compare', inputs, { notes: true, outputName: 'noted.pdf' });
    expect(files.map(({ name }) => name)).toEqual(['noted.pdf']);
    expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
    expect(report.total).toBe(1);
    expect(await objectsJson(files[0]!.bytes)).toContain('+ A paragraph that is new in this version.');
  });

  it('reports letters that OCR confuses as doubtful', async () => {
    const text = 'The total of 1050 is paid to the modern company in Illinois before the end of the term.';
    const before = await makeScan(text);
    const after = await typeset([{ text: text.replace('modern', 'modem').replace('before', 'after') }]);
    const { changes, before: file, doubtful } = await changesOf(before, after);
    expect(file.pagesReadByOcr).toBe(1);
    expect(changes.map(({ before: one, after: other, doubtful: is }) => [one.text, other.text, is])).toEqual([
      ['modern', 'modem', true],
      ['before', 'after', false],
    ]);
    expect(doubtful).toBe(1);
  });

  it('compares files without text, and refuses one that is locked', async () => {
    const blank: DocumentFile = { name: 'blank.pdf', bytes: makeTestPdf({ pages: [{}] }) };
    const words = await typeset([{ text: 'Some words.' }]);
    expect((await changesOf(blank, blank)).total).toBe(0);
    expect(seen(await changesOf(blank, words))).toEqual([['added', 'text', '', 'Some words.']]);
    const { files } = await runTool('protect', [words], { password: 'secret word' });
    await expect(changesOf(words, files[0]!)).rejects.toMatchObject({ reason: 'password_needed' });
  });
});
