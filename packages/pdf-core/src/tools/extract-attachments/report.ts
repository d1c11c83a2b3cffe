import { z } from 'zod';

export const extractAttachmentsReport = z.object({
  attachments: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
  skipped: z.number().int().describe('Attachments that are damaged'),
});
export type ExtractAttachmentsReport = z.infer<typeof extractAttachmentsReport>;
