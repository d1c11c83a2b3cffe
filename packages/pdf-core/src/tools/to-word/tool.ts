import { basic, defineTool, onePdf } from '../record.ts';

export const toWordTool = defineTool({
  id: 'to-word',
  about: 'Convert a PDF to a Word document whose text, lists and tables can be edited.',
  group: 'convert',
  icon: 'file-pen-line',
  inputs: onePdf,
  ending: 'word',
  keepsName: true,
  extension: 'docx',
  text: 'needed',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toWordOptions }) => toWordOptions),
  report: () => import('../../reading/report.options.ts').then(({ readingReport }) => readingReport),
  example: {},
  features: basic,
  batch: {},
  limits: { seconds: 180, cpuSeconds: 120 },
  commandLine: {
    examples: [
      'sheaf to-word in.pdf -o out.docx',
      'sheaf to-word in.pdf --layout exact -o out.docx',
      'sheaf to-word in.pdf --pages 1-3 --no-pictures -o out.docx',
    ],
  },
  load: () => import('#engines/to-word/to-word.ts').then(({ toWord }) => toWord),
});
