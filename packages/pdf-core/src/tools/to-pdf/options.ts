import { z } from 'zod';
import { paper } from '../../imposition/paper.options.ts';
import { inForm } from '../option-form.ts';

export const toPdfOptions = z.object({
  format: z
    .enum(['auto', 'text', 'markdown', 'html', 'mail', 'outlook', 'epub', 'svg'])
    .default('auto')
    .describe('What the file is; auto: by its content and its name'),
  paper,
  orientation: z.enum(['portrait', 'landscape']).default('portrait').describe('Upright or lying pages'),
  margin: z
    .number()
    .min(18)
    .max(144)
    .default(60)
    .describe('Space at the edges of the paper, in points (72 are an inch)')
    .meta(inForm({ unit: 'points' })),
  fontSize: z
    .number()
    .min(6)
    .max(24)
    .default(10.5)
    .describe('Size of the text, in points; headings and CSS pixels follow it')
    .meta(inForm({ unit: 'points' })),
  bookmarks: z.boolean().default(true).describe('Bookmarks from the headings'),
  pageNumbers: z.boolean().default(true).describe('Number the pages, if there are several'),
  attachments: z.boolean().default(true).describe('Attach the attachments of a mail message to the PDF'),
  trackedChanges: z
    .enum(['shown', 'accepted'])
    .default('shown')
    .describe('Tracked changes of a .docx or .odt file: marked in the text, or accepted'),
  title: z
    .string()
    .max(1000)
    .optional()
    .describe('Title of the document; by default, its own or its first heading'),
});
export type ToPdfOptions = z.infer<typeof toPdfOptions>;
