import type { TextsOf } from '../../lib/texts.ts';
import type { blogTexts } from './blog.texts.ts';

export const texts: TextsOf<typeof blogTexts> = {
  pageTitle: 'Blog · Sheaf',
  title: 'Blog',
  lede: 'Cómo funciona Sheaf, qué se ha medido y qué hay de nuevo.',
  all: 'Todas las entradas',
  gone: 'Esta entrada no existe',
  goneText: 'Puede que tuviera otro nombre.',
};
