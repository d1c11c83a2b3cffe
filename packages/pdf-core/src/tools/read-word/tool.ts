import { basic, defineTool, oneSource } from '../record.ts';

export const readWordTool = defineTool({
  id: 'read-word',
  about: 'Read a Word file: its headings, paragraphs, lists, tables, links, notes and pictures.',
  group: 'read',
  icon: 'file-text',
  inputs: oneSource,
  makes: 'report',
  ending: 'word',
  reader: 'bytes',
  isLight: true,
  options: () => import('./options.ts').then(({ readWordOptions }) => readWordOptions),
  report: () => import('./report.ts').then(({ readWordReport }) => readWordReport),
  example: {},
  features: basic,
  unlisted: true,
  metered: true,
  limits: { memoryMb: 1024, cpuSeconds: 30 },
  commandLine: { examples: ['sheaf read-word letter.docx'] },
  load: () => import('#engines/read-word/read-word.ts').then(({ readWord }) => readWord),
});
