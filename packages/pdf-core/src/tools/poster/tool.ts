import { basic, defineTool, onePdf } from '../record.ts';

export const posterTool = defineTool({
  id: 'poster',
  about: 'Enlarge pages over several sheets of paper.',
  group: 'organize',
  icon: 'maximize',
  inputs: onePdf,
  needs: 'modifying',
  ending: 'poster',
  text: 'kept',
  reader: 'edit',
  options: () => import('./options.ts').then(({ posterOptions }) => posterOptions),
  report: () => import('../sheets-report.ts').then(({ sheetsReport }) => sheetsReport),
  example: { columns: 2, rows: 2 },
  features: basic,
  batch: {},
  commandLine: { examples: ['sheaf poster plan.pdf --columns 3 --rows 2 --paper A4 -o out.pdf'] },
  load: () => import('#engines/poster/poster.ts').then(({ poster }) => poster),
});
