import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cosine, embedText, openVectors } from '@sheaf/passages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRecord, finishCorpus, startCorpus } from './corpus.ts';
import { compileTrainer, trainVectors } from './run-trainer.ts';
import { PAGE } from './testing/page.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-training-'));
let program = '';
beforeAll(() => {
  program = compileTrainer(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** All the page has, as often as it takes. */
const OPTIONS = { epochs: 150, sample: 1, window: 4, steps: 10, batch: 64, longest: 32 };

/** A word whose pieces are nearly all the same: what throws these off throws off every unknown word. */
const REPEATED = 'f'.repeat(40);

function trainPage(name: string): string {
  const corpus = startCorpus();
  for (const [heading, paragraphs] of PAGE) {
    addRecord(corpus, { kind: 'document', path: heading });
    addRecord(corpus, { kind: 'heading', text: heading });
    for (const text of paragraphs) addRecord(corpus, { kind: 'paragraph', text: `${text} ${REPEATED}.` });
  }
  const file = join(folder, name);
  trainVectors(finishCorpus(corpus, 1), { program, folder, file, options: OPTIONS });
  return file;
}

test('a page is enough to put words that are used alike beside each other', () => {
  const vectors = openVectors(trainPage('once.bin'));
  const alike = (a: string, b: string) => cosine(embedText(vectors, a), embedText(vectors, b));
  expect(alike('landlord', 'owner')).toBeGreaterThan(alike('landlord', 'swallow') + 0.3);
  expect(alike('swift', 'swallow')).toBeGreaterThan(alike('swift', 'owner') + 0.3);
  expect(alike('landlords', 'landlord')).toBeGreaterThan(alike('landlords', 'swift'));
  expect(Math.max(...vectors.pieceScales)).toBeLessThan(20 * Math.max(...vectors.wordScales));
});

test('the same text makes the same bytes', () => {
  expect(readFileSync(trainPage('again.bin')).equals(readFileSync(join(folder, 'once.bin')))).toBe(true);
});
