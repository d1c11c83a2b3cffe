import type { Part } from '../notices.ts';
import { advanced, defineTool, onePdf } from '../record.ts';

export const sanitizeTool = defineTool({
  id: 'sanitize',
  about:
    'Remove what a document carries beside its pages: metadata, comments, attachments, scripts, hidden layers, earlier revisions.',
  group: 'security',
  icon: 'brush-cleaning',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'sanitized',
  reader: 'compress',
  removes: ({ metadata, attachments, scripts, layers, form, thumbnails }) => {
    const parts: (Part | false)[] = [
      metadata && 'metadata',
      attachments && 'attachments',
      attachments && 'associated_files',
      attachments && 'portfolio',
      scripts && 'scripts',
      layers && 'layers',
      form !== 'keep' && 'xfa',
      form === 'flatten' && 'form_fields',
      thumbnails && 'thumbnails',
    ];
    return parts.filter((part) => part !== false);
  },
  touches: ({ form }) => ({ draws: form === 'flatten' ? 'content' : 'nothing' }),
  // An update behind the document would bring back an earlier revision.
  sealsResult: true,
  needsOne: {
    of: ['metadata', 'comments', 'attachments', 'scripts', 'layers', 'thumbnails', 'private'],
    reason: 'nothing_chosen',
    areOn: true,
    when: { form: 'keep', links: false },
  },
  options: () => import('./options.ts').then(({ sanitizeOptions }) => sanitizeOptions),
  report: () => import('./report.ts').then(({ sanitizeReport }) => sanitizeReport),
  foundNothing: ({ total }) => total === 0,
  example: { links: true },
  features: advanced,
  batch: {},
  limits: { seconds: 120, cpuSeconds: 90 },
  commandLine: {
    examples: [
      'sheaf sanitize in.pdf -o out.pdf',
      'sheaf sanitize in.pdf --links --form flatten --no-comments -o out.pdf',
    ],
  },
  load: () => import('#engines/sanitize/sanitize.ts').then(({ sanitize }) => sanitize),
});
