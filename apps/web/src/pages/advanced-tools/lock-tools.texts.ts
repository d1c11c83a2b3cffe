import { defineTexts } from '../../lib/texts.ts';

/** The words of protect, unlock and flatten. */
export const lockToolsTexts = defineTexts(
  {
    en: {
      protect: {
        button: 'Protect PDF',
        done: 'Password set',
        failed: (message: string) => `Failed to protect the PDF: ${message}`,
        summary: 'A locked copy',
        password: 'Password to open it',
        repeat: 'The same once more',
        owner: 'Password to lift the limits',
        ownerHint: 'May be left empty: then nobody can lift them.',
        missing: 'Choose a password',
        differs: 'Passwords do not match',
        permissions: 'Those who open it may',
        printing: 'Print',
        printings: { none: 'No', low: 'Coarsely', high: 'Yes' },
        modifying: 'Change its pages',
        copying: 'Copy text and pictures',
        annotating: 'Add notes',
        fillingForms: 'Fill in its forms',
        contentAccessibility: 'Have it read aloud',
        documentAssembly: 'Insert, turn or remove pages',
        fact: 'Keep the password safe',
        factText:
          'It is encrypted with AES-256 and stored nowhere: without it, nobody can open the copy, and neither can we.',
      },
      unlock: {
        button: 'Unlock PDF',
        done: 'Password removed',
        failed: (message: string) => `Failed to unlock the PDF: ${message}`,
        summary: 'A copy without a password',
        password: 'Its password',
        hint: 'The one that opens it, or the one that lifts its limits.',
        fact: 'The original stays locked',
        none: 'This document is not locked',
        noneText: 'It opens without a password, and nothing limits what may be done with it.',
        missing: 'Choose a document that is locked',
        factText: 'You get a copy that opens without a password. The password is used once and kept nowhere.',
      },
      flatten: {
        button: 'Flatten PDF',
        done: 'PDF flattened',
        failed: (message: string) => `Failed to flatten the PDF: ${message}`,
        summary: (pages: string) => `${pages} that can no longer be edited`,
        forms: 'Form fields',
        annotations: 'Notes, highlights and drawings',
        missing: 'Choose what is to become part of the pages',
      },
    },
  },
  {
    de: () => import('./lock-tools.texts.de.ts'),
    es: () => import('./lock-tools.texts.es.ts'),
    fr: () => import('./lock-tools.texts.fr.ts'),
  },
);
