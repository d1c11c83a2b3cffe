import { basic, defineTool, onePdf } from '../record.ts';

export const bookmarksTool = defineTool({
  id: 'bookmarks',
  about: 'Change the bookmarks of a document, or make them from its headings.',
  group: 'edit',
  icon: 'bookmark',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'bookmarked',
  text: 'kept',
  reader: 'edit',
  touches: () => ({ draws: 'nothing', addsWords: true }),
  removes: ({ bookmarks }) => (bookmarks === undefined ? [] : ['bookmarks']),
  options: () => import('./options.ts').then(({ bookmarksOptions }) => bookmarksOptions),
  report: () => import('./report.ts').then(({ bookmarksReport }) => bookmarksReport),
  foundNothing: ({ bookmarks }, options) => bookmarks === 0 && options.bookmarks === undefined,
  example: {},
  features: basic,
  batch: {},
  limits: { cpuSeconds: 60 },
  commandLine: {
    fromFile: ['bookmarks'],
    aliases: { list: 'bookmarks' },
    examples: [
      'sheaf bookmarks book.pdf -o out.pdf',
      'sheaf read-bookmarks book.pdf -o list.txt && sheaf bookmarks book.pdf --list list.txt -o out.pdf',
    ],
  },
  load: () => import('#engines/bookmarks/bookmarks.ts').then(({ bookmarks }) => bookmarks),
});
