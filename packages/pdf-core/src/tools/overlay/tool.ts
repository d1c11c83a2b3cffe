import { basic, defineTool, manyPdfs } from '../record.ts';

export const overlayTool = defineTool({
  id: 'overlay',
  about: 'Draw the pages of one document over or under those of another, such as letter paper.',
  group: 'edit',
  icon: 'layers-2',
  inputs: { ...manyPdfs, max: 2 },
  needs: 'modifying',
  ending: 'overlaid',
  reader: 'edit',
  touches: () => ({ draws: 'content', isSeeThrough: true }),
  options: () => import('./options.ts').then(({ overlayOptions }) => overlayOptions),
  report: () => import('./report.ts').then(({ overlayReport }) => overlayReport),
  example: { place: 'under' },
  features: basic,
  commandLine: { examples: ['sheaf overlay letter.pdf letterhead.pdf --place under -o out.pdf'] },
  load: () => import('#engines/overlay/overlay.ts').then(({ overlay }) => overlay),
});
