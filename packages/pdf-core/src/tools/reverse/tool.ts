import { basic, defineTool, onePdf } from '../record.ts';

export const reverseTool = defineTool({
  id: 'reverse',
  about: 'Put the pages in reverse order.',
  group: 'organize',
  icon: 'arrow-down-up',
  inputs: onePdf,
  pages: 'kept',
  ending: 'reversed',
  text: 'kept',
  reader: 'assembly',
  touches: () => ({ draws: 'nothing', isAssembled: true }),
  options: () => import('./options.ts').then(({ reverseOptions }) => reverseOptions),
  report: () => import('../no-report.ts').then(({ noReport }) => noReport),
  example: {},
  features: basic,
  batch: {},
  commandLine: { examples: ['sheaf reverse scan.pdf -o out.pdf'] },
  load: () => import('#engines/reverse/reverse.ts').then(({ reverse }) => reverse),
});
