import { basic, defineTool, onePdf } from '../record.ts';

export const removeBlankPagesTool = defineTool({
  id: 'remove-blank-pages',
  about: 'Leave out pages that show nothing.',
  group: 'organize',
  icon: 'file-minus',
  inputs: onePdf,
  ending: 'without-blank-pages',
  text: 'kept',
  reader: 'assembly',
  touches: () => ({ draws: 'nothing', isAssembled: true }),
  options: () => import('./options.ts').then(({ removeBlankPagesOptions }) => removeBlankPagesOptions),
  report: () => import('./report.ts').then(({ removeBlankPagesReport }) => removeBlankPagesReport),
  foundNothing: ({ removed }) => removed.length === 0,
  example: { specks: 0.1 },
  features: basic,
  batch: {},
  limits: { seconds: 120 },
  commandLine: { examples: ['sheaf remove-blank-pages scan.pdf --specks 0.5 -o out.pdf'] },
  load: () =>
    import('#engines/remove-blank-pages/remove-blank-pages.ts').then(
      ({ removeBlankPages }) => removeBlankPages,
    ),
});
