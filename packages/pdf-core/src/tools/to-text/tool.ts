import { basic, defineTool, onePdf } from '../record.ts';

export const toTextTool = defineTool({
  id: 'to-text',
  about: 'Convert a PDF to plain text, a line for each paragraph.',
  group: 'convert',
  icon: 'file-type',
  inputs: onePdf,
  ending: 'text',
  keepsName: true,
  extension: 'txt',
  text: 'needed',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toTextOptions }) => toTextOptions),
  report: () => import('../../reading/report.options.ts').then(({ readingReport }) => readingReport),
  example: {},
  features: basic,
  batch: {},
  limits: { cpuSeconds: 60 },
  commandLine: { examples: ['sheaf to-text in.pdf -o out.txt', 'sheaf to-text in.pdf --pages 2-5 -o -'] },
  load: () => import('#engines/to-text/to-text.ts').then(({ toText }) => toText),
});
