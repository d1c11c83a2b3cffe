import { advanced, defineTool, onePdf } from '../record.ts';

export const unlockTool = defineTool({
  id: 'unlock',
  about: 'Take the password off a document.',
  group: 'security',
  icon: 'lock-open',
  inputs: onePdf,
  pages: 'kept',
  ending: 'unlocked',
  text: 'kept',
  reader: 'crypt',
  touches: () => ({ draws: 'nothing' }),
  options: () => import('./options.ts').then(({ unlockOptions }) => unlockOptions),
  report: () => import('../no-report.ts').then(({ noReport }) => noReport),
  example: { password: 'open sesame' },
  features: advanced,
  batch: { unlocks: true, prepares: true },
  commandLine: { examples: ['sheaf unlock in.pdf --password-file secret.txt -o out.pdf'] },
  load: () => import('#engines/unlock/unlock.ts').then(({ unlock }) => unlock),
});
