import { expect, test } from 'vitest';
import { alignBlocks } from './align-blocks.ts';
import { cutMarkdown } from './cut-blocks.ts';
import { fitWords } from './fit-words.ts';
import { alignStatutes, readTranslations } from './read-pairs.ts';
import { sayInEnglish } from './say-in-english.ts';

const ENGLISH = `---
title: Invoices
author: somebody
---
# Invoices

An invoice is due after 30 days.

![a picture](a.png)

- [Pay](pay.md) it in time.
- A reminder costs 5 dollars.

| Name | Due |
|---|---|
| Rent | 1 May |
`;
const GERMAN = `---
title: Rechnungen
author: somebody
---
# Rechnungen

Eine Rechnung ist nach 30 Tagen fällig.

- [Zahlen](pay.md) Sie sie rechtzeitig.
- Eine Mahnung kostet 5 Dollar.

| Name | Fällig |
|---|---|
| Miete | 1. Mai |
`;
const pairsOf = (english: string, german: string) =>
  alignBlocks(cutMarkdown(english), cutMarkdown(german)).map(({ original, translation }) => [
    original,
    translation,
  ]);

test('a page and its translation are put beside each other, block by block', () => {
  expect(pairsOf(ENGLISH, GERMAN)).toEqual([
    ['Invoices', 'Rechnungen'],
    ['Invoices', 'Rechnungen'],
    ['An invoice is due after 30 days.', 'Eine Rechnung ist nach 30 Tagen fällig.'],
    ['Pay it in time.', 'Zahlen Sie sie rechtzeitig.'],
    ['A reminder costs 5 dollars.', 'Eine Mahnung kostet 5 Dollar.'],
    ['Name', 'Name'],
    ['Due', 'Fällig'],
    ['Rent', 'Miete'],
    ['1 May', '1. Mai'],
  ]);
});

test('what the translation lacks is left out, and the rest keeps its place', () => {
  const shorter = GERMAN.replace('- [Zahlen](pay.md) Sie sie rechtzeitig.\n', '');
  const pairs = pairsOf(ENGLISH, shorter);
  expect(pairs).toContainEqual(['A reminder costs 5 dollars.', 'Eine Mahnung kostet 5 Dollar.']);
  expect(pairs).toContainEqual(['Rent', 'Miete']);
  expect(pairs.flat()).not.toContain('Pay it in time.');
});

test('sections of a law are put beside each other where both say as much', () => {
  const section = (...texts: string[]) =>
    `<Section><MarginalNote>${texts[0]}</MarginalNote>${texts
      .slice(1)
      .map((text) => `<Text>${text}</Text>`)
      .join('')}</Section>`;
  const english = section('Rent', 'The tenant pays rent.') + section('Notice', 'One month.', 'In writing.');
  const french = section('Loyer', 'Le locataire paie le loyer.') + section('Préavis', 'Un mois par écrit.');
  expect(alignStatutes(`<Act>${english}`, `<Act>${french}`)).toEqual([
    { original: 'Rent', translation: 'Loyer' },
    { original: 'The tenant pays rent.', translation: 'Le locataire paie le loyer.' },
  ]);
  expect(alignStatutes(`<Act>${english}`, `<Act>${section('Loyer')}`)).toEqual([]);
});

test('words get the rows that their texts add up to, though no text says which word means what', () => {
  const dimensions = 8;
  const words = 12;
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const truth = Float32Array.from({ length: words * dimensions }, () => random() - 0.5);
  const texts = Array.from({ length: 400 }, () =>
    Int32Array.from({ length: 3 + Math.floor(random() * 4) }, () => Math.floor(random() * words)),
  );
  const targets = new Float32Array(texts.length * dimensions);
  texts.forEach((text, at) => {
    for (const word of text)
      for (let i = 0; i < dimensions; i++) targets[at * dimensions + i]! += truth[word * dimensions + i]!;
  });
  const rows = fitWords({ texts, targets, words, dimensions });
  for (let word = 0; word < words; word++) {
    const [own, found] = [truth, rows].map((all) => all.subarray(word * dimensions, (word + 1) * dimensions));
    const along = own!.reduce((sum, value, i) => sum + value * found![i]!, 0);
    expect(along / Math.hypot(...own!) / Math.hypot(...found!)).toBeGreaterThan(0.98);
  }
});

test('a row is said by the words that it is made of, most of it first', () => {
  const dimensions = 60;
  const words = Array.from({ length: dimensions }, (_, i) => `word${i}`);
  const rows = new Float32Array(dimensions * dimensions);
  for (let i = 0; i < dimensions; i++) rows[i * dimensions + i] = 1;
  const row = new Float32Array(dimensions);
  row[3] = 0.6;
  row[5] = 0.3;
  row[9] = -0.2;
  const parts = sayInEnglish(row, { words, rows, dimensions });
  expect(parts.map(({ word }) => word)).toEqual(['word3', 'word5']);
  expect(parts.map(({ share }) => share)).toEqual([expect.closeTo(0.6), expect.closeTo(0.3)]);
  expect(sayInEnglish(new Float32Array(dimensions), { words, rows, dimensions })).toEqual([]);
});

test('every translation names its revision and its original, French before what leans on it', () => {
  const all = readTranslations();
  expect(all.length).toBeGreaterThan(5);
  const done = new Set(['en']);
  for (const { language, revision, original, through } of all) {
    expect(revision).toMatch(/^[\da-f]{40}$/);
    expect(original.revision).toMatch(/^[\da-f]{40}$/);
    expect(done).toContain(through);
    done.add(language);
  }
});
