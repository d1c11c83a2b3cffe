import { defineTexts } from '../../lib/texts.ts';

export const blogTexts = defineTexts(
  {
    en: {
      pageTitle: 'Blog · Sheaf',
      title: 'Blog',
      lede: 'How Sheaf works, what was measured, and what is new.',
      all: 'All posts',
      gone: 'There is no such post',
      goneText: 'It may have had another name.',
    },
  },
  {
    de: () => import('./blog.texts.de.ts'),
    es: () => import('./blog.texts.es.ts'),
    fr: () => import('./blog.texts.fr.ts'),
  },
);
