import { basic, defineTool, onePdf } from '../record.ts';

export const invertTool = defineTool({
  id: 'invert',
  about: 'Invert the colours of pages: white on black, for reading in the dark.',
  group: 'edit',
  icon: 'moon',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'inverted',
  text: 'kept',
  reader: 'edit',
  touches: () => ({ draws: 'artifacts', isSeeThrough: true }),
  options: () => import('./options.ts').then(({ invertOptions }) => invertOptions),
  report: () => import('./report.ts').then(({ invertReport }) => invertReport),
  example: {},
  features: basic,
  batch: {},
  commandLine: {
    examples: ['sheaf invert in.pdf -o out.pdf', 'sheaf invert slides.pdf --pages 2- -o out.pdf'],
  },
  load: () => import('#engines/invert/invert.ts').then(({ invert }) => invert),
});
