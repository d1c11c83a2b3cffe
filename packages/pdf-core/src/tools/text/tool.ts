import { basic, defineTool, onePdf } from '../record.ts';

export const textTool = defineTool({
  id: 'text',
  about:
    'Read the text of a PDF, Word, Excel, PowerPoint, OpenDocument, text, Markdown, HTML, email, EPUB or SVG file.',
  group: 'read',
  icon: 'file-text',
  inputs: { ...onePdf, orOffice: true },
  makes: 'text',
  ending: 'text',
  reader: 'pdfium',
  options: () => import('./options.ts').then(({ textOptions }) => textOptions),
  report: () => import('./report.ts').then(({ textReport }) => textReport),
  example: { words: true },
  features: basic,
  unlisted: true,
  limits: { seconds: 180, memoryMb: 1024, cpuSeconds: 30 },
  commandLine: { examples: ['sheaf text in.pdf', 'sheaf text in.pdf --pages 1-3 -o out.txt'] },
  load: () => import('#engines/text/office-text.ts').then(({ anyText }) => anyText),
});
