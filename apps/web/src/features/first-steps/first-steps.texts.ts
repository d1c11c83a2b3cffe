import { defineTexts } from '../../lib/texts.ts';

export const firstStepsTexts = defineTexts(
  {
    en: {
      title: 'A first result within a minute',
      done: (done: number, all: number) => `${done} of ${all} done`,
      hide: 'Hide these steps',
      stepDone: 'Done',
      files: {
        title: 'Bring in a document',
        text: 'One of yours, or four samples to try things on.',
        upload: 'Upload Files',
      },
      result: {
        title: 'Make one file of two',
        text: 'Put them together in the order you set, or use any other tool.',
        action: 'Merge PDFs',
      },
      answer: {
        title: 'Ask a document',
        text: 'The answer comes with the passage it stands on.',
        sample: 'Ask the sample lease what it costs to leave early.',
        action: 'Ask a document',
        sampleAction: 'Ask the lease',
      },
      administrator:
        'You run this Sheaf. Who may sign up, and how its letters go out, is set in the admin area.',
      settings: 'Open the settings',
      samples: {
        added: (count: number) =>
          count === 1 ? '1 sample document added' : `${count} sample documents added`,
        addedText: 'They are in the folder Samples, and cost none of your month’s files.',
        there: 'The sample documents are there already',
        thereText: 'You find them in the folder Samples.',
        failed: 'The sample documents could not be added',
      },
    },
  },
  {
    de: () => import('./first-steps.texts.de.ts'),
    es: () => import('./first-steps.texts.es.ts'),
    fr: () => import('./first-steps.texts.fr.ts'),
  },
);
