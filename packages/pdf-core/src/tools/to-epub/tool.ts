import { basic, defineTool, onePdf } from '../record.ts';

export const toEpubTool = defineTool({
  id: 'to-epub',
  about: 'Convert a PDF to an e-book, with a chapter for each heading of the first level.',
  group: 'convert',
  icon: 'book-open-text',
  inputs: onePdf,
  ending: 'book',
  keepsName: true,
  extension: 'epub',
  text: 'needed',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toEpubOptions }) => toEpubOptions),
  report: () => import('../../reading/report.options.ts').then(({ readingReport }) => readingReport),
  example: {},
  features: basic,
  batch: {},
  limits: { seconds: 180, cpuSeconds: 120 },
  commandLine: { examples: ['sheaf to-epub in.pdf -o out.epub'] },
  load: () => import('#engines/to-epub/to-epub.ts').then(({ toEpub }) => toEpub),
});
