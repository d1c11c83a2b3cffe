import type { TextsOf } from '../../lib/texts.ts';
import type { blogTexts } from './blog.texts.ts';

export const texts: TextsOf<typeof blogTexts> = {
  pageTitle: 'Blog · Sheaf',
  title: 'Blog',
  lede: 'Comment Sheaf fonctionne, ce qui a été mesuré et ce qui est nouveau.',
  all: 'Tous les articles',
  gone: 'Cet article n’existe pas',
  goneText: 'Il portait peut-être un autre nom.',
};
