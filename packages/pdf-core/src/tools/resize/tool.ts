import { basic, defineTool, onePdf } from '../record.ts';

export const resizeTool = defineTool({
  id: 'resize',
  about: 'Give pages another size, with all that is on them.',
  group: 'organize',
  icon: 'scaling',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'resized',
  text: 'kept',
  reader: 'edit',
  touches: () => ({ draws: 'nothing' }),
  options: () => import('./options.ts').then(({ resizeOptions }) => resizeOptions),
  report: () => import('./report.ts').then(({ resizeReport }) => resizeReport),
  foundNothing: ({ pages }) => pages === 0,
  example: { paper: 'A5' },
  features: basic,
  batch: {},
  commandLine: {
    examples: [
      'sheaf resize in.pdf --paper A4 -o out.pdf',
      'sheaf resize in.pdf --to percent --percent 50 -o out.pdf',
    ],
  },
  load: () => import('#engines/resize/resize.ts').then(({ resize }) => resize),
});
