import { defineTexts } from '../../lib/texts.ts';

export const legalTexts = defineTexts(
  {
    en: {
      terms: {
        pageTitle: 'Terms · Sheaf',
        title: 'Terms',
        lede: 'Who runs this instance, and what that means.',
        parts: [
          {
            title: 'Who you deal with',
            text: 'Sheaf is software that people run on machines of their own. This instance is run by whoever gave you its address. What they promise you, and what they ask of you, is between you and them.',
          },
          {
            title: 'The software',
            text: 'Sheaf comes under the MIT licence, without warranty of any kind. Keep a copy of what you cannot do without.',
          },
          {
            title: 'What is yours',
            text: 'What you bring here stays yours. Nothing in the software claims any right to it.',
          },
        ],
      },
      privacy: {
        pageTitle: 'Privacy · Sheaf',
        title: 'Privacy notice',
        lede: 'What this software keeps of you, and where.',
        parts: [
          {
            title: 'Your account',
            text: 'Your name, your email address, whether it is confirmed, your role, the day you joined, and a hash of your password from which it cannot be read back.',
          },
          {
            title: 'Where you are signed in',
            text: 'For each sign-in its time, when it was last seen, the address it came from and how the browser describes itself, so that you can recognise it on your profile page and end it. Sign-ins that have run out are removed.',
          },
          {
            title: 'Links in letters',
            text: 'A link to confirm an address or to choose a password works once and for a limited time. Only its hash is kept.',
          },
          {
            title: 'In your browser',
            text: 'Your session, and whether you prefer the light or the dark theme. The page sets no cookie, but for a short one while you sign in with Google, where that is offered.',
          },
          {
            title: 'Elsewhere',
            text: 'The page loads nothing from other sites and reports to nobody. The people who run this instance can read what is stored on their machine, and may write letters through a mail server of theirs.',
          },
        ],
      },
    },
  },
  {
    de: () => import('./legal.texts.de.ts'),
    es: () => import('./legal.texts.es.ts'),
    fr: () => import('./legal.texts.fr.ts'),
  },
);
