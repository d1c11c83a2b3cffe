import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

test('a message is said with its plural and numbers in each language', () => {
  expect(formatMessage('en', 'errors', 'page_missing', { page: 9, count: 1 })).toBe(
    'There is no page 9: the document has 1 page.',
  );
  expect(formatMessage('de', 'errors', 'page_missing', { page: 1200, count: 1000 })).toBe(
    'Seite 1.200 gibt es nicht: Das Dokument hat 1.000 Seiten.',
  );
});

test('an apostrophe is only an apostrophe', () => {
  expect(formatMessage('en', 'errors', 'internal')).not.toContain("''");
});
