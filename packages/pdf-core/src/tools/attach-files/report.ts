import { z } from 'zod';

export const attachFilesReport = z.object({
  attached: z
    .array(z.object({ name: z.string(), bytes: z.number().int() }))
    .describe('The attached files, under the names that they have in the document'),
  attachments: z.number().int().describe('All attached files of the result'),
});
export type AttachFilesReport = z.infer<typeof attachFilesReport>;
