import { defineTexts } from '../../lib/texts.ts';

export const landingPageTexts = defineTexts(
  {
    en: {
      pricesTitle: 'Plain prices',
      pricesLede: 'Change or stop whenever you like. What you stored stays yours.',
      actions: { free: 'Get Started Free', pro: 'Start Pro Trial', premium: 'Go Premium' },
      failed: 'Failed to load subscription plans.',
      toPricing: 'See all prices',
    },
  },
  {
    de: () => import('./landing-page.texts.de.ts'),
    es: () => import('./landing-page.texts.es.ts'),
    fr: () => import('./landing-page.texts.fr.ts'),
  },
);
