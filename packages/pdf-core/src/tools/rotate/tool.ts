import { basic, defineTool, onePdf } from '../record.ts';

export const rotateTool = defineTool({
  id: 'rotate',
  about: 'Turn pages.',
  group: 'organize',
  icon: 'rotate-cw',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'rotated',
  text: 'kept',
  reader: 'edit',
  touches: () => ({ draws: 'nothing' }),
  options: () => import('./options.ts').then(({ rotateOptions }) => rotateOptions),
  report: () => import('./report.ts').then(({ rotateReport }) => rotateReport),
  example: { pages: '1', angle: 90 },
  features: basic,
  batch: {},
  commandLine: {
    examples: [
      'sheaf rotate in.pdf --angle 90 -o out.pdf',
      'sheaf rotate scan.pdf --pages even --angle 180 -o out.pdf',
    ],
  },
  load: () => import('#engines/rotate/rotate.ts').then(({ rotate }) => rotate),
});
