import { basic, defineTool, onePdf } from '../record.ts';

export const metadataTool = defineTool({
  id: 'metadata',
  about: 'Read, set or clear the title, author, subject and keywords.',
  group: 'edit',
  icon: 'tags',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'with-metadata',
  text: 'kept',
  reader: 'compress',
  touches: () => ({ draws: 'nothing', addsWords: true, isAssembled: true }),
  onSigned: 'refused',
  needsOne: {
    of: ['title', 'author', 'subject', 'keywords', 'clear'],
    reason: 'property_needed',
    emptyCounts: true,
    inBatches: true,
  },
  options: () => import('./options.ts').then(({ metadataOptions }) => metadataOptions),
  report: () => import('./report.ts').then(({ metadataReport }) => metadataReport),
  example: { title: 'Lease', author: 'Ada Lovelace' },
  features: basic,
  batch: {},
  commandLine: {
    examples: [
      'sheaf metadata in.pdf',
      'sheaf metadata in.pdf --title "Lease" --author "Ada Lovelace" -o out.pdf',
      'sheaf metadata in.pdf --clear -o out.pdf',
    ],
  },
  load: () => import('#engines/metadata/metadata.ts').then(({ metadata }) => metadata),
});
