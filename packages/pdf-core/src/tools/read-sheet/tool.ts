import { basic, defineTool, oneSource } from '../record.ts';

export const readSheetTool = defineTool({
  id: 'read-sheet',
  about:
    'Read a sheet of an Excel, OpenDocument or CSV file: its cells as they are shown, their looks, and what is merged.',
  group: 'read',
  icon: 'sheet',
  inputs: oneSource,
  makes: 'report',
  ending: 'sheet',
  reader: 'bytes',
  isLight: true,
  options: () => import('./options.ts').then(({ readSheetOptions }) => readSheetOptions),
  report: () => import('./report.ts').then(({ readSheetReport }) => readSheetReport),
  example: { sheet: 1 },
  features: basic,
  unlisted: true,
  metered: true,
  limits: { memoryMb: 1024, cpuSeconds: 30 },
  commandLine: { examples: ['sheaf read-sheet book.xlsx', 'sheaf read-sheet book.xlsx --sheet 2'] },
  load: () => import('#engines/read-sheet/read-sheet.ts').then(({ readSheet }) => readSheet),
});
