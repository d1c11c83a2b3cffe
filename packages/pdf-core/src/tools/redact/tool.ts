import { advanced, defineTool, onePdf } from '../record.ts';

export const redactTool = defineTool({
  id: 'redact',
  about: 'Remove words, patterns and areas for good: every page becomes a picture without them.',
  group: 'security',
  icon: 'square-dashed',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'redacted',
  reader: 'pdfium',
  needsOne: { of: ['words', 'patterns', 'expressions', 'boxes'], reason: 'redaction_without_target' },
  options: () => import('./options.ts').then(({ redactOptions }) => redactOptions),
  report: () => import('./report.ts').then(({ redactReport }) => redactReport),
  foundNothing: ({ boxes }) => boxes === 0,
  example: { words: ['Page'], text: false, dpi: 150 },
  features: advanced,
  batch: {},
  limits: { seconds: 900 },
  commandLine: {
    aliases: { pattern: 'patterns', expression: 'expressions' },
    whole: ['words', 'expressions'],
    examples: [
      'sheaf redact in.pdf --words "Ada Lovelace" --pattern email -o out.pdf',
      'sheaf redact in.pdf --boxes page=1,x=72,y=700,width=200,height=20 -o out.pdf',
      'sheaf redact in.pdf --boxes boxes.json --color "#ffffff" --label REMOVED -o out.pdf',
    ],
  },
  load: () => import('#engines/redact/redact.ts').then(({ redact }) => redact),
});
