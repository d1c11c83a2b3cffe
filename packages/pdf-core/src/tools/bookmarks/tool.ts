import { basic, defineTool, onePdf } from '../record.ts';

export const bookmarksTool = defineTool({
  id: 'bookmarks',
  about: 'Make bookmarks from the headings of a document.',
  group: 'organize',
  icon: 'bookmark',
  inputs: onePdf,
  ending: 'bookmarked',
  reader: 'edit',
  touches: () => ({ draws: 'nothing', addsWords: true }),
  options: () => import('./options.ts').then(({ bookmarksOptions }) => bookmarksOptions),
  report: () => import('./report.ts').then(({ bookmarksReport }) => bookmarksReport),
  example: {},
  features: basic,
  unlisted: true,
  load: () => import('#engines/bookmarks/bookmarks.ts').then(({ bookmarks }) => bookmarks),
});
