import { advanced, defineTool, onePdf } from '../record.ts';

export const findWordsTool = defineTool({
  id: 'find-words',
  about: 'Tell where words and patterns stand in a document, before they are redacted.',
  group: 'security',
  icon: 'text-search',
  inputs: onePdf,
  makes: 'report',
  ending: 'finds',
  reader: 'compress',
  options: () => import('./options.ts').then(({ findWordsOptions }) => findWordsOptions),
  report: () => import('./report.ts').then(({ findWordsReport }) => findWordsReport),
  example: { words: ['Page'] },
  features: advanced,
  unlisted: true,
  limits: { seconds: 180 },
  commandLine: {
    aliases: { pattern: 'patterns' },
    examples: ['sheaf find-words in.pdf --words "Ada Lovelace" --pattern email'],
  },
  load: () => import('#engines/find-words/find-words.ts').then(({ findWords }) => findWords),
});
