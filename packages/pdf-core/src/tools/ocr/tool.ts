import { basic, defineTool, onePdfOrImage } from '../record.ts';

export const ocrTool = defineTool({
  id: 'ocr',
  about: 'Read the text of scans and images, and make it searchable.',
  group: 'convert',
  icon: 'scan-text',
  inputs: onePdfOrImage,
  pages: 'kept',
  needs: 'modifying',
  ending: 'searchable',
  reader: 'pdfium',
  touches: () => ({ draws: 'content', isRewritten: true }),
  options: () => import('./options.ts').then(({ ocrOptions }) => ocrOptions),
  report: () => import('./report.ts').then(({ ocrReport }) => ocrReport),
  example: { enhanceImage: false, parallel: 1 },
  features: basic,
  batch: {
    options: () => import('./options.ts').then(({ ocrStepOptions }) => ocrStepOptions),
    prepares: true,
  },
  metered: true,
  limits: { seconds: 180 },
  commandLine: {
    /* What was read before is known to whoever keeps it, which the command does not. */ hidden: [
      'known',
      'lookOnly',
    ],
    examples: ['sheaf ocr scan.pdf -o searchable.pdf'],
  },
  load: () => import('#engines/ocr/ocr.ts').then(({ ocr }) => ocr),
});
