import { basic, defineTool, onePdf } from '../record.ts';

export const bookletTool = defineTool({
  id: 'booklet',
  about: 'Order pages so that printed sheets fold into a booklet.',
  group: 'organize',
  icon: 'book-open',
  inputs: onePdf,
  needs: 'modifying',
  ending: 'booklet',
  text: 'kept',
  reader: 'edit',
  options: () => import('./options.ts').then(({ bookletOptions }) => bookletOptions),
  report: () => import('../sheets-report.ts').then(({ sheetsReport }) => sheetsReport),
  example: {},
  features: basic,
  batch: {},
  commandLine: { examples: ['sheaf booklet in.pdf --paper A4 -o out.pdf'] },
  load: () => import('#engines/booklet/booklet.ts').then(({ booklet }) => booklet),
});
