import { defineTexts } from '../../lib/texts.ts';

export const operationsTexts = defineTexts(
  {
    en: {
      starting: 'Waiting for its turn',
      cancel: 'Cancel',
      cancelNamed: (what: string) => `Cancel ${what}`,
      cancelling: 'Stopping',
      percent: (percent: number) => `${percent}%`,
      elapsed: (time: string) => `${time} so far`,
      remaining: (time: string) => `about ${time} left`,
      seconds: (seconds: number) => `${seconds} s`,
      minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
      tray: 'Work in progress',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Stopped. Nothing was saved.',
      show: 'Show',
      dismiss: (what: string) => `Put away ${what}`,
      notices: 'Finished work',
      noFile: 'No file',
      unseen: (count: number) => (count === 1 ? '1 new' : `${count} new`),
      fold: 'Fold',
      unfold: 'Unfold',
      running: (count: number) => (count === 1 ? '1 running' : `${count} running`),
    },
  },
  {
    de: () => import('./operations.texts.de.ts'),
    es: () => import('./operations.texts.es.ts'),
    fr: () => import('./operations.texts.fr.ts'),
  },
);
