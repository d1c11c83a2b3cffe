import { basic, defineTool, onePdf } from '../record.ts';

export const toHtmlTool = defineTool({
  id: 'to-html',
  about: 'Convert a PDF to a web page with headings, lists, tables and pictures.',
  group: 'convert',
  icon: 'code-xml',
  inputs: onePdf,
  ending: 'html',
  keepsName: true,
  extension: 'html',
  text: 'needed',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toHtmlOptions }) => toHtmlOptions),
  report: () => import('../../reading/report.options.ts').then(({ readingReport }) => readingReport),
  example: {},
  features: basic,
  batch: {},
  whenKept: { outputFormat: 'zip' },
  limits: { seconds: 180, cpuSeconds: 120 },
  commandLine: {
    examples: ['sheaf to-html in.pdf -o out.html', 'sheaf to-html in.pdf --pictures beside -o out/'],
  },
  load: () => import('#engines/to-html/to-html.ts').then(({ toHtml }) => toHtml),
});
