import source from '../../../../../docs/self-hosting.md?raw';
import { defineTexts } from '../../lib/texts.ts';

export const hostingTexts = defineTexts(
  { en: { source } },
  {
    de: () => import('./hosting.texts.de.ts'),
    es: () => import('./hosting.texts.es.ts'),
    fr: () => import('./hosting.texts.fr.ts'),
  },
);
