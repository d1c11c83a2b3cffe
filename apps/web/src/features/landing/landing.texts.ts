import { defineTexts } from '../../lib/texts.ts';

export const landingTexts = defineTexts({
  en: {
    pageTitle: 'Paperwork, in good order · Sheaf',
    headline: 'Put your papers in order. Then ask them anything.',
    lede: 'Sheaf is a desk for your documents, on a machine of your own or of people you trust.',
    fine: 'Free to begin with. No card needed.',
    getStarted: 'Get Started Free',
    tryDemo: 'Try Demo',
    toDashboard: 'Go to Dashboard',
    factsTitle: 'A quiet room to work in',
    factsLede: 'What holds from the first day.',
    facts: [
      {
        title: 'On your own machine',
        text: 'One command starts it, database included. What it keeps, it keeps there, and no account anywhere else is needed.',
      },
      {
        title: 'Nobody reads along',
        text: 'No tracker, no advertisement, no font or script from another site. The page talks to its own server alone.',
      },
      {
        title: 'You hold the keys',
        text: 'See where you are signed in, and sign any of it out. Passwords are kept as hashes that cannot be turned back.',
      },
    ],
    closeTitle: 'Bring one untidy folder',
    closeLede: 'The rest can wait until you have seen it tied up.',
    startFree: 'Start Free Today',
  },
});
