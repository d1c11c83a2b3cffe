import { advanced, defineTool, onePdf } from '../record.ts';

export const findWordsTool = defineTool({
  id: 'find-words',
  about: 'Find words and patterns in a document, and where each of them is, before they are redacted.',
  group: 'security',
  icon: 'text-search',
  inputs: onePdf,
  makes: 'report',
  ending: 'finds',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ findWordsOptions }) => findWordsOptions),
  report: () => import('./report.ts').then(({ findWordsReport }) => findWordsReport),
  example: { words: ['Page'] },
  features: advanced,
  unlisted: true,
  limits: { seconds: 900 },
  commandLine: {
    aliases: { pattern: 'patterns', expression: 'expressions' },
    whole: ['words', 'expressions'],
    examples: ['sheaf find-words in.pdf --words "Ada Lovelace" --pattern email'],
  },
  load: () => import('#engines/find-words/find-words.ts').then(({ findWords }) => findWords),
});
