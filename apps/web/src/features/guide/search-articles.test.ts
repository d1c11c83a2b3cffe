import { expect, test } from 'vitest';
import { searchArticles } from './search-articles.ts';

const articles = [
  {
    slug: 'merge',
    title: 'Join files into one',
    lede: 'In any order.',
    words: 'merge combine',
    text: 'Choose two.',
  },
  {
    slug: 'split',
    title: 'Cut a file',
    lede: 'By pages.',
    text: 'To join the parts again, see the other article.',
  },
  { slug: 'ocr', title: 'Read a scan', lede: 'Résumés too.', text: 'Words are found.' },
];
const found = (query: string) => searchArticles(articles, query).map(({ slug }) => slug);

test('a title comes before a mention', () => expect(found('join')).toEqual(['merge', 'split']));
test('beginnings of words, other words for it, and accents left out', () => {
  expect(found('comb')).toEqual(['merge']);
  expect(found('RESUME')).toEqual(['ocr']);
});
test('every word has to be there', () => expect(found('join scan')).toEqual([]));
test('no words: all of them, as they are', () => expect(found(' ?')).toEqual(['merge', 'split', 'ocr']));
