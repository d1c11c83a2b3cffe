import { PARTS } from '../notices.ts';
import { basic, defineTool } from '../record.ts';

export const contactSheetTool = defineTool({
  id: 'contact-sheet',
  about: 'Show the pages of documents and pictures as thumbnails on sheets.',
  group: 'organize',
  icon: 'layout-grid',
  inputs: { kind: 'pdf', min: 1, max: Infinity, orImage: true },
  ending: 'contact-sheet',
  reader: 'pdfium',
  removes: () => PARTS.filter((part) => part !== 'signatures'),
  options: () => import('./options.ts').then(({ contactSheetOptions }) => contactSheetOptions),
  report: () => import('./report.ts').then(({ contactSheetReport }) => contactSheetReport),
  example: { columns: 3 },
  features: basic,
  batch: {},
  limits: { seconds: 180 },
  commandLine: {
    examples: [
      'sheaf contact-sheet *.pdf *.jpg -o overview.pdf',
      'sheaf contact-sheet *.pdf --each first -o covers.pdf',
    ],
  },
  load: () => import('#engines/contact-sheet/contact-sheet.ts').then(({ contactSheet }) => contactSheet),
});
