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

test('what is counted of several agrees with its own number', () => {
  const some = { unread: 1, pages: 73 };
  expect(formatMessage('fr', 'files', 'unread.part', some)).toBe('1 page sur 73 non lue');
  expect(formatMessage('fr', 'search', 'notRead', { unread: 2, pages: 73 })).toBe('2 pages sur 73 non lues');
  expect(formatMessage('fr', 'notices', 'pages_unread', some)).toMatch(/^1 page sur 73 est une image/u);
  expect(formatMessage('es', 'tools-basic', 'split.pagesOf', { pages: '1', count: 1 })).toBe('página 1');
  expect(formatMessage('de', 'answers', 'findings.scans', { scans: 1, pages: 9 })).toMatch(
    /^1 von 9 Seiten ist ein Bild/u,
  );
});
