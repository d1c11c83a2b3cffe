import { basic, defineTool, onePdf } from '../record.ts';

export const toImagesTool = defineTool({
  id: 'to-images',
  about: 'Convert pages to JPEG, PNG, WebP or TIFF pictures.',
  group: 'convert',
  icon: 'images',
  inputs: onePdf,
  makes: 'folder',
  contains: 'image',
  ending: 'pages',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toImagesOptions }) => toImagesOptions),
  report: () => import('../render/report.ts').then(({ renderReport }) => renderReport),
  example: { dpi: 40 },
  features: basic,
  batch: {},
  whenKept: { outputFormat: 'zip' },
  limits: { seconds: 300, cpuSeconds: 240 },
  commandLine: {
    examples: [
      'sheaf to-images in.pdf -o pages/',
      'sheaf to-images in.pdf --format tiff --dpi 300 -o pages/',
    ],
  },
  load: () => import('#engines/to-images/to-images.ts').then(({ toImages }) => toImages),
});
