import { basic, defineTool, onePdf } from '../record.ts';

export const extractImagesTool = defineTool({
  id: 'extract-images',
  about: 'Take the images out of a document, each as a file.',
  group: 'convert',
  icon: 'image-down',
  inputs: onePdf,
  makes: 'folder',
  contains: 'image',
  needs: 'modifying',
  ending: 'images',
  reader: 'compress',
  options: () => import('./options.ts').then(({ extractImagesOptions }) => extractImagesOptions),
  report: () => import('./report.ts').then(({ extractImagesReport }) => extractImagesReport),
  foundNothing: ({ images }) => images.length === 0,
  example: { smallest: 1 },
  features: basic,
  batch: {},
  whenKept: { outputFormat: 'zip' },
  limits: { seconds: 180 },
  commandLine: {
    examples: [
      'sheaf extract-images in.pdf -o images/',
      'sheaf extract-images in.pdf --format png -o images/',
    ],
  },
  load: () => import('#engines/extract-images/extract-images.ts').then(({ extractImages }) => extractImages),
});
