import { basic, defineTool, manyPdfs } from '../record.ts';

export const mixTool = defineTool({
  id: 'mix',
  about: 'Take pages of several documents in turn, as fronts and backs that were scanned apart.',
  group: 'organize',
  icon: 'shuffle',
  inputs: manyPdfs,
  ending: 'mixed',
  text: 'kept',
  reader: 'assembly',
  touches: () => ({ draws: 'nothing', isAssembled: true }),
  options: () => import('./options.ts').then(({ mixOptions }) => mixOptions),
  report: () => import('./report.ts').then(({ mixReport }) => mixReport),
  example: { reverseOthers: true },
  features: basic,
  batch: {},
  commandLine: { examples: ['sheaf mix fronts.pdf backs.pdf --reverse-others -o out.pdf'] },
  load: () => import('#engines/mix/mix.ts').then(({ mix }) => mix),
});
