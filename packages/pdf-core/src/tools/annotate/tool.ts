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
  commandLine: {
    examples: [
      'sheaf annotate in.pdf --annotations "type=note,page=1,x=40,y=600,text=Paid on 3 May, in cash" -o out.pdf',
      'sheaf annotate in.pdf --annotations "type=line,page=2,from=72 700,to=200 700,arrow=true" -o out.pdf',
    ],
  },
  load: () => import('#engines/annotate/annotate.ts').then(({ annotate }) => annotate),
});
