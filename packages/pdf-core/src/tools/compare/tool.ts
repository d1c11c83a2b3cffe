import { basic, defineTool, twoDocuments } from '../record.ts';

export const compareTool = defineTool({
  id: 'compare',
  about:
    'Find what was added, removed, changed and moved between two versions of a document: PDF, Word, Excel, PowerPoint, OpenDocument, text, Markdown, HTML, email, EPUB or SVG files.',
  group: 'read',
  icon: 'diff',
  inputs: twoDocuments,
  takesVersions: true,
  makes: 'report',
  fileOption: 'notes',
  ending: 'compared',
  reader: 'pdfium',
  onSigned: 'kept',
  options: () => import('./options.ts').then(({ compareOptions }) => compareOptions),
  report: () => import('./report.ts').then(({ compareReport }) => compareReport),
  example: {},
  features: basic,
  limits: { seconds: 120, cpuSeconds: 120 },
  commandLine: {
    hidden: ['notes'],
    examples: [
      'sheaf compare old.pdf new.pdf --json',
      'sheaf compare old.pdf new.pdf -o differences.pdf',
      'sheaf compare contract-1.docx contract-2.docx --json',
    ],
  },
  load: () => import('#engines/compare/compare.ts').then(({ compare }) => compare),
});
