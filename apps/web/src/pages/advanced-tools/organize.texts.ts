import { defineTexts } from '../../lib/texts.ts';

export const organizeTexts = defineTexts(
  {
    en: {
      button: 'Save pages',
      done: 'Pages organized',
      failed: (message: string) => `Failed to organize the pages: ${message}`,
      order: 'Pages in their new order',
      move: (page: number) => `Page ${page}: move with the arrow keys`,
      rotateLeft: (page: number) => `Turn page ${page} left`,
      rotateRight: (page: number) => `Turn page ${page} right`,
      remove: (page: number) => `Leave out page ${page}`,
      pageOf: (page: number, name: string) => `p. ${page}, ${name}`,
      was: (page: number) => `was ${page}`,
      summary: (pages: string, of: string) => `${pages} of ${of}`,
      unchanged: 'Drag a page, turn one, or leave one out',
      allPages: 'All pages',
      turnAll: 'Turn all right',
      reverse: 'Reverse the order',
      odd: 'Keep odd pages',
      even: 'Keep even pages',
      hint: 'Drag a page by its picture, or move it with the arrow keys. Ctrl+Z takes the last step back.',
    },
  },
  {
    de: () => import('./organize.texts.de.ts'),
    es: () => import('./organize.texts.es.ts'),
    fr: () => import('./organize.texts.fr.ts'),
  },
);
