import { expect, test } from 'vitest';
import { rootOf } from './word-roots.ts';

test.each([
  ['de', 'kundigung kundigen gekundigt kundigungen kundigt'],
  ['de', 'haftet haften haftung'],
  ['de', 'abgesagt absagen abzusagen absage'],
  ['de', 'schlussel schlussels schlusseln'],
  ['de', 'gro\u00dfe grosse'],
  ['de', 'preis preise preises preisen'],
  ['fr', 'annuler annulation annule annulees'],
  ['fr', 'rembourser remboursement remboursable rembourse'],
  ['fr', 'membre membres'],
  ['es', 'cancelar cancelacion cancelado cancele cancelan'],
  ['es', 'estatuto estatutos'],
])('%s: %s are one word', (language, words) => {
  expect(new Set(words.split(' ').map((word) => rootOf(word, language))).size).toBe(1);
});

test.each([
  ['de', 'miete', 'mieter'],
  ['de', 'gesamt', 'samt'],
  ['de', 'zustimmung', 'stimme'],
  ['es', 'plaza', 'plazo'],
  ['es', 'caso', 'casa'],
])('%s: %s and %s are two', (language, one, other) => {
  expect(rootOf(one, language)).not.toBe(rootOf(other, language));
});

test('English words have stems of their own', () => {
  expect(rootOf('tenants', 'en')).toBe('tenants');
});
