import { z } from 'zod';
import { documentPassword } from '../option-form.ts';
import { MEDIA_TYPE } from './media-types.options.ts';

export const MOST_ATTACHED = 50;

const attachment = z
  .object({
    name: z.string().trim().min(1).max(255).describe('Its name, with the ending'),
    data: z.string().max(19_000_000).describe('Its bytes in base64'),
    description: z
      .string()
      .trim()
      .max(1000)
      .optional()
      .describe('What it is, as viewers show beside its name'),
    type: z
      .string()
      .max(100)
      .regex(MEDIA_TYPE)
      .optional()
      .describe('Its media type, such as text/csv; absent: by the ending of its name'),
  })
  .strict();
export type Attachment = z.infer<typeof attachment>;

export const attachFilesOptions = z.object({
  attachments: z.array(attachment).min(1).max(MOST_ATTACHED).describe('The files that are attached'),
  relationship: z
    .enum(['unspecified', 'supplement', 'source', 'data', 'alternative'])
    .default('unspecified')
    .describe(
      'What the files are to the document: supplements, what it was made from, data that it shows, or the same in another form',
    ),
  password: documentPassword,
  outputName: z.string().max(255).default('with-attachments.pdf').describe('The name of the result'),
});
export type AttachFilesOptions = z.infer<typeof attachFilesOptions>;
