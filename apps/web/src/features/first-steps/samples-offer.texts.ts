import { defineTexts } from '../../lib/texts.ts';

/** Apart from what is said afterwards: this much comes with every tool. */
export const samplesOfferTexts = defineTexts(
  {
    en: { add: 'Add sample documents', adding: 'Adding...' },
  },
  {
    de: () => import('./samples-offer.texts.de.ts'),
    es: () => import('./samples-offer.texts.es.ts'),
    fr: () => import('./samples-offer.texts.fr.ts'),
  },
);
