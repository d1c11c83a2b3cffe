import { expect, test } from 'vitest';
import { createFormatter } from './formatter.ts';
import { readPseudoArea } from './pseudo-language.ts';

test('English with accents and a third longer, with its parameters and plurals as they are', () => {
  const t = createFormatter<'files'>('en', readPseudoArea('files'));
  expect(t('upload')).toBe('Úplóádéé Fíléšéé');
  expect(t('pages', { count: 1 })).toBe('1 págééé');
  expect(t('pages', { count: 2 })).toBe('2 págéšéé');
  expect(t('moved', { count: 3, place: 'Home' })).toMatch(/^3 .+ Home$/u);
});

test('code and addresses in prose are as they are', () => {
  const text = readPseudoArea('help-reading')['articles.ocr.text'];
  expect(text).toContain('](/tools?tab=ocr)');
});
