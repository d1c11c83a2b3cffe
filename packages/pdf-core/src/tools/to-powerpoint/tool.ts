import { basic, defineTool, onePdf } from '../record.ts';

export const toPowerpointTool = defineTool({
  id: 'to-powerpoint',
  about: 'Convert each page of a PDF to a PowerPoint slide with text, tables and pictures where they stand.',
  group: 'convert',
  icon: 'presentation',
  inputs: onePdf,
  ending: 'slides',
  keepsName: true,
  extension: 'pptx',
  text: 'needed',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toPowerpointOptions }) => toPowerpointOptions),
  report: () => import('../../reading/report.options.ts').then(({ readingReport }) => readingReport),
  example: {},
  features: basic,
  batch: {},
  limits: { seconds: 180, cpuSeconds: 120 },
  commandLine: { examples: ['sheaf to-powerpoint in.pdf -o out.pptx'] },
  load: () => import('#engines/to-powerpoint/to-powerpoint.ts').then(({ toPowerpoint }) => toPowerpoint),
});
