import { basic, defineTool, onePdf } from '../record.ts';

export const infoTool = defineTool({
  id: 'info',
  about: 'Tell what a document is.',
  group: 'read',
  icon: 'info',
  inputs: onePdf,
  makes: 'report',
  ending: 'info',
  reader: 'bytes',
  readsAsIs: true,
  options: () => import('./options.ts').then(({ infoOptions }) => infoOptions),
  report: () => import('./report.ts').then(({ infoReport }) => infoReport),
  isLight: true,
  example: {},
  features: basic,
  unlisted: true,
  limits: { seconds: 180, memoryMb: 1024, cpuSeconds: 15 },
  commandLine: { examples: ['sheaf info in.pdf', 'sheaf info --json in.pdf'] },
  load: () => import('#engines/info/info.ts').then(({ info }) => info),
});
