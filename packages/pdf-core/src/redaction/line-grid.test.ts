import { expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { withDocument } from '../pdfium/document.ts';
import { pdfToText } from '../testing/index.ts';
import { readPageWords } from './page-words.ts';
import { redactOptions } from '../tools/redact/options.ts';
import { redact } from '../tools/redact/redact.ts';

/** Where the letters of `to him` begin. */
async function restOf(bytes: Uint8Array): Promise<number[]> {
  return withDocument(bytes, {}, (document) => {
    const { text, areas } = readPageWords(document, 0).words;
    const from = text.indexOf('to him');
    return areas
      .slice(from, from + 6)
      .flatMap((area, at) => (area && text[from + at] !== ' ' ? [area.left] : []));
  });
}

async function redacted(content: string): Promise<string> {
  const bytes = makeDocument({ pages: [{ content }] });
  const { files } = await redact([{ name: 'a.pdf', bytes }], redactOptions.parse({ words: ['lovelace'] }));
  expect(await pdfToText(files[0]!.bytes)).toMatch(/Said +to him/);
  return Buffer.from(files[0]!.bytes).toString('latin1');
}

/** The word is made wider by parts of a point; one point is the grid of text of twelve points. */
const WIDER = Array.from({ length: 40 }, (_, step) => step * 0.05);

it.each([
  ['in one string', (wider: number) => `[(Said Love) ${-wider * (1000 / 12)} (lace to him)] TJ`],
  [
    'by operators of their own',
    (wider: number) =>
      `(Said ) Tj 28 0 Td [(Love) ${-wider * (1000 / 12)} (lace)] TJ ${60 + wider} 0 Td (to ) Tj 13.34 0 Td (him) Tj`,
  ],
])('the rest of a line that is written %s tells the width of a word by steps of a point', async (_, show) => {
  const results = new Set<string>();
  for (const wider of WIDER) results.add(await redacted(`BT /F1 12 Tf 72 700 Td ${show(wider)} ET`));
  expect(results.size).toBeLessThanOrEqual(6);
});

it('the rest of a line is shifted as a whole, by half of the grid at most', async () => {
  const bytes = makeDocument({
    pages: [{ content: 'BT /F1 18 Tf 72 700 Td (Said Lovelace to him) Tj ET' }],
  });
  const { files } = await redact([{ name: 'a.pdf', bytes }], redactOptions.parse({ words: ['lovelace'] }));
  const before = await restOf(bytes);
  const shifts = (await restOf(files[0]!.bytes)).map((x, at) => x - before[at]!);
  expect(shifts).toHaveLength(5);
  expect(Math.max(...shifts) - Math.min(...shifts)).toBeLessThan(0.01);
  expect(Math.abs(shifts[0]!)).toBeLessThanOrEqual(0.75);
});
