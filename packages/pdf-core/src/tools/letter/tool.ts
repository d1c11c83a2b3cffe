import { basic, defineTool, noInput } from '../record.ts';

export const letterTool = defineTool({
  id: 'letter',
  about: 'Write a page or more: a title, facts, a table with its total, a note.',
  group: 'convert',
  icon: 'file-pen-line',
  inputs: noInput,
  ending: 'letter',
  reader: 'bytes',
  options: () => import('./options.ts').then(({ letterOptions }) => letterOptions),
  report: () => import('../drawn-report.ts').then(({ drawnReport }) => drawnReport),
  example: { title: 'Minutes' },
  features: basic,
  unlisted: true,
  commandLine: { examples: ['sheaf letter --options letter.json -o letter.pdf'] },
  load: () => import('#engines/letter/letter.ts').then(({ letter }) => letter),
});
