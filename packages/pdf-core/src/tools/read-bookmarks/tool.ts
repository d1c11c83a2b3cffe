import { basic, defineTool, onePdf } from '../record.ts';

export const readBookmarksTool = defineTool({
  id: 'read-bookmarks',
  about: 'List the bookmarks of a document, or those its headings would make.',
  group: 'read',
  icon: 'list-tree',
  inputs: onePdf,
  makes: 'report',
  fileOption: 'asText',
  ending: 'bookmarks',
  extension: 'txt',
  reader: 'edit',
  options: () => import('./options.ts').then(({ readBookmarksOptions }) => readBookmarksOptions),
  report: () => import('./report.ts').then(({ readBookmarksReport }) => readBookmarksReport),
  example: {},
  features: basic,
  unlisted: true,
  limits: { cpuSeconds: 60 },
  commandLine: {
    hidden: ['asText'],
    examples: ['sheaf read-bookmarks in.pdf -o bookmarks.txt', 'sheaf read-bookmarks in.pdf --json'],
  },
  load: () => import('#engines/read-bookmarks/read-bookmarks.ts').then(({ readBookmarks }) => readBookmarks),
});
