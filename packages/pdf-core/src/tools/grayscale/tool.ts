import { basic, defineTool, onePdf } from '../record.ts';

export const grayscaleTool = defineTool({
  id: 'grayscale',
  about: 'Turn text, drawings and images to shades of gray.',
  group: 'edit',
  icon: 'contrast',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'gray',
  text: 'kept',
  reader: 'compress',
  onSigned: 'refused',
  options: () => import('./options.ts').then(({ grayscaleOptions }) => grayscaleOptions),
  report: () => import('./report.ts').then(({ grayscaleReport }) => grayscaleReport),
  example: {},
  features: basic,
  batch: {},
  limits: { seconds: 180 },
  commandLine: { examples: ['sheaf grayscale in.pdf -o out.pdf'] },
  load: () => import('#engines/grayscale/grayscale.ts').then(({ grayscale }) => grayscale),
});
