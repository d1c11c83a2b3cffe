import { advanced, defineTool, onePdf } from '../record.ts';

export const splitTool = defineTool({
  id: 'split',
  about: 'Divide a document into parts.',
  group: 'organize',
  icon: 'scissors',
  inputs: onePdf,
  makes: 'folder',
  contains: 'pdf',
  pages: 'parted',
  ending: 'split',
  text: 'kept',
  reader: 'assembly',
  touches: () => ({ draws: 'nothing', isAssembled: true }),
  removes: ({ preserveBookmarks }) => (preserveBookmarks ? [] : ['bookmarks']),
  options: () => import('./options.ts').then(({ splitOptions }) => splitOptions),
  report: () => import('./report.ts').then(({ splitReport }) => splitReport),
  example: {},
  features: advanced,
  quick: () => import('./options.ts').then(({ splitQuick }) => splitQuick),
  whenKept: { outputFormat: 'zip' },
  batch: { feeding: { outputFormat: 'pdf' } },
  limits: { seconds: 180 },
  commandLine: {
    examples: [
      'sheaf split in.pdf --pages 1-3,5 -o parts/',
      'sheaf split book.pdf --split-type bookmarks -o parts/',
      'sheaf split scans.pdf --split-type code --code SEPARATOR --code-pages dropped -o parts/',
    ],
  },
  load: () => import('#engines/split/split.ts').then(({ split }) => split),
});
