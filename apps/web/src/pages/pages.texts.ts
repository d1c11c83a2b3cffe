import { defineTexts } from '../lib/texts.ts';

export const pagesTexts = defineTexts(
  {
    en: {
      notFound: {
        pageTitle: 'Page not found · Sheaf',
        title: 'No page lies here',
        text: 'The address may have a slip in it, or the page has moved.',
        toDashboard: 'Go to Dashboard',
        toStart: 'Go to the start page',
      },
      billing: {
        pageTitle: 'Billing & Usage · Sheaf',
        title: 'Billing & Usage',
        lede: 'What you pay for, what you have used, and what it has cost.',
      },
      pricing: {
        pageTitle: 'Pricing · Sheaf',
        title: 'Pricing',
        lede: 'Free for now and then. A dollar a month when documents are your work.',
        plans: 'Plans',
      },
      upgrade: {
        pageTitle: 'Upgrade Plan · Sheaf',
        title: 'Upgrade Plan',
        lede: 'More room and more tools, when you need them.',
        plans: 'Plans',
        back: 'Back',
      },
    },
  },
  {
    de: () => import('./pages.texts.de.ts'),
    es: () => import('./pages.texts.es.ts'),
    fr: () => import('./pages.texts.fr.ts'),
  },
);
