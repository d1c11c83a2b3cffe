import { z } from 'zod';

export const metadataReport = z.object({
  metadata: z
    .object({
      title: z.string().optional(),
      author: z.string().optional(),
      subject: z.string().optional(),
      keywords: z.string().optional(),
    })
    .describe('What the document says of itself now'),
});
export type MetadataReport = z.infer<typeof metadataReport>;
