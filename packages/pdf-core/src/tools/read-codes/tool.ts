import { basic, defineTool, onePdf } from '../record.ts';

export const readCodesTool = defineTool({
  id: 'read-codes',
  about: 'Find the QR codes and barcodes of pages, and save what they say as CSV.',
  group: 'read',
  icon: 'scan-qr-code',
  inputs: onePdf,
  ending: 'codes',
  extension: 'csv',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ readCodesOptions }) => readCodesOptions),
  report: () => import('./report.ts').then(({ readCodesReport }) => readCodesReport),
  foundNothing: ({ codes }) => codes.length === 0,
  example: {},
  features: basic,
  batch: {},
  limits: { seconds: 180 },
  commandLine: {
    examples: [
      'sheaf read-codes scan.pdf --json',
      'sheaf read-codes in.pdf --pages 1-3 --kind qr -o codes.csv',
    ],
  },
  load: () => import('#engines/read-codes/read-codes.ts').then(({ readCodes }) => readCodes),
});
