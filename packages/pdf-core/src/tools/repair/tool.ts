import { basic, defineTool, onePdf } from '../record.ts';

export const repairTool = defineTool({
  id: 'repair',
  about: 'Repair a damaged document, and say what it has lost.',
  group: 'optimize',
  icon: 'wrench',
  inputs: onePdf,
  ending: 'repaired',
  text: 'kept',
  reader: 'assembly',
  readsAsIs: true,
  touches: () => ({ draws: 'nothing' }),
  onSigned: 'kept',
  options: () => import('./options.ts').then(({ repairOptions }) => repairOptions),
  report: () => import('./report.ts').then(({ repairReport }) => repairReport),
  foundNothing: ({ damaged }) => !damaged,
  example: {},
  features: basic,
  batch: { prepares: true },
  commandLine: { examples: ['sheaf repair broken.pdf -o out.pdf'] },
  load: () => import('#engines/repair/repair.ts').then(({ repair }) => repair),
});
