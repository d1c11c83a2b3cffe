import { advanced, defineTool, onePdf } from '../record.ts';

export const redactTool = defineTool({
  id: 'redact',
  about: 'Remove words, patterns and areas from a document for good, and prove that they are gone.',
  group: 'security',
  icon: 'square-dashed',
  inputs: onePdf,
  ending: 'redacted',
  reader: 'compress',
  options: () => import('./options.ts').then(({ redactOptions }) => redactOptions),
  report: () => import('./report.ts').then(({ redactReport }) => redactReport),
  example: { words: ['Page'] },
  features: advanced,
  batch: {},
  limits: { seconds: 300 },
  commandLine: {
    aliases: { pattern: 'patterns' },
    fromFile: [],
    examples: [
      'sheaf redact in.pdf --words "Ada Lovelace" --pattern email -o out.pdf',
      'sheaf redact in.pdf --boxes boxes.json --color "#ffffff" --label REMOVED -o out.pdf',
    ],
  },
  load: () => import('#engines/redact/redact.ts').then(({ redact }) => redact),
});
