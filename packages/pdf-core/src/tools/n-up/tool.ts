import { basic, defineTool, onePdf } from '../record.ts';

export const nUpTool = defineTool({
  id: 'n-up',
  about: 'Put several pages on one sheet.',
  group: 'organize',
  icon: 'grid-2x2',
  inputs: onePdf,
  needs: 'modifying',
  ending: 'n-up',
  text: 'kept',
  reader: 'edit',
  options: () => import('./options.ts').then(({ nUpOptions }) => nUpOptions),
  report: () => import('../sheets-report.ts').then(({ sheetsReport }) => sheetsReport),
  example: { perSheet: 2 },
  features: basic,
  batch: {},
  commandLine: {
    examples: [
      'sheaf n-up in.pdf --per-sheet 2 -o out.pdf',
      'sheaf n-up slides.pdf --per-sheet 6 --frame --paper Letter -o handout.pdf',
    ],
  },
  load: () => import('#engines/n-up/n-up.ts').then(({ nUp }) => nUp),
});
