import { advanced, defineTool, onePdf } from '../record.ts';

export const annotateTool = defineTool({
  id: 'annotate',
  about: 'Put notes, marks and drawings on pages.',
  group: 'edit',
  icon: 'highlighter',
  inputs: onePdf,
  pages: 'kept',
  needs: 'annotating',
  ending: 'annotated',
  reader: 'edit',
  touches: ({ annotations }) => ({
    draws: 'content',
    isSeeThrough: annotations.some(
      (one) =>
        one.type === 'highlight' || one.opacity < 1 || (one.type === 'stamp' && one.image !== undefined),
    ),
  }),
  onSigned: 'kept',
  options: () => import('./options.ts').then(({ annotateOptions }) => annotateOptions),
  report: () => import('./report.ts').then(({ annotateReport }) => annotateReport),
  example: { annotations: [{ type: 'note', x: 30, y: 30, text: 'Seen' }] },
  features: advanced,
  commandLine: { examples: ['sheaf annotate in.pdf --options notes.json -o out.pdf'] },
  load: () => import('#engines/annotate/annotate.ts').then(({ annotate }) => annotate),
});
