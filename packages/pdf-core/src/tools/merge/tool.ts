import { advanced, defineTool, manyPdfs } from '../record.ts';

export const mergeTool = defineTool({
  id: 'merge',
  about: 'Join documents into one, in the order given.',
  group: 'organize',
  icon: 'combine',
  inputs: manyPdfs,
  pages: 'summed',
  ending: 'merged',
  text: 'kept',
  addsText: ['addTitlePage', 'addWatermark', 'addPageNumbers'],
  reader: 'assembly',
  touches: ({ addWatermark, watermarkOptions, addPageNumbers, addTitlePage }) => ({
    draws: addTitlePage ? 'content' : addWatermark || addPageNumbers ? 'artifacts' : 'nothing',
    isSeeThrough: addWatermark && watermarkOptions.opacity < 1,
    isAssembled: true,
  }),
  options: () => import('./options.ts').then(({ mergeOptions }) => mergeOptions),
  report: () => import('./report.ts').then(({ mergeReport }) => mergeReport),
  isLight: true,
  example: { addBookmarks: true, addPageNumbers: true },
  features: advanced,
  moreFeatures: ({ addWatermark }) => (addWatermark ? ['custom_watermarks'] : []),
  quick: () => import('./options.ts').then(({ mergeQuick }) => mergeQuick),
  batch: {},
  commandLine: {
    implies: {
      watermarkOptions: 'addWatermark',
      titlePageContent: 'addTitlePage',
      pageNumberPosition: 'addPageNumbers',
      pageNumberStyle: 'addPageNumbers',
    },
    examples: ['sheaf merge a.pdf b.pdf -o out.pdf', 'sheaf merge *.pdf --add-bookmarks -o book.pdf'],
  },
  load: () => import('#engines/merge/merge.ts').then(({ merge }) => merge),
});
