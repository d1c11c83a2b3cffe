import { basic, defineTool, oneSource } from '../record.ts';

export const toPdfTool = defineTool({
  id: 'to-pdf',
  about:
    'Convert a Word, Excel, PowerPoint, OpenDocument, text, Markdown, HTML, email (.eml, .msg), EPUB or SVG file to a PDF.',
  group: 'convert',
  icon: 'file-input',
  inputs: oneSource,
  ending: 'converted',
  keepsName: true,
  reader: 'bytes',
  options: () => import('./options.ts').then(({ toPdfOptions }) => toPdfOptions),
  report: () => import('./report.ts').then(({ toPdfReport }) => toPdfReport),
  example: { paper: 'A5' },
  features: basic,
  batch: { takes: 'source' },
  limits: { seconds: 180, cpuSeconds: 150 },
  commandLine: {
    examples: [
      'sheaf to-pdf notes.md -o notes.pdf',
      'sheaf to-pdf message.eml --paper Letter',
      'sheaf to-pdf book.epub -o book.pdf',
      'sheaf to-pdf drawing.svg -o drawing.pdf',
      'sheaf to-pdf slides.pptx -o slides.pdf',
    ],
  },
  load: () => import('#engines/to-pdf/to-pdf.ts').then(({ toPdf }) => toPdf),
});
