import { advanced, defineTool, onePdf } from '../record.ts';

export const findHiddenTool = defineTool({
  id: 'find-hidden',
  about:
    'Find words that are hidden on pages, such as below black boxes, and what a document carries beside its pages.',
  group: 'security',
  icon: 'scan-eye',
  inputs: onePdf,
  makes: 'report',
  ending: 'findings',
  reader: 'compress',
  readsAsIs: true,
  options: () => import('./options.ts').then(({ findHiddenOptions }) => findHiddenOptions),
  report: () => import('./report.ts').then(({ findHiddenReport }) => findHiddenReport),
  example: {},
  features: advanced,
  limits: { seconds: 120, cpuSeconds: 90 },
  commandLine: { examples: ['sheaf find-hidden in.pdf', 'sheaf find-hidden in.pdf --json'] },
  load: () => import('#engines/find-hidden/find-hidden.ts').then(({ findHidden }) => findHidden),
});
