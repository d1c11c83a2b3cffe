import type { TextsOf } from '../../lib/texts.ts';
import type { blogTexts } from './blog.texts.ts';

export const texts: TextsOf<typeof blogTexts> = {
  pageTitle: 'Blog · Sheaf',
  title: 'Blog',
  lede: 'Wie Sheaf arbeitet, was gemessen wurde und was neu ist.',
  all: 'Alle Beiträge',
  gone: 'Diesen Beitrag gibt es nicht',
  goneText: 'Vielleicht hatte er einen anderen Namen.',
};
