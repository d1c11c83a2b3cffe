import { basic, defineTool, onePdf } from '../record.ts';

export const autoRenameTool = defineTool({
  id: 'auto-rename',
  about: 'Copy a document under a name made from its title.',
  group: 'organize',
  icon: 'text-cursor-input',
  inputs: onePdf,
  ending: 'renamed',
  namesResult: true,
  text: 'kept',
  reader: 'pdfium',
  touches: () => ({ draws: 'nothing' }),
  onSigned: 'kept',
  options: () => import('./options.ts').then(({ autoRenameOptions }) => autoRenameOptions),
  report: () => import('./report.ts').then(({ autoRenameReport }) => autoRenameReport),
  foundNothing: ({ from }) => from === 'none',
  example: {},
  features: basic,
  batch: {},
  commandLine: {
    examples: ['sheaf auto-rename scan0001.pdf -o named/', 'sheaf auto-rename in.pdf --prefer properties'],
  },
  load: () => import('#engines/auto-rename/auto-rename.ts').then(({ autoRename }) => autoRename),
});
