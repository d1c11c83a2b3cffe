import { basic, defineTool, onePdf } from '../record.ts';

export const renderTool = defineTool({
  id: 'render',
  about: 'Draw pages as pictures.',
  group: 'convert',
  icon: 'image',
  inputs: onePdf,
  makes: 'folder',
  contains: 'image',
  ending: 'pages',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ renderOptions }) => renderOptions),
  report: () => import('./report.ts').then(({ renderReport }) => renderReport),
  example: { dpi: 40 },
  features: basic,
  unlisted: true,
  limits: { cpuSeconds: 20 },
  commandLine: {
    examples: ['sheaf render in.pdf --dpi 200 -o pages/', 'sheaf render in.pdf --pages 1 -o cover.png'],
  },
  load: () => import('#engines/render/render.ts').then(({ render }) => render),
});
