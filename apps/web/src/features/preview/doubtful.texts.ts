import { defineTexts } from '../../lib/texts.ts';

export const doubtfulTexts = defineTexts(
  {
    en: {
      toggle: (count: string) => (count === '1' ? '1 doubtful word' : `${count} doubtful words`),
      title: 'Doubtful words',
      place: (current: string, total: string, page: string) => `${current} of ${total}, page ${page}`,
      previous: 'Previous word',
      next: 'Next word',
      close: 'Close doubtful words',
      field: 'The word as it should be',
      sure: (percent: string) => `Read with a confidence of ${percent}.`,
      hint: 'Enter keeps it as it stands in the field and goes on.',
      confirm: 'It is right',
      save: 'Put right',
      failed: 'The word was not changed',
      done: 'No word is in doubt any more.',
      loadFailed: 'The words did not come through.',
      again: 'Try again',
      mark: (text: string) => `Doubtful: ${text}`,
    },
  },
  {
    de: () => import('./doubtful.texts.de.ts'),
    es: () => import('./doubtful.texts.es.ts'),
    fr: () => import('./doubtful.texts.fr.ts'),
  },
);
