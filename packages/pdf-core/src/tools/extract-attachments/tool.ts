import { basic, defineTool, onePdf } from '../record.ts';

export const extractAttachmentsTool = defineTool({
  id: 'extract-attachments',
  about: 'Take out the files that are attached to a document.',
  group: 'convert',
  icon: 'paperclip',
  inputs: onePdf,
  makes: 'folder',
  ending: 'attachments',
  reader: 'assembly',
  options: () => import('./options.ts').then(({ extractAttachmentsOptions }) => extractAttachmentsOptions),
  report: () => import('./report.ts').then(({ extractAttachmentsReport }) => extractAttachmentsReport),
  foundNothing: ({ attachments }) => attachments.length === 0,
  example: {},
  features: basic,
  batch: {},
  whenKept: { outputFormat: 'zip' },
  commandLine: { examples: ['sheaf extract-attachments invoice.pdf -o attachments/'] },
  load: () =>
    import('#engines/extract-attachments/extract-attachments.ts').then(
      ({ extractAttachments }) => extractAttachments,
    ),
});
