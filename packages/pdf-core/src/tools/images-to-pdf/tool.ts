import { advanced, defineTool, manyImages } from '../record.ts';

export const imagesToPdfTool = defineTool({
  id: 'images-to-pdf',
  about: 'Make a document of images.',
  group: 'convert',
  icon: 'images',
  inputs: manyImages,
  ending: 'converted',
  text: 'kept',
  reader: 'bytes',
  options: () => import('./options.ts').then(({ imagesToPdfOptions }) => imagesToPdfOptions),
  report: () => import('./report.ts').then(({ imagesToPdfReport }) => imagesToPdfReport),
  example: { pageSize: 'A5' },
  features: advanced,
  quick: () => import('./options.ts').then(({ imagesToPdfQuick }) => imagesToPdfQuick),
  batch: { type: 'convert', takes: 'picture-or-office' },
  limits: { seconds: 120 },
  commandLine: { name: 'images', examples: ['sheaf images *.jpg -o out.pdf'] },
  load: () => import('#engines/images-to-pdf/images-to-pdf.ts').then(({ imagesToPdf }) => imagesToPdf),
});
