import { basic, defineTool, onePdf } from '../record.ts';

export const toMarkdownTool = defineTool({
  id: 'to-markdown',
  about: 'Convert a PDF to Markdown: headings, paragraphs, lists and tables in reading order.',
  group: 'convert',
  icon: 'file-code',
  inputs: onePdf,
  ending: 'markdown',
  keepsName: true,
  extension: 'md',
  text: 'needed',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ toMarkdownOptions }) => toMarkdownOptions),
  report: () => import('../../reading/report.options.ts').then(({ readingReport }) => readingReport),
  example: {},
  features: basic,
  batch: {},
  whenKept: { outputFormat: 'zip' },
  limits: { seconds: 180, cpuSeconds: 120 },
  commandLine: {
    examples: ['sheaf to-markdown in.pdf -o out.md', 'sheaf to-markdown in.pdf --pictures beside -o out/'],
  },
  load: () => import('#engines/to-markdown/to-markdown.ts').then(({ toMarkdown }) => toMarkdown),
});
