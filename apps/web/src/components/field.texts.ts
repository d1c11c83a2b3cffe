import { defineTexts } from '../lib/texts.ts';

export const fieldTexts = defineTexts(
  {
    en: {
      language: 'Language',
      notices: 'Notifications',
      /** What stands on a key, where it is another word. */
      keys: {} as Record<string, string>,
    },
  },
  {
    de: () => import('./field.texts.de.ts'),
    es: () => import('./field.texts.es.ts'),
    fr: () => import('./field.texts.fr.ts'),
  },
);
