import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runTool } from '../../runner/run-tool.ts';
import type { DocumentFile } from '../../tool.ts';
import type { InputWord } from '../../layout/page-input.ts';
import type { Line } from '../../layout/page-layout.ts';
import { addLines } from './add-lines.ts';
import { emptySide } from './side.ts';

const compare = async (one: DocumentFile, other: DocumentFile) =>
  (await runTool('compare', [one, other], {})).report;

const SIGN = `<rect x="2" y="2" width="116" height="64" fill="none" stroke="#000" stroke-width="4"/><path d="M14 14l14 40l14-40M60 14v40h22M60 34h16" fill="none" stroke="#000" stroke-width="5"/>`;
const draw = (shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="68"><rect width="120" height="68" fill="#fff"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Small signs in a row, as a table of symbols has them. `by`: how far from there, in points. */
async function makeSigns(picture: Buffer, by: number, { width = 30, count = 6 } = {}): Promise<DocumentFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const sign = await document.embedPng(picture);
  for (let at = 0; at < count; at++)
    page.drawImage(sign, { x: 80.13 + at * 61.7 + by, y: 600.29 - by, width, height: 17 });
  page.drawText('Signs on the package and what they mean', { x: 80, y: 700 + by, size: 11, font });
  return { name: 'signs.pdf', bytes: await document.save() };
}

test('a small picture is the same at another place between the pixels, and another one is not', async () => {
  const sign = await draw(SIGN);
  const before = await makeSigns(sign, 0);
  for (const by of [0.27, 0.5, 0.81])
    expect((await compare(before, await makeSigns(sign, by))).changes).toEqual([]);
  const changed = await draw(SIGN.replace('v40h22', 'v20h22'));
  const other = await compare(
    await makeSigns(sign, 0, { count: 1 }),
    await makeSigns(changed, 0.27, { count: 1 }),
  );
  expect(other.changes.map(({ kind, part }) => `${kind} ${part}`)).toEqual(['changed picture']);
  // The same data, seen from behind.
  const mirrored = await compare(before, await makeSigns(sign, 30, { width: -30 }));
  expect(mirrored.changes.some(({ part }) => part === 'picture')).toBe(true);
});

/** The words that are compared of a block, line by line. */
function wordsOf(...lines: string[]): string[] {
  const side = emptySide();
  const words = (line: string) =>
    line
      .split(' ')
      .map((text, at) => ({ text, x: at * 50, y: 0, width: 40, height: 10, place: at }) as InputWord);
  addLines(
    side,
    lines.map((line) => ({ words: words(line) }) as Line),
    0,
  );
  return side.texts;
}

test('bullets are no words: in one paragraph with their items, or beside them in another block', () => {
  expect(wordsOf('\uf0b7 a fridge', '\uf0b7 a shaker')).toEqual(['a', 'fridge', 'a', 'shaker']);
  expect(wordsOf('• a fridge', '• a shaker')).toEqual(['a', 'fridge', 'a', 'shaker']);
  expect(wordsOf('\uf0b7')).toEqual([]);
  // A cell that says yes, and boxes that are ticked or not.
  expect(wordsOf('•')).toEqual(['•']);
  expect(wordsOf('Paid: \uf0fe \uf0a8')).toEqual(['Paid:', '\uf0fe', '\uf0a8']);
});
