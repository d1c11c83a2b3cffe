import { basic, defineTool, onePdf } from '../record.ts';

export const pageLabelsTool = defineTool({
  id: 'page-labels',
  about: 'Set the page numbers that viewers show, such as i, ii, 1, 2.',
  group: 'edit',
  icon: 'list-ordered',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'labeled',
  text: 'kept',
  reader: 'edit',
  touches: () => ({ draws: 'nothing' }),
  options: () => import('./options.ts').then(({ pageLabelsOptions }) => pageLabelsOptions),
  report: () => import('./report.ts').then(({ pageLabelsReport }) => pageLabelsReport),
  example: { prefix: 'A-' },
  features: basic,
  batch: {},
  commandLine: { examples: ['sheaf page-labels book.pdf --front-pages 8 -o out.pdf'] },
  load: () => import('#engines/page-labels/page-labels.ts').then(({ pageLabels }) => pageLabels),
});
