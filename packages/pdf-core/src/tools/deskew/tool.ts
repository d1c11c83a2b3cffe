import { basic, defineTool, onePdf } from '../record.ts';

export const deskewTool = defineTool({
  id: 'deskew',
  about: 'Straighten the pages of a scan.',
  group: 'optimize',
  icon: 'ruler',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'straightened',
  text: 'kept',
  reader: 'edit',
  touches: () => ({ draws: 'nothing' }),
  options: () => import('./options.ts').then(({ deskewOptions }) => deskewOptions),
  report: () => import('./report.ts').then(({ deskewReport }) => deskewReport),
  foundNothing: ({ straightened }) => straightened === 0,
  example: {},
  features: basic,
  batch: {},
  limits: { seconds: 180 },
  commandLine: {
    examples: ['sheaf deskew scan.pdf -o straight.pdf', 'sheaf deskew scan.pdf --pages 2- --json'],
  },
  load: () => import('#engines/deskew/deskew.ts').then(({ deskew }) => deskew),
});
