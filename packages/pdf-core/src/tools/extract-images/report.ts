import { z } from 'zod';

export const extractImagesReport = z.object({
  images: z.array(
    z.object({
      name: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      kept: z.boolean().describe('Whether these are the very bytes that are in the document'),
    }),
  ),
  skipped: z.number().int().describe('Images that are damaged or too large to be read'),
});
export type ExtractImagesReport = z.infer<typeof extractImagesReport>;
