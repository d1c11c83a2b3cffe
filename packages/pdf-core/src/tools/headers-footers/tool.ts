import { basic, defineTool, onePdf } from '../record.ts';

export const headersFootersTool = defineTool({
  id: 'headers-footers',
  about: 'Add headers and footers, with page numbers, file name and date.',
  group: 'edit',
  icon: 'panel-top',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'with-headers',
  reader: 'edit',
  touches: () => ({ draws: 'artifacts' }),
  needsOne: {
    of: ['headerLeft', 'headerCenter', 'headerRight', 'footerLeft', 'footerCenter', 'footerRight'],
    reason: 'header_or_footer_needed',
  },
  options: () => import('./options.ts').then(({ headersFootersOptions }) => headersFootersOptions),
  report: () => import('../drawn-report.ts').then(({ drawnReport }) => drawnReport),
  example: { headerLeft: '{file}', footerRight: '{page} / {pages}' },
  features: basic,
  batch: {},
  commandLine: {
    examples: ["sheaf headers-footers in.pdf --footer-center 'Page {page} of {pages}' -o out.pdf"],
  },
  load: () =>
    import('#engines/headers-footers/headers-footers.ts').then(({ headersFooters }) => headersFooters),
});
