import { defineTool, onePdf } from '../record.ts';

export const watermarkTool = defineTool({
  id: 'watermark',
  about: 'Put words across every page.',
  group: 'edit',
  icon: 'droplets',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'watermarked',
  reader: 'edit',
  touches: ({ opacity }) => ({ draws: 'artifacts', isSeeThrough: opacity < 1 }),
  options: () => import('./options.ts').then(({ watermarkOptions }) => watermarkOptions),
  report: () => import('../drawn-report.ts').then(({ drawnReport }) => drawnReport),
  example: { text: 'DRAFT' },
  features: ['advanced_pdf_tools', 'custom_watermarks'],
  batch: {},
  commandLine: { examples: ['sheaf watermark in.pdf --text DRAFT -o out.pdf'] },
  load: () => import('#engines/watermark/watermark.ts').then(({ watermark }) => watermark),
});
