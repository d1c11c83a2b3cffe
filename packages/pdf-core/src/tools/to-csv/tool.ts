import { basic, defineTool, onePdf } from '../record.ts';

export const toCsvTool = defineTool({
  id: 'to-csv',
  about: 'Convert the tables of a PDF to CSV, a file for each table.',
  group: 'convert',
  icon: 'table',
  inputs: onePdf,
  ending: 'tables',
  extension: 'csv',
  text: 'needed',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toCsvOptions }) => toCsvOptions),
  report: () => import('../../reading/report.options.ts').then(({ readingReport }) => readingReport),
  example: {},
  features: basic,
  batch: {},
  whenKept: { outputFormat: 'zip' },
  limits: { cpuSeconds: 60 },
  commandLine: {
    examples: [
      'sheaf to-csv in.pdf -o tables/',
      'sheaf to-csv in.pdf --pages 4 --separator semicolon -o t.csv',
    ],
  },
  load: () => import('#engines/to-csv/to-csv.ts').then(({ toCsv }) => toCsv),
});
