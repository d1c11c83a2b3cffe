import { defineTool, onePdf } from '../record.ts';

export const compressTool = defineTool({
  id: 'compress',
  about: 'Make a document smaller.',
  group: 'optimize',
  icon: 'minimize-2',
  inputs: onePdf,
  pages: 'kept',
  ending: 'compressed',
  text: 'kept',
  reader: 'compress',
  touches: ({ convertToGrayscale }) => (convertToGrayscale ? undefined : { draws: 'nothing' }),
  removes: ({ removeBookmarks, removeMetadata }) => [
    ...(removeBookmarks ? (['bookmarks'] as const) : []),
    ...(removeMetadata ? (['metadata'] as const) : []),
  ],
  onSigned: 'left',
  options: () => import('./options.ts').then(({ compressOptions }) => compressOptions),
  report: () => import('./report.ts').then(({ compressReport }) => compressReport),
  example: {},
  features: ['advanced_pdf_tools', 'advanced_compression'],
  quick: () => import('./options.ts').then(({ compressQuick }) => compressQuick),
  batch: {},
  limits: { seconds: 180 },
  commandLine: {
    aliases: { level: 'compressionLevel', dpi: 'maxImageDPI' },
    examples: ['sheaf compress in.pdf --level high -o out.pdf'],
  },
  load: () => import('#engines/compress/compress.ts').then(({ compress }) => compress),
});
