import { defineTexts } from '../../lib/texts.ts';
import type { Chapter } from './article.ts';

export const helpAccountTexts = defineTexts<Chapter>(
  {
    en: {
      title: 'Your account',
      articles: [
        {
          slug: 'plans',
          title: 'Plans and their limits',
          lede: 'What is counted, when it begins anew, and what happens at the limit.',
          words: 'plan price limit quota upgrade cancel billing storage month',
          text: `
What each plan has room for stands on [Pricing](/pricing). Files, text recognition, questions and calls of the API are counted by the month of your account, which begins on the day it was opened. Storage counts what lies here now, with the trash.

What you have used is on [Billing & Usage](/billing). A letter tells you at 90 % of a limit and when it is reached. What then needs more of it is refused with a sentence, and nothing you have is touched.

What failed or was stopped is not counted. The results of tools do not count as files of the month.

If you go back to a smaller plan, all files stay. If there are more than it has room for, only new uploads wait.`,
        },
        {
          slug: 'api-keys',
          title: 'Let a program work for you',
          lede: 'A key for scripts, and what it may do.',
          words: 'api key token script program automation rest curl',
          text: `
1. Open [Profile Settings](/profile) and choose **New Key** under API keys.
2. Give it a name, choose whether it may only read or also write, and when it ends.
3. Copy the key. It is shown this once.

Whoever has the key can use it as you: keep it like a password. **Revoke** ends it at once. A key can do what your plan allows; it can neither change your password nor delete your account.

How calls are made stands in the [documentation](/docs/calling-the-api).`,
        },
        {
          slug: 'keyboard',
          title: 'Work with the keyboard',
          lede: 'Everything can be reached by keys. These are the short ways.',
          words: 'keyboard shortcut keys accessibility screen reader',
          text: `
Press **?** on a page for the keys it knows.

| key | what it does |
|---|---|
| Ctrl K, on a Mac ⌘ K | Search, or jump to a page or tool |
| ? | The list of keys |
| Ctrl A in the file list | Select all |
| Delete in the file list | Delete what is selected |
| F2 in the file list | Rename |
| Arrow keys on a handle | Move a file or page in its order |
| Escape | Close what is open, or clear the selection |

The first press of the tab key on a page offers to skip to its content.`,
        },
        {
          slug: 'leave',
          title: 'Take everything along, or leave',
          lede: 'One zip with all you have here, and how an account is deleted.',
          words: 'export download all delete account gdpr data leave backup',
          text: `
[Profile Settings](/profile) has **Export My Data**: one zip with every file in its folder and what is known of you as JSON.

**Delete Account** is on the same page. Your files, texts, history and keys go at once, and nobody can bring them back. Make an export first.`,
        },
      ],
    },
  },
  {
    de: () => import('./help-account.texts.de.ts'),
    es: () => import('./help-account.texts.es.ts'),
    fr: () => import('./help-account.texts.fr.ts'),
  },
);
