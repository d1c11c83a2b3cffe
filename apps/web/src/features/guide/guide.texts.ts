import { defineTexts } from '../../lib/texts.ts';

export const guideTexts = defineTexts(
  {
    en: {
      search: 'Search the guide',
      found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
      none: (query: string) => `Nothing here about “${query}”`,
      noneText: 'Try another word, or ask whoever runs this Sheaf.',
      contact: 'Contact',
      others: 'In this chapter',
      all: 'All articles',
      gone: 'There is no such article',
      help: {
        title: 'Help centre',
        lede: 'Short answers to what people do here, with pictures of it.',
        pageTitle: 'Help · Sheaf',
      },
      docs: {
        title: 'Documentation',
        lede: 'For whoever runs a Sheaf, and for whoever writes programs that use one.',
        pageTitle: 'Documentation · Sheaf',
        hosting: 'Hosting',
      },
    },
  },
  {
    de: () => import('./guide.texts.de.ts'),
    es: () => import('./guide.texts.es.ts'),
    fr: () => import('./guide.texts.fr.ts'),
  },
);
