import { advanced, defineTool, onePdf } from '../record.ts';

export const protectTool = defineTool({
  id: 'protect',
  about: 'Lock a document with a password, and say what may be done with it.',
  group: 'security',
  icon: 'lock',
  inputs: onePdf,
  pages: 'kept',
  needs: 'unprotected',
  ending: 'protected',
  text: 'kept',
  reader: 'crypt',
  sealsResult: true,
  options: () => import('./options.ts').then(({ protectOptions }) => protectOptions),
  report: () => import('../no-report.ts').then(({ noReport }) => noReport),
  example: { password: 'open sesame' },
  features: advanced,
  batch: { locks: true },
  action: 'password-protect',
  commandLine: { examples: ['sheaf protect in.pdf --password-file secret.txt -o out.pdf'] },
  load: () => import('#engines/protect/protect.ts').then(({ protect }) => protect),
});
