import { basic, defineTool, onePdf } from '../record.ts';

export const linearizeTool = defineTool({
  id: 'linearize',
  about: 'Order a document so that browsers show its first page before all of it is loaded.',
  group: 'optimize',
  icon: 'zap',
  inputs: onePdf,
  pages: 'kept',
  ending: 'web',
  text: 'kept',
  reader: 'assembly',
  touches: () => ({ draws: 'nothing' }),
  options: () => import('./options.ts').then(({ linearizeOptions }) => linearizeOptions),
  report: () => import('./report.ts').then(({ linearizeReport }) => linearizeReport),
  example: {},
  features: basic,
  batch: {},
  commandLine: { examples: ['sheaf linearize in.pdf -o web.pdf'] },
  load: () => import('#engines/linearize/linearize.ts').then(({ linearize }) => linearize),
});
