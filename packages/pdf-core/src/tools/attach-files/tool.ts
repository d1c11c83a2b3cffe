import { basic, defineTool, onePdf } from '../record.ts';

export const attachFilesTool = defineTool({
  id: 'attach-files',
  about: 'Attach files of any kind to a document.',
  group: 'edit',
  icon: 'file-plus-2',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'with-attachments',
  text: 'kept',
  reader: 'edit',
  touches: () => ({ draws: 'nothing', addsWords: true, attachesFiles: true }),
  options: () => import('./options.ts').then(({ attachFilesOptions }) => attachFilesOptions),
  report: () => import('./report.ts').then(({ attachFilesReport }) => attachFilesReport),
  example: { attachments: [{ name: 'terms.txt', data: 'UGF5YWJsZSB3aXRoaW4gMzAgZGF5cy4=' }] },
  features: basic,
  batch: { forOne: true },
  commandLine: {
    aliases: { attach: 'attachments' },
    fromFile: ['attachments'],
    examples: ['sheaf attach-files lease.pdf --attach terms.docx --attach prices.xlsx -o out.pdf'],
  },
  load: () => import('#engines/attach-files/attach-files.ts').then(({ attachFiles }) => attachFiles),
});
