import { advanced, defineTool, onePdf } from '../record.ts';

export const organizeTool = defineTool({
  id: 'organize',
  about:
    'Put pages into another order, turn them, leave some out, or add empty ones and those of other files.',
  group: 'organize',
  icon: 'layout-grid',
  inputs: { ...onePdf, max: Infinity },
  pages: 'listed',
  ending: 'organized',
  text: 'kept',
  reader: 'assembly',
  touches: () => ({ draws: 'nothing', isAssembled: true }),
  options: () => import('./options.ts').then(({ organizeOptions }) => organizeOptions),
  report: () => import('../no-report.ts').then(({ noReport }) => noReport),
  example: { pages: [{ page: 1, rotate: 90 }] },
  features: advanced,
  batch: { forOne: true },
  commandLine: {
    examples: [
      'sheaf organize in.pdf --pages 3,1r90,5- -o out.pdf',
      'sheaf organize in.pdf more.pdf --pages "1-2, blank, 2:3-, last" -o out.pdf',
    ],
  },
  load: () => import('#engines/organize/organize.ts').then(({ organize }) => organize),
});
