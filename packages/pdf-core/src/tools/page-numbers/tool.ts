import { advanced, defineTool, onePdf } from '../record.ts';

export const pageNumbersTool = defineTool({
  id: 'page-numbers',
  about: 'Number the pages.',
  group: 'edit',
  icon: 'hash',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'numbered',
  reader: 'edit',
  touches: () => ({ draws: 'artifacts' }),
  options: () => import('./options.ts').then(({ pageNumbersOptions }) => pageNumbersOptions),
  report: () => import('../drawn-report.ts').then(({ drawnReport }) => drawnReport),
  example: {},
  features: advanced,
  batch: {},
  load: () => import('#engines/page-numbers/page-numbers.ts').then(({ pageNumbers }) => pageNumbers),
});
