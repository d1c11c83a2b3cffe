import { basic, defineTool, onePdf } from '../record.ts';

export const cropTool = defineTool({
  id: 'crop',
  about: 'Cut the margins of pages; what is cut off stays in the file, unseen.',
  group: 'organize',
  icon: 'crop',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'cropped',
  text: 'kept',
  reader: 'edit',
  touches: () => ({ draws: 'nothing' }),
  needsOne: { of: ['top', 'right', 'bottom', 'left'], reason: 'margin_needed', when: { to: 'margins' } },
  options: () => import('./options.ts').then(({ cropOptions }) => cropOptions),
  report: () => import('./report.ts').then(({ cropReport }) => cropReport),
  foundNothing: ({ pages }) => pages.length === 0,
  example: { top: 20, right: 20, bottom: 20, left: 20 },
  features: basic,
  batch: {},
  limits: { seconds: 120 },
  commandLine: {
    examples: [
      'sheaf crop in.pdf --top 36 --bottom 36 -o out.pdf',
      'sheaf crop scan.pdf --to content --space 5 -o out.pdf',
    ],
  },
  load: () => import('#engines/crop/crop.ts').then(({ crop }) => crop),
});
