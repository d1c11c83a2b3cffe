import { defineTexts } from '../lib/texts.ts';

export const fieldTexts = defineTexts(
  { en: { language: 'Language', notices: 'Notifications' } },
  {
    de: () => import('./field.texts.de.ts'),
    es: () => import('./field.texts.es.ts'),
    fr: () => import('./field.texts.fr.ts'),
  },
);
