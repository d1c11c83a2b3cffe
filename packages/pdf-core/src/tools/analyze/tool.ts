import { advanced, defineTool, onePdf } from '../record.ts';

export const analyzeTool = defineTool({
  id: 'analyze',
  about: 'Tell what a document is made of, where its bytes go, and what to know of it.',
  group: 'read',
  icon: 'file-search',
  inputs: onePdf,
  makes: 'report',
  ending: 'analysis',
  reader: 'pdfium',
  readsAsIs: true,
  options: () => import('./options.ts').then(({ analyzeOptions }) => analyzeOptions),
  report: () => import('./report.ts').then(({ analyzeReport }) => analyzeReport),
  example: {},
  features: advanced,
  limits: { cpuSeconds: 15 },
  commandLine: { examples: ['sheaf analyze in.pdf'] },
  load: () => import('#engines/analyze/analyze.ts').then(({ analyze }) => analyze),
});
