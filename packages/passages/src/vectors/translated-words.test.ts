import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldText } from '../text/tokens.ts';
import { cosine, embedText, isKnownWord, weightOfWord } from './embed.ts';
import { shippedVectors } from './open-vectors.ts';
import { TRANSLATED } from './translated-words.ts';
import { vectorsForQuestion, vectorsForText } from './vectors-for.ts';

const english = shippedVectors();
const near = (language: string, own: string, other: string) =>
  cosine(embedText(vectorsForText(english, language), own), embedText(english, other));

test.each([
  ['de', 'Der Vermieter behält die Kaution.', 'The landlord keeps the deposit.', 'The patient takes a pill.'],
  ['de', 'Wann endet das Arbeitsverhältnis?', 'termination of employment', 'washing machine'],
  ['de', 'Wann ist die Rechnung fällig?', 'When is the invoice due?', 'Dogs are allowed.'],
  ['fr', "L'employeur verse le salaire.", 'The employer pays the wages.', 'The roof is leaking.'],
  ['fr', 'La résiliation du bail', 'termination of the lease', 'calculation of the tax'],
  ['fr', 'Le locataire paie le loyer.', 'The tenant pays rent.', 'The engine is too hot.'],
  ['es', 'El inquilino paga el alquiler.', 'The tenant pays rent.', 'The pupils have an exam.'],
  ['es', 'fecha de vencimiento de la factura', 'due date of the invoice', 'name of the doctor'],
])('a text points where its translation does (%s: %s)', (language, own, same, other) => {
  expect(near(language, own, same)).toBeGreaterThan(0.5);
  expect(near(language, own, other)).toBeLessThan(near(language, own, same) - 0.25);
});

test('a form that is in no list, and a compound of two words that are, point where they do', () => {
  const german = vectorsForText(english, 'de');
  expect(isKnownWord(german, 'mietern')).toBe(true);
  expect(near('de', 'Mietern', 'tenant')).toBeGreaterThan(0.6);
  expect(near('de', 'Wartungsrechnung', 'maintenance invoice')).toBeGreaterThan(0.7);
  expect(isKnownWord(german, 'xkqvwplorbt')).toBe(false);
  expect(isKnownWord(english, 'mietern')).toBe(false);
});

test('a question may be asked in any of the languages; of a word that two of them have, the one of the text counts', () => {
  const asked = vectorsForQuestion(english, 'en');
  expect(cosine(embedText(asked, 'Kaution'), embedText(english, 'deposit'))).toBeGreaterThan(0.7);
  expect(embedText(asked, 'rate of interest')).toEqual(embedText(english, 'rate of interest'));
  expect(weightOfWord(asked, 'kaution')).toBeGreaterThan(0);
});

test.each(TRANSLATED)(
  'every line of the two lists of %s is read, and each of its English words points somewhere',
  (language) => {
    const lines = (kind: string) =>
      readFileSync(new URL(`../../assets/${kind}-words-${language}.txt`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n');
    const unknown = new Set<string>();
    const look = (word: string) => isKnownWord(english, word) || unknown.add(word);
    for (const line of lines('written')) {
      expect(line).toMatch(/^[^=]+ = [a-z]+(?: [a-z]+)*$/);
      for (const word of line.split(' = ')[1]!.split(' ')) look(word);
      expect(foldText(line.split(' = ')[0]!)).toMatch(/^[a-z ]+$/);
    }
    for (const line of lines('learned')) {
      expect(line).toMatch(/^[a-z]{3,}(?: [a-z]+:\d+)+$/);
      for (const part of line.split(' ').slice(1)) look(part.split(':')[0]!);
    }
    expect([...unknown]).toEqual([]);
  },
);
