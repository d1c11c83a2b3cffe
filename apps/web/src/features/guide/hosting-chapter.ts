import { splitChapters } from '../../lib/prose/parse-prose.ts';
import type { Article } from './article.ts';
import { hostingSource } from './hosting-source.ts';

const addresses = splitChapters(hostingSource.en).map(({ title }) =>
  title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-'),
);

/** The guide for hosts is one text, in the repository and here. Its addresses are the same in every language. */
export function hostingArticles(source: string): Article[] {
  return splitChapters(source).map(({ title, text }, index) => ({
    slug: addresses[index] ?? title,
    title,
    lede: '',
    text,
  }));
}
