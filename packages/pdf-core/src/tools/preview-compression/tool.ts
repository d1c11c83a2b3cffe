import { defineTool, onePdf } from '../record.ts';

export const previewCompressionTool = defineTool({
  id: 'preview-compression',
  about: 'Tell how small a document would become at three levels, and how alike it would look.',
  group: 'optimize',
  icon: 'scale',
  inputs: onePdf,
  makes: 'report',
  ending: 'preview',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ previewCompressionOptions }) => previewCompressionOptions),
  report: () => import('./report.ts').then(({ previewCompressionReport }) => previewCompressionReport),
  example: {},
  // A program that saves the result which it showed needs no second run.
  internal: ['keep'],
  features: ['advanced_pdf_tools', 'advanced_compression'],
  unlisted: true,
  quick: () => import('./options.ts').then(({ previewCompressionQuick }) => previewCompressionQuick),
  limits: { seconds: 180 },
  commandLine: {
    aliases: { dpi: 'maxImageDPI' },
    /* Pictures are for pages that show them. */ hidden: ['compressionLevel', 'page', 'width', 'keep'],
    examples: ['sheaf preview-compression in.pdf'],
  },
  load: () =>
    import('#engines/preview-compression/preview-compression.ts').then(
      ({ previewCompression }) => previewCompression,
    ),
});
