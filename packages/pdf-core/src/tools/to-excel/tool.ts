import { basic, defineTool, onePdf } from '../record.ts';

export const toExcelTool = defineTool({
  id: 'to-excel',
  about: 'Convert the tables of a PDF to an Excel workbook, a sheet for each table.',
  group: 'convert',
  icon: 'file-spreadsheet',
  inputs: onePdf,
  ending: 'tables',
  keepsName: true,
  extension: 'xlsx',
  text: 'needed',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toExcelOptions }) => toExcelOptions),
  report: () => import('./report.ts').then(({ toExcelReport }) => toExcelReport),
  example: {},
  features: basic,
  batch: {},
  limits: { cpuSeconds: 60 },
  commandLine: {
    examples: ['sheaf to-excel in.pdf -o out.xlsx', 'sheaf to-excel in.pdf --pages 2-3 -o out.xlsx'],
  },
  load: () => import('#engines/to-excel/to-excel.ts').then(({ toExcel }) => toExcel),
});
