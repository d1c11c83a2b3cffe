import { basic, defineTool, onePdf } from '../record.ts';

export const addCodeTool = defineTool({
  id: 'add-code',
  about: 'Put a QR code or a barcode on pages.',
  group: 'edit',
  icon: 'qr-code',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'with-code',
  reader: 'edit',
  touches: () => ({ draws: 'artifacts' }),
  options: () => import('./options.ts').then(({ addCodeOptions }) => addCodeOptions),
  report: () => import('./report.ts').then(({ addCodeReport }) => addCodeReport),
  example: { text: 'Page {page} of {pages}' },
  features: basic,
  batch: {},
  commandLine: {
    examples: [
      "sheaf add-code in.pdf --text 'https://example.com/{page}' --place top-right -o out.pdf",
      'sheaf add-code in.pdf --kind ean13 --text 400638133393 --pages 1 -o out.pdf',
    ],
  },
  load: () => import('#engines/add-code/add-code.ts').then(({ addCode }) => addCode),
});
